//! The named parameter sets of RFC 4357, section 11.3.
use crate::mp::Uint;

/// A named set of parameters.
pub(super) struct Set {
    pub(super) name: &'static str,
    pub(super) short: &'static str,
    pub(super) oid: &'static str,
    pub(super) p: Uint<16>,
    pub(super) q: Uint<8>,
    pub(super) a: Uint<16>,
}

pub(super) static SETS: [Set; 8] = [
    Set {
        name: "id-GostR3410-94-TestParamSet",
        short: "94-test",
        oid: "1.2.643.2.2.32.0",
        p: Uint::from_be_hex(concat!(
            "ee8172ae8996608fb69359b89eb82a69854510e2977a4d63bc97322ce5dc3386",
            "ea0a12b343e9190f23177539845839786bb0c345d165976ef2195ec9b1c379e3",
        )),
        q: Uint::from_be_hex("98915e7ec8265edfcda31e88f24809ddb064bdc7285dd50d7289f0ac6f49dd2d"),
        a: Uint::from_be_hex(concat!(
            "9e96031500c8774a869582d4afde2127afad2538b4b6270a6f7c8837b50d50f2",
            "06755984a49e509304d648be2ab5aab18ebe2cd46ac3d8495b142aa6ce23e21c",
        )),
    },
    Set {
        name: "id-GostR3410-94-CryptoPro-A-ParamSet",
        short: "94-a",
        oid: "1.2.643.2.2.32.2",
        p: Uint::from_be_hex(concat!(
            "b4e25efb018e3c8b87505e2a67553c5edc56c2914b7e4f89d23f03f03377e70a",
            "2903489dd60e78418d3d851edb5317c4871e40b04228c3b7902963c4b7d85d52",
            "b9aa88f2afdbeb28da8869d6df846a1d98924e925561bd69300b9ddd05d247b5",
            "922d967cbb02671881c57d10e5ef72d3e6dad4223dc82aa1f7d0294651a480df",
        )),
        q: Uint::from_be_hex("972432a437178b30bd96195b773789ab2fff15594b176dd175b63256ee5af2cf"),
        a: Uint::from_be_hex(concat!(
            "8fd36731237654bbe41f5f1f8453e71ca414ffc22c25d915309e5d2e62a2a26c",
            "7111f3fc79568dafa028042fe1a52a0489805c0de9a1a469c844c7cabbee625c",
            "3078888c1d85eea883f1ad5bc4e6776e8e1a0750912df64f79956499f1e18247",
            "5b0b60e2632adcd8cf94e9c54fd1f3b109d81f00bf2ab8cb862adf7d40b9369a",
        )),
    },
    Set {
        name: "id-GostR3410-94-CryptoPro-B-ParamSet",
        short: "94-b",
        oid: "1.2.643.2.2.32.3",
        p: Uint::from_be_hex(concat!(
            "c6971fc57524b30c9018c5e621de15499736854f56a6f8aee65a7a404632b1bc",
            "f0349ffcafcb0a103177971fc1612adcdb8c8cc938c70225c8fd12aff01b1d06",
            "4e0ad6fde6ab9159166cb9f2fc171d92f0cc7b6a6b2cd7fa342acbe2c9315a42",
            "d576b1ecce77a963157f3d0bd96a8eb0b0f3502ad238101b05116334f1e5b7ab",
        )),
        q: Uint::from_be_hex("b09d634c10899cd7d4c3a7657403e05810b07c61a688bab2c37f475e308b0607"),
        a: Uint::from_be_hex(concat!(
            "3d26b467d94a3ffc9d71bf8db8934084137264f3c2e9eb16dca214b8bc7c8724",
            "85336744934fd2ef5943f9ed0b745b90aa3ec8d70cdc91682478b664a2e1f8fb",
            "56cef2972fee7edb084af746419b854fad02cc3e3646ff2e1a18dd4beb3c44f7",
            "f2745588029649674546cc9187c207fb8f2cece8e2293f68395c4704af04bab5",
        )),
    },
    Set {
        name: "id-GostR3410-94-CryptoPro-C-ParamSet",
        short: "94-c",
        oid: "1.2.643.2.2.32.4",
        p: Uint::from_be_hex(concat!(
            "9d88e6d7fe3313bd2e745c7cdd2ab9ee4af3c8899e847de74a33783ea68bc305",
            "88ba1f738c6aaf8ab350531f1854c3837cc3c860ffd7e2e106c3f63b3d8a4c03",
            "4ce73942a6c3d585b599cf695ed7a3c4a93b2b947b7157bb1a1c043ab41ec856",
            "6c6145e938a611906de0d32e562494569d7e999a0dda5c879bdd91fe124df1e9",
        )),
        q: Uint::from_be_hex("fadd197abd19a1b4653eecf7eca4d6a22b1f7f893b641f901641fbb555354faf"),
        a: Uint::from_be_hex(concat!(
            "7447ed7156310599070b12609947a5c8c8a8625cf1cf252b407b331f93d639dd",
            "d1ba392656deca992dd035354329a1e95a6e32d6f47882d960b8f10acaff796d",
            "13cd9611f853dab6d2623483e46788708493937a1a29442598aec2e074202256",
            "3440fe9c18740ece6765ac05faf024a64b026e7e408840819e962e7e5f401ae3",
        )),
    },
    Set {
        name: "id-GostR3410-94-CryptoPro-D-ParamSet",
        short: "94-d",
        oid: "1.2.643.2.2.32.5",
        p: Uint::from_be_hex(concat!(
            "80f102d32b0fd167d069c27a307adad2c466091904dbaa55d5b8cc7026f2f7a1",
            "919b890cb652c40e054e1e9306735b43d7b279eddf9102001cd9e1a831fe8a16",
            "3eed89ab07cf2abe8242ac9dedddbf98d62cddd1ea4f5f15d3a42a6677bdd293",
            "b24260c0f27c0f1d15948614d567b66fa902baa11a69ae3bceadbb83e399c9b5",
        )),
        q: Uint::from_be_hex("f0f544c418aac234f683f033511b65c21651a6078bda2d69bb9f732867502149"),
        a: Uint::from_be_hex(concat!(
            "6bcc0b4fadb3889c1e06add23cc09b8ab6ecdedf73f04632595ee4250005d6af",
            "5f5ade44cb1e26e6263c672347cfa26f9e9393681e6b759733784cde5dbd9a14",
            "a39369dfd99fa85cc0d10241c4010343f34a91393a706cf12677cbfa1f578d6b",
            "6cfbe8a1242cfcc94b3b653a476e145e3862c18cc3fed8257cfef74cdb205bf1",
        )),
    },
    Set {
        name: "id-GostR3410-94-CryptoPro-XchA-ParamSet",
        short: "94-xcha",
        oid: "1.2.643.2.2.33.1",
        p: Uint::from_be_hex(concat!(
            "ca3b3f2eee9fd46317d49595a9e7518e6c63d8f4eb4d22d10d28af0b8839f079",
            "f8289e603b03530784b9bb5a1e76859e4850c670c7b71c0df84ca3e0d6c177fe",
            "9f78a9d8433230a883cd82a2b2b5c7a3306980278570cdb79bf01074a69c9623",
            "348824b0c53791d53c6a78cab69e1cfb28368611a397f50f541e16db348dbe5f",
        )),
        q: Uint::from_be_hex("cae4d85f80c147704b0ca48e85fb00a9057aa4acc44668e17f1996d7152690d9"),
        a: Uint::from_be_hex(concat!(
            "be27d652f2f1e339da734211b85b06ae4de236aa8fbeeb3f1adcc52cd4385377",
            "7e834a6a518138678a8adbd3a55c70a7eab1ba7a0719548677aaf4e609ffb47f",
            "6b9d7e45b0d06d83d7adc53310abd85783e7317f7ec73268b6a9c08d260b85d8",
            "485696ca39c17b17f044d1e050489036abd381c5e6bf82ba352a1aff136601af",
        )),
    },
    Set {
        name: "id-GostR3410-94-CryptoPro-XchB-ParamSet",
        short: "94-xchb",
        oid: "1.2.643.2.2.33.2",
        p: Uint::from_be_hex(concat!(
            "9286dbda91eccfc3060aa5598318e2a639f5ba90a4ca656157b2673fb191cd05",
            "89ee05f4cef1bd13508408271458c30851ce7a4ef534742bfb11f4743c8f787b",
            "11193ba304c0e6bca25701bf88af1cb9b8fd4711d89f88e32b37d95316541bf1",
            "e5dbb4989b3df13659b88c0f97a3c1087b9f2d5317d557dcd4afc6d0a754e279",
        )),
        q: Uint::from_be_hex("c966e9b3b8b7cdd82ff0f83af87036c38f42238ec50a876cd390e43d67b6013f"),
        a: Uint::from_be_hex(concat!(
            "7e9c3096676f51e3b2f9884cf0ac2156779496f410e049ced7e53d8b7b5b366b",
            "1a6008e5196605a55e89c3190dabf80b9f1163c979fcd18328dae5e9048811b3",
            "70107bb7715f82091bb9de0e33ee2fed6255474f8769fce5eafaeef1cb5a32e0",
            "d5c6c2f0fc0b3447072947f5b4c387666993a333fc06568e534ad56d2338d729",
        )),
    },
    Set {
        name: "id-GostR3410-94-CryptoPro-XchC-ParamSet",
        short: "94-xchc",
        oid: "1.2.643.2.2.33.3",
        p: Uint::from_be_hex(concat!(
            "b194036ace14139d36d64295ae6c50fc4b7d65d8b340711366ca93f383653908",
            "ee637be428051d86612670ad7b402c09b820fa77d9da29c8111a8496da6c261a",
            "53ed252e4d8a69a20376e6addb3bdcd331749a491a184b8fda6d84c31cf05f91",
            "19b5ed35246ea4562d85928ba1136a8d0e5a7e5c764ba8902029a1336c631a1d",
        )),
        q: Uint::from_be_hex("96120477df0f3896628e6f4a88d83c93204c210ff262bccb7dae450355125259"),
        a: Uint::from_be_hex(concat!(
            "3f1817052baa7598fe3e4f4fc5c5f616e122cff9ebd89ef81dc7ce8bf56cc64b",
            "43586c80f1c4f56dd5718fdd76300be336784259ca25aade5a483f64c02a20cf",
            "4a10f9c189c433defe31d263e6c9764660a731eccaecb74c8279303731e8cf69",
            "205bc73e5a70bdf93e5bb681dab4eeb9c733caab2f673c475e0eca921d29782e",
        )),
    },
];
