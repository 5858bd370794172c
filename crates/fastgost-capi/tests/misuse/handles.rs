use super::*;

#[test]
fn handles_of_other_types_and_freed_ones() {
    let (hash, mac) = (new_hash(), new_mac());
    check!(fastgost_hash_update(mac.cast(), null(), 0), FASTGOST_ERROR_HANDLE, "a handle of another type");
    check!(fastgost_mac_update(hash.cast(), null(), 0), FASTGOST_ERROR_HANDLE, "not a fastgost_mac");
    check!(fastgost_hash_free(mac.cast()), FASTGOST_ERROR_HANDLE, "another type");
    // The wrong call did not free the handle of the MAC, so this handle still works.
    check!(fastgost_mac_update(mac, b"abc".as_ptr(), 3));
    check!(fastgost_hash_free(hash));
    check!(fastgost_hash_free(hash), FASTGOST_ERROR_HANDLE, "was freed");
    check!(fastgost_hash_update(hash, null(), 0), FASTGOST_ERROR_HANDLE, "was freed");
    let mut copy = hash;
    check!(fastgost_hash_dup(hash, &mut copy), FASTGOST_ERROR_HANDLE, "was freed");
    assert!(copy.is_null(), "null on failure");
    check!(fastgost_mac_free(mac));
    // The next calls pass addresses of memory that is not a handle, and addresses that no handle can have.
    let other = [0_u64; 16];
    check!(fastgost_hash_update(other.as_ptr().cast_mut().cast(), null(), 0), FASTGOST_ERROR_HANDLE, "not returned by");
    check!(
        fastgost_hash_update(std::ptr::without_provenance_mut(1), null(), 0),
        FASTGOST_ERROR_HANDLE,
        "not returned by"
    );
    check!(fastgost_hash_update(null_mut(), null(), 0), FASTGOST_ERROR_NULL_POINTER, "instead of a fastgost_hash");
}

#[test]
fn freed_handles_stay_recognisable_and_their_memory_is_used_again() {
    let first = new_hash();
    check!(fastgost_hash_free(first));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..5000 {
        let hash = new_hash();
        seen.insert(hash);
        check!(fastgost_hash_free(hash));
        if seen.len() < 900 {
            check!(fastgost_hash_reset(first), FASTGOST_ERROR_HANDLE, "was freed");
        }
    }
    assert!(seen.len() < 4000, "{} slots for one handle at a time", seen.len());
}

#[test]
fn every_free_accepts_null() {
    check!(fastgost_hash_free(null_mut()));
    check!(fastgost_mac_free(null_mut()));
    check!(fastgost_cipher_free(null_mut()));
    check!(fastgost_aead_free(null_mut()));
    check!(fastgost_sealer_free(null_mut()));
    check!(fastgost_opener_free(null_mut()));
    check!(fastgost_unverified_free(null_mut()));
    check!(fastgost_private_key_free(null_mut()));
    check!(fastgost_public_key_free(null_mut()));
}

/// A call must return an error if the pointer to the result points into the memory of a handle.
#[test]
fn results_over_handles() {
    const OVERLAP: c_int = FASTGOST_ERROR_OVERLAP;
    let (hash, cipher, aead, key) = (new_hash(), new_cipher(c"kuznyechik-ctr", 0, 8), new_aead(), new_key());
    check!(fastgost_hash_dup(hash, hash.cast()), OVERLAP, "");
    check!(fastgost_hash_size(hash, hash.cast()), OVERLAP, "");
    check!(fastgost_hash_level(hash, hash.cast()), OVERLAP, "");
    check!(fastgost_hash_final(hash, hash.cast(), 32), OVERLAP, "");
    check!(fastgost_cipher_update(cipher, IV.as_ptr(), cipher.cast(), 16), OVERLAP, "");
    check!(fastgost_cipher_finish(cipher, 0, IV.as_ptr(), 16, [0; 16].as_mut_ptr(), 16, cipher.cast()), OVERLAP, "");
    check!(fastgost_sealer_new(aead, IV.as_ptr(), 16, aead.cast()), OVERLAP, "");
    check!(fastgost_aead_seal(aead, IV.as_ptr(), 16, null(), 0, null(), null_mut(), 0, aead.cast(), 16), OVERLAP, "");
    check!(fastgost_private_key_public(key, key.cast()), OVERLAP, "");
    check!(fastgost_private_key_bytes(key, key.cast(), 32), OVERLAP, "");
    // The wrong calls did not change the handles, so the handles can be freed.
    check!(fastgost_hash_free(hash));
    check!(fastgost_cipher_free(cipher));
    check!(fastgost_aead_free(aead));
    check!(fastgost_private_key_free(key));
}
