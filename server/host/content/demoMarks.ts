/**
 * Data that identifies the demo properties after they were copied or renamed: their locations, the versions of their
 * photos, and hashes of their longer texts (tests/content/demoMarks.test.ts). Marks of earlier demo content remain in
 * the list.
 */
export const demoMarks: Readonly<Record<'places' | 'photos' | 'texts', readonly string[]>> = {
  places: ['38.712,-9.130', '38.625,-7.842'],
  photos: [
    '01f9c211',
    '0fa7ea4e',
    '188be5eb',
    '1c44aed0',
    '24d903a5',
    '2ee63886',
    '4acb50c2',
    '5c2f3f53',
    '66d64ce8',
    '6d21542a',
    '8a39c6b8',
    '91bd87db',
    'a91ec35e',
    'ab3ebaed',
    'b1a4c9a1',
    'c534aedf',
    'd69c4106',
    'e0decab4',
    'e7994d2a',
    'f2a1ef06',
  ],
  texts: (
    '015c3209 0171f651 033a3b82 03e07390 04934998 06aa0610 06c39513 080a0600 0939aa7e' +
    ' ' +
    '0a4fe189 0bdabae8 0c60b87a 0c7a7d44 0ce6e2e8 0d1b9415 0df6ef5e 0e4cbbce 0fd3b091' +
    ' ' +
    '102e8693 125683b8 14189bd4 14ccde51 16b258d7 1c233ea4 1c5e7ad6 1da21324 1e1b240b' +
    ' ' +
    '1e882f5f 1fb0bae7 20b38840 21142a00 212e7452 214b5725 218ad578 222aee60 2265f422' +
    ' ' +
    '22f969fc 2376ee98 241ea331 2467d058 25c74791 26e1b2a5 2791525f 27e0beb2 28028fb3' +
    ' ' +
    '28ccefce 28e29567 295e243e 29f49bbb 2b7d9aaf 2baf4adf 2c336c09 2d1592ed 2f9bc4f9' +
    ' ' +
    '30709934 31e010c6 32b053cc 32bcf984 3300f0e3 33b52dd3 34141cc5 360f1739 3642491b' +
    ' ' +
    '36d79de7 37158115 377c2b48 37acc486 37cb8ae5 38b6d624 392be171 3a2ddb4a 3bbd0b0f' +
    ' ' +
    '3e25ab06 3e563565 3e72a98d 3f09df1a 3f4d2d3a 3f888e60 401b4e22 4568250c 45a685fe' +
    ' ' +
    '45bebe2e 4726ec80 4754bcd7 47d575cc 485d95eb 49a9f2a5 49e20397 4a023196 4a849be5' +
    ' ' +
    '4ad02797 4b514ac7 4bec5358 4bf0f54d 4c4667a8 4ce24a03 4d146dd8 4d39340e 4fbf9e49' +
    ' ' +
    '50334fb8 51cd84f6 52098fd9 53c607bc 54a5c0a7 54cc873d 557714d0 5659b027 569604f6' +
    ' ' +
    '570f3bf9 57308cbd 5898fb3b 5ab23256 5c139d77 5d19d7c7 5fd92ca6 623ae09e 629749d1' +
    ' ' +
    '638558a2 63eb7a4f 643c976a 659e174a 66050b2e 668d2430 680eeddb 68324b39 69149996' +
    ' ' +
    '69a9dd49 6a874da8 6b18f223 6dd79f7e 6e320f7e 6f3bcb27 708a7f75 728adc2e 735f5f11' +
    ' ' +
    '737a21fd 73836365 75cb3686 76bec90b 77661b7c 77a1e4b8 7a58a95e 7ae06089 7b0fee7f' +
    ' ' +
    '7b2c959e 7b8312f0 7d27d4a2 7d6950fc 7e736b75 805bbe2b 81ac22dd 81f0d90c 85c10995' +
    ' ' +
    '8832eb80 884c0333 89045685 893097a9 8a734615 8a8b118b 8a91b4aa 8adf1d44 8b537a81' +
    ' ' +
    '8cb14423 8d02170c 8d1c4445 8d90aa57 8e6b3bdd 8f440d01 900fe9dd 9016fa71 90336707' +
    ' ' +
    '9203c4a5 92480abb 93776844 9547a4ac 956254c7 95cb1db2 9782474c 98152743 98b899a2' +
    ' ' +
    '9a8af05d 9ad62b4b 9af54e43 9b0313b1 9d06b537 9d44d291 9d8699f7 9ddb1508 9efe7e68' +
    ' ' +
    '9f09e624 a00b9dc5 a0b46f70 a1337b46 a29390b4 a30e3168 a3ad08ba a4315187 a5995d3f' +
    ' ' +
    'a6190a47 a61b0a86 a632c396 a79d4a69 a7c46237 a7e79558 a7f7eba2 a87c16c3 a8979e0e' +
    ' ' +
    'a989acbe a9ae055b a9e068b0 aaae1f22 acd0d292 ae0b72a3 ae7d82a2 aec68a47 b034e11b' +
    ' ' +
    'b0db0707 b0ec238a b1271381 b496da4e b501a86e b57c3f51 b57f8501 b724f312 b73d154f' +
    ' ' +
    'b75b334f b842b46b b94ef041 b99ee4e6 ba8b02cc bade3550 bd88ffc2 bf0d235f bf20563d' +
    ' ' +
    'c0310d0d c10047f8 c12534ea c25039c0 c275d653 c4169bb0 c45a24ab c481d010 c559eb5a' +
    ' ' +
    'c64b3fe3 c9ec3cfd ca898017 cb59184f cba7033a cc692167 ccc0cee9 ccc58989 ccc76f03' +
    ' ' +
    'cd70971c d0071948 d05b9e69 d1462ce5 d20ab32b d21d5064 d2b11923 d45911f3 d57f6474' +
    ' ' +
    'd6170b08 d979ccfb da85abb3 da89175e daddcc4a daf317c1 db08f336 de5c4b45 de5f6f9c' +
    ' ' +
    'dee91035 dfbe8f5d e143f853 e3200b9c e3ebdd3d e4d9c5c6 e4dce2e4 e6c0a263 e8ee4645' +
    ' ' +
    'ea7ea233 ea9cbc0d eaa20b04 eb0bed15 eb56bf6a ebeaebdc ec7d233b ec88e49c ee289ac7' +
    ' ' +
    'ee8a89aa eea35604 f0a15faf f27332e1 f29f5a1f f383f82c f41a6da8 f567bcf4 f676c342' +
    ' ' +
    'f67ea38c f741549d f87838d5 f927b4ff f9345891 f946f4bc f98eaeef f9b75d03 fa63147d' +
    ' ' +
    'fbc50a57 ff23eb79'
  ).split(' '),
};
