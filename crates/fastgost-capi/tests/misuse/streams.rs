use super::*;

#[test]
fn recipients_and_identities() {
    const PARAMETER: c_int = FASTGOST_ERROR_PARAMETER;
    let raw = Recipient { kind: FASTGOST_RAW_KEY, iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let key = new_key();
    let public = public(key);
    let mut file = [0; 400];
    let mut written = 0;
    // SAFETY: each pointer points to as much memory as the call says, or is null on purpose.
    let mut seal = |recipients: &[Recipient]| unsafe {
        let (name, out) = (text(c"magma"), file.as_mut_ptr());
        fastgost_sealed_seal(name, recipients.as_ptr(), recipients.len(), b"abc".as_ptr(), 3, out, 400, &mut written)
    };
    assert_eq!(seal(&[]), PARAMETER);
    assert_eq!(seal(&[Recipient { kind: 9, ..raw }]), PARAMETER);
    assert_eq!(seal(&[Recipient { len: 31, ..raw }]), FASTGOST_ERROR_KEY_LENGTH);
    assert_eq!(seal(&[Recipient { key: public, ..raw }]), PARAMETER);
    assert_eq!(seal(&[Recipient { iterations: 1 << 20, ..raw }]), PARAMETER);
    assert_eq!(seal(&[Recipient { kind: FASTGOST_PASSPHRASE, iterations: 1000, ..raw }]), PARAMETER, "too few");
    assert_eq!(seal(&[raw, Recipient { kind: FASTGOST_PASSPHRASE, ..raw }]), PARAMETER, "not the only one");
    assert_eq!(seal(&[Recipient { kind: FASTGOST_KEY_PAIR, key: public, ..raw }]), PARAMETER, "bytes too");
    let to_key = Recipient { kind: FASTGOST_KEY_PAIR, data: null(), len: 0, ..raw };
    assert_eq!(seal(&[to_key]), FASTGOST_ERROR_NULL_POINTER);
    assert_eq!(seal(&[Recipient { key: key.cast(), ..to_key }]), FASTGOST_ERROR_HANDLE, "a private key");
    assert_eq!(seal(&[raw, Recipient { key: public, ..to_key }]), FASTGOST_OK);
    let (mut plaintext, len) = ([1_u8; 400], written);
    let identity = Identity { kind: FASTGOST_RAW_KEY, most_iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    // SAFETY: each pointer points to as much memory as the call says, or is null on purpose. No capacity is above 400.
    let mut open = |identities: &[Identity], file: &[u8], capacity: usize| unsafe {
        let out = plaintext.as_mut_ptr();
        fastgost_sealed_open(
            identities.as_ptr(),
            identities.len(),
            file.as_ptr(),
            file.len(),
            out,
            capacity,
            &mut written,
        )
    };
    assert_eq!(open(&[], &file[..len], 400), FASTGOST_ERROR_SEALED_KEY);
    assert_eq!(
        open(&[Identity { data: IV.as_ptr(), len: 16, ..identity }], &file[..len], 400),
        FASTGOST_ERROR_KEY_LENGTH
    );
    let other = [1_u8; 32];
    let wrong = Identity { data: other.as_ptr(), ..identity };
    assert_eq!(open(&[wrong], &file[..len], 400), FASTGOST_ERROR_SEALED_KEY);
    assert_eq!(open(&[identity], &file[..len - 1], 400), FASTGOST_ERROR_SEALED_CHUNK);
    assert_eq!(open(&[identity], &file[..len - 11], 400), FASTGOST_ERROR_SEALED_CHUNK, "only the header");
    assert_eq!(open(&[identity], &file[..20], 400), FASTGOST_ERROR_SEALED_HEADER_CUT);
    assert_eq!(open(&[identity], b"something else", 400), FASTGOST_ERROR_NOT_SEALED);
    assert_eq!(open(&[identity], &file[..len], 2), FASTGOST_ERROR_BUFFER_SIZE);
    assert_eq!(open(&[wrong, identity], &file[..len], 3), FASTGOST_OK);
    assert_eq!((written, &plaintext[..3]), (3, &b"abc"[..]));
    check!(fastgost_private_key_free(key));
    check!(fastgost_public_key_free(public));
}

/// Changes the second chunk of a sealed file, and opens the file. After the error, the output must not contain the
/// plaintext of the first chunk.
#[test]
fn no_plaintext_of_a_wrong_file() {
    let raw = Recipient { kind: FASTGOST_RAW_KEY, iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let identity = Identity { kind: FASTGOST_RAW_KEY, most_iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let plaintext = vec![3_u8; 100_000];
    let mut bound = 0;
    check!(fastgost_sealed_bound(plaintext.len(), 1, &mut bound));
    let (mut file, mut written) = (vec![0; bound], 0);
    check!(fastgost_sealed_seal(
        text(c"kuznyechik"),
        &raw,
        1,
        plaintext.as_ptr(),
        plaintext.len(),
        file.as_mut_ptr(),
        bound,
        &mut written
    ));
    assert!(written <= bound && bound < written + 600, "{written} of {bound}");
    file[90_000] ^= 1;
    let mut out = vec![1; written];
    check!(
        fastgost_sealed_open(&identity, 1, file.as_ptr(), written, out.as_mut_ptr(), out.len(), &mut bound),
        FASTGOST_ERROR_SEALED_CHUNK,
        "chunk 1"
    );
    assert_eq!(bound, 0);
    assert!(out[..100_000].iter().all(|byte| *byte == 0), "plaintext is left");
}

/// The state of the callbacks below.
struct Stream {
    data: Vec<u8>,
    at: usize,
    fail: c_int,
    /// The handle of a key, or null. The library function that calls `read` got the same handle as an argument. `read`
    /// frees the handle while the library function runs.
    key: *mut PublicKey,
}

unsafe extern "C" fn read(context: *mut c_void, data: *mut u8, len: usize, got: *mut usize) -> c_int {
    // SAFETY: the tests pass a stream that outlives the call. The library passes a pointer to `len` bytes.
    unsafe {
        let stream = &mut *context.cast::<Stream>();
        if !stream.key.is_null() {
            check!(fastgost_public_key_free(std::mem::replace(&mut stream.key, null_mut())));
        }
        // The callback returns the data in parts of at most 1009 bytes.
        let n = len.min(stream.data.len() - stream.at).min(1009);
        std::ptr::copy_nonoverlapping(stream.data[stream.at..].as_ptr(), data, n);
        stream.at += n;
        *got = if stream.fail == -1 { len + 1 } else { n };
        stream.fail.max(0)
    }
}

unsafe extern "C" fn write(context: *mut c_void, data: *const u8, len: usize) -> c_int {
    // SAFETY: as in `read`.
    unsafe {
        let stream = &mut *context.cast::<Stream>();
        stream.data.extend_from_slice(std::slice::from_raw_parts(data, len));
        stream.fail
    }
}

fn stream(data: &[u8], fail: c_int) -> Stream {
    Stream { data: data.to_vec(), at: 0, fail, key: null_mut() }
}

#[test]
fn streams_and_callbacks_that_fail() {
    let raw = Recipient { kind: FASTGOST_RAW_KEY, iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let identity = Identity { kind: FASTGOST_RAW_KEY, most_iterations: 0, data: KEY.as_ptr(), len: 32, key: null() };
    let plaintext: Vec<u8> = (0..150_000_u32).map(|i| (i % 251) as u8).collect();
    // SAFETY: `read` and `write` get the streams that they expect, which live as long as the call.
    let seal = |from: &mut Stream, to: &mut Stream| unsafe {
        let (from, to) = (std::ptr::from_mut(from).cast(), std::ptr::from_mut(to).cast());
        fastgost_sealed_seal_stream(text(c"kuznyechik"), &raw, 1, Some(read), from, Some(write), to)
    };
    // SAFETY: `read` and `write` get the streams that they expect, which live as long as the call.
    let open = |from: &mut Stream, to: &mut Stream| unsafe {
        let (from, to) = (std::ptr::from_mut(from).cast(), std::ptr::from_mut(to).cast());
        fastgost_sealed_open_stream(&identity, 1, Some(read), from, Some(write), to)
    };
    let (mut file, mut same) = (stream(b"", 0), stream(b"", 0));
    assert_eq!(seal(&mut stream(&plaintext, 0), &mut file), FASTGOST_OK);
    assert_eq!(open(&mut stream(&file.data, 0), &mut same), FASTGOST_OK);
    assert!(same.data == plaintext);
    assert_eq!(open(&mut stream(&file.data[..100_000], 0), &mut stream(b"", 0)), FASTGOST_ERROR_SEALED_CHUNK);
    assert_eq!(open(&mut stream(&file.data[..30], 0), &mut stream(b"", 0)), FASTGOST_ERROR_SEALED_HEADER_CUT);
    for (from, to, says) in
        [(5, 0, "reads failed and returned 5"), (0, 77, "writes failed and returned 77"), (-1, 0, "more bytes")]
    {
        assert_eq!(seal(&mut stream(&plaintext, from), &mut stream(b"", to)), FASTGOST_ERROR_CALLBACK);
        assert!(last().contains(says), "{}", last());
        assert_eq!(open(&mut stream(&file.data, from), &mut stream(b"", to)), FASTGOST_ERROR_CALLBACK);
        assert!(last().contains(says), "{}", last());
    }
}

/// Callbacks may call the library. A callback may even free a key that the caller passed to the running library
/// function, because this function no longer needs the key's handle.
#[test]
fn a_callback_that_frees_the_key() {
    let key = new_key();
    let recipient = Recipient { kind: FASTGOST_KEY_PAIR, iterations: 0, data: null(), len: 0, key: public(key) };
    let identity = Identity { kind: FASTGOST_KEY_PAIR, most_iterations: 0, data: null(), len: 0, key };
    let (mut from, mut file, mut same) = (stream(&[3; 100_000], 0), stream(b"", 0), stream(b"", 0));
    from.key = recipient.key.cast_mut();
    let [from_at, file_at, same_at] = [&mut from, &mut file, &mut same].map(|s| std::ptr::from_mut(s).cast());
    check!(fastgost_sealed_seal_stream(text(c"magma"), &recipient, 1, Some(read), from_at, Some(write), file_at));
    check!(fastgost_public_key_free(recipient.key.cast_mut()), FASTGOST_ERROR_HANDLE, "was freed");
    check!(fastgost_sealed_open_stream(&identity, 1, Some(read), file_at, Some(write), same_at));
    assert!(same.data == [3; 100_000]);
    check!(fastgost_private_key_free(key));
}
