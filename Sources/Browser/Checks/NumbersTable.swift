// Results of `Numbers` as they were computed once; a change of any bit is a change of scores.

/// Bit patterns of arguments and results, special cases first.
enum NumbersTable {
  struct Row: Sendable {
    let x: UInt64
    let result: UInt64

    init(_ x: UInt64, _ result: UInt64) {
      self.x = x
      self.result = result
    }
  }

  struct PowerRow: Sendable {
    let base: UInt64
    let exponent: UInt64
    let result: UInt64

    init(_ base: UInt64, _ exponent: UInt64, _ result: UInt64) {
      self.base = base
      self.exponent = exponent
      self.result = result
    }
  }

  static let exp: [Row] = [
    Row(0x0000_0000_0000_0000, 0x3ff0_0000_0000_0000),
    Row(0x8000_0000_0000_0000, 0x3ff0_0000_0000_0000),
    Row(0x3ff0_0000_0000_0000, 0x4005_bf0a_8b14_5769),
    Row(0xbff0_0000_0000_0000, 0x3fd7_8b56_362c_ef38),
    Row(0x3fb9_9999_9999_999a, 0x3ff1_aec7_b35a_00d4),
    Row(0x3fd5_5555_5555_5555, 0x3ff6_546d_b1ba_2d13),
    Row(0x4000_0000_0000_0000, 0x401d_8e64_b8d4_ddae),
    Row(0x4005_bf0a_8b14_5769, 0x402e_4efb_75e4_527a),
    Row(0x4024_0000_0000_0000, 0x40d5_829d_cf95_0560),
    Row(0x3fef_ffff_ffff_ffff, 0x4005_bf0a_8b14_5769),
    Row(0x3ff0_0000_0000_0001, 0x4005_bf0a_8b14_576b),
    Row(0x3fe6_a09e_667f_3bcd, 0x4000_3994_58f5_a0d7),
    Row(0x3ff6_a09e_667f_3bcd, 0x4010_73f7_e844_8776),
    Row(0x0000_0000_0000_0001, 0x3ff0_0000_0000_0000),
    Row(0x0010_0000_0000_0000, 0x3ff0_0000_0000_0000),
    Row(0x7fef_ffff_ffff_ffff, 0x7ff0_0000_0000_0000),
    Row(0x7ff0_0000_0000_0000, 0x7ff0_0000_0000_0000),
    Row(0x7ff8_0000_0000_0000, 0x7ff8_0000_0000_0000),
    Row(0xbfe0_0000_0000_0000, 0x3fe3_68b2_fc6f_960a),
    Row(0xc085_e000_0000_0000, 0x00d1_4f2b_0fb9_307f),
    Row(0x4085_e000_0000_0000, 0x7f0d_945d_f4f8_ec8e),
    Row(0x4086_2e42_fefa_39ef, 0x7fef_ffff_ffff_ff2a),
    Row(0xc087_4910_d52d_3051, 0x0000_0000_0000_0001),
    Row(0xc086_2400_0000_0000, 0x000e_6cf6_d088_97ac),
    Row(0x3c67_0ef5_4646_d497, 0x3ff0_0000_0000_0000),
  ]

