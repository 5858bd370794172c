! Kuznyechik by tables, as paper P3 has it. NOT constant-time: for experiments.
! Generated: see crates/fastgost-elbrus/src/generate.
	.text

! (dst, src, round keys, tables, turns): one or eight blocks a turn.
	.global fastgost_kuznyechik_tables_1_v5
	.type fastgost_kuznyechik_tables_1_v5, @function
	.align 8
fastgost_kuznyechik_tables_1_v5:
{
  setwd wsz=0x60, nfx=1
  setbn rsz=0x3f, rbs=0x20, rcur=0x0
}
{
  addd,0 0, 0xff0, %r5
  addd,1 %r3, 0x0, %b[127]
  nop 1
}
{
  addd,0 %r3, 0x8, %b[126]
  addd,1 %r3, 0x1000, %b[125]
  nop 1
}
{
  addd,0 %r3, 0x1008, %b[124]
  addd,1 %r3, 0x2000, %b[123]
  nop 1
}
{
  addd,0 %r3, 0x2008, %b[122]
  addd,1 %r3, 0x3000, %b[121]
  nop 1
}
{
  addd,0 %r3, 0x3008, %b[120]
  addd,1 %r3, 0x4000, %b[119]
  nop 1
}
{
  addd,0 %r3, 0x4008, %b[118]
  addd,1 %r3, 0x5000, %b[117]
  nop 1
}
{
  addd,0 %r3, 0x5008, %b[116]
  addd,1 %r3, 0x6000, %b[115]
  nop 1
}
{
  addd,0 %r3, 0x6008, %b[114]
  addd,1 %r3, 0x7000, %b[113]
  nop 1
}
{
  addd,0 %r3, 0x7008, %b[112]
  addd,1 %r3, 0x8000, %b[111]
  nop 1
}
{
  addd,0 %r3, 0x8008, %b[110]
  addd,1 %r3, 0x9000, %b[109]
  nop 1
}
{
  addd,0 %r3, 0x9008, %b[108]
  addd,1 %r3, 0xa000, %b[107]
  nop 1
}
{
  addd,0 %r3, 0xa008, %b[106]
  addd,1 %r3, 0xb000, %b[105]
  nop 1
}
{
  addd,0 %r3, 0xb008, %b[104]
  addd,1 %r3, 0xc000, %b[103]
  nop 1
}
{
  addd,0 %r3, 0xc008, %b[102]
  addd,1 %r3, 0xd000, %b[101]
  nop 1
}
{
  addd,0 %r3, 0xd008, %b[100]
  addd,1 %r3, 0xe000, %b[99]
  nop 1
}
{
  addd,0 %r3, 0xe008, %b[98]
  addd,1 %r3, 0xf000, %b[97]
  nop 1
}
{
  addd,0 %r3, 0xf008, %b[96]
  nop 1
}
.Lfastgost_kuznyechik_tables_1_v5_blocks:
{
  cmpedb,0 %r4, 1, %pred0
  subd,1 %r4, 1, %r4
  disp %ctpr1, .Lfastgost_kuznyechik_tables_1_v5_blocks
}
{
  ldd,0 [ %r1 + 8 ], %r18
  ldd,2 [ %r1 ], %r16
  ldd,3 [ %r2 + 8 ], %r19
  ldd,5 [ %r2 ], %r17
}
{
  ldd,2 [ %r2 + 0x10 ], %r20
  ldd,5 [ %r2 + 0x18 ], %r21
  nop 2
}
{
  xord,2 %r16, %r17, %r17
  xord,5 %r18, %r19, %r19
}
{
  shl_andd,1 %r17, 4, %r5, %r18
  shl_andd,4 %r19, 4, %r5, %r16
}
{
  shr_andd,1 %r17, 4, %r5, %r22
  shr_andd,4 %r17, 0xc, %r5, %r23
}
{
  ldd,0 [ %b[126] + %r18 ], %r18
  shr_andd,1 %r17, 0x14, %r5, %r24
  ldd,2 [ %b[127] + %r18 ], %r26
  ldd,3 [ %b[110] + %r16 ], %r16
  shr_andd,4 %r17, 0x1c, %r5, %r25
  ldd,5 [ %b[111] + %r16 ], %r27
}
{
  ldd,0 [ %b[124] + %r22 ], %r22
  shr_andd,1 %r17, 0x24, %r5, %r28
  ldd,2 [ %b[125] + %r22 ], %r30
  ldd,3 [ %b[122] + %r23 ], %r23
  shr_andd,4 %r17, 0x2c, %r5, %r29
  ldd,5 [ %b[123] + %r23 ], %r31
}
{
  ldd,0 [ %b[120] + %r24 ], %r24
  shr_andd,1 %r17, 0x34, %r5, %r17
  ldd,2 [ %b[121] + %r24 ], %r33
  ldd,3 [ %b[118] + %r25 ], %r25
  shr_andd,4 %r19, 4, %r5, %r32
  ldd,5 [ %b[119] + %r25 ], %r34
}
{
  ldd,0 [ %b[116] + %r28 ], %r28
  shr_andd,1 %r19, 0xc, %r5, %r35
  ldd,2 [ %b[117] + %r28 ], %r37
  ldd,3 [ %b[114] + %r29 ], %r29
  shr_andd,4 %r19, 0x14, %r5, %r36
  ldd,5 [ %b[115] + %r29 ], %r38
}
{
  ldd,0 [ %b[112] + %r17 ], %r17
  shr_andd,1 %r19, 0x1c, %r5, %r39
  ldd,2 [ %b[113] + %r17 ], %r41
  ldd,3 [ %b[108] + %r32 ], %r32
  shr_andd,4 %r19, 0x24, %r5, %r40
  ldd,5 [ %b[109] + %r32 ], %r42
}
{
  ldd,0 [ %b[106] + %r35 ], %r35
  shr_andd,1 %r19, 0x2c, %r5, %r43
  ldd,2 [ %b[107] + %r35 ], %r44
  ldd,3 [ %b[104] + %r36 ], %r36
  shr_andd,4 %r19, 0x34, %r5, %r19
  ldd,5 [ %b[105] + %r36 ], %r45
}
{
  ldd,0 [ %b[102] + %r39 ], %r39
  xord,1 %r20, %r26, %r26
  ldd,2 [ %b[103] + %r39 ], %r46
  ldd,3 [ %b[100] + %r40 ], %r40
  xord,4 %r30, %r31, %r31
  ldd,5 [ %b[101] + %r40 ], %r47
}
{
  ldd,0 [ %b[98] + %r43 ], %r43
  xord,1 %r33, %r34, %r34
  ldd,2 [ %b[99] + %r43 ], %r30
  ldd,3 [ %b[96] + %r19 ], %r19
  xord,4 %r37, %r38, %r38
  ldd,5 [ %b[97] + %r19 ], %r20
}
{
  xord,0 %r42, %r44, %r44
  xord,1 %r31, %r34, %r34
  xord,2 %r41, %r27, %r27
  xord,3 %r22, %r23, %r23
  xord,4 %r24, %r25, %r25
  xord,5 %r21, %r18, %r18
}
{
  xord,0 %r38, %r27, %r27
  xord,1 %r32, %r35, %r35
  xord,2 %r45, %r46, %r46
  xord,3 %r17, %r16, %r16
  xord,4 %r23, %r25, %r25
  xord,5 %r28, %r29, %r29
}
{
  xord,0 %r44, %r46, %r46
  xord,1 %r40, %r43, %r43
  xord,2 %r47, %r30, %r30
  xord,3 %r36, %r39, %r39
  xord,4 %r19, %r18, %r18
  xord,5 %r20, %r26, %r26
}
{
  ldd,0 [ %r2 + 0x20 ], %r35
  xord,2 %r34, %r27, %r27
  xord,3 %r35, %r39, %r39
  xord,5 %r29, %r16, %r16
}
{
  ldd,0 [ %r2 + 0x28 ], %r25
  xord,2 %r30, %r26, %r26
  xord,3 %r25, %r16, %r16
  xord,5 %r43, %r18, %r18
}
{
  xord,2 %r46, %r26, %r26
  xord,5 %r39, %r18, %r18
}
{
  xord,2 %r27, %r26, %r26
  xord,5 %r16, %r18, %r18
}
{
  shl_andd,1 %r26, 4, %r5, %r16
  shl_andd,4 %r18, 4, %r5, %r27
}
{
  shr_andd,1 %r26, 4, %r5, %r39
  shr_andd,4 %r26, 0xc, %r5, %r46
}
{
  ldd,0 [ %b[126] + %r16 ], %r16
  shr_andd,1 %r26, 0x14, %r5, %r43
  ldd,2 [ %b[127] + %r16 ], %r29
  ldd,3 [ %b[110] + %r27 ], %r27
  shr_andd,4 %r26, 0x1c, %r5, %r30
  ldd,5 [ %b[111] + %r27 ], %r34
}
{
  ldd,0 [ %b[124] + %r39 ], %r39
  shr_andd,1 %r26, 0x24, %r5, %r19
  ldd,2 [ %b[125] + %r39 ], %r36
  ldd,3 [ %b[122] + %r46 ], %r46
  shr_andd,4 %r26, 0x2c, %r5, %r40
  ldd,5 [ %b[123] + %r46 ], %r44
}
{
  ldd,0 [ %b[120] + %r43 ], %r43
  shr_andd,1 %r26, 0x34, %r5, %r26
  ldd,2 [ %b[121] + %r43 ], %r47
  ldd,3 [ %b[118] + %r30 ], %r30
  shr_andd,4 %r18, 4, %r5, %r20
  ldd,5 [ %b[119] + %r30 ], %r23
}
{
  ldd,0 [ %b[116] + %r19 ], %r19
  shr_andd,1 %r18, 0xc, %r5, %r32
  ldd,2 [ %b[117] + %r19 ], %r28
  ldd,3 [ %b[114] + %r40 ], %r40
  shr_andd,4 %r18, 0x14, %r5, %r17
  ldd,5 [ %b[115] + %r40 ], %r38
}
{
  ldd,0 [ %b[112] + %r26 ], %r26
  shr_andd,1 %r18, 0x1c, %r5, %r45
  ldd,2 [ %b[113] + %r26 ], %r22
  ldd,3 [ %b[108] + %r20 ], %r20
  shr_andd,4 %r18, 0x24, %r5, %r24
  ldd,5 [ %b[109] + %r20 ], %r31
}
{
  ldd,0 [ %b[106] + %r32 ], %r32
  shr_andd,1 %r18, 0x2c, %r5, %r21
  ldd,2 [ %b[107] + %r32 ], %r42
  ldd,3 [ %b[104] + %r17 ], %r17
  shr_andd,4 %r18, 0x34, %r5, %r18
  ldd,5 [ %b[105] + %r17 ], %r41
}
{
  ldd,0 [ %b[102] + %r45 ], %r45
  xord,1 %r35, %r29, %r29
  ldd,2 [ %b[103] + %r45 ], %r37
  ldd,3 [ %b[100] + %r24 ], %r24
  xord,4 %r36, %r44, %r44
  ldd,5 [ %b[101] + %r24 ], %r33
}
{
  ldd,0 [ %b[98] + %r21 ], %r21
  xord,1 %r47, %r23, %r23
  ldd,2 [ %b[99] + %r21 ], %r36
  ldd,3 [ %b[96] + %r18 ], %r18
  xord,4 %r28, %r38, %r38
  ldd,5 [ %b[97] + %r18 ], %r35
}
{
  xord,0 %r31, %r42, %r42
  xord,1 %r44, %r23, %r23
  xord,2 %r22, %r34, %r34
  xord,3 %r39, %r46, %r46
  xord,4 %r43, %r30, %r30
  xord,5 %r25, %r16, %r16
}
{
  xord,0 %r38, %r34, %r34
  xord,1 %r20, %r32, %r32
  xord,2 %r41, %r37, %r37
  xord,3 %r26, %r27, %r27
  xord,4 %r46, %r30, %r30
  xord,5 %r19, %r40, %r40
}
{
  xord,0 %r42, %r37, %r37
  xord,1 %r24, %r21, %r21
  xord,2 %r33, %r36, %r36
  xord,3 %r17, %r45, %r45
  xord,4 %r18, %r16, %r16
  xord,5 %r35, %r29, %r29
}
{
  ldd,0 [ %r2 + 0x30 ], %r32
  xord,2 %r23, %r34, %r34
  xord,3 %r32, %r45, %r45
  xord,5 %r40, %r27, %r27
}
{
  ldd,0 [ %r2 + 0x38 ], %r30
  xord,2 %r36, %r29, %r29
  xord,3 %r30, %r27, %r27
  xord,5 %r21, %r16, %r16
}
{
  xord,2 %r37, %r29, %r29
  xord,5 %r45, %r16, %r16
}
{
  xord,2 %r34, %r29, %r29
  xord,5 %r27, %r16, %r16
}
{
  shl_andd,1 %r29, 4, %r5, %r27
  shl_andd,4 %r16, 4, %r5, %r34
}
{
  shr_andd,1 %r29, 4, %r5, %r45
  shr_andd,4 %r29, 0xc, %r5, %r37
}
{
  ldd,0 [ %b[126] + %r27 ], %r27
  shr_andd,1 %r29, 0x14, %r5, %r21
  ldd,2 [ %b[127] + %r27 ], %r40
  ldd,3 [ %b[110] + %r34 ], %r34
  shr_andd,4 %r29, 0x1c, %r5, %r36
  ldd,5 [ %b[111] + %r34 ], %r23
}
{
  ldd,0 [ %b[124] + %r45 ], %r45
  shr_andd,1 %r29, 0x24, %r5, %r18
  ldd,2 [ %b[125] + %r45 ], %r17
  ldd,3 [ %b[122] + %r37 ], %r37
  shr_andd,4 %r29, 0x2c, %r5, %r24
  ldd,5 [ %b[123] + %r37 ], %r42
}
{
  ldd,0 [ %b[120] + %r21 ], %r21
  shr_andd,1 %r29, 0x34, %r5, %r29
  ldd,2 [ %b[121] + %r21 ], %r33
  ldd,3 [ %b[118] + %r36 ], %r36
  shr_andd,4 %r16, 4, %r5, %r35
  ldd,5 [ %b[119] + %r36 ], %r46
}
{
  ldd,0 [ %b[116] + %r18 ], %r18
  shr_andd,1 %r16, 0xc, %r5, %r20
  ldd,2 [ %b[117] + %r18 ], %r19
  ldd,3 [ %b[114] + %r24 ], %r24
  shr_andd,4 %r16, 0x14, %r5, %r26
  ldd,5 [ %b[115] + %r24 ], %r38
}
{
  ldd,0 [ %b[112] + %r29 ], %r29
  shr_andd,1 %r16, 0x1c, %r5, %r41
  ldd,2 [ %b[113] + %r29 ], %r39
  ldd,3 [ %b[108] + %r35 ], %r35
  shr_andd,4 %r16, 0x24, %r5, %r43
  ldd,5 [ %b[109] + %r35 ], %r44
}
{
  ldd,0 [ %b[106] + %r20 ], %r20
  shr_andd,1 %r16, 0x2c, %r5, %r25
  ldd,2 [ %b[107] + %r20 ], %r31
  ldd,3 [ %b[104] + %r26 ], %r26
  shr_andd,4 %r16, 0x34, %r5, %r16
  ldd,5 [ %b[105] + %r26 ], %r22
}
{
  ldd,0 [ %b[102] + %r41 ], %r41
  xord,1 %r32, %r40, %r40
  ldd,2 [ %b[103] + %r41 ], %r28
  ldd,3 [ %b[100] + %r43 ], %r43
  xord,4 %r17, %r42, %r42
  ldd,5 [ %b[101] + %r43 ], %r47
}
{
  ldd,0 [ %b[98] + %r25 ], %r25
  xord,1 %r33, %r46, %r46
  ldd,2 [ %b[99] + %r25 ], %r17
  ldd,3 [ %b[96] + %r16 ], %r16
  xord,4 %r19, %r38, %r38
  ldd,5 [ %b[97] + %r16 ], %r32
}
{
  xord,0 %r44, %r31, %r31
  xord,1 %r42, %r46, %r46
  xord,2 %r39, %r23, %r23
  xord,3 %r45, %r37, %r37
  xord,4 %r21, %r36, %r36
  xord,5 %r30, %r27, %r27
}
{
  xord,0 %r38, %r23, %r23
  xord,1 %r35, %r20, %r20
  xord,2 %r22, %r28, %r28
  xord,3 %r29, %r34, %r34
  xord,4 %r37, %r36, %r36
  xord,5 %r18, %r24, %r24
}
{
  xord,0 %r31, %r28, %r28
  xord,1 %r43, %r25, %r25
  xord,2 %r47, %r17, %r17
  xord,3 %r26, %r41, %r41
  xord,4 %r16, %r27, %r27
  xord,5 %r32, %r40, %r40
}
{
  ldd,0 [ %r2 + 0x40 ], %r20
  xord,2 %r46, %r23, %r23
  xord,3 %r20, %r41, %r41
  xord,5 %r24, %r34, %r34
}
{
  ldd,0 [ %r2 + 0x48 ], %r36
  xord,2 %r17, %r40, %r40
  xord,3 %r36, %r34, %r34
  xord,5 %r25, %r27, %r27
}
{
  xord,2 %r28, %r40, %r40
  xord,5 %r41, %r27, %r27
}
{
  xord,2 %r23, %r40, %r40
  xord,5 %r34, %r27, %r27
}
{
  shl_andd,1 %r40, 4, %r5, %r34
  shl_andd,4 %r27, 4, %r5, %r23
}
{
  shr_andd,1 %r40, 4, %r5, %r41
  shr_andd,4 %r40, 0xc, %r5, %r28
}
{
  ldd,0 [ %b[126] + %r34 ], %r34
  shr_andd,1 %r40, 0x14, %r5, %r25
  ldd,2 [ %b[127] + %r34 ], %r24
  ldd,3 [ %b[110] + %r23 ], %r23
  shr_andd,4 %r40, 0x1c, %r5, %r17
  ldd,5 [ %b[111] + %r23 ], %r46
}
{
  ldd,0 [ %b[124] + %r41 ], %r41
  shr_andd,1 %r40, 0x24, %r5, %r16
  ldd,2 [ %b[125] + %r41 ], %r26
  ldd,3 [ %b[122] + %r28 ], %r28
  shr_andd,4 %r40, 0x2c, %r5, %r43
  ldd,5 [ %b[123] + %r28 ], %r31
}
{
  ldd,0 [ %b[120] + %r25 ], %r25
  shr_andd,1 %r40, 0x34, %r5, %r40
  ldd,2 [ %b[121] + %r25 ], %r47
  ldd,3 [ %b[118] + %r17 ], %r17
  shr_andd,4 %r27, 4, %r5, %r32
  ldd,5 [ %b[119] + %r17 ], %r37
}
{
  ldd,0 [ %b[116] + %r16 ], %r16
  shr_andd,1 %r27, 0xc, %r5, %r35
  ldd,2 [ %b[117] + %r16 ], %r18
  ldd,3 [ %b[114] + %r43 ], %r43
  shr_andd,4 %r27, 0x14, %r5, %r29
  ldd,5 [ %b[115] + %r43 ], %r38
}
{
  ldd,0 [ %b[112] + %r40 ], %r40
  shr_andd,1 %r27, 0x1c, %r5, %r22
  ldd,2 [ %b[113] + %r40 ], %r45
  ldd,3 [ %b[108] + %r32 ], %r32
  shr_andd,4 %r27, 0x24, %r5, %r21
  ldd,5 [ %b[109] + %r32 ], %r42
}
{
  ldd,0 [ %b[106] + %r35 ], %r35
  shr_andd,1 %r27, 0x2c, %r5, %r30
  ldd,2 [ %b[107] + %r35 ], %r44
  ldd,3 [ %b[104] + %r29 ], %r29
  shr_andd,4 %r27, 0x34, %r5, %r27
  ldd,5 [ %b[105] + %r29 ], %r39
}
{
  ldd,0 [ %b[102] + %r22 ], %r22
  xord,1 %r20, %r24, %r24
  ldd,2 [ %b[103] + %r22 ], %r19
  ldd,3 [ %b[100] + %r21 ], %r21
  xord,4 %r26, %r31, %r31
  ldd,5 [ %b[101] + %r21 ], %r33
}
{
  ldd,0 [ %b[98] + %r30 ], %r30
  xord,1 %r47, %r37, %r37
  ldd,2 [ %b[99] + %r30 ], %r26
  ldd,3 [ %b[96] + %r27 ], %r27
  xord,4 %r18, %r38, %r38
  ldd,5 [ %b[97] + %r27 ], %r20
}
{
  xord,0 %r42, %r44, %r44
  xord,1 %r31, %r37, %r37
  xord,2 %r45, %r46, %r46
  xord,3 %r41, %r28, %r28
  xord,4 %r25, %r17, %r17
  xord,5 %r36, %r34, %r34
}
{
  xord,0 %r38, %r46, %r46
  xord,1 %r32, %r35, %r35
  xord,2 %r39, %r19, %r19
  xord,3 %r40, %r23, %r23
  xord,4 %r28, %r17, %r17
  xord,5 %r16, %r43, %r43
}
{
  xord,0 %r44, %r19, %r19
  xord,1 %r21, %r30, %r30
  xord,2 %r33, %r26, %r26
  xord,3 %r29, %r22, %r22
  xord,4 %r27, %r34, %r34
  xord,5 %r20, %r24, %r24
}
{
  ldd,0 [ %r2 + 0x50 ], %r35
  xord,2 %r37, %r46, %r46
  xord,3 %r35, %r22, %r22
  xord,5 %r43, %r23, %r23
}
{
  ldd,0 [ %r2 + 0x58 ], %r17
  xord,2 %r26, %r24, %r24
  xord,3 %r17, %r23, %r23
  xord,5 %r30, %r34, %r34
}
{
  xord,2 %r19, %r24, %r24
  xord,5 %r22, %r34, %r34
}
{
  xord,2 %r46, %r24, %r24
  xord,5 %r23, %r34, %r34
}
{
  shl_andd,1 %r24, 4, %r5, %r23
  shl_andd,4 %r34, 4, %r5, %r46
}
{
  shr_andd,1 %r24, 4, %r5, %r22
  shr_andd,4 %r24, 0xc, %r5, %r19
}
{
  ldd,0 [ %b[126] + %r23 ], %r23
  shr_andd,1 %r24, 0x14, %r5, %r30
  ldd,2 [ %b[127] + %r23 ], %r43
  ldd,3 [ %b[110] + %r46 ], %r46
  shr_andd,4 %r24, 0x1c, %r5, %r26
  ldd,5 [ %b[111] + %r46 ], %r37
}
{
  ldd,0 [ %b[124] + %r22 ], %r22
  shr_andd,1 %r24, 0x24, %r5, %r27
  ldd,2 [ %b[125] + %r22 ], %r29
  ldd,3 [ %b[122] + %r19 ], %r19
  shr_andd,4 %r24, 0x2c, %r5, %r21
  ldd,5 [ %b[123] + %r19 ], %r44
}
{
  ldd,0 [ %b[120] + %r30 ], %r30
  shr_andd,1 %r24, 0x34, %r5, %r24
  ldd,2 [ %b[121] + %r30 ], %r33
  ldd,3 [ %b[118] + %r26 ], %r26
  shr_andd,4 %r34, 4, %r5, %r20
  ldd,5 [ %b[119] + %r26 ], %r28
}
{
  ldd,0 [ %b[116] + %r27 ], %r27
  shr_andd,1 %r34, 0xc, %r5, %r32
  ldd,2 [ %b[117] + %r27 ], %r16
  ldd,3 [ %b[114] + %r21 ], %r21
  shr_andd,4 %r34, 0x14, %r5, %r40
  ldd,5 [ %b[115] + %r21 ], %r38
}
{
  ldd,0 [ %b[112] + %r24 ], %r24
  shr_andd,1 %r34, 0x1c, %r5, %r39
  ldd,2 [ %b[113] + %r24 ], %r41
  ldd,3 [ %b[108] + %r20 ], %r20
  shr_andd,4 %r34, 0x24, %r5, %r25
  ldd,5 [ %b[109] + %r20 ], %r31
}
{
  ldd,0 [ %b[106] + %r32 ], %r32
  shr_andd,1 %r34, 0x2c, %r5, %r36
  ldd,2 [ %b[107] + %r32 ], %r42
  ldd,3 [ %b[104] + %r40 ], %r40
  shr_andd,4 %r34, 0x34, %r5, %r34
  ldd,5 [ %b[105] + %r40 ], %r45
}
{
  ldd,0 [ %b[102] + %r39 ], %r39
  xord,1 %r35, %r43, %r43
  ldd,2 [ %b[103] + %r39 ], %r18
  ldd,3 [ %b[100] + %r25 ], %r25
  xord,4 %r29, %r44, %r44
  ldd,5 [ %b[101] + %r25 ], %r47
}
{
  ldd,0 [ %b[98] + %r36 ], %r36
  xord,1 %r33, %r28, %r28
  ldd,2 [ %b[99] + %r36 ], %r29
  ldd,3 [ %b[96] + %r34 ], %r34
  xord,4 %r16, %r38, %r38
  ldd,5 [ %b[97] + %r34 ], %r35
}
{
  xord,0 %r31, %r42, %r42
  xord,1 %r44, %r28, %r28
  xord,2 %r41, %r37, %r37
  xord,3 %r22, %r19, %r19
  xord,4 %r30, %r26, %r26
  xord,5 %r17, %r23, %r23
}
{
  xord,0 %r38, %r37, %r37
  xord,1 %r20, %r32, %r32
  xord,2 %r45, %r18, %r18
  xord,3 %r24, %r46, %r46
  xord,4 %r19, %r26, %r26
  xord,5 %r27, %r21, %r21
}
{
  xord,0 %r42, %r18, %r18
  xord,1 %r25, %r36, %r36
  xord,2 %r47, %r29, %r29
  xord,3 %r40, %r39, %r39
  xord,4 %r34, %r23, %r23
  xord,5 %r35, %r43, %r43
}
{
  ldd,0 [ %r2 + 0x60 ], %r32
  xord,2 %r28, %r37, %r37
  xord,3 %r32, %r39, %r39
  xord,5 %r21, %r46, %r46
}
{
  ldd,0 [ %r2 + 0x68 ], %r26
  xord,2 %r29, %r43, %r43
  xord,3 %r26, %r46, %r46
  xord,5 %r36, %r23, %r23
}
{
  xord,2 %r18, %r43, %r43
  xord,5 %r39, %r23, %r23
}
{
  xord,2 %r37, %r43, %r43
  xord,5 %r46, %r23, %r23
}
{
  shl_andd,1 %r43, 4, %r5, %r46
  shl_andd,4 %r23, 4, %r5, %r37
}
{
  shr_andd,1 %r43, 4, %r5, %r39
  shr_andd,4 %r43, 0xc, %r5, %r18
}
{
  ldd,0 [ %b[126] + %r46 ], %r46
  shr_andd,1 %r43, 0x14, %r5, %r36
  ldd,2 [ %b[127] + %r46 ], %r21
  ldd,3 [ %b[110] + %r37 ], %r37
  shr_andd,4 %r43, 0x1c, %r5, %r29
  ldd,5 [ %b[111] + %r37 ], %r28
}
{
  ldd,0 [ %b[124] + %r39 ], %r39
  shr_andd,1 %r43, 0x24, %r5, %r34
  ldd,2 [ %b[125] + %r39 ], %r40
  ldd,3 [ %b[122] + %r18 ], %r18
  shr_andd,4 %r43, 0x2c, %r5, %r25
  ldd,5 [ %b[123] + %r18 ], %r42
}
{
  ldd,0 [ %b[120] + %r36 ], %r36
  shr_andd,1 %r43, 0x34, %r5, %r43
  ldd,2 [ %b[121] + %r36 ], %r47
  ldd,3 [ %b[118] + %r29 ], %r29
  shr_andd,4 %r23, 4, %r5, %r35
  ldd,5 [ %b[119] + %r29 ], %r19
}
{
  ldd,0 [ %b[116] + %r34 ], %r34
  shr_andd,1 %r23, 0xc, %r5, %r20
  ldd,2 [ %b[117] + %r34 ], %r27
  ldd,3 [ %b[114] + %r25 ], %r25
  shr_andd,4 %r23, 0x14, %r5, %r24
  ldd,5 [ %b[115] + %r25 ], %r38
}
{
  ldd,0 [ %b[112] + %r43 ], %r43
  shr_andd,1 %r23, 0x1c, %r5, %r45
  ldd,2 [ %b[113] + %r43 ], %r22
  ldd,3 [ %b[108] + %r35 ], %r35
  shr_andd,4 %r23, 0x24, %r5, %r30
  ldd,5 [ %b[109] + %r35 ], %r44
}
{
  ldd,0 [ %b[106] + %r20 ], %r20
  shr_andd,1 %r23, 0x2c, %r5, %r17
  ldd,2 [ %b[107] + %r20 ], %r31
  ldd,3 [ %b[104] + %r24 ], %r24
  shr_andd,4 %r23, 0x34, %r5, %r23
  ldd,5 [ %b[105] + %r24 ], %r41
}
{
  ldd,0 [ %b[102] + %r45 ], %r45
  xord,1 %r32, %r21, %r21
  ldd,2 [ %b[103] + %r45 ], %r16
  ldd,3 [ %b[100] + %r30 ], %r30
  xord,4 %r40, %r42, %r42
  ldd,5 [ %b[101] + %r30 ], %r33
}
{
  ldd,0 [ %b[98] + %r17 ], %r17
  xord,1 %r47, %r19, %r19
  ldd,2 [ %b[99] + %r17 ], %r40
  ldd,3 [ %b[96] + %r23 ], %r23
  xord,4 %r27, %r38, %r38
  ldd,5 [ %b[97] + %r23 ], %r32
}
{
  xord,0 %r44, %r31, %r31
  xord,1 %r42, %r19, %r19
  xord,2 %r22, %r28, %r28
  xord,3 %r39, %r18, %r18
  xord,4 %r36, %r29, %r29
  xord,5 %r26, %r46, %r46
}
{
  xord,0 %r38, %r28, %r28
  xord,1 %r35, %r20, %r20
  xord,2 %r41, %r16, %r16
  xord,3 %r43, %r37, %r37
  xord,4 %r18, %r29, %r29
  xord,5 %r34, %r25, %r25
}
{
  xord,0 %r31, %r16, %r16
  xord,1 %r30, %r17, %r17
  xord,2 %r33, %r40, %r40
  xord,3 %r24, %r45, %r45
  xord,4 %r23, %r46, %r46
  xord,5 %r32, %r21, %r21
}
{
  ldd,0 [ %r2 + 0x70 ], %r20
  xord,2 %r19, %r28, %r28
  xord,3 %r20, %r45, %r45
  xord,5 %r25, %r37, %r37
}
{
  ldd,0 [ %r2 + 0x78 ], %r29
  xord,2 %r40, %r21, %r21
  xord,3 %r29, %r37, %r37
  xord,5 %r17, %r46, %r46
}
{
  xord,2 %r16, %r21, %r21
  xord,5 %r45, %r46, %r46
}
{
  xord,2 %r28, %r21, %r21
  xord,5 %r37, %r46, %r46
}
{
  shl_andd,1 %r21, 4, %r5, %r37
  shl_andd,4 %r46, 4, %r5, %r28
}
{
  shr_andd,1 %r21, 4, %r5, %r45
  shr_andd,4 %r21, 0xc, %r5, %r16
}
{
  ldd,0 [ %b[126] + %r37 ], %r37
  shr_andd,1 %r21, 0x14, %r5, %r17
  ldd,2 [ %b[127] + %r37 ], %r25
  ldd,3 [ %b[110] + %r28 ], %r28
  shr_andd,4 %r21, 0x1c, %r5, %r40
  ldd,5 [ %b[111] + %r28 ], %r19
}
{
  ldd,0 [ %b[124] + %r45 ], %r45
  shr_andd,1 %r21, 0x24, %r5, %r23
  ldd,2 [ %b[125] + %r45 ], %r24
  ldd,3 [ %b[122] + %r16 ], %r16
  shr_andd,4 %r21, 0x2c, %r5, %r30
  ldd,5 [ %b[123] + %r16 ], %r31
}
{
  ldd,0 [ %b[120] + %r17 ], %r17
  shr_andd,1 %r21, 0x34, %r5, %r21
  ldd,2 [ %b[121] + %r17 ], %r33
  ldd,3 [ %b[118] + %r40 ], %r40
  shr_andd,4 %r46, 4, %r5, %r32
  ldd,5 [ %b[119] + %r40 ], %r18
}
{
  ldd,0 [ %b[116] + %r23 ], %r23
  shr_andd,1 %r46, 0xc, %r5, %r35
  ldd,2 [ %b[117] + %r23 ], %r34
  ldd,3 [ %b[114] + %r30 ], %r30
  shr_andd,4 %r46, 0x14, %r5, %r43
  ldd,5 [ %b[115] + %r30 ], %r38
}
{
  ldd,0 [ %b[112] + %r21 ], %r21
  shr_andd,1 %r46, 0x1c, %r5, %r41
  ldd,2 [ %b[113] + %r21 ], %r39
  ldd,3 [ %b[108] + %r32 ], %r32
  shr_andd,4 %r46, 0x24, %r5, %r36
  ldd,5 [ %b[109] + %r32 ], %r42
}
{
  ldd,0 [ %b[106] + %r35 ], %r35
  shr_andd,1 %r46, 0x2c, %r5, %r26
  ldd,2 [ %b[107] + %r35 ], %r44
  ldd,3 [ %b[104] + %r43 ], %r43
  shr_andd,4 %r46, 0x34, %r5, %r46
  ldd,5 [ %b[105] + %r43 ], %r22
}
{
  ldd,0 [ %b[102] + %r41 ], %r41
  xord,1 %r20, %r25, %r25
  ldd,2 [ %b[103] + %r41 ], %r27
  ldd,3 [ %b[100] + %r36 ], %r36
  xord,4 %r24, %r31, %r31
  ldd,5 [ %b[101] + %r36 ], %r47
}
{
  ldd,0 [ %b[98] + %r26 ], %r26
  xord,1 %r33, %r18, %r18
  ldd,2 [ %b[99] + %r26 ], %r24
  ldd,3 [ %b[96] + %r46 ], %r46
  xord,4 %r34, %r38, %r38
  ldd,5 [ %b[97] + %r46 ], %r20
}
{
  xord,0 %r42, %r44, %r44
  xord,1 %r31, %r18, %r18
  xord,2 %r39, %r19, %r19
  xord,3 %r45, %r16, %r16
  xord,4 %r17, %r40, %r40
  xord,5 %r29, %r37, %r37
}
{
  xord,0 %r38, %r19, %r19
  xord,1 %r32, %r35, %r35
  xord,2 %r22, %r27, %r27
  xord,3 %r21, %r28, %r28
  xord,4 %r16, %r40, %r40
  xord,5 %r23, %r30, %r30
}
{
  xord,0 %r44, %r27, %r27
  xord,1 %r36, %r26, %r26
  xord,2 %r47, %r24, %r24
  xord,3 %r43, %r41, %r41
  xord,4 %r46, %r37, %r37
  xord,5 %r20, %r25, %r25
}
{
  ldd,0 [ %r2 + 0x80 ], %r35
  xord,2 %r18, %r19, %r19
  xord,3 %r35, %r41, %r41
  xord,5 %r30, %r28, %r28
}
{
  ldd,0 [ %r2 + 0x88 ], %r40
  xord,2 %r24, %r25, %r25
  xord,3 %r40, %r28, %r28
  xord,5 %r26, %r37, %r37
}
{
  xord,2 %r27, %r25, %r25
  xord,5 %r41, %r37, %r37
}
{
  xord,2 %r19, %r25, %r25
  xord,5 %r28, %r37, %r37
}
{
  shl_andd,1 %r25, 4, %r5, %r28
  shl_andd,4 %r37, 4, %r5, %r19
}
{
  shr_andd,1 %r25, 4, %r5, %r41
  shr_andd,4 %r25, 0xc, %r5, %r27
}
{
  ldd,0 [ %b[126] + %r28 ], %r28
  shr_andd,1 %r25, 0x14, %r5, %r26
  ldd,2 [ %b[127] + %r28 ], %r30
  ldd,3 [ %b[110] + %r19 ], %r19
  shr_andd,4 %r25, 0x1c, %r5, %r24
  ldd,5 [ %b[111] + %r19 ], %r18
}
{
  ldd,0 [ %b[124] + %r41 ], %r41
  shr_andd,1 %r25, 0x24, %r5, %r46
  ldd,2 [ %b[125] + %r41 ], %r43
  ldd,3 [ %b[122] + %r27 ], %r27
  shr_andd,4 %r25, 0x2c, %r5, %r36
  ldd,5 [ %b[123] + %r27 ], %r44
}
{
  ldd,0 [ %b[120] + %r26 ], %r26
  shr_andd,1 %r25, 0x34, %r5, %r25
  ldd,2 [ %b[121] + %r26 ], %r47
  ldd,3 [ %b[118] + %r24 ], %r24
  shr_andd,4 %r37, 4, %r5, %r20
  ldd,5 [ %b[119] + %r24 ], %r16
}
{
  ldd,0 [ %b[116] + %r46 ], %r46
  shr_andd,1 %r37, 0xc, %r5, %r32
  ldd,2 [ %b[117] + %r46 ], %r23
  ldd,3 [ %b[114] + %r36 ], %r36
  shr_andd,4 %r37, 0x14, %r5, %r21
  ldd,5 [ %b[115] + %r36 ], %r38
}
{
  ldd,0 [ %b[112] + %r25 ], %r25
  shr_andd,1 %r37, 0x1c, %r5, %r22
  ldd,2 [ %b[113] + %r25 ], %r45
  ldd,3 [ %b[108] + %r20 ], %r20
  shr_andd,4 %r37, 0x24, %r5, %r17
  ldd,5 [ %b[109] + %r20 ], %r31
}
{
  ldd,0 [ %b[106] + %r32 ], %r32
  shr_andd,1 %r37, 0x2c, %r5, %r29
  ldd,2 [ %b[107] + %r32 ], %r42
  ldd,3 [ %b[104] + %r21 ], %r21
  shr_andd,4 %r37, 0x34, %r5, %r37
  ldd,5 [ %b[105] + %r21 ], %r39
}
{
  ldd,0 [ %b[102] + %r22 ], %r22
  xord,1 %r35, %r30, %r30
  ldd,2 [ %b[103] + %r22 ], %r34
  ldd,3 [ %b[100] + %r17 ], %r17
  xord,4 %r43, %r44, %r44
  ldd,5 [ %b[101] + %r17 ], %r33
}
{
  ldd,0 [ %b[98] + %r29 ], %r29
  xord,1 %r47, %r16, %r16
  ldd,2 [ %b[99] + %r29 ], %r43
  ldd,3 [ %b[96] + %r37 ], %r37
  xord,4 %r23, %r38, %r38
  ldd,5 [ %b[97] + %r37 ], %r35
}
{
  xord,0 %r31, %r42, %r42
  xord,1 %r44, %r16, %r16
  xord,2 %r45, %r18, %r18
  xord,3 %r41, %r27, %r27
  xord,4 %r26, %r24, %r24
  xord,5 %r40, %r28, %r28
}
{
  xord,0 %r38, %r18, %r18
  xord,1 %r20, %r32, %r32
  xord,2 %r39, %r34, %r34
  xord,3 %r25, %r19, %r19
  xord,4 %r27, %r24, %r24
  xord,5 %r46, %r36, %r36
}
{
  xord,0 %r42, %r34, %r34
  xord,1 %r17, %r29, %r29
  xord,2 %r33, %r43, %r43
  xord,3 %r21, %r22, %r22
  xord,4 %r37, %r28, %r28
  xord,5 %r35, %r30, %r30
}
{
  ldd,0 [ %r2 + 0x90 ], %r32
  xord,2 %r16, %r18, %r18
  xord,3 %r32, %r22, %r22
  xord,5 %r36, %r19, %r19
}
{
  ldd,0 [ %r2 + 0x98 ], %r24
  xord,2 %r43, %r30, %r30
  xord,3 %r24, %r19, %r19
  xord,5 %r29, %r28, %r28
}
{
  xord,2 %r34, %r30, %r30
  xord,5 %r22, %r28, %r28
}
{
  xord,2 %r18, %r30, %r30
  xord,5 %r19, %r28, %r28
}
{
  shl_andd,1 %r30, 4, %r5, %r19
  shl_andd,4 %r28, 4, %r5, %r18
}
{
  shr_andd,1 %r30, 4, %r5, %r22
  shr_andd,4 %r30, 0xc, %r5, %r34
}
{
  ldd,0 [ %b[126] + %r19 ], %r19
  shr_andd,1 %r30, 0x14, %r5, %r29
  ldd,2 [ %b[127] + %r19 ], %r36
  ldd,3 [ %b[110] + %r18 ], %r18
  shr_andd,4 %r30, 0x1c, %r5, %r43
  ldd,5 [ %b[111] + %r18 ], %r16
}
{
  ldd,0 [ %b[124] + %r22 ], %r22
  shr_andd,1 %r30, 0x24, %r5, %r37
  ldd,2 [ %b[125] + %r22 ], %r21
  ldd,3 [ %b[122] + %r34 ], %r34
  shr_andd,4 %r30, 0x2c, %r5, %r17
  ldd,5 [ %b[123] + %r34 ], %r42
}
{
  ldd,0 [ %b[120] + %r29 ], %r29
  shr_andd,1 %r30, 0x34, %r5, %r30
  ldd,2 [ %b[121] + %r29 ], %r33
  ldd,3 [ %b[118] + %r43 ], %r43
  shr_andd,4 %r28, 4, %r5, %r35
  ldd,5 [ %b[119] + %r43 ], %r27
}
{
  ldd,0 [ %b[116] + %r37 ], %r37
  shr_andd,1 %r28, 0xc, %r5, %r20
  ldd,2 [ %b[117] + %r37 ], %r46
  ldd,3 [ %b[114] + %r17 ], %r17
  shr_andd,4 %r28, 0x14, %r5, %r25
  ldd,5 [ %b[115] + %r17 ], %r38
}
{
  ldd,0 [ %b[112] + %r30 ], %r30
  shr_andd,1 %r28, 0x1c, %r5, %r39
  ldd,2 [ %b[113] + %r30 ], %r41
  ldd,3 [ %b[108] + %r35 ], %r35
  shr_andd,4 %r28, 0x24, %r5, %r26
  ldd,5 [ %b[109] + %r35 ], %r44
}
{
  ldd,0 [ %b[106] + %r20 ], %r20
  shr_andd,1 %r28, 0x2c, %r5, %r40
  ldd,2 [ %b[107] + %r20 ], %r31
  ldd,3 [ %b[104] + %r25 ], %r25
  shr_andd,4 %r28, 0x34, %r5, %r28
  ldd,5 [ %b[105] + %r25 ], %r45
}
{
  ldd,0 [ %b[102] + %r39 ], %r39
  xord,1 %r32, %r36, %r36
  ldd,2 [ %b[103] + %r39 ], %r23
  ldd,3 [ %b[100] + %r26 ], %r26
  xord,4 %r24, %r19, %r19
  ldd,5 [ %b[101] + %r26 ], %r47
}
{
  ldd,0 [ %b[98] + %r40 ], %r40
  xord,1 %r21, %r42, %r42
  ldd,2 [ %b[99] + %r40 ], %r24
  ldd,3 [ %b[96] + %r28 ], %r28
  xord,4 %r33, %r27, %r27
  ldd,5 [ %b[97] + %r28 ], %r32
}
{
  xord,0 %r44, %r31, %r31
  xord,1 %r29, %r43, %r43
  xord,2 %r46, %r38, %r38
  xord,3 %r22, %r34, %r34
  xord,4 %r37, %r17, %r17
  xord,5 %r41, %r16, %r16
}
{
  xord,0 %r35, %r20, %r20
  xord,1 %r25, %r39, %r39
  xord,2 %r45, %r23, %r23
  xord,3 %r42, %r27, %r27
  xord,5 %r30, %r18, %r18
}
{
  xord,0 %r26, %r40, %r40
  xord,1 %r38, %r16, %r16
  xord,2 %r47, %r24, %r24
  xord,3 %r28, %r19, %r19
  xord,4 %r34, %r43, %r43
  xord,5 %r32, %r36, %r36
}
{
  xord,0 %r20, %r39, %r39
  xord,1 %r27, %r16, %r16
  xord,2 %r31, %r23, %r23
  xord,5 %r17, %r18, %r18
}
{
  xord,2 %r24, %r36, %r36
  xord,3 %r43, %r18, %r18
  xord,5 %r40, %r19, %r19
}
{
  xord,2 %r23, %r36, %r36
  xord,5 %r39, %r19, %r19
}
{
  xord,2 %r16, %r36, %r36
  xord,5 %r18, %r19, %r19
}
{
  std,2 %r36, [ %r0 ]
  std,5 %r19, [ %r0 + 8 ]
}
{
  addd,0 %r0, 0x10, %r0
  addd,1 %r1, 0x10, %r1
  ct %ctpr1 ? ~%pred0
}
{
  nop 0
}
{
  return %ctpr3
  nop 7
}
{
  ct %ctpr3
}
	.size fastgost_kuznyechik_tables_1_v5, . - fastgost_kuznyechik_tables_1_v5

