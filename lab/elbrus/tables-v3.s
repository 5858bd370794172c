! Kuznyechik by tables, as paper P3 has it. NOT constant-time: for experiments.
! Generated: see crates/fastgost-elbrus/src/generate.
	.text

! (dst, src, round keys, tables, turns): one or eight blocks a turn.
	.global fastgost_kuznyechik_tables_1_v3
	.type fastgost_kuznyechik_tables_1_v3, @function
	.align 8
fastgost_kuznyechik_tables_1_v3:
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
.Lfastgost_kuznyechik_tables_1_v3_blocks:
{
  cmpedb,0 %r4, 1, %pred0
  subd,1 %r4, 1, %r4
  disp %ctpr1, .Lfastgost_kuznyechik_tables_1_v3_blocks
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
	.size fastgost_kuznyechik_tables_1_v3, . - fastgost_kuznyechik_tables_1_v3

! (dst, src, round keys, tables, turns): one or eight blocks a turn.
	.global fastgost_kuznyechik_tables_8_v3
	.type fastgost_kuznyechik_tables_8_v3, @function
	.align 8
fastgost_kuznyechik_tables_8_v3:
{
  setwd wsz=0x60, nfx=1
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
.Lfastgost_kuznyechik_tables_8_v3_blocks:
{
  cmpedb,0 %r4, 1, %pred0
  subd,1 %r4, 1, %r4
  disp %ctpr1, .Lfastgost_kuznyechik_tables_8_v3_blocks
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
  ldd,0 [ %r2 + 0x10 ], %r16
  shl_andd,1 %r17, 4, %r7, %r18
  xord,2 %r18, %r25, %r25
  ldd,3 [ %r2 + 0x10 ], %b[40]
  shl_andd,4 %b[41], 4, %r7, %b[42]
  xord,5 %b[42], %b[49], %b[49]
}
{
  ldd,0 [ %r2 + 0x18 ], %r28
  shl_andd,1 %r19, 4, %r7, %r20
  xord,2 %r20, %r26, %r26
  ldd,3 [ %r2 + 0x18 ], %b[52]
  shl_andd,4 %b[43], 4, %r7, %b[44]
  xord,5 %b[44], %b[50], %b[50]
}
{
  ldd,0 [ %b[127] + %r18 ], %r29
  shl_andd,1 %r21, 4, %r7, %r22
  xord,2 %r22, %r27, %r27
  ldd,3 [ %b[127] + %b[42] ], %b[53]
  shl_andd,4 %b[45], 4, %r7, %b[46]
  xord,5 %b[46], %b[51], %b[51]
}
{
  ldd,0 [ %b[126] + %r18 ], %r18
  shr_andd,1 %r17, 4, %r7, %r30
  ldd,2 [ %b[127] + %r20 ], %r31
  ldd,3 [ %b[126] + %b[42] ], %b[42]
  shr_andd,4 %b[41], 4, %r7, %b[54]
  ldd,5 [ %b[127] + %b[44] ], %b[55]
}
{
  ldd,0 [ %b[126] + %r20 ], %r20
  shr_andd,1 %r17, 0xc, %r7, %r32
  ldd,2 [ %b[127] + %r22 ], %r33
  ldd,3 [ %b[126] + %b[44] ], %b[44]
  shr_andd,4 %b[41], 0xc, %r7, %b[56]
  ldd,5 [ %b[127] + %b[46] ], %b[57]
}
{
  ldd,0 [ %b[126] + %r22 ], %r22
  shr_andd,1 %r17, 0x14, %r7, %r34
  ldd,2 [ %b[125] + %r30 ], %r35
  ldd,3 [ %b[126] + %b[46] ], %b[46]
  shr_andd,4 %b[41], 0x14, %r7, %b[58]
  ldd,5 [ %b[125] + %b[54] ], %b[59]
}
{
  ldd,0 [ %b[124] + %r30 ], %r30
  shr_andd,1 %r17, 0x1c, %r7, %r36
  ldd,2 [ %b[123] + %r32 ], %r37
  ldd,3 [ %b[124] + %b[54] ], %b[54]
  shr_andd,4 %b[41], 0x1c, %r7, %b[60]
  ldd,5 [ %b[123] + %b[56] ], %b[61]
}
{
  ldd,0 [ %b[122] + %r32 ], %r32
  shr_andd,1 %r17, 0x24, %r7, %r38
  ldd,2 [ %b[121] + %r34 ], %r39
  ldd,3 [ %b[122] + %b[56] ], %b[56]
  shr_andd,4 %b[41], 0x24, %r7, %b[62]
  ldd,5 [ %b[121] + %b[58] ], %b[63]
}
{
  ldd,0 [ %b[120] + %r34 ], %r34
  shr_andd,1 %r17, 0x2c, %r7, %r40
  ldd,2 [ %b[119] + %r36 ], %r41
  ldd,3 [ %b[120] + %b[58] ], %b[58]
  shr_andd,4 %b[41], 0x2c, %r7, %b[64]
  ldd,5 [ %b[119] + %b[60] ], %b[65]
}
{
  ldd,0 [ %b[118] + %r36 ], %r36
  shr_andd,1 %r17, 0x34, %r7, %r17
  ldd,2 [ %b[117] + %r38 ], %r42
  ldd,3 [ %b[118] + %b[60] ], %b[60]
  shr_andd,4 %b[41], 0x34, %r7, %b[41]
  ldd,5 [ %b[117] + %b[62] ], %b[66]
}
{
  ldd,0 [ %b[116] + %r38 ], %r38
  shl_andd,1 %r24, 4, %r7, %r43
  ldd,2 [ %b[115] + %r40 ], %r44
  ldd,3 [ %b[116] + %b[62] ], %b[62]
  shl_andd,4 %b[48], 4, %r7, %b[67]
  ldd,5 [ %b[115] + %b[64] ], %b[68]
}
{
  ldd,0 [ %b[114] + %r40 ], %r40
  shr_andd,1 %r24, 4, %r7, %r45
  ldd,2 [ %b[113] + %r17 ], %r46
  ldd,3 [ %b[114] + %b[64] ], %b[64]
  shr_andd,4 %b[48], 4, %r7, %b[69]
  ldd,5 [ %b[113] + %b[41] ], %b[70]
}
{
  ldd,0 [ %b[112] + %r17 ], %r17
  shr_andd,1 %r24, 0xc, %r7, %r47
  ldd,2 [ %b[111] + %r43 ], %r48
  ldd,3 [ %b[112] + %b[41] ], %b[41]
  shr_andd,4 %b[48], 0xc, %r7, %b[71]
  ldd,5 [ %b[111] + %b[67] ], %b[72]
}
{
  ldd,0 [ %b[110] + %r43 ], %r43
  shr_andd,1 %r24, 0x14, %r7, %r49
  ldd,2 [ %b[109] + %r45 ], %r50
  ldd,3 [ %b[110] + %b[67] ], %b[67]
  shr_andd,4 %b[48], 0x14, %r7, %b[73]
  ldd,5 [ %b[109] + %b[69] ], %b[74]
}
{
  ldd,0 [ %b[108] + %r45 ], %r45
  shr_andd,1 %r24, 0x1c, %r7, %r51
  ldd,2 [ %b[107] + %r47 ], %r52
  ldd,3 [ %b[108] + %b[69] ], %b[69]
  shr_andd,4 %b[48], 0x1c, %r7, %b[75]
  ldd,5 [ %b[107] + %b[71] ], %b[76]
}
{
  ldd,0 [ %b[106] + %r47 ], %r47
  shr_andd,1 %r24, 0x24, %r7, %r53
  ldd,2 [ %b[105] + %r49 ], %r54
  ldd,3 [ %b[106] + %b[71] ], %b[71]
  shr_andd,4 %b[48], 0x24, %r7, %b[77]
  ldd,5 [ %b[105] + %b[73] ], %b[78]
}
{
  ldd,0 [ %b[104] + %r49 ], %r49
  shr_andd,1 %r24, 0x2c, %r7, %r55
  ldd,2 [ %b[103] + %r51 ], %r56
  ldd,3 [ %b[104] + %b[73] ], %b[73]
  shr_andd,4 %b[48], 0x2c, %r7, %b[79]
  ldd,5 [ %b[103] + %b[75] ], %b[80]
}
{
  ldd,0 [ %b[102] + %r51 ], %r51
  shr_andd,1 %r24, 0x34, %r7, %r24
  ldd,2 [ %b[101] + %r53 ], %r57
  ldd,3 [ %b[102] + %b[75] ], %b[75]
  shr_andd,4 %b[48], 0x34, %r7, %b[48]
  ldd,5 [ %b[101] + %b[77] ], %b[81]
}
{
  ldd,0 [ %b[100] + %r53 ], %r53
  shl_andd,1 %r23, 4, %r7, %r58
  ldd,2 [ %b[99] + %r55 ], %r59
  ldd,3 [ %b[100] + %b[77] ], %b[77]
  shl_andd,4 %b[47], 4, %r7, %b[82]
  ldd,5 [ %b[99] + %b[79] ], %b[83]
}
{
  ldd,0 [ %b[98] + %r55 ], %r55
  shr_andd,1 %r19, 4, %r7, %r60
  ldd,2 [ %b[97] + %r24 ], %r61
  ldd,3 [ %b[98] + %b[79] ], %b[79]
  shr_andd,4 %b[43], 4, %r7, %b[84]
  ldd,5 [ %b[97] + %b[48] ], %b[85]
}
{
  xord,0 %r16, %r29, %r29
  shr_andd,1 %r19, 0xc, %r7, %r62
  ldd,2 [ %b[96] + %r24 ], %r24
  xord,3 %b[40], %b[53], %b[53]
  shr_andd,4 %b[43], 0xc, %r7, %b[86]
  ldd,5 [ %b[96] + %b[48] ], %b[48]
}
{
  ldd,0 [ %b[124] + %r60 ], %r60
  shr_andd,1 %r19, 0x14, %r7, %r63
  ldd,2 [ %b[125] + %r60 ], %b[0]
  ldd,3 [ %b[124] + %b[84] ], %b[84]
  shr_andd,4 %b[43], 0x14, %r7, %b[87]
  ldd,5 [ %b[125] + %b[84] ], %b[88]
}
{
  ldd,0 [ %b[122] + %r62 ], %r62
  shr_andd,1 %r19, 0x1c, %r7, %b[1]
  ldd,2 [ %b[123] + %r62 ], %b[2]
  ldd,3 [ %b[122] + %b[86] ], %b[86]
  shr_andd,4 %b[43], 0x1c, %r7, %b[89]
  ldd,5 [ %b[123] + %b[86] ], %b[90]
}
{
  ldd,0 [ %b[120] + %r63 ], %r63
  shr_andd,1 %r19, 0x24, %r7, %b[3]
  ldd,2 [ %b[121] + %r63 ], %b[4]
  ldd,3 [ %b[120] + %b[87] ], %b[87]
  shr_andd,4 %b[43], 0x24, %r7, %b[91]
  ldd,5 [ %b[121] + %b[87] ], %b[92]
}
{
  ldd,0 [ %b[118] + %b[1] ], %b[1]
  shr_andd,1 %r19, 0x2c, %r7, %b[5]
  ldd,2 [ %b[119] + %b[1] ], %b[6]
  ldd,3 [ %b[118] + %b[89] ], %b[89]
  shr_andd,4 %b[43], 0x2c, %r7, %b[93]
  ldd,5 [ %b[119] + %b[89] ], %b[94]
}
{
  ldd,0 [ %b[116] + %b[3] ], %b[3]
  shr_andd,1 %r19, 0x34, %r7, %r19
  ldd,2 [ %b[117] + %b[3] ], %b[7]
  ldd,3 [ %b[116] + %b[91] ], %b[91]
  shr_andd,4 %b[43], 0x34, %r7, %b[43]
  ldd,5 [ %b[117] + %b[91] ], %b[95]
}
{
  ldd,0 [ %b[114] + %b[5] ], %b[5]
  shl_andd,1 %r25, 4, %r7, %g0
  ldd,2 [ %b[115] + %b[5] ], %g1
  ldd,3 [ %b[114] + %b[93] ], %b[93]
  shl_andd,4 %b[49], 4, %r7, %g16
  ldd,5 [ %b[115] + %b[93] ], %g17
}
{
  ldd,0 [ %b[112] + %r19 ], %r19
  shr_andd,1 %r25, 4, %r7, %g2
  ldd,2 [ %b[113] + %r19 ], %g3
  ldd,3 [ %b[112] + %b[43] ], %b[43]
  shr_andd,4 %b[49], 4, %r7, %g18
  ldd,5 [ %b[113] + %b[43] ], %g19
}
{
  ldd,0 [ %b[110] + %g0 ], %g0
  shr_andd,1 %r25, 0xc, %r7, %g4
  ldd,2 [ %b[111] + %g0 ], %g5
  ldd,3 [ %b[110] + %g16 ], %g16
  shr_andd,4 %b[49], 0xc, %r7, %g20
  ldd,5 [ %b[111] + %g16 ], %g21
}
{
  ldd,0 [ %b[108] + %g2 ], %g2
  shr_andd,1 %r25, 0x14, %r7, %g6
  ldd,2 [ %b[109] + %g2 ], %g7
  ldd,3 [ %b[108] + %g18 ], %g18
  shr_andd,4 %b[49], 0x14, %r7, %g22
  ldd,5 [ %b[109] + %g18 ], %g23
}
{
  ldd,0 [ %b[106] + %g4 ], %g4
  shr_andd,1 %r25, 0x1c, %r7, %g8
  ldd,2 [ %b[107] + %g4 ], %g9
  ldd,3 [ %b[106] + %g20 ], %g20
  shr_andd,4 %b[49], 0x1c, %r7, %g24
  ldd,5 [ %b[107] + %g20 ], %g25
}
{
  ldd,0 [ %b[104] + %g6 ], %g6
  shr_andd,1 %r25, 0x24, %r7, %g10
  ldd,2 [ %b[105] + %g6 ], %g11
  ldd,3 [ %b[104] + %g22 ], %g22
  shr_andd,4 %b[49], 0x24, %r7, %g26
  ldd,5 [ %b[105] + %g22 ], %g27
}
{
  ldd,0 [ %b[102] + %g8 ], %g8
  shr_andd,1 %r25, 0x2c, %r7, %g14
  ldd,2 [ %b[103] + %g8 ], %g15
  ldd,3 [ %b[102] + %g24 ], %g24
  shr_andd,4 %b[49], 0x2c, %r7, %g30
  ldd,5 [ %b[103] + %g24 ], %g31
}
{
  xord,0 %r16, %r33, %r33
  shr_andd,1 %r25, 0x34, %r7, %r25
  xord,2 %r16, %r31, %r31
  xord,3 %b[40], %b[57], %b[57]
  shr_andd,4 %b[49], 0x34, %r7, %b[49]
  xord,5 %b[40], %b[55], %b[55]
}
{
  xord,0 %r39, %r41, %r41
  xord,1 %r42, %r44, %r44
  xord,2 %r35, %r37, %r37
  xord,3 %b[63], %b[65], %b[65]
  xord,4 %b[66], %b[68], %b[68]
  xord,5 %b[59], %b[61], %b[61]
}
{
  ldd,0 [ %b[99] + %g14 ], %r35
  shr_andd,1 %r21, 4, %r7, %r42
  ldd,2 [ %b[101] + %g10 ], %r39
  ldd,3 [ %b[99] + %g30 ], %b[59]
  shr_andd,4 %b[45], 4, %r7, %b[66]
  ldd,5 [ %b[101] + %g26 ], %b[63]
}
{
  ldd,0 [ %b[98] + %g14 ], %g14
  xord,1 %r46, %r48, %r48
  ldd,2 [ %b[100] + %g10 ], %g10
  ldd,3 [ %b[98] + %g30 ], %g30
  xord,4 %b[70], %b[72], %b[72]
  ldd,5 [ %b[100] + %g26 ], %g26
}
{
  xord,0 %r54, %r56, %r56
  shr_andd,1 %r21, 0xc, %r7, %r46
  xord,2 %r50, %r52, %r52
  xord,3 %b[78], %b[80], %b[80]
  shr_andd,4 %b[45], 0xc, %r7, %b[70]
  xord,5 %b[74], %b[76], %b[76]
}
{
  xord,0 %r57, %r59, %r59
  shr_andd,1 %r21, 0x14, %r7, %r54
  ldd,2 [ %b[127] + %r58 ], %r50
  xord,3 %b[81], %b[83], %b[83]
  shr_andd,4 %b[45], 0x14, %r7, %b[78]
  ldd,5 [ %b[127] + %b[82] ], %b[74]
}
{
  xord,0 %r28, %r18, %r18
  shr_andd,1 %r21, 0x1c, %r7, %r57
  xord,2 %r61, %r29, %r29
  xord,3 %b[52], %b[42], %b[42]
  shr_andd,4 %b[45], 0x1c, %r7, %b[81]
  xord,5 %b[85], %b[53], %b[53]
}
{
  xord,0 %b[4], %b[6], %b[6]
  shr_andd,1 %r21, 0x24, %r7, %r61
  xord,2 %b[0], %b[2], %b[2]
  xord,3 %b[92], %b[94], %b[94]
  shr_andd,4 %b[45], 0x24, %r7, %b[85]
  xord,5 %b[88], %b[90], %b[90]
}
{
  ldd,0 [ %b[96] + %r25 ], %r25
  shr_andd,1 %r21, 0x2c, %r7, %b[4]
  ldd,2 [ %b[97] + %r25 ], %b[0]
  ldd,3 [ %b[96] + %b[49] ], %b[49]
  shr_andd,4 %b[45], 0x2c, %r7, %b[92]
  ldd,5 [ %b[97] + %b[49] ], %b[88]
}
{
  xord,0 %g3, %g5, %g5
  shr_andd,1 %r21, 0x34, %r7, %r21
  xord,2 %b[7], %g1, %g1
  xord,3 %g19, %g21, %g21
  shr_andd,4 %b[45], 0x34, %r7, %b[45]
  xord,5 %b[95], %g17, %g17
}
{
  ldd,0 [ %b[124] + %r42 ], %r42
  shl_andd,1 %r26, 4, %r7, %g3
  ldd,2 [ %b[125] + %r42 ], %b[7]
  ldd,3 [ %b[124] + %b[66] ], %b[66]
  shl_andd,4 %b[50], 4, %r7, %g19
  ldd,5 [ %b[125] + %b[66] ], %b[95]
}
{
  xord,0 %g11, %g15, %g15
  xord,1 %r39, %r35, %r35
  xord,2 %g7, %g9, %g9
  xord,3 %g27, %g31, %g31
  xord,4 %b[63], %b[59], %b[59]
  xord,5 %g23, %g25, %g25
}
{
  ldd,0 [ %b[121] + %r54 ], %g7
  shr_andd,1 %r26, 4, %r7, %r39
  ldd,2 [ %b[123] + %r46 ], %g11
  ldd,3 [ %b[121] + %b[78] ], %g23
  shr_andd,4 %b[50], 4, %r7, %b[63]
  ldd,5 [ %b[123] + %b[70] ], %g27
}
{
  ldd,0 [ %b[120] + %r54 ], %r54
  xord,1 %b[0], %r31, %r31
  ldd,2 [ %b[122] + %r46 ], %r46
  ldd,3 [ %b[120] + %b[78] ], %b[78]
  xord,4 %b[88], %b[55], %b[55]
  ldd,5 [ %b[122] + %b[70] ], %b[70]
}
{
  xord,0 %r28, %r22, %r22
  shr_andd,1 %r26, 0xc, %r7, %b[0]
  xord,2 %r28, %r20, %r20
  xord,3 %b[52], %b[46], %b[46]
  shr_andd,4 %b[50], 0xc, %r7, %b[88]
  xord,5 %b[52], %b[44], %b[44]
}
{
  xord,0 %r37, %r41, %r41
  xord,1 %r44, %r48, %r48
  xord,2 %b[7], %g11, %g11
  xord,3 %b[61], %b[65], %b[65]
  xord,4 %b[68], %b[72], %b[72]
  xord,5 %b[95], %g27, %g27
}
{
  ldd,0 [ %b[117] + %r61 ], %b[7]
  shr_andd,1 %r26, 0x14, %r7, %r44
  ldd,2 [ %b[119] + %r57 ], %r37
  ldd,3 [ %b[117] + %b[85] ], %b[95]
  shr_andd,4 %b[50], 0x14, %r7, %b[68]
  ldd,5 [ %b[119] + %b[81] ], %b[61]
}
{
  ldd,0 [ %b[116] + %r61 ], %r61
  xord,1 %r52, %r56, %r56
  ldd,2 [ %b[118] + %r57 ], %r57
  ldd,3 [ %b[116] + %b[85] ], %b[85]
  xord,4 %b[76], %b[80], %b[80]
  ldd,5 [ %b[118] + %b[81] ], %b[81]
}
{
  xord,0 %r30, %r32, %r32
  shr_andd,1 %r26, 0x1c, %r7, %r52
  xord,2 %r59, %r29, %r29
  xord,3 %b[54], %b[56], %b[56]
  shr_andd,4 %b[50], 0x1c, %r7, %b[76]
  xord,5 %b[83], %b[53], %b[53]
}
{
  ldd,0 [ %b[114] + %b[4] ], %b[4]
  shr_andd,1 %r26, 0x24, %r7, %r30
  ldd,2 [ %b[115] + %b[4] ], %r59
  ldd,3 [ %b[114] + %b[92] ], %b[92]
  shr_andd,4 %b[50], 0x24, %r7, %b[54]
  ldd,5 [ %b[115] + %b[92] ], %b[83]
}
{
  xord,0 %r34, %r36, %r36
  xord,1 %r38, %r40, %r40
  xord,2 %g7, %r37, %r37
  xord,3 %b[58], %b[60], %b[60]
  xord,4 %b[62], %b[64], %b[64]
  xord,5 %g23, %b[61], %b[61]
}
{
  ldd,0 [ %b[111] + %g3 ], %g7
  shr_andd,1 %r26, 0x2c, %r7, %r38
  ldd,2 [ %b[113] + %r21 ], %r34
  ldd,3 [ %b[111] + %g19 ], %g23
  shr_andd,4 %b[50], 0x2c, %r7, %b[62]
  ldd,5 [ %b[113] + %b[45] ], %b[58]
}
{
  ldd,0 [ %b[110] + %g3 ], %g3
  shr_andd,1 %r26, 0x34, %r7, %r26
  ldd,2 [ %b[112] + %r21 ], %r21
  ldd,3 [ %b[110] + %g19 ], %g19
  shr_andd,4 %b[50], 0x34, %r7, %b[50]
  ldd,5 [ %b[112] + %b[45] ], %b[45]
}
{
  xord,0 %r17, %r43, %r43
  xord,1 %r45, %r47, %r47
  xord,2 %b[7], %r59, %r59
  xord,3 %b[41], %b[67], %b[67]
  xord,4 %b[69], %b[71], %b[71]
  xord,5 %b[95], %b[83], %b[83]
}
{
  ldd,0 [ %b[107] + %b[0] ], %b[7]
  shr_andd,1 %r23, 4, %r7, %r45
  ldd,2 [ %b[109] + %r39 ], %r17
  ldd,3 [ %b[107] + %b[88] ], %b[95]
  shr_andd,4 %b[47], 4, %r7, %b[69]
  ldd,5 [ %b[109] + %b[63] ], %b[41]
}
{
  ldd,0 [ %b[106] + %b[0] ], %b[0]
  xord,1 %r34, %g7, %g7
  ldd,2 [ %b[108] + %r39 ], %r39
  ldd,3 [ %b[106] + %b[88] ], %b[88]
  xord,4 %b[58], %g23, %g23
  ldd,5 [ %b[108] + %b[63] ], %b[63]
}
{
  xord,0 %r53, %r55, %r55
  shr_andd,1 %r23, 0xc, %r7, %r34
  xord,2 %r49, %r51, %r51
  xord,3 %b[77], %b[79], %b[79]
  shr_andd,4 %b[47], 0xc, %r7, %b[58]
  xord,5 %b[73], %b[75], %b[75]
}
{
  ldd,0 [ %b[104] + %r44 ], %r44
  shr_andd,1 %r23, 0x14, %r7, %r53
  ldd,2 [ %b[105] + %r44 ], %r49
  ldd,3 [ %b[104] + %b[68] ], %b[68]
  shr_andd,4 %b[47], 0x14, %r7, %b[77]
  ldd,5 [ %b[105] + %b[68] ], %b[73]
}
{
  xord,0 %r24, %r18, %r18
  xord,1 %b[2], %b[6], %b[6]
  xord,2 %r17, %b[7], %b[7]
  xord,3 %b[48], %b[42], %b[42]
  xord,4 %b[90], %b[94], %b[94]
  xord,5 %b[41], %b[95], %b[95]
}
{
  ldd,0 [ %b[101] + %r30 ], %r17
  shr_andd,1 %r23, 0x1c, %r7, %b[2]
  ldd,2 [ %b[103] + %r52 ], %r24
  ldd,3 [ %b[101] + %b[54] ], %b[41]
  shr_andd,4 %b[47], 0x1c, %r7, %b[90]
  ldd,5 [ %b[103] + %b[76] ], %b[48]
}
{
  ldd,0 [ %b[100] + %r30 ], %r30
  xord,1 %g1, %g5, %g5
  ldd,2 [ %b[102] + %r52 ], %r52
  ldd,3 [ %b[100] + %b[54] ], %b[54]
  xord,4 %g17, %g21, %g21
  ldd,5 [ %b[102] + %b[76] ], %b[76]
}
{
  xord,0 %r35, %r31, %r31
  shr_andd,1 %r23, 0x24, %r7, %g1
  xord,2 %g9, %g15, %g15
  xord,3 %b[59], %b[55], %b[55]
  shr_andd,4 %b[47], 0x24, %r7, %g17
  xord,5 %g25, %g31, %g31
}
{
  ldd,0 [ %b[98] + %r38 ], %r38
  shr_andd,1 %r23, 0x2c, %r7, %r35
  ldd,2 [ %b[99] + %r38 ], %g9
  ldd,3 [ %b[98] + %b[62] ], %b[62]
  shr_andd,4 %b[47], 0x2c, %r7, %b[59]
  ldd,5 [ %b[99] + %b[62] ], %g25
}
{
  xord,0 %r60, %r62, %r62
  shr_andd,1 %r23, 0x34, %r7, %r23
  xord,2 %r49, %r24, %r24
  xord,3 %b[84], %b[86], %b[86]
  shr_andd,4 %b[47], 0x34, %r7, %b[47]
  xord,5 %b[73], %b[48], %b[48]
}
{
  ldd,0 [ %b[96] + %r26 ], %r26
  shl_andd,1 %r27, 4, %r7, %r60
  ldd,2 [ %b[97] + %r26 ], %r49
  ldd,3 [ %b[96] + %b[50] ], %b[50]
  shl_andd,4 %b[51], 4, %r7, %b[84]
  ldd,5 [ %b[97] + %b[50] ], %b[73]
}
{
  xord,0 %r63, %b[1], %b[1]
  xord,1 %b[3], %b[5], %b[5]
  xord,2 %r17, %g9, %g9
  xord,3 %b[87], %b[89], %b[89]
  xord,4 %b[91], %b[93], %b[93]
  xord,5 %b[41], %g25, %g25
}
{
  ldd,0 [ %b[123] + %r34 ], %r17
  shr_andd,1 %r27, 4, %r7, %b[3]
  ldd,2 [ %b[125] + %r45 ], %r63
  ldd,3 [ %b[123] + %b[58] ], %b[41]
  shr_andd,4 %b[51], 4, %r7, %b[91]
  ldd,5 [ %b[125] + %b[69] ], %b[87]
}
{
  xord,0 %r19, %g0, %g0
  xord,1 %g2, %g4, %g4
  xord,2 %r49, %r33, %r33
  xord,3 %b[43], %g16, %g16
  xord,4 %g18, %g20, %g20
  xord,5 %b[73], %b[57], %b[57]
}
{
  ldd,0 [ %b[119] + %b[2] ], %r49
  shr_andd,1 %r27, 0xc, %r7, %g2
  ldd,2 [ %b[121] + %r53 ], %r19
  ldd,3 [ %b[119] + %b[90] ], %b[73]
  shr_andd,4 %b[51], 0xc, %r7, %g18
  ldd,5 [ %b[121] + %b[77] ], %b[43]
}
{
  xord,0 %g10, %g14, %g14
  xord,1 %r25, %r20, %r20
  xord,2 %g6, %g8, %g8
  xord,3 %g26, %g30, %g30
  xord,4 %b[49], %b[44], %b[44]
  xord,5 %g22, %g24, %g24
}
{
  ldd,0 [ %b[115] + %r35 ], %g6
  shr_andd,1 %r27, 0x14, %r7, %r25
  ldd,2 [ %b[117] + %g1 ], %g10
  ldd,3 [ %b[115] + %b[59] ], %g22
  shr_andd,4 %b[51], 0x14, %r7, %b[49]
  ldd,5 [ %b[117] + %g17 ], %g26
}
{
  xord,0 %r59, %g7, %g7
  xord,1 %b[7], %r24, %r24
  xord,2 %g11, %r37, %r37
  xord,3 %b[83], %g23, %g23
  xord,4 %b[95], %b[48], %b[48]
  xord,5 %g27, %b[61], %b[61]
}
{
  ldd,0 [ %b[111] + %r60 ], %g11
  shr_andd,1 %r27, 0x1c, %r7, %b[7]
  ldd,2 [ %b[113] + %r23 ], %r59
  ldd,3 [ %b[111] + %b[84] ], %g27
  shr_andd,4 %b[51], 0x1c, %r7, %b[95]
  ldd,5 [ %b[113] + %b[47] ], %b[83]
}
{
  xord,0 %r42, %r46, %r46
  xord,1 %r54, %r57, %r57
  xord,2 %g9, %r33, %r33
  xord,3 %b[66], %b[70], %b[70]
  xord,4 %b[78], %b[81], %b[81]
  xord,5 %g25, %b[57], %b[57]
}
{
  xord,0 %r21, %g3, %g3
  shr_andd,1 %r27, 0x24, %r7, %r54
  xord,2 %r61, %b[4], %b[4]
  xord,3 %b[45], %g19, %g19
  shr_andd,4 %b[51], 0x24, %r7, %b[78]
  xord,5 %b[85], %b[92], %b[92]
}
{
  xord,0 %r44, %r52, %r52
  shr_andd,1 %r27, 0x2c, %r7, %r21
  xord,2 %r39, %b[0], %b[0]
  xord,3 %b[68], %b[76], %b[76]
  shr_andd,4 %b[51], 0x2c, %r7, %b[45]
  xord,5 %b[63], %b[88], %b[88]
}
{
  xord,0 %r26, %r22, %r22
  shr_andd,1 %r27, 0x34, %r7, %r27
  xord,2 %r30, %r38, %r38
  xord,3 %b[50], %b[46], %b[46]
  shr_andd,4 %b[51], 0x34, %r7, %b[51]
  xord,5 %b[54], %b[62], %b[62]
}
{
  xord,0 %r56, %r29, %r29
  xord,1 %r32, %r36, %r36
  xord,2 %r41, %r48, %r48
  xord,3 %b[80], %b[53], %b[53]
  xord,4 %b[56], %b[60], %b[60]
  xord,5 %b[65], %b[72], %b[72]
}
{
  ldd,0 [ %b[107] + %g2 ], %r56
  xord,1 %r40, %r43, %r43
  ldd,2 [ %b[109] + %b[3] ], %r32
  ldd,3 [ %b[107] + %g18 ], %b[80]
  xord,4 %b[64], %b[67], %b[67]
  ldd,5 [ %b[109] + %b[91] ], %b[56]
}
{
  xord,0 %r55, %r18, %r18
  xord,1 %b[6], %g5, %g5
  xord,2 %r47, %r51, %r51
  xord,3 %b[79], %b[42], %b[42]
  xord,4 %b[94], %g21, %g21
  xord,5 %b[71], %b[75], %b[75]
}
{
  xord,0 %r62, %b[1], %b[1]
  xord,1 %b[5], %g0, %g0
  xord,2 %g15, %r31, %r31
  xord,3 %b[86], %b[89], %b[89]
  xord,4 %b[93], %g16, %g16
  xord,5 %g31, %b[55], %b[55]
}
{
  xord,0 %g14, %r20, %r20
  xord,1 %r37, %g7, %g7
  xord,2 %g4, %g8, %g8
  xord,3 %g30, %b[44], %b[44]
  xord,4 %b[61], %g23, %g23
  xord,5 %g20, %g24, %g24
}
{
  xord,0 %r46, %r57, %r57
  xord,1 %b[4], %g3, %g3
  xord,2 %r24, %r33, %r33
  xord,3 %b[70], %b[81], %b[81]
  xord,4 %b[92], %g19, %g19
  xord,5 %b[48], %b[57], %b[57]
}
{
  xord,0 %r38, %r22, %r22
  xord,1 %r48, %r29, %r29
  xord,2 %b[0], %r52, %r52
  xord,3 %b[62], %b[46], %b[46]
  xord,4 %b[72], %b[53], %b[53]
  xord,5 %b[88], %b[76], %b[76]
}
{
  ldd,0 [ %b[103] + %b[7] ], %r38
  xord,1 %r16, %r50, %r50
  ldd,2 [ %b[105] + %r25 ], %r48
  ldd,3 [ %b[103] + %b[95] ], %b[62]
  xord,4 %b[40], %b[74], %b[74]
  ldd,5 [ %b[105] + %b[49] ], %b[72]
}
{
  ldd,0 [ %b[99] + %r21 ], %b[0]
  xord,1 %r63, %r17, %r17
  ldd,2 [ %b[101] + %r54 ], %r16
  ldd,3 [ %b[99] + %b[45] ], %b[88]
  xord,4 %b[87], %b[41], %b[41]
  ldd,5 [ %b[101] + %b[78] ], %b[40]
}
{
  ldd,0 [ %b[126] + %r58 ], %r58
  xord,1 %r19, %r49, %r49
  ldd,2 [ %b[97] + %r27 ], %r63
  ldd,3 [ %b[126] + %b[82] ], %b[82]
  xord,4 %b[43], %b[73], %b[73]
  ldd,5 [ %b[97] + %b[51] ], %b[87]
}
{
  ldd,0 [ %b[122] + %r34 ], %r34
  xord,1 %g10, %g6, %g6
  ldd,2 [ %b[124] + %r45 ], %r45
  ldd,3 [ %b[122] + %b[58] ], %b[58]
  xord,4 %g26, %g22, %g22
  ldd,5 [ %b[124] + %b[69] ], %b[69]
}
{
  ldd,0 [ %b[118] + %b[2] ], %b[2]
  xord,1 %r59, %g11, %g11
  ldd,2 [ %b[120] + %r53 ], %r53
  ldd,3 [ %b[118] + %b[90] ], %b[90]
  xord,4 %b[83], %g27, %g27
  ldd,5 [ %b[120] + %b[77] ], %b[77]
}
{
  ldd,0 [ %b[114] + %r35 ], %r35
  xord,1 %r32, %r56, %r56
  ldd,2 [ %b[116] + %g1 ], %g1
  ldd,3 [ %b[114] + %b[59] ], %b[59]
  xord,4 %b[56], %b[80], %b[80]
  ldd,5 [ %b[116] + %g17 ], %g17
}
{
  ldd,0 [ %b[110] + %r60 ], %r60
  xord,1 %r48, %r38, %r38
  ldd,2 [ %b[112] + %r23 ], %r23
  ldd,3 [ %b[110] + %b[84] ], %b[84]
  xord,4 %b[72], %b[62], %b[62]
  ldd,5 [ %b[112] + %b[47] ], %b[47]
}
{
  xord,0 %r63, %r50, %r50
  xord,1 %r17, %r49, %r49
  xord,2 %r16, %b[0], %b[0]
  xord,3 %b[87], %b[74], %b[74]
  xord,4 %b[41], %b[73], %b[73]
  xord,5 %b[40], %b[88], %b[88]
}
{
  xord,0 %r56, %r38, %r38
  xord,1 %b[0], %r50, %r50
  xord,2 %g6, %g11, %g11
  xord,3 %b[80], %b[62], %b[62]
  xord,4 %b[88], %b[74], %b[74]
  xord,5 %g22, %g27, %g27
}
{
  xord,0 %r38, %r50, %r50
  xord,1 %r36, %r43, %r43
  xord,2 %r49, %g11, %g11
  xord,3 %b[62], %b[74], %b[74]
  xord,4 %b[60], %b[67], %b[67]
  xord,5 %b[73], %g27, %g27
}
{
  xord,0 %r51, %r18, %r18
  xord,1 %g5, %r31, %r31
  ldd,2 [ %b[108] + %b[3] ], %b[3]
  xord,3 %b[75], %b[42], %b[42]
  xord,4 %g21, %b[55], %b[55]
  ldd,5 [ %b[108] + %b[91] ], %b[91]
}
{
  xord,0 %b[1], %g0, %g0
  xord,1 %g8, %r20, %r20
  ldd,2 [ %b[106] + %g2 ], %g2
  xord,3 %b[89], %g16, %g16
  xord,4 %g24, %b[44], %b[44]
  ldd,5 [ %b[106] + %g18 ], %g18
}
{
  xord,0 %r57, %g3, %g3
  xord,1 %r52, %r22, %r22
  xord,2 %g7, %r33, %r33
  xord,3 %b[81], %g19, %g19
  xord,4 %b[76], %b[46], %b[46]
  xord,5 %g23, %b[57], %b[57]
}
{
  xord,0 %r43, %r18, %r18
  xord,1 %g0, %r20, %r20
  xord,2 %g11, %r50, %r50
  xord,3 %b[67], %b[42], %b[42]
  xord,4 %g16, %b[44], %b[44]
  xord,5 %g27, %b[74], %b[74]
}
{
  ldd,0 [ %b[102] + %b[7] ], %b[7]
  xord,1 %r28, %r58, %r58
  ldd,2 [ %b[104] + %r25 ], %r25
  ldd,3 [ %b[102] + %b[95] ], %b[95]
  xord,4 %b[52], %b[82], %b[82]
  ldd,5 [ %b[104] + %b[49] ], %b[49]
}
{
  ldd,0 [ %b[98] + %r21 ], %r21
  xord,1 %r45, %r34, %r34
  ldd,2 [ %b[100] + %r54 ], %r54
  ldd,3 [ %b[98] + %b[45] ], %b[45]
  xord,4 %b[69], %b[58], %b[58]
  ldd,5 [ %b[100] + %b[78] ], %b[78]
}
{
  xord,0 %r53, %b[2], %b[2]
  xord,1 %g1, %r35, %r35
  ldd,2 [ %b[96] + %r27 ], %r27
  xord,3 %b[77], %b[90], %b[90]
  xord,4 %g17, %b[59], %b[59]
  ldd,5 [ %b[96] + %b[51] ], %b[51]
}
{
  xord,0 %b[3], %g2, %g2
  xord,1 %r25, %b[7], %b[7]
  xord,2 %r23, %r60, %r60
  xord,3 %b[91], %g18, %g18
  xord,4 %b[49], %b[95], %b[95]
  xord,5 %b[47], %b[84], %b[84]
}
{
  xord,0 %r34, %b[2], %b[2]
  xord,1 %r35, %r60, %r60
  xord,2 %r54, %r21, %r21
  xord,3 %b[58], %b[90], %b[90]
  xord,4 %b[59], %b[84], %b[84]
  xord,5 %b[78], %b[45], %b[45]
}
{
  xord,0 %g2, %b[7], %b[7]
  xord,1 %b[2], %r60, %r60
  xord,2 %r27, %r58, %r58
  xord,3 %g18, %b[95], %b[95]
  xord,4 %b[90], %b[84], %b[84]
  xord,5 %b[51], %b[82], %b[82]
}
{
  xord,0 %g3, %r22, %r22
  shl_andd,1 %r29, 4, %r7, %g3
  xord,2 %r21, %r58, %r58
  xord,3 %g19, %b[46], %b[46]
  shl_andd,4 %b[53], 4, %r7, %g19
  xord,5 %b[45], %b[82], %b[82]
}
{
  ldd,0 [ %r2 + 0x20 ], %r21
  shl_andd,1 %r31, 4, %r7, %b[7]
  xord,2 %b[7], %r58, %r58
  ldd,3 [ %r2 + 0x20 ], %b[45]
  shl_andd,4 %b[55], 4, %r7, %b[95]
  xord,5 %b[95], %b[82], %b[82]
}
{
  ldd,0 [ %b[127] + %g3 ], %b[2]
  shl_andd,1 %r33, 4, %r7, %r60
  xord,2 %r60, %r58, %r58
  ldd,3 [ %b[127] + %g19 ], %b[90]
  shl_andd,4 %b[57], 4, %r7, %b[84]
  xord,5 %b[84], %b[82], %b[82]
}
{
  ldd,0 [ %r2 + 0x28 ], %r35
  shr_andd,1 %r29, 4, %r7, %g2
  ldd,2 [ %b[127] + %b[7] ], %r27
  ldd,3 [ %r2 + 0x28 ], %b[59]
  shr_andd,4 %b[53], 4, %r7, %g18
  ldd,5 [ %b[127] + %b[95] ], %b[51]
}
{
  ldd,0 [ %b[126] + %g3 ], %g3
  shr_andd,1 %r29, 0xc, %r7, %r34
  ldd,2 [ %b[127] + %r60 ], %r54
  ldd,3 [ %b[126] + %g19 ], %g19
  shr_andd,4 %b[53], 0xc, %r7, %b[58]
  ldd,5 [ %b[127] + %b[84] ], %b[78]
}
{
  ldd,0 [ %b[126] + %b[7] ], %b[7]
  shr_andd,1 %r29, 0x14, %r7, %r25
  ldd,2 [ %b[125] + %g2 ], %b[3]
  ldd,3 [ %b[126] + %b[95] ], %b[95]
  shr_andd,4 %b[53], 0x14, %r7, %b[49]
  ldd,5 [ %b[125] + %g18 ], %b[91]
}
{
  ldd,0 [ %b[126] + %r60 ], %r60
  shr_andd,1 %r29, 0x1c, %r7, %r23
  ldd,2 [ %b[123] + %r34 ], %g1
  ldd,3 [ %b[126] + %b[84] ], %b[84]
  shr_andd,4 %b[53], 0x1c, %r7, %b[47]
  ldd,5 [ %b[123] + %b[58] ], %g17
}
{
  ldd,0 [ %b[124] + %g2 ], %g2
  shr_andd,1 %r29, 0x24, %r7, %r53
  ldd,2 [ %b[121] + %r25 ], %r45
  ldd,3 [ %b[124] + %g18 ], %g18
  shr_andd,4 %b[53], 0x24, %r7, %b[77]
  ldd,5 [ %b[121] + %b[49] ], %b[69]
}
{
  ldd,0 [ %b[122] + %r34 ], %r34
  shr_andd,1 %r29, 0x2c, %r7, %r28
  ldd,2 [ %b[119] + %r23 ], %g0
  ldd,3 [ %b[122] + %b[58] ], %b[58]
  shr_andd,4 %b[53], 0x2c, %r7, %b[52]
  ldd,5 [ %b[119] + %b[47] ], %g16
}
{
  ldd,0 [ %b[120] + %r25 ], %r25
  shr_andd,1 %r29, 0x34, %r7, %r29
  ldd,2 [ %b[117] + %r53 ], %r43
  ldd,3 [ %b[120] + %b[49] ], %b[49]
  shr_andd,4 %b[53], 0x34, %r7, %b[53]
  ldd,5 [ %b[117] + %b[77] ], %b[67]
}
{
  ldd,0 [ %b[118] + %r23 ], %r23
  shl_andd,1 %r18, 4, %r7, %g11
  ldd,2 [ %b[115] + %r28 ], %r52
  ldd,3 [ %b[118] + %b[47] ], %b[47]
  shl_andd,4 %b[42], 4, %r7, %g27
  ldd,5 [ %b[115] + %b[52] ], %b[76]
}
{
  ldd,0 [ %b[116] + %r53 ], %r53
  shr_andd,1 %r18, 4, %r7, %r57
  ldd,2 [ %b[113] + %r29 ], %g7
  ldd,3 [ %b[116] + %b[77] ], %b[77]
  shr_andd,4 %b[42], 4, %r7, %b[81]
  ldd,5 [ %b[113] + %b[53] ], %g23
}
{
  ldd,0 [ %b[114] + %r28 ], %r28
  shr_andd,1 %r18, 0xc, %r7, %g8
  ldd,2 [ %b[111] + %g11 ], %b[1]
  ldd,3 [ %b[114] + %b[52] ], %b[52]
  shr_andd,4 %b[42], 0xc, %r7, %g24
  ldd,5 [ %b[111] + %g27 ], %b[89]
}
{
  ldd,0 [ %b[112] + %r29 ], %r29
  shr_andd,1 %r18, 0x14, %r7, %g5
  ldd,2 [ %b[109] + %r57 ], %r51
  ldd,3 [ %b[112] + %b[53] ], %b[53]
  shr_andd,4 %b[42], 0x14, %r7, %g21
  ldd,5 [ %b[109] + %b[81] ], %b[75]
}
{
  ldd,0 [ %b[110] + %g11 ], %g11
  shr_andd,1 %r18, 0x1c, %r7, %r36
  ldd,2 [ %b[107] + %g8 ], %r38
  ldd,3 [ %b[110] + %g27 ], %g27
  shr_andd,4 %b[42], 0x1c, %r7, %b[60]
  ldd,5 [ %b[107] + %g24 ], %b[62]
}
{
  ldd,0 [ %b[108] + %r57 ], %r57
  shr_andd,1 %r18, 0x24, %r7, %r49
  ldd,2 [ %b[105] + %g5 ], %b[0]
  ldd,3 [ %b[108] + %b[81] ], %b[81]
  shr_andd,4 %b[42], 0x24, %r7, %b[73]
  ldd,5 [ %b[105] + %g21 ], %b[88]
}
{
  ldd,0 [ %b[106] + %g8 ], %g8
  shr_andd,1 %r18, 0x2c, %r7, %r56
  ldd,2 [ %b[103] + %r36 ], %g6
  ldd,3 [ %b[106] + %g24 ], %g24
  shr_andd,4 %b[42], 0x2c, %r7, %b[80]
  ldd,5 [ %b[103] + %b[60] ], %g22
}
{
  ldd,0 [ %b[104] + %g5 ], %g5
  shr_andd,1 %r18, 0x34, %r7, %r18
  ldd,2 [ %b[101] + %r49 ], %r17
  ldd,3 [ %b[104] + %g21 ], %g21
  shr_andd,4 %b[42], 0x34, %r7, %b[42]
  ldd,5 [ %b[101] + %b[73] ], %b[41]
}
{
  ldd,0 [ %b[102] + %r36 ], %r36
  shl_andd,1 %r50, 4, %r7, %r63
  ldd,2 [ %b[99] + %r56 ], %r16
  ldd,3 [ %b[102] + %b[60] ], %b[60]
  shl_andd,4 %b[74], 4, %r7, %b[87]
  ldd,5 [ %b[99] + %b[80] ], %b[40]
}
{
  ldd,0 [ %b[100] + %r49 ], %r49
  shr_andd,1 %r31, 4, %r7, %r48
  ldd,2 [ %b[97] + %r18 ], %r32
  ldd,3 [ %b[100] + %b[73] ], %b[73]
  shr_andd,4 %b[55], 4, %r7, %b[72]
  ldd,5 [ %b[97] + %b[42] ], %b[56]
}
{
  ldd,0 [ %b[96] + %r18 ], %r18
  shr_andd,1 %r31, 0xc, %r7, %r59
  ldd,2 [ %b[98] + %r56 ], %r56
  ldd,3 [ %b[96] + %b[42] ], %b[42]
  shr_andd,4 %b[55], 0xc, %r7, %b[83]
  ldd,5 [ %b[98] + %b[80] ], %b[80]
}
{
  ldd,0 [ %b[124] + %r48 ], %r48
  shr_andd,1 %r31, 0x14, %r7, %g10
  ldd,2 [ %b[125] + %r48 ], %r19
  ldd,3 [ %b[124] + %b[72] ], %b[72]
  shr_andd,4 %b[55], 0x14, %r7, %g26
  ldd,5 [ %b[125] + %b[72] ], %b[43]
}
{
  ldd,0 [ %b[122] + %r59 ], %r59
  shr_andd,1 %r31, 0x1c, %r7, %b[4]
  ldd,2 [ %b[123] + %r59 ], %r46
  ldd,3 [ %b[122] + %b[83] ], %b[83]
  shr_andd,4 %b[55], 0x1c, %r7, %b[92]
  ldd,5 [ %b[123] + %b[83] ], %b[70]
}
{
  ldd,0 [ %b[120] + %g10 ], %g10
  shr_andd,1 %r31, 0x24, %r7, %r24
  ldd,2 [ %b[121] + %g10 ], %r37
  ldd,3 [ %b[120] + %g26 ], %g26
  shr_andd,4 %b[55], 0x24, %r7, %b[48]
  ldd,5 [ %b[121] + %g26 ], %b[61]
}
{
  ldd,0 [ %b[118] + %b[4] ], %b[4]
  shr_andd,1 %r31, 0x2c, %r7, %g14
  ldd,2 [ %b[119] + %b[4] ], %g4
  ldd,3 [ %b[118] + %b[92] ], %b[92]
  shr_andd,4 %b[55], 0x2c, %r7, %g30
  ldd,5 [ %b[119] + %b[92] ], %g20
}
{
  ldd,0 [ %b[116] + %r24 ], %r24
  shr_andd,1 %r31, 0x34, %r7, %r31
  ldd,2 [ %b[117] + %r24 ], %b[5]
  ldd,3 [ %b[116] + %b[48] ], %b[48]
  shr_andd,4 %b[55], 0x34, %r7, %b[55]
  ldd,5 [ %b[117] + %b[48] ], %b[93]
}
{
  ldd,0 [ %b[114] + %g14 ], %g14
  shl_andd,1 %r20, 4, %r7, %r62
  ldd,2 [ %b[115] + %g14 ], %g15
  ldd,3 [ %b[114] + %g30 ], %g30
  shl_andd,4 %b[44], 4, %r7, %b[86]
  ldd,5 [ %b[115] + %g30 ], %g31
}
{
  ldd,0 [ %b[112] + %r31 ], %r31
  shr_andd,1 %r20, 4, %r7, %b[6]
  ldd,2 [ %b[113] + %r31 ], %r55
  ldd,3 [ %b[112] + %b[55] ], %b[55]
  shr_andd,4 %b[44], 4, %r7, %b[94]
  ldd,5 [ %b[113] + %b[55] ], %b[79]
}
{
  ldd,0 [ %b[110] + %r62 ], %r62
  shr_andd,1 %r20, 0xc, %r7, %r47
  ldd,2 [ %b[111] + %r62 ], %r40
  ldd,3 [ %b[110] + %b[86] ], %b[86]
  shr_andd,4 %b[44], 0xc, %r7, %b[71]
  ldd,5 [ %b[111] + %b[86] ], %b[64]
}
{
  ldd,0 [ %b[108] + %b[6] ], %b[6]
  shr_andd,1 %r20, 0x14, %r7, %r41
  ldd,2 [ %b[109] + %b[6] ], %r26
  ldd,3 [ %b[108] + %b[94] ], %b[94]
  shr_andd,4 %b[44], 0x14, %r7, %b[65]
  ldd,5 [ %b[109] + %b[94] ], %b[50]
}
{
  ldd,0 [ %b[106] + %r47 ], %r47
  shr_andd,1 %r20, 0x1c, %r7, %r30
  ldd,2 [ %b[107] + %r47 ], %r44
  ldd,3 [ %b[106] + %b[71] ], %b[71]
  shr_andd,4 %b[44], 0x1c, %r7, %b[54]
  ldd,5 [ %b[107] + %b[71] ], %b[68]
}
{
  ldd,0 [ %b[104] + %r41 ], %r41
  shr_andd,1 %r20, 0x24, %r7, %r39
  ldd,2 [ %b[105] + %r41 ], %r61
  ldd,3 [ %b[104] + %b[65] ], %b[65]
  shr_andd,4 %b[44], 0x24, %r7, %b[63]
  ldd,5 [ %b[105] + %b[65] ], %b[85]
}
{
  ldd,0 [ %b[102] + %r30 ], %r30
  shr_andd,1 %r20, 0x2c, %r7, %r42
  ldd,2 [ %b[103] + %r30 ], %g9
  ldd,3 [ %b[102] + %b[54] ], %b[54]
  shr_andd,4 %b[44], 0x2c, %r7, %b[66]
  ldd,5 [ %b[103] + %b[54] ], %g25
}
{
  xord,0 %r21, %r27, %r27
  shr_andd,1 %r20, 0x34, %r7, %r20
  xord,2 %r21, %b[2], %b[2]
  xord,3 %b[45], %b[51], %b[51]
  shr_andd,4 %b[44], 0x34, %r7, %b[44]
  xord,5 %b[45], %b[90], %b[90]
}
{
  xord,0 %b[3], %g1, %g1
  xord,1 %r45, %g0, %g0
  xord,2 %r21, %r54, %r54
  xord,3 %b[91], %g17, %g17
  xord,4 %b[69], %g16, %g16
  xord,5 %b[45], %b[78], %b[78]
}
{
  ldd,0 [ %b[100] + %r39 ], %r39
  shr_andd,1 %r33, 4, %r7, %r45
  ldd,2 [ %b[101] + %r39 ], %b[3]
  ldd,3 [ %b[100] + %b[63] ], %b[63]
  shr_andd,4 %b[57], 4, %r7, %b[69]
  ldd,5 [ %b[101] + %b[63] ], %b[91]
}
{
  xord,0 %g7, %b[1], %b[1]
  xord,1 %r51, %r38, %r38
  xord,2 %r43, %r52, %r52
  xord,3 %g23, %b[89], %b[89]
  xord,4 %b[75], %b[62], %b[62]
  xord,5 %b[67], %b[76], %b[76]
}
{
  ldd,0 [ %b[99] + %r42 ], %r43
  shr_andd,1 %r33, 0xc, %r7, %r51
  ldd,2 [ %b[127] + %r63 ], %g7
  ldd,3 [ %b[99] + %b[66] ], %b[67]
  shr_andd,4 %b[57], 0xc, %r7, %b[75]
  ldd,5 [ %b[127] + %b[87] ], %g23
}
{
  xord,0 %b[0], %g6, %g6
  xord,1 %r17, %r16, %r16
  ldd,2 [ %b[98] + %r42 ], %r42
  xord,3 %b[88], %g22, %g22
  xord,4 %b[41], %b[40], %b[40]
  ldd,5 [ %b[98] + %b[66] ], %b[66]
}
{
  ldd,0 [ %b[96] + %r20 ], %r20
  shr_andd,1 %r33, 0x14, %r7, %r17
  ldd,2 [ %b[97] + %r20 ], %b[0]
  ldd,3 [ %b[96] + %b[44] ], %b[44]
  shr_andd,4 %b[57], 0x14, %r7, %b[41]
  ldd,5 [ %b[97] + %b[44] ], %b[88]
}
{
  xord,0 %r35, %g3, %g3
  xord,1 %r19, %r46, %r46
  xord,2 %r32, %b[2], %b[2]
  xord,3 %b[59], %g19, %g19
  xord,4 %b[43], %b[70], %b[70]
  xord,5 %b[56], %b[90], %b[90]
}
{
  ldd,0 [ %b[124] + %r45 ], %r45
  shr_andd,1 %r33, 0x1c, %r7, %r19
  ldd,2 [ %b[125] + %r45 ], %r32
  ldd,3 [ %b[124] + %b[69] ], %b[69]
  shr_andd,4 %b[57], 0x1c, %r7, %b[43]
  ldd,5 [ %b[125] + %b[69] ], %b[56]
}
{
  xord,0 %b[5], %g15, %g15
  xord,1 %r55, %r40, %r40
  xord,2 %r37, %g4, %g4
  xord,3 %b[93], %g31, %g31
  xord,4 %b[79], %b[64], %b[64]
  xord,5 %b[61], %g20, %g20
}
{
  ldd,0 [ %b[121] + %r17 ], %r37
  shr_andd,1 %r33, 0x24, %r7, %r55
  ldd,2 [ %b[123] + %r51 ], %b[5]
  ldd,3 [ %b[121] + %b[41] ], %b[61]
  shr_andd,4 %b[57], 0x24, %r7, %b[79]
  ldd,5 [ %b[123] + %b[75] ], %b[93]
}
{
  ldd,0 [ %b[120] + %r17 ], %r17
  xord,1 %r26, %r44, %r44
  ldd,2 [ %b[122] + %r51 ], %r51
  ldd,3 [ %b[120] + %b[41] ], %b[41]
  xord,4 %b[50], %b[68], %b[68]
  ldd,5 [ %b[122] + %b[75] ], %b[75]
}
{
  xord,0 %b[3], %r43, %r43
  shr_andd,1 %r33, 0x2c, %r7, %r26
  xord,2 %r61, %g9, %g9
  xord,3 %b[91], %b[67], %b[67]
  shr_andd,4 %b[57], 0x2c, %r7, %b[50]
  xord,5 %b[85], %g25, %g25
}
{
  ldd,0 [ %b[117] + %r55 ], %r61
  shr_andd,1 %r33, 0x34, %r7, %r33
  ldd,2 [ %b[119] + %r19 ], %b[3]
  ldd,3 [ %b[117] + %b[79] ], %b[85]
  shr_andd,4 %b[57], 0x34, %r7, %b[57]
  ldd,5 [ %b[119] + %b[43] ], %b[91]
}
{
  ldd,0 [ %b[116] + %r55 ], %r55
  xord,1 %b[0], %r27, %r27
  ldd,2 [ %b[118] + %r19 ], %r19
  ldd,3 [ %b[116] + %b[79] ], %b[79]
  xord,4 %b[88], %b[51], %b[51]
  ldd,5 [ %b[118] + %b[43] ], %b[43]
}
{
  xord,0 %r32, %b[5], %b[5]
  shl_andd,1 %r22, 4, %r7, %b[0]
  xord,2 %r35, %b[7], %b[7]
  xord,3 %b[56], %b[93], %b[93]
  shl_andd,4 %b[46], 4, %r7, %b[88]
  xord,5 %b[59], %b[95], %b[95]
}
{
  xord,0 %r35, %r60, %r60
  shr_andd,1 %r22, 4, %r7, %r32
  xord,2 %r37, %b[3], %b[3]
  xord,3 %b[59], %b[84], %b[84]
  shr_andd,4 %b[46], 4, %r7, %b[56]
  xord,5 %b[61], %b[91], %b[91]
}
{
  xord,0 %r52, %b[1], %b[1]
  shr_andd,1 %r22, 0xc, %r7, %r37
  xord,2 %g1, %g0, %g0
  xord,3 %b[76], %b[89], %b[89]
  shr_andd,4 %b[46], 0xc, %r7, %b[61]
  xord,5 %g17, %g16, %g16
}
{
  ldd,0 [ %b[114] + %r26 ], %r26
  shr_andd,1 %r22, 0x14, %r7, %r52
  ldd,2 [ %b[115] + %r26 ], %g1
  ldd,3 [ %b[114] + %b[50] ], %b[50]
  shr_andd,4 %b[46], 0x14, %r7, %b[76]
  ldd,5 [ %b[115] + %b[50] ], %g17
}
{
  xord,0 %r16, %b[2], %b[2]
  xord,1 %g2, %r34, %r34
  xord,2 %r38, %g6, %g6
  xord,3 %b[40], %b[90], %b[90]
  xord,4 %g18, %b[58], %b[58]
  xord,5 %b[62], %g22, %g22
}
{
  ldd,0 [ %b[111] + %b[0] ], %r38
  shr_andd,1 %r22, 0x1c, %r7, %g2
  ldd,2 [ %b[113] + %r33 ], %r16
  ldd,3 [ %b[111] + %b[88] ], %b[62]
  shr_andd,4 %b[46], 0x1c, %r7, %g18
  ldd,5 [ %b[113] + %b[57] ], %b[40]
}
{
  ldd,0 [ %b[110] + %b[0] ], %b[0]
  xord,1 %r61, %g1, %g1
  ldd,2 [ %b[112] + %r33 ], %r33
  ldd,3 [ %b[110] + %b[88] ], %b[88]
  xord,4 %b[85], %g17, %g17
  ldd,5 [ %b[112] + %b[57] ], %b[57]
}
{
  xord,0 %r53, %r28, %r28
  shr_andd,1 %r22, 0x24, %r7, %r61
  xord,2 %r25, %r23, %r23
  xord,3 %b[77], %b[52], %b[52]
  shr_andd,4 %b[46], 0x24, %r7, %b[85]
  xord,5 %b[49], %b[47], %b[47]
}
{
  ldd,0 [ %b[108] + %r32 ], %r32
  shr_andd,1 %r22, 0x2c, %r7, %r53
  ldd,2 [ %b[109] + %r32 ], %r25
  ldd,3 [ %b[108] + %b[56] ], %b[56]
  shr_andd,4 %b[46], 0x2c, %r7, %b[77]
  ldd,5 [ %b[109] + %b[56] ], %b[49]
}
{
  xord,0 %r29, %g11, %g11
  shr_andd,1 %r22, 0x34, %r7, %r22
  xord,2 %r16, %r38, %r38
  xord,3 %b[53], %g27, %g27
  shr_andd,4 %b[46], 0x34, %r7, %b[46]
  xord,5 %b[40], %b[62], %b[62]
}
{
  ldd,0 [ %b[106] + %r37 ], %r37
  shr_andd,1 %r50, 4, %r7, %r29
  ldd,2 [ %b[107] + %r37 ], %r16
  ldd,3 [ %b[106] + %b[61] ], %b[61]
  shr_andd,4 %b[74], 4, %r7, %b[53]
  ldd,5 [ %b[107] + %b[61] ], %b[40]
}
{
  xord,0 %g5, %r36, %r36
  xord,1 %r49, %r56, %r56
  xord,2 %r57, %g8, %g8
  xord,3 %g21, %b[60], %b[60]
  xord,4 %b[73], %b[80], %b[80]
  xord,5 %b[81], %g24, %g24
}
{
  ldd,0 [ %b[103] + %g2 ], %r57
  shr_andd,1 %r50, 0xc, %r7, %r49
  ldd,2 [ %b[105] + %r52 ], %g5
  ldd,3 [ %b[103] + %g18 ], %b[81]
  shr_andd,4 %b[74], 0xc, %r7, %b[73]
  ldd,5 [ %b[105] + %b[76] ], %g21
}
{
  ldd,0 [ %b[102] + %g2 ], %g2
  xord,1 %r25, %r16, %r16
  ldd,2 [ %b[104] + %r52 ], %r52
  ldd,3 [ %b[102] + %g18 ], %g18
  xord,4 %b[49], %b[40], %b[40]
  ldd,5 [ %b[104] + %b[76] ], %b[76]
}
{
  xord,0 %r46, %g4, %g4
  shr_andd,1 %r50, 0x14, %r7, %r25
  xord,2 %r18, %g3, %g3
  xord,3 %b[70], %g20, %g20
  shr_andd,4 %b[74], 0x14, %r7, %b[49]
  xord,5 %b[42], %g19, %g19
}
{
  ldd,0 [ %b[100] + %r61 ], %r61
  shr_andd,1 %r50, 0x1c, %r7, %r46
  ldd,2 [ %b[101] + %r61 ], %r18
  ldd,3 [ %b[100] + %b[85] ], %b[85]
  shr_andd,4 %b[74], 0x1c, %r7, %b[70]
  ldd,5 [ %b[101] + %b[85] ], %b[42]
}
{
  xord,0 %g15, %r40, %r40
  xord,1 %r44, %g9, %g9
  xord,2 %g5, %r57, %r57
  xord,3 %g31, %b[64], %b[64]
  xord,4 %b[68], %g25, %g25
  xord,5 %g21, %b[81], %b[81]
}
{
  ldd,0 [ %b[97] + %r22 ], %g5
  shr_andd,1 %r50, 0x24, %r7, %r44
  ldd,2 [ %b[99] + %r53 ], %g15
  ldd,3 [ %b[97] + %b[46] ], %g21
  shr_andd,4 %b[74], 0x24, %r7, %b[68]
  ldd,5 [ %b[99] + %b[77] ], %g31
}
{
  ldd,0 [ %b[96] + %r22 ], %r22
  xord,1 %r43, %r27, %r27
  ldd,2 [ %b[98] + %r53 ], %r53
  ldd,3 [ %b[96] + %b[46] ], %b[46]
  xord,4 %b[67], %b[51], %b[51]
  ldd,5 [ %b[98] + %b[77] ], %b[77]
}
{
  xord,0 %g10, %b[4], %b[4]
  shr_andd,1 %r50, 0x2c, %r7, %r43
  xord,2 %r48, %r59, %r59
  xord,3 %g26, %b[92], %b[92]
  shr_andd,4 %b[74], 0x2c, %r7, %b[67]
  xord,5 %b[72], %b[83], %b[83]
}
{
  ldd,0 [ %b[123] + %r49 ], %r48
  shr_andd,1 %r50, 0x34, %r7, %r50
  ldd,2 [ %b[125] + %r29 ], %g10
  ldd,3 [ %b[123] + %b[73] ], %b[72]
  shr_andd,4 %b[74], 0x34, %r7, %b[74]
  ldd,5 [ %b[125] + %b[53] ], %g26
}
{
  xord,0 %g5, %r54, %r54
  xord,1 %r24, %g14, %g14
  xord,2 %r18, %g15, %g15
  xord,3 %g21, %b[78], %b[78]
  xord,4 %b[48], %g30, %g30
  xord,5 %b[42], %g31, %g31
}
{
  ldd,0 [ %b[119] + %r46 ], %r18
  shl_andd,1 %r58, 4, %r7, %r24
  ldd,2 [ %b[121] + %r25 ], %g5
  ldd,3 [ %b[119] + %b[70] ], %b[42]
  shl_andd,4 %b[82], 4, %r7, %b[48]
  ldd,5 [ %b[121] + %b[49] ], %g21
}
{
  xord,0 %b[6], %r47, %r47
  xord,1 %r41, %r30, %r30
  xord,2 %r31, %r62, %r62
  xord,3 %b[94], %b[71], %b[71]
  xord,4 %b[65], %b[54], %b[54]
  xord,5 %b[55], %b[86], %b[86]
}
{
  ldd,0 [ %b[115] + %r43 ], %r31
  shr_andd,1 %r58, 4, %r7, %r41
  ldd,2 [ %b[117] + %r44 ], %b[6]
  ldd,3 [ %b[115] + %b[67] ], %b[55]
  shr_andd,4 %b[82], 4, %r7, %b[65]
  ldd,5 [ %b[117] + %b[68] ], %b[94]
}
{
  xord,0 %r20, %b[7], %b[7]
  xord,1 %b[5], %b[3], %b[3]
  xord,2 %r39, %r42, %r42
  xord,3 %b[44], %b[95], %b[95]
  xord,4 %b[93], %b[91], %b[91]
  xord,5 %b[63], %b[66], %b[66]
}
{
  ldd,0 [ %b[111] + %r24 ], %r39
  shr_andd,1 %r58, 0xc, %r7, %b[5]
  ldd,2 [ %b[113] + %r50 ], %r20
  ldd,3 [ %b[111] + %b[48] ], %b[63]
  shr_andd,4 %b[82], 0xc, %r7, %b[93]
  ldd,5 [ %b[113] + %b[74] ], %b[44]
}
{
  xord,0 %r16, %r57, %r57
  xord,1 %g15, %r54, %r54
  xord,2 %g1, %r38, %r38
  xord,3 %b[40], %b[81], %b[81]
  xord,4 %g31, %b[78], %b[78]
  xord,5 %g17, %b[62], %b[62]
}
{
  xord,0 %r17, %r19, %r19
  shr_andd,1 %r58, 0x14, %r7, %g15
  xord,2 %r45, %r51, %r51
  xord,3 %b[41], %b[43], %b[43]
  shr_andd,4 %b[82], 0x14, %r7, %g31
  xord,5 %b[69], %b[75], %b[75]
}
{
  xord,0 %r33, %b[0], %b[0]
  shr_andd,1 %r58, 0x1c, %r7, %r17
  xord,2 %r55, %r26, %r26
  xord,3 %b[57], %b[88], %b[88]
  shr_andd,4 %b[82], 0x1c, %r7, %b[41]
  xord,5 %b[79], %b[50], %b[50]
}
{
  xord,0 %r52, %g2, %g2
  shr_andd,1 %r58, 0x24, %r7, %r33
  xord,2 %r32, %r37, %r37
  xord,3 %b[76], %g18, %g18
  shr_andd,4 %b[82], 0x24, %r7, %b[57]
  xord,5 %b[56], %b[61], %b[61]
}
{
  xord,0 %r22, %r60, %r60
  shr_andd,1 %r58, 0x2c, %r7, %r52
  xord,2 %r61, %r53, %r53
  xord,3 %b[46], %b[84], %b[84]
  shr_andd,4 %b[82], 0x2c, %r7, %b[76]
  xord,5 %b[85], %b[77], %b[77]
}
{
  xord,0 %g6, %b[2], %b[2]
  shr_andd,1 %r58, 0x34, %r7, %r58
  xord,2 %g0, %b[1], %b[1]
  xord,3 %g22, %b[90], %b[90]
  shr_andd,4 %b[82], 0x34, %r7, %b[82]
  xord,5 %g16, %b[89], %b[89]
}
{
  ldd,0 [ %b[107] + %b[5] ], %g0
  xord,1 %r34, %r23, %r23
  ldd,2 [ %b[109] + %r41 ], %g6
  ldd,3 [ %b[107] + %b[93] ], %g16
  xord,4 %b[58], %b[47], %b[47]
  ldd,5 [ %b[109] + %b[65] ], %g22
}
{
  xord,0 %g8, %r36, %r36
  xord,1 %r56, %g3, %g3
  xord,2 %r28, %g11, %g11
  xord,3 %g24, %b[60], %b[60]
  xord,4 %b[80], %g19, %g19
  xord,5 %b[52], %g27, %g27
}
{
  xord,0 %g9, %r27, %r27
  xord,1 %r59, %b[4], %b[4]
  xord,2 %g4, %r40, %r40
  xord,3 %g25, %b[51], %b[51]
  xord,4 %b[83], %b[92], %b[92]
  xord,5 %g20, %b[64], %b[64]
}
{
  xord,0 %r47, %r30, %r30
  xord,1 %r42, %b[7], %b[7]
  xord,2 %g14, %r62, %r62
  xord,3 %b[71], %b[54], %b[54]
  xord,4 %b[66], %b[95], %b[95]
  xord,5 %g30, %b[86], %b[86]
}
{
  xord,0 %r57, %r54, %r54
  xord,1 %r51, %r19, %r19
  xord,2 %b[3], %r38, %r38
  xord,3 %b[81], %b[78], %b[78]
  xord,4 %b[75], %b[43], %b[43]
  xord,5 %b[91], %b[62], %b[62]
}
{
  xord,0 %r37, %g2, %g2
  xord,1 %r53, %r60, %r60
  xord,2 %r26, %b[0], %b[0]
  xord,3 %b[61], %g18, %g18
  xord,4 %b[77], %b[84], %b[84]
  xord,5 %b[50], %b[88], %b[88]
}
{
  xord,0 %r23, %g11, %g11
  xord,1 %r36, %g3, %g3
  xord,2 %b[1], %b[2], %b[2]
  xord,3 %b[47], %g27, %g27
  xord,4 %b[60], %g19, %g19
  xord,5 %b[89], %b[90], %b[90]
}
{
  ldd,0 [ %b[103] + %r17 ], %r23
  xord,1 %r21, %g7, %g7
  ldd,2 [ %b[105] + %g15 ], %r36
  ldd,3 [ %b[103] + %b[41] ], %b[47]
  xord,4 %b[45], %g23, %g23
  ldd,5 [ %b[105] + %g31 ], %b[60]
}
{
  ldd,0 [ %b[99] + %r52 ], %b[1]
  xord,1 %g10, %r48, %r48
  ldd,2 [ %b[101] + %r33 ], %r21
  ldd,3 [ %b[99] + %b[76] ], %b[89]
  xord,4 %g26, %b[72], %b[72]
  ldd,5 [ %b[101] + %b[57] ], %b[45]
}
{
  ldd,0 [ %b[126] + %r63 ], %r63
  xord,1 %g5, %r18, %r18
  ldd,2 [ %b[97] + %r58 ], %g10
  ldd,3 [ %b[126] + %b[87] ], %b[87]
  xord,4 %g21, %b[42], %b[42]
  ldd,5 [ %b[97] + %b[82] ], %g26
}
{
  ldd,0 [ %b[122] + %r49 ], %r49
  xord,1 %b[6], %r31, %r31
  ldd,2 [ %b[124] + %r29 ], %r29
  ldd,3 [ %b[122] + %b[73] ], %b[73]
  xord,4 %b[94], %b[55], %b[55]
  ldd,5 [ %b[124] + %b[53] ], %b[53]
}
{
  ldd,0 [ %b[118] + %r46 ], %r46
  xord,1 %r20, %r39, %r39
  ldd,2 [ %b[120] + %r25 ], %r25
  ldd,3 [ %b[118] + %b[70] ], %b[70]
  xord,4 %b[44], %b[63], %b[63]
  ldd,5 [ %b[120] + %b[49] ], %b[49]
}
{
  ldd,0 [ %b[114] + %r43 ], %r43
  xord,1 %g6, %g0, %g0
  ldd,2 [ %b[116] + %r44 ], %r44
  ldd,3 [ %b[114] + %b[67] ], %b[67]
  xord,4 %g22, %g16, %g16
  ldd,5 [ %b[116] + %b[68] ], %b[68]
}
{
  ldd,0 [ %b[110] + %r24 ], %r24
  xord,1 %r36, %r23, %r23
  ldd,2 [ %b[112] + %r50 ], %r50
  ldd,3 [ %b[110] + %b[48] ], %b[48]
  xord,4 %b[60], %b[47], %b[47]
  ldd,5 [ %b[112] + %b[74] ], %b[74]
}
{
  ldd,0 [ %b[106] + %b[5] ], %b[5]
  xord,1 %r21, %b[1], %b[1]
  ldd,2 [ %b[108] + %r41 ], %r41
  ldd,3 [ %b[106] + %b[93] ], %b[93]
  xord,4 %b[45], %b[89], %b[89]
  ldd,5 [ %b[108] + %b[65] ], %b[65]
}
{
  xord,0 %r48, %r18, %r18
  xord,1 %r31, %r39, %r39
  xord,2 %g10, %g7, %g7
  xord,3 %b[72], %b[42], %b[42]
  xord,4 %b[55], %b[63], %b[63]
  xord,5 %g26, %g23, %g23
}
{
  xord,0 %b[1], %g7, %g7
  xord,1 %r18, %r39, %r39
  xord,2 %g0, %r23, %r23
  xord,3 %b[89], %g23, %g23
  xord,4 %b[42], %b[63], %b[63]
  xord,5 %g16, %b[47], %b[47]
}
{
  xord,0 %r40, %r27, %r27
  xord,1 %b[4], %r62, %r62
  xord,2 %r23, %g7, %g7
  xord,3 %b[64], %b[51], %b[51]
  xord,4 %b[92], %b[86], %b[86]
  xord,5 %b[47], %g23, %g23
}
{
  xord,0 %r38, %r54, %r54
  xord,1 %r19, %b[0], %b[0]
  xord,2 %r30, %b[7], %b[7]
  xord,3 %b[62], %b[78], %b[78]
  xord,4 %b[43], %b[88], %b[88]
  xord,5 %b[54], %b[95], %b[95]
}
{
  xord,0 %r39, %g7, %g7
  xord,1 %g11, %g3, %g3
  xord,2 %g2, %r60, %r60
  xord,3 %b[63], %g23, %g23
  xord,4 %g27, %g19, %g19
  xord,5 %g18, %b[84], %b[84]
}
{
  ldd,0 [ %b[102] + %r17 ], %r17
  xord,1 %r35, %r63, %r63
  ldd,2 [ %b[104] + %g15 ], %g15
  ldd,3 [ %b[102] + %b[41] ], %b[41]
  xord,4 %b[59], %b[87], %b[87]
  ldd,5 [ %b[104] + %g31 ], %g31
}
{
  ldd,0 [ %b[98] + %r52 ], %r52
  xord,1 %r29, %r49, %r49
  ldd,2 [ %b[100] + %r33 ], %r33
  ldd,3 [ %b[98] + %b[76] ], %b[76]
  xord,4 %b[53], %b[73], %b[73]
  ldd,5 [ %b[100] + %b[57] ], %b[57]
}
{
  xord,0 %r25, %r46, %r46
  xord,1 %r44, %r43, %r43
  ldd,2 [ %b[96] + %r58 ], %r58
  xord,3 %b[49], %b[70], %b[70]
  xord,4 %b[68], %b[67], %b[67]
  ldd,5 [ %b[96] + %b[82] ], %b[82]
}
{
  xord,0 %r41, %b[5], %b[5]
  xord,1 %g15, %r17, %r17
  xord,2 %r50, %r24, %r24
  xord,3 %b[65], %b[93], %b[93]
  xord,4 %g31, %b[41], %b[41]
  xord,5 %b[74], %b[48], %b[48]
}
{
  xord,0 %r49, %r46, %r46
  xord,1 %r43, %r24, %r24
  xord,2 %r33, %r52, %r52
  xord,3 %b[73], %b[70], %b[70]
  xord,4 %b[67], %b[48], %b[48]
  xord,5 %b[57], %b[76], %b[76]
}
{
  xord,0 %b[5], %r17, %r17
  xord,1 %r46, %r24, %r24
  xord,2 %r58, %r63, %r63
  xord,3 %b[93], %b[41], %b[41]
  xord,4 %b[70], %b[48], %b[48]
  xord,5 %b[82], %b[87], %b[87]
}
{
  xord,0 %r62, %b[7], %b[7]
  xord,1 %b[0], %r60, %r60
  xord,2 %r52, %r63, %r63
  xord,3 %b[86], %b[95], %b[95]
  xord,4 %b[88], %b[84], %b[84]
  xord,5 %b[76], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0x30 ], %b[0]
  shl_andd,1 %b[2], 4, %r7, %r17
  xord,2 %r17, %r63, %r63
  ldd,3 [ %r2 + 0x30 ], %b[88]
  shl_andd,4 %b[90], 4, %r7, %b[41]
  xord,5 %b[41], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0x38 ], %r62
  shl_andd,1 %r27, 4, %r7, %r24
  xord,2 %r24, %r63, %r63
  ldd,3 [ %r2 + 0x38 ], %b[86]
  shl_andd,4 %b[51], 4, %r7, %b[48]
  xord,5 %b[48], %b[87], %b[87]
}
{
  ldd,0 [ %b[126] + %r17 ], %r17
  shl_andd,1 %r54, 4, %r7, %r52
  ldd,2 [ %b[127] + %r17 ], %r46
  ldd,3 [ %b[126] + %b[41] ], %b[41]
  shl_andd,4 %b[78], 4, %r7, %b[76]
  ldd,5 [ %b[127] + %b[41] ], %b[70]
}
{
  ldd,0 [ %b[126] + %r24 ], %r24
  shr_andd,1 %b[2], 4, %r7, %b[5]
  ldd,2 [ %b[127] + %r24 ], %r58
  ldd,3 [ %b[126] + %b[48] ], %b[48]
  shr_andd,4 %b[90], 4, %r7, %b[93]
  ldd,5 [ %b[127] + %b[48] ], %b[82]
}
{
  ldd,0 [ %b[126] + %r52 ], %r52
  shr_andd,1 %b[2], 0xc, %r7, %r43
  ldd,2 [ %b[127] + %r52 ], %r49
  ldd,3 [ %b[126] + %b[76] ], %b[76]
  shr_andd,4 %b[90], 0xc, %r7, %b[67]
  ldd,5 [ %b[127] + %b[76] ], %b[73]
}
{
  ldd,0 [ %b[124] + %b[5] ], %b[5]
  shr_andd,1 %b[2], 0x14, %r7, %r33
  ldd,2 [ %b[125] + %b[5] ], %g15
  ldd,3 [ %b[124] + %b[93] ], %b[93]
  shr_andd,4 %b[90], 0x14, %r7, %b[57]
  ldd,5 [ %b[125] + %b[93] ], %g31
}
{
  ldd,0 [ %b[122] + %r43 ], %r43
  shr_andd,1 %b[2], 0x1c, %r7, %r41
  ldd,2 [ %b[123] + %r43 ], %r50
  ldd,3 [ %b[122] + %b[67] ], %b[67]
  shr_andd,4 %b[90], 0x1c, %r7, %b[65]
  ldd,5 [ %b[123] + %b[67] ], %b[74]
}
{
  ldd,0 [ %b[120] + %r33 ], %r33
  shr_andd,1 %b[2], 0x24, %r7, %r44
  ldd,2 [ %b[121] + %r33 ], %r25
  ldd,3 [ %b[120] + %b[57] ], %b[57]
  shr_andd,4 %b[90], 0x24, %r7, %b[68]
  ldd,5 [ %b[121] + %b[57] ], %b[49]
}
{
  ldd,0 [ %b[118] + %r41 ], %r41
  shr_andd,1 %b[2], 0x2c, %r7, %r29
  ldd,2 [ %b[119] + %r41 ], %r35
  ldd,3 [ %b[118] + %b[65] ], %b[65]
  shr_andd,4 %b[90], 0x2c, %r7, %b[53]
  ldd,5 [ %b[119] + %b[65] ], %b[59]
}
{
  ldd,0 [ %b[116] + %r44 ], %r44
  shr_andd,1 %b[2], 0x34, %r7, %b[2]
  ldd,2 [ %b[117] + %r44 ], %g11
  ldd,3 [ %b[116] + %b[68] ], %b[68]
  shr_andd,4 %b[90], 0x34, %r7, %b[90]
  ldd,5 [ %b[117] + %b[68] ], %g27
}
{
  ldd,0 [ %b[114] + %r29 ], %r29
  shl_andd,1 %g3, 4, %r7, %r39
  ldd,2 [ %b[115] + %r29 ], %g2
  ldd,3 [ %b[114] + %b[53] ], %b[53]
  shl_andd,4 %g19, 4, %r7, %b[63]
  ldd,5 [ %b[115] + %b[53] ], %g18
}
{
  ldd,0 [ %b[112] + %b[2] ], %b[2]
  shr_andd,1 %g3, 4, %r7, %r19
  ldd,2 [ %b[113] + %b[2] ], %r38
  ldd,3 [ %b[112] + %b[90] ], %b[90]
  shr_andd,4 %g19, 4, %r7, %b[43]
  ldd,5 [ %b[113] + %b[90] ], %b[62]
}
{
  ldd,0 [ %b[110] + %r39 ], %r39
  shr_andd,1 %g3, 0xc, %r7, %r30
  ldd,2 [ %b[111] + %r39 ], %b[4]
  ldd,3 [ %b[110] + %b[63] ], %b[63]
  shr_andd,4 %g19, 0xc, %r7, %b[54]
  ldd,5 [ %b[111] + %b[63] ], %b[92]
}
{
  ldd,0 [ %b[108] + %r19 ], %r19
  shr_andd,1 %g3, 0x14, %r7, %r40
  ldd,2 [ %b[109] + %r19 ], %r23
  ldd,3 [ %b[108] + %b[43] ], %b[43]
  shr_andd,4 %g19, 0x14, %r7, %b[64]
  ldd,5 [ %b[109] + %b[43] ], %b[47]
}
{
  ldd,0 [ %b[106] + %r30 ], %r30
  shr_andd,1 %g3, 0x1c, %r7, %r18
  ldd,2 [ %b[107] + %r30 ], %b[1]
  ldd,3 [ %b[106] + %b[54] ], %b[54]
  shr_andd,4 %g19, 0x1c, %r7, %b[42]
  ldd,5 [ %b[107] + %b[54] ], %b[89]
}
{
  ldd,0 [ %b[104] + %r40 ], %r40
  shr_andd,1 %g3, 0x24, %r7, %g0
  ldd,2 [ %b[105] + %r40 ], %r31
  ldd,3 [ %b[104] + %b[64] ], %b[64]
  shr_andd,4 %g19, 0x24, %r7, %g16
  ldd,5 [ %b[105] + %b[64] ], %b[55]
}
{
  ldd,0 [ %b[102] + %r18 ], %r18
  shr_andd,1 %g3, 0x2c, %r7, %r48
  ldd,2 [ %b[103] + %r18 ], %g10
  ldd,3 [ %b[102] + %b[42] ], %b[42]
  shr_andd,4 %g19, 0x2c, %r7, %b[72]
  ldd,5 [ %b[103] + %b[42] ], %g26
}
{
  ldd,0 [ %b[100] + %g0 ], %g0
  shr_andd,1 %g3, 0x34, %r7, %g3
  ldd,2 [ %b[101] + %g0 ], %r21
  ldd,3 [ %b[100] + %g16 ], %g16
  shr_andd,4 %g19, 0x34, %r7, %g19
  ldd,5 [ %b[101] + %g16 ], %b[45]
}
{
  ldd,0 [ %b[98] + %r48 ], %r48
  shl_andd,1 %g7, 4, %r7, %r36
  ldd,2 [ %b[99] + %r48 ], %g6
  ldd,3 [ %b[98] + %b[72] ], %b[72]
  shl_andd,4 %g23, 4, %r7, %b[60]
  ldd,5 [ %b[99] + %b[72] ], %g22
}
{
  ldd,0 [ %b[96] + %g3 ], %g3
  shr_andd,1 %r27, 4, %r7, %r20
  ldd,2 [ %b[97] + %g3 ], %b[6]
  ldd,3 [ %b[96] + %g19 ], %g19
  shr_andd,4 %b[51], 4, %r7, %b[44]
  ldd,5 [ %b[97] + %g19 ], %b[94]
}
{
  xord,0 %b[0], %r58, %r58
  shr_andd,1 %r27, 0xc, %r7, %g5
  xord,2 %b[0], %r46, %r46
  xord,3 %b[88], %b[82], %b[82]
  shr_andd,4 %b[51], 0xc, %r7, %g21
  xord,5 %b[88], %b[70], %b[70]
}
{
  ldd,0 [ %b[124] + %r20 ], %r20
  shr_andd,1 %r27, 0x14, %r7, %r53
  ldd,2 [ %b[125] + %r20 ], %r37
  ldd,3 [ %b[124] + %b[44] ], %b[44]
  shr_andd,4 %b[51], 0x14, %r7, %b[77]
  ldd,5 [ %b[125] + %b[44] ], %b[61]
}
{
  ldd,0 [ %b[122] + %g5 ], %g5
  shr_andd,1 %r27, 0x1c, %r7, %r26
  ldd,2 [ %b[123] + %g5 ], %r51
  ldd,3 [ %b[122] + %g21 ], %g21
  shr_andd,4 %b[51], 0x1c, %r7, %b[50]
  ldd,5 [ %b[123] + %g21 ], %b[75]
}
{
  ldd,0 [ %b[120] + %r53 ], %r53
  shr_andd,1 %r27, 0x24, %r7, %r57
  ldd,2 [ %b[121] + %r53 ], %b[3]
  ldd,3 [ %b[120] + %b[77] ], %b[77]
  shr_andd,4 %b[51], 0x24, %r7, %b[81]
  ldd,5 [ %b[121] + %b[77] ], %b[91]
}
{
  ldd,0 [ %b[118] + %r26 ], %r26
  shr_andd,1 %r27, 0x2c, %r7, %r42
  ldd,2 [ %b[119] + %r26 ], %r47
  ldd,3 [ %b[118] + %b[50] ], %b[50]
  shr_andd,4 %b[51], 0x2c, %r7, %b[66]
  ldd,5 [ %b[119] + %b[50] ], %b[71]
}
{
  ldd,0 [ %b[116] + %r57 ], %r57
  shr_andd,1 %r27, 0x34, %r7, %r27
  ldd,2 [ %b[117] + %r57 ], %g14
  ldd,3 [ %b[116] + %b[81] ], %b[81]
  shr_andd,4 %b[51], 0x34, %r7, %b[51]
  ldd,5 [ %b[117] + %b[81] ], %g30
}
{
  ldd,0 [ %b[114] + %r42 ], %r42
  shl_andd,1 %b[7], 4, %r7, %r59
  ldd,2 [ %b[115] + %r42 ], %g9
  ldd,3 [ %b[114] + %b[66] ], %b[66]
  shl_andd,4 %b[95], 4, %r7, %b[83]
  ldd,5 [ %b[115] + %b[66] ], %g25
}
{
  ldd,0 [ %b[112] + %r27 ], %r27
  shr_andd,1 %b[7], 4, %r7, %g4
  ldd,2 [ %b[113] + %r27 ], %r56
  ldd,3 [ %b[112] + %b[51] ], %b[51]
  shr_andd,4 %b[95], 4, %r7, %g20
  ldd,5 [ %b[113] + %b[51] ], %b[80]
}
{
  ldd,0 [ %b[110] + %r59 ], %r59
  shr_andd,1 %b[7], 0xc, %r7, %g8
  ldd,2 [ %b[111] + %r59 ], %r28
  ldd,3 [ %b[110] + %b[83] ], %b[83]
  shr_andd,4 %b[95], 0xc, %r7, %g24
  ldd,5 [ %b[111] + %b[83] ], %b[52]
}
{
  ldd,0 [ %b[108] + %g4 ], %g4
  shr_andd,1 %b[7], 0x14, %r7, %r34
  ldd,2 [ %b[109] + %g4 ], %r22
  ldd,3 [ %b[108] + %g20 ], %g20
  shr_andd,4 %b[95], 0x14, %r7, %b[58]
  ldd,5 [ %b[109] + %g20 ], %b[46]
}
{
  ldd,0 [ %b[106] + %g8 ], %g8
  shr_andd,1 %b[7], 0x1c, %r7, %r61
  ldd,2 [ %b[107] + %g8 ], %r32
  ldd,3 [ %b[106] + %g24 ], %g24
  shr_andd,4 %b[95], 0x1c, %r7, %b[85]
  ldd,5 [ %b[107] + %g24 ], %b[56]
}
{
  ldd,0 [ %b[104] + %r34 ], %r34
  shr_andd,1 %b[7], 0x24, %r7, %r55
  ldd,2 [ %b[105] + %r34 ], %r45
  ldd,3 [ %b[104] + %b[58] ], %b[58]
  shr_andd,4 %b[95], 0x24, %r7, %b[79]
  ldd,5 [ %b[105] + %b[58] ], %b[69]
}
{
  ldd,0 [ %b[102] + %r61 ], %r61
  shr_andd,1 %b[7], 0x2c, %r7, %r16
  ldd,2 [ %b[103] + %r61 ], %g1
  ldd,3 [ %b[102] + %b[85] ], %b[85]
  shr_andd,4 %b[95], 0x2c, %r7, %b[40]
  ldd,5 [ %b[103] + %b[85] ], %g17
}
{
  xord,0 %g15, %r50, %r50
  shr_andd,1 %b[7], 0x34, %r7, %b[7]
  xord,2 %b[0], %r49, %r49
  xord,3 %g31, %b[74], %b[74]
  shr_andd,4 %b[95], 0x34, %r7, %b[95]
  xord,5 %b[88], %b[73], %b[73]
}
{
  xord,0 %g11, %g2, %g2
  shr_andd,1 %r54, 4, %r7, %g15
  xord,2 %r25, %r35, %r35
  xord,3 %g27, %g18, %g18
  shr_andd,4 %b[78], 4, %r7, %g31
  xord,5 %b[49], %b[59], %b[59]
}
{
  ldd,0 [ %b[100] + %r55 ], %r55
  shr_andd,1 %r54, 0xc, %r7, %g11
  ldd,2 [ %b[101] + %r55 ], %r25
  ldd,3 [ %b[100] + %b[79] ], %b[79]
  shr_andd,4 %b[78], 0xc, %r7, %g27
  ldd,5 [ %b[101] + %b[79] ], %b[49]
}
{
  xord,0 %r23, %b[1], %b[1]
  xord,1 %r31, %g10, %g10
  xord,2 %r38, %b[4], %b[4]
  xord,3 %b[47], %b[89], %b[89]
  xord,4 %b[55], %g26, %g26
  xord,5 %b[62], %b[92], %b[92]
}
{
  ldd,0 [ %b[99] + %r16 ], %r38
  shr_andd,1 %r54, 0x14, %r7, %r31
  ldd,2 [ %b[127] + %r36 ], %r23
  ldd,3 [ %b[99] + %b[40] ], %b[62]
  shr_andd,4 %b[78], 0x14, %r7, %b[55]
  ldd,5 [ %b[127] + %b[60] ], %b[47]
}
{
  xord,0 %r21, %g6, %g6
  xord,1 %b[6], %r46, %r46
  ldd,2 [ %b[98] + %r16 ], %r16
  xord,3 %b[45], %g22, %g22
  xord,4 %b[94], %b[70], %b[70]
  ldd,5 [ %b[98] + %b[40] ], %b[40]
}
{
  ldd,0 [ %b[96] + %b[7] ], %b[7]
  shr_andd,1 %r54, 0x1c, %r7, %b[6]
  ldd,2 [ %b[97] + %b[7] ], %r21
  ldd,3 [ %b[96] + %b[95] ], %b[95]
  shr_andd,4 %b[78], 0x1c, %r7, %b[94]
  ldd,5 [ %b[97] + %b[95] ], %b[45]
}
{
  xord,0 %r37, %r51, %r51
  xord,1 %b[3], %r47, %r47
  xord,2 %r62, %r17, %r17
  xord,3 %b[61], %b[75], %b[75]
  xord,4 %b[91], %b[71], %b[71]
  xord,5 %b[86], %b[41], %b[41]
}
{
  ldd,0 [ %b[124] + %g15 ], %g15
  shr_andd,1 %r54, 0x24, %r7, %b[3]
  ldd,2 [ %b[125] + %g15 ], %r37
  ldd,3 [ %b[124] + %g31 ], %g31
  shr_andd,4 %b[78], 0x24, %r7, %b[91]
  ldd,5 [ %b[125] + %g31 ], %b[61]
}
{
  xord,0 %r56, %r28, %r28
  xord,1 %r22, %r32, %r32
  xord,2 %g14, %g9, %g9
  xord,3 %b[80], %b[52], %b[52]
  xord,4 %b[46], %b[56], %b[56]
  xord,5 %g30, %g25, %g25
}
{
  ldd,0 [ %b[121] + %r31 ], %g14
  shr_andd,1 %r54, 0x2c, %r7, %r22
  ldd,2 [ %b[123] + %g11 ], %r56
  ldd,3 [ %b[121] + %b[55] ], %g30
  shr_andd,4 %b[78], 0x2c, %r7, %b[46]
  ldd,5 [ %b[123] + %g27 ], %b[80]
}
{
  ldd,0 [ %b[120] + %r31 ], %r31
  shr_andd,1 %r54, 0x34, %r7, %r54
  ldd,2 [ %b[122] + %g11 ], %g11
  ldd,3 [ %b[120] + %b[55] ], %b[55]
  shr_andd,4 %b[78], 0x34, %r7, %b[78]
  ldd,5 [ %b[122] + %g27 ], %g27
}
{
  xord,0 %r25, %r38, %r38
  xord,1 %r21, %r58, %r58
  xord,2 %r45, %g1, %g1
  xord,3 %b[49], %b[62], %b[62]
  xord,4 %b[45], %b[82], %b[82]
  xord,5 %b[69], %g17, %g17
}
{
  ldd,0 [ %b[117] + %b[3] ], %r45
  shl_andd,1 %r60, 4, %r7, %r21
  ldd,2 [ %b[119] + %b[6] ], %r25
  ldd,3 [ %b[117] + %b[91] ], %b[69]
  shl_andd,4 %b[84], 4, %r7, %b[45]
  ldd,5 [ %b[119] + %b[94] ], %b[49]
}
{
  ldd,0 [ %b[116] + %b[3] ], %b[3]
  xord,1 %r62, %r24, %r24
  ldd,2 [ %b[118] + %b[6] ], %b[6]
  ldd,3 [ %b[116] + %b[91] ], %b[91]
  xord,4 %b[86], %b[48], %b[48]
  ldd,5 [ %b[118] + %b[94] ], %b[94]
}
{
  xord,0 %r62, %r52, %r52
  xord,1 %r50, %r35, %r35
  xord,2 %r37, %r56, %r56
  xord,3 %b[86], %b[76], %b[76]
  xord,4 %b[74], %b[59], %b[59]
  xord,5 %b[61], %b[80], %b[80]
}
{
  ldd,0 [ %b[114] + %r22 ], %r22
  shr_andd,1 %r60, 4, %r7, %r50
  ldd,2 [ %b[115] + %r22 ], %r37
  ldd,3 [ %b[114] + %b[46] ], %b[46]
  shr_andd,4 %b[84], 4, %r7, %b[74]
  ldd,5 [ %b[115] + %b[46] ], %b[61]
}
{
  xord,0 %g2, %b[4], %b[4]
  xord,1 %b[1], %g10, %g10
  xord,2 %g14, %r25, %r25
  xord,3 %g18, %b[92], %b[92]
  xord,4 %b[89], %g26, %g26
  xord,5 %g30, %b[49], %b[49]
}
{
  ldd,0 [ %b[111] + %r21 ], %g14
  shr_andd,1 %r60, 0xc, %r7, %b[1]
  ldd,2 [ %b[113] + %r54 ], %g2
  ldd,3 [ %b[111] + %b[45] ], %g30
  shr_andd,4 %b[84], 0xc, %r7, %b[89]
  ldd,5 [ %b[113] + %b[78] ], %g18
}
{
  ldd,0 [ %b[110] + %r21 ], %r21
  xord,1 %r45, %r37, %r37
  ldd,2 [ %b[112] + %r54 ], %r54
  ldd,3 [ %b[110] + %b[45] ], %b[45]
  xord,4 %b[69], %b[61], %b[61]
  ldd,5 [ %b[112] + %b[78] ], %b[78]
}
{
  xord,0 %b[5], %r43, %r43
  shr_andd,1 %r60, 0x14, %r7, %r45
  xord,2 %g6, %r46, %r46
  xord,3 %b[93], %b[67], %b[67]
  shr_andd,4 %b[84], 0x14, %r7, %b[69]
  xord,5 %g22, %b[70], %b[70]
}
{
  ldd,0 [ %b[108] + %r50 ], %r50
  shr_andd,1 %r60, 0x1c, %r7, %b[5]
  ldd,2 [ %b[109] + %r50 ], %g6
  ldd,3 [ %b[108] + %b[74] ], %b[74]
  shr_andd,4 %b[84], 0x1c, %r7, %b[93]
  ldd,5 [ %b[109] + %b[74] ], %g22
}
{
  xord,0 %r33, %r41, %r41
  xord,1 %r44, %r29, %r29
  xord,2 %g2, %g14, %g14
  xord,3 %b[57], %b[65], %b[65]
  xord,4 %b[68], %b[53], %b[53]
  xord,5 %g18, %g30, %g30
}
{
  ldd,0 [ %b[105] + %r45 ], %g2
  shr_andd,1 %r60, 0x24, %r7, %r44
  ldd,2 [ %b[107] + %b[1] ], %r33
  ldd,3 [ %b[105] + %b[69] ], %g18
  shr_andd,4 %b[84], 0x24, %r7, %b[68]
  ldd,5 [ %b[107] + %b[89] ], %b[57]
}
{
  ldd,0 [ %b[104] + %r45 ], %r45
  xord,1 %b[2], %r39, %r39
  ldd,2 [ %b[106] + %b[1] ], %b[1]
  ldd,3 [ %b[104] + %b[69] ], %b[69]
  xord,4 %b[90], %b[63], %b[63]
  ldd,5 [ %b[106] + %b[89] ], %b[89]
}
{
  xord,0 %r40, %r18, %r18
  shr_andd,1 %r60, 0x2c, %r7, %b[2]
  xord,2 %r19, %r30, %r30
  xord,3 %b[64], %b[42], %b[42]
  shr_andd,4 %b[84], 0x2c, %r7, %b[90]
  xord,5 %b[43], %b[54], %b[54]
}
{
  ldd,0 [ %b[101] + %r44 ], %r19
  shr_andd,1 %r60, 0x34, %r7, %r60
  ldd,2 [ %b[103] + %b[5] ], %r40
  ldd,3 [ %b[101] + %b[68] ], %b[43]
  shr_andd,4 %b[84], 0x34, %r7, %b[84]
  ldd,5 [ %b[103] + %b[93] ], %b[64]
}
{
  ldd,0 [ %b[100] + %r44 ], %r44
  xord,1 %g6, %r33, %r33
  ldd,2 [ %b[102] + %b[5] ], %b[5]
  ldd,3 [ %b[100] + %b[68] ], %b[68]
  xord,4 %g22, %b[57], %b[57]
  ldd,5 [ %b[102] + %b[93] ], %b[93]
}
{
  xord,0 %g3, %r17, %r17
  shr_andd,1 %g7, 4, %r7, %g6
  xord,2 %g0, %r48, %r48
  xord,3 %g19, %b[41], %b[41]
  shr_andd,4 %g23, 4, %r7, %g22
  xord,5 %g16, %b[72], %b[72]
}
{
  ldd,0 [ %b[98] + %b[2] ], %b[2]
  shr_andd,1 %g7, 0xc, %r7, %g3
  ldd,2 [ %b[99] + %b[2] ], %g0
  ldd,3 [ %b[98] + %b[90] ], %b[90]
  shr_andd,4 %g23, 0xc, %r7, %g19
  ldd,5 [ %b[99] + %b[90] ], %g16
}
{
  xord,0 %r51, %r47, %r47
  xord,1 %g9, %r28, %r28
  xord,2 %g2, %r40, %r40
  xord,3 %b[75], %b[71], %b[71]
  xord,4 %g25, %b[52], %b[52]
  xord,5 %g18, %b[64], %b[64]
}
{
  ldd,0 [ %b[125] + %g6 ], %g2
  shr_andd,1 %g7, 0x14, %r7, %g9
  ldd,2 [ %b[97] + %r60 ], %r51
  ldd,3 [ %b[125] + %g22 ], %g18
  shr_andd,4 %g23, 0x14, %r7, %g25
  ldd,5 [ %b[97] + %b[84] ], %b[75]
}
{
  xord,0 %r19, %g0, %g0
  xord,1 %r32, %g1, %g1
  ldd,2 [ %b[96] + %r60 ], %r60
  xord,3 %b[43], %g16, %g16
  xord,4 %b[56], %g17, %g17
  ldd,5 [ %b[96] + %b[84] ], %b[84]
}
{
  xord,0 %r38, %r58, %r58
  shr_andd,1 %g7, 0x1c, %r7, %r32
  ldd,2 [ %b[123] + %g3 ], %r19
  xord,3 %b[62], %b[82], %b[82]
  shr_andd,4 %g23, 0x1c, %r7, %b[56]
  ldd,5 [ %b[123] + %g19 ], %b[43]
}
{
  xord,0 %r20, %g5, %g5
  shr_andd,1 %g7, 0x24, %r7, %r38
  xord,2 %r51, %r49, %r49
  xord,3 %b[44], %g21, %g21
  shr_andd,4 %g23, 0x24, %r7, %b[62]
  xord,5 %b[75], %b[73], %b[73]
}
{
  xord,0 %r53, %r26, %r26
  shr_andd,1 %g7, 0x2c, %r7, %r20
  ldd,2 [ %b[121] + %g9 ], %r51
  xord,3 %b[77], %b[50], %b[50]
  shr_andd,4 %g23, 0x2c, %r7, %b[44]
  ldd,5 [ %b[121] + %g25 ], %b[75]
}
{
  xord,0 %r57, %r42, %r42
  shr_andd,1 %g7, 0x34, %r7, %g7
  ldd,2 [ %b[119] + %r32 ], %r53
  xord,3 %b[81], %b[66], %b[66]
  shr_andd,4 %g23, 0x34, %r7, %g23
  ldd,5 [ %b[119] + %b[56] ], %b[77]
}
{
  xord,0 %g4, %g8, %g8
  shl_andd,1 %r63, 4, %r7, %r57
  xord,2 %r27, %r59, %r59
  xord,3 %g20, %g24, %g24
  shl_andd,4 %b[87], 4, %r7, %b[81]
  xord,5 %b[51], %b[83], %b[83]
}
{
  xord,0 %r34, %r61, %r61
  shr_andd,1 %r63, 4, %r7, %g4
  ldd,2 [ %b[117] + %r38 ], %r27
  xord,3 %b[58], %b[85], %b[85]
  shr_andd,4 %b[87], 4, %r7, %g20
  ldd,5 [ %b[117] + %b[62] ], %b[51]
}
{
  xord,0 %b[7], %r24, %r24
  shr_andd,1 %r63, 0xc, %r7, %r34
  xord,2 %r55, %r16, %r16
  xord,3 %b[95], %b[48], %b[48]
  shr_andd,4 %b[87], 0xc, %r7, %b[58]
  xord,5 %b[79], %b[40], %b[40]
}
{
  xord,0 %r56, %r25, %r25
  shr_andd,1 %r63, 0x14, %r7, %b[7]
  ldd,2 [ %b[115] + %r20 ], %r55
  xord,3 %b[80], %b[49], %b[49]
  shr_andd,4 %b[87], 0x14, %r7, %b[95]
  ldd,5 [ %b[115] + %b[44] ], %b[79]
}
{
  xord,0 %r33, %r40, %r40
  shr_andd,1 %r63, 0x1c, %r7, %r56
  xord,2 %r37, %g14, %g14
  xord,3 %b[57], %b[64], %b[64]
  shr_andd,4 %b[87], 0x1c, %r7, %b[80]
  xord,5 %b[61], %g30, %g30
}
{
  xord,0 %g0, %r49, %r49
  shr_andd,1 %r63, 0x24, %r7, %r33
  ldd,2 [ %b[113] + %g7 ], %r37
  xord,3 %g16, %b[73], %b[73]
  shr_andd,4 %b[87], 0x24, %r7, %b[57]
  ldd,5 [ %b[113] + %g23 ], %b[61]
}
{
  xord,0 %r31, %b[6], %b[6]
  shr_andd,1 %r63, 0x2c, %r7, %g0
  xord,2 %g15, %g11, %g11
  xord,3 %b[55], %b[94], %b[94]
  shr_andd,4 %b[87], 0x2c, %r7, %g16
  xord,5 %g31, %g27, %g27
}
{
  xord,0 %b[3], %r22, %r22
  shr_andd,1 %r63, 0x34, %r7, %r63
  ldd,2 [ %b[111] + %r57 ], %r31
  xord,3 %b[91], %b[46], %b[46]
  shr_andd,4 %b[87], 0x34, %r7, %b[87]
  ldd,5 [ %b[111] + %b[81] ], %b[55]
}
{
  xord,0 %r50, %b[1], %b[1]
  xord,1 %r45, %b[5], %b[5]
  xord,2 %r54, %r21, %r21
  xord,3 %b[74], %b[89], %b[89]
  xord,4 %b[69], %b[93], %b[93]
  xord,5 %b[78], %b[45], %b[45]
}
{
  xord,0 %r60, %r52, %r52
  xord,1 %r35, %b[4], %b[4]
  xord,2 %r44, %b[2], %b[2]
  xord,3 %b[84], %b[76], %b[76]
  xord,4 %b[59], %b[92], %b[92]
  xord,5 %b[68], %b[90], %b[90]
}
{
  xord,0 %g10, %r46, %r46
  xord,1 %r43, %r41, %r41
  ldd,2 [ %b[109] + %g4 ], %r35
  xord,3 %g26, %b[70], %b[70]
  xord,4 %b[67], %b[65], %b[65]
  ldd,5 [ %b[109] + %g20 ], %b[59]
}
{
  xord,0 %r29, %r39, %r39
  xord,1 %r30, %r18, %r18
  ldd,2 [ %b[107] + %r34 ], %r43
  xord,3 %b[53], %b[63], %b[63]
  xord,4 %b[54], %b[42], %b[42]
  ldd,5 [ %b[107] + %b[58] ], %b[67]
}
{
  xord,0 %r47, %r28, %r28
  xord,1 %g1, %r58, %r58
  xord,2 %r48, %r17, %r17
  xord,3 %b[71], %b[52], %b[52]
  xord,4 %g17, %b[82], %b[82]
  xord,5 %b[72], %b[41], %b[41]
}
{
  xord,0 %r42, %r59, %r59
  xord,1 %g8, %r61, %r61
  xord,2 %g5, %r26, %r26
  xord,3 %b[66], %b[83], %b[83]
  xord,4 %g24, %b[85], %b[85]
  xord,5 %g21, %b[50], %b[50]
}
{
  xord,0 %r25, %g14, %g14
  xord,1 %r40, %r49, %r49
  xord,2 %r16, %r24, %r24
  xord,3 %b[49], %g30, %g30
  xord,4 %b[64], %b[73], %b[73]
  xord,5 %b[40], %b[48], %b[48]
}
{
  xord,0 %r22, %r21, %r21
  xord,1 %b[1], %b[5], %b[5]
  xord,2 %g11, %b[6], %b[6]
  xord,3 %b[46], %b[45], %b[45]
  xord,4 %b[89], %b[93], %b[93]
  xord,5 %g27, %b[94], %b[94]
}
{
  xord,0 %b[4], %r46, %r46
  xord,1 %r41, %r39, %r39
  xord,2 %b[2], %r52, %r52
  xord,3 %b[92], %b[70], %b[70]
  xord,4 %b[65], %b[63], %b[63]
  xord,5 %b[90], %b[76], %b[76]
}
{
  ldd,0 [ %b[103] + %r56 ], %b[4]
  xord,1 %b[0], %r23, %r23
  ldd,2 [ %b[105] + %b[7] ], %r41
  ldd,3 [ %b[103] + %b[80] ], %b[92]
  xord,4 %b[88], %b[47], %b[47]
  ldd,5 [ %b[105] + %b[95] ], %b[65]
}
{
  ldd,0 [ %b[99] + %g0 ], %b[2]
  xord,1 %g2, %r19, %r19
  ldd,2 [ %b[101] + %r33 ], %b[0]
  ldd,3 [ %b[99] + %g16 ], %b[90]
  xord,4 %g18, %b[43], %b[43]
  ldd,5 [ %b[101] + %b[57] ], %b[88]
}
{
  ldd,0 [ %b[126] + %r36 ], %r36
  xord,1 %r51, %r53, %r53
  ldd,2 [ %b[97] + %r63 ], %g2
  ldd,3 [ %b[126] + %b[60] ], %b[60]
  xord,4 %b[75], %b[77], %b[77]
  ldd,5 [ %b[97] + %b[87] ], %g18
}
{
  ldd,0 [ %b[122] + %g3 ], %g3
  xord,1 %r27, %r55, %r55
  ldd,2 [ %b[124] + %g6 ], %g6
  ldd,3 [ %b[122] + %g19 ], %g19
  xord,4 %b[51], %b[79], %b[79]
  ldd,5 [ %b[124] + %g22 ], %g22
}
{
  ldd,0 [ %b[118] + %r32 ], %r32
  xord,1 %r37, %r31, %r31
  ldd,2 [ %b[120] + %g9 ], %g9
  ldd,3 [ %b[118] + %b[56] ], %b[56]
  xord,4 %b[61], %b[55], %b[55]
  ldd,5 [ %b[120] + %g25 ], %g25
}
{
  ldd,0 [ %b[114] + %r20 ], %r20
  xord,1 %r35, %r43, %r43
  ldd,2 [ %b[116] + %r38 ], %r38
  ldd,3 [ %b[114] + %b[44] ], %b[44]
  xord,4 %b[59], %b[67], %b[67]
  ldd,5 [ %b[116] + %b[62] ], %b[62]
}
{
  ldd,0 [ %b[110] + %r57 ], %r57
  xord,1 %r41, %b[4], %b[4]
  ldd,2 [ %b[112] + %g7 ], %g7
  ldd,3 [ %b[110] + %b[81] ], %b[81]
  xord,4 %b[65], %b[92], %b[92]
  ldd,5 [ %b[112] + %g23 ], %g23
}
{
  xord,0 %b[0], %b[2], %b[2]
  xord,1 %g2, %r23, %r23
  ldd,2 [ %b[108] + %g4 ], %g4
  xord,3 %b[88], %b[90], %b[90]
  xord,4 %g18, %b[47], %b[47]
  ldd,5 [ %b[108] + %g20 ], %g20
}
{
  xord,0 %r55, %r31, %r31
  xord,1 %r43, %b[4], %b[4]
  xord,2 %r19, %r53, %r53
  xord,3 %b[79], %b[55], %b[55]
  xord,4 %b[67], %b[92], %b[92]
  xord,5 %b[43], %b[77], %b[77]
}
{
  xord,0 %r53, %r31, %r31
  xord,1 %r18, %r17, %r17
  xord,2 %b[2], %r23, %r23
  xord,3 %b[77], %b[55], %b[55]
  xord,4 %b[42], %b[41], %b[41]
  xord,5 %b[90], %b[47], %b[47]
}
{
  xord,0 %b[4], %r23, %r23
  xord,1 %r28, %r58, %r58
  ldd,2 [ %b[106] + %r34 ], %r34
  xord,3 %b[92], %b[47], %b[47]
  xord,4 %b[52], %b[82], %b[82]
  ldd,5 [ %b[106] + %b[58] ], %b[58]
}
{
  xord,0 %r61, %r24, %r24
  xord,1 %g14, %r49, %r49
  xord,2 %r26, %r59, %r59
  xord,3 %b[85], %b[48], %b[48]
  xord,4 %g30, %b[73], %b[73]
  xord,5 %b[50], %b[83], %b[83]
}
{
  xord,0 %b[5], %r52, %r52
  xord,1 %r31, %r23, %r23
  xord,2 %b[6], %r21, %r21
  xord,3 %b[93], %b[76], %b[76]
  xord,4 %b[55], %b[47], %b[47]
  xord,5 %b[94], %b[45], %b[45]
}
{
  xord,0 %r59, %r24, %r24
  xord,1 %r21, %r52, %r52
  xord,2 %r39, %r17, %r17
  xord,3 %b[83], %b[48], %b[48]
  xord,4 %b[45], %b[76], %b[76]
  xord,5 %b[63], %b[41], %b[41]
}
{
  ldd,0 [ %b[102] + %r56 ], %r56
  xord,1 %r62, %r36, %r36
  ldd,2 [ %b[104] + %b[7] ], %b[7]
  ldd,3 [ %b[102] + %b[80] ], %b[80]
  xord,4 %b[86], %b[60], %b[60]
  ldd,5 [ %b[104] + %b[95] ], %b[95]
}
{
  ldd,0 [ %b[98] + %g0 ], %g0
  xord,1 %g6, %g3, %g3
  ldd,2 [ %b[100] + %r33 ], %r33
  ldd,3 [ %b[98] + %g16 ], %g16
  xord,4 %g22, %g19, %g19
  ldd,5 [ %b[100] + %b[57] ], %b[57]
}
{
  xord,0 %g9, %r32, %r32
  xord,1 %r38, %r20, %r20
  ldd,2 [ %b[96] + %r63 ], %r63
  xord,3 %g25, %b[56], %b[56]
  xord,4 %b[62], %b[44], %b[44]
  ldd,5 [ %b[96] + %b[87] ], %b[87]
}
{
  xord,0 %g4, %r34, %r34
  xord,1 %b[7], %r56, %r56
  xord,2 %g7, %r57, %r57
  xord,3 %g20, %b[58], %b[58]
  xord,4 %b[95], %b[80], %b[80]
  xord,5 %g23, %b[81], %b[81]
}
{
  xord,0 %g3, %r32, %r32
  xord,1 %r20, %r57, %r57
  xord,2 %r33, %g0, %g0
  xord,3 %g19, %b[56], %b[56]
  xord,4 %b[44], %b[81], %b[81]
  xord,5 %b[57], %g16, %g16
}
{
  xord,0 %r34, %r56, %r56
  xord,1 %r32, %r57, %r57
  xord,2 %r63, %r36, %r36
  xord,3 %b[58], %b[80], %b[80]
  xord,4 %b[56], %b[81], %b[81]
  xord,5 %b[87], %b[60], %b[60]
}
{
  ldd,0 [ %r2 + 0x40 ], %r32
  shl_andd,1 %r46, 4, %r7, %g0
  xord,2 %g0, %r36, %r36
  ldd,3 [ %r2 + 0x40 ], %b[56]
  shl_andd,4 %b[70], 4, %r7, %g16
  xord,5 %g16, %b[60], %b[60]
}
{
  ldd,0 [ %r2 + 0x48 ], %r34
  shl_andd,1 %r58, 4, %r7, %r56
  xord,2 %r56, %r36, %r36
  ldd,3 [ %r2 + 0x48 ], %b[58]
  shl_andd,4 %b[82], 4, %r7, %b[80]
  xord,5 %b[80], %b[60], %b[60]
}
{
  ldd,0 [ %b[127] + %g0 ], %r63
  shl_andd,1 %r49, 4, %r7, %r57
  xord,2 %r57, %r36, %r36
  ldd,3 [ %b[127] + %g16 ], %b[87]
  shl_andd,4 %b[73], 4, %r7, %b[81]
  xord,5 %b[81], %b[60], %b[60]
}
{
  ldd,0 [ %b[126] + %g0 ], %g0
  shr_andd,1 %r46, 4, %r7, %r20
  ldd,2 [ %b[127] + %r56 ], %g3
  ldd,3 [ %b[126] + %g16 ], %g16
  shr_andd,4 %b[70], 4, %r7, %b[44]
  ldd,5 [ %b[127] + %b[80] ], %g19
}
{
  ldd,0 [ %b[126] + %r56 ], %r56
  shr_andd,1 %r46, 0xc, %r7, %r33
  ldd,2 [ %b[127] + %r57 ], %b[7]
  ldd,3 [ %b[126] + %b[80] ], %b[80]
  shr_andd,4 %b[70], 0xc, %r7, %b[57]
  ldd,5 [ %b[127] + %b[81] ], %b[95]
}
{
  ldd,0 [ %b[126] + %r57 ], %r57
  shr_andd,1 %r46, 0x14, %r7, %g4
  ldd,2 [ %b[125] + %r20 ], %g7
  ldd,3 [ %b[126] + %b[81] ], %b[81]
  shr_andd,4 %b[70], 0x14, %r7, %g20
  ldd,5 [ %b[125] + %b[44] ], %g23
}
{
  ldd,0 [ %b[124] + %r20 ], %r20
  shr_andd,1 %r46, 0x1c, %r7, %r38
  ldd,2 [ %b[123] + %r33 ], %g9
  ldd,3 [ %b[124] + %b[44] ], %b[44]
  shr_andd,4 %b[70], 0x1c, %r7, %b[62]
  ldd,5 [ %b[123] + %b[57] ], %g25
}
{
  ldd,0 [ %b[122] + %r33 ], %r33
  shr_andd,1 %r46, 0x24, %r7, %g6
  ldd,2 [ %b[121] + %g4 ], %r62
  ldd,3 [ %b[122] + %b[57] ], %b[57]
  shr_andd,4 %b[70], 0x24, %r7, %g22
  ldd,5 [ %b[121] + %g20 ], %b[86]
}
{
  ldd,0 [ %b[120] + %g4 ], %g4
  shr_andd,1 %r46, 0x2c, %r7, %r21
  ldd,2 [ %b[119] + %r38 ], %r59
  ldd,3 [ %b[120] + %g20 ], %g20
  shr_andd,4 %b[70], 0x2c, %r7, %b[45]
  ldd,5 [ %b[119] + %b[62] ], %b[83]
}
{
  ldd,0 [ %b[118] + %r38 ], %r38
  shr_andd,1 %r46, 0x34, %r7, %r46
  ldd,2 [ %b[117] + %g6 ], %r39
  ldd,3 [ %b[118] + %b[62] ], %b[62]
  shr_andd,4 %b[70], 0x34, %r7, %b[70]
  ldd,5 [ %b[117] + %g22 ], %b[63]
}
{
  ldd,0 [ %b[116] + %g6 ], %g6
  shl_andd,1 %r17, 4, %r7, %r31
  ldd,2 [ %b[115] + %r21 ], %b[5]
  ldd,3 [ %b[116] + %g22 ], %g22
  shl_andd,4 %b[41], 4, %r7, %b[55]
  ldd,5 [ %b[115] + %b[45] ], %b[93]
}
{
  ldd,0 [ %b[114] + %r21 ], %r21
  shr_andd,1 %r17, 4, %r7, %b[6]
  ldd,2 [ %b[113] + %r46 ], %g14
  ldd,3 [ %b[114] + %b[45] ], %b[45]
  shr_andd,4 %b[41], 4, %r7, %b[94]
  ldd,5 [ %b[113] + %b[70] ], %g30
}
{
  ldd,0 [ %b[112] + %r46 ], %r46
  shr_andd,1 %r17, 0xc, %r7, %r61
  ldd,2 [ %b[111] + %r31 ], %r26
  ldd,3 [ %b[112] + %b[70] ], %b[70]
  shr_andd,4 %b[41], 0xc, %r7, %b[85]
  ldd,5 [ %b[111] + %b[55] ], %b[50]
}
{
  ldd,0 [ %b[110] + %r31 ], %r31
  shr_andd,1 %r17, 0x14, %r7, %r28
  ldd,2 [ %b[109] + %b[6] ], %b[4]
  ldd,3 [ %b[110] + %b[55] ], %b[55]
  shr_andd,4 %b[41], 0x14, %r7, %b[52]
  ldd,5 [ %b[109] + %b[94] ], %b[92]
}
{
  ldd,0 [ %b[108] + %b[6] ], %b[6]
  shr_andd,1 %r17, 0x1c, %r7, %r18
  ldd,2 [ %b[107] + %r61 ], %r53
  ldd,3 [ %b[108] + %b[94] ], %b[94]
  shr_andd,4 %b[41], 0x1c, %r7, %b[42]
  ldd,5 [ %b[107] + %b[85] ], %b[77]
}
{
  ldd,0 [ %b[106] + %r61 ], %r61
  shr_andd,1 %r17, 0x24, %r7, %b[2]
  ldd,2 [ %b[105] + %r28 ], %r43
  ldd,3 [ %b[106] + %b[85] ], %b[85]
  shr_andd,4 %b[41], 0x24, %r7, %b[90]
  ldd,5 [ %b[105] + %b[52] ], %b[67]
}
{
  ldd,0 [ %b[104] + %r28 ], %r28
  shr_andd,1 %r17, 0x2c, %r7, %r55
  ldd,2 [ %b[103] + %r18 ], %r19
  ldd,3 [ %b[104] + %b[52] ], %b[52]
  shr_andd,4 %b[41], 0x2c, %r7, %b[79]
  ldd,5 [ %b[103] + %b[42] ], %b[43]
}
{
  ldd,0 [ %b[102] + %r18 ], %r18
  shr_andd,1 %r17, 0x34, %r7, %r17
  ldd,2 [ %b[101] + %b[2] ], %g2
  ldd,3 [ %b[102] + %b[42] ], %b[42]
  shr_andd,4 %b[41], 0x34, %r7, %b[41]
  ldd,5 [ %b[101] + %b[90] ], %g18
}
{
  ldd,0 [ %b[100] + %b[2] ], %b[2]
  shl_andd,1 %r23, 4, %r7, %b[0]
  ldd,2 [ %b[99] + %r55 ], %r41
  ldd,3 [ %b[100] + %b[90] ], %b[90]
  shl_andd,4 %b[47], 4, %r7, %b[88]
  ldd,5 [ %b[99] + %b[79] ], %b[65]
}
{
  ldd,0 [ %b[98] + %r55 ], %r55
  shr_andd,1 %r58, 4, %r7, %r35
  ldd,2 [ %b[97] + %r17 ], %r37
  ldd,3 [ %b[98] + %b[79] ], %b[79]
  shr_andd,4 %b[82], 4, %r7, %b[59]
  ldd,5 [ %b[97] + %b[41] ], %b[61]
}
{
  xord,0 %r32, %r63, %r63
  shr_andd,1 %r58, 0xc, %r7, %r27
  ldd,2 [ %b[96] + %r17 ], %r17
  xord,3 %b[56], %b[87], %b[87]
  shr_andd,4 %b[82], 0xc, %r7, %b[51]
  ldd,5 [ %b[96] + %b[41] ], %b[41]
}
{
  ldd,0 [ %b[124] + %r35 ], %r35
  shr_andd,1 %r58, 0x14, %r7, %r51
  ldd,2 [ %b[125] + %r35 ], %b[1]
  ldd,3 [ %b[124] + %b[59] ], %b[59]
  shr_andd,4 %b[82], 0x14, %r7, %b[75]
  ldd,5 [ %b[125] + %b[59] ], %b[89]
}
{
  ldd,0 [ %b[122] + %r27 ], %r27
  shr_andd,1 %r58, 0x1c, %r7, %r22
  ldd,2 [ %b[123] + %r27 ], %g11
  ldd,3 [ %b[122] + %b[51] ], %b[51]
  shr_andd,4 %b[82], 0x1c, %r7, %b[46]
  ldd,5 [ %b[123] + %b[51] ], %g27
}
{
  ldd,0 [ %b[120] + %r51 ], %r51
  shr_andd,1 %r58, 0x24, %r7, %r40
  ldd,2 [ %b[121] + %r51 ], %r25
  ldd,3 [ %b[120] + %b[75] ], %b[75]
  shr_andd,4 %b[82], 0x24, %r7, %b[64]
  ldd,5 [ %b[121] + %b[75] ], %b[49]
}
{
  ldd,0 [ %b[118] + %r22 ], %r22
  shr_andd,1 %r58, 0x2c, %r7, %r16
  ldd,2 [ %b[119] + %r22 ], %g8
  ldd,3 [ %b[118] + %b[46] ], %b[46]
  shr_andd,4 %b[82], 0x2c, %r7, %b[40]
  ldd,5 [ %b[119] + %b[46] ], %g24
}
{
  ldd,0 [ %b[116] + %r40 ], %r40
  shr_andd,1 %r58, 0x34, %r7, %r58
  ldd,2 [ %b[117] + %r40 ], %r42
  ldd,3 [ %b[116] + %b[64] ], %b[64]
  shr_andd,4 %b[82], 0x34, %r7, %b[82]
  ldd,5 [ %b[117] + %b[64] ], %b[66]
}
{
  ldd,0 [ %b[114] + %r16 ], %r16
  shl_andd,1 %r24, 4, %r7, %g5
  ldd,2 [ %b[115] + %r16 ], %g1
  ldd,3 [ %b[114] + %b[40] ], %b[40]
  shl_andd,4 %b[48], 4, %r7, %g21
  ldd,5 [ %b[115] + %b[40] ], %g17
}
{
  ldd,0 [ %b[112] + %r58 ], %r58
  shr_andd,1 %r24, 4, %r7, %r47
  ldd,2 [ %b[113] + %r58 ], %r48
  ldd,3 [ %b[112] + %b[82] ], %b[82]
  shr_andd,4 %b[48], 4, %r7, %b[71]
  ldd,5 [ %b[113] + %b[82] ], %b[72]
}
{
  ldd,0 [ %b[110] + %g5 ], %g5
  shr_andd,1 %r24, 0xc, %r7, %r30
  ldd,2 [ %b[111] + %g5 ], %r29
  ldd,3 [ %b[110] + %g21 ], %g21
  shr_andd,4 %b[48], 0xc, %r7, %b[54]
  ldd,5 [ %b[111] + %g21 ], %b[53]
}
{
  ldd,0 [ %b[108] + %r47 ], %r47
  shr_andd,1 %r24, 0x14, %r7, %g10
  ldd,2 [ %b[109] + %r47 ], %r60
  ldd,3 [ %b[108] + %b[71] ], %b[71]
  shr_andd,4 %b[48], 0x14, %r7, %g26
  ldd,5 [ %b[109] + %b[71] ], %b[84]
}
{
  ldd,0 [ %b[106] + %r30 ], %r30
  shr_andd,1 %r24, 0x1c, %r7, %r44
  ldd,2 [ %b[107] + %r30 ], %r45
  ldd,3 [ %b[106] + %b[54] ], %b[54]
  shr_andd,4 %b[48], 0x1c, %r7, %b[68]
  ldd,5 [ %b[107] + %b[54] ], %b[69]
}
{
  ldd,0 [ %b[104] + %g10 ], %g10
  shr_andd,1 %r24, 0x24, %r7, %r50
  ldd,2 [ %b[105] + %g10 ], %r54
  ldd,3 [ %b[104] + %g26 ], %g26
  shr_andd,4 %b[48], 0x24, %r7, %b[74]
  ldd,5 [ %b[105] + %g26 ], %b[78]
}
{
  ldd,0 [ %b[102] + %r44 ], %r44
  shr_andd,1 %r24, 0x2c, %r7, %b[3]
  ldd,2 [ %b[103] + %r44 ], %g15
  ldd,3 [ %b[102] + %b[68] ], %b[68]
  shr_andd,4 %b[48], 0x2c, %r7, %b[91]
  ldd,5 [ %b[103] + %b[68] ], %g31
}
{
  xord,0 %r32, %b[7], %b[7]
  shr_andd,1 %r24, 0x34, %r7, %r24
  xord,2 %r32, %g3, %g3
  xord,3 %b[56], %b[95], %b[95]
  shr_andd,4 %b[48], 0x34, %r7, %b[48]
  xord,5 %b[56], %g19, %g19
}
{
  xord,0 %r62, %r59, %r59
  xord,1 %r39, %b[5], %b[5]
  xord,2 %g7, %g9, %g9
  xord,3 %b[86], %b[83], %b[83]
  xord,4 %b[63], %b[93], %b[93]
  xord,5 %g23, %g25, %g25
}
{
  ldd,0 [ %b[99] + %b[3] ], %g7
  shr_andd,1 %r49, 4, %r7, %r39
  ldd,2 [ %b[101] + %r50 ], %r62
  ldd,3 [ %b[99] + %b[91] ], %g23
  shr_andd,4 %b[73], 4, %r7, %b[63]
  ldd,5 [ %b[101] + %b[74] ], %b[86]
}
{
  ldd,0 [ %b[98] + %b[3] ], %b[3]
  xord,1 %g14, %r26, %r26
  ldd,2 [ %b[100] + %r50 ], %r50
  ldd,3 [ %b[98] + %b[91] ], %b[91]
  xord,4 %g30, %b[50], %b[50]
  ldd,5 [ %b[100] + %b[74] ], %b[74]
}
{
  xord,0 %r43, %r19, %r19
  shr_andd,1 %r49, 0xc, %r7, %g14
  xord,2 %b[4], %r53, %r53
  xord,3 %b[67], %b[43], %b[43]
  shr_andd,4 %b[73], 0xc, %r7, %g30
  xord,5 %b[92], %b[77], %b[77]
}
{
  xord,0 %g2, %r41, %r41
  shr_andd,1 %r49, 0x14, %r7, %r43
  ldd,2 [ %b[127] + %b[0] ], %b[4]
  xord,3 %g18, %b[65], %b[65]
  shr_andd,4 %b[73], 0x14, %r7, %b[67]
  ldd,5 [ %b[127] + %b[88] ], %b[92]
}
{
  xord,0 %r34, %g0, %g0
  shr_andd,1 %r49, 0x1c, %r7, %g2
  xord,2 %r37, %r63, %r63
  xord,3 %b[58], %g16, %g16
  shr_andd,4 %b[73], 0x1c, %r7, %g18
  xord,5 %b[61], %b[87], %b[87]
}
{
  xord,0 %r25, %g8, %g8
  shr_andd,1 %r49, 0x24, %r7, %r37
  xord,2 %b[1], %g11, %g11
  xord,3 %b[49], %g24, %g24
  shr_andd,4 %b[73], 0x24, %r7, %b[61]
  xord,5 %b[89], %g27, %g27
}
{
  ldd,0 [ %b[96] + %r24 ], %r24
  shr_andd,1 %r49, 0x2c, %r7, %r25
  ldd,2 [ %b[97] + %r24 ], %b[1]
  ldd,3 [ %b[96] + %b[48] ], %b[48]
  shr_andd,4 %b[73], 0x2c, %r7, %b[49]
  ldd,5 [ %b[97] + %b[48] ], %b[89]
}
{
  xord,0 %r48, %r29, %r29
  shr_andd,1 %r49, 0x34, %r7, %r49
  xord,2 %r42, %g1, %g1
  xord,3 %b[72], %b[53], %b[53]
  shr_andd,4 %b[73], 0x34, %r7, %b[73]
  xord,5 %b[66], %g17, %g17
}
{
  ldd,0 [ %b[124] + %r39 ], %r39
  shl_andd,1 %r52, 4, %r7, %r48
  ldd,2 [ %b[125] + %r39 ], %r42
  ldd,3 [ %b[124] + %b[63] ], %b[63]
  shl_andd,4 %b[76], 4, %r7, %b[72]
  ldd,5 [ %b[125] + %b[63] ], %b[66]
}
{
  xord,0 %r54, %g15, %g15
  xord,1 %r62, %g7, %g7
  xord,2 %r60, %r45, %r45
  xord,3 %b[78], %g31, %g31
  xord,4 %b[86], %g23, %g23
  xord,5 %b[84], %b[69], %b[69]
}
{
  ldd,0 [ %b[121] + %r43 ], %r60
  shr_andd,1 %r52, 4, %r7, %r62
  ldd,2 [ %b[123] + %g14 ], %r54
  ldd,3 [ %b[121] + %b[67] ], %b[84]
  shr_andd,4 %b[76], 4, %r7, %b[86]
  ldd,5 [ %b[123] + %g30 ], %b[78]
}
{
  ldd,0 [ %b[120] + %r43 ], %r43
  xord,1 %b[1], %g3, %g3
  ldd,2 [ %b[122] + %g14 ], %g14
  ldd,3 [ %b[120] + %b[67] ], %b[67]
  xord,4 %b[89], %g19, %g19
  ldd,5 [ %b[122] + %g30 ], %g30
}
{
  xord,0 %r34, %r57, %r57
  shr_andd,1 %r52, 0xc, %r7, %b[1]
  xord,2 %r34, %r56, %r56
  xord,3 %b[58], %b[81], %b[81]
  shr_andd,4 %b[76], 0xc, %r7, %b[89]
  xord,5 %b[58], %b[80], %b[80]
}
{
  xord,0 %g9, %r59, %r59
  xord,1 %b[5], %r26, %r26
  xord,2 %r42, %r54, %r54
  xord,3 %g25, %b[83], %b[83]
  xord,4 %b[93], %b[50], %b[50]
  xord,5 %b[66], %b[78], %b[78]
}
{
  ldd,0 [ %b[117] + %r37 ], %r42
  shr_andd,1 %r52, 0x14, %r7, %b[5]
  ldd,2 [ %b[119] + %g2 ], %g9
  ldd,3 [ %b[117] + %b[61] ], %b[66]
  shr_andd,4 %b[76], 0x14, %r7, %b[93]
  ldd,5 [ %b[119] + %g18 ], %g25
}
{
  ldd,0 [ %b[116] + %r37 ], %r37
  xord,1 %r53, %r19, %r19
  ldd,2 [ %b[118] + %g2 ], %g2
  ldd,3 [ %b[116] + %b[61] ], %b[61]
  xord,4 %b[77], %b[43], %b[43]
  ldd,5 [ %b[118] + %g18 ], %g18
}
{
  xord,0 %r20, %r33, %r33
  shr_andd,1 %r52, 0x1c, %r7, %r53
  xord,2 %r41, %r63, %r63
  xord,3 %b[44], %b[57], %b[57]
  shr_andd,4 %b[76], 0x1c, %r7, %b[77]
  xord,5 %b[65], %b[87], %b[87]
}
{
  ldd,0 [ %b[114] + %r25 ], %r25
  shr_andd,1 %r52, 0x24, %r7, %r20
  ldd,2 [ %b[115] + %r25 ], %r41
  ldd,3 [ %b[114] + %b[49] ], %b[49]
  shr_andd,4 %b[76], 0x24, %r7, %b[44]
  ldd,5 [ %b[115] + %b[49] ], %b[65]
}
{
  xord,0 %g4, %r38, %r38
  xord,1 %g6, %r21, %r21
  xord,2 %r60, %g9, %g9
  xord,3 %g20, %b[62], %b[62]
  xord,4 %g22, %b[45], %b[45]
  xord,5 %b[84], %g25, %g25
}
{
  ldd,0 [ %b[111] + %r48 ], %r60
  shr_andd,1 %r52, 0x2c, %r7, %g6
  ldd,2 [ %b[113] + %r49 ], %g4
  ldd,3 [ %b[111] + %b[72] ], %b[84]
  shr_andd,4 %b[76], 0x2c, %r7, %g22
  ldd,5 [ %b[113] + %b[73] ], %g20
}
{
  ldd,0 [ %b[110] + %r48 ], %r48
  shr_andd,1 %r52, 0x34, %r7, %r52
  ldd,2 [ %b[112] + %r49 ], %r49
  ldd,3 [ %b[110] + %b[72] ], %b[72]
  shr_andd,4 %b[76], 0x34, %r7, %b[76]
  ldd,5 [ %b[112] + %b[73] ], %b[73]
}
{
  xord,0 %r46, %r31, %r31
  xord,1 %b[6], %r61, %r61
  xord,2 %r42, %r41, %r41
  xord,3 %b[70], %b[55], %b[55]
  xord,4 %b[94], %b[85], %b[85]
  xord,5 %b[66], %b[65], %b[65]
}
{
  ldd,0 [ %b[107] + %b[1] ], %r42
  shr_andd,1 %r23, 4, %r7, %b[6]
  ldd,2 [ %b[109] + %r62 ], %r46
  ldd,3 [ %b[107] + %b[89] ], %b[66]
  shr_andd,4 %b[47], 4, %r7, %b[94]
  ldd,5 [ %b[109] + %b[86] ], %b[70]
}
{
  ldd,0 [ %b[106] + %b[1] ], %b[1]
  xord,1 %g4, %r60, %r60
  ldd,2 [ %b[108] + %r62 ], %r62
  ldd,3 [ %b[106] + %b[89] ], %b[89]
  xord,4 %g20, %b[84], %b[84]
  ldd,5 [ %b[108] + %b[86] ], %b[86]
}
{
  xord,0 %b[2], %r55, %r55
  shr_andd,1 %r23, 0xc, %r7, %g4
  xord,2 %r28, %r18, %r18
  xord,3 %b[90], %b[79], %b[79]
  shr_andd,4 %b[47], 0xc, %r7, %g20
  xord,5 %b[52], %b[42], %b[42]
}
{
  ldd,0 [ %b[104] + %b[5] ], %b[5]
  shr_andd,1 %r23, 0x14, %r7, %b[2]
  ldd,2 [ %b[105] + %b[5] ], %r28
  ldd,3 [ %b[104] + %b[93] ], %b[93]
  shr_andd,4 %b[47], 0x14, %r7, %b[90]
  ldd,5 [ %b[105] + %b[93] ], %b[52]
}
{
  xord,0 %r17, %g0, %g0
  xord,1 %g11, %g8, %g8
  xord,2 %r46, %r42, %r42
  xord,3 %b[41], %g16, %g16
  xord,4 %g27, %g24, %g24
  xord,5 %b[70], %b[66], %b[66]
}
{
  ldd,0 [ %b[101] + %r20 ], %r46
  shr_andd,1 %r23, 0x1c, %r7, %g11
  ldd,2 [ %b[103] + %r53 ], %r17
  ldd,3 [ %b[101] + %b[44] ], %b[70]
  shr_andd,4 %b[47], 0x1c, %r7, %g27
  ldd,5 [ %b[103] + %b[77] ], %b[41]
}
{
  ldd,0 [ %b[100] + %r20 ], %r20
  xord,1 %g1, %r29, %r29
  ldd,2 [ %b[102] + %r53 ], %r53
  ldd,3 [ %b[100] + %b[44] ], %b[44]
  xord,4 %g17, %b[53], %b[53]
  ldd,5 [ %b[102] + %b[77] ], %b[77]
}
{
  xord,0 %g7, %g3, %g3
  shr_andd,1 %r23, 0x24, %r7, %g1
  xord,2 %r45, %g15, %g15
  xord,3 %g23, %g19, %g19
  shr_andd,4 %b[47], 0x24, %r7, %g17
  xord,5 %b[69], %g31, %g31
}
{
  ldd,0 [ %b[98] + %g6 ], %g6
  shr_andd,1 %r23, 0x2c, %r7, %g7
  ldd,2 [ %b[99] + %g6 ], %r45
  ldd,3 [ %b[98] + %g22 ], %g22
  shr_andd,4 %b[47], 0x2c, %r7, %g23
  ldd,5 [ %b[99] + %g22 ], %b[69]
}
{
  xord,0 %r35, %r27, %r27
  shr_andd,1 %r23, 0x34, %r7, %r23
  xord,2 %r28, %r17, %r17
  xord,3 %b[59], %b[51], %b[51]
  shr_andd,4 %b[47], 0x34, %r7, %b[47]
  xord,5 %b[52], %b[41], %b[41]
}
{
  ldd,0 [ %b[96] + %r52 ], %r52
  shl_andd,1 %r36, 4, %r7, %r35
  ldd,2 [ %b[97] + %r52 ], %r28
  ldd,3 [ %b[96] + %b[76] ], %b[76]
  shl_andd,4 %b[60], 4, %r7, %b[59]
  ldd,5 [ %b[97] + %b[76] ], %b[52]
}
{
  xord,0 %r51, %r22, %r22
  xord,1 %r40, %r16, %r16
  xord,2 %r46, %r45, %r45
  xord,3 %b[75], %b[46], %b[46]
  xord,4 %b[64], %b[40], %b[40]
  xord,5 %b[70], %b[69], %b[69]
}
{
  ldd,0 [ %b[123] + %g4 ], %r46
  shr_andd,1 %r36, 4, %r7, %r40
  ldd,2 [ %b[125] + %b[6] ], %r51
  ldd,3 [ %b[123] + %g20 ], %b[70]
  shr_andd,4 %b[60], 4, %r7, %b[64]
  ldd,5 [ %b[125] + %b[94] ], %b[75]
}
{
  xord,0 %r58, %g5, %g5
  xord,1 %r47, %r30, %r30
  xord,2 %r28, %b[7], %b[7]
  xord,3 %b[82], %g21, %g21
  xord,4 %b[71], %b[54], %b[54]
  xord,5 %b[52], %b[95], %b[95]
}
{
  ldd,0 [ %b[119] + %g11 ], %r28
  shr_andd,1 %r36, 0xc, %r7, %r47
  ldd,2 [ %b[121] + %b[2] ], %r58
  ldd,3 [ %b[119] + %g27 ], %b[52]
  shr_andd,4 %b[60], 0xc, %r7, %b[71]
  ldd,5 [ %b[121] + %b[90] ], %b[82]
}
{
  xord,0 %r50, %b[3], %b[3]
  xord,1 %r24, %r56, %r56
  xord,2 %g10, %r44, %r44
  xord,3 %b[74], %b[91], %b[91]
  xord,4 %b[48], %b[80], %b[80]
  xord,5 %g26, %b[68], %b[68]
}
{
  ldd,0 [ %b[115] + %g7 ], %g10
  shr_andd,1 %r36, 0x14, %r7, %r24
  ldd,2 [ %b[117] + %g1 ], %r50
  ldd,3 [ %b[115] + %g23 ], %g26
  shr_andd,4 %b[60], 0x14, %r7, %b[48]
  ldd,5 [ %b[117] + %g17 ], %b[74]
}
{
  xord,0 %r41, %r60, %r60
  xord,1 %r42, %r17, %r17
  xord,2 %r54, %g9, %g9
  xord,3 %b[65], %b[84], %b[84]
  xord,4 %b[66], %b[41], %b[41]
  xord,5 %b[78], %g25, %g25
}
{
  ldd,0 [ %b[111] + %r35 ], %r54
  shr_andd,1 %r36, 0x1c, %r7, %r42
  ldd,2 [ %b[113] + %r23 ], %r41
  ldd,3 [ %b[111] + %b[59] ], %b[78]
  shr_andd,4 %b[60], 0x1c, %r7, %b[66]
  ldd,5 [ %b[113] + %b[47] ], %b[65]
}
{
  xord,0 %r39, %g14, %g14
  xord,1 %r43, %g2, %g2
  xord,2 %r45, %b[7], %b[7]
  xord,3 %b[63], %g30, %g30
  xord,4 %b[67], %g18, %g18
  xord,5 %b[69], %b[95], %b[95]
}
{
  xord,0 %r49, %r48, %r48
  shr_andd,1 %r36, 0x24, %r7, %r43
  xord,2 %r37, %r25, %r25
  xord,3 %b[73], %b[72], %b[72]
  shr_andd,4 %b[60], 0x24, %r7, %b[67]
  xord,5 %b[61], %b[49], %b[49]
}
{
  xord,0 %b[5], %r53, %r53
  shr_andd,1 %r36, 0x2c, %r7, %r49
  xord,2 %r62, %b[1], %b[1]
  xord,3 %b[93], %b[77], %b[77]
  shr_andd,4 %b[60], 0x2c, %r7, %b[73]
  xord,5 %b[86], %b[89], %b[89]
}
{
  xord,0 %r52, %r57, %r57
  shr_andd,1 %r36, 0x34, %r7, %r36
  xord,2 %r20, %g6, %g6
  xord,3 %b[76], %b[81], %b[81]
  shr_andd,4 %b[60], 0x34, %r7, %b[60]
  xord,5 %b[44], %g22, %g22
}
{
  xord,0 %r19, %r63, %r63
  xord,1 %r33, %r38, %r38
  xord,2 %r59, %r26, %r26
  xord,3 %b[43], %b[87], %b[87]
  xord,4 %b[57], %b[62], %b[62]
  xord,5 %b[83], %b[50], %b[50]
}
{
  ldd,0 [ %b[107] + %r47 ], %r19
  xord,1 %r21, %r31, %r31
  ldd,2 [ %b[109] + %r40 ], %r33
  ldd,3 [ %b[107] + %b[71] ], %b[43]
  xord,4 %b[45], %b[55], %b[55]
  ldd,5 [ %b[109] + %b[64] ], %b[57]
}
{
  xord,0 %r55, %g0, %g0
  xord,1 %g8, %r29, %r29
  xord,2 %r61, %r18, %r18
  xord,3 %b[79], %g16, %g16
  xord,4 %g24, %b[53], %b[53]
  xord,5 %b[85], %b[42], %b[42]
}
{
  xord,0 %r27, %r22, %r22
  xord,1 %r16, %g5, %g5
  xord,2 %g15, %g3, %g3
  xord,3 %b[51], %b[46], %b[46]
  xord,4 %b[40], %g21, %g21
  xord,5 %g31, %g19, %g19
}
{
  xord,0 %b[3], %r56, %r56
  xord,1 %g9, %r60, %r60
  xord,2 %r30, %r44, %r44
  xord,3 %b[91], %b[80], %b[80]
  xord,4 %g25, %b[84], %b[84]
  xord,5 %b[54], %b[68], %b[68]
}
{
  xord,0 %g14, %g2, %g2
  xord,1 %r25, %r48, %r48
  xord,2 %r17, %b[7], %b[7]
  xord,3 %g30, %g18, %g18
  xord,4 %b[49], %b[72], %b[72]
  xord,5 %b[41], %b[95], %b[95]
}
{
  xord,0 %g6, %r57, %r57
  xord,1 %r26, %r63, %r63
  xord,2 %b[1], %r53, %r53
  xord,3 %g22, %b[81], %b[81]
  xord,4 %b[50], %b[87], %b[87]
  xord,5 %b[89], %b[77], %b[77]
}
{
  ldd,0 [ %b[103] + %r42 ], %g6
  xord,1 %r32, %b[4], %b[4]
  ldd,2 [ %b[105] + %r24 ], %r26
  ldd,3 [ %b[103] + %b[66] ], %g22
  xord,4 %b[56], %b[92], %b[92]
  ldd,5 [ %b[105] + %b[48] ], %b[50]
}
{
  ldd,0 [ %b[99] + %r49 ], %b[1]
  xord,1 %r51, %r46, %r46
  ldd,2 [ %b[101] + %r43 ], %r32
  ldd,3 [ %b[99] + %b[73] ], %b[89]
  xord,4 %b[75], %b[70], %b[70]
  ldd,5 [ %b[101] + %b[67] ], %b[56]
}
{
  ldd,0 [ %b[126] + %b[0] ], %b[0]
  xord,1 %r58, %r28, %r28
  ldd,2 [ %b[97] + %r36 ], %r51
  ldd,3 [ %b[126] + %b[88] ], %b[88]
  xord,4 %b[82], %b[52], %b[52]
  ldd,5 [ %b[97] + %b[60] ], %b[75]
}
{
  ldd,0 [ %b[122] + %g4 ], %g4
  xord,1 %r50, %g10, %g10
  ldd,2 [ %b[124] + %b[6] ], %b[6]
  ldd,3 [ %b[122] + %g20 ], %g20
  xord,4 %b[74], %g26, %g26
  ldd,5 [ %b[124] + %b[94] ], %b[94]
}
{
  ldd,0 [ %b[118] + %g11 ], %g11
  xord,1 %r41, %r54, %r54
  ldd,2 [ %b[120] + %b[2] ], %b[2]
  ldd,3 [ %b[118] + %g27 ], %g27
  xord,4 %b[65], %b[78], %b[78]
  ldd,5 [ %b[120] + %b[90] ], %b[90]
}
{
  ldd,0 [ %b[114] + %g7 ], %g7
  xord,1 %r33, %r19, %r19
  ldd,2 [ %b[116] + %g1 ], %g1
  ldd,3 [ %b[114] + %g23 ], %g23
  xord,4 %b[57], %b[43], %b[43]
  ldd,5 [ %b[116] + %g17 ], %g17
}
{
  ldd,0 [ %b[110] + %r35 ], %r35
  xord,1 %r26, %g6, %g6
  ldd,2 [ %b[112] + %r23 ], %r23
  ldd,3 [ %b[110] + %b[59] ], %b[59]
  xord,4 %b[50], %g22, %g22
  ldd,5 [ %b[112] + %b[47] ], %b[47]
}
{
  xord,0 %r51, %b[4], %b[4]
  xord,1 %r46, %r28, %r28
  xord,2 %r32, %b[1], %b[1]
  xord,3 %b[75], %b[92], %b[92]
  xord,4 %b[70], %b[52], %b[52]
  xord,5 %b[56], %b[89], %b[89]
}
{
  xord,0 %r19, %g6, %g6
  xord,1 %b[1], %b[4], %b[4]
  xord,2 %g10, %r54, %r54
  xord,3 %b[43], %g22, %g22
  xord,4 %b[89], %b[92], %b[92]
  xord,5 %g26, %b[78], %b[78]
}
{
  xord,0 %g6, %b[4], %b[4]
  xord,1 %r38, %r31, %r31
  xord,2 %r28, %r54, %r54
  xord,3 %g22, %b[92], %b[92]
  xord,4 %b[62], %b[55], %b[55]
  xord,5 %b[52], %b[78], %b[78]
}
{
  xord,0 %r18, %g0, %g0
  xord,1 %r29, %g3, %g3
  ldd,2 [ %b[108] + %r40 ], %r40
  xord,3 %b[42], %g16, %g16
  xord,4 %b[53], %g19, %g19
  ldd,5 [ %b[108] + %b[64] ], %b[64]
}
{
  xord,0 %r22, %g5, %g5
  xord,1 %r44, %r56, %r56
  ldd,2 [ %b[106] + %r47 ], %r47
  xord,3 %b[46], %g21, %g21
  xord,4 %b[68], %b[80], %b[80]
  ldd,5 [ %b[106] + %b[71] ], %b[71]
}
{
  xord,0 %g2, %r48, %r48
  xord,1 %r53, %r57, %r57
  xord,2 %r60, %b[7], %b[7]
  xord,3 %g18, %b[72], %b[72]
  xord,4 %b[77], %b[81], %b[81]
  xord,5 %b[84], %b[95], %b[95]
}
{
  xord,0 %r31, %g0, %g0
  xord,1 %g5, %r56, %r56
  xord,2 %r54, %b[4], %b[4]
  xord,3 %b[55], %g16, %g16
  xord,4 %g21, %b[80], %b[80]
  xord,5 %b[78], %b[92], %b[92]
}
{
  ldd,0 [ %b[102] + %r42 ], %r42
  xord,1 %r34, %b[0], %b[0]
  ldd,2 [ %b[104] + %r24 ], %r24
  ldd,3 [ %b[102] + %b[66] ], %b[66]
  xord,4 %b[58], %b[88], %b[88]
  ldd,5 [ %b[104] + %b[48] ], %b[48]
}
{
  ldd,0 [ %b[98] + %r49 ], %r49
  xord,1 %b[6], %g4, %g4
  ldd,2 [ %b[100] + %r43 ], %r43
  ldd,3 [ %b[98] + %b[73] ], %b[73]
  xord,4 %b[94], %g20, %g20
  ldd,5 [ %b[100] + %b[67] ], %b[67]
}
{
  xord,0 %b[2], %g11, %g11
  xord,1 %g1, %g7, %g7
  ldd,2 [ %b[96] + %r36 ], %r36
  xord,3 %b[90], %g27, %g27
  xord,4 %g17, %g23, %g23
  ldd,5 [ %b[96] + %b[60] ], %b[60]
}
{
  xord,0 %r40, %r47, %r47
  xord,1 %r24, %r42, %r42
  xord,2 %r23, %r35, %r35
  xord,3 %b[64], %b[71], %b[71]
  xord,4 %b[48], %b[66], %b[66]
  xord,5 %b[47], %b[59], %b[59]
}
{
  xord,0 %g4, %g11, %g11
  xord,1 %g7, %r35, %r35
  xord,2 %r43, %r49, %r49
  xord,3 %g20, %g27, %g27
  xord,4 %g23, %b[59], %b[59]
  xord,5 %b[67], %b[73], %b[73]
}
{
  xord,0 %r47, %r42, %r42
  xord,1 %g11, %r35, %r35
  xord,2 %r36, %b[0], %b[0]
  xord,3 %b[71], %b[66], %b[66]
  xord,4 %g27, %b[59], %b[59]
  xord,5 %b[60], %b[88], %b[88]
}
{
  xord,0 %r48, %r57, %r57
  shl_andd,1 %r63, 4, %r7, %r48
  xord,2 %r49, %b[0], %b[0]
  xord,3 %b[72], %b[81], %b[81]
  shl_andd,4 %b[87], 4, %r7, %b[72]
  xord,5 %b[73], %b[88], %b[88]
}
{
  ldd,0 [ %r2 + 0x50 ], %r49
  shl_andd,1 %g3, 4, %r7, %r42
  xord,2 %r42, %b[0], %b[0]
  ldd,3 [ %r2 + 0x50 ], %b[73]
  shl_andd,4 %g19, 4, %r7, %b[66]
  xord,5 %b[66], %b[88], %b[88]
}
{
  ldd,0 [ %b[127] + %r48 ], %g11
  shl_andd,1 %b[7], 4, %r7, %r35
  xord,2 %r35, %b[0], %b[0]
  ldd,3 [ %b[127] + %b[72] ], %g27
  shl_andd,4 %b[95], 4, %r7, %b[59]
  xord,5 %b[59], %b[88], %b[88]
}
{
  ldd,0 [ %r2 + 0x58 ], %g7
  shr_andd,1 %r63, 4, %r7, %r47
  ldd,2 [ %b[127] + %r42 ], %r36
  ldd,3 [ %r2 + 0x58 ], %g23
  shr_andd,4 %b[87], 4, %r7, %b[71]
  ldd,5 [ %b[127] + %b[66] ], %b[60]
}
{
  ldd,0 [ %b[126] + %r48 ], %r48
  shr_andd,1 %r63, 0xc, %r7, %g4
  ldd,2 [ %b[127] + %r35 ], %r43
  ldd,3 [ %b[126] + %b[72] ], %b[72]
  shr_andd,4 %b[87], 0xc, %r7, %g20
  ldd,5 [ %b[127] + %b[59] ], %b[67]
}
{
  ldd,0 [ %b[126] + %r42 ], %r42
  shr_andd,1 %r63, 0x14, %r7, %r24
  ldd,2 [ %b[125] + %r47 ], %r40
  ldd,3 [ %b[126] + %b[66] ], %b[66]
  shr_andd,4 %b[87], 0x14, %r7, %b[48]
  ldd,5 [ %b[125] + %b[71] ], %b[64]
}
{
  ldd,0 [ %b[126] + %r35 ], %r35
  shr_andd,1 %r63, 0x1c, %r7, %r23
  ldd,2 [ %b[123] + %g4 ], %g1
  ldd,3 [ %b[126] + %b[59] ], %b[59]
  shr_andd,4 %b[87], 0x1c, %r7, %b[47]
  ldd,5 [ %b[123] + %g20 ], %g17
}
{
  ldd,0 [ %b[124] + %r47 ], %r47
  shr_andd,1 %r63, 0x24, %r7, %b[2]
  ldd,2 [ %b[121] + %r24 ], %b[6]
  ldd,3 [ %b[124] + %b[71] ], %b[71]
  shr_andd,4 %b[87], 0x24, %r7, %b[90]
  ldd,5 [ %b[121] + %b[48] ], %b[94]
}
{
  ldd,0 [ %b[122] + %g4 ], %g4
  shr_andd,1 %r63, 0x2c, %r7, %r34
  ldd,2 [ %b[119] + %r23 ], %g5
  ldd,3 [ %b[122] + %g20 ], %g20
  shr_andd,4 %b[87], 0x2c, %r7, %b[58]
  ldd,5 [ %b[119] + %b[47] ], %g21
}
{
  ldd,0 [ %b[120] + %r24 ], %r24
  shr_andd,1 %r63, 0x34, %r7, %r63
  ldd,2 [ %b[117] + %b[2] ], %r31
  ldd,3 [ %b[120] + %b[48] ], %b[48]
  shr_andd,4 %b[87], 0x34, %r7, %b[87]
  ldd,5 [ %b[117] + %b[90] ], %b[55]
}
{
  ldd,0 [ %b[118] + %r23 ], %r23
  shl_andd,1 %g0, 4, %r7, %r54
  ldd,2 [ %b[115] + %r34 ], %r53
  ldd,3 [ %b[118] + %b[47] ], %b[47]
  shl_andd,4 %g16, 4, %r7, %b[78]
  ldd,5 [ %b[115] + %b[58] ], %b[77]
}
{
  ldd,0 [ %b[116] + %b[2] ], %b[2]
  shr_andd,1 %g0, 4, %r7, %g2
  ldd,2 [ %b[113] + %r63 ], %r60
  ldd,3 [ %b[116] + %b[90] ], %b[90]
  shr_andd,4 %g16, 4, %r7, %g18
  ldd,5 [ %b[113] + %b[87] ], %b[84]
}
{
  ldd,0 [ %b[114] + %r34 ], %r34
  shr_andd,1 %g0, 0xc, %r7, %r44
  ldd,2 [ %b[111] + %r54 ], %r22
  ldd,3 [ %b[114] + %b[58] ], %b[58]
  shr_andd,4 %g16, 0xc, %r7, %b[68]
  ldd,5 [ %b[111] + %b[78] ], %b[46]
}
{
  ldd,0 [ %b[112] + %r63 ], %r63
  shr_andd,1 %g0, 0x14, %r7, %r29
  ldd,2 [ %b[109] + %g2 ], %r18
  ldd,3 [ %b[112] + %b[87] ], %b[87]
  shr_andd,4 %g16, 0x14, %r7, %b[53]
  ldd,5 [ %b[109] + %g18 ], %b[42]
}
{
  ldd,0 [ %b[110] + %r54 ], %r54
  shr_andd,1 %g0, 0x1c, %r7, %r38
  ldd,2 [ %b[107] + %r44 ], %g6
  ldd,3 [ %b[110] + %b[78] ], %b[78]
  shr_andd,4 %g16, 0x1c, %r7, %b[62]
  ldd,5 [ %b[107] + %b[68] ], %g22
}
{
  ldd,0 [ %b[108] + %g2 ], %g2
  shr_andd,1 %g0, 0x24, %r7, %r28
  ldd,2 [ %b[105] + %r29 ], %b[1]
  ldd,3 [ %b[108] + %g18 ], %g18
  shr_andd,4 %g16, 0x24, %r7, %b[52]
  ldd,5 [ %b[105] + %b[53] ], %b[89]
}
{
  ldd,0 [ %b[106] + %r44 ], %r44
  shr_andd,1 %g0, 0x2c, %r7, %r19
  ldd,2 [ %b[103] + %r38 ], %g10
  ldd,3 [ %b[106] + %b[68] ], %b[68]
  shr_andd,4 %g16, 0x2c, %r7, %b[43]
  ldd,5 [ %b[103] + %b[62] ], %g26
}
{
  ldd,0 [ %b[104] + %r29 ], %r29
  shr_andd,1 %g0, 0x34, %r7, %g0
  ldd,2 [ %b[101] + %r28 ], %r46
  ldd,3 [ %b[104] + %b[53] ], %b[53]
  shr_andd,4 %g16, 0x34, %r7, %g16
  ldd,5 [ %b[101] + %b[52] ], %b[70]
}
{
  ldd,0 [ %b[102] + %r38 ], %r38
  shl_andd,1 %b[4], 4, %r7, %r51
  ldd,2 [ %b[99] + %r19 ], %r32
  ldd,3 [ %b[102] + %b[62] ], %b[62]
  shl_andd,4 %b[92], 4, %r7, %b[75]
  ldd,5 [ %b[99] + %b[43] ], %b[56]
}
{
  ldd,0 [ %b[100] + %r28 ], %r28
  shr_andd,1 %g3, 4, %r7, %r26
  ldd,2 [ %b[97] + %g0 ], %r33
  ldd,3 [ %b[100] + %b[52] ], %b[52]
  shr_andd,4 %g19, 4, %r7, %b[50]
  ldd,5 [ %b[97] + %g16 ], %b[57]
}
{
  ldd,0 [ %b[96] + %g0 ], %g0
  shr_andd,1 %g3, 0xc, %r7, %r41
  ldd,2 [ %b[98] + %r19 ], %r19
  ldd,3 [ %b[96] + %g16 ], %g16
  shr_andd,4 %g19, 0xc, %r7, %b[65]
  ldd,5 [ %b[98] + %b[43] ], %b[43]
}
{
  ldd,0 [ %b[124] + %r26 ], %r26
  shr_andd,1 %g3, 0x14, %r7, %r50
  ldd,2 [ %b[125] + %r26 ], %r58
  ldd,3 [ %b[124] + %b[50] ], %b[50]
  shr_andd,4 %g19, 0x14, %r7, %b[74]
  ldd,5 [ %b[125] + %b[50] ], %b[82]
}
{
  ldd,0 [ %b[122] + %r41 ], %r41
  shr_andd,1 %g3, 0x1c, %r7, %r25
  ldd,2 [ %b[123] + %r41 ], %g14
  ldd,3 [ %b[122] + %b[65] ], %b[65]
  shr_andd,4 %g19, 0x1c, %r7, %b[49]
  ldd,5 [ %b[123] + %b[65] ], %g30
}
{
  ldd,0 [ %b[120] + %r50 ], %r50
  shr_andd,1 %g3, 0x24, %r7, %r17
  ldd,2 [ %b[121] + %r50 ], %g9
  ldd,3 [ %b[120] + %b[74] ], %b[74]
  shr_andd,4 %g19, 0x24, %r7, %b[41]
  ldd,5 [ %b[121] + %b[74] ], %g25
}
{
  ldd,0 [ %b[118] + %r25 ], %r25
  shr_andd,1 %g3, 0x2c, %r7, %b[3]
  ldd,2 [ %b[119] + %r25 ], %r30
  ldd,3 [ %b[118] + %b[49] ], %b[49]
  shr_andd,4 %g19, 0x2c, %r7, %b[91]
  ldd,5 [ %b[119] + %b[49] ], %b[54]
}
{
  ldd,0 [ %b[116] + %r17 ], %r17
  shr_andd,1 %g3, 0x34, %r7, %g3
  ldd,2 [ %b[117] + %r17 ], %r16
  ldd,3 [ %b[116] + %b[41] ], %b[41]
  shr_andd,4 %g19, 0x34, %r7, %g19
  ldd,5 [ %b[117] + %b[41] ], %b[40]
}
{
  ldd,0 [ %b[114] + %b[3] ], %b[3]
  shl_andd,1 %r56, 4, %r7, %r27
  ldd,2 [ %b[115] + %b[3] ], %g15
  ldd,3 [ %b[114] + %b[91] ], %b[91]
  shl_andd,4 %b[80], 4, %r7, %b[51]
  ldd,5 [ %b[115] + %b[91] ], %g31
}
{
  ldd,0 [ %b[112] + %g3 ], %g3
  shr_andd,1 %r56, 4, %r7, %g8
  ldd,2 [ %b[113] + %g3 ], %r55
  ldd,3 [ %b[112] + %g19 ], %g19
  shr_andd,4 %b[80], 4, %r7, %g24
  ldd,5 [ %b[113] + %g19 ], %b[79]
}
{
  ldd,0 [ %b[110] + %r27 ], %r27
  shr_andd,1 %r56, 0xc, %r7, %r61
  ldd,2 [ %b[111] + %r27 ], %r21
  ldd,3 [ %b[110] + %b[51] ], %b[51]
  shr_andd,4 %b[80], 0xc, %r7, %b[85]
  ldd,5 [ %b[111] + %b[51] ], %b[45]
}
{
  ldd,0 [ %b[108] + %g8 ], %g8
  shr_andd,1 %r56, 0x14, %r7, %r59
  ldd,2 [ %b[109] + %g8 ], %r52
  ldd,3 [ %b[108] + %g24 ], %g24
  shr_andd,4 %b[80], 0x14, %r7, %b[83]
  ldd,5 [ %b[109] + %g24 ], %b[76]
}
{
  ldd,0 [ %b[106] + %r61 ], %r61
  shr_andd,1 %r56, 0x1c, %r7, %r20
  ldd,2 [ %b[107] + %r61 ], %b[5]
  ldd,3 [ %b[106] + %b[85] ], %b[85]
  shr_andd,4 %b[80], 0x1c, %r7, %b[44]
  ldd,5 [ %b[107] + %b[85] ], %b[93]
}
{
  ldd,0 [ %b[104] + %r59 ], %r59
  shr_andd,1 %r56, 0x24, %r7, %r62
  ldd,2 [ %b[105] + %r59 ], %r37
  ldd,3 [ %b[104] + %b[83] ], %b[83]
  shr_andd,4 %b[80], 0x24, %r7, %b[86]
  ldd,5 [ %b[105] + %b[83] ], %b[61]
}
{
  ldd,0 [ %b[102] + %r20 ], %r20
  shr_andd,1 %r56, 0x2c, %r7, %r39
  ldd,2 [ %b[103] + %r20 ], %r45
  ldd,3 [ %b[102] + %b[44] ], %b[44]
  shr_andd,4 %b[80], 0x2c, %r7, %b[63]
  ldd,5 [ %b[103] + %b[44] ], %b[69]
}
{
  xord,0 %r49, %r36, %r36
  shr_andd,1 %r56, 0x34, %r7, %r56
  xord,2 %r49, %g11, %g11
  xord,3 %b[73], %b[60], %b[60]
  shr_andd,4 %b[80], 0x34, %r7, %b[80]
  xord,5 %b[73], %g27, %g27
}
{
  xord,0 %r40, %g1, %g1
  xord,1 %b[6], %g5, %g5
  xord,2 %r49, %r43, %r43
  xord,3 %b[64], %g17, %g17
  xord,4 %b[94], %g21, %g21
  xord,5 %b[73], %b[67], %b[67]
}
{
  ldd,0 [ %b[100] + %r62 ], %r62
  shr_andd,1 %b[7], 4, %r7, %b[6]
  ldd,2 [ %b[101] + %r62 ], %r40
  ldd,3 [ %b[100] + %b[86] ], %b[86]
  shr_andd,4 %b[95], 4, %r7, %b[94]
  ldd,5 [ %b[101] + %b[86] ], %b[64]
}
{
  xord,0 %r60, %r22, %r22
  xord,1 %r18, %g6, %g6
  xord,2 %r31, %r53, %r53
  xord,3 %b[84], %b[46], %b[46]
  xord,4 %b[42], %g22, %g22
  xord,5 %b[55], %b[77], %b[77]
}
{
  ldd,0 [ %b[99] + %r39 ], %r31
  shr_andd,1 %b[7], 0xc, %r7, %r18
  ldd,2 [ %b[127] + %r51 ], %r60
  ldd,3 [ %b[99] + %b[63] ], %b[55]
  shr_andd,4 %b[95], 0xc, %r7, %b[42]
  ldd,5 [ %b[127] + %b[75] ], %b[84]
}
{
  xord,0 %b[1], %g10, %g10
  xord,1 %r46, %r32, %r32
  ldd,2 [ %b[98] + %r39 ], %r39
  xord,3 %b[89], %g26, %g26
  xord,4 %b[70], %b[56], %b[56]
  ldd,5 [ %b[98] + %b[63] ], %b[63]
}
{
  ldd,0 [ %b[96] + %r56 ], %r56
  shr_andd,1 %b[7], 0x14, %r7, %r46
  ldd,2 [ %b[97] + %r56 ], %b[1]
  ldd,3 [ %b[96] + %b[80] ], %b[80]
  shr_andd,4 %b[95], 0x14, %r7, %b[70]
  ldd,5 [ %b[97] + %b[80] ], %b[89]
}
{
  xord,0 %g7, %r48, %r48
  xord,1 %r58, %g14, %g14
  xord,2 %r33, %g11, %g11
  xord,3 %g23, %b[72], %b[72]
  xord,4 %b[82], %g30, %g30
  xord,5 %b[57], %g27, %g27
}
{
  ldd,0 [ %b[124] + %b[6] ], %b[6]
  shr_andd,1 %b[7], 0x1c, %r7, %r58
  ldd,2 [ %b[125] + %b[6] ], %r33
  ldd,3 [ %b[124] + %b[94] ], %b[94]
  shr_andd,4 %b[95], 0x1c, %r7, %b[82]
  ldd,5 [ %b[125] + %b[94] ], %b[57]
}
{
  xord,0 %r16, %g15, %g15
  xord,1 %r55, %r21, %r21
  xord,2 %g9, %r30, %r30
  xord,3 %b[40], %g31, %g31
  xord,4 %b[79], %b[45], %b[45]
  xord,5 %g25, %b[54], %b[54]
}
{
  ldd,0 [ %b[121] + %r46 ], %g9
  shr_andd,1 %b[7], 0x24, %r7, %r55
  ldd,2 [ %b[123] + %r18 ], %r16
  ldd,3 [ %b[121] + %b[70] ], %g25
  shr_andd,4 %b[95], 0x24, %r7, %b[79]
  ldd,5 [ %b[123] + %b[42] ], %b[40]
}
{
  ldd,0 [ %b[120] + %r46 ], %r46
  xord,1 %r52, %b[5], %b[5]
  ldd,2 [ %b[122] + %r18 ], %r18
  ldd,3 [ %b[120] + %b[70] ], %b[70]
  xord,4 %b[76], %b[93], %b[93]
  ldd,5 [ %b[122] + %b[42] ], %b[42]
}
{
  xord,0 %r40, %r31, %r31
  shr_andd,1 %b[7], 0x2c, %r7, %r52
  xord,2 %r37, %r45, %r45
  xord,3 %b[64], %b[55], %b[55]
  shr_andd,4 %b[95], 0x2c, %r7, %b[76]
  xord,5 %b[61], %b[69], %b[69]
}
{
  ldd,0 [ %b[117] + %r55 ], %r37
  shr_andd,1 %b[7], 0x34, %r7, %b[7]
  ldd,2 [ %b[119] + %r58 ], %r40
  ldd,3 [ %b[117] + %b[79] ], %b[61]
  shr_andd,4 %b[95], 0x34, %r7, %b[95]
  ldd,5 [ %b[119] + %b[82] ], %b[64]
}
{
  ldd,0 [ %b[116] + %r55 ], %r55
  xord,1 %b[1], %r36, %r36
  ldd,2 [ %b[118] + %r58 ], %r58
  ldd,3 [ %b[116] + %b[79] ], %b[79]
  xord,4 %b[89], %b[60], %b[60]
  ldd,5 [ %b[118] + %b[82] ], %b[82]
}
{
  xord,0 %r33, %r16, %r16
  shl_andd,1 %r57, 4, %r7, %b[1]
  xord,2 %g7, %r42, %r42
  xord,3 %b[57], %b[40], %b[40]
  shl_andd,4 %b[81], 4, %r7, %b[89]
  xord,5 %g23, %b[66], %b[66]
}
{
  xord,0 %g7, %r35, %r35
  shr_andd,1 %r57, 4, %r7, %r33
  xord,2 %g9, %r40, %r40
  xord,3 %g23, %b[59], %b[59]
  shr_andd,4 %b[81], 4, %r7, %b[57]
  xord,5 %g25, %b[64], %b[64]
}
{
  xord,0 %r53, %r22, %r22
  shr_andd,1 %r57, 0xc, %r7, %g9
  xord,2 %g1, %g5, %g5
  xord,3 %b[77], %b[46], %b[46]
  shr_andd,4 %b[81], 0xc, %r7, %g25
  xord,5 %g17, %g21, %g21
}
{
  ldd,0 [ %b[114] + %r52 ], %r52
  shr_andd,1 %r57, 0x14, %r7, %r53
  ldd,2 [ %b[115] + %r52 ], %g1
  ldd,3 [ %b[114] + %b[76] ], %b[76]
  shr_andd,4 %b[81], 0x14, %r7, %b[77]
  ldd,5 [ %b[115] + %b[76] ], %g17
}
{
  xord,0 %r32, %g11, %g11
  xord,1 %r47, %g4, %g4
  xord,2 %g6, %g10, %g10
  xord,3 %b[56], %g27, %g27
  xord,4 %b[71], %g20, %g20
  xord,5 %g22, %g26, %g26
}
{
  ldd,0 [ %b[111] + %b[1] ], %g6
  shr_andd,1 %r57, 0x1c, %r7, %r47
  ldd,2 [ %b[113] + %b[7] ], %r32
  ldd,3 [ %b[111] + %b[89] ], %g22
  shr_andd,4 %b[81], 0x1c, %r7, %b[71]
  ldd,5 [ %b[113] + %b[95] ], %b[56]
}
{
  ldd,0 [ %b[110] + %b[1] ], %b[1]
  xord,1 %r37, %g1, %g1
  ldd,2 [ %b[112] + %b[7] ], %b[7]
  ldd,3 [ %b[110] + %b[89] ], %b[89]
  xord,4 %b[61], %g17, %g17
  ldd,5 [ %b[112] + %b[95] ], %b[95]
}
{
  xord,0 %b[2], %r34, %r34
  shr_andd,1 %r57, 0x24, %r7, %r37
  xord,2 %r24, %r23, %r23
  xord,3 %b[90], %b[58], %b[58]
  shr_andd,4 %b[81], 0x24, %r7, %b[61]
  xord,5 %b[48], %b[47], %b[47]
}
{
  ldd,0 [ %b[108] + %r33 ], %r33
  shr_andd,1 %r57, 0x2c, %r7, %b[2]
  ldd,2 [ %b[109] + %r33 ], %r24
  ldd,3 [ %b[108] + %b[57] ], %b[57]
  shr_andd,4 %b[81], 0x2c, %r7, %b[90]
  ldd,5 [ %b[109] + %b[57] ], %b[48]
}
{
  xord,0 %r63, %r54, %r54
  shr_andd,1 %r57, 0x34, %r7, %r57
  xord,2 %r32, %g6, %g6
  xord,3 %b[87], %b[78], %b[78]
  shr_andd,4 %b[81], 0x34, %r7, %b[81]
  xord,5 %b[56], %g22, %g22
}
{
  ldd,0 [ %b[106] + %g9 ], %g9
  shr_andd,1 %b[4], 4, %r7, %r63
  ldd,2 [ %b[107] + %g9 ], %r32
  ldd,3 [ %b[106] + %g25 ], %g25
  shr_andd,4 %b[92], 4, %r7, %b[87]
  ldd,5 [ %b[107] + %g25 ], %b[56]
}
{
  xord,0 %r29, %r38, %r38
  xord,1 %r28, %r19, %r19
  xord,2 %g2, %r44, %r44
  xord,3 %b[53], %b[62], %b[62]
  xord,4 %b[52], %b[43], %b[43]
  xord,5 %g18, %b[68], %b[68]
}
{
  ldd,0 [ %b[103] + %r47 ], %g2
  shr_andd,1 %b[4], 0xc, %r7, %r28
  ldd,2 [ %b[105] + %r53 ], %r29
  ldd,3 [ %b[103] + %b[71] ], %g18
  shr_andd,4 %b[92], 0xc, %r7, %b[52]
  ldd,5 [ %b[105] + %b[77] ], %b[53]
}
{
  ldd,0 [ %b[102] + %r47 ], %r47
  xord,1 %r24, %r32, %r32
  ldd,2 [ %b[104] + %r53 ], %r53
  ldd,3 [ %b[102] + %b[71] ], %b[71]
  xord,4 %b[48], %b[56], %b[56]
  ldd,5 [ %b[104] + %b[77] ], %b[77]
}
{
  xord,0 %g14, %r30, %r30
  shr_andd,1 %b[4], 0x14, %r7, %r24
  xord,2 %g0, %r48, %r48
  xord,3 %g30, %b[54], %b[54]
  shr_andd,4 %b[92], 0x14, %r7, %b[48]
  xord,5 %g16, %b[72], %b[72]
}
{
  ldd,0 [ %b[100] + %r37 ], %r37
  shr_andd,1 %b[4], 0x1c, %r7, %g14
  ldd,2 [ %b[101] + %r37 ], %g0
  ldd,3 [ %b[100] + %b[61] ], %b[61]
  shr_andd,4 %b[92], 0x1c, %r7, %g30
  ldd,5 [ %b[101] + %b[61] ], %g16
}
{
  xord,0 %g15, %r21, %r21
  xord,1 %b[5], %r45, %r45
  xord,2 %r29, %g2, %g2
  xord,3 %g31, %b[45], %b[45]
  xord,4 %b[93], %b[69], %b[69]
  xord,5 %b[53], %g18, %g18
}
{
  ldd,0 [ %b[97] + %r57 ], %r29
  shr_andd,1 %b[4], 0x24, %r7, %b[5]
  ldd,2 [ %b[99] + %b[2] ], %g15
  ldd,3 [ %b[97] + %b[81] ], %b[53]
  shr_andd,4 %b[92], 0x24, %r7, %b[93]
  ldd,5 [ %b[99] + %b[90] ], %g31
}
{
  ldd,0 [ %b[96] + %r57 ], %r57
  xord,1 %r31, %r36, %r36
  ldd,2 [ %b[98] + %b[2] ], %b[2]
  ldd,3 [ %b[96] + %b[81] ], %b[81]
  xord,4 %b[55], %b[60], %b[60]
  ldd,5 [ %b[98] + %b[90] ], %b[90]
}
{
  xord,0 %r50, %r25, %r25
  shr_andd,1 %b[4], 0x2c, %r7, %r31
  xord,2 %r26, %r41, %r41
  xord,3 %b[74], %b[49], %b[49]
  shr_andd,4 %b[92], 0x2c, %r7, %b[55]
  xord,5 %b[50], %b[65], %b[65]
}
{
  ldd,0 [ %b[123] + %r28 ], %r26
  shr_andd,1 %b[4], 0x34, %r7, %b[4]
  ldd,2 [ %b[125] + %r63 ], %r50
  ldd,3 [ %b[123] + %b[52] ], %b[50]
  shr_andd,4 %b[92], 0x34, %r7, %b[92]
  ldd,5 [ %b[125] + %b[87] ], %b[74]
}
{
  xord,0 %r29, %r43, %r43
  xord,1 %r17, %b[3], %b[3]
  xord,2 %g0, %g15, %g15
  xord,3 %b[53], %b[67], %b[67]
  xord,4 %b[41], %b[91], %b[91]
  xord,5 %g16, %g31, %g31
}
{
  ldd,0 [ %b[119] + %g14 ], %g0
  shl_andd,1 %b[0], 4, %r7, %r17
  ldd,2 [ %b[121] + %r24 ], %r29
  ldd,3 [ %b[119] + %g30 ], %g16
  shl_andd,4 %b[88], 4, %r7, %b[41]
  ldd,5 [ %b[121] + %b[48] ], %b[53]
}
{
  xord,0 %g8, %r61, %r61
  xord,1 %r59, %r20, %r20
  xord,2 %g3, %r27, %r27
  xord,3 %g24, %b[85], %b[85]
  xord,4 %b[83], %b[44], %b[44]
  xord,5 %g19, %b[51], %b[51]
}
{
  ldd,0 [ %b[115] + %r31 ], %g3
  shr_andd,1 %b[0], 4, %r7, %r59
  ldd,2 [ %b[117] + %b[5] ], %g8
  ldd,3 [ %b[115] + %b[55] ], %g19
  shr_andd,4 %b[88], 4, %r7, %b[83]
  ldd,5 [ %b[117] + %b[93] ], %g24
}
{
  xord,0 %r56, %r42, %r42
  xord,1 %r16, %r40, %r40
  xord,2 %r62, %r39, %r39
  xord,3 %b[80], %b[66], %b[66]
  xord,4 %b[40], %b[64], %b[64]
  xord,5 %b[86], %b[63], %b[63]
}
{
  ldd,0 [ %b[111] + %r17 ], %r62
  shr_andd,1 %b[0], 0xc, %r7, %r16
  ldd,2 [ %b[113] + %b[4] ], %r56
  ldd,3 [ %b[111] + %b[41] ], %b[86]
  shr_andd,4 %b[88], 0xc, %r7, %b[40]
  ldd,5 [ %b[113] + %b[92] ], %b[80]
}
{
  xord,0 %r32, %g2, %g2
  xord,1 %g15, %r43, %r43
  xord,2 %g1, %g6, %g6
  xord,3 %b[56], %g18, %g18
  xord,4 %g31, %b[67], %b[67]
  xord,5 %g17, %g22, %g22
}
{
  xord,0 %r46, %r58, %r58
  shr_andd,1 %b[0], 0x14, %r7, %g15
  xord,2 %b[6], %r18, %r18
  xord,3 %b[70], %b[82], %b[82]
  shr_andd,4 %b[88], 0x14, %r7, %g31
  xord,5 %b[94], %b[42], %b[42]
}
{
  xord,0 %b[7], %b[1], %b[1]
  shr_andd,1 %b[0], 0x1c, %r7, %r46
  xord,2 %r55, %r52, %r52
  xord,3 %b[95], %b[89], %b[89]
  shr_andd,4 %b[88], 0x1c, %r7, %b[70]
  xord,5 %b[79], %b[76], %b[76]
}
{
  xord,0 %r53, %r47, %r47
  shr_andd,1 %b[0], 0x24, %r7, %b[7]
  xord,2 %r33, %g9, %g9
  xord,3 %b[77], %b[71], %b[71]
  shr_andd,4 %b[88], 0x24, %r7, %b[95]
  xord,5 %b[57], %g25, %g25
}
{
  xord,0 %r57, %r35, %r35
  shr_andd,1 %b[0], 0x2c, %r7, %r53
  xord,2 %r37, %b[2], %b[2]
  xord,3 %b[81], %b[59], %b[59]
  shr_andd,4 %b[88], 0x2c, %r7, %b[77]
  xord,5 %b[61], %b[90], %b[90]
}
{
  xord,0 %g10, %g11, %g11
  shr_andd,1 %b[0], 0x34, %r7, %b[0]
  xord,2 %g5, %r22, %r22
  xord,3 %g26, %g27, %g27
  shr_andd,4 %b[88], 0x34, %r7, %b[88]
  xord,5 %g21, %b[46], %b[46]
}
{
  ldd,0 [ %b[107] + %r16 ], %g5
  xord,1 %g4, %r23, %r23
  ldd,2 [ %b[109] + %r59 ], %g10
  ldd,3 [ %b[107] + %b[40] ], %g21
  xord,4 %g20, %b[47], %b[47]
  ldd,5 [ %b[109] + %b[83] ], %g26
}
{
  xord,0 %r44, %r38, %r38
  xord,1 %r19, %r48, %r48
  xord,2 %r34, %r54, %r54
  xord,3 %b[68], %b[62], %b[62]
  xord,4 %b[43], %b[72], %b[72]
  xord,5 %b[58], %b[78], %b[78]
}
{
  xord,0 %r45, %r36, %r36
  xord,1 %r41, %r25, %r25
  xord,2 %r30, %r21, %r21
  xord,3 %b[69], %b[60], %b[60]
  xord,4 %b[65], %b[49], %b[49]
  xord,5 %b[54], %b[45], %b[45]
}
{
  xord,0 %r61, %r20, %r20
  xord,1 %r39, %r42, %r42
  xord,2 %b[3], %r27, %r27
  xord,3 %b[85], %b[44], %b[44]
  xord,4 %b[63], %b[66], %b[66]
  xord,5 %b[91], %b[51], %b[51]
}
{
  xord,0 %g2, %r43, %r43
  xord,1 %r18, %r58, %r58
  xord,2 %r40, %g6, %g6
  xord,3 %g18, %b[67], %b[67]
  xord,4 %b[42], %b[82], %b[82]
  xord,5 %b[64], %g22, %g22
}
{
  xord,0 %g9, %r47, %r47
  xord,1 %b[2], %r35, %r35
  xord,2 %r52, %b[1], %b[1]
  xord,3 %g25, %b[71], %b[71]
  xord,4 %b[90], %b[59], %b[59]
  xord,5 %b[76], %b[89], %b[89]
}
{
  xord,0 %r23, %r54, %r54
  xord,1 %r38, %r48, %r48
  xord,2 %r22, %g11, %g11
  xord,3 %b[47], %b[78], %b[78]
  xord,4 %b[62], %b[72], %b[72]
  xord,5 %b[46], %g27, %g27
}
{
  ldd,0 [ %b[103] + %r46 ], %r23
  xord,1 %r49, %r60, %r60
  ldd,2 [ %b[105] + %g15 ], %r38
  ldd,3 [ %b[103] + %b[70] ], %b[47]
  xord,4 %b[73], %b[84], %b[84]
  ldd,5 [ %b[105] + %g31 ], %b[62]
}
{
  ldd,0 [ %b[99] + %r53 ], %r22
  xord,1 %r50, %r26, %r26
  ldd,2 [ %b[101] + %b[7] ], %r49
  ldd,3 [ %b[99] + %b[77] ], %b[46]
  xord,4 %b[74], %b[50], %b[50]
  ldd,5 [ %b[101] + %b[95] ], %b[73]
}
{
  ldd,0 [ %b[126] + %r51 ], %r51
  xord,1 %r29, %g0, %g0
  ldd,2 [ %b[97] + %b[0] ], %r50
  ldd,3 [ %b[126] + %b[75] ], %b[75]
  xord,4 %b[53], %g16, %g16
  ldd,5 [ %b[97] + %b[88] ], %b[74]
}
{
  ldd,0 [ %b[122] + %r28 ], %r28
  xord,1 %g8, %g3, %g3
  ldd,2 [ %b[124] + %r63 ], %r63
  ldd,3 [ %b[122] + %b[52] ], %b[52]
  xord,4 %g24, %g19, %g19
  ldd,5 [ %b[124] + %b[87] ], %b[87]
}
{
  ldd,0 [ %b[118] + %g14 ], %g14
  xord,1 %r56, %r62, %r62
  ldd,2 [ %b[120] + %r24 ], %r24
  ldd,3 [ %b[118] + %g30 ], %g30
  xord,4 %b[80], %b[86], %b[86]
  ldd,5 [ %b[120] + %b[48] ], %b[48]
}
{
  ldd,0 [ %b[114] + %r31 ], %r31
  xord,1 %g10, %g5, %g5
  ldd,2 [ %b[116] + %b[5] ], %b[5]
  ldd,3 [ %b[114] + %b[55] ], %b[55]
  xord,4 %g26, %g21, %g21
  ldd,5 [ %b[116] + %b[93] ], %b[93]
}
{
  ldd,0 [ %b[110] + %r17 ], %r17
  xord,1 %r38, %r23, %r23
  ldd,2 [ %b[112] + %b[4] ], %b[4]
  ldd,3 [ %b[110] + %b[41] ], %b[41]
  xord,4 %b[62], %b[47], %b[47]
  ldd,5 [ %b[112] + %b[92] ], %b[92]
}
{
  ldd,0 [ %b[106] + %r16 ], %r16
  xord,1 %r49, %r22, %r22
  ldd,2 [ %b[108] + %r59 ], %r59
  ldd,3 [ %b[106] + %b[40] ], %b[40]
  xord,4 %b[73], %b[46], %b[46]
  ldd,5 [ %b[108] + %b[83] ], %b[83]
}
{
  xord,0 %r26, %g0, %g0
  xord,1 %g3, %r62, %r62
  xord,2 %r50, %r60, %r60
  xord,3 %b[50], %g16, %g16
  xord,4 %g19, %b[86], %b[86]
  xord,5 %b[74], %b[84], %b[84]
}
{
  xord,0 %r22, %r60, %r60
  xord,1 %g0, %r62, %r62
  xord,2 %g5, %r23, %r23
  xord,3 %b[46], %b[84], %b[84]
  xord,4 %g16, %b[86], %b[86]
  xord,5 %g21, %b[47], %b[47]
}
{
  xord,0 %r21, %r36, %r36
  xord,1 %r25, %r27, %r27
  xord,2 %r23, %r60, %r60
  xord,3 %b[45], %b[60], %b[60]
  xord,4 %b[49], %b[51], %b[51]
  xord,5 %b[47], %b[84], %b[84]
}
{
  xord,0 %g6, %r43, %r43
  xord,1 %r58, %b[1], %b[1]
  xord,2 %r20, %r42, %r42
  xord,3 %g22, %b[67], %b[67]
  xord,4 %b[82], %b[89], %b[89]
  xord,5 %b[44], %b[66], %b[66]
}
{
  xord,0 %r62, %r60, %r60
  xord,1 %r54, %r48, %r48
  xord,2 %r47, %r35, %r35
  xord,3 %b[86], %b[84], %b[84]
  xord,4 %b[78], %b[72], %b[72]
  xord,5 %b[71], %b[59], %b[59]
}
{
  ldd,0 [ %b[102] + %r46 ], %r46
  xord,1 %g7, %r51, %r51
  ldd,2 [ %b[104] + %g15 ], %g15
  ldd,3 [ %b[102] + %b[70] ], %b[70]
  xord,4 %g23, %b[75], %b[75]
  ldd,5 [ %b[104] + %g31 ], %g31
}
{
  ldd,0 [ %b[98] + %r53 ], %r53
  xord,1 %r63, %r28, %r28
  ldd,2 [ %b[100] + %b[7] ], %b[7]
  ldd,3 [ %b[98] + %b[77] ], %b[77]
  xord,4 %b[87], %b[52], %b[52]
  ldd,5 [ %b[100] + %b[95] ], %b[95]
}
{
  xord,0 %r24, %g14, %g14
  xord,1 %b[5], %r31, %r31
  ldd,2 [ %b[96] + %b[0] ], %b[0]
  xord,3 %b[48], %g30, %g30
  xord,4 %b[93], %b[55], %b[55]
  ldd,5 [ %b[96] + %b[88] ], %b[88]
}
{
  xord,0 %r59, %r16, %r16
  xord,1 %g15, %r46, %r46
  xord,2 %b[4], %r17, %r17
  xord,3 %b[83], %b[40], %b[40]
  xord,4 %g31, %b[70], %b[70]
  xord,5 %b[92], %b[41], %b[41]
}
{
  xord,0 %r28, %g14, %g14
  xord,1 %r31, %r17, %r17
  xord,2 %b[7], %r53, %r53
  xord,3 %b[52], %g30, %g30
  xord,4 %b[55], %b[41], %b[41]
  xord,5 %b[95], %b[77], %b[77]
}
{
  xord,0 %r16, %r46, %r46
  xord,1 %g14, %r17, %r17
  xord,2 %b[0], %r51, %r51
  xord,3 %b[40], %b[70], %b[70]
  xord,4 %g30, %b[41], %b[41]
  xord,5 %b[88], %b[75], %b[75]
}
{
  xord,0 %r27, %r42, %r42
  xord,1 %b[1], %r35, %r35
  xord,2 %r53, %r51, %r51
  xord,3 %b[51], %b[66], %b[66]
  xord,4 %b[89], %b[59], %b[59]
  xord,5 %b[77], %b[75], %b[75]
}
{
  ldd,0 [ %r2 + 0x60 ], %b[1]
  shl_andd,1 %g11, 4, %r7, %r46
  xord,2 %r46, %r51, %r51
  ldd,3 [ %r2 + 0x60 ], %b[89]
  shl_andd,4 %g27, 4, %r7, %b[70]
  xord,5 %b[70], %b[75], %b[75]
}
{
  ldd,0 [ %r2 + 0x68 ], %r27
  shl_andd,1 %r36, 4, %r7, %r17
  xord,2 %r17, %r51, %r51
  ldd,3 [ %r2 + 0x68 ], %b[51]
  shl_andd,4 %b[60], 4, %r7, %b[41]
  xord,5 %b[41], %b[75], %b[75]
}
{
  ldd,0 [ %b[126] + %r46 ], %r46
  shl_andd,1 %r43, 4, %r7, %r53
  ldd,2 [ %b[127] + %r46 ], %g14
  ldd,3 [ %b[126] + %b[70] ], %b[70]
  shl_andd,4 %b[67], 4, %r7, %b[77]
  ldd,5 [ %b[127] + %b[70] ], %g30
}
{
  ldd,0 [ %b[126] + %r17 ], %r17
  shr_andd,1 %g11, 4, %r7, %r16
  ldd,2 [ %b[127] + %r17 ], %b[0]
  ldd,3 [ %b[126] + %b[41] ], %b[41]
  shr_andd,4 %g27, 4, %r7, %b[40]
  ldd,5 [ %b[127] + %b[41] ], %b[88]
}
{
  ldd,0 [ %b[126] + %r53 ], %r53
  shr_andd,1 %g11, 0xc, %r7, %r31
  ldd,2 [ %b[127] + %r53 ], %r28
  ldd,3 [ %b[126] + %b[77] ], %b[77]
  shr_andd,4 %g27, 0xc, %r7, %b[55]
  ldd,5 [ %b[127] + %b[77] ], %b[52]
}
{
  ldd,0 [ %b[124] + %r16 ], %r16
  shr_andd,1 %g11, 0x14, %r7, %b[7]
  ldd,2 [ %b[125] + %r16 ], %g15
  ldd,3 [ %b[124] + %b[40] ], %b[40]
  shr_andd,4 %g27, 0x14, %r7, %b[95]
  ldd,5 [ %b[125] + %b[40] ], %g31
}
{
  ldd,0 [ %b[122] + %r31 ], %r31
  shr_andd,1 %g11, 0x1c, %r7, %r59
  ldd,2 [ %b[123] + %r31 ], %b[4]
  ldd,3 [ %b[122] + %b[55] ], %b[55]
  shr_andd,4 %g27, 0x1c, %r7, %b[83]
  ldd,5 [ %b[123] + %b[55] ], %b[92]
}
{
  ldd,0 [ %b[120] + %b[7] ], %b[7]
  shr_andd,1 %g11, 0x24, %r7, %b[5]
  ldd,2 [ %b[121] + %b[7] ], %r24
  ldd,3 [ %b[120] + %b[95] ], %b[95]
  shr_andd,4 %g27, 0x24, %r7, %b[93]
  ldd,5 [ %b[121] + %b[95] ], %b[48]
}
{
  ldd,0 [ %b[118] + %r59 ], %r59
  shr_andd,1 %g11, 0x2c, %r7, %r63
  ldd,2 [ %b[119] + %r59 ], %g7
  ldd,3 [ %b[118] + %b[83] ], %b[83]
  shr_andd,4 %g27, 0x2c, %r7, %b[87]
  ldd,5 [ %b[119] + %b[83] ], %g23
}
{
  ldd,0 [ %b[116] + %b[5] ], %b[5]
  shr_andd,1 %g11, 0x34, %r7, %g11
  ldd,2 [ %b[117] + %b[5] ], %r54
  ldd,3 [ %b[116] + %b[93] ], %b[93]
  shr_andd,4 %g27, 0x34, %r7, %g27
  ldd,5 [ %b[117] + %b[93] ], %b[78]
}
{
  ldd,0 [ %b[114] + %r63 ], %r63
  shl_andd,1 %r48, 4, %r7, %r62
  ldd,2 [ %b[115] + %r63 ], %r47
  ldd,3 [ %b[114] + %b[87] ], %b[87]
  shl_andd,4 %b[72], 4, %r7, %b[86]
  ldd,5 [ %b[115] + %b[87] ], %b[71]
}
{
  ldd,0 [ %b[112] + %g11 ], %g11
  shr_andd,1 %r48, 4, %r7, %r58
  ldd,2 [ %b[113] + %g11 ], %g6
  ldd,3 [ %b[112] + %g27 ], %g27
  shr_andd,4 %b[72], 4, %r7, %b[82]
  ldd,5 [ %b[113] + %g27 ], %g22
}
{
  ldd,0 [ %b[110] + %r62 ], %r62
  shr_andd,1 %r48, 0xc, %r7, %r20
  ldd,2 [ %b[111] + %r62 ], %r25
  ldd,3 [ %b[110] + %b[86] ], %b[86]
  shr_andd,4 %b[72], 0xc, %r7, %b[44]
  ldd,5 [ %b[111] + %b[86] ], %b[49]
}
{
  ldd,0 [ %b[108] + %r58 ], %r58
  shr_andd,1 %r48, 0x14, %r7, %r21
  ldd,2 [ %b[109] + %r58 ], %r23
  ldd,3 [ %b[108] + %b[82] ], %b[82]
  shr_andd,4 %b[72], 0x14, %r7, %b[45]
  ldd,5 [ %b[109] + %b[82] ], %b[47]
}
{
  ldd,0 [ %b[106] + %r20 ], %r20
  shr_andd,1 %r48, 0x1c, %r7, %g0
  ldd,2 [ %b[107] + %r20 ], %r22
  ldd,3 [ %b[106] + %b[44] ], %b[44]
  shr_andd,4 %b[72], 0x1c, %r7, %g16
  ldd,5 [ %b[107] + %b[44] ], %b[46]
}
{
  ldd,0 [ %b[104] + %r21 ], %r21
  shr_andd,1 %r48, 0x24, %r7, %g5
  ldd,2 [ %b[105] + %r21 ], %g3
  ldd,3 [ %b[104] + %b[45] ], %b[45]
  shr_andd,4 %b[72], 0x24, %r7, %g21
  ldd,5 [ %b[105] + %b[45] ], %g19
}
{
  ldd,0 [ %b[102] + %g0 ], %g0
  shr_andd,1 %r48, 0x2c, %r7, %r26
  ldd,2 [ %b[103] + %g0 ], %r50
  ldd,3 [ %b[102] + %g16 ], %g16
  shr_andd,4 %b[72], 0x2c, %r7, %b[50]
  ldd,5 [ %b[103] + %g16 ], %b[74]
}
{
  ldd,0 [ %b[100] + %g5 ], %g5
  shr_andd,1 %r48, 0x34, %r7, %r48
  ldd,2 [ %b[101] + %g5 ], %r49
  ldd,3 [ %b[100] + %g21 ], %g21
  shr_andd,4 %b[72], 0x34, %r7, %b[72]
  ldd,5 [ %b[101] + %g21 ], %b[73]
}
{
  ldd,0 [ %b[98] + %r26 ], %r26
  shl_andd,1 %r60, 4, %r7, %r38
  ldd,2 [ %b[99] + %r26 ], %g10
  ldd,3 [ %b[98] + %b[50] ], %b[50]
  shl_andd,4 %b[84], 4, %r7, %b[62]
  ldd,5 [ %b[99] + %b[50] ], %g26
}
{
  ldd,0 [ %b[96] + %r48 ], %r48
  shr_andd,1 %r36, 4, %r7, %r56
  ldd,2 [ %b[97] + %r48 ], %g8
  ldd,3 [ %b[96] + %b[72] ], %b[72]
  shr_andd,4 %b[60], 4, %r7, %b[80]
  ldd,5 [ %b[97] + %b[72] ], %g24
}
{
  xord,0 %b[1], %b[0], %b[0]
  shr_andd,1 %r36, 0xc, %r7, %r29
  xord,2 %b[1], %g14, %g14
  xord,3 %b[89], %b[88], %b[88]
  shr_andd,4 %b[60], 0xc, %r7, %b[53]
  xord,5 %b[89], %g30, %g30
}
{
  ldd,0 [ %b[124] + %r56 ], %r56
  shr_andd,1 %r36, 0x14, %r7, %b[2]
  ldd,2 [ %b[125] + %r56 ], %g9
  ldd,3 [ %b[124] + %b[80] ], %b[80]
  shr_andd,4 %b[60], 0x14, %r7, %b[90]
  ldd,5 [ %b[125] + %b[80] ], %g25
}
{
  ldd,0 [ %b[122] + %r29 ], %r29
  shr_andd,1 %r36, 0x1c, %r7, %r52
  ldd,2 [ %b[123] + %r29 ], %r18
  ldd,3 [ %b[122] + %b[53] ], %b[53]
  shr_andd,4 %b[60], 0x1c, %r7, %b[76]
  ldd,5 [ %b[123] + %b[53] ], %b[42]
}
{
  ldd,0 [ %b[120] + %b[2] ], %b[2]
  shr_andd,1 %r36, 0x24, %r7, %g2
  ldd,2 [ %b[121] + %b[2] ], %r40
  ldd,3 [ %b[120] + %b[90] ], %b[90]
  shr_andd,4 %b[60], 0x24, %r7, %g18
  ldd,5 [ %b[121] + %b[90] ], %b[64]
}
{
  ldd,0 [ %b[118] + %r52 ], %r52
  shr_andd,1 %r36, 0x2c, %r7, %r39
  ldd,2 [ %b[119] + %r52 ], %r61
  ldd,3 [ %b[118] + %b[76] ], %b[76]
  shr_andd,4 %b[60], 0x2c, %r7, %b[63]
  ldd,5 [ %b[119] + %b[76] ], %b[85]
}
{
  ldd,0 [ %b[116] + %g2 ], %g2
  shr_andd,1 %r36, 0x34, %r7, %r36
  ldd,2 [ %b[117] + %g2 ], %b[3]
  ldd,3 [ %b[116] + %g18 ], %g18
  shr_andd,4 %b[60], 0x34, %r7, %b[60]
  ldd,5 [ %b[117] + %g18 ], %b[91]
}
{
  ldd,0 [ %b[114] + %r39 ], %r39
  shl_andd,1 %r42, 4, %r7, %r41
  ldd,2 [ %b[115] + %r39 ], %r45
  ldd,3 [ %b[114] + %b[63] ], %b[63]
  shl_andd,4 %b[66], 4, %r7, %b[65]
  ldd,5 [ %b[115] + %b[63] ], %b[69]
}
{
  ldd,0 [ %b[112] + %r36 ], %r36
  shr_andd,1 %r42, 4, %r7, %r30
  ldd,2 [ %b[113] + %r36 ], %r19
  ldd,3 [ %b[112] + %b[60] ], %b[60]
  shr_andd,4 %b[66], 4, %r7, %b[54]
  ldd,5 [ %b[113] + %b[60] ], %b[43]
}
{
  ldd,0 [ %b[110] + %r41 ], %r41
  shr_andd,1 %r42, 0xc, %r7, %r44
  ldd,2 [ %b[111] + %r41 ], %r34
  ldd,3 [ %b[110] + %b[65] ], %b[65]
  shr_andd,4 %b[66], 0xc, %r7, %b[68]
  ldd,5 [ %b[111] + %b[65] ], %b[58]
}
{
  ldd,0 [ %b[108] + %r30 ], %r30
  shr_andd,1 %r42, 0x14, %r7, %g4
  ldd,2 [ %b[109] + %r30 ], %r57
  ldd,3 [ %b[108] + %b[54] ], %b[54]
  shr_andd,4 %b[66], 0x14, %r7, %g20
  ldd,5 [ %b[109] + %b[54] ], %b[81]
}
{
  ldd,0 [ %b[106] + %r44 ], %r44
  shr_andd,1 %r42, 0x1c, %r7, %r37
  ldd,2 [ %b[107] + %r44 ], %r33
  ldd,3 [ %b[106] + %b[68] ], %b[68]
  shr_andd,4 %b[66], 0x1c, %r7, %b[61]
  ldd,5 [ %b[107] + %b[68] ], %b[57]
}
{
  ldd,0 [ %b[104] + %g4 ], %g4
  shr_andd,1 %r42, 0x24, %r7, %r55
  ldd,2 [ %b[105] + %g4 ], %b[6]
  ldd,3 [ %b[104] + %g20 ], %g20
  shr_andd,4 %b[66], 0x24, %r7, %b[79]
  ldd,5 [ %b[105] + %g20 ], %b[94]
}
{
  ldd,0 [ %b[102] + %r37 ], %r37
  shr_andd,1 %r42, 0x2c, %r7, %r32
  ldd,2 [ %b[103] + %r37 ], %g1
  ldd,3 [ %b[102] + %b[61] ], %b[61]
  shr_andd,4 %b[66], 0x2c, %r7, %b[56]
  ldd,5 [ %b[103] + %b[61] ], %g17
}
{
  xord,0 %g15, %b[4], %b[4]
  shr_andd,1 %r42, 0x34, %r7, %r42
  xord,2 %b[1], %r28, %r28
  xord,3 %g31, %b[92], %b[92]
  shr_andd,4 %b[66], 0x34, %r7, %b[66]
  xord,5 %b[89], %b[52], %b[52]
}
{
  xord,0 %r54, %r47, %r47
  shr_andd,1 %r43, 4, %r7, %g15
  xord,2 %r24, %g7, %g7
  xord,3 %b[78], %b[71], %b[71]
  shr_andd,4 %b[67], 4, %r7, %g31
  xord,5 %b[48], %g23, %g23
}
{
  ldd,0 [ %b[100] + %r55 ], %r55
  shr_andd,1 %r43, 0xc, %r7, %r54
  ldd,2 [ %b[101] + %r55 ], %r24
  ldd,3 [ %b[100] + %b[79] ], %b[79]
  shr_andd,4 %b[67], 0xc, %r7, %b[78]
  ldd,5 [ %b[101] + %b[79] ], %b[48]
}
{
  xord,0 %r23, %r22, %r22
  xord,1 %g3, %r50, %r50
  xord,2 %g6, %r25, %r25
  xord,3 %b[47], %b[46], %b[46]
  xord,4 %g19, %b[74], %b[74]
  xord,5 %g22, %b[49], %b[49]
}
{
  ldd,0 [ %b[99] + %r32 ], %g6
  shr_andd,1 %r43, 0x14, %r7, %g3
  ldd,2 [ %b[127] + %r38 ], %r23
  ldd,3 [ %b[99] + %b[56] ], %g22
  shr_andd,4 %b[67], 0x14, %r7, %g19
  ldd,5 [ %b[127] + %b[62] ], %b[47]
}
{
  xord,0 %r49, %g10, %g10
  xord,1 %g8, %g14, %g14
  ldd,2 [ %b[98] + %r32 ], %r32
  xord,3 %b[73], %g26, %g26
  xord,4 %g24, %g30, %g30
  ldd,5 [ %b[98] + %b[56] ], %b[56]
}
{
  ldd,0 [ %b[96] + %r42 ], %r42
  shr_andd,1 %r43, 0x1c, %r7, %g8
  ldd,2 [ %b[97] + %r42 ], %r49
  ldd,3 [ %b[96] + %b[66] ], %b[66]
  shr_andd,4 %b[67], 0x1c, %r7, %g24
  ldd,5 [ %b[97] + %b[66] ], %b[73]
}
{
  xord,0 %g9, %r18, %r18
  xord,1 %r40, %r61, %r61
  xord,2 %r27, %r46, %r46
  xord,3 %g25, %b[42], %b[42]
  xord,4 %b[64], %b[85], %b[85]
  xord,5 %b[51], %b[70], %b[70]
}
{
  ldd,0 [ %b[124] + %g15 ], %g15
  shr_andd,1 %r43, 0x24, %r7, %r40
  ldd,2 [ %b[125] + %g15 ], %g9
  ldd,3 [ %b[124] + %g31 ], %g31
  shr_andd,4 %b[67], 0x24, %r7, %b[64]
  ldd,5 [ %b[125] + %g31 ], %g25
}
{
  xord,0 %r19, %r34, %r34
  xord,1 %r57, %r33, %r33
  xord,2 %b[3], %r45, %r45
  xord,3 %b[43], %b[58], %b[58]
  xord,4 %b[81], %b[57], %b[57]
  xord,5 %b[91], %b[69], %b[69]
}
{
  ldd,0 [ %b[121] + %g3 ], %b[3]
  shr_andd,1 %r43, 0x2c, %r7, %r57
  ldd,2 [ %b[123] + %r54 ], %r19
  ldd,3 [ %b[121] + %g19 ], %b[91]
  shr_andd,4 %b[67], 0x2c, %r7, %b[81]
  ldd,5 [ %b[123] + %b[78] ], %b[43]
}
{
  ldd,0 [ %b[120] + %g3 ], %g3
  shr_andd,1 %r43, 0x34, %r7, %r43
  ldd,2 [ %b[122] + %r54 ], %r54
  ldd,3 [ %b[120] + %g19 ], %g19
  shr_andd,4 %b[67], 0x34, %r7, %b[67]
  ldd,5 [ %b[122] + %b[78] ], %b[78]
}
{
  xord,0 %r24, %g6, %g6
  xord,1 %r49, %b[0], %b[0]
  xord,2 %b[6], %g1, %g1
  xord,3 %b[48], %g22, %g22
  xord,4 %b[73], %b[88], %b[88]
  xord,5 %b[94], %g17, %g17
}
{
  ldd,0 [ %b[117] + %r40 ], %b[6]
  shl_andd,1 %r35, 4, %r7, %r49
  ldd,2 [ %b[119] + %g8 ], %r24
  ldd,3 [ %b[117] + %b[64] ], %b[94]
  shl_andd,4 %b[59], 4, %r7, %b[73]
  ldd,5 [ %b[119] + %g24 ], %b[48]
}
{
  ldd,0 [ %b[116] + %r40 ], %r40
  xord,1 %r27, %r17, %r17
  ldd,2 [ %b[118] + %g8 ], %g8
  ldd,3 [ %b[116] + %b[64] ], %b[64]
  xord,4 %b[51], %b[41], %b[41]
  ldd,5 [ %b[118] + %g24 ], %g24
}
{
  xord,0 %r27, %r53, %r53
  xord,1 %b[4], %g7, %g7
  xord,2 %g9, %r19, %r19
  xord,3 %b[51], %b[77], %b[77]
  xord,4 %b[92], %g23, %g23
  xord,5 %g25, %b[43], %b[43]
}
{
  ldd,0 [ %b[114] + %r57 ], %r57
  shr_andd,1 %r35, 4, %r7, %b[4]
  ldd,2 [ %b[115] + %r57 ], %g9
  ldd,3 [ %b[114] + %b[81] ], %b[81]
  shr_andd,4 %b[59], 4, %r7, %b[92]
  ldd,5 [ %b[115] + %b[81] ], %g25
}
{
  xord,0 %r47, %r25, %r25
  xord,1 %r22, %r50, %r50
  xord,2 %b[3], %r24, %r24
  xord,3 %b[71], %b[49], %b[49]
  xord,4 %b[46], %b[74], %b[74]
  xord,5 %b[91], %b[48], %b[48]
}
{
  ldd,0 [ %b[111] + %r49 ], %b[3]
  shr_andd,1 %r35, 0xc, %r7, %r22
  ldd,2 [ %b[113] + %r43 ], %r47
  ldd,3 [ %b[111] + %b[73] ], %b[91]
  shr_andd,4 %b[59], 0xc, %r7, %b[46]
  ldd,5 [ %b[113] + %b[67] ], %b[71]
}
{
  ldd,0 [ %b[110] + %r49 ], %r49
  xord,1 %b[6], %g9, %g9
  ldd,2 [ %b[112] + %r43 ], %r43
  ldd,3 [ %b[110] + %b[73] ], %b[73]
  xord,4 %b[94], %g25, %g25
  ldd,5 [ %b[112] + %b[67] ], %b[67]
}
{
  xord,0 %r16, %r31, %r31
  shr_andd,1 %r35, 0x14, %r7, %b[6]
  xord,2 %g10, %g14, %g14
  xord,3 %b[40], %b[55], %b[55]
  shr_andd,4 %b[59], 0x14, %r7, %b[94]
  xord,5 %g26, %g30, %g30
}
{
  ldd,0 [ %b[108] + %b[4] ], %b[4]
  shr_andd,1 %r35, 0x1c, %r7, %r16
  ldd,2 [ %b[109] + %b[4] ], %g10
  ldd,3 [ %b[108] + %b[92] ], %b[92]
  shr_andd,4 %b[59], 0x1c, %r7, %b[40]
  ldd,5 [ %b[109] + %b[92] ], %g26
}
{
  xord,0 %b[7], %r59, %r59
  xord,1 %b[5], %r63, %r63
  xord,2 %r47, %b[3], %b[3]
  xord,3 %b[95], %b[83], %b[83]
  xord,4 %b[93], %b[87], %b[87]
  xord,5 %b[71], %b[91], %b[91]
}
{
  ldd,0 [ %b[105] + %b[6] ], %r47
  shr_andd,1 %r35, 0x24, %r7, %b[5]
  ldd,2 [ %b[107] + %r22 ], %b[7]
  ldd,3 [ %b[105] + %b[94] ], %b[71]
  shr_andd,4 %b[59], 0x24, %r7, %b[93]
  ldd,5 [ %b[107] + %b[46] ], %b[95]
}
{
  ldd,0 [ %b[104] + %b[6] ], %b[6]
  xord,1 %g11, %r62, %r62
  ldd,2 [ %b[106] + %r22 ], %r22
  ldd,3 [ %b[104] + %b[94] ], %b[94]
  xord,4 %g27, %b[86], %b[86]
  ldd,5 [ %b[106] + %b[46] ], %b[46]
}
{
  xord,0 %r21, %g0, %g0
  shr_andd,1 %r35, 0x2c, %r7, %g11
  xord,2 %r58, %r20, %r20
  xord,3 %b[45], %g16, %g16
  shr_andd,4 %b[59], 0x2c, %r7, %g27
  xord,5 %b[82], %b[44], %b[44]
}
{
  ldd,0 [ %b[101] + %b[5] ], %r58
  shr_andd,1 %r35, 0x34, %r7, %r35
  ldd,2 [ %b[103] + %r16 ], %r21
  ldd,3 [ %b[101] + %b[93] ], %b[82]
  shr_andd,4 %b[59], 0x34, %r7, %b[59]
  ldd,5 [ %b[103] + %b[40] ], %b[45]
}
{
  ldd,0 [ %b[100] + %b[5] ], %b[5]
  xord,1 %g10, %b[7], %b[7]
  ldd,2 [ %b[102] + %r16 ], %r16
  ldd,3 [ %b[100] + %b[93] ], %b[93]
  xord,4 %g26, %b[95], %b[95]
  ldd,5 [ %b[102] + %b[40] ], %b[40]
}
{
  xord,0 %r48, %r46, %r46
  shr_andd,1 %r60, 4, %r7, %g10
  xord,2 %g5, %r26, %r26
  xord,3 %b[72], %b[70], %b[70]
  shr_andd,4 %b[84], 4, %r7, %g26
  xord,5 %g21, %b[50], %b[50]
}
{
  ldd,0 [ %b[98] + %g11 ], %g11
  shr_andd,1 %r60, 0xc, %r7, %r48
  ldd,2 [ %b[99] + %g11 ], %g5
  ldd,3 [ %b[98] + %g27 ], %g27
  shr_andd,4 %b[84], 0xc, %r7, %b[72]
  ldd,5 [ %b[99] + %g27 ], %g21
}
{
  xord,0 %r18, %r61, %r61
  xord,1 %r45, %r34, %r34
  xord,2 %r47, %r21, %r21
  xord,3 %b[42], %b[85], %b[85]
  xord,4 %b[69], %b[58], %b[58]
  xord,5 %b[71], %b[45], %b[45]
}
{
  ldd,0 [ %b[125] + %g10 ], %r47
  shr_andd,1 %r60, 0x14, %r7, %r45
  ldd,2 [ %b[97] + %r35 ], %r18
  ldd,3 [ %b[125] + %g26 ], %b[71]
  shr_andd,4 %b[84], 0x14, %r7, %b[69]
  ldd,5 [ %b[97] + %b[59] ], %b[42]
}
{
  xord,0 %r58, %g5, %g5
  xord,1 %r33, %g1, %g1
  ldd,2 [ %b[96] + %r35 ], %r35
  xord,3 %b[82], %g21, %g21
  xord,4 %b[57], %g17, %g17
  ldd,5 [ %b[96] + %b[59] ], %b[59]
}
{
  xord,0 %g6, %b[0], %b[0]
  shr_andd,1 %r60, 0x1c, %r7, %r33
  ldd,2 [ %b[123] + %r48 ], %r58
  xord,3 %g22, %b[88], %b[88]
  shr_andd,4 %b[84], 0x1c, %r7, %b[57]
  ldd,5 [ %b[123] + %b[72] ], %b[82]
}
{
  xord,0 %r56, %r29, %r29
  shr_andd,1 %r60, 0x24, %r7, %g6
  xord,2 %r18, %r28, %r28
  xord,3 %b[80], %b[53], %b[53]
  shr_andd,4 %b[84], 0x24, %r7, %g22
  xord,5 %b[42], %b[52], %b[52]
}
{
  xord,0 %b[2], %r52, %r52
  shr_andd,1 %r60, 0x2c, %r7, %r56
  ldd,2 [ %b[121] + %r45 ], %r18
  xord,3 %b[90], %b[76], %b[76]
  shr_andd,4 %b[84], 0x2c, %r7, %b[80]
  ldd,5 [ %b[121] + %b[69] ], %b[42]
}
{
  xord,0 %g2, %r39, %r39
  shr_andd,1 %r60, 0x34, %r7, %r60
  ldd,2 [ %b[119] + %r33 ], %b[2]
  xord,3 %g18, %b[63], %b[63]
  shr_andd,4 %b[84], 0x34, %r7, %b[84]
  ldd,5 [ %b[119] + %b[57] ], %b[90]
}
{
  xord,0 %r30, %r44, %r44
  shl_andd,1 %r51, 4, %r7, %g2
  xord,2 %r36, %r41, %r41
  xord,3 %b[54], %b[68], %b[68]
  shl_andd,4 %b[75], 4, %r7, %g18
  xord,5 %b[60], %b[65], %b[65]
}
{
  xord,0 %g4, %r37, %r37
  shr_andd,1 %r51, 4, %r7, %r30
  ldd,2 [ %b[117] + %g6 ], %r36
  xord,3 %g20, %b[61], %b[61]
  shr_andd,4 %b[75], 4, %r7, %b[54]
  ldd,5 [ %b[117] + %g22 ], %b[60]
}
{
  xord,0 %r42, %r17, %r17
  shr_andd,1 %r51, 0xc, %r7, %g4
  xord,2 %r55, %r32, %r32
  xord,3 %b[66], %b[41], %b[41]
  shr_andd,4 %b[75], 0xc, %r7, %g20
  xord,5 %b[79], %b[56], %b[56]
}
{
  xord,0 %r19, %r24, %r24
  shr_andd,1 %r51, 0x14, %r7, %r42
  ldd,2 [ %b[115] + %r56 ], %r55
  xord,3 %b[43], %b[48], %b[48]
  shr_andd,4 %b[75], 0x14, %r7, %b[66]
  ldd,5 [ %b[115] + %b[80] ], %b[79]
}
{
  xord,0 %b[7], %r21, %r21
  shr_andd,1 %r51, 0x1c, %r7, %r19
  xord,2 %g9, %b[3], %b[3]
  xord,3 %b[95], %b[45], %b[45]
  shr_andd,4 %b[75], 0x1c, %r7, %b[43]
  xord,5 %g25, %b[91], %b[91]
}
{
  xord,0 %g5, %r28, %r28
  shr_andd,1 %r51, 0x24, %r7, %b[7]
  ldd,2 [ %b[113] + %r60 ], %g9
  xord,3 %g21, %b[52], %b[52]
  shr_andd,4 %b[75], 0x24, %r7, %b[95]
  ldd,5 [ %b[113] + %b[84] ], %g25
}
{
  xord,0 %g3, %g8, %g8
  shr_andd,1 %r51, 0x2c, %r7, %g5
  xord,2 %g15, %r54, %r54
  xord,3 %g19, %g24, %g24
  shr_andd,4 %b[75], 0x2c, %r7, %g21
  xord,5 %g31, %b[78], %b[78]
}
{
  xord,0 %r40, %r57, %r57
  shr_andd,1 %r51, 0x34, %r7, %r51
  ldd,2 [ %b[111] + %g2 ], %g3
  xord,3 %b[64], %b[81], %b[81]
  shr_andd,4 %b[75], 0x34, %r7, %b[75]
  ldd,5 [ %b[111] + %g18 ], %g19
}
{
  xord,0 %b[4], %r22, %r22
  xord,1 %b[6], %r16, %r16
  xord,2 %r43, %r49, %r49
  xord,3 %b[92], %b[46], %b[46]
  xord,4 %b[94], %b[40], %b[40]
  xord,5 %b[67], %b[73], %b[73]
}
{
  xord,0 %r35, %r53, %r53
  xord,1 %g7, %r25, %r25
  xord,2 %b[5], %g11, %g11
  xord,3 %b[59], %b[77], %b[77]
  xord,4 %g23, %b[49], %b[49]
  xord,5 %b[93], %g27, %g27
}
{
  xord,0 %r50, %g14, %g14
  xord,1 %r31, %r59, %r59
  ldd,2 [ %b[109] + %r30 ], %g7
  xord,3 %b[74], %g30, %g30
  xord,4 %b[55], %b[83], %b[83]
  ldd,5 [ %b[109] + %b[54] ], %g23
}
{
  xord,0 %r63, %r62, %r62
  xord,1 %r20, %g0, %g0
  ldd,2 [ %b[107] + %g4 ], %r31
  xord,3 %b[87], %b[86], %b[86]
  xord,4 %b[44], %g16, %g16
  ldd,5 [ %b[107] + %g20 ], %b[55]
}
{
  xord,0 %r61, %r34, %r34
  xord,1 %g1, %b[0], %b[0]
  xord,2 %r26, %r46, %r46
  xord,3 %b[85], %b[58], %b[58]
  xord,4 %g17, %b[88], %b[88]
  xord,5 %b[50], %b[70], %b[70]
}
{
  xord,0 %r39, %r41, %r41
  xord,1 %r44, %r37, %r37
  xord,2 %r29, %r52, %r52
  xord,3 %b[63], %b[65], %b[65]
  xord,4 %b[68], %b[61], %b[61]
  xord,5 %b[53], %b[76], %b[76]
}
{
  xord,0 %r24, %b[3], %b[3]
  xord,1 %r21, %r28, %r28
  xord,2 %r32, %r17, %r17
  xord,3 %b[48], %b[91], %b[91]
  xord,4 %b[45], %b[52], %b[52]
  xord,5 %b[56], %b[41], %b[41]
}
{
  xord,0 %r57, %r49, %r49
  xord,1 %r22, %r16, %r16
  xord,2 %r54, %g8, %g8
  xord,3 %b[81], %b[73], %b[73]
  xord,4 %b[46], %b[40], %b[40]
  xord,5 %b[78], %g24, %g24
}
{
  xord,0 %r25, %g14, %g14
  xord,1 %r59, %r62, %r62
  xord,2 %g11, %r53, %r53
  xord,3 %b[49], %g30, %g30
  xord,4 %b[83], %b[86], %b[86]
  xord,5 %g27, %b[77], %b[77]
}
{
  ldd,0 [ %b[103] + %r19 ], %r25
  xord,1 %b[1], %r23, %r23
  ldd,2 [ %b[105] + %r42 ], %r59
  ldd,3 [ %b[103] + %b[43] ], %b[49]
  xord,4 %b[89], %b[47], %b[47]
  ldd,5 [ %b[105] + %b[66] ], %b[83]
}
{
  ldd,0 [ %b[99] + %g5 ], %g11
  xord,1 %r47, %r58, %r58
  ldd,2 [ %b[101] + %b[7] ], %b[1]
  ldd,3 [ %b[99] + %g21 ], %g27
  xord,4 %b[71], %b[82], %b[82]
  ldd,5 [ %b[101] + %b[95] ], %b[89]
}
{
  ldd,0 [ %b[126] + %r38 ], %r38
  xord,1 %r18, %b[2], %b[2]
  ldd,2 [ %b[97] + %r51 ], %r47
  ldd,3 [ %b[126] + %b[62] ], %b[62]
  xord,4 %b[42], %b[90], %b[90]
  ldd,5 [ %b[97] + %b[75] ], %b[71]
}
{
  ldd,0 [ %b[122] + %r48 ], %r48
  xord,1 %r36, %r55, %r55
  ldd,2 [ %b[124] + %g10 ], %g10
  ldd,3 [ %b[122] + %b[72] ], %b[72]
  xord,4 %b[60], %b[79], %b[79]
  ldd,5 [ %b[124] + %g26 ], %g26
}
{
  ldd,0 [ %b[118] + %r33 ], %r33
  xord,1 %g9, %g3, %g3
  ldd,2 [ %b[120] + %r45 ], %r45
  ldd,3 [ %b[118] + %b[57] ], %b[57]
  xord,4 %g25, %g19, %g19
  ldd,5 [ %b[120] + %b[69] ], %b[69]
}
{
  ldd,0 [ %b[114] + %r56 ], %r56
  xord,1 %g7, %r31, %r31
  ldd,2 [ %b[116] + %g6 ], %g6
  ldd,3 [ %b[114] + %b[80] ], %b[80]
  xord,4 %g23, %b[55], %b[55]
  ldd,5 [ %b[116] + %g22 ], %g22
}
{
  ldd,0 [ %b[110] + %g2 ], %g2
  xord,1 %r59, %r25, %r25
  ldd,2 [ %b[112] + %r60 ], %r60
  ldd,3 [ %b[110] + %g18 ], %g18
  xord,4 %b[83], %b[49], %b[49]
  ldd,5 [ %b[112] + %b[84] ], %b[84]
}
{
  xord,0 %b[1], %g11, %g11
  xord,1 %r47, %r23, %r23
  ldd,2 [ %b[108] + %r30 ], %r30
  xord,3 %b[89], %g27, %g27
  xord,4 %b[71], %b[47], %b[47]
  ldd,5 [ %b[108] + %b[54] ], %b[54]
}
{
  xord,0 %r55, %g3, %g3
  xord,1 %r31, %r25, %r25
  xord,2 %r58, %b[2], %b[2]
  xord,3 %b[79], %g19, %g19
  xord,4 %b[55], %b[49], %b[49]
  xord,5 %b[82], %b[90], %b[90]
}
{
  xord,0 %b[2], %g3, %g3
  xord,1 %g0, %r46, %r46
  xord,2 %g11, %r23, %r23
  xord,3 %b[90], %g19, %g19
  xord,4 %g16, %b[70], %b[70]
  xord,5 %g27, %b[47], %b[47]
}
{
  xord,0 %r25, %r23, %r23
  xord,1 %r34, %b[0], %b[0]
  ldd,2 [ %b[106] + %g4 ], %g4
  xord,3 %b[49], %b[47], %b[47]
  xord,4 %b[58], %b[88], %b[88]
  ldd,5 [ %b[106] + %g20 ], %g20
}
{
  xord,0 %r37, %r17, %r17
  xord,1 %b[3], %r28, %r28
  xord,2 %r52, %r41, %r41
  xord,3 %b[61], %b[41], %b[41]
  xord,4 %b[91], %b[52], %b[52]
  xord,5 %b[76], %b[65], %b[65]
}
{
  xord,0 %r16, %r53, %r53
  xord,1 %g3, %r23, %r23
  xord,2 %g8, %r49, %r49
  xord,3 %b[40], %b[77], %b[77]
  xord,4 %g19, %b[47], %b[47]
  xord,5 %g24, %b[73], %b[73]
}
{
  xord,0 %r41, %r17, %r17
  xord,1 %r49, %r53, %r53
  xord,2 %r62, %r46, %r46
  xord,3 %b[65], %b[41], %b[41]
  xord,4 %b[73], %b[77], %b[77]
  xord,5 %b[86], %b[70], %b[70]
}
{
  ldd,0 [ %b[102] + %r19 ], %r19
  xord,1 %r27, %r38, %r38
  ldd,2 [ %b[104] + %r42 ], %r42
  ldd,3 [ %b[102] + %b[43] ], %b[43]
  xord,4 %b[51], %b[62], %b[62]
  ldd,5 [ %b[104] + %b[66] ], %b[66]
}
{
  ldd,0 [ %b[98] + %g5 ], %g5
  xord,1 %g10, %r48, %r48
  ldd,2 [ %b[100] + %b[7] ], %b[7]
  ldd,3 [ %b[98] + %g21 ], %g21
  xord,4 %g26, %b[72], %b[72]
  ldd,5 [ %b[100] + %b[95] ], %b[95]
}
{
  xord,0 %r45, %r33, %r33
  xord,1 %g6, %r56, %r56
  ldd,2 [ %b[96] + %r51 ], %r51
  xord,3 %b[69], %b[57], %b[57]
  xord,4 %g22, %b[80], %b[80]
  ldd,5 [ %b[96] + %b[75] ], %b[75]
}
{
  xord,0 %r30, %g4, %g4
  xord,1 %r42, %r19, %r19
  xord,2 %r60, %g2, %g2
  xord,3 %b[54], %g20, %g20
  xord,4 %b[66], %b[43], %b[43]
  xord,5 %b[84], %g18, %g18
}
{
  xord,0 %r48, %r33, %r33
  xord,1 %r56, %g2, %g2
  xord,2 %b[7], %g5, %g5
  xord,3 %b[72], %b[57], %b[57]
  xord,4 %b[80], %g18, %g18
  xord,5 %b[95], %g21, %g21
}
{
  xord,0 %g4, %r19, %r19
  xord,1 %r33, %g2, %g2
  xord,2 %r51, %r38, %r38
  xord,3 %g20, %b[43], %b[43]
  xord,4 %b[57], %g18, %g18
  xord,5 %b[75], %b[62], %b[62]
}
{
  ldd,0 [ %r2 + 0x70 ], %r33
  shl_andd,1 %g14, 4, %r7, %g5
  xord,2 %g5, %r38, %r38
  ldd,3 [ %r2 + 0x70 ], %b[57]
  shl_andd,4 %g30, 4, %r7, %g21
  xord,5 %g21, %b[62], %b[62]
}
{
  ldd,0 [ %r2 + 0x78 ], %g4
  shl_andd,1 %b[0], 4, %r7, %r19
  xord,2 %r19, %r38, %r38
  ldd,3 [ %r2 + 0x78 ], %g20
  shl_andd,4 %b[88], 4, %r7, %b[43]
  xord,5 %b[43], %b[62], %b[62]
}
{
  ldd,0 [ %b[127] + %g5 ], %r51
  shl_andd,1 %r28, 4, %r7, %g2
  xord,2 %g2, %r38, %r38
  ldd,3 [ %b[127] + %g21 ], %b[75]
  shl_andd,4 %b[52], 4, %r7, %g18
  xord,5 %g18, %b[62], %b[62]
}
{
  ldd,0 [ %b[126] + %g5 ], %g5
  shr_andd,1 %g14, 4, %r7, %r56
  ldd,2 [ %b[127] + %r19 ], %r48
  ldd,3 [ %b[126] + %g21 ], %g21
  shr_andd,4 %g30, 4, %r7, %b[80]
  ldd,5 [ %b[127] + %b[43] ], %b[72]
}
{
  ldd,0 [ %b[126] + %r19 ], %r19
  shr_andd,1 %g14, 0xc, %r7, %b[7]
  ldd,2 [ %b[127] + %g2 ], %r42
  ldd,3 [ %b[126] + %b[43] ], %b[43]
  shr_andd,4 %g30, 0xc, %r7, %b[95]
  ldd,5 [ %b[127] + %g18 ], %b[66]
}
{
  ldd,0 [ %b[126] + %g2 ], %g2
  shr_andd,1 %g14, 0x14, %r7, %r30
  ldd,2 [ %b[125] + %r56 ], %r60
  ldd,3 [ %b[126] + %g18 ], %g18
  shr_andd,4 %g30, 0x14, %r7, %b[54]
  ldd,5 [ %b[125] + %b[80] ], %b[84]
}
{
  ldd,0 [ %b[124] + %r56 ], %r56
  shr_andd,1 %g14, 0x1c, %r7, %g6
  ldd,2 [ %b[123] + %b[7] ], %r45
  ldd,3 [ %b[124] + %b[80] ], %b[80]
  shr_andd,4 %g30, 0x1c, %r7, %g22
  ldd,5 [ %b[123] + %b[95] ], %b[69]
}
{
  ldd,0 [ %b[122] + %b[7] ], %b[7]
  shr_andd,1 %g14, 0x24, %r7, %g10
  ldd,2 [ %b[121] + %r30 ], %r27
  ldd,3 [ %b[122] + %b[95] ], %b[95]
  shr_andd,4 %g30, 0x24, %r7, %g26
  ldd,5 [ %b[121] + %b[54] ], %b[51]
}
{
  ldd,0 [ %b[120] + %r30 ], %r30
  shr_andd,1 %g14, 0x2c, %r7, %r49
  ldd,2 [ %b[119] + %g6 ], %r41
  ldd,3 [ %b[120] + %b[54] ], %b[54]
  shr_andd,4 %g30, 0x2c, %r7, %b[73]
  ldd,5 [ %b[119] + %g22 ], %b[65]
}
{
  ldd,0 [ %b[118] + %g6 ], %g6
  shr_andd,1 %g14, 0x34, %r7, %g14
  ldd,2 [ %b[117] + %g10 ], %r62
  ldd,3 [ %b[118] + %g22 ], %g22
  shr_andd,4 %g30, 0x34, %r7, %g30
  ldd,5 [ %b[117] + %g26 ], %b[86]
}
{
  ldd,0 [ %b[116] + %g10 ], %g10
  shl_andd,1 %r46, 4, %r7, %g3
  ldd,2 [ %b[115] + %r49 ], %r16
  ldd,3 [ %b[116] + %g26 ], %g26
  shl_andd,4 %b[70], 4, %r7, %g19
  ldd,5 [ %b[115] + %b[73] ], %b[40]
}
{
  ldd,0 [ %b[114] + %r49 ], %r49
  shr_andd,1 %r46, 4, %r7, %g8
  ldd,2 [ %b[113] + %g14 ], %b[3]
  ldd,3 [ %b[114] + %b[73] ], %b[73]
  shr_andd,4 %b[70], 4, %r7, %g24
  ldd,5 [ %b[113] + %g30 ], %b[91]
}
{
  ldd,0 [ %b[112] + %g14 ], %g14
  shr_andd,1 %r46, 0xc, %r7, %r37
  ldd,2 [ %b[111] + %g3 ], %r52
  ldd,3 [ %b[112] + %g30 ], %g30
  shr_andd,4 %b[70], 0xc, %r7, %b[61]
  ldd,5 [ %b[111] + %g19 ], %b[76]
}
{
  ldd,0 [ %b[110] + %g3 ], %g3
  shr_andd,1 %r46, 0x14, %r7, %r34
  ldd,2 [ %b[109] + %g8 ], %r25
  ldd,3 [ %b[110] + %g19 ], %g19
  shr_andd,4 %b[70], 0x14, %r7, %b[58]
  ldd,5 [ %b[109] + %g24 ], %b[49]
}
{
  ldd,0 [ %b[108] + %g8 ], %g8
  shr_andd,1 %r46, 0x1c, %r7, %g0
  ldd,2 [ %b[107] + %r37 ], %b[2]
  ldd,3 [ %b[108] + %g24 ], %g24
  shr_andd,4 %b[70], 0x1c, %r7, %g16
  ldd,5 [ %b[107] + %b[61] ], %b[90]
}
{
  ldd,0 [ %b[106] + %r37 ], %r37
  shr_andd,1 %r46, 0x24, %r7, %g11
  ldd,2 [ %b[105] + %r34 ], %r31
  ldd,3 [ %b[106] + %b[61] ], %b[61]
  shr_andd,4 %b[70], 0x24, %r7, %g27
  ldd,5 [ %b[105] + %b[58] ], %b[55]
}
{
  ldd,0 [ %b[104] + %r34 ], %r34
  shr_andd,1 %r46, 0x2c, %r7, %r55
  ldd,2 [ %b[103] + %g0 ], %r58
  ldd,3 [ %b[104] + %b[58] ], %b[58]
  shr_andd,4 %b[70], 0x2c, %r7, %b[79]
  ldd,5 [ %b[103] + %g16 ], %b[82]
}
{
  ldd,0 [ %b[102] + %g0 ], %g0
  shr_andd,1 %r46, 0x34, %r7, %r46
  ldd,2 [ %b[101] + %g11 ], %r47
  ldd,3 [ %b[102] + %g16 ], %g16
  shr_andd,4 %b[70], 0x34, %r7, %b[70]
  ldd,5 [ %b[101] + %g27 ], %b[71]
}
{
  ldd,0 [ %b[100] + %g11 ], %g11
  shl_andd,1 %r23, 4, %r7, %b[1]
  ldd,2 [ %b[99] + %r55 ], %r59
  ldd,3 [ %b[100] + %g27 ], %g27
  shl_andd,4 %b[47], 4, %r7, %b[89]
  ldd,5 [ %b[99] + %b[79] ], %b[83]
}
{
  ldd,0 [ %b[98] + %r55 ], %r55
  shr_andd,1 %b[0], 4, %r7, %g7
  ldd,2 [ %b[97] + %r46 ], %g9
  ldd,3 [ %b[98] + %b[79] ], %b[79]
  shr_andd,4 %b[88], 4, %r7, %g23
  ldd,5 [ %b[97] + %b[70] ], %g25
}
{
  xord,0 %r33, %r51, %r51
  shr_andd,1 %b[0], 0xc, %r7, %r36
  ldd,2 [ %b[96] + %r46 ], %r46
  xord,3 %b[57], %b[75], %b[75]
  shr_andd,4 %b[88], 0xc, %r7, %b[60]
  ldd,5 [ %b[96] + %b[70] ], %b[70]
}
{
  ldd,0 [ %b[124] + %g7 ], %g7
  shr_andd,1 %b[0], 0x14, %r7, %r18
  ldd,2 [ %b[125] + %g7 ], %r22
  ldd,3 [ %b[124] + %g23 ], %g23
  shr_andd,4 %b[88], 0x14, %r7, %b[42]
  ldd,5 [ %b[125] + %g23 ], %b[46]
}
{
  ldd,0 [ %b[122] + %r36 ], %r36
  shr_andd,1 %b[0], 0x1c, %r7, %r57
  ldd,2 [ %b[123] + %r36 ], %r54
  ldd,3 [ %b[122] + %b[60] ], %b[60]
  shr_andd,4 %b[88], 0x1c, %r7, %b[81]
  ldd,5 [ %b[123] + %b[60] ], %b[78]
}
{
  ldd,0 [ %b[120] + %r18 ], %r18
  shr_andd,1 %b[0], 0x24, %r7, %r21
  ldd,2 [ %b[121] + %r18 ], %r24
  ldd,3 [ %b[120] + %b[42] ], %b[42]
  shr_andd,4 %b[88], 0x24, %r7, %b[45]
  ldd,5 [ %b[121] + %b[42] ], %b[48]
}
{
  ldd,0 [ %b[118] + %r57 ], %r57
  shr_andd,1 %b[0], 0x2c, %r7, %r32
  ldd,2 [ %b[119] + %r57 ], %r44
  ldd,3 [ %b[118] + %b[81] ], %b[81]
  shr_andd,4 %b[88], 0x2c, %r7, %b[56]
  ldd,5 [ %b[119] + %b[81] ], %b[68]
}
{
  ldd,0 [ %b[116] + %r21 ], %r21
  shr_andd,1 %b[0], 0x34, %r7, %b[0]
  ldd,2 [ %b[117] + %r21 ], %r39
  ldd,3 [ %b[116] + %b[45] ], %b[45]
  shr_andd,4 %b[88], 0x34, %r7, %b[88]
  ldd,5 [ %b[117] + %b[45] ], %b[63]
}
{
  ldd,0 [ %b[114] + %r32 ], %r32
  shl_andd,1 %r17, 4, %r7, %r29
  ldd,2 [ %b[115] + %r32 ], %g1
  ldd,3 [ %b[114] + %b[56] ], %b[56]
  shl_andd,4 %b[41], 4, %r7, %b[53]
  ldd,5 [ %b[115] + %b[56] ], %g17
}
{
  ldd,0 [ %b[112] + %b[0] ], %b[0]
  shr_andd,1 %r17, 4, %r7, %r61
  ldd,2 [ %b[113] + %b[0] ], %r26
  ldd,3 [ %b[112] + %b[88] ], %b[88]
  shr_andd,4 %b[41], 4, %r7, %b[85]
  ldd,5 [ %b[113] + %b[88] ], %b[50]
}
{
  ldd,0 [ %b[110] + %r29 ], %r29
  shr_andd,1 %r17, 0xc, %r7, %r20
  ldd,2 [ %b[111] + %r29 ], %r63
  ldd,3 [ %b[110] + %b[53] ], %b[53]
  shr_andd,4 %b[41], 0xc, %r7, %b[44]
  ldd,5 [ %b[111] + %b[53] ], %b[87]
}
{
  ldd,0 [ %b[108] + %r61 ], %r61
  shr_andd,1 %r17, 0x14, %r7, %r50
  ldd,2 [ %b[109] + %r61 ], %r35
  ldd,3 [ %b[108] + %b[85] ], %b[85]
  shr_andd,4 %b[41], 0x14, %r7, %b[74]
  ldd,5 [ %b[109] + %b[85] ], %b[59]
}
{
  ldd,0 [ %b[106] + %r20 ], %r20
  shr_andd,1 %r17, 0x1c, %r7, %b[5]
  ldd,2 [ %b[107] + %r20 ], %b[6]
  ldd,3 [ %b[106] + %b[44] ], %b[44]
  shr_andd,4 %b[41], 0x1c, %r7, %b[93]
  ldd,5 [ %b[107] + %b[44] ], %b[94]
}
{
  ldd,0 [ %b[104] + %r50 ], %r50
  shr_andd,1 %r17, 0x24, %r7, %b[4]
  ldd,2 [ %b[105] + %r50 ], %r43
  ldd,3 [ %b[104] + %b[74] ], %b[74]
  shr_andd,4 %b[41], 0x24, %r7, %b[92]
  ldd,5 [ %b[105] + %b[74] ], %b[67]
}
{
  ldd,0 [ %b[102] + %b[5] ], %b[5]
  shr_andd,1 %r17, 0x2c, %r7, %r40
  ldd,2 [ %b[103] + %b[5] ], %g15
  ldd,3 [ %b[102] + %b[93] ], %b[93]
  shr_andd,4 %b[41], 0x2c, %r7, %b[64]
  ldd,5 [ %b[103] + %b[93] ], %g31
}
{
  xord,0 %r33, %r42, %r42
  shr_andd,1 %r17, 0x34, %r7, %r17
  xord,2 %r33, %r48, %r48
  xord,3 %b[57], %b[66], %b[66]
  shr_andd,4 %b[41], 0x34, %r7, %b[41]
  xord,5 %b[57], %b[72], %b[72]
}
{
  xord,0 %r27, %r41, %r41
  xord,1 %r62, %r16, %r16
  xord,2 %r60, %r45, %r45
  xord,3 %b[51], %b[65], %b[65]
  xord,4 %b[86], %b[40], %b[40]
  xord,5 %b[84], %b[69], %b[69]
}
{
  ldd,0 [ %b[99] + %r40 ], %r60
  shr_andd,1 %r28, 4, %r7, %r62
  ldd,2 [ %b[101] + %b[4] ], %r27
  ldd,3 [ %b[99] + %b[64] ], %b[84]
  shr_andd,4 %b[52], 4, %r7, %b[86]
  ldd,5 [ %b[101] + %b[92] ], %b[51]
}
{
  ldd,0 [ %b[98] + %r40 ], %r40
  xord,1 %b[3], %r52, %r52
  ldd,2 [ %b[100] + %b[4] ], %b[4]
  ldd,3 [ %b[98] + %b[64] ], %b[64]
  xord,4 %b[91], %b[76], %b[76]
  ldd,5 [ %b[100] + %b[92] ], %b[92]
}
{
  xord,0 %r31, %r58, %r58
  shr_andd,1 %r28, 0xc, %r7, %b[3]
  xord,2 %r25, %b[2], %b[2]
  xord,3 %b[55], %b[82], %b[82]
  shr_andd,4 %b[52], 0xc, %r7, %b[91]
  xord,5 %b[49], %b[90], %b[90]
}
{
  xord,0 %r47, %r59, %r59
  shr_andd,1 %r28, 0x14, %r7, %r31
  ldd,2 [ %b[127] + %b[1] ], %r25
  xord,3 %b[71], %b[83], %b[83]
  shr_andd,4 %b[52], 0x14, %r7, %b[55]
  ldd,5 [ %b[127] + %b[89] ], %b[49]
}
{
  xord,0 %g4, %g5, %g5
  shr_andd,1 %r28, 0x1c, %r7, %r47
  xord,2 %g9, %r51, %r51
  xord,3 %g20, %g21, %g21
  shr_andd,4 %b[52], 0x1c, %r7, %b[71]
  xord,5 %g25, %b[75], %b[75]
}
{
  xord,0 %r24, %r44, %r44
  shr_andd,1 %r28, 0x24, %r7, %g9
  xord,2 %r22, %r54, %r54
  xord,3 %b[48], %b[68], %b[68]
  shr_andd,4 %b[52], 0x24, %r7, %g25
  xord,5 %b[46], %b[78], %b[78]
}
{
  ldd,0 [ %b[96] + %r17 ], %r17
  shr_andd,1 %r28, 0x2c, %r7, %r24
  ldd,2 [ %b[97] + %r17 ], %r22
  ldd,3 [ %b[96] + %b[41] ], %b[41]
  shr_andd,4 %b[52], 0x2c, %r7, %b[48]
  ldd,5 [ %b[97] + %b[41] ], %b[46]
}
{
  xord,0 %r26, %r63, %r63
  shr_andd,1 %r28, 0x34, %r7, %r28
  xord,2 %r39, %g1, %g1
  xord,3 %b[50], %b[87], %b[87]
  shr_andd,4 %b[52], 0x34, %r7, %b[52]
  xord,5 %b[63], %g17, %g17
}
{
  ldd,0 [ %b[124] + %r62 ], %r62
  shl_andd,1 %r53, 4, %r7, %r26
  ldd,2 [ %b[125] + %r62 ], %r39
  ldd,3 [ %b[124] + %b[86] ], %b[86]
  shl_andd,4 %b[77], 4, %r7, %b[50]
  ldd,5 [ %b[125] + %b[86] ], %b[63]
}
{
  xord,0 %r43, %g15, %g15
  xord,1 %r27, %r60, %r60
  xord,2 %r35, %b[6], %b[6]
  xord,3 %b[67], %g31, %g31
  xord,4 %b[51], %b[84], %b[84]
  xord,5 %b[59], %b[94], %b[94]
}
{
  ldd,0 [ %b[121] + %r31 ], %r35
  shr_andd,1 %r53, 4, %r7, %r27
  ldd,2 [ %b[123] + %b[3] ], %r43
  ldd,3 [ %b[121] + %b[55] ], %b[59]
  shr_andd,4 %b[77], 4, %r7, %b[51]
  ldd,5 [ %b[123] + %b[91] ], %b[67]
}
{
  ldd,0 [ %b[120] + %r31 ], %r31
  xord,1 %r22, %r48, %r48
  ldd,2 [ %b[122] + %b[3] ], %b[3]
  ldd,3 [ %b[120] + %b[55] ], %b[55]
  xord,4 %b[46], %b[72], %b[72]
  ldd,5 [ %b[122] + %b[91] ], %b[91]
}
{
  xord,0 %g4, %g2, %g2
  shr_andd,1 %r53, 0xc, %r7, %r22
  xord,2 %g4, %r19, %r19
  xord,3 %g20, %g18, %g18
  shr_andd,4 %b[77], 0xc, %r7, %b[46]
  xord,5 %g20, %b[43], %b[43]
}
{
  xord,0 %r45, %r41, %r41
  xord,1 %r16, %r52, %r52
  xord,2 %r39, %r43, %r43
  xord,3 %b[69], %b[65], %b[65]
  xord,4 %b[40], %b[76], %b[76]
  xord,5 %b[63], %b[67], %b[67]
}
{
  ldd,0 [ %b[117] + %g9 ], %r39
  shr_andd,1 %r53, 0x14, %r7, %r16
  ldd,2 [ %b[119] + %r47 ], %r45
  ldd,3 [ %b[117] + %g25 ], %b[63]
  shr_andd,4 %b[77], 0x14, %r7, %b[40]
  ldd,5 [ %b[119] + %b[71] ], %b[69]
}
{
  ldd,0 [ %b[116] + %g9 ], %g9
  xord,1 %b[2], %r58, %r58
  ldd,2 [ %b[118] + %r47 ], %r47
  ldd,3 [ %b[116] + %g25 ], %g25
  xord,4 %b[90], %b[82], %b[82]
  ldd,5 [ %b[118] + %b[71] ], %b[71]
}
{
  xord,0 %r56, %b[7], %b[7]
  shr_andd,1 %r53, 0x1c, %r7, %b[2]
  xord,2 %r59, %r51, %r51
  xord,3 %b[80], %b[95], %b[95]
  shr_andd,4 %b[77], 0x1c, %r7, %b[90]
  xord,5 %b[83], %b[75], %b[75]
}
{
  ldd,0 [ %b[114] + %r24 ], %r24
  shr_andd,1 %r53, 0x24, %r7, %r56
  ldd,2 [ %b[115] + %r24 ], %r59
  ldd,3 [ %b[114] + %b[48] ], %b[48]
  shr_andd,4 %b[77], 0x24, %r7, %b[80]
  ldd,5 [ %b[115] + %b[48] ], %b[83]
}
{
  xord,0 %r30, %g6, %g6
  xord,1 %g10, %r49, %r49
  xord,2 %r35, %r45, %r45
  xord,3 %b[54], %g22, %g22
  xord,4 %g26, %b[73], %b[73]
  xord,5 %b[59], %b[69], %b[69]
}
{
  ldd,0 [ %b[111] + %r26 ], %r35
  shr_andd,1 %r53, 0x2c, %r7, %g10
  ldd,2 [ %b[113] + %r28 ], %r30
  ldd,3 [ %b[111] + %b[50] ], %b[59]
  shr_andd,4 %b[77], 0x2c, %r7, %g26
  ldd,5 [ %b[113] + %b[52] ], %b[54]
}
{
  ldd,0 [ %b[110] + %r26 ], %r26
  shr_andd,1 %r53, 0x34, %r7, %r53
  ldd,2 [ %b[112] + %r28 ], %r28
  ldd,3 [ %b[110] + %b[50] ], %b[50]
  shr_andd,4 %b[77], 0x34, %r7, %b[77]
  ldd,5 [ %b[112] + %b[52] ], %b[52]
}
{
  xord,0 %g14, %g3, %g3
  xord,1 %g8, %r37, %r37
  xord,2 %r39, %r59, %r59
  xord,3 %g30, %g19, %g19
  xord,4 %g24, %b[61], %b[61]
  xord,5 %b[63], %b[83], %b[83]
}
{
  ldd,0 [ %b[107] + %r22 ], %r39
  shr_andd,1 %r23, 4, %r7, %g8
  ldd,2 [ %b[109] + %r27 ], %g14
  ldd,3 [ %b[107] + %b[46] ], %b[63]
  shr_andd,4 %b[47], 4, %r7, %g24
  ldd,5 [ %b[109] + %b[51] ], %g30
}
{
  ldd,0 [ %b[106] + %r22 ], %r22
  xord,1 %r30, %r35, %r35
  ldd,2 [ %b[108] + %r27 ], %r27
  ldd,3 [ %b[106] + %b[46] ], %b[46]
  xord,4 %b[54], %b[59], %b[59]
  ldd,5 [ %b[108] + %b[51] ], %b[51]
}
{
  xord,0 %g11, %r55, %r55
  shr_andd,1 %r23, 0xc, %r7, %r30
  xord,2 %r34, %g0, %g0
  xord,3 %g27, %b[79], %b[79]
  shr_andd,4 %b[47], 0xc, %r7, %b[54]
  xord,5 %b[58], %g16, %g16
}
{
  ldd,0 [ %b[104] + %r16 ], %r16
  shr_andd,1 %r23, 0x14, %r7, %g11
  ldd,2 [ %b[105] + %r16 ], %r34
  ldd,3 [ %b[104] + %b[40] ], %b[40]
  shr_andd,4 %b[47], 0x14, %r7, %g27
  ldd,5 [ %b[105] + %b[40] ], %b[58]
}
{
  xord,0 %r46, %g5, %g5
  xord,1 %r54, %r44, %r44
  xord,2 %g14, %r39, %r39
  xord,3 %b[70], %g21, %g21
  xord,4 %b[78], %b[68], %b[68]
  xord,5 %g30, %b[63], %b[63]
}
{
  ldd,0 [ %b[101] + %r56 ], %g14
  shr_andd,1 %r23, 0x1c, %r7, %r54
  ldd,2 [ %b[103] + %b[2] ], %r46
  ldd,3 [ %b[101] + %b[80] ], %g30
  shr_andd,4 %b[47], 0x1c, %r7, %b[78]
  ldd,5 [ %b[103] + %b[90] ], %b[70]
}
{
  ldd,0 [ %b[100] + %r56 ], %r56
  xord,1 %g1, %r63, %r63
  ldd,2 [ %b[102] + %b[2] ], %b[2]
  ldd,3 [ %b[100] + %b[80] ], %b[80]
  xord,4 %g17, %b[87], %b[87]
  ldd,5 [ %b[102] + %b[90] ], %b[90]
}
{
  xord,0 %r60, %r48, %r48
  shr_andd,1 %r23, 0x24, %r7, %g1
  xord,2 %b[6], %g15, %g15
  xord,3 %b[84], %b[72], %b[72]
  shr_andd,4 %b[47], 0x24, %r7, %g17
  xord,5 %b[94], %g31, %g31
}
{
  ldd,0 [ %b[98] + %g10 ], %g10
  shr_andd,1 %r23, 0x2c, %r7, %r60
  ldd,2 [ %b[99] + %g10 ], %b[6]
  ldd,3 [ %b[98] + %g26 ], %g26
  shr_andd,4 %b[47], 0x2c, %r7, %b[84]
  ldd,5 [ %b[99] + %g26 ], %b[94]
}
{
  xord,0 %g7, %r36, %r36
  shr_andd,1 %r23, 0x34, %r7, %r23
  xord,2 %r34, %r46, %r46
  xord,3 %g23, %b[60], %b[60]
  shr_andd,4 %b[47], 0x34, %r7, %b[47]
  xord,5 %b[58], %b[70], %b[70]
}
{
  ldd,0 [ %b[96] + %r53 ], %r53
  shl_andd,1 %r38, 4, %r7, %g7
  ldd,2 [ %b[97] + %r53 ], %r34
  ldd,3 [ %b[96] + %b[77] ], %b[77]
  shl_andd,4 %b[62], 4, %r7, %g23
  ldd,5 [ %b[97] + %b[77] ], %b[58]
}
{
  xord,0 %r18, %r57, %r57
  xord,1 %r21, %r32, %r32
  xord,2 %g14, %b[6], %b[6]
  xord,3 %b[42], %b[81], %b[81]
  xord,4 %b[45], %b[56], %b[56]
  xord,5 %g30, %b[94], %b[94]
}
{
  ldd,0 [ %b[123] + %r30 ], %g14
  shr_andd,1 %r38, 4, %r7, %r21
  ldd,2 [ %b[125] + %g8 ], %r18
  ldd,3 [ %b[123] + %b[54] ], %g30
  shr_andd,4 %b[62], 4, %r7, %b[45]
  ldd,5 [ %b[125] + %g24 ], %b[42]
}
{
  xord,0 %b[0], %r29, %r29
  xord,1 %r61, %r20, %r20
  xord,2 %r34, %r42, %r42
  xord,3 %b[88], %b[53], %b[53]
  xord,4 %b[85], %b[44], %b[44]
  xord,5 %b[58], %b[66], %b[66]
}
{
  ldd,0 [ %b[119] + %r54 ], %r34
  shr_andd,1 %r38, 0xc, %r7, %r61
  ldd,2 [ %b[121] + %g11 ], %b[0]
  ldd,3 [ %b[119] + %b[78] ], %b[58]
  shr_andd,4 %b[62], 0xc, %r7, %b[85]
  ldd,5 [ %b[121] + %g27 ], %b[88]
}
{
  xord,0 %b[4], %r40, %r40
  xord,1 %r17, %r19, %r19
  xord,2 %r50, %b[5], %b[5]
  xord,3 %b[92], %b[64], %b[64]
  xord,4 %b[41], %b[43], %b[43]
  xord,5 %b[74], %b[93], %b[93]
}
{
  ldd,0 [ %b[115] + %r60 ], %r50
  shr_andd,1 %r38, 0x14, %r7, %r17
  ldd,2 [ %b[117] + %g1 ], %b[4]
  ldd,3 [ %b[115] + %b[84] ], %b[74]
  shr_andd,4 %b[62], 0x14, %r7, %b[41]
  ldd,5 [ %b[117] + %g17 ], %b[92]
}
{
  xord,0 %r59, %r35, %r35
  xord,1 %r39, %r46, %r46
  xord,2 %r43, %r45, %r45
  xord,3 %b[83], %b[59], %b[59]
  xord,4 %b[63], %b[70], %b[70]
  xord,5 %b[67], %b[69], %b[69]
}
{
  ldd,0 [ %b[111] + %g7 ], %r43
  shr_andd,1 %r38, 0x1c, %r7, %r39
  ldd,2 [ %b[113] + %r23 ], %r59
  ldd,3 [ %b[111] + %g23 ], %b[67]
  shr_andd,4 %b[62], 0x1c, %r7, %b[63]
  ldd,5 [ %b[113] + %b[47] ], %b[83]
}
{
  xord,0 %r62, %b[3], %b[3]
  xord,1 %r31, %r47, %r47
  xord,2 %b[6], %r42, %r42
  xord,3 %b[86], %b[91], %b[91]
  xord,4 %b[55], %b[71], %b[71]
  xord,5 %b[94], %b[66], %b[66]
}
{
  xord,0 %r28, %r26, %r26
  shr_andd,1 %r38, 0x24, %r7, %r31
  xord,2 %g9, %r24, %r24
  xord,3 %b[52], %b[50], %b[50]
  shr_andd,4 %b[62], 0x24, %r7, %b[55]
  xord,5 %g25, %b[48], %b[48]
}
{
  xord,0 %r16, %b[2], %b[2]
  shr_andd,1 %r38, 0x2c, %r7, %r28
  xord,2 %r27, %r22, %r22
  xord,3 %b[40], %b[90], %b[90]
  shr_andd,4 %b[62], 0x2c, %r7, %b[52]
  xord,5 %b[51], %b[46], %b[46]
}
{
  xord,0 %r53, %g2, %g2
  shr_andd,1 %r38, 0x34, %r7, %r38
  xord,2 %r56, %g10, %g10
  xord,3 %b[77], %g18, %g18
  shr_andd,4 %b[62], 0x34, %r7, %b[62]
  xord,5 %b[80], %g26, %g26
}
{
  xord,0 %r58, %r51, %r51
  xord,1 %b[7], %g6, %g6
  xord,2 %r41, %r52, %r52
  xord,3 %b[82], %b[75], %b[75]
  xord,4 %b[95], %g22, %g22
  xord,5 %b[65], %b[76], %b[76]
}
{
  ldd,0 [ %b[107] + %r61 ], %r58
  xord,1 %r49, %g3, %g3
  ldd,2 [ %b[109] + %r21 ], %b[7]
  ldd,3 [ %b[107] + %b[85] ], %b[82]
  xord,4 %b[73], %g19, %g19
  ldd,5 [ %b[109] + %b[45] ], %b[95]
}
{
  xord,0 %r55, %g5, %g5
  xord,1 %r44, %r63, %r63
  xord,2 %r37, %g0, %g0
  xord,3 %b[79], %g21, %g21
  xord,4 %b[68], %b[87], %b[87]
  xord,5 %b[61], %g16, %g16
}
{
  xord,0 %r36, %r57, %r57
  xord,1 %r32, %r29, %r29
  xord,2 %g15, %r48, %r48
  xord,3 %b[60], %b[81], %b[81]
  xord,4 %b[56], %b[53], %b[53]
  xord,5 %g31, %b[72], %b[72]
}
{
  xord,0 %r40, %r19, %r19
  xord,1 %r45, %r35, %r35
  xord,2 %r20, %b[5], %b[5]
  xord,3 %b[64], %b[43], %b[43]
  xord,4 %b[69], %b[59], %b[59]
  xord,5 %b[44], %b[93], %b[93]
}
{
  xord,0 %b[3], %r47, %r47
  xord,1 %r24, %r26, %r26
  xord,2 %r46, %r42, %r42
  xord,3 %b[91], %b[71], %b[71]
  xord,4 %b[48], %b[50], %b[50]
  xord,5 %b[70], %b[66], %b[66]
}
{
  xord,0 %g10, %g2, %g2
  xord,1 %r52, %r51, %r51
  xord,2 %r22, %b[2], %b[2]
  xord,3 %g26, %g18, %g18
  xord,4 %b[76], %b[75], %b[75]
  xord,5 %b[46], %b[90], %b[90]
}
{
  ldd,0 [ %b[103] + %r39 ], %g10
  xord,1 %r33, %r25, %r25
  ldd,2 [ %b[105] + %r17 ], %r52
  ldd,3 [ %b[103] + %b[63] ], %g26
  xord,4 %b[57], %b[49], %b[49]
  ldd,5 [ %b[105] + %b[41] ], %b[76]
}
{
  ldd,0 [ %b[99] + %r28 ], %r22
  xord,1 %r18, %g14, %g14
  ldd,2 [ %b[101] + %r31 ], %r33
  ldd,3 [ %b[99] + %b[52] ], %b[46]
  xord,4 %b[42], %g30, %g30
  ldd,5 [ %b[101] + %b[55] ], %b[57]
}
{
  ldd,0 [ %b[126] + %b[1] ], %b[1]
  xord,1 %b[0], %r34, %r34
  ldd,2 [ %b[97] + %r38 ], %r18
  ldd,3 [ %b[126] + %b[89] ], %b[89]
  xord,4 %b[88], %b[58], %b[58]
  ldd,5 [ %b[97] + %b[62] ], %b[42]
}
{
  ldd,0 [ %b[122] + %r30 ], %r30
  xord,1 %b[4], %r50, %r50
  ldd,2 [ %b[124] + %g8 ], %g8
  ldd,3 [ %b[122] + %b[54] ], %b[54]
  xord,4 %b[92], %b[74], %b[74]
  ldd,5 [ %b[124] + %g24 ], %g24
}
{
  ldd,0 [ %b[118] + %r54 ], %r54
  xord,1 %r59, %r43, %r43
  ldd,2 [ %b[120] + %g11 ], %g11
  ldd,3 [ %b[118] + %b[78] ], %b[78]
  xord,4 %b[83], %b[67], %b[67]
  ldd,5 [ %b[120] + %g27 ], %g27
}
{
  ldd,0 [ %b[114] + %r60 ], %r60
  xord,1 %b[7], %r58, %r58
  ldd,2 [ %b[116] + %g1 ], %g1
  ldd,3 [ %b[114] + %b[84] ], %b[84]
  xord,4 %b[95], %b[82], %b[82]
  ldd,5 [ %b[116] + %g17 ], %g17
}
{
  ldd,0 [ %b[110] + %g7 ], %g7
  xord,1 %r52, %g10, %g10
  ldd,2 [ %b[112] + %r23 ], %r23
  ldd,3 [ %b[110] + %g23 ], %g23
  xord,4 %b[76], %g26, %g26
  ldd,5 [ %b[112] + %b[47] ], %b[47]
}
{
  xord,0 %r18, %r25, %r25
  xord,1 %g14, %r34, %r34
  xord,2 %r33, %r22, %r22
  xord,3 %b[42], %b[49], %b[49]
  xord,4 %g30, %b[58], %b[58]
  xord,5 %b[57], %b[46], %b[46]
}
{
  xord,0 %r58, %g10, %g10
  xord,1 %r22, %r25, %r25
  xord,2 %r50, %r43, %r43
  xord,3 %b[82], %g26, %g26
  xord,4 %b[46], %b[49], %b[49]
  xord,5 %b[74], %b[67], %b[67]
}
{
  xord,0 %g10, %r25, %r25
  xord,1 %g6, %g3, %g3
  xord,2 %r34, %r43, %r43
  xord,3 %g26, %b[49], %b[49]
  xord,4 %g22, %g19, %g19
  xord,5 %b[58], %b[67], %b[67]
}
{
  xord,0 %g0, %g5, %g5
  xord,1 %r63, %r48, %r48
  ldd,2 [ %b[108] + %r21 ], %r21
  xord,3 %g16, %g21, %g21
  xord,4 %b[87], %b[72], %b[72]
  ldd,5 [ %b[108] + %b[45] ], %b[45]
}
{
  xord,0 %r57, %r29, %r29
  xord,1 %b[5], %r19, %r19
  ldd,2 [ %b[106] + %r61 ], %r61
  xord,3 %b[81], %b[53], %b[53]
  xord,4 %b[93], %b[43], %b[43]
  ldd,5 [ %b[106] + %b[85] ], %b[85]
}
{
  xord,0 %r47, %r26, %r26
  xord,1 %b[2], %g2, %g2
  xord,2 %r35, %r42, %r42
  xord,3 %b[71], %b[50], %b[50]
  xord,4 %b[90], %g18, %g18
  xord,5 %b[59], %b[66], %b[66]
}
{
  xord,0 %g3, %g5, %g5
  xord,1 %r29, %r19, %r19
  xord,2 %r43, %r25, %r25
  xord,3 %g19, %g21, %g21
  xord,4 %b[53], %b[43], %b[43]
  xord,5 %b[67], %b[49], %b[49]
}
{
  ldd,0 [ %b[102] + %r39 ], %r39
  xord,1 %g4, %b[1], %b[1]
  ldd,2 [ %b[104] + %r17 ], %r17
  ldd,3 [ %b[102] + %b[63] ], %b[63]
  xord,4 %g20, %b[89], %b[89]
  ldd,5 [ %b[104] + %b[41] ], %b[41]
}
{
  ldd,0 [ %b[98] + %r28 ], %r28
  xord,1 %g8, %r30, %r30
  ldd,2 [ %b[100] + %r31 ], %r31
  ldd,3 [ %b[98] + %b[52] ], %b[52]
  xord,4 %g24, %b[54], %b[54]
  ldd,5 [ %b[100] + %b[55] ], %b[55]
}
{
  xord,0 %g11, %r54, %r54
  xord,1 %g1, %r60, %r60
  ldd,2 [ %b[96] + %r38 ], %r38
  xord,3 %g27, %b[78], %b[78]
  xord,4 %g17, %b[84], %b[84]
  ldd,5 [ %b[96] + %b[62] ], %b[62]
}
{
  xord,0 %r21, %r61, %r61
  xord,1 %r17, %r39, %r39
  xord,2 %r23, %g7, %g7
  xord,3 %b[45], %b[85], %b[85]
  xord,4 %b[41], %b[63], %b[63]
  xord,5 %b[47], %g23, %g23
}
{
  xord,0 %r30, %r54, %r54
  xord,1 %r60, %g7, %g7
  xord,2 %r31, %r28, %r28
  xord,3 %b[54], %b[78], %b[78]
  xord,4 %b[84], %g23, %g23
  xord,5 %b[55], %b[52], %b[52]
}
{
  xord,0 %r61, %r39, %r39
  xord,1 %r54, %g7, %g7
  xord,2 %r38, %b[1], %b[1]
  xord,3 %b[85], %b[63], %b[63]
  xord,4 %b[78], %g23, %g23
  xord,5 %b[62], %b[89], %b[89]
}
{
  xord,0 %r26, %g2, %g2
  shl_andd,1 %r51, 4, %r7, %r26
  xord,2 %r28, %b[1], %b[1]
  xord,3 %b[50], %g18, %g18
  shl_andd,4 %b[75], 4, %r7, %b[50]
  xord,5 %b[52], %b[89], %b[89]
}
{
  ldd,0 [ %r2 + 0x80 ], %r28
  shl_andd,1 %r48, 4, %r7, %r39
  xord,2 %r39, %b[1], %b[1]
  ldd,3 [ %r2 + 0x80 ], %b[52]
  shl_andd,4 %b[72], 4, %r7, %b[63]
  xord,5 %b[63], %b[89], %b[89]
}
{
  ldd,0 [ %b[127] + %r26 ], %r54
  shl_andd,1 %r42, 4, %r7, %g7
  xord,2 %g7, %b[1], %b[1]
  ldd,3 [ %b[127] + %b[50] ], %b[78]
  shl_andd,4 %b[66], 4, %r7, %g23
  xord,5 %g23, %b[89], %b[89]
}
{
  ldd,0 [ %r2 + 0x88 ], %r60
  shr_andd,1 %r51, 4, %r7, %r61
  ldd,2 [ %b[127] + %r39 ], %r38
  ldd,3 [ %r2 + 0x88 ], %b[84]
  shr_andd,4 %b[75], 4, %r7, %b[85]
  ldd,5 [ %b[127] + %b[63] ], %b[62]
}
{
  ldd,0 [ %b[126] + %r26 ], %r26
  shr_andd,1 %r51, 0xc, %r7, %r30
  ldd,2 [ %b[127] + %g7 ], %r31
  ldd,3 [ %b[126] + %b[50] ], %b[50]
  shr_andd,4 %b[75], 0xc, %r7, %b[54]
  ldd,5 [ %b[127] + %g23 ], %b[55]
}
{
  ldd,0 [ %b[126] + %r39 ], %r39
  shr_andd,1 %r51, 0x14, %r7, %r17
  ldd,2 [ %b[125] + %r61 ], %r21
  ldd,3 [ %b[126] + %b[63] ], %b[63]
  shr_andd,4 %b[75], 0x14, %r7, %b[41]
  ldd,5 [ %b[125] + %b[85] ], %b[45]
}
{
  ldd,0 [ %b[126] + %g7 ], %g7
  shr_andd,1 %r51, 0x1c, %r7, %r23
  ldd,2 [ %b[123] + %r30 ], %g1
  ldd,3 [ %b[126] + %g23 ], %g23
  shr_andd,4 %b[75], 0x1c, %r7, %b[47]
  ldd,5 [ %b[123] + %b[54] ], %g17
}
{
  ldd,0 [ %b[124] + %r61 ], %r61
  shr_andd,1 %r51, 0x24, %r7, %g11
  ldd,2 [ %b[121] + %r17 ], %g8
  ldd,3 [ %b[124] + %b[85] ], %b[85]
  shr_andd,4 %b[75], 0x24, %r7, %g27
  ldd,5 [ %b[121] + %b[41] ], %g24
}
{
  ldd,0 [ %b[122] + %r30 ], %r30
  shr_andd,1 %r51, 0x2c, %r7, %g4
  ldd,2 [ %b[119] + %r23 ], %r29
  ldd,3 [ %b[122] + %b[54] ], %b[54]
  shr_andd,4 %b[75], 0x2c, %r7, %g20
  ldd,5 [ %b[119] + %b[47] ], %b[53]
}
{
  ldd,0 [ %b[120] + %r17 ], %r17
  shr_andd,1 %r51, 0x34, %r7, %r51
  ldd,2 [ %b[117] + %g11 ], %g3
  ldd,3 [ %b[120] + %b[41] ], %b[41]
  shr_andd,4 %b[75], 0x34, %r7, %b[75]
  ldd,5 [ %b[117] + %g27 ], %g19
}
{
  ldd,0 [ %b[118] + %r23 ], %r23
  shl_andd,1 %g5, 4, %r7, %r43
  ldd,2 [ %b[115] + %g4 ], %b[2]
  ldd,3 [ %b[118] + %b[47] ], %b[47]
  shl_andd,4 %g21, 4, %r7, %b[67]
  ldd,5 [ %b[115] + %g20 ], %b[90]
}
{
  ldd,0 [ %b[116] + %g11 ], %g11
  shr_andd,1 %g5, 4, %r7, %r47
  ldd,2 [ %b[113] + %r51 ], %r35
  ldd,3 [ %b[116] + %g27 ], %g27
  shr_andd,4 %g21, 4, %r7, %b[71]
  ldd,5 [ %b[113] + %b[75] ], %b[59]
}
{
  ldd,0 [ %b[114] + %g4 ], %g4
  shr_andd,1 %g5, 0xc, %r7, %b[5]
  ldd,2 [ %b[111] + %r43 ], %r57
  ldd,3 [ %b[114] + %g20 ], %g20
  shr_andd,4 %g21, 0xc, %r7, %b[93]
  ldd,5 [ %b[111] + %b[67] ], %b[81]
}
{
  ldd,0 [ %b[112] + %r51 ], %r51
  shr_andd,1 %g5, 0x14, %r7, %r63
  ldd,2 [ %b[109] + %r47 ], %g0
  ldd,3 [ %b[112] + %b[75] ], %b[75]
  shr_andd,4 %g21, 0x14, %r7, %b[87]
  ldd,5 [ %b[109] + %b[71] ], %g16
}
{
  ldd,0 [ %b[110] + %r43 ], %r43
  shr_andd,1 %g5, 0x1c, %r7, %g6
  ldd,2 [ %b[107] + %b[5] ], %g10
  ldd,3 [ %b[110] + %b[67] ], %b[67]
  shr_andd,4 %g21, 0x1c, %r7, %g22
  ldd,5 [ %b[107] + %b[93] ], %g26
}
{
  ldd,0 [ %b[108] + %r47 ], %r47
  shr_andd,1 %g5, 0x24, %r7, %r34
  ldd,2 [ %b[105] + %r63 ], %r22
  ldd,3 [ %b[108] + %b[71] ], %b[71]
  shr_andd,4 %g21, 0x24, %r7, %b[58]
  ldd,5 [ %b[105] + %b[87] ], %b[46]
}
{
  ldd,0 [ %b[106] + %b[5] ], %b[5]
  shr_andd,1 %g5, 0x2c, %r7, %r58
  ldd,2 [ %b[103] + %g6 ], %r50
  ldd,3 [ %b[106] + %b[93] ], %b[93]
  shr_andd,4 %g21, 0x2c, %r7, %b[82]
  ldd,5 [ %b[103] + %g22 ], %b[74]
}
{
  ldd,0 [ %b[104] + %r63 ], %r63
  shr_andd,1 %g5, 0x34, %r7, %g5
  ldd,2 [ %b[101] + %r34 ], %g14
  ldd,3 [ %b[104] + %b[87] ], %b[87]
  shr_andd,4 %g21, 0x34, %r7, %g21
  ldd,5 [ %b[101] + %b[58] ], %g30
}
{
  ldd,0 [ %b[102] + %g6 ], %g6
  shl_andd,1 %r25, 4, %r7, %r18
  ldd,2 [ %b[99] + %r58 ], %r33
  ldd,3 [ %b[102] + %g22 ], %g22
  shl_andd,4 %b[49], 4, %r7, %b[42]
  ldd,5 [ %b[99] + %b[82] ], %b[57]
}
{
  ldd,0 [ %b[100] + %r34 ], %r34
  shr_andd,1 %r48, 4, %r7, %r52
  ldd,2 [ %b[97] + %g5 ], %b[7]
  ldd,3 [ %b[100] + %b[58] ], %b[58]
  shr_andd,4 %b[72], 4, %r7, %b[76]
  ldd,5 [ %b[97] + %g21 ], %b[95]
}
{
  ldd,0 [ %b[96] + %g5 ], %g5
  shr_andd,1 %r48, 0xc, %r7, %r59
  ldd,2 [ %b[98] + %r58 ], %r58
  ldd,3 [ %b[96] + %g21 ], %g21
  shr_andd,4 %b[72], 0xc, %r7, %b[83]
  ldd,5 [ %b[98] + %b[82] ], %b[82]
}
{
  ldd,0 [ %b[124] + %r52 ], %r52
  shr_andd,1 %r48, 0x14, %r7, %b[4]
  ldd,2 [ %b[125] + %r52 ], %b[0]
  ldd,3 [ %b[124] + %b[76] ], %b[76]
  shr_andd,4 %b[72], 0x14, %r7, %b[92]
  ldd,5 [ %b[125] + %b[76] ], %b[88]
}
{
  ldd,0 [ %b[122] + %r59 ], %r59
  shr_andd,1 %r48, 0x1c, %r7, %r24
  ldd,2 [ %b[123] + %r59 ], %b[3]
  ldd,3 [ %b[122] + %b[83] ], %b[83]
  shr_andd,4 %b[72], 0x1c, %r7, %b[48]
  ldd,5 [ %b[123] + %b[83] ], %b[91]
}
{
  ldd,0 [ %b[120] + %b[4] ], %b[4]
  shr_andd,1 %r48, 0x24, %r7, %r46
  ldd,2 [ %b[121] + %b[4] ], %r45
  ldd,3 [ %b[120] + %b[92] ], %b[92]
  shr_andd,4 %b[72], 0x24, %r7, %b[70]
  ldd,5 [ %b[121] + %b[92] ], %b[69]
}
{
  ldd,0 [ %b[118] + %r24 ], %r24
  shr_andd,1 %r48, 0x2c, %r7, %r40
  ldd,2 [ %b[119] + %r24 ], %r20
  ldd,3 [ %b[118] + %b[48] ], %b[48]
  shr_andd,4 %b[72], 0x2c, %r7, %b[64]
  ldd,5 [ %b[119] + %b[48] ], %b[44]
}
{
  ldd,0 [ %b[116] + %r46 ], %r46
  shr_andd,1 %r48, 0x34, %r7, %r48
  ldd,2 [ %b[117] + %r46 ], %r32
  ldd,3 [ %b[116] + %b[70] ], %b[70]
  shr_andd,4 %b[72], 0x34, %r7, %b[72]
  ldd,5 [ %b[117] + %b[70] ], %b[56]
}
{
  ldd,0 [ %b[114] + %r40 ], %r40
  shl_andd,1 %r19, 4, %r7, %r36
  ldd,2 [ %b[115] + %r40 ], %g15
  ldd,3 [ %b[114] + %b[64] ], %b[64]
  shl_andd,4 %b[43], 4, %r7, %b[60]
  ldd,5 [ %b[115] + %b[64] ], %g31
}
{
  ldd,0 [ %b[112] + %r48 ], %r48
  shr_andd,1 %r19, 4, %r7, %r44
  ldd,2 [ %b[113] + %r48 ], %r55
  ldd,3 [ %b[112] + %b[72] ], %b[72]
  shr_andd,4 %b[43], 4, %r7, %b[68]
  ldd,5 [ %b[113] + %b[72] ], %b[79]
}
{
  ldd,0 [ %b[110] + %r36 ], %r36
  shr_andd,1 %r19, 0xc, %r7, %r37
  ldd,2 [ %b[111] + %r36 ], %r49
  ldd,3 [ %b[110] + %b[60] ], %b[60]
  shr_andd,4 %b[43], 0xc, %r7, %b[61]
  ldd,5 [ %b[111] + %b[60] ], %b[73]
}
{
  ldd,0 [ %b[108] + %r44 ], %r44
  shr_andd,1 %r19, 0x14, %r7, %r41
  ldd,2 [ %b[109] + %r44 ], %r53
  ldd,3 [ %b[108] + %b[68] ], %b[68]
  shr_andd,4 %b[43], 0x14, %r7, %b[65]
  ldd,5 [ %b[109] + %b[68] ], %b[77]
}
{
  ldd,0 [ %b[106] + %r37 ], %r37
  shr_andd,1 %r19, 0x1c, %r7, %r56
  ldd,2 [ %b[107] + %r37 ], %r16
  ldd,3 [ %b[106] + %b[61] ], %b[61]
  shr_andd,4 %b[43], 0x1c, %r7, %b[80]
  ldd,5 [ %b[107] + %b[61] ], %b[40]
}
{
  ldd,0 [ %b[104] + %r41 ], %r41
  shr_andd,1 %r19, 0x24, %r7, %r27
  ldd,2 [ %b[105] + %r41 ], %g9
  ldd,3 [ %b[104] + %b[65] ], %b[65]
  shr_andd,4 %b[43], 0x24, %r7, %b[51]
  ldd,5 [ %b[105] + %b[65] ], %g25
}
{
  ldd,0 [ %b[102] + %r56 ], %r56
  shr_andd,1 %r19, 0x2c, %r7, %r62
  ldd,2 [ %b[103] + %r56 ], %b[6]
  ldd,3 [ %b[102] + %b[80] ], %b[80]
  shr_andd,4 %b[43], 0x2c, %r7, %b[86]
  ldd,5 [ %b[103] + %b[80] ], %b[94]
}
{
  xord,0 %r28, %r38, %r38
  shr_andd,1 %r19, 0x34, %r7, %r19
  xord,2 %r28, %r54, %r54
  xord,3 %b[52], %b[62], %b[62]
  shr_andd,4 %b[43], 0x34, %r7, %b[43]
  xord,5 %b[52], %b[78], %b[78]
}
{
  xord,0 %r21, %g1, %g1
  xord,1 %g8, %r29, %r29
  xord,2 %r28, %r31, %r31
  xord,3 %b[45], %g17, %g17
  xord,4 %g24, %b[53], %b[53]
  xord,5 %b[52], %b[55], %b[55]
}
{
  ldd,0 [ %b[100] + %r27 ], %r27
  shr_andd,1 %r42, 4, %r7, %g8
  ldd,2 [ %b[101] + %r27 ], %r21
  ldd,3 [ %b[100] + %b[51] ], %b[51]
  shr_andd,4 %b[66], 4, %r7, %g24
  ldd,5 [ %b[101] + %b[51] ], %b[45]
}
{
  xord,0 %r35, %r57, %r57
  xord,1 %g0, %g10, %g10
  xord,2 %g3, %b[2], %b[2]
  xord,3 %b[59], %b[81], %b[81]
  xord,4 %g16, %g26, %g26
  xord,5 %g19, %b[90], %b[90]
}
{
  ldd,0 [ %b[99] + %r62 ], %g3
  shr_andd,1 %r42, 0xc, %r7, %g0
  ldd,2 [ %b[127] + %r18 ], %r35
  ldd,3 [ %b[99] + %b[86] ], %g19
  shr_andd,4 %b[66], 0xc, %r7, %g16
  ldd,5 [ %b[127] + %b[42] ], %b[59]
}
{
  xord,0 %r22, %r50, %r50
  xord,1 %g14, %r33, %r33
  ldd,2 [ %b[98] + %r62 ], %r62
  xord,3 %b[46], %b[74], %b[74]
  xord,4 %g30, %b[57], %b[57]
  ldd,5 [ %b[98] + %b[86] ], %b[86]
}
{
  ldd,0 [ %b[96] + %r19 ], %r19
  shr_andd,1 %r42, 0x14, %r7, %g14
  ldd,2 [ %b[97] + %r19 ], %r22
  ldd,3 [ %b[96] + %b[43] ], %b[43]
  shr_andd,4 %b[66], 0x14, %r7, %g30
  ldd,5 [ %b[97] + %b[43] ], %b[46]
}
{
  xord,0 %r60, %r26, %r26
  xord,1 %b[0], %b[3], %b[3]
  xord,2 %b[7], %r54, %r54
  xord,3 %b[84], %b[50], %b[50]
  xord,4 %b[88], %b[91], %b[91]
  xord,5 %b[95], %b[78], %b[78]
}
{
  ldd,0 [ %b[124] + %g8 ], %g8
  shr_andd,1 %r42, 0x1c, %r7, %b[0]
  ldd,2 [ %b[125] + %g8 ], %b[7]
  ldd,3 [ %b[124] + %g24 ], %g24
  shr_andd,4 %b[66], 0x1c, %r7, %b[88]
  ldd,5 [ %b[125] + %g24 ], %b[95]
}
{
  xord,0 %r32, %g15, %g15
  xord,1 %r55, %r49, %r49
  xord,2 %r45, %r20, %r20
  xord,3 %b[56], %g31, %g31
  xord,4 %b[79], %b[73], %b[73]
  xord,5 %b[69], %b[44], %b[44]
}
{
  ldd,0 [ %b[121] + %g14 ], %r45
  shr_andd,1 %r42, 0x24, %r7, %r55
  ldd,2 [ %b[123] + %g0 ], %r32
  ldd,3 [ %b[121] + %g30 ], %b[69]
  shr_andd,4 %b[66], 0x24, %r7, %b[79]
  ldd,5 [ %b[123] + %g16 ], %b[56]
}
{
  ldd,0 [ %b[120] + %g14 ], %g14
  xord,1 %r53, %r16, %r16
  ldd,2 [ %b[122] + %g0 ], %g0
  ldd,3 [ %b[120] + %g30 ], %g30
  xord,4 %b[77], %b[40], %b[40]
  ldd,5 [ %b[122] + %g16 ], %g16
}
{
  xord,0 %r21, %g3, %g3
  shr_andd,1 %r42, 0x2c, %r7, %r53
  xord,2 %g9, %b[6], %b[6]
  xord,3 %b[45], %g19, %g19
  shr_andd,4 %b[66], 0x2c, %r7, %b[77]
  xord,5 %g25, %b[94], %b[94]
}
{
  ldd,0 [ %b[117] + %r55 ], %g9
  shr_andd,1 %r42, 0x34, %r7, %r42
  ldd,2 [ %b[119] + %b[0] ], %r21
  ldd,3 [ %b[117] + %b[79] ], %g25
  shr_andd,4 %b[66], 0x34, %r7, %b[66]
  ldd,5 [ %b[119] + %b[88] ], %b[45]
}
{
  ldd,0 [ %b[116] + %r55 ], %r55
  xord,1 %r22, %r38, %r38
  ldd,2 [ %b[118] + %b[0] ], %b[0]
  ldd,3 [ %b[116] + %b[79] ], %b[79]
  xord,4 %b[46], %b[62], %b[62]
  ldd,5 [ %b[118] + %b[88] ], %b[88]
}
{
  xord,0 %b[7], %r32, %r32
  shl_andd,1 %g2, 4, %r7, %r22
  xord,2 %r60, %r39, %r39
  xord,3 %b[95], %b[56], %b[56]
  shl_andd,4 %g18, 4, %r7, %b[46]
  xord,5 %b[84], %b[63], %b[63]
}
{
  xord,0 %r60, %g7, %g7
  shr_andd,1 %g2, 4, %r7, %b[7]
  xord,2 %r45, %r21, %r21
  xord,3 %b[84], %g23, %g23
  shr_andd,4 %g18, 4, %r7, %b[95]
  xord,5 %b[69], %b[45], %b[45]
}
{
  xord,0 %b[2], %r57, %r57
  shr_andd,1 %g2, 0xc, %r7, %r45
  xord,2 %g1, %r29, %r29
  xord,3 %b[90], %b[81], %b[81]
  shr_andd,4 %g18, 0xc, %r7, %b[69]
  xord,5 %g17, %b[53], %b[53]
}
{
  ldd,0 [ %b[114] + %r53 ], %r53
  shr_andd,1 %g2, 0x14, %r7, %b[2]
  ldd,2 [ %b[115] + %r53 ], %g1
  ldd,3 [ %b[114] + %b[77] ], %b[77]
  shr_andd,4 %g18, 0x14, %r7, %b[90]
  ldd,5 [ %b[115] + %b[77] ], %g17
}
{
  xord,0 %r33, %r54, %r54
  xord,1 %r61, %r30, %r30
  xord,2 %g10, %r50, %r50
  xord,3 %b[57], %b[78], %b[78]
  xord,4 %b[85], %b[54], %b[54]
  xord,5 %g26, %b[74], %b[74]
}
{
  ldd,0 [ %b[111] + %r22 ], %g10
  shr_andd,1 %g2, 0x1c, %r7, %r61
  ldd,2 [ %b[113] + %r42 ], %r33
  ldd,3 [ %b[111] + %b[46] ], %g26
  shr_andd,4 %g18, 0x1c, %r7, %b[85]
  ldd,5 [ %b[113] + %b[66] ], %b[57]
}
{
  ldd,0 [ %b[110] + %r22 ], %r22
  xord,1 %g9, %g1, %g1
  ldd,2 [ %b[112] + %r42 ], %r42
  ldd,3 [ %b[110] + %b[46] ], %b[46]
  xord,4 %g25, %g17, %g17
  ldd,5 [ %b[112] + %b[66] ], %b[66]
}
{
  xord,0 %g11, %g4, %g4
  shr_andd,1 %g2, 0x24, %r7, %g9
  xord,2 %r17, %r23, %r23
  xord,3 %g27, %g20, %g20
  shr_andd,4 %g18, 0x24, %r7, %g25
  xord,5 %b[41], %b[47], %b[47]
}
{
  ldd,0 [ %b[108] + %b[7] ], %b[7]
  shr_andd,1 %g2, 0x2c, %r7, %g11
  ldd,2 [ %b[109] + %b[7] ], %r17
  ldd,3 [ %b[108] + %b[95] ], %b[95]
  shr_andd,4 %g18, 0x2c, %r7, %g27
  ldd,5 [ %b[109] + %b[95] ], %b[41]
}
{
  xord,0 %r51, %r43, %r43
  shr_andd,1 %g2, 0x34, %r7, %g2
  xord,2 %r33, %g10, %g10
  xord,3 %b[75], %b[67], %b[67]
  shr_andd,4 %g18, 0x34, %r7, %g18
  xord,5 %b[57], %g26, %g26
}
{
  ldd,0 [ %b[106] + %r45 ], %r45
  shr_andd,1 %r25, 4, %r7, %r51
  ldd,2 [ %b[107] + %r45 ], %r33
  ldd,3 [ %b[106] + %b[69] ], %b[69]
  shr_andd,4 %b[49], 4, %r7, %b[75]
  ldd,5 [ %b[107] + %b[69] ], %b[57]
}
{
  xord,0 %r63, %g6, %g6
  xord,1 %r34, %r58, %r58
  xord,2 %r47, %b[5], %b[5]
  xord,3 %b[87], %g22, %g22
  xord,4 %b[58], %b[82], %b[82]
  xord,5 %b[71], %b[93], %b[93]
}
{
  ldd,0 [ %b[103] + %r61 ], %r47
  shr_andd,1 %r25, 0xc, %r7, %r34
  ldd,2 [ %b[105] + %b[2] ], %r63
  ldd,3 [ %b[103] + %b[85] ], %b[71]
  shr_andd,4 %b[49], 0xc, %r7, %b[58]
  ldd,5 [ %b[105] + %b[90] ], %b[87]
}
{
  ldd,0 [ %b[102] + %r61 ], %r61
  xord,1 %r17, %r33, %r33
  ldd,2 [ %b[104] + %b[2] ], %b[2]
  ldd,3 [ %b[102] + %b[85] ], %b[85]
  xord,4 %b[41], %b[57], %b[57]
  ldd,5 [ %b[104] + %b[90] ], %b[90]
}
{
  xord,0 %b[3], %r20, %r20
  shr_andd,1 %r25, 0x14, %r7, %r17
  xord,2 %g5, %r26, %r26
  xord,3 %b[91], %b[44], %b[44]
  shr_andd,4 %b[49], 0x14, %r7, %b[41]
  xord,5 %g21, %b[50], %b[50]
}
{
  ldd,0 [ %b[100] + %g9 ], %g9
  shr_andd,1 %r25, 0x1c, %r7, %b[3]
  ldd,2 [ %b[101] + %g9 ], %g5
  ldd,3 [ %b[100] + %g25 ], %g25
  shr_andd,4 %b[49], 0x1c, %r7, %b[91]
  ldd,5 [ %b[101] + %g25 ], %g21
}
{
  xord,0 %g15, %r49, %r49
  xord,1 %r16, %b[6], %b[6]
  xord,2 %r63, %r47, %r47
  xord,3 %g31, %b[73], %b[73]
  xord,4 %b[40], %b[94], %b[94]
  xord,5 %b[87], %b[71], %b[71]
}
{
  ldd,0 [ %b[97] + %g2 ], %r63
  shr_andd,1 %r25, 0x24, %r7, %r16
  ldd,2 [ %b[99] + %g11 ], %g15
  ldd,3 [ %b[97] + %g18 ], %b[87]
  shr_andd,4 %b[49], 0x24, %r7, %b[40]
  ldd,5 [ %b[99] + %g27 ], %g31
}
{
  ldd,0 [ %b[96] + %g2 ], %g2
  xord,1 %g3, %r38, %r38
  ldd,2 [ %b[98] + %g11 ], %g11
  ldd,3 [ %b[96] + %g18 ], %g18
  xord,4 %g19, %b[62], %b[62]
  ldd,5 [ %b[98] + %g27 ], %g27
}
{
  xord,0 %b[4], %r24, %r24
  shr_andd,1 %r25, 0x2c, %r7, %g3
  xord,2 %r52, %r59, %r59
  xord,3 %b[92], %b[48], %b[48]
  shr_andd,4 %b[49], 0x2c, %r7, %g19
  xord,5 %b[76], %b[83], %b[83]
}
{
  ldd,0 [ %b[123] + %r34 ], %r52
  shr_andd,1 %r25, 0x34, %r7, %r25
  ldd,2 [ %b[125] + %r51 ], %b[4]
  ldd,3 [ %b[123] + %b[58] ], %b[76]
  shr_andd,4 %b[49], 0x34, %r7, %b[49]
  ldd,5 [ %b[125] + %b[75] ], %b[92]
}
{
  xord,0 %r63, %r31, %r31
  xord,1 %r46, %r40, %r40
  xord,2 %g5, %g15, %g15
  xord,3 %b[87], %b[55], %b[55]
  xord,4 %b[70], %b[64], %b[64]
  xord,5 %g21, %g31, %g31
}
{
  ldd,0 [ %b[119] + %b[3] ], %g5
  shl_andd,1 %b[1], 4, %r7, %r46
  ldd,2 [ %b[121] + %r17 ], %r63
  ldd,3 [ %b[119] + %b[91] ], %g21
  shl_andd,4 %b[89], 4, %r7, %b[70]
  ldd,5 [ %b[121] + %b[41] ], %b[87]
}
{
  xord,0 %r44, %r37, %r37
  xord,1 %r41, %r56, %r56
  xord,2 %r48, %r36, %r36
  xord,3 %b[68], %b[61], %b[61]
  xord,4 %b[65], %b[80], %b[80]
  xord,5 %b[72], %b[60], %b[60]
}
{
  ldd,0 [ %b[115] + %g3 ], %r48
  shr_andd,1 %b[1], 4, %r7, %r41
  ldd,2 [ %b[117] + %r16 ], %r44
  ldd,3 [ %b[115] + %g19 ], %b[72]
  shr_andd,4 %b[89], 4, %r7, %b[65]
  ldd,5 [ %b[117] + %b[40] ], %b[68]
}
{
  xord,0 %r19, %r39, %r39
  xord,1 %r32, %r21, %r21
  xord,2 %r27, %r62, %r62
  xord,3 %b[43], %b[63], %b[63]
  xord,4 %b[56], %b[45], %b[45]
  xord,5 %b[51], %b[86], %b[86]
}
{
  ldd,0 [ %b[111] + %r46 ], %r27
  shr_andd,1 %b[1], 0xc, %r7, %r32
  ldd,2 [ %b[113] + %r25 ], %r19
  ldd,3 [ %b[111] + %b[70] ], %b[51]
  shr_andd,4 %b[89], 0xc, %r7, %b[56]
  ldd,5 [ %b[113] + %b[49] ], %b[43]
}
{
  xord,0 %r33, %r47, %r47
  xord,1 %g15, %r31, %r31
  xord,2 %g1, %g10, %g10
  xord,3 %b[57], %b[71], %b[71]
  xord,4 %g31, %b[55], %b[55]
  xord,5 %g17, %g26, %g26
}
{
  xord,0 %g14, %b[0], %b[0]
  shr_andd,1 %b[1], 0x14, %r7, %g15
  xord,2 %g8, %g0, %g0
  xord,3 %g30, %b[88], %b[88]
  shr_andd,4 %b[89], 0x14, %r7, %g31
  xord,5 %g24, %g16, %g16
}
{
  xord,0 %r42, %r22, %r22
  shr_andd,1 %b[1], 0x1c, %r7, %g14
  xord,2 %r55, %r53, %r53
  xord,3 %b[66], %b[46], %b[46]
  shr_andd,4 %b[89], 0x1c, %r7, %g30
  xord,5 %b[79], %b[77], %b[77]
}
{
  xord,0 %b[2], %r61, %r61
  shr_andd,1 %b[1], 0x24, %r7, %r42
  xord,2 %b[7], %r45, %r45
  xord,3 %b[90], %b[85], %b[85]
  shr_andd,4 %b[89], 0x24, %r7, %b[66]
  xord,5 %b[95], %b[69], %b[69]
}
{
  xord,0 %g2, %g7, %g7
  shr_andd,1 %b[1], 0x2c, %r7, %b[2]
  xord,2 %g9, %g11, %g11
  xord,3 %g18, %g23, %g23
  shr_andd,4 %b[89], 0x2c, %r7, %b[90]
  xord,5 %g25, %g27, %g27
}
{
  xord,0 %r50, %r54, %r54
  shr_andd,1 %b[1], 0x34, %r7, %b[1]
  xord,2 %r29, %r57, %r57
  xord,3 %b[74], %b[78], %b[78]
  shr_andd,4 %b[89], 0x34, %r7, %b[89]
  xord,5 %b[53], %b[81], %b[81]
}
{
  ldd,0 [ %b[107] + %r32 ], %r29
  xord,1 %r30, %r23, %r23
  ldd,2 [ %b[109] + %r41 ], %r50
  ldd,3 [ %b[107] + %b[56] ], %b[53]
  xord,4 %b[54], %b[47], %b[47]
  ldd,5 [ %b[109] + %b[65] ], %b[74]
}
{
  xord,0 %b[5], %g6, %g6
  xord,1 %r58, %r26, %r26
  xord,2 %g4, %r43, %r43
  xord,3 %b[93], %g22, %g22
  xord,4 %b[82], %b[50], %b[50]
  xord,5 %g20, %b[67], %b[67]
}
{
  xord,0 %b[6], %r38, %r38
  xord,1 %r59, %r24, %r24
  xord,2 %r20, %r49, %r49
  xord,3 %b[94], %b[62], %b[62]
  xord,4 %b[83], %b[48], %b[48]
  xord,5 %b[44], %b[73], %b[73]
}
{
  xord,0 %r37, %r56, %r56
  xord,1 %r62, %r39, %r39
  xord,2 %r40, %r36, %r36
  xord,3 %b[61], %b[80], %b[80]
  xord,4 %b[86], %b[63], %b[63]
  xord,5 %b[64], %b[60], %b[60]
}
{
  xord,0 %r47, %r31, %r31
  xord,1 %g0, %b[0], %b[0]
  xord,2 %r21, %g10, %g10
  xord,3 %b[71], %b[55], %b[55]
  xord,4 %g16, %b[88], %b[88]
  xord,5 %b[45], %g26, %g26
}
{
  xord,0 %r45, %r61, %r61
  xord,1 %g11, %g7, %g7
  xord,2 %r53, %r22, %r22
  xord,3 %b[69], %b[85], %b[85]
  xord,4 %g27, %g23, %g23
  xord,5 %b[77], %b[46], %b[46]
}
{
  xord,0 %r23, %r43, %r43
  xord,1 %g6, %r26, %r26
  xord,2 %r57, %r54, %r54
  xord,3 %b[47], %b[67], %b[67]
  xord,4 %g22, %b[50], %b[50]
  xord,5 %b[81], %b[78], %b[78]
}
{
  ldd,0 [ %b[103] + %g14 ], %r23
  xord,1 %r28, %r35, %r35
  ldd,2 [ %b[105] + %g15 ], %g6
  ldd,3 [ %b[103] + %g30 ], %b[47]
  xord,4 %b[52], %b[59], %b[59]
  ldd,5 [ %b[105] + %g31 ], %g22
}
{
  ldd,0 [ %b[99] + %b[2] ], %r57
  xord,1 %b[4], %r52, %r52
  ldd,2 [ %b[101] + %r42 ], %r28
  ldd,3 [ %b[99] + %b[90] ], %b[81]
  xord,4 %b[92], %b[76], %b[76]
  ldd,5 [ %b[101] + %b[66] ], %b[52]
}
{
  ldd,0 [ %b[126] + %r18 ], %r18
  xord,1 %r63, %g5, %g5
  ldd,2 [ %b[97] + %b[1] ], %b[4]
  ldd,3 [ %b[126] + %b[42] ], %b[42]
  xord,4 %b[87], %g21, %g21
  ldd,5 [ %b[97] + %b[89] ], %b[92]
}
{
  ldd,0 [ %b[122] + %r34 ], %r34
  xord,1 %r44, %r48, %r48
  ldd,2 [ %b[124] + %r51 ], %r51
  ldd,3 [ %b[122] + %b[58] ], %b[58]
  xord,4 %b[68], %b[72], %b[72]
  ldd,5 [ %b[124] + %b[75] ], %b[75]
}
{
  ldd,0 [ %b[118] + %b[3] ], %b[3]
  xord,1 %r19, %r27, %r27
  ldd,2 [ %b[120] + %r17 ], %r17
  ldd,3 [ %b[118] + %b[91] ], %b[91]
  xord,4 %b[43], %b[51], %b[51]
  ldd,5 [ %b[120] + %b[41] ], %b[41]
}
{
  ldd,0 [ %b[114] + %g3 ], %g3
  xord,1 %r50, %r29, %r29
  ldd,2 [ %b[116] + %r16 ], %r16
  ldd,3 [ %b[114] + %g19 ], %g19
  xord,4 %b[74], %b[53], %b[53]
  ldd,5 [ %b[116] + %b[40] ], %b[40]
}
{
  ldd,0 [ %b[110] + %r46 ], %r46
  xord,1 %g6, %r23, %r23
  ldd,2 [ %b[112] + %r25 ], %r25
  ldd,3 [ %b[110] + %b[70] ], %b[70]
  xord,4 %g22, %b[47], %b[47]
  ldd,5 [ %b[112] + %b[49] ], %b[49]
}
{
  ldd,0 [ %b[106] + %r32 ], %r32
  xord,1 %r28, %r57, %r57
  ldd,2 [ %b[108] + %r41 ], %r41
  ldd,3 [ %b[106] + %b[56] ], %b[56]
  xord,4 %b[52], %b[81], %b[81]
  ldd,5 [ %b[108] + %b[65] ], %b[65]
}
{
  xord,0 %r52, %g5, %g5
  xord,1 %r48, %r27, %r27
  xord,2 %b[4], %r35, %r35
  xord,3 %b[76], %g21, %g21
  xord,4 %b[72], %b[51], %b[51]
  xord,5 %b[92], %b[59], %b[59]
}
{
  xord,0 %r57, %r35, %r35
  xord,1 %g5, %r27, %r27
  xord,2 %r29, %r23, %r23
  xord,3 %b[81], %b[59], %b[59]
  xord,4 %g21, %b[51], %b[51]
  xord,5 %b[53], %b[47], %b[47]
}
{
  xord,0 %r49, %r38, %r38
  xord,1 %r24, %r36, %r36
  xord,2 %r23, %r35, %r35
  xord,3 %b[73], %b[62], %b[62]
  xord,4 %b[48], %b[60], %b[60]
  xord,5 %b[47], %b[59], %b[59]
}
{
  xord,0 %g10, %r31, %r31
  xord,1 %b[0], %r22, %r22
  xord,2 %r56, %r39, %r39
  xord,3 %g26, %b[55], %b[55]
  xord,4 %b[88], %b[46], %b[46]
  xord,5 %b[80], %b[63], %b[63]
}
{
  xord,0 %r27, %r35, %r35
  xord,1 %r43, %r26, %r26
  xord,2 %r61, %g7, %g7
  xord,3 %b[51], %b[59], %b[59]
  xord,4 %b[67], %b[50], %b[50]
  xord,5 %b[85], %g23, %g23
}
{
  ldd,0 [ %b[102] + %g14 ], %g14
  xord,1 %r60, %r18, %r18
  ldd,2 [ %b[104] + %g15 ], %g15
  ldd,3 [ %b[102] + %g30 ], %g30
  xord,4 %b[84], %b[42], %b[42]
  ldd,5 [ %b[104] + %g31 ], %g31
}
{
  ldd,0 [ %b[98] + %b[2] ], %b[2]
  xord,1 %r51, %r34, %r34
  ldd,2 [ %b[100] + %r42 ], %r42
  ldd,3 [ %b[98] + %b[90] ], %b[90]
  xord,4 %b[75], %b[58], %b[58]
  ldd,5 [ %b[100] + %b[66] ], %b[66]
}
{
  xord,0 %r17, %b[3], %b[3]
  xord,1 %r16, %g3, %g3
  ldd,2 [ %b[96] + %b[1] ], %b[1]
  xord,3 %b[41], %b[91], %b[91]
  xord,4 %b[40], %g19, %g19
  ldd,5 [ %b[96] + %b[89] ], %b[89]
}
{
  xord,0 %r41, %r32, %r32
  xord,1 %g15, %g14, %g14
  xord,2 %r25, %r46, %r46
  xord,3 %b[65], %b[56], %b[56]
  xord,4 %g31, %g30, %g30
  xord,5 %b[49], %b[70], %b[70]
}
{
  xord,0 %r34, %b[3], %b[3]
  xord,1 %g3, %r46, %r46
  xord,2 %r42, %b[2], %b[2]
  xord,3 %b[58], %b[91], %b[91]
  xord,4 %g19, %b[70], %b[70]
  xord,5 %b[66], %b[90], %b[90]
}
{
  xord,0 %r32, %g14, %g14
  xord,1 %b[3], %r46, %r46
  xord,2 %b[1], %r18, %r18
  xord,3 %b[56], %g30, %g30
  xord,4 %b[91], %b[70], %b[70]
  xord,5 %b[89], %b[42], %b[42]
}
{
  xord,0 %r36, %r39, %r39
  xord,1 %r22, %g7, %g7
  xord,2 %b[2], %r18, %r18
  xord,3 %b[60], %b[63], %b[63]
  xord,4 %b[46], %g23, %g23
  xord,5 %b[90], %b[42], %b[42]
}
{
  ldd,0 [ %r2 + 0x90 ], %r22
  shl_andd,1 %r54, 4, %r7, %g14
  xord,2 %g14, %r18, %r18
  ldd,3 [ %r2 + 0x90 ], %b[46]
  shl_andd,4 %b[78], 4, %r7, %g30
  xord,5 %g30, %b[42], %b[42]
}
{
  ldd,0 [ %r2 + 0x98 ], %r36
  shl_andd,1 %r38, 4, %r7, %r46
  xord,2 %r46, %r18, %r18
  ldd,3 [ %r2 + 0x98 ], %b[60]
  shl_andd,4 %b[62], 4, %r7, %b[70]
  xord,5 %b[70], %b[42], %b[42]
}
{
  ldd,0 [ %b[126] + %g14 ], %g14
  shl_andd,1 %r31, 4, %r7, %b[2]
  ldd,2 [ %b[127] + %g14 ], %b[3]
  ldd,3 [ %b[126] + %g30 ], %g30
  shl_andd,4 %b[55], 4, %r7, %b[90]
  ldd,5 [ %b[127] + %g30 ], %b[91]
}
{
  ldd,0 [ %b[126] + %r46 ], %r46
  shr_andd,1 %r54, 4, %r7, %r32
  ldd,2 [ %b[127] + %r46 ], %b[1]
  ldd,3 [ %b[126] + %b[70] ], %b[70]
  shr_andd,4 %b[78], 4, %r7, %b[56]
  ldd,5 [ %b[127] + %b[70] ], %b[89]
}
{
  ldd,0 [ %b[126] + %b[2] ], %b[2]
  shr_andd,1 %r54, 0xc, %r7, %g3
  ldd,2 [ %b[127] + %b[2] ], %r34
  ldd,3 [ %b[126] + %b[90] ], %b[90]
  shr_andd,4 %b[78], 0xc, %r7, %g19
  ldd,5 [ %b[127] + %b[90] ], %b[58]
}
{
  ldd,0 [ %b[124] + %r32 ], %r32
  shr_andd,1 %r54, 0x14, %r7, %r42
  ldd,2 [ %b[125] + %r32 ], %g15
  ldd,3 [ %b[124] + %b[56] ], %b[56]
  shr_andd,4 %b[78], 0x14, %r7, %b[66]
  ldd,5 [ %b[125] + %b[56] ], %g31
}
{
  ldd,0 [ %b[122] + %g3 ], %g3
  shr_andd,1 %r54, 0x1c, %r7, %r41
  ldd,2 [ %b[123] + %g3 ], %r25
  ldd,3 [ %b[122] + %g19 ], %g19
  shr_andd,4 %b[78], 0x1c, %r7, %b[65]
  ldd,5 [ %b[123] + %g19 ], %b[49]
}
{
  ldd,0 [ %b[120] + %r42 ], %r42
  shr_andd,1 %r54, 0x24, %r7, %r16
  ldd,2 [ %b[121] + %r42 ], %r17
  ldd,3 [ %b[120] + %b[66] ], %b[66]
  shr_andd,4 %b[78], 0x24, %r7, %b[40]
  ldd,5 [ %b[121] + %b[66] ], %b[41]
}
{
  ldd,0 [ %b[118] + %r41 ], %r41
  shr_andd,1 %r54, 0x2c, %r7, %r51
  ldd,2 [ %b[119] + %r41 ], %r60
  ldd,3 [ %b[118] + %b[65] ], %b[65]
  shr_andd,4 %b[78], 0x2c, %r7, %b[75]
  ldd,5 [ %b[119] + %b[65] ], %b[84]
}
{
  ldd,0 [ %b[116] + %r16 ], %r16
  shr_andd,1 %r54, 0x34, %r7, %r54
  ldd,2 [ %b[117] + %r16 ], %r43
  ldd,3 [ %b[116] + %b[40] ], %b[40]
  shr_andd,4 %b[78], 0x34, %r7, %b[78]
  ldd,5 [ %b[117] + %b[40] ], %b[67]
}
{
  ldd,0 [ %b[114] + %r51 ], %r51
  shl_andd,1 %r26, 4, %r7, %r27
  ldd,2 [ %b[115] + %r51 ], %r61
  ldd,3 [ %b[114] + %b[75] ], %b[75]
  shl_andd,4 %b[50], 4, %r7, %b[51]
  ldd,5 [ %b[115] + %b[75] ], %b[85]
}
{
  ldd,0 [ %b[112] + %r54 ], %r54
  shr_andd,1 %r26, 4, %r7, %b[0]
  ldd,2 [ %b[113] + %r54 ], %g10
  ldd,3 [ %b[112] + %b[78] ], %b[78]
  shr_andd,4 %b[50], 4, %r7, %b[88]
  ldd,5 [ %b[113] + %b[78] ], %g26
}
{
  ldd,0 [ %b[110] + %r27 ], %r27
  shr_andd,1 %r26, 0xc, %r7, %r56
  ldd,2 [ %b[111] + %r27 ], %r24
  ldd,3 [ %b[110] + %b[51] ], %b[51]
  shr_andd,4 %b[50], 0xc, %r7, %b[80]
  ldd,5 [ %b[111] + %b[51] ], %b[48]
}
{
  ldd,0 [ %b[108] + %b[0] ], %b[0]
  shr_andd,1 %r26, 0x14, %r7, %r49
  ldd,2 [ %b[109] + %b[0] ], %r23
  ldd,3 [ %b[108] + %b[88] ], %b[88]
  shr_andd,4 %b[50], 0x14, %r7, %b[73]
  ldd,5 [ %b[109] + %b[88] ], %b[47]
}
{
  ldd,0 [ %b[106] + %r56 ], %r56
  shr_andd,1 %r26, 0x1c, %r7, %g5
  ldd,2 [ %b[107] + %r56 ], %r57
  ldd,3 [ %b[106] + %b[80] ], %b[80]
  shr_andd,4 %b[50], 0x1c, %r7, %g21
  ldd,5 [ %b[107] + %b[80] ], %b[81]
}
{
  ldd,0 [ %b[104] + %r49 ], %r49
  shr_andd,1 %r26, 0x24, %r7, %r29
  ldd,2 [ %b[105] + %r49 ], %r48
  ldd,3 [ %b[104] + %b[73] ], %b[73]
  shr_andd,4 %b[50], 0x24, %r7, %b[53]
  ldd,5 [ %b[105] + %b[73] ], %b[72]
}
{
  ldd,0 [ %b[102] + %g5 ], %g5
  shr_andd,1 %r26, 0x2c, %r7, %r52
  ldd,2 [ %b[103] + %g5 ], %b[4]
  ldd,3 [ %b[102] + %g21 ], %g21
  shr_andd,4 %b[50], 0x2c, %r7, %b[76]
  ldd,5 [ %b[103] + %g21 ], %b[92]
}
{
  ldd,0 [ %b[100] + %r29 ], %r29
  shr_andd,1 %r26, 0x34, %r7, %r26
  ldd,2 [ %b[101] + %r29 ], %r28
  ldd,3 [ %b[100] + %b[53] ], %b[53]
  shr_andd,4 %b[50], 0x34, %r7, %b[50]
  ldd,5 [ %b[101] + %b[53] ], %b[52]
}
{
  ldd,0 [ %b[98] + %r52 ], %r52
  shl_andd,1 %r35, 4, %r7, %g6
  ldd,2 [ %b[99] + %r52 ], %r50
  ldd,3 [ %b[98] + %b[76] ], %b[76]
  shl_andd,4 %b[59], 4, %r7, %g22
  ldd,5 [ %b[99] + %b[76] ], %b[74]
}
{
  ldd,0 [ %b[96] + %r26 ], %r26
  shr_andd,1 %r38, 4, %r7, %r19
  ldd,2 [ %b[97] + %r26 ], %r44
  ldd,3 [ %b[96] + %b[50] ], %b[50]
  shr_andd,4 %b[62], 4, %r7, %b[43]
  ldd,5 [ %b[97] + %b[50] ], %b[68]
}
{
  xord,0 %r36, %g14, %g14
  shr_andd,1 %r38, 0xc, %r7, %r63
  xord,2 %r22, %b[3], %b[3]
  xord,3 %b[60], %g30, %g30
  shr_andd,4 %b[62], 0xc, %r7, %b[87]
  xord,5 %b[46], %b[91], %b[91]
}
{
  ldd,0 [ %b[124] + %r19 ], %r19
  shr_andd,1 %r38, 0x14, %r7, %g11
  ldd,2 [ %b[125] + %r19 ], %r45
  ldd,3 [ %b[124] + %b[43] ], %b[43]
  shr_andd,4 %b[62], 0x14, %r7, %g27
  ldd,5 [ %b[125] + %b[43] ], %b[69]
}
{
  ldd,0 [ %b[122] + %r63 ], %r63
  shr_andd,1 %r38, 0x1c, %r7, %r53
  ldd,2 [ %b[123] + %r63 ], %g0
  ldd,3 [ %b[122] + %b[87] ], %b[87]
  shr_andd,4 %b[62], 0x1c, %r7, %b[77]
  ldd,5 [ %b[123] + %b[87] ], %g16
}
{
  ldd,0 [ %b[120] + %g11 ], %g11
  shr_andd,1 %r38, 0x24, %r7, %r47
  ldd,2 [ %b[121] + %g11 ], %r21
  ldd,3 [ %b[120] + %g27 ], %g27
  shr_andd,4 %b[62], 0x24, %r7, %b[71]
  ldd,5 [ %b[121] + %g27 ], %b[45]
}
{
  ldd,0 [ %b[118] + %r53 ], %r53
  shr_andd,1 %r38, 0x2c, %r7, %r62
  ldd,2 [ %b[119] + %r53 ], %r37
  ldd,3 [ %b[118] + %b[77] ], %b[77]
  shr_andd,4 %b[62], 0x2c, %r7, %b[86]
  ldd,5 [ %b[119] + %b[77] ], %b[61]
}
{
  ldd,0 [ %b[116] + %r47 ], %r47
  shr_andd,1 %r38, 0x34, %r7, %r38
  ldd,2 [ %b[117] + %r47 ], %r40
  ldd,3 [ %b[116] + %b[71] ], %b[71]
  shr_andd,4 %b[62], 0x34, %r7, %b[62]
  ldd,5 [ %b[117] + %b[71] ], %b[64]
}
{
  ldd,0 [ %b[114] + %r62 ], %r62
  shl_andd,1 %r39, 4, %r7, %r59
  ldd,2 [ %b[115] + %r62 ], %b[6]
  ldd,3 [ %b[114] + %b[86] ], %b[86]
  shl_andd,4 %b[63], 4, %r7, %b[83]
  ldd,5 [ %b[115] + %b[86] ], %b[94]
}
{
  ldd,0 [ %b[112] + %r38 ], %r38
  shr_andd,1 %r39, 4, %r7, %r20
  ldd,2 [ %b[113] + %r38 ], %r58
  ldd,3 [ %b[112] + %b[62] ], %b[62]
  shr_andd,4 %b[63], 4, %r7, %b[44]
  ldd,5 [ %b[113] + %b[62] ], %b[82]
}
{
  ldd,0 [ %b[110] + %r59 ], %r59
  shr_andd,1 %r39, 0xc, %r7, %b[5]
  ldd,2 [ %b[111] + %r59 ], %g4
  ldd,3 [ %b[110] + %b[83] ], %b[83]
  shr_andd,4 %b[63], 0xc, %r7, %b[93]
  ldd,5 [ %b[111] + %b[83] ], %g20
}
{
  ldd,0 [ %b[108] + %r20 ], %r20
  shr_andd,1 %r39, 0x14, %r7, %r30
  ldd,2 [ %b[109] + %r20 ], %g2
  ldd,3 [ %b[108] + %b[44] ], %b[44]
  shr_andd,4 %b[63], 0x14, %r7, %b[54]
  ldd,5 [ %b[109] + %b[44] ], %g18
}
{
  ldd,0 [ %b[106] + %b[5] ], %b[5]
  shr_andd,1 %r39, 0x1c, %r7, %g9
  ldd,2 [ %b[107] + %b[5] ], %b[7]
  ldd,3 [ %b[106] + %b[93] ], %b[93]
  shr_andd,4 %b[63], 0x1c, %r7, %g25
  ldd,5 [ %b[107] + %b[93] ], %b[95]
}
{
  ldd,0 [ %b[104] + %r30 ], %r30
  shr_andd,1 %r39, 0x24, %r7, %r55
  ldd,2 [ %b[105] + %r30 ], %g8
  ldd,3 [ %b[104] + %b[54] ], %b[54]
  shr_andd,4 %b[63], 0x24, %r7, %b[79]
  ldd,5 [ %b[105] + %b[54] ], %g24
}
{
  ldd,0 [ %b[102] + %g9 ], %g9
  shr_andd,1 %r39, 0x2c, %r7, %r33
  ldd,2 [ %b[103] + %g9 ], %g1
  ldd,3 [ %b[102] + %g25 ], %g25
  shr_andd,4 %b[63], 0x2c, %r7, %b[57]
  ldd,5 [ %b[103] + %g25 ], %g17
}
{
  xord,0 %r36, %r46, %r46
  shr_andd,1 %r39, 0x34, %r7, %r39
  xord,2 %r22, %b[1], %b[1]
  xord,3 %b[60], %b[70], %b[70]
  shr_andd,4 %b[63], 0x34, %r7, %b[63]
  xord,5 %b[46], %b[89], %b[89]
}
{
  xord,0 %r36, %b[2], %b[2]
  xord,1 %g15, %r25, %r25
  xord,2 %r22, %r34, %r34
  xord,3 %b[60], %b[90], %b[90]
  xord,4 %g31, %b[49], %b[49]
  xord,5 %b[46], %b[58], %b[58]
}
{
  xord,0 %r43, %r61, %r61
  shr_andd,1 %r31, 4, %r7, %g15
  xord,2 %r17, %r60, %r60
  xord,3 %b[67], %b[85], %b[85]
  shr_andd,4 %b[55], 4, %r7, %g31
  xord,5 %b[41], %b[84], %b[84]
}
{
  ldd,0 [ %b[100] + %r55 ], %r55
  shr_andd,1 %r31, 0xc, %r7, %r43
  ldd,2 [ %b[101] + %r55 ], %r17
  ldd,3 [ %b[100] + %b[79] ], %b[79]
  shr_andd,4 %b[55], 0xc, %r7, %b[67]
  ldd,5 [ %b[101] + %b[79] ], %b[41]
}
{
  xord,0 %r23, %r57, %r57
  xord,1 %r48, %b[4], %b[4]
  xord,2 %g10, %r24, %r24
  xord,3 %b[47], %b[81], %b[81]
  xord,4 %b[72], %b[92], %b[92]
  xord,5 %g26, %b[48], %b[48]
}
{
  ldd,0 [ %b[97] + %r39 ], %g10
  shr_andd,1 %r31, 0x14, %r7, %r48
  ldd,2 [ %b[99] + %r33 ], %r23
  ldd,3 [ %b[97] + %b[63] ], %g26
  shr_andd,4 %b[55], 0x14, %r7, %b[72]
  ldd,5 [ %b[99] + %b[57] ], %b[47]
}
{
  ldd,0 [ %b[96] + %r39 ], %r39
  xord,1 %r28, %r50, %r50
  ldd,2 [ %b[98] + %r33 ], %r33
  ldd,3 [ %b[96] + %b[63] ], %b[63]
  xord,4 %b[52], %b[74], %b[74]
  ldd,5 [ %b[98] + %b[57] ], %b[57]
}
{
  xord,0 %r32, %g3, %g3
  shr_andd,1 %r31, 0x1c, %r7, %r28
  xord,2 %r44, %b[3], %b[3]
  xord,3 %b[56], %g19, %g19
  shr_andd,4 %b[55], 0x1c, %r7, %b[52]
  xord,5 %b[68], %b[91], %b[91]
}
{
  ldd,0 [ %b[124] + %g15 ], %g15
  shr_andd,1 %r31, 0x24, %r7, %r32
  ldd,2 [ %b[125] + %g15 ], %r44
  ldd,3 [ %b[124] + %g31 ], %g31
  shr_andd,4 %b[55], 0x24, %r7, %b[56]
  ldd,5 [ %b[125] + %g31 ], %b[68]
}
{
  xord,0 %r16, %r51, %r51
  xord,1 %r54, %r27, %r27
  xord,2 %r42, %r41, %r41
  xord,3 %b[40], %b[75], %b[75]
  xord,4 %b[78], %b[51], %b[51]
  xord,5 %b[66], %b[65], %b[65]
}
{
  ldd,0 [ %b[121] + %r48 ], %r42
  shr_andd,1 %r31, 0x2c, %r7, %r54
  ldd,2 [ %b[123] + %r43 ], %r16
  ldd,3 [ %b[121] + %b[72] ], %b[66]
  shr_andd,4 %b[55], 0x2c, %r7, %b[78]
  ldd,5 [ %b[123] + %b[67] ], %b[40]
}
{
  ldd,0 [ %b[120] + %r48 ], %r48
  shr_andd,1 %r31, 0x34, %r7, %r31
  ldd,2 [ %b[122] + %r43 ], %r43
  ldd,3 [ %b[120] + %b[72] ], %b[72]
  shr_andd,4 %b[55], 0x34, %r7, %b[55]
  ldd,5 [ %b[122] + %b[67] ], %b[67]
}
{
  xord,0 %r49, %g5, %g5
  xord,1 %r29, %r52, %r52
  xord,2 %b[0], %r56, %r56
  xord,3 %b[73], %g21, %g21
  xord,4 %b[53], %b[76], %b[76]
  xord,5 %b[88], %b[80], %b[80]
}
{
  ldd,0 [ %b[117] + %r32 ], %b[0]
  shl_andd,1 %g7, 4, %r7, %r29
  ldd,2 [ %b[119] + %r28 ], %r49
  ldd,3 [ %b[117] + %b[56] ], %b[88]
  shl_andd,4 %g23, 4, %r7, %b[53]
  ldd,5 [ %b[119] + %b[52] ], %b[73]
}
{
  ldd,0 [ %b[116] + %r32 ], %r32
  xord,1 %r26, %g14, %g14
  ldd,2 [ %b[118] + %r28 ], %r28
  ldd,3 [ %b[116] + %b[56] ], %b[56]
  xord,4 %b[50], %g30, %g30
  ldd,5 [ %b[118] + %b[52] ], %b[52]
}
{
  xord,0 %r21, %r37, %r37
  shr_andd,1 %g7, 4, %r7, %r26
  xord,2 %r45, %g0, %g0
  xord,3 %b[45], %b[61], %b[61]
  shr_andd,4 %g23, 4, %r7, %b[50]
  xord,5 %b[69], %g16, %g16
}
{
  ldd,0 [ %b[114] + %r54 ], %r54
  shr_andd,1 %g7, 0xc, %r7, %r21
  ldd,2 [ %b[115] + %r54 ], %r45
  ldd,3 [ %b[114] + %b[78] ], %b[78]
  shr_andd,4 %g23, 0xc, %r7, %b[45]
  ldd,5 [ %b[115] + %b[78] ], %b[69]
}
{
  xord,0 %r58, %g4, %g4
  xord,1 %g2, %b[7], %b[7]
  xord,2 %r40, %b[6], %b[6]
  xord,3 %b[82], %g20, %g20
  xord,4 %g18, %b[95], %b[95]
  xord,5 %b[64], %b[94], %b[94]
}
{
  ldd,0 [ %b[111] + %r29 ], %r40
  shr_andd,1 %g7, 0x14, %r7, %g2
  ldd,2 [ %b[113] + %r31 ], %r58
  ldd,3 [ %b[111] + %b[53] ], %b[64]
  shr_andd,4 %g23, 0x14, %r7, %g18
  ldd,5 [ %b[113] + %b[55] ], %b[82]
}
{
  ldd,0 [ %b[110] + %r29 ], %r29
  xord,1 %g8, %g1, %g1
  ldd,2 [ %b[112] + %r31 ], %r31
  ldd,3 [ %b[110] + %b[53] ], %b[53]
  xord,4 %g24, %g17, %g17
  ldd,5 [ %b[112] + %b[55] ], %b[55]
}
{
  xord,0 %g10, %b[1], %b[1]
  shr_andd,1 %g7, 0x1c, %r7, %g8
  xord,2 %r17, %r23, %r23
  xord,3 %g26, %b[89], %b[89]
  shr_andd,4 %g23, 0x1c, %r7, %g24
  xord,5 %b[41], %b[47], %b[47]
}
{
  ldd,0 [ %b[108] + %r26 ], %r26
  shr_andd,1 %g7, 0x24, %r7, %g10
  ldd,2 [ %b[109] + %r26 ], %r17
  ldd,3 [ %b[108] + %b[50] ], %b[50]
  shr_andd,4 %g23, 0x24, %r7, %g26
  ldd,5 [ %b[109] + %b[50] ], %b[41]
}
{
  xord,0 %g11, %r53, %r53
  xord,1 %r47, %r62, %r62
  xord,2 %r19, %r63, %r63
  xord,3 %g27, %b[77], %b[77]
  xord,4 %b[71], %b[86], %b[86]
  xord,5 %b[43], %b[87], %b[87]
}
{
  ldd,0 [ %b[105] + %g2 ], %r19
  shr_andd,1 %g7, 0x2c, %r7, %r47
  ldd,2 [ %b[107] + %r21 ], %g11
  ldd,3 [ %b[105] + %g18 ], %b[43]
  shr_andd,4 %g23, 0x2c, %r7, %b[71]
  ldd,5 [ %b[107] + %b[45] ], %g27
}
{
  ldd,0 [ %b[104] + %g2 ], %g2
  shr_andd,1 %g7, 0x34, %r7, %g7
  ldd,2 [ %b[106] + %r21 ], %r21
  ldd,3 [ %b[104] + %g18 ], %g18
  shr_andd,4 %g23, 0x34, %r7, %g23
  ldd,5 [ %b[106] + %b[45] ], %b[45]
}
{
  xord,0 %r20, %b[5], %b[5]
  xord,1 %r30, %g9, %g9
  xord,2 %r38, %r59, %r59
  xord,3 %b[44], %b[93], %b[93]
  xord,4 %b[54], %g25, %g25
  xord,5 %b[62], %b[83], %b[83]
}
{
  ldd,0 [ %b[101] + %g10 ], %r38
  shr_andd,1 %r35, 4, %r7, %r30
  ldd,2 [ %b[103] + %g8 ], %r20
  ldd,3 [ %b[101] + %g26 ], %b[62]
  shr_andd,4 %b[59], 4, %r7, %b[54]
  ldd,5 [ %b[103] + %g24 ], %b[44]
}
{
  ldd,0 [ %b[100] + %g10 ], %g10
  xord,1 %r55, %r33, %r33
  ldd,2 [ %b[102] + %g8 ], %g8
  ldd,3 [ %b[100] + %g26 ], %g26
  xord,4 %b[79], %b[57], %b[57]
  ldd,5 [ %b[102] + %g24 ], %g24
}
{
  xord,0 %r44, %r16, %r16
  shr_andd,1 %r35, 0xc, %r7, %r55
  xord,2 %r39, %r46, %r46
  xord,3 %b[68], %b[40], %b[40]
  shr_andd,4 %b[59], 0xc, %r7, %b[79]
  xord,5 %b[63], %b[70], %b[70]
}
{
  ldd,0 [ %b[98] + %r47 ], %r47
  shr_andd,1 %r35, 0x14, %r7, %r44
  ldd,2 [ %b[99] + %r47 ], %r39
  ldd,3 [ %b[98] + %b[71] ], %b[71]
  shr_andd,4 %b[59], 0x14, %r7, %b[68]
  ldd,5 [ %b[99] + %b[71] ], %b[63]
}
{
  xord,0 %b[0], %r45, %r45
  xord,1 %r58, %r40, %r40
  xord,2 %r42, %r49, %r49
  xord,3 %b[88], %b[69], %b[69]
  xord,4 %b[82], %b[64], %b[64]
  xord,5 %b[66], %b[73], %b[73]
}
{
  ldd,0 [ %b[96] + %g7 ], %g7
  shr_andd,1 %r35, 0x1c, %r7, %r58
  ldd,2 [ %b[97] + %g7 ], %b[0]
  ldd,3 [ %b[96] + %g23 ], %g23
  shr_andd,4 %b[59], 0x1c, %r7, %b[82]
  ldd,5 [ %b[97] + %g23 ], %b[88]
}
{
  xord,0 %r19, %r20, %r20
  shr_andd,1 %r35, 0x24, %r7, %r42
  xord,2 %r17, %g11, %g11
  xord,3 %b[43], %b[44], %b[44]
  shr_andd,4 %b[59], 0x24, %r7, %b[66]
  xord,5 %b[41], %g27, %g27
}
{
  xord,0 %g15, %r43, %r43
  shr_andd,1 %r35, 0x2c, %r7, %r19
  xord,2 %r38, %r39, %r39
  xord,3 %g31, %b[67], %b[67]
  shr_andd,4 %b[59], 0x2c, %r7, %b[43]
  xord,5 %b[62], %b[63], %b[63]
}
{
  xord,0 %r48, %r28, %r28
  shr_andd,1 %r35, 0x34, %r7, %r35
  xord,2 %b[0], %r34, %r34
  xord,3 %b[72], %b[52], %b[52]
  shr_andd,4 %b[59], 0x34, %r7, %b[59]
  xord,5 %b[88], %b[58], %b[58]
}
{
  xord,0 %r31, %r29, %r29
  shl_andd,1 %r18, 4, %r7, %r48
  xord,2 %r32, %r54, %r54
  xord,3 %b[55], %b[53], %b[53]
  shl_andd,4 %b[42], 4, %r7, %b[72]
  xord,5 %b[56], %b[78], %b[78]
}
{
  xord,0 %g2, %g8, %g8
  shr_andd,1 %r18, 4, %r7, %r31
  xord,2 %r26, %r21, %r21
  xord,3 %g18, %g24, %g24
  shr_andd,4 %b[42], 4, %r7, %b[55]
  xord,5 %b[50], %b[45], %b[45]
}
{
  xord,0 %g7, %b[2], %b[2]
  shr_andd,1 %r18, 0xc, %r7, %g2
  xord,2 %g10, %r47, %r47
  xord,3 %g23, %b[90], %b[90]
  shr_andd,4 %b[42], 0xc, %r7, %g18
  xord,5 %g26, %b[71], %b[71]
}
{
  xord,0 %r61, %r24, %r24
  shr_andd,1 %r18, 0x14, %r7, %g7
  xord,2 %r25, %r60, %r60
  xord,3 %b[85], %b[48], %b[48]
  shr_andd,4 %b[42], 0x14, %r7, %g23
  xord,5 %b[49], %b[84], %b[84]
}
{
  xord,0 %r57, %b[4], %b[4]
  shr_andd,1 %r18, 0x1c, %r7, %r61
  ldd,2 [ %b[127] + %g6 ], %r25
  xord,3 %b[81], %b[92], %b[92]
  shr_andd,4 %b[42], 0x1c, %r7, %b[85]
  ldd,5 [ %b[127] + %g22 ], %b[49]
}
{
  xord,0 %r50, %b[3], %b[3]
  shr_andd,1 %r18, 0x24, %r7, %r57
  ldd,2 [ %b[125] + %r30 ], %g10
  xord,3 %b[74], %b[91], %b[91]
  shr_andd,4 %b[42], 0x24, %r7, %b[81]
  ldd,5 [ %b[125] + %b[54] ], %g26
}
{
  xord,0 %g3, %r41, %r41
  shr_andd,1 %r18, 0x2c, %r7, %r50
  ldd,2 [ %b[123] + %r55 ], %r26
  xord,3 %g19, %b[65], %b[65]
  shr_andd,4 %b[42], 0x2c, %r7, %b[74]
  ldd,5 [ %b[123] + %b[79] ], %b[50]
}
{
  xord,0 %r56, %g5, %g5
  shr_andd,1 %r18, 0x34, %r7, %r18
  xord,2 %r51, %r27, %r27
  xord,3 %b[80], %g21, %g21
  shr_andd,4 %b[42], 0x34, %r7, %b[42]
  xord,5 %b[75], %b[51], %b[51]
}
{
  xord,0 %g0, %r37, %r37
  xord,1 %b[6], %g4, %g4
  xord,2 %r52, %g14, %g14
  xord,3 %g16, %b[61], %b[61]
  xord,4 %b[94], %g20, %g20
  xord,5 %b[76], %g30, %g30
}
{
  xord,0 %r23, %b[1], %b[1]
  xord,1 %r63, %r53, %r53
  xord,2 %b[7], %g1, %g1
  xord,3 %b[47], %b[89], %b[89]
  xord,4 %b[87], %b[77], %b[77]
  xord,5 %b[95], %g17, %g17
}
{
  xord,0 %b[5], %g9, %g9
  xord,1 %r33, %r46, %r46
  xord,2 %r62, %r59, %r59
  xord,3 %b[93], %g25, %g25
  xord,4 %b[57], %b[70], %b[70]
  xord,5 %b[86], %b[83], %b[83]
}
{
  xord,0 %r45, %r40, %r40
  xord,1 %g11, %r20, %r20
  xord,2 %r16, %r49, %r49
  xord,3 %b[69], %b[64], %b[64]
  xord,4 %g27, %b[44], %b[44]
  xord,5 %b[40], %b[73], %b[73]
}
{
  xord,0 %r43, %r28, %r28
  xord,1 %r54, %r29, %r29
  xord,2 %r39, %r34, %r34
  xord,3 %b[67], %b[52], %b[52]
  xord,4 %b[78], %b[53], %b[53]
  xord,5 %b[63], %b[58], %b[58]
}
{
  xord,0 %r47, %b[2], %b[2]
  xord,1 %r60, %r24, %r24
  xord,2 %r21, %g8, %g8
  xord,3 %b[71], %b[90], %b[90]
  xord,4 %b[84], %b[48], %b[48]
  xord,5 %b[45], %g24, %g24
}
{
  xord,0 %b[4], %b[3], %b[3]
  xord,1 %r41, %r27, %r27
  ldd,2 [ %b[121] + %r44 ], %r60
  xord,3 %b[92], %b[91], %b[91]
  xord,4 %b[65], %b[51], %b[51]
  ldd,5 [ %b[121] + %b[68] ], %b[84]
}
{
  xord,0 %g5, %g14, %g14
  xord,1 %r37, %g4, %g4
  ldd,2 [ %b[119] + %r58 ], %r41
  xord,3 %g21, %g30, %g30
  xord,4 %b[61], %g20, %g20
  ldd,5 [ %b[119] + %b[82] ], %b[65]
}
{
  xord,0 %r53, %r59, %r59
  xord,1 %g9, %r46, %r46
  xord,2 %g1, %b[1], %b[1]
  xord,3 %b[77], %b[83], %b[83]
  xord,4 %g25, %b[70], %b[70]
  xord,5 %g17, %b[89], %b[89]
}
{
  xord,0 %r20, %r34, %r34
  xord,1 %r28, %r29, %r29
  xord,2 %r49, %r40, %r40
  xord,3 %b[44], %b[58], %b[58]
  xord,4 %b[52], %b[53], %b[53]
  xord,5 %b[73], %b[64], %b[64]
}
{
  xord,0 %r24, %b[3], %b[3]
  xord,1 %r27, %g14, %g14
  xord,2 %g8, %b[2], %b[2]
  xord,3 %b[48], %b[91], %b[91]
  xord,4 %b[51], %g30, %g30
  xord,5 %g24, %b[90], %b[90]
}
{
  ldd,0 [ %b[117] + %r42 ], %r27
  xord,1 %r22, %r25, %r25
  ldd,2 [ %b[126] + %g6 ], %g6
  ldd,3 [ %b[117] + %b[66] ], %b[51]
  xord,4 %b[46], %b[49], %b[49]
  ldd,5 [ %b[126] + %g22 ], %g22
}
{
  ldd,0 [ %b[113] + %r35 ], %r24
  xord,1 %g10, %r26, %r26
  ldd,2 [ %b[115] + %r19 ], %r22
  ldd,3 [ %b[113] + %b[59] ], %b[48]
  xord,4 %g26, %b[50], %b[50]
  ldd,5 [ %b[115] + %b[43] ], %b[46]
}
{
  ldd,0 [ %b[109] + %r31 ], %g8
  xord,1 %r60, %r41, %r41
  ldd,2 [ %b[111] + %r48 ], %g10
  ldd,3 [ %b[109] + %b[55] ], %g24
  xord,4 %b[84], %b[65], %b[65]
  ldd,5 [ %b[111] + %b[72] ], %g26
}
{
  ldd,0 [ %b[105] + %g7 ], %r28
  xord,1 %r26, %r41, %r41
  ldd,2 [ %b[107] + %g2 ], %r60
  ldd,3 [ %b[105] + %g23 ], %b[52]
  xord,4 %b[50], %b[65], %b[65]
  ldd,5 [ %b[107] + %g18 ], %b[84]
}
{
  ldd,0 [ %b[101] + %r57 ], %r20
  xord,1 %r27, %r22, %r22
  ldd,2 [ %b[103] + %r61 ], %r26
  ldd,3 [ %b[101] + %b[81] ], %b[44]
  xord,4 %b[51], %b[46], %b[46]
  ldd,5 [ %b[103] + %b[85] ], %b[50]
}
{
  ldd,0 [ %b[97] + %r18 ], %r49
  xord,1 %r24, %g10, %g10
  ldd,2 [ %b[99] + %r50 ], %r27
  ldd,3 [ %b[97] + %b[42] ], %b[73]
  xord,4 %b[48], %g26, %g26
  ldd,5 [ %b[99] + %b[74] ], %b[51]
}
{
  ldd,0 [ %b[122] + %r55 ], %r55
  xord,1 %g8, %r60, %r60
  ldd,2 [ %b[124] + %r30 ], %r30
  ldd,3 [ %b[122] + %b[79] ], %b[79]
  xord,4 %g24, %b[84], %b[84]
  ldd,5 [ %b[124] + %b[54] ], %b[54]
}
{
  ldd,0 [ %b[118] + %r58 ], %r58
  xord,1 %r28, %r26, %r26
  ldd,2 [ %b[120] + %r44 ], %r44
  ldd,3 [ %b[118] + %b[82] ], %b[82]
  xord,4 %b[52], %b[50], %b[50]
  ldd,5 [ %b[120] + %b[68] ], %b[68]
}
{
  xord,0 %r20, %r27, %r27
  xord,1 %r49, %r25, %r25
  ldd,2 [ %b[116] + %r42 ], %r42
  xord,3 %b[44], %b[51], %b[51]
  xord,4 %b[73], %b[49], %b[49]
  ldd,5 [ %b[116] + %b[66] ], %b[66]
}
{
  xord,0 %r60, %r26, %r26
  xord,1 %r27, %r25, %r25
  xord,2 %r22, %g10, %g10
  xord,3 %b[84], %b[50], %b[50]
  xord,4 %b[51], %b[49], %b[49]
  xord,5 %b[46], %g26, %g26
}
{
  xord,0 %r26, %r25, %r25
  xord,1 %g4, %b[1], %b[1]
  xord,2 %r41, %g10, %g10
  xord,3 %b[50], %b[49], %b[49]
  xord,4 %g20, %b[89], %b[89]
  xord,5 %b[65], %g26, %g26
}
{
  xord,0 %r40, %r34, %r34
  xord,1 %r29, %b[2], %b[2]
  xord,2 %r59, %r46, %r46
  xord,3 %b[64], %b[58], %b[58]
  xord,4 %b[53], %b[90], %b[90]
  xord,5 %b[83], %b[70], %b[70]
}
{
  xord,2 %g10, %r25, %r25
  xord,5 %g26, %b[49], %b[49]
}
{
  std,2 %b[3], [ %r0 ]
  std,5 %b[91], [ %r5 ]
}
{
  ldd,2 [ %b[114] + %r19 ], %r19
  ldd,5 [ %b[114] + %b[43] ], %b[43]
}
{
  std,2 %g14, [ %r0 + 8 ]
  std,5 %g30, [ %r5 + 8 ]
}
{
  ldd,0 [ %b[110] + %r48 ], %r48
  xord,1 %r36, %g6, %g6
  ldd,2 [ %b[112] + %r35 ], %r35
  ldd,3 [ %b[110] + %b[72] ], %b[72]
  xord,4 %b[60], %g22, %g22
  ldd,5 [ %b[112] + %b[59] ], %b[59]
}
{
  ldd,0 [ %b[106] + %g2 ], %g2
  xord,1 %r30, %r55, %r55
  ldd,2 [ %b[108] + %r31 ], %r31
  ldd,3 [ %b[106] + %g18 ], %g18
  xord,4 %b[54], %b[79], %b[79]
  ldd,5 [ %b[108] + %b[55] ], %b[55]
}
{
  ldd,0 [ %b[102] + %r61 ], %r61
  xord,1 %r44, %r58, %r58
  ldd,2 [ %b[104] + %g7 ], %g7
  ldd,3 [ %b[102] + %b[85] ], %b[85]
  xord,4 %b[68], %b[82], %b[82]
  ldd,5 [ %b[104] + %g23 ], %g23
}
{
  ldd,0 [ %b[98] + %r50 ], %r50
  xord,1 %r42, %r19, %r19
  ldd,2 [ %b[100] + %r57 ], %r57
  ldd,3 [ %b[98] + %b[74] ], %b[74]
  xord,4 %b[66], %b[43], %b[43]
  ldd,5 [ %b[100] + %b[81] ], %b[81]
}
{
  xord,0 %r35, %r48, %r48
  xord,1 %r31, %g2, %g2
  ldd,2 [ %b[96] + %r18 ], %r18
  xord,3 %b[59], %b[72], %b[72]
  xord,4 %b[55], %g18, %g18
  ldd,5 [ %b[96] + %b[42] ], %b[42]
}
{
  xord,0 %r55, %r58, %r58
  xord,1 %r19, %r48, %r48
  xord,2 %g7, %r61, %r61
  xord,3 %b[79], %b[82], %b[82]
  xord,4 %b[43], %b[72], %b[72]
  xord,5 %g23, %b[85], %b[85]
}
{
  xord,0 %g2, %r61, %r61
  xord,1 %r58, %r48, %r48
  xord,2 %r57, %r50, %r50
  xord,3 %g18, %b[85], %b[85]
  xord,4 %b[82], %b[72], %b[72]
  xord,5 %b[81], %b[74], %b[74]
}
{
  xord,2 %r18, %g6, %g6
  xord,5 %b[42], %g22, %g22
}
{
  xord,2 %r50, %g6, %g6
  xord,5 %b[74], %g22, %g22
}
{
  xord,2 %r61, %g6, %g6
  xord,5 %b[85], %g22, %g22
}
{
  xord,2 %r48, %g6, %g6
  xord,5 %b[72], %g22, %g22
}
{
  std,2 %b[1], [ %r0 + 0x10 ]
  std,5 %b[89], [ %r5 + 0x10 ]
}
{
  std,2 %r46, [ %r0 + 0x18 ]
  std,5 %b[70], [ %r5 + 0x18 ]
}
{
  std,2 %r34, [ %r0 + 0x20 ]
  std,5 %b[58], [ %r5 + 0x20 ]
}
{
  std,2 %b[2], [ %r0 + 0x28 ]
  std,5 %b[90], [ %r5 + 0x28 ]
}
{
  std,2 %r25, [ %r0 + 0x30 ]
  std,5 %b[49], [ %r5 + 0x30 ]
}
{
  std,2 %g6, [ %r0 + 0x38 ]
  std,5 %g22, [ %r5 + 0x38 ]
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
  addd,0 0, 0, %g0
  addd,1 0, 0, %g1
  addd,2 0, 0, %g2
  addd,3 0, 0, %g3
  addd,4 0, 0, %g4
  addd,5 0, 0, %g5
  return %ctpr3
}
{
  addd,0 0, 0, %g6
  addd,1 0, 0, %g7
  addd,2 0, 0, %g8
  addd,3 0, 0, %g9
  addd,4 0, 0, %g10
  addd,5 0, 0, %g11
}
{
  addd,0 0, 0, %g14
  addd,1 0, 0, %g15
  addd,2 0, 0, %g16
  addd,3 0, 0, %g17
  addd,4 0, 0, %g18
  addd,5 0, 0, %g19
}
{
  addd,0 0, 0, %g20
  addd,1 0, 0, %g21
  addd,2 0, 0, %g22
  addd,3 0, 0, %g23
  addd,4 0, 0, %g24
  addd,5 0, 0, %g25
}
{
  addd,0 0, 0, %g26
  addd,1 0, 0, %g27
  addd,2 0, 0, %g30
  addd,3 0, 0, %g31
  nop 3
}
{
  ct %ctpr3
}
	.size fastgost_kuznyechik_tables_8_v3, . - fastgost_kuznyechik_tables_8_v3