  static let log: [Row] = [
    Row(0x0000_0000_0000_0000, 0xfff0_0000_0000_0000),
    Row(0x8000_0000_0000_0000, 0xfff0_0000_0000_0000),
    Row(0x3ff0_0000_0000_0000, 0x0000_0000_0000_0000),
    Row(0xbff0_0000_0000_0000, 0x7ff8_0000_0000_0000),
    Row(0x3fb9_9999_9999_999a, 0xc002_6bb1_bbb5_5515),
    Row(0x3fd5_5555_5555_5555, 0xbff1_93ea_7aad_030b),
    Row(0x4000_0000_0000_0000, 0x3fe6_2e42_fefa_39ef),
    Row(0x4005_bf0a_8b14_5769, 0x3ff0_0000_0000_0000),
    Row(0x4024_0000_0000_0000, 0x4002_6bb1_bbb5_5516),
    Row(0x408f_4000_0000_0000, 0x401b_a18a_998f_ffa0),
    Row(0x3fef_ffff_ffff_ffff, 0xbca0_0000_0000_0000),
    Row(0x3ff0_0000_0000_0001, 0x3caf_ffff_ffff_ffff),
    Row(0x3fe6_a09e_667f_3bcd, 0xbfd6_2e42_fefa_39ee),
    Row(0x3ff6_a09e_667f_3bcd, 0x3fd6_2e42_fefa_39f0),
    Row(0x0000_0000_0000_0001, 0xc087_4385_446d_71c3),
    Row(0x0010_0000_0000_0000, 0xc086_232b_dd7a_bcd2),
    Row(0x7fef_ffff_ffff_ffff, 0x4086_2e42_fefa_39ef),
    Row(0x7ff0_0000_0000_0000, 0x7ff0_0000_0000_0000),
    Row(0x7ff8_0000_0000_0000, 0x7ff8_0000_0000_0000),
    Row(0x4085_e000_0000_0000, 0x401a_344e_6741_ebab),
    Row(0x4086_2e42_fefa_39ef, 0x401a_4284_94fa_f1b1),
    Row(0x3c67_0ef5_4646_d497, 0xc043_926c_d770_aa67),
    Row(0x40fe_240c_9fbe_76c9, 0x4027_7281_cad8_a844),
  ]

  static let log10: [Row] = [
    Row(0x0000_0000_0000_0000, 0xfff0_0000_0000_0000),
    Row(0x8000_0000_0000_0000, 0xfff0_0000_0000_0000),
    Row(0x3ff0_0000_0000_0000, 0x0000_0000_0000_0000),
    Row(0xbff0_0000_0000_0000, 0x7ff8_0000_0000_0000),
    Row(0x3fb9_9999_9999_999a, 0xbff0_0000_0000_0000),
    Row(0x3fd5_5555_5555_5555, 0xbfde_8927_964f_d5fd),
    Row(0x4000_0000_0000_0000, 0x3fd3_4413_509f_79ff),
    Row(0x4005_bf0a_8b14_5769, 0x3fdb_cb7b_1526_e50e),
    Row(0x4024_0000_0000_0000, 0x3ff0_0000_0000_0000),
    Row(0x408f_4000_0000_0000, 0x4008_0000_0000_0000),
    Row(0x3fef_ffff_ffff_ffff, 0xbc8b_cb7b_1526_e50f),
    Row(0x3ff0_0000_0000_0001, 0x3c9b_cb7b_1526_e50d),
    Row(0x3fe6_a09e_667f_3bcd, 0xbfc3_4413_509f_79fe),
    Row(0x3ff6_a09e_667f_3bcd, 0x3fc3_4413_509f_7a00),
    Row(0x0000_0000_0000_0001, 0xc074_34e6_420f_4374),
    Row(0x0010_0000_0000_0000, 0xc073_3a71_46f7_2a42),
    Row(0x7fef_ffff_ffff_ffff, 0x4073_4413_509f_79ff),
    Row(0x7ff0_0000_0000_0000, 0x7ff0_0000_0000_0000),
    Row(0x7ff8_0000_0000_0000, 0x7ff8_0000_0000_0000),
    Row(0x4085_e000_0000_0000, 0x4006_c2c2_c2de_3310),
    Row(0x4086_2e42_fefa_39ef, 0x4006_cf1a_d7ce_0276),
    Row(0x3c67_0ef5_4646_d497, 0xc031_0000_0000_0000),
    Row(0x40fe_240c_9fbe_76c9, 0x4014_5db6_1a28_2512),
  ]