! (dst, src, round keys, tables, turns): one or eight blocks a turn.
	.global fastgost_kuznyechik_tables_8_v5
	.type fastgost_kuznyechik_tables_8_v5, @function
	.align 8
fastgost_kuznyechik_tables_8_v5:
{
  setwd wsz=0x60, nfx=0
  setbn rsz=0x3f, rbs=0x20, rcur=0x0
}
{
  addd,0 %r0, 0x40, %r5
  addd,1 %r1, 0x40, %r6
  nop 1
}
{
  addd,0 0, 0xff0, %r7
  addd,1 %r3, 0x0, %b[127]
  nop 1
}
{
  addd,0 %r3, 0x1000, %b[126]
  addd,1 %r3, 0x2000, %b[125]
  nop 1
}
{
  addd,0 %r3, 0x3000, %b[124]
  addd,1 %r3, 0x4000, %b[123]
  nop 1
}
{
  addd,0 %r3, 0x5000, %b[122]
  addd,1 %r3, 0x6000, %b[121]
  nop 1
}
{
  addd,0 %r3, 0x7000, %b[120]
  addd,1 %r3, 0x8000, %b[119]
  nop 1
}
{
  addd,0 %r3, 0x9000, %b[118]
  addd,1 %r3, 0xa000, %b[117]
  nop 1
}
{
  addd,0 %r3, 0xb000, %b[116]
  addd,1 %r3, 0xc000, %b[115]
  nop 1
}
{
  addd,0 %r3, 0xd000, %b[114]
  addd,1 %r3, 0xe000, %b[113]
  nop 1
}
{
  addd,0 %r3, 0xf000, %b[112]
  nop 1
}
.Lfastgost_kuznyechik_tables_8_v5_blocks:
{
  cmpedb,0 %r4, 1, %pred0
  subd,1 %r4, 1, %r4
  disp %ctpr1, .Lfastgost_kuznyechik_tables_8_v5_blocks
}
{
  ldd,0 [ %r2 ], %r17
  ldd,2 [ %r1 ], %r16
  ldd,3 [ %r2 ], %b[41]
  ldd,5 [ %r6 ], %b[40]
}
{
  ldd,0 [ %r2 ], %r19
  ldd,2 [ %r1 + 0x10 ], %r18
  ldd,3 [ %r2 ], %b[43]
  ldd,5 [ %r6 + 0x10 ], %b[42]
}
{
  ldd,0 [ %r2 ], %r21
  ldd,2 [ %r1 + 0x20 ], %r20
  ldd,3 [ %r2 ], %b[45]
  ldd,5 [ %r6 + 0x20 ], %b[44]
}
{
  ldd,0 [ %r2 ], %r23
  xord,1 %r16, %r17, %r17
  ldd,2 [ %r1 + 0x30 ], %r22
  ldd,3 [ %r2 ], %b[47]
  xord,4 %b[40], %b[41], %b[41]
  ldd,5 [ %r6 + 0x30 ], %b[46]
}
{
  ldd,0 [ %r2 + 8 ], %r24
  xord,1 %r18, %r19, %r19
  ldd,2 [ %r1 + 8 ], %r16
  ldd,3 [ %r2 + 8 ], %b[48]
  xord,4 %b[42], %b[43], %b[43]
  ldd,5 [ %r6 + 8 ], %b[40]
}
{
  ldd,0 [ %r2 + 8 ], %r25
  xord,1 %r20, %r21, %r21
  ldd,2 [ %r1 + 0x18 ], %r18
  ldd,3 [ %r2 + 8 ], %b[49]
  xord,4 %b[44], %b[45], %b[45]
  ldd,5 [ %r6 + 0x18 ], %b[42]
}
{
  ldd,0 [ %r2 + 8 ], %r26
  xord,1 %r22, %r23, %r23
  ldd,2 [ %r1 + 0x28 ], %r20
  ldd,3 [ %r2 + 8 ], %b[50]
  xord,4 %b[46], %b[47], %b[47]
  ldd,5 [ %r6 + 0x28 ], %b[44]
}
{
  ldd,0 [ %r2 + 8 ], %r27
  xord,1 %r16, %r24, %r24
  ldd,2 [ %r1 + 0x38 ], %r22
  ldd,3 [ %r2 + 8 ], %b[51]
  xord,4 %b[40], %b[48], %b[48]
  ldd,5 [ %r6 + 0x38 ], %b[46]
}
{
  ldqp,0 [ %r2 + 0x10 ], %r16
  shl_andd,1 %r17, 4, %r7, %r18
  xord,2 %r18, %r25, %r25
  ldqp,3 [ %r2 + 0x10 ], %b[40]
  shl_andd,4 %b[41], 4, %r7, %b[42]
  xord,5 %b[42], %b[49], %b[49]
}
{
  shl_andd,1 %r19, 4, %r7, %r20
  xord,2 %r20, %r26, %r26
  shl_andd,4 %b[43], 4, %r7, %b[44]
  xord,5 %b[44], %b[50], %b[50]
}
{
  ldqp,0 [ %b[127] + %r18 ], %r18
  shl_andd,1 %r21, 4, %r7, %r22
  xord,2 %r22, %r27, %r27
  ldqp,3 [ %b[127] + %b[42] ], %b[42]
  shl_andd,4 %b[45], 4, %r7, %b[46]
  xord,5 %b[46], %b[51], %b[51]
}
{
  shl_andd,1 %r23, 4, %r7, %r28
  ldqp,2 [ %b[127] + %r20 ], %r20
  shl_andd,4 %b[47], 4, %r7, %b[52]
  ldqp,5 [ %b[127] + %b[44] ], %b[44]
}
{
  shr_andd,1 %r17, 4, %r7, %r29
  ldqp,2 [ %b[127] + %r22 ], %r22
  shr_andd,4 %b[41], 4, %r7, %b[53]
  ldqp,5 [ %b[127] + %b[46] ], %b[46]
}
{
  qpxor,0 %r16, %r18, %r18
  shr_andd,1 %r17, 0xc, %r7, %r30
  ldqp,2 [ %b[127] + %r28 ], %r28
  qpxor,3 %b[40], %b[42], %b[42]
  shr_andd,4 %b[41], 0xc, %r7, %b[54]
  ldqp,5 [ %b[127] + %b[52] ], %b[52]
}
{
  qpxor,0 %r16, %r20, %r20
  shr_andd,1 %r17, 0x14, %r7, %r31
  ldqp,2 [ %b[126] + %r29 ], %r29
  qpxor,3 %b[40], %b[44], %b[44]
  shr_andd,4 %b[41], 0x14, %r7, %b[55]
  ldqp,5 [ %b[126] + %b[53] ], %b[53]
}
{
  qpxor,0 %r16, %r22, %r22
  shr_andd,1 %r17, 0x1c, %r7, %r32
  ldqp,2 [ %b[125] + %r30 ], %r30
  qpxor,3 %b[40], %b[46], %b[46]
  shr_andd,4 %b[41], 0x1c, %r7, %b[56]
  ldqp,5 [ %b[125] + %b[54] ], %b[54]
}
{
  qpxor,0 %r16, %r28, %r28
  shr_andd,1 %r17, 0x24, %r7, %r33
  ldqp,2 [ %b[124] + %r31 ], %r31
  qpxor,3 %b[40], %b[52], %b[52]
  shr_andd,4 %b[41], 0x24, %r7, %b[57]
  ldqp,5 [ %b[124] + %b[55] ], %b[55]
}
{
  shr_andd,1 %r17, 0x2c, %r7, %r16
  ldqp,2 [ %b[123] + %r32 ], %r32
  shr_andd,4 %b[41], 0x2c, %r7, %b[40]
  ldqp,5 [ %b[123] + %b[56] ], %b[56]
}
{
  qpxor,0 %r29, %r30, %r30
  shr_andd,1 %r17, 0x34, %r7, %r17
  ldqp,2 [ %b[122] + %r33 ], %r33
  qpxor,3 %b[53], %b[54], %b[54]
  shr_andd,4 %b[41], 0x34, %r7, %b[41]
  ldqp,5 [ %b[122] + %b[57] ], %b[57]
}
{
  shl_andd,1 %r24, 4, %r7, %r29
  ldqp,2 [ %b[121] + %r16 ], %r16
  shl_andd,4 %b[48], 4, %r7, %b[53]
  ldqp,5 [ %b[121] + %b[40] ], %b[40]
}
{
  qpxor,0 %r31, %r32, %r32
  shr_andd,1 %r24, 4, %r7, %r34
  ldqp,2 [ %b[120] + %r17 ], %r17
  qpxor,3 %b[55], %b[56], %b[56]
  shr_andd,4 %b[48], 4, %r7, %b[58]
  ldqp,5 [ %b[120] + %b[41] ], %b[41]
}
{
  qpxor,0 %r30, %r32, %r32
  shr_andd,1 %r24, 0xc, %r7, %r31
  ldqp,2 [ %b[119] + %r29 ], %r29
  qpxor,3 %b[54], %b[56], %b[56]
  shr_andd,4 %b[48], 0xc, %r7, %b[55]
  ldqp,5 [ %b[119] + %b[53] ], %b[53]
}
{
  qpxor,0 %r33, %r16, %r16
  shr_andd,1 %r24, 0x14, %r7, %r30
  ldqp,2 [ %b[118] + %r34 ], %r34
  qpxor,3 %b[57], %b[40], %b[40]
  shr_andd,4 %b[48], 0x14, %r7, %b[54]
  ldqp,5 [ %b[118] + %b[58] ], %b[58]
}
{
  shr_andd,1 %r24, 0x1c, %r7, %r33
  ldqp,2 [ %b[117] + %r31 ], %r31
  shr_andd,4 %b[48], 0x1c, %r7, %b[57]
  ldqp,5 [ %b[117] + %b[55] ], %b[55]
}
{
  qpxor,0 %r17, %r29, %r29
  shr_andd,1 %r24, 0x24, %r7, %r35
  ldqp,2 [ %b[116] + %r30 ], %r30
  qpxor,3 %b[41], %b[53], %b[53]
  shr_andd,4 %b[48], 0x24, %r7, %b[59]
  ldqp,5 [ %b[116] + %b[54] ], %b[54]
}
{
  qpxor,0 %r16, %r29, %r29
  shr_andd,1 %r24, 0x2c, %r7, %r17
  ldqp,2 [ %b[115] + %r33 ], %r33
  qpxor,3 %b[40], %b[53], %b[53]
  shr_andd,4 %b[48], 0x2c, %r7, %b[41]
  ldqp,5 [ %b[115] + %b[57] ], %b[57]
}
{
  qpxor,0 %r34, %r31, %r31
  shr_andd,1 %r24, 0x34, %r7, %r24
  ldqp,2 [ %b[114] + %r35 ], %r35
  qpxor,3 %b[58], %b[55], %b[55]
  shr_andd,4 %b[48], 0x34, %r7, %b[48]
  ldqp,5 [ %b[114] + %b[59] ], %b[59]
}
{
  qpxor,0 %r32, %r29, %r29
  shr_andd,1 %r19, 4, %r7, %r34
  ldqp,2 [ %b[113] + %r17 ], %r17
  qpxor,3 %b[56], %b[53], %b[53]
  shr_andd,4 %b[43], 4, %r7, %b[58]
  ldqp,5 [ %b[113] + %b[41] ], %b[41]
}
{
  qpxor,0 %r30, %r33, %r33
  shr_andd,1 %r19, 0xc, %r7, %r32
  ldqp,2 [ %b[112] + %r24 ], %r24
  qpxor,3 %b[54], %b[57], %b[57]
  shr_andd,4 %b[43], 0xc, %r7, %b[56]
  ldqp,5 [ %b[112] + %b[48] ], %b[48]
}
{
  qpxor,0 %r31, %r33, %r33
  shr_andd,1 %r19, 0x14, %r7, %r30
  ldqp,2 [ %b[126] + %r34 ], %r34
  qpxor,3 %b[55], %b[57], %b[57]
  shr_andd,4 %b[43], 0x14, %r7, %b[54]
  ldqp,5 [ %b[126] + %b[58] ], %b[58]
}
{
  qpxor,0 %r35, %r17, %r17
  shr_andd,1 %r19, 0x1c, %r7, %r31
  ldqp,2 [ %b[125] + %r32 ], %r32
  qpxor,3 %b[59], %b[41], %b[41]
  shr_andd,4 %b[43], 0x1c, %r7, %b[55]
  ldqp,5 [ %b[125] + %b[56] ], %b[56]
}
{
  qpxor,0 %r24, %r18, %r18
  shr_andd,1 %r19, 0x24, %r7, %r35
  ldqp,2 [ %b[124] + %r30 ], %r30
  qpxor,3 %b[48], %b[42], %b[42]
  shr_andd,4 %b[43], 0x24, %r7, %b[59]
  ldqp,5 [ %b[124] + %b[54] ], %b[54]
}
{
  qpxor,0 %r17, %r18, %r18
  shr_andd,1 %r19, 0x2c, %r7, %r24
  ldqp,2 [ %b[123] + %r31 ], %r31
  qpxor,3 %b[41], %b[42], %b[42]
  shr_andd,4 %b[43], 0x2c, %r7, %b[48]
  ldqp,5 [ %b[123] + %b[55] ], %b[55]
}
{
  qpxor,0 %r34, %r32, %r32
  shr_andd,1 %r19, 0x34, %r7, %r19
  ldqp,2 [ %b[122] + %r35 ], %r35
  qpxor,3 %b[58], %b[56], %b[56]
  shr_andd,4 %b[43], 0x34, %r7, %b[43]
  ldqp,5 [ %b[122] + %b[59] ], %b[59]
}
{
  qpxor,0 %r33, %r18, %r18
  shl_andd,1 %r25, 4, %r7, %r34
  ldqp,2 [ %b[121] + %r24 ], %r24
  qpxor,3 %b[57], %b[42], %b[42]
  shl_andd,4 %b[49], 4, %r7, %b[58]
  ldqp,5 [ %b[121] + %b[48] ], %b[48]
}
{
  qpxor,0 %r30, %r31, %r31
  shr_andd,1 %r25, 4, %r7, %r33
  ldqp,2 [ %b[120] + %r19 ], %r19
  qpxor,3 %b[54], %b[55], %b[55]
  shr_andd,4 %b[49], 4, %r7, %b[57]
  ldqp,5 [ %b[120] + %b[43] ], %b[43]
}
{
  qpxor,0 %r32, %r31, %r31
  shr_andd,1 %r25, 0xc, %r7, %r30
  ldqp,2 [ %b[119] + %r34 ], %r34
  qpxor,3 %b[56], %b[55], %b[55]
  shr_andd,4 %b[49], 0xc, %r7, %b[54]
  ldqp,5 [ %b[119] + %b[58] ], %b[58]
}
{
  qpxor,0 %r35, %r24, %r24
  shr_andd,1 %r25, 0x14, %r7, %r32
  ldqp,2 [ %b[118] + %r33 ], %r33
  qpxor,3 %b[59], %b[48], %b[48]
  shr_andd,4 %b[49], 0x14, %r7, %b[56]
  ldqp,5 [ %b[118] + %b[57] ], %b[57]
}
{
  qpxor,0 %r29, %r18, %r18
  shr_andd,1 %r25, 0x1c, %r7, %r35
  ldqp,2 [ %b[117] + %r30 ], %r30
  qpxor,3 %b[53], %b[42], %b[42]
  shr_andd,4 %b[49], 0x1c, %r7, %b[59]
  ldqp,5 [ %b[117] + %b[54] ], %b[54]
}
{
  qpxor,0 %r19, %r34, %r34
  shr_andd,1 %r25, 0x24, %r7, %r29
  ldqp,2 [ %b[116] + %r32 ], %r32
  qpxor,3 %b[43], %b[58], %b[58]
  shr_andd,4 %b[49], 0x24, %r7, %b[53]
  ldqp,5 [ %b[116] + %b[56] ], %b[56]
}
{
  qpxor,0 %r24, %r34, %r34
  shr_andd,1 %r25, 0x2c, %r7, %r19
  ldqp,2 [ %b[115] + %r35 ], %r35
  qpxor,3 %b[48], %b[58], %b[58]
  shr_andd,4 %b[49], 0x2c, %r7, %b[43]
  ldqp,5 [ %b[115] + %b[59] ], %b[59]
}
{
  qpxor,0 %r33, %r30, %r30
  shr_andd,1 %r25, 0x34, %r7, %r25
  ldqp,2 [ %b[114] + %r29 ], %r29
  qpxor,3 %b[57], %b[54], %b[54]
  shr_andd,4 %b[49], 0x34, %r7, %b[49]
  ldqp,5 [ %b[114] + %b[53] ], %b[53]
}
{
  qpxor,0 %r31, %r34, %r34
  shr_andd,1 %r21, 4, %r7, %r33
  ldqp,2 [ %b[113] + %r19 ], %r19
  qpxor,3 %b[55], %b[58], %b[58]
  shr_andd,4 %b[45], 4, %r7, %b[57]
  ldqp,5 [ %b[113] + %b[43] ], %b[43]
}
{
  qpxor,0 %r32, %r35, %r35
  shr_andd,1 %r21, 0xc, %r7, %r31
  ldqp,2 [ %b[112] + %r25 ], %r25
  qpxor,3 %b[56], %b[59], %b[59]
  shr_andd,4 %b[45], 0xc, %r7, %b[55]
  ldqp,5 [ %b[112] + %b[49] ], %b[49]
}
{
  qpxor,0 %r30, %r35, %r35
  shr_andd,1 %r21, 0x14, %r7, %r32
  ldqp,2 [ %b[126] + %r33 ], %r33
  qpxor,3 %b[54], %b[59], %b[59]
  shr_andd,4 %b[45], 0x14, %r7, %b[56]
  ldqp,5 [ %b[126] + %b[57] ], %b[57]
}
{
  qpxor,0 %r29, %r19, %r19
  shr_andd,1 %r21, 0x1c, %r7, %r30
  ldqp,2 [ %b[125] + %r31 ], %r31
  qpxor,3 %b[53], %b[43], %b[43]
  shr_andd,4 %b[45], 0x1c, %r7, %b[54]
  ldqp,5 [ %b[125] + %b[55] ], %b[55]
}
{
  qpxor,0 %r25, %r20, %r20
  shr_andd,1 %r21, 0x24, %r7, %r29
  ldqp,2 [ %b[124] + %r32 ], %r32
  qpxor,3 %b[49], %b[44], %b[44]
  shr_andd,4 %b[45], 0x24, %r7, %b[53]
  ldqp,5 [ %b[124] + %b[56] ], %b[56]
}
{
  qpxor,0 %r19, %r20, %r20
  shr_andd,1 %r21, 0x2c, %r7, %r25
  ldqp,2 [ %b[123] + %r30 ], %r30
  qpxor,3 %b[43], %b[44], %b[44]
  shr_andd,4 %b[45], 0x2c, %r7, %b[49]
  ldqp,5 [ %b[123] + %b[54] ], %b[54]
}
{
  qpxor,0 %r33, %r31, %r31
  shr_andd,1 %r21, 0x34, %r7, %r21
  ldqp,2 [ %b[122] + %r29 ], %r29
  qpxor,3 %b[57], %b[55], %b[55]
  shr_andd,4 %b[45], 0x34, %r7, %b[45]
  ldqp,5 [ %b[122] + %b[53] ], %b[53]
}
{
  qpxor,0 %r35, %r20, %r20
  shl_andd,1 %r26, 4, %r7, %r33
  ldqp,2 [ %b[121] + %r25 ], %r25
  qpxor,3 %b[59], %b[44], %b[44]
  shl_andd,4 %b[50], 4, %r7, %b[57]
  ldqp,5 [ %b[121] + %b[49] ], %b[49]
}
{
  qpxor,0 %r32, %r30, %r30
  shr_andd,1 %r26, 4, %r7, %r35
  ldqp,2 [ %b[120] + %r21 ], %r21
  qpxor,3 %b[56], %b[54], %b[54]
  shr_andd,4 %b[50], 4, %r7, %b[59]
  ldqp,5 [ %b[120] + %b[45] ], %b[45]
}
{
  qpxor,0 %r31, %r30, %r30
  shr_andd,1 %r26, 0xc, %r7, %r32
  ldqp,2 [ %b[119] + %r33 ], %r33
  qpxor,3 %b[55], %b[54], %b[54]
  shr_andd,4 %b[50], 0xc, %r7, %b[56]
  ldqp,5 [ %b[119] + %b[57] ], %b[57]
}
{
  qpxor,0 %r29, %r25, %r25
  shr_andd,1 %r26, 0x14, %r7, %r31
  ldqp,2 [ %b[118] + %r35 ], %r35
  qpxor,3 %b[53], %b[49], %b[49]
  shr_andd,4 %b[50], 0x14, %r7, %b[55]
  ldqp,5 [ %b[118] + %b[59] ], %b[59]
}
{
  qpxor,0 %r34, %r20, %r20
  shr_andd,1 %r26, 0x1c, %r7, %r29
  ldqp,2 [ %b[117] + %r32 ], %r32
  qpxor,3 %b[58], %b[44], %b[44]
  shr_andd,4 %b[50], 0x1c, %r7, %b[53]
  ldqp,5 [ %b[117] + %b[56] ], %b[56]
}
{
  qpxor,0 %r21, %r33, %r33
  shr_andd,1 %r26, 0x24, %r7, %r34
  ldqp,2 [ %b[116] + %r31 ], %r31
  qpxor,3 %b[45], %b[57], %b[57]
  shr_andd,4 %b[50], 0x24, %r7, %b[58]
  ldqp,5 [ %b[116] + %b[55] ], %b[55]
}
{
  qpxor,0 %r25, %r33, %r33
  shr_andd,1 %r26, 0x2c, %r7, %r21
  ldqp,2 [ %b[115] + %r29 ], %r29
  qpxor,3 %b[49], %b[57], %b[57]
  shr_andd,4 %b[50], 0x2c, %r7, %b[45]
  ldqp,5 [ %b[115] + %b[53] ], %b[53]
}
{
  qpxor,0 %r35, %r32, %r32
  shr_andd,1 %r26, 0x34, %r7, %r26
  ldqp,2 [ %b[114] + %r34 ], %r34
  qpxor,3 %b[59], %b[56], %b[56]
  shr_andd,4 %b[50], 0x34, %r7, %b[50]
  ldqp,5 [ %b[114] + %b[58] ], %b[58]
}
{
  qpxor,0 %r30, %r33, %r33
  shr_andd,1 %r23, 4, %r7, %r35
  ldqp,2 [ %b[113] + %r21 ], %r21
  qpxor,3 %b[54], %b[57], %b[57]
  shr_andd,4 %b[47], 4, %r7, %b[59]
  ldqp,5 [ %b[113] + %b[45] ], %b[45]
}
{
  qpxor,0 %r31, %r29, %r29
  shr_andd,1 %r23, 0xc, %r7, %r30
  ldqp,2 [ %b[112] + %r26 ], %r26
  qpxor,3 %b[55], %b[53], %b[53]
  shr_andd,4 %b[47], 0xc, %r7, %b[54]
  ldqp,5 [ %b[112] + %b[50] ], %b[50]
}
{
  qpxor,0 %r32, %r29, %r29
  shr_andd,1 %r23, 0x14, %r7, %r31
  ldqp,2 [ %b[126] + %r35 ], %r35
  qpxor,3 %b[56], %b[53], %b[53]
  shr_andd,4 %b[47], 0x14, %r7, %b[55]
  ldqp,5 [ %b[126] + %b[59] ], %b[59]
}
{
  qpxor,0 %r34, %r21, %r21
  shr_andd,1 %r23, 0x1c, %r7, %r32
  ldqp,2 [ %b[125] + %r30 ], %r30
  qpxor,3 %b[58], %b[45], %b[45]
  shr_andd,4 %b[47], 0x1c, %r7, %b[56]
  ldqp,5 [ %b[125] + %b[54] ], %b[54]
}
{
  qpxor,0 %r26, %r22, %r22
  shr_andd,1 %r23, 0x24, %r7, %r34
  ldqp,2 [ %b[124] + %r31 ], %r31
  qpxor,3 %b[50], %b[46], %b[46]
  shr_andd,4 %b[47], 0x24, %r7, %b[58]
  ldqp,5 [ %b[124] + %b[55] ], %b[55]
}
{
  qpxor,0 %r21, %r22, %r22
  shr_andd,1 %r23, 0x2c, %r7, %r26
  ldqp,2 [ %b[123] + %r32 ], %r32
  qpxor,3 %b[45], %b[46], %b[46]
  shr_andd,4 %b[47], 0x2c, %r7, %b[50]
  ldqp,5 [ %b[123] + %b[56] ], %b[56]
}
{
  qpxor,0 %r35, %r30, %r30
  shr_andd,1 %r23, 0x34, %r7, %r23
  ldqp,2 [ %b[122] + %r34 ], %r34
  qpxor,3 %b[59], %b[54], %b[54]
  shr_andd,4 %b[47], 0x34, %r7, %b[47]
  ldqp,5 [ %b[122] + %b[58] ], %b[58]
}
{
  qpxor,0 %r29, %r22, %r22
  shl_andd,1 %r27, 4, %r7, %r35
  ldqp,2 [ %b[121] + %r26 ], %r26
  qpxor,3 %b[53], %b[46], %b[46]
  shl_andd,4 %b[51], 4, %r7, %b[59]
  ldqp,5 [ %b[121] + %b[50] ], %b[50]
}
{
  qpxor,0 %r31, %r32, %r32
  shr_andd,1 %r27, 4, %r7, %r29
  ldqp,2 [ %b[120] + %r23 ], %r23
  qpxor,3 %b[55], %b[56], %b[56]
  shr_andd,4 %b[51], 4, %r7, %b[53]
  ldqp,5 [ %b[120] + %b[47] ], %b[47]
}
{
  qpxor,0 %r30, %r32, %r32
  shr_andd,1 %r27, 0xc, %r7, %r31
  ldqp,2 [ %b[119] + %r35 ], %r35
  qpxor,3 %b[54], %b[56], %b[56]
  shr_andd,4 %b[51], 0xc, %r7, %b[55]
  ldqp,5 [ %b[119] + %b[59] ], %b[59]
}
{
  qpxor,0 %r34, %r26, %r26
  shr_andd,1 %r27, 0x14, %r7, %r30
  ldqp,2 [ %b[118] + %r29 ], %r29
  qpxor,3 %b[58], %b[50], %b[50]
  shr_andd,4 %b[51], 0x14, %r7, %b[54]
  ldqp,5 [ %b[118] + %b[53] ], %b[53]
}
{
  qpxor,0 %r33, %r22, %r22
  shr_andd,1 %r27, 0x1c, %r7, %r34
  ldqp,2 [ %b[117] + %r31 ], %r31
  qpxor,3 %b[57], %b[46], %b[46]
  shr_andd,4 %b[51], 0x1c, %r7, %b[58]
  ldqp,5 [ %b[117] + %b[55] ], %b[55]
}
{
  qpxor,0 %r23, %r35, %r35
  shr_andd,1 %r27, 0x24, %r7, %r33
  ldqp,2 [ %b[116] + %r30 ], %r30
  qpxor,3 %b[47], %b[59], %b[59]
  shr_andd,4 %b[51], 0x24, %r7, %b[57]
  ldqp,5 [ %b[116] + %b[54] ], %b[54]
}
{
  qpxor,0 %r26, %r35, %r35
  shr_andd,1 %r27, 0x2c, %r7, %r23
  ldqp,2 [ %b[115] + %r34 ], %r34
  qpxor,3 %b[50], %b[59], %b[59]
  shr_andd,4 %b[51], 0x2c, %r7, %b[47]
  ldqp,5 [ %b[115] + %b[58] ], %b[58]
}
{
  qpxor,0 %r29, %r31, %r31
  shr_andd,1 %r27, 0x34, %r7, %r27
  ldqp,2 [ %b[114] + %r33 ], %r33
  qpxor,3 %b[53], %b[55], %b[55]
  shr_andd,4 %b[51], 0x34, %r7, %b[51]
  ldqp,5 [ %b[114] + %b[57] ], %b[57]
}
{
  qpxor,0 %r32, %r35, %r35
  qpswitchd,1 %r18, %r32
  ldqp,2 [ %b[113] + %r23 ], %r23
  qpxor,3 %b[56], %b[59], %b[59]
  qpswitchd,4 %b[42], %b[56]
  ldqp,5 [ %b[113] + %b[47] ], %b[47]
}
{
  qpxor,0 %r30, %r34, %r34
  qpswitchd,1 %r20, %r30
  ldqp,2 [ %b[112] + %r27 ], %r27
  qpxor,3 %b[54], %b[58], %b[58]
  qpswitchd,4 %b[44], %b[54]
  ldqp,5 [ %b[112] + %b[51] ], %b[51]
}
{
  qpxor,0 %r31, %r34, %r34
  qpswitchd,1 %r22, %r31
  ldqp,2 [ %r2 + 0x20 ], %r29
  qpxor,3 %b[55], %b[58], %b[58]
  qpswitchd,4 %b[46], %b[55]
  ldqp,5 [ %r2 + 0x20 ], %b[53]
}
{
  qpxor,0 %r33, %r23, %r23
  shl_andd,1 %r18, 4, %r7, %r33
  qpxor,3 %b[57], %b[47], %b[47]
  shl_andd,4 %b[42], 4, %r7, %b[57]
}
{
  qpxor,0 %r27, %r28, %r28
  shl_andd,1 %r20, 4, %r7, %r27
  qpxor,3 %b[51], %b[52], %b[52]
  shl_andd,4 %b[44], 4, %r7, %b[51]
}
{
  qpxor,0 %r23, %r28, %r28
  shl_andd,1 %r22, 4, %r7, %r23
  ldqp,2 [ %b[127] + %r33 ], %r33
  qpxor,3 %b[47], %b[52], %b[52]
  shl_andd,4 %b[46], 4, %r7, %b[47]
  ldqp,5 [ %b[127] + %b[57] ], %b[57]
}
{
  qpxor,0 %r34, %r28, %r28
  shr_andd,1 %r18, 4, %r7, %r34
  ldqp,2 [ %b[127] + %r27 ], %r27
  qpxor,3 %b[58], %b[52], %b[52]
  shr_andd,4 %b[42], 4, %r7, %b[58]
  ldqp,5 [ %b[127] + %b[51] ], %b[51]
}
{
  qpxor,0 %r35, %r28, %r28
  shr_andd,1 %r18, 0xc, %r7, %r35
  ldqp,2 [ %b[127] + %r23 ], %r23
  qpxor,3 %b[59], %b[52], %b[52]
  shr_andd,4 %b[42], 0xc, %r7, %b[59]
  ldqp,5 [ %b[127] + %b[47] ], %b[47]
}
{
  qpswitchd,0 %r28, %r26
  shr_andd,1 %r18, 0x14, %r7, %r21
  ldqp,2 [ %b[126] + %r34 ], %r34
  qpswitchd,3 %b[52], %b[50]
  shr_andd,4 %b[42], 0x14, %r7, %b[45]
  ldqp,5 [ %b[126] + %b[58] ], %b[58]
}
{
  qpxor,0 %r29, %r33, %r33
  shr_andd,1 %r18, 0x1c, %r7, %r25
  ldqp,2 [ %b[125] + %r35 ], %r35
  qpxor,3 %b[53], %b[57], %b[57]
  shr_andd,4 %b[42], 0x1c, %r7, %b[49]
  ldqp,5 [ %b[125] + %b[59] ], %b[59]
}
{
  qpxor,0 %r29, %r27, %r27
  shr_andd,1 %r18, 0x24, %r7, %r19
  ldqp,2 [ %b[124] + %r21 ], %r21
  qpxor,3 %b[53], %b[51], %b[51]
  shr_andd,4 %b[42], 0x24, %r7, %b[43]
  ldqp,5 [ %b[124] + %b[45] ], %b[45]
}
{
  qpxor,0 %r29, %r23, %r23
  shl_andd,1 %r28, 4, %r7, %r24
  ldqp,2 [ %b[123] + %r25 ], %r25
  qpxor,3 %b[53], %b[47], %b[47]
  shl_andd,4 %b[52], 4, %r7, %b[48]
  ldqp,5 [ %b[123] + %b[49] ], %b[49]
}
{
  qpxor,0 %r34, %r35, %r35
  shr_andd,1 %r18, 0x2c, %r7, %r17
  ldqp,2 [ %b[122] + %r19 ], %r19
  qpxor,3 %b[58], %b[59], %b[59]
  shr_andd,4 %b[42], 0x2c, %r7, %b[41]
  ldqp,5 [ %b[122] + %b[43] ], %b[43]
}
{
  shr_andd,1 %r18, 0x34, %r7, %r18
  ldqp,2 [ %b[127] + %r24 ], %r24
  shr_andd,4 %b[42], 0x34, %r7, %b[42]
  ldqp,5 [ %b[127] + %b[48] ], %b[48]
}
{
  qpxor,0 %r21, %r25, %r25
  shl_andd,1 %r32, 4, %r7, %r34
  ldqp,2 [ %b[121] + %r17 ], %r17
  qpxor,3 %b[45], %b[49], %b[49]
  shl_andd,4 %b[56], 4, %r7, %b[58]
  ldqp,5 [ %b[121] + %b[41] ], %b[41]
}
{
  qpxor,0 %r35, %r25, %r25
  shr_andd,1 %r32, 4, %r7, %r21
  ldqp,2 [ %b[120] + %r18 ], %r18
  qpxor,3 %b[59], %b[49], %b[49]
  shr_andd,4 %b[56], 4, %r7, %b[45]
  ldqp,5 [ %b[120] + %b[42] ], %b[42]
}
{
  qpxor,0 %r29, %r24, %r24
  shr_andd,1 %r32, 0xc, %r7, %r35
  ldqp,2 [ %b[119] + %r34 ], %r34
  qpxor,3 %b[53], %b[48], %b[48]
  shr_andd,4 %b[56], 0xc, %r7, %b[59]
  ldqp,5 [ %b[119] + %b[58] ], %b[58]
}
{
  qpxor,0 %r19, %r17, %r17
  shr_andd,1 %r32, 0x14, %r7, %r29
  ldqp,2 [ %b[118] + %r21 ], %r21
  qpxor,3 %b[43], %b[41], %b[41]
  shr_andd,4 %b[56], 0x14, %r7, %b[53]
  ldqp,5 [ %b[118] + %b[45] ], %b[45]
}
{
  shr_andd,1 %r32, 0x1c, %r7, %r19
  ldqp,2 [ %b[117] + %r35 ], %r35
  shr_andd,4 %b[56], 0x1c, %r7, %b[43]
  ldqp,5 [ %b[117] + %b[59] ], %b[59]
}
{
  qpxor,0 %r18, %r34, %r34
  shr_andd,1 %r32, 0x24, %r7, %r16
  ldqp,2 [ %b[116] + %r29 ], %r29
  qpxor,3 %b[42], %b[58], %b[58]
  shr_andd,4 %b[56], 0x24, %r7, %b[40]
  ldqp,5 [ %b[116] + %b[53] ], %b[53]
}
{
  qpxor,0 %r17, %r34, %r34
  shr_andd,1 %r32, 0x2c, %r7, %r18
  ldqp,2 [ %b[115] + %r19 ], %r19
  qpxor,3 %b[41], %b[58], %b[58]
  shr_andd,4 %b[56], 0x2c, %r7, %b[42]
  ldqp,5 [ %b[115] + %b[43] ], %b[43]
}
{
  qpxor,0 %r21, %r35, %r35
  shr_andd,1 %r32, 0x34, %r7, %r32
  ldqp,2 [ %b[114] + %r16 ], %r16
  qpxor,3 %b[45], %b[59], %b[59]
  shr_andd,4 %b[56], 0x34, %r7, %b[56]
  ldqp,5 [ %b[114] + %b[40] ], %b[40]
}
{
  qpxor,0 %r25, %r34, %r34
  shr_andd,1 %r20, 4, %r7, %r21
  ldqp,2 [ %b[113] + %r18 ], %r18
  qpxor,3 %b[49], %b[58], %b[58]
  shr_andd,4 %b[44], 4, %r7, %b[45]
  ldqp,5 [ %b[113] + %b[42] ], %b[42]
}
{
  qpxor,0 %r29, %r19, %r19
  shr_andd,1 %r20, 0xc, %r7, %r25
  ldqp,2 [ %b[112] + %r32 ], %r32
  qpxor,3 %b[53], %b[43], %b[43]
  shr_andd,4 %b[44], 0xc, %r7, %b[49]
  ldqp,5 [ %b[112] + %b[56] ], %b[56]
}
{
  qpxor,0 %r35, %r19, %r19
  shr_andd,1 %r20, 0x14, %r7, %r29
  ldqp,2 [ %b[126] + %r21 ], %r21
  qpxor,3 %b[59], %b[43], %b[43]
  shr_andd,4 %b[44], 0x14, %r7, %b[53]
  ldqp,5 [ %b[126] + %b[45] ], %b[45]
}
{
  qpxor,0 %r16, %r18, %r18
  shr_andd,1 %r20, 0x1c, %r7, %r35
  ldqp,2 [ %b[125] + %r25 ], %r25
  qpxor,3 %b[40], %b[42], %b[42]
  shr_andd,4 %b[44], 0x1c, %r7, %b[59]
  ldqp,5 [ %b[125] + %b[49] ], %b[49]
}
{
  qpxor,0 %r32, %r33, %r33
  shr_andd,1 %r20, 0x24, %r7, %r16
  ldqp,2 [ %b[124] + %r29 ], %r29
  qpxor,3 %b[56], %b[57], %b[57]
  shr_andd,4 %b[44], 0x24, %r7, %b[40]
  ldqp,5 [ %b[124] + %b[53] ], %b[53]
}
{
  qpxor,0 %r18, %r33, %r33
  shr_andd,1 %r20, 0x2c, %r7, %r32
  ldqp,2 [ %b[123] + %r35 ], %r35
  qpxor,3 %b[42], %b[57], %b[57]
  shr_andd,4 %b[44], 0x2c, %r7, %b[56]
  ldqp,5 [ %b[123] + %b[59] ], %b[59]
}
{
  qpxor,0 %r21, %r25, %r25
  shr_andd,1 %r20, 0x34, %r7, %r20
  ldqp,2 [ %b[122] + %r16 ], %r16
  qpxor,3 %b[45], %b[49], %b[49]
  shr_andd,4 %b[44], 0x34, %r7, %b[44]
  ldqp,5 [ %b[122] + %b[40] ], %b[40]
}
{
  qpxor,0 %r19, %r33, %r33
  shl_andd,1 %r30, 4, %r7, %r21
  ldqp,2 [ %b[121] + %r32 ], %r32
  qpxor,3 %b[43], %b[57], %b[57]
  shl_andd,4 %b[54], 4, %r7, %b[45]
  ldqp,5 [ %b[121] + %b[56] ], %b[56]
}
{
  qpxor,0 %r29, %r35, %r35
  shr_andd,1 %r30, 4, %r7, %r19
  ldqp,2 [ %b[120] + %r20 ], %r20
  qpxor,3 %b[53], %b[59], %b[59]
  shr_andd,4 %b[54], 4, %r7, %b[43]
  ldqp,5 [ %b[120] + %b[44] ], %b[44]
}
{
  qpxor,0 %r25, %r35, %r35
  shr_andd,1 %r30, 0xc, %r7, %r29
  ldqp,2 [ %b[119] + %r21 ], %r21
  qpxor,3 %b[49], %b[59], %b[59]
  shr_andd,4 %b[54], 0xc, %r7, %b[53]
  ldqp,5 [ %b[119] + %b[45] ], %b[45]
}
{
  qpxor,0 %r16, %r32, %r32
  shr_andd,1 %r30, 0x14, %r7, %r25
  ldqp,2 [ %b[118] + %r19 ], %r19
  qpxor,3 %b[40], %b[56], %b[56]
  shr_andd,4 %b[54], 0x14, %r7, %b[49]
  ldqp,5 [ %b[118] + %b[43] ], %b[43]
}
{
  qpxor,0 %r34, %r33, %r33
  shr_andd,1 %r30, 0x1c, %r7, %r16
  ldqp,2 [ %b[117] + %r29 ], %r29
  qpxor,3 %b[58], %b[57], %b[57]
  shr_andd,4 %b[54], 0x1c, %r7, %b[40]
  ldqp,5 [ %b[117] + %b[53] ], %b[53]
}
{
  qpxor,0 %r20, %r21, %r21
  shr_andd,1 %r30, 0x24, %r7, %r34
  ldqp,2 [ %b[116] + %r25 ], %r25
  qpxor,3 %b[44], %b[45], %b[45]
  shr_andd,4 %b[54], 0x24, %r7, %b[58]
  ldqp,5 [ %b[116] + %b[49] ], %b[49]
}
{
  qpxor,0 %r32, %r21, %r21
  shr_andd,1 %r30, 0x2c, %r7, %r20
  ldqp,2 [ %b[115] + %r16 ], %r16
  qpxor,3 %b[56], %b[45], %b[45]
  shr_andd,4 %b[54], 0x2c, %r7, %b[44]
  ldqp,5 [ %b[115] + %b[40] ], %b[40]
}
{
  qpxor,0 %r19, %r29, %r29
  shr_andd,1 %r30, 0x34, %r7, %r30
  ldqp,2 [ %b[114] + %r34 ], %r34
  qpxor,3 %b[43], %b[53], %b[53]
  shr_andd,4 %b[54], 0x34, %r7, %b[54]
  ldqp,5 [ %b[114] + %b[58] ], %b[58]
}
{
  qpxor,0 %r35, %r21, %r21
  shr_andd,1 %r22, 4, %r7, %r19
  ldqp,2 [ %b[113] + %r20 ], %r20
  qpxor,3 %b[59], %b[45], %b[45]
  shr_andd,4 %b[46], 4, %r7, %b[43]
  ldqp,5 [ %b[113] + %b[44] ], %b[44]
}
{
  qpxor,0 %r25, %r16, %r16
  shr_andd,1 %r22, 0xc, %r7, %r35
  ldqp,2 [ %b[112] + %r30 ], %r30
  qpxor,3 %b[49], %b[40], %b[40]
  shr_andd,4 %b[46], 0xc, %r7, %b[59]
  ldqp,5 [ %b[112] + %b[54] ], %b[54]
}
{
  qpxor,0 %r29, %r16, %r16
  shr_andd,1 %r22, 0x14, %r7, %r25
  ldqp,2 [ %b[126] + %r19 ], %r19
  qpxor,3 %b[53], %b[40], %b[40]
  shr_andd,4 %b[46], 0x14, %r7, %b[49]
  ldqp,5 [ %b[126] + %b[43] ], %b[43]
}
{
  qpxor,0 %r34, %r20, %r20
  shr_andd,1 %r22, 0x1c, %r7, %r29
  ldqp,2 [ %b[125] + %r35 ], %r35
  qpxor,3 %b[58], %b[44], %b[44]
  shr_andd,4 %b[46], 0x1c, %r7, %b[53]
  ldqp,5 [ %b[125] + %b[59] ], %b[59]
}
{
  qpxor,0 %r30, %r27, %r27
  shr_andd,1 %r22, 0x24, %r7, %r34
  ldqp,2 [ %b[124] + %r25 ], %r25
  qpxor,3 %b[54], %b[51], %b[51]
  shr_andd,4 %b[46], 0x24, %r7, %b[58]
  ldqp,5 [ %b[124] + %b[49] ], %b[49]
}
{
  qpxor,0 %r20, %r27, %r27
  shr_andd,1 %r22, 0x2c, %r7, %r30
  ldqp,2 [ %b[123] + %r29 ], %r29
  qpxor,3 %b[44], %b[51], %b[51]
  shr_andd,4 %b[46], 0x2c, %r7, %b[54]
  ldqp,5 [ %b[123] + %b[53] ], %b[53]
}
{
  qpxor,0 %r19, %r35, %r35
  shr_andd,1 %r22, 0x34, %r7, %r22
  ldqp,2 [ %b[122] + %r34 ], %r34
  qpxor,3 %b[43], %b[59], %b[59]
  shr_andd,4 %b[46], 0x34, %r7, %b[46]
  ldqp,5 [ %b[122] + %b[58] ], %b[58]
}
{
  qpxor,0 %r16, %r27, %r27
  shl_andd,1 %r31, 4, %r7, %r19
  ldqp,2 [ %b[121] + %r30 ], %r30
  qpxor,3 %b[40], %b[51], %b[51]
  shl_andd,4 %b[55], 4, %r7, %b[43]
  ldqp,5 [ %b[121] + %b[54] ], %b[54]
}
{
  qpxor,0 %r25, %r29, %r29
  shr_andd,1 %r31, 4, %r7, %r16
  ldqp,2 [ %b[120] + %r22 ], %r22
  qpxor,3 %b[49], %b[53], %b[53]
  shr_andd,4 %b[55], 4, %r7, %b[40]
  ldqp,5 [ %b[120] + %b[46] ], %b[46]
}
{
  qpxor,0 %r35, %r29, %r29
  shr_andd,1 %r31, 0xc, %r7, %r25
  ldqp,2 [ %b[119] + %r19 ], %r19
  qpxor,3 %b[59], %b[53], %b[53]
  shr_andd,4 %b[55], 0xc, %r7, %b[49]
  ldqp,5 [ %b[119] + %b[43] ], %b[43]
}
{
  qpxor,0 %r34, %r30, %r30
  shr_andd,1 %r31, 0x14, %r7, %r35
  ldqp,2 [ %b[118] + %r16 ], %r16
  qpxor,3 %b[58], %b[54], %b[54]
  shr_andd,4 %b[55], 0x14, %r7, %b[59]
  ldqp,5 [ %b[118] + %b[40] ], %b[40]
}
{
  qpxor,0 %r21, %r27, %r27
  shr_andd,1 %r31, 0x1c, %r7, %r34
  ldqp,2 [ %b[117] + %r25 ], %r25
  qpxor,3 %b[45], %b[51], %b[51]
  shr_andd,4 %b[55], 0x1c, %r7, %b[58]
  ldqp,5 [ %b[117] + %b[49] ], %b[49]
}
{
  qpxor,0 %r22, %r19, %r19
  shr_andd,1 %r31, 0x24, %r7, %r21
  ldqp,2 [ %b[116] + %r35 ], %r35
  qpxor,3 %b[46], %b[43], %b[43]
  shr_andd,4 %b[55], 0x24, %r7, %b[45]
  ldqp,5 [ %b[116] + %b[59] ], %b[59]
}
{
  qpxor,0 %r30, %r19, %r19
  shr_andd,1 %r31, 0x2c, %r7, %r22
  ldqp,2 [ %b[115] + %r34 ], %r34
  qpxor,3 %b[54], %b[43], %b[43]
  shr_andd,4 %b[55], 0x2c, %r7, %b[46]
  ldqp,5 [ %b[115] + %b[58] ], %b[58]
}
{
  qpxor,0 %r16, %r25, %r25
  shr_andd,1 %r31, 0x34, %r7, %r31
  ldqp,2 [ %b[114] + %r21 ], %r21
  qpxor,3 %b[40], %b[49], %b[49]
  shr_andd,4 %b[55], 0x34, %r7, %b[55]
  ldqp,5 [ %b[114] + %b[45] ], %b[45]
}
{
  qpxor,0 %r29, %r19, %r19
  shr_andd,1 %r28, 4, %r7, %r16
  ldqp,2 [ %b[113] + %r22 ], %r22
  qpxor,3 %b[53], %b[43], %b[43]
  shr_andd,4 %b[52], 4, %r7, %b[40]
  ldqp,5 [ %b[113] + %b[46] ], %b[46]
}
{
  qpxor,0 %r35, %r34, %r34
  shr_andd,1 %r28, 0xc, %r7, %r29
  ldqp,2 [ %b[112] + %r31 ], %r31
  qpxor,3 %b[59], %b[58], %b[58]
  shr_andd,4 %b[52], 0xc, %r7, %b[53]
  ldqp,5 [ %b[112] + %b[55] ], %b[55]
}
{
  qpxor,0 %r25, %r34, %r34
  shr_andd,1 %r28, 0x14, %r7, %r35
  ldqp,2 [ %b[126] + %r16 ], %r16
  qpxor,3 %b[49], %b[58], %b[58]
  shr_andd,4 %b[52], 0x14, %r7, %b[59]
  ldqp,5 [ %b[126] + %b[40] ], %b[40]
}
{
  qpxor,0 %r21, %r22, %r22
  shr_andd,1 %r28, 0x1c, %r7, %r25
  ldqp,2 [ %b[125] + %r29 ], %r29
  qpxor,3 %b[45], %b[46], %b[46]
  shr_andd,4 %b[52], 0x1c, %r7, %b[49]
  ldqp,5 [ %b[125] + %b[53] ], %b[53]
}
{
  qpxor,0 %r31, %r23, %r23
  shr_andd,1 %r28, 0x24, %r7, %r21
  ldqp,2 [ %b[124] + %r35 ], %r35
  qpxor,3 %b[55], %b[47], %b[47]
  shr_andd,4 %b[52], 0x24, %r7, %b[45]
  ldqp,5 [ %b[124] + %b[59] ], %b[59]
}
{
  qpxor,0 %r22, %r23, %r23
  shr_andd,1 %r28, 0x2c, %r7, %r31
  ldqp,2 [ %b[123] + %r25 ], %r25
  qpxor,3 %b[46], %b[47], %b[47]
  shr_andd,4 %b[52], 0x2c, %r7, %b[55]
  ldqp,5 [ %b[123] + %b[49] ], %b[49]
}
{
  qpxor,0 %r16, %r29, %r29
  shr_andd,1 %r28, 0x34, %r7, %r28
  ldqp,2 [ %b[122] + %r21 ], %r21
  qpxor,3 %b[40], %b[53], %b[53]
  shr_andd,4 %b[52], 0x34, %r7, %b[52]
  ldqp,5 [ %b[122] + %b[45] ], %b[45]
}
{
  qpxor,0 %r34, %r23, %r23
  shl_andd,1 %r26, 4, %r7, %r16
  ldqp,2 [ %b[121] + %r31 ], %r31
  qpxor,3 %b[58], %b[47], %b[47]
  shl_andd,4 %b[50], 4, %r7, %b[40]
  ldqp,5 [ %b[121] + %b[55] ], %b[55]
}
{
  qpxor,0 %r35, %r25, %r25
  shr_andd,1 %r26, 4, %r7, %r34
  ldqp,2 [ %b[120] + %r28 ], %r28
  qpxor,3 %b[59], %b[49], %b[49]
  shr_andd,4 %b[50], 4, %r7, %b[58]
  ldqp,5 [ %b[120] + %b[52] ], %b[52]
}
{
  qpxor,0 %r29, %r25, %r25
  shr_andd,1 %r26, 0xc, %r7, %r35
  ldqp,2 [ %b[119] + %r16 ], %r16
  qpxor,3 %b[53], %b[49], %b[49]
  shr_andd,4 %b[50], 0xc, %r7, %b[59]
  ldqp,5 [ %b[119] + %b[40] ], %b[40]
}
{
  qpxor,0 %r21, %r31, %r31
  shr_andd,1 %r26, 0x14, %r7, %r29
  ldqp,2 [ %b[118] + %r34 ], %r34
  qpxor,3 %b[45], %b[55], %b[55]
  shr_andd,4 %b[50], 0x14, %r7, %b[53]
  ldqp,5 [ %b[118] + %b[58] ], %b[58]
}
{
  qpxor,0 %r19, %r23, %r23
  shr_andd,1 %r26, 0x1c, %r7, %r21
  ldqp,2 [ %b[117] + %r35 ], %r35
  qpxor,3 %b[43], %b[47], %b[47]
  shr_andd,4 %b[50], 0x1c, %r7, %b[45]
  ldqp,5 [ %b[117] + %b[59] ], %b[59]
}
{
  qpxor,0 %r28, %r16, %r16
  shr_andd,1 %r26, 0x24, %r7, %r19
  ldqp,2 [ %b[116] + %r29 ], %r29
  qpxor,3 %b[52], %b[40], %b[40]
  shr_andd,4 %b[50], 0x24, %r7, %b[43]
  ldqp,5 [ %b[116] + %b[53] ], %b[53]
}
{
  qpxor,0 %r31, %r16, %r16
  shr_andd,1 %r26, 0x2c, %r7, %r28
  ldqp,2 [ %b[115] + %r21 ], %r21
  qpxor,3 %b[55], %b[40], %b[40]
  shr_andd,4 %b[50], 0x2c, %r7, %b[52]
  ldqp,5 [ %b[115] + %b[45] ], %b[45]
}
{
  qpxor,0 %r34, %r35, %r35
  shr_andd,1 %r26, 0x34, %r7, %r26
  ldqp,2 [ %b[114] + %r19 ], %r19
  qpxor,3 %b[58], %b[59], %b[59]
  shr_andd,4 %b[50], 0x34, %r7, %b[50]
  ldqp,5 [ %b[114] + %b[43] ], %b[43]
}
{
  qpxor,0 %r25, %r16, %r16
  qpswitchd,1 %r33, %r25
  ldqp,2 [ %b[113] + %r28 ], %r28
  qpxor,3 %b[49], %b[40], %b[40]
  qpswitchd,4 %b[57], %b[49]
  ldqp,5 [ %b[113] + %b[52] ], %b[52]
}
{
  qpxor,0 %r29, %r21, %r21
  qpswitchd,1 %r27, %r29
  ldqp,2 [ %b[112] + %r26 ], %r26
  qpxor,3 %b[53], %b[45], %b[45]
  qpswitchd,4 %b[51], %b[53]
  ldqp,5 [ %b[112] + %b[50] ], %b[50]
}
{
  qpxor,0 %r35, %r21, %r21
  qpswitchd,1 %r23, %r35
  ldqp,2 [ %r2 + 0x30 ], %r34
  qpxor,3 %b[59], %b[45], %b[45]
  qpswitchd,4 %b[47], %b[59]
  ldqp,5 [ %r2 + 0x30 ], %b[58]
}
{
  qpxor,0 %r19, %r28, %r28
  shl_andd,1 %r33, 4, %r7, %r19
  qpxor,3 %b[43], %b[52], %b[52]
  shl_andd,4 %b[57], 4, %r7, %b[43]
}
{
  qpxor,0 %r26, %r24, %r24
  shl_andd,1 %r27, 4, %r7, %r26
  qpxor,3 %b[50], %b[48], %b[48]
  shl_andd,4 %b[51], 4, %r7, %b[50]
}
{
  qpxor,0 %r28, %r24, %r24
  shl_andd,1 %r23, 4, %r7, %r28
  ldqp,2 [ %b[127] + %r19 ], %r19
  qpxor,3 %b[52], %b[48], %b[48]
  shl_andd,4 %b[47], 4, %r7, %b[52]
  ldqp,5 [ %b[127] + %b[43] ], %b[43]
}
{
  qpxor,0 %r21, %r24, %r24
  shr_andd,1 %r33, 4, %r7, %r21
  ldqp,2 [ %b[127] + %r26 ], %r26
  qpxor,3 %b[45], %b[48], %b[48]
  shr_andd,4 %b[57], 4, %r7, %b[45]
  ldqp,5 [ %b[127] + %b[50] ], %b[50]
}
{
  qpxor,0 %r16, %r24, %r24
  shr_andd,1 %r33, 0xc, %r7, %r16
  ldqp,2 [ %b[127] + %r28 ], %r28
  qpxor,3 %b[40], %b[48], %b[48]
  shr_andd,4 %b[57], 0xc, %r7, %b[40]
  ldqp,5 [ %b[127] + %b[52] ], %b[52]
}
{
  qpswitchd,0 %r24, %r31
  shr_andd,1 %r33, 0x14, %r7, %r22
  ldqp,2 [ %b[126] + %r21 ], %r21
  qpswitchd,3 %b[48], %b[55]
  shr_andd,4 %b[57], 0x14, %r7, %b[46]
  ldqp,5 [ %b[126] + %b[45] ], %b[45]
}
{
  qpxor,0 %r34, %r19, %r19
  shr_andd,1 %r33, 0x1c, %r7, %r30
  ldqp,2 [ %b[125] + %r16 ], %r16
  qpxor,3 %b[58], %b[43], %b[43]
  shr_andd,4 %b[57], 0x1c, %r7, %b[54]
  ldqp,5 [ %b[125] + %b[40] ], %b[40]
}
{
  qpxor,0 %r34, %r26, %r26
  shr_andd,1 %r33, 0x24, %r7, %r20
  ldqp,2 [ %b[124] + %r22 ], %r22
  qpxor,3 %b[58], %b[50], %b[50]
  shr_andd,4 %b[57], 0x24, %r7, %b[44]
  ldqp,5 [ %b[124] + %b[46] ], %b[46]
}
{
  qpxor,0 %r34, %r28, %r28
  shl_andd,1 %r24, 4, %r7, %r32
  ldqp,2 [ %b[123] + %r30 ], %r30
  qpxor,3 %b[58], %b[52], %b[52]
  shl_andd,4 %b[48], 4, %r7, %b[56]
  ldqp,5 [ %b[123] + %b[54] ], %b[54]
}
{
  qpxor,0 %r21, %r16, %r16
  shr_andd,1 %r33, 0x2c, %r7, %r18
  ldqp,2 [ %b[122] + %r20 ], %r20
  qpxor,3 %b[45], %b[40], %b[40]
  shr_andd,4 %b[57], 0x2c, %r7, %b[42]
  ldqp,5 [ %b[122] + %b[44] ], %b[44]
}
{
  shr_andd,1 %r33, 0x34, %r7, %r33
  ldqp,2 [ %b[127] + %r32 ], %r32
  shr_andd,4 %b[57], 0x34, %r7, %b[57]
  ldqp,5 [ %b[127] + %b[56] ], %b[56]
}
{
  qpxor,0 %r22, %r30, %r30
  shl_andd,1 %r25, 4, %r7, %r21
  ldqp,2 [ %b[121] + %r18 ], %r18
  qpxor,3 %b[46], %b[54], %b[54]
  shl_andd,4 %b[49], 4, %r7, %b[45]
  ldqp,5 [ %b[121] + %b[42] ], %b[42]
}
{
  qpxor,0 %r16, %r30, %r30
  shr_andd,1 %r25, 4, %r7, %r22
  ldqp,2 [ %b[120] + %r33 ], %r33
  qpxor,3 %b[40], %b[54], %b[54]
  shr_andd,4 %b[49], 4, %r7, %b[46]
  ldqp,5 [ %b[120] + %b[57] ], %b[57]
}
{
  qpxor,0 %r34, %r32, %r32
  shr_andd,1 %r25, 0xc, %r7, %r16
  ldqp,2 [ %b[119] + %r21 ], %r21
  qpxor,3 %b[58], %b[56], %b[56]
  shr_andd,4 %b[49], 0xc, %r7, %b[40]
  ldqp,5 [ %b[119] + %b[45] ], %b[45]
}
{
  qpxor,0 %r20, %r18, %r18
  shr_andd,1 %r25, 0x14, %r7, %r34
  ldqp,2 [ %b[118] + %r22 ], %r22
  qpxor,3 %b[44], %b[42], %b[42]
  shr_andd,4 %b[49], 0x14, %r7, %b[58]
  ldqp,5 [ %b[118] + %b[46] ], %b[46]
}
{
  shr_andd,1 %r25, 0x1c, %r7, %r20
  ldqp,2 [ %b[117] + %r16 ], %r16
  shr_andd,4 %b[49], 0x1c, %r7, %b[44]
  ldqp,5 [ %b[117] + %b[40] ], %b[40]
}
{
  qpxor,0 %r33, %r21, %r21
  shr_andd,1 %r25, 0x24, %r7, %r17
  ldqp,2 [ %b[116] + %r34 ], %r34
  qpxor,3 %b[57], %b[45], %b[45]
  shr_andd,4 %b[49], 0x24, %r7, %b[41]
  ldqp,5 [ %b[116] + %b[58] ], %b[58]
}
{
  qpxor,0 %r18, %r21, %r21
  shr_andd,1 %r25, 0x2c, %r7, %r33
  ldqp,2 [ %b[115] + %r20 ], %r20
  qpxor,3 %b[42], %b[45], %b[45]
  shr_andd,4 %b[49], 0x2c, %r7, %b[57]
  ldqp,5 [ %b[115] + %b[44] ], %b[44]
}
{
  qpxor,0 %r22, %r16, %r16
  shr_andd,1 %r25, 0x34, %r7, %r25
  ldqp,2 [ %b[114] + %r17 ], %r17
  qpxor,3 %b[46], %b[40], %b[40]
  shr_andd,4 %b[49], 0x34, %r7, %b[49]
  ldqp,5 [ %b[114] + %b[41] ], %b[41]
}
{
  qpxor,0 %r30, %r21, %r21
  shr_andd,1 %r27, 4, %r7, %r22
  ldqp,2 [ %b[113] + %r33 ], %r33
  qpxor,3 %b[54], %b[45], %b[45]
  shr_andd,4 %b[51], 4, %r7, %b[46]
  ldqp,5 [ %b[113] + %b[57] ], %b[57]
}
{
  qpxor,0 %r34, %r20, %r20
  shr_andd,1 %r27, 0xc, %r7, %r30
  ldqp,2 [ %b[112] + %r25 ], %r25
  qpxor,3 %b[58], %b[44], %b[44]
  shr_andd,4 %b[51], 0xc, %r7, %b[54]
  ldqp,5 [ %b[112] + %b[49] ], %b[49]
}
{
  qpxor,0 %r16, %r20, %r20
  shr_andd,1 %r27, 0x14, %r7, %r34
  ldqp,2 [ %b[126] + %r22 ], %r22
  qpxor,3 %b[40], %b[44], %b[44]
  shr_andd,4 %b[51], 0x14, %r7, %b[58]
  ldqp,5 [ %b[126] + %b[46] ], %b[46]
}
{
  qpxor,0 %r17, %r33, %r33
  shr_andd,1 %r27, 0x1c, %r7, %r16
  ldqp,2 [ %b[125] + %r30 ], %r30
  qpxor,3 %b[41], %b[57], %b[57]
  shr_andd,4 %b[51], 0x1c, %r7, %b[40]
  ldqp,5 [ %b[125] + %b[54] ], %b[54]
}
{
  qpxor,0 %r25, %r19, %r19
  shr_andd,1 %r27, 0x24, %r7, %r17
  ldqp,2 [ %b[124] + %r34 ], %r34
  qpxor,3 %b[49], %b[43], %b[43]
  shr_andd,4 %b[51], 0x24, %r7, %b[41]
  ldqp,5 [ %b[124] + %b[58] ], %b[58]
}
{
  qpxor,0 %r33, %r19, %r19
  shr_andd,1 %r27, 0x2c, %r7, %r25
  ldqp,2 [ %b[123] + %r16 ], %r16
  qpxor,3 %b[57], %b[43], %b[43]
  shr_andd,4 %b[51], 0x2c, %r7, %b[49]
  ldqp,5 [ %b[123] + %b[40] ], %b[40]
}
{
  qpxor,0 %r22, %r30, %r30
  shr_andd,1 %r27, 0x34, %r7, %r27
  ldqp,2 [ %b[122] + %r17 ], %r17
  qpxor,3 %b[46], %b[54], %b[54]
  shr_andd,4 %b[51], 0x34, %r7, %b[51]
  ldqp,5 [ %b[122] + %b[41] ], %b[41]
}
{
  qpxor,0 %r20, %r19, %r19
  shl_andd,1 %r29, 4, %r7, %r22
  ldqp,2 [ %b[121] + %r25 ], %r25
  qpxor,3 %b[44], %b[43], %b[43]
  shl_andd,4 %b[53], 4, %r7, %b[46]
  ldqp,5 [ %b[121] + %b[49] ], %b[49]
}
{
  qpxor,0 %r34, %r16, %r16
  shr_andd,1 %r29, 4, %r7, %r20
  ldqp,2 [ %b[120] + %r27 ], %r27
  qpxor,3 %b[58], %b[40], %b[40]
  shr_andd,4 %b[53], 4, %r7, %b[44]
  ldqp,5 [ %b[120] + %b[51] ], %b[51]
}
{
  qpxor,0 %r30, %r16, %r16
  shr_andd,1 %r29, 0xc, %r7, %r34
  ldqp,2 [ %b[119] + %r22 ], %r22
  qpxor,3 %b[54], %b[40], %b[40]
  shr_andd,4 %b[53], 0xc, %r7, %b[58]
  ldqp,5 [ %b[119] + %b[46] ], %b[46]
}
{
  qpxor,0 %r17, %r25, %r25
  shr_andd,1 %r29, 0x14, %r7, %r30
  ldqp,2 [ %b[118] + %r20 ], %r20
  qpxor,3 %b[41], %b[49], %b[49]
  shr_andd,4 %b[53], 0x14, %r7, %b[54]
  ldqp,5 [ %b[118] + %b[44] ], %b[44]
}
{
  qpxor,0 %r21, %r19, %r19
  shr_andd,1 %r29, 0x1c, %r7, %r17
  ldqp,2 [ %b[117] + %r34 ], %r34
  qpxor,3 %b[45], %b[43], %b[43]
  shr_andd,4 %b[53], 0x1c, %r7, %b[41]
  ldqp,5 [ %b[117] + %b[58] ], %b[58]
}
{
  qpxor,0 %r27, %r22, %r22
  shr_andd,1 %r29, 0x24, %r7, %r21
  ldqp,2 [ %b[116] + %r30 ], %r30
  qpxor,3 %b[51], %b[46], %b[46]
  shr_andd,4 %b[53], 0x24, %r7, %b[45]
  ldqp,5 [ %b[116] + %b[54] ], %b[54]
}
{
  qpxor,0 %r25, %r22, %r22
  shr_andd,1 %r29, 0x2c, %r7, %r27
  ldqp,2 [ %b[115] + %r17 ], %r17
  qpxor,3 %b[49], %b[46], %b[46]
  shr_andd,4 %b[53], 0x2c, %r7, %b[51]
  ldqp,5 [ %b[115] + %b[41] ], %b[41]
}
{
  qpxor,0 %r20, %r34, %r34
  shr_andd,1 %r29, 0x34, %r7, %r29
  ldqp,2 [ %b[114] + %r21 ], %r21
  qpxor,3 %b[44], %b[58], %b[58]
  shr_andd,4 %b[53], 0x34, %r7, %b[53]
  ldqp,5 [ %b[114] + %b[45] ], %b[45]
}
{
  qpxor,0 %r16, %r22, %r22
  shr_andd,1 %r23, 4, %r7, %r20
  ldqp,2 [ %b[113] + %r27 ], %r27
  qpxor,3 %b[40], %b[46], %b[46]
  shr_andd,4 %b[47], 4, %r7, %b[44]
  ldqp,5 [ %b[113] + %b[51] ], %b[51]
}
{
  qpxor,0 %r30, %r17, %r17
  shr_andd,1 %r23, 0xc, %r7, %r16
  ldqp,2 [ %b[112] + %r29 ], %r29
  qpxor,3 %b[54], %b[41], %b[41]
  shr_andd,4 %b[47], 0xc, %r7, %b[40]
  ldqp,5 [ %b[112] + %b[53] ], %b[53]
}
{
  qpxor,0 %r34, %r17, %r17
  shr_andd,1 %r23, 0x14, %r7, %r30
  ldqp,2 [ %b[126] + %r20 ], %r20
  qpxor,3 %b[58], %b[41], %b[41]
  shr_andd,4 %b[47], 0x14, %r7, %b[54]
  ldqp,5 [ %b[126] + %b[44] ], %b[44]
}
{
  qpxor,0 %r21, %r27, %r27
  shr_andd,1 %r23, 0x1c, %r7, %r34
  ldqp,2 [ %b[125] + %r16 ], %r16
  qpxor,3 %b[45], %b[51], %b[51]
  shr_andd,4 %b[47], 0x1c, %r7, %b[58]
  ldqp,5 [ %b[125] + %b[40] ], %b[40]
}
{
  qpxor,0 %r29, %r26, %r26
  shr_andd,1 %r23, 0x24, %r7, %r21
  ldqp,2 [ %b[124] + %r30 ], %r30
  qpxor,3 %b[53], %b[50], %b[50]
  shr_andd,4 %b[47], 0x24, %r7, %b[45]
  ldqp,5 [ %b[124] + %b[54] ], %b[54]
}
{
  qpxor,0 %r27, %r26, %r26
  shr_andd,1 %r23, 0x2c, %r7, %r29
  ldqp,2 [ %b[123] + %r34 ], %r34
  qpxor,3 %b[51], %b[50], %b[50]
  shr_andd,4 %b[47], 0x2c, %r7, %b[53]
  ldqp,5 [ %b[123] + %b[58] ], %b[58]
}
{
  qpxor,0 %r20, %r16, %r16
  shr_andd,1 %r23, 0x34, %r7, %r23
  ldqp,2 [ %b[122] + %r21 ], %r21
  qpxor,3 %b[44], %b[40], %b[40]
  shr_andd,4 %b[47], 0x34, %r7, %b[47]
  ldqp,5 [ %b[122] + %b[45] ], %b[45]
}
{
  qpxor,0 %r17, %r26, %r26
  shl_andd,1 %r35, 4, %r7, %r20
  ldqp,2 [ %b[121] + %r29 ], %r29
  qpxor,3 %b[41], %b[50], %b[50]
  shl_andd,4 %b[59], 4, %r7, %b[44]
  ldqp,5 [ %b[121] + %b[53] ], %b[53]
}
{
  qpxor,0 %r30, %r34, %r34
  shr_andd,1 %r35, 4, %r7, %r17
  ldqp,2 [ %b[120] + %r23 ], %r23
  qpxor,3 %b[54], %b[58], %b[58]
  shr_andd,4 %b[59], 4, %r7, %b[41]
  ldqp,5 [ %b[120] + %b[47] ], %b[47]
}
{
  qpxor,0 %r16, %r34, %r34
  shr_andd,1 %r35, 0xc, %r7, %r30
  ldqp,2 [ %b[119] + %r20 ], %r20
  qpxor,3 %b[40], %b[58], %b[58]
  shr_andd,4 %b[59], 0xc, %r7, %b[54]
  ldqp,5 [ %b[119] + %b[44] ], %b[44]
}
{
  qpxor,0 %r21, %r29, %r29
  shr_andd,1 %r35, 0x14, %r7, %r16
  ldqp,2 [ %b[118] + %r17 ], %r17
  qpxor,3 %b[45], %b[53], %b[53]
  shr_andd,4 %b[59], 0x14, %r7, %b[40]
  ldqp,5 [ %b[118] + %b[41] ], %b[41]
}
{
  qpxor,0 %r22, %r26, %r26
  shr_andd,1 %r35, 0x1c, %r7, %r21
  ldqp,2 [ %b[117] + %r30 ], %r30
  qpxor,3 %b[46], %b[50], %b[50]
  shr_andd,4 %b[59], 0x1c, %r7, %b[45]
  ldqp,5 [ %b[117] + %b[54] ], %b[54]
}
{
  qpxor,0 %r23, %r20, %r20
  shr_andd,1 %r35, 0x24, %r7, %r22
  ldqp,2 [ %b[116] + %r16 ], %r16
  qpxor,3 %b[47], %b[44], %b[44]
  shr_andd,4 %b[59], 0x24, %r7, %b[46]
  ldqp,5 [ %b[116] + %b[40] ], %b[40]
}
{
  qpxor,0 %r29, %r20, %r20
  shr_andd,1 %r35, 0x2c, %r7, %r23
  ldqp,2 [ %b[115] + %r21 ], %r21
  qpxor,3 %b[53], %b[44], %b[44]
  shr_andd,4 %b[59], 0x2c, %r7, %b[47]
  ldqp,5 [ %b[115] + %b[45] ], %b[45]
}
{
  qpxor,0 %r17, %r30, %r30
  shr_andd,1 %r35, 0x34, %r7, %r35
  ldqp,2 [ %b[114] + %r22 ], %r22
  qpxor,3 %b[41], %b[54], %b[54]
  shr_andd,4 %b[59], 0x34, %r7, %b[59]
  ldqp,5 [ %b[114] + %b[46] ], %b[46]
}
{
  qpxor,0 %r34, %r20, %r20
  shr_andd,1 %r24, 4, %r7, %r17
  ldqp,2 [ %b[113] + %r23 ], %r23
  qpxor,3 %b[58], %b[44], %b[44]
  shr_andd,4 %b[48], 4, %r7, %b[41]
  ldqp,5 [ %b[113] + %b[47] ], %b[47]
}
{
  qpxor,0 %r16, %r21, %r21
  shr_andd,1 %r24, 0xc, %r7, %r34
  ldqp,2 [ %b[112] + %r35 ], %r35
  qpxor,3 %b[40], %b[45], %b[45]
  shr_andd,4 %b[48], 0xc, %r7, %b[58]
  ldqp,5 [ %b[112] + %b[59] ], %b[59]
}
{
  qpxor,0 %r30, %r21, %r21
  shr_andd,1 %r24, 0x14, %r7, %r16
  ldqp,2 [ %b[126] + %r17 ], %r17
  qpxor,3 %b[54], %b[45], %b[45]
  shr_andd,4 %b[48], 0x14, %r7, %b[40]
  ldqp,5 [ %b[126] + %b[41] ], %b[41]
}
{
  qpxor,0 %r22, %r23, %r23
  shr_andd,1 %r24, 0x1c, %r7, %r30
  ldqp,2 [ %b[125] + %r34 ], %r34
  qpxor,3 %b[46], %b[47], %b[47]
  shr_andd,4 %b[48], 0x1c, %r7, %b[54]
  ldqp,5 [ %b[125] + %b[58] ], %b[58]
}
{
  qpxor,0 %r35, %r28, %r28
  shr_andd,1 %r24, 0x24, %r7, %r22
  ldqp,2 [ %b[124] + %r16 ], %r16
  qpxor,3 %b[59], %b[52], %b[52]
  shr_andd,4 %b[48], 0x24, %r7, %b[46]
  ldqp,5 [ %b[124] + %b[40] ], %b[40]
}
{
  qpxor,0 %r23, %r28, %r28
  shr_andd,1 %r24, 0x2c, %r7, %r35
  ldqp,2 [ %b[123] + %r30 ], %r30
  qpxor,3 %b[47], %b[52], %b[52]
  shr_andd,4 %b[48], 0x2c, %r7, %b[59]
  ldqp,5 [ %b[123] + %b[54] ], %b[54]
}
{
  qpxor,0 %r17, %r34, %r34
  shr_andd,1 %r24, 0x34, %r7, %r24
  ldqp,2 [ %b[122] + %r22 ], %r22
  qpxor,3 %b[41], %b[58], %b[58]
  shr_andd,4 %b[48], 0x34, %r7, %b[48]
  ldqp,5 [ %b[122] + %b[46] ], %b[46]
}
{
  qpxor,0 %r21, %r28, %r28
  shl_andd,1 %r31, 4, %r7, %r17
  ldqp,2 [ %b[121] + %r35 ], %r35
  qpxor,3 %b[45], %b[52], %b[52]
  shl_andd,4 %b[55], 4, %r7, %b[41]
  ldqp,5 [ %b[121] + %b[59] ], %b[59]
}
{
  qpxor,0 %r16, %r30, %r30
  shr_andd,1 %r31, 4, %r7, %r21
  ldqp,2 [ %b[120] + %r24 ], %r24
  qpxor,3 %b[40], %b[54], %b[54]
  shr_andd,4 %b[55], 4, %r7, %b[45]
  ldqp,5 [ %b[120] + %b[48] ], %b[48]
}
{
  qpxor,0 %r34, %r30, %r30
  shr_andd,1 %r31, 0xc, %r7, %r16
  ldqp,2 [ %b[119] + %r17 ], %r17
  qpxor,3 %b[58], %b[54], %b[54]
  shr_andd,4 %b[55], 0xc, %r7, %b[40]
  ldqp,5 [ %b[119] + %b[41] ], %b[41]
}
{
  qpxor,0 %r22, %r35, %r35
  shr_andd,1 %r31, 0x14, %r7, %r34
  ldqp,2 [ %b[118] + %r21 ], %r21
  qpxor,3 %b[46], %b[59], %b[59]
  shr_andd,4 %b[55], 0x14, %r7, %b[58]
  ldqp,5 [ %b[118] + %b[45] ], %b[45]
}
{
  qpxor,0 %r20, %r28, %r28
  shr_andd,1 %r31, 0x1c, %r7, %r22
  ldqp,2 [ %b[117] + %r16 ], %r16
  qpxor,3 %b[44], %b[52], %b[52]
  shr_andd,4 %b[55], 0x1c, %r7, %b[46]
  ldqp,5 [ %b[117] + %b[40] ], %b[40]
}
{
  qpxor,0 %r24, %r17, %r17
  shr_andd,1 %r31, 0x24, %r7, %r20
  ldqp,2 [ %b[116] + %r34 ], %r34
  qpxor,3 %b[48], %b[41], %b[41]
  shr_andd,4 %b[55], 0x24, %r7, %b[44]
  ldqp,5 [ %b[116] + %b[58] ], %b[58]
}
{
  qpxor,0 %r35, %r17, %r17
  shr_andd,1 %r31, 0x2c, %r7, %r24
  ldqp,2 [ %b[115] + %r22 ], %r22
  qpxor,3 %b[59], %b[41], %b[41]
  shr_andd,4 %b[55], 0x2c, %r7, %b[48]
  ldqp,5 [ %b[115] + %b[46] ], %b[46]
}
{
  qpxor,0 %r21, %r16, %r16
  shr_andd,1 %r31, 0x34, %r7, %r31
  ldqp,2 [ %b[114] + %r20 ], %r20
  qpxor,3 %b[45], %b[40], %b[40]
  shr_andd,4 %b[55], 0x34, %r7, %b[55]
  ldqp,5 [ %b[114] + %b[44] ], %b[44]
}
{
  qpxor,0 %r30, %r17, %r17
  qpswitchd,1 %r19, %r30
  ldqp,2 [ %b[113] + %r24 ], %r24
  qpxor,3 %b[54], %b[41], %b[41]
  qpswitchd,4 %b[43], %b[54]
  ldqp,5 [ %b[113] + %b[48] ], %b[48]
}
{
  qpxor,0 %r34, %r22, %r22
  qpswitchd,1 %r26, %r34
  ldqp,2 [ %b[112] + %r31 ], %r31
  qpxor,3 %b[58], %b[46], %b[46]
  qpswitchd,4 %b[50], %b[58]
  ldqp,5 [ %b[112] + %b[55] ], %b[55]
}
{
  qpxor,0 %r16, %r22, %r22
  qpswitchd,1 %r28, %r16
  ldqp,2 [ %r2 + 0x40 ], %r21
  qpxor,3 %b[40], %b[46], %b[46]
  qpswitchd,4 %b[52], %b[40]
  ldqp,5 [ %r2 + 0x40 ], %b[45]
}
{
  qpxor,0 %r20, %r24, %r24
  shl_andd,1 %r19, 4, %r7, %r20
  qpxor,3 %b[44], %b[48], %b[48]
  shl_andd,4 %b[43], 4, %r7, %b[44]
}
{
  qpxor,0 %r31, %r32, %r32
  shl_andd,1 %r26, 4, %r7, %r31
  qpxor,3 %b[55], %b[56], %b[56]
  shl_andd,4 %b[50], 4, %r7, %b[55]
}
{
  qpxor,0 %r24, %r32, %r32
  shl_andd,1 %r28, 4, %r7, %r24
  ldqp,2 [ %b[127] + %r20 ], %r20
  qpxor,3 %b[48], %b[56], %b[56]
  shl_andd,4 %b[52], 4, %r7, %b[48]
  ldqp,5 [ %b[127] + %b[44] ], %b[44]
}
{
  qpxor,0 %r22, %r32, %r32
  shr_andd,1 %r19, 4, %r7, %r22
  ldqp,2 [ %b[127] + %r31 ], %r31
  qpxor,3 %b[46], %b[56], %b[56]
  shr_andd,4 %b[43], 4, %r7, %b[46]
  ldqp,5 [ %b[127] + %b[55] ], %b[55]
}
{
  qpxor,0 %r17, %r32, %r32
  shr_andd,1 %r19, 0xc, %r7, %r17
  ldqp,2 [ %b[127] + %r24 ], %r24
  qpxor,3 %b[41], %b[56], %b[56]
  shr_andd,4 %b[43], 0xc, %r7, %b[41]
  ldqp,5 [ %b[127] + %b[48] ], %b[48]
}
{
  qpswitchd,0 %r32, %r35
  shr_andd,1 %r19, 0x14, %r7, %r23
  ldqp,2 [ %b[126] + %r22 ], %r22
  qpswitchd,3 %b[56], %b[59]
  shr_andd,4 %b[43], 0x14, %r7, %b[47]
  ldqp,5 [ %b[126] + %b[46] ], %b[46]
}
{
  qpxor,0 %r21, %r20, %r20
  shr_andd,1 %r19, 0x1c, %r7, %r29
  ldqp,2 [ %b[125] + %r17 ], %r17
  qpxor,3 %b[45], %b[44], %b[44]
  shr_andd,4 %b[43], 0x1c, %r7, %b[53]
  ldqp,5 [ %b[125] + %b[41] ], %b[41]
}
{
  qpxor,0 %r21, %r31, %r31
  shr_andd,1 %r19, 0x24, %r7, %r27
  ldqp,2 [ %b[124] + %r23 ], %r23
  qpxor,3 %b[45], %b[55], %b[55]
  shr_andd,4 %b[43], 0x24, %r7, %b[51]
  ldqp,5 [ %b[124] + %b[47] ], %b[47]
}
{
  qpxor,0 %r21, %r24, %r24
  shl_andd,1 %r32, 4, %r7, %r25
  ldqp,2 [ %b[123] + %r29 ], %r29
  qpxor,3 %b[45], %b[48], %b[48]
  shl_andd,4 %b[56], 4, %r7, %b[49]
  ldqp,5 [ %b[123] + %b[53] ], %b[53]
}
{
  qpxor,0 %r22, %r17, %r17
  shr_andd,1 %r19, 0x2c, %r7, %r33
  ldqp,2 [ %b[122] + %r27 ], %r27
  qpxor,3 %b[46], %b[41], %b[41]
  shr_andd,4 %b[43], 0x2c, %r7, %b[57]
  ldqp,5 [ %b[122] + %b[51] ], %b[51]
}
{
  shr_andd,1 %r19, 0x34, %r7, %r19
  ldqp,2 [ %b[127] + %r25 ], %r25
  shr_andd,4 %b[43], 0x34, %r7, %b[43]
  ldqp,5 [ %b[127] + %b[49] ], %b[49]
}
{
  qpxor,0 %r23, %r29, %r29
  shl_andd,1 %r30, 4, %r7, %r22
  ldqp,2 [ %b[121] + %r33 ], %r33
  qpxor,3 %b[47], %b[53], %b[53]
  shl_andd,4 %b[54], 4, %r7, %b[46]
  ldqp,5 [ %b[121] + %b[57] ], %b[57]
}
{
  qpxor,0 %r17, %r29, %r29
  shr_andd,1 %r30, 4, %r7, %r23
  ldqp,2 [ %b[120] + %r19 ], %r19
  qpxor,3 %b[41], %b[53], %b[53]
  shr_andd,4 %b[54], 4, %r7, %b[47]
  ldqp,5 [ %b[120] + %b[43] ], %b[43]
}
{
  qpxor,0 %r21, %r25, %r25
  shr_andd,1 %r30, 0xc, %r7, %r17
  ldqp,2 [ %b[119] + %r22 ], %r22
  qpxor,3 %b[45], %b[49], %b[49]
  shr_andd,4 %b[54], 0xc, %r7, %b[41]
  ldqp,5 [ %b[119] + %b[46] ], %b[46]
}
{
  qpxor,0 %r27, %r33, %r33
  shr_andd,1 %r30, 0x14, %r7, %r21
  ldqp,2 [ %b[118] + %r23 ], %r23
  qpxor,3 %b[51], %b[57], %b[57]
  shr_andd,4 %b[54], 0x14, %r7, %b[45]
  ldqp,5 [ %b[118] + %b[47] ], %b[47]
}
{
  shr_andd,1 %r30, 0x1c, %r7, %r27
  ldqp,2 [ %b[117] + %r17 ], %r17
  shr_andd,4 %b[54], 0x1c, %r7, %b[51]
  ldqp,5 [ %b[117] + %b[41] ], %b[41]
}
{
  qpxor,0 %r19, %r22, %r22
  shr_andd,1 %r30, 0x24, %r7, %r18
  ldqp,2 [ %b[116] + %r21 ], %r21
  qpxor,3 %b[43], %b[46], %b[46]
  shr_andd,4 %b[54], 0x24, %r7, %b[42]
  ldqp,5 [ %b[116] + %b[45] ], %b[45]
}
{
  qpxor,0 %r33, %r22, %r22
  shr_andd,1 %r30, 0x2c, %r7, %r19
  ldqp,2 [ %b[115] + %r27 ], %r27
  qpxor,3 %b[57], %b[46], %b[46]
  shr_andd,4 %b[54], 0x2c, %r7, %b[43]
  ldqp,5 [ %b[115] + %b[51] ], %b[51]
}
{
  qpxor,0 %r23, %r17, %r17
  shr_andd,1 %r30, 0x34, %r7, %r30
  ldqp,2 [ %b[114] + %r18 ], %r18
  qpxor,3 %b[47], %b[41], %b[41]
  shr_andd,4 %b[54], 0x34, %r7, %b[54]
  ldqp,5 [ %b[114] + %b[42] ], %b[42]
}
{
  qpxor,0 %r29, %r22, %r22
  shr_andd,1 %r26, 4, %r7, %r23
  ldqp,2 [ %b[113] + %r19 ], %r19
  qpxor,3 %b[53], %b[46], %b[46]
  shr_andd,4 %b[50], 4, %r7, %b[47]
  ldqp,5 [ %b[113] + %b[43] ], %b[43]
}
{
  qpxor,0 %r21, %r27, %r27
  shr_andd,1 %r26, 0xc, %r7, %r29
  ldqp,2 [ %b[112] + %r30 ], %r30
  qpxor,3 %b[45], %b[51], %b[51]
  shr_andd,4 %b[50], 0xc, %r7, %b[53]
  ldqp,5 [ %b[112] + %b[54] ], %b[54]
}
{
  qpxor,0 %r17, %r27, %r27
  shr_andd,1 %r26, 0x14, %r7, %r21
  ldqp,2 [ %b[126] + %r23 ], %r23
  qpxor,3 %b[41], %b[51], %b[51]
  shr_andd,4 %b[50], 0x14, %r7, %b[45]
  ldqp,5 [ %b[126] + %b[47] ], %b[47]
}
{
  qpxor,0 %r18, %r19, %r19
  shr_andd,1 %r26, 0x1c, %r7, %r17
  ldqp,2 [ %b[125] + %r29 ], %r29
  qpxor,3 %b[42], %b[43], %b[43]
  shr_andd,4 %b[50], 0x1c, %r7, %b[41]
  ldqp,5 [ %b[125] + %b[53] ], %b[53]
}
{
  qpxor,0 %r30, %r20, %r20
  shr_andd,1 %r26, 0x24, %r7, %r18
  ldqp,2 [ %b[124] + %r21 ], %r21
  qpxor,3 %b[54], %b[44], %b[44]
  shr_andd,4 %b[50], 0x24, %r7, %b[42]
  ldqp,5 [ %b[124] + %b[45] ], %b[45]
}
{
  qpxor,0 %r19, %r20, %r20
  shr_andd,1 %r26, 0x2c, %r7, %r30
  ldqp,2 [ %b[123] + %r17 ], %r17
  qpxor,3 %b[43], %b[44], %b[44]
  shr_andd,4 %b[50], 0x2c, %r7, %b[54]
  ldqp,5 [ %b[123] + %b[41] ], %b[41]
}
{
  qpxor,0 %r23, %r29, %r29
  shr_andd,1 %r26, 0x34, %r7, %r26
  ldqp,2 [ %b[122] + %r18 ], %r18
  qpxor,3 %b[47], %b[53], %b[53]
  shr_andd,4 %b[50], 0x34, %r7, %b[50]
  ldqp,5 [ %b[122] + %b[42] ], %b[42]
}
{
  qpxor,0 %r27, %r20, %r20
  shl_andd,1 %r34, 4, %r7, %r23
  ldqp,2 [ %b[121] + %r30 ], %r30
  qpxor,3 %b[51], %b[44], %b[44]
  shl_andd,4 %b[58], 4, %r7, %b[47]
  ldqp,5 [ %b[121] + %b[54] ], %b[54]
}
{
  qpxor,0 %r21, %r17, %r17
  shr_andd,1 %r34, 4, %r7, %r27
  ldqp,2 [ %b[120] + %r26 ], %r26
  qpxor,3 %b[45], %b[41], %b[41]
  shr_andd,4 %b[58], 4, %r7, %b[51]
  ldqp,5 [ %b[120] + %b[50] ], %b[50]
}
{
  qpxor,0 %r29, %r17, %r17
  shr_andd,1 %r34, 0xc, %r7, %r21
  ldqp,2 [ %b[119] + %r23 ], %r23
  qpxor,3 %b[53], %b[41], %b[41]
  shr_andd,4 %b[58], 0xc, %r7, %b[45]
  ldqp,5 [ %b[119] + %b[47] ], %b[47]
}
{
  qpxor,0 %r18, %r30, %r30
  shr_andd,1 %r34, 0x14, %r7, %r29
  ldqp,2 [ %b[118] + %r27 ], %r27
  qpxor,3 %b[42], %b[54], %b[54]
  shr_andd,4 %b[58], 0x14, %r7, %b[53]
  ldqp,5 [ %b[118] + %b[51] ], %b[51]
}
{
  qpxor,0 %r22, %r20, %r20
  shr_andd,1 %r34, 0x1c, %r7, %r18
  ldqp,2 [ %b[117] + %r21 ], %r21
  qpxor,3 %b[46], %b[44], %b[44]
  shr_andd,4 %b[58], 0x1c, %r7, %b[42]
  ldqp,5 [ %b[117] + %b[45] ], %b[45]
}
{
  qpxor,0 %r26, %r23, %r23
  shr_andd,1 %r34, 0x24, %r7, %r22
  ldqp,2 [ %b[116] + %r29 ], %r29
  qpxor,3 %b[50], %b[47], %b[47]
  shr_andd,4 %b[58], 0x24, %r7, %b[46]
  ldqp,5 [ %b[116] + %b[53] ], %b[53]
}
{
  qpxor,0 %r30, %r23, %r23
  shr_andd,1 %r34, 0x2c, %r7, %r26
  ldqp,2 [ %b[115] + %r18 ], %r18
  qpxor,3 %b[54], %b[47], %b[47]
  shr_andd,4 %b[58], 0x2c, %r7, %b[50]
  ldqp,5 [ %b[115] + %b[42] ], %b[42]
}
{
  qpxor,0 %r27, %r21, %r21
  shr_andd,1 %r34, 0x34, %r7, %r34
  ldqp,2 [ %b[114] + %r22 ], %r22
  qpxor,3 %b[51], %b[45], %b[45]
  shr_andd,4 %b[58], 0x34, %r7, %b[58]
  ldqp,5 [ %b[114] + %b[46] ], %b[46]
}
{
  qpxor,0 %r17, %r23, %r23
  shr_andd,1 %r28, 4, %r7, %r27
  ldqp,2 [ %b[113] + %r26 ], %r26
  qpxor,3 %b[41], %b[47], %b[47]
  shr_andd,4 %b[52], 4, %r7, %b[51]
  ldqp,5 [ %b[113] + %b[50] ], %b[50]
}
{
  qpxor,0 %r29, %r18, %r18
  shr_andd,1 %r28, 0xc, %r7, %r17
  ldqp,2 [ %b[112] + %r34 ], %r34
  qpxor,3 %b[53], %b[42], %b[42]
  shr_andd,4 %b[52], 0xc, %r7, %b[41]
  ldqp,5 [ %b[112] + %b[58] ], %b[58]
}
{
  qpxor,0 %r21, %r18, %r18
  shr_andd,1 %r28, 0x14, %r7, %r29
  ldqp,2 [ %b[126] + %r27 ], %r27
  qpxor,3 %b[45], %b[42], %b[42]
  shr_andd,4 %b[52], 0x14, %r7, %b[53]
  ldqp,5 [ %b[126] + %b[51] ], %b[51]
}
{
  qpxor,0 %r22, %r26, %r26
  shr_andd,1 %r28, 0x1c, %r7, %r21
  ldqp,2 [ %b[125] + %r17 ], %r17
  qpxor,3 %b[46], %b[50], %b[50]
  shr_andd,4 %b[52], 0x1c, %r7, %b[45]
  ldqp,5 [ %b[125] + %b[41] ], %b[41]
}
{
  qpxor,0 %r34, %r31, %r31
  shr_andd,1 %r28, 0x24, %r7, %r22
  ldqp,2 [ %b[124] + %r29 ], %r29
  qpxor,3 %b[58], %b[55], %b[55]
  shr_andd,4 %b[52], 0x24, %r7, %b[46]
  ldqp,5 [ %b[124] + %b[53] ], %b[53]
}
{
  qpxor,0 %r26, %r31, %r31
  shr_andd,1 %r28, 0x2c, %r7, %r34
  ldqp,2 [ %b[123] + %r21 ], %r21
  qpxor,3 %b[50], %b[55], %b[55]
  shr_andd,4 %b[52], 0x2c, %r7, %b[58]
  ldqp,5 [ %b[123] + %b[45] ], %b[45]
}
{
  qpxor,0 %r27, %r17, %r17
  shr_andd,1 %r28, 0x34, %r7, %r28
  ldqp,2 [ %b[122] + %r22 ], %r22
  qpxor,3 %b[51], %b[41], %b[41]
  shr_andd,4 %b[52], 0x34, %r7, %b[52]
  ldqp,5 [ %b[122] + %b[46] ], %b[46]
}
{
  qpxor,0 %r18, %r31, %r31
  shl_andd,1 %r16, 4, %r7, %r27
  ldqp,2 [ %b[121] + %r34 ], %r34
  qpxor,3 %b[42], %b[55], %b[55]
  shl_andd,4 %b[40], 4, %r7, %b[51]
  ldqp,5 [ %b[121] + %b[58] ], %b[58]
}
{
  qpxor,0 %r29, %r21, %r21
  shr_andd,1 %r16, 4, %r7, %r18
  ldqp,2 [ %b[120] + %r28 ], %r28
  qpxor,3 %b[53], %b[45], %b[45]
  shr_andd,4 %b[40], 4, %r7, %b[42]
  ldqp,5 [ %b[120] + %b[52] ], %b[52]
}
{
  qpxor,0 %r17, %r21, %r21
  shr_andd,1 %r16, 0xc, %r7, %r29
  ldqp,2 [ %b[119] + %r27 ], %r27
  qpxor,3 %b[41], %b[45], %b[45]
  shr_andd,4 %b[40], 0xc, %r7, %b[53]
  ldqp,5 [ %b[119] + %b[51] ], %b[51]
}
{
  qpxor,0 %r22, %r34, %r34
  shr_andd,1 %r16, 0x14, %r7, %r17
  ldqp,2 [ %b[118] + %r18 ], %r18
  qpxor,3 %b[46], %b[58], %b[58]
  shr_andd,4 %b[40], 0x14, %r7, %b[41]
  ldqp,5 [ %b[118] + %b[42] ], %b[42]
}
{
  qpxor,0 %r23, %r31, %r31
  shr_andd,1 %r16, 0x1c, %r7, %r22
  ldqp,2 [ %b[117] + %r29 ], %r29
  qpxor,3 %b[47], %b[55], %b[55]
  shr_andd,4 %b[40], 0x1c, %r7, %b[46]
  ldqp,5 [ %b[117] + %b[53] ], %b[53]
}
{
  qpxor,0 %r28, %r27, %r27
  shr_andd,1 %r16, 0x24, %r7, %r23
  ldqp,2 [ %b[116] + %r17 ], %r17
  qpxor,3 %b[52], %b[51], %b[51]
  shr_andd,4 %b[40], 0x24, %r7, %b[47]
  ldqp,5 [ %b[116] + %b[41] ], %b[41]
}
{
  qpxor,0 %r34, %r27, %r27
  shr_andd,1 %r16, 0x2c, %r7, %r28
  ldqp,2 [ %b[115] + %r22 ], %r22
  qpxor,3 %b[58], %b[51], %b[51]
  shr_andd,4 %b[40], 0x2c, %r7, %b[52]
  ldqp,5 [ %b[115] + %b[46] ], %b[46]
}
{
  qpxor,0 %r18, %r29, %r29
  shr_andd,1 %r16, 0x34, %r7, %r16
  ldqp,2 [ %b[114] + %r23 ], %r23
  qpxor,3 %b[42], %b[53], %b[53]
  shr_andd,4 %b[40], 0x34, %r7, %b[40]
  ldqp,5 [ %b[114] + %b[47] ], %b[47]
}
{
  qpxor,0 %r21, %r27, %r27
  shr_andd,1 %r32, 4, %r7, %r18
  ldqp,2 [ %b[113] + %r28 ], %r28
  qpxor,3 %b[45], %b[51], %b[51]
  shr_andd,4 %b[56], 4, %r7, %b[42]
  ldqp,5 [ %b[113] + %b[52] ], %b[52]
}
{
  qpxor,0 %r17, %r22, %r22
  shr_andd,1 %r32, 0xc, %r7, %r21
  ldqp,2 [ %b[112] + %r16 ], %r16
  qpxor,3 %b[41], %b[46], %b[46]
  shr_andd,4 %b[56], 0xc, %r7, %b[45]
  ldqp,5 [ %b[112] + %b[40] ], %b[40]
}
{
  qpxor,0 %r29, %r22, %r22
  shr_andd,1 %r32, 0x14, %r7, %r17
  ldqp,2 [ %b[126] + %r18 ], %r18
  qpxor,3 %b[53], %b[46], %b[46]
  shr_andd,4 %b[56], 0x14, %r7, %b[41]
  ldqp,5 [ %b[126] + %b[42] ], %b[42]
}
{
  qpxor,0 %r23, %r28, %r28
  shr_andd,1 %r32, 0x1c, %r7, %r29
  ldqp,2 [ %b[125] + %r21 ], %r21
  qpxor,3 %b[47], %b[52], %b[52]
  shr_andd,4 %b[56], 0x1c, %r7, %b[53]
  ldqp,5 [ %b[125] + %b[45] ], %b[45]
}
{
  qpxor,0 %r16, %r24, %r24
  shr_andd,1 %r32, 0x24, %r7, %r23
  ldqp,2 [ %b[124] + %r17 ], %r17
  qpxor,3 %b[40], %b[48], %b[48]
  shr_andd,4 %b[56], 0x24, %r7, %b[47]
  ldqp,5 [ %b[124] + %b[41] ], %b[41]
}
{
  qpxor,0 %r28, %r24, %r24
  shr_andd,1 %r32, 0x2c, %r7, %r16
  ldqp,2 [ %b[123] + %r29 ], %r29
  qpxor,3 %b[52], %b[48], %b[48]
  shr_andd,4 %b[56], 0x2c, %r7, %b[40]
  ldqp,5 [ %b[123] + %b[53] ], %b[53]
}
{
  qpxor,0 %r18, %r21, %r21
  shr_andd,1 %r32, 0x34, %r7, %r32
  ldqp,2 [ %b[122] + %r23 ], %r23
  qpxor,3 %b[42], %b[45], %b[45]
  shr_andd,4 %b[56], 0x34, %r7, %b[56]
  ldqp,5 [ %b[122] + %b[47] ], %b[47]
}
{
  qpxor,0 %r22, %r24, %r24
  shl_andd,1 %r35, 4, %r7, %r18
  ldqp,2 [ %b[121] + %r16 ], %r16
  qpxor,3 %b[46], %b[48], %b[48]
  shl_andd,4 %b[59], 4, %r7, %b[42]
  ldqp,5 [ %b[121] + %b[40] ], %b[40]
}
{
  qpxor,0 %r17, %r29, %r29
  shr_andd,1 %r35, 4, %r7, %r22
  ldqp,2 [ %b[120] + %r32 ], %r32
  qpxor,3 %b[41], %b[53], %b[53]
  shr_andd,4 %b[59], 4, %r7, %b[46]
  ldqp,5 [ %b[120] + %b[56] ], %b[56]
}
{
  qpxor,0 %r21, %r29, %r29
  shr_andd,1 %r35, 0xc, %r7, %r17
  ldqp,2 [ %b[119] + %r18 ], %r18
  qpxor,3 %b[45], %b[53], %b[53]
  shr_andd,4 %b[59], 0xc, %r7, %b[41]
  ldqp,5 [ %b[119] + %b[42] ], %b[42]
}
{
  qpxor,0 %r23, %r16, %r16
  shr_andd,1 %r35, 0x14, %r7, %r21
  ldqp,2 [ %b[118] + %r22 ], %r22
  qpxor,3 %b[47], %b[40], %b[40]
  shr_andd,4 %b[59], 0x14, %r7, %b[45]
  ldqp,5 [ %b[118] + %b[46] ], %b[46]
}
{
  qpxor,0 %r27, %r24, %r24
  shr_andd,1 %r35, 0x1c, %r7, %r23
  ldqp,2 [ %b[117] + %r17 ], %r17
  qpxor,3 %b[51], %b[48], %b[48]
  shr_andd,4 %b[59], 0x1c, %r7, %b[47]
  ldqp,5 [ %b[117] + %b[41] ], %b[41]
}
{
  qpxor,0 %r32, %r18, %r18
  shr_andd,1 %r35, 0x24, %r7, %r27
  ldqp,2 [ %b[116] + %r21 ], %r21
  qpxor,3 %b[56], %b[42], %b[42]
  shr_andd,4 %b[59], 0x24, %r7, %b[51]
  ldqp,5 [ %b[116] + %b[45] ], %b[45]
}
{
  qpxor,0 %r16, %r18, %r18
  shr_andd,1 %r35, 0x2c, %r7, %r32
  ldqp,2 [ %b[115] + %r23 ], %r23
  qpxor,3 %b[40], %b[42], %b[42]
  shr_andd,4 %b[59], 0x2c, %r7, %b[56]
  ldqp,5 [ %b[115] + %b[47] ], %b[47]
}
{
  qpxor,0 %r22, %r17, %r17
  shr_andd,1 %r35, 0x34, %r7, %r35
  ldqp,2 [ %b[114] + %r27 ], %r27
  qpxor,3 %b[46], %b[41], %b[41]
  shr_andd,4 %b[59], 0x34, %r7, %b[59]
  ldqp,5 [ %b[114] + %b[51] ], %b[51]
}
{
  qpxor,0 %r29, %r18, %r18
  qpswitchd,1 %r20, %r29
  ldqp,2 [ %b[113] + %r32 ], %r32
  qpxor,3 %b[53], %b[42], %b[42]
  qpswitchd,4 %b[44], %b[53]
  ldqp,5 [ %b[113] + %b[56] ], %b[56]
}
{
  qpxor,0 %r21, %r23, %r23
  qpswitchd,1 %r31, %r21
  ldqp,2 [ %b[112] + %r35 ], %r35
  qpxor,3 %b[45], %b[47], %b[47]
  qpswitchd,4 %b[55], %b[45]
  ldqp,5 [ %b[112] + %b[59] ], %b[59]
}
{
  qpxor,0 %r17, %r23, %r23
  qpswitchd,1 %r24, %r17
  ldqp,2 [ %r2 + 0x50 ], %r22
  qpxor,3 %b[41], %b[47], %b[47]
  qpswitchd,4 %b[48], %b[41]
  ldqp,5 [ %r2 + 0x50 ], %b[46]
}
{
  qpxor,0 %r27, %r32, %r32
  shl_andd,1 %r20, 4, %r7, %r27
  qpxor,3 %b[51], %b[56], %b[56]
  shl_andd,4 %b[44], 4, %r7, %b[51]
}
{
  qpxor,0 %r35, %r25, %r25
  shl_andd,1 %r31, 4, %r7, %r35
  qpxor,3 %b[59], %b[49], %b[49]
  shl_andd,4 %b[55], 4, %r7, %b[59]
}
{
  qpxor,0 %r32, %r25, %r25
  shl_andd,1 %r24, 4, %r7, %r32
  ldqp,2 [ %b[127] + %r27 ], %r27
  qpxor,3 %b[56], %b[49], %b[49]
  shl_andd,4 %b[48], 4, %r7, %b[56]
  ldqp,5 [ %b[127] + %b[51] ], %b[51]
}
{
  qpxor,0 %r23, %r25, %r25
  shr_andd,1 %r20, 4, %r7, %r23
  ldqp,2 [ %b[127] + %r35 ], %r35
  qpxor,3 %b[47], %b[49], %b[49]
  shr_andd,4 %b[44], 4, %r7, %b[47]
  ldqp,5 [ %b[127] + %b[59] ], %b[59]
}
{
  qpxor,0 %r18, %r25, %r25
  shr_andd,1 %r20, 0xc, %r7, %r18
  ldqp,2 [ %b[127] + %r32 ], %r32
  qpxor,3 %b[42], %b[49], %b[49]
  shr_andd,4 %b[44], 0xc, %r7, %b[42]
  ldqp,5 [ %b[127] + %b[56] ], %b[56]
}
{
  qpswitchd,0 %r25, %r16
  shr_andd,1 %r20, 0x14, %r7, %r28
  ldqp,2 [ %b[126] + %r23 ], %r23
  qpswitchd,3 %b[49], %b[40]
  shr_andd,4 %b[44], 0x14, %r7, %b[52]
  ldqp,5 [ %b[126] + %b[47] ], %b[47]
}
{
  qpxor,0 %r22, %r27, %r27
  shr_andd,1 %r20, 0x1c, %r7, %r34
  ldqp,2 [ %b[125] + %r18 ], %r18
  qpxor,3 %b[46], %b[51], %b[51]
  shr_andd,4 %b[44], 0x1c, %r7, %b[58]
  ldqp,5 [ %b[125] + %b[42] ], %b[42]
}
{
  qpxor,0 %r22, %r35, %r35
  shr_andd,1 %r20, 0x24, %r7, %r26
  ldqp,2 [ %b[124] + %r28 ], %r28
  qpxor,3 %b[46], %b[59], %b[59]
  shr_andd,4 %b[44], 0x24, %r7, %b[50]
  ldqp,5 [ %b[124] + %b[52] ], %b[52]
}
{
  qpxor,0 %r22, %r32, %r32
  shl_andd,1 %r25, 4, %r7, %r30
  ldqp,2 [ %b[123] + %r34 ], %r34
  qpxor,3 %b[46], %b[56], %b[56]
  shl_andd,4 %b[49], 4, %r7, %b[54]
  ldqp,5 [ %b[123] + %b[58] ], %b[58]
}
{
  qpxor,0 %r23, %r18, %r18
  shr_andd,1 %r20, 0x2c, %r7, %r19
  ldqp,2 [ %b[122] + %r26 ], %r26
  qpxor,3 %b[47], %b[42], %b[42]
  shr_andd,4 %b[44], 0x2c, %r7, %b[43]
  ldqp,5 [ %b[122] + %b[50] ], %b[50]
}
{
  shr_andd,1 %r20, 0x34, %r7, %r20
  ldqp,2 [ %b[127] + %r30 ], %r30
  shr_andd,4 %b[44], 0x34, %r7, %b[44]
  ldqp,5 [ %b[127] + %b[54] ], %b[54]
}
{
  qpxor,0 %r28, %r34, %r34
  shl_andd,1 %r29, 4, %r7, %r23
  ldqp,2 [ %b[121] + %r19 ], %r19
  qpxor,3 %b[52], %b[58], %b[58]
  shl_andd,4 %b[53], 4, %r7, %b[47]
  ldqp,5 [ %b[121] + %b[43] ], %b[43]
}
{
  qpxor,0 %r18, %r34, %r34
  shr_andd,1 %r29, 4, %r7, %r28
  ldqp,2 [ %b[120] + %r20 ], %r20
  qpxor,3 %b[42], %b[58], %b[58]
  shr_andd,4 %b[53], 4, %r7, %b[52]
  ldqp,5 [ %b[120] + %b[44] ], %b[44]
}
{
  qpxor,0 %r22, %r30, %r30
  shr_andd,1 %r29, 0xc, %r7, %r18
  ldqp,2 [ %b[119] + %r23 ], %r23
  qpxor,3 %b[46], %b[54], %b[54]
  shr_andd,4 %b[53], 0xc, %r7, %b[42]
  ldqp,5 [ %b[119] + %b[47] ], %b[47]
}
{
  qpxor,0 %r26, %r19, %r19
  shr_andd,1 %r29, 0x14, %r7, %r22
  ldqp,2 [ %b[118] + %r28 ], %r28
  qpxor,3 %b[50], %b[43], %b[43]
  shr_andd,4 %b[53], 0x14, %r7, %b[46]
  ldqp,5 [ %b[118] + %b[52] ], %b[52]
}
{
  shr_andd,1 %r29, 0x1c, %r7, %r26
  ldqp,2 [ %b[117] + %r18 ], %r18
  shr_andd,4 %b[53], 0x1c, %r7, %b[50]
  ldqp,5 [ %b[117] + %b[42] ], %b[42]
}
{
  qpxor,0 %r20, %r23, %r23
  shr_andd,1 %r29, 0x24, %r7, %r33
  ldqp,2 [ %b[116] + %r22 ], %r22
  qpxor,3 %b[44], %b[47], %b[47]
  shr_andd,4 %b[53], 0x24, %r7, %b[57]
  ldqp,5 [ %b[116] + %b[46] ], %b[46]
}
{
  qpxor,0 %r19, %r23, %r23
  shr_andd,1 %r29, 0x2c, %r7, %r20
  ldqp,2 [ %b[115] + %r26 ], %r26
  qpxor,3 %b[43], %b[47], %b[47]
  shr_andd,4 %b[53], 0x2c, %r7, %b[44]
  ldqp,5 [ %b[115] + %b[50] ], %b[50]
}
{
  qpxor,0 %r28, %r18, %r18
  shr_andd,1 %r29, 0x34, %r7, %r29
  ldqp,2 [ %b[114] + %r33 ], %r33
  qpxor,3 %b[52], %b[42], %b[42]
  shr_andd,4 %b[53], 0x34, %r7, %b[53]
  ldqp,5 [ %b[114] + %b[57] ], %b[57]
}
{
  qpxor,0 %r34, %r23, %r23
  shr_andd,1 %r31, 4, %r7, %r28
  ldqp,2 [ %b[113] + %r20 ], %r20
  qpxor,3 %b[58], %b[47], %b[47]
  shr_andd,4 %b[55], 4, %r7, %b[52]
  ldqp,5 [ %b[113] + %b[44] ], %b[44]
}
{
  qpxor,0 %r22, %r26, %r26
  shr_andd,1 %r31, 0xc, %r7, %r34
  ldqp,2 [ %b[112] + %r29 ], %r29
  qpxor,3 %b[46], %b[50], %b[50]
  shr_andd,4 %b[55], 0xc, %r7, %b[58]
  ldqp,5 [ %b[112] + %b[53] ], %b[53]
}
{
  qpxor,0 %r18, %r26, %r26
  shr_andd,1 %r31, 0x14, %r7, %r22
  ldqp,2 [ %b[126] + %r28 ], %r28
  qpxor,3 %b[42], %b[50], %b[50]
  shr_andd,4 %b[55], 0x14, %r7, %b[46]
  ldqp,5 [ %b[126] + %b[52] ], %b[52]
}
{
  qpxor,0 %r33, %r20, %r20
  shr_andd,1 %r31, 0x1c, %r7, %r18
  ldqp,2 [ %b[125] + %r34 ], %r34
  qpxor,3 %b[57], %b[44], %b[44]
  shr_andd,4 %b[55], 0x1c, %r7, %b[42]
  ldqp,5 [ %b[125] + %b[58] ], %b[58]
}
{
  qpxor,0 %r29, %r27, %r27
  shr_andd,1 %r31, 0x24, %r7, %r33
  ldqp,2 [ %b[124] + %r22 ], %r22
  qpxor,3 %b[53], %b[51], %b[51]
  shr_andd,4 %b[55], 0x24, %r7, %b[57]
  ldqp,5 [ %b[124] + %b[46] ], %b[46]
}
{
  qpxor,0 %r20, %r27, %r27
  shr_andd,1 %r31, 0x2c, %r7, %r29
  ldqp,2 [ %b[123] + %r18 ], %r18
  qpxor,3 %b[44], %b[51], %b[51]
  shr_andd,4 %b[55], 0x2c, %r7, %b[53]
  ldqp,5 [ %b[123] + %b[42] ], %b[42]
}
{
  qpxor,0 %r28, %r34, %r34
  shr_andd,1 %r31, 0x34, %r7, %r31
  ldqp,2 [ %b[122] + %r33 ], %r33
  qpxor,3 %b[52], %b[58], %b[58]
  shr_andd,4 %b[55], 0x34, %r7, %b[55]
  ldqp,5 [ %b[122] + %b[57] ], %b[57]
}
{
  qpxor,0 %r26, %r27, %r27
  shl_andd,1 %r21, 4, %r7, %r28
  ldqp,2 [ %b[121] + %r29 ], %r29
  qpxor,3 %b[50], %b[51], %b[51]
  shl_andd,4 %b[45], 4, %r7, %b[52]
  ldqp,5 [ %b[121] + %b[53] ], %b[53]
}
{
  qpxor,0 %r22, %r18, %r18
  shr_andd,1 %r21, 4, %r7, %r26
  ldqp,2 [ %b[120] + %r31 ], %r31
  qpxor,3 %b[46], %b[42], %b[42]
  shr_andd,4 %b[45], 4, %r7, %b[50]
  ldqp,5 [ %b[120] + %b[55] ], %b[55]
}
{
  qpxor,0 %r34, %r18, %r18
  shr_andd,1 %r21, 0xc, %r7, %r22
  ldqp,2 [ %b[119] + %r28 ], %r28
  qpxor,3 %b[58], %b[42], %b[42]
  shr_andd,4 %b[45], 0xc, %r7, %b[46]
  ldqp,5 [ %b[119] + %b[52] ], %b[52]
}
{
  qpxor,0 %r33, %r29, %r29
  shr_andd,1 %r21, 0x14, %r7, %r34
  ldqp,2 [ %b[118] + %r26 ], %r26
  qpxor,3 %b[57], %b[53], %b[53]
  shr_andd,4 %b[45], 0x14, %r7, %b[58]
  ldqp,5 [ %b[118] + %b[50] ], %b[50]
}
{
  qpxor,0 %r23, %r27, %r27
  shr_andd,1 %r21, 0x1c, %r7, %r33
  ldqp,2 [ %b[117] + %r22 ], %r22
  qpxor,3 %b[47], %b[51], %b[51]
  shr_andd,4 %b[45], 0x1c, %r7, %b[57]
  ldqp,5 [ %b[117] + %b[46] ], %b[46]
}
{
  qpxor,0 %r31, %r28, %r28
  shr_andd,1 %r21, 0x24, %r7, %r23
  ldqp,2 [ %b[116] + %r34 ], %r34
  qpxor,3 %b[55], %b[52], %b[52]
  shr_andd,4 %b[45], 0x24, %r7, %b[47]
  ldqp,5 [ %b[116] + %b[58] ], %b[58]
}
{
  qpxor,0 %r29, %r28, %r28
  shr_andd,1 %r21, 0x2c, %r7, %r31
  ldqp,2 [ %b[115] + %r33 ], %r33
  qpxor,3 %b[53], %b[52], %b[52]
  shr_andd,4 %b[45], 0x2c, %r7, %b[55]
  ldqp,5 [ %b[115] + %b[57] ], %b[57]
}
{
  qpxor,0 %r26, %r22, %r22
  shr_andd,1 %r21, 0x34, %r7, %r21
  ldqp,2 [ %b[114] + %r23 ], %r23
  qpxor,3 %b[50], %b[46], %b[46]
  shr_andd,4 %b[45], 0x34, %r7, %b[45]
  ldqp,5 [ %b[114] + %b[47] ], %b[47]
}
{
  qpxor,0 %r18, %r28, %r28
  shr_andd,1 %r24, 4, %r7, %r26
  ldqp,2 [ %b[113] + %r31 ], %r31
  qpxor,3 %b[42], %b[52], %b[52]
  shr_andd,4 %b[48], 4, %r7, %b[50]
  ldqp,5 [ %b[113] + %b[55] ], %b[55]
}
{
  qpxor,0 %r34, %r33, %r33
  shr_andd,1 %r24, 0xc, %r7, %r18
  ldqp,2 [ %b[112] + %r21 ], %r21
  qpxor,3 %b[58], %b[57], %b[57]
  shr_andd,4 %b[48], 0xc, %r7, %b[42]
  ldqp,5 [ %b[112] + %b[45] ], %b[45]
}
{
  qpxor,0 %r22, %r33, %r33
  shr_andd,1 %r24, 0x14, %r7, %r34
  ldqp,2 [ %b[126] + %r26 ], %r26
  qpxor,3 %b[46], %b[57], %b[57]
  shr_andd,4 %b[48], 0x14, %r7, %b[58]
  ldqp,5 [ %b[126] + %b[50] ], %b[50]
}
{
  qpxor,0 %r23, %r31, %r31
  shr_andd,1 %r24, 0x1c, %r7, %r22
  ldqp,2 [ %b[125] + %r18 ], %r18
  qpxor,3 %b[47], %b[55], %b[55]
  shr_andd,4 %b[48], 0x1c, %r7, %b[46]
  ldqp,5 [ %b[125] + %b[42] ], %b[42]
}
{
  qpxor,0 %r21, %r35, %r35
  shr_andd,1 %r24, 0x24, %r7, %r23
  ldqp,2 [ %b[124] + %r34 ], %r34
  qpxor,3 %b[45], %b[59], %b[59]
  shr_andd,4 %b[48], 0x24, %r7, %b[47]
  ldqp,5 [ %b[124] + %b[58] ], %b[58]
}
{
  qpxor,0 %r31, %r35, %r35
  shr_andd,1 %r24, 0x2c, %r7, %r21
  ldqp,2 [ %b[123] + %r22 ], %r22
  qpxor,3 %b[55], %b[59], %b[59]
  shr_andd,4 %b[48], 0x2c, %r7, %b[45]
  ldqp,5 [ %b[123] + %b[46] ], %b[46]
}
{
  qpxor,0 %r26, %r18, %r18
  shr_andd,1 %r24, 0x34, %r7, %r24
  ldqp,2 [ %b[122] + %r23 ], %r23
  qpxor,3 %b[50], %b[42], %b[42]
  shr_andd,4 %b[48], 0x34, %r7, %b[48]
  ldqp,5 [ %b[122] + %b[47] ], %b[47]
}
{
  qpxor,0 %r33, %r35, %r35
  shl_andd,1 %r17, 4, %r7, %r26
  ldqp,2 [ %b[121] + %r21 ], %r21
  qpxor,3 %b[57], %b[59], %b[59]
  shl_andd,4 %b[41], 4, %r7, %b[50]
  ldqp,5 [ %b[121] + %b[45] ], %b[45]
}
{
  qpxor,0 %r34, %r22, %r22
  shr_andd,1 %r17, 4, %r7, %r33
  ldqp,2 [ %b[120] + %r24 ], %r24
  qpxor,3 %b[58], %b[46], %b[46]
  shr_andd,4 %b[41], 4, %r7, %b[57]
  ldqp,5 [ %b[120] + %b[48] ], %b[48]
}
{
  qpxor,0 %r18, %r22, %r22
  shr_andd,1 %r17, 0xc, %r7, %r34
  ldqp,2 [ %b[119] + %r26 ], %r26
  qpxor,3 %b[42], %b[46], %b[46]
  shr_andd,4 %b[41], 0xc, %r7, %b[58]
  ldqp,5 [ %b[119] + %b[50] ], %b[50]
}
{
  qpxor,0 %r23, %r21, %r21
  shr_andd,1 %r17, 0x14, %r7, %r18
  ldqp,2 [ %b[118] + %r33 ], %r33
  qpxor,3 %b[47], %b[45], %b[45]
  shr_andd,4 %b[41], 0x14, %r7, %b[42]
  ldqp,5 [ %b[118] + %b[57] ], %b[57]
}
{
  qpxor,0 %r28, %r35, %r35
  shr_andd,1 %r17, 0x1c, %r7, %r23
  ldqp,2 [ %b[117] + %r34 ], %r34
  qpxor,3 %b[52], %b[59], %b[59]
  shr_andd,4 %b[41], 0x1c, %r7, %b[47]
  ldqp,5 [ %b[117] + %b[58] ], %b[58]
}
{
  qpxor,0 %r24, %r26, %r26
  shr_andd,1 %r17, 0x24, %r7, %r28
  ldqp,2 [ %b[116] + %r18 ], %r18
  qpxor,3 %b[48], %b[50], %b[50]
  shr_andd,4 %b[41], 0x24, %r7, %b[52]
  ldqp,5 [ %b[116] + %b[42] ], %b[42]
}
{
  qpxor,0 %r21, %r26, %r26
  shr_andd,1 %r17, 0x2c, %r7, %r24
  ldqp,2 [ %b[115] + %r23 ], %r23
  qpxor,3 %b[45], %b[50], %b[50]
  shr_andd,4 %b[41], 0x2c, %r7, %b[48]
  ldqp,5 [ %b[115] + %b[47] ], %b[47]
}
{
  qpxor,0 %r33, %r34, %r34
  shr_andd,1 %r17, 0x34, %r7, %r17
  ldqp,2 [ %b[114] + %r28 ], %r28
  qpxor,3 %b[57], %b[58], %b[58]
  shr_andd,4 %b[41], 0x34, %r7, %b[41]
  ldqp,5 [ %b[114] + %b[52] ], %b[52]
}
{
  qpxor,0 %r22, %r26, %r26
  shr_andd,1 %r25, 4, %r7, %r33
  ldqp,2 [ %b[113] + %r24 ], %r24
  qpxor,3 %b[46], %b[50], %b[50]
  shr_andd,4 %b[49], 4, %r7, %b[57]
  ldqp,5 [ %b[113] + %b[48] ], %b[48]
}
{
  qpxor,0 %r18, %r23, %r23
  shr_andd,1 %r25, 0xc, %r7, %r22
  ldqp,2 [ %b[112] + %r17 ], %r17
  qpxor,3 %b[42], %b[47], %b[47]
  shr_andd,4 %b[49], 0xc, %r7, %b[46]
  ldqp,5 [ %b[112] + %b[41] ], %b[41]
}
{
  qpxor,0 %r34, %r23, %r23
  shr_andd,1 %r25, 0x14, %r7, %r18
  ldqp,2 [ %b[126] + %r33 ], %r33
  qpxor,3 %b[58], %b[47], %b[47]
  shr_andd,4 %b[49], 0x14, %r7, %b[42]
  ldqp,5 [ %b[126] + %b[57] ], %b[57]
}
{
  qpxor,0 %r28, %r24, %r24
  shr_andd,1 %r25, 0x1c, %r7, %r34
  ldqp,2 [ %b[125] + %r22 ], %r22
  qpxor,3 %b[52], %b[48], %b[48]
  shr_andd,4 %b[49], 0x1c, %r7, %b[58]
  ldqp,5 [ %b[125] + %b[46] ], %b[46]
}
{
  qpxor,0 %r17, %r32, %r32
  shr_andd,1 %r25, 0x24, %r7, %r28
  ldqp,2 [ %b[124] + %r18 ], %r18
  qpxor,3 %b[41], %b[56], %b[56]
  shr_andd,4 %b[49], 0x24, %r7, %b[52]
  ldqp,5 [ %b[124] + %b[42] ], %b[42]
}
{
  qpxor,0 %r24, %r32, %r32
  shr_andd,1 %r25, 0x2c, %r7, %r17
  ldqp,2 [ %b[123] + %r34 ], %r34
  qpxor,3 %b[48], %b[56], %b[56]
  shr_andd,4 %b[49], 0x2c, %r7, %b[41]
  ldqp,5 [ %b[123] + %b[58] ], %b[58]
}
{
  qpxor,0 %r33, %r22, %r22
  shr_andd,1 %r25, 0x34, %r7, %r25
  ldqp,2 [ %b[122] + %r28 ], %r28
  qpxor,3 %b[57], %b[46], %b[46]
  shr_andd,4 %b[49], 0x34, %r7, %b[49]
  ldqp,5 [ %b[122] + %b[52] ], %b[52]
}
{
  qpxor,0 %r23, %r32, %r32
  shl_andd,1 %r16, 4, %r7, %r33
  ldqp,2 [ %b[121] + %r17 ], %r17
  qpxor,3 %b[47], %b[56], %b[56]
  shl_andd,4 %b[40], 4, %r7, %b[57]
  ldqp,5 [ %b[121] + %b[41] ], %b[41]
}
{
  qpxor,0 %r18, %r34, %r34
  shr_andd,1 %r16, 4, %r7, %r23
  ldqp,2 [ %b[120] + %r25 ], %r25
  qpxor,3 %b[42], %b[58], %b[58]
  shr_andd,4 %b[40], 4, %r7, %b[47]
  ldqp,5 [ %b[120] + %b[49] ], %b[49]
}
{
  qpxor,0 %r22, %r34, %r34
  shr_andd,1 %r16, 0xc, %r7, %r18
  ldqp,2 [ %b[119] + %r33 ], %r33
  qpxor,3 %b[46], %b[58], %b[58]
  shr_andd,4 %b[40], 0xc, %r7, %b[42]
  ldqp,5 [ %b[119] + %b[57] ], %b[57]
}
{
  qpxor,0 %r28, %r17, %r17
  shr_andd,1 %r16, 0x14, %r7, %r22
  ldqp,2 [ %b[118] + %r23 ], %r23
  qpxor,3 %b[52], %b[41], %b[41]
  shr_andd,4 %b[40], 0x14, %r7, %b[46]
  ldqp,5 [ %b[118] + %b[47] ], %b[47]
}
{
  qpxor,0 %r26, %r32, %r32
  shr_andd,1 %r16, 0x1c, %r7, %r28
  ldqp,2 [ %b[117] + %r18 ], %r18
  qpxor,3 %b[50], %b[56], %b[56]
  shr_andd,4 %b[40], 0x1c, %r7, %b[52]
  ldqp,5 [ %b[117] + %b[42] ], %b[42]
}
{
  qpxor,0 %r25, %r33, %r33
  shr_andd,1 %r16, 0x24, %r7, %r26
  ldqp,2 [ %b[116] + %r22 ], %r22
  qpxor,3 %b[49], %b[57], %b[57]
  shr_andd,4 %b[40], 0x24, %r7, %b[50]
  ldqp,5 [ %b[116] + %b[46] ], %b[46]
}
{
  qpxor,0 %r17, %r33, %r33
  shr_andd,1 %r16, 0x2c, %r7, %r25
  ldqp,2 [ %b[115] + %r28 ], %r28
  qpxor,3 %b[41], %b[57], %b[57]
  shr_andd,4 %b[40], 0x2c, %r7, %b[49]
  ldqp,5 [ %b[115] + %b[52] ], %b[52]
}
{
  qpxor,0 %r23, %r18, %r18
  shr_andd,1 %r16, 0x34, %r7, %r16
  ldqp,2 [ %b[114] + %r26 ], %r26
  qpxor,3 %b[47], %b[42], %b[42]
  shr_andd,4 %b[40], 0x34, %r7, %b[40]
  ldqp,5 [ %b[114] + %b[50] ], %b[50]
}
{
  qpxor,0 %r34, %r33, %r33
  qpswitchd,1 %r27, %r34
  ldqp,2 [ %b[113] + %r25 ], %r25
  qpxor,3 %b[58], %b[57], %b[57]
  qpswitchd,4 %b[51], %b[58]
  ldqp,5 [ %b[113] + %b[49] ], %b[49]
}
{
  qpxor,0 %r22, %r28, %r28
  qpswitchd,1 %r35, %r22
  ldqp,2 [ %b[112] + %r16 ], %r16
  qpxor,3 %b[46], %b[52], %b[52]
  qpswitchd,4 %b[59], %b[46]
  ldqp,5 [ %b[112] + %b[40] ], %b[40]
}
{
  qpxor,0 %r18, %r28, %r28
  qpswitchd,1 %r32, %r18
  ldqp,2 [ %r2 + 0x60 ], %r23
  qpxor,3 %b[42], %b[52], %b[52]
  qpswitchd,4 %b[56], %b[42]
  ldqp,5 [ %r2 + 0x60 ], %b[47]
}
{
  qpxor,0 %r26, %r25, %r25
  shl_andd,1 %r27, 4, %r7, %r26
  qpxor,3 %b[50], %b[49], %b[49]
  shl_andd,4 %b[51], 4, %r7, %b[50]
}
{
  qpxor,0 %r16, %r30, %r30
  shl_andd,1 %r35, 4, %r7, %r16
  qpxor,3 %b[40], %b[54], %b[54]
  shl_andd,4 %b[59], 4, %r7, %b[40]
}
{
  qpxor,0 %r25, %r30, %r30
  shl_andd,1 %r32, 4, %r7, %r25
  ldqp,2 [ %b[127] + %r26 ], %r26
  qpxor,3 %b[49], %b[54], %b[54]
  shl_andd,4 %b[56], 4, %r7, %b[49]
  ldqp,5 [ %b[127] + %b[50] ], %b[50]
}
{
  qpxor,0 %r28, %r30, %r30
  shr_andd,1 %r27, 4, %r7, %r28
  ldqp,2 [ %b[127] + %r16 ], %r16
  qpxor,3 %b[52], %b[54], %b[54]
  shr_andd,4 %b[51], 4, %r7, %b[52]
  ldqp,5 [ %b[127] + %b[40] ], %b[40]
}
{
  qpxor,0 %r33, %r30, %r30
  shr_andd,1 %r27, 0xc, %r7, %r33
  ldqp,2 [ %b[127] + %r25 ], %r25
  qpxor,3 %b[57], %b[54], %b[54]
  shr_andd,4 %b[51], 0xc, %r7, %b[57]
  ldqp,5 [ %b[127] + %b[49] ], %b[49]
}
{
  qpswitchd,0 %r30, %r17
  shr_andd,1 %r27, 0x14, %r7, %r24
  ldqp,2 [ %b[126] + %r28 ], %r28
  qpswitchd,3 %b[54], %b[41]
  shr_andd,4 %b[51], 0x14, %r7, %b[48]
  ldqp,5 [ %b[126] + %b[52] ], %b[52]
}
{
  qpxor,0 %r23, %r26, %r26
  shr_andd,1 %r27, 0x1c, %r7, %r21
  ldqp,2 [ %b[125] + %r33 ], %r33
  qpxor,3 %b[47], %b[50], %b[50]
  shr_andd,4 %b[51], 0x1c, %r7, %b[45]
  ldqp,5 [ %b[125] + %b[57] ], %b[57]
}
{
  qpxor,0 %r23, %r16, %r16
  shr_andd,1 %r27, 0x24, %r7, %r31
  ldqp,2 [ %b[124] + %r24 ], %r24
  qpxor,3 %b[47], %b[40], %b[40]
  shr_andd,4 %b[51], 0x24, %r7, %b[55]
  ldqp,5 [ %b[124] + %b[48] ], %b[48]
}
{
  qpxor,0 %r23, %r25, %r25
  shl_andd,1 %r30, 4, %r7, %r29
  ldqp,2 [ %b[123] + %r21 ], %r21
  qpxor,3 %b[47], %b[49], %b[49]
  shl_andd,4 %b[54], 4, %r7, %b[53]
  ldqp,5 [ %b[123] + %b[45] ], %b[45]
}
{
  qpxor,0 %r28, %r33, %r33
  shr_andd,1 %r27, 0x2c, %r7, %r20
  ldqp,2 [ %b[122] + %r31 ], %r31
  qpxor,3 %b[52], %b[57], %b[57]
  shr_andd,4 %b[51], 0x2c, %r7, %b[44]
  ldqp,5 [ %b[122] + %b[55] ], %b[55]
}
{
  shr_andd,1 %r27, 0x34, %r7, %r27
  ldqp,2 [ %b[127] + %r29 ], %r29
  shr_andd,4 %b[51], 0x34, %r7, %b[51]
  ldqp,5 [ %b[127] + %b[53] ], %b[53]
}
{
  qpxor,0 %r24, %r21, %r21
  shl_andd,1 %r34, 4, %r7, %r28
  ldqp,2 [ %b[121] + %r20 ], %r20
  qpxor,3 %b[48], %b[45], %b[45]
  shl_andd,4 %b[58], 4, %r7, %b[52]
  ldqp,5 [ %b[121] + %b[44] ], %b[44]
}
{
  qpxor,0 %r33, %r21, %r21
  shr_andd,1 %r34, 4, %r7, %r24
  ldqp,2 [ %b[120] + %r27 ], %r27
  qpxor,3 %b[57], %b[45], %b[45]
  shr_andd,4 %b[58], 4, %r7, %b[48]
  ldqp,5 [ %b[120] + %b[51] ], %b[51]
}
{
  qpxor,0 %r23, %r29, %r29
  shr_andd,1 %r34, 0xc, %r7, %r33
  ldqp,2 [ %b[119] + %r28 ], %r28
  qpxor,3 %b[47], %b[53], %b[53]
  shr_andd,4 %b[58], 0xc, %r7, %b[57]
  ldqp,5 [ %b[119] + %b[52] ], %b[52]
}
{
  qpxor,0 %r31, %r20, %r20
  shr_andd,1 %r34, 0x14, %r7, %r23
  ldqp,2 [ %b[118] + %r24 ], %r24
  qpxor,3 %b[55], %b[44], %b[44]
  shr_andd,4 %b[58], 0x14, %r7, %b[47]
  ldqp,5 [ %b[118] + %b[48] ], %b[48]
}
{
  shr_andd,1 %r34, 0x1c, %r7, %r31
  ldqp,2 [ %b[117] + %r33 ], %r33
  shr_andd,4 %b[58], 0x1c, %r7, %b[55]
  ldqp,5 [ %b[117] + %b[57] ], %b[57]
}
{
  qpxor,0 %r27, %r28, %r28
  shr_andd,1 %r34, 0x24, %r7, %r19
  ldqp,2 [ %b[116] + %r23 ], %r23
  qpxor,3 %b[51], %b[52], %b[52]
  shr_andd,4 %b[58], 0x24, %r7, %b[43]
  ldqp,5 [ %b[116] + %b[47] ], %b[47]
}
{
  qpxor,0 %r20, %r28, %r28
  shr_andd,1 %r34, 0x2c, %r7, %r27
  ldqp,2 [ %b[115] + %r31 ], %r31
  qpxor,3 %b[44], %b[52], %b[52]
  shr_andd,4 %b[58], 0x2c, %r7, %b[51]
  ldqp,5 [ %b[115] + %b[55] ], %b[55]
}
{
  qpxor,0 %r24, %r33, %r33
  shr_andd,1 %r34, 0x34, %r7, %r34
  ldqp,2 [ %b[114] + %r19 ], %r19
  qpxor,3 %b[48], %b[57], %b[57]
  shr_andd,4 %b[58], 0x34, %r7, %b[58]
  ldqp,5 [ %b[114] + %b[43] ], %b[43]
}
{
  qpxor,0 %r21, %r28, %r28
  shr_andd,1 %r35, 4, %r7, %r24
  ldqp,2 [ %b[113] + %r27 ], %r27
  qpxor,3 %b[45], %b[52], %b[52]
  shr_andd,4 %b[59], 4, %r7, %b[48]
  ldqp,5 [ %b[113] + %b[51] ], %b[51]
}
{
  qpxor,0 %r23, %r31, %r31
  shr_andd,1 %r35, 0xc, %r7, %r21
  ldqp,2 [ %b[112] + %r34 ], %r34
  qpxor,3 %b[47], %b[55], %b[55]
  shr_andd,4 %b[59], 0xc, %r7, %b[45]
  ldqp,5 [ %b[112] + %b[58] ], %b[58]
}
{
  qpxor,0 %r33, %r31, %r31
  shr_andd,1 %r35, 0x14, %r7, %r23
  ldqp,2 [ %b[126] + %r24 ], %r24
  qpxor,3 %b[57], %b[55], %b[55]
  shr_andd,4 %b[59], 0x14, %r7, %b[47]
  ldqp,5 [ %b[126] + %b[48] ], %b[48]
}
{
  qpxor,0 %r19, %r27, %r27
  shr_andd,1 %r35, 0x1c, %r7, %r33
  ldqp,2 [ %b[125] + %r21 ], %r21
  qpxor,3 %b[43], %b[51], %b[51]
  shr_andd,4 %b[59], 0x1c, %r7, %b[57]
  ldqp,5 [ %b[125] + %b[45] ], %b[45]
}
{
  qpxor,0 %r34, %r26, %r26
  shr_andd,1 %r35, 0x24, %r7, %r19
  ldqp,2 [ %b[124] + %r23 ], %r23
  qpxor,3 %b[58], %b[50], %b[50]
  shr_andd,4 %b[59], 0x24, %r7, %b[43]
  ldqp,5 [ %b[124] + %b[47] ], %b[47]
}
{
  qpxor,0 %r27, %r26, %r26
  shr_andd,1 %r35, 0x2c, %r7, %r34
  ldqp,2 [ %b[123] + %r33 ], %r33
  qpxor,3 %b[51], %b[50], %b[50]
  shr_andd,4 %b[59], 0x2c, %r7, %b[58]
  ldqp,5 [ %b[123] + %b[57] ], %b[57]
}
{
  qpxor,0 %r24, %r21, %r21
  shr_andd,1 %r35, 0x34, %r7, %r35
  ldqp,2 [ %b[122] + %r19 ], %r19
  qpxor,3 %b[48], %b[45], %b[45]
  shr_andd,4 %b[59], 0x34, %r7, %b[59]
  ldqp,5 [ %b[122] + %b[43] ], %b[43]
}
{
  qpxor,0 %r31, %r26, %r26
  shl_andd,1 %r22, 4, %r7, %r24
  ldqp,2 [ %b[121] + %r34 ], %r34
  qpxor,3 %b[55], %b[50], %b[50]
  shl_andd,4 %b[46], 4, %r7, %b[48]
  ldqp,5 [ %b[121] + %b[58] ], %b[58]
}
{
  qpxor,0 %r23, %r33, %r33
  shr_andd,1 %r22, 4, %r7, %r31
  ldqp,2 [ %b[120] + %r35 ], %r35
  qpxor,3 %b[47], %b[57], %b[57]
  shr_andd,4 %b[46], 4, %r7, %b[55]
  ldqp,5 [ %b[120] + %b[59] ], %b[59]
}
{
  qpxor,0 %r21, %r33, %r33
  shr_andd,1 %r22, 0xc, %r7, %r23
  ldqp,2 [ %b[119] + %r24 ], %r24
  qpxor,3 %b[45], %b[57], %b[57]
  shr_andd,4 %b[46], 0xc, %r7, %b[47]
  ldqp,5 [ %b[119] + %b[48] ], %b[48]
}
{
  qpxor,0 %r19, %r34, %r34
  shr_andd,1 %r22, 0x14, %r7, %r21
  ldqp,2 [ %b[118] + %r31 ], %r31
  qpxor,3 %b[43], %b[58], %b[58]
  shr_andd,4 %b[46], 0x14, %r7, %b[45]
  ldqp,5 [ %b[118] + %b[55] ], %b[55]
}
{
  qpxor,0 %r28, %r26, %r26
  shr_andd,1 %r22, 0x1c, %r7, %r19
  ldqp,2 [ %b[117] + %r23 ], %r23
  qpxor,3 %b[52], %b[50], %b[50]
  shr_andd,4 %b[46], 0x1c, %r7, %b[43]
  ldqp,5 [ %b[117] + %b[47] ], %b[47]
}
{
  qpxor,0 %r35, %r24, %r24
  shr_andd,1 %r22, 0x24, %r7, %r28
  ldqp,2 [ %b[116] + %r21 ], %r21
  qpxor,3 %b[59], %b[48], %b[48]
  shr_andd,4 %b[46], 0x24, %r7, %b[52]
  ldqp,5 [ %b[116] + %b[45] ], %b[45]
}
{
  qpxor,0 %r34, %r24, %r24
  shr_andd,1 %r22, 0x2c, %r7, %r35
  ldqp,2 [ %b[115] + %r19 ], %r19
  qpxor,3 %b[58], %b[48], %b[48]
  shr_andd,4 %b[46], 0x2c, %r7, %b[59]
  ldqp,5 [ %b[115] + %b[43] ], %b[43]
}
{
  qpxor,0 %r31, %r23, %r23
  shr_andd,1 %r22, 0x34, %r7, %r22
  ldqp,2 [ %b[114] + %r28 ], %r28
  qpxor,3 %b[55], %b[47], %b[47]
  shr_andd,4 %b[46], 0x34, %r7, %b[46]
  ldqp,5 [ %b[114] + %b[52] ], %b[52]
}
{
  qpxor,0 %r33, %r24, %r24
  shr_andd,1 %r32, 4, %r7, %r31
  ldqp,2 [ %b[113] + %r35 ], %r35
  qpxor,3 %b[57], %b[48], %b[48]
  shr_andd,4 %b[56], 4, %r7, %b[55]
  ldqp,5 [ %b[113] + %b[59] ], %b[59]
}
{
  qpxor,0 %r21, %r19, %r19
  shr_andd,1 %r32, 0xc, %r7, %r33
  ldqp,2 [ %b[112] + %r22 ], %r22
  qpxor,3 %b[45], %b[43], %b[43]
  shr_andd,4 %b[56], 0xc, %r7, %b[57]
  ldqp,5 [ %b[112] + %b[46] ], %b[46]
}
{
  qpxor,0 %r23, %r19, %r19
  shr_andd,1 %r32, 0x14, %r7, %r21
  ldqp,2 [ %b[126] + %r31 ], %r31
  qpxor,3 %b[47], %b[43], %b[43]
  shr_andd,4 %b[56], 0x14, %r7, %b[45]
  ldqp,5 [ %b[126] + %b[55] ], %b[55]
}
{
  qpxor,0 %r28, %r35, %r35
  shr_andd,1 %r32, 0x1c, %r7, %r23
  ldqp,2 [ %b[125] + %r33 ], %r33
  qpxor,3 %b[52], %b[59], %b[59]
  shr_andd,4 %b[56], 0x1c, %r7, %b[47]
  ldqp,5 [ %b[125] + %b[57] ], %b[57]
}
{
  qpxor,0 %r22, %r16, %r16
  shr_andd,1 %r32, 0x24, %r7, %r28
  ldqp,2 [ %b[124] + %r21 ], %r21
  qpxor,3 %b[46], %b[40], %b[40]
  shr_andd,4 %b[56], 0x24, %r7, %b[52]
  ldqp,5 [ %b[124] + %b[45] ], %b[45]
}
{
  qpxor,0 %r35, %r16, %r16
  shr_andd,1 %r32, 0x2c, %r7, %r22
  ldqp,2 [ %b[123] + %r23 ], %r23
  qpxor,3 %b[59], %b[40], %b[40]
  shr_andd,4 %b[56], 0x2c, %r7, %b[46]
  ldqp,5 [ %b[123] + %b[47] ], %b[47]
}
{
  qpxor,0 %r31, %r33, %r33
  shr_andd,1 %r32, 0x34, %r7, %r32
  ldqp,2 [ %b[122] + %r28 ], %r28
  qpxor,3 %b[55], %b[57], %b[57]
  shr_andd,4 %b[56], 0x34, %r7, %b[56]
  ldqp,5 [ %b[122] + %b[52] ], %b[52]
}
{
  qpxor,0 %r19, %r16, %r16
  shl_andd,1 %r18, 4, %r7, %r31
  ldqp,2 [ %b[121] + %r22 ], %r22
  qpxor,3 %b[43], %b[40], %b[40]
  shl_andd,4 %b[42], 4, %r7, %b[55]
  ldqp,5 [ %b[121] + %b[46] ], %b[46]
}
{
  qpxor,0 %r21, %r23, %r23
  shr_andd,1 %r18, 4, %r7, %r19
  ldqp,2 [ %b[120] + %r32 ], %r32
  qpxor,3 %b[45], %b[47], %b[47]
  shr_andd,4 %b[42], 4, %r7, %b[43]
  ldqp,5 [ %b[120] + %b[56] ], %b[56]
}
{
  qpxor,0 %r33, %r23, %r23
  shr_andd,1 %r18, 0xc, %r7, %r21
  ldqp,2 [ %b[119] + %r31 ], %r31
  qpxor,3 %b[57], %b[47], %b[47]
  shr_andd,4 %b[42], 0xc, %r7, %b[45]
  ldqp,5 [ %b[119] + %b[55] ], %b[55]
}
{
  qpxor,0 %r28, %r22, %r22
  shr_andd,1 %r18, 0x14, %r7, %r33
  ldqp,2 [ %b[118] + %r19 ], %r19
  qpxor,3 %b[52], %b[46], %b[46]
  shr_andd,4 %b[42], 0x14, %r7, %b[57]
  ldqp,5 [ %b[118] + %b[43] ], %b[43]
}
{
  qpxor,0 %r24, %r16, %r16
  shr_andd,1 %r18, 0x1c, %r7, %r28
  ldqp,2 [ %b[117] + %r21 ], %r21
  qpxor,3 %b[48], %b[40], %b[40]
  shr_andd,4 %b[42], 0x1c, %r7, %b[52]
  ldqp,5 [ %b[117] + %b[45] ], %b[45]
}
{
  qpxor,0 %r32, %r31, %r31
  shr_andd,1 %r18, 0x24, %r7, %r24
  ldqp,2 [ %b[116] + %r33 ], %r33
  qpxor,3 %b[56], %b[55], %b[55]
  shr_andd,4 %b[42], 0x24, %r7, %b[48]
  ldqp,5 [ %b[116] + %b[57] ], %b[57]
}
{
  qpxor,0 %r22, %r31, %r31
  shr_andd,1 %r18, 0x2c, %r7, %r32
  ldqp,2 [ %b[115] + %r28 ], %r28
  qpxor,3 %b[46], %b[55], %b[55]
  shr_andd,4 %b[42], 0x2c, %r7, %b[56]
  ldqp,5 [ %b[115] + %b[52] ], %b[52]
}
{
  qpxor,0 %r19, %r21, %r21
  shr_andd,1 %r18, 0x34, %r7, %r18
  ldqp,2 [ %b[114] + %r24 ], %r24
  qpxor,3 %b[43], %b[45], %b[45]
  shr_andd,4 %b[42], 0x34, %r7, %b[42]
  ldqp,5 [ %b[114] + %b[48] ], %b[48]
}
{
  qpxor,0 %r23, %r31, %r31
  shr_andd,1 %r30, 4, %r7, %r19
  ldqp,2 [ %b[113] + %r32 ], %r32
  qpxor,3 %b[47], %b[55], %b[55]
  shr_andd,4 %b[54], 4, %r7, %b[43]
  ldqp,5 [ %b[113] + %b[56] ], %b[56]
}
{
  qpxor,0 %r33, %r28, %r28
  shr_andd,1 %r30, 0xc, %r7, %r23
  ldqp,2 [ %b[112] + %r18 ], %r18
  qpxor,3 %b[57], %b[52], %b[52]
  shr_andd,4 %b[54], 0xc, %r7, %b[47]
  ldqp,5 [ %b[112] + %b[42] ], %b[42]
}
{
  qpxor,0 %r21, %r28, %r28
  shr_andd,1 %r30, 0x14, %r7, %r33
  ldqp,2 [ %b[126] + %r19 ], %r19
  qpxor,3 %b[45], %b[52], %b[52]
  shr_andd,4 %b[54], 0x14, %r7, %b[57]
  ldqp,5 [ %b[126] + %b[43] ], %b[43]
}
{
  qpxor,0 %r24, %r32, %r32
  shr_andd,1 %r30, 0x1c, %r7, %r21
  ldqp,2 [ %b[125] + %r23 ], %r23
  qpxor,3 %b[48], %b[56], %b[56]
  shr_andd,4 %b[54], 0x1c, %r7, %b[45]
  ldqp,5 [ %b[125] + %b[47] ], %b[47]
}
{
  qpxor,0 %r18, %r25, %r25
  shr_andd,1 %r30, 0x24, %r7, %r24
  ldqp,2 [ %b[124] + %r33 ], %r33
  qpxor,3 %b[42], %b[49], %b[49]
  shr_andd,4 %b[54], 0x24, %r7, %b[48]
  ldqp,5 [ %b[124] + %b[57] ], %b[57]
}
{
  qpxor,0 %r32, %r25, %r25
  shr_andd,1 %r30, 0x2c, %r7, %r18
  ldqp,2 [ %b[123] + %r21 ], %r21
  qpxor,3 %b[56], %b[49], %b[49]
  shr_andd,4 %b[54], 0x2c, %r7, %b[42]
  ldqp,5 [ %b[123] + %b[45] ], %b[45]
}
{
  qpxor,0 %r19, %r23, %r23
  shr_andd,1 %r30, 0x34, %r7, %r30
  ldqp,2 [ %b[122] + %r24 ], %r24
  qpxor,3 %b[43], %b[47], %b[47]
  shr_andd,4 %b[54], 0x34, %r7, %b[54]
  ldqp,5 [ %b[122] + %b[48] ], %b[48]
}
{
  qpxor,0 %r28, %r25, %r25
  shl_andd,1 %r17, 4, %r7, %r19
  ldqp,2 [ %b[121] + %r18 ], %r18
  qpxor,3 %b[52], %b[49], %b[49]
  shl_andd,4 %b[41], 4, %r7, %b[43]
  ldqp,5 [ %b[121] + %b[42] ], %b[42]
}
{
  qpxor,0 %r33, %r21, %r21
  shr_andd,1 %r17, 4, %r7, %r28
  ldqp,2 [ %b[120] + %r30 ], %r30
  qpxor,3 %b[57], %b[45], %b[45]
  shr_andd,4 %b[41], 4, %r7, %b[52]
  ldqp,5 [ %b[120] + %b[54] ], %b[54]
}
{
  qpxor,0 %r23, %r21, %r21
  shr_andd,1 %r17, 0xc, %r7, %r33
  ldqp,2 [ %b[119] + %r19 ], %r19
  qpxor,3 %b[47], %b[45], %b[45]
  shr_andd,4 %b[41], 0xc, %r7, %b[57]
  ldqp,5 [ %b[119] + %b[43] ], %b[43]
}
{
  qpxor,0 %r24, %r18, %r18
  shr_andd,1 %r17, 0x14, %r7, %r23
  ldqp,2 [ %b[118] + %r28 ], %r28
  qpxor,3 %b[48], %b[42], %b[42]
  shr_andd,4 %b[41], 0x14, %r7, %b[47]
  ldqp,5 [ %b[118] + %b[52] ], %b[52]
}
{
  qpxor,0 %r31, %r25, %r25
  shr_andd,1 %r17, 0x1c, %r7, %r24
  ldqp,2 [ %b[117] + %r33 ], %r33
  qpxor,3 %b[55], %b[49], %b[49]
  shr_andd,4 %b[41], 0x1c, %r7, %b[48]
  ldqp,5 [ %b[117] + %b[57] ], %b[57]
}
{
  qpxor,0 %r30, %r19, %r19
  shr_andd,1 %r17, 0x24, %r7, %r31
  ldqp,2 [ %b[116] + %r23 ], %r23
  qpxor,3 %b[54], %b[43], %b[43]
  shr_andd,4 %b[41], 0x24, %r7, %b[55]
  ldqp,5 [ %b[116] + %b[47] ], %b[47]
}
{
  qpxor,0 %r18, %r19, %r19
  shr_andd,1 %r17, 0x2c, %r7, %r30
  ldqp,2 [ %b[115] + %r24 ], %r24
  qpxor,3 %b[42], %b[43], %b[43]
  shr_andd,4 %b[41], 0x2c, %r7, %b[54]
  ldqp,5 [ %b[115] + %b[48] ], %b[48]
}
{
  qpxor,0 %r28, %r33, %r33
  shr_andd,1 %r17, 0x34, %r7, %r17
  ldqp,2 [ %b[114] + %r31 ], %r31
  qpxor,3 %b[52], %b[57], %b[57]
  shr_andd,4 %b[41], 0x34, %r7, %b[41]
  ldqp,5 [ %b[114] + %b[55] ], %b[55]
}
{
  qpxor,0 %r21, %r19, %r19
  qpswitchd,1 %r26, %r21
  ldqp,2 [ %b[113] + %r30 ], %r30
  qpxor,3 %b[45], %b[43], %b[43]
  qpswitchd,4 %b[50], %b[45]
  ldqp,5 [ %b[113] + %b[54] ], %b[54]
}
{
  qpxor,0 %r23, %r24, %r24
  qpswitchd,1 %r16, %r23
  ldqp,2 [ %b[112] + %r17 ], %r17
  qpxor,3 %b[47], %b[48], %b[48]
  qpswitchd,4 %b[40], %b[47]
  ldqp,5 [ %b[112] + %b[41] ], %b[41]
}
{
  qpxor,0 %r33, %r24, %r24
  qpswitchd,1 %r25, %r33
  ldqp,2 [ %r2 + 0x70 ], %r28
  qpxor,3 %b[57], %b[48], %b[48]
  qpswitchd,4 %b[49], %b[57]
  ldqp,5 [ %r2 + 0x70 ], %b[52]
}
{
  qpxor,0 %r31, %r30, %r30
  shl_andd,1 %r26, 4, %r7, %r31
  qpxor,3 %b[55], %b[54], %b[54]
  shl_andd,4 %b[50], 4, %r7, %b[55]
}
{
  qpxor,0 %r17, %r29, %r29
  shl_andd,1 %r16, 4, %r7, %r17
  qpxor,3 %b[41], %b[53], %b[53]
  shl_andd,4 %b[40], 4, %r7, %b[41]
}
{
  qpxor,0 %r30, %r29, %r29
  shl_andd,1 %r25, 4, %r7, %r30
  ldqp,2 [ %b[127] + %r31 ], %r31
  qpxor,3 %b[54], %b[53], %b[53]
  shl_andd,4 %b[49], 4, %r7, %b[54]
  ldqp,5 [ %b[127] + %b[55] ], %b[55]
}
{
  qpxor,0 %r24, %r29, %r29
  shr_andd,1 %r26, 4, %r7, %r24
  ldqp,2 [ %b[127] + %r17 ], %r17
  qpxor,3 %b[48], %b[53], %b[53]
  shr_andd,4 %b[50], 4, %r7, %b[48]
  ldqp,5 [ %b[127] + %b[41] ], %b[41]
}
{
  qpxor,0 %r19, %r29, %r29
  shr_andd,1 %r26, 0xc, %r7, %r19
  ldqp,2 [ %b[127] + %r30 ], %r30
  qpxor,3 %b[43], %b[53], %b[53]
  shr_andd,4 %b[50], 0xc, %r7, %b[43]
  ldqp,5 [ %b[127] + %b[54] ], %b[54]
}
{
  qpswitchd,0 %r29, %r18
  shr_andd,1 %r26, 0x14, %r7, %r32
  ldqp,2 [ %b[126] + %r24 ], %r24
  qpswitchd,3 %b[53], %b[42]
  shr_andd,4 %b[50], 0x14, %r7, %b[56]
  ldqp,5 [ %b[126] + %b[48] ], %b[48]
}
{
  qpxor,0 %r28, %r31, %r31
  shr_andd,1 %r26, 0x1c, %r7, %r22
  ldqp,2 [ %b[125] + %r19 ], %r19
  qpxor,3 %b[52], %b[55], %b[55]
  shr_andd,4 %b[50], 0x1c, %r7, %b[46]
  ldqp,5 [ %b[125] + %b[43] ], %b[43]
}
{
  qpxor,0 %r28, %r17, %r17
  shr_andd,1 %r26, 0x24, %r7, %r35
  ldqp,2 [ %b[124] + %r32 ], %r32
  qpxor,3 %b[52], %b[41], %b[41]
  shr_andd,4 %b[50], 0x24, %r7, %b[59]
  ldqp,5 [ %b[124] + %b[56] ], %b[56]
}
{
  qpxor,0 %r28, %r30, %r30
  shl_andd,1 %r29, 4, %r7, %r34
  ldqp,2 [ %b[123] + %r22 ], %r22
  qpxor,3 %b[52], %b[54], %b[54]
  shl_andd,4 %b[53], 4, %r7, %b[58]
  ldqp,5 [ %b[123] + %b[46] ], %b[46]
}
{
  qpxor,0 %r24, %r19, %r19
  shr_andd,1 %r26, 0x2c, %r7, %r27
  ldqp,2 [ %b[122] + %r35 ], %r35
  qpxor,3 %b[48], %b[43], %b[43]
  shr_andd,4 %b[50], 0x2c, %r7, %b[51]
  ldqp,5 [ %b[122] + %b[59] ], %b[59]
}
{
  shr_andd,1 %r26, 0x34, %r7, %r26
  ldqp,2 [ %b[127] + %r34 ], %r34
  shr_andd,4 %b[50], 0x34, %r7, %b[50]
  ldqp,5 [ %b[127] + %b[58] ], %b[58]
}
{
  qpxor,0 %r32, %r22, %r22
  shl_andd,1 %r21, 4, %r7, %r24
  ldqp,2 [ %b[121] + %r27 ], %r27
  qpxor,3 %b[56], %b[46], %b[46]
  shl_andd,4 %b[45], 4, %r7, %b[48]
  ldqp,5 [ %b[121] + %b[51] ], %b[51]
}
{
  qpxor,0 %r19, %r22, %r22
  shr_andd,1 %r21, 4, %r7, %r32
  ldqp,2 [ %b[120] + %r26 ], %r26
  qpxor,3 %b[43], %b[46], %b[46]
  shr_andd,4 %b[45], 4, %r7, %b[56]
  ldqp,5 [ %b[120] + %b[50] ], %b[50]
}
{
  qpxor,0 %r28, %r34, %r34
  shr_andd,1 %r21, 0xc, %r7, %r19
  ldqp,2 [ %b[119] + %r24 ], %r24
  qpxor,3 %b[52], %b[58], %b[58]
  shr_andd,4 %b[45], 0xc, %r7, %b[43]
  ldqp,5 [ %b[119] + %b[48] ], %b[48]
}
{
  qpxor,0 %r35, %r27, %r27
  shr_andd,1 %r21, 0x14, %r7, %r28
  ldqp,2 [ %b[118] + %r32 ], %r32
  qpxor,3 %b[59], %b[51], %b[51]
  shr_andd,4 %b[45], 0x14, %r7, %b[52]
  ldqp,5 [ %b[118] + %b[56] ], %b[56]
}
{
  shr_andd,1 %r21, 0x1c, %r7, %r35
  ldqp,2 [ %b[117] + %r19 ], %r19
  shr_andd,4 %b[45], 0x1c, %r7, %b[59]
  ldqp,5 [ %b[117] + %b[43] ], %b[43]
}
{
  qpxor,0 %r26, %r24, %r24
  shr_andd,1 %r21, 0x24, %r7, %r20
  ldqp,2 [ %b[116] + %r28 ], %r28
  qpxor,3 %b[50], %b[48], %b[48]
  shr_andd,4 %b[45], 0x24, %r7, %b[44]
  ldqp,5 [ %b[116] + %b[52] ], %b[52]
}
{
  qpxor,0 %r27, %r24, %r24
  shr_andd,1 %r21, 0x2c, %r7, %r26
  ldqp,2 [ %b[115] + %r35 ], %r35
  qpxor,3 %b[51], %b[48], %b[48]
  shr_andd,4 %b[45], 0x2c, %r7, %b[50]
  ldqp,5 [ %b[115] + %b[59] ], %b[59]
}
{
  qpxor,0 %r32, %r19, %r19
  shr_andd,1 %r21, 0x34, %r7, %r21
  ldqp,2 [ %b[114] + %r20 ], %r20
  qpxor,3 %b[56], %b[43], %b[43]
  shr_andd,4 %b[45], 0x34, %r7, %b[45]
  ldqp,5 [ %b[114] + %b[44] ], %b[44]
}
{
  qpxor,0 %r22, %r24, %r24
  shr_andd,1 %r16, 4, %r7, %r32
  ldqp,2 [ %b[113] + %r26 ], %r26
  qpxor,3 %b[46], %b[48], %b[48]
  shr_andd,4 %b[40], 4, %r7, %b[56]
  ldqp,5 [ %b[113] + %b[50] ], %b[50]
}
{
  qpxor,0 %r28, %r35, %r35
  shr_andd,1 %r16, 0xc, %r7, %r22
  ldqp,2 [ %b[112] + %r21 ], %r21
  qpxor,3 %b[52], %b[59], %b[59]
  shr_andd,4 %b[40], 0xc, %r7, %b[46]
  ldqp,5 [ %b[112] + %b[45] ], %b[45]
}
{
  qpxor,0 %r19, %r35, %r35
  shr_andd,1 %r16, 0x14, %r7, %r28
  ldqp,2 [ %b[126] + %r32 ], %r32
  qpxor,3 %b[43], %b[59], %b[59]
  shr_andd,4 %b[40], 0x14, %r7, %b[52]
  ldqp,5 [ %b[126] + %b[56] ], %b[56]
}
{
  qpxor,0 %r20, %r26, %r26
  shr_andd,1 %r16, 0x1c, %r7, %r19
  ldqp,2 [ %b[125] + %r22 ], %r22
  qpxor,3 %b[44], %b[50], %b[50]
  shr_andd,4 %b[40], 0x1c, %r7, %b[43]
  ldqp,5 [ %b[125] + %b[46] ], %b[46]
}
{
  qpxor,0 %r21, %r31, %r31
  shr_andd,1 %r16, 0x24, %r7, %r20
  ldqp,2 [ %b[124] + %r28 ], %r28
  qpxor,3 %b[45], %b[55], %b[55]
  shr_andd,4 %b[40], 0x24, %r7, %b[44]
  ldqp,5 [ %b[124] + %b[52] ], %b[52]
}
{
  qpxor,0 %r26, %r31, %r31
  shr_andd,1 %r16, 0x2c, %r7, %r21
  ldqp,2 [ %b[123] + %r19 ], %r19
  qpxor,3 %b[50], %b[55], %b[55]
  shr_andd,4 %b[40], 0x2c, %r7, %b[45]
  ldqp,5 [ %b[123] + %b[43] ], %b[43]
}
{
  qpxor,0 %r32, %r22, %r22
  shr_andd,1 %r16, 0x34, %r7, %r16
  ldqp,2 [ %b[122] + %r20 ], %r20
  qpxor,3 %b[56], %b[46], %b[46]
  shr_andd,4 %b[40], 0x34, %r7, %b[40]
  ldqp,5 [ %b[122] + %b[44] ], %b[44]
}
{
  qpxor,0 %r35, %r31, %r31
  shl_andd,1 %r23, 4, %r7, %r32
  ldqp,2 [ %b[121] + %r21 ], %r21
  qpxor,3 %b[59], %b[55], %b[55]
  shl_andd,4 %b[47], 4, %r7, %b[56]
  ldqp,5 [ %b[121] + %b[45] ], %b[45]
}
{
  qpxor,0 %r28, %r19, %r19
  shr_andd,1 %r23, 4, %r7, %r35
  ldqp,2 [ %b[120] + %r16 ], %r16
  qpxor,3 %b[52], %b[43], %b[43]
  shr_andd,4 %b[47], 4, %r7, %b[59]
  ldqp,5 [ %b[120] + %b[40] ], %b[40]
}
{
  qpxor,0 %r22, %r19, %r19
  shr_andd,1 %r23, 0xc, %r7, %r28
  ldqp,2 [ %b[119] + %r32 ], %r32
  qpxor,3 %b[46], %b[43], %b[43]
  shr_andd,4 %b[47], 0xc, %r7, %b[52]
  ldqp,5 [ %b[119] + %b[56] ], %b[56]
}
{
  qpxor,0 %r20, %r21, %r21
  shr_andd,1 %r23, 0x14, %r7, %r22
  ldqp,2 [ %b[118] + %r35 ], %r35
  qpxor,3 %b[44], %b[45], %b[45]
  shr_andd,4 %b[47], 0x14, %r7, %b[46]
  ldqp,5 [ %b[118] + %b[59] ], %b[59]
}
{
  qpxor,0 %r24, %r31, %r31
  shr_andd,1 %r23, 0x1c, %r7, %r20
  ldqp,2 [ %b[117] + %r28 ], %r28
  qpxor,3 %b[48], %b[55], %b[55]
  shr_andd,4 %b[47], 0x1c, %r7, %b[44]
  ldqp,5 [ %b[117] + %b[52] ], %b[52]
}
{
  qpxor,0 %r16, %r32, %r32
  shr_andd,1 %r23, 0x24, %r7, %r24
  ldqp,2 [ %b[116] + %r22 ], %r22
  qpxor,3 %b[40], %b[56], %b[56]
  shr_andd,4 %b[47], 0x24, %r7, %b[48]
  ldqp,5 [ %b[116] + %b[46] ], %b[46]
}
{
  qpxor,0 %r21, %r32, %r32
  shr_andd,1 %r23, 0x2c, %r7, %r16
  ldqp,2 [ %b[115] + %r20 ], %r20
  qpxor,3 %b[45], %b[56], %b[56]
  shr_andd,4 %b[47], 0x2c, %r7, %b[40]
  ldqp,5 [ %b[115] + %b[44] ], %b[44]
}
{
  qpxor,0 %r35, %r28, %r28
  shr_andd,1 %r23, 0x34, %r7, %r23
  ldqp,2 [ %b[114] + %r24 ], %r24
  qpxor,3 %b[59], %b[52], %b[52]
  shr_andd,4 %b[47], 0x34, %r7, %b[47]
  ldqp,5 [ %b[114] + %b[48] ], %b[48]
}
{
  qpxor,0 %r19, %r32, %r32
  shr_andd,1 %r25, 4, %r7, %r35
  ldqp,2 [ %b[113] + %r16 ], %r16
  qpxor,3 %b[43], %b[56], %b[56]
  shr_andd,4 %b[49], 4, %r7, %b[59]
  ldqp,5 [ %b[113] + %b[40] ], %b[40]
}
{
  qpxor,0 %r22, %r20, %r20
  shr_andd,1 %r25, 0xc, %r7, %r19
  ldqp,2 [ %b[112] + %r23 ], %r23
  qpxor,3 %b[46], %b[44], %b[44]
  shr_andd,4 %b[49], 0xc, %r7, %b[43]
  ldqp,5 [ %b[112] + %b[47] ], %b[47]
}
{
  qpxor,0 %r28, %r20, %r20
  shr_andd,1 %r25, 0x14, %r7, %r22
  ldqp,2 [ %b[126] + %r35 ], %r35
  qpxor,3 %b[52], %b[44], %b[44]
  shr_andd,4 %b[49], 0x14, %r7, %b[46]
  ldqp,5 [ %b[126] + %b[59] ], %b[59]
}
{
  qpxor,0 %r24, %r16, %r16
  shr_andd,1 %r25, 0x1c, %r7, %r28
  ldqp,2 [ %b[125] + %r19 ], %r19
  qpxor,3 %b[48], %b[40], %b[40]
  shr_andd,4 %b[49], 0x1c, %r7, %b[52]
  ldqp,5 [ %b[125] + %b[43] ], %b[43]
}
{
  qpxor,0 %r23, %r17, %r17
  shr_andd,1 %r25, 0x24, %r7, %r24
  ldqp,2 [ %b[124] + %r22 ], %r22
  qpxor,3 %b[47], %b[41], %b[41]
  shr_andd,4 %b[49], 0x24, %r7, %b[48]
  ldqp,5 [ %b[124] + %b[46] ], %b[46]
}
{
  qpxor,0 %r16, %r17, %r17
  shr_andd,1 %r25, 0x2c, %r7, %r23
  ldqp,2 [ %b[123] + %r28 ], %r28
  qpxor,3 %b[40], %b[41], %b[41]
  shr_andd,4 %b[49], 0x2c, %r7, %b[47]
  ldqp,5 [ %b[123] + %b[52] ], %b[52]
}
{
  qpxor,0 %r35, %r19, %r19
  shr_andd,1 %r25, 0x34, %r7, %r25
  ldqp,2 [ %b[122] + %r24 ], %r24
  qpxor,3 %b[59], %b[43], %b[43]
  shr_andd,4 %b[49], 0x34, %r7, %b[49]
  ldqp,5 [ %b[122] + %b[48] ], %b[48]
}
{
  qpxor,0 %r20, %r17, %r17
  shl_andd,1 %r33, 4, %r7, %r35
  ldqp,2 [ %b[121] + %r23 ], %r23
  qpxor,3 %b[44], %b[41], %b[41]
  shl_andd,4 %b[57], 4, %r7, %b[59]
  ldqp,5 [ %b[121] + %b[47] ], %b[47]
}
{
  qpxor,0 %r22, %r28, %r28
  shr_andd,1 %r33, 4, %r7, %r20
  ldqp,2 [ %b[120] + %r25 ], %r25
  qpxor,3 %b[46], %b[52], %b[52]
  shr_andd,4 %b[57], 4, %r7, %b[44]
  ldqp,5 [ %b[120] + %b[49] ], %b[49]
}
{
  qpxor,0 %r19, %r28, %r28
  shr_andd,1 %r33, 0xc, %r7, %r22
  ldqp,2 [ %b[119] + %r35 ], %r35
  qpxor,3 %b[43], %b[52], %b[52]
  shr_andd,4 %b[57], 0xc, %r7, %b[46]
  ldqp,5 [ %b[119] + %b[59] ], %b[59]
}
{
  qpxor,0 %r24, %r23, %r23
  shr_andd,1 %r33, 0x14, %r7, %r19
  ldqp,2 [ %b[118] + %r20 ], %r20
  qpxor,3 %b[48], %b[47], %b[47]
  shr_andd,4 %b[57], 0x14, %r7, %b[43]
  ldqp,5 [ %b[118] + %b[44] ], %b[44]
}
{
  qpxor,0 %r32, %r17, %r17
  shr_andd,1 %r33, 0x1c, %r7, %r24
  ldqp,2 [ %b[117] + %r22 ], %r22
  qpxor,3 %b[56], %b[41], %b[41]
  shr_andd,4 %b[57], 0x1c, %r7, %b[48]
  ldqp,5 [ %b[117] + %b[46] ], %b[46]
}
{
  qpxor,0 %r25, %r35, %r35
  shr_andd,1 %r33, 0x24, %r7, %r32
  ldqp,2 [ %b[116] + %r19 ], %r19
  qpxor,3 %b[49], %b[59], %b[59]
  shr_andd,4 %b[57], 0x24, %r7, %b[56]
  ldqp,5 [ %b[116] + %b[43] ], %b[43]
}
{
  qpxor,0 %r23, %r35, %r35
  shr_andd,1 %r33, 0x2c, %r7, %r25
  ldqp,2 [ %b[115] + %r24 ], %r24
  qpxor,3 %b[47], %b[59], %b[59]
  shr_andd,4 %b[57], 0x2c, %r7, %b[49]
  ldqp,5 [ %b[115] + %b[48] ], %b[48]
}
{
  qpxor,0 %r20, %r22, %r22
  shr_andd,1 %r33, 0x34, %r7, %r33
  ldqp,2 [ %b[114] + %r32 ], %r32
  qpxor,3 %b[44], %b[46], %b[46]
  shr_andd,4 %b[57], 0x34, %r7, %b[57]
  ldqp,5 [ %b[114] + %b[56] ], %b[56]
}
{
  qpxor,0 %r28, %r35, %r35
  shr_andd,1 %r29, 4, %r7, %r20
  ldqp,2 [ %b[113] + %r25 ], %r25
  qpxor,3 %b[52], %b[59], %b[59]
  shr_andd,4 %b[53], 4, %r7, %b[44]
  ldqp,5 [ %b[113] + %b[49] ], %b[49]
}
{
  qpxor,0 %r19, %r24, %r24
  shr_andd,1 %r29, 0xc, %r7, %r28
  ldqp,2 [ %b[112] + %r33 ], %r33
  qpxor,3 %b[43], %b[48], %b[48]
  shr_andd,4 %b[53], 0xc, %r7, %b[52]
  ldqp,5 [ %b[112] + %b[57] ], %b[57]
}
{
  qpxor,0 %r22, %r24, %r24
  shr_andd,1 %r29, 0x14, %r7, %r19
  ldqp,2 [ %b[126] + %r20 ], %r20
  qpxor,3 %b[46], %b[48], %b[48]
  shr_andd,4 %b[53], 0x14, %r7, %b[43]
  ldqp,5 [ %b[126] + %b[44] ], %b[44]
}
{
  qpxor,0 %r32, %r25, %r25
  shr_andd,1 %r29, 0x1c, %r7, %r22
  ldqp,2 [ %b[125] + %r28 ], %r28
  qpxor,3 %b[56], %b[49], %b[49]
  shr_andd,4 %b[53], 0x1c, %r7, %b[46]
  ldqp,5 [ %b[125] + %b[52] ], %b[52]
}
{
  qpxor,0 %r33, %r30, %r30
  shr_andd,1 %r29, 0x24, %r7, %r32
  ldqp,2 [ %b[124] + %r19 ], %r19
  qpxor,3 %b[57], %b[54], %b[54]
  shr_andd,4 %b[53], 0x24, %r7, %b[56]
  ldqp,5 [ %b[124] + %b[43] ], %b[43]
}
{
  qpxor,0 %r25, %r30, %r30
  shr_andd,1 %r29, 0x2c, %r7, %r33
  ldqp,2 [ %b[123] + %r22 ], %r22
  qpxor,3 %b[49], %b[54], %b[54]
  shr_andd,4 %b[53], 0x2c, %r7, %b[57]
  ldqp,5 [ %b[123] + %b[46] ], %b[46]
}
{
  qpxor,0 %r20, %r28, %r28
  shr_andd,1 %r29, 0x34, %r7, %r29
  ldqp,2 [ %b[122] + %r32 ], %r32
  qpxor,3 %b[44], %b[52], %b[52]
  shr_andd,4 %b[53], 0x34, %r7, %b[53]
  ldqp,5 [ %b[122] + %b[56] ], %b[56]
}
{
  qpxor,0 %r24, %r30, %r30
  shl_andd,1 %r18, 4, %r7, %r20
  ldqp,2 [ %b[121] + %r33 ], %r33
  qpxor,3 %b[48], %b[54], %b[54]
  shl_andd,4 %b[42], 4, %r7, %b[44]
  ldqp,5 [ %b[121] + %b[57] ], %b[57]
}
{
  qpxor,0 %r19, %r22, %r22
  shr_andd,1 %r18, 4, %r7, %r24
  ldqp,2 [ %b[120] + %r29 ], %r29
  qpxor,3 %b[43], %b[46], %b[46]
  shr_andd,4 %b[42], 4, %r7, %b[48]
  ldqp,5 [ %b[120] + %b[53] ], %b[53]
}
{
  qpxor,0 %r28, %r22, %r22
  shr_andd,1 %r18, 0xc, %r7, %r19
  ldqp,2 [ %b[119] + %r20 ], %r20
  qpxor,3 %b[52], %b[46], %b[46]
  shr_andd,4 %b[42], 0xc, %r7, %b[43]
  ldqp,5 [ %b[119] + %b[44] ], %b[44]
}
{
  qpxor,0 %r32, %r33, %r33
  shr_andd,1 %r18, 0x14, %r7, %r28
  ldqp,2 [ %b[118] + %r24 ], %r24
  qpxor,3 %b[56], %b[57], %b[57]
  shr_andd,4 %b[42], 0x14, %r7, %b[52]
  ldqp,5 [ %b[118] + %b[48] ], %b[48]
}
{
  qpxor,0 %r35, %r30, %r30
  shr_andd,1 %r18, 0x1c, %r7, %r32
  ldqp,2 [ %b[117] + %r19 ], %r19
  qpxor,3 %b[59], %b[54], %b[54]
  shr_andd,4 %b[42], 0x1c, %r7, %b[56]
  ldqp,5 [ %b[117] + %b[43] ], %b[43]
}
{
  qpxor,0 %r29, %r20, %r20
  shr_andd,1 %r18, 0x24, %r7, %r35
  ldqp,2 [ %b[116] + %r28 ], %r28
  qpxor,3 %b[53], %b[44], %b[44]
  shr_andd,4 %b[42], 0x24, %r7, %b[59]
  ldqp,5 [ %b[116] + %b[52] ], %b[52]
}
{
  qpxor,0 %r33, %r20, %r20
  shr_andd,1 %r18, 0x2c, %r7, %r29
  ldqp,2 [ %b[115] + %r32 ], %r32
  qpxor,3 %b[57], %b[44], %b[44]
  shr_andd,4 %b[42], 0x2c, %r7, %b[53]
  ldqp,5 [ %b[115] + %b[56] ], %b[56]
}
{
  qpxor,0 %r24, %r19, %r19
  shr_andd,1 %r18, 0x34, %r7, %r18
  ldqp,2 [ %b[114] + %r35 ], %r35
  qpxor,3 %b[48], %b[43], %b[43]
  shr_andd,4 %b[42], 0x34, %r7, %b[42]
  ldqp,5 [ %b[114] + %b[59] ], %b[59]
}
{
  qpxor,0 %r22, %r20, %r20
  qpswitchd,1 %r31, %r22
  ldqp,2 [ %b[113] + %r29 ], %r29
  qpxor,3 %b[46], %b[44], %b[44]
  qpswitchd,4 %b[55], %b[46]
  ldqp,5 [ %b[113] + %b[53] ], %b[53]
}
{
  qpxor,0 %r28, %r32, %r32
  qpswitchd,1 %r17, %r28
  ldqp,2 [ %b[112] + %r18 ], %r18
  qpxor,3 %b[52], %b[56], %b[56]
  qpswitchd,4 %b[41], %b[52]
  ldqp,5 [ %b[112] + %b[42] ], %b[42]
}
{
  qpxor,0 %r19, %r32, %r32
  qpswitchd,1 %r30, %r19
  ldqp,2 [ %r2 + 0x80 ], %r24
  qpxor,3 %b[43], %b[56], %b[56]
  qpswitchd,4 %b[54], %b[43]
  ldqp,5 [ %r2 + 0x80 ], %b[48]
}
{
  qpxor,0 %r35, %r29, %r29
  shl_andd,1 %r31, 4, %r7, %r35
  qpxor,3 %b[59], %b[53], %b[53]
  shl_andd,4 %b[55], 4, %r7, %b[59]
}
{
  qpxor,0 %r18, %r34, %r34
  shl_andd,1 %r17, 4, %r7, %r18
  qpxor,3 %b[42], %b[58], %b[58]
  shl_andd,4 %b[41], 4, %r7, %b[42]
}
{
  qpxor,0 %r29, %r34, %r34
  shl_andd,1 %r30, 4, %r7, %r29
  ldqp,2 [ %b[127] + %r35 ], %r35
  qpxor,3 %b[53], %b[58], %b[58]
  shl_andd,4 %b[54], 4, %r7, %b[53]
  ldqp,5 [ %b[127] + %b[59] ], %b[59]
}
{
  qpxor,0 %r32, %r34, %r34
  shr_andd,1 %r31, 4, %r7, %r32
  ldqp,2 [ %b[127] + %r18 ], %r18
  qpxor,3 %b[56], %b[58], %b[58]
  shr_andd,4 %b[55], 4, %r7, %b[56]
  ldqp,5 [ %b[127] + %b[42] ], %b[42]
}
{
  qpxor,0 %r20, %r34, %r34
  shr_andd,1 %r31, 0xc, %r7, %r20
  ldqp,2 [ %b[127] + %r29 ], %r29
  qpxor,3 %b[44], %b[58], %b[58]
  shr_andd,4 %b[55], 0xc, %r7, %b[44]
  ldqp,5 [ %b[127] + %b[53] ], %b[53]
}
{
  qpswitchd,0 %r34, %r33
  shr_andd,1 %r31, 0x14, %r7, %r25
  ldqp,2 [ %b[126] + %r32 ], %r32
  qpswitchd,3 %b[58], %b[57]
  shr_andd,4 %b[55], 0x14, %r7, %b[49]
  ldqp,5 [ %b[126] + %b[56] ], %b[56]
}
{
  qpxor,0 %r24, %r35, %r35
  shr_andd,1 %r31, 0x1c, %r7, %r23
  ldqp,2 [ %b[125] + %r20 ], %r20
  qpxor,3 %b[48], %b[59], %b[59]
  shr_andd,4 %b[55], 0x1c, %r7, %b[47]
  ldqp,5 [ %b[125] + %b[44] ], %b[44]
}
{
  qpxor,0 %r24, %r18, %r18
  shr_andd,1 %r31, 0x24, %r7, %r16
  ldqp,2 [ %b[124] + %r25 ], %r25
  qpxor,3 %b[48], %b[42], %b[42]
  shr_andd,4 %b[55], 0x24, %r7, %b[40]
  ldqp,5 [ %b[124] + %b[49] ], %b[49]
}
{
  qpxor,0 %r24, %r29, %r29
  shl_andd,1 %r34, 4, %r7, %r21
  ldqp,2 [ %b[123] + %r23 ], %r23
  qpxor,3 %b[48], %b[53], %b[53]
  shl_andd,4 %b[58], 4, %r7, %b[45]
  ldqp,5 [ %b[123] + %b[47] ], %b[47]
}
{
  qpxor,0 %r32, %r20, %r20
  shr_andd,1 %r31, 0x2c, %r7, %r26
  ldqp,2 [ %b[122] + %r16 ], %r16
  qpxor,3 %b[56], %b[44], %b[44]
  shr_andd,4 %b[55], 0x2c, %r7, %b[50]
  ldqp,5 [ %b[122] + %b[40] ], %b[40]
}
{
  shr_andd,1 %r31, 0x34, %r7, %r31
  ldqp,2 [ %b[127] + %r21 ], %r21
  shr_andd,4 %b[55], 0x34, %r7, %b[55]
  ldqp,5 [ %b[127] + %b[45] ], %b[45]
}
{
  qpxor,0 %r25, %r23, %r23
  shl_andd,1 %r22, 4, %r7, %r32
  ldqp,2 [ %b[121] + %r26 ], %r26
  qpxor,3 %b[49], %b[47], %b[47]
  shl_andd,4 %b[46], 4, %r7, %b[56]
  ldqp,5 [ %b[121] + %b[50] ], %b[50]
}
{
  qpxor,0 %r20, %r23, %r23
  shr_andd,1 %r22, 4, %r7, %r25
  ldqp,2 [ %b[120] + %r31 ], %r31
  qpxor,3 %b[44], %b[47], %b[47]
  shr_andd,4 %b[46], 4, %r7, %b[49]
  ldqp,5 [ %b[120] + %b[55] ], %b[55]
}
{
  qpxor,0 %r24, %r21, %r21
  shr_andd,1 %r22, 0xc, %r7, %r20
  ldqp,2 [ %b[119] + %r32 ], %r32
  qpxor,3 %b[48], %b[45], %b[45]
  shr_andd,4 %b[46], 0xc, %r7, %b[44]
  ldqp,5 [ %b[119] + %b[56] ], %b[56]
}
{
  qpxor,0 %r16, %r26, %r26
  shr_andd,1 %r22, 0x14, %r7, %r24
  ldqp,2 [ %b[118] + %r25 ], %r25
  qpxor,3 %b[40], %b[50], %b[50]
  shr_andd,4 %b[46], 0x14, %r7, %b[48]
  ldqp,5 [ %b[118] + %b[49] ], %b[49]
}
{
  shr_andd,1 %r22, 0x1c, %r7, %r16
  ldqp,2 [ %b[117] + %r20 ], %r20
  shr_andd,4 %b[46], 0x1c, %r7, %b[40]
  ldqp,5 [ %b[117] + %b[44] ], %b[44]
}
{
  qpxor,0 %r31, %r32, %r32
  shr_andd,1 %r22, 0x24, %r7, %r27
  ldqp,2 [ %b[116] + %r24 ], %r24
  qpxor,3 %b[55], %b[56], %b[56]
  shr_andd,4 %b[46], 0x24, %r7, %b[51]
  ldqp,5 [ %b[116] + %b[48] ], %b[48]
}
{
  qpxor,0 %r26, %r32, %r32
  shr_andd,1 %r22, 0x2c, %r7, %r31
  ldqp,2 [ %b[115] + %r16 ], %r16
  qpxor,3 %b[50], %b[56], %b[56]
  shr_andd,4 %b[46], 0x2c, %r7, %b[55]
  ldqp,5 [ %b[115] + %b[40] ], %b[40]
}
{
  qpxor,0 %r25, %r20, %r20
  shr_andd,1 %r22, 0x34, %r7, %r22
  ldqp,2 [ %b[114] + %r27 ], %r27
  qpxor,3 %b[49], %b[44], %b[44]
  shr_andd,4 %b[46], 0x34, %r7, %b[46]
  ldqp,5 [ %b[114] + %b[51] ], %b[51]
}
{
  qpxor,0 %r23, %r32, %r32
  shr_andd,1 %r17, 4, %r7, %r25
  ldqp,2 [ %b[113] + %r31 ], %r31
  qpxor,3 %b[47], %b[56], %b[56]
  shr_andd,4 %b[41], 4, %r7, %b[49]
  ldqp,5 [ %b[113] + %b[55] ], %b[55]
}
{
  qpxor,0 %r24, %r16, %r16
  shr_andd,1 %r17, 0xc, %r7, %r23
  ldqp,2 [ %b[112] + %r22 ], %r22
  qpxor,3 %b[48], %b[40], %b[40]
  shr_andd,4 %b[41], 0xc, %r7, %b[47]
  ldqp,5 [ %b[112] + %b[46] ], %b[46]
}
{
  qpxor,0 %r20, %r16, %r16
  shr_andd,1 %r17, 0x14, %r7, %r24
  ldqp,2 [ %b[126] + %r25 ], %r25
  qpxor,3 %b[44], %b[40], %b[40]
  shr_andd,4 %b[41], 0x14, %r7, %b[48]
  ldqp,5 [ %b[126] + %b[49] ], %b[49]
}
{
  qpxor,0 %r27, %r31, %r31
  shr_andd,1 %r17, 0x1c, %r7, %r20
  ldqp,2 [ %b[125] + %r23 ], %r23
  qpxor,3 %b[51], %b[55], %b[55]
  shr_andd,4 %b[41], 0x1c, %r7, %b[44]
  ldqp,5 [ %b[125] + %b[47] ], %b[47]
}
{
  qpxor,0 %r22, %r35, %r35
  shr_andd,1 %r17, 0x24, %r7, %r27
  ldqp,2 [ %b[124] + %r24 ], %r24
  qpxor,3 %b[46], %b[59], %b[59]
  shr_andd,4 %b[41], 0x24, %r7, %b[51]
  ldqp,5 [ %b[124] + %b[48] ], %b[48]
}
{
  qpxor,0 %r31, %r35, %r35
  shr_andd,1 %r17, 0x2c, %r7, %r22
  ldqp,2 [ %b[123] + %r20 ], %r20
  qpxor,3 %b[55], %b[59], %b[59]
  shr_andd,4 %b[41], 0x2c, %r7, %b[46]
  ldqp,5 [ %b[123] + %b[44] ], %b[44]
}
{
  qpxor,0 %r25, %r23, %r23
  shr_andd,1 %r17, 0x34, %r7, %r17
  ldqp,2 [ %b[122] + %r27 ], %r27
  qpxor,3 %b[49], %b[47], %b[47]
  shr_andd,4 %b[41], 0x34, %r7, %b[41]
  ldqp,5 [ %b[122] + %b[51] ], %b[51]
}
{
  qpxor,0 %r16, %r35, %r35
  shl_andd,1 %r28, 4, %r7, %r25
  ldqp,2 [ %b[121] + %r22 ], %r22
  qpxor,3 %b[40], %b[59], %b[59]
  shl_andd,4 %b[52], 4, %r7, %b[49]
  ldqp,5 [ %b[121] + %b[46] ], %b[46]
}
{
  qpxor,0 %r24, %r20, %r20
  shr_andd,1 %r28, 4, %r7, %r16
  ldqp,2 [ %b[120] + %r17 ], %r17
  qpxor,3 %b[48], %b[44], %b[44]
  shr_andd,4 %b[52], 4, %r7, %b[40]
  ldqp,5 [ %b[120] + %b[41] ], %b[41]
}
{
  qpxor,0 %r23, %r20, %r20
  shr_andd,1 %r28, 0xc, %r7, %r24
  ldqp,2 [ %b[119] + %r25 ], %r25
  qpxor,3 %b[47], %b[44], %b[44]
  shr_andd,4 %b[52], 0xc, %r7, %b[48]
  ldqp,5 [ %b[119] + %b[49] ], %b[49]
}
{
  qpxor,0 %r27, %r22, %r22
  shr_andd,1 %r28, 0x14, %r7, %r23
  ldqp,2 [ %b[118] + %r16 ], %r16
  qpxor,3 %b[51], %b[46], %b[46]
  shr_andd,4 %b[52], 0x14, %r7, %b[47]
  ldqp,5 [ %b[118] + %b[40] ], %b[40]
}
{
  qpxor,0 %r32, %r35, %r35
  shr_andd,1 %r28, 0x1c, %r7, %r27
  ldqp,2 [ %b[117] + %r24 ], %r24
  qpxor,3 %b[56], %b[59], %b[59]
  shr_andd,4 %b[52], 0x1c, %r7, %b[51]
  ldqp,5 [ %b[117] + %b[48] ], %b[48]
}
{
  qpxor,0 %r17, %r25, %r25
  shr_andd,1 %r28, 0x24, %r7, %r32
  ldqp,2 [ %b[116] + %r23 ], %r23
  qpxor,3 %b[41], %b[49], %b[49]
  shr_andd,4 %b[52], 0x24, %r7, %b[56]
  ldqp,5 [ %b[116] + %b[47] ], %b[47]
}
{
  qpxor,0 %r22, %r25, %r25
  shr_andd,1 %r28, 0x2c, %r7, %r17
  ldqp,2 [ %b[115] + %r27 ], %r27
  qpxor,3 %b[46], %b[49], %b[49]
  shr_andd,4 %b[52], 0x2c, %r7, %b[41]
  ldqp,5 [ %b[115] + %b[51] ], %b[51]
}
{
  qpxor,0 %r16, %r24, %r24
  shr_andd,1 %r28, 0x34, %r7, %r28
  ldqp,2 [ %b[114] + %r32 ], %r32
  qpxor,3 %b[40], %b[48], %b[48]
  shr_andd,4 %b[52], 0x34, %r7, %b[52]
  ldqp,5 [ %b[114] + %b[56] ], %b[56]
}
{
  qpxor,0 %r20, %r25, %r25
  shr_andd,1 %r30, 4, %r7, %r16
  ldqp,2 [ %b[113] + %r17 ], %r17
  qpxor,3 %b[44], %b[49], %b[49]
  shr_andd,4 %b[54], 4, %r7, %b[40]
  ldqp,5 [ %b[113] + %b[41] ], %b[41]
}
{
  qpxor,0 %r23, %r27, %r27
  shr_andd,1 %r30, 0xc, %r7, %r20
  ldqp,2 [ %b[112] + %r28 ], %r28
  qpxor,3 %b[47], %b[51], %b[51]
  shr_andd,4 %b[54], 0xc, %r7, %b[44]
  ldqp,5 [ %b[112] + %b[52] ], %b[52]
}
{
  qpxor,0 %r24, %r27, %r27
  shr_andd,1 %r30, 0x14, %r7, %r23
  ldqp,2 [ %b[126] + %r16 ], %r16
  qpxor,3 %b[48], %b[51], %b[51]
  shr_andd,4 %b[54], 0x14, %r7, %b[47]
  ldqp,5 [ %b[126] + %b[40] ], %b[40]
}
{
  qpxor,0 %r32, %r17, %r17
  shr_andd,1 %r30, 0x1c, %r7, %r24
  ldqp,2 [ %b[125] + %r20 ], %r20
  qpxor,3 %b[56], %b[41], %b[41]
  shr_andd,4 %b[54], 0x1c, %r7, %b[48]
  ldqp,5 [ %b[125] + %b[44] ], %b[44]
}
{
  qpxor,0 %r28, %r18, %r18
  shr_andd,1 %r30, 0x24, %r7, %r32
  ldqp,2 [ %b[124] + %r23 ], %r23
  qpxor,3 %b[52], %b[42], %b[42]
  shr_andd,4 %b[54], 0x24, %r7, %b[56]
  ldqp,5 [ %b[124] + %b[47] ], %b[47]
}
{
  qpxor,0 %r17, %r18, %r18
  shr_andd,1 %r30, 0x2c, %r7, %r28
  ldqp,2 [ %b[123] + %r24 ], %r24
  qpxor,3 %b[41], %b[42], %b[42]
  shr_andd,4 %b[54], 0x2c, %r7, %b[52]
  ldqp,5 [ %b[123] + %b[48] ], %b[48]
}
{
  qpxor,0 %r16, %r20, %r20
  shr_andd,1 %r30, 0x34, %r7, %r30
  ldqp,2 [ %b[122] + %r32 ], %r32
  qpxor,3 %b[40], %b[44], %b[44]
  shr_andd,4 %b[54], 0x34, %r7, %b[54]
  ldqp,5 [ %b[122] + %b[56] ], %b[56]
}
{
  qpxor,0 %r27, %r18, %r18
  shl_andd,1 %r19, 4, %r7, %r16
  ldqp,2 [ %b[121] + %r28 ], %r28
  qpxor,3 %b[51], %b[42], %b[42]
  shl_andd,4 %b[43], 4, %r7, %b[40]
  ldqp,5 [ %b[121] + %b[52] ], %b[52]
}
{
  qpxor,0 %r23, %r24, %r24
  shr_andd,1 %r19, 4, %r7, %r27
  ldqp,2 [ %b[120] + %r30 ], %r30
  qpxor,3 %b[47], %b[48], %b[48]
  shr_andd,4 %b[43], 4, %r7, %b[51]
  ldqp,5 [ %b[120] + %b[54] ], %b[54]
}
{
  qpxor,0 %r20, %r24, %r24
  shr_andd,1 %r19, 0xc, %r7, %r23
  ldqp,2 [ %b[119] + %r16 ], %r16
  qpxor,3 %b[44], %b[48], %b[48]
  shr_andd,4 %b[43], 0xc, %r7, %b[47]
  ldqp,5 [ %b[119] + %b[40] ], %b[40]
}
{
  qpxor,0 %r32, %r28, %r28
  shr_andd,1 %r19, 0x14, %r7, %r20
  ldqp,2 [ %b[118] + %r27 ], %r27
  qpxor,3 %b[56], %b[52], %b[52]
  shr_andd,4 %b[43], 0x14, %r7, %b[44]
  ldqp,5 [ %b[118] + %b[51] ], %b[51]
}
{
  qpxor,0 %r25, %r18, %r18
  shr_andd,1 %r19, 0x1c, %r7, %r32
  ldqp,2 [ %b[117] + %r23 ], %r23
  qpxor,3 %b[49], %b[42], %b[42]
  shr_andd,4 %b[43], 0x1c, %r7, %b[56]
  ldqp,5 [ %b[117] + %b[47] ], %b[47]
}
{
  qpxor,0 %r30, %r16, %r16
  shr_andd,1 %r19, 0x24, %r7, %r25
  ldqp,2 [ %b[116] + %r20 ], %r20
  qpxor,3 %b[54], %b[40], %b[40]
  shr_andd,4 %b[43], 0x24, %r7, %b[49]
  ldqp,5 [ %b[116] + %b[44] ], %b[44]
}
{
  qpxor,0 %r28, %r16, %r16
  shr_andd,1 %r19, 0x2c, %r7, %r30
  ldqp,2 [ %b[115] + %r32 ], %r32
  qpxor,3 %b[52], %b[40], %b[40]
  shr_andd,4 %b[43], 0x2c, %r7, %b[54]
  ldqp,5 [ %b[115] + %b[56] ], %b[56]
}
{
  qpxor,0 %r27, %r23, %r23
  shr_andd,1 %r19, 0x34, %r7, %r19
  ldqp,2 [ %b[114] + %r25 ], %r25
  qpxor,3 %b[51], %b[47], %b[47]
  shr_andd,4 %b[43], 0x34, %r7, %b[43]
  ldqp,5 [ %b[114] + %b[49] ], %b[49]
}
{
  qpxor,0 %r24, %r16, %r16
  shr_andd,1 %r34, 4, %r7, %r27
  ldqp,2 [ %b[113] + %r30 ], %r30
  qpxor,3 %b[48], %b[40], %b[40]
  shr_andd,4 %b[58], 4, %r7, %b[51]
  ldqp,5 [ %b[113] + %b[54] ], %b[54]
}
{
  qpxor,0 %r20, %r32, %r32
  shr_andd,1 %r34, 0xc, %r7, %r24
  ldqp,2 [ %b[112] + %r19 ], %r19
  qpxor,3 %b[44], %b[56], %b[56]
  shr_andd,4 %b[58], 0xc, %r7, %b[48]
  ldqp,5 [ %b[112] + %b[43] ], %b[43]
}
{
  qpxor,0 %r23, %r32, %r32
  shr_andd,1 %r34, 0x14, %r7, %r20
  ldqp,2 [ %b[126] + %r27 ], %r27
  qpxor,3 %b[47], %b[56], %b[56]
  shr_andd,4 %b[58], 0x14, %r7, %b[44]
  ldqp,5 [ %b[126] + %b[51] ], %b[51]
}
{
  qpxor,0 %r25, %r30, %r30
  shr_andd,1 %r34, 0x1c, %r7, %r23
  ldqp,2 [ %b[125] + %r24 ], %r24
  qpxor,3 %b[49], %b[54], %b[54]
  shr_andd,4 %b[58], 0x1c, %r7, %b[47]
  ldqp,5 [ %b[125] + %b[48] ], %b[48]
}
{
  qpxor,0 %r19, %r29, %r29
  shr_andd,1 %r34, 0x24, %r7, %r25
  ldqp,2 [ %b[124] + %r20 ], %r20
  qpxor,3 %b[43], %b[53], %b[53]
  shr_andd,4 %b[58], 0x24, %r7, %b[49]
  ldqp,5 [ %b[124] + %b[44] ], %b[44]
}
{
  qpxor,0 %r30, %r29, %r29
  shr_andd,1 %r34, 0x2c, %r7, %r19
  ldqp,2 [ %b[123] + %r23 ], %r23
  qpxor,3 %b[54], %b[53], %b[53]
  shr_andd,4 %b[58], 0x2c, %r7, %b[43]
  ldqp,5 [ %b[123] + %b[47] ], %b[47]
}
{
  qpxor,0 %r27, %r24, %r24
  shr_andd,1 %r34, 0x34, %r7, %r34
  ldqp,2 [ %b[122] + %r25 ], %r25
  qpxor,3 %b[51], %b[48], %b[48]
  shr_andd,4 %b[58], 0x34, %r7, %b[58]
  ldqp,5 [ %b[122] + %b[49] ], %b[49]
}
{
  qpxor,0 %r32, %r29, %r29
  shl_andd,1 %r33, 4, %r7, %r27
  ldqp,2 [ %b[121] + %r19 ], %r19
  qpxor,3 %b[56], %b[53], %b[53]
  shl_andd,4 %b[57], 4, %r7, %b[51]
  ldqp,5 [ %b[121] + %b[43] ], %b[43]
}
{
  qpxor,0 %r20, %r23, %r23
  shr_andd,1 %r33, 4, %r7, %r32
  ldqp,2 [ %b[120] + %r34 ], %r34
  qpxor,3 %b[44], %b[47], %b[47]
  shr_andd,4 %b[57], 4, %r7, %b[56]
  ldqp,5 [ %b[120] + %b[58] ], %b[58]
}
{
  qpxor,0 %r24, %r23, %r23
  shr_andd,1 %r33, 0xc, %r7, %r20
  ldqp,2 [ %b[119] + %r27 ], %r27
  qpxor,3 %b[48], %b[47], %b[47]
  shr_andd,4 %b[57], 0xc, %r7, %b[44]
  ldqp,5 [ %b[119] + %b[51] ], %b[51]
}
{
  qpxor,0 %r25, %r19, %r19
  shr_andd,1 %r33, 0x14, %r7, %r24
  ldqp,2 [ %b[118] + %r32 ], %r32
  qpxor,3 %b[49], %b[43], %b[43]
  shr_andd,4 %b[57], 0x14, %r7, %b[48]
  ldqp,5 [ %b[118] + %b[56] ], %b[56]
}
{
  qpxor,0 %r16, %r29, %r29
  shr_andd,1 %r33, 0x1c, %r7, %r25
  ldqp,2 [ %b[117] + %r20 ], %r20
  qpxor,3 %b[40], %b[53], %b[53]
  shr_andd,4 %b[57], 0x1c, %r7, %b[49]
  ldqp,5 [ %b[117] + %b[44] ], %b[44]
}
{
  qpxor,0 %r34, %r27, %r27
  shr_andd,1 %r33, 0x24, %r7, %r16
  ldqp,2 [ %b[116] + %r24 ], %r24
  qpxor,3 %b[58], %b[51], %b[51]
  shr_andd,4 %b[57], 0x24, %r7, %b[40]
  ldqp,5 [ %b[116] + %b[48] ], %b[48]
}
{
  qpxor,0 %r19, %r27, %r27
  shr_andd,1 %r33, 0x2c, %r7, %r34
  ldqp,2 [ %b[115] + %r25 ], %r25
  qpxor,3 %b[43], %b[51], %b[51]
  shr_andd,4 %b[57], 0x2c, %r7, %b[58]
  ldqp,5 [ %b[115] + %b[49] ], %b[49]
}
{
  qpxor,0 %r32, %r20, %r20
  shr_andd,1 %r33, 0x34, %r7, %r33
  ldqp,2 [ %b[114] + %r16 ], %r16
  qpxor,3 %b[56], %b[44], %b[44]
  shr_andd,4 %b[57], 0x34, %r7, %b[57]
  ldqp,5 [ %b[114] + %b[40] ], %b[40]
}
{
  qpxor,0 %r23, %r27, %r27
  qpswitchd,1 %r35, %r23
  ldqp,2 [ %b[113] + %r34 ], %r34
  qpxor,3 %b[47], %b[51], %b[51]
  qpswitchd,4 %b[59], %b[47]
  ldqp,5 [ %b[113] + %b[58] ], %b[58]
}
{
  qpxor,0 %r24, %r25, %r25
  qpswitchd,1 %r18, %r24
  ldqp,2 [ %b[112] + %r33 ], %r33
  qpxor,3 %b[48], %b[49], %b[49]
  qpswitchd,4 %b[42], %b[48]
  ldqp,5 [ %b[112] + %b[57] ], %b[57]
}
{
  qpxor,0 %r20, %r25, %r25
  qpswitchd,1 %r29, %r20
  ldqp,2 [ %r2 + 0x90 ], %r32
  qpxor,3 %b[44], %b[49], %b[49]
  qpswitchd,4 %b[53], %b[44]
  ldqp,5 [ %r2 + 0x90 ], %b[56]
}
{
  qpxor,0 %r16, %r34, %r34
  shl_andd,1 %r35, 4, %r7, %r16
  qpxor,3 %b[40], %b[58], %b[58]
  shl_andd,4 %b[59], 4, %r7, %b[40]
}
{
  qpxor,0 %r33, %r21, %r21
  shl_andd,1 %r18, 4, %r7, %r33
  qpxor,3 %b[57], %b[45], %b[45]
  shl_andd,4 %b[42], 4, %r7, %b[57]
}
{
  qpxor,0 %r34, %r21, %r21
  shl_andd,1 %r29, 4, %r7, %r34
  ldqp,2 [ %b[127] + %r16 ], %r16
  qpxor,3 %b[58], %b[45], %b[45]
  shl_andd,4 %b[53], 4, %r7, %b[58]
  ldqp,5 [ %b[127] + %b[40] ], %b[40]
}
{
  qpxor,0 %r25, %r21, %r21
  shr_andd,1 %r35, 4, %r7, %r25
  ldqp,2 [ %b[127] + %r33 ], %r33
  qpxor,3 %b[49], %b[45], %b[45]
  shr_andd,4 %b[59], 4, %r7, %b[49]
  ldqp,5 [ %b[127] + %b[57] ], %b[57]
}
{
  qpxor,0 %r27, %r21, %r21
  shr_andd,1 %r35, 0xc, %r7, %r27
  ldqp,2 [ %b[127] + %r34 ], %r34
  qpxor,3 %b[51], %b[45], %b[45]
  shr_andd,4 %b[59], 0xc, %r7, %b[51]
  ldqp,5 [ %b[127] + %b[58] ], %b[58]
}
{
  qpswitchd,0 %r21, %r19
  shr_andd,1 %r35, 0x14, %r7, %r30
  ldqp,2 [ %b[126] + %r25 ], %r25
  qpswitchd,3 %b[45], %b[43]
  shr_andd,4 %b[59], 0x14, %r7, %b[54]
  ldqp,5 [ %b[126] + %b[49] ], %b[49]
}
{
  qpxor,0 %r32, %r16, %r16
  shr_andd,1 %r35, 0x1c, %r7, %r28
  ldqp,2 [ %b[125] + %r27 ], %r27
  qpxor,3 %b[56], %b[40], %b[40]
  shr_andd,4 %b[59], 0x1c, %r7, %b[52]
  ldqp,5 [ %b[125] + %b[51] ], %b[51]
}
{
  qpxor,0 %r32, %r33, %r33
  shr_andd,1 %r35, 0x24, %r7, %r17
  ldqp,2 [ %b[124] + %r30 ], %r30
  qpxor,3 %b[56], %b[57], %b[57]
  shr_andd,4 %b[59], 0x24, %r7, %b[41]
  ldqp,5 [ %b[124] + %b[54] ], %b[54]
}
{
  qpxor,0 %r32, %r34, %r34
  shl_andd,1 %r21, 4, %r7, %r22
  ldqp,2 [ %b[123] + %r28 ], %r28
  qpxor,3 %b[56], %b[58], %b[58]
  shl_andd,4 %b[45], 4, %r7, %b[46]
  ldqp,5 [ %b[123] + %b[52] ], %b[52]
}
{
  qpxor,0 %r25, %r27, %r27
  shr_andd,1 %r35, 0x2c, %r7, %r31
  ldqp,2 [ %b[122] + %r17 ], %r17
  qpxor,3 %b[49], %b[51], %b[51]
  shr_andd,4 %b[59], 0x2c, %r7, %b[55]
  ldqp,5 [ %b[122] + %b[41] ], %b[41]
}
{
  shr_andd,1 %r35, 0x34, %r7, %r35
  ldqp,2 [ %b[127] + %r22 ], %r22
  shr_andd,4 %b[59], 0x34, %r7, %b[59]
  ldqp,5 [ %b[127] + %b[46] ], %b[46]
}
{
  qpxor,0 %r30, %r28, %r28
  shl_andd,1 %r23, 4, %r7, %r25
  ldqp,2 [ %b[121] + %r31 ], %r31
  qpxor,3 %b[54], %b[52], %b[52]
  shl_andd,4 %b[47], 4, %r7, %b[49]
  ldqp,5 [ %b[121] + %b[55] ], %b[55]
}
{
  qpxor,0 %r27, %r28, %r28
  shr_andd,1 %r23, 4, %r7, %r30
  ldqp,2 [ %b[120] + %r35 ], %r35
  qpxor,3 %b[51], %b[52], %b[52]
  shr_andd,4 %b[47], 4, %r7, %b[54]
  ldqp,5 [ %b[120] + %b[59] ], %b[59]
}
{
  qpxor,0 %r32, %r22, %r22
  shr_andd,1 %r23, 0xc, %r7, %r27
  ldqp,2 [ %b[119] + %r25 ], %r25
  qpxor,3 %b[56], %b[46], %b[46]
  shr_andd,4 %b[47], 0xc, %r7, %b[51]
  ldqp,5 [ %b[119] + %b[49] ], %b[49]
}
{
  qpxor,0 %r17, %r31, %r31
  shr_andd,1 %r23, 0x14, %r7, %r32
  ldqp,2 [ %b[118] + %r30 ], %r30
  qpxor,3 %b[41], %b[55], %b[55]
  shr_andd,4 %b[47], 0x14, %r7, %b[56]
  ldqp,5 [ %b[118] + %b[54] ], %b[54]
}
{
  shr_andd,1 %r23, 0x1c, %r7, %r17
  ldqp,2 [ %b[117] + %r27 ], %r27
  shr_andd,4 %b[47], 0x1c, %r7, %b[41]
  ldqp,5 [ %b[117] + %b[51] ], %b[51]
}
{
  qpxor,0 %r35, %r25, %r25
  shr_andd,1 %r23, 0x24, %r7, %r26
  ldqp,2 [ %b[116] + %r32 ], %r32
  qpxor,3 %b[59], %b[49], %b[49]
  shr_andd,4 %b[47], 0x24, %r7, %b[50]
  ldqp,5 [ %b[116] + %b[56] ], %b[56]
}
{
  qpxor,0 %r31, %r25, %r25
  shr_andd,1 %r23, 0x2c, %r7, %r35
  ldqp,2 [ %b[115] + %r17 ], %r17
  qpxor,3 %b[55], %b[49], %b[49]
  shr_andd,4 %b[47], 0x2c, %r7, %b[59]
  ldqp,5 [ %b[115] + %b[41] ], %b[41]
}
{
  qpxor,0 %r30, %r27, %r27
  shr_andd,1 %r23, 0x34, %r7, %r23
  ldqp,2 [ %b[114] + %r26 ], %r26
  qpxor,3 %b[54], %b[51], %b[51]
  shr_andd,4 %b[47], 0x34, %r7, %b[47]
  ldqp,5 [ %b[114] + %b[50] ], %b[50]
}
{
  qpxor,0 %r28, %r25, %r25
  shr_andd,1 %r18, 4, %r7, %r30
  ldqp,2 [ %b[113] + %r35 ], %r35
  qpxor,3 %b[52], %b[49], %b[49]
  shr_andd,4 %b[42], 4, %r7, %b[54]
  ldqp,5 [ %b[113] + %b[59] ], %b[59]
}
{
  qpxor,0 %r32, %r17, %r17
  shr_andd,1 %r18, 0xc, %r7, %r28
  ldqp,2 [ %b[112] + %r23 ], %r23
  qpxor,3 %b[56], %b[41], %b[41]
  shr_andd,4 %b[42], 0xc, %r7, %b[52]
  ldqp,5 [ %b[112] + %b[47] ], %b[47]
}
{
  qpxor,0 %r27, %r17, %r17
  shr_andd,1 %r18, 0x14, %r7, %r32
  ldqp,2 [ %b[126] + %r30 ], %r30
  qpxor,3 %b[51], %b[41], %b[41]
  shr_andd,4 %b[42], 0x14, %r7, %b[56]
  ldqp,5 [ %b[126] + %b[54] ], %b[54]
}
{
  qpxor,0 %r26, %r35, %r35
  shr_andd,1 %r18, 0x1c, %r7, %r27
  ldqp,2 [ %b[125] + %r28 ], %r28
  qpxor,3 %b[50], %b[59], %b[59]
  shr_andd,4 %b[42], 0x1c, %r7, %b[51]
  ldqp,5 [ %b[125] + %b[52] ], %b[52]
}
{
  qpxor,0 %r23, %r16, %r16
  shr_andd,1 %r18, 0x24, %r7, %r26
  ldqp,2 [ %b[124] + %r32 ], %r32
  qpxor,3 %b[47], %b[40], %b[40]
  shr_andd,4 %b[42], 0x24, %r7, %b[50]
  ldqp,5 [ %b[124] + %b[56] ], %b[56]
}
{
  qpxor,0 %r35, %r16, %r16
  shr_andd,1 %r18, 0x2c, %r7, %r23
  ldqp,2 [ %b[123] + %r27 ], %r27
  qpxor,3 %b[59], %b[40], %b[40]
  shr_andd,4 %b[42], 0x2c, %r7, %b[47]
  ldqp,5 [ %b[123] + %b[51] ], %b[51]
}
{
  qpxor,0 %r30, %r28, %r28
  shr_andd,1 %r18, 0x34, %r7, %r18
  ldqp,2 [ %b[122] + %r26 ], %r26
  qpxor,3 %b[54], %b[52], %b[52]
  shr_andd,4 %b[42], 0x34, %r7, %b[42]
  ldqp,5 [ %b[122] + %b[50] ], %b[50]
}
{
  qpxor,0 %r17, %r16, %r16
  shl_andd,1 %r24, 4, %r7, %r30
  ldqp,2 [ %b[121] + %r23 ], %r23
  qpxor,3 %b[41], %b[40], %b[40]
  shl_andd,4 %b[48], 4, %r7, %b[54]
  ldqp,5 [ %b[121] + %b[47] ], %b[47]
}
{
  qpxor,0 %r32, %r27, %r27
  shr_andd,1 %r24, 4, %r7, %r17
  ldqp,2 [ %b[120] + %r18 ], %r18
  qpxor,3 %b[56], %b[51], %b[51]
  shr_andd,4 %b[48], 4, %r7, %b[41]
  ldqp,5 [ %b[120] + %b[42] ], %b[42]
}
{
  qpxor,0 %r28, %r27, %r27
  shr_andd,1 %r24, 0xc, %r7, %r32
  ldqp,2 [ %b[119] + %r30 ], %r30
  qpxor,3 %b[52], %b[51], %b[51]
  shr_andd,4 %b[48], 0xc, %r7, %b[56]
  ldqp,5 [ %b[119] + %b[54] ], %b[54]
}
{
  qpxor,0 %r26, %r23, %r23
  shr_andd,1 %r24, 0x14, %r7, %r28
  ldqp,2 [ %b[118] + %r17 ], %r17
  qpxor,3 %b[50], %b[47], %b[47]
  shr_andd,4 %b[48], 0x14, %r7, %b[52]
  ldqp,5 [ %b[118] + %b[41] ], %b[41]
}
{
  qpxor,0 %r25, %r16, %r16
  shr_andd,1 %r24, 0x1c, %r7, %r26
  ldqp,2 [ %b[117] + %r32 ], %r32
  qpxor,3 %b[49], %b[40], %b[40]
  shr_andd,4 %b[48], 0x1c, %r7, %b[50]
  ldqp,5 [ %b[117] + %b[56] ], %b[56]
}
{
  qpxor,0 %r18, %r30, %r30
  shr_andd,1 %r24, 0x24, %r7, %r25
  ldqp,2 [ %b[116] + %r28 ], %r28
  qpxor,3 %b[42], %b[54], %b[54]
  shr_andd,4 %b[48], 0x24, %r7, %b[49]
  ldqp,5 [ %b[116] + %b[52] ], %b[52]
}
{
  qpxor,0 %r23, %r30, %r30
  shr_andd,1 %r24, 0x2c, %r7, %r18
  ldqp,2 [ %b[115] + %r26 ], %r26
  qpxor,3 %b[47], %b[54], %b[54]
  shr_andd,4 %b[48], 0x2c, %r7, %b[42]
  ldqp,5 [ %b[115] + %b[50] ], %b[50]
}
{
  qpxor,0 %r17, %r32, %r32
  shr_andd,1 %r24, 0x34, %r7, %r24
  ldqp,2 [ %b[114] + %r25 ], %r25
  qpxor,3 %b[41], %b[56], %b[56]
  shr_andd,4 %b[48], 0x34, %r7, %b[48]
  ldqp,5 [ %b[114] + %b[49] ], %b[49]
}
{
  qpxor,0 %r27, %r30, %r30
  shr_andd,1 %r29, 4, %r7, %r17
  ldqp,2 [ %b[113] + %r18 ], %r18
  qpxor,3 %b[51], %b[54], %b[54]
  shr_andd,4 %b[53], 4, %r7, %b[41]
  ldqp,5 [ %b[113] + %b[42] ], %b[42]
}
{
  qpxor,0 %r28, %r26, %r26
  shr_andd,1 %r29, 0xc, %r7, %r27
  ldqp,2 [ %b[112] + %r24 ], %r24
  qpxor,3 %b[52], %b[50], %b[50]
  shr_andd,4 %b[53], 0xc, %r7, %b[51]
  ldqp,5 [ %b[112] + %b[48] ], %b[48]
}
{
  qpxor,0 %r32, %r26, %r26
  shr_andd,1 %r29, 0x14, %r7, %r28
  ldqp,2 [ %b[126] + %r17 ], %r17
  qpxor,3 %b[56], %b[50], %b[50]
  shr_andd,4 %b[53], 0x14, %r7, %b[52]
  ldqp,5 [ %b[126] + %b[41] ], %b[41]
}
{
  qpxor,0 %r25, %r18, %r18
  shr_andd,1 %r29, 0x1c, %r7, %r32
  ldqp,2 [ %b[125] + %r27 ], %r27
  qpxor,3 %b[49], %b[42], %b[42]
  shr_andd,4 %b[53], 0x1c, %r7, %b[56]
  ldqp,5 [ %b[125] + %b[51] ], %b[51]
}
{
  qpxor,0 %r24, %r33, %r33
  shr_andd,1 %r29, 0x24, %r7, %r25
  ldqp,2 [ %b[124] + %r28 ], %r28
  qpxor,3 %b[48], %b[57], %b[57]
  shr_andd,4 %b[53], 0x24, %r7, %b[49]
  ldqp,5 [ %b[124] + %b[52] ], %b[52]
}
{
  qpxor,0 %r18, %r33, %r33
  shr_andd,1 %r29, 0x2c, %r7, %r24
  ldqp,2 [ %b[123] + %r32 ], %r32
  qpxor,3 %b[42], %b[57], %b[57]
  shr_andd,4 %b[53], 0x2c, %r7, %b[48]
  ldqp,5 [ %b[123] + %b[56] ], %b[56]
}
{
  qpxor,0 %r17, %r27, %r27
  shr_andd,1 %r29, 0x34, %r7, %r29
  ldqp,2 [ %b[122] + %r25 ], %r25
  qpxor,3 %b[41], %b[51], %b[51]
  shr_andd,4 %b[53], 0x34, %r7, %b[53]
  ldqp,5 [ %b[122] + %b[49] ], %b[49]
}
{
  qpxor,0 %r26, %r33, %r33
  shl_andd,1 %r20, 4, %r7, %r17
  ldqp,2 [ %b[121] + %r24 ], %r24
  qpxor,3 %b[50], %b[57], %b[57]
  shl_andd,4 %b[44], 4, %r7, %b[41]
  ldqp,5 [ %b[121] + %b[48] ], %b[48]
}
{
  qpxor,0 %r28, %r32, %r32
  shr_andd,1 %r20, 4, %r7, %r26
  ldqp,2 [ %b[120] + %r29 ], %r29
  qpxor,3 %b[52], %b[56], %b[56]
  shr_andd,4 %b[44], 4, %r7, %b[50]
  ldqp,5 [ %b[120] + %b[53] ], %b[53]
}
{
  qpxor,0 %r27, %r32, %r32
  shr_andd,1 %r20, 0xc, %r7, %r28
  ldqp,2 [ %b[119] + %r17 ], %r17
  qpxor,3 %b[51], %b[56], %b[56]
  shr_andd,4 %b[44], 0xc, %r7, %b[52]
  ldqp,5 [ %b[119] + %b[41] ], %b[41]
}
{
  qpxor,0 %r25, %r24, %r24
  shr_andd,1 %r20, 0x14, %r7, %r27
  ldqp,2 [ %b[118] + %r26 ], %r26
  qpxor,3 %b[49], %b[48], %b[48]
  shr_andd,4 %b[44], 0x14, %r7, %b[51]
  ldqp,5 [ %b[118] + %b[50] ], %b[50]
}
{
  qpxor,0 %r30, %r33, %r33
  shr_andd,1 %r20, 0x1c, %r7, %r25
  ldqp,2 [ %b[117] + %r28 ], %r28
  qpxor,3 %b[54], %b[57], %b[57]
  shr_andd,4 %b[44], 0x1c, %r7, %b[49]
  ldqp,5 [ %b[117] + %b[52] ], %b[52]
}
{
  qpxor,0 %r29, %r17, %r17
  shr_andd,1 %r20, 0x24, %r7, %r30
  ldqp,2 [ %b[116] + %r27 ], %r27
  qpxor,3 %b[53], %b[41], %b[41]
  shr_andd,4 %b[44], 0x24, %r7, %b[54]
  ldqp,5 [ %b[116] + %b[51] ], %b[51]
}
{
  qpxor,0 %r24, %r17, %r17
  shr_andd,1 %r20, 0x2c, %r7, %r29
  ldqp,2 [ %b[115] + %r25 ], %r25
  qpxor,3 %b[48], %b[41], %b[41]
  shr_andd,4 %b[44], 0x2c, %r7, %b[53]
  ldqp,5 [ %b[115] + %b[49] ], %b[49]
}
{
  qpxor,0 %r26, %r28, %r28
  shr_andd,1 %r20, 0x34, %r7, %r20
  ldqp,2 [ %b[114] + %r30 ], %r30
  qpxor,3 %b[50], %b[52], %b[52]
  shr_andd,4 %b[44], 0x34, %r7, %b[44]
  ldqp,5 [ %b[114] + %b[54] ], %b[54]
}
{
  qpxor,0 %r32, %r17, %r17
  shr_andd,1 %r21, 4, %r7, %r26
  ldqp,2 [ %b[113] + %r29 ], %r29
  qpxor,3 %b[56], %b[41], %b[41]
  shr_andd,4 %b[45], 4, %r7, %b[50]
  ldqp,5 [ %b[113] + %b[53] ], %b[53]
}
{
  qpxor,0 %r27, %r25, %r25
  shr_andd,1 %r21, 0xc, %r7, %r32
  ldqp,2 [ %b[112] + %r20 ], %r20
  qpxor,3 %b[51], %b[49], %b[49]
  shr_andd,4 %b[45], 0xc, %r7, %b[56]
  ldqp,5 [ %b[112] + %b[44] ], %b[44]
}
{
  qpxor,0 %r28, %r25, %r25
  shr_andd,1 %r21, 0x14, %r7, %r27
  ldqp,2 [ %b[126] + %r26 ], %r26
  qpxor,3 %b[52], %b[49], %b[49]
  shr_andd,4 %b[45], 0x14, %r7, %b[51]
  ldqp,5 [ %b[126] + %b[50] ], %b[50]
}
{
  qpxor,0 %r30, %r29, %r29
  shr_andd,1 %r21, 0x1c, %r7, %r28
  ldqp,2 [ %b[125] + %r32 ], %r32
  qpxor,3 %b[54], %b[53], %b[53]
  shr_andd,4 %b[45], 0x1c, %r7, %b[52]
  ldqp,5 [ %b[125] + %b[56] ], %b[56]
}
{
  qpxor,0 %r20, %r34, %r34
  shr_andd,1 %r21, 0x24, %r7, %r30
  ldqp,2 [ %b[124] + %r27 ], %r27
  qpxor,3 %b[44], %b[58], %b[58]
  shr_andd,4 %b[45], 0x24, %r7, %b[54]
  ldqp,5 [ %b[124] + %b[51] ], %b[51]
}
{
  qpxor,0 %r29, %r34, %r34
  shr_andd,1 %r21, 0x2c, %r7, %r20
  ldqp,2 [ %b[123] + %r28 ], %r28
  qpxor,3 %b[53], %b[58], %b[58]
  shr_andd,4 %b[45], 0x2c, %r7, %b[44]
  ldqp,5 [ %b[123] + %b[52] ], %b[52]
}
{
  qpxor,0 %r26, %r32, %r32
  shr_andd,1 %r21, 0x34, %r7, %r21
  ldqp,2 [ %b[122] + %r30 ], %r30
  qpxor,3 %b[50], %b[56], %b[56]
  shr_andd,4 %b[45], 0x34, %r7, %b[45]
  ldqp,5 [ %b[122] + %b[54] ], %b[54]
}
{
  qpxor,0 %r25, %r34, %r34
  shl_andd,1 %r19, 4, %r7, %r26
  ldqp,2 [ %b[121] + %r20 ], %r20
  qpxor,3 %b[49], %b[58], %b[58]
  shl_andd,4 %b[43], 4, %r7, %b[50]
  ldqp,5 [ %b[121] + %b[44] ], %b[44]
}
{
  qpxor,0 %r27, %r28, %r28
  shr_andd,1 %r19, 4, %r7, %r25
  ldqp,2 [ %b[120] + %r21 ], %r21
  qpxor,3 %b[51], %b[52], %b[52]
  shr_andd,4 %b[43], 4, %r7, %b[49]
  ldqp,5 [ %b[120] + %b[45] ], %b[45]
}
{
  qpxor,0 %r32, %r28, %r28
  shr_andd,1 %r19, 0xc, %r7, %r27
  ldqp,2 [ %b[119] + %r26 ], %r26
  qpxor,3 %b[56], %b[52], %b[52]
  shr_andd,4 %b[43], 0xc, %r7, %b[51]
  ldqp,5 [ %b[119] + %b[50] ], %b[50]
}
{
  qpxor,0 %r30, %r20, %r20
  shr_andd,1 %r19, 0x14, %r7, %r32
  ldqp,2 [ %b[118] + %r25 ], %r25
  qpxor,3 %b[54], %b[44], %b[44]
  shr_andd,4 %b[43], 0x14, %r7, %b[56]
  ldqp,5 [ %b[118] + %b[49] ], %b[49]
}
{
  qpxor,0 %r17, %r34, %r34
  shr_andd,1 %r19, 0x1c, %r7, %r30
  ldqp,2 [ %b[117] + %r27 ], %r27
  qpxor,3 %b[41], %b[58], %b[58]
  shr_andd,4 %b[43], 0x1c, %r7, %b[54]
  ldqp,5 [ %b[117] + %b[51] ], %b[51]
}
{
  qpxor,0 %r21, %r26, %r26
  shr_andd,1 %r19, 0x24, %r7, %r17
  ldqp,2 [ %b[116] + %r32 ], %r32
  qpxor,3 %b[45], %b[50], %b[50]
  shr_andd,4 %b[43], 0x24, %r7, %b[41]
  ldqp,5 [ %b[116] + %b[56] ], %b[56]
}
{
  qpxor,0 %r20, %r26, %r26
  shr_andd,1 %r19, 0x2c, %r7, %r21
  ldqp,2 [ %b[115] + %r30 ], %r30
  qpxor,3 %b[44], %b[50], %b[50]
  shr_andd,4 %b[43], 0x2c, %r7, %b[45]
  ldqp,5 [ %b[115] + %b[54] ], %b[54]
}
{
  qpxor,0 %r25, %r27, %r27
  shr_andd,1 %r19, 0x34, %r7, %r19
  ldqp,2 [ %b[114] + %r17 ], %r17
  qpxor,3 %b[49], %b[51], %b[51]
  shr_andd,4 %b[43], 0x34, %r7, %b[43]
  ldqp,5 [ %b[114] + %b[41] ], %b[41]
}
{
  qpxor,0 %r28, %r26, %r26
  ldqp,2 [ %b[113] + %r21 ], %r21
  qpxor,3 %b[52], %b[50], %b[50]
  ldqp,5 [ %b[113] + %b[45] ], %b[45]
}
{
  qpxor,0 %r32, %r30, %r30
  ldqp,2 [ %b[112] + %r19 ], %r19
  qpxor,3 %b[56], %b[54], %b[54]
  ldqp,5 [ %b[112] + %b[43] ], %b[43]
}
{
  qpxor,0 %r27, %r30, %r30
  stqp,2 %r16, [ %r0 ]
  qpxor,3 %b[51], %b[54], %b[54]
  stqp,5 %b[40], [ %r5 ]
}
{
  qpxor,0 %r17, %r21, %r21
  stqp,2 %r33, [ %r0 + 0x10 ]
  qpxor,3 %b[41], %b[45], %b[45]
  stqp,5 %b[57], [ %r5 + 0x10 ]
}
{
  qpxor,0 %r19, %r22, %r22
  stqp,2 %r34, [ %r0 + 0x20 ]
  qpxor,3 %b[43], %b[46], %b[46]
  stqp,5 %b[58], [ %r5 + 0x20 ]
}
{
  qpxor,0 %r21, %r22, %r22
  qpxor,3 %b[45], %b[46], %b[46]
}
{
  qpxor,0 %r30, %r22, %r22
  qpxor,3 %b[54], %b[46], %b[46]
}
{
  qpxor,0 %r26, %r22, %r22
  qpxor,3 %b[50], %b[46], %b[46]
}
{
  stqp,2 %r22, [ %r0 + 0x30 ]
  stqp,5 %b[46], [ %r5 + 0x30 ]
}
{
  addd,0 %r0, 0x80, %r0
  addd,1 %r1, 0x80, %r1
  addd,3 %r5, 0x80, %r5
  addd,4 %r6, 0x80, %r6
  ct %ctpr1 ? ~%pred0
}
{
  nop 0
}
{
  return %ctpr3
  nop 7
}
{
  ct %ctpr3
}
	.size fastgost_kuznyechik_tables_8_v5, . - fastgost_kuznyechik_tables_8_v5