  static let pow: [PowerRow] = [
    PowerRow(0x0000_0000_0000_0000, 0x0000_0000_0000_0000, 0x3ff0_0000_0000_0000),
    PowerRow(0x0000_0000_0000_0000, 0xc008_0000_0000_0000, 0x7ff0_0000_0000_0000),
    PowerRow(0x8000_0000_0000_0000, 0xc008_0000_0000_0000, 0xfff0_0000_0000_0000),
    PowerRow(0x8000_0000_0000_0000, 0x4008_0000_0000_0000, 0x8000_0000_0000_0000),
    PowerRow(0xbff0_0000_0000_0000, 0x7ff0_0000_0000_0000, 0x3ff0_0000_0000_0000),
    PowerRow(0x3fe0_0000_0000_0000, 0x7ff0_0000_0000_0000, 0x0000_0000_0000_0000),
    PowerRow(0x4000_0000_0000_0000, 0xfff0_0000_0000_0000, 0x0000_0000_0000_0000),
    PowerRow(0x7ff8_0000_0000_0000, 0x0000_0000_0000_0000, 0x3ff0_0000_0000_0000),
    PowerRow(0x3ff0_0000_0000_0000, 0x7ff8_0000_0000_0000, 0x3ff0_0000_0000_0000),
    PowerRow(0x7ff8_0000_0000_0000, 0x3ff0_0000_0000_0000, 0x7ff8_0000_0000_0000),
    PowerRow(0xc000_0000_0000_0000, 0x3fe0_0000_0000_0000, 0x7ff8_0000_0000_0000),
    PowerRow(0xc000_0000_0000_0000, 0x4008_0000_0000_0000, 0xc020_0000_0000_0000),
    PowerRow(0xc000_0000_0000_0000, 0x7e37_e43c_8800_759c, 0x7ff0_0000_0000_0000),
    PowerRow(0xfff0_0000_0000_0000, 0x4008_0000_0000_0000, 0xfff0_0000_0000_0000),
    PowerRow(0x7ff0_0000_0000_0000, 0xbff0_0000_0000_0000, 0x0000_0000_0000_0000),
    PowerRow(0x3fe0_0000_0000_0000, 0x3fb3_b13b_13b1_3b14, 0x3fee_56a6_a7c5_1c5d),
    PowerRow(0x3fe0_0000_0000_0000, 0x3fc3_b13b_13b1_3b14, 0x3fec_c363_1dbb_48b4),
    PowerRow(0x3fe0_0000_0000_0000, 0x401e_c4ec_4ec4_ec4f, 0x3f73_cdba_13cc_9501),
    PowerRow(0x4024_0000_0000_0000, 0x4036_0000_0000_0000, 0x4480_f0cf_064d_d592),
    PowerRow(0x4024_0000_0000_0000, 0xc014_0000_0000_0000, 0x3ee4_f8b5_88e3_68f1),
    PowerRow(0x4024_0000_0000_0000, 0xc073_6000_0000_0000, 0x0000_1268_8b70_e62b),
    PowerRow(0x4000_0000_0000_0000, 0xc090_c800_0000_0000, 0x0000_0000_0000_0001),
    PowerRow(0x4000_0000_0000_0000, 0xc090_cc00_0000_0000, 0x0000_0000_0000_0000),
    PowerRow(0x4008_0000_0000_0000, 0x407f_4000_0000_0000, 0x7176_55d2_ce05_63f7),
    PowerRow(0x4008_0000_0000_0000, 0x4085_e000_0000_0000, 0x7ff0_0000_0000_0000),
    PowerRow(0x3ff0_0000_0000_0001, 0x4341_c379_37e0_8000, 0x4022_6c41_b1a6_1c92),
    PowerRow(0x3fef_ffff_ffff_ffff, 0x439b_c16d_674e_c800, 0x3aee_27be_9ebc_8c6f),
    PowerRow(0x3fe6_6666_6666_6666, 0x4093_4a00_0000_0000, 0x183b_15bd_9599_1892),
    PowerRow(0x405e_dd2f_1a9f_be77, 0xc01f_8f5c_28f5_c28f, 0x3c82_24ec_1169_f129),
    PowerRow(0x0000_0000_0000_0001, 0x3fe0_0000_0000_0000, 0x1e60_0000_0000_0000),
    PowerRow(0x7fef_ffff_ffff_ffff, 0x3fb9_9999_9999_999a, 0x4655_1cb4_53b9_5384),
  ]
}
