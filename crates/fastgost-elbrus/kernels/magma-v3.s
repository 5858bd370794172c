! Magma on bit planes, constant-time.
! Generated: see crates/fastgost-elbrus/src/generate.
	.text

! (dst, src, key, scratch): as many blocks as two registers have bits.
	.global fastgost_magma_v3
	.type fastgost_magma_v3, @function
	.align 8
fastgost_magma_v3:
{
  setwd wsz=0x60, nfx=1
  setbn rsz=0x3f, rbs=0x20, rcur=0x0
}
{
  addd,0 %r0, 0x200, %r5
  addd,1 %r1, 0x200, %r6
  nop 1
}
{
  ldd,0 [ %r1 + 8 ], %r17
  ldd,2 [ %r1 ], %r16
  ldd,3 [ %r6 + 8 ], %b[41]
  ldd,5 [ %r6 ], %b[40]
}
{
  ldd,0 [ %r1 + 0x18 ], %r19
  ldd,2 [ %r1 + 0x10 ], %r18
  ldd,3 [ %r6 + 0x18 ], %b[43]
  ldd,5 [ %r6 + 0x10 ], %b[42]
}
{
  ldd,0 [ %r1 + 0x30 ], %r21
  ldd,2 [ %r1 + 0x20 ], %r20
  ldd,3 [ %r6 + 0x30 ], %b[45]
  ldd,5 [ %r6 + 0x20 ], %b[44]
}
{
  ldd,0 [ %r1 + 0x40 ], %r23
  shr_xord,1 %r16, 1, %r17, %r24
  ldd,2 [ %r1 + 0x38 ], %r22
  ldd,3 [ %r6 + 0x40 ], %b[47]
  shr_xord,4 %b[40], 1, %b[41], %b[48]
  ldd,5 [ %r6 + 0x38 ], %b[46]
}
{
  ldd,0 [ %r1 + 0x60 ], %r26
  shr_xord,1 %r18, 1, %r19, %r27
  ldd,2 [ %r1 + 0x48 ], %r25
  ldd,3 [ %r6 + 0x60 ], %b[50]
  shr_xord,4 %b[42], 1, %b[43], %b[51]
  ldd,5 [ %r6 + 0x48 ], %b[49]
}
{
  ldd,0 [ %r1 + 0x70 ], %r29
  shrd,1 %r20, 1, %r30
  ldd,2 [ %r1 + 0x68 ], %r28
  ldd,3 [ %r6 + 0x70 ], %b[53]
  shrd,4 %b[44], 1, %b[54]
  ldd,5 [ %r6 + 0x68 ], %b[52]
}
{
  ldd,0 [ %r1 + 0x80 ], %r32
  shr_xord,1 %r21, 1, %r22, %r33
  ldd,2 [ %r1 + 0x78 ], %r31
  ldd,3 [ %r6 + 0x80 ], %b[56]
  shr_xord,4 %b[45], 1, %b[46], %b[57]
  ldd,5 [ %r6 + 0x78 ], %b[55]
}
{
  ldd,0 [ %r1 + 0x98 ], %r35
  shr_xord,1 %r23, 1, %r25, %r36
  ldd,2 [ %r1 + 0x90 ], %r34
  ldd,3 [ %r6 + 0x98 ], %b[59]
  shr_xord,4 %b[47], 1, %b[49], %b[60]
  ldd,5 [ %r6 + 0x90 ], %b[58]
}
{
  ldd,0 [ %r1 + 0xa8 ], %r38
  shr_xord,1 %r26, 1, %r28, %r39
  ldd,2 [ %r1 + 0xa0 ], %r37
  ldd,3 [ %r6 + 0xa8 ], %b[62]
  shr_xord,4 %b[50], 1, %b[52], %b[63]
  ldd,5 [ %r6 + 0xa0 ], %b[61]
}
{
  ldd,0 [ %r1 + 0xc0 ], %r41
  shr_xord,1 %r29, 1, %r31, %r42
  ldd,2 [ %r1 + 0xb0 ], %r40
  ldd,3 [ %r6 + 0xc0 ], %b[65]
  shr_xord,4 %b[53], 1, %b[55], %b[66]
  ldd,5 [ %r6 + 0xb0 ], %b[64]
}
{
  ldd,0 [ %r1 + 0xd0 ], %r44
  shrd,1 %r32, 1, %r45
  ldd,2 [ %r1 + 0xc8 ], %r43
  ldd,3 [ %r6 + 0xd0 ], %b[68]
  shrd,4 %b[56], 1, %b[69]
  ldd,5 [ %r6 + 0xc8 ], %b[67]
}
{
  ldd,0 [ %r1 + 0x100 ], %r47
  shr_xord,1 %r34, 1, %r35, %r48
  ldd,2 [ %r1 + 0xd8 ], %r46
  ldd,3 [ %r6 + 0x100 ], %b[71]
  shr_xord,4 %b[58], 1, %b[59], %b[72]
  ldd,5 [ %r6 + 0xd8 ], %b[70]
}
{
  ldd,0 [ %r1 + 0x110 ], %r50
  shr_xord,1 %r37, 1, %r38, %r51
  ldd,2 [ %r1 + 0x108 ], %r49
  ldd,3 [ %r6 + 0x110 ], %b[74]
  shr_xord,4 %b[61], 1, %b[62], %b[75]
  ldd,5 [ %r6 + 0x108 ], %b[73]
}
{
  ldd,0 [ %r1 + 0x128 ], %r53
  shrd,1 %r40, 1, %r54
  ldd,2 [ %r1 + 0x120 ], %r52
  ldd,3 [ %r6 + 0x128 ], %b[77]
  shrd,4 %b[64], 1, %b[78]
  ldd,5 [ %r6 + 0x120 ], %b[76]
}
{
  ldd,0 [ %r1 + 0x148 ], %r56
  ldd,2 [ %r1 + 0x140 ], %r55
  ldd,3 [ %r6 + 0x148 ], %b[80]
  ldd,5 [ %r6 + 0x140 ], %b[79]
}
{
  ldd,0 [ %r1 + 0x158 ], %r58
  ldd,2 [ %r1 + 0x150 ], %r57
  ldd,3 [ %r6 + 0x158 ], %b[82]
  ldd,5 [ %r6 + 0x150 ], %b[81]
}
{
  ldd,0 [ %r1 + 0x170 ], %r60
  ldd,2 [ %r1 + 0x160 ], %r59
  ldd,3 [ %r6 + 0x170 ], %b[84]
  ldd,5 [ %r6 + 0x160 ], %b[83]
}
{
  ldd,0 [ %r1 + 0x180 ], %r62
  ldd,2 [ %r1 + 0x178 ], %r61
  ldd,3 [ %r6 + 0x180 ], %b[86]
  ldd,5 [ %r6 + 0x178 ], %b[85]
}
{
  ldd,0 [ %r1 + 0x1a0 ], %b[0]
  ldd,2 [ %r1 + 0x188 ], %r63
  ldd,3 [ %r6 + 0x1a0 ], %b[88]
  ldd,5 [ %r6 + 0x188 ], %b[87]
}
{
  ldd,0 [ %r1 + 0x1b0 ], %b[2]
  ldd,2 [ %r1 + 0x1a8 ], %b[1]
  ldd,3 [ %r6 + 0x1b0 ], %b[90]
  ldd,5 [ %r6 + 0x1a8 ], %b[89]
}
{
  ldd,0 [ %r1 + 0x1c0 ], %b[4]
  ldd,2 [ %r1 + 0x1b8 ], %b[3]
  ldd,3 [ %r6 + 0x1c0 ], %b[92]
  ldd,5 [ %r6 + 0x1b8 ], %b[91]
}
{
  ldd,0 [ %r1 + 0x1d8 ], %b[6]
  ldd,2 [ %r1 + 0x1d0 ], %b[5]
  ldd,3 [ %r6 + 0x1d8 ], %b[94]
  ldd,5 [ %r6 + 0x1d0 ], %b[93]
}
{
  ldd,0 [ %r1 + 0x1e8 ], %b[8]
  ldd,2 [ %r1 + 0x1e0 ], %b[7]
  ldd,3 [ %r6 + 0x1e8 ], %b[96]
  ldd,5 [ %r6 + 0x1e0 ], %b[95]
}
{
  ldd,0 [ %r1 + 0x28 ], %b[10]
  ldd,2 [ %r1 + 0x1f0 ], %b[9]
  ldd,3 [ %r6 + 0x28 ], %b[98]
  ldd,5 [ %r6 + 0x1f0 ], %b[97]
}
{
  ldd,0 [ %r1 + 0x58 ], %b[12]
  ldd,2 [ %r1 + 0x50 ], %b[11]
  ldd,3 [ %r6 + 0x58 ], %b[100]
  ldd,5 [ %r6 + 0x50 ], %b[99]
}
{
  ldd,0 [ %r1 + 0xb8 ], %b[14]
  ldd,2 [ %r1 + 0x88 ], %b[13]
  ldd,3 [ %r6 + 0xb8 ], %b[102]
  ldd,5 [ %r6 + 0x88 ], %b[101]
}
{
  ldd,0 [ %r1 + 0xe8 ], %b[16]
  shr_xord,1 %r41, 1, %r43, %b[17]
  ldd,2 [ %r1 + 0xe0 ], %b[15]
  ldd,3 [ %r6 + 0xe8 ], %b[104]
  shr_xord,4 %b[65], 1, %b[67], %b[105]
  ldd,5 [ %r6 + 0xe0 ], %b[103]
}
{
  ldd,0 [ %r1 + 0xf8 ], %b[19]
  shr_xord,1 %r44, 1, %r46, %b[20]
  ldd,2 [ %r1 + 0xf0 ], %b[18]
  ldd,3 [ %r6 + 0xf8 ], %b[107]
  shr_xord,4 %b[68], 1, %b[70], %b[108]
  ldd,5 [ %r6 + 0xf0 ], %b[106]
}
{
  ldd,0 [ %r1 + 0x130 ], %b[22]
  xord,1 %r30, %b[10], %r30
  ldd,2 [ %r1 + 0x118 ], %b[21]
  ldd,3 [ %r6 + 0x130 ], %b[110]
  xord,4 %b[54], %b[98], %b[54]
  ldd,5 [ %r6 + 0x118 ], %b[109]
}
{
  ldd,0 [ %r1 + 0x168 ], %b[24]
  shr_xord,1 %b[11], 1, %b[12], %b[25]
  ldd,2 [ %r1 + 0x138 ], %b[23]
  ldd,3 [ %r6 + 0x168 ], %b[112]
  shr_xord,4 %b[99], 1, %b[100], %b[113]
  ldd,5 [ %r6 + 0x138 ], %b[111]
}
{
  ldd,0 [ %r1 + 0x198 ], %b[27]
  xord,1 %r45, %b[13], %r45
  ldd,2 [ %r1 + 0x190 ], %b[26]
  ldd,3 [ %r6 + 0x198 ], %b[115]
  xord,4 %b[69], %b[101], %b[69]
  ldd,5 [ %r6 + 0x190 ], %b[114]
}
{
  ldd,0 [ %r1 + 0x1f8 ], %b[29]
  xord,1 %r54, %b[14], %r54
  ldd,2 [ %r1 + 0x1c8 ], %b[28]
  ldd,3 [ %r6 + 0x1f8 ], %b[117]
  xord,4 %b[78], %b[102], %b[78]
  ldd,5 [ %r6 + 0x1c8 ], %b[116]
}
{
  ldd,0 [ %r2 + 8 ], %b[32]
  shr_xord,1 %b[15], 1, %b[16], %b[31]
  ldd,2 [ %r2 ], %b[30]
  ldd,3 [ %r2 + 8 ], %b[120]
  shr_xord,4 %b[103], 1, %b[104], %b[119]
  ldd,5 [ %r2 ], %b[118]
}
{
  ldd,0 [ %r2 + 0x20 ], %b[35]
  shr_xord,1 %b[18], 1, %b[19], %b[33]
  ldd,2 [ %r2 + 0x10 ], %b[34]
  ldd,3 [ %r2 + 0x20 ], %b[123]
  shr_xord,4 %b[106], 1, %b[107], %b[121]
  ldd,5 [ %r2 + 0x10 ], %b[122]
}
{
  ldd,2 [ %r2 + 0x18 ], %b[36]
  ldd,5 [ %r2 + 0x18 ], %b[124]
}
{
  andd,0 %r27, %b[30], %r27
  andd,1 %r30, %b[30], %r30
  andd,2 %r24, %b[30], %r24
  andd,3 %b[51], %b[118], %b[51]
  andd,4 %b[54], %b[118], %b[54]
  andd,5 %b[48], %b[118], %b[48]
}
{
  andd,0 %r36, %b[30], %r36
  andd,1 %r39, %b[30], %r39
  andd,2 %r33, %b[30], %r33
  andd,3 %b[60], %b[118], %b[60]
  andd,4 %b[63], %b[118], %b[63]
  andd,5 %b[57], %b[118], %b[57]
}
{
  andd,0 %r45, %b[30], %r45
  andd,1 %r48, %b[30], %r48
  andd,2 %r42, %b[30], %r42
  andd,3 %b[69], %b[118], %b[69]
  andd,4 %b[72], %b[118], %b[72]
  andd,5 %b[66], %b[118], %b[66]
}
{
  andd,0 %r54, %b[30], %r54
  andd,1 %b[17], %b[30], %b[17]
  andd,2 %r51, %b[30], %r51
  andd,3 %b[78], %b[118], %b[78]
  andd,4 %b[105], %b[118], %b[105]
  andd,5 %b[75], %b[118], %b[75]
}
{
  shld,0 %r30, 1, %b[37]
  shl_xord,1 %r24, 1, %r16, %r16
  andd,2 %b[20], %b[30], %b[20]
  shld,3 %b[54], 1, %b[125]
  shl_xord,4 %b[48], 1, %b[40], %b[40]
  andd,5 %b[108], %b[118], %b[108]
}
{
  shld,0 %r45, 1, %b[38]
  shl_xord,1 %r27, 1, %r18, %r18
  andd,2 %b[25], %b[30], %b[25]
  shld,3 %b[69], 1, %b[126]
  shl_xord,4 %b[51], 1, %b[42], %b[42]
  andd,5 %b[113], %b[118], %b[113]
}
{
  andd,0 %b[31], %b[30], %b[31]
  shl_xord,1 %r33, 1, %r21, %r21
  shld,2 %r54, 1, %b[39]
  andd,3 %b[119], %b[118], %b[119]
  shl_xord,4 %b[57], 1, %b[45], %b[45]
  shld,5 %b[78], 1, %b[127]
}
{
  xord,0 %r17, %r24, %r24
  shl_xord,1 %r36, 1, %r23, %r23
  andd,2 %b[33], %b[30], %b[33]
  xord,3 %b[41], %b[48], %b[48]
  shl_xord,4 %b[60], 1, %b[47], %b[47]
  andd,5 %b[121], %b[118], %b[121]
}
{
  xord,0 %b[37], %r20, %b[37]
  shl_xord,1 %r39, 1, %r26, %r26
  xord,2 %r19, %r27, %r27
  xord,3 %b[125], %b[44], %b[125]
  shl_xord,4 %b[63], 1, %b[50], %b[50]
  xord,5 %b[43], %b[51], %b[51]
}
{
  xord,0 %b[12], %b[25], %b[12]
  shl_xord,1 %r42, 1, %r29, %r29
  xord,2 %r25, %r36, %r36
  xord,3 %b[100], %b[113], %b[100]
  shl_xord,4 %b[66], 1, %b[53], %b[53]
  xord,5 %b[49], %b[60], %b[60]
}
{
  xord,0 %b[13], %r45, %r45
  shl_xord,1 %r48, 1, %r34, %r34
  xord,2 %r28, %r39, %r39
  xord,3 %b[101], %b[69], %b[69]
  shl_xord,4 %b[72], 1, %b[58], %b[58]
  xord,5 %b[52], %b[63], %b[63]
}
{
  xord,0 %r35, %r48, %r48
  shl_xord,1 %r51, 1, %r37, %r37
  xord,2 %b[38], %r32, %b[38]
  xord,3 %b[59], %b[72], %b[72]
  shl_xord,4 %b[75], 1, %b[61], %b[61]
  xord,5 %b[126], %b[56], %b[126]
}
{
  xord,0 %b[14], %r54, %r54
  shl_xord,1 %b[17], 1, %r41, %r41
  xord,2 %r38, %r51, %r51
  xord,3 %b[102], %b[78], %b[78]
  shl_xord,4 %b[105], 1, %b[65], %b[65]
  xord,5 %b[62], %b[75], %b[75]
}
{
  xord,0 %r43, %b[17], %b[17]
  shl_xord,1 %b[20], 1, %r44, %r44
  xord,2 %b[39], %r40, %b[39]
  xord,3 %b[67], %b[105], %b[105]
  shl_xord,4 %b[108], 1, %b[68], %b[68]
  xord,5 %b[127], %b[64], %b[127]
}
{
  xord,0 %b[19], %b[33], %b[19]
  shl_xord,1 %b[25], 1, %b[11], %b[25]
  xord,2 %b[16], %b[31], %b[16]
  xord,3 %b[107], %b[121], %b[107]
  shl_xord,4 %b[113], 1, %b[99], %b[113]
  xord,5 %b[104], %b[119], %b[104]
}
{
  xord,0 %r22, %r33, %r33
  shl_xord,1 %b[31], 1, %b[15], %b[31]
  xord,2 %b[10], %r30, %r30
  xord,3 %b[46], %b[57], %b[57]
  shl_xord,4 %b[119], 1, %b[103], %b[119]
  xord,5 %b[98], %b[54], %b[54]
}
{
  xord,0 %r31, %r42, %r42
  shl_xord,1 %b[33], 1, %b[18], %b[33]
  shrd,2 %r23, 2, %b[18]
  xord,3 %b[55], %b[66], %b[66]
  shl_xord,4 %b[121], 1, %b[106], %b[121]
  shrd,5 %b[47], 2, %b[106]
}
{
  xord,0 %r46, %b[20], %b[20]
  shr_xord,1 %r16, 2, %r18, %r31
  shrd,2 %r39, 2, %r22
  xord,3 %b[70], %b[108], %b[108]
  shr_xord,4 %b[40], 2, %b[42], %b[55]
  shrd,5 %b[63], 2, %b[46]
}
{
  xord,0 %b[18], %b[25], %b[18]
  shr_xord,1 %r24, 2, %r27, %r46
  shrd,2 %b[17], 2, %b[10]
  xord,3 %b[106], %b[113], %b[106]
  shr_xord,4 %b[48], 2, %b[51], %b[70]
  shrd,5 %b[105], 2, %b[98]
}
{
  xord,0 %b[10], %b[20], %b[10]
  shr_xord,1 %b[37], 2, %r21, %b[15]
  xord,2 %r22, %r42, %r22
  xord,3 %b[98], %b[108], %b[98]
  shr_xord,4 %b[125], 2, %b[45], %b[103]
  xord,5 %b[46], %b[66], %b[46]
}
{
  andd,0 %r46, %b[32], %r46
  shr_xord,1 %r36, 2, %b[12], %b[11]
  andd,2 %r31, %b[32], %r31
  andd,3 %b[70], %b[120], %b[70]
  shr_xord,4 %b[60], 2, %b[100], %b[99]
  andd,5 %b[55], %b[120], %b[55]
}
{
  andd,0 %b[18], %b[32], %b[18]
  shr_xord,1 %r26, 2, %r29, %r43
  andd,2 %b[15], %b[32], %b[15]
  andd,3 %b[106], %b[120], %b[106]
  shr_xord,4 %b[50], 2, %b[53], %b[67]
  andd,5 %b[103], %b[120], %b[103]
}
{
  andd,0 %r22, %b[32], %r22
  shr_xord,1 %b[38], 2, %r34, %r40
  andd,2 %b[11], %b[32], %b[11]
  andd,3 %b[46], %b[120], %b[46]
  shr_xord,4 %b[126], 2, %b[58], %b[64]
  andd,5 %b[99], %b[120], %b[99]
}
{
  andd,0 %b[10], %b[32], %b[10]
  shr_xord,1 %r45, 2, %r48, %b[14]
  andd,2 %r43, %b[32], %r43
  andd,3 %b[98], %b[120], %b[98]
  shr_xord,4 %b[69], 2, %b[72], %b[102]
  andd,5 %b[67], %b[120], %b[67]
}
{
  shld,0 %b[18], 2, %r35
  shr_xord,1 %r37, 2, %b[39], %r38
  andd,2 %r40, %b[32], %r40
  shld,3 %b[106], 2, %b[59]
  shr_xord,4 %b[61], 2, %b[127], %b[62]
  andd,5 %b[64], %b[120], %b[64]
}
{
  shld,0 %r22, 2, %b[13]
  shr_xord,1 %r51, 2, %r54, %r32
  andd,2 %b[14], %b[32], %b[14]
  shld,3 %b[46], 2, %b[101]
  shr_xord,4 %b[75], 2, %b[78], %b[56]
  andd,5 %b[102], %b[120], %b[102]
}
{
  shld,0 %b[10], 2, %r25
  shr_xord,1 %r41, 2, %r44, %r28
  andd,2 %r38, %b[32], %r38
  shld,3 %b[98], 2, %b[49]
  shr_xord,4 %b[65], 2, %b[68], %b[52]
  andd,5 %b[62], %b[120], %b[62]
}
{
  xord,0 %r35, %r23, %r35
  shr_xord,1 %b[16], 2, %b[19], %r20
  andd,2 %r32, %b[32], %r32
  xord,3 %b[59], %b[47], %b[59]
  shr_xord,4 %b[104], 2, %b[107], %b[44]
  andd,5 %b[56], %b[120], %b[56]
}
{
  xord,0 %b[13], %r39, %b[13]
  shr_xord,1 %r30, 2, %r33, %r23
  andd,2 %r28, %b[32], %r28
  xord,3 %b[101], %b[63], %b[101]
  shr_xord,4 %b[54], 2, %b[57], %b[47]
  andd,5 %b[52], %b[120], %b[52]
}
{
  xord,0 %r25, %b[17], %r25
  shr_xord,1 %b[31], 2, %b[33], %r39
  andd,2 %r20, %b[32], %r20
  xord,3 %b[49], %b[105], %b[49]
  shr_xord,4 %b[119], 2, %b[121], %b[63]
  andd,5 %b[44], %b[120], %b[44]
}
{
  xord,0 %r18, %r31, %r31
  shl_xord,1 %r31, 2, %r16, %r16
  andd,2 %r23, %b[32], %r23
  xord,3 %b[42], %b[55], %b[55]
  shl_xord,4 %b[55], 2, %b[40], %b[40]
  andd,5 %b[47], %b[120], %b[47]
}
{
  xord,0 %r21, %b[15], %r21
  shl_xord,1 %r46, 2, %r24, %r24
  andd,2 %r39, %b[32], %r39
  xord,3 %b[45], %b[103], %b[45]
  shl_xord,4 %b[70], 2, %b[48], %b[48]
  andd,5 %b[63], %b[120], %b[63]
}
{
  xord,0 %r29, %r43, %r29
  shl_xord,1 %b[15], 2, %b[37], %b[15]
  xord,2 %b[25], %b[18], %b[18]
  xord,3 %b[53], %b[67], %b[53]
  shl_xord,4 %b[103], 2, %b[125], %b[103]
  xord,5 %b[113], %b[106], %b[106]
}
{
  xord,0 %r34, %r40, %r34
  shl_xord,1 %b[11], 2, %r36, %r36
  shrd,2 %r24, 4, %b[25]
  xord,3 %b[58], %b[64], %b[58]
  shl_xord,4 %b[99], 2, %b[60], %b[60]
  shrd,5 %b[48], 4, %b[113]
}
{
  xord,0 %b[33], %r39, %b[33]
  shl_xord,1 %r43, 2, %r26, %r43
  xord,2 %r44, %r28, %r44
  xord,3 %b[121], %b[63], %b[121]
  shl_xord,4 %b[67], 2, %b[50], %b[67]
  xord,5 %b[68], %b[52], %b[68]
}
{
  shrd,0 %r34, 4, %b[38]
  shl_xord,1 %r40, 2, %b[38], %r40
  xord,2 %b[39], %r38, %b[39]
  shrd,3 %b[58], 4, %b[126]
  shl_xord,4 %b[64], 2, %b[126], %b[64]
  xord,5 %b[127], %b[62], %b[127]
}
{
  xord,0 %r33, %r23, %r33
  shl_xord,1 %b[14], 2, %r45, %r45
  xord,2 %r27, %r46, %r46
  xord,3 %b[57], %b[47], %b[57]
  shl_xord,4 %b[102], 2, %b[69], %b[69]
  xord,5 %b[51], %b[70], %b[70]
}
{
  xord,0 %r42, %r22, %r22
  shl_xord,1 %r38, 2, %r37, %r38
  xord,2 %b[12], %b[11], %b[11]
  xord,3 %b[66], %b[46], %b[46]
  shl_xord,4 %b[62], 2, %b[61], %b[62]
  xord,5 %b[100], %b[99], %b[99]
}
{
  xord,0 %r54, %r32, %r32
  shl_xord,1 %r32, 2, %r51, %r51
  xord,2 %r48, %b[14], %b[14]
  xord,3 %b[78], %b[56], %b[56]
  shl_xord,4 %b[56], 2, %b[75], %b[75]
  xord,5 %b[72], %b[102], %b[102]
}
{
  xord,0 %b[20], %b[10], %b[10]
  shl_xord,1 %r28, 2, %r41, %r28
  xord,2 %b[38], %b[39], %b[38]
  xord,3 %b[108], %b[98], %b[98]
  shl_xord,4 %b[52], 2, %b[65], %b[52]
  xord,5 %b[126], %b[127], %b[126]
}
{
  ldd,0 [ %r2 + 0x30 ], %b[19]
  shl_xord,1 %r20, 2, %b[16], %b[16]
  xord,2 %b[19], %r20, %r20
  ldd,3 [ %r2 + 0x30 ], %b[107]
  shl_xord,4 %b[44], 2, %b[104], %b[104]
  xord,5 %b[107], %b[44], %b[44]
}
{
  andd,0 %b[38], %b[34], %b[38]
  shl_xord,1 %r23, 2, %r30, %r23
  shrd,2 %r28, 4, %r30
  andd,3 %b[126], %b[122], %b[126]
  shl_xord,4 %b[47], 2, %b[54], %b[47]
  shrd,5 %b[52], 4, %b[54]
}
{
  xord,0 %b[39], %b[38], %b[38]
  shl_xord,1 %r39, 2, %b[31], %r39
  shld,2 %b[38], 4, %b[31]
  xord,3 %b[127], %b[126], %b[126]
  shl_xord,4 %b[63], 2, %b[119], %b[63]
  shld,5 %b[126], 4, %b[119]
}
{
  xord,0 %b[31], %r34, %b[31]
  shr_xord,1 %r16, 4, %b[15], %b[39]
  xord,2 %b[25], %r23, %b[25]
  xord,3 %b[119], %b[58], %b[119]
  shr_xord,4 %b[40], 4, %b[103], %b[127]
  xord,5 %b[113], %b[47], %b[113]
}
{
  andd,0 %b[25], %b[34], %b[25]
  shr_xord,1 %r35, 4, %r43, %r34
  xord,2 %r30, %r39, %r30
  andd,3 %b[113], %b[122], %b[113]
  shr_xord,4 %b[59], 4, %b[67], %b[58]
  xord,5 %b[54], %b[63], %b[54]
}
{
  andd,0 %r30, %b[34], %r30
  shr_xord,1 %r36, 4, %b[13], %b[20]
  andd,2 %b[39], %b[34], %b[39]
  andd,3 %b[54], %b[122], %b[54]
  shr_xord,4 %b[60], 4, %b[101], %b[108]
  andd,5 %b[127], %b[122], %b[127]
}
{
  shld,0 %b[25], 4, %r54
  shr_xord,1 %r40, 4, %r38, %r41
  andd,2 %r34, %b[34], %r34
  shld,3 %b[113], 4, %b[78]
  shr_xord,4 %b[64], 4, %b[62], %b[65]
  andd,5 %b[58], %b[122], %b[58]
}
{
  shld,0 %r30, 4, %r42
  shr_xord,1 %r45, 4, %r51, %r48
  andd,2 %b[20], %b[34], %b[20]
  shld,3 %b[54], 4, %b[66]
  shr_xord,4 %b[69], 4, %b[75], %b[72]
  andd,5 %b[108], %b[122], %b[108]
}
{
  xord,0 %r54, %r24, %r54
  shr_xord,1 %r25, 4, %b[16], %b[12]
  andd,2 %r41, %b[34], %r41
  xord,3 %b[78], %b[48], %b[78]
  shr_xord,4 %b[49], 4, %b[104], %b[100]
  andd,5 %b[65], %b[122], %b[65]
}
{
  xord,0 %r42, %r28, %r42
  shr_xord,1 %r31, 4, %r21, %r24
  andd,2 %r48, %b[34], %r48
  xord,3 %b[66], %b[52], %b[66]
  shr_xord,4 %b[55], 4, %b[45], %b[48]
  andd,5 %b[72], %b[122], %b[72]
}
{
  xord,0 %b[15], %b[39], %b[15]
  shr_xord,1 %b[18], 4, %r29, %r28
  andd,2 %b[12], %b[34], %b[12]
  xord,3 %b[103], %b[127], %b[103]
  shr_xord,4 %b[106], 4, %b[53], %b[52]
  andd,5 %b[100], %b[122], %b[100]
}
{
  xord,0 %r43, %r34, %r43
  shr_xord,1 %r44, 4, %b[33], %r37
  andd,2 %r24, %b[34], %r24
  xord,3 %b[67], %b[58], %b[67]
  shr_xord,4 %b[68], 4, %b[121], %b[61]
  andd,5 %b[48], %b[122], %b[48]
}
{
  xord,0 %r38, %r41, %r38
  shl_xord,1 %b[39], 4, %r16, %b[39]
  andd,2 %r28, %b[34], %r28
  xord,3 %b[62], %b[65], %b[62]
  shl_xord,4 %b[127], 4, %b[40], %b[127]
  andd,5 %b[52], %b[122], %b[52]
}
{
  xord,0 %r39, %r30, %r30
  shl_xord,1 %r34, 4, %r35, %r34
  andd,2 %r37, %b[34], %r37
  xord,3 %b[63], %b[54], %b[54]
  shl_xord,4 %b[58], 4, %b[59], %b[58]
  andd,5 %b[61], %b[122], %b[61]
}
{
  pshufb,0 %r43, %b[15], %b[35], %r39
  shl_xord,1 %b[20], 4, %r36, %r36
  xord,2 %r23, %b[25], %b[25]
  pshufb,3 %b[67], %b[103], %b[123], %b[63]
  shl_xord,4 %b[108], 4, %b[60], %b[60]
  xord,5 %b[47], %b[113], %b[113]
}
{
  pshufb,0 %r34, %b[39], %b[35], %r40
  shl_xord,1 %r41, 4, %r40, %r41
  xord,2 %b[13], %b[20], %b[20]
  pshufb,3 %b[58], %b[127], %b[123], %b[64]
  shl_xord,4 %b[65], 4, %b[64], %b[65]
  xord,5 %b[101], %b[108], %b[108]
}
{
  pshufb,0 %r36, %r54, %b[35], %b[13]
  shl_xord,1 %r48, 4, %r45, %r45
  xord,2 %r51, %r48, %r48
  pshufb,3 %b[60], %b[78], %b[123], %b[101]
  shl_xord,4 %b[72], 4, %b[69], %b[69]
  xord,5 %b[75], %b[72], %b[72]
}
{
  pshufb,0 %r42, %r41, %b[35], %r51
  shl_xord,1 %b[12], 4, %r25, %r25
  xord,2 %b[16], %b[12], %b[12]
  pshufb,3 %b[66], %b[65], %b[123], %b[75]
  shl_xord,4 %b[100], 4, %b[49], %b[49]
  xord,5 %b[104], %b[100], %b[100]
}
{
  pshufb,0 %r51, %r40, %b[19], %r23
  shr_xord,1 %r46, 4, %r33, %b[16]
  xord,2 %r21, %r24, %r21
  pshufb,3 %b[75], %b[64], %b[107], %b[47]
  shr_xord,4 %b[70], 4, %b[57], %b[104]
  xord,5 %b[45], %b[48], %b[45]
}
{
  pshufb,0 %r25, %r45, %b[35], %r16
  shr_xord,1 %b[11], 4, %r22, %r35
  xord,2 %r29, %r28, %r29
  pshufb,3 %b[49], %b[69], %b[123], %b[40]
  shr_xord,4 %b[99], 4, %b[46], %b[59]
  xord,5 %b[53], %b[52], %b[53]
}
{
  pshufb,0 %r16, %b[13], %b[19], %r26
  shr_xord,1 %b[14], 4, %r32, %r27
  andd,2 %b[16], %b[34], %b[16]
  pshufb,3 %b[40], %b[101], %b[107], %b[50]
  shr_xord,4 %b[102], 4, %b[56], %b[51]
  andd,5 %b[104], %b[122], %b[104]
}
{
  pshufb,0 %r30, %r38, %b[35], %r18
  shr_xord,1 %b[10], 4, %r20, %b[37]
  andd,2 %r35, %b[34], %r35
  pshufb,3 %b[54], %b[62], %b[123], %b[42]
  shr_xord,4 %b[98], 4, %b[44], %b[125]
  andd,5 %b[59], %b[122], %b[59]
}
{
  pshufb,0 %b[20], %b[25], %b[35], %r31
  shl_xord,1 %r24, 4, %r31, %r24
  andd,2 %r27, %b[34], %r27
  pshufb,3 %b[108], %b[113], %b[123], %b[55]
  shl_xord,4 %b[48], 4, %b[55], %b[48]
  andd,5 %b[51], %b[122], %b[51]
}
{
  pshufb,0 %b[12], %r48, %b[35], %b[18]
  shl_xord,1 %r28, 4, %b[18], %r28
  andd,2 %b[37], %b[34], %b[37]
  pshufb,3 %b[100], %b[72], %b[123], %b[106]
  shl_xord,4 %b[52], 4, %b[106], %b[52]
  andd,5 %b[125], %b[122], %b[125]
}
{
  pshufb,0 %r29, %r21, %b[35], %b[33]
  shl_xord,1 %r37, 4, %r44, %r44
  xord,2 %b[33], %r37, %r37
  pshufb,3 %b[53], %b[45], %b[123], %b[121]
  shl_xord,4 %b[61], 4, %b[68], %b[68]
  xord,5 %b[121], %b[61], %b[61]
}
{
  pshufb,0 %r28, %r24, %b[35], %b[17]
  shl_xord,1 %b[16], 4, %r46, %r46
  xord,2 %r33, %b[16], %b[16]
  pshufb,3 %b[52], %b[48], %b[123], %b[105]
  shl_xord,4 %b[104], 4, %b[70], %b[70]
  xord,5 %b[57], %b[104], %b[104]
}
{
  pshufb,0 %r44, %b[31], %b[35], %r17
  shr_xord,1 %r47, 1, %r49, %r33
  shrd,2 %r50, 1, %r19
  pshufb,3 %b[68], %b[119], %b[123], %b[41]
  shr_xord,4 %b[71], 1, %b[73], %b[57]
  shrd,5 %b[74], 1, %b[43]
}
{
  pshufb,0 %r17, %b[17], %b[19], %g1
  shr_xord,1 %r52, 1, %r53, %g0
  xord,2 %r19, %b[21], %r19
  pshufb,3 %b[41], %b[105], %b[107], %g17
  shr_xord,4 %b[76], 1, %b[77], %g16
  xord,5 %b[43], %b[109], %b[43]
}
{
  andd,0 %r19, %b[30], %r19
  shr_xord,1 %b[22], 1, %b[23], %g2
  andd,2 %r33, %b[30], %r33
  andd,3 %b[43], %b[118], %b[43]
  shr_xord,4 %b[110], 1, %b[111], %g18
  andd,5 %b[57], %b[118], %b[57]
}
{
  shld,0 %r19, 1, %g3
  shl_xord,1 %r33, 1, %r47, %r47
  andd,2 %g0, %b[30], %g0
  shld,3 %b[43], 1, %g19
  shl_xord,4 %b[57], 1, %b[71], %b[71]
  andd,5 %g16, %b[118], %g16
}
{
  xord,0 %r49, %r33, %r33
  shl_xord,1 %g0, 1, %r52, %r52
  andd,2 %g2, %b[30], %g2
  xord,3 %b[73], %b[57], %b[57]
  shl_xord,4 %g16, 1, %b[76], %b[76]
  andd,5 %g18, %b[118], %g18
}
{
  xord,0 %g3, %r50, %g3
  xord,1 %r53, %g0, %g0
  xord,2 %b[21], %r19, %r19
  xord,3 %g19, %b[74], %g19
  xord,4 %b[77], %g16, %g16
  xord,5 %b[109], %b[43], %b[43]
}
{
  shrd,0 %r52, 2, %b[22]
  shl_xord,1 %g2, 1, %b[22], %g2
  xord,2 %b[23], %g2, %b[23]
  shrd,3 %b[76], 2, %b[110]
  shl_xord,4 %g18, 1, %b[110], %g18
  xord,5 %b[111], %g18, %b[111]
}
{
  pshufb,0 %r18, %r39, %b[19], %r50
  shr_xord,1 %r47, 2, %g3, %r53
  xord,2 %r22, %r35, %r22
  pshufb,3 %b[42], %b[63], %b[107], %b[74]
  shr_xord,4 %b[71], 2, %g19, %b[77]
  xord,5 %b[46], %b[59], %b[46]
}
{
  pshufb,0 %b[18], %r31, %b[19], %r49
  shr_xord,1 %r33, 2, %r19, %b[21]
  xord,2 %b[22], %g2, %b[22]
  pshufb,3 %b[106], %b[55], %b[107], %b[73]
  shr_xord,4 %b[57], 2, %b[43], %b[109]
  xord,5 %b[110], %g18, %b[110]
}
{
  andd,0 %b[22], %b[32], %b[22]
  shr_xord,1 %g0, 2, %b[23], %g4
  andd,2 %r53, %b[32], %r53
  andd,3 %b[110], %b[120], %b[110]
  shr_xord,4 %g16, 2, %b[111], %g20
  andd,5 %b[77], %b[120], %b[77]
}
{
  shld,0 %b[22], 2, %g5
  shl_xord,1 %r53, 2, %r47, %r47
  andd,2 %b[21], %b[32], %b[21]
  shld,3 %b[110], 2, %g21
  shl_xord,4 %b[77], 2, %b[71], %b[71]
  andd,5 %b[109], %b[120], %b[109]
}
{
  xord,0 %g5, %r52, %g5
  shl_xord,1 %b[21], 2, %r33, %r33
  andd,2 %g4, %b[32], %g4
  xord,3 %g21, %b[76], %g21
  shl_xord,4 %b[109], 2, %b[57], %b[57]
  andd,5 %g20, %b[120], %g20
}
{
  xord,0 %g2, %b[22], %b[22]
  shl_xord,1 %g4, 2, %g0, %g0
  xord,2 %g3, %r53, %r53
  xord,3 %g18, %b[110], %b[110]
  shl_xord,4 %g20, 2, %g16, %g16
  xord,5 %g19, %b[77], %b[77]
}
{
  xord,0 %b[23], %g4, %g4
  shr_xord,1 %r47, 4, %g5, %g2
  xord,2 %r19, %b[21], %b[21]
  xord,3 %b[111], %g20, %g20
  shr_xord,4 %b[71], 4, %g21, %g18
  xord,5 %b[43], %b[109], %b[109]
}
{
  pshufb,0 %r37, %b[38], %b[35], %r19
  shr_xord,1 %r33, 4, %g0, %b[23]
  xord,2 %r32, %r27, %r32
  pshufb,3 %b[61], %b[126], %b[123], %b[43]
  shr_xord,4 %b[57], 4, %g16, %b[111]
  xord,5 %b[56], %b[51], %b[56]
}
{
  xord,0 %r20, %b[37], %r20
  shr_xord,1 %r53, 4, %b[22], %g3
  andd,2 %g2, %b[34], %g2
  xord,3 %b[44], %b[125], %b[44]
  shr_xord,4 %b[77], 4, %b[110], %g19
  andd,5 %g18, %b[122], %g18
}
{
  xord,0 %g5, %g2, %g2
  shl_xord,1 %g2, 4, %r47, %r47
  andd,2 %b[23], %b[34], %b[23]
  xord,3 %g21, %g18, %g18
  shl_xord,4 %g18, 4, %b[71], %b[71]
  andd,5 %b[111], %b[122], %b[111]
}
{
  pshufb,0 %r19, %b[33], %b[19], %g0
  shl_xord,1 %b[23], 4, %r33, %r33
  xord,2 %g0, %b[23], %b[23]
  pshufb,3 %b[43], %b[121], %b[107], %g16
  shl_xord,4 %b[111], 4, %b[57], %b[57]
  xord,5 %g16, %b[111], %b[111]
}
{
  pshufb,0 %r22, %b[16], %b[35], %b[11]
  shl_xord,1 %r35, 4, %b[11], %r35
  ldd,2 [ %r2 + 0x28 ], %g5
  pshufb,3 %b[46], %b[104], %b[123], %b[99]
  shl_xord,4 %b[59], 4, %b[99], %b[59]
  ldd,5 [ %r2 + 0x28 ], %g21
}
{
  pshufb,0 %r20, %r32, %b[35], %b[14]
  shl_xord,1 %r27, 4, %b[14], %r27
  andd,2 %g3, %b[34], %g3
  pshufb,3 %b[44], %b[56], %b[123], %b[102]
  shl_xord,4 %b[51], 4, %b[102], %b[51]
  andd,5 %g19, %b[122], %g19
}
{
  pshufb,0 %r35, %r46, %b[35], %b[10]
  shl_xord,1 %b[37], 4, %b[10], %b[37]
  xord,2 %b[22], %g3, %b[22]
  pshufb,3 %b[59], %b[70], %b[123], %b[98]
  shl_xord,4 %b[125], 4, %b[98], %b[125]
  xord,5 %b[110], %g19, %b[110]
}
{
  pshufb,0 %b[14], %b[11], %b[19], %r52
  pshufb,1 %r34, %b[39], %b[36], %r34
  pshufb,3 %b[102], %b[99], %b[107], %b[76]
  pshufb,4 %b[58], %b[127], %b[124], %b[58]
}
{
  pshufb,0 %b[37], %r27, %b[35], %r53
  shl_xord,1 %g3, 4, %r53, %g3
  shrd,2 %b[21], 4, %b[39]
  pshufb,3 %b[125], %b[51], %b[123], %b[77]
  shl_xord,4 %g19, 4, %b[77], %g19
  shrd,5 %b[109], 4, %b[127]
}
{
  pshufb,0 %r53, %b[10], %b[19], %g6
  pshufb,1 %r42, %r41, %b[36], %r42
  xord,2 %b[39], %g4, %b[39]
  pshufb,3 %b[77], %b[98], %b[107], %g22
  pshufb,4 %b[66], %b[65], %b[124], %b[66]
  xord,5 %b[127], %g20, %b[127]
}
{
  pshufb,0 %r42, %r34, %b[19], %r41
  pshufb,1 %r36, %r54, %b[36], %r36
  pshufb,3 %b[66], %b[58], %b[107], %b[65]
  pshufb,4 %b[60], %b[78], %b[124], %b[60]
}
{
  pshufb,0 %r25, %r45, %b[36], %r25
  pshufb,1 %r28, %r24, %b[36], %r28
  andd,2 %b[39], %b[34], %b[39]
  pshufb,3 %b[49], %b[69], %b[124], %b[49]
  pshufb,4 %b[52], %b[48], %b[124], %b[52]
  andd,5 %b[127], %b[122], %b[127]
}
{
  xord,0 %g4, %b[39], %b[39]
  pshufb,1 %r25, %r36, %b[19], %g4
  shld,2 %b[39], 4, %r24
  xord,3 %g20, %b[127], %b[127]
  pshufb,4 %b[49], %b[60], %b[107], %g20
  shld,5 %b[127], 4, %b[48]
}
{
  pshufb,0 %r44, %b[31], %b[36], %r44
  pshufb,1 %r35, %r46, %b[36], %r35
  xord,2 %r24, %b[21], %r24
  pshufb,3 %b[68], %b[119], %b[124], %b[68]
  pshufb,4 %b[59], %b[70], %b[124], %b[59]
  xord,5 %b[48], %b[109], %b[48]
}
{
  pshufb,0 %r44, %r28, %b[19], %b[31]
  shr_xord,1 %r55, 1, %r56, %r46
  pshufb,3 %b[68], %b[52], %b[107], %b[119]
  shr_xord,4 %b[79], 1, %b[80], %b[70]
}
{
  pshufb,0 %b[37], %r27, %b[36], %b[37]
  pshufb,1 %r43, %b[15], %b[36], %r43
  pshufb,3 %b[125], %b[51], %b[124], %b[125]
  pshufb,4 %b[67], %b[103], %b[124], %b[67]
}
{
  pshufb,0 %b[37], %r35, %b[19], %b[15]
  pshufb,1 %r30, %r38, %b[36], %r30
  andd,2 %r46, %b[30], %r46
  pshufb,3 %b[125], %b[59], %b[107], %b[103]
  pshufb,4 %b[54], %b[62], %b[124], %b[54]
  andd,5 %b[70], %b[118], %b[70]
}
{
  pshufb,0 %r30, %r43, %b[19], %r56
  shl_xord,1 %r46, 1, %r55, %r55
  xord,2 %r56, %r46, %r46
  pshufb,3 %b[54], %b[67], %b[107], %b[80]
  shl_xord,4 %b[70], 1, %b[79], %b[79]
  xord,5 %b[80], %b[70], %b[70]
}
{
  pshufb,0 %b[20], %b[25], %b[36], %b[20]
  pshufb,1 %b[12], %r48, %b[36], %b[12]
  pshufb,3 %b[108], %b[113], %b[124], %b[108]
  pshufb,4 %b[100], %b[72], %b[124], %b[100]
}
{
  pshufb,0 %b[12], %b[20], %b[19], %b[25]
  shr_xord,1 %r57, 1, %r58, %r48
  pshufb,3 %b[100], %b[108], %b[107], %b[113]
  shr_xord,4 %b[81], 1, %b[82], %b[72]
}
{
  pshufb,0 %r29, %r21, %b[36], %r29
  pshufb,1 %r37, %b[38], %b[36], %r37
  pshufb,3 %b[53], %b[45], %b[124], %b[53]
  pshufb,4 %b[61], %b[126], %b[124], %b[61]
}
{
  pshufb,0 %r37, %r29, %b[19], %b[38]
  pshufb,1 %r22, %b[16], %b[36], %r22
  andd,2 %r48, %b[30], %r48
  pshufb,3 %b[61], %b[53], %b[107], %b[126]
  pshufb,4 %b[46], %b[104], %b[124], %b[46]
  andd,5 %b[72], %b[118], %b[72]
}
{
  shrd,0 %b[4], 1, %r38
  shr_xord,1 %r60, 1, %r61, %r21
  shrd,2 %r59, 1, %b[16]
  shrd,3 %b[92], 1, %b[62]
  shr_xord,4 %b[84], 1, %b[85], %b[45]
  shrd,5 %b[83], 1, %b[104]
}
{
  xord,0 %r38, %b[28], %r38
  shr_xord,1 %r62, 1, %r63, %r27
  xord,2 %b[16], %b[24], %b[16]
  xord,3 %b[62], %b[116], %b[62]
  shr_xord,4 %b[86], 1, %b[87], %b[51]
  xord,5 %b[104], %b[112], %b[104]
}
{
  andd,0 %r21, %b[30], %r21
  shr_xord,1 %b[0], 1, %b[1], %b[21]
  andd,2 %b[16], %b[30], %b[16]
  andd,3 %b[45], %b[118], %b[45]
  shr_xord,4 %b[88], 1, %b[89], %b[109]
  andd,5 %b[104], %b[118], %b[104]
}
{
  andd,0 %r38, %b[30], %r38
  shr_xord,1 %b[2], 1, %b[3], %r45
  andd,2 %r27, %b[30], %r27
  andd,3 %b[62], %b[118], %b[62]
  shr_xord,4 %b[90], 1, %b[91], %b[69]
  andd,5 %b[51], %b[118], %b[51]
}
{
  shld,0 %b[16], 1, %g7
  shr_xord,1 %b[5], 1, %b[6], %r54
  andd,2 %b[21], %b[30], %b[21]
  shld,3 %b[104], 1, %g23
  shr_xord,4 %b[93], 1, %b[94], %b[78]
  andd,5 %b[109], %b[118], %b[109]
}
{
  shld,0 %r38, 1, %g9
  shr_xord,1 %b[26], 1, %b[27], %g8
  andd,2 %r45, %b[30], %r45
  shld,3 %b[62], 1, %g25
  shr_xord,4 %b[114], 1, %b[115], %g24
  andd,5 %b[69], %b[118], %b[69]
}
{
  xord,0 %r58, %r48, %r48
  shl_xord,1 %r48, 1, %r57, %r57
  andd,2 %r54, %b[30], %r54
  xord,3 %b[82], %b[72], %b[72]
  shl_xord,4 %b[72], 1, %b[81], %b[81]
  andd,5 %b[78], %b[118], %b[78]
}
{
  xord,0 %g7, %r59, %g7
  shl_xord,1 %r21, 1, %r60, %r60
  andd,2 %g8, %b[30], %g8
  xord,3 %g23, %b[83], %g23
  shl_xord,4 %b[45], 1, %b[84], %b[84]
  andd,5 %g24, %b[118], %g24
}
{
  xord,0 %b[27], %g8, %b[27]
  shl_xord,1 %r27, 1, %r62, %r62
  xord,2 %r63, %r27, %r27
  xord,3 %b[115], %g24, %b[115]
  shl_xord,4 %b[51], 1, %b[86], %b[86]
  xord,5 %b[87], %b[51], %b[51]
}
{
  xord,0 %b[28], %r38, %r38
  shl_xord,1 %b[21], 1, %b[0], %b[0]
  xord,2 %b[1], %b[21], %b[21]
  xord,3 %b[116], %b[62], %b[62]
  shl_xord,4 %b[109], 1, %b[88], %b[88]
  xord,5 %b[89], %b[109], %b[109]
}
{
  xord,0 %b[6], %r54, %b[6]
  shl_xord,1 %r45, 1, %b[2], %b[2]
  xord,2 %g9, %b[4], %g9
  xord,3 %b[94], %b[78], %b[94]
  shl_xord,4 %b[69], 1, %b[90], %b[90]
  xord,5 %g25, %b[92], %g25
}
{
  xord,0 %r61, %r21, %r21
  shl_xord,1 %r54, 1, %b[5], %r54
  xord,2 %b[24], %b[16], %b[16]
  xord,3 %b[85], %b[45], %b[45]
  shl_xord,4 %b[78], 1, %b[93], %b[78]
  xord,5 %b[112], %b[104], %b[104]
}
{
  xord,0 %b[3], %r45, %r45
  shl_xord,1 %g8, 1, %b[26], %g8
  shrd,2 %r62, 2, %b[26]
  xord,3 %b[91], %b[69], %b[69]
  shl_xord,4 %g24, 1, %b[114], %g24
  shrd,5 %b[86], 2, %b[114]
}
{
  pshufb,0 %r20, %r32, %b[36], %r20
  shr_xord,1 %r55, 2, %r57, %b[3]
  shrd,2 %b[21], 2, %r61
  pshufb,3 %b[44], %b[56], %b[124], %b[44]
  shr_xord,4 %b[79], 2, %b[81], %b[91]
  shrd,5 %b[109], 2, %b[85]
}
{
  xord,0 %r61, %r45, %r61
  shr_xord,1 %r46, 2, %r48, %r32
  xord,2 %b[26], %g8, %b[26]
  xord,3 %b[85], %b[69], %b[85]
  shr_xord,4 %b[70], 2, %b[72], %b[56]
  xord,5 %b[114], %g24, %b[114]
}
{
  andd,0 %b[26], %b[32], %b[26]
  shr_xord,1 %g7, 2, %r60, %b[24]
  andd,2 %b[3], %b[32], %b[3]
  andd,3 %b[114], %b[120], %b[114]
  shr_xord,4 %g23, 2, %b[84], %b[112]
  andd,5 %b[91], %b[120], %b[91]
}
{
  andd,0 %r61, %b[32], %r61
  shr_xord,1 %r27, 2, %b[27], %b[5]
  andd,2 %r32, %b[32], %r32
  andd,3 %b[85], %b[120], %b[85]
  shr_xord,4 %b[51], 2, %b[115], %b[93]
  andd,5 %b[56], %b[120], %b[56]
}
{
  shld,0 %b[26], 2, %b[28]
  shr_xord,1 %b[0], 2, %b[2], %b[4]
  andd,2 %b[24], %b[32], %b[24]
  shld,3 %b[114], 2, %b[116]
  shr_xord,4 %b[88], 2, %b[90], %b[92]
  andd,5 %b[112], %b[120], %b[112]
}
{
  shld,0 %r61, 2, %r63
  shr_xord,1 %g9, 2, %r54, %b[1]
  andd,2 %b[5], %b[32], %b[5]
  shld,3 %b[85], 2, %b[87]
  shr_xord,4 %g25, 2, %b[78], %b[89]
  andd,5 %b[93], %b[120], %b[93]
}
{
  xord,0 %b[28], %r62, %b[28]
  shr_xord,1 %b[16], 2, %r21, %r59
  andd,2 %b[4], %b[32], %b[4]
  xord,3 %b[116], %b[86], %b[116]
  shr_xord,4 %b[104], 2, %b[45], %b[83]
  andd,5 %b[92], %b[120], %b[92]
}
{
  xord,0 %r63, %b[21], %r63
  shl_xord,1 %b[3], 2, %r55, %r55
  andd,2 %b[1], %b[32], %b[1]
  xord,3 %b[87], %b[109], %b[87]
  shl_xord,4 %b[91], 2, %b[79], %b[79]
  andd,5 %b[89], %b[120], %b[89]
}
{
  xord,0 %r57, %b[3], %b[3]
  shl_xord,1 %r32, 2, %r46, %r46
  andd,2 %r59, %b[32], %r59
  xord,3 %b[81], %b[91], %b[91]
  shl_xord,4 %b[56], 2, %b[70], %b[70]
  andd,5 %b[83], %b[120], %b[83]
}
{
  xord,0 %g8, %b[26], %b[26]
  shl_xord,1 %b[24], 2, %g7, %g7
  xord,2 %r60, %b[24], %b[24]
  xord,3 %g24, %b[114], %b[114]
  shl_xord,4 %b[112], 2, %g23, %g23
  xord,5 %b[84], %b[112], %b[112]
}
{
  xord,0 %b[2], %b[4], %b[2]
  shl_xord,1 %b[5], 2, %r27, %r27
  shrd,2 %r46, 4, %g8
  xord,3 %b[90], %b[92], %b[90]
  shl_xord,4 %b[93], 2, %b[51], %b[51]
  shrd,5 %b[70], 4, %g24
}
{
  xord,0 %r48, %r32, %r32
  shl_xord,1 %b[4], 2, %b[0], %b[4]
  xord,2 %r54, %b[1], %r54
  xord,3 %b[72], %b[56], %b[56]
  shl_xord,4 %b[92], 2, %b[88], %b[92]
  xord,5 %b[78], %b[89], %b[78]
}
{
  xord,0 %b[27], %b[5], %b[5]
  shl_xord,1 %r59, 2, %b[16], %b[16]
  xord,2 %r21, %r59, %r59
  xord,3 %b[115], %b[93], %b[93]
  shl_xord,4 %b[83], 2, %b[104], %b[104]
  xord,5 %b[45], %b[83], %b[83]
}
{
  pshufb,0 %r20, %r22, %b[19], %r45
  shr_xord,1 %r55, 4, %g7, %b[27]
  xord,2 %r45, %r61, %r61
  pshufb,3 %b[44], %b[46], %b[107], %b[69]
  shr_xord,4 %b[79], 4, %g23, %b[115]
  xord,5 %b[69], %b[85], %b[85]
}
{
  pshufb,0 %r51, %r40, %g5, %r51
  shr_xord,1 %b[28], 4, %b[4], %r21
  xord,2 %g8, %b[16], %g8
  pshufb,3 %b[75], %b[64], %g21, %b[75]
  shr_xord,4 %b[116], 4, %b[92], %b[45]
  xord,5 %g24, %b[104], %g24
}
{
  andd,0 %g8, %b[34], %g8
  shr_xord,1 %r27, 4, %r63, %r40
  andd,2 %b[27], %b[34], %b[27]
  andd,3 %g24, %b[122], %g24
  shr_xord,4 %b[51], 4, %b[87], %b[64]
  andd,5 %b[115], %b[122], %b[115]
}
{
  shld,0 %g8, 4, %b[0]
  shr_xord,1 %b[3], 4, %b[24], %r48
  andd,2 %r21, %b[34], %r21
  shld,3 %g24, 4, %b[88]
  shr_xord,4 %b[91], 4, %b[112], %b[72]
  andd,5 %b[45], %b[122], %b[45]
}
{
  xord,0 %b[0], %r46, %b[0]
  shr_xord,1 %b[26], 4, %b[2], %r60
  andd,2 %r40, %b[34], %r40
  xord,3 %b[88], %b[70], %b[88]
  shr_xord,4 %b[114], 4, %b[90], %b[84]
  andd,5 %b[64], %b[122], %b[64]
}
{
  pshufb,0 %b[0], %r33, %b[35], %r46
  shl_xord,1 %b[27], 4, %r55, %r55
  andd,2 %r48, %b[34], %r48
  pshufb,3 %b[88], %b[57], %b[123], %b[70]
  shl_xord,4 %b[115], 4, %b[79], %b[79]
  andd,5 %b[72], %b[122], %b[72]
}
{
  xord,0 %g7, %b[27], %b[27]
  shl_xord,1 %r21, 4, %b[28], %b[28]
  andd,2 %r60, %b[34], %r60
  xord,3 %g23, %b[115], %b[115]
  shl_xord,4 %b[45], 4, %b[116], %b[116]
  andd,5 %b[84], %b[122], %b[84]
}
{
  pshufb,0 %r55, %r47, %b[35], %g7
  shl_xord,1 %r40, 4, %r27, %r27
  xord,2 %b[4], %r21, %r21
  pshufb,3 %b[79], %b[71], %b[123], %g23
  shl_xord,4 %b[64], 4, %b[51], %b[51]
  xord,5 %b[92], %b[45], %b[45]
}
{
  pshufb,0 %b[27], %g2, %b[35], %r57
  shr_xord,1 %r32, 4, %r59, %b[4]
  xord,2 %b[16], %g8, %g8
  pshufb,3 %b[115], %g18, %b[123], %b[81]
  shr_xord,4 %b[56], 4, %b[83], %b[92]
  xord,5 %b[104], %g24, %g24
}
{
  pshufb,0 %g8, %b[23], %b[35], %r63
  shr_xord,1 %b[5], 4, %r61, %b[16]
  xord,2 %r63, %r40, %r40
  pshufb,3 %g24, %b[111], %b[123], %b[87]
  shr_xord,4 %b[93], 4, %b[85], %b[104]
  xord,5 %b[87], %b[64], %b[64]
}
{
  xord,0 %b[24], %r48, %r48
  shl_xord,1 %r48, 4, %b[3], %b[3]
  andd,2 %b[4], %b[34], %b[4]
  xord,3 %b[112], %b[72], %b[72]
  shl_xord,4 %b[72], 4, %b[91], %b[91]
  andd,5 %b[92], %b[122], %b[92]
}
{
  xord,0 %b[2], %r60, %r60
  shl_xord,1 %r60, 4, %b[26], %b[26]
  andd,2 %b[16], %b[34], %b[16]
  xord,3 %b[90], %b[84], %b[84]
  shl_xord,4 %b[84], 4, %b[114], %b[114]
  andd,5 %b[104], %b[122], %b[104]
}
{
  pshufb,0 %b[3], %g3, %b[35], %b[2]
  shl_xord,1 %b[4], 4, %r32, %r32
  xord,2 %r59, %b[4], %b[4]
  pshufb,3 %b[91], %g19, %b[123], %b[90]
  shl_xord,4 %b[92], 4, %b[56], %b[56]
  xord,5 %b[83], %b[92], %b[92]
}
{
  pshufb,0 %r48, %b[22], %b[35], %r59
  shl_xord,1 %b[16], 4, %b[5], %b[5]
  xord,2 %r61, %b[16], %b[16]
  pshufb,3 %b[72], %b[110], %b[123], %b[83]
  shl_xord,4 %b[104], 4, %b[93], %b[93]
  xord,5 %b[85], %b[104], %b[104]
}
{
  pshufb,0 %r32, %r24, %b[35], %r61
  pshufb,1 %b[4], %b[39], %b[35], %b[24]
  pshufb,3 %b[56], %b[48], %b[123], %b[85]
  pshufb,4 %b[92], %b[127], %b[123], %b[112]
}
{
  pshufb,0 %r55, %r47, %b[36], %r55
  pshufb,1 %b[0], %r33, %b[36], %b[0]
  pshufb,3 %b[79], %b[71], %b[124], %b[79]
  pshufb,4 %b[88], %b[57], %b[124], %b[88]
}
{
  pshufb,0 %b[3], %g3, %b[36], %b[3]
  pshufb,1 %r32, %r24, %b[36], %r32
  pshufb,3 %b[91], %g19, %b[124], %b[91]
  pshufb,4 %b[56], %b[48], %b[124], %b[56]
}
{
  pshufb,0 %b[27], %g2, %b[36], %b[27]
  pshufb,1 %g8, %b[23], %b[36], %g8
  pshufb,3 %b[115], %g18, %b[124], %b[115]
  pshufb,4 %g24, %b[111], %b[124], %g24
}
{
  pshufb,0 %r48, %b[22], %b[36], %r48
  pshufb,1 %b[4], %b[39], %b[36], %b[4]
  pshufb,3 %b[72], %b[110], %b[124], %b[72]
  pshufb,4 %b[92], %b[127], %b[124], %b[92]
}
{
  pshufb,0 %r16, %b[13], %g5, %r16
  pshufb,1 %r17, %b[17], %g5, %r17
  pshufb,3 %b[40], %b[101], %g21, %b[40]
  pshufb,4 %b[41], %b[105], %g21, %b[41]
}
{
  pshufb,0 %r53, %b[10], %g5, %r53
  pshufb,1 %r18, %r39, %g5, %r18
  pshufb,3 %b[77], %b[98], %g21, %b[77]
  pshufb,4 %b[42], %b[63], %g21, %b[42]
}
{
  pshufb,0 %b[18], %r31, %g5, %b[18]
  pshufb,1 %r19, %b[33], %g5, %r19
  pshufb,3 %b[106], %b[55], %g21, %b[106]
  pshufb,4 %b[43], %b[121], %g21, %b[43]
}
{
  pshufb,0 %b[14], %b[11], %g5, %b[14]
  pshufb,1 %r42, %r34, %g5, %r42
  pshufb,3 %b[102], %b[99], %g21, %b[102]
  pshufb,4 %b[66], %b[58], %g21, %b[66]
}
{
  pshufb,0 %r25, %r36, %g5, %r25
  shr_xord,1 %r38, 2, %b[6], %r34
  pshufb,3 %b[49], %b[60], %g21, %b[49]
  shr_xord,4 %b[62], 2, %b[94], %b[58]
}
{
  pshufb,0 %r44, %r28, %g5, %r44
  shl_xord,1 %b[1], 2, %g9, %b[1]
  pshufb,3 %b[68], %b[52], %g21, %b[68]
  shl_xord,4 %b[89], 2, %g25, %b[89]
}
{
  pshufb,0 %b[37], %r35, %g5, %b[37]
  shr_xord,1 %b[7], 1, %b[8], %r28
  andd,2 %r34, %b[32], %r34
  pshufb,3 %b[125], %b[59], %g21, %b[125]
  shr_xord,4 %b[95], 1, %b[96], %b[52]
  andd,5 %b[58], %b[120], %b[58]
}
{
  pshufb,0 %r30, %r43, %g5, %r30
  shl_xord,1 %r34, 2, %r38, %r38
  xord,2 %b[6], %r34, %r34
  pshufb,3 %b[54], %b[67], %g21, %b[54]
  shl_xord,4 %b[58], 2, %b[62], %b[62]
  xord,5 %b[94], %b[58], %b[58]
}
{
  andd,0 %r28, %b[30], %r28
  pshufb,1 %b[12], %b[20], %g5, %b[12]
  shrd,2 %b[9], 1, %r43
  andd,3 %b[52], %b[118], %b[52]
  pshufb,4 %b[100], %b[108], %g21, %b[100]
  shrd,5 %b[97], 1, %b[67]
}
{
  xord,0 %b[8], %r28, %r28
  shl_xord,1 %r28, 1, %b[7], %b[7]
  xord,2 %r43, %b[29], %r43
  xord,3 %b[96], %b[52], %b[52]
  shl_xord,4 %b[52], 1, %b[95], %b[95]
  xord,5 %b[67], %b[117], %b[67]
}
{
  pshufb,0 %r37, %r29, %g5, %r37
  pshufb,1 %r20, %r22, %g5, %r20
  andd,2 %r43, %b[30], %r43
  pshufb,3 %b[61], %b[53], %g21, %b[61]
  pshufb,4 %b[44], %b[46], %g21, %b[44]
  andd,5 %b[67], %b[118], %b[67]
}
{
  xord,0 %b[29], %r43, %r43
  shrd,1 %r54, 4, %b[29]
  shld,2 %r43, 1, %r22
  xord,3 %b[117], %b[67], %b[67]
  shrd,4 %b[78], 4, %b[117]
  shld,5 %b[67], 1, %b[46]
}
{
  ldd,0 [ %r2 + 0x40 ], %r29
  shr_xord,1 %r28, 2, %r43, %b[9]
  xord,2 %r22, %b[9], %r22
  ldd,3 [ %r2 + 0x40 ], %b[53]
  shr_xord,4 %b[52], 2, %b[67], %b[97]
  xord,5 %b[46], %b[97], %b[46]
}
{
  ldd,0 [ %r2 + 0x88 ], %b[20]
  shr_xord,1 %b[7], 2, %r22, %b[30]
  ldd,2 [ %r2 + 0x80 ], %b[8]
  ldd,3 [ %r2 + 0x88 ], %b[108]
  shr_xord,4 %b[95], 2, %b[46], %b[118]
  ldd,5 [ %r2 + 0x80 ], %b[96]
}
{
  ldd,0 [ %r2 + 0x90 ], %b[6]
  andd,2 %b[9], %b[32], %b[9]
  ldd,3 [ %r2 + 0x90 ], %b[94]
  andd,5 %b[97], %b[120], %b[97]
}
{
  xord,0 %r43, %b[9], %b[9]
  shl_xord,1 %b[9], 2, %r28, %r28
  andd,2 %b[30], %b[32], %b[30]
  xord,3 %b[67], %b[97], %b[97]
  shl_xord,4 %b[97], 2, %b[52], %b[52]
  andd,5 %b[118], %b[120], %b[118]
}
{
  ldd,0 [ %r2 + 0x98 ], %r22
  shl_xord,1 %b[30], 2, %b[7], %b[7]
  xord,2 %r22, %b[30], %b[30]
  ldd,3 [ %r2 + 0x98 ], %b[46]
  shl_xord,4 %b[118], 2, %b[95], %b[95]
  xord,5 %b[46], %b[118], %b[118]
}
{
  ldd,0 [ %r2 + 0xa0 ], %b[32]
  shr_xord,1 %r38, 4, %r28, %r43
  xord,2 %b[29], %b[30], %b[29]
  ldd,3 [ %r2 + 0xa0 ], %b[120]
  shr_xord,4 %b[62], 4, %b[52], %b[67]
  xord,5 %b[117], %b[118], %b[117]
}
{
  ldd,0 [ %r2 + 0xa8 ], %g9
  shr_xord,1 %b[1], 4, %b[7], %r35
  andd,2 %b[29], %b[34], %b[29]
  ldd,3 [ %r2 + 0xa8 ], %g25
  shr_xord,4 %b[89], 4, %b[95], %b[59]
  andd,5 %b[117], %b[122], %b[117]
}
{
  shld,0 %b[29], 4, %b[11]
  shr_xord,1 %r34, 4, %b[9], %r36
  andd,2 %r43, %b[34], %r43
  shld,3 %b[117], 4, %b[99]
  shr_xord,4 %b[58], 4, %b[97], %b[60]
  andd,5 %b[67], %b[122], %b[67]
}
{
  xord,0 %b[11], %r54, %b[11]
  shl_xord,1 %r43, 4, %r38, %r38
  andd,2 %r35, %b[34], %r35
  xord,3 %b[99], %b[78], %b[99]
  shl_xord,4 %b[67], 4, %b[62], %b[62]
  andd,5 %b[59], %b[122], %b[59]
}
{
  pshufb,0 %b[11], %b[26], %b[35], %b[34]
  shl_xord,1 %r35, 4, %b[1], %b[1]
  andd,2 %r36, %b[34], %r36
  pshufb,3 %b[99], %b[114], %b[123], %b[122]
  shl_xord,4 %b[59], 4, %b[89], %b[89]
  andd,5 %b[60], %b[122], %b[60]
}
{
  pshufb,0 %r38, %r27, %b[35], %r54
  shl_xord,1 %r36, 4, %r34, %r34
  xord,2 %b[7], %r35, %r35
  pshufb,3 %b[62], %b[51], %b[123], %b[78]
  shl_xord,4 %b[60], 4, %b[58], %b[58]
  xord,5 %b[95], %b[59], %b[59]
}
{
  pshufb,0 %b[1], %b[28], %b[35], %b[7]
  pshufb,1 %r54, %r46, %b[19], %b[33]
  xord,2 %r28, %r43, %r43
  pshufb,3 %b[89], %b[116], %b[123], %b[95]
  pshufb,4 %b[78], %b[70], %b[107], %b[121]
  xord,5 %b[52], %b[67], %b[67]
}
{
  pshufb,0 %b[7], %g7, %b[19], %r28
  pshufb,1 %b[33], %r26, %r29, %r31
  xord,2 %b[30], %b[29], %b[29]
  pshufb,3 %b[95], %g23, %b[107], %b[52]
  pshufb,4 %b[121], %b[50], %b[53], %b[55]
  xord,5 %b[118], %b[117], %b[117]
}
{
  pshufb,0 %r28, %r23, %r29, %b[30]
  pshufb,1 %b[34], %b[2], %b[19], %r39
  xord,2 %b[9], %r36, %r36
  pshufb,3 %b[52], %b[47], %b[53], %b[118]
  pshufb,4 %b[122], %b[90], %b[107], %b[63]
  xord,5 %b[97], %b[60], %b[60]
}
{
  pshufb,0 %r34, %b[5], %b[35], %b[9]
  pshufb,1 %r39, %g1, %r29, %b[10]
  ldd,2 [ %r2 + 0xb0 ], %b[17]
  pshufb,3 %b[58], %b[93], %b[123], %b[97]
  pshufb,4 %b[63], %g17, %b[53], %b[98]
  ldd,5 [ %r2 + 0xb0 ], %b[105]
}
{
  pshufb,0 %b[9], %r61, %b[19], %b[13]
  pshufb,1 %r35, %r21, %b[35], %b[39]
  ldd,2 [ %r2 + 0xb8 ], %b[22]
  pshufb,3 %b[97], %b[85], %b[107], %b[101]
  pshufb,4 %b[59], %b[45], %b[123], %b[127]
  ldd,5 [ %r2 + 0xb8 ], %b[110]
}
{
  pshufb,0 %b[13], %g6, %r29, %b[23]
  ord,1 %r31, %b[20], %r24
  andd,2 %r31, %b[20], %g2
  pshufb,3 %b[101], %g22, %b[53], %b[111]
  ord,4 %b[55], %b[108], %b[48]
  andd,5 %b[55], %b[108], %g18
}
{
  pshufb,0 %b[39], %r57, %b[19], %r33
  pshufb,1 %r43, %r40, %b[35], %r47
  andd,2 %b[30], %b[8], %g3
  pshufb,3 %b[127], %b[81], %b[107], %b[57]
  pshufb,4 %b[67], %b[64], %b[123], %b[71]
  andd,5 %b[118], %b[96], %g19
}
{
  pshufb,0 %r33, %r50, %r29, %g2
  and_ord,1 %g3, %r24, %g2, %r24
  andd,2 %b[10], %b[6], %b[21]
  pshufb,3 %b[57], %b[74], %b[53], %g18
  and_ord,4 %g19, %b[48], %g18, %b[48]
  andd,5 %b[98], %b[94], %b[109]
}
{
  pshufb,0 %r47, %r63, %b[19], %r58
  pshufb,1 %b[29], %r60, %b[35], %g10
  ord,2 %b[10], %b[6], %r62
  pshufb,3 %b[71], %b[87], %b[107], %b[82]
  pshufb,4 %b[117], %b[84], %b[123], %g26
  ord,5 %b[98], %b[94], %b[86]
}
{
  pshufb,0 %r58, %r49, %r29, %b[21]
  and_ord,1 %r24, %r62, %b[21], %r62
  andd,2 %b[23], %r22, %g11
  pshufb,3 %b[82], %b[73], %b[53], %b[109]
  and_ord,4 %b[48], %b[86], %b[109], %b[86]
  andd,5 %b[111], %b[46], %g27
}
{
  pshufb,0 %g10, %r59, %b[19], %g15
  pshufb,1 %r36, %b[16], %b[35], %b[35]
  ord,2 %b[23], %r22, %g14
  pshufb,3 %g26, %b[83], %b[107], %g31
  pshufb,4 %b[60], %b[104], %b[123], %b[123]
  ord,5 %b[111], %b[46], %g30
}
{
  pshufb,0 %g15, %g0, %r29, %g11
  and_ord,1 %r62, %g14, %g11, %g14
  xord,2 %b[30], %b[8], %b[8]
  pshufb,3 %g31, %g16, %b[53], %g27
  and_ord,4 %b[86], %g30, %g27, %g30
  xord,5 %b[118], %b[96], %b[96]
}
{
  pshufb,0 %b[1], %b[28], %b[36], %b[1]
  pshufb,1 %r38, %r27, %b[36], %r38
  ldd,2 [ %r2 + 0xc0 ], %r27
  pshufb,3 %b[89], %b[116], %b[124], %b[89]
  pshufb,4 %b[62], %b[51], %b[124], %b[62]
  ldd,5 [ %r2 + 0xc0 ], %b[51]
}
{
  pshufb,0 %b[11], %b[26], %b[36], %b[11]
  pshufb,1 %r34, %b[5], %b[36], %r34
  andd,2 %g2, %b[32], %b[28]
  pshufb,3 %b[99], %b[114], %b[124], %b[99]
  pshufb,4 %b[58], %b[93], %b[124], %b[58]
  andd,5 %g18, %b[120], %b[116]
}
{
  pshufb,0 %b[35], %b[24], %b[19], %b[26]
  pshufb,1 %r35, %r21, %b[36], %r35
  ord,2 %g2, %b[32], %b[5]
  pshufb,3 %b[123], %b[112], %b[107], %b[114]
  pshufb,4 %b[59], %b[45], %b[124], %b[59]
  ord,5 %g18, %b[120], %b[93]
}
{
  pshufb,0 %b[26], %r52, %r29, %b[28]
  and_ord,1 %g14, %b[5], %b[28], %b[5]
  xord,2 %b[21], %g9, %r21
  pshufb,3 %b[114], %b[76], %b[53], %b[116]
  and_ord,4 %g30, %b[93], %b[116], %b[93]
  xord,5 %b[109], %g25, %b[45]
}
{
  pshufb,0 %r43, %r40, %b[36], %r43
  pshufb,1 %b[29], %r60, %b[36], %b[29]
  andd,2 %b[21], %g9, %g9
  pshufb,3 %b[67], %b[64], %b[124], %b[67]
  pshufb,4 %b[117], %b[84], %b[124], %b[117]
  andd,5 %b[109], %g25, %g25
}
{
  pshufb,0 %b[1], %r55, %b[19], %r60
  and_ord,1 %b[5], %r21, %g9, %g9
  xord,2 %g11, %b[17], %r40
  pshufb,3 %b[89], %b[79], %b[107], %b[84]
  and_ord,4 %b[93], %b[45], %g25, %g25
  xord,5 %g27, %b[105], %b[64]
}
{
  pshufb,0 %r36, %b[16], %b[36], %r36
  pshufb,1 %b[7], %g7, %g5, %b[7]
  andd,2 %g11, %b[17], %b[17]
  pshufb,3 %b[60], %b[104], %b[124], %b[60]
  pshufb,4 %b[95], %g23, %g21, %b[95]
  andd,5 %g27, %b[105], %b[105]
}
{
  pshufb,0 %r60, %r41, %r29, %g7
  pshufb,1 %r38, %b[0], %b[19], %b[16]
  xord,2 %b[28], %b[22], %b[36]
  pshufb,3 %b[84], %b[65], %b[53], %g23
  pshufb,4 %b[62], %b[88], %b[107], %b[104]
  xord,5 %b[116], %b[110], %b[124]
}
{
  pshufb,0 %r54, %r46, %g5, %r54
  and_ord,1 %g9, %r40, %b[17], %b[17]
  andd,2 %b[28], %b[22], %b[22]
  pshufb,3 %b[78], %b[70], %g21, %b[78]
  and_ord,4 %g25, %b[64], %b[105], %b[105]
  andd,5 %b[116], %b[110], %b[110]
}
{
  pshufb,0 %b[16], %g4, %r29, %r46
  pshufb,1 %b[34], %b[2], %g5, %b[34]
  ldd,2 [ %r2 + 0x38 ], %b[2]
  pshufb,3 %b[104], %g20, %b[53], %b[70]
  pshufb,4 %b[122], %b[90], %g21, %b[122]
  ldd,5 [ %r2 + 0x38 ], %b[90]
}
{
  pshufb,0 %b[9], %r61, %g5, %b[9]
  and_ord,1 %b[17], %b[36], %b[22], %b[22]
  xord,2 %b[5], %r21, %r21
  pshufb,3 %b[97], %b[85], %g21, %b[97]
  and_ord,4 %b[105], %b[124], %b[110], %b[110]
  xord,5 %b[93], %b[45], %b[45]
}
{
  pshufb,0 %b[11], %b[3], %b[19], %b[5]
  pshufb,1 %b[39], %r57, %g5, %b[39]
  ldd,2 [ %r2 + 0xc8 ], %r61
  pshufb,3 %b[99], %b[91], %b[107], %b[93]
  pshufb,4 %b[127], %b[81], %g21, %b[127]
  ldd,5 [ %r2 + 0xc8 ], %b[85]
}
{
  pshufb,0 %b[5], %b[31], %r29, %r57
  pshufb,1 %r47, %r63, %g5, %r47
  xord,2 %b[17], %b[36], %b[36]
  pshufb,3 %b[93], %b[119], %b[53], %b[81]
  pshufb,4 %b[71], %b[87], %g21, %b[71]
  xord,5 %b[105], %b[124], %b[124]
}
{
  andd,0 %g7, %r27, %r27
  pshufb,1 %r34, %r32, %b[19], %r63
  xord,2 %g7, %r27, %b[17]
  andd,3 %g23, %b[51], %b[51]
  pshufb,4 %b[58], %b[56], %b[107], %b[87]
  xord,5 %g23, %b[51], %b[105]
}
{
  pshufb,0 %g10, %r59, %g5, %g10
  and_ord,1 %b[22], %b[17], %r27, %r27
  xord,2 %g9, %r40, %r40
  pshufb,3 %g26, %b[83], %g21, %g26
  and_ord,4 %b[110], %b[105], %b[51], %b[51]
  xord,5 %g25, %b[64], %b[64]
}
{
  pshufb,0 %r63, %b[15], %r29, %r59
  pshufb,1 %b[35], %b[24], %g5, %b[35]
  ldd,2 [ %r2 + 0xd0 ], %g9
  pshufb,3 %b[87], %b[103], %b[53], %b[83]
  pshufb,4 %b[123], %b[112], %g21, %b[123]
  ldd,5 [ %r2 + 0xd0 ], %g25
}
{
  andd,0 %r46, %r61, %r61
  pshufb,1 %b[1], %r55, %g5, %b[1]
  xord,2 %r46, %r61, %b[24]
  andd,3 %b[70], %b[85], %b[85]
  pshufb,4 %b[89], %b[79], %g21, %b[89]
  xord,5 %b[70], %b[85], %b[112]
}
{
  pshufb,0 %r35, %b[27], %b[19], %r55
  and_ord,1 %r27, %b[24], %r61, %r61
  xord,2 %b[22], %b[17], %b[17]
  pshufb,3 %b[59], %b[115], %b[107], %b[79]
  and_ord,4 %b[51], %b[112], %b[85], %b[85]
  xord,5 %b[110], %b[105], %b[105]
}
{
  pshufb,0 %r38, %b[0], %g5, %r38
  pshufb,1 %b[11], %b[3], %g5, %b[11]
  ldd,2 [ %r2 + 0xd8 ], %b[22]
  pshufb,3 %b[62], %b[88], %g21, %b[62]
  pshufb,4 %b[99], %b[91], %g21, %b[99]
  ldd,5 [ %r2 + 0xd8 ], %b[110]
}
{
  pshufb,0 %r55, %r56, %r29, %b[3]
  andd,1 %r57, %g9, %g9
  xord,2 %r57, %g9, %b[0]
  pshufb,3 %b[79], %b[80], %b[53], %b[91]
  andd,4 %b[81], %g25, %g25
  xord,5 %b[81], %g25, %b[88]
}
{
  pshufb,0 %r34, %r32, %g5, %r34
  and_ord,1 %r61, %b[0], %g9, %g9
  andd,2 %b[36], %r21, %r32
  pshufb,3 %b[58], %b[56], %g21, %b[58]
  and_ord,4 %b[85], %b[88], %g25, %g25
  andd,5 %b[124], %b[45], %b[56]
}
{
  pshufb,0 %r28, %r23, %b[2], %r28
  pshufb,1 %b[33], %r26, %b[2], %b[33]
  ord,2 %r40, %r32, %r32
  pshufb,3 %b[52], %b[47], %b[90], %b[52]
  pshufb,4 %b[121], %b[50], %b[90], %b[121]
  ord,5 %b[64], %b[56], %b[56]
}
{
  pshufb,0 %r43, %g8, %b[19], %r26
  pshufb,1 %r35, %b[27], %g5, %r35
  ldd,2 [ %r2 + 0xe0 ], %r23
  pshufb,3 %b[67], %g24, %b[107], %b[50]
  pshufb,4 %b[59], %b[115], %g21, %b[59]
  ldd,5 [ %r2 + 0xe0 ], %b[47]
}
{
  pshufb,0 %r26, %b[25], %r29, %b[27]
  pshufb,1 %r39, %g1, %b[2], %r39
  xord,2 %r40, %b[36], %r40
  pshufb,3 %b[50], %b[113], %b[53], %b[115]
  pshufb,4 %b[63], %g17, %b[90], %b[63]
  xord,5 %b[64], %b[124], %b[64]
}
{
  pshufb,0 %r43, %g8, %g5, %r43
  pshufb,1 %b[29], %r48, %g5, %g8
  andd,2 %r59, %b[22], %g1
  pshufb,3 %b[67], %g24, %g21, %b[67]
  pshufb,4 %b[117], %b[72], %g21, %g24
  andd,5 %b[83], %b[110], %g17
}
{
  pshufb,0 %b[29], %r48, %b[19], %b[29]
  pshufb,1 %r36, %b[4], %b[19], %b[19]
  ldd,2 [ %r2 + 0xe8 ], %r48
  pshufb,3 %b[117], %b[72], %b[107], %b[117]
  pshufb,4 %b[60], %b[92], %b[107], %b[107]
  ldd,5 [ %r2 + 0xe8 ], %b[72]
}
{
  pshufb,0 %b[13], %g6, %b[2], %b[13]
  pshufb,1 %g8, %r37, %r29, %g6
  xord,2 %r61, %b[0], %b[0]
  pshufb,3 %b[101], %g22, %b[90], %b[101]
  pshufb,4 %g24, %b[61], %b[53], %g22
  xord,5 %b[85], %b[88], %b[88]
}
{
  pshufb,0 %r36, %b[4], %g5, %r36
  pshufb,1 %r33, %r50, %b[2], %r33
  ord,2 %r59, %b[22], %r61
  pshufb,3 %b[60], %b[92], %g21, %b[60]
  pshufb,4 %b[57], %b[74], %b[90], %b[57]
  ord,5 %b[83], %b[110], %b[85]
}
{
  pshufb,0 %b[29], %b[38], %r29, %g1
  and_ord,1 %g9, %r61, %g1, %r61
  andd,2 %b[3], %r23, %r50
  pshufb,3 %b[117], %b[126], %b[53], %g17
  and_ord,4 %g25, %b[85], %g17, %b[85]
  andd,5 %b[91], %b[47], %b[74]
}
{
  ldd,0 [ %r2 + 0xf0 ], %g5
  pshufb,1 %r58, %r49, %b[2], %r58
  ord,2 %b[3], %r23, %b[4]
  ldd,3 [ %r2 + 0xf0 ], %g21
  pshufb,4 %b[82], %b[73], %b[90], %b[82]
  ord,5 %b[91], %b[47], %b[92]
}
{
  pshufb,0 %b[19], %r45, %r29, %r50
  and_ord,1 %r61, %b[4], %r50, %b[4]
  xord,2 %b[27], %r48, %r49
  pshufb,3 %b[107], %b[69], %b[53], %b[74]
  and_ord,4 %b[85], %b[92], %b[74], %b[92]
  xord,5 %b[115], %b[72], %b[73]
}
{
  pshufb,0 %g15, %g0, %b[2], %g15
  pshufb,1 %b[26], %r52, %b[2], %b[26]
  andd,2 %b[27], %r48, %r48
  pshufb,3 %g31, %g16, %b[90], %g31
  pshufb,4 %b[114], %b[76], %b[90], %b[114]
  andd,5 %b[115], %b[72], %b[72]
}
{
  pshufb,0 %b[7], %r51, %r29, %g0
  and_ord,1 %b[4], %r49, %r48, %r48
  ldd,2 [ %r2 + 0xf8 ], %r52
  pshufb,3 %b[95], %b[75], %b[53], %g16
  and_ord,4 %b[92], %b[73], %b[72], %b[72]
  ldd,5 [ %r2 + 0xf8 ], %b[76]
}
{
  pshufb,0 %r60, %r41, %b[2], %r60
  xor_xord,1 %r31, %b[20], %g3, %b[20]
  xord,2 %r27, %b[24], %b[24]
  pshufb,3 %b[84], %b[65], %b[90], %b[84]
  xor_xord,4 %b[55], %b[108], %g19, %b[108]
  xord,5 %b[51], %b[112], %b[112]
}
{
  ord,0 %g1, %g5, %g3
  pshufb,1 %r54, %r16, %r29, %r41
  andd,2 %g1, %g5, %r27
  ord,3 %g17, %g21, %g19
  pshufb,4 %b[78], %b[40], %b[53], %b[65]
  andd,5 %g17, %g21, %b[51]
}
{
  pshufb,0 %b[16], %g4, %b[2], %b[16]
  and_ord,1 %r48, %g3, %r27, %g3
  ldd,2 [ %r2 + 0x100 ], %r27
  pshufb,3 %b[104], %g20, %b[90], %b[104]
  and_ord,4 %b[72], %g19, %b[51], %g19
  ldd,5 [ %r2 + 0x100 ], %b[51]
}
{
  andd,0 %r50, %r52, %r52
  xor_xord,1 %b[23], %r22, %r62, %r22
  xord,2 %r50, %r52, %g4
  andd,3 %b[74], %b[76], %b[76]
  xor_xord,4 %b[111], %b[46], %b[86], %b[46]
  xord,5 %b[74], %b[76], %g20
}
{
  pshufb,0 %b[34], %r17, %r29, %r62
  and_ord,1 %g3, %g4, %r52, %r52
  xord,2 %b[4], %r49, %r49
  pshufb,3 %b[122], %b[41], %b[53], %b[86]
  and_ord,4 %g19, %g20, %b[76], %b[76]
  xord,5 %b[92], %b[73], %b[73]
}
{
  pshufb,0 %b[5], %b[31], %b[2], %b[5]
  xor_xord,1 %b[10], %b[6], %r24, %b[6]
  andd,2 %g0, %r27, %b[4]
  pshufb,3 %b[93], %b[119], %b[90], %b[93]
  xor_xord,4 %b[98], %b[94], %b[48], %b[94]
  andd,5 %g16, %b[51], %b[92]
}
{
  pshufb,0 %b[9], %r53, %r29, %r24
  or_xord,1 %r22, %b[20], %b[8], %b[8]
  ord,2 %g0, %r27, %b[31]
  pshufb,3 %b[97], %b[77], %b[53], %b[48]
  or_xord,4 %b[46], %b[108], %b[96], %b[96]
  ord,5 %g16, %b[51], %b[119]
}
{
  pshufb,0 %r63, %b[15], %b[2], %r63
  pshufb,1 %r55, %r56, %b[2], %r55
  xord,2 %b[6], %b[20], %r56
  pshufb,3 %b[87], %b[103], %b[90], %b[87]
  pshufb,4 %b[79], %b[80], %b[90], %b[79]
  xord,5 %b[94], %b[108], %b[80]
}
{
  pshufb,0 %b[39], %r18, %r29, %b[15]
  pshufb,1 %r26, %b[25], %b[2], %r26
  xord,2 %g3, %g4, %g4
  pshufb,3 %b[127], %b[42], %b[53], %b[103]
  pshufb,4 %b[50], %b[113], %b[90], %b[50]
  xord,5 %g19, %g20, %g20
}
{
  pshufb,0 %r47, %b[18], %r29, %g3
  pshufb,1 %g10, %r19, %r29, %b[25]
  pshufb,3 %b[71], %b[106], %b[53], %g19
  pshufb,4 %g26, %b[43], %b[53], %b[113]
}
{
  pshufb,0 %b[29], %b[38], %b[2], %b[29]
  xor_xord,1 %g2, %b[32], %g14, %b[32]
  pshufb,3 %b[117], %b[126], %b[90], %b[117]
  xor_xord,4 %g18, %b[120], %g30, %b[120]
}
{
  pshufb,0 %b[35], %b[14], %r29, %g14
  pshufb,1 %b[1], %r42, %r29, %b[38]
  pshufb,3 %b[123], %b[102], %b[53], %g30
  pshufb,4 %b[89], %b[66], %b[53], %b[126]
}
{
  pshufb,0 %b[19], %r45, %b[2], %b[19]
  pshufb,1 %b[7], %r51, %b[2], %b[7]
  andnd,2 %b[32], %r21, %r45
  pshufb,3 %b[107], %b[69], %b[90], %b[107]
  pshufb,4 %b[95], %b[75], %b[90], %b[95]
  andnd,5 %b[120], %b[45], %b[69]
}
{
  pshufb,0 %r38, %r25, %r29, %r51
  pshufb,1 %r54, %r16, %b[2], %r54
  pshufb,3 %b[62], %b[49], %b[53], %b[75]
  pshufb,4 %b[78], %b[40], %b[90], %b[78]
}
{
  pshufb,0 %b[11], %r44, %r29, %r16
  xor_xord,1 %r59, %b[22], %g9, %b[22]
  pshufb,3 %b[99], %b[68], %b[53], %b[40]
  xor_xord,4 %b[83], %b[110], %g25, %b[110]
}
{
  pshufb,0 %r34, %b[37], %r29, %g9
  pshufb,1 %b[34], %r17, %b[2], %b[34]
  pshufb,3 %b[58], %b[125], %b[53], %g25
  pshufb,4 %b[122], %b[41], %b[90], %b[122]
}
{
  pshufb,0 %r35, %r30, %r29, %r17
  pshufb,1 %b[9], %r53, %b[2], %b[9]
  xord,2 %b[36], %b[19], %b[19]
  pshufb,3 %b[59], %b[54], %b[53], %b[41]
  pshufb,4 %b[97], %b[77], %b[90], %b[97]
  xord,5 %b[124], %b[107], %b[107]
}
{
  pshufb,0 %r43, %b[12], %r29, %r53
  pshufb,1 %r36, %r20, %r29, %r29
  xord,2 %r21, %r54, %r54
  pshufb,3 %b[67], %b[100], %b[53], %b[77]
  pshufb,4 %b[60], %b[44], %b[53], %b[53]
  xord,5 %b[45], %b[78], %b[78]
}
{
  xord,0 %r32, %b[32], %b[32]
  pshufb,1 %b[39], %r18, %b[2], %b[39]
  andnd,2 %r21, %b[32], %r21
  xord,3 %b[56], %b[120], %b[120]
  pshufb,4 %b[127], %b[42], %b[90], %b[127]
  andnd,5 %b[45], %b[120], %b[45]
}
{
  pshufb,0 %r47, %b[18], %b[2], %r47
  andn_xornd,1 %b[36], %r21, %r45, %b[36]
  ord,2 %r22, %b[6], %r18
  pshufb,3 %b[71], %b[106], %b[90], %b[71]
  andn_xornd,4 %b[124], %b[45], %b[69], %b[124]
  ord,5 %b[46], %b[94], %b[42]
}
{
  pshufb,0 %g10, %r19, %b[2], %g10
  and_xord,1 %b[8], %r18, %b[6], %r18
  xord,2 %b[22], %b[24], %b[18]
  pshufb,3 %g26, %b[43], %b[90], %g26
  and_xord,4 %b[96], %b[42], %b[94], %b[42]
  xord,5 %b[110], %b[112], %b[106]
}
{
  xornd,0 %b[36], %r40, %r40
  xor_andnd,1 %b[8], %b[6], %b[20], %b[6]
  andd,2 %b[36], %b[32], %b[32]
  xornd,3 %b[124], %b[64], %b[64]
  xor_andnd,4 %b[96], %b[94], %b[108], %b[94]
  andd,5 %b[124], %b[120], %b[120]
}
{
  xord,0 %b[32], %b[19], %b[19]
  andn_xord,1 %r18, %b[8], %r22, %r19
  andd,2 %r18, %r22, %r22
  xord,3 %b[120], %b[107], %b[107]
  andn_xord,4 %b[42], %b[96], %b[46], %b[43]
  andd,5 %b[42], %b[46], %b[46]
}
{
  andd,0 %r32, %r40, %r32
  orn_xord,1 %r18, %b[6], %r22, %r22
  xord,2 %r32, %b[36], %b[6]
  andd,3 %b[56], %b[64], %b[56]
  orn_xord,4 %b[42], %b[94], %b[46], %b[46]
  xord,5 %b[56], %b[124], %b[94]
}
{
  xord,0 %b[7], %b[6], %b[6]
  xor_xord,1 %r18, %b[20], %r55, %r18
  andnd,2 %r56, %r19, %r56
  xord,3 %b[95], %b[94], %b[94]
  xor_xord,4 %b[42], %b[108], %b[79], %b[42]
  andnd,5 %b[80], %b[43], %b[80]
}
{
  pshufb,0 %b[35], %b[14], %b[2], %b[35]
  xor_xord,1 %r56, %b[20], %r63, %r56
  andnd,2 %b[36], %r32, %r32
  pshufb,3 %b[123], %b[102], %b[90], %b[123]
  xor_xord,4 %b[80], %b[108], %b[87], %b[80]
  andnd,5 %b[124], %b[56], %b[56]
}
{
  pshufb,0 %b[1], %r42, %b[2], %b[1]
  xor_xord,1 %r19, %r22, %r26, %r19
  xord,2 %r32, %r54, %r54
  pshufb,3 %b[89], %b[66], %b[90], %b[89]
  xor_xord,4 %b[43], %b[46], %b[50], %b[43]
  xord,5 %b[56], %b[78], %b[78]
}
{
  xord,0 %b[17], %g10, %g10
  and_ord,1 %r52, %b[31], %b[4], %b[31]
  ldd,2 [ %r2 + 0x108 ], %r42
  xord,3 %b[105], %g26, %g26
  and_ord,4 %b[76], %b[119], %b[92], %b[119]
  ldd,5 [ %r2 + 0x108 ], %b[66]
}
{
  pshufb,0 %r38, %r25, %b[2], %r38
  xor_xord,1 %r22, %b[8], %b[29], %r22
  pshufb,3 %b[62], %b[49], %b[90], %b[62]
  xor_xord,4 %b[46], %b[96], %b[117], %b[46]
}
{
  pshufb,0 %b[11], %r44, %b[2], %b[11]
  orn_xornd,1 %b[17], %b[22], %b[0], %r25
  pshufb,3 %b[99], %b[68], %b[90], %b[99]
  orn_xornd,4 %b[105], %b[110], %b[88], %b[49]
}
{
  andd,0 %r41, %r42, %b[8]
  ord,1 %r41, %r42, %b[29]
  ldd,2 [ %r2 + 0x110 ], %r44
  andd,3 %b[65], %b[66], %b[96]
  ord,4 %b[65], %b[66], %b[117]
  ldd,5 [ %r2 + 0x110 ], %b[68]
}
{
  andnd,0 %b[17], %r25, %b[17]
  and_ord,1 %b[31], %b[29], %b[8], %b[29]
  andnd,2 %r25, %b[17], %b[8]
  andnd,3 %b[105], %b[49], %b[105]
  and_ord,4 %b[119], %b[117], %b[96], %b[117]
  andnd,5 %b[49], %b[105], %b[96]
}
{
  pshufb,0 %r34, %b[37], %b[2], %r34
  and_andnd,1 %b[22], %r25, %b[18], %b[4]
  xord,2 %r49, %r38, %r38
  pshufb,3 %b[58], %b[125], %b[90], %b[58]
  and_andnd,4 %b[110], %b[49], %b[106], %b[92]
  xord,5 %b[73], %b[62], %b[62]
}
{
  pshufb,0 %r35, %r30, %b[2], %r35
  andn_ord,1 %r40, %r21, %r45, %r40
  andd,2 %r62, %r44, %b[37]
  pshufb,3 %b[59], %b[54], %b[90], %b[59]
  andn_ord,4 %b[64], %b[45], %b[69], %b[64]
  andd,5 %b[86], %b[68], %b[125]
}
{
  pshufb,0 %r43, %b[12], %b[2], %r43
  andn_xornd,1 %b[4], %b[17], %b[8], %b[17]
  ord,2 %r62, %r44, %r30
  pshufb,3 %b[67], %b[100], %b[90], %b[67]
  andn_xornd,4 %b[92], %b[105], %b[96], %b[105]
  ord,5 %b[86], %b[68], %b[54]
}
{
  xord,0 %r40, %b[34], %r40
  and_ord,1 %b[29], %r30, %b[37], %r30
  ldd,2 [ %r2 + 0x118 ], %b[12]
  xord,3 %b[64], %b[122], %b[64]
  and_ord,4 %b[117], %b[54], %b[125], %b[54]
  ldd,5 [ %r2 + 0x118 ], %b[100]
}
{
  pshufb,0 %g8, %r37, %b[2], %g8
  xor_ornd,1 %r25, %b[22], %b[18], %b[18]
  pshufb,3 %g24, %b[61], %b[90], %g24
  xor_ornd,4 %b[49], %b[110], %b[106], %b[106]
}
{
  pshufb,0 %r36, %r20, %b[2], %b[2]
  xor_xord,1 %b[3], %r23, %r61, %r23
  pshufb,3 %b[60], %b[44], %b[90], %b[90]
  xor_xord,4 %b[91], %b[47], %b[85], %b[47]
}
{
  andd,0 %r24, %b[12], %r20
  ord,1 %r24, %b[12], %r61
  ldd,2 [ %r2 + 0x120 ], %r36
  andd,3 %b[48], %b[100], %b[44]
  ord,4 %b[48], %b[100], %b[85]
  ldd,5 [ %r2 + 0x120 ], %b[60]
}
{
  ldd,0 [ %r2 + 0x130 ], %r37
  and_ord,1 %r30, %r61, %r20, %r61
  ldd,2 [ %r2 + 0x128 ], %r20
  ldd,3 [ %r2 + 0x130 ], %b[61]
  and_ord,4 %b[54], %b[85], %b[44], %b[85]
  ldd,5 [ %r2 + 0x128 ], %b[44]
}
{
  ldd,0 [ %r2 + 0x140 ], %b[22]
  xord,1 %b[18], %b[0], %b[0]
  ldd,2 [ %r2 + 0x138 ], %r25
  ldd,3 [ %r2 + 0x140 ], %b[110]
  xord,4 %b[106], %b[88], %b[88]
  ldd,5 [ %r2 + 0x138 ], %b[49]
}
{
  andd,0 %b[15], %r36, %r36
  xor_xord,1 %b[17], %b[24], %b[9], %b[9]
  xord,2 %b[15], %r36, %b[34]
  andd,3 %b[103], %b[60], %b[60]
  xor_xord,4 %b[105], %b[112], %b[97], %b[97]
  xord,5 %b[103], %b[60], %b[122]
}
{
  ord,0 %g3, %r20, %b[8]
  and_ord,1 %r61, %b[34], %r36, %r36
  andd,2 %g3, %r20, %b[37]
  ord,3 %g19, %b[44], %b[96]
  and_ord,4 %b[85], %b[122], %b[60], %b[60]
  andd,5 %g19, %b[44], %b[125]
}
{
  andd,0 %b[25], %r37, %r37
  xord,1 %g14, %r25, %r45
  xord,2 %b[25], %r37, %r21
  andd,3 %b[113], %b[61], %b[61]
  xord,4 %g30, %b[49], %b[69]
  xord,5 %b[113], %b[61], %b[45]
}
{
  ldd,0 [ %r2 + 0x148 ], %b[37]
  and_ord,1 %r36, %b[8], %b[37], %b[8]
  andd,2 %g14, %r25, %r25
  ldd,3 [ %r2 + 0x148 ], %b[125]
  and_ord,4 %b[60], %b[96], %b[125], %b[96]
  andd,5 %g30, %b[49], %b[49]
}
{
  ord,0 %b[38], %b[22], %r32
  xor_xord,1 %g3, %r20, %r36, %r20
  andd,2 %b[38], %b[22], %r36
  ord,3 %b[126], %b[110], %b[56]
  xor_xord,4 %g19, %b[44], %b[60], %b[44]
  andd,5 %b[126], %b[110], %b[60]
}
{
  xord,0 %b[8], %r21, %r21
  and_ord,1 %b[8], %r21, %r37, %r37
  xord,2 %r61, %b[34], %b[34]
  xord,3 %b[96], %b[45], %b[45]
  and_ord,4 %b[96], %b[45], %b[61], %b[61]
  xord,5 %b[85], %b[122], %b[122]
}
{
  xord,0 %r21, %r20, %r61
  xord,1 %r21, %b[34], %r26
  ldd,2 [ %r2 + 0x150 ], %b[8]
  xord,3 %b[45], %b[44], %b[85]
  xord,4 %b[45], %b[122], %b[50]
  ldd,5 [ %r2 + 0x150 ], %b[96]
}
{
  xord,0 %r51, %b[37], %r37
  and_ord,1 %r37, %r45, %r25, %r25
  xord,2 %r37, %r45, %r45
  xord,3 %b[75], %b[125], %b[61]
  and_ord,4 %b[61], %b[69], %b[49], %b[49]
  xord,5 %b[61], %b[69], %b[69]
}
{
  andd,0 %r51, %b[37], %b[37]
  andnd,1 %r26, %r61, %r26
  andd,2 %r21, %r45, %b[14]
  andd,3 %b[75], %b[125], %b[125]
  andnd,4 %b[50], %b[85], %b[50]
  andd,5 %b[45], %b[69], %b[102]
}
{
  xornd,0 %r45, %r21, %r21
  and_ord,1 %r25, %r32, %r36, %r32
  xornd,2 %b[34], %b[14], %b[14]
  xornd,3 %b[69], %b[45], %b[45]
  and_ord,4 %b[49], %b[56], %b[60], %b[56]
  xornd,5 %b[122], %b[102], %b[102]
}
{
  andnd,0 %b[14], %r20, %r61
  and_xord,1 %r45, %r20, %r26, %b[36]
  andd,2 %r45, %b[14], %r36
  andnd,3 %b[102], %b[44], %b[85]
  and_xord,4 %b[69], %b[44], %b[50], %b[124]
  andd,5 %b[69], %b[102], %b[60]
}
{
  andd,0 %r16, %b[8], %b[8]
  and_ord,1 %r32, %r37, %b[37], %b[37]
  xord,2 %r16, %b[8], %b[20]
  andd,3 %b[40], %b[96], %b[96]
  and_ord,4 %b[56], %b[61], %b[125], %b[125]
  xord,5 %b[40], %b[96], %b[108]
}
{
  andnd,0 %r21, %r36, %r21
  xornd,1 %r45, %r61, %r61
  ldd,2 [ %r2 + 0x158 ], %r63
  andnd,3 %b[45], %b[60], %b[45]
  xornd,4 %b[69], %b[85], %b[85]
  ldd,5 [ %r2 + 0x158 ], %b[87]
}
{
  andnd,0 %b[34], %r20, %r20
  and_ord,1 %b[37], %b[20], %b[8], %b[8]
  andnd,2 %r20, %b[34], %r45
  andnd,3 %b[122], %b[44], %b[44]
  and_ord,4 %b[125], %b[108], %b[96], %b[96]
  andnd,5 %b[44], %b[122], %b[69]
}
{
  ldd,0 [ %r2 + 0x188 ], %r36
  or_xornd,1 %b[36], %r20, %r45, %r20
  ldd,2 [ %r2 + 0x180 ], %b[34]
  ldd,3 [ %r2 + 0x188 ], %b[60]
  or_xornd,4 %b[124], %b[44], %b[69], %b[44]
  ldd,5 [ %r2 + 0x180 ], %b[122]
}
{
  andd,0 %g9, %r63, %r45
  xor_xord,1 %r61, %r26, %r28, %r61
  ldd,2 [ %r2 + 0x160 ], %r28
  andd,3 %g25, %b[87], %b[69]
  xor_xord,4 %b[85], %b[50], %b[52], %b[85]
  ldd,5 [ %r2 + 0x160 ], %b[52]
}
{
  ldd,0 [ %r2 + 0x190 ], %b[7]
  or_xord,1 %r26, %r21, %b[33], %r26
  ord,2 %g9, %r63, %b[33]
  ldd,3 [ %r2 + 0x190 ], %b[95]
  or_xord,4 %b[50], %b[45], %b[121], %b[50]
  ord,5 %g25, %b[87], %b[121]
}
{
  xord,0 %r32, %r37, %r37
  xor_xord,1 %b[38], %b[22], %r25, %b[22]
  xord,2 %r20, %r21, %r20
  xord,3 %b[56], %b[61], %b[61]
  xor_xord,4 %b[126], %b[110], %b[49], %b[110]
  xord,5 %b[44], %b[45], %b[44]
}
{
  ldd,0 [ %r2 + 0x168 ], %b[37]
  xor_xord,1 %g9, %r63, %b[8], %r63
  xord,2 %b[37], %b[20], %b[20]
  ldd,3 [ %r2 + 0x168 ], %b[125]
  xor_xord,4 %g25, %b[87], %b[96], %b[87]
  xord,5 %b[125], %b[108], %b[108]
}
{
  andd,0 %r26, %r36, %b[8]
  and_ord,1 %b[8], %b[33], %r45, %b[33]
  andd,2 %r61, %b[34], %r45
  andd,3 %b[50], %b[60], %b[96]
  and_ord,4 %b[96], %b[121], %b[69], %b[121]
  andd,5 %b[85], %b[122], %b[69]
}
{
  xord,0 %r39, %r20, %r20
  xord,1 %b[20], %b[22], %r39
  ord,2 %r26, %r36, %r32
  xord,3 %b[63], %b[44], %b[44]
  xord,4 %b[108], %b[110], %b[63]
  ord,5 %b[50], %b[60], %b[56]
}
{
  xord,0 %r63, %b[22], %b[22]
  andd,1 %r17, %r28, %r25
  xord,2 %r63, %r37, %r21
  xord,3 %b[87], %b[110], %b[110]
  andd,4 %b[41], %b[52], %b[49]
  xord,5 %b[87], %b[61], %b[45]
}
{
  andd,0 %r21, %b[22], %r21
  and_ord,1 %r45, %r32, %b[8], %r32
  ord,2 %r17, %r28, %r55
  andd,3 %b[45], %b[110], %b[45]
  and_ord,4 %b[69], %b[56], %b[96], %b[56]
  ord,5 %b[41], %b[52], %b[79]
}
{
  ornd,0 %b[0], %b[17], %b[0]
  xor_ornd,1 %b[20], %r63, %r39, %b[8]
  andd,2 %b[20], %r37, %b[32]
  ornd,3 %b[88], %b[105], %b[88]
  xor_ornd,4 %b[108], %b[87], %b[63], %b[96]
  andd,5 %b[108], %b[61], %b[120]
}
{
  xord,0 %b[18], %r47, %r47
  and_ord,1 %b[33], %r55, %r25, %r55
  ldd,2 [ %r2 + 0x170 ], %r25
  xord,3 %b[106], %b[71], %b[71]
  and_ord,4 %b[121], %b[79], %b[49], %b[79]
  ldd,5 [ %r2 + 0x170 ], %b[49]
}
{
  andnd,0 %r23, %r49, %b[33]
  xor_xord,1 %r17, %r28, %b[33], %r28
  xord,2 %b[8], %b[13], %b[13]
  andnd,3 %b[47], %b[73], %b[121]
  xor_xord,4 %b[41], %b[52], %b[121], %b[52]
  xord,5 %b[96], %b[101], %b[101]
}
{
  ord,0 %b[18], %b[24], %b[18]
  xor_xord,1 %g1, %g5, %r48, %g5
  andnd,2 %r49, %r23, %r48
  ord,3 %b[106], %b[112], %b[106]
  xor_xord,4 %g17, %g21, %b[72], %g21
  andnd,5 %b[73], %b[47], %b[72]
}
{
  xord,0 %r23, %b[35], %b[35]
  or_xornd,1 %g4, %b[33], %r48, %r48
  xord,2 %b[17], %r47, %r47
  xord,3 %b[47], %b[123], %b[123]
  or_xornd,4 %g20, %b[121], %b[72], %b[72]
  xord,5 %b[105], %b[71], %b[71]
}
{
  andd,0 %r20, %b[7], %b[33]
  xor_xord,1 %b[0], %b[4], %b[39], %b[4]
  xord,2 %b[20], %r37, %b[17]
  andd,3 %b[44], %b[95], %b[121]
  xor_xord,4 %b[88], %b[92], %b[127], %b[92]
  xord,5 %b[108], %b[61], %b[105]
}
{
  andd,0 %r53, %b[37], %b[37]
  and_xornd,1 %r21, %b[17], %b[32], %b[17]
  xord,2 %r53, %b[37], %b[32]
  andd,3 %b[77], %b[125], %b[125]
  and_xornd,4 %b[45], %b[105], %b[120], %b[105]
  xord,5 %b[77], %b[125], %b[120]
}
{
  xord,0 %r55, %b[32], %b[32]
  and_ord,1 %r55, %b[32], %b[37], %b[37]
  ldd,2 [ %r2 + 0x178 ], %b[39]
  xord,3 %b[79], %b[120], %b[120]
  and_ord,4 %b[79], %b[120], %b[125], %b[125]
  ldd,5 [ %r2 + 0x178 ], %b[127]
}
{
  xord,0 %r63, %b[20], %b[20]
  andn_xornd,1 %b[17], %b[22], %r63, %b[22]
  andnd,2 %r37, %b[20], %r55
  xord,3 %b[87], %b[108], %b[108]
  andn_xornd,4 %b[105], %b[110], %b[87], %b[110]
  andnd,5 %b[61], %b[108], %b[79]
}
{
  xord,0 %g6, %r25, %b[17]
  andd,1 %g6, %r25, %r25
  xord,2 %b[17], %b[13], %b[13]
  xord,3 %g22, %b[49], %b[105]
  andd,4 %g22, %b[49], %b[49]
  xord,5 %b[105], %b[101], %b[101]
}
{
  xord,0 %r29, %b[39], %b[39]
  or_xord,1 %r55, %r39, %r37, %r55
  ord,2 %r37, %b[20], %b[20]
  xord,3 %b[53], %b[127], %b[127]
  or_xord,4 %b[79], %b[63], %b[61], %b[79]
  ord,5 %b[61], %b[108], %b[108]
}
{
  xord,0 %b[20], %b[8], %b[8]
  and_ord,1 %b[37], %b[17], %r25, %r25
  xord,2 %b[37], %b[17], %b[17]
  xord,3 %b[108], %b[96], %b[96]
  and_ord,4 %b[125], %b[105], %b[49], %b[49]
  xord,5 %b[125], %b[105], %b[105]
}
{
  xord,0 %g15, %b[8], %b[8]
  xor_xord,1 %b[22], %b[20], %r33, %b[22]
  ord,2 %r21, %r55, %r21
  xord,3 %g31, %b[96], %b[96]
  xor_xord,4 %b[110], %b[108], %b[57], %b[110]
  ord,5 %b[45], %b[79], %b[45]
}
{
  xord,0 %r58, %r21, %r21
  andnd,1 %b[17], %b[32], %r58
  xord,2 %r25, %b[39], %b[39]
  xord,3 %b[82], %b[45], %b[45]
  andnd,4 %b[105], %b[120], %b[82]
  xord,5 %b[49], %b[127], %b[127]
}
{
  andnd,0 %r28, %b[39], %g15
  andnd,1 %b[32], %b[17], %r55
  xord,2 %b[39], %r28, %r25
  andnd,3 %b[52], %b[127], %g31
  andnd,4 %b[120], %b[105], %b[79]
  xord,5 %b[127], %b[52], %b[49]
}
{
  xord,0 %b[17], %r28, %b[20]
  or_xornd,1 %b[17], %g15, %r25, %g15
  ornd,2 %r25, %b[32], %r25
  xord,3 %b[105], %b[52], %b[108]
  or_xornd,4 %b[105], %g31, %b[49], %g31
  ornd,5 %b[49], %b[120], %b[49]
}
{
  andnd,0 %r28, %b[17], %r28
  xor_andd,1 %r25, %b[17], %b[20], %b[20]
  andnd,2 %b[17], %r28, %r33
  andnd,3 %b[52], %b[105], %b[52]
  xor_andd,4 %b[49], %b[105], %b[108], %b[108]
  andnd,5 %b[105], %b[52], %b[57]
}
{
  andnd,0 %b[32], %b[39], %r25
  or_xornd,1 %g15, %r58, %r55, %r55
  andd,2 %g15, %r25, %g15
  andnd,3 %b[120], %b[127], %b[49]
  or_xornd,4 %g31, %b[82], %b[79], %b[79]
  andd,5 %g31, %b[49], %g31
}
{
  xord,0 %b[32], %r60, %b[32]
  ornd,1 %r25, %b[17], %r25
  xord,2 %b[26], %g15, %g15
  xord,3 %b[120], %b[84], %b[120]
  ornd,4 %b[49], %b[105], %b[49]
  xord,5 %b[114], %g31, %g31
}
{
  ornd,0 %g5, %g4, %b[20]
  or_xornd,1 %r55, %r28, %r33, %r28
  xord,2 %b[20], %b[32], %b[32]
  ornd,3 %g21, %g20, %b[108]
  or_xornd,4 %b[79], %b[52], %b[57], %b[52]
  xord,5 %b[108], %b[120], %b[120]
}
{
  andnd,0 %b[20], %r23, %b[5]
  xor_xord,1 %r55, %b[39], %b[5], %r55
  andnd,2 %g5, %g4, %b[39]
  andnd,3 %b[108], %b[47], %b[93]
  xor_xord,4 %b[79], %b[127], %b[93], %b[79]
  andnd,5 %g21, %g20, %b[127]
}
{
  andd,0 %g5, %r23, %b[16]
  xor_xord,1 %r28, %r25, %b[16], %r28
  andd,2 %b[5], %g4, %r25
  andd,3 %g21, %b[47], %b[104]
  xor_xord,4 %b[52], %b[49], %b[104], %b[52]
  andd,5 %b[93], %g20, %b[49]
}
{
  xord,0 %b[5], %b[11], %b[5]
  or_xord,1 %r48, %b[39], %b[20], %b[39]
  ord,2 %g5, %r23, %r23
  xord,3 %b[93], %b[99], %b[93]
  or_xord,4 %b[72], %b[127], %b[108], %b[127]
  ord,5 %g21, %b[47], %b[47]
}
{
  xord,0 %r61, %b[34], %b[34]
  and_xord,1 %b[0], %b[18], %b[24], %b[18]
  xord,2 %b[36], %b[14], %b[36]
  xord,3 %b[85], %b[122], %b[122]
  and_xord,4 %b[88], %b[106], %b[112], %b[106]
  xord,5 %b[124], %b[102], %b[124]
}
{
  ldd,0 [ %r2 + 0x198 ], %b[0]
  ord,1 %b[39], %g4, %g4
  ord,2 %r20, %b[7], %b[14]
  ldd,3 [ %r2 + 0x198 ], %b[88]
  ord,4 %b[127], %g20, %g20
  ord,5 %b[44], %b[95], %b[102]
}
{
  xord,0 %b[18], %g10, %g10
  and_ord,1 %r32, %b[14], %b[33], %b[14]
  ornd,2 %r25, %g4, %g4
  xord,3 %b[106], %g26, %g26
  and_ord,4 %b[56], %b[102], %b[121], %b[102]
  ornd,5 %b[49], %g20, %g20
}
{
  ldd,0 [ %r2 + 0x1a8 ], %r25
  xor_xord,1 %g0, %r27, %r52, %r27
  ldd,2 [ %r2 + 0x1a0 ], %b[18]
  ldd,3 [ %r2 + 0x1a8 ], %b[49]
  xor_xord,4 %g16, %b[51], %b[76], %b[51]
  ldd,5 [ %r2 + 0x1a0 ], %b[106]
}
{
  andd,0 %b[0], %b[14], %b[0]
  xor_xord,1 %r62, %r44, %b[29], %r44
  xord,2 %b[0], %b[14], %r52
  andd,3 %b[88], %b[102], %b[88]
  xor_xord,4 %b[86], %b[68], %b[117], %b[68]
  xord,5 %b[88], %b[102], %b[76]
}
{
  ord,0 %g4, %r49, %r49
  and_ord,1 %b[13], %r52, %b[0], %b[0]
  andd,2 %g4, %g5, %g5
  ord,3 %g20, %b[73], %b[73]
  and_ord,4 %b[101], %b[76], %b[88], %b[88]
  andd,5 %g20, %g21, %g21
}
{
  ornd,0 %g5, %r49, %r49
  xor_xord,1 %r24, %b[12], %r30, %b[12]
  xord,2 %r21, %r25, %b[29]
  ornd,3 %g21, %b[73], %b[73]
  xor_xord,4 %b[48], %b[100], %b[54], %b[100]
  xord,5 %b[45], %b[49], %b[117]
}
{
  andd,0 %b[18], %b[0], %b[18]
  orn_xord,1 %r48, %r23, %b[16], %r23
  xord,2 %b[18], %b[0], %g5
  andd,3 %b[106], %b[88], %b[106]
  orn_xord,4 %b[72], %b[47], %b[104], %b[47]
  xord,5 %b[106], %b[88], %g21
}
{
  andd,0 %r21, %r25, %r25
  and_ord,1 %b[22], %g5, %b[18], %b[18]
  ldd,2 [ %r2 + 0x1b0 ], %b[16]
  andd,3 %b[45], %b[49], %b[49]
  and_ord,4 %b[110], %g21, %b[106], %b[106]
  ldd,5 [ %r2 + 0x1b0 ], %b[104]
}
{
  andnd,0 %r44, %r27, %b[0]
  andnd,1 %r27, %r44, %r30
  ldd,2 [ %r2 + 0x1b8 ], %r48
  andnd,3 %b[68], %b[51], %b[88]
  andnd,4 %b[51], %b[68], %b[54]
  ldd,5 [ %r2 + 0x1b8 ], %b[72]
}
{
  xord,0 %r23, %b[1], %b[1]
  and_ord,1 %b[18], %b[29], %r25, %r25
  xord,2 %r49, %b[35], %b[35]
  xord,3 %b[47], %b[89], %b[89]
  and_ord,4 %b[106], %b[117], %b[49], %b[49]
  xord,5 %b[73], %b[123], %b[123]
}
{
  andd,0 %b[8], %b[16], %b[16]
  xor_xord,1 %r41, %r42, %b[31], %r42
  xord,2 %b[8], %b[16], %r49
  andd,3 %b[96], %b[104], %b[104]
  xor_xord,4 %b[65], %b[66], %b[119], %b[66]
  xord,5 %b[96], %b[104], %b[73]
}
{
  andd,0 %g15, %r48, %r48
  and_ord,1 %r25, %r49, %b[16], %b[16]
  xord,2 %g15, %r48, %b[31]
  andd,3 %g31, %b[72], %b[72]
  and_ord,4 %b[49], %b[73], %b[104], %b[104]
  xord,5 %g31, %b[72], %b[119]
}
{
  andnd,0 %r44, %r42, %g4
  andn_xornd,1 %b[12], %b[0], %r30, %r30
  xord,2 %g4, %b[1], %b[1]
  andnd,3 %b[68], %b[66], %g20
  andn_xornd,4 %b[100], %b[88], %b[54], %b[54]
  xord,5 %g20, %b[89], %b[89]
}
{
  xord,0 %r23, %r38, %r38
  and_ord,1 %b[16], %b[31], %r48, %r48
  andnd,2 %r42, %r44, %b[0]
  xord,3 %b[47], %b[62], %b[62]
  and_ord,4 %b[104], %b[119], %b[72], %b[72]
  andnd,5 %b[66], %b[68], %b[88]
}
{
  xord,0 %r30, %r42, %b[14]
  ord,1 %r44, %r42, %b[33]
  andd,2 %r30, %b[12], %r23
  xord,3 %b[54], %b[66], %b[102]
  ord,4 %b[68], %b[66], %b[121]
  andd,5 %b[54], %b[100], %b[47]
}
{
  xord,0 %b[39], %b[5], %b[5]
  xord,1 %r27, %b[33], %b[33]
  ornd,2 %r23, %b[14], %b[14]
  xord,3 %b[127], %b[93], %b[93]
  xord,4 %b[51], %b[121], %b[121]
  ornd,5 %b[47], %b[102], %b[102]
}
{
  ldd,0 [ %r2 + 0x1c8 ], %r23
  andn_xornd,1 %b[14], %b[0], %g4, %b[0]
  ldd,2 [ %r2 + 0x1c0 ], %b[39]
  ldd,3 [ %r2 + 0x1c8 ], %b[47]
  andn_xornd,4 %b[102], %b[88], %g20, %b[88]
  ldd,5 [ %r2 + 0x1c0 ], %b[127]
}
{
  ldd,0 [ %r2 + 0x1d8 ], %b[24]
  xord,1 %b[14], %r27, %b[11]
  ldd,2 [ %r2 + 0x1d0 ], %g4
  ldd,3 [ %r2 + 0x1d8 ], %b[112]
  xord,4 %b[102], %b[51], %b[99]
  ldd,5 [ %r2 + 0x1d0 ], %g20
}
{
  xord,0 %b[12], %r43, %b[12]
  andn_xord,1 %b[0], %b[11], %b[14], %b[11]
  xord,2 %b[33], %r30, %r30
  xord,3 %b[100], %b[67], %b[100]
  andn_xord,4 %b[88], %b[99], %b[102], %b[99]
  xord,5 %b[121], %b[54], %b[54]
}
{
  ord,0 %b[32], %b[39], %b[14]
  xord,1 %r28, %r23, %b[20]
  andd,2 %b[32], %b[39], %r43
  ord,3 %b[120], %b[127], %b[102]
  xord,4 %b[52], %b[47], %b[108]
  andd,5 %b[120], %b[127], %b[67]
}
{
  andd,0 %r55, %g4, %r43
  and_ord,1 %r48, %b[14], %r43, %b[14]
  andd,2 %r28, %r23, %r23
  andd,3 %b[79], %g20, %b[67]
  and_ord,4 %b[72], %b[102], %b[67], %b[102]
  andd,5 %b[52], %b[47], %b[47]
}
{
  xord,0 %r56, %b[24], %b[17]
  andd,1 %r56, %b[24], %b[24]
  ord,2 %r55, %g4, %r33
  xord,3 %b[80], %b[112], %b[105]
  andd,4 %b[80], %b[112], %b[112]
  ord,5 %b[79], %g20, %b[57]
}
{
  xord,0 %b[11], %b[12], %b[12]
  and_ord,1 %b[14], %b[20], %r23, %r23
  ornd,2 %r30, %b[11], %r30
  xord,3 %b[99], %b[100], %b[100]
  and_ord,4 %b[102], %b[108], %b[47], %b[47]
  ornd,5 %b[54], %b[99], %b[54]
}
{
  xord,0 %b[13], %r52, %r52
  xor_xord,1 %b[0], %r27, %r34, %b[0]
  xord,2 %b[2], %b[36], %b[36]
  xord,3 %b[101], %b[76], %b[76]
  xor_xord,4 %b[88], %b[51], %b[58], %b[88]
  xord,5 %b[90], %b[124], %b[124]
}
{
  xord,0 %b[18], %b[29], %b[29]
  and_ord,1 %r23, %r33, %r43, %r33
  xord,2 %b[22], %g5, %g5
  xord,3 %b[106], %b[117], %b[117]
  and_ord,4 %b[47], %b[57], %b[67], %b[57]
  xord,5 %b[110], %g21, %g21
}
{
  xord,0 %b[16], %b[31], %b[31]
  xor_xord,1 %r30, %r44, %r35, %r30
  xord,2 %r25, %r49, %r49
  xord,3 %b[104], %b[119], %b[119]
  xor_xord,4 %b[54], %b[68], %b[59], %b[54]
  xord,5 %b[49], %b[73], %b[73]
}
{
  andnd,0 %b[29], %g5, %r25
  and_ord,1 %r33, %b[17], %b[24], %b[24]
  andnd,2 %g5, %b[29], %b[16]
  andnd,3 %b[117], %g21, %b[49]
  and_ord,4 %b[57], %b[105], %b[112], %b[112]
  andnd,5 %g21, %b[117], %b[104]
}
{
  xord,0 %r33, %b[17], %b[17]
  xor_xord,1 %b[33], %r42, %g8, %b[33]
  xord,2 %r49, %b[31], %r42
  xord,3 %b[57], %b[105], %b[105]
  xor_xord,4 %b[121], %b[66], %g24, %b[121]
  xord,5 %b[73], %b[119], %b[66]
}
{
  ldd,0 [ %r2 + 0x1e8 ], %g8
  xor_xord,1 %r26, %r36, %r45, %r36
  ldd,2 [ %r2 + 0x1e0 ], %r33
  ldd,3 [ %r2 + 0x1e8 ], %g24
  xor_xord,4 %b[50], %b[60], %b[69], %b[60]
  ldd,5 [ %r2 + 0x1e0 ], %b[57]
}
{
  ldd,0 [ %r2 + 0x1f8 ], %r44
  xor_xord,1 %r20, %b[7], %r32, %b[7]
  ldd,2 [ %r2 + 0x1f0 ], %r45
  ldd,3 [ %r2 + 0x1f8 ], %b[68]
  xor_xord,4 %b[44], %b[95], %b[56], %b[95]
  ldd,5 [ %r2 + 0x1f0 ], %b[69]
}
{
  ldd,0 [ %r2 + 0x208 ], %r35
  or_xord,1 %r52, %r36, %b[34], %b[34]
  ldd,2 [ %r2 + 0x200 ], %r32
  ldd,3 [ %r2 + 0x208 ], %b[59]
  or_xord,4 %b[76], %b[60], %b[122], %b[122]
  ldd,5 [ %r2 + 0x200 ], %b[56]
}
{
  andd,0 %r18, %r33, %r33
  xord,1 %r19, %g8, %r43
  xord,2 %r18, %r33, %b[18]
  andd,3 %b[42], %b[57], %b[57]
  xord,4 %b[43], %g24, %b[67]
  xord,5 %b[42], %b[57], %b[106]
}
{
  andd,0 %r22, %r45, %b[2]
  and_ord,1 %b[24], %b[18], %r33, %r33
  andd,2 %r19, %g8, %g8
  andd,3 %b[46], %b[69], %b[90]
  and_ord,4 %b[112], %b[106], %b[57], %b[57]
  andd,5 %b[43], %g24, %g24
}
{
  andd,0 %b[19], %r44, %r34
  ord,1 %b[19], %r44, %b[11]
  ord,2 %r22, %r45, %r27
  andd,3 %b[107], %b[68], %b[58]
  ord,4 %b[107], %b[68], %b[99]
  ord,5 %b[46], %b[69], %b[51]
}
{
  andd,0 %b[6], %r32, %r32
  and_ord,1 %r33, %r43, %g8, %g8
  xord,2 %b[6], %r32, %r60
  andd,3 %b[94], %b[56], %b[56]
  and_ord,4 %b[57], %b[67], %g24, %g24
  xord,5 %b[94], %b[56], %b[84]
}
{
  andd,0 %r54, %r35, %r58
  ord,1 %r54, %r35, %b[37]
  ldd,2 [ %r2 + 0x210 ], %b[26]
  andd,3 %b[78], %b[59], %b[82]
  ord,4 %b[78], %b[59], %b[125]
  ldd,5 [ %r2 + 0x210 ], %b[114]
}
{
  ldd,0 [ %r2 + 0x220 ], %r37
  and_ord,1 %g8, %r27, %b[2], %r27
  ldd,2 [ %r2 + 0x218 ], %b[2]
  ldd,3 [ %r2 + 0x220 ], %b[61]
  and_ord,4 %g24, %b[51], %b[90], %b[51]
  ldd,5 [ %r2 + 0x218 ], %b[90]
}
{
  ldd,0 [ %r2 + 0x230 ], %r63
  xord,1 %r36, %b[3], %b[3]
  ldd,2 [ %r2 + 0x228 ], %r39
  ldd,3 [ %r2 + 0x230 ], %b[87]
  xord,4 %b[60], %b[91], %b[91]
  ldd,5 [ %r2 + 0x228 ], %b[63]
}
{
  andd,0 %r40, %b[26], %b[26]
  and_ord,1 %r27, %b[11], %r34, %b[11]
  xord,2 %r40, %b[26], %r34
  andd,3 %b[64], %b[114], %b[114]
  and_ord,4 %b[51], %b[99], %b[58], %b[99]
  xord,5 %b[64], %b[114], %b[58]
}
{
  xord,0 %b[14], %b[20], %b[20]
  and_ord,1 %b[31], %b[29], %r49, %r49
  xord,2 %b[34], %g1, %g1
  xord,3 %b[102], %b[108], %b[108]
  and_ord,4 %b[119], %b[117], %b[73], %b[73]
  xord,5 %b[122], %g17, %g17
}
{
  andd,0 %b[9], %b[2], %b[2]
  and_ord,1 %b[11], %r60, %r32, %r32
  xord,2 %b[9], %b[2], %b[14]
  andd,3 %b[97], %b[90], %b[90]
  and_ord,4 %b[99], %b[84], %b[56], %b[56]
  xord,5 %b[97], %b[90], %b[102]
}
{
  xord,0 %b[17], %b[20], %r48
  xor_xord,1 %b[32], %b[39], %r48, %b[39]
  xord,2 %r49, %g5, %g5
  xord,3 %b[105], %b[108], %b[72]
  xor_xord,4 %b[120], %b[127], %b[72], %b[127]
  xord,5 %b[73], %g21, %g21
}
{
  xord,0 %b[24], %b[18], %b[18]
  and_ord,1 %r32, %b[37], %r58, %b[37]
  andd,2 %b[4], %r37, %r58
  xord,3 %b[112], %b[106], %b[106]
  and_ord,4 %b[56], %b[125], %b[82], %b[125]
  andd,5 %b[92], %b[61], %b[82]
}
{
  andnd,0 %b[17], %b[39], %r23
  xor_xord,1 %r55, %g4, %r23, %g4
  ord,2 %b[4], %r37, %b[24]
  andnd,3 %b[105], %b[127], %b[47]
  xor_xord,4 %b[79], %g20, %b[47], %g20
  ord,5 %b[92], %b[61], %b[112]
}
{
  xord,0 %b[11], %r60, %r60
  and_ord,1 %b[37], %r34, %b[26], %b[26]
  xord,2 %r33, %r43, %r43
  xord,3 %b[99], %b[84], %b[84]
  and_ord,4 %b[125], %b[58], %b[114], %b[114]
  xord,5 %b[57], %b[67], %b[67]
}
{
  andd,0 %r47, %r39, %r39
  xord,1 %g10, %r63, %r33
  xord,2 %r47, %r39, %b[11]
  andd,3 %b[71], %b[63], %b[63]
  xord,4 %g26, %b[87], %b[57]
  xord,5 %b[71], %b[63], %b[99]
}
{
  xord,0 %g4, %r23, %r23
  and_ord,1 %b[26], %b[14], %b[2], %b[2]
  andd,2 %g10, %r63, %r63
  xord,3 %g20, %b[47], %b[47]
  and_ord,4 %b[114], %b[102], %b[90], %b[90]
  andd,5 %g26, %b[87], %b[87]
}
{
  xord,0 %b[37], %r34, %r34
  xor_xord,1 %b[19], %r44, %r27, %r44
  xord,2 %r23, %b[17], %r27
  xord,3 %b[125], %b[58], %b[58]
  xor_xord,4 %b[107], %b[68], %b[51], %b[68]
  xord,5 %b[47], %b[105], %b[51]
}
{
  ldd,0 [ %r2 + 0x240 ], %b[37]
  and_ord,1 %b[2], %b[24], %r58, %b[24]
  ldd,2 [ %r2 + 0x238 ], %r58
  ldd,3 [ %r2 + 0x240 ], %b[125]
  and_ord,4 %b[90], %b[112], %b[82], %b[112]
  ldd,5 [ %r2 + 0x238 ], %b[82]
}
{
  xord,0 %b[7], %r36, %b[7]
  xor_xord,1 %b[4], %r37, %b[2], %r37
  xord,2 %b[34], %b[7], %b[2]
  xord,3 %b[95], %b[60], %b[95]
  xor_xord,4 %b[92], %b[61], %b[90], %b[61]
  xord,5 %b[122], %b[95], %b[90]
}
{
  andnd,0 %b[34], %r52, %b[24]
  and_ord,1 %b[24], %b[11], %r39, %r39
  xord,2 %b[24], %b[11], %b[11]
  andnd,3 %b[122], %b[76], %b[112]
  and_ord,4 %b[112], %b[99], %b[63], %b[63]
  xord,5 %b[112], %b[99], %b[99]
}
{
  andnd,0 %r36, %b[2], %b[2]
  and_andnd,1 %b[17], %r23, %r48, %b[17]
  andnd,2 %b[2], %b[24], %b[24]
  andnd,3 %b[60], %b[90], %b[90]
  and_andnd,4 %b[105], %b[47], %b[72], %b[105]
  andnd,5 %b[90], %b[112], %b[112]
}
{
  ldd,0 [ %r2 + 0x250 ], %r39
  and_ord,1 %r39, %r33, %r63, %r63
  xord,2 %r39, %r33, %r33
  ldd,3 [ %r2 + 0x250 ], %b[63]
  and_ord,4 %b[63], %b[57], %b[87], %b[87]
  xord,5 %b[63], %b[57], %b[57]
}
{
  andnd,0 %b[2], %b[24], %b[2]
  andn_xord,1 %b[24], %b[34], %r52, %b[34]
  andd,2 %b[24], %r52, %r52
  andnd,3 %b[90], %b[112], %b[90]
  andn_xord,4 %b[112], %b[122], %b[76], %b[122]
  andd,5 %b[112], %b[76], %b[76]
}
{
  xord,0 %b[24], %b[3], %b[3]
  andn_xornd,1 %b[31], %r25, %b[16], %b[24]
  xornd,2 %r52, %b[2], %b[2]
  xord,3 %b[112], %b[91], %b[91]
  andn_xornd,4 %b[119], %b[49], %b[104], %b[112]
  xornd,5 %b[76], %b[90], %b[90]
}
{
  andnd,0 %b[7], %b[34], %b[7]
  xor_xord,1 %b[34], %b[2], %b[27], %b[34]
  andd,2 %b[35], %r58, %r52
  andnd,3 %b[95], %b[122], %b[95]
  xor_xord,4 %b[122], %b[90], %b[115], %b[122]
  andd,5 %b[123], %b[82], %b[76]
}
{
  xord,0 %b[2], %g1, %g1
  xor_xord,1 %b[35], %r58, %r63, %r58
  ord,2 %b[35], %r58, %b[27]
  xord,3 %b[90], %g17, %g17
  xor_xord,4 %b[123], %b[82], %b[87], %b[82]
  ord,5 %b[123], %b[82], %b[115]
}
{
  andd,0 %b[1], %b[37], %r63
  and_ord,1 %r63, %b[27], %r52, %b[27]
  ldd,2 [ %r2 + 0x248 ], %r52
  andd,3 %b[89], %b[125], %b[87]
  and_ord,4 %b[87], %b[115], %b[76], %b[115]
  ldd,5 [ %r2 + 0x248 ], %b[76]
}
{
  andd,0 %b[24], %g5, %g5
  xor_xord,1 %b[7], %r36, %r59, %b[7]
  ord,2 %b[1], %b[37], %b[2]
  andd,3 %b[112], %g21, %g21
  xor_xord,4 %b[95], %b[60], %b[83], %b[95]
  ord,5 %b[89], %b[125], %b[90]
}
{
  xord,0 %b[11], %r37, %r36
  and_ord,1 %b[27], %b[2], %r63, %b[2]
  andd,2 %r33, %r58, %r63
  xord,3 %b[99], %b[61], %b[60]
  and_ord,4 %b[115], %b[90], %b[87], %b[90]
  andd,5 %b[57], %b[82], %b[87]
}
{
  andd,0 %r38, %r52, %r52
  xornd,1 %r37, %r63, %r63
  xord,2 %r38, %r52, %r59
  andd,3 %b[62], %b[76], %b[76]
  xornd,4 %b[61], %b[87], %b[87]
  xord,5 %b[62], %b[76], %b[83]
}
{
  ldd,0 [ %r2 + 0x268 ], %b[2]
  and_ord,1 %b[2], %r59, %r52, %r52
  xord,2 %b[2], %r59, %r59
  ldd,3 [ %r2 + 0x268 ], %b[90]
  and_ord,4 %b[90], %b[83], %b[76], %b[76]
  xord,5 %b[90], %b[83], %b[83]
}
{
  xord,0 %r49, %b[24], %b[27]
  xor_xord,1 %b[1], %b[37], %b[27], %b[37]
  xornd,2 %b[24], %r42, %r42
  xord,3 %b[73], %b[112], %b[115]
  xor_xord,4 %b[89], %b[125], %b[115], %b[125]
  xornd,5 %b[112], %b[66], %b[66]
}
{
  xord,0 %g0, %b[27], %b[27]
  xor_xord,1 %g5, %b[31], %r50, %g5
  andd,2 %r49, %r42, %r49
  xord,3 %g16, %b[115], %b[115]
  xor_xord,4 %g21, %b[119], %b[74], %g21
  andd,5 %b[73], %b[66], %b[73]
}
{
  andd,0 %r58, %r63, %r50
  xor_andd,1 %r33, %r37, %r36, %g0
  ldd,2 [ %r2 + 0x258 ], %b[31]
  andd,3 %b[82], %b[87], %b[74]
  xor_andd,4 %b[57], %b[61], %b[60], %g16
  ldd,5 [ %r2 + 0x258 ], %b[119]
}
{
  andnd,0 %r37, %b[11], %r37
  andnd,1 %b[24], %r49, %r49
  xornd,2 %r58, %r33, %r33
  andnd,3 %b[61], %b[99], %b[61]
  andnd,4 %b[112], %b[73], %b[73]
  xornd,5 %b[82], %b[57], %b[57]
}
{
  xord,0 %b[5], %r39, %b[11]
  andn_xornd,1 %r63, %b[11], %r58, %b[24]
  andd,2 %r58, %b[11], %r58
  xord,3 %b[93], %b[63], %b[99]
  andn_xornd,4 %b[87], %b[99], %b[82], %b[112]
  andd,5 %b[82], %b[99], %b[82]
}
{
  andnd,0 %r33, %r50, %r33
  xord,1 %g0, %r58, %r58
  andd,2 %b[5], %r39, %r39
  andnd,3 %b[57], %b[74], %b[57]
  xord,4 %g16, %b[82], %b[82]
  andd,5 %b[93], %b[63], %b[63]
}
{
  xord,0 %r52, %b[11], %b[11]
  and_ord,1 %r52, %b[11], %r39, %r39
  ldd,2 [ %r2 + 0x260 ], %r50
  xord,3 %b[76], %b[99], %b[99]
  and_ord,4 %b[76], %b[99], %b[63], %b[63]
  ldd,5 [ %r2 + 0x260 ], %b[74]
}
{
  xord,0 %b[0], %b[31], %r52
  andn_xornd,1 %r58, %r37, %r36, %r37
  ord,2 %g0, %r33, %r36
  xord,3 %b[88], %b[119], %b[76]
  andn_xornd,4 %b[82], %b[61], %b[60], %b[61]
  ord,5 %g16, %b[57], %b[60]
}
{
  xord,0 %r31, %r36, %r36
  xor_xord,1 %b[24], %g0, %b[30], %b[24]
  andd,2 %b[0], %b[31], %b[31]
  xord,3 %b[55], %b[60], %b[60]
  xor_xord,4 %b[112], %g16, %b[118], %b[112]
  andd,5 %b[88], %b[119], %b[119]
}
{
  xord,0 %r39, %r52, %r52
  and_ord,1 %r39, %r52, %b[31], %b[31]
  xord,2 %r37, %r33, %r37
  xord,3 %b[63], %b[76], %b[76]
  and_ord,4 %b[63], %b[76], %b[119], %b[119]
  xord,5 %b[61], %b[57], %b[61]
}
{
  andd,0 %r30, %r50, %r33
  ord,1 %r30, %r50, %r31
  xornd,2 %r59, %b[37], %r39
  andd,3 %b[54], %b[74], %b[57]
  ord,4 %b[54], %b[74], %b[55]
  xornd,5 %b[83], %b[125], %b[63]
}
{
  xord,0 %b[11], %b[37], %b[10]
  xor_andd,1 %r52, %r59, %r39, %r39
  xord,2 %b[10], %r37, %r37
  xord,3 %b[99], %b[125], %b[98]
  xor_andd,4 %b[76], %b[83], %b[63], %b[63]
  xord,5 %b[98], %b[61], %b[61]
}
{
  andd,0 %b[11], %r59, %g0
  and_ord,1 %b[31], %r31, %r33, %r31
  xord,2 %b[11], %r52, %r33
  andd,3 %b[99], %b[83], %g16
  and_ord,4 %b[119], %b[55], %b[57], %b[55]
  xord,5 %b[99], %b[76], %b[57]
}
{
  ornd,0 %b[10], %r33, %r33
  xor_xord,1 %r30, %r50, %b[31], %r50
  xord,2 %b[11], %r59, %b[30]
  ornd,3 %b[98], %b[57], %b[57]
  xor_xord,4 %b[54], %b[74], %b[119], %b[74]
  xord,5 %b[99], %b[83], %b[118]
}
{
  xord,0 %r33, %b[23], %b[23]
  and_xornd,1 %r39, %b[30], %g0, %b[30]
  xord,2 %b[12], %b[2], %b[31]
  xord,3 %b[57], %b[111], %b[111]
  and_xornd,4 %b[63], %b[118], %g16, %b[118]
  xord,5 %b[100], %b[90], %b[119]
}
{
  ornd,0 %r48, %r27, %r27
  xor_ord,1 %r52, %b[11], %r59, %b[11]
  andnd,2 %r59, %b[11], %g0
  ornd,3 %b[72], %b[51], %b[51]
  xor_ord,4 %b[76], %b[99], %b[83], %b[99]
  andnd,5 %b[83], %b[99], %g16
}
{
  ord,0 %b[30], %r52, %r52
  xord,1 %b[30], %b[23], %b[23]
  andd,2 %b[30], %b[37], %b[37]
  ord,3 %b[118], %b[76], %b[76]
  xord,4 %b[118], %b[111], %b[111]
  andd,5 %b[118], %b[125], %b[125]
}
{
  xord,0 %r31, %b[31], %b[37]
  or_xord,1 %g0, %b[10], %r59, %g0
  ornd,2 %b[37], %r52, %r52
  xord,3 %b[55], %b[119], %b[125]
  or_xord,4 %g16, %b[98], %b[83], %g16
  ornd,5 %b[125], %b[76], %b[76]
}
{
  andnd,0 %b[39], %r23, %r23
  xor_xord,1 %r52, %b[11], %g2, %r52
  andnd,2 %r23, %b[39], %g2
  andnd,3 %b[127], %b[47], %b[47]
  xor_xord,4 %b[76], %b[99], %g18, %b[76]
  andnd,5 %b[47], %b[127], %g18
}
{
  andnd,0 %b[18], %r43, %r33
  xor_xord,1 %b[11], %r33, %g11, %b[11]
  ord,2 %r39, %g0, %r39
  andnd,3 %b[106], %b[67], %b[57]
  xor_xord,4 %b[99], %b[57], %g27, %b[99]
  ord,5 %b[63], %g16, %b[63]
}
{
  andnd,0 %r43, %b[18], %b[29]
  xor_xord,1 %r49, %b[29], %r41, %r49
  xord,2 %b[21], %r39, %r39
  andnd,3 %b[67], %b[106], %b[117]
  xor_xord,4 %b[73], %b[117], %b[65], %b[73]
  xord,5 %b[109], %b[63], %b[63]
}
{
  xord,0 %b[17], %b[15], %b[15]
  andn_ord,1 %r42, %r25, %b[16], %r42
  xord,2 %r27, %g4, %g4
  xord,3 %b[105], %b[103], %b[103]
  andn_ord,4 %b[66], %b[49], %b[104], %b[66]
  xord,5 %b[51], %g20, %g20
}
{
  andd,0 %b[12], %b[2], %b[2]
  andn_xornd,1 %b[17], %r23, %g2, %r23
  ldd,2 [ %r2 + 0x270 ], %r25
  andd,3 %b[100], %b[90], %b[90]
  andn_xornd,4 %b[105], %b[47], %g18, %b[47]
  ldd,5 [ %r2 + 0x270 ], %b[49]
}
{
  xord,0 %r42, %r62, %r42
  and_ord,1 %r31, %b[31], %b[2], %b[2]
  ldd,2 [ %r2 + 0x278 ], %b[31]
  xord,3 %b[66], %b[86], %b[66]
  and_ord,4 %b[55], %b[119], %b[90], %b[90]
  ldd,5 [ %r2 + 0x278 ], %b[119]
}
{
  ldd,0 [ %r2 + 0x288 ], %r31
  xord,1 %b[37], %g7, %g7
  ldd,2 [ %r2 + 0x280 ], %r62
  ldd,3 [ %r2 + 0x288 ], %b[55]
  xord,4 %b[125], %g23, %g23
  ldd,5 [ %r2 + 0x280 ], %b[86]
}
{
  xord,0 %b[33], %r25, %b[17]
  andd,1 %b[33], %r25, %r25
  ldd,2 [ %r2 + 0x290 ], %g2
  xord,3 %b[121], %b[49], %b[105]
  andd,4 %b[121], %b[49], %b[49]
  ldd,5 [ %r2 + 0x290 ], %g18
}
{
  ornd,0 %g4, %r23, %g4
  and_ord,1 %b[2], %b[17], %r25, %r25
  xord,2 %b[2], %b[17], %b[17]
  ornd,3 %g20, %b[47], %g20
  and_ord,4 %b[90], %b[105], %b[49], %b[49]
  xord,5 %b[90], %b[105], %b[105]
}
{
  andd,0 %r36, %r31, %b[16]
  ord,1 %r36, %r31, %r41
  andd,2 %b[24], %r62, %b[2]
  andd,3 %b[60], %b[55], %b[104]
  ord,4 %b[60], %b[55], %b[65]
  andd,5 %b[112], %b[86], %b[90]
}
{
  andnd,0 %b[17], %b[37], %b[21]
  and_ord,1 %b[2], %r41, %b[16], %r41
  andd,2 %r37, %g2, %b[16]
  andnd,3 %b[105], %b[125], %b[109]
  and_ord,4 %b[90], %b[65], %b[104], %b[65]
  andd,5 %b[61], %g18, %b[104]
}
{
  andnd,0 %b[17], %r50, %g11
  xor_xord,1 %b[36], %b[31], %r25, %b[31]
  andnd,2 %b[37], %b[17], %r25
  andnd,3 %b[105], %b[74], %g27
  xor_xord,4 %b[124], %b[119], %b[49], %b[119]
  andnd,5 %b[125], %b[105], %b[49]
}
{
  xord,0 %g4, %b[15], %b[15]
  xor_xord,1 %r22, %r45, %g8, %r45
  andnd,2 %r50, %b[17], %g0
  xord,3 %g20, %b[103], %b[103]
  xor_xord,4 %b[46], %b[69], %g24, %b[69]
  andnd,5 %b[74], %b[105], %g16
}
{
  andnd,0 %r50, %b[31], %b[10]
  andnd,1 %b[37], %b[31], %r59
  xord,2 %b[31], %r50, %g8
  andnd,3 %b[74], %b[119], %b[98]
  andnd,4 %b[125], %b[119], %b[83]
  xord,5 %b[119], %b[74], %g24
}
{
  ornd,0 %r59, %b[17], %r59
  or_xornd,1 %b[17], %b[10], %g8, %b[10]
  ornd,2 %g8, %b[37], %g8
  ornd,3 %b[83], %b[105], %b[83]
  or_xornd,4 %b[105], %b[98], %g24, %b[98]
  ornd,5 %g24, %b[125], %g24
}
{
  xord,0 %g8, %r50, %r50
  xord,1 %b[31], %r57, %b[31]
  xord,2 %g8, %b[17], %b[17]
  xord,3 %g24, %b[74], %b[74]
  xord,4 %b[119], %b[81], %b[119]
  xord,5 %g24, %b[105], %b[105]
}
{
  andnd,0 %b[17], %r50, %r50
  or_xornd,1 %b[10], %b[21], %r25, %r25
  andd,2 %b[10], %g8, %b[10]
  andnd,3 %b[105], %b[74], %b[74]
  or_xornd,4 %b[98], %b[109], %b[49], %b[49]
  andd,5 %b[98], %g24, %b[98]
}
{
  xord,0 %r50, %g7, %g7
  xor_xord,1 %r23, %b[20], %r24, %r24
  xord,2 %b[28], %b[10], %b[10]
  xord,3 %b[74], %g23, %g23
  xor_xord,4 %b[47], %b[108], %b[48], %b[48]
  xord,5 %b[116], %b[98], %b[98]
}
{
  ornd,0 %r45, %r44, %r25
  or_xornd,1 %r25, %g0, %g11, %g0
  xord,2 %r25, %b[31], %b[31]
  ornd,3 %b[69], %b[68], %b[49]
  or_xornd,4 %b[49], %g16, %g27, %g16
  xord,5 %b[49], %b[119], %b[119]
}
{
  andnd,0 %r25, %b[18], %g11
  or_xornd,1 %r44, %r33, %b[29], %b[29]
  andnd,2 %r45, %r44, %r33
  andnd,3 %b[49], %b[106], %g27
  or_xornd,4 %b[68], %b[57], %b[117], %b[117]
  andnd,5 %b[69], %b[68], %b[57]
}
{
  xord,0 %g4, %b[20], %g4
  xor_xord,1 %g0, %r59, %r46, %g0
  andnd,2 %g4, %r27, %r59
  xord,3 %g20, %b[108], %g20
  xor_xord,4 %g16, %b[83], %b[70], %g16
  andnd,5 %g20, %b[51], %b[83]
}
{
  xord,0 %r27, %g3, %r27
  or_xord,1 %b[29], %r33, %r25, %r33
  ord,2 %r37, %g2, %b[20]
  xord,3 %b[51], %g19, %b[51]
  or_xord,4 %b[117], %b[57], %b[49], %b[57]
  ord,5 %b[61], %g18, %b[108]
}
{
  andnd,0 %g4, %r59, %g4
  and_ord,1 %r41, %b[20], %b[16], %b[20]
  andd,2 %g11, %r44, %b[16]
  andnd,3 %g20, %b[83], %g20
  and_ord,4 %b[65], %b[108], %b[104], %b[108]
  andd,5 %g27, %b[68], %b[104]
}
{
  ord,0 %r33, %r44, %r44
  xord,1 %r23, %r27, %r27
  ldd,2 [ %r2 + 0x298 ], %r59
  ord,3 %b[57], %b[68], %b[68]
  xord,4 %b[47], %b[51], %b[51]
  ldd,5 [ %r2 + 0x298 ], %b[83]
}
{
  xord,0 %r45, %r43, %b[16]
  xor_xord,1 %g4, %b[39], %b[25], %g4
  ornd,2 %b[16], %r44, %r44
  xord,3 %b[69], %b[67], %b[104]
  xor_xord,4 %g20, %b[127], %b[113], %g20
  ornd,5 %b[104], %b[68], %b[68]
}
{
  ldd,0 [ %r2 + 0x2a8 ], %b[25]
  andn_xornd,1 %r44, %b[16], %r43, %b[16]
  ldd,2 [ %r2 + 0x2a0 ], %b[39]
  ldd,3 [ %r2 + 0x2a8 ], %b[113]
  andn_xornd,4 %b[68], %b[104], %b[67], %b[104]
  ldd,5 [ %r2 + 0x2a0 ], %b[127]
}
{
  ord,0 %r59, %b[20], %g3
  andd,1 %r45, %b[18], %r25
  andd,2 %r59, %b[20], %r23
  ord,3 %b[83], %b[108], %g19
  andd,4 %b[69], %b[106], %b[49]
  andd,5 %b[83], %b[108], %b[47]
}
{
  xord,0 %b[26], %b[14], %b[14]
  and_ord,1 %b[23], %g3, %r23, %g3
  ord,2 %r45, %b[18], %r45
  xord,3 %b[114], %b[102], %b[102]
  and_ord,4 %b[111], %g19, %b[47], %g19
  ord,5 %b[69], %b[106], %b[69]
}
{
  andd,0 %r39, %b[25], %b[25]
  orn_xord,1 %b[29], %r45, %r25, %r45
  xord,2 %r39, %b[25], %b[26]
  andd,3 %b[63], %b[113], %b[113]
  orn_xord,4 %b[117], %b[69], %b[49], %b[69]
  xord,5 %b[63], %b[113], %b[114]
}
{
  ord,0 %b[39], %g3, %b[29]
  xor_xord,1 %b[16], %b[18], %g14, %b[16]
  andd,2 %b[39], %g3, %r25
  ord,3 %b[127], %g19, %b[117]
  xor_xord,4 %b[104], %b[106], %g30, %b[104]
  andd,5 %b[127], %g19, %b[49]
}
{
  ldd,0 [ %r2 + 0x2b8 ], %b[18]
  and_ord,1 %r52, %b[29], %r25, %b[29]
  ldd,2 [ %r2 + 0x2b0 ], %r25
  ldd,3 [ %r2 + 0x2b8 ], %b[106]
  and_ord,4 %b[76], %b[117], %b[49], %b[117]
  ldd,5 [ %r2 + 0x2b0 ], %b[49]
}
{
  andnd,0 %r60, %r34, %r23
  xor_xord,1 %r54, %r35, %r32, %r35
  andnd,2 %r34, %r60, %g14
  andnd,3 %b[84], %b[58], %b[47]
  xor_xord,4 %b[78], %b[59], %b[56], %b[59]
  andnd,5 %b[58], %b[84], %g30
}
{
  xord,0 %r43, %r51, %r43
  and_ord,1 %b[29], %b[26], %b[25], %b[25]
  xord,2 %r45, %b[38], %b[38]
  xord,3 %b[67], %b[75], %b[67]
  and_ord,4 %b[117], %b[114], %b[113], %b[113]
  xord,5 %b[69], %b[126], %b[126]
}
{
  andd,0 %b[11], %r25, %r25
  andd,1 %b[10], %b[18], %r32
  xord,2 %b[11], %r25, %r51
  andd,3 %b[99], %b[49], %b[49]
  andd,4 %b[98], %b[106], %b[56]
  xord,5 %b[99], %b[49], %b[75]
}
{
  xord,0 %r44, %b[38], %b[38]
  and_ord,1 %b[25], %r51, %r25, %r25
  ord,2 %b[10], %b[18], %r46
  xord,3 %b[68], %b[126], %b[126]
  and_ord,4 %b[113], %b[75], %b[49], %b[49]
  ord,5 %b[98], %b[106], %b[70]
}
{
  andnd,0 %r35, %r34, %r44
  andn_xornd,1 %b[14], %g14, %r23, %r23
  andnd,2 %r34, %r35, %g14
  andnd,3 %b[59], %b[58], %b[68]
  andn_xornd,4 %b[102], %g30, %b[47], %b[47]
  andnd,5 %b[58], %b[59], %g30
}
{
  ord,0 %r34, %r35, %r45
  and_ord,1 %r25, %r46, %r32, %r46
  xord,2 %r45, %r43, %r43
  ord,3 %b[58], %b[59], %b[69]
  and_ord,4 %b[49], %b[70], %b[56], %b[70]
  xord,5 %b[69], %b[67], %b[67]
}
{
  xord,0 %r23, %r35, %r50
  xor_xord,1 %r33, %g11, %r16, %r33
  andd,2 %r23, %b[14], %r32
  xord,3 %b[47], %b[59], %b[74]
  xor_xord,4 %b[57], %g27, %b[40], %b[57]
  andd,5 %b[47], %b[102], %b[56]
}
{
  ldd,0 [ %r2 + 0x2c8 ], %r16
  ornd,1 %r32, %r50, %r50
  ldd,2 [ %r2 + 0x2c0 ], %g11
  ldd,3 [ %r2 + 0x2c8 ], %b[40]
  ornd,4 %b[56], %b[74], %b[74]
  ldd,5 [ %r2 + 0x2c0 ], %g27
}
{
  xord,0 %r60, %r45, %r45
  andn_xornd,1 %r50, %r44, %g14, %r44
  ldd,2 [ %r2 + 0x2d0 ], %r32
  xord,3 %b[84], %b[69], %b[69]
  andn_xornd,4 %b[74], %b[68], %g30, %b[68]
  ldd,5 [ %r2 + 0x2d0 ], %b[56]
}
{
  xord,0 %r45, %r23, %r23
  xord,1 %b[14], %r53, %b[14]
  ldd,2 [ %r2 + 0x2d8 ], %g14
  xord,3 %b[69], %b[47], %b[47]
  xord,4 %b[102], %b[77], %b[102]
  ldd,5 [ %r2 + 0x2d8 ], %g30
}
{
  ord,0 %g7, %g11, %b[28]
  andd,1 %g0, %r16, %b[17]
  andd,2 %g7, %g11, %r53
  ord,3 %g23, %g27, %b[116]
  andd,4 %g16, %b[40], %b[105]
  andd,5 %g23, %g27, %b[77]
}
{
  xord,0 %b[31], %r32, %g8
  and_ord,1 %r46, %b[28], %r53, %b[28]
  ord,2 %g0, %r16, %r53
  xord,3 %b[119], %b[56], %g24
  and_ord,4 %b[70], %b[116], %b[77], %b[116]
  ord,5 %g16, %b[40], %b[77]
}
{
  xord,0 %b[7], %g14, %b[21]
  andd,1 %b[7], %g14, %g14
  andd,2 %b[31], %r32, %r32
  xord,3 %b[95], %g30, %b[109]
  andd,4 %b[95], %g30, %g30
  andd,5 %b[119], %b[56], %b[56]
}
{
  ord,0 %r44, %r50, %r50
  and_ord,1 %b[28], %r53, %b[17], %r53
  andd,2 %r44, %r60, %b[17]
  ord,3 %b[68], %b[74], %b[74]
  and_ord,4 %b[116], %b[77], %b[105], %b[77]
  andd,5 %b[68], %b[84], %b[105]
}
{
  xord,0 %r58, %r63, %r58
  xor_xord,1 %r44, %r60, %g9, %r44
  andnd,2 %r50, %b[17], %r50
  xord,3 %b[82], %b[87], %b[82]
  xor_xord,4 %b[68], %b[84], %g25, %b[68]
  andnd,5 %b[74], %b[105], %b[74]
}
{
  xord,0 %r50, %b[14], %b[14]
  and_ord,1 %r53, %g8, %r32, %r32
  ornd,2 %r23, %r50, %r23
  xord,3 %b[74], %b[102], %b[102]
  and_ord,4 %b[77], %g24, %b[56], %b[56]
  ornd,5 %b[47], %b[74], %b[47]
}
{
  xord,0 %b[24], %r62, %r62
  xor_xord,1 %r23, %r34, %r17, %r23
  xord,2 %r29, %r58, %r58
  xord,3 %b[112], %b[86], %b[86]
  xor_xord,4 %b[47], %b[58], %b[41], %b[47]
  xord,5 %b[53], %b[82], %b[82]
}
{
  xord,0 %b[25], %r51, %r51
  and_ord,1 %r32, %b[21], %g14, %g14
  xord,2 %b[29], %b[26], %b[26]
  xord,3 %b[113], %b[75], %b[75]
  and_ord,4 %b[56], %b[109], %g30, %g30
  xord,5 %b[117], %b[114], %b[114]
}
{
  xord,0 %r32, %b[21], %b[21]
  xor_xord,1 %r45, %r35, %g6, %r45
  xord,2 %r53, %g8, %g8
  xord,3 %b[56], %b[109], %b[109]
  xor_xord,4 %b[69], %b[59], %g22, %b[69]
  xord,5 %b[77], %g24, %g24
}
{
  ldd,0 [ %r2 + 0x2e8 ], %r53
  xor_xord,1 %r36, %r31, %b[2], %r31
  ldd,2 [ %r2 + 0x2e0 ], %r32
  ldd,3 [ %r2 + 0x2e8 ], %b[77]
  xor_xord,4 %b[60], %b[55], %b[90], %b[55]
  ldd,5 [ %r2 + 0x2e0 ], %b[56]
}
{
  ldd,0 [ %r2 + 0x2f8 ], %r35
  xor_xord,1 %b[23], %r59, %b[20], %r59
  ldd,2 [ %r2 + 0x2f0 ], %b[2]
  ldd,3 [ %r2 + 0x2f8 ], %b[59]
  xor_xord,4 %b[111], %b[83], %b[108], %b[83]
  ldd,5 [ %r2 + 0x2f0 ], %b[90]
}
{
  ldd,0 [ %r2 + 0x308 ], %g6
  xor_xord,1 %r37, %g2, %r41, %g2
  ldd,2 [ %r2 + 0x300 ], %b[20]
  ldd,3 [ %r2 + 0x308 ], %g22
  xor_xord,4 %b[61], %g18, %b[65], %g18
  ldd,5 [ %r2 + 0x300 ], %b[108]
}
{
  ord,0 %b[3], %r32, %b[25]
  andd,1 %b[34], %r53, %b[29]
  andd,2 %b[3], %r32, %r41
  ord,3 %b[91], %b[56], %b[113]
  andd,4 %b[122], %b[77], %b[117]
  andd,5 %b[91], %b[56], %b[65]
}
{
  xord,0 %g1, %b[2], %r29
  and_ord,1 %g14, %b[25], %r41, %b[25]
  ord,2 %b[34], %r53, %r41
  xord,3 %g17, %b[90], %b[53]
  and_ord,4 %g30, %b[113], %b[65], %b[113]
  ord,5 %b[122], %b[77], %b[65]
}
{
  xord,0 %g5, %r35, %r34
  andd,1 %g5, %r35, %r35
  andd,2 %g1, %b[2], %b[2]
  xord,3 %g21, %b[59], %b[58]
  andd,4 %g21, %b[59], %b[59]
  andd,5 %g17, %b[90], %b[90]
}
{
  ord,0 %b[27], %b[20], %r17
  and_ord,1 %b[25], %r41, %b[29], %r41
  andd,2 %b[27], %b[20], %b[29]
  ord,3 %b[115], %b[108], %b[41]
  and_ord,4 %b[113], %b[65], %b[117], %b[65]
  andd,5 %b[115], %b[108], %b[117]
}
{
  xord,0 %r49, %g6, %r63
  andd,1 %r49, %g6, %g6
  ldd,2 [ %r2 + 0x310 ], %r50
  xord,3 %b[73], %g22, %b[87]
  andd,4 %b[73], %g22, %g22
  ldd,5 [ %r2 + 0x310 ], %b[74]
}
{
  ldd,0 [ %r2 + 0x320 ], %g9
  and_ord,1 %r41, %r29, %b[2], %b[2]
  ldd,2 [ %r2 + 0x318 ], %r60
  ldd,3 [ %r2 + 0x320 ], %g25
  and_ord,4 %b[65], %b[53], %b[90], %b[90]
  ldd,5 [ %r2 + 0x318 ], %b[84]
}
{
  ldd,0 [ %r2 + 0x330 ], %r57
  ord,1 %r59, %r31, %b[37]
  ldd,2 [ %r2 + 0x328 ], %b[17]
  ldd,3 [ %r2 + 0x330 ], %b[81]
  ord,4 %b[83], %b[55], %b[125]
  ldd,5 [ %r2 + 0x328 ], %b[105]
}
{
  andd,0 %r42, %r50, %r50
  and_ord,1 %b[2], %r34, %r35, %r35
  xord,2 %r42, %r50, %b[30]
  andd,3 %b[66], %b[74], %b[74]
  and_ord,4 %b[90], %b[58], %b[59], %b[59]
  xord,5 %b[66], %b[74], %b[118]
}
{
  andd,0 %r24, %r60, %r60
  xord,1 %r62, %b[37], %b[37]
  xord,2 %r24, %r60, %r48
  andd,3 %b[48], %b[84], %b[84]
  xord,4 %b[86], %b[125], %b[125]
  xord,5 %b[48], %b[84], %b[72]
}
{
  ord,0 %b[15], %g9, %r62
  and_ord,1 %r35, %r17, %b[29], %r17
  andd,2 %b[15], %g9, %b[29]
  ord,3 %b[103], %g25, %b[86]
  and_ord,4 %b[59], %b[41], %b[117], %b[41]
  andd,5 %b[103], %g25, %b[117]
}
{
  xord,0 %b[37], %r22, %r22
  xor_xord,1 %r52, %b[39], %g3, %b[39]
  xord,2 %r31, %r18, %r18
  xord,3 %b[125], %b[46], %b[46]
  xor_xord,4 %b[76], %b[127], %g19, %b[127]
  xord,5 %b[55], %b[42], %b[42]
}
{
  andd,0 %r27, %b[17], %b[17]
  and_ord,1 %r17, %r63, %g6, %g6
  xord,2 %r27, %b[17], %g3
  andd,3 %b[51], %b[105], %b[105]
  and_ord,4 %b[41], %b[87], %g22, %g22
  xord,5 %b[51], %b[105], %g19
}
{
  xord,0 %b[2], %r34, %r34
  xor_xord,1 %b[10], %b[18], %r25, %b[18]
  andnd,2 %b[39], %b[26], %r25
  xord,3 %b[90], %b[58], %b[58]
  xor_xord,4 %b[98], %b[106], %b[49], %b[106]
  andnd,5 %b[127], %b[114], %b[49]
}
{
  xord,0 %r41, %r29, %r29
  and_ord,1 %g6, %b[30], %r50, %r50
  ldd,2 [ %r2 + 0x338 ], %b[2]
  xord,3 %b[65], %b[53], %b[53]
  and_ord,4 %g22, %b[118], %b[74], %b[74]
  ldd,5 [ %r2 + 0x338 ], %b[90]
}
{
  andd,0 %g4, %r57, %r57
  xord,1 %b[18], %b[19], %b[19]
  xord,2 %g4, %r57, %r41
  andd,3 %g20, %b[81], %b[81]
  xord,4 %b[106], %b[107], %b[107]
  xord,5 %g20, %b[81], %b[65]
}
{
  xord,0 %r50, %r48, %r48
  and_ord,1 %r50, %r48, %r60, %r60
  xord,2 %g6, %b[30], %b[30]
  xord,3 %b[74], %b[72], %b[72]
  and_ord,4 %b[74], %b[72], %b[84], %b[84]
  xord,5 %g22, %b[118], %b[118]
}
{
  xord,0 %b[16], %b[2], %g6
  andd,1 %b[16], %b[2], %b[2]
  ldd,2 [ %r2 + 0x340 ], %r50
  xord,3 %b[104], %b[90], %g22
  andd,4 %b[104], %b[90], %b[90]
  ldd,5 [ %r2 + 0x340 ], %b[74]
}
{
  xord,0 %r17, %r63, %r63
  and_ord,1 %r60, %r62, %b[29], %r62
  ldd,2 [ %r2 + 0x348 ], %b[29]
  xord,3 %b[41], %b[87], %b[87]
  and_ord,4 %b[84], %b[86], %b[117], %b[86]
  ldd,5 [ %r2 + 0x348 ], %b[117]
}
{
  xord,0 %g2, %r31, %g2
  xor_xord,1 %b[15], %g9, %r60, %g9
  xord,2 %b[37], %g2, %r60
  xord,3 %g18, %b[55], %g18
  xor_xord,4 %b[103], %g25, %b[84], %g25
  xord,5 %b[125], %g18, %b[84]
}
{
  xord,0 %r62, %g3, %g3
  and_ord,1 %r62, %g3, %b[17], %b[17]
  andd,2 %b[38], %r50, %r17
  xord,3 %b[86], %g19, %g19
  and_ord,4 %b[86], %g19, %b[105], %b[105]
  andd,5 %b[126], %b[74], %b[41]
}
{
  ornd,0 %r29, %r34, %r46
  xor_xord,1 %g7, %g11, %r46, %g11
  ord,2 %b[38], %r50, %r62
  ornd,3 %b[53], %b[58], %b[70]
  xor_xord,4 %g23, %g27, %b[70], %g27
  ord,5 %b[126], %b[74], %b[86]
}
{
  andnd,0 %g3, %g9, %b[17]
  and_ord,1 %b[17], %r41, %r57, %r57
  xord,2 %b[17], %r41, %r41
  andnd,3 %g19, %g25, %b[105]
  and_ord,4 %b[105], %b[65], %b[81], %b[81]
  xord,5 %b[105], %b[65], %b[65]
}
{
  xord,0 %b[30], %r30, %r30
  xor_xord,1 %g0, %r16, %b[28], %r16
  andnd,2 %r29, %r34, %b[28]
  xord,3 %b[118], %b[54], %b[54]
  xor_xord,4 %g16, %b[40], %b[116], %b[40]
  andnd,5 %b[53], %b[58], %b[116]
}
{
  xord,0 %r41, %g3, %r57
  and_ord,1 %r57, %g6, %b[2], %b[2]
  xord,2 %r57, %g6, %g6
  xord,3 %b[65], %g19, %b[81]
  and_ord,4 %b[81], %g22, %b[90], %b[90]
  xord,5 %b[81], %g22, %g22
}
{
  xord,0 %r48, %b[12], %b[12]
  xor_xord,1 %b[3], %r32, %g14, %r32
  andnd,2 %b[30], %r63, %g14
  xord,3 %b[72], %b[100], %b[100]
  xor_xord,4 %b[91], %b[56], %g30, %b[56]
  andnd,5 %b[118], %b[87], %g30
}
{
  and_ord,1 %b[2], %r62, %r17, %r62
  andd,2 %r41, %g6, %r17
  and_ord,4 %b[90], %b[86], %b[41], %b[86]
  andd,5 %b[65], %g22, %b[41]
}
{
  andnd,0 %r31, %r60, %b[2]
  xor_xord,1 %b[38], %r50, %b[2], %r50
  xornd,2 %g9, %r17, %r17
  andnd,3 %b[55], %b[84], %b[90]
  xor_xord,4 %b[126], %b[74], %b[90], %b[74]
  xornd,5 %g25, %b[41], %b[41]
}
{
  andn_andnd,1 %b[37], %r59, %r60, %r60
  andn_andnd,4 %b[125], %b[83], %b[84], %b[84]
}
{
  xor_xord,1 %b[34], %r53, %b[25], %r53
  andnd,2 %r46, %r32, %b[25]
  xor_xord,4 %b[122], %b[77], %b[113], %b[77]
  andnd,5 %b[70], %b[56], %b[113]
}
{
  xord,0 %r60, %r18, %r18
  xor_xord,1 %b[27], %b[20], %r35, %b[20]
  andnd,2 %r60, %b[37], %b[37]
  xord,3 %b[84], %b[42], %b[42]
  xor_xord,4 %b[115], %b[108], %b[59], %b[108]
  andnd,5 %b[84], %b[125], %b[125]
}
{
  xord,0 %r59, %b[37], %b[37]
  xord,1 %b[2], %r59, %r59
  andd,2 %r43, %b[29], %r35
  xord,3 %b[83], %b[125], %b[125]
  xord,4 %b[90], %b[83], %b[83]
  andd,5 %b[67], %b[117], %b[59]
}
{
  andnd,0 %b[26], %b[39], %r60
  and_xornd,1 %r60, %r59, %b[2], %r59
  andnd,2 %g2, %b[37], %g2
  andnd,3 %b[114], %b[127], %b[84]
  and_xornd,4 %b[84], %b[83], %b[90], %b[83]
  andnd,5 %g18, %b[125], %g18
}
{
  andd,0 %b[18], %b[26], %r31
  xor_xord,1 %g2, %r31, %r56, %g2
  ldd,2 [ %r2 + 0x350 ], %b[2]
  andd,3 %b[106], %b[114], %b[55]
  xor_xord,4 %g18, %b[55], %b[80], %g18
  ldd,5 [ %r2 + 0x350 ], %b[90]
}
{
  ord,0 %r51, %r31, %r31
  xor_xord,1 %r43, %b[29], %r62, %b[29]
  ord,2 %r43, %b[29], %r56
  ord,3 %b[75], %b[55], %b[55]
  xor_xord,4 %b[67], %b[117], %b[86], %b[117]
  ord,5 %b[67], %b[117], %b[80]
}
{
  andd,0 %g6, %g3, %r62
  and_ord,1 %r62, %r56, %r35, %r56
  ldd,2 [ %r2 + 0x358 ], %r35
  andd,3 %g22, %g19, %b[86]
  and_ord,4 %b[86], %b[80], %b[59], %b[80]
  ldd,5 [ %r2 + 0x358 ], %b[59]
}
{
  xord,0 %r31, %b[39], %b[39]
  xor_xord,1 %b[37], %r59, %r19, %b[37]
  xord,2 %r59, %r22, %r22
  xord,3 %b[55], %b[127], %b[127]
  xor_xord,4 %b[125], %b[83], %b[43], %b[125]
  xord,5 %b[83], %b[46], %b[46]
}
{
  xord,0 %r41, %g9, %r41
  andn_xornd,1 %r17, %g3, %g6, %r19
  xornd,2 %g6, %r41, %r59
  xord,3 %b[65], %g25, %b[65]
  andn_xornd,4 %b[41], %g19, %g22, %b[43]
  xornd,5 %g22, %b[65], %b[83]
}
{
  xord,0 %r33, %b[2], %r57
  and_andnd,1 %g6, %r17, %r59, %r59
  andnd,2 %r41, %r57, %r41
  xord,3 %b[57], %b[90], %b[81]
  and_andnd,4 %g22, %b[41], %b[83], %b[83]
  andnd,5 %b[65], %b[81], %b[65]
}
{
  xord,0 %r41, %r62, %r62
  andnd,1 %g9, %g3, %g3
  andd,2 %r33, %b[2], %b[2]
  xord,3 %b[65], %b[86], %b[86]
  andnd,4 %g25, %g19, %g19
  andd,5 %b[57], %b[90], %b[90]
}
{
  ord,0 %r41, %r59, %g6
  and_ord,1 %r56, %r57, %b[2], %b[2]
  ldd,2 [ %r2 + 0x360 ], %g9
  ord,3 %b[65], %b[83], %g22
  and_ord,4 %b[80], %b[81], %b[90], %b[90]
  ldd,5 [ %r2 + 0x360 ], %g25
}
{
  xord,0 %r26, %g6, %g6
  or_xornd,1 %r62, %g3, %b[17], %g3
  andd,2 %r44, %r35, %b[17]
  xord,3 %b[50], %g22, %g22
  or_xornd,4 %b[86], %g19, %b[105], %g19
  andd,5 %b[68], %b[59], %b[105]
}
{
  xord,0 %r56, %r57, %r57
  xor_xord,1 %r19, %r41, %r61, %r19
  ord,2 %r44, %r35, %r41
  xord,3 %b[80], %b[81], %b[81]
  xor_xord,4 %b[43], %b[65], %b[85], %b[43]
  ord,5 %b[68], %b[59], %b[65]
}
{
  xord,0 %r57, %r50, %r59
  xor_xord,1 %r44, %r35, %b[2], %r35
  xord,2 %g3, %r59, %g3
  xord,3 %b[81], %b[74], %b[83]
  xor_xord,4 %b[68], %b[59], %b[90], %b[59]
  xord,5 %g19, %b[83], %g19
}
{
  andd,0 %r57, %b[29], %r20
  and_ord,1 %b[2], %r41, %b[17], %r41
  xord,2 %r20, %g3, %g3
  andd,3 %b[81], %b[117], %b[44]
  and_ord,4 %b[90], %b[65], %b[105], %b[65]
  xord,5 %b[44], %g19, %g19
}
{
  xord,0 %r35, %r50, %r50
  xord,1 %r57, %r35, %b[2]
  xord,2 %r35, %b[29], %b[17]
  xord,3 %b[59], %b[74], %b[74]
  xord,4 %b[81], %b[59], %b[90]
  xord,5 %b[59], %b[117], %b[105]
}
{
  xord,0 %r57, %b[29], %r56
  ornd,1 %r59, %b[2], %b[2]
  andd,2 %b[17], %r50, %b[17]
  xord,3 %b[81], %b[117], %b[80]
  ornd,4 %b[83], %b[90], %b[90]
  andd,5 %b[105], %b[74], %b[105]
}
{
  andnd,0 %b[29], %r57, %r20
  and_xornd,1 %b[17], %r56, %r20, %r56
  xord,2 %b[2], %b[13], %b[13]
  andnd,3 %b[117], %b[81], %b[44]
  and_xornd,4 %b[105], %b[80], %b[44], %b[80]
  xord,5 %b[90], %b[101], %b[101]
}
{
  xord,0 %b[21], %r16, %r61
  xor_ord,1 %r35, %r57, %b[29], %r57
  xord,2 %r51, %b[18], %r51
  xord,3 %b[109], %b[40], %b[85]
  xor_ord,4 %b[59], %b[81], %b[117], %b[81]
  xord,5 %b[75], %b[106], %b[75]
}
{
  xord,0 %r56, %b[13], %b[13]
  or_xord,1 %r20, %r59, %b[29], %r20
  andnd,2 %r56, %r50, %r50
  xord,3 %b[80], %b[101], %b[101]
  or_xord,4 %b[44], %b[83], %b[117], %b[44]
  andnd,5 %b[80], %b[74], %b[74]
}
{
  xord,0 %r57, %b[2], %b[2]
  xor_xord,1 %r23, %g9, %r41, %r35
  xornd,2 %r35, %r50, %r50
  xord,3 %b[81], %b[90], %b[90]
  xor_xord,4 %b[47], %g25, %b[65], %b[59]
  xornd,5 %b[59], %b[74], %b[74]
}
{
  xord,0 %b[8], %b[2], %b[2]
  xor_xord,1 %r50, %r57, %b[22], %r50
  ord,2 %b[17], %r20, %b[17]
  xord,3 %b[96], %b[90], %b[90]
  xor_xord,4 %b[74], %b[81], %b[110], %b[74]
  ord,5 %b[105], %b[44], %b[105]
}
{
  andnd,0 %r32, %r53, %r21
  andn_xornd,1 %b[18], %r60, %r25, %b[18]
  xord,2 %r21, %b[17], %b[17]
  andnd,3 %b[56], %b[77], %b[45]
  andn_xornd,4 %b[106], %b[84], %b[49], %b[106]
  xord,5 %b[45], %b[105], %b[105]
}
{
  ord,0 %r23, %g9, %g9
  orn_xornd,1 %g11, %b[21], %g8, %r20
  andd,2 %r23, %g9, %b[8]
  ord,3 %b[47], %g25, %g25
  orn_xornd,4 %g27, %b[109], %g24, %b[44]
  andd,5 %b[47], %g25, %b[96]
}
{
  xornd,0 %b[18], %r51, %r51
  xord,1 %r31, %b[18], %r57
  andd,2 %b[18], %b[39], %b[39]
  xornd,3 %b[106], %b[75], %b[75]
  xord,4 %b[55], %b[106], %b[81]
  andd,5 %b[106], %b[127], %b[127]
}
{
  andd,0 %r31, %r51, %r31
  and_ord,1 %r41, %g9, %b[8], %g9
  xord,2 %b[39], %b[19], %b[19]
  andd,3 %b[55], %b[75], %b[55]
  and_ord,4 %b[65], %g25, %b[96], %g25
  xord,5 %b[127], %b[107], %b[107]
}
{
  xord,0 %b[6], %r57, %r57
  andd,1 %b[21], %r20, %b[6]
  andnd,2 %b[18], %r31, %r31
  xord,3 %b[94], %b[81], %b[81]
  andd,4 %b[109], %b[44], %b[94]
  andnd,5 %b[106], %b[55], %b[55]
}
{
  andnd,0 %r20, %g11, %b[26]
  xor_xord,1 %r31, %b[26], %r54, %r31
  andnd,2 %r61, %b[6], %b[6]
  andnd,3 %b[44], %g27, %b[114]
  xor_xord,4 %b[55], %b[114], %b[78], %b[55]
  andnd,5 %b[85], %b[94], %b[94]
}
{
  andnd,0 %r53, %r32, %r25
  andn_ord,1 %r51, %r60, %r25, %r51
  andnd,2 %g11, %r20, %r60
  andnd,3 %b[77], %b[56], %b[49]
  andn_ord,4 %b[75], %b[84], %b[49], %b[75]
  andnd,5 %g27, %b[44], %b[84]
}
{
  ldd,0 [ %r2 + 0x370 ], %b[18]
  andn_xornd,1 %b[6], %r60, %b[26], %r60
  ldd,2 [ %r2 + 0x368 ], %r54
  ldd,3 [ %r2 + 0x370 ], %b[106]
  andn_xornd,4 %b[94], %b[84], %b[114], %b[84]
  ldd,5 [ %r2 + 0x368 ], %b[78]
}
{
  xord,0 %r51, %r40, %r51
  xor_ornd,1 %r20, %b[21], %r61, %r61
  ldd,2 [ %r2 + 0x378 ], %b[26]
  xord,3 %b[75], %b[64], %b[75]
  xor_ornd,4 %b[44], %b[109], %b[85], %b[85]
  ldd,5 [ %r2 + 0x378 ], %b[114]
}
{
  ldd,0 [ %r2 + 0x388 ], %b[21]
  xor_xord,1 %r60, %r16, %b[9], %b[9]
  ldd,2 [ %r2 + 0x380 ], %r20
  ldd,3 [ %r2 + 0x388 ], %b[109]
  xor_xord,4 %b[84], %b[40], %b[97], %b[97]
  ldd,5 [ %r2 + 0x380 ], %b[44]
}
{
  xord,0 %b[14], %r54, %b[39]
  andd,1 %b[14], %r54, %r54
  ldd,2 [ %r2 + 0x390 ], %r40
  xord,3 %b[102], %b[78], %b[127]
  andd,4 %b[102], %b[78], %b[78]
  ldd,5 [ %r2 + 0x390 ], %b[64]
}
{
  andd,0 %r45, %b[18], %b[18]
  and_ord,1 %g9, %b[39], %r54, %r54
  xord,2 %r45, %b[18], %b[8]
  andd,3 %b[69], %b[106], %b[106]
  and_ord,4 %g25, %b[127], %b[78], %b[78]
  xord,5 %b[69], %b[106], %b[96]
}
{
  andd,0 %g6, %b[21], %b[22]
  ord,1 %g6, %b[21], %r59
  andd,2 %r19, %r20, %r41
  andd,3 %g22, %b[109], %b[110]
  ord,4 %g22, %b[109], %b[83]
  andd,5 %b[43], %b[44], %b[65]
}
{
  xord,0 %g9, %b[39], %b[39]
  and_ord,1 %r41, %r59, %b[22], %r59
  xord,2 %r54, %b[8], %b[22]
  xord,3 %g25, %b[127], %b[127]
  and_ord,4 %b[65], %b[83], %b[110], %b[83]
  xord,5 %b[78], %b[96], %b[110]
}
{
  andnd,0 %b[39], %b[22], %r54
  and_ord,1 %r54, %b[8], %b[18], %b[18]
  andnd,2 %b[22], %b[39], %b[8]
  andnd,3 %b[127], %b[110], %b[78]
  and_ord,4 %b[78], %b[96], %b[106], %b[106]
  andnd,5 %b[110], %b[127], %b[96]
}
{
  andnd,0 %b[22], %r35, %b[29]
  andnd,1 %r35, %b[22], %r56
  xord,2 %b[22], %r35, %g9
  andnd,3 %b[110], %b[59], %b[117]
  andnd,4 %b[59], %b[110], %b[80]
  xord,5 %b[110], %b[59], %g25
}
{
  xord,0 %r61, %g8, %g8
  xor_xord,1 %r58, %b[26], %b[18], %b[26]
  xord,2 %b[39], %b[32], %b[32]
  xord,3 %b[85], %g24, %g24
  xor_xord,4 %b[82], %b[114], %b[106], %b[114]
  xord,5 %b[127], %b[120], %b[120]
}
{
  xord,0 %b[6], %b[4], %b[6]
  or_xornd,1 %r34, %r21, %r25, %r25
  ornd,2 %g8, %r60, %g8
  xord,3 %b[94], %b[92], %b[94]
  or_xornd,4 %b[58], %b[45], %b[49], %b[49]
  ornd,5 %g24, %b[84], %g24
}
{
  xord,0 %b[26], %r35, %r21
  andnd,1 %r35, %b[26], %r35
  andd,2 %g3, %r40, %b[4]
  xord,3 %b[114], %b[59], %b[45]
  andnd,4 %b[59], %b[114], %b[59]
  andd,5 %g19, %b[64], %b[92]
}
{
  andnd,0 %b[39], %b[26], %b[39]
  or_xornd,1 %b[22], %r35, %r21, %r35
  ornd,2 %r21, %b[39], %r21
  andnd,3 %b[127], %b[114], %b[127]
  or_xornd,4 %b[110], %b[59], %b[45], %b[59]
  ornd,5 %b[45], %b[127], %b[45]
}
{
  xord,0 %g8, %b[6], %b[6]
  xor_andd,1 %r21, %b[22], %g9, %g9
  ornd,2 %b[39], %b[22], %b[39]
  xord,3 %g24, %b[94], %b[94]
  xor_andd,4 %b[45], %b[110], %g25, %g25
  ornd,5 %b[127], %b[110], %b[127]
}
{
  andnd,0 %g8, %r61, %r21
  or_xornd,1 %r35, %b[8], %r54, %r54
  andd,2 %r35, %r21, %r35
  andnd,3 %g24, %b[85], %b[45]
  or_xornd,4 %b[59], %b[96], %b[78], %b[78]
  andd,5 %b[59], %b[45], %b[59]
}
{
  xord,0 %g15, %r35, %r35
  xord,1 %g9, %b[32], %b[32]
  ord,2 %g3, %r40, %b[8]
  xord,3 %g31, %b[59], %b[59]
  xord,4 %g25, %b[120], %b[120]
  ord,5 %g19, %b[64], %b[96]
}
{
  xord,0 %r61, %r47, %r61
  or_xornd,1 %r54, %r56, %b[29], %r56
  xord,2 %g8, %r16, %g8
  xord,3 %b[85], %b[71], %b[85]
  or_xornd,4 %b[78], %b[80], %b[117], %b[80]
  xord,5 %g24, %b[40], %g24
}
{
  andnd,0 %g8, %r21, %g8
  and_ord,1 %r59, %b[8], %b[4], %b[8]
  andd,2 %b[25], %r34, %b[4]
  andnd,3 %g24, %b[45], %g24
  and_ord,4 %b[83], %b[96], %b[92], %b[96]
  andd,5 %b[113], %b[58], %b[92]
}
{
  xord,0 %r60, %r61, %r61
  xor_xord,1 %r56, %b[39], %r28, %r56
  ldd,2 [ %r2 + 0x398 ], %r21
  xord,3 %b[84], %b[85], %b[85]
  xor_xord,4 %b[80], %b[127], %b[52], %b[80]
  ldd,5 [ %r2 + 0x398 ], %b[45]
}
{
  ord,0 %r29, %r32, %r55
  xor_xord,1 %r54, %b[26], %r55, %r54
  andd,2 %r29, %r32, %b[26]
  ord,3 %b[53], %b[56], %b[79]
  xor_xord,4 %b[78], %b[114], %b[79], %b[78]
  andd,5 %b[53], %b[56], %b[114]
}
{
  andnd,0 %b[20], %b[30], %r60
  or_xord,1 %r25, %b[28], %r46, %b[28]
  andnd,2 %b[30], %b[20], %r46
  andnd,3 %b[108], %b[118], %b[84]
  or_xord,4 %b[49], %b[116], %b[70], %b[116]
  andnd,5 %b[118], %b[108], %b[70]
}
{
  andd,0 %r21, %b[8], %r21
  xor_xord,1 %g8, %g11, %g10, %g8
  xord,2 %r21, %b[8], %b[39]
  andd,3 %b[45], %b[96], %b[45]
  xor_xord,4 %g24, %g27, %g26, %g24
  xord,5 %b[45], %b[96], %b[127]
}
{
  ldd,0 [ %r2 + 0x3a8 ], %g10
  and_ord,1 %b[13], %b[39], %r21, %r21
  ldd,2 [ %r2 + 0x3a0 ], %g11
  ldd,3 [ %r2 + 0x3a8 ], %g26
  and_ord,4 %b[101], %b[127], %b[45], %b[45]
  ldd,5 [ %r2 + 0x3a0 ], %g27
}
{
  xord,0 %r53, %r38, %r38
  orn_xord,1 %r25, %r55, %b[26], %r55
  ord,2 %b[28], %r34, %r34
  xord,3 %b[77], %b[62], %b[62]
  orn_xord,4 %b[49], %b[79], %b[114], %b[79]
  ord,5 %b[116], %b[58], %b[58]
}
{
  ldd,0 [ %r2 + 0x3b8 ], %r25
  ornd,1 %b[4], %r34, %r34
  ldd,2 [ %r2 + 0x3b0 ], %b[26]
  ldd,3 [ %r2 + 0x3b8 ], %b[49]
  ornd,4 %b[92], %b[58], %b[58]
  ldd,5 [ %r2 + 0x3b0 ], %b[114]
}
{
  andd,0 %g11, %r21, %g11
  andd,1 %b[17], %g10, %r21
  xord,2 %g11, %r21, %b[4]
  andd,3 %g27, %b[45], %g27
  andd,4 %b[105], %g26, %b[45]
  xord,5 %g27, %b[45], %b[92]
}
{
  andd,0 %r34, %r29, %r29
  and_ord,1 %r50, %b[4], %g11, %g11
  ord,2 %b[17], %g10, %b[8]
  andd,3 %b[58], %b[53], %b[53]
  and_ord,4 %b[74], %b[92], %g27, %g27
  ord,5 %b[105], %g26, %b[96]
}
{
  andd,0 %b[2], %b[26], %b[26]
  andd,1 %r35, %r25, %r47
  xord,2 %b[2], %b[26], %r28
  andd,3 %b[90], %b[114], %b[114]
  andd,4 %b[59], %b[49], %b[71]
  xord,5 %b[90], %b[114], %b[52]
}
{
  xord,0 %r55, %b[1], %b[1]
  and_ord,1 %g11, %b[8], %r21, %b[8]
  ord,2 %r34, %r53, %r53
  xord,3 %b[79], %b[89], %b[89]
  and_ord,4 %g27, %b[96], %b[45], %b[96]
  ord,5 %b[58], %b[77], %b[77]
}
{
  ornd,0 %r29, %r53, %r53
  andn_xornd,1 %r48, %r46, %r60, %r60
  ord,2 %r35, %r25, %r21
  ornd,3 %b[53], %b[77], %b[77]
  andn_xornd,4 %b[72], %b[70], %b[84], %b[84]
  ord,5 %b[59], %b[49], %b[45]
}
{
  xord,0 %r55, %r38, %r38
  and_ord,1 %b[8], %r28, %b[26], %b[26]
  xord,2 %r34, %b[1], %b[1]
  xord,3 %b[79], %b[62], %b[62]
  and_ord,4 %b[96], %b[52], %b[114], %b[114]
  xord,5 %b[58], %b[89], %b[89]
}
{
  xord,0 %r60, %r63, %r32
  xor_xord,1 %r53, %r32, %b[35], %r53
  andd,2 %r60, %r48, %r48
  xord,3 %b[84], %b[87], %b[56]
  xor_xord,4 %b[77], %b[56], %b[123], %b[77]
  andd,5 %b[84], %b[72], %b[72]
}
{
  andnd,0 %r63, %b[30], %r48
  and_ord,1 %b[26], %r21, %r47, %r21
  ornd,2 %r48, %r32, %r32
  andnd,3 %b[87], %b[118], %b[72]
  and_ord,4 %b[114], %b[45], %b[71], %b[45]
  ornd,5 %b[72], %b[56], %b[56]
}
{
  xord,0 %r62, %r17, %r62
  xor_xord,1 %b[28], %b[25], %b[5], %b[28]
  xord,2 %r32, %b[20], %b[25]
  xord,3 %b[86], %b[41], %b[86]
  xor_xord,4 %b[116], %b[113], %b[93], %b[116]
  xord,5 %b[56], %b[108], %b[113]
}
{
  ldd,0 [ %r2 + 0x3c8 ], %b[5]
  andn_xornd,1 %r32, %r48, %g14, %r48
  ldd,2 [ %r2 + 0x3c0 ], %r17
  ldd,3 [ %r2 + 0x3c8 ], %b[93]
  andn_xornd,4 %b[56], %b[72], %g30, %b[72]
  ldd,5 [ %r2 + 0x3c0 ], %b[41]
}
{
  xord,0 %b[36], %r62, %r62
  or_xord,1 %b[30], %r63, %b[20], %b[30]
  ldd,2 [ %r2 + 0x3d0 ], %g14
  xord,3 %b[124], %b[86], %b[86]
  or_xord,4 %b[118], %b[87], %b[108], %b[118]
  ldd,5 [ %r2 + 0x3d0 ], %g30
}
{
  xord,0 %b[13], %b[39], %b[39]
  andn_xord,1 %r48, %b[25], %r32, %b[25]
  ldd,2 [ %r2 + 0x3d8 ], %b[36]
  xord,3 %b[101], %b[127], %b[127]
  andn_xord,4 %b[72], %b[113], %b[56], %b[113]
  ldd,5 [ %r2 + 0x3d8 ], %b[124]
}
{
  ord,0 %b[32], %r17, %r47
  xord,1 %r56, %b[5], %b[35]
  andd,2 %b[32], %r17, %r32
  ord,3 %b[120], %b[41], %b[71]
  xord,4 %b[80], %b[93], %b[123]
  andd,5 %b[120], %b[41], %b[56]
}
{
  xord,0 %r54, %g14, %r32
  and_ord,1 %r21, %r47, %r32, %r47
  andd,2 %r56, %b[5], %b[5]
  xord,3 %b[78], %g30, %b[56]
  and_ord,4 %b[45], %b[71], %b[56], %b[71]
  andd,5 %b[80], %b[93], %b[93]
}
{
  xord,0 %g2, %b[36], %r55
  andd,1 %g2, %b[36], %b[36]
  andd,2 %r54, %g14, %g14
  xord,3 %g18, %b[124], %b[79]
  andd,4 %g18, %b[124], %b[124]
  andd,5 %b[78], %g30, %g30
}
{
  xord,0 %b[25], %b[12], %b[12]
  and_ord,1 %r47, %b[35], %b[5], %b[5]
  xord,2 %b[30], %r60, %r60
  xord,3 %b[113], %b[100], %b[100]
  and_ord,4 %b[71], %b[123], %b[93], %b[93]
  xord,5 %b[118], %b[84], %b[84]
}
{
  xord,0 %r19, %r20, %r20
  xor_xord,1 %r48, %b[20], %b[0], %r48
  ornd,2 %r60, %b[25], %r60
  xord,3 %b[43], %b[44], %b[44]
  xor_xord,4 %b[72], %b[108], %b[88], %b[72]
  ornd,5 %b[84], %b[113], %b[84]
}
{
  xord,0 %r50, %b[4], %b[4]
  and_ord,1 %b[5], %r32, %g14, %g14
  xord,2 %r60, %r30, %r30
  xord,3 %b[74], %b[92], %b[92]
  and_ord,4 %b[93], %b[56], %g30, %g30
  xord,5 %b[84], %b[54], %b[54]
}
{
  xord,0 %b[5], %r32, %r32
  xor_xord,1 %b[30], %r63, %b[33], %b[30]
  xord,2 %b[8], %r28, %r28
  xord,3 %b[93], %b[56], %b[56]
  xor_xord,4 %b[118], %b[87], %b[121], %b[118]
  xord,5 %b[96], %b[52], %b[52]
}
{
  ldd,0 [ %r2 + 0x3e8 ], %b[8]
  and_ord,1 %g14, %r55, %b[36], %b[36]
  ldd,2 [ %r2 + 0x3e0 ], %b[5]
  ldd,3 [ %r2 + 0x3e8 ], %b[96]
  and_ord,4 %g30, %b[79], %b[124], %b[124]
  ldd,5 [ %r2 + 0x3e0 ], %b[93]
}
{
  ldd,0 [ %r2 + 0x3f8 ], %b[33]
  xor_xord,1 %g6, %b[21], %r41, %b[21]
  ldd,2 [ %r2 + 0x3f0 ], %r63
  ldd,3 [ %r2 + 0x3f8 ], %b[121]
  xor_xord,4 %g22, %b[109], %b[65], %b[109]
  ldd,5 [ %r2 + 0x3f0 ], %b[87]
}
{
  ldd,0 [ %r2 + 0x408 ], %r60
  xor_xord,1 %g3, %r40, %r59, %r40
  ldd,2 [ %r2 + 0x400 ], %r41
  ldd,3 [ %r2 + 0x408 ], %b[84]
  xor_xord,4 %g19, %b[64], %b[83], %b[64]
  ldd,5 [ %r2 + 0x400 ], %b[65]
}
{
  ord,0 %r18, %b[5], %b[25]
  xord,1 %b[37], %b[8], %b[20]
  andd,2 %r18, %b[5], %r59
  ord,3 %b[42], %b[93], %b[113]
  xord,4 %b[125], %b[96], %b[108]
  andd,5 %b[42], %b[93], %b[83]
}
{
  andd,0 %r22, %r63, %r59
  and_ord,1 %b[36], %b[25], %r59, %b[25]
  andd,2 %b[37], %b[8], %b[8]
  andd,3 %b[46], %b[87], %b[83]
  and_ord,4 %b[124], %b[113], %b[83], %b[113]
  andd,5 %b[125], %b[96], %b[96]
}
{
  xord,0 %b[19], %b[33], %r34
  andd,1 %b[19], %b[33], %b[33]
  ord,2 %r22, %r63, %b[0]
  xord,3 %b[107], %b[121], %b[58]
  andd,4 %b[107], %b[121], %b[121]
  ord,5 %b[46], %b[87], %b[88]
}
{
  andd,0 %r57, %r41, %r41
  and_ord,1 %b[25], %b[20], %b[8], %b[8]
  xord,2 %r57, %r41, %r46
  andd,3 %b[81], %b[65], %b[65]
  and_ord,4 %b[113], %b[108], %b[96], %b[96]
  xord,5 %b[81], %b[65], %b[70]
}
{
  xord,0 %r31, %r60, %r16
  andd,1 %r31, %r60, %r60
  ldd,2 [ %r2 + 0x410 ], %r29
  xord,3 %b[55], %b[84], %b[40]
  andd,4 %b[55], %b[84], %b[84]
  ldd,5 [ %r2 + 0x410 ], %b[53]
}
{
  ldd,0 [ %r2 + 0x420 ], %b[29]
  and_ord,1 %b[8], %b[0], %r59, %b[0]
  ldd,2 [ %r2 + 0x418 ], %r59
  ldd,3 [ %r2 + 0x420 ], %b[117]
  and_ord,4 %b[96], %b[88], %b[83], %b[88]
  ldd,5 [ %r2 + 0x418 ], %b[83]
}
{
  ldd,0 [ %r2 + 0x430 ], %g15
  ord,1 %b[39], %b[21], %b[22]
  ldd,2 [ %r2 + 0x428 ], %g9
  ldd,3 [ %r2 + 0x430 ], %g31
  ord,4 %b[127], %b[109], %b[110]
  ldd,5 [ %r2 + 0x428 ], %g25
}
{
  andd,0 %r51, %r29, %r29
  and_ord,1 %b[0], %r34, %b[33], %b[33]
  xord,2 %r51, %r29, %b[18]
  andd,3 %b[75], %b[53], %b[53]
  and_ord,4 %b[88], %b[58], %b[121], %b[121]
  xord,5 %b[75], %b[53], %b[106]
}
{
  andd,0 %b[9], %r59, %r59
  xord,1 %r20, %b[22], %b[22]
  xord,2 %b[9], %r59, %r26
  andd,3 %b[97], %b[83], %b[83]
  xord,4 %b[44], %b[110], %b[110]
  xord,5 %b[97], %b[83], %b[50]
}
{
  andd,0 %b[6], %b[29], %b[29]
  and_ord,1 %b[33], %r46, %r41, %r41
  xord,2 %b[6], %b[29], %r20
  andd,3 %b[94], %b[117], %b[117]
  and_ord,4 %b[121], %b[70], %b[65], %b[65]
  xord,5 %b[94], %b[117], %b[44]
}
{
  xord,0 %b[22], %g1, %g1
  xor_xord,1 %b[17], %g10, %g11, %g10
  xord,2 %b[21], %b[3], %b[3]
  xord,3 %b[110], %g17, %g17
  xor_xord,4 %b[105], %g26, %g27, %g26
  xord,5 %b[109], %b[91], %b[91]
}
{
  xord,0 %g14, %r55, %r55
  and_ord,1 %r41, %r16, %r60, %r60
  andd,2 %r61, %g9, %g11
  xord,3 %g30, %b[79], %b[79]
  and_ord,4 %b[65], %b[40], %b[84], %b[84]
  andd,5 %b[85], %g25, %g27
}
{
  andnd,0 %b[4], %g10, %b[26]
  xor_xord,1 %r35, %r25, %b[26], %r25
  ord,2 %r61, %g9, %g14
  andnd,3 %b[92], %g26, %b[114]
  xor_xord,4 %b[59], %b[49], %b[114], %b[49]
  ord,5 %b[85], %g25, %g30
}
{
  xord,0 %b[25], %b[20], %b[20]
  and_ord,1 %r60, %b[18], %r29, %r29
  xord,2 %r47, %b[35], %b[35]
  xord,3 %b[113], %b[108], %b[108]
  and_ord,4 %b[84], %b[106], %b[53], %b[53]
  xord,5 %b[71], %b[123], %b[123]
}
{
  andd,0 %g8, %g15, %r47
  xord,1 %r25, %g5, %g5
  ldd,2 [ %r2 + 0x438 ], %b[25]
  andd,3 %g24, %g31, %b[71]
  xord,4 %b[49], %g21, %g21
  ldd,5 [ %r2 + 0x438 ], %b[113]
}
{
  xord,0 %b[33], %r46, %r46
  and_ord,1 %r29, %r26, %r59, %r59
  xord,2 %b[0], %r34, %r34
  xord,3 %b[121], %b[70], %b[70]
  and_ord,4 %b[53], %b[50], %b[83], %b[83]
  xord,5 %b[88], %b[58], %b[58]
}
{
  ldd,0 [ %r2 + 0x440 ], %b[0]
  xor_xord,1 %b[32], %r17, %r21, %r17
  ord,2 %g8, %g15, %b[33]
  ldd,3 [ %r2 + 0x440 ], %b[88]
  xor_xord,4 %b[120], %b[41], %b[45], %b[41]
  ord,5 %g24, %g31, %b[121]
}
{
  andd,0 %r53, %b[25], %b[25]
  and_ord,1 %r59, %r20, %b[29], %b[29]
  xord,2 %r53, %b[25], %r21
  andd,3 %b[77], %b[113], %b[113]
  and_ord,4 %b[83], %b[44], %b[117], %b[117]
  xord,5 %b[77], %b[113], %b[45]
}
{
  xord,0 %b[22], %r40, %r59
  xord,1 %r40, %b[21], %r40
  xord,2 %r59, %r20, %r20
  xord,3 %b[110], %b[64], %b[83]
  xord,4 %b[64], %b[109], %b[64]
  xord,5 %b[83], %b[44], %b[44]
}
{
  xord,0 %r60, %b[18], %b[18]
  and_ord,1 %b[29], %g14, %g11, %g14
  ldd,2 [ %r2 + 0x448 ], %g11
  xord,3 %b[84], %b[106], %b[106]
  and_ord,4 %b[117], %g30, %g27, %g30
  ldd,5 [ %r2 + 0x448 ], %g27
}
{
  ord,0 %b[1], %b[0], %r60
  xor_xord,1 %r61, %g9, %b[29], %g9
  andd,2 %b[1], %b[0], %b[29]
  ord,3 %b[89], %b[88], %b[84]
  xor_xord,4 %b[85], %g25, %b[117], %g25
  andd,5 %b[89], %b[88], %b[117]
}
{
  xord,0 %r29, %r26, %r26
  and_ord,1 %g14, %b[33], %r47, %b[33]
  andnd,2 %b[22], %b[39], %r47
  xord,3 %b[53], %b[50], %b[50]
  and_ord,4 %g30, %b[121], %b[71], %b[121]
  andnd,5 %b[110], %b[127], %b[71]
}
{
  xord,0 %r38, %g11, %r29
  xor_xord,1 %g8, %g15, %g14, %g15
  xord,2 %g9, %r20, %g14
  xord,3 %b[62], %g27, %b[53]
  xor_xord,4 %g24, %g31, %g30, %g31
  xord,5 %g25, %b[44], %g30
}
{
  andnd,0 %r20, %g9, %b[33]
  and_ord,1 %b[33], %r21, %b[25], %b[25]
  xord,2 %b[33], %r21, %r21
  andnd,3 %b[44], %g25, %b[121]
  and_ord,4 %b[121], %b[45], %b[113], %b[113]
  xord,5 %b[121], %b[45], %b[45]
}
{
  andnd,0 %b[21], %r59, %r59
  xor_xord,1 %r18, %b[5], %b[36], %b[5]
  andnd,2 %r59, %r47, %r47
  andnd,3 %b[109], %b[83], %b[83]
  xor_xord,4 %b[42], %b[93], %b[124], %b[93]
  andnd,5 %b[83], %b[71], %b[71]
}
{
  andd,0 %g15, %r21, %b[36]
  and_ord,1 %b[25], %r60, %b[29], %r60
  ldd,2 [ %r2 + 0x450 ], %b[29]
  andd,3 %g31, %b[45], %b[124]
  and_ord,4 %b[113], %b[84], %b[117], %b[84]
  ldd,5 [ %r2 + 0x450 ], %b[117]
}
{
  xornd,0 %r20, %b[36], %b[36]
  xor_andd,1 %g15, %r20, %g14, %r20
  andd,2 %r38, %g11, %g11
  xornd,3 %b[44], %b[124], %b[124]
  xor_andd,4 %g31, %b[44], %g30, %b[44]
  andd,5 %b[62], %g27, %g27
}
{
  xord,0 %r60, %r29, %r29
  and_ord,1 %r60, %r29, %g11, %g11
  xornd,2 %r21, %g15, %g15
  xord,3 %b[84], %b[53], %b[53]
  and_ord,4 %b[84], %b[53], %g27, %g27
  xornd,5 %b[45], %g31, %g31
}
{
  andd,0 %r47, %b[39], %b[25]
  xor_xord,1 %b[1], %b[0], %b[25], %b[0]
  andd,2 %r21, %b[36], %r60
  andd,3 %b[71], %b[127], %b[113]
  xor_xord,4 %b[89], %b[88], %b[113], %b[88]
  andd,5 %b[45], %b[124], %b[84]
}
{
  andnd,0 %r59, %r47, %r59
  xor_xord,1 %b[28], %b[29], %g11, %r60
  andnd,2 %g15, %r60, %g15
  andnd,3 %b[83], %b[71], %b[83]
  xor_xord,4 %b[116], %b[117], %g27, %b[84]
  andnd,5 %g31, %b[84], %g31
}
{
  xord,0 %r47, %b[3], %b[3]
  andn_xord,1 %r47, %b[22], %b[39], %b[22]
  xornd,2 %b[25], %r59, %r59
  xord,3 %b[71], %b[91], %b[91]
  andn_xord,4 %b[71], %b[110], %b[127], %b[110]
  xornd,5 %b[113], %b[83], %b[83]
}
{
  andnd,0 %b[36], %g9, %b[25]
  andd,1 %r21, %g9, %g9
  ldd,2 [ %r2 + 0x458 ], %r47
  andnd,3 %b[124], %g25, %b[113]
  andd,4 %b[45], %g25, %g25
  ldd,5 [ %r2 + 0x458 ], %b[71]
}
{
  ord,0 %b[28], %b[29], %b[29]
  xornd,1 %r21, %b[25], %b[25]
  andd,2 %b[28], %b[29], %b[39]
  ord,3 %b[116], %b[117], %b[117]
  xornd,4 %b[45], %b[113], %b[113]
  andd,5 %b[116], %b[117], %b[127]
}
{
  ord,0 %r20, %g15, %b[39]
  and_ord,1 %g11, %b[29], %b[39], %b[29]
  xord,2 %r20, %g9, %g9
  ord,3 %b[44], %g31, %b[127]
  and_ord,4 %g27, %b[117], %b[127], %b[117]
  xord,5 %b[44], %g25, %g25
}
{
  andnd,0 %r40, %b[22], %r40
  andn_xornd,1 %g9, %b[33], %g14, %b[33]
  xord,2 %r36, %b[39], %b[39]
  andnd,3 %b[64], %b[110], %b[64]
  andn_xornd,4 %g25, %b[121], %g30, %b[121]
  xord,5 %b[60], %b[127], %b[127]
}
{
  andnd,0 %g10, %b[4], %b[24]
  xor_xord,1 %b[25], %r20, %b[24], %b[25]
  xord,2 %r48, %r47, %r20
  andnd,3 %g26, %b[92], %b[112]
  xor_xord,4 %b[113], %b[44], %b[112], %b[113]
  xord,5 %b[72], %b[71], %b[44]
}
{
  andd,0 %r25, %g10, %b[21]
  xor_xord,1 %r40, %b[21], %b[7], %r40
  xord,2 %b[33], %g15, %b[33]
  andd,3 %b[49], %g26, %b[109]
  xor_xord,4 %b[64], %b[109], %b[95], %b[64]
  xord,5 %b[121], %g31, %b[121]
}
{
  xord,0 %b[29], %r20, %b[7]
  xord,1 %r37, %b[33], %b[33]
  andd,2 %r48, %r47, %r47
  xord,3 %b[117], %b[44], %b[95]
  xord,4 %b[61], %b[121], %b[121]
  andd,5 %b[72], %b[71], %b[71]
}
{
  xord,0 %r59, %g1, %g1
  and_ord,1 %b[29], %r20, %r47, %r47
  ord,2 %r28, %b[21], %b[21]
  xord,3 %b[83], %g17, %g17
  and_ord,4 %b[117], %b[44], %b[71], %b[71]
  ord,5 %b[52], %b[109], %b[109]
}
{
  andnd,0 %r55, %r17, %r59
  xor_xord,1 %b[22], %r59, %b[34], %b[22]
  xord,2 %r28, %r25, %r28
  andnd,3 %b[79], %b[41], %b[83]
  xor_xord,4 %b[110], %b[83], %b[122], %b[110]
  xord,5 %b[52], %b[49], %b[52]
}
{
  ldd,0 [ %r2 + 0x468 ], %r20
  xord,1 %b[7], %r29, %b[29]
  ldd,2 [ %r2 + 0x460 ], %b[34]
  ldd,3 [ %r2 + 0x468 ], %b[44]
  xord,4 %b[95], %b[53], %b[117]
  ldd,5 [ %r2 + 0x460 ], %b[122]
}
{
  xord,0 %r60, %b[0], %b[0]
  andd,1 %r60, %r29, %g15
  xord,2 %b[7], %b[0], %r37
  xord,3 %b[84], %b[88], %b[88]
  andd,4 %b[84], %b[53], %g31
  xord,5 %b[95], %b[88], %b[61]
}
{
  xord,0 %r60, %r29, %r36
  xor_ornd,1 %r60, %b[7], %b[0], %g14
  andd,2 %b[29], %r37, %b[29]
  xord,3 %b[84], %b[53], %b[60]
  xor_ornd,4 %b[84], %b[95], %b[88], %g30
  andd,5 %b[117], %b[61], %b[117]
}
{
  ord,0 %r30, %b[34], %r21
  and_xornd,1 %b[29], %r36, %g15, %r36
  andd,2 %r30, %b[34], %g11
  ord,3 %b[54], %b[122], %b[45]
  and_xornd,4 %b[117], %b[60], %g31, %b[60]
  andd,5 %b[54], %b[122], %g27
}
{
  andnd,0 %r29, %r60, %r60
  and_ord,1 %r47, %r21, %g11, %r21
  xord,2 %b[7], %r60, %g11
  andnd,3 %b[53], %b[84], %b[84]
  and_ord,4 %b[71], %b[45], %g27, %b[45]
  xord,5 %b[95], %b[84], %g27
}
{
  xord,0 %r32, %r59, %r59
  andn_xornd,1 %r36, %r37, %b[7], %r37
  ord,2 %r29, %g11, %g11
  xord,3 %b[56], %b[83], %b[83]
  andn_xornd,4 %b[60], %b[61], %b[95], %b[61]
  ord,5 %b[53], %g27, %g27
}
{
  xord,0 %g11, %g14, %g11
  xor_xord,1 %r36, %g14, %b[23], %r36
  xord,2 %g11, %r52, %r52
  xord,3 %g27, %g30, %g27
  xor_xord,4 %b[60], %g30, %b[111], %b[60]
  xord,5 %g27, %b[76], %b[76]
}
{
  xord,0 %b[11], %g11, %g11
  or_xord,1 %r60, %b[0], %r29, %r60
  xord,2 %r37, %r52, %r52
  xord,3 %b[99], %g27, %g27
  or_xord,4 %b[84], %b[88], %b[53], %b[84]
  xord,5 %b[61], %b[76], %b[76]
}
{
  xord,0 %r55, %b[35], %b[11]
  xor_xord,1 %r30, %b[34], %r47, %b[34]
  andd,2 %r55, %r59, %r47
  xord,3 %b[79], %b[123], %b[99]
  xor_xord,4 %b[54], %b[122], %b[71], %b[122]
  andd,5 %b[79], %b[83], %b[71]
}
{
  andnd,0 %r59, %r17, %r60
  or_xord,1 %b[29], %r60, %r39, %b[29]
  andnd,2 %b[11], %r47, %r47
  andnd,3 %b[83], %b[41], %b[84]
  or_xord,4 %b[117], %b[84], %b[63], %b[117]
  andnd,5 %b[99], %b[71], %b[71]
}
{
  xord,0 %r59, %r55, %r59
  andn_xornd,1 %r25, %b[24], %b[26], %r25
  andnd,2 %r17, %r59, %r39
  xord,3 %b[83], %b[79], %b[83]
  andn_xornd,4 %b[49], %b[112], %b[114], %b[49]
  andnd,5 %b[41], %b[83], %b[63]
}
{
  andnd,0 %b[5], %b[20], %r60
  andn_xornd,1 %r47, %r39, %r60, %r39
  xord,2 %b[12], %r20, %r55
  andnd,3 %b[93], %b[108], %b[84]
  andn_xornd,4 %b[71], %b[63], %b[84], %b[63]
  xord,5 %b[100], %b[44], %b[79]
}
{
  xornd,0 %r25, %r28, %r28
  xor_andd,1 %b[21], %b[4], %r25, %b[4]
  xord,2 %r21, %r55, %r37
  xornd,3 %b[49], %b[52], %b[52]
  xor_andd,4 %b[109], %b[92], %b[49], %b[92]
  xord,5 %b[45], %b[79], %b[61]
}
{
  andd,0 %b[21], %r28, %b[0]
  xor_xord,1 %b[21], %r25, %b[27], %b[21]
  andd,2 %b[12], %r20, %r20
  andd,3 %b[109], %b[52], %b[88]
  xor_xord,4 %b[109], %b[49], %b[115], %b[109]
  andd,5 %b[100], %b[44], %b[44]
}
{
  andnd,0 %r25, %b[0], %b[0]
  andn_ord,1 %r28, %b[24], %b[26], %r28
  xord,2 %b[4], %g5, %g5
  andnd,3 %b[49], %b[88], %b[88]
  andn_ord,4 %b[52], %b[112], %b[114], %b[52]
  xord,5 %b[92], %g21, %g21
}
{
  ldd,0 [ %r2 + 0x478 ], %r55
  and_ord,1 %r21, %r55, %r20, %r20
  ldd,2 [ %r2 + 0x470 ], %b[24]
  ldd,3 [ %r2 + 0x478 ], %b[79]
  and_ord,4 %b[45], %b[79], %b[44], %b[44]
  ldd,5 [ %r2 + 0x470 ], %b[112]
}
{
  andnd,0 %b[20], %b[5], %r42
  xor_xord,1 %b[0], %g10, %r49, %b[0]
  xord,2 %r28, %r42, %r28
  andnd,3 %b[108], %b[93], %b[66]
  xor_xord,4 %b[88], %g26, %b[73], %b[88]
  xord,5 %b[52], %b[66], %b[52]
}
{
  ldd,0 [ %r2 + 0x488 ], %r49
  xord,1 %r37, %g7, %g7
  ldd,2 [ %r2 + 0x480 ], %g10
  ldd,3 [ %r2 + 0x488 ], %b[73]
  xord,4 %b[61], %g23, %g23
  ldd,5 [ %r2 + 0x480 ], %g26
}
{
  xord,0 %b[30], %b[24], %b[26]
  andd,1 %b[30], %b[24], %b[24]
  ldd,2 [ %r2 + 0x490 ], %r21
  xord,3 %b[118], %b[112], %b[114]
  andd,4 %b[118], %b[112], %b[112]
  ldd,5 [ %r2 + 0x490 ], %b[45]
}
{
  xord,0 %r20, %b[26], %b[26]
  and_ord,1 %r20, %b[26], %b[24], %b[24]
  xord,2 %r62, %r55, %r55
  xord,3 %b[44], %b[114], %b[114]
  and_ord,4 %b[44], %b[114], %b[112], %b[112]
  xord,5 %b[86], %b[79], %b[79]
}
{
  andd,0 %b[39], %r49, %r25
  ord,1 %b[39], %r49, %b[4]
  andd,2 %b[25], %g10, %r20
  andd,3 %b[127], %b[73], %b[49]
  ord,4 %b[127], %b[73], %b[92]
  andd,5 %b[113], %g26, %b[44]
}
{
  andnd,0 %b[26], %r37, %b[24]
  and_ord,1 %r20, %b[4], %r25, %b[4]
  xord,2 %b[24], %r55, %r55
  andnd,3 %b[114], %b[61], %b[112]
  and_ord,4 %b[44], %b[92], %b[49], %b[92]
  xord,5 %b[112], %b[79], %b[79]
}
{
  andnd,0 %b[34], %r55, %b[27]
  andnd,1 %r37, %b[26], %r29
  xord,2 %r55, %b[34], %r25
  andnd,3 %b[122], %b[79], %b[115]
  andnd,4 %b[61], %b[114], %b[53]
  xord,5 %b[79], %b[122], %b[49]
}
{
  andnd,0 %b[26], %b[34], %g14
  or_xornd,1 %b[26], %b[27], %r25, %b[27]
  ornd,2 %r25, %r37, %r25
  andnd,3 %b[114], %b[122], %g30
  or_xornd,4 %b[114], %b[115], %b[49], %b[115]
  ornd,5 %b[49], %b[61], %b[49]
}
{
  xord,0 %r25, %b[26], %b[7]
  xord,1 %r25, %b[34], %b[34]
  andnd,2 %b[34], %b[26], %b[23]
  xord,3 %b[49], %b[114], %b[95]
  xord,4 %b[49], %b[122], %b[122]
  andnd,5 %b[122], %b[114], %b[111]
}
{
  andnd,0 %b[7], %b[34], %b[34]
  or_xornd,1 %b[27], %b[24], %r29, %r29
  andnd,2 %r37, %r55, %r37
  andnd,3 %b[95], %b[122], %b[122]
  or_xornd,4 %b[115], %b[112], %b[53], %b[53]
  andnd,5 %b[61], %b[79], %b[61]
}
{
  xord,0 %b[34], %g7, %g7
  and_xord,1 %b[27], %r25, %b[10], %b[27]
  ornd,2 %r37, %b[26], %r37
  xord,3 %b[122], %g23, %g23
  and_xord,4 %b[115], %b[49], %b[98], %b[115]
  ornd,5 %b[61], %b[114], %b[61]
}
{
  ornd,0 %b[11], %r59, %r59
  or_xornd,1 %r29, %b[23], %g14, %b[23]
  xord,2 %r55, %b[31], %r55
  ornd,3 %b[99], %b[83], %b[83]
  or_xornd,4 %b[53], %b[111], %g30, %b[111]
  xord,5 %b[79], %b[119], %b[79]
}
{
  xord,0 %r29, %r55, %r55
  xor_xord,1 %r22, %r63, %b[8], %r63
  andd,2 %b[33], %r21, %b[11]
  xord,3 %b[53], %b[79], %b[79]
  xor_xord,4 %b[46], %b[87], %b[96], %b[87]
  andd,5 %b[121], %b[45], %b[99]
}
{
  xord,0 %r47, %b[15], %r47
  xor_xord,1 %b[23], %r37, %g0, %b[23]
  xord,2 %r59, %r32, %r32
  xord,3 %b[71], %b[103], %b[71]
  xor_xord,4 %b[111], %b[61], %g16, %b[111]
  xord,5 %b[83], %b[56], %b[56]
}
{
  ornd,0 %r63, %r34, %r37
  xor_xord,1 %r39, %b[35], %r24, %r24
  ord,2 %b[33], %r21, %b[15]
  ornd,3 %b[87], %b[58], %b[61]
  xor_xord,4 %b[63], %b[123], %b[48], %b[48]
  ord,5 %b[121], %b[45], %b[103]
}
{
  ornd,0 %r32, %r39, %r32
  or_xornd,1 %r34, %r60, %r42, %r42
  andnd,2 %r63, %r34, %r60
  ornd,3 %b[56], %b[63], %b[56]
  or_xornd,4 %b[58], %b[84], %b[66], %b[66]
  andnd,5 %b[87], %b[58], %b[84]
}
{
  ord,0 %r59, %b[35], %g0
  and_ord,1 %b[4], %b[15], %b[11], %b[15]
  andnd,2 %r37, %b[5], %b[11]
  ord,3 %b[83], %b[123], %g16
  and_ord,4 %b[92], %b[103], %b[99], %b[103]
  andnd,5 %b[61], %b[93], %b[99]
}
{
  xord,0 %r32, %r47, %r47
  or_xord,1 %r42, %r60, %r37, %r60
  ldd,2 [ %r2 + 0x498 ], %b[8]
  xord,3 %b[56], %b[71], %b[71]
  or_xord,4 %b[66], %b[84], %b[61], %b[84]
  ldd,5 [ %r2 + 0x498 ], %b[96]
}
{
  xord,0 %r59, %r27, %r59
  and_xord,1 %r32, %g0, %b[35], %g0
  andd,2 %b[11], %r34, %r37
  xord,3 %b[83], %b[51], %b[83]
  and_xord,4 %b[56], %g16, %b[123], %g16
  andd,5 %b[99], %b[58], %b[61]
}
{
  andd,0 %r63, %b[5], %r39
  or_ornd,1 %r60, %r34, %r37, %r37
  xord,2 %r39, %r59, %r59
  andd,3 %b[87], %b[93], %b[63]
  or_ornd,4 %b[84], %b[58], %b[61], %b[61]
  xord,5 %b[63], %b[83], %b[83]
}
{
  andd,0 %b[8], %b[15], %b[8]
  xor_xord,1 %g0, %r17, %g4, %g0
  xord,2 %b[8], %b[15], %r34
  andd,3 %b[96], %b[103], %b[96]
  xor_xord,4 %g16, %b[41], %g20, %g16
  xord,5 %b[96], %b[103], %b[58]
}
{
  ldd,0 [ %r2 + 0x4a8 ], %g4
  and_ord,1 %r36, %r34, %b[8], %b[8]
  ldd,2 [ %r2 + 0x4a0 ], %r17
  ldd,3 [ %r2 + 0x4a8 ], %g20
  and_ord,4 %b[60], %b[58], %b[96], %b[96]
  ldd,5 [ %r2 + 0x4a0 ], %b[41]
}
{
  ord,0 %r37, %b[20], %r27
  ord,1 %r63, %b[5], %r63
  andd,2 %r37, %r63, %b[15]
  ord,3 %b[61], %b[108], %b[51]
  ord,4 %b[87], %b[93], %b[87]
  andd,5 %b[61], %b[87], %b[103]
}
{
  ornd,0 %b[15], %r27, %r27
  orn_xord,1 %r42, %r63, %r39, %r63
  ldd,2 [ %r2 + 0x4b0 ], %r32
  ornd,3 %b[103], %b[51], %b[51]
  orn_xord,4 %b[66], %b[87], %b[63], %b[87]
  ldd,5 [ %r2 + 0x4b0 ], %b[56]
}
{
  ord,0 %r52, %r17, %r42
  xord,1 %b[29], %g4, %b[15]
  andd,2 %r52, %r17, %r39
  ord,3 %b[76], %b[41], %b[66]
  xord,4 %b[117], %g20, %b[103]
  andd,5 %b[76], %b[41], %b[63]
}
{
  ldd,0 [ %r2 + 0x4b8 ], %r39
  and_ord,1 %b[8], %r42, %r39, %r42
  andd,2 %b[29], %g4, %g4
  ldd,3 [ %r2 + 0x4b8 ], %b[63]
  and_ord,4 %b[96], %b[66], %b[63], %b[66]
  andd,5 %b[117], %g20, %g20
}
{
  andd,0 %g11, %r32, %r32
  xor_xord,1 %r27, %b[5], %b[16], %r27
  xord,2 %g11, %r32, %b[35]
  andd,3 %g27, %b[56], %b[56]
  xor_xord,4 %b[51], %b[93], %b[104], %b[51]
  xord,5 %g27, %b[56], %b[123]
}
{
  andnd,0 %r46, %b[18], %b[16]
  and_ord,1 %r42, %b[15], %g4, %g4
  andnd,2 %b[18], %r46, %b[5]
  andnd,3 %b[70], %b[106], %b[104]
  and_ord,4 %b[66], %b[103], %g20, %g20
  andnd,5 %b[106], %b[70], %b[93]
}
{
  andd,0 %b[27], %r39, %r39
  xord,1 %r41, %r16, %r16
  xord,2 %b[27], %r39, %r29
  andd,3 %b[115], %b[63], %b[63]
  xord,4 %b[65], %b[40], %b[40]
  xord,5 %b[115], %b[63], %b[53]
}
{
  andnd,0 %r26, %r16, %r41
  and_ord,1 %g4, %b[35], %r32, %r32
  xord,2 %r63, %b[38], %b[38]
  andnd,3 %b[50], %b[40], %b[65]
  and_ord,4 %g20, %b[123], %b[56], %b[56]
  xord,5 %b[87], %b[126], %b[126]
}
{
  xord,0 %b[20], %r43, %b[20]
  andn_xornd,1 %r26, %b[5], %b[16], %b[16]
  xord,2 %r37, %b[38], %b[38]
  xord,3 %b[108], %b[67], %b[108]
  andn_xornd,4 %b[50], %b[93], %b[104], %b[104]
  xord,5 %b[61], %b[126], %b[126]
}
{
  andnd,0 %r16, %b[18], %r37
  and_ord,1 %r32, %r29, %r39, %r39
  andnd,2 %b[18], %r16, %r43
  andnd,3 %b[40], %b[106], %b[61]
  and_ord,4 %b[56], %b[53], %b[63], %b[63]
  andnd,5 %b[106], %b[40], %b[67]
}
{
  ord,0 %b[18], %r16, %r63
  andn_xornd,1 %b[16], %r41, %r16, %r41
  xord,2 %r63, %b[20], %b[20]
  ord,3 %b[106], %b[40], %b[87]
  andn_xornd,4 %b[104], %b[65], %b[40], %b[65]
  xord,5 %b[87], %b[108], %b[108]
}
{
  xord,0 %r26, %b[14], %r26
  xor_xord,1 %r60, %b[11], %r33, %r60
  xord,2 %r46, %r63, %r63
  xord,3 %b[50], %b[102], %b[50]
  xor_xord,4 %b[84], %b[99], %b[57], %b[84]
  xord,5 %b[70], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0x4c8 ], %b[11]
  andn_xornd,1 %r41, %r37, %r43, %r37
  ldd,2 [ %r2 + 0x4c0 ], %b[14]
  ldd,3 [ %r2 + 0x4c8 ], %b[99]
  andn_xornd,4 %b[65], %b[61], %b[67], %b[61]
  ldd,5 [ %r2 + 0x4c0 ], %b[102]
}
{
  ldd,0 [ %r2 + 0x4d8 ], %r33
  xord,1 %r63, %b[16], %b[16]
  ldd,2 [ %r2 + 0x4d0 ], %r43
  ldd,3 [ %r2 + 0x4d8 ], %b[57]
  xord,4 %b[87], %b[104], %b[104]
  ldd,5 [ %r2 + 0x4d0 ], %b[67]
}
{
  ord,0 %r37, %r41, %r41
  xor_xord,1 %r37, %r46, %r44, %r37
  andd,2 %r37, %r46, %b[5]
  ord,3 %b[61], %b[65], %b[65]
  xor_xord,4 %b[61], %b[70], %b[68], %b[61]
  andd,5 %b[61], %b[70], %b[93]
}
{
  ord,0 %g7, %b[14], %r44
  xord,1 %b[23], %b[11], %b[31]
  andd,2 %g7, %b[14], %r46
  ord,3 %g23, %b[102], %b[68]
  xord,4 %b[111], %b[99], %b[119]
  andd,5 %g23, %b[102], %b[70]
}
{
  andd,0 %r55, %r43, %r46
  and_ord,1 %r39, %r44, %r46, %r44
  andd,2 %b[23], %b[11], %b[11]
  andd,3 %b[79], %b[67], %b[70]
  and_ord,4 %b[63], %b[68], %b[70], %b[68]
  andd,5 %b[111], %b[99], %b[99]
}
{
  xord,0 %r40, %r33, %b[34]
  andd,1 %r40, %r33, %r33
  ord,2 %r55, %r43, %g14
  xord,3 %b[64], %b[57], %b[122]
  andd,4 %b[64], %b[57], %b[57]
  ord,5 %b[79], %b[67], %g30
}
{
  xord,0 %g9, %b[36], %g9
  and_ord,1 %r44, %b[31], %b[11], %b[11]
  andnd,2 %r41, %b[5], %r41
  xord,3 %g25, %b[124], %g25
  and_ord,4 %b[68], %b[119], %b[99], %b[99]
  andnd,5 %b[65], %b[93], %b[65]
}
{
  xord,0 %r41, %r26, %r26
  xor_xord,1 %r63, %r16, %r45, %r63
  ornd,2 %b[16], %r41, %b[16]
  xord,3 %b[65], %b[50], %b[50]
  xor_xord,4 %b[87], %b[40], %b[69], %b[87]
  ornd,5 %b[104], %b[65], %b[104]
}
{
  xord,0 %b[25], %g10, %g10
  and_ord,1 %b[11], %g14, %r46, %g14
  xord,2 %r58, %g9, %g9
  xord,3 %b[113], %g26, %g26
  and_ord,4 %b[99], %g30, %b[70], %g30
  xord,5 %b[82], %g25, %g25
}
{
  xord,0 %r42, %b[15], %b[15]
  xor_xord,1 %b[16], %b[18], %r23, %b[16]
  xord,2 %r36, %r34, %r34
  xord,3 %b[66], %b[103], %b[103]
  xor_xord,4 %b[104], %b[106], %b[47], %b[104]
  xord,5 %b[60], %b[58], %b[58]
}
{
  ldd,0 [ %r2 + 0x4e8 ], %b[18]
  and_ord,1 %g14, %b[34], %r33, %r33
  ldd,2 [ %r2 + 0x4e0 ], %r42
  ldd,3 [ %r2 + 0x4e8 ], %b[106]
  and_ord,4 %g30, %b[122], %b[57], %b[57]
  ldd,5 [ %r2 + 0x4e0 ], %b[66]
}
{
  ldd,0 [ %r2 + 0x4f8 ], %r58
  xor_xord,1 %b[39], %r49, %r20, %r49
  ldd,2 [ %r2 + 0x4f0 ], %r23
  ldd,3 [ %r2 + 0x4f8 ], %b[82]
  xor_xord,4 %b[127], %b[73], %b[44], %b[73]
  ldd,5 [ %r2 + 0x4f0 ], %b[47]
}
{
  ldd,0 [ %r2 + 0x508 ], %r46
  xor_xord,1 %b[33], %r21, %b[4], %r21
  ldd,2 [ %r2 + 0x500 ], %r20
  ldd,3 [ %r2 + 0x508 ], %b[70]
  xor_xord,4 %b[121], %b[45], %b[92], %b[45]
  ldd,5 [ %r2 + 0x500 ], %b[44]
}
{
  andd,0 %b[3], %r42, %r42
  xord,1 %b[22], %b[18], %r16
  xord,2 %b[3], %r42, %b[4]
  andd,3 %b[91], %b[66], %b[66]
  xord,4 %b[110], %b[106], %b[40]
  xord,5 %b[91], %b[66], %b[92]
}
{
  andd,0 %g1, %r23, %r45
  and_ord,1 %r33, %b[4], %r42, %r42
  andd,2 %b[22], %b[18], %b[18]
  andd,3 %g17, %b[47], %b[69]
  and_ord,4 %b[57], %b[92], %b[66], %b[66]
  andd,5 %b[110], %b[106], %b[106]
}
{
  xord,0 %g5, %r58, %b[36]
  andd,1 %g5, %r58, %r58
  ord,2 %g1, %r23, %r41
  xord,3 %g21, %b[82], %b[124]
  andd,4 %g21, %b[82], %b[82]
  ord,5 %g17, %b[47], %b[65]
}
{
  ord,0 %b[21], %r20, %b[26]
  and_ord,1 %r42, %r16, %b[18], %b[18]
  andd,2 %b[21], %r20, %b[5]
  ord,3 %b[109], %b[44], %b[114]
  and_ord,4 %b[66], %b[40], %b[106], %b[106]
  andd,5 %b[109], %b[44], %b[93]
}
{
  andd,0 %b[0], %r46, %b[10]
  ord,1 %b[0], %r46, %b[7]
  ldd,2 [ %r2 + 0x510 ], %r25
  andd,3 %b[88], %b[70], %b[98]
  ord,4 %b[88], %b[70], %b[95]
  ldd,5 [ %r2 + 0x510 ], %b[49]
}
{
  ldd,0 [ %r2 + 0x520 ], %b[24]
  and_ord,1 %b[18], %r41, %r45, %r41
  ldd,2 [ %r2 + 0x518 ], %r45
  ldd,3 [ %r2 + 0x520 ], %b[112]
  and_ord,4 %b[106], %b[65], %b[69], %b[65]
  ldd,5 [ %r2 + 0x518 ], %b[69]
}
{
  xord,0 %r49, %r18, %r18
  or_xord,1 %r34, %r49, %g10, %g10
  ldd,2 [ %r2 + 0x528 ], %g15
  xord,3 %b[73], %b[42], %b[42]
  or_xord,4 %b[58], %b[73], %g26, %g26
  ldd,5 [ %r2 + 0x528 ], %g31
}
{
  xord,0 %g4, %b[35], %b[35]
  and_ord,1 %r41, %b[36], %r58, %r58
  xord,2 %r32, %r29, %r29
  xord,3 %g20, %b[123], %b[123]
  and_ord,4 %b[65], %b[124], %b[82], %b[82]
  xord,5 %b[56], %b[53], %b[53]
}
{
  andd,0 %r28, %r25, %r25
  xord,1 %r24, %r45, %r32
  xord,2 %r28, %r25, %g4
  andd,3 %b[52], %b[49], %b[49]
  xord,4 %b[48], %b[69], %b[56]
  xord,5 %b[52], %b[49], %g20
}
{
  andd,0 %r47, %b[24], %b[5]
  and_ord,1 %r58, %b[26], %b[5], %b[26]
  andd,2 %r24, %r45, %r45
  andd,3 %b[71], %b[112], %b[93]
  and_ord,4 %b[82], %b[114], %b[93], %b[114]
  andd,5 %b[48], %b[69], %b[69]
}
{
  xord,0 %g10, %r22, %r22
  xor_xord,1 %r52, %r17, %b[8], %r17
  andd,2 %r29, %b[15], %b[8]
  xord,3 %g26, %b[46], %b[46]
  xor_xord,4 %b[76], %b[41], %b[96], %b[41]
  andd,5 %b[53], %b[103], %b[96]
}
{
  ord,0 %b[35], %b[8], %b[8]
  and_ord,1 %b[26], %b[7], %b[10], %b[7]
  ord,2 %r47, %b[24], %b[10]
  ord,3 %b[123], %b[96], %b[96]
  and_ord,4 %b[114], %b[95], %b[98], %b[95]
  ord,5 %b[71], %b[112], %b[98]
}
{
  xord,0 %r29, %b[19], %b[19]
  xor_xord,1 %g7, %b[14], %r39, %b[14]
  xord,2 %b[35], %r29, %b[35]
  xord,3 %b[53], %b[107], %b[107]
  xor_xord,4 %g23, %b[102], %b[63], %b[102]
  xord,5 %b[123], %b[53], %b[123]
}
{
  xord,0 %g14, %b[34], %b[34]
  and_ord,1 %b[7], %g4, %r25, %r25
  ldd,2 [ %r2 + 0x530 ], %r39
  xord,3 %g30, %b[122], %b[122]
  and_ord,4 %b[95], %g20, %b[49], %b[49]
  ldd,5 [ %r2 + 0x530 ], %b[63]
}
{
  andd,0 %r59, %g15, %g15
  xor_xord,1 %r55, %r43, %b[11], %r43
  xord,2 %r59, %g15, %g14
  andd,3 %b[83], %g31, %g31
  xor_xord,4 %b[79], %b[67], %b[99], %b[67]
  xord,5 %b[83], %g31, %g30
}
{
  xord,0 %r44, %b[31], %b[31]
  and_ord,1 %r25, %r32, %r45, %r45
  ldd,2 [ %r2 + 0x538 ], %b[11]
  xord,3 %b[68], %b[119], %b[119]
  and_ord,4 %b[49], %b[56], %b[69], %b[69]
  ldd,5 [ %r2 + 0x538 ], %b[99]
}
{
  andd,0 %g0, %r39, %r39
  xord,1 %r33, %b[4], %b[4]
  xord,2 %g0, %r39, %r44
  andd,3 %g16, %b[63], %b[63]
  xord,4 %b[57], %b[92], %b[92]
  xord,5 %g16, %b[63], %b[68]
}
{
  ldd,0 [ %r2 + 0x548 ], %r33
  and_ord,1 %r45, %b[10], %b[5], %b[10]
  ldd,2 [ %r2 + 0x540 ], %b[5]
  ldd,3 [ %r2 + 0x548 ], %b[57]
  and_ord,4 %b[69], %b[98], %b[93], %b[98]
  ldd,5 [ %r2 + 0x540 ], %b[93]
}
{
  xord,0 %r42, %r16, %r16
  xor_xord,1 %r47, %b[24], %r45, %b[24]
  andnd,2 %g10, %r34, %r45
  xord,3 %b[66], %b[40], %b[40]
  xor_xord,4 %b[71], %b[112], %b[69], %b[112]
  andnd,5 %g26, %b[58], %b[69]
}
{
  xord,0 %b[10], %g14, %g14
  and_ord,1 %b[10], %g14, %g15, %g15
  andd,2 %r27, %b[11], %r42
  xord,3 %b[98], %g30, %g30
  and_ord,4 %b[98], %g30, %g31, %g31
  andd,5 %b[51], %b[99], %b[66]
}
{
  xord,0 %r41, %b[36], %b[36]
  xor_xord,1 %g1, %r23, %b[18], %r23
  ord,2 %r27, %b[11], %b[10]
  xord,3 %b[65], %b[124], %b[124]
  xor_xord,4 %g17, %b[47], %b[106], %b[47]
  ord,5 %b[51], %b[99], %b[98]
}
{
  ord,0 %b[38], %b[5], %b[18]
  and_ord,1 %g15, %r44, %r39, %r39
  andd,2 %b[38], %b[5], %r41
  ord,3 %b[126], %b[93], %b[106]
  and_ord,4 %g31, %b[68], %b[63], %b[63]
  andd,5 %b[126], %b[93], %b[65]
}
{
  xord,0 %g14, %b[24], %g15
  xor_xord,1 %b[21], %r20, %r58, %r20
  xord,2 %g15, %r44, %r44
  xord,3 %g30, %b[112], %g31
  xor_xord,4 %b[109], %b[44], %b[82], %b[44]
  xord,5 %g31, %b[68], %b[68]
}
{
  xord,0 %g10, %r21, %r58
  and_ord,1 %r39, %b[10], %r42, %b[10]
  andnd,2 %b[24], %g14, %r42
  xord,3 %g26, %b[45], %b[82]
  and_ord,4 %b[63], %b[98], %b[66], %b[98]
  andnd,5 %b[112], %g30, %b[66]
}
{
  xord,0 %r21, %r49, %r45
  xor_xord,1 %r27, %b[11], %r39, %b[11]
  andnd,2 %r58, %r45, %r58
  xord,3 %b[45], %b[73], %b[69]
  xor_xord,4 %b[51], %b[99], %b[63], %b[99]
  andnd,5 %b[82], %b[69], %b[82]
}
{
  andd,0 %r58, %r34, %r39
  and_ord,1 %b[10], %b[18], %r41, %b[18]
  andnd,2 %r58, %g10, %r41
  andd,3 %b[82], %b[58], %b[63]
  and_ord,4 %b[98], %b[106], %b[65], %b[106]
  andnd,5 %b[82], %g26, %b[65]
}
{
  xord,0 %r58, %r18, %r18
  xor_xord,1 %b[38], %b[5], %b[10], %b[5]
  xord,2 %r34, %r41, %r41
  xord,3 %b[82], %b[42], %b[42]
  xor_xord,4 %b[126], %b[93], %b[98], %b[93]
  xord,5 %b[58], %b[65], %b[65]
}
{
  xornd,0 %b[11], %r44, %r44
  xor_andd,1 %r44, %b[24], %g15, %b[10]
  andd,2 %r44, %b[11], %r34
  xornd,3 %b[99], %b[68], %b[68]
  xor_andd,4 %b[68], %b[112], %g31, %b[98]
  andd,5 %b[68], %b[99], %b[58]
}
{
  andd,0 %b[11], %g14, %b[24]
  andnd,1 %r45, %r41, %r45
  xornd,2 %b[24], %r34, %r34
  andd,3 %b[99], %g30, %b[112]
  andnd,4 %b[69], %b[65], %b[69]
  xornd,5 %b[112], %b[58], %b[58]
}
{
  xord,0 %b[4], %r53, %r53
  andn_xornd,1 %r34, %g14, %b[11], %g14
  xord,2 %b[10], %b[24], %b[24]
  xord,3 %b[92], %b[77], %b[77]
  andn_xornd,4 %b[58], %g30, %b[99], %g30
  xord,5 %b[98], %b[112], %b[112]
}
{
  andnd,0 %r17, %b[15], %g15
  andn_xornd,1 %b[24], %r42, %g15, %r42
  andd,2 %b[11], %r34, %b[11]
  andnd,3 %b[41], %b[103], %g31
  andn_xornd,4 %b[112], %b[66], %g31, %b[66]
  andd,5 %b[99], %b[58], %b[99]
}
{
  andnd,0 %b[15], %r17, %r19
  xor_xord,1 %g14, %b[10], %r19, %g14
  andnd,2 %r44, %b[11], %r44
  andnd,3 %b[103], %b[41], %b[43]
  xor_xord,4 %g30, %b[98], %b[43], %g30
  andnd,5 %b[68], %b[99], %b[68]
}
{
  xord,0 %r42, %r44, %r42
  xor_andnd,1 %g10, %r21, %r49, %g10
  ord,2 %b[10], %r44, %b[10]
  xord,3 %b[66], %b[68], %b[66]
  xor_andnd,4 %g26, %b[45], %b[73], %g26
  ord,5 %b[98], %b[68], %b[98]
}
{
  xord,0 %b[20], %r33, %r44
  andd,1 %b[20], %r33, %r33
  ldd,2 [ %r2 + 0x550 ], %r21
  xord,3 %b[108], %b[57], %b[68]
  andd,4 %b[108], %b[57], %b[57]
  ldd,5 [ %r2 + 0x550 ], %b[45]
}
{
  xord,0 %b[18], %r44, %r44
  and_ord,1 %b[18], %r44, %r33, %r33
  xord,2 %g6, %b[10], %b[10]
  xord,3 %b[106], %b[68], %b[68]
  and_ord,4 %b[106], %b[68], %b[57], %b[57]
  xord,5 %g22, %b[98], %b[98]
}
{
  xord,0 %b[8], %r17, %r17
  xor_xord,1 %r45, %r49, %g2, %r45
  xord,2 %g3, %r42, %r42
  xord,3 %b[96], %b[41], %b[41]
  xor_xord,4 %b[69], %b[73], %g18, %b[69]
  xord,5 %g19, %b[66], %b[66]
}
{
  xord,0 %b[34], %b[31], %g10
  orn_xord,1 %r58, %g10, %r39, %r39
  andnd,2 %b[34], %b[14], %r58
  xord,3 %b[122], %b[119], %g26
  orn_xord,4 %b[82], %g26, %b[63], %b[63]
  andnd,5 %b[122], %b[102], %b[82]
}
{
  xord,0 %r60, %r21, %g2
  andd,1 %r60, %r21, %r21
  ldd,2 [ %r2 + 0x558 ], %r49
  xord,3 %b[84], %b[45], %g18
  andd,4 %b[84], %b[45], %b[45]
  ldd,5 [ %r2 + 0x558 ], %b[73]
}
{
  xord,0 %r39, %r22, %r22
  and_ord,1 %r33, %g2, %r21, %r21
  xord,2 %r33, %g2, %g2
  xord,3 %b[63], %b[46], %b[46]
  and_ord,4 %b[57], %g18, %b[45], %b[45]
  xord,5 %b[57], %g18, %g18
}
{
  andnd,0 %b[4], %r16, %r39
  xor_xord,1 %r41, %r39, %b[37], %r41
  xord,2 %r43, %r58, %r58
  andnd,3 %b[92], %b[40], %b[63]
  xor_xord,4 %b[65], %b[63], %b[125], %b[65]
  xord,5 %b[67], %b[82], %b[82]
}
{
  andd,0 %r37, %r49, %r33
  ord,1 %r37, %r49, %g3
  ldd,2 [ %r2 + 0x560 ], %b[37]
  andd,3 %b[61], %b[73], %b[57]
  ord,4 %b[61], %b[73], %g19
  ldd,5 [ %r2 + 0x560 ], %b[125]
}
{
  xord,0 %g2, %b[5], %g6
  xor_xord,1 %r37, %r49, %r21, %r49
  xornd,2 %r44, %b[5], %b[18]
  xord,3 %g18, %b[93], %g22
  xor_xord,4 %b[61], %b[73], %b[45], %b[73]
  xornd,5 %b[68], %b[93], %b[106]
}
{
  xord,0 %g2, %r44, %r21
  and_ord,1 %r21, %g3, %r33, %g3
  andd,2 %g2, %r44, %r33
  xord,3 %g18, %b[68], %b[45]
  and_ord,4 %b[45], %g19, %b[57], %g19
  andd,5 %g18, %b[68], %b[57]
}
{
  xord,0 %b[7], %g4, %g4
  xor_andd,1 %r49, %r44, %b[18], %b[18]
  andd,2 %b[16], %b[37], %b[11]
  xord,3 %b[95], %g20, %g20
  xor_andd,4 %b[73], %b[68], %b[106], %b[106]
  andd,5 %b[104], %b[125], %b[99]
}
{
  xord,0 %r25, %r32, %r32
  andn_xornd,1 %r29, %r19, %g15, %r29
  xord,2 %g2, %r49, %b[7]
  xord,3 %b[49], %b[56], %b[56]
  andn_xornd,4 %b[53], %b[43], %g31, %b[53]
  xord,5 %g18, %b[73], %b[95]
}
{
  ornd,0 %g6, %b[7], %b[7]
  and_xornd,1 %b[18], %r21, %r33, %r21
  ord,2 %b[16], %b[37], %r25
  ornd,3 %g22, %b[95], %b[95]
  and_xornd,4 %b[106], %b[45], %b[57], %b[45]
  ord,5 %b[104], %b[125], %b[49]
}
{
  andnd,0 %r44, %g2, %b[11]
  and_ord,1 %g3, %r25, %b[11], %r25
  xord,2 %b[7], %b[13], %b[13]
  andnd,3 %b[68], %g18, %b[99]
  and_ord,4 %g19, %b[49], %b[99], %b[49]
  xord,5 %b[95], %b[101], %b[101]
}
{
  andd,0 %r21, %b[5], %b[5]
  ord,1 %r21, %r49, %r49
  xord,2 %r49, %g2, %g2
  andd,3 %b[45], %b[93], %b[93]
  ord,4 %b[45], %b[73], %b[73]
  xord,5 %b[73], %g18, %g18
}
{
  ord,0 %r44, %g2, %g2
  or_xord,1 %b[11], %g6, %r44, %b[11]
  xord,2 %r21, %b[13], %b[13]
  ord,3 %b[68], %g18, %g18
  or_xord,4 %b[99], %g22, %b[68], %b[99]
  xord,5 %b[45], %b[101], %b[101]
}
{
  xord,0 %g2, %b[7], %b[7]
  xor_xord,1 %b[16], %b[37], %g3, %b[37]
  ornd,2 %b[5], %r49, %r49
  xord,3 %g18, %b[95], %b[95]
  xor_xord,4 %b[104], %b[125], %g19, %b[125]
  ornd,5 %b[93], %b[73], %b[73]
}
{
  andd,0 %r29, %r17, %r17
  xor_xord,1 %r49, %g2, %r50, %r49
  xord,2 %b[2], %b[7], %b[7]
  andd,3 %b[53], %b[41], %b[41]
  xor_xord,4 %b[73], %g18, %b[74], %b[73]
  xord,5 %b[90], %b[95], %b[95]
}
{
  xord,0 %r17, %b[19], %b[19]
  or_xord,1 %b[18], %b[11], %b[17], %b[18]
  xornd,2 %r29, %b[35], %b[35]
  xord,3 %b[41], %b[107], %b[107]
  or_xord,4 %b[106], %b[99], %b[105], %b[106]
  xornd,5 %b[53], %b[123], %b[123]
}
{
  andd,0 %b[8], %b[35], %b[11]
  xor_xord,1 %b[8], %r29, %r57, %b[8]
  ldd,2 [ %r2 + 0x568 ], %r17
  andd,3 %b[96], %b[123], %b[99]
  xor_xord,4 %b[96], %b[53], %b[81], %b[96]
  ldd,5 [ %r2 + 0x568 ], %b[41]
}
{
  andnd,0 %r58, %b[14], %r57
  and_andnd,1 %b[34], %r58, %g10, %r29
  andnd,2 %r29, %b[11], %b[11]
  andnd,3 %b[82], %b[102], %b[81]
  and_andnd,4 %b[122], %b[82], %g26, %b[53]
  andnd,5 %b[53], %b[99], %b[99]
}
{
  xord,0 %r58, %b[34], %r58
  xor_xord,1 %b[11], %b[15], %r31, %b[11]
  andnd,2 %b[14], %r58, %b[15]
  xord,3 %b[82], %b[122], %b[82]
  xor_xord,4 %b[99], %b[103], %b[55], %b[99]
  andnd,5 %b[102], %b[82], %b[103]
}
{
  andnd,0 %r16, %b[4], %g10
  andn_ord,1 %b[35], %r19, %g15, %b[35]
  ornd,2 %g10, %r58, %r58
  andnd,3 %b[40], %b[92], %g26
  andn_ord,4 %b[123], %b[43], %g31, %b[123]
  ornd,5 %g26, %b[82], %b[82]
}
{
  xord,0 %r26, %r17, %g15
  andd,1 %r26, %r17, %r17
  ldd,2 [ %r2 + 0x570 ], %r19
  xord,3 %b[50], %b[41], %g31
  andd,4 %b[50], %b[41], %b[41]
  ldd,5 [ %r2 + 0x570 ], %b[43]
}
{
  xord,0 %r25, %g15, %g15
  and_ord,1 %r25, %g15, %r17, %r17
  ldd,2 [ %r2 + 0x578 ], %b[34]
  xord,3 %b[49], %g31, %g31
  and_ord,4 %b[49], %g31, %b[41], %b[41]
  ldd,5 [ %r2 + 0x578 ], %b[122]
}
{
  xord,0 %r58, %r43, %r43
  andn_xornd,1 %r29, %b[15], %r57, %b[15]
  xord,2 %b[35], %r51, %b[35]
  xord,3 %b[82], %b[67], %b[67]
  andn_xornd,4 %b[53], %b[103], %b[81], %b[103]
  xord,5 %b[123], %b[75], %b[123]
}
{
  ldd,0 [ %r2 + 0x588 ], %r57
  xord,1 %r63, %r19, %r25
  ldd,2 [ %r2 + 0x580 ], %r51
  ldd,3 [ %r2 + 0x588 ], %b[81]
  xord,4 %b[87], %b[43], %b[49]
  ldd,5 [ %r2 + 0x580 ], %b[75]
}
{
  andd,0 %r63, %r19, %r19
  xord,1 %r17, %r25, %b[17]
  ldd,2 [ %r2 + 0x590 ], %r31
  andd,3 %b[87], %b[43], %b[43]
  xord,4 %b[41], %b[49], %b[105]
  ldd,5 [ %r2 + 0x590 ], %b[55]
}
{
  andnd,0 %g15, %b[17], %r17
  and_ord,1 %r17, %r25, %r19, %r19
  andnd,2 %b[17], %g15, %r25
  andnd,3 %g31, %b[105], %b[41]
  and_ord,4 %b[41], %b[49], %b[43], %b[43]
  andnd,5 %b[105], %g31, %b[49]
}
{
  andd,0 %b[10], %r57, %g2
  ord,1 %b[10], %r57, %r50
  andd,2 %g14, %r51, %b[2]
  andd,3 %b[98], %b[81], %g18
  ord,4 %b[98], %b[81], %b[74]
  andd,5 %g30, %b[75], %b[90]
}
{
  andnd,0 %b[17], %b[37], %g3
  and_ord,1 %b[2], %r50, %g2, %r50
  xord,2 %r42, %r31, %g2
  andnd,3 %b[105], %b[125], %g19
  and_ord,4 %b[90], %b[74], %g18, %b[74]
  xord,5 %b[66], %b[55], %g18
}
{
  ornd,0 %r43, %b[15], %r43
  xor_xord,1 %g9, %b[34], %r19, %b[34]
  andnd,2 %b[37], %b[17], %r19
  ornd,3 %b[67], %b[103], %b[67]
  xor_xord,4 %g25, %b[122], %b[43], %b[122]
  andnd,5 %b[125], %b[105], %b[43]
}
{
  ornd,0 %r23, %b[36], %b[6]
  xor_xord,1 %b[15], %b[31], %b[9], %b[9]
  xord,2 %r29, %b[6], %r29
  ornd,3 %b[47], %b[124], %b[94]
  xor_xord,4 %b[103], %b[119], %b[97], %b[97]
  xord,5 %b[53], %b[94], %b[53]
}
{
  andnd,0 %b[37], %b[34], %r44
  andnd,1 %g15, %b[34], %g6
  xord,2 %b[34], %b[37], %b[5]
  andnd,3 %b[125], %b[122], %b[68]
  andnd,4 %g31, %b[122], %g22
  xord,5 %b[122], %b[125], %b[93]
}
{
  ornd,0 %g6, %b[17], %g6
  or_xornd,1 %b[17], %r44, %b[5], %r44
  ornd,2 %b[5], %g15, %b[5]
  ornd,3 %g22, %b[105], %g22
  or_xornd,4 %b[105], %b[68], %b[93], %b[68]
  ornd,5 %b[93], %g31, %b[93]
}
{
  xord,0 %b[5], %b[37], %b[37]
  xord,1 %g6, %r56, %g6
  xord,2 %b[5], %b[17], %b[17]
  xord,3 %b[93], %b[125], %b[125]
  xord,4 %g22, %b[80], %g22
  xord,5 %b[93], %b[105], %b[105]
}
{
  andnd,0 %b[17], %b[37], %b[37]
  or_xornd,1 %r44, %r25, %r17, %r17
  andd,2 %r44, %b[5], %b[5]
  andnd,3 %b[105], %b[125], %b[125]
  or_xornd,4 %b[68], %b[49], %b[41], %b[41]
  andd,5 %b[68], %b[93], %b[93]
}
{
  andnd,0 %r23, %b[36], %g15
  xor_xord,1 %b[37], %g15, %b[32], %b[37]
  xord,2 %r35, %b[5], %b[5]
  andnd,3 %b[47], %b[124], %g31
  xor_xord,4 %b[125], %g31, %b[120], %b[125]
  xord,5 %b[59], %b[93], %b[93]
}
{
  xord,0 %r43, %r29, %r29
  or_xornd,1 %r17, %r19, %g3, %r19
  ord,2 %r58, %b[31], %g3
  xord,3 %b[67], %b[53], %b[53]
  or_xornd,4 %b[41], %b[43], %g19, %b[43]
  ord,5 %b[82], %b[119], %g19
}
{
  xord,0 %r58, %r61, %r58
  xor_xord,1 %r17, %b[34], %r54, %r17
  andd,2 %r42, %r31, %r31
  xord,3 %b[82], %b[85], %b[82]
  xor_xord,4 %b[41], %b[122], %b[78], %b[41]
  andd,5 %b[66], %b[55], %b[55]
}
{
  andnd,0 %b[6], %b[4], %r39
  or_xornd,1 %b[36], %r39, %g10, %g10
  xord,2 %r19, %g6, %g6
  andnd,3 %b[94], %b[92], %b[63]
  or_xornd,4 %b[124], %b[63], %g26, %g26
  xord,5 %b[43], %g22, %g22
}
{
  andd,0 %r39, %b[36], %b[15]
  and_xord,1 %r43, %g3, %b[31], %g3
  xord,2 %b[15], %r58, %r58
  andd,3 %b[63], %b[124], %b[103]
  and_xord,4 %b[67], %g19, %b[119], %g19
  xord,5 %b[103], %b[82], %b[82]
}
{
  xord,0 %r23, %r16, %b[31]
  and_ord,1 %r50, %g2, %r31, %r31
  ldd,2 [ %r2 + 0x598 ], %r43
  xord,3 %b[47], %b[40], %b[119]
  and_ord,4 %b[74], %g18, %b[55], %b[55]
  ldd,5 [ %r2 + 0x598 ], %b[67]
}
{
  ord,0 %r23, %b[4], %r23
  or_xord,1 %g10, %g15, %b[6], %g15
  andd,2 %r23, %b[4], %b[6]
  ord,3 %b[47], %b[92], %b[47]
  or_xord,4 %g26, %g31, %b[94], %g31
  andd,5 %b[47], %b[92], %b[94]
}
{
  andnd,0 %r20, %g4, %g8
  xor_xord,1 %g3, %b[14], %g8, %g3
  andnd,2 %g4, %r20, %b[14]
  andnd,3 %b[44], %g20, %g24
  xor_xord,4 %g19, %b[102], %g24, %g19
  andnd,5 %g20, %b[44], %b[102]
}
{
  ord,0 %r43, %r31, %r19
  ord,1 %g15, %b[36], %b[36]
  andd,2 %r43, %r31, %b[4]
  ord,3 %b[67], %b[55], %b[43]
  ord,4 %g31, %b[124], %b[124]
  andd,5 %b[67], %b[55], %b[92]
}
{
  ldd,0 [ %r2 + 0x5a8 ], %b[4]
  and_ord,1 %b[13], %r19, %b[4], %r19
  ldd,2 [ %r2 + 0x5a0 ], %r61
  ldd,3 [ %r2 + 0x5a8 ], %b[92]
  and_ord,4 %b[101], %b[43], %b[92], %b[43]
  ldd,5 [ %r2 + 0x5a0 ], %b[85]
}
{
  xord,0 %r16, %r38, %r38
  orn_xord,1 %g10, %r23, %b[6], %r23
  ornd,2 %b[15], %b[36], %b[36]
  xord,3 %b[40], %b[62], %b[62]
  orn_xord,4 %g26, %b[47], %b[94], %b[47]
  ornd,5 %b[103], %b[124], %b[124]
}
{
  ldd,0 [ %r2 + 0x5b8 ], %g10
  andn_xornd,1 %b[36], %b[31], %r16, %b[31]
  ldd,2 [ %r2 + 0x5b0 ], %b[6]
  ldd,3 [ %r2 + 0x5b8 ], %g26
  andn_xornd,4 %b[124], %b[119], %b[40], %b[119]
  ldd,5 [ %r2 + 0x5b0 ], %b[94]
}
{
  ord,0 %r61, %r19, %b[15]
  xord,1 %b[18], %b[4], %b[34]
  andd,2 %r61, %r19, %r16
  ord,3 %b[85], %b[43], %b[103]
  xord,4 %b[106], %b[92], %b[122]
  andd,5 %b[85], %b[43], %b[40]
}
{
  xord,0 %b[31], %r53, %r53
  and_ord,1 %r49, %b[15], %r16, %b[15]
  andd,2 %b[18], %b[4], %b[4]
  xord,3 %b[119], %b[77], %b[77]
  and_ord,4 %b[73], %b[103], %b[40], %b[103]
  andd,5 %b[106], %b[92], %b[92]
}
{
  andd,0 %b[7], %b[6], %b[6]
  andd,1 %b[5], %g10, %r16
  xord,2 %b[7], %b[6], %b[31]
  andd,3 %b[95], %b[94], %b[94]
  andd,4 %b[93], %g26, %b[40]
  xord,5 %b[95], %b[94], %b[119]
}
{
  xord,0 %r23, %r38, %r38
  and_ord,1 %b[15], %b[34], %b[4], %b[4]
  ord,2 %b[5], %g10, %r54
  xord,3 %b[47], %b[62], %b[62]
  and_ord,4 %b[103], %b[122], %b[92], %b[92]
  ord,5 %b[93], %g26, %b[78]
}
{
  xord,0 %g4, %r30, %r30
  xor_xord,1 %b[36], %r23, %b[1], %b[36]
  xord,2 %r39, %b[28], %r39
  xord,3 %g20, %b[54], %b[54]
  xor_xord,4 %b[124], %b[47], %b[89], %b[124]
  xord,5 %b[63], %b[116], %b[63]
}
{
  xord,0 %b[24], %r34, %b[24]
  and_ord,1 %b[4], %b[31], %b[6], %b[6]
  xord,2 %g15, %r39, %r39
  xord,3 %b[112], %b[58], %b[112]
  and_ord,4 %b[92], %b[119], %b[94], %b[94]
  xord,5 %g31, %b[63], %b[63]
}
{
  xord,0 %g14, %r51, %r51
  xor_xord,1 %b[0], %r46, %b[26], %r46
  xord,2 %r62, %b[24], %b[24]
  xord,3 %g30, %b[75], %b[75]
  xor_xord,4 %b[88], %b[70], %b[114], %b[70]
  xord,5 %b[86], %b[112], %b[112]
}
{
  ldd,0 [ %r2 + 0x5c8 ], %r16
  and_ord,1 %b[6], %r54, %r16, %r54
  ldd,2 [ %r2 + 0x5c0 ], %r62
  ldd,3 [ %r2 + 0x5c8 ], %b[40]
  and_ord,4 %b[94], %b[78], %b[40], %b[78]
  ldd,5 [ %r2 + 0x5c0 ], %b[86]
}
{
  andnd,0 %r46, %g4, %b[26]
  andn_xornd,1 %r32, %b[14], %g8, %g8
  andnd,2 %g4, %r46, %b[14]
  andnd,3 %b[70], %g20, %b[114]
  andn_xornd,4 %b[56], %b[102], %g24, %g24
  andnd,5 %g20, %b[70], %b[102]
}
{
  xord,0 %r46, %b[30], %b[30]
  xor_xord,1 %b[10], %r57, %b[2], %r57
  ord,2 %g4, %r46, %g4
  xord,3 %b[70], %b[118], %b[118]
  xor_xord,4 %b[98], %b[81], %b[90], %b[81]
  ord,5 %g20, %b[70], %g20
}
{
  ord,0 %b[37], %r62, %r34
  andd,1 %g6, %r16, %g15
  andd,2 %b[37], %r62, %b[2]
  ord,3 %b[125], %b[86], %b[58]
  andd,4 %g22, %b[40], %g31
  andd,5 %b[125], %b[86], %b[90]
}
{
  ord,0 %g6, %r16, %b[28]
  and_ord,1 %r54, %r34, %b[2], %r34
  ldd,2 [ %r2 + 0x5d0 ], %b[2]
  ord,3 %g22, %b[40], %b[116]
  and_ord,4 %b[78], %b[58], %b[90], %b[58]
  ldd,5 [ %r2 + 0x5d0 ], %b[90]
}
{
  xord,0 %g8, %r46, %r46
  xord,1 %r20, %g4, %g4
  andd,2 %g8, %r32, %r23
  xord,3 %g24, %b[70], %b[70]
  xord,4 %b[44], %g20, %g20
  andd,5 %g24, %b[56], %b[47]
}
{
  xord,0 %g4, %g8, %g8
  and_ord,1 %r34, %b[28], %g15, %b[28]
  ornd,2 %r23, %r46, %r46
  xord,3 %g20, %g24, %g24
  and_ord,4 %b[58], %b[116], %g31, %b[116]
  ornd,5 %b[47], %b[70], %b[70]
}
{
  xord,0 %r17, %b[2], %g15
  andd,1 %r17, %b[2], %b[2]
  ldd,2 [ %r2 + 0x5d8 ], %r23
  xord,3 %b[41], %b[90], %g31
  andd,4 %b[41], %b[90], %b[90]
  ldd,5 [ %r2 + 0x5d8 ], %b[47]
}
{
  xord,0 %g4, %b[30], %b[30]
  and_ord,1 %b[28], %g15, %b[2], %b[2]
  xord,2 %r46, %r20, %b[1]
  xord,3 %g20, %b[118], %b[118]
  and_ord,4 %b[116], %g31, %b[90], %b[90]
  xord,5 %b[70], %b[44], %b[89]
}
{
  xord,0 %r57, %b[3], %b[3]
  andn_xornd,1 %r46, %b[26], %b[14], %b[26]
  xord,2 %r50, %g2, %g2
  xord,3 %b[81], %b[91], %b[91]
  andn_xornd,4 %b[70], %b[114], %b[102], %b[114]
  xord,5 %b[74], %g18, %g18
}
{
  andd,0 %r45, %r23, %r23
  xor_xord,1 %b[13], %r43, %r31, %r43
  xord,2 %r45, %r23, %r50
  andd,3 %b[69], %b[47], %b[47]
  xor_xord,4 %b[101], %b[67], %b[55], %b[67]
  xord,5 %b[69], %b[47], %b[74]
}
{
  xord,0 %b[15], %b[34], %b[34]
  andn_xord,1 %b[26], %b[1], %r46, %b[1]
  xord,2 %g2, %r57, %r46
  xord,3 %b[103], %b[122], %b[122]
  andn_xord,4 %b[114], %b[89], %b[70], %b[89]
  xord,5 %g18, %b[81], %b[70]
}
{
  xord,0 %b[4], %b[31], %b[31]
  and_ord,1 %b[2], %r50, %r23, %r23
  ord,2 %r43, %r57, %b[15]
  xord,3 %b[92], %b[119], %b[119]
  and_ord,4 %b[90], %b[74], %b[47], %b[47]
  ord,5 %b[67], %b[81], %b[103]
}
{
  xord,0 %r51, %b[15], %b[15]
  xor_xord,1 %b[26], %r20, %r48, %b[26]
  ornd,2 %g8, %b[1], %g8
  xord,3 %b[75], %b[103], %b[103]
  xor_xord,4 %b[114], %b[44], %b[72], %b[114]
  ornd,5 %g24, %b[89], %g24
}
{
  andnd,0 %b[15], %r43, %r32
  xor_xord,1 %b[1], %r32, %b[12], %b[1]
  xord,2 %g8, %r30, %r30
  andnd,3 %b[103], %b[67], %b[56]
  xor_xord,4 %b[89], %b[56], %b[100], %b[89]
  xord,5 %g24, %b[54], %b[54]
}
{
  ldd,0 [ %r2 + 0x5e8 ], %g8
  xord,1 %b[15], %g2, %r51
  ldd,2 [ %r2 + 0x5e0 ], %b[12]
  ldd,3 [ %r2 + 0x5e8 ], %g24
  xord,4 %b[103], %g18, %b[75]
  ldd,5 [ %r2 + 0x5e0 ], %b[100]
}
{
  ldd,0 [ %r2 + 0x5f8 ], %r48
  andnd,1 %r51, %r32, %r51
  ldd,2 [ %r2 + 0x5f0 ], %r20
  ldd,3 [ %r2 + 0x5f8 ], %b[72]
  andnd,4 %b[75], %b[56], %b[75]
  ldd,5 [ %r2 + 0x5f0 ], %b[44]
}
{
  ldd,0 [ %r2 + 0x608 ], %b[4]
  andnd,1 %r51, %b[15], %r31
  ldd,2 [ %r2 + 0x600 ], %r32
  ldd,3 [ %r2 + 0x608 ], %b[92]
  andnd,4 %b[75], %b[103], %b[55]
  ldd,5 [ %r2 + 0x600 ], %b[56]
}
{
  ord,0 %r18, %b[12], %g4
  andd,1 %r41, %g8, %b[32]
  andd,2 %r18, %b[12], %b[14]
  ord,3 %b[42], %b[100], %g20
  andd,4 %b[65], %g24, %b[120]
  andd,5 %b[42], %b[100], %b[102]
}
{
  xord,0 %r22, %r20, %r35
  and_ord,1 %r23, %g4, %b[14], %g4
  ord,2 %r41, %g8, %b[14]
  xord,3 %b[46], %b[44], %b[59]
  and_ord,4 %b[47], %g20, %b[102], %g20
  ord,5 %b[65], %g24, %b[102]
}
{
  xord,0 %b[19], %r48, %b[17]
  andd,1 %b[19], %r48, %r48
  andd,2 %r22, %r20, %r20
  xord,3 %b[107], %b[72], %b[105]
  andd,4 %b[107], %b[72], %b[72]
  andd,5 %b[46], %b[44], %b[44]
}
{
  ord,0 %b[8], %r32, %r25
  and_ord,1 %g4, %b[14], %b[32], %b[14]
  andd,2 %b[8], %r32, %b[32]
  ord,3 %b[96], %b[56], %b[49]
  and_ord,4 %g20, %b[102], %b[120], %b[102]
  andd,5 %b[96], %b[56], %b[120]
}
{
  xord,0 %b[11], %b[4], %r56
  andd,1 %b[11], %b[4], %b[4]
  ldd,2 [ %r2 + 0x610 ], %r44
  xord,3 %b[99], %b[92], %b[80]
  andd,4 %b[99], %b[92], %b[92]
  ldd,5 [ %r2 + 0x610 ], %b[68]
}
{
  ldd,0 [ %r2 + 0x620 ], %r33
  and_ord,1 %b[14], %r35, %r20, %r20
  ldd,2 [ %r2 + 0x618 ], %r21
  ldd,3 [ %r2 + 0x620 ], %b[57]
  and_ord,4 %b[102], %b[59], %b[44], %b[44]
  ldd,5 [ %r2 + 0x618 ], %b[45]
}
{
  andd,0 %r51, %r43, %r43
  xor_andnd,1 %b[15], %g2, %r57, %g2
  xord,2 %r43, %r31, %r31
  andd,3 %b[75], %b[67], %b[67]
  xor_andnd,4 %b[103], %g18, %b[81], %g18
  xord,5 %b[67], %b[55], %b[55]
}
{
  xord,0 %r51, %b[3], %b[3]
  and_ord,1 %r20, %b[17], %r48, %r48
  andnd,2 %r46, %r31, %r46
  xord,3 %b[75], %b[91], %b[91]
  and_ord,4 %b[44], %b[105], %b[72], %b[72]
  andnd,5 %b[70], %b[55], %b[70]
}
{
  xord,0 %b[28], %g15, %g15
  xor_xord,1 %r46, %r57, %r40, %r46
  xord,2 %b[15], %g1, %b[15]
  xord,3 %b[116], %g31, %g31
  xor_xord,4 %b[70], %b[81], %b[64], %b[70]
  xord,5 %b[103], %g17, %b[103]
}
{
  andd,0 %b[35], %r44, %r44
  and_ord,1 %r48, %r25, %b[32], %r25
  xord,2 %b[35], %r44, %b[32]
  andd,3 %b[123], %b[68], %b[68]
  and_ord,4 %b[72], %b[49], %b[120], %b[49]
  xord,5 %b[123], %b[68], %b[120]
}
{
  andd,0 %b[9], %r21, %r21
  andd,1 %r29, %r33, %g1
  xord,2 %b[9], %r21, %b[28]
  andd,3 %b[97], %b[45], %b[45]
  andd,4 %b[53], %b[57], %g17
  xord,5 %b[97], %b[45], %b[116]
}
{
  ord,0 %r29, %r33, %r40
  and_ord,1 %r25, %r56, %b[4], %b[4]
  ldd,2 [ %r2 + 0x628 ], %r57
  ord,3 %b[53], %b[57], %b[64]
  and_ord,4 %b[49], %b[80], %b[92], %b[92]
  ldd,5 [ %r2 + 0x628 ], %b[81]
}
{
  xord,0 %b[34], %b[0], %b[0]
  orn_xord,1 %r51, %g2, %r43, %r43
  xord,2 %b[2], %r50, %r50
  xord,3 %b[122], %b[88], %b[88]
  orn_xord,4 %b[75], %g18, %b[67], %b[67]
  xord,5 %b[90], %b[74], %b[74]
}
{
  ldd,0 [ %r2 + 0x638 ], %r51
  and_ord,1 %b[4], %b[32], %r44, %r44
  ldd,2 [ %r2 + 0x630 ], %b[2]
  ldd,3 [ %r2 + 0x638 ], %b[75]
  and_ord,4 %b[92], %b[120], %b[68], %b[68]
  ldd,5 [ %r2 + 0x630 ], %b[90]
}
{
  andd,0 %r58, %r57, %r57
  xor_xord,1 %r49, %r61, %r19, %r61
  xord,2 %r58, %r57, %g2
  andd,3 %b[82], %b[81], %b[81]
  xor_xord,4 %b[73], %b[85], %b[43], %b[85]
  xord,5 %b[82], %b[81], %g18
}
{
  xord,0 %r43, %b[15], %b[15]
  and_ord,1 %r44, %b[28], %r21, %r21
  ldd,2 [ %r2 + 0x640 ], %r19
  xord,3 %b[67], %b[103], %b[103]
  and_ord,4 %b[68], %b[116], %b[45], %b[45]
  ldd,5 [ %r2 + 0x640 ], %b[43]
}
{
  xord,0 %r20, %b[17], %b[17]
  xor_xord,1 %b[5], %g10, %b[6], %g10
  andnd,2 %r61, %b[34], %b[6]
  xord,3 %b[44], %b[105], %b[105]
  xor_xord,4 %b[93], %g26, %b[94], %g26
  andnd,5 %b[85], %b[122], %b[94]
}
{
  andd,0 %g3, %b[2], %b[2]
  and_ord,1 %r21, %r40, %g1, %r40
  xord,2 %g3, %b[2], %g1
  andd,3 %g19, %b[90], %b[90]
  and_ord,4 %b[45], %b[64], %g17, %b[64]
  xord,5 %g19, %b[90], %g17
}
{
  andd,0 %r53, %r51, %r51
  xor_xord,1 %r29, %r33, %r21, %r33
  xord,2 %r53, %r51, %r20
  andd,3 %b[77], %b[75], %b[75]
  xor_xord,4 %b[53], %b[57], %b[45], %b[57]
  xord,5 %b[77], %b[75], %b[44]
}
{
  xord,0 %r40, %g2, %g2
  and_ord,1 %r40, %g2, %r57, %r57
  ldd,2 [ %r2 + 0x648 ], %r21
  xord,3 %b[64], %g18, %g18
  and_ord,4 %b[64], %g18, %b[81], %b[81]
  ldd,5 [ %r2 + 0x648 ], %b[45]
}
{
  andnd,0 %b[34], %r61, %r43
  xor_xord,1 %r31, %r43, %b[22], %r31
  andd,2 %b[36], %r19, %r40
  andnd,3 %b[122], %b[85], %b[67]
  xor_xord,4 %b[55], %b[67], %b[110], %b[55]
  andd,5 %b[124], %b[43], %b[64]
}
{
  xord,0 %r57, %g1, %g1
  and_ord,1 %r57, %g1, %b[2], %b[2]
  ord,2 %b[36], %r19, %b[22]
  xord,3 %b[81], %g17, %g17
  and_ord,4 %b[81], %g17, %b[90], %b[90]
  ord,5 %b[124], %b[43], %b[110]
}
{
  andd,0 %g10, %b[34], %b[34]
  xor_xord,1 %b[37], %r62, %r54, %r62
  ldd,2 [ %r2 + 0x650 ], %r57
  andd,3 %g26, %b[122], %b[122]
  xor_xord,4 %b[125], %b[86], %b[78], %b[86]
  ldd,5 [ %r2 + 0x650 ], %b[81]
}
{
  andd,0 %r38, %r21, %b[2]
  and_ord,1 %b[2], %r20, %r51, %r51
  xord,2 %b[2], %r20, %r20
  andd,3 %b[62], %b[45], %b[90]
  and_ord,4 %b[90], %b[44], %b[75], %b[75]
  xord,5 %b[90], %b[44], %b[44]
}
{
  ord,0 %b[31], %b[34], %b[34]
  xord,1 %b[31], %g10, %b[31]
  andd,2 %g1, %r20, %r54
  ord,3 %b[119], %b[122], %b[122]
  xord,4 %b[119], %g26, %b[119]
  andd,5 %g17, %b[44], %b[78]
}
{
  xornd,0 %r33, %r54, %r54
  and_ord,1 %r51, %b[22], %r40, %b[22]
  ord,2 %r38, %r21, %r40
  xornd,3 %b[57], %b[78], %b[78]
  and_ord,4 %b[75], %b[110], %b[64], %b[110]
  ord,5 %b[62], %b[45], %b[64]
}
{
  xord,0 %b[14], %r35, %r35
  xor_xord,1 %b[36], %r19, %r51, %r19
  xord,2 %b[34], %r61, %r61
  xord,3 %b[102], %b[59], %b[59]
  xor_xord,4 %b[124], %b[43], %b[75], %b[43]
  xord,5 %b[122], %b[85], %b[85]
}
{
  xord,0 %g1, %g2, %r51
  xord,1 %g1, %r33, %g1
  xornd,2 %r20, %g1, %b[14]
  xord,3 %g17, %g18, %b[75]
  xord,4 %g17, %b[57], %g17
  xornd,5 %b[44], %g17, %b[102]
}
{
  andnd,0 %g1, %r51, %g1
  and_ord,1 %b[22], %r40, %b[2], %r40
  ldd,2 [ %r2 + 0x658 ], %b[2]
  andnd,3 %g17, %b[75], %g17
  and_ord,4 %b[110], %b[64], %b[90], %b[64]
  ldd,5 [ %r2 + 0x658 ], %b[90]
}
{
  xord,0 %b[4], %b[32], %b[32]
  and_andnd,1 %r20, %r54, %b[14], %b[14]
  andd,2 %r20, %g2, %r51
  xord,3 %b[92], %b[120], %b[120]
  and_andnd,4 %b[44], %b[78], %b[102], %b[102]
  andd,5 %b[44], %g18, %b[75]
}
{
  andd,0 %r39, %r57, %r57
  andn_xornd,1 %r54, %g2, %r20, %r20
  xord,2 %r39, %r57, %b[4]
  andd,3 %b[63], %b[81], %b[81]
  andn_xornd,4 %b[78], %g18, %b[44], %b[44]
  xord,5 %b[63], %b[81], %b[92]
}
{
  xord,0 %r40, %b[4], %b[4]
  and_ord,1 %r40, %b[4], %r57, %r57
  xord,2 %g1, %r51, %r51
  xord,3 %b[64], %b[92], %b[92]
  and_ord,4 %b[64], %b[92], %b[81], %b[81]
  xord,5 %g17, %b[75], %b[75]
}
{
  andnd,0 %r33, %g2, %g2
  xor_xord,1 %r20, %g1, %b[25], %r20
  andnd,2 %g2, %r33, %r40
  andnd,3 %b[57], %g18, %g18
  xor_xord,4 %b[44], %g17, %b[113], %b[44]
  andnd,5 %g18, %b[57], %b[64]
}
{
  ord,0 %g1, %b[14], %g1
  or_xornd,1 %r51, %g2, %r40, %g2
  ldd,2 [ %r2 + 0x660 ], %b[25]
  ord,3 %g17, %b[102], %g17
  or_xornd,4 %b[75], %g18, %b[64], %g18
  ldd,5 [ %r2 + 0x660 ], %b[113]
}
{
  ord,0 %b[26], %b[2], %r33
  xord,1 %b[39], %g1, %g1
  andd,2 %b[26], %b[2], %r40
  ord,3 %b[114], %b[90], %b[57]
  xord,4 %b[127], %g17, %g17
  andd,5 %b[114], %b[90], %b[64]
}
{
  xord,0 %b[4], %r19, %b[14]
  xor_xord,1 %r38, %r21, %b[22], %r21
  xord,2 %g2, %b[14], %g2
  xord,3 %b[92], %b[43], %b[102]
  xor_xord,4 %b[62], %b[45], %b[110], %b[45]
  xord,5 %g18, %b[102], %g18
}
{
  ornd,0 %r35, %b[17], %b[33]
  xor_xord,1 %b[26], %b[2], %r57, %b[2]
  xord,2 %b[33], %g2, %g2
  ornd,3 %b[59], %b[105], %b[121]
  xor_xord,4 %b[114], %b[90], %b[81], %b[90]
  xord,5 %b[121], %g18, %g18
}
{
  xord,0 %b[4], %r21, %r57
  and_ord,1 %r57, %r33, %r40, %r33
  andd,2 %b[4], %r21, %r40
  xord,3 %b[92], %b[45], %b[81]
  and_ord,4 %b[81], %b[57], %b[64], %b[57]
  andd,5 %b[92], %b[45], %b[64]
}
{
  xord,0 %b[2], %r19, %r19
  xord,1 %b[4], %b[2], %b[39]
  xord,2 %b[2], %r21, %b[22]
  xord,3 %b[90], %b[43], %b[43]
  xord,4 %b[92], %b[90], %b[127]
  xord,5 %b[90], %b[45], %b[110]
}
{
  ornd,0 %b[14], %b[39], %b[39]
  xor_xord,1 %g6, %r16, %r34, %r16
  andd,2 %b[22], %r19, %b[22]
  ornd,3 %b[102], %b[127], %b[127]
  xor_xord,4 %g22, %b[40], %b[58], %b[40]
  andd,5 %b[110], %b[43], %b[110]
}
{
  andnd,0 %r21, %b[4], %r40
  and_xornd,1 %b[22], %r57, %r40, %r57
  xord,2 %b[39], %r36, %r36
  andnd,3 %b[45], %b[92], %b[64]
  and_xornd,4 %b[110], %b[81], %b[64], %b[81]
  xord,5 %b[127], %b[60], %b[60]
}
{
  xord,0 %r44, %b[28], %b[28]
  xor_ord,1 %b[2], %b[4], %r21, %b[4]
  xord,2 %r50, %r16, %r34
  xord,3 %b[68], %b[116], %b[116]
  xor_ord,4 %b[90], %b[92], %b[45], %b[92]
  xord,5 %b[74], %b[40], %b[58]
}
{
  xord,0 %r57, %r36, %r36
  or_xord,1 %r40, %b[14], %r21, %r40
  andnd,2 %r57, %r19, %r19
  xord,3 %b[81], %b[60], %b[60]
  or_xord,4 %b[64], %b[102], %b[45], %b[64]
  andnd,5 %b[81], %b[43], %b[43]
}
{
  xord,0 %b[4], %b[39], %b[39]
  xor_xord,1 %r30, %b[25], %r33, %b[2]
  xornd,2 %b[2], %r19, %r19
  xord,3 %b[92], %b[127], %b[127]
  xor_xord,4 %b[54], %b[113], %b[57], %b[90]
  xornd,5 %b[90], %b[43], %b[43]
}
{
  xord,0 %g11, %b[39], %b[39]
  xor_xord,1 %r19, %b[4], %r52, %r19
  ord,2 %b[22], %r40, %b[22]
  xord,3 %g27, %b[127], %b[127]
  xor_xord,4 %b[43], %b[92], %b[76], %b[43]
  ord,5 %b[110], %b[64], %b[110]
}
{
  andnd,0 %r35, %b[17], %g11
  andn_xornd,1 %g10, %r43, %b[6], %b[29]
  xord,2 %b[29], %b[22], %b[22]
  andnd,3 %b[59], %b[105], %g27
  andn_xornd,4 %g26, %b[67], %b[94], %b[117]
  xord,5 %b[117], %b[110], %b[110]
}
{
  ord,0 %r30, %b[25], %b[25]
  orn_xornd,1 %r62, %r50, %g15, %b[4]
  andd,2 %r30, %b[25], %r40
  ord,3 %b[54], %b[113], %b[113]
  orn_xornd,4 %b[86], %b[74], %g31, %b[92]
  andd,5 %b[54], %b[113], %b[64]
}
{
  xornd,0 %b[29], %b[31], %b[31]
  xord,1 %b[34], %b[29], %r52
  andd,2 %b[29], %r61, %r61
  xornd,3 %b[117], %b[119], %b[119]
  xord,4 %b[122], %b[117], %b[76]
  andd,5 %b[117], %b[85], %b[85]
}
{
  xord,0 %b[21], %r52, %r52
  and_ord,1 %r33, %b[25], %r40, %b[25]
  andd,2 %b[34], %b[31], %b[34]
  xord,3 %b[109], %b[76], %b[76]
  and_ord,4 %b[57], %b[113], %b[64], %b[113]
  andd,5 %b[122], %b[119], %b[122]
}
{
  andd,0 %r50, %b[4], %b[29]
  xor_xord,1 %r61, %g10, %g5, %r61
  andnd,2 %b[29], %b[34], %b[34]
  andd,3 %b[74], %b[92], %b[117]
  xor_xord,4 %b[85], %g26, %g21, %b[85]
  andnd,5 %b[117], %b[122], %b[122]
}
{
  andnd,0 %r34, %b[29], %b[29]
  andn_ord,1 %b[31], %r43, %b[6], %b[31]
  xord,2 %b[34], %b[0], %b[0]
  andnd,3 %b[58], %b[117], %b[117]
  andn_ord,4 %b[119], %b[67], %b[94], %b[119]
  xord,5 %b[122], %b[88], %b[88]
}
{
  ldd,0 [ %r2 + 0x670 ], %r43
  andnd,1 %b[4], %r62, %b[6]
  ldd,2 [ %r2 + 0x668 ], %b[34]
  ldd,3 [ %r2 + 0x670 ], %b[67]
  andnd,4 %b[92], %b[86], %b[94]
  ldd,5 [ %r2 + 0x668 ], %b[122]
}
{
  andnd,0 %r62, %b[4], %g5
  xor_xord,1 %r18, %b[12], %r23, %b[12]
  ldd,2 [ %r2 + 0x678 ], %g10
  andnd,3 %b[86], %b[92], %g21
  xor_xord,4 %b[42], %b[100], %b[47], %b[100]
  ldd,5 [ %r2 + 0x678 ], %g26
}
{
  xord,0 %b[29], %r47, %r47
  xor_xord,1 %r41, %g8, %g4, %g8
  xord,2 %b[31], %r28, %b[31]
  xord,3 %b[117], %b[71], %b[71]
  xor_xord,4 %b[65], %g24, %g20, %g24
  xord,5 %b[119], %b[52], %b[119]
}
{
  ldd,0 [ %r2 + 0x688 ], %g4
  xord,1 %b[1], %b[34], %r23
  ldd,2 [ %r2 + 0x680 ], %r28
  ldd,3 [ %r2 + 0x688 ], %g20
  xord,4 %b[89], %b[122], %b[47]
  ldd,5 [ %r2 + 0x680 ], %b[52]
}
{
  xord,0 %b[30], %r43, %b[21]
  andd,1 %b[30], %r43, %r43
  andd,2 %b[1], %b[34], %b[34]
  xord,3 %b[118], %b[67], %b[109]
  andd,4 %b[118], %b[67], %b[67]
  andd,5 %b[89], %b[122], %b[122]
}
{
  andnd,0 %b[12], %g8, %b[25]
  and_ord,1 %b[25], %r23, %b[34], %b[34]
  xord,2 %b[25], %r23, %r23
  andnd,3 %b[100], %g24, %b[113]
  and_ord,4 %b[113], %b[47], %b[122], %b[122]
  xord,5 %b[113], %b[47], %b[47]
}
{
  andd,0 %g1, %g4, %r33
  ord,1 %g1, %g4, %b[14]
  andd,2 %r20, %r28, %r40
  andd,3 %g17, %g20, %b[57]
  ord,4 %g17, %g20, %b[102]
  andd,5 %b[44], %b[52], %b[64]
}
{
  xord,0 %r23, %g7, %g7
  and_ord,1 %b[34], %b[21], %r43, %r43
  xord,2 %b[34], %b[21], %b[21]
  xord,3 %b[47], %g23, %g23
  and_ord,4 %b[122], %b[109], %b[67], %b[67]
  xord,5 %b[122], %b[109], %b[109]
}
{
  andnd,0 %r23, %b[21], %r21
  xord,1 %b[21], %b[2], %r57
  andnd,2 %b[21], %r23, %b[34]
  andnd,3 %b[47], %b[109], %b[45]
  xord,4 %b[109], %b[90], %b[81]
  andnd,5 %b[109], %b[47], %b[122]
}
{
  andnd,0 %b[2], %b[21], %r44
  xor_xord,1 %b[24], %g10, %r43, %g10
  andnd,2 %b[21], %b[2], %r43
  andnd,3 %b[90], %b[109], %b[68]
  xor_xord,4 %b[112], %g26, %b[67], %g26
  andnd,5 %b[109], %b[90], %b[67]
}
{
  andnd,0 %b[33], %b[12], %b[29]
  andn_xornd,1 %b[29], %g5, %b[6], %g5
  andnd,2 %g8, %b[12], %b[6]
  andnd,3 %b[121], %b[100], %b[117]
  andn_xornd,4 %b[117], %g21, %b[94], %g21
  andnd,5 %g24, %b[100], %b[94]
}
{
  andnd,0 %b[2], %g10, %b[2]
  and_ord,1 %r40, %b[14], %r33, %b[14]
  xord,2 %g10, %b[2], %r33
  andnd,3 %b[90], %g26, %b[90]
  and_ord,4 %b[64], %b[102], %b[57], %b[102]
  xord,5 %g26, %b[90], %b[57]
}
{
  andnd,0 %r23, %g10, %r23
  or_xornd,1 %b[21], %b[2], %r33, %b[2]
  ornd,2 %r33, %r23, %r33
  andnd,3 %b[47], %g26, %b[47]
  or_xornd,4 %b[109], %b[90], %b[57], %b[90]
  ornd,5 %b[57], %b[47], %b[57]
}
{
  andd,0 %b[29], %b[17], %b[21]
  xor_andd,1 %r33, %b[21], %r57, %r57
  ornd,2 %r23, %b[21], %r23
  andd,3 %b[117], %b[105], %b[109]
  xor_andd,4 %b[57], %b[109], %b[81], %b[81]
  ornd,5 %b[47], %b[109], %b[47]
}
{
  andd,0 %r35, %b[12], %r33
  or_xornd,1 %b[2], %b[34], %r21, %r21
  andd,2 %b[2], %r33, %b[2]
  andd,3 %b[59], %b[100], %b[57]
  or_xornd,4 %b[90], %b[122], %b[45], %b[45]
  andd,5 %b[90], %b[57], %b[90]
}
{
  xord,0 %r57, %g7, %g7
  xor_ornd,1 %b[4], %r50, %r34, %r34
  xord,2 %b[27], %b[2], %b[2]
  xord,3 %b[81], %g23, %g23
  xor_ornd,4 %b[92], %b[74], %b[58], %b[58]
  xord,5 %b[115], %b[90], %b[90]
}
{
  ord,0 %r35, %b[12], %r43
  or_xornd,1 %r21, %r44, %r43, %r44
  ldd,2 [ %r2 + 0x690 ], %b[4]
  ord,3 %b[59], %b[100], %b[67]
  or_xornd,4 %b[45], %b[68], %b[67], %b[68]
  ldd,5 [ %r2 + 0x690 ], %b[92]
}
{
  xord,0 %r34, %r59, %r59
  xor_xord,1 %r21, %g10, %r55, %r21
  xord,2 %r34, %g15, %g15
  xord,3 %b[58], %b[83], %b[83]
  xor_xord,4 %b[45], %g26, %b[79], %b[45]
  xord,5 %b[58], %g31, %g31
}
{
  xord,0 %g5, %r59, %r59
  xor_xord,1 %r44, %r23, %b[23], %r44
  ornd,2 %g15, %g5, %g15
  xord,3 %g21, %b[83], %b[83]
  xor_xord,4 %b[68], %b[47], %b[111], %b[68]
  ornd,5 %g31, %g21, %g31
}
{
  xord,0 %g15, %r47, %r47
  xor_xord,1 %g5, %r16, %r24, %g5
  andd,2 %g2, %b[4], %r23
  xord,3 %g31, %b[71], %b[71]
  xor_xord,4 %g21, %b[40], %b[48], %g21
  andd,5 %g18, %b[92], %b[47]
}
{
  xord,0 %g15, %r16, %g15
  or_xornd,1 %b[17], %b[25], %b[6], %b[6]
  andnd,2 %g15, %r34, %r34
  xord,3 %g31, %b[40], %g31
  or_xornd,4 %b[105], %b[113], %b[94], %b[94]
  andnd,5 %g31, %b[58], %b[58]
}
{
  andnd,0 %g15, %r34, %g15
  xor_xord,1 %b[8], %r32, %r48, %r32
  ord,2 %g2, %b[4], %r16
  andnd,3 %g31, %b[58], %g31
  xor_xord,4 %b[96], %b[56], %b[72], %b[56]
  ord,5 %g18, %b[92], %b[40]
}
{
  xord,0 %r25, %r56, %r56
  and_ord,1 %b[14], %r16, %r23, %r16
  ldd,2 [ %r2 + 0x698 ], %r48
  xord,3 %b[49], %b[80], %b[80]
  and_ord,4 %b[102], %b[40], %b[47], %b[40]
  ldd,5 [ %r2 + 0x698 ], %b[72]
}
{
  andnd,0 %r32, %b[32], %r25
  or_xord,1 %b[6], %g11, %b[33], %g11
  andnd,2 %b[32], %r32, %b[33]
  andnd,3 %b[56], %b[120], %b[49]
  or_xord,4 %b[94], %g27, %b[121], %g27
  andnd,5 %b[120], %b[56], %b[121]
}
{
  andnd,0 %b[32], %r56, %r62
  xor_xord,1 %g15, %r62, %g0, %g15
  xord,2 %g8, %b[20], %b[20]
  andnd,3 %b[120], %b[80], %b[86]
  xor_xord,4 %g31, %b[86], %g16, %g31
  xord,5 %g24, %b[108], %b[108]
}
{
  andd,0 %r48, %r16, %r48
  ord,1 %g11, %b[17], %b[17]
  xord,2 %r48, %r16, %g0
  andd,3 %b[72], %b[40], %b[72]
  ord,4 %g27, %b[105], %b[105]
  xord,5 %b[72], %b[40], %g16
}
{
  ldd,0 [ %r2 + 0x6a8 ], %r23
  and_ord,1 %r36, %g0, %r48, %r48
  ldd,2 [ %r2 + 0x6a0 ], %r16
  ldd,3 [ %r2 + 0x6a8 ], %b[47]
  and_ord,4 %b[60], %g16, %b[72], %b[72]
  ldd,5 [ %r2 + 0x6a0 ], %b[40]
}
{
  andnd,0 %r56, %b[32], %r33
  orn_xord,1 %b[6], %r43, %r33, %r43
  ornd,2 %b[21], %b[17], %b[17]
  andnd,3 %b[80], %b[120], %b[57]
  orn_xord,4 %b[94], %b[67], %b[57], %b[67]
  ornd,5 %b[109], %b[105], %b[105]
}
{
  ldd,0 [ %r2 + 0x6b8 ], %b[21]
  andd,1 %b[17], %r35, %r35
  ldd,2 [ %r2 + 0x6b0 ], %b[6]
  ldd,3 [ %r2 + 0x6b8 ], %b[109]
  andd,4 %b[105], %b[59], %b[59]
  ldd,5 [ %r2 + 0x6b0 ], %b[94]
}
{
  andd,0 %r16, %r48, %r16
  andd,1 %b[22], %r23, %r48
  xord,2 %r16, %r48, %r34
  andd,3 %b[40], %b[72], %b[40]
  andd,4 %b[110], %b[47], %b[72]
  xord,5 %b[40], %b[72], %b[58]
}
{
  ord,0 %b[17], %g8, %g8
  and_ord,1 %r19, %r34, %r16, %r16
  ord,2 %b[22], %r23, %b[25]
  ord,3 %b[105], %g24, %g24
  and_ord,4 %b[43], %b[58], %b[40], %b[40]
  ord,5 %b[110], %b[47], %b[113]
}
{
  andd,0 %b[39], %b[6], %b[6]
  andd,1 %b[2], %b[21], %b[23]
  xord,2 %b[39], %b[6], %r24
  andd,3 %b[127], %b[94], %b[94]
  andd,4 %b[90], %b[109], %b[111]
  xord,5 %b[127], %b[94], %b[48]
}
{
  ornd,0 %r35, %g8, %g8
  and_ord,1 %r16, %b[25], %r48, %b[25]
  ord,2 %b[2], %b[21], %r48
  ornd,3 %b[59], %g24, %g24
  and_ord,4 %b[40], %b[113], %b[72], %b[113]
  ord,5 %b[90], %b[109], %b[72]
}
{
  xord,0 %r43, %b[20], %b[20]
  xor_xord,1 %g8, %b[12], %r27, %g8
  xord,2 %r43, %b[38], %b[38]
  xord,3 %b[67], %b[108], %b[108]
  xor_xord,4 %g24, %b[100], %b[51], %g24
  xord,5 %b[67], %b[126], %b[126]
}
{
  xord,0 %b[32], %b[16], %b[16]
  and_ord,1 %b[25], %r24, %b[6], %b[6]
  xord,2 %b[17], %b[38], %b[38]
  xord,3 %b[120], %b[104], %b[104]
  and_ord,4 %b[113], %b[48], %b[94], %b[94]
  xord,5 %b[105], %b[126], %b[126]
}
{
  xord,0 %r51, %r54, %r51
  andn_xornd,1 %b[28], %b[33], %r25, %r25
  xord,2 %b[28], %r26, %r26
  xord,3 %b[75], %b[78], %b[75]
  andn_xornd,4 %b[116], %b[121], %b[49], %b[49]
  xord,5 %b[116], %b[50], %b[50]
}
{
  xord,0 %r36, %g0, %g0
  and_ord,1 %b[6], %r48, %b[23], %r48
  xord,2 %g9, %r51, %r51
  xord,3 %b[60], %g16, %g16
  and_ord,4 %b[94], %b[72], %b[111], %b[72]
  xord,5 %g25, %b[75], %b[75]
}
{
  xord,0 %r25, %r56, %g9
  xor_xord,1 %g11, %b[29], %r60, %g11
  andd,2 %r25, %b[28], %b[28]
  xord,3 %b[49], %b[80], %g25
  xor_xord,4 %g27, %b[117], %b[84], %g27
  andd,5 %b[49], %b[116], %b[116]
}
{
  ldd,0 [ %r2 + 0x6c8 ], %r60
  ornd,1 %b[28], %g9, %g9
  ldd,2 [ %r2 + 0x6c0 ], %b[29]
  ldd,3 [ %r2 + 0x6c8 ], %b[84]
  ornd,4 %b[116], %g25, %g25
  ldd,5 [ %r2 + 0x6c0 ], %b[117]
}
{
  xord,0 %g9, %r32, %r62
  andn_xornd,1 %g9, %r33, %r62, %r33
  ldd,2 [ %r2 + 0x6d0 ], %b[28]
  xord,3 %g25, %b[56], %b[86]
  andn_xornd,4 %g25, %b[57], %b[86], %b[57]
  ldd,5 [ %r2 + 0x6d0 ], %b[116]
}
{
  xord,0 %r19, %r34, %r34
  or_xord,1 %b[32], %r56, %r32, %b[32]
  xord,2 %r20, %r28, %r28
  xord,3 %b[43], %b[58], %b[58]
  or_xord,4 %b[120], %b[80], %b[56], %b[120]
  xord,5 %b[44], %b[52], %b[52]
}
{
  ord,0 %g7, %b[29], %r54
  xord,1 %r44, %r60, %b[33]
  andd,2 %g7, %b[29], %b[23]
  ord,3 %g23, %b[117], %b[78]
  xord,4 %b[68], %b[84], %b[121]
  andd,5 %g23, %b[117], %b[111]
}
{
  ldd,0 [ %r2 + 0x6d8 ], %b[23]
  and_ord,1 %r48, %r54, %b[23], %r54
  andd,2 %r44, %r60, %r60
  ldd,3 [ %r2 + 0x6d8 ], %b[111]
  and_ord,4 %b[72], %b[78], %b[111], %b[78]
  andd,5 %b[68], %b[84], %b[84]
}
{
  andd,0 %r21, %b[28], %b[28]
  andn_xord,1 %r33, %r62, %g9, %r62
  xord,2 %r21, %b[28], %b[17]
  andd,3 %b[45], %b[116], %b[116]
  andn_xord,4 %b[57], %b[86], %g25, %b[86]
  xord,5 %b[45], %b[116], %b[105]
}
{
  xord,0 %b[25], %r24, %r24
  and_ord,1 %r54, %b[33], %r60, %r60
  xord,2 %b[32], %r25, %r25
  xord,3 %b[113], %b[48], %b[48]
  and_ord,4 %b[78], %b[121], %b[84], %b[84]
  xord,5 %b[120], %b[49], %b[49]
}
{
  andd,0 %r46, %b[23], %b[23]
  xor_xord,1 %r33, %r32, %r37, %r33
  xord,2 %r46, %b[23], %b[25]
  andd,3 %b[70], %b[111], %b[111]
  xor_xord,4 %b[57], %b[56], %b[61], %b[57]
  xord,5 %b[70], %b[111], %b[113]
}
{
  xord,0 %r62, %r26, %r26
  and_ord,1 %r60, %b[17], %b[28], %b[28]
  ornd,2 %r25, %r62, %r25
  xord,3 %b[86], %b[50], %b[50]
  and_ord,4 %b[84], %b[105], %b[116], %b[116]
  ornd,5 %b[49], %b[86], %b[49]
}
{
  xord,0 %r60, %b[17], %b[17]
  xor_xord,1 %b[32], %r56, %r63, %b[32]
  xord,2 %r25, %b[16], %b[16]
  xord,3 %b[84], %b[105], %b[105]
  xor_xord,4 %b[120], %b[80], %b[87], %b[120]
  xord,5 %b[49], %b[104], %b[104]
}
{
  ldd,0 [ %r2 + 0x6e8 ], %r56
  and_ord,1 %b[28], %b[25], %b[23], %b[23]
  ldd,2 [ %r2 + 0x6e0 ], %r60
  ldd,3 [ %r2 + 0x6e8 ], %b[80]
  and_ord,4 %b[116], %b[113], %b[111], %b[111]
  ldd,5 [ %r2 + 0x6e0 ], %b[84]
}
{
  ldd,0 [ %r2 + 0x6f8 ], %r25
  xor_xord,1 %g1, %g4, %r40, %g4
  ldd,2 [ %r2 + 0x6f0 ], %r63
  ldd,3 [ %r2 + 0x6f8 ], %b[49]
  xor_xord,4 %g17, %g20, %b[64], %g20
  ldd,5 [ %r2 + 0x6f0 ], %b[87]
}
{
  ldd,0 [ %r2 + 0x708 ], %r62
  xor_xord,1 %g2, %b[4], %b[14], %b[4]
  ldd,2 [ %r2 + 0x700 ], %r40
  ldd,3 [ %r2 + 0x708 ], %b[86]
  xor_xord,4 %g18, %b[92], %b[102], %b[92]
  ldd,5 [ %r2 + 0x700 ], %b[64]
}
{
  ord,0 %b[3], %r60, %r32
  xord,1 %r31, %r56, %r37
  andd,2 %b[3], %r60, %b[14]
  ord,3 %b[91], %b[84], %b[56]
  xord,4 %b[55], %b[80], %b[61]
  andd,5 %b[91], %b[84], %b[102]
}
{
  andd,0 %b[15], %r63, %b[14]
  and_ord,1 %b[23], %r32, %b[14], %r32
  andd,2 %r31, %r56, %r56
  andd,3 %b[103], %b[87], %b[102]
  and_ord,4 %b[111], %b[56], %b[102], %b[56]
  andd,5 %b[55], %b[80], %b[80]
}
{
  xord,0 %r61, %r25, %r43
  andd,1 %r61, %r25, %r25
  ord,2 %b[15], %r63, %g9
  xord,3 %b[85], %b[49], %b[67]
  andd,4 %b[85], %b[49], %b[49]
  ord,5 %b[103], %b[87], %g25
}
{
  andd,0 %r52, %r40, %r40
  and_ord,1 %r32, %r37, %r56, %r56
  xord,2 %r52, %r40, %b[12]
  andd,3 %b[76], %b[64], %b[64]
  and_ord,4 %b[56], %b[61], %b[80], %b[80]
  xord,5 %b[76], %b[64], %b[100]
}
{
  xord,0 %b[0], %r62, %r35
  andd,1 %b[0], %r62, %r62
  ldd,2 [ %r2 + 0x710 ], %r27
  xord,3 %b[88], %b[86], %b[59]
  andd,4 %b[88], %b[86], %b[86]
  ldd,5 [ %r2 + 0x710 ], %b[51]
}
{
  ldd,0 [ %r2 + 0x720 ], %g10
  and_ord,1 %r56, %g9, %b[14], %g9
  ldd,2 [ %r2 + 0x718 ], %b[14]
  ldd,3 [ %r2 + 0x720 ], %g26
  and_ord,4 %b[80], %g25, %b[102], %g25
  ldd,5 [ %r2 + 0x718 ], %b[102]
}
{
  ldd,0 [ %r2 + 0x730 ], %r50
  ord,1 %g0, %g4, %r57
  ldd,2 [ %r2 + 0x728 ], %r55
  ldd,3 [ %r2 + 0x730 ], %b[74]
  ord,4 %g16, %g20, %b[81]
  ldd,5 [ %r2 + 0x728 ], %b[79]
}
{
  andd,0 %b[31], %r27, %r27
  and_ord,1 %g9, %r43, %r25, %r25
  xord,2 %b[31], %r27, %b[27]
  andd,3 %b[119], %b[51], %b[51]
  and_ord,4 %g25, %b[67], %b[49], %b[49]
  xord,5 %b[119], %b[51], %b[115]
}
{
  andd,0 %g5, %b[14], %b[14]
  xord,1 %r28, %r57, %r57
  xord,2 %g5, %b[14], %b[34]
  andd,3 %g21, %b[102], %b[102]
  xord,4 %b[52], %b[81], %b[81]
  xord,5 %g21, %b[102], %b[122]
}
{
  andd,0 %r47, %g10, %g10
  and_ord,1 %r25, %b[12], %r40, %r40
  xord,2 %r47, %g10, %r28
  andd,3 %b[71], %g26, %g26
  and_ord,4 %b[49], %b[100], %b[64], %b[64]
  xord,5 %b[71], %g26, %b[52]
}
{
  xord,0 %r57, %r22, %r22
  xor_xord,1 %b[22], %r23, %r16, %r23
  xord,2 %g4, %r18, %r18
  xord,3 %b[81], %b[46], %b[46]
  xor_xord,4 %b[110], %b[47], %b[40], %b[47]
  xord,5 %g20, %b[42], %b[42]
}
{
  xord,0 %b[28], %b[25], %b[25]
  and_ord,1 %r40, %r35, %r62, %r62
  andd,2 %r59, %r55, %r16
  xord,3 %b[116], %b[113], %b[113]
  and_ord,4 %b[64], %b[59], %b[86], %b[86]
  andd,5 %b[83], %b[79], %b[40]
}
{
  andnd,0 %r34, %r23, %b[6]
  xor_xord,1 %b[2], %b[21], %b[6], %b[21]
  ord,2 %r59, %r55, %b[28]
  andnd,3 %b[58], %b[47], %b[94]
  xor_xord,4 %b[90], %b[109], %b[94], %b[109]
  ord,5 %b[83], %b[79], %b[116]
}
{
  xord,0 %r32, %r37, %r37
  and_ord,1 %r62, %b[27], %r27, %r27
  xord,2 %r54, %b[33], %b[33]
  xord,3 %b[56], %b[61], %b[61]
  and_ord,4 %b[86], %b[115], %b[51], %b[51]
  xord,5 %b[78], %b[121], %b[121]
}
{
  andd,0 %g15, %r50, %r54
  xord,1 %b[21], %b[19], %b[19]
  ldd,2 [ %r2 + 0x738 ], %r32
  andd,3 %g31, %b[74], %b[78]
  xord,4 %b[109], %b[107], %b[107]
  ldd,5 [ %r2 + 0x738 ], %b[56]
}
{
  xord,0 %r25, %b[12], %b[12]
  and_ord,1 %r27, %b[34], %b[14], %b[14]
  xord,2 %g9, %r43, %r43
  xord,3 %b[49], %b[100], %b[100]
  and_ord,4 %b[51], %b[122], %b[102], %b[102]
  xord,5 %g25, %b[67], %b[67]
}
{
  ldd,0 [ %r2 + 0x740 ], %g9
  xor_xord,1 %g7, %b[29], %r48, %b[29]
  ord,2 %g15, %r50, %r25
  ldd,3 [ %r2 + 0x740 ], %g25
  xor_xord,4 %g23, %b[117], %b[72], %b[117]
  ord,5 %g31, %b[74], %b[49]
}
{
  andd,0 %g8, %r32, %r32
  and_ord,1 %b[14], %r28, %g10, %g10
  xord,2 %g8, %r32, %r48
  andd,3 %g24, %b[56], %b[56]
  and_ord,4 %b[102], %b[52], %g26, %g26
  xord,5 %g24, %b[56], %b[72]
}
{
  xord,0 %r57, %b[4], %b[14]
  xord,1 %b[4], %g4, %b[4]
  xord,2 %b[14], %r28, %r28
  xord,3 %b[81], %b[92], %b[102]
  xord,4 %b[92], %g20, %b[92]
  xord,5 %b[102], %b[52], %b[52]
}
{
  xord,0 %r62, %b[27], %b[27]
  and_ord,1 %g10, %b[28], %r16, %b[28]
  ldd,2 [ %r2 + 0x748 ], %r16
  xord,3 %b[86], %b[115], %b[115]
  and_ord,4 %g26, %b[116], %b[40], %b[116]
  ldd,5 [ %r2 + 0x748 ], %b[40]
}
{
  ord,0 %b[38], %g9, %r62
  xor_xord,1 %r59, %r55, %g10, %r55
  andd,2 %b[38], %g9, %g10
  ord,3 %b[126], %g25, %b[86]
  xor_xord,4 %b[83], %b[79], %g26, %b[79]
  andd,5 %b[126], %g25, %g26
}
{
  xord,0 %r27, %b[34], %b[34]
  and_ord,1 %b[28], %r25, %r54, %r25
  andnd,2 %r57, %g0, %r54
  xord,3 %b[51], %b[122], %b[122]
  and_ord,4 %b[116], %b[49], %b[78], %b[49]
  andnd,5 %b[81], %g16, %b[78]
}
{
  xord,0 %b[20], %r16, %r27
  xor_xord,1 %g15, %r50, %b[28], %r50
  xord,2 %r55, %r28, %b[28]
  xord,3 %b[108], %b[40], %b[51]
  xor_xord,4 %g31, %b[74], %b[116], %b[74]
  xord,5 %b[79], %b[52], %b[116]
}
{
  andnd,0 %r28, %r55, %r25
  and_ord,1 %r25, %r48, %r32, %r32
  xord,2 %r25, %r48, %r48
  andnd,3 %b[52], %b[79], %b[49]
  and_ord,4 %b[49], %b[72], %b[56], %b[56]
  xord,5 %b[49], %b[72], %b[72]
}
{
  andnd,0 %g4, %b[14], %b[14]
  xor_xord,1 %b[3], %r60, %b[23], %r60
  andnd,2 %b[14], %r54, %r54
  andnd,3 %g20, %b[102], %b[102]
  xor_xord,4 %b[91], %b[84], %b[111], %b[84]
  andnd,5 %b[102], %b[78], %b[78]
}
{
  andd,0 %r50, %r48, %b[23]
  and_ord,1 %r32, %r62, %g10, %r62
  ldd,2 [ %r2 + 0x750 ], %g10
  andd,3 %b[74], %b[72], %b[111]
  and_ord,4 %b[56], %b[86], %g26, %b[86]
  ldd,5 [ %r2 + 0x750 ], %g26
}
{
  xornd,0 %r28, %b[23], %b[23]
  xor_andd,1 %r50, %r28, %b[28], %r28
  andd,2 %b[20], %r16, %r16
  xornd,3 %b[52], %b[111], %b[111]
  xor_andd,4 %b[74], %b[52], %b[116], %b[52]
  andd,5 %b[108], %b[40], %b[40]
}
{
  xord,0 %r62, %r27, %r27
  and_ord,1 %r62, %r27, %r16, %r16
  xornd,2 %r48, %r50, %r50
  xord,3 %b[86], %b[51], %b[51]
  and_ord,4 %b[86], %b[51], %b[40], %b[40]
  xornd,5 %b[72], %b[74], %b[74]
}
{
  andd,0 %r54, %g0, %r32
  xor_xord,1 %b[38], %g9, %r32, %g9
  andd,2 %r48, %b[23], %r62
  andd,3 %b[78], %g16, %b[56]
  xor_xord,4 %b[126], %g25, %b[56], %g25
  andd,5 %b[72], %b[111], %b[86]
}
{
  andnd,0 %b[14], %r54, %b[14]
  xor_xord,1 %g11, %g10, %r16, %r62
  andnd,2 %r50, %r62, %r50
  andnd,3 %b[102], %b[78], %b[102]
  xor_xord,4 %g27, %g26, %b[40], %b[86]
  andnd,5 %b[74], %b[86], %b[74]
}
{
  xord,0 %r54, %r18, %r18
  andn_xord,1 %r54, %r57, %g0, %r57
  xornd,2 %r32, %b[14], %b[14]
  xord,3 %b[78], %b[42], %b[42]
  andn_xord,4 %b[78], %b[81], %g16, %b[81]
  xornd,5 %b[56], %b[102], %b[102]
}
{
  andnd,0 %b[23], %r55, %r32
  andd,1 %r48, %r55, %r55
  ldd,2 [ %r2 + 0x758 ], %r54
  andnd,3 %b[111], %b[79], %b[56]
  andd,4 %b[72], %b[79], %b[79]
  ldd,5 [ %r2 + 0x758 ], %b[78]
}
{
  ord,0 %g11, %g10, %g10
  xornd,1 %r48, %r32, %r32
  andd,2 %g11, %g10, %g0
  ord,3 %g27, %g26, %g26
  xornd,4 %b[72], %b[56], %b[56]
  andd,5 %g27, %g26, %g16
}
{
  ord,0 %r28, %r50, %g0
  and_ord,1 %r16, %g10, %g0, %g10
  xord,2 %r28, %r55, %r55
  ord,3 %b[52], %b[74], %g16
  and_ord,4 %b[40], %g26, %g16, %g26
  xord,5 %b[52], %b[79], %b[79]
}
{
  andnd,0 %b[4], %r57, %b[4]
  andn_xornd,1 %r55, %r25, %b[28], %r25
  xord,2 %b[10], %g0, %g0
  andnd,3 %b[92], %b[81], %b[92]
  andn_xornd,4 %b[79], %b[49], %b[116], %b[49]
  xord,5 %b[98], %g16, %g16
}
{
  andnd,0 %r23, %r34, %g14
  xor_xord,1 %r32, %r28, %g14, %r32
  xord,2 %r33, %r54, %r28
  andnd,3 %b[47], %b[58], %g30
  xor_xord,4 %b[56], %b[52], %g30, %b[56]
  xord,5 %b[57], %b[78], %b[52]
}
{
  andd,0 %b[21], %r23, %g4
  xor_xord,1 %b[4], %g4, %r45, %b[4]
  xord,2 %r25, %r50, %r25
  andd,3 %b[109], %b[47], %g20
  xor_xord,4 %b[92], %g20, %b[69], %b[92]
  xord,5 %b[49], %b[74], %b[49]
}
{
  xord,0 %g10, %r28, %r45
  xord,1 %r42, %r25, %r25
  andd,2 %r33, %r54, %r54
  xord,3 %g26, %b[52], %b[69]
  xord,4 %b[66], %b[49], %b[49]
  andd,5 %b[57], %b[78], %b[78]
}
{
  xord,0 %b[14], %r22, %r22
  and_ord,1 %g10, %r28, %r54, %r54
  ord,2 %r24, %g4, %g4
  xord,3 %b[102], %b[46], %b[46]
  and_ord,4 %g26, %b[52], %b[78], %b[78]
  ord,5 %b[48], %g20, %g20
}
{
  andnd,0 %b[25], %b[29], %b[14]
  xor_xord,1 %r57, %b[14], %r41, %r57
  xord,2 %r24, %b[21], %r24
  andnd,3 %b[113], %b[117], %b[102]
  xor_xord,4 %b[81], %b[102], %b[65], %b[81]
  xord,5 %b[48], %b[109], %b[48]
}
{
  ldd,0 [ %r2 + 0x768 ], %r28
  xord,1 %r45, %r27, %g10
  ldd,2 [ %r2 + 0x760 ], %r41
  ldd,3 [ %r2 + 0x768 ], %b[52]
  xord,4 %b[69], %b[51], %g26
  ldd,5 [ %r2 + 0x760 ], %b[65]
}
{
  xord,0 %r62, %g9, %g9
  andd,1 %r62, %r27, %r50
  xord,2 %r45, %g9, %r42
  xord,3 %b[86], %g25, %g25
  andd,4 %b[86], %b[51], %b[74]
  xord,5 %b[69], %g25, %b[66]
}
{
  xord,0 %r62, %r27, %b[10]
  xor_ornd,1 %r62, %r45, %g9, %b[28]
  andd,2 %g10, %r42, %g10
  xord,3 %b[86], %b[51], %b[98]
  xor_ornd,4 %b[86], %b[69], %g25, %b[116]
  andd,5 %g26, %b[66], %g26
}
{
  ord,0 %b[16], %r41, %r48
  and_xornd,1 %g10, %b[10], %r50, %b[10]
  andd,2 %b[16], %r41, %r16
  ord,3 %b[104], %b[65], %b[72]
  and_xornd,4 %g26, %b[98], %b[74], %b[98]
  andd,5 %b[104], %b[65], %b[40]
}
{
  andnd,0 %r27, %r62, %r62
  and_ord,1 %r54, %r48, %r16, %r48
  xord,2 %r45, %r62, %r16
  andnd,3 %b[51], %b[86], %b[86]
  and_ord,4 %b[78], %b[72], %b[40], %b[72]
  xord,5 %b[69], %b[86], %b[40]
}
{
  xord,0 %b[17], %b[14], %b[14]
  andn_xornd,1 %b[10], %r42, %r45, %r42
  ord,2 %r27, %r16, %r16
  xord,3 %b[105], %b[102], %b[102]
  andn_xornd,4 %b[98], %b[66], %b[69], %b[66]
  ord,5 %b[51], %b[40], %b[40]
}
{
  xord,0 %r16, %b[28], %r16
  xor_xord,1 %b[10], %b[28], %b[13], %b[10]
  xord,2 %r16, %r49, %r49
  xord,3 %b[40], %b[116], %b[40]
  xor_xord,4 %b[98], %b[116], %b[101], %b[98]
  xord,5 %b[40], %b[73], %b[73]
}
{
  xord,0 %b[7], %r16, %r16
  or_xord,1 %r62, %g9, %r27, %r62
  xord,2 %r42, %r49, %r49
  xord,3 %b[95], %b[40], %b[40]
  or_xord,4 %b[86], %g25, %b[51], %b[86]
  xord,5 %b[66], %b[73], %b[73]
}
{
  xord,0 %b[25], %b[33], %b[7]
  xor_xord,1 %b[16], %r41, %r54, %r41
  andd,2 %b[25], %b[14], %r54
  xord,3 %b[113], %b[121], %b[95]
  xor_xord,4 %b[104], %b[65], %b[78], %b[65]
  andd,5 %b[113], %b[102], %b[78]
}
{
  andnd,0 %b[14], %b[29], %r62
  or_xord,1 %g10, %r62, %b[18], %g10
  andnd,2 %b[7], %r54, %r54
  andnd,3 %b[102], %b[117], %b[86]
  or_xord,4 %g26, %b[86], %b[106], %g26
  andnd,5 %b[95], %b[78], %b[78]
}
{
  xord,0 %b[14], %b[25], %b[14]
  andn_xornd,1 %b[21], %g14, %b[6], %b[21]
  andnd,2 %b[29], %b[14], %b[18]
  xord,3 %b[102], %b[113], %b[102]
  andn_xornd,4 %b[109], %g30, %b[94], %b[109]
  andnd,5 %b[117], %b[102], %b[106]
}
{
  andnd,0 %r60, %r37, %r62
  andn_xornd,1 %r54, %b[18], %r62, %b[18]
  xord,2 %r26, %r28, %b[25]
  andnd,3 %b[84], %b[61], %b[86]
  andn_xornd,4 %b[78], %b[106], %b[86], %b[106]
  xord,5 %b[50], %b[52], %b[113]
}
{
  xornd,0 %b[21], %r24, %r24
  xor_andd,1 %g4, %r34, %b[21], %r34
  xord,2 %r48, %b[25], %r42
  xornd,3 %b[109], %b[48], %b[48]
  xor_andd,4 %g20, %b[58], %b[109], %b[58]
  xord,5 %b[72], %b[113], %b[66]
}
{
  andd,0 %g4, %r24, %g9
  xor_xord,1 %g4, %b[21], %b[8], %g4
  andd,2 %r26, %r28, %r28
  andd,3 %g20, %b[48], %g25
  xor_xord,4 %g20, %b[109], %b[96], %g20
  andd,5 %b[50], %b[52], %b[52]
}
{
  andnd,0 %b[21], %g9, %g9
  andn_ord,1 %r24, %g14, %b[6], %r24
  xord,2 %r34, %b[19], %b[19]
  andnd,3 %b[109], %g25, %g25
  andn_ord,4 %b[48], %g30, %b[94], %b[48]
  xord,5 %b[58], %b[107], %b[107]
}
{
  ldd,0 [ %r2 + 0x778 ], %b[25]
  and_ord,1 %r48, %b[25], %r28, %r28
  ldd,2 [ %r2 + 0x770 ], %g14
  ldd,3 [ %r2 + 0x778 ], %b[113]
  and_ord,4 %b[72], %b[113], %b[52], %b[52]
  ldd,5 [ %r2 + 0x770 ], %g30
}
{
  andnd,0 %r37, %r60, %b[35]
  xor_xord,1 %g9, %r23, %b[11], %g9
  xord,2 %r24, %b[35], %r24
  andnd,3 %b[61], %b[84], %b[123]
  xor_xord,4 %g25, %b[47], %b[99], %g25
  xord,5 %b[48], %b[123], %b[48]
}
{
  ldd,0 [ %r2 + 0x788 ], %b[11]
  xord,1 %r42, %b[37], %b[37]
  ldd,2 [ %r2 + 0x780 ], %r23
  ldd,3 [ %r2 + 0x788 ], %b[99]
  xord,4 %b[66], %b[125], %b[125]
  ldd,5 [ %r2 + 0x780 ], %b[47]
}
{
  xord,0 %b[32], %g14, %b[6]
  andd,1 %b[32], %g14, %g14
  ldd,2 [ %r2 + 0x790 ], %r48
  xord,3 %b[120], %g30, %b[94]
  andd,4 %b[120], %g30, %g30
  ldd,5 [ %r2 + 0x790 ], %b[72]
}
{
  xord,0 %r28, %b[6], %b[6]
  and_ord,1 %r28, %b[6], %g14, %g14
  xord,2 %r51, %b[25], %b[25]
  xord,3 %b[52], %b[94], %b[94]
  and_ord,4 %b[52], %b[94], %g30, %g30
  xord,5 %b[75], %b[113], %b[113]
}
{
  andd,0 %g0, %b[11], %b[21]
  ord,1 %g0, %b[11], %r34
  andd,2 %r32, %r23, %r28
  andd,3 %g16, %b[99], %b[109]
  ord,4 %g16, %b[99], %b[58]
  andd,5 %b[56], %b[47], %b[52]
}
{
  andnd,0 %b[6], %r42, %g14
  and_ord,1 %r28, %r34, %b[21], %r34
  xord,2 %g14, %b[25], %b[25]
  andnd,3 %b[94], %b[66], %g30
  and_ord,4 %b[52], %b[58], %b[109], %b[58]
  xord,5 %g30, %b[113], %b[113]
}
{
  andnd,0 %r41, %b[25], %b[8]
  andnd,1 %r42, %b[6], %r27
  xord,2 %b[25], %r41, %b[21]
  andnd,3 %b[65], %b[113], %b[96]
  andnd,4 %b[66], %b[94], %b[51]
  xord,5 %b[113], %b[65], %b[109]
}
{
  andnd,0 %b[6], %r41, %b[28]
  or_xornd,1 %b[6], %b[8], %b[21], %b[8]
  ornd,2 %b[21], %r42, %b[21]
  andnd,3 %b[94], %b[65], %b[116]
  or_xornd,4 %b[94], %b[96], %b[109], %b[96]
  ornd,5 %b[109], %b[66], %b[109]
}
{
  xord,0 %b[21], %b[6], %r45
  xord,1 %b[21], %r41, %r41
  andnd,2 %r41, %b[6], %b[13]
  xord,3 %b[109], %b[94], %b[69]
  xord,4 %b[109], %b[65], %b[65]
  andnd,5 %b[65], %b[94], %b[101]
}
{
  andnd,0 %r45, %r41, %r41
  or_xornd,1 %b[8], %g14, %r27, %r27
  andnd,2 %r42, %b[25], %r42
  andnd,3 %b[69], %b[65], %b[65]
  or_xornd,4 %b[96], %g30, %b[51], %b[51]
  andnd,5 %b[66], %b[113], %b[66]
}
{
  xord,0 %r41, %b[37], %b[37]
  and_xord,1 %b[8], %b[21], %b[5], %b[8]
  ornd,2 %r42, %b[6], %r42
  xord,3 %b[65], %b[125], %b[125]
  and_xord,4 %b[96], %b[109], %b[93], %b[96]
  ornd,5 %b[66], %b[94], %b[66]
}
{
  ornd,0 %b[7], %b[14], %b[14]
  or_xornd,1 %r27, %b[13], %b[28], %b[13]
  xord,2 %b[25], %r17, %b[25]
  ornd,3 %b[95], %b[102], %b[102]
  or_xornd,4 %b[51], %b[101], %b[116], %b[101]
  xord,5 %b[113], %b[41], %b[113]
}
{
  xord,0 %r27, %b[25], %b[25]
  xor_xord,1 %b[15], %r63, %r56, %r63
  andd,2 %r25, %r48, %b[7]
  xord,3 %b[51], %b[113], %b[113]
  xor_xord,4 %b[103], %b[87], %b[80], %b[87]
  andd,5 %b[49], %b[72], %b[95]
}
{
  xord,0 %r54, %r29, %r54
  xor_xord,1 %b[13], %r42, %g6, %b[13]
  xord,2 %b[14], %b[17], %b[17]
  xord,3 %b[78], %b[53], %b[78]
  xor_xord,4 %b[101], %b[66], %g22, %b[101]
  xord,5 %b[102], %b[105], %b[105]
}
{
  ornd,0 %r63, %r43, %r42
  xor_xord,1 %b[18], %b[33], %b[9], %b[9]
  ord,2 %r25, %r48, %r29
  ornd,3 %b[87], %b[67], %b[66]
  xor_xord,4 %b[106], %b[121], %b[97], %b[97]
  ord,5 %b[49], %b[72], %b[53]
}
{
  ornd,0 %b[17], %b[18], %b[17]
  or_xornd,1 %r43, %r62, %b[35], %b[35]
  andnd,2 %r63, %r43, %r62
  ornd,3 %b[105], %b[106], %b[105]
  or_xornd,4 %b[67], %b[86], %b[123], %b[123]
  andnd,5 %b[87], %b[67], %b[86]
}
{
  ord,0 %b[14], %b[33], %g6
  and_ord,1 %r34, %r29, %b[7], %r29
  andnd,2 %r42, %r60, %b[7]
  ord,3 %b[102], %b[121], %g22
  and_ord,4 %b[58], %b[53], %b[95], %b[53]
  andnd,5 %b[66], %b[84], %b[95]
}
{
  xord,0 %b[17], %r54, %r54
  or_xord,1 %b[35], %r62, %r42, %r62
  ldd,2 [ %r2 + 0x798 ], %r56
  xord,3 %b[105], %b[78], %b[78]
  or_xord,4 %b[123], %b[86], %b[66], %b[86]
  ldd,5 [ %r2 + 0x798 ], %b[80]
}
{
  xord,0 %b[14], %r58, %b[14]
  and_xord,1 %b[17], %g6, %b[33], %g6
  andd,2 %b[7], %r43, %r42
  xord,3 %b[102], %b[82], %b[102]
  and_xord,4 %b[105], %g22, %b[121], %g22
  andd,5 %b[95], %b[67], %b[66]
}
{
  andd,0 %r63, %r60, %b[18]
  or_ornd,1 %r62, %r43, %r42, %r42
  xord,2 %b[18], %b[14], %b[14]
  andd,3 %b[87], %b[84], %b[106]
  or_ornd,4 %b[86], %b[67], %b[66], %b[66]
  xord,5 %b[106], %b[102], %b[102]
}
{
  andd,0 %r56, %r29, %r56
  xor_xord,1 %g6, %b[29], %g3, %g6
  xord,2 %r56, %r29, %r43
  andd,3 %b[80], %b[53], %b[80]
  xor_xord,4 %g22, %b[117], %g19, %g22
  xord,5 %b[80], %b[53], %b[67]
}
{
  ldd,0 [ %r2 + 0x7a8 ], %g3
  and_ord,1 %b[10], %r43, %r56, %r56
  ldd,2 [ %r2 + 0x7a0 ], %b[29]
  ldd,3 [ %r2 + 0x7a8 ], %g19
  and_ord,4 %b[98], %b[67], %b[80], %b[80]
  ldd,5 [ %r2 + 0x7a0 ], %b[117]
}
{
  ord,0 %r42, %r37, %r58
  ord,1 %r63, %r60, %r63
  andd,2 %r42, %r63, %r29
  ord,3 %b[66], %b[61], %b[82]
  ord,4 %b[87], %b[84], %b[87]
  andd,5 %b[66], %b[87], %b[53]
}
{
  ornd,0 %r29, %r58, %r58
  orn_xord,1 %b[35], %r63, %b[18], %r63
  ldd,2 [ %r2 + 0x7b0 ], %b[17]
  ornd,3 %b[53], %b[82], %b[82]
  orn_xord,4 %b[123], %b[87], %b[106], %b[87]
  ldd,5 [ %r2 + 0x7b0 ], %b[105]
}
{
  ord,0 %r49, %b[29], %b[35]
  xord,1 %g10, %g3, %r29
  andd,2 %r49, %b[29], %b[18]
  ord,3 %b[73], %b[117], %b[123]
  xord,4 %g26, %g19, %b[53]
  andd,5 %b[73], %b[117], %b[106]
}
{
  ldd,0 [ %r2 + 0x7b8 ], %b[18]
  and_ord,1 %r56, %b[35], %b[18], %b[35]
  andd,2 %g10, %g3, %g3
  ldd,3 [ %r2 + 0x7b8 ], %b[106]
  and_ord,4 %b[80], %b[123], %b[106], %b[123]
  andd,5 %g26, %g19, %g19
}
{
  andd,0 %r16, %b[17], %b[17]
  xor_xord,1 %r58, %r60, %r53, %r58
  xord,2 %r16, %b[17], %b[33]
  andd,3 %b[40], %b[105], %b[105]
  xor_xord,4 %b[82], %b[84], %b[77], %b[82]
  xord,5 %b[40], %b[105], %b[121]
}
{
  andnd,0 %b[12], %b[27], %r53
  and_ord,1 %b[35], %r29, %g3, %g3
  andnd,2 %b[27], %b[12], %r60
  andnd,3 %b[100], %b[115], %b[77]
  and_ord,4 %b[123], %b[53], %g19, %g19
  andnd,5 %b[115], %b[100], %b[84]
}
{
  andd,0 %b[8], %b[18], %b[18]
  xord,1 %r40, %r35, %r35
  xord,2 %b[8], %b[18], %r27
  andd,3 %b[96], %b[106], %b[106]
  xord,4 %b[64], %b[59], %b[59]
  xord,5 %b[96], %b[106], %b[51]
}
{
  andnd,0 %b[34], %r35, %r40
  and_ord,1 %g3, %b[33], %b[17], %b[17]
  xord,2 %r63, %b[36], %b[36]
  andnd,3 %b[122], %b[59], %b[64]
  and_ord,4 %g19, %b[121], %b[105], %b[105]
  xord,5 %b[87], %b[124], %b[124]
}
{
  xord,0 %r37, %r38, %r37
  andn_xornd,1 %b[34], %r60, %r53, %r53
  xord,2 %r42, %b[36], %b[36]
  xord,3 %b[61], %b[62], %b[61]
  andn_xornd,4 %b[122], %b[84], %b[77], %b[77]
  xord,5 %b[66], %b[124], %b[124]
}
{
  andnd,0 %r35, %b[27], %r42
  and_ord,1 %b[17], %r27, %b[18], %b[18]
  andnd,2 %b[27], %r35, %r38
  andnd,3 %b[59], %b[115], %b[66]
  and_ord,4 %b[105], %b[51], %b[106], %b[106]
  andnd,5 %b[115], %b[59], %b[62]
}
{
  ord,0 %b[27], %r35, %r63
  andn_xornd,1 %r53, %r40, %r35, %r40
  xord,2 %r63, %r37, %r37
  ord,3 %b[115], %b[59], %b[87]
  andn_xornd,4 %b[77], %b[64], %b[59], %b[64]
  xord,5 %b[87], %b[61], %b[61]
}
{
  xord,0 %b[34], %b[1], %b[34]
  xor_xord,1 %r62, %b[7], %r39, %r62
  xord,2 %b[12], %r63, %r63
  xord,3 %b[122], %b[89], %b[122]
  xor_xord,4 %b[86], %b[95], %b[63], %b[86]
  xord,5 %b[100], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0x7c8 ], %b[7]
  andn_xornd,1 %r40, %r42, %r38, %r42
  ldd,2 [ %r2 + 0x7c0 ], %b[1]
  ldd,3 [ %r2 + 0x7c8 ], %b[95]
  andn_xornd,4 %b[64], %b[66], %b[62], %b[66]
  ldd,5 [ %r2 + 0x7c0 ], %b[89]
}
{
  ldd,0 [ %r2 + 0x7d8 ], %r39
  xord,1 %r63, %r53, %r53
  ldd,2 [ %r2 + 0x7d0 ], %r38
  ldd,3 [ %r2 + 0x7d8 ], %b[63]
  xord,4 %b[87], %b[77], %b[77]
  ldd,5 [ %r2 + 0x7d0 ], %b[62]
}
{
  ord,0 %r42, %r40, %r40
  xor_xord,1 %r42, %b[12], %b[26], %r42
  andd,2 %r42, %b[12], %r60
  ord,3 %b[66], %b[64], %b[64]
  xor_xord,4 %b[66], %b[100], %b[114], %b[66]
  andd,5 %b[66], %b[100], %b[84]
}
{
  ord,0 %b[37], %b[1], %b[26]
  xord,1 %b[13], %b[7], %r17
  andd,2 %b[37], %b[1], %b[12]
  ord,3 %b[125], %b[89], %b[114]
  xord,4 %b[101], %b[95], %b[41]
  andd,5 %b[125], %b[89], %b[100]
}
{
  andd,0 %b[25], %r38, %b[12]
  and_ord,1 %b[18], %b[26], %b[12], %b[26]
  andd,2 %b[13], %b[7], %b[7]
  andd,3 %b[113], %b[62], %b[100]
  and_ord,4 %b[106], %b[114], %b[100], %b[114]
  andd,5 %b[101], %b[95], %b[95]
}
{
  xord,0 %b[4], %r39, %r41
  andd,1 %b[4], %r39, %r39
  ord,2 %b[25], %r38, %b[28]
  xord,3 %b[92], %b[63], %b[65]
  andd,4 %b[92], %b[63], %b[63]
  ord,5 %b[113], %b[62], %b[116]
}
{
  xord,0 %r55, %b[23], %r55
  and_ord,1 %b[26], %r17, %b[7], %b[7]
  andnd,2 %r40, %r60, %r40
  xord,3 %b[79], %b[111], %b[79]
  and_ord,4 %b[114], %b[41], %b[95], %b[95]
  andnd,5 %b[64], %b[84], %b[64]
}
{
  xord,0 %r40, %b[34], %b[34]
  xor_xord,1 %r63, %r35, %b[30], %r63
  ornd,2 %r53, %r40, %r53
  xord,3 %b[64], %b[122], %b[122]
  xor_xord,4 %b[87], %b[59], %b[118], %b[87]
  ornd,5 %b[77], %b[64], %b[77]
}
{
  xord,0 %r32, %r23, %r23
  and_ord,1 %b[7], %b[28], %b[12], %b[28]
  xord,2 %b[24], %r55, %r55
  xord,3 %b[56], %b[47], %b[47]
  and_ord,4 %b[95], %b[116], %b[100], %b[116]
  xord,5 %b[112], %b[79], %b[79]
}
{
  xord,0 %b[35], %r29, %r29
  xor_xord,1 %r53, %b[27], %r30, %r53
  xord,2 %b[10], %r43, %r43
  xord,3 %b[123], %b[53], %b[53]
  xor_xord,4 %b[77], %b[115], %b[54], %b[77]
  xord,5 %b[98], %b[67], %b[67]
}
{
  ldd,0 [ %r2 + 0x7e8 ], %b[27]
  and_ord,1 %b[28], %r41, %r39, %r39
  ldd,2 [ %r2 + 0x7e0 ], %b[35]
  ldd,3 [ %r2 + 0x7e8 ], %b[115]
  and_ord,4 %b[116], %b[65], %b[63], %b[63]
  ldd,5 [ %r2 + 0x7e0 ], %b[123]
}
{
  ldd,0 [ %r2 + 0x7f8 ], %b[24]
  xor_xord,1 %g0, %b[11], %r28, %b[11]
  ldd,2 [ %r2 + 0x7f0 ], %r30
  ldd,3 [ %r2 + 0x7f8 ], %b[112]
  xor_xord,4 %g16, %b[99], %b[52], %b[99]
  ldd,5 [ %r2 + 0x7f0 ], %b[54]
}
{
  ldd,0 [ %r2 + 0x808 ], %b[12]
  xor_xord,1 %r25, %r48, %r34, %r48
  ldd,2 [ %r2 + 0x800 ], %r28
  ldd,3 [ %r2 + 0x808 ], %b[100]
  xor_xord,4 %b[49], %b[72], %b[58], %b[72]
  ldd,5 [ %r2 + 0x800 ], %b[52]
}
{
  andd,0 %r18, %b[35], %b[35]
  xord,1 %r57, %b[27], %r35
  xord,2 %r18, %b[35], %r34
  andd,3 %b[42], %b[123], %b[123]
  xord,4 %b[81], %b[115], %b[59]
  xord,5 %b[42], %b[123], %b[58]
}
{
  andd,0 %r22, %r30, %b[30]
  and_ord,1 %r39, %r34, %b[35], %b[35]
  andd,2 %r57, %b[27], %b[27]
  andd,3 %b[46], %b[54], %b[118]
  and_ord,4 %b[63], %b[58], %b[123], %b[123]
  andd,5 %b[81], %b[115], %b[115]
}
{
  xord,0 %b[19], %b[24], %b[23]
  andd,1 %b[19], %b[24], %b[24]
  ord,2 %r22, %r30, %r40
  xord,3 %b[107], %b[112], %b[111]
  andd,4 %b[107], %b[112], %b[112]
  ord,5 %b[46], %b[54], %b[64]
}
{
  ord,0 %g4, %r28, %b[6]
  and_ord,1 %b[35], %r35, %b[27], %b[27]
  andd,2 %g4, %r28, %r60
  ord,3 %g20, %b[52], %b[94]
  and_ord,4 %b[123], %b[59], %b[115], %b[115]
  andd,5 %g20, %b[52], %b[84]
}
{
  andd,0 %g9, %b[12], %b[5]
  ord,1 %g9, %b[12], %r45
  ldd,2 [ %r2 + 0x810 ], %b[21]
  andd,3 %g25, %b[100], %b[93]
  ord,4 %g25, %b[100], %b[69]
  ldd,5 [ %r2 + 0x810 ], %b[109]
}
{
  ldd,0 [ %r2 + 0x820 ], %g14
  and_ord,1 %b[27], %r40, %b[30], %r40
  ldd,2 [ %r2 + 0x818 ], %b[30]
  ldd,3 [ %r2 + 0x820 ], %g30
  and_ord,4 %b[115], %b[64], %b[118], %b[64]
  ldd,5 [ %r2 + 0x818 ], %b[118]
}
{
  xord,0 %b[11], %b[3], %b[3]
  or_xord,1 %r43, %b[11], %r23, %r23
  ldd,2 [ %r2 + 0x828 ], %r50
  xord,3 %b[99], %b[91], %b[91]
  or_xord,4 %b[67], %b[99], %b[47], %b[47]
  ldd,5 [ %r2 + 0x828 ], %b[74]
}
{
  xord,0 %g3, %b[33], %b[33]
  and_ord,1 %r40, %b[23], %b[24], %b[24]
  xord,2 %b[17], %r27, %r27
  xord,3 %g19, %b[121], %b[121]
  and_ord,4 %b[64], %b[111], %b[112], %b[112]
  xord,5 %b[105], %b[51], %b[51]
}
{
  andd,0 %r24, %b[21], %b[21]
  xord,1 %b[9], %b[30], %b[17]
  xord,2 %r24, %b[21], %g3
  andd,3 %b[48], %b[109], %b[109]
  xord,4 %b[97], %b[118], %b[105]
  xord,5 %b[48], %b[109], %g19
}
{
  andd,0 %r54, %g14, %r60
  and_ord,1 %b[24], %b[6], %r60, %b[6]
  andd,2 %b[9], %b[30], %b[30]
  andd,3 %b[78], %g30, %b[84]
  and_ord,4 %b[112], %b[94], %b[84], %b[94]
  andd,5 %b[97], %b[118], %b[118]
}
{
  xord,0 %r23, %b[15], %b[15]
  xor_xord,1 %r49, %b[29], %r56, %b[29]
  andd,2 %r27, %r29, %r56
  xord,3 %b[47], %b[103], %b[103]
  xor_xord,4 %b[73], %b[117], %b[80], %b[117]
  andd,5 %b[51], %b[53], %b[80]
}
{
  ord,0 %b[33], %r56, %r56
  and_ord,1 %b[6], %r45, %b[5], %r45
  ord,2 %r54, %g14, %b[5]
  ord,3 %b[121], %b[80], %b[80]
  and_ord,4 %b[94], %b[69], %b[93], %b[69]
  ord,5 %b[78], %g30, %b[93]
}
{
  xord,0 %r27, %r61, %r61
  xor_xord,1 %b[37], %b[1], %b[18], %b[1]
  xord,2 %b[33], %r27, %b[33]
  xord,3 %b[51], %b[85], %b[85]
  xor_xord,4 %b[125], %b[89], %b[106], %b[89]
  xord,5 %b[121], %b[51], %b[121]
}
{
  xord,0 %b[28], %r41, %r41
  and_ord,1 %r45, %g3, %b[21], %b[21]
  ldd,2 [ %r2 + 0x830 ], %b[18]
  xord,3 %b[116], %b[65], %b[65]
  and_ord,4 %b[69], %g19, %b[109], %b[109]
  ldd,5 [ %r2 + 0x830 ], %b[106]
}
{
  andd,0 %b[14], %r50, %r50
  xor_xord,1 %b[25], %r38, %b[7], %r38
  xord,2 %b[14], %r50, %b[28]
  andd,3 %b[102], %b[74], %b[74]
  xor_xord,4 %b[113], %b[62], %b[95], %b[62]
  xord,5 %b[102], %b[74], %b[116]
}
{
  xord,0 %b[26], %r17, %r17
  and_ord,1 %b[21], %b[17], %b[30], %b[30]
  ldd,2 [ %r2 + 0x838 ], %b[7]
  xord,3 %b[114], %b[41], %b[41]
  and_ord,4 %b[109], %b[105], %b[118], %b[118]
  ldd,5 [ %r2 + 0x838 ], %b[95]
}
{
  andd,0 %g6, %b[18], %b[18]
  xord,1 %r39, %r34, %r34
  xord,2 %g6, %b[18], %b[26]
  andd,3 %g22, %b[106], %b[106]
  xord,4 %b[63], %b[58], %b[58]
  xord,5 %g22, %b[106], %b[114]
}
{
  ldd,0 [ %r2 + 0x848 ], %r39
  and_ord,1 %b[30], %b[5], %r60, %b[5]
  ldd,2 [ %r2 + 0x840 ], %r60
  ldd,3 [ %r2 + 0x848 ], %b[63]
  and_ord,4 %b[118], %b[93], %b[84], %b[93]
  ldd,5 [ %r2 + 0x840 ], %b[84]
}
{
  xord,0 %b[35], %r35, %r35
  xor_xord,1 %r54, %g14, %b[30], %g14
  andnd,2 %r23, %r43, %b[30]
  xord,3 %b[123], %b[59], %b[59]
  xor_xord,4 %b[78], %g30, %b[118], %g30
  andnd,5 %b[47], %b[67], %b[118]
}
{
  xord,0 %b[5], %b[28], %b[28]
  and_ord,1 %b[5], %b[28], %r50, %r50
  andd,2 %r58, %b[7], %b[35]
  xord,3 %b[93], %b[116], %b[116]
  and_ord,4 %b[93], %b[116], %b[74], %b[74]
  andd,5 %b[82], %b[95], %b[123]
}
{
  xord,0 %r40, %b[23], %b[23]
  xor_xord,1 %r22, %r30, %b[27], %r30
  ord,2 %r58, %b[7], %b[5]
  xord,3 %b[64], %b[111], %b[111]
  xor_xord,4 %b[46], %b[54], %b[115], %b[54]
  ord,5 %b[82], %b[95], %b[93]
}
{
  ord,0 %b[36], %r60, %b[27]
  and_ord,1 %r50, %b[26], %b[18], %b[18]
  andd,2 %b[36], %r60, %r40
  ord,3 %b[124], %b[84], %b[115]
  and_ord,4 %b[74], %b[114], %b[106], %b[106]
  andd,5 %b[124], %b[84], %b[64]
}
{
  xord,0 %b[28], %g14, %r50
  xor_xord,1 %g4, %r28, %b[24], %r28
  xord,2 %r50, %b[26], %b[26]
  xord,3 %b[116], %g30, %b[74]
  xor_xord,4 %g20, %b[52], %b[112], %b[52]
  xord,5 %b[74], %b[114], %b[114]
}
{
  xord,0 %r23, %r48, %b[24]
  and_ord,1 %b[18], %b[5], %b[35], %b[5]
  andnd,2 %g14, %b[28], %b[35]
  xord,3 %b[47], %b[72], %b[112]
  and_ord,4 %b[106], %b[93], %b[123], %b[93]
  andnd,5 %g30, %b[116], %b[123]
}
{
  xord,0 %r48, %b[11], %b[30]
  xor_xord,1 %r58, %b[7], %b[18], %b[7]
  andnd,2 %b[24], %b[30], %b[24]
  xord,3 %b[72], %b[99], %b[118]
  xor_xord,4 %b[82], %b[95], %b[106], %b[95]
  andnd,5 %b[112], %b[118], %b[112]
}
{
  andd,0 %b[24], %r43, %b[18]
  and_ord,1 %b[5], %b[27], %r40, %b[27]
  andnd,2 %b[24], %r23, %r40
  andd,3 %b[112], %b[67], %b[106]
  and_ord,4 %b[93], %b[115], %b[64], %b[115]
  andnd,5 %b[112], %b[47], %b[64]
}
{
  xord,0 %b[24], %b[3], %b[3]
  xor_xord,1 %b[36], %r60, %b[5], %r60
  xord,2 %r43, %r40, %r40
  xord,3 %b[112], %b[91], %b[91]
  xor_xord,4 %b[124], %b[84], %b[93], %b[84]
  xord,5 %b[67], %b[64], %b[64]
}
{
  xornd,0 %b[7], %b[26], %b[26]
  xor_andd,1 %b[26], %g14, %r50, %b[5]
  andd,2 %b[26], %b[7], %r43
  xornd,3 %b[95], %b[114], %b[114]
  xor_andd,4 %b[114], %g30, %b[74], %b[93]
  andd,5 %b[114], %b[95], %b[67]
}
{
  andd,0 %b[7], %b[28], %g14
  andnd,1 %b[30], %r40, %b[30]
  xornd,2 %g14, %r43, %r43
  andd,3 %b[95], %b[116], %g30
  andnd,4 %b[118], %b[64], %b[118]
  xornd,5 %g30, %b[67], %b[67]
}
{
  xord,0 %r34, %g8, %g8
  andn_xornd,1 %r43, %b[28], %b[7], %b[28]
  xord,2 %b[5], %g14, %g14
  xord,3 %b[58], %g24, %g24
  andn_xornd,4 %b[67], %b[116], %b[95], %b[116]
  xord,5 %b[93], %g30, %g30
}
{
  andnd,0 %b[29], %r29, %r50
  andn_xornd,1 %g14, %b[35], %r50, %b[35]
  andd,2 %b[7], %r43, %b[7]
  andnd,3 %b[117], %b[53], %b[74]
  andn_xornd,4 %g30, %b[123], %b[74], %b[123]
  andd,5 %b[95], %b[67], %b[95]
}
{
  andnd,0 %r29, %b[29], %r20
  xor_xord,1 %b[28], %b[5], %r20, %b[28]
  andnd,2 %b[26], %b[7], %b[26]
  andnd,3 %b[53], %b[117], %b[44]
  xor_xord,4 %b[116], %b[93], %b[44], %b[116]
  andnd,5 %b[114], %b[95], %b[114]
}
{
  xord,0 %b[35], %b[26], %b[35]
  xor_andnd,1 %r23, %r48, %b[11], %r23
  ord,2 %b[5], %b[26], %b[5]
  xord,3 %b[123], %b[114], %b[123]
  xor_andnd,4 %b[47], %b[72], %b[99], %b[47]
  ord,5 %b[93], %b[114], %b[93]
}
{
  xord,0 %r37, %r39, %b[26]
  andd,1 %r37, %r39, %r39
  ldd,2 [ %r2 + 0x850 ], %r48
  xord,3 %b[61], %b[63], %b[114]
  andd,4 %b[61], %b[63], %b[63]
  ldd,5 [ %r2 + 0x850 ], %b[72]
}
{
  xord,0 %b[27], %b[26], %b[26]
  and_ord,1 %b[27], %b[26], %r39, %r39
  xord,2 %g1, %b[5], %b[5]
  xord,3 %b[115], %b[114], %b[114]
  and_ord,4 %b[115], %b[114], %b[63], %b[63]
  xord,5 %g17, %b[93], %b[93]
}
{
  xord,0 %r56, %b[29], %b[29]
  xor_xord,1 %b[30], %b[11], %r46, %b[30]
  xord,2 %g2, %b[35], %b[35]
  xord,3 %b[80], %b[117], %b[117]
  xor_xord,4 %b[118], %b[99], %b[70], %b[118]
  xord,5 %g18, %b[123], %b[123]
}
{
  xord,0 %r41, %r17, %r23
  orn_xord,1 %b[24], %r23, %b[18], %b[18]
  andnd,2 %r41, %b[1], %b[24]
  xord,3 %b[65], %b[41], %b[47]
  orn_xord,4 %b[112], %b[47], %b[106], %b[106]
  andnd,5 %b[65], %b[89], %b[112]
}
{
  xord,0 %r62, %r48, %r46
  andd,1 %r62, %r48, %r48
  ldd,2 [ %r2 + 0x858 ], %b[11]
  xord,3 %b[86], %b[72], %b[70]
  andd,4 %b[86], %b[72], %b[72]
  ldd,5 [ %r2 + 0x858 ], %b[99]
}
{
  xord,0 %b[18], %b[15], %b[15]
  and_ord,1 %r39, %r46, %r48, %r48
  xord,2 %r39, %r46, %r46
  xord,3 %b[106], %b[103], %b[103]
  and_ord,4 %b[63], %b[70], %b[72], %b[72]
  xord,5 %b[63], %b[70], %b[70]
}
{
  andnd,0 %r34, %r35, %b[18]
  xor_xord,1 %r40, %b[18], %r31, %r40
  xord,2 %r38, %b[24], %b[24]
  andnd,3 %b[58], %b[59], %b[106]
  xor_xord,4 %b[64], %b[106], %b[55], %b[64]
  xord,5 %b[62], %b[112], %b[112]
}
{
  andd,0 %r42, %b[11], %r39
  ord,1 %r42, %b[11], %g2
  ldd,2 [ %r2 + 0x860 ], %r31
  andd,3 %b[66], %b[99], %b[63]
  ord,4 %b[66], %b[99], %g18
  ldd,5 [ %r2 + 0x860 ], %b[55]
}
{
  xord,0 %r46, %r60, %g1
  xor_xord,1 %r42, %b[11], %r48, %b[11]
  xornd,2 %b[26], %r60, %b[27]
  xord,3 %b[70], %b[84], %g17
  xor_xord,4 %b[66], %b[99], %b[72], %b[99]
  xornd,5 %b[114], %b[84], %b[115]
}
{
  xord,0 %r46, %b[26], %r48
  and_ord,1 %r48, %g2, %r39, %g2
  andd,2 %r46, %b[26], %r39
  xord,3 %b[70], %b[114], %b[72]
  and_ord,4 %b[72], %g18, %b[63], %g18
  andd,5 %b[70], %b[114], %b[63]
}
{
  xord,0 %r45, %g3, %g3
  xor_andd,1 %b[11], %b[26], %b[27], %b[27]
  andd,2 %r53, %r31, %b[7]
  xord,3 %b[69], %g19, %g19
  xor_andd,4 %b[99], %b[114], %b[115], %b[115]
  andd,5 %b[77], %b[55], %b[95]
}
{
  xord,0 %b[21], %b[17], %b[17]
  andn_xornd,1 %r27, %r20, %r50, %r27
  xord,2 %r46, %b[11], %r45
  xord,3 %b[109], %b[105], %b[105]
  andn_xornd,4 %b[51], %b[44], %b[74], %b[51]
  xord,5 %b[70], %b[99], %b[69]
}
{
  ornd,0 %g1, %r45, %r45
  and_xornd,1 %b[27], %r48, %r39, %r48
  ord,2 %r53, %r31, %b[21]
  ornd,3 %g17, %b[69], %b[69]
  and_xornd,4 %b[115], %b[72], %b[63], %b[72]
  ord,5 %b[77], %b[55], %b[109]
}
{
  andnd,0 %b[26], %r46, %b[7]
  and_ord,1 %g2, %b[21], %b[7], %b[21]
  xord,2 %r45, %r36, %r36
  andnd,3 %b[114], %b[70], %b[95]
  and_ord,4 %g18, %b[109], %b[95], %b[109]
  xord,5 %b[69], %b[60], %b[60]
}
{
  andd,0 %r48, %r60, %r60
  ord,1 %r48, %b[11], %b[11]
  xord,2 %b[11], %r46, %r46
  andd,3 %b[72], %b[84], %b[84]
  ord,4 %b[72], %b[99], %b[99]
  xord,5 %b[99], %b[70], %b[70]
}
{
  ord,0 %b[26], %r46, %r46
  or_xord,1 %b[7], %g1, %b[26], %b[7]
  xord,2 %r48, %r36, %r36
  ord,3 %b[114], %b[70], %b[70]
  or_xord,4 %b[95], %g17, %b[114], %b[95]
  xord,5 %b[72], %b[60], %b[60]
}
{
  xord,0 %r46, %r45, %r45
  xor_xord,1 %r53, %r31, %g2, %r31
  ornd,2 %r60, %b[11], %b[11]
  xord,3 %b[70], %b[69], %b[69]
  xor_xord,4 %b[77], %b[55], %g18, %b[55]
  ornd,5 %b[84], %b[99], %b[99]
}
{
  andd,0 %r27, %b[29], %b[29]
  xor_xord,1 %b[11], %r46, %r19, %b[11]
  xord,2 %b[39], %r45, %r45
  andd,3 %b[51], %b[117], %b[117]
  xor_xord,4 %b[99], %b[70], %b[43], %b[99]
  xord,5 %b[127], %b[69], %b[69]
}
{
  xord,0 %b[29], %r61, %r61
  or_xord,1 %b[27], %b[7], %b[22], %b[27]
  xornd,2 %r27, %b[33], %b[33]
  xord,3 %b[117], %b[85], %b[85]
  or_xord,4 %b[115], %b[95], %b[110], %b[115]
  xornd,5 %b[51], %b[121], %b[121]
}
{
  andd,0 %r56, %b[33], %b[7]
  xor_xord,1 %r56, %r27, %r52, %r56
  ldd,2 [ %r2 + 0x868 ], %b[29]
  andd,3 %b[80], %b[121], %b[95]
  xor_xord,4 %b[80], %b[51], %b[76], %b[80]
  ldd,5 [ %r2 + 0x868 ], %b[117]
}
{
  andnd,0 %b[24], %b[1], %r52
  and_andnd,1 %r41, %b[24], %r23, %r27
  andnd,2 %r27, %b[7], %b[7]
  andnd,3 %b[112], %b[89], %b[76]
  and_andnd,4 %b[65], %b[112], %b[47], %b[51]
  andnd,5 %b[51], %b[95], %b[95]
}
{
  xord,0 %b[24], %r41, %b[24]
  xor_xord,1 %b[7], %r29, %b[0], %b[7]
  andnd,2 %b[1], %b[24], %r29
  xord,3 %b[112], %b[65], %b[112]
  xor_xord,4 %b[95], %b[53], %b[88], %b[95]
  andnd,5 %b[89], %b[112], %b[53]
}
{
  andnd,0 %r35, %r34, %r23
  andn_ord,1 %b[33], %r20, %r50, %b[33]
  ornd,2 %r23, %b[24], %b[24]
  andnd,3 %b[59], %b[58], %b[47]
  andn_ord,4 %b[121], %b[44], %b[74], %b[121]
  ornd,5 %b[47], %b[112], %b[112]
}
{
  xord,0 %b[34], %b[29], %r50
  andd,1 %b[34], %b[29], %b[29]
  ldd,2 [ %r2 + 0x870 ], %r20
  xord,3 %b[122], %b[117], %b[74]
  andd,4 %b[122], %b[117], %b[117]
  ldd,5 [ %r2 + 0x870 ], %b[44]
}
{
  xord,0 %b[21], %r50, %r50
  and_ord,1 %b[21], %r50, %b[29], %b[29]
  ldd,2 [ %r2 + 0x878 ], %r41
  xord,3 %b[109], %b[74], %b[74]
  and_ord,4 %b[109], %b[74], %b[117], %b[117]
  ldd,5 [ %r2 + 0x878 ], %b[65]
}
{
  xord,0 %b[24], %r38, %r38
  andn_xornd,1 %r27, %r29, %r52, %r29
  xord,2 %b[33], %b[31], %b[33]
  xord,3 %b[112], %b[62], %b[62]
  andn_xornd,4 %b[51], %b[53], %b[76], %b[53]
  xord,5 %b[121], %b[119], %b[121]
}
{
  ldd,0 [ %r2 + 0x888 ], %r52
  xord,1 %r63, %r20, %b[21]
  ldd,2 [ %r2 + 0x880 ], %b[31]
  ldd,3 [ %r2 + 0x888 ], %b[76]
  xord,4 %b[87], %b[44], %b[109]
  ldd,5 [ %r2 + 0x880 ], %b[119]
}
{
  andd,0 %r63, %r20, %r20
  xord,1 %b[29], %b[21], %b[22]
  ldd,2 [ %r2 + 0x890 ], %b[0]
  andd,3 %b[87], %b[44], %b[44]
  xord,4 %b[117], %b[109], %b[110]
  ldd,5 [ %r2 + 0x890 ], %b[88]
}
{
  andnd,0 %r50, %b[22], %b[29]
  and_ord,1 %b[29], %b[21], %r20, %r20
  andnd,2 %b[22], %r50, %b[21]
  andnd,3 %b[74], %b[110], %b[117]
  and_ord,4 %b[117], %b[109], %b[44], %b[44]
  andnd,5 %b[110], %b[74], %b[109]
}
{
  andd,0 %b[5], %r52, %r46
  ord,1 %b[5], %r52, %r19
  andd,2 %b[28], %b[31], %b[39]
  andd,3 %b[93], %b[76], %b[70]
  ord,4 %b[93], %b[76], %b[43]
  andd,5 %b[116], %b[119], %b[127]
}
{
  andnd,0 %b[22], %r31, %g2
  and_ord,1 %b[39], %r19, %r46, %r19
  xord,2 %b[35], %b[0], %r46
  andnd,3 %b[110], %b[55], %g18
  and_ord,4 %b[127], %b[43], %b[70], %b[43]
  xord,5 %b[123], %b[88], %b[70]
}
{
  ornd,0 %r38, %r29, %r38
  xor_xord,1 %r55, %r41, %r20, %r41
  andnd,2 %r31, %b[22], %r20
  ornd,3 %b[62], %b[53], %b[62]
  xor_xord,4 %b[79], %b[65], %b[44], %b[65]
  andnd,5 %b[55], %b[110], %b[44]
}
{
  ornd,0 %r30, %b[23], %r47
  xor_xord,1 %r29, %r17, %g5, %g5
  xord,2 %r27, %r47, %r27
  ornd,3 %b[54], %b[111], %b[71]
  xor_xord,4 %b[53], %b[41], %g21, %g21
  xord,5 %b[51], %b[71], %b[51]
}
{
  andnd,0 %r31, %r41, %b[26]
  andnd,1 %r50, %r41, %g1
  xord,2 %r41, %r31, %r60
  andnd,3 %b[55], %b[65], %b[114]
  andnd,4 %b[74], %b[65], %g17
  xord,5 %b[65], %b[55], %b[84]
}
{
  ornd,0 %g1, %b[22], %g1
  or_xornd,1 %b[22], %b[26], %r60, %b[26]
  ornd,2 %r60, %r50, %r60
  ornd,3 %g17, %b[110], %g17
  or_xornd,4 %b[110], %b[114], %b[84], %b[114]
  ornd,5 %b[84], %b[74], %b[84]
}
{
  xord,0 %r60, %r31, %r31
  xord,1 %g1, %r44, %g1
  xord,2 %r60, %b[22], %b[22]
  xord,3 %b[84], %b[55], %b[55]
  xord,4 %g17, %b[68], %g17
  xord,5 %b[84], %b[110], %b[110]
}
{
  andnd,0 %b[22], %r31, %r31
  or_xornd,1 %b[26], %b[21], %b[29], %b[29]
  andd,2 %b[26], %r60, %r60
  andnd,3 %b[110], %b[55], %b[55]
  or_xornd,4 %b[114], %b[109], %b[117], %b[117]
  andd,5 %b[114], %b[84], %b[84]
}
{
  andnd,0 %r30, %b[23], %r50
  xor_xord,1 %r31, %r50, %g7, %r31
  xord,2 %b[2], %r60, %r60
  andnd,3 %b[54], %b[111], %b[74]
  xor_xord,4 %b[55], %b[74], %g23, %b[55]
  xord,5 %b[90], %b[84], %b[84]
}
{
  xord,0 %r38, %r27, %r27
  or_xornd,1 %b[29], %r20, %g2, %r20
  ord,2 %b[24], %r17, %g2
  xord,3 %b[62], %b[51], %b[51]
  or_xornd,4 %b[117], %b[44], %g18, %b[44]
  ord,5 %b[112], %b[41], %g18
}
{
  xord,0 %b[24], %r59, %b[24]
  xor_xord,1 %b[29], %r41, %r21, %b[29]
  andd,2 %b[35], %b[0], %b[0]
  xord,3 %b[112], %b[83], %b[112]
  xor_xord,4 %b[117], %b[65], %b[45], %b[117]
  andd,5 %b[123], %b[88], %b[88]
}
{
  andnd,0 %r47, %r34, %b[18]
  or_xornd,1 %b[23], %b[18], %r23, %r23
  xord,2 %r20, %g1, %g1
  andnd,3 %b[71], %b[58], %b[106]
  or_xornd,4 %b[111], %b[106], %b[47], %b[47]
  xord,5 %b[44], %g17, %g17
}
{
  andd,0 %b[18], %b[23], %r29
  and_xord,1 %r38, %g2, %r17, %g2
  xord,2 %r29, %b[24], %b[24]
  andd,3 %b[106], %b[111], %b[53]
  and_xord,4 %b[62], %g18, %b[41], %g18
  xord,5 %b[53], %b[112], %b[112]
}
{
  xord,0 %r30, %r35, %r17
  and_ord,1 %r19, %r46, %b[0], %b[0]
  ldd,2 [ %r2 + 0x898 ], %r38
  xord,3 %b[54], %b[59], %b[41]
  and_ord,4 %b[43], %b[70], %b[88], %b[88]
  ldd,5 [ %r2 + 0x898 ], %b[62]
}
{
  ord,0 %r30, %r34, %r30
  or_xord,1 %r23, %r50, %r47, %r50
  andd,2 %r30, %r34, %r47
  ord,3 %b[54], %b[58], %b[54]
  or_xord,4 %b[47], %b[74], %b[71], %b[74]
  andd,5 %b[54], %b[58], %b[71]
}
{
  andnd,0 %r28, %g3, %g15
  xor_xord,1 %g2, %b[1], %g15, %g2
  andnd,2 %g3, %r28, %b[1]
  andnd,3 %b[52], %g19, %g31
  xor_xord,4 %g18, %b[89], %g31, %g18
  andnd,5 %g19, %b[52], %b[89]
}
{
  ord,0 %r38, %b[0], %r20
  ord,1 %r50, %b[23], %b[23]
  andd,2 %r38, %b[0], %r34
  ord,3 %b[62], %b[88], %b[44]
  ord,4 %b[74], %b[111], %b[111]
  andd,5 %b[62], %b[88], %b[58]
}
{
  ldd,0 [ %r2 + 0x8a8 ], %r34
  and_ord,1 %r36, %r20, %r34, %r20
  ldd,2 [ %r2 + 0x8a0 ], %r59
  ldd,3 [ %r2 + 0x8a8 ], %b[58]
  and_ord,4 %b[60], %b[44], %b[58], %b[44]
  ldd,5 [ %r2 + 0x8a0 ], %b[83]
}
{
  xord,0 %r35, %b[20], %b[20]
  orn_xord,1 %r23, %r30, %r47, %r30
  ornd,2 %r29, %b[23], %b[23]
  xord,3 %b[59], %b[108], %b[108]
  orn_xord,4 %b[47], %b[54], %b[71], %b[54]
  ornd,5 %b[53], %b[111], %b[111]
}
{
  ldd,0 [ %r2 + 0x8b8 ], %r23
  andn_xornd,1 %b[23], %r17, %r35, %r17
  ldd,2 [ %r2 + 0x8b0 ], %r47
  ldd,3 [ %r2 + 0x8b8 ], %b[47]
  andn_xornd,4 %b[111], %b[41], %b[59], %b[41]
  ldd,5 [ %r2 + 0x8b0 ], %b[71]
}
{
  ord,0 %r59, %r20, %r29
  xord,1 %b[27], %r34, %r41
  andd,2 %r59, %r20, %r35
  ord,3 %b[83], %b[44], %b[53]
  xord,4 %b[115], %b[58], %b[65]
  andd,5 %b[83], %b[44], %b[59]
}
{
  xord,0 %r17, %g8, %g8
  and_ord,1 %b[11], %r29, %r35, %r29
  andd,2 %b[27], %r34, %r34
  xord,3 %b[41], %g24, %g24
  and_ord,4 %b[99], %b[53], %b[59], %b[53]
  andd,5 %b[115], %b[58], %b[58]
}
{
  andd,0 %r45, %r47, %r47
  andd,1 %r60, %r23, %r35
  xord,2 %r45, %r47, %r17
  andd,3 %b[69], %b[71], %b[71]
  andd,4 %b[84], %b[47], %b[59]
  xord,5 %b[69], %b[71], %b[41]
}
{
  xord,0 %r30, %b[20], %b[20]
  and_ord,1 %r29, %r41, %r34, %r34
  ord,2 %r60, %r23, %r21
  xord,3 %b[54], %b[108], %b[108]
  and_ord,4 %b[53], %b[65], %b[58], %b[58]
  ord,5 %b[84], %b[47], %b[45]
}
{
  xord,0 %g3, %b[16], %b[16]
  xor_xord,1 %b[23], %r30, %b[38], %b[23]
  xord,2 %b[18], %g11, %b[18]
  xord,3 %g19, %b[104], %b[104]
  xor_xord,4 %b[111], %b[54], %b[126], %b[111]
  xord,5 %b[106], %g27, %b[106]
}
{
  xord,0 %g14, %r43, %g14
  and_ord,1 %r34, %r17, %r47, %r47
  xord,2 %r50, %b[18], %b[18]
  xord,3 %g30, %b[67], %g30
  and_ord,4 %b[58], %b[41], %b[71], %b[71]
  xord,5 %b[74], %b[106], %b[106]
}
{
  xord,0 %b[28], %b[31], %b[31]
  xor_xord,1 %g9, %b[12], %b[6], %b[12]
  xord,2 %r51, %g14, %g14
  xord,3 %b[116], %b[119], %b[119]
  xor_xord,4 %g25, %b[100], %b[94], %b[100]
  xord,5 %b[75], %g30, %g30
}
{
  ldd,0 [ %r2 + 0x8c8 ], %r35
  and_ord,1 %r47, %r21, %r35, %r21
  ldd,2 [ %r2 + 0x8c0 ], %r51
  ldd,3 [ %r2 + 0x8c8 ], %b[59]
  and_ord,4 %b[71], %b[45], %b[59], %b[45]
  ldd,5 [ %r2 + 0x8c0 ], %b[75]
}
{
  andnd,0 %b[12], %g3, %b[6]
  andn_xornd,1 %b[17], %b[1], %g15, %g15
  andnd,2 %g3, %b[12], %b[1]
  andnd,3 %b[100], %g19, %b[94]
  andn_xornd,4 %b[105], %b[89], %g31, %g31
  andnd,5 %g19, %b[100], %b[89]
}
{
  xord,0 %b[12], %b[32], %b[32]
  xor_xord,1 %b[5], %r52, %b[39], %r52
  ord,2 %g3, %b[12], %g3
  xord,3 %b[100], %b[120], %b[120]
  xor_xord,4 %b[93], %b[76], %b[127], %b[76]
  ord,5 %g19, %b[100], %g19
}
{
  ord,0 %r31, %r51, %r43
  andd,1 %g1, %r35, %r50
  andd,2 %r31, %r51, %b[39]
  ord,3 %b[55], %b[75], %b[67]
  andd,4 %g17, %b[59], %b[74]
  andd,5 %b[55], %b[75], %b[127]
}
{
  ord,0 %g1, %r35, %g11
  and_ord,1 %r21, %r43, %b[39], %r43
  ldd,2 [ %r2 + 0x8d0 ], %b[39]
  ord,3 %g17, %b[59], %g27
  and_ord,4 %b[45], %b[67], %b[127], %b[67]
  ldd,5 [ %r2 + 0x8d0 ], %b[127]
}
{
  xord,0 %g15, %b[12], %b[12]
  xord,1 %r28, %g3, %g3
  andd,2 %g15, %b[17], %r30
  xord,3 %g31, %b[100], %b[100]
  xord,4 %b[52], %g19, %g19
  andd,5 %g31, %b[105], %b[54]
}
{
  xord,0 %g3, %g15, %g15
  and_ord,1 %r43, %g11, %r50, %g11
  ornd,2 %r30, %b[12], %b[12]
  xord,3 %g19, %g31, %g31
  and_ord,4 %b[67], %g27, %b[74], %g27
  ornd,5 %b[54], %b[100], %b[100]
}
{
  xord,0 %b[29], %b[39], %r50
  andd,1 %b[29], %b[39], %b[39]
  ldd,2 [ %r2 + 0x8d8 ], %r30
  xord,3 %b[117], %b[127], %b[74]
  andd,4 %b[117], %b[127], %b[127]
  ldd,5 [ %r2 + 0x8d8 ], %b[54]
}
{
  xord,0 %g3, %b[32], %b[32]
  and_ord,1 %g11, %r50, %b[39], %b[39]
  xord,2 %b[12], %r28, %b[38]
  xord,3 %g19, %b[120], %b[120]
  and_ord,4 %g27, %b[74], %b[127], %b[127]
  xord,5 %b[100], %b[52], %b[126]
}
{
  xord,0 %r52, %r18, %r18
  andn_xornd,1 %b[12], %b[6], %b[1], %b[6]
  xord,2 %r19, %r46, %r46
  xord,3 %b[76], %b[42], %b[42]
  andn_xornd,4 %b[100], %b[94], %b[89], %b[94]
  xord,5 %b[43], %b[70], %b[70]
}
{
  andd,0 %b[30], %r30, %r30
  xor_xord,1 %r36, %r38, %b[0], %r38
  xord,2 %b[30], %r30, %r19
  andd,3 %b[118], %b[54], %b[54]
  xor_xord,4 %b[60], %b[62], %b[88], %b[62]
  xord,5 %b[118], %b[54], %b[43]
}
{
  xord,0 %r29, %r41, %r41
  andn_xord,1 %b[6], %b[38], %b[12], %b[38]
  xord,2 %r46, %r52, %b[12]
  xord,3 %b[53], %b[65], %b[65]
  andn_xord,4 %b[94], %b[126], %b[100], %b[126]
  xord,5 %b[70], %b[76], %b[100]
}
{
  xord,0 %r34, %r17, %r17
  and_ord,1 %b[39], %r19, %r30, %r30
  ord,2 %r38, %r52, %r29
  xord,3 %b[58], %b[41], %b[41]
  and_ord,4 %b[127], %b[43], %b[54], %b[54]
  ord,5 %b[62], %b[76], %b[53]
}
{
  xord,0 %b[31], %r29, %r29
  xor_xord,1 %b[6], %r28, %r33, %b[6]
  ornd,2 %g15, %b[38], %g15
  xord,3 %b[119], %b[53], %b[53]
  xor_xord,4 %b[94], %b[52], %b[57], %b[94]
  ornd,5 %g31, %b[126], %g31
}
{
  andnd,0 %r29, %r38, %b[17]
  xor_xord,1 %b[38], %b[17], %r26, %b[38]
  xord,2 %g15, %b[16], %b[16]
  andnd,3 %b[53], %b[62], %b[105]
  xor_xord,4 %b[126], %b[105], %b[50], %b[126]
  xord,5 %g31, %b[104], %b[104]
}
{
  ldd,0 [ %r2 + 0x8e8 ], %g15
  xord,1 %r29, %r46, %b[31]
  ldd,2 [ %r2 + 0x8e0 ], %r26
  ldd,3 [ %r2 + 0x8e8 ], %g31
  xord,4 %b[53], %b[70], %b[119]
  ldd,5 [ %r2 + 0x8e0 ], %b[50]
}
{
  ldd,0 [ %r2 + 0x8f8 ], %r33
  andnd,1 %b[31], %b[17], %b[31]
  ldd,2 [ %r2 + 0x8f0 ], %r28
  ldd,3 [ %r2 + 0x8f8 ], %b[57]
  andnd,4 %b[119], %b[105], %b[119]
  ldd,5 [ %r2 + 0x8f0 ], %b[52]
}
{
  ldd,0 [ %r2 + 0x908 ], %r34
  andnd,1 %b[31], %r29, %b[0]
  ldd,2 [ %r2 + 0x900 ], %b[17]
  ldd,3 [ %r2 + 0x908 ], %b[58]
  andnd,4 %b[119], %b[53], %b[88]
  ldd,5 [ %r2 + 0x900 ], %b[105]
}
{
  ord,0 %b[3], %r26, %g3
  andd,1 %r40, %g15, %g7
  andd,2 %b[3], %r26, %b[1]
  ord,3 %b[91], %b[50], %g19
  andd,4 %b[64], %g31, %g23
  andd,5 %b[91], %b[50], %b[89]
}
{
  xord,0 %b[15], %r28, %b[2]
  and_ord,1 %r30, %g3, %b[1], %g3
  ord,2 %r40, %g15, %b[1]
  xord,3 %b[103], %b[52], %b[90]
  and_ord,4 %b[54], %g19, %b[89], %g19
  ord,5 %b[64], %g31, %b[89]
}
{
  xord,0 %r61, %r33, %b[22]
  andd,1 %r61, %r33, %r33
  andd,2 %b[15], %r28, %r28
  xord,3 %b[85], %b[57], %b[110]
  andd,4 %b[85], %b[57], %b[57]
  andd,5 %b[103], %b[52], %b[52]
}
{
  ord,0 %r56, %b[17], %b[21]
  and_ord,1 %g3, %b[1], %g7, %b[1]
  andd,2 %r56, %b[17], %g7
  ord,3 %b[80], %b[105], %b[109]
  and_ord,4 %g19, %b[89], %g23, %b[89]
  andd,5 %b[80], %b[105], %g23
}
{
  xord,0 %b[7], %r34, %r44
  andd,1 %b[7], %r34, %r34
  ldd,2 [ %r2 + 0x910 ], %b[26]
  xord,3 %b[95], %b[58], %b[68]
  andd,4 %b[95], %b[58], %b[58]
  ldd,5 [ %r2 + 0x910 ], %b[114]
}
{
  ldd,0 [ %r2 + 0x920 ], %r39
  and_ord,1 %b[1], %b[2], %r28, %r28
  ldd,2 [ %r2 + 0x918 ], %r48
  ldd,3 [ %r2 + 0x920 ], %b[63]
  and_ord,4 %b[89], %b[90], %b[52], %b[52]
  ldd,5 [ %r2 + 0x918 ], %b[72]
}
{
  andd,0 %b[31], %r38, %r38
  xor_andnd,1 %r29, %r46, %r52, %r46
  xord,2 %r38, %b[0], %b[0]
  andd,3 %b[119], %b[62], %b[62]
  xor_andnd,4 %b[53], %b[70], %b[76], %b[70]
  xord,5 %b[62], %b[88], %b[88]
}
{
  xord,0 %b[31], %r18, %r18
  and_ord,1 %r28, %b[22], %r33, %r33
  andnd,2 %b[12], %b[0], %b[12]
  xord,3 %b[119], %b[42], %b[42]
  and_ord,4 %b[52], %b[110], %b[57], %b[57]
  andnd,5 %b[100], %b[88], %b[100]
}
{
  xord,0 %g11, %r50, %r50
  xor_xord,1 %b[12], %r52, %b[4], %b[12]
  xord,2 %r29, %r22, %r29
  xord,3 %g27, %b[74], %b[74]
  xor_xord,4 %b[100], %b[76], %b[92], %b[100]
  xord,5 %b[53], %b[46], %b[53]
}
{
  andd,0 %b[33], %b[26], %b[26]
  and_ord,1 %r33, %b[21], %g7, %b[21]
  xord,2 %b[33], %b[26], %g7
  andd,3 %b[121], %b[114], %b[114]
  and_ord,4 %b[57], %b[109], %g23, %b[109]
  xord,5 %b[121], %b[114], %g23
}
{
  andd,0 %g5, %r48, %r48
  andd,1 %r27, %r39, %r22
  xord,2 %g5, %r48, %g11
  andd,3 %g21, %b[72], %b[72]
  andd,4 %b[51], %b[63], %b[46]
  xord,5 %g21, %b[72], %g27
}
{
  ord,0 %r27, %r39, %b[4]
  and_ord,1 %b[21], %r44, %r34, %r34
  ldd,2 [ %r2 + 0x928 ], %r52
  ord,3 %b[51], %b[63], %b[92]
  and_ord,4 %b[109], %b[68], %b[58], %b[58]
  ldd,5 [ %r2 + 0x928 ], %b[76]
}
{
  xord,0 %r41, %g9, %g9
  orn_xord,1 %b[31], %r46, %r38, %r38
  xord,2 %b[39], %r19, %r19
  xord,3 %b[65], %g25, %g25
  orn_xord,4 %b[119], %b[70], %b[62], %b[62]
  xord,5 %b[127], %b[43], %b[43]
}
{
  ldd,0 [ %r2 + 0x938 ], %b[31]
  and_ord,1 %r34, %g7, %b[26], %b[26]
  ldd,2 [ %r2 + 0x930 ], %b[39]
  ldd,3 [ %r2 + 0x938 ], %b[119]
  and_ord,4 %b[58], %g23, %b[114], %b[114]
  ldd,5 [ %r2 + 0x930 ], %b[127]
}
{
  andd,0 %b[24], %r52, %r52
  xor_xord,1 %b[11], %r59, %r20, %r59
  xord,2 %b[24], %r52, %r46
  andd,3 %b[112], %b[76], %b[76]
  xor_xord,4 %b[99], %b[83], %b[44], %b[83]
  xord,5 %b[112], %b[76], %b[70]
}
{
  xord,0 %r38, %r29, %r29
  and_ord,1 %b[26], %g11, %r48, %r48
  ldd,2 [ %r2 + 0x940 ], %r20
  xord,3 %b[62], %b[53], %b[53]
  and_ord,4 %b[114], %g27, %b[72], %b[72]
  ldd,5 [ %r2 + 0x940 ], %b[44]
}
{
  xord,0 %r28, %b[22], %b[22]
  xor_xord,1 %r60, %r23, %r47, %r23
  andnd,2 %r59, %r41, %r47
  xord,3 %b[52], %b[110], %b[110]
  xor_xord,4 %b[84], %b[47], %b[71], %b[47]
  andnd,5 %b[83], %b[65], %b[71]
}
{
  andd,0 %g2, %b[39], %b[39]
  and_ord,1 %r48, %b[4], %r22, %b[4]
  xord,2 %g2, %b[39], %r22
  andd,3 %g18, %b[127], %b[127]
  and_ord,4 %b[72], %b[92], %b[46], %b[92]
  xord,5 %g18, %b[127], %b[46]
}
{
  andd,0 %g8, %b[31], %b[31]
  xor_xord,1 %r27, %r39, %r48, %r39
  xord,2 %g8, %b[31], %r28
  andd,3 %g24, %b[119], %b[119]
  xor_xord,4 %b[51], %b[63], %b[72], %b[63]
  xord,5 %g24, %b[119], %b[52]
}
{
  xord,0 %b[4], %r46, %r46
  and_ord,1 %b[4], %r46, %r52, %r52
  ldd,2 [ %r2 + 0x948 ], %r48
  xord,3 %b[92], %b[70], %b[70]
  and_ord,4 %b[92], %b[70], %b[76], %b[76]
  ldd,5 [ %r2 + 0x948 ], %b[72]
}
{
  andnd,0 %r41, %r59, %r38
  xor_xord,1 %b[0], %r38, %r57, %b[0]
  andd,2 %b[23], %r20, %b[4]
  andnd,3 %b[65], %b[83], %b[62]
  xor_xord,4 %b[88], %b[62], %b[81], %b[88]
  andd,5 %b[111], %b[44], %b[92]
}
{
  xord,0 %r52, %r22, %r22
  and_ord,1 %r52, %r22, %b[39], %b[39]
  ord,2 %b[23], %r20, %r57
  xord,3 %b[76], %b[46], %b[46]
  and_ord,4 %b[76], %b[46], %b[127], %b[127]
  ord,5 %b[111], %b[44], %b[81]
}
{
  andd,0 %r23, %r41, %r41
  xor_xord,1 %r31, %r51, %r21, %r51
  ldd,2 [ %r2 + 0x950 ], %r52
  andd,3 %b[47], %b[65], %b[65]
  xor_xord,4 %b[55], %b[75], %b[45], %b[75]
  ldd,5 [ %r2 + 0x950 ], %b[76]
}
{
  andd,0 %b[20], %r48, %b[39]
  and_ord,1 %b[39], %r28, %b[31], %b[31]
  xord,2 %b[39], %r28, %r28
  andd,3 %b[108], %b[72], %b[127]
  and_ord,4 %b[127], %b[52], %b[119], %b[119]
  xord,5 %b[127], %b[52], %b[52]
}
{
  ord,0 %r17, %r41, %r41
  xord,1 %r17, %r23, %r17
  andd,2 %r22, %r28, %r21
  ord,3 %b[41], %b[65], %b[65]
  xord,4 %b[41], %b[47], %b[41]
  andd,5 %b[46], %b[52], %b[45]
}
{
  xornd,0 %r39, %r21, %r21
  and_ord,1 %b[31], %r57, %b[4], %r57
  ord,2 %b[20], %r48, %b[4]
  xornd,3 %b[63], %b[45], %b[45]
  and_ord,4 %b[119], %b[81], %b[92], %b[81]
  ord,5 %b[108], %b[72], %b[92]
}
{
  xord,0 %b[1], %b[2], %b[2]
  xor_xord,1 %b[23], %r20, %b[31], %r20
  xord,2 %r41, %r59, %r59
  xord,3 %b[89], %b[90], %b[90]
  xor_xord,4 %b[111], %b[44], %b[119], %b[44]
  xord,5 %b[65], %b[83], %b[83]
}
{
  xord,0 %r22, %r46, %b[31]
  xord,1 %r22, %r39, %r22
  xornd,2 %r28, %r22, %b[1]
  xord,3 %b[46], %b[70], %b[119]
  xord,4 %b[46], %b[63], %b[46]
  xornd,5 %b[52], %b[46], %b[89]
}
{
  andnd,0 %r22, %b[31], %r22
  and_ord,1 %r57, %b[4], %b[39], %b[4]
  ldd,2 [ %r2 + 0x958 ], %b[39]
  andnd,3 %b[46], %b[119], %b[46]
  and_ord,4 %b[81], %b[92], %b[127], %b[92]
  ldd,5 [ %r2 + 0x958 ], %b[127]
}
{
  xord,0 %r34, %g7, %g7
  and_andnd,1 %r28, %r21, %b[1], %b[1]
  andd,2 %r28, %r46, %b[31]
  xord,3 %b[58], %g23, %g23
  and_andnd,4 %b[52], %b[45], %b[89], %b[89]
  andd,5 %b[52], %b[70], %b[119]
}
{
  andd,0 %b[18], %r52, %r52
  andn_xornd,1 %r21, %r46, %r28, %r28
  xord,2 %b[18], %r52, %r34
  andd,3 %b[106], %b[76], %b[76]
  andn_xornd,4 %b[45], %b[70], %b[52], %b[52]
  xord,5 %b[106], %b[76], %b[58]
}
{
  xord,0 %b[4], %r34, %r34
  and_ord,1 %b[4], %r34, %r52, %r52
  xord,2 %r22, %b[31], %b[31]
  xord,3 %b[92], %b[58], %b[58]
  and_ord,4 %b[92], %b[58], %b[76], %b[76]
  xord,5 %b[46], %b[119], %b[119]
}
{
  andnd,0 %r39, %r46, %r46
  xor_xord,1 %r28, %r22, %r32, %r28
  andnd,2 %r46, %r39, %b[4]
  andnd,3 %b[63], %b[70], %b[70]
  xor_xord,4 %b[52], %b[46], %b[56], %b[52]
  andnd,5 %b[70], %b[63], %b[92]
}
{
  ord,0 %r22, %b[1], %r22
  or_xornd,1 %b[31], %r46, %b[4], %r46
  ldd,2 [ %r2 + 0x960 ], %r32
  ord,3 %b[46], %b[89], %b[46]
  or_xornd,4 %b[119], %b[70], %b[92], %b[70]
  ldd,5 [ %r2 + 0x960 ], %b[56]
}
{
  ord,0 %b[6], %b[39], %r39
  xord,1 %g0, %r22, %r22
  andd,2 %b[6], %b[39], %b[4]
  ord,3 %b[94], %b[127], %b[63]
  xord,4 %g16, %b[46], %b[46]
  andd,5 %b[94], %b[127], %b[92]
}
{
  xord,0 %r34, %r20, %b[1]
  xor_xord,1 %b[20], %r48, %r57, %r48
  xord,2 %r46, %b[1], %r46
  xord,3 %b[58], %b[44], %b[89]
  xor_xord,4 %b[108], %b[72], %b[81], %b[72]
  xord,5 %b[70], %b[89], %b[70]
}
{
  ornd,0 %b[2], %b[22], %r25
  xor_xord,1 %b[6], %b[39], %r52, %b[39]
  xord,2 %r25, %r46, %r46
  ornd,3 %b[90], %b[110], %b[49]
  xor_xord,4 %b[94], %b[127], %b[76], %b[127]
  xord,5 %b[49], %b[70], %b[70]
}
{
  xord,0 %r34, %r48, %r52
  and_ord,1 %r52, %r39, %b[4], %r39
  andd,2 %r34, %r48, %b[4]
  xord,3 %b[58], %b[72], %b[76]
  and_ord,4 %b[76], %b[63], %b[92], %b[63]
  andd,5 %b[58], %b[72], %b[92]
}
{
  xord,0 %b[39], %r20, %r20
  xord,1 %r34, %b[39], %g0
  xord,2 %b[39], %r48, %r57
  xord,3 %b[127], %b[44], %b[44]
  xord,4 %b[58], %b[127], %g16
  xord,5 %b[127], %b[72], %b[81]
}
{
  ornd,0 %b[1], %g0, %g0
  xor_xord,1 %g1, %r35, %r43, %r35
  andd,2 %r57, %r20, %r57
  ornd,3 %b[89], %g16, %g16
  xor_xord,4 %g17, %b[59], %b[67], %b[59]
  andd,5 %b[81], %b[44], %b[81]
}
{
  andnd,0 %r48, %r34, %b[4]
  and_xornd,1 %r57, %r52, %b[4], %r52
  xord,2 %g0, %b[10], %b[10]
  andnd,3 %b[72], %b[58], %b[92]
  and_xornd,4 %b[81], %b[76], %b[92], %b[76]
  xord,5 %g16, %b[98], %b[98]
}
{
  xord,0 %b[26], %g11, %g11
  xor_ord,1 %b[39], %r34, %r48, %r34
  xord,2 %r19, %r35, %r43
  xord,3 %b[114], %g27, %g27
  xor_ord,4 %b[127], %b[58], %b[72], %b[58]
  xord,5 %b[43], %b[59], %b[67]
}
{
  xord,0 %r52, %b[10], %b[10]
  or_xord,1 %b[4], %b[1], %r48, %b[4]
  andnd,2 %r52, %r20, %r20
  xord,3 %b[76], %b[98], %b[98]
  or_xord,4 %b[92], %b[89], %b[72], %b[92]
  andnd,5 %b[76], %b[44], %b[44]
}
{
  xord,0 %r34, %g0, %g0
  xor_xord,1 %b[16], %r32, %r39, %b[39]
  xornd,2 %b[39], %r20, %r20
  xord,3 %b[58], %g16, %g16
  xor_xord,4 %b[104], %b[56], %b[63], %b[127]
  xornd,5 %b[127], %b[44], %b[44]
}
{
  xord,0 %r16, %g0, %g0
  xor_xord,1 %r20, %r34, %r49, %r20
  ord,2 %r57, %b[4], %r57
  xord,3 %b[40], %g16, %g16
  xor_xord,4 %b[44], %b[58], %b[73], %b[44]
  ord,5 %b[81], %b[92], %b[81]
}
{
  andnd,0 %b[2], %b[22], %r16
  andn_xornd,1 %r23, %r38, %r47, %g10
  xord,2 %g10, %r57, %r57
  andnd,3 %b[90], %b[110], %b[40]
  andn_xornd,4 %b[47], %b[62], %b[71], %g26
  xord,5 %g26, %b[81], %b[81]
}
{
  ord,0 %b[16], %r32, %r32
  orn_xornd,1 %r51, %r19, %r50, %r34
  andd,2 %b[16], %r32, %b[4]
  ord,3 %b[104], %b[56], %b[56]
  orn_xornd,4 %b[75], %b[43], %b[74], %b[58]
  andd,5 %b[104], %b[56], %b[92]
}
{
  xornd,0 %g10, %r17, %r17
  xord,1 %r41, %g10, %r49
  andd,2 %g10, %r59, %r59
  xornd,3 %g26, %b[41], %b[41]
  xord,4 %b[65], %g26, %b[73]
  andd,5 %g26, %b[83], %b[83]
}
{
  xord,0 %g4, %r49, %r49
  and_ord,1 %r39, %r32, %b[4], %r32
  andd,2 %r41, %r17, %r41
  xord,3 %g20, %b[73], %b[73]
  and_ord,4 %b[63], %b[56], %b[92], %b[56]
  andd,5 %b[65], %b[41], %b[65]
}
{
  andd,0 %r19, %r34, %g10
  xor_xord,1 %r59, %r23, %b[19], %r59
  andnd,2 %g10, %r41, %r41
  andd,3 %b[43], %b[58], %g26
  xor_xord,4 %b[83], %b[47], %b[107], %b[83]
  andnd,5 %g26, %b[65], %b[65]
}
{
  andnd,0 %r43, %g10, %g10
  andn_ord,1 %r17, %r38, %r47, %r17
  xord,2 %r41, %g9, %g9
  andnd,3 %b[67], %g26, %g26
  andn_ord,4 %b[41], %b[62], %b[71], %b[41]
  xord,5 %b[65], %g25, %g25
}
{
  ldd,0 [ %r2 + 0x970 ], %r38
  andnd,1 %r34, %r51, %r47
  ldd,2 [ %r2 + 0x968 ], %r41
  ldd,3 [ %r2 + 0x970 ], %b[62]
  andnd,4 %b[58], %b[75], %b[71]
  ldd,5 [ %r2 + 0x968 ], %b[65]
}
{
  andnd,0 %r51, %r34, %b[19]
  xor_xord,1 %b[3], %r26, %r30, %r26
  ldd,2 [ %r2 + 0x978 ], %r23
  andnd,3 %b[75], %b[58], %b[107]
  xor_xord,4 %b[91], %b[50], %b[54], %b[50]
  ldd,5 [ %r2 + 0x978 ], %b[47]
}
{
  xord,0 %g10, %r54, %r54
  xor_xord,1 %r40, %g15, %g3, %g15
  xord,2 %r17, %r24, %r17
  xord,3 %g26, %b[78], %b[78]
  xor_xord,4 %b[64], %g31, %g19, %g31
  xord,5 %b[41], %b[48], %b[41]
}
{
  ldd,0 [ %r2 + 0x988 ], %g3
  xord,1 %b[38], %r41, %r30
  ldd,2 [ %r2 + 0x980 ], %r24
  ldd,3 [ %r2 + 0x988 ], %g19
  xord,4 %b[126], %b[65], %b[54]
  ldd,5 [ %r2 + 0x980 ], %b[48]
}
{
  xord,0 %b[32], %r38, %g4
  andd,1 %b[32], %r38, %r38
  andd,2 %b[38], %r41, %r41
  xord,3 %b[120], %b[62], %g20
  andd,4 %b[120], %b[62], %b[62]
  andd,5 %b[126], %b[65], %b[65]
}
{
  andnd,0 %r26, %g15, %r32
  and_ord,1 %r32, %r30, %r41, %r41
  xord,2 %r32, %r30, %r30
  andnd,3 %b[50], %g31, %b[56]
  and_ord,4 %b[56], %b[54], %b[65], %b[65]
  xord,5 %b[56], %b[54], %b[54]
}
{
  andd,0 %r22, %g3, %r39
  ord,1 %r22, %g3, %b[1]
  andd,2 %r28, %r24, %b[4]
  andd,3 %b[46], %g19, %b[63]
  ord,4 %b[46], %g19, %b[89]
  andd,5 %b[52], %b[48], %b[92]
}
{
  xord,0 %r30, %b[37], %b[37]
  and_ord,1 %r41, %g4, %r38, %r38
  xord,2 %r41, %g4, %g4
  xord,3 %b[54], %b[125], %b[125]
  and_ord,4 %b[65], %g20, %b[62], %b[62]
  xord,5 %b[65], %g20, %g20
}
{
  andnd,0 %r30, %g4, %r48
  xord,1 %g4, %b[39], %r52
  andnd,2 %g4, %r30, %r41
  andnd,3 %b[54], %g20, %b[72]
  xord,4 %g20, %b[127], %b[76]
  andnd,5 %g20, %b[54], %b[65]
}
{
  andnd,0 %b[39], %g4, %b[26]
  xor_xord,1 %g14, %r23, %r38, %r23
  andnd,2 %g4, %b[39], %r38
  andnd,3 %b[127], %g20, %b[114]
  xor_xord,4 %g30, %b[47], %b[62], %b[47]
  andnd,5 %g20, %b[127], %b[62]
}
{
  andnd,0 %r25, %r26, %g10
  andn_xornd,1 %g10, %b[19], %r47, %b[19]
  andnd,2 %g15, %r26, %r47
  andnd,3 %b[49], %b[50], %g26
  andn_xornd,4 %g26, %b[107], %b[71], %b[107]
  andnd,5 %g31, %b[50], %b[71]
}
{
  andnd,0 %b[39], %r23, %b[39]
  and_ord,1 %b[4], %b[1], %r39, %b[1]
  xord,2 %r23, %b[39], %r39
  andnd,3 %b[127], %b[47], %b[127]
  and_ord,4 %b[92], %b[89], %b[63], %b[89]
  xord,5 %b[47], %b[127], %b[63]
}
{
  andnd,0 %r30, %r23, %r30
  or_xornd,1 %g4, %b[39], %r39, %b[39]
  ornd,2 %r39, %r30, %r39
  andnd,3 %b[54], %b[47], %b[54]
  or_xornd,4 %g20, %b[127], %b[63], %b[127]
  ornd,5 %b[63], %b[54], %b[63]
}
{
  andd,0 %g10, %b[22], %g4
  xor_andd,1 %r39, %g4, %r52, %r52
  ornd,2 %r30, %g4, %r30
  andd,3 %g26, %b[110], %g20
  xor_andd,4 %b[63], %g20, %b[76], %b[76]
  ornd,5 %b[54], %g20, %b[54]
}
{
  andd,0 %b[2], %r26, %r39
  or_xornd,1 %b[39], %r41, %r48, %r48
  andd,2 %b[39], %r39, %b[39]
  andd,3 %b[90], %b[50], %b[63]
  or_xornd,4 %b[127], %b[65], %b[72], %b[72]
  andd,5 %b[127], %b[63], %b[127]
}
{
  xord,0 %r52, %b[37], %b[37]
  xor_ornd,1 %r34, %r19, %r43, %r43
  xord,2 %b[8], %b[39], %b[39]
  xord,3 %b[76], %b[125], %b[125]
  xor_ornd,4 %b[58], %b[43], %b[67], %b[67]
  xord,5 %b[96], %b[127], %b[127]
}
{
  ord,0 %b[2], %r26, %r38
  or_xornd,1 %r48, %b[26], %r38, %b[26]
  ldd,2 [ %r2 + 0x990 ], %r34
  ord,3 %b[90], %b[50], %b[62]
  or_xornd,4 %b[72], %b[114], %b[62], %b[114]
  ldd,5 [ %r2 + 0x990 ], %b[58]
}
{
  xord,0 %r43, %b[14], %b[14]
  xor_xord,1 %r48, %r23, %b[25], %r48
  xord,2 %r43, %r50, %r50
  xord,3 %b[67], %b[102], %b[102]
  xor_xord,4 %b[72], %b[47], %b[113], %b[72]
  xord,5 %b[67], %b[74], %b[74]
}
{
  xord,0 %b[19], %b[14], %b[14]
  xor_xord,1 %b[26], %r30, %b[13], %b[26]
  ornd,2 %r50, %b[19], %r50
  xord,3 %b[107], %b[102], %b[102]
  xor_xord,4 %b[114], %b[54], %b[101], %b[114]
  ornd,5 %b[74], %b[107], %b[74]
}
{
  xord,0 %r50, %r54, %r54
  xor_xord,1 %b[19], %r35, %b[9], %b[19]
  andd,2 %r46, %r34, %r30
  xord,3 %b[74], %b[78], %b[78]
  xor_xord,4 %b[107], %b[59], %b[97], %b[107]
  andd,5 %b[70], %b[58], %b[54]
}
{
  xord,0 %r50, %r35, %r50
  or_xornd,1 %b[22], %r32, %r47, %r47
  andnd,2 %r50, %r43, %r43
  xord,3 %b[74], %b[59], %b[74]
  or_xornd,4 %b[110], %b[56], %b[71], %b[71]
  andnd,5 %b[74], %b[67], %b[67]
}
{
  andnd,0 %r50, %r43, %r50
  xor_xord,1 %r56, %b[17], %r33, %b[17]
  ord,2 %r46, %r34, %r35
  andnd,3 %b[74], %b[67], %b[74]
  xor_xord,4 %b[80], %b[105], %b[57], %b[105]
  ord,5 %b[70], %b[58], %b[59]
}
{
  xord,0 %b[21], %r44, %r44
  and_ord,1 %b[1], %r35, %r30, %r35
  ldd,2 [ %r2 + 0x998 ], %r33
  xord,3 %b[109], %b[68], %b[68]
  and_ord,4 %b[89], %b[59], %b[54], %b[59]
  ldd,5 [ %r2 + 0x998 ], %b[57]
}
{
  andnd,0 %b[17], %g7, %b[21]
  or_xord,1 %r47, %r16, %r25, %r16
  andnd,2 %g7, %b[17], %r25
  andnd,3 %b[105], %g23, %b[109]
  or_xord,4 %b[71], %b[40], %b[49], %b[40]
  andnd,5 %g23, %b[105], %b[49]
}
{
  andnd,0 %g7, %r44, %r51
  xor_xord,1 %r50, %r51, %g6, %r50
  xord,2 %g15, %r37, %r37
  andnd,3 %g23, %b[68], %b[75]
  xor_xord,4 %b[74], %b[75], %g22, %b[74]
  xord,5 %g31, %b[61], %b[61]
}
{
  andd,0 %r33, %r35, %r33
  ord,1 %r16, %b[22], %b[22]
  xord,2 %r33, %r35, %g6
  andd,3 %b[57], %b[59], %b[57]
  ord,4 %b[40], %b[110], %b[110]
  xord,5 %b[57], %b[59], %g22
}
{
  ldd,0 [ %r2 + 0x9a8 ], %r30
  and_ord,1 %b[10], %g6, %r33, %r33
  ldd,2 [ %r2 + 0x9a0 ], %r35
  ldd,3 [ %r2 + 0x9a8 ], %b[54]
  and_ord,4 %b[98], %g22, %b[57], %b[57]
  ldd,5 [ %r2 + 0x9a0 ], %b[59]
}
{
  andnd,0 %r44, %g7, %r39
  orn_xord,1 %r47, %r38, %r39, %r38
  ornd,2 %g4, %b[22], %b[22]
  andnd,3 %b[68], %g23, %b[63]
  orn_xord,4 %b[71], %b[62], %b[63], %b[62]
  ornd,5 %g20, %b[110], %b[110]
}
{
  ldd,0 [ %r2 + 0x9b8 ], %g4
  andd,1 %b[22], %b[2], %b[2]
  ldd,2 [ %r2 + 0x9b0 ], %r47
  ldd,3 [ %r2 + 0x9b8 ], %g20
  andd,4 %b[110], %b[90], %b[90]
  ldd,5 [ %r2 + 0x9b0 ], %b[71]
}
{
  andd,0 %r35, %r33, %r35
  andd,1 %r57, %r30, %r33
  xord,2 %r35, %r33, %r43
  andd,3 %b[59], %b[57], %b[59]
  andd,4 %b[81], %b[54], %b[57]
  xord,5 %b[59], %b[57], %b[67]
}
{
  ord,0 %b[22], %g15, %g15
  and_ord,1 %r20, %r43, %r35, %r35
  ord,2 %r57, %r30, %r32
  ord,3 %b[110], %g31, %g31
  and_ord,4 %b[44], %b[67], %b[59], %b[59]
  ord,5 %b[81], %b[54], %b[56]
}
{
  andd,0 %g0, %r47, %r47
  andd,1 %b[39], %g4, %b[13]
  xord,2 %g0, %r47, %b[9]
  andd,3 %g16, %b[71], %b[71]
  andd,4 %b[127], %g20, %b[101]
  xord,5 %g16, %b[71], %b[97]
}
{
  ornd,0 %b[2], %g15, %g15
  and_ord,1 %r35, %r32, %r33, %r32
  ord,2 %b[39], %g4, %r33
  ornd,3 %b[90], %g31, %g31
  and_ord,4 %b[59], %b[56], %b[57], %b[56]
  ord,5 %b[127], %g20, %b[57]
}
{
  xord,0 %r38, %r37, %r37
  xor_xord,1 %g15, %r26, %r58, %g15
  xord,2 %r38, %b[36], %b[36]
  xord,3 %b[62], %b[61], %b[61]
  xor_xord,4 %g31, %b[50], %b[82], %g31
  xord,5 %b[62], %b[124], %b[124]
}
{
  xord,0 %g7, %r53, %r53
  and_ord,1 %r32, %b[9], %r47, %r47
  xord,2 %b[22], %b[36], %b[36]
  xord,3 %g23, %b[77], %b[77]
  and_ord,4 %b[56], %b[97], %b[71], %b[71]
  xord,5 %b[110], %b[124], %b[124]
}
{
  xord,0 %b[31], %r21, %b[31]
  andn_xornd,1 %g11, %r25, %b[21], %b[21]
  xord,2 %g11, %b[34], %b[34]
  xord,3 %b[119], %b[45], %b[119]
  andn_xornd,4 %g27, %b[49], %b[109], %b[109]
  xord,5 %g27, %b[122], %b[122]
}
{
  xord,0 %b[10], %g6, %g6
  and_ord,1 %r47, %r33, %b[13], %r33
  xord,2 %r55, %b[31], %b[31]
  xord,3 %b[98], %g22, %g22
  and_ord,4 %b[71], %b[57], %b[101], %b[57]
  xord,5 %b[79], %b[119], %b[119]
}
{
  xord,0 %b[21], %r44, %r55
  xor_xord,1 %r16, %g10, %r62, %r16
  andd,2 %b[21], %g11, %g11
  xord,3 %b[109], %b[68], %b[79]
  xor_xord,4 %b[40], %g26, %b[86], %b[40]
  andd,5 %b[109], %g27, %g27
}
{
  ldd,0 [ %r2 + 0x9c8 ], %r62
  ornd,1 %g11, %r55, %r55
  ldd,2 [ %r2 + 0x9c0 ], %g10
  ldd,3 [ %r2 + 0x9c8 ], %b[86]
  ornd,4 %g27, %b[79], %b[79]
  ldd,5 [ %r2 + 0x9c0 ], %g26
}
{
  xord,0 %r55, %b[17], %r51
  andn_xornd,1 %r55, %r39, %r51, %r39
  ldd,2 [ %r2 + 0x9d0 ], %g11
  xord,3 %b[79], %b[105], %b[75]
  andn_xornd,4 %b[79], %b[63], %b[75], %b[63]
  ldd,5 [ %r2 + 0x9d0 ], %g27
}
{
  xord,0 %r20, %r43, %r43
  or_xord,1 %g7, %r44, %b[17], %g7
  xord,2 %r28, %r24, %r24
  xord,3 %b[44], %b[67], %b[67]
  or_xord,4 %g23, %b[68], %b[105], %g23
  xord,5 %b[52], %b[48], %b[48]
}
{
  ord,0 %b[37], %g10, %r21
  xord,1 %b[26], %r62, %r25
  andd,2 %b[37], %g10, %b[13]
  ord,3 %b[125], %g26, %b[45]
  xord,4 %b[114], %b[86], %b[49]
  andd,5 %b[125], %g26, %b[101]
}
{
  ldd,0 [ %r2 + 0x9d8 ], %b[13]
  and_ord,1 %r33, %r21, %b[13], %r21
  andd,2 %b[26], %r62, %r62
  ldd,3 [ %r2 + 0x9d8 ], %b[101]
  and_ord,4 %b[57], %b[45], %b[101], %b[45]
  andd,5 %b[114], %b[86], %b[86]
}
{
  andd,0 %r48, %g11, %g11
  andn_xord,1 %r39, %r51, %r55, %r51
  xord,2 %r48, %g11, %b[22]
  andd,3 %b[72], %g27, %g27
  andn_xord,4 %b[63], %b[75], %b[79], %b[75]
  xord,5 %b[72], %g27, %b[110]
}
{
  xord,0 %r32, %b[9], %b[9]
  and_ord,1 %r21, %r25, %r62, %r62
  xord,2 %g7, %b[21], %b[21]
  xord,3 %b[56], %b[97], %b[97]
  and_ord,4 %b[45], %b[49], %b[86], %b[86]
  xord,5 %g23, %b[109], %b[109]
}
{
  andd,0 %b[12], %b[13], %b[13]
  xor_xord,1 %r39, %b[17], %r42, %r39
  xord,2 %b[12], %b[13], %r32
  andd,3 %b[100], %b[101], %b[101]
  xor_xord,4 %b[63], %b[105], %b[66], %b[63]
  xord,5 %b[100], %b[101], %b[56]
}
{
  xord,0 %r51, %b[34], %b[34]
  and_ord,1 %r62, %b[22], %g11, %g11
  ornd,2 %b[21], %r51, %b[21]
  xord,3 %b[75], %b[122], %b[122]
  and_ord,4 %b[86], %b[110], %g27, %g27
  ornd,5 %b[109], %b[75], %b[109]
}
{
  xord,0 %r62, %b[22], %b[22]
  xor_xord,1 %g7, %r44, %r63, %g7
  xord,2 %b[21], %r53, %r53
  xord,3 %b[86], %b[110], %b[110]
  xor_xord,4 %g23, %b[68], %b[87], %g23
  xord,5 %b[109], %b[77], %b[77]
}
{
  ldd,0 [ %r2 + 0x9e8 ], %r44
  and_ord,1 %g11, %r32, %b[13], %b[13]
  ldd,2 [ %r2 + 0x9e0 ], %r62
  ldd,3 [ %r2 + 0x9e8 ], %b[68]
  and_ord,4 %g27, %b[56], %b[101], %b[101]
  ldd,5 [ %r2 + 0x9e0 ], %b[86]
}
{
  ldd,0 [ %r2 + 0x9f8 ], %b[21]
  xor_xord,1 %r22, %g3, %b[4], %g3
  ldd,2 [ %r2 + 0x9f0 ], %r63
  ldd,3 [ %r2 + 0x9f8 ], %b[109]
  xor_xord,4 %b[46], %g19, %b[92], %g19
  ldd,5 [ %r2 + 0x9f0 ], %b[87]
}
{
  ldd,0 [ %r2 + 0xa08 ], %r51
  xor_xord,1 %r46, %r34, %b[1], %r34
  ldd,2 [ %r2 + 0xa00 ], %b[4]
  ldd,3 [ %r2 + 0xa08 ], %b[75]
  xor_xord,4 %b[70], %b[58], %b[89], %b[58]
  ldd,5 [ %r2 + 0xa00 ], %b[92]
}
{
  ord,0 %r18, %r62, %b[17]
  xord,1 %b[0], %r44, %r42
  andd,2 %r18, %r62, %b[1]
  ord,3 %b[42], %b[86], %b[105]
  xord,4 %b[88], %b[68], %b[66]
  andd,5 %b[42], %b[86], %b[89]
}
{
  andd,0 %r29, %r63, %b[1]
  and_ord,1 %b[13], %b[17], %b[1], %b[17]
  andd,2 %b[0], %r44, %r44
  andd,3 %b[53], %b[87], %b[89]
  and_ord,4 %b[101], %b[105], %b[89], %b[105]
  andd,5 %b[88], %b[68], %b[68]
}
{
  xord,0 %r59, %b[21], %r38
  andd,1 %r59, %b[21], %b[21]
  ord,2 %r29, %r63, %r55
  xord,3 %b[83], %b[109], %b[62]
  andd,4 %b[83], %b[109], %b[109]
  ord,5 %b[53], %b[87], %b[79]
}
{
  andd,0 %r49, %b[4], %b[4]
  and_ord,1 %b[17], %r42, %r44, %r44
  xord,2 %r49, %b[4], %r26
  andd,3 %b[73], %b[92], %b[92]
  and_ord,4 %b[105], %b[66], %b[68], %b[68]
  xord,5 %b[73], %b[92], %b[50]
}
{
  xord,0 %g9, %r51, %b[2]
  andd,1 %g9, %r51, %r51
  ldd,2 [ %r2 + 0xa10 ], %r58
  xord,3 %g25, %b[75], %b[90]
  andd,4 %g25, %b[75], %b[75]
  ldd,5 [ %r2 + 0xa10 ], %b[82]
}
{
  ldd,0 [ %r2 + 0xa20 ], %r23
  and_ord,1 %r44, %r55, %b[1], %r55
  ldd,2 [ %r2 + 0xa18 ], %b[1]
  ldd,3 [ %r2 + 0xa20 ], %b[47]
  and_ord,4 %b[68], %b[79], %b[89], %b[79]
  ldd,5 [ %r2 + 0xa18 ], %b[89]
}
{
  ldd,0 [ %r2 + 0xa30 ], %r19
  ord,1 %g6, %g3, %r52
  ldd,2 [ %r2 + 0xa28 ], %b[25]
  ldd,3 [ %r2 + 0xa30 ], %b[43]
  ord,4 %g22, %g19, %b[76]
  ldd,5 [ %r2 + 0xa28 ], %b[113]
}
{
  andd,0 %r17, %r58, %r58
  and_ord,1 %r55, %r38, %b[21], %b[21]
  xord,2 %r17, %r58, %b[8]
  andd,3 %b[41], %b[82], %b[82]
  and_ord,4 %b[79], %b[62], %b[109], %b[109]
  xord,5 %b[41], %b[82], %b[96]
}
{
  andd,0 %b[19], %b[1], %b[1]
  xord,1 %r24, %r52, %r52
  xord,2 %b[19], %b[1], %r41
  andd,3 %b[107], %b[89], %b[89]
  xord,4 %b[48], %b[76], %b[76]
  xord,5 %b[107], %b[89], %b[65]
}
{
  andd,0 %r54, %r23, %r23
  and_ord,1 %b[21], %r26, %b[4], %b[4]
  xord,2 %r54, %r23, %r24
  andd,3 %b[78], %b[47], %b[47]
  and_ord,4 %b[109], %b[50], %b[92], %b[92]
  xord,5 %b[78], %b[47], %b[48]
}
{
  xord,0 %r52, %b[15], %b[15]
  xor_xord,1 %r57, %r30, %r35, %r30
  xord,2 %g3, %b[3], %b[3]
  xord,3 %b[76], %b[103], %b[103]
  xor_xord,4 %b[81], %b[54], %b[59], %b[54]
  xord,5 %g19, %b[91], %b[91]
}
{
  xord,0 %g11, %r32, %r32
  and_ord,1 %b[4], %b[2], %r51, %r51
  andd,2 %b[14], %b[25], %r35
  xord,3 %g27, %b[56], %b[56]
  and_ord,4 %b[92], %b[90], %b[75], %b[75]
  andd,5 %b[102], %b[113], %b[59]
}
{
  andnd,0 %r43, %r30, %r47
  xor_xord,1 %b[39], %g4, %r47, %g4
  ord,2 %b[14], %b[25], %g11
  andnd,3 %b[67], %b[54], %b[71]
  xor_xord,4 %b[127], %g20, %b[71], %g20
  ord,5 %b[102], %b[113], %g27
}
{
  xord,0 %b[17], %r42, %r42
  and_ord,1 %r51, %b[8], %r58, %r58
  xord,2 %r21, %r25, %r25
  xord,3 %b[105], %b[66], %b[66]
  and_ord,4 %b[75], %b[96], %b[82], %b[82]
  xord,5 %b[45], %b[49], %b[49]
}
{
  andd,0 %r50, %r19, %r21
  xord,1 %g4, %r61, %r61
  ldd,2 [ %r2 + 0xa38 ], %b[17]
  andd,3 %b[74], %b[43], %b[45]
  xord,4 %g20, %b[85], %b[85]
  ldd,5 [ %r2 + 0xa38 ], %b[105]
}
{
  xord,0 %b[21], %r26, %r26
  and_ord,1 %r58, %r41, %b[1], %b[1]
  xord,2 %r55, %r38, %r38
  xord,3 %b[109], %b[50], %b[50]
  and_ord,4 %b[82], %b[65], %b[89], %b[89]
  xord,5 %b[79], %b[62], %b[62]
}
{
  ldd,0 [ %r2 + 0xa40 ], %r55
  xor_xord,1 %b[37], %g10, %r33, %g10
  ord,2 %r50, %r19, %b[21]
  ldd,3 [ %r2 + 0xa40 ], %b[79]
  xor_xord,4 %b[125], %g26, %b[57], %g26
  ord,5 %b[74], %b[43], %b[109]
}
{
  andd,0 %g15, %b[17], %b[17]
  and_ord,1 %b[1], %r24, %r23, %r23
  xord,2 %g15, %b[17], %r33
  andd,3 %g31, %b[105], %b[105]
  and_ord,4 %b[89], %b[48], %b[47], %b[47]
  xord,5 %g31, %b[105], %b[57]
}
{
  xord,0 %r52, %r34, %b[1]
  xord,1 %r34, %g3, %r34
  xord,2 %b[1], %r24, %r24
  xord,3 %b[76], %b[58], %b[89]
  xord,4 %b[58], %g19, %b[58]
  xord,5 %b[89], %b[48], %b[48]
}
{
  xord,0 %r51, %b[8], %b[8]
  and_ord,1 %r23, %g11, %r35, %g11
  ldd,2 [ %r2 + 0xa48 ], %r35
  xord,3 %b[75], %b[96], %b[96]
  and_ord,4 %b[47], %g27, %b[59], %g27
  ldd,5 [ %r2 + 0xa48 ], %b[59]
}
{
  ord,0 %b[36], %r55, %r51
  xor_xord,1 %b[14], %b[25], %r23, %b[25]
  andd,2 %b[36], %r55, %r23
  ord,3 %b[124], %b[79], %b[75]
  xor_xord,4 %b[102], %b[113], %b[47], %b[113]
  andd,5 %b[124], %b[79], %b[47]
}
{
  xord,0 %r58, %r41, %r41
  and_ord,1 %g11, %b[21], %r21, %b[21]
  andnd,2 %r52, %g6, %r21
  xord,3 %b[82], %b[65], %b[65]
  and_ord,4 %g27, %b[109], %b[45], %b[109]
  andnd,5 %b[76], %g22, %b[45]
}
{
  xord,0 %r37, %r35, %r58
  xor_xord,1 %r50, %r19, %g11, %r19
  xord,2 %b[25], %r24, %g11
  xord,3 %b[61], %b[59], %b[82]
  xor_xord,4 %b[74], %b[43], %g27, %b[43]
  xord,5 %b[113], %b[48], %g27
}
{
  andnd,0 %r24, %b[25], %b[21]
  and_ord,1 %b[21], %r33, %b[17], %b[17]
  xord,2 %b[21], %r33, %r33
  andnd,3 %b[48], %b[113], %b[109]
  and_ord,4 %b[109], %b[57], %b[105], %b[105]
  xord,5 %b[109], %b[57], %b[57]
}
{
  andnd,0 %g3, %b[1], %b[1]
  xor_xord,1 %r18, %r62, %b[13], %r62
  andnd,2 %b[1], %r21, %r21
  andnd,3 %g19, %b[89], %b[89]
  xor_xord,4 %b[42], %b[86], %b[101], %b[86]
  andnd,5 %b[89], %b[45], %b[45]
}
{
  andd,0 %r19, %r33, %b[13]
  and_ord,1 %b[17], %r51, %r23, %r51
  ldd,2 [ %r2 + 0xa50 ], %r23
  andd,3 %b[43], %b[57], %b[101]
  and_ord,4 %b[105], %b[75], %b[47], %b[75]
  ldd,5 [ %r2 + 0xa50 ], %b[47]
}
{
  xornd,0 %r24, %b[13], %b[13]
  xor_andd,1 %r19, %r24, %g11, %r24
  andd,2 %r37, %r35, %r35
  xornd,3 %b[48], %b[101], %b[101]
  xor_andd,4 %b[43], %b[48], %g27, %b[48]
  andd,5 %b[61], %b[59], %b[59]
}
{
  xord,0 %r51, %r58, %r58
  and_ord,1 %r51, %r58, %r35, %r35
  xornd,2 %r33, %r19, %r19
  xord,3 %b[75], %b[82], %b[82]
  and_ord,4 %b[75], %b[82], %b[59], %b[59]
  xornd,5 %b[57], %b[43], %b[43]
}
{
  andd,0 %r21, %g6, %b[17]
  xor_xord,1 %b[36], %r55, %b[17], %r55
  andd,2 %r33, %b[13], %r51
  andd,3 %b[45], %g22, %b[105]
  xor_xord,4 %b[124], %b[79], %b[105], %b[79]
  andd,5 %b[57], %b[101], %b[75]
}
{
  andnd,0 %b[1], %r21, %b[1]
  xor_xord,1 %r16, %r23, %r35, %r51
  andnd,2 %r19, %r51, %r19
  andnd,3 %b[89], %b[45], %b[89]
  xor_xord,4 %b[40], %b[47], %b[59], %b[75]
  andnd,5 %b[43], %b[75], %b[43]
}
{
  xord,0 %r21, %b[3], %b[3]
  andn_xord,1 %r21, %r52, %g6, %r52
  xornd,2 %b[17], %b[1], %b[1]
  xord,3 %b[45], %b[91], %b[91]
  andn_xord,4 %b[45], %b[76], %g22, %b[76]
  xornd,5 %b[105], %b[89], %b[89]
}
{
  andnd,0 %b[13], %b[25], %b[17]
  andd,1 %r33, %b[25], %b[25]
  ldd,2 [ %r2 + 0xa58 ], %r21
  andnd,3 %b[101], %b[113], %b[105]
  andd,4 %b[57], %b[113], %b[113]
  ldd,5 [ %r2 + 0xa58 ], %b[45]
}
{
  ord,0 %r16, %r23, %r23
  xornd,1 %r33, %b[17], %b[17]
  andd,2 %r16, %r23, %g6
  ord,3 %b[40], %b[47], %b[47]
  xornd,4 %b[57], %b[105], %b[105]
  andd,5 %b[40], %b[47], %g22
}
{
  ord,0 %r24, %r19, %g6
  and_ord,1 %r35, %r23, %g6, %r23
  xord,2 %r24, %b[25], %b[25]
  ord,3 %b[48], %b[43], %g22
  and_ord,4 %b[59], %b[47], %g22, %b[47]
  xord,5 %b[48], %b[113], %b[113]
}
{
  andnd,0 %r34, %r52, %r34
  andn_xornd,1 %b[25], %b[21], %g11, %b[21]
  xord,2 %b[5], %g6, %g6
  andnd,3 %b[58], %b[76], %b[58]
  andn_xornd,4 %b[113], %b[109], %g27, %b[109]
  xord,5 %b[93], %g22, %g22
}
{
  andnd,0 %r30, %r43, %b[28]
  xor_xord,1 %b[17], %r24, %b[28], %b[17]
  xord,2 %r39, %r21, %r24
  andnd,3 %b[54], %b[67], %b[116]
  xor_xord,4 %b[105], %b[48], %b[116], %b[105]
  xord,5 %b[63], %b[45], %b[48]
}
{
  andd,0 %g4, %r30, %g3
  xor_xord,1 %r34, %g3, %b[30], %r34
  xord,2 %b[21], %r19, %b[21]
  andd,3 %g20, %b[54], %g19
  xor_xord,4 %b[58], %g19, %b[118], %b[58]
  xord,5 %b[109], %b[43], %b[109]
}
{
  xord,0 %r23, %r24, %b[30]
  xord,1 %b[35], %b[21], %b[21]
  andd,2 %r39, %r21, %r21
  xord,3 %b[47], %b[48], %b[118]
  xord,4 %b[123], %b[109], %b[109]
  andd,5 %b[63], %b[45], %b[45]
}
{
  xord,0 %b[1], %b[15], %b[15]
  and_ord,1 %r23, %r24, %r21, %r21
  ord,2 %b[9], %g3, %g3
  xord,3 %b[89], %b[103], %b[103]
  and_ord,4 %b[47], %b[48], %b[45], %b[45]
  ord,5 %b[97], %g19, %g19
}
{
  andnd,0 %r32, %g10, %b[1]
  xor_xord,1 %r52, %b[1], %r40, %r52
  xord,2 %b[9], %g4, %b[9]
  andnd,3 %b[56], %g26, %b[89]
  xor_xord,4 %b[76], %b[89], %b[64], %b[76]
  xord,5 %b[97], %g20, %b[97]
}
{
  ldd,0 [ %r2 + 0xa68 ], %r24
  xord,1 %b[30], %r58, %r23
  ldd,2 [ %r2 + 0xa60 ], %r40
  ldd,3 [ %r2 + 0xa68 ], %b[48]
  xord,4 %b[118], %b[82], %b[47]
  ldd,5 [ %r2 + 0xa60 ], %b[64]
}
{
  xord,0 %r51, %r55, %r55
  andd,1 %r51, %r58, %r19
  xord,2 %b[30], %r55, %b[35]
  xord,3 %b[75], %b[79], %b[79]
  andd,4 %b[75], %b[82], %b[43]
  xord,5 %b[118], %b[79], %b[123]
}
{
  xord,0 %r51, %r58, %b[5]
  xor_ornd,1 %r51, %b[30], %r55, %g11
  andd,2 %r23, %b[35], %r23
  xord,3 %b[75], %b[82], %b[93]
  xor_ornd,4 %b[75], %b[118], %b[79], %g27
  andd,5 %b[47], %b[123], %b[47]
}
{
  ord,0 %r53, %r40, %r33
  and_xornd,1 %r23, %b[5], %r19, %b[5]
  andd,2 %r53, %r40, %r35
  ord,3 %b[77], %b[64], %b[57]
  and_xornd,4 %b[47], %b[93], %b[43], %b[93]
  andd,5 %b[77], %b[64], %b[59]
}
{
  andnd,0 %r58, %r51, %r51
  and_ord,1 %r21, %r33, %r35, %r33
  xord,2 %b[30], %r51, %r35
  andnd,3 %b[82], %b[75], %b[75]
  and_ord,4 %b[45], %b[57], %b[59], %b[57]
  xord,5 %b[118], %b[75], %b[59]
}
{
  xord,0 %b[22], %b[1], %b[1]
  andn_xornd,1 %b[5], %b[35], %b[30], %b[35]
  ord,2 %r58, %r35, %r35
  xord,3 %b[110], %b[89], %b[89]
  andn_xornd,4 %b[93], %b[123], %b[118], %b[123]
  ord,5 %b[82], %b[59], %b[59]
}
{
  xord,0 %r35, %g11, %r35
  xor_xord,1 %b[5], %g11, %r36, %b[5]
  xord,2 %r35, %b[11], %b[11]
  xord,3 %b[59], %g27, %b[59]
  xor_xord,4 %b[93], %g27, %b[60], %b[93]
  xord,5 %b[59], %b[99], %b[99]
}
{
  xord,0 %r45, %r35, %r35
  or_xord,1 %r51, %r55, %r58, %r51
  xord,2 %b[35], %b[11], %b[11]
  xord,3 %b[69], %b[59], %b[59]
  or_xord,4 %b[75], %b[79], %b[82], %b[75]
  xord,5 %b[123], %b[99], %b[99]
}
{
  xord,0 %r32, %r25, %r45
  xor_xord,1 %r53, %r40, %r21, %r40
  andd,2 %r32, %b[1], %r21
  xord,3 %b[56], %b[49], %b[69]
  xor_xord,4 %b[77], %b[64], %b[45], %b[64]
  andd,5 %b[56], %b[89], %b[45]
}
{
  andnd,0 %b[1], %g10, %r51
  or_xord,1 %r23, %r51, %b[27], %r23
  andnd,2 %r45, %r21, %r21
  andnd,3 %b[89], %g26, %b[75]
  or_xord,4 %b[47], %b[75], %b[115], %b[47]
  andnd,5 %b[69], %b[45], %b[45]
}
{
  xord,0 %b[1], %r32, %b[1]
  andn_xornd,1 %g4, %b[28], %r47, %g4
  andnd,2 %g10, %b[1], %b[27]
  xord,3 %b[89], %b[56], %b[89]
  andn_xornd,4 %g20, %b[116], %b[71], %g20
  andnd,5 %g26, %b[89], %b[115]
}
{
  andnd,0 %r62, %r42, %r51
  andn_xornd,1 %r21, %b[27], %r51, %b[27]
  xord,2 %b[34], %r24, %r32
  andnd,3 %b[86], %b[66], %b[75]
  andn_xornd,4 %b[45], %b[115], %b[75], %b[115]
  xord,5 %b[122], %b[48], %b[56]
}
{
  xornd,0 %g4, %b[9], %b[9]
  xor_andd,1 %g3, %r43, %g4, %r43
  xord,2 %r33, %r32, %b[35]
  xornd,3 %g20, %b[97], %b[97]
  xor_andd,4 %g19, %b[67], %g20, %b[67]
  xord,5 %b[57], %b[56], %b[123]
}
{
  andd,0 %g3, %b[9], %r55
  xor_xord,1 %g3, %g4, %r56, %g3
  andd,2 %b[34], %r24, %r24
  andd,3 %g19, %b[97], %b[79]
  xor_xord,4 %g19, %g20, %b[80], %g19
  andd,5 %b[122], %b[48], %b[48]
}
{
  andnd,0 %g4, %r55, %r55
  andn_ord,1 %b[9], %b[28], %r47, %b[9]
  xord,2 %r43, %r61, %r61
  andnd,3 %g20, %b[79], %b[79]
  andn_ord,4 %b[97], %b[116], %b[71], %b[97]
  xord,5 %b[67], %b[85], %b[85]
}
{
  ldd,0 [ %r2 + 0xa78 ], %r32
  and_ord,1 %r33, %r32, %r24, %r24
  ldd,2 [ %r2 + 0xa70 ], %b[28]
  ldd,3 [ %r2 + 0xa78 ], %b[56]
  and_ord,4 %b[57], %b[56], %b[48], %b[48]
  ldd,5 [ %r2 + 0xa70 ], %b[116]
}
{
  andnd,0 %r42, %r62, %b[33]
  xor_xord,1 %r55, %r30, %b[7], %r55
  xord,2 %b[9], %b[33], %b[9]
  andnd,3 %b[66], %b[86], %b[121]
  xor_xord,4 %b[79], %b[54], %b[95], %b[79]
  xord,5 %b[97], %b[121], %b[97]
}
{
  ldd,0 [ %r2 + 0xa88 ], %b[7]
  xord,1 %b[35], %r31, %r31
  ldd,2 [ %r2 + 0xa80 ], %r30
  ldd,3 [ %r2 + 0xa88 ], %b[95]
  xord,4 %b[123], %b[55], %b[55]
  ldd,5 [ %r2 + 0xa80 ], %b[54]
}
{
  xord,0 %g7, %b[28], %r47
  andd,1 %g7, %b[28], %b[28]
  ldd,2 [ %r2 + 0xa90 ], %r33
  xord,3 %g23, %b[116], %b[71]
  andd,4 %g23, %b[116], %b[116]
  ldd,5 [ %r2 + 0xa90 ], %b[57]
}
{
  xord,0 %r24, %r47, %r47
  and_ord,1 %r24, %r47, %b[28], %b[28]
  xord,2 %b[31], %r32, %r32
  xord,3 %b[48], %b[71], %b[71]
  and_ord,4 %b[48], %b[71], %b[116], %b[116]
  xord,5 %b[119], %b[56], %b[56]
}
{
  andd,0 %g6, %b[7], %g4
  ord,1 %g6, %b[7], %r43
  andd,2 %b[17], %r30, %r24
  andd,3 %g22, %b[95], %g20
  ord,4 %g22, %b[95], %b[67]
  andd,5 %b[105], %b[54], %b[48]
}
{
  andnd,0 %r47, %b[35], %b[28]
  and_ord,1 %r24, %r43, %g4, %r43
  xord,2 %b[28], %r32, %r32
  andnd,3 %b[71], %b[123], %b[116]
  and_ord,4 %b[48], %b[67], %g20, %b[67]
  xord,5 %b[116], %b[56], %b[56]
}
{
  andnd,0 %r40, %r32, %r56
  andnd,1 %b[35], %r47, %r58
  xord,2 %r32, %r40, %g4
  andnd,3 %b[64], %b[56], %b[80]
  andnd,4 %b[123], %b[71], %b[82]
  xord,5 %b[56], %b[64], %g20
}
{
  andnd,0 %r47, %r40, %g11
  or_xornd,1 %r47, %r56, %g4, %r56
  ornd,2 %g4, %b[35], %g4
  andnd,3 %b[71], %b[64], %g27
  or_xornd,4 %b[71], %b[80], %g20, %b[80]
  ornd,5 %g20, %b[123], %g20
}
{
  xord,0 %g4, %r47, %b[30]
  xord,1 %g4, %r40, %r40
  andnd,2 %r40, %r47, %r36
  xord,3 %g20, %b[71], %b[118]
  xord,4 %g20, %b[64], %b[64]
  andnd,5 %b[64], %b[71], %b[60]
}
{
  andnd,0 %b[30], %r40, %r40
  or_xornd,1 %r56, %b[28], %r58, %r58
  andnd,2 %b[35], %r32, %b[35]
  andnd,3 %b[118], %b[64], %b[64]
  or_xornd,4 %b[80], %b[116], %b[82], %b[82]
  andnd,5 %b[123], %b[56], %b[123]
}
{
  xord,0 %r40, %r31, %r31
  and_xord,1 %r56, %g4, %r60, %r56
  ornd,2 %b[35], %r47, %b[35]
  xord,3 %b[64], %b[55], %b[55]
  and_xord,4 %b[80], %g20, %b[84], %b[80]
  ornd,5 %b[123], %b[71], %b[123]
}
{
  ornd,0 %r45, %b[1], %b[1]
  or_xornd,1 %r58, %r36, %g11, %r36
  xord,2 %r32, %b[29], %r32
  ornd,3 %b[69], %b[89], %b[89]
  or_xornd,4 %b[82], %b[60], %g27, %b[60]
  xord,5 %b[56], %b[117], %b[56]
}
{
  xord,0 %r58, %r32, %r32
  xor_xord,1 %r29, %r63, %r44, %r63
  andd,2 %b[21], %r33, %r45
  xord,3 %b[82], %b[56], %b[56]
  xor_xord,4 %b[53], %b[87], %b[68], %b[87]
  andd,5 %b[109], %b[57], %b[69]
}
{
  xord,0 %r21, %r27, %r21
  xor_xord,1 %r36, %b[35], %g1, %r36
  xord,2 %b[1], %b[22], %b[22]
  xord,3 %b[45], %b[51], %b[45]
  xor_xord,4 %b[60], %b[123], %g17, %b[60]
  xord,5 %b[89], %b[110], %b[110]
}
{
  ornd,0 %r63, %r38, %b[35]
  xor_xord,1 %b[27], %r25, %g5, %g5
  ord,2 %b[21], %r33, %r27
  ornd,3 %b[87], %b[62], %b[123]
  xor_xord,4 %b[115], %b[49], %g21, %g21
  ord,5 %b[109], %b[57], %b[51]
}
{
  ornd,0 %b[22], %b[27], %b[22]
  or_xornd,1 %r38, %r51, %b[33], %b[33]
  andnd,2 %r63, %r38, %r51
  ornd,3 %b[110], %b[115], %b[110]
  or_xornd,4 %b[62], %b[75], %b[121], %b[121]
  andnd,5 %b[87], %b[62], %b[75]
}
{
  ord,0 %b[1], %r25, %g1
  and_ord,1 %r43, %r27, %r45, %r27
  andnd,2 %b[35], %r62, %r45
  ord,3 %b[89], %b[49], %g17
  and_ord,4 %b[67], %b[51], %b[69], %b[51]
  andnd,5 %b[123], %b[86], %b[69]
}
{
  xord,0 %b[22], %r21, %r21
  or_xord,1 %b[33], %r51, %b[35], %r51
  ldd,2 [ %r2 + 0xa98 ], %r44
  xord,3 %b[110], %b[45], %b[45]
  or_xord,4 %b[121], %b[75], %b[123], %b[75]
  ldd,5 [ %r2 + 0xa98 ], %b[68]
}
{
  xord,0 %b[1], %b[24], %b[1]
  and_xord,1 %b[22], %g1, %r25, %g1
  andd,2 %r45, %r38, %b[35]
  xord,3 %b[89], %b[112], %b[89]
  and_xord,4 %b[110], %g17, %b[49], %g17
  andd,5 %b[69], %b[62], %b[123]
}
{
  andd,0 %r63, %r62, %b[27]
  or_ornd,1 %r51, %r38, %b[35], %b[35]
  xord,2 %b[27], %b[1], %b[1]
  andd,3 %b[87], %b[86], %b[115]
  or_ornd,4 %b[75], %b[62], %b[123], %b[123]
  xord,5 %b[115], %b[89], %b[89]
}
{
  andd,0 %r44, %r27, %r44
  xor_xord,1 %g1, %g10, %g2, %g1
  xord,2 %r44, %r27, %r38
  andd,3 %b[68], %b[51], %b[68]
  xor_xord,4 %g17, %g26, %g18, %g17
  xord,5 %b[68], %b[51], %b[62]
}
{
  ldd,0 [ %r2 + 0xaa8 ], %g2
  and_ord,1 %b[5], %r38, %r44, %r44
  ldd,2 [ %r2 + 0xaa0 ], %g10
  ldd,3 [ %r2 + 0xaa8 ], %g18
  and_ord,4 %b[93], %b[62], %b[68], %b[68]
  ldd,5 [ %r2 + 0xaa0 ], %g26
}
{
  ord,0 %b[35], %r42, %b[24]
  ord,1 %r63, %r62, %r63
  andd,2 %b[35], %r63, %r27
  ord,3 %b[123], %b[66], %b[112]
  ord,4 %b[87], %b[86], %b[87]
  andd,5 %b[123], %b[87], %b[51]
}
{
  ornd,0 %r27, %b[24], %b[24]
  orn_xord,1 %b[33], %r63, %b[27], %r63
  ldd,2 [ %r2 + 0xab0 ], %b[22]
  ornd,3 %b[51], %b[112], %b[112]
  orn_xord,4 %b[121], %b[87], %b[115], %b[87]
  ldd,5 [ %r2 + 0xab0 ], %b[110]
}
{
  ord,0 %b[11], %g10, %b[33]
  xord,1 %r23, %g2, %r27
  andd,2 %b[11], %g10, %b[27]
  ord,3 %b[99], %g26, %b[121]
  xord,4 %b[47], %g18, %b[51]
  andd,5 %b[99], %g26, %b[115]
}
{
  ldd,0 [ %r2 + 0xab8 ], %b[27]
  and_ord,1 %r44, %b[33], %b[27], %b[33]
  andd,2 %r23, %g2, %g2
  ldd,3 [ %r2 + 0xab8 ], %b[115]
  and_ord,4 %b[68], %b[121], %b[115], %b[121]
  andd,5 %b[47], %g18, %g18
}
{
  andd,0 %r35, %b[22], %b[22]
  xor_xord,1 %b[24], %r62, %g8, %b[24]
  xord,2 %r35, %b[22], %r25
  andd,3 %b[59], %b[110], %b[110]
  xor_xord,4 %b[112], %b[86], %g24, %b[112]
  xord,5 %b[59], %b[110], %b[49]
}
{
  andnd,0 %r26, %b[8], %g8
  and_ord,1 %b[33], %r27, %g2, %g2
  andnd,2 %b[8], %r26, %r62
  andnd,3 %b[50], %b[96], %g24
  and_ord,4 %b[121], %b[51], %g18, %g18
  andnd,5 %b[96], %b[50], %b[86]
}
{
  andd,0 %r56, %b[27], %b[27]
  xord,1 %b[4], %b[2], %b[2]
  xord,2 %r56, %b[27], %r58
  andd,3 %b[80], %b[115], %b[115]
  xord,4 %b[92], %b[90], %b[90]
  xord,5 %b[80], %b[115], %b[82]
}
{
  andnd,0 %r41, %b[2], %b[4]
  and_ord,1 %g2, %r25, %b[22], %b[22]
  xord,2 %r63, %b[23], %b[23]
  andnd,3 %b[65], %b[90], %b[92]
  and_ord,4 %g18, %b[49], %b[110], %b[110]
  xord,5 %b[87], %b[111], %b[111]
}
{
  xord,0 %r42, %b[20], %r42
  andn_xornd,1 %r41, %r62, %g8, %g8
  xord,2 %b[35], %b[23], %b[23]
  xord,3 %b[66], %b[108], %b[66]
  andn_xornd,4 %b[65], %b[86], %g24, %g24
  xord,5 %b[123], %b[111], %b[111]
}
{
  andnd,0 %b[2], %b[8], %b[35]
  and_ord,1 %b[22], %r58, %b[27], %b[27]
  andnd,2 %b[8], %b[2], %b[20]
  andnd,3 %b[90], %b[96], %b[123]
  and_ord,4 %b[110], %b[82], %b[115], %b[115]
  andnd,5 %b[96], %b[90], %b[108]
}
{
  ord,0 %b[8], %b[2], %r63
  andn_xornd,1 %g8, %b[4], %b[2], %b[4]
  xord,2 %r63, %r42, %r42
  ord,3 %b[96], %b[90], %b[87]
  andn_xornd,4 %g24, %b[92], %b[90], %b[92]
  xord,5 %b[87], %b[66], %b[66]
}
{
  xord,0 %r41, %b[38], %r41
  xor_xord,1 %r51, %r45, %b[18], %r51
  xord,2 %r26, %r63, %r63
  xord,3 %b[65], %b[126], %b[65]
  xor_xord,4 %b[75], %b[69], %b[106], %b[75]
  xord,5 %b[50], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0xac8 ], %r45
  andn_xornd,1 %b[4], %b[35], %b[20], %b[35]
  ldd,2 [ %r2 + 0xac0 ], %b[38]
  ldd,3 [ %r2 + 0xac8 ], %b[69]
  andn_xornd,4 %b[92], %b[123], %b[108], %b[123]
  ldd,5 [ %r2 + 0xac0 ], %b[126]
}
{
  ldd,0 [ %r2 + 0xad8 ], %b[18]
  xord,1 %r63, %g8, %g8
  ldd,2 [ %r2 + 0xad0 ], %b[20]
  ldd,3 [ %r2 + 0xad8 ], %b[106]
  xord,4 %b[87], %g24, %g24
  ldd,5 [ %r2 + 0xad0 ], %b[108]
}
{
  ord,0 %b[35], %b[4], %b[4]
  xor_xord,1 %b[35], %r26, %b[6], %b[35]
  andd,2 %b[35], %r26, %r62
  ord,3 %b[123], %b[92], %b[92]
  xor_xord,4 %b[123], %b[50], %b[94], %b[123]
  andd,5 %b[123], %b[50], %b[86]
}
{
  ord,0 %r31, %b[38], %b[6]
  xord,1 %r36, %r45, %b[29]
  andd,2 %r31, %b[38], %r26
  ord,3 %b[55], %b[126], %b[94]
  xord,4 %b[60], %b[69], %b[117]
  andd,5 %b[55], %b[126], %b[50]
}
{
  andd,0 %r32, %b[20], %r26
  and_ord,1 %b[27], %b[6], %r26, %b[6]
  andd,2 %r36, %r45, %r45
  andd,3 %b[56], %b[108], %b[50]
  and_ord,4 %b[115], %b[94], %b[50], %b[94]
  andd,5 %b[60], %b[69], %b[69]
}
{
  xord,0 %r34, %b[18], %r40
  andd,1 %r34, %b[18], %b[18]
  ord,2 %r32, %b[20], %g11
  xord,3 %b[58], %b[106], %b[64]
  andd,4 %b[58], %b[106], %b[106]
  ord,5 %b[56], %b[108], %g27
}
{
  xord,0 %b[25], %b[13], %b[25]
  and_ord,1 %b[6], %b[29], %r45, %r45
  andnd,2 %b[4], %r62, %b[4]
  xord,3 %b[113], %b[101], %b[113]
  and_ord,4 %b[94], %b[117], %b[69], %b[69]
  andnd,5 %b[92], %b[86], %b[92]
}
{
  xord,0 %b[4], %r41, %r41
  xor_xord,1 %r63, %b[2], %b[32], %r63
  ornd,2 %g8, %b[4], %g8
  xord,3 %b[92], %b[65], %b[65]
  xor_xord,4 %b[87], %b[90], %b[120], %b[87]
  ornd,5 %g24, %b[92], %g24
}
{
  xord,0 %b[17], %r30, %r30
  and_ord,1 %r45, %g11, %r26, %g11
  xord,2 %g14, %b[25], %b[25]
  xord,3 %b[105], %b[54], %b[54]
  and_ord,4 %b[69], %g27, %b[50], %g27
  xord,5 %g30, %b[113], %b[113]
}
{
  xord,0 %b[33], %r27, %r27
  xor_xord,1 %g8, %b[8], %b[16], %g8
  xord,2 %b[5], %r38, %r38
  xord,3 %b[121], %b[51], %b[51]
  xor_xord,4 %g24, %b[96], %b[104], %g24
  xord,5 %b[93], %b[62], %b[62]
}
{
  ldd,0 [ %r2 + 0xae8 ], %b[8]
  and_ord,1 %g11, %r40, %b[18], %b[18]
  ldd,2 [ %r2 + 0xae0 ], %b[33]
  ldd,3 [ %r2 + 0xae8 ], %b[96]
  and_ord,4 %g27, %b[64], %b[106], %b[106]
  ldd,5 [ %r2 + 0xae0 ], %b[121]
}
{
  ldd,0 [ %r2 + 0xaf8 ], %g14
  xor_xord,1 %g6, %b[7], %r24, %b[7]
  ldd,2 [ %r2 + 0xaf0 ], %b[16]
  ldd,3 [ %r2 + 0xaf8 ], %g30
  xor_xord,4 %g22, %b[95], %b[48], %b[95]
  ldd,5 [ %r2 + 0xaf0 ], %b[104]
}
{
  ldd,0 [ %r2 + 0xb08 ], %r26
  xor_xord,1 %b[21], %r33, %r43, %r33
  ldd,2 [ %r2 + 0xb00 ], %r24
  ldd,3 [ %r2 + 0xb08 ], %b[50]
  xor_xord,4 %b[109], %b[57], %b[67], %b[57]
  ldd,5 [ %r2 + 0xb00 ], %b[48]
}
{
  andd,0 %b[3], %b[33], %b[33]
  xord,1 %r52, %b[8], %b[2]
  xord,2 %b[3], %b[33], %r43
  andd,3 %b[91], %b[121], %b[121]
  xord,4 %b[76], %b[96], %b[90]
  xord,5 %b[91], %b[121], %b[67]
}
{
  andd,0 %b[15], %b[16], %b[32]
  and_ord,1 %b[18], %r43, %b[33], %b[33]
  andd,2 %r52, %b[8], %b[8]
  andd,3 %b[103], %b[104], %b[120]
  and_ord,4 %b[106], %b[67], %b[121], %b[121]
  andd,5 %b[76], %b[96], %b[96]
}
{
  xord,0 %r61, %g14, %b[13]
  andd,1 %r61, %g14, %g14
  ord,2 %b[15], %b[16], %b[4]
  xord,3 %b[85], %g30, %b[101]
  andd,4 %b[85], %g30, %g30
  ord,5 %b[103], %b[104], %b[92]
}
{
  ord,0 %g3, %r24, %r47
  and_ord,1 %b[33], %b[2], %b[8], %b[8]
  andd,2 %g3, %r24, %r62
  ord,3 %g19, %b[48], %b[71]
  and_ord,4 %b[121], %b[90], %b[96], %b[96]
  andd,5 %g19, %b[48], %b[86]
}
{
  andd,0 %r55, %r26, %r60
  ord,1 %r55, %r26, %b[30]
  ldd,2 [ %r2 + 0xb10 ], %g4
  andd,3 %b[79], %b[50], %b[84]
  ord,4 %b[79], %b[50], %b[118]
  ldd,5 [ %r2 + 0xb10 ], %g20
}
{
  ldd,0 [ %r2 + 0xb20 ], %b[28]
  and_ord,1 %b[8], %b[4], %b[32], %b[4]
  ldd,2 [ %r2 + 0xb18 ], %b[32]
  ldd,3 [ %r2 + 0xb20 ], %b[116]
  and_ord,4 %b[96], %b[92], %b[120], %b[92]
  ldd,5 [ %r2 + 0xb18 ], %b[120]
}
{
  xord,0 %b[7], %r18, %r18
  or_xord,1 %r38, %b[7], %r30, %r30
  ldd,2 [ %r2 + 0xb28 ], %r19
  xord,3 %b[95], %b[42], %b[42]
  or_xord,4 %b[62], %b[95], %b[54], %b[54]
  ldd,5 [ %r2 + 0xb28 ], %b[43]
}
{
  xord,0 %g2, %r25, %r25
  and_ord,1 %b[4], %b[13], %g14, %g14
  xord,2 %b[22], %r58, %r58
  xord,3 %g18, %b[49], %b[49]
  and_ord,4 %b[92], %b[101], %g30, %g30
  xord,5 %b[110], %b[82], %b[82]
}
{
  andd,0 %b[9], %g4, %g4
  xord,1 %g5, %b[32], %b[22]
  xord,2 %b[9], %g4, %g2
  andd,3 %b[97], %g20, %g20
  xord,4 %g21, %b[120], %b[110]
  xord,5 %b[97], %g20, %g18
}
{
  andd,0 %r21, %b[28], %r62
  and_ord,1 %g14, %r47, %r62, %r47
  andd,2 %g5, %b[32], %b[32]
  andd,3 %b[45], %b[116], %b[86]
  and_ord,4 %g30, %b[71], %b[86], %b[71]
  andd,5 %g21, %b[120], %b[120]
}
{
  xord,0 %r30, %r29, %r29
  xor_xord,1 %b[11], %g10, %r44, %g10
  andd,2 %r58, %r27, %r44
  xord,3 %b[54], %b[53], %b[53]
  xor_xord,4 %b[99], %g26, %b[68], %g26
  andd,5 %b[82], %b[51], %b[68]
}
{
  ord,0 %r25, %r44, %r44
  and_ord,1 %r47, %b[30], %r60, %b[30]
  ord,2 %r21, %b[28], %r60
  ord,3 %b[49], %b[68], %b[68]
  and_ord,4 %b[71], %b[118], %b[84], %b[118]
  ord,5 %b[45], %b[116], %b[84]
}
{
  xord,0 %r58, %r59, %r59
  xor_xord,1 %r31, %b[38], %b[27], %b[38]
  xord,2 %r25, %r58, %r25
  xord,3 %b[82], %b[83], %b[83]
  xor_xord,4 %b[55], %b[126], %b[115], %b[126]
  xord,5 %b[49], %b[82], %b[49]
}
{
  xord,0 %g11, %r40, %r40
  and_ord,1 %b[30], %g2, %g4, %g4
  ldd,2 [ %r2 + 0xb30 ], %b[27]
  xord,3 %g27, %b[64], %b[64]
  and_ord,4 %b[118], %g18, %g20, %g20
  ldd,5 [ %r2 + 0xb30 ], %b[115]
}
{
  andd,0 %b[1], %r19, %r19
  xor_xord,1 %r32, %b[20], %r45, %b[20]
  xord,2 %b[1], %r19, %g11
  andd,3 %b[89], %b[43], %b[43]
  xor_xord,4 %b[56], %b[108], %b[69], %b[108]
  xord,5 %b[89], %b[43], %g27
}
{
  xord,0 %b[6], %b[29], %b[29]
  and_ord,1 %g4, %b[22], %b[32], %b[32]
  ldd,2 [ %r2 + 0xb38 ], %r45
  xord,3 %b[94], %b[117], %b[117]
  and_ord,4 %g20, %b[110], %b[120], %b[120]
  ldd,5 [ %r2 + 0xb38 ], %b[69]
}
{
  andd,0 %g1, %b[27], %b[27]
  xord,1 %b[18], %r43, %r43
  xord,2 %g1, %b[27], %b[6]
  andd,3 %g17, %b[115], %b[115]
  xord,4 %b[106], %b[67], %b[67]
  xord,5 %g17, %b[115], %b[94]
}
{
  ldd,0 [ %r2 + 0xb48 ], %b[18]
  and_ord,1 %b[32], %r60, %r62, %r60
  ldd,2 [ %r2 + 0xb40 ], %r62
  ldd,3 [ %r2 + 0xb48 ], %b[106]
  and_ord,4 %b[120], %b[84], %b[86], %b[84]
  ldd,5 [ %r2 + 0xb40 ], %b[86]
}
{
  xord,0 %b[33], %b[2], %b[2]
  xor_xord,1 %r21, %b[28], %b[32], %b[28]
  andnd,2 %r30, %r38, %b[32]
  xord,3 %b[121], %b[90], %b[90]
  xor_xord,4 %b[45], %b[116], %b[120], %b[116]
  andnd,5 %b[54], %b[62], %b[120]
}
{
  xord,0 %r60, %g11, %g11
  and_ord,1 %r60, %g11, %r19, %r19
  andd,2 %b[24], %r45, %b[33]
  xord,3 %b[84], %g27, %g27
  and_ord,4 %b[84], %g27, %b[43], %b[43]
  andd,5 %b[112], %b[69], %b[121]
}
{
  xord,0 %b[4], %b[13], %b[13]
  xor_xord,1 %b[15], %b[16], %b[8], %b[16]
  ord,2 %b[24], %r45, %r60
  xord,3 %b[92], %b[101], %b[101]
  xor_xord,4 %b[103], %b[104], %b[96], %b[104]
  ord,5 %b[112], %b[69], %b[84]
}
{
  ord,0 %b[23], %r62, %b[8]
  and_ord,1 %r19, %b[6], %b[27], %b[27]
  andd,2 %b[23], %r62, %b[4]
  ord,3 %b[111], %b[86], %b[96]
  and_ord,4 %b[43], %b[94], %b[115], %b[115]
  andd,5 %b[111], %b[86], %b[92]
}
{
  xord,0 %g11, %b[28], %r19
  xor_xord,1 %g3, %r24, %g14, %r24
  xord,2 %r19, %b[6], %b[6]
  xord,3 %g27, %b[116], %b[43]
  xor_xord,4 %g19, %b[48], %g30, %b[48]
  xord,5 %b[43], %b[94], %b[94]
}
{
  xord,0 %r30, %r33, %g14
  and_ord,1 %b[27], %r60, %b[33], %r60
  andnd,2 %b[28], %g11, %b[33]
  xord,3 %b[54], %b[57], %g30
  and_ord,4 %b[115], %b[84], %b[121], %b[84]
  andnd,5 %b[116], %g27, %b[121]
}
{
  xord,0 %r33, %b[7], %b[32]
  xor_xord,1 %b[24], %r45, %b[27], %r45
  andnd,2 %g14, %b[32], %g14
  xord,3 %b[57], %b[95], %b[120]
  xor_xord,4 %b[112], %b[69], %b[115], %b[69]
  andnd,5 %g30, %b[120], %g30
}
{
  andd,0 %g14, %r38, %b[27]
  and_ord,1 %r60, %b[8], %b[4], %b[8]
  andnd,2 %g14, %r30, %b[4]
  andd,3 %g30, %b[62], %b[115]
  and_ord,4 %b[84], %b[96], %b[92], %b[96]
  andnd,5 %g30, %b[54], %b[92]
}
{
  xord,0 %g14, %r18, %r18
  xor_xord,1 %b[23], %r62, %r60, %r62
  xord,2 %r38, %b[4], %b[4]
  xord,3 %g30, %b[42], %b[42]
  xor_xord,4 %b[111], %b[86], %b[84], %b[86]
  xord,5 %b[62], %b[92], %b[92]
}
{
  xornd,0 %r45, %b[6], %b[6]
  xor_andd,1 %b[6], %b[28], %r19, %r60
  andd,2 %b[6], %r45, %r38
  xornd,3 %b[69], %b[94], %b[94]
  xor_andd,4 %b[94], %b[116], %b[43], %b[84]
  andd,5 %b[94], %b[69], %b[62]
}
{
  andd,0 %r45, %g11, %b[28]
  andnd,1 %b[32], %b[4], %b[32]
  xornd,2 %b[28], %r38, %r38
  andd,3 %b[69], %g27, %b[116]
  andnd,4 %b[120], %b[92], %b[120]
  xornd,5 %b[116], %b[62], %b[62]
}
{
  xord,0 %r43, %g15, %g15
  andn_xornd,1 %r38, %g11, %r45, %g11
  xord,2 %r60, %b[28], %b[28]
  xord,3 %b[67], %g31, %g31
  andn_xornd,4 %b[62], %g27, %b[69], %g27
  xord,5 %b[84], %b[116], %b[116]
}
{
  andnd,0 %g10, %r27, %r19
  andn_xornd,1 %b[28], %b[33], %r19, %b[33]
  andd,2 %r45, %r38, %r45
  andnd,3 %g26, %b[51], %b[43]
  andn_xornd,4 %b[116], %b[121], %b[43], %b[121]
  andd,5 %b[69], %b[62], %b[69]
}
{
  andnd,0 %r27, %g10, %r28
  xor_xord,1 %g11, %r60, %r28, %g11
  andnd,2 %b[6], %r45, %b[6]
  andnd,3 %b[51], %g26, %b[52]
  xor_xord,4 %g27, %b[84], %b[52], %g27
  andnd,5 %b[94], %b[69], %b[94]
}
{
  xord,0 %b[33], %b[6], %b[33]
  xor_andnd,1 %r30, %r33, %b[7], %r30
  ord,2 %r60, %b[6], %r60
  xord,3 %b[121], %b[94], %b[121]
  xor_andnd,4 %b[54], %b[57], %b[95], %b[54]
  ord,5 %b[84], %b[94], %b[84]
}
{
  xord,0 %r42, %b[18], %b[6]
  andd,1 %r42, %b[18], %b[18]
  ldd,2 [ %r2 + 0xb50 ], %r33
  xord,3 %b[66], %b[106], %b[94]
  andd,4 %b[66], %b[106], %b[106]
  ldd,5 [ %r2 + 0xb50 ], %b[57]
}
{
  xord,0 %b[8], %b[6], %b[6]
  and_ord,1 %b[8], %b[6], %b[18], %b[18]
  xord,2 %r22, %r60, %r60
  xord,3 %b[96], %b[94], %b[94]
  and_ord,4 %b[96], %b[94], %b[106], %b[106]
  xord,5 %b[46], %b[84], %b[84]
}
{
  xord,0 %r44, %g10, %g10
  xor_xord,1 %b[32], %b[7], %b[12], %b[32]
  xord,2 %r46, %b[33], %b[33]
  xord,3 %b[68], %g26, %g26
  xor_xord,4 %b[120], %b[95], %b[100], %b[120]
  xord,5 %b[70], %b[121], %b[121]
}
{
  xord,0 %r40, %b[29], %r30
  orn_xord,1 %g14, %r30, %b[27], %b[27]
  andnd,2 %r40, %b[38], %g14
  xord,3 %b[64], %b[117], %b[54]
  orn_xord,4 %g30, %b[54], %b[115], %b[115]
  andnd,5 %b[64], %b[126], %g30
}
{
  xord,0 %r51, %r33, %b[12]
  andd,1 %r51, %r33, %r33
  ldd,2 [ %r2 + 0xb58 ], %b[7]
  xord,3 %b[75], %b[57], %b[100]
  andd,4 %b[75], %b[57], %b[57]
  ldd,5 [ %r2 + 0xb58 ], %b[95]
}
{
  xord,0 %b[27], %r29, %r29
  and_ord,1 %b[18], %b[12], %r33, %r33
  xord,2 %b[18], %b[12], %b[12]
  xord,3 %b[115], %b[53], %b[53]
  and_ord,4 %b[106], %b[100], %b[57], %b[57]
  xord,5 %b[106], %b[100], %b[100]
}
{
  andnd,0 %r43, %b[2], %b[27]
  xor_xord,1 %b[4], %b[27], %b[0], %b[4]
  xord,2 %b[20], %g14, %g14
  andnd,3 %b[67], %b[90], %b[115]
  xor_xord,4 %b[92], %b[115], %b[88], %b[92]
  xord,5 %b[108], %g30, %g30
}
{
  andd,0 %b[35], %b[7], %b[18]
  ord,1 %b[35], %b[7], %r46
  ldd,2 [ %r2 + 0xb60 ], %b[0]
  andd,3 %b[123], %b[95], %b[106]
  ord,4 %b[123], %b[95], %b[70]
  ldd,5 [ %r2 + 0xb60 ], %b[88]
}
{
  xord,0 %b[12], %r62, %r22
  xor_xord,1 %b[35], %b[7], %r33, %b[7]
  xornd,2 %b[6], %r62, %b[8]
  xord,3 %b[100], %b[86], %b[46]
  xor_xord,4 %b[123], %b[95], %b[57], %b[95]
  xornd,5 %b[94], %b[86], %b[96]
}
{
  xord,0 %b[12], %b[6], %r33
  and_ord,1 %r33, %r46, %b[18], %r46
  andd,2 %b[12], %b[6], %b[18]
  xord,3 %b[100], %b[94], %b[57]
  and_ord,4 %b[57], %b[70], %b[106], %b[70]
  andd,5 %b[100], %b[94], %b[106]
}
{
  xord,0 %b[30], %g2, %g2
  xor_andd,1 %b[7], %b[6], %b[8], %b[8]
  andd,2 %g8, %b[0], %r45
  xord,3 %b[118], %g18, %g18
  xor_andd,4 %b[95], %b[94], %b[96], %b[96]
  andd,5 %g24, %b[88], %b[69]
}
{
  xord,0 %g4, %b[22], %b[22]
  andn_xornd,1 %r58, %r28, %r19, %r58
  xord,2 %b[12], %b[7], %b[30]
  xord,3 %g20, %b[110], %b[110]
  andn_xornd,4 %b[82], %b[52], %b[43], %b[82]
  xord,5 %b[100], %b[95], %b[118]
}
{
  ornd,0 %r22, %b[30], %b[30]
  and_xornd,1 %b[8], %r33, %b[18], %r33
  ord,2 %g8, %b[0], %g4
  ornd,3 %b[46], %b[118], %b[118]
  and_xornd,4 %b[96], %b[57], %b[106], %b[57]
  ord,5 %g24, %b[88], %g20
}
{
  andnd,0 %b[6], %b[12], %r45
  and_ord,1 %r46, %g4, %r45, %g4
  xord,2 %b[30], %b[10], %b[10]
  andnd,3 %b[94], %b[100], %b[69]
  and_ord,4 %b[70], %g20, %b[69], %g20
  xord,5 %b[118], %b[98], %b[98]
}
{
  andd,0 %r33, %r62, %r62
  ord,1 %r33, %b[7], %b[7]
  xord,2 %b[7], %b[12], %b[12]
  andd,3 %b[57], %b[86], %b[86]
  ord,4 %b[57], %b[95], %b[95]
  xord,5 %b[95], %b[100], %b[100]
}
{
  ord,0 %b[6], %b[12], %b[12]
  or_xord,1 %r45, %r22, %b[6], %r45
  xord,2 %r33, %b[10], %b[10]
  ord,3 %b[94], %b[100], %b[100]
  or_xord,4 %b[69], %b[46], %b[94], %b[69]
  xord,5 %b[57], %b[98], %b[98]
}
{
  xord,0 %b[12], %b[30], %b[30]
  xor_xord,1 %g8, %b[0], %r46, %b[0]
  ornd,2 %r62, %b[7], %b[7]
  xord,3 %b[100], %b[118], %b[118]
  xor_xord,4 %g24, %b[88], %b[70], %b[88]
  ornd,5 %b[86], %b[95], %b[95]
}
{
  andd,0 %r58, %g10, %g10
  xor_xord,1 %b[7], %b[12], %r20, %b[7]
  xord,2 %g0, %b[30], %b[30]
  andd,3 %b[82], %g26, %g26
  xor_xord,4 %b[95], %b[100], %b[44], %b[95]
  xord,5 %g16, %b[118], %b[118]
}
{
  xord,0 %g10, %r59, %r59
  or_xord,1 %b[8], %r45, %r57, %b[8]
  xornd,2 %r58, %r25, %r25
  xord,3 %g26, %b[83], %b[83]
  or_xord,4 %b[96], %b[69], %b[81], %b[96]
  xornd,5 %b[82], %b[49], %b[49]
}
{
  andd,0 %r44, %r25, %r45
  xor_xord,1 %r44, %r58, %r49, %r44
  ldd,2 [ %r2 + 0xb68 ], %g10
  andd,3 %b[68], %b[49], %b[69]
  xor_xord,4 %b[68], %b[82], %b[73], %b[68]
  ldd,5 [ %r2 + 0xb68 ], %g26
}
{
  andnd,0 %g14, %b[38], %r49
  and_andnd,1 %r40, %g14, %r30, %r58
  andnd,2 %r58, %r45, %r45
  andnd,3 %g30, %b[126], %b[73]
  and_andnd,4 %b[64], %g30, %b[54], %b[82]
  andnd,5 %b[82], %b[69], %b[69]
}
{
  xord,0 %g14, %r40, %g14
  xor_xord,1 %r45, %r27, %g9, %r45
  andnd,2 %b[38], %g14, %r27
  xord,3 %g30, %b[64], %g30
  xor_xord,4 %b[69], %b[51], %g25, %b[69]
  andnd,5 %b[126], %g30, %b[51]
}
{
  andnd,0 %b[2], %r43, %r30
  andn_ord,1 %r25, %r28, %r19, %r25
  ornd,2 %r30, %g14, %g14
  andnd,3 %b[90], %b[67], %b[54]
  andn_ord,4 %b[49], %b[52], %b[43], %b[49]
  ornd,5 %b[54], %g30, %g30
}
{
  xord,0 %r41, %g10, %r19
  andd,1 %r41, %g10, %g10
  ldd,2 [ %r2 + 0xb70 ], %r28
  xord,3 %b[65], %g26, %b[43]
  andd,4 %b[65], %g26, %g26
  ldd,5 [ %r2 + 0xb70 ], %b[52]
}
{
  xord,0 %g4, %r19, %r19
  and_ord,1 %g4, %r19, %g10, %g10
  ldd,2 [ %r2 + 0xb78 ], %r40
  xord,3 %g20, %b[43], %b[43]
  and_ord,4 %g20, %b[43], %g26, %g26
  ldd,5 [ %r2 + 0xb78 ], %b[64]
}
{
  xord,0 %g14, %b[20], %b[20]
  andn_xornd,1 %r58, %r27, %r49, %r27
  xord,2 %r25, %r17, %r25
  xord,3 %g30, %b[108], %b[108]
  andn_xornd,4 %b[82], %b[51], %b[73], %b[51]
  xord,5 %b[49], %b[41], %b[49]
}
{
  ldd,0 [ %r2 + 0xb88 ], %r49
  xord,1 %r63, %r28, %g4
  ldd,2 [ %r2 + 0xb80 ], %r17
  ldd,3 [ %r2 + 0xb88 ], %b[73]
  xord,4 %b[87], %b[52], %g20
  ldd,5 [ %r2 + 0xb80 ], %b[41]
}
{
  andd,0 %r63, %r28, %r28
  xord,1 %g10, %g4, %r57
  ldd,2 [ %r2 + 0xb90 ], %g9
  andd,3 %b[87], %b[52], %b[52]
  xord,4 %g26, %g20, %b[81]
  ldd,5 [ %r2 + 0xb90 ], %g25
}
{
  andnd,0 %r19, %r57, %g10
  and_ord,1 %g10, %g4, %r28, %r28
  andnd,2 %r57, %r19, %g4
  andnd,3 %b[43], %b[81], %g26
  and_ord,4 %g26, %g20, %b[52], %b[52]
  andnd,5 %b[81], %b[43], %g20
}
{
  andd,0 %r60, %r49, %b[12]
  ord,1 %r60, %r49, %r20
  andd,2 %g11, %r17, %g0
  andd,3 %b[84], %b[73], %b[100]
  ord,4 %b[84], %b[73], %b[44]
  andd,5 %g27, %b[41], %g16
}
{
  andnd,0 %r57, %b[0], %r46
  and_ord,1 %g0, %r20, %b[12], %r20
  xord,2 %b[33], %g9, %b[12]
  andnd,3 %b[81], %b[88], %b[70]
  and_ord,4 %g16, %b[44], %b[100], %b[44]
  xord,5 %b[121], %g25, %b[100]
}
{
  ornd,0 %b[20], %r27, %b[20]
  xor_xord,1 %b[25], %r40, %r28, %r40
  andnd,2 %b[0], %r57, %r28
  ornd,3 %b[108], %b[51], %b[108]
  xor_xord,4 %b[113], %b[64], %b[52], %b[64]
  andnd,5 %b[88], %b[81], %b[52]
}
{
  ornd,0 %b[16], %b[13], %r54
  xor_xord,1 %r27, %b[29], %b[19], %b[19]
  xord,2 %r58, %r54, %r58
  ornd,3 %b[104], %b[101], %b[78]
  xor_xord,4 %b[51], %b[117], %b[107], %b[107]
  xord,5 %b[82], %b[78], %b[82]
}
{
  andnd,0 %b[0], %r40, %b[6]
  andnd,1 %r19, %r40, %r22
  xord,2 %r40, %b[0], %r62
  andnd,3 %b[88], %b[64], %b[94]
  andnd,4 %b[43], %b[64], %b[46]
  xord,5 %b[64], %b[88], %b[86]
}
{
  ornd,0 %r22, %r57, %r22
  or_xornd,1 %r57, %b[6], %r62, %b[6]
  ornd,2 %r62, %r19, %r62
  ornd,3 %b[46], %b[81], %b[46]
  or_xornd,4 %b[81], %b[94], %b[86], %b[94]
  ornd,5 %b[86], %b[43], %b[86]
}
{
  xord,0 %r62, %b[0], %b[0]
  xord,1 %r22, %b[26], %r22
  xord,2 %r62, %r57, %r57
  xord,3 %b[86], %b[88], %b[88]
  xord,4 %b[46], %b[114], %b[46]
  xord,5 %b[86], %b[81], %b[81]
}
{
  andnd,0 %r57, %b[0], %b[0]
  or_xornd,1 %b[6], %g4, %g10, %g10
  andd,2 %b[6], %r62, %r62
  andnd,3 %b[81], %b[88], %b[88]
  or_xornd,4 %b[94], %g20, %g26, %g26
  andd,5 %b[94], %b[86], %b[86]
}
{
  andnd,0 %b[16], %b[13], %r19
  xor_xord,1 %b[0], %r19, %b[37], %b[0]
  xord,2 %b[39], %r62, %r62
  andnd,3 %b[104], %b[101], %b[43]
  xor_xord,4 %b[88], %b[43], %b[125], %b[88]
  xord,5 %b[127], %b[86], %b[86]
}
{
  xord,0 %b[20], %r58, %r58
  or_xornd,1 %g10, %r28, %r46, %r28
  ord,2 %g14, %b[29], %r46
  xord,3 %b[108], %b[82], %b[82]
  or_xornd,4 %g26, %b[52], %b[70], %b[52]
  ord,5 %g30, %b[117], %b[70]
}
{
  xord,0 %g14, %b[14], %g14
  xor_xord,1 %g10, %r40, %r48, %g10
  andd,2 %b[33], %g9, %g9
  xord,3 %g30, %b[102], %g30
  xor_xord,4 %g26, %b[64], %b[72], %g26
  andd,5 %b[121], %g25, %g25
}
{
  andnd,0 %r54, %r43, %b[27]
  or_xornd,1 %b[13], %b[27], %r30, %r30
  xord,2 %r28, %r22, %r22
  andnd,3 %b[78], %b[67], %b[115]
  or_xornd,4 %b[101], %b[115], %b[54], %b[54]
  xord,5 %b[52], %b[46], %b[46]
}
{
  andd,0 %b[27], %b[13], %r27
  and_xord,1 %b[20], %r46, %b[29], %r46
  xord,2 %r27, %g14, %g14
  andd,3 %b[115], %b[101], %b[51]
  and_xord,4 %b[108], %b[70], %b[117], %b[70]
  xord,5 %b[51], %g30, %g30
}
{
  xord,0 %b[16], %b[2], %b[29]
  and_ord,1 %r20, %b[12], %g9, %g9
  ldd,2 [ %r2 + 0xb98 ], %b[20]
  xord,3 %b[104], %b[90], %b[117]
  and_ord,4 %b[44], %b[100], %g25, %g25
  ldd,5 [ %r2 + 0xb98 ], %b[108]
}
{
  ord,0 %b[16], %r43, %b[16]
  or_xord,1 %r30, %r19, %r54, %r19
  andd,2 %b[16], %r43, %r54
  ord,3 %b[104], %b[67], %b[104]
  or_xord,4 %b[54], %b[43], %b[78], %b[43]
  andd,5 %b[104], %b[67], %b[78]
}
{
  andnd,0 %r24, %g2, %r50
  xor_xord,1 %r46, %b[38], %r50, %r46
  andnd,2 %g2, %r24, %b[38]
  andnd,3 %b[48], %g18, %b[74]
  xor_xord,4 %b[70], %b[126], %b[74], %b[70]
  andnd,5 %g18, %b[48], %b[126]
}
{
  ord,0 %b[20], %g9, %r28
  ord,1 %r19, %b[13], %b[13]
  andd,2 %b[20], %g9, %r43
  ord,3 %b[108], %g25, %b[52]
  ord,4 %b[43], %b[101], %b[101]
  andd,5 %b[108], %g25, %b[67]
}
{
  ldd,0 [ %r2 + 0xba8 ], %r43
  and_ord,1 %b[10], %r28, %r43, %r28
  ldd,2 [ %r2 + 0xba0 ], %b[14]
  ldd,3 [ %r2 + 0xba8 ], %b[67]
  and_ord,4 %b[98], %b[52], %b[67], %b[52]
  ldd,5 [ %r2 + 0xba0 ], %b[102]
}
{
  xord,0 %b[2], %r37, %r37
  orn_xord,1 %r30, %b[16], %r54, %b[16]
  ornd,2 %r27, %b[13], %b[13]
  xord,3 %b[90], %b[61], %b[61]
  orn_xord,4 %b[54], %b[104], %b[78], %b[104]
  ornd,5 %b[51], %b[101], %b[101]
}
{
  ldd,0 [ %r2 + 0xbb8 ], %r30
  andn_xornd,1 %b[13], %b[29], %b[2], %b[29]
  ldd,2 [ %r2 + 0xbb0 ], %r54
  ldd,3 [ %r2 + 0xbb8 ], %b[54]
  andn_xornd,4 %b[101], %b[117], %b[90], %b[117]
  ldd,5 [ %r2 + 0xbb0 ], %b[78]
}
{
  ord,0 %b[14], %r28, %r27
  xord,1 %b[8], %r43, %r40
  andd,2 %b[14], %r28, %b[2]
  ord,3 %b[102], %b[52], %b[51]
  xord,4 %b[96], %b[67], %b[64]
  andd,5 %b[102], %b[52], %b[90]
}
{
  xord,0 %b[29], %g15, %g15
  and_ord,1 %b[7], %r27, %b[2], %r27
  andd,2 %b[8], %r43, %r43
  xord,3 %b[117], %g31, %g31
  and_ord,4 %b[95], %b[51], %b[90], %b[51]
  andd,5 %b[96], %b[67], %b[67]
}
{
  andd,0 %b[30], %r54, %r54
  andd,1 %r62, %r30, %b[2]
  xord,2 %b[30], %r54, %b[29]
  andd,3 %b[118], %b[78], %b[78]
  andd,4 %b[86], %b[54], %b[90]
  xord,5 %b[118], %b[78], %b[117]
}
{
  xord,0 %b[16], %r37, %r37
  and_ord,1 %r27, %r40, %r43, %r43
  ord,2 %r62, %r30, %r48
  xord,3 %b[104], %b[61], %b[61]
  and_ord,4 %b[51], %b[64], %b[67], %b[67]
  ord,5 %b[86], %b[54], %b[72]
}
{
  xord,0 %g2, %r53, %r53
  xor_xord,1 %b[13], %b[16], %b[36], %b[13]
  xord,2 %b[27], %r16, %b[27]
  xord,3 %g18, %b[77], %b[77]
  xor_xord,4 %b[101], %b[104], %b[124], %b[101]
  xord,5 %b[115], %b[40], %b[115]
}
{
  xord,0 %b[28], %r38, %b[28]
  and_ord,1 %r43, %b[29], %r54, %r54
  xord,2 %r19, %b[27], %b[27]
  xord,3 %b[116], %b[62], %b[116]
  and_ord,4 %b[67], %b[117], %b[78], %b[78]
  xord,5 %b[43], %b[115], %b[115]
}
{
  xord,0 %g11, %r17, %r17
  xor_xord,1 %r55, %r26, %r47, %r26
  xord,2 %b[31], %b[28], %b[28]
  xord,3 %g27, %b[41], %b[41]
  xor_xord,4 %b[79], %b[50], %b[71], %b[50]
  xord,5 %b[119], %b[116], %b[116]
}
{
  ldd,0 [ %r2 + 0xbc8 ], %b[2]
  and_ord,1 %r54, %r48, %b[2], %r48
  ldd,2 [ %r2 + 0xbc0 ], %b[31]
  ldd,3 [ %r2 + 0xbc8 ], %b[90]
  and_ord,4 %b[78], %b[72], %b[90], %b[72]
  ldd,5 [ %r2 + 0xbc0 ], %b[119]
}
{
  andnd,0 %r26, %g2, %r47
  andn_xornd,1 %b[22], %b[38], %r50, %r50
  andnd,2 %g2, %r26, %b[38]
  andnd,3 %b[50], %g18, %b[71]
  andn_xornd,4 %b[110], %b[126], %b[74], %b[74]
  andnd,5 %g18, %b[50], %b[126]
}
{
  xord,0 %r26, %g7, %g7
  xor_xord,1 %r60, %r49, %g0, %r49
  ord,2 %g2, %r26, %g2
  xord,3 %b[50], %g23, %g23
  xor_xord,4 %b[84], %b[73], %g16, %b[73]
  ord,5 %g18, %b[50], %g18
}
{
  ord,0 %b[0], %b[31], %r38
  andd,1 %r22, %b[2], %r19
  andd,2 %b[0], %b[31], %g0
  ord,3 %b[88], %b[119], %b[62]
  andd,4 %b[46], %b[90], %b[43]
  andd,5 %b[88], %b[119], %g16
}
{
  ord,0 %r22, %b[2], %r16
  and_ord,1 %r48, %r38, %g0, %r38
  ldd,2 [ %r2 + 0xbd0 ], %g0
  ord,3 %b[46], %b[90], %b[40]
  and_ord,4 %b[72], %b[62], %g16, %b[62]
  ldd,5 [ %r2 + 0xbd0 ], %g16
}
{
  xord,0 %r50, %r26, %r26
  xord,1 %r24, %g2, %g2
  andd,2 %r50, %b[22], %b[16]
  xord,3 %b[74], %b[50], %b[50]
  xord,4 %b[48], %g18, %g18
  andd,5 %b[74], %b[110], %b[104]
}
{
  xord,0 %g2, %r50, %r50
  and_ord,1 %r38, %r16, %r19, %r16
  ornd,2 %b[16], %r26, %r26
  xord,3 %g18, %b[74], %b[74]
  and_ord,4 %b[62], %b[40], %b[43], %b[40]
  ornd,5 %b[104], %b[50], %b[50]
}
{
  xord,0 %g10, %g0, %r19
  andd,1 %g10, %g0, %g0
  ldd,2 [ %r2 + 0xbd8 ], %b[16]
  xord,3 %g26, %g16, %b[43]
  andd,4 %g26, %g16, %g16
  ldd,5 [ %r2 + 0xbd8 ], %b[104]
}
{
  xord,0 %g2, %g7, %g7
  and_ord,1 %r16, %r19, %g0, %g0
  xord,2 %r26, %r24, %b[36]
  xord,3 %g18, %g23, %g23
  and_ord,4 %b[40], %b[43], %g16, %g16
  xord,5 %b[50], %b[48], %b[124]
}
{
  xord,0 %r49, %b[3], %b[3]
  andn_xornd,1 %r26, %r47, %b[38], %r47
  xord,2 %r20, %b[12], %b[12]
  xord,3 %b[73], %b[91], %b[91]
  andn_xornd,4 %b[50], %b[71], %b[126], %b[71]
  xord,5 %b[44], %b[100], %b[100]
}
{
  andd,0 %b[32], %b[16], %b[16]
  xor_xord,1 %b[10], %b[20], %g9, %b[20]
  xord,2 %b[32], %b[16], %r20
  andd,3 %b[120], %b[104], %b[104]
  xor_xord,4 %b[98], %b[108], %g25, %b[108]
  xord,5 %b[120], %b[104], %b[44]
}
{
  xord,0 %r27, %r40, %r40
  andn_xord,1 %r47, %b[36], %r26, %b[36]
  xord,2 %b[12], %r49, %r26
  xord,3 %b[51], %b[64], %b[64]
  andn_xord,4 %b[71], %b[124], %b[50], %b[124]
  xord,5 %b[100], %b[73], %b[50]
}
{
  xord,0 %r43, %b[29], %b[29]
  and_ord,1 %g0, %r20, %b[16], %b[16]
  ord,2 %b[20], %r49, %r27
  xord,3 %b[67], %b[117], %b[117]
  and_ord,4 %g16, %b[44], %b[104], %b[104]
  ord,5 %b[108], %b[73], %b[51]
}
{
  xord,0 %r17, %r27, %r27
  xor_xord,1 %r47, %r24, %r39, %r47
  ornd,2 %r50, %b[36], %r50
  xord,3 %b[41], %b[51], %b[51]
  xor_xord,4 %b[71], %b[48], %b[63], %b[71]
  ornd,5 %b[74], %b[124], %b[74]
}
{
  andnd,0 %r27, %b[20], %b[22]
  xor_xord,1 %b[36], %b[22], %b[34], %b[36]
  xord,2 %r50, %r53, %r53
  andnd,3 %b[51], %b[108], %b[110]
  xor_xord,4 %b[124], %b[110], %b[122], %b[124]
  xord,5 %b[74], %b[77], %b[77]
}
{
  ldd,0 [ %r2 + 0xbe8 ], %r50
  xord,1 %r27, %b[12], %r17
  ldd,2 [ %r2 + 0xbe0 ], %b[34]
  ldd,3 [ %r2 + 0xbe8 ], %b[74]
  xord,4 %b[51], %b[100], %b[41]
  ldd,5 [ %r2 + 0xbe0 ], %b[122]
}
{
  ldd,0 [ %r2 + 0xbf8 ], %r39
  andnd,1 %r17, %b[22], %r17
  ldd,2 [ %r2 + 0xbf0 ], %r24
  ldd,3 [ %r2 + 0xbf8 ], %b[63]
  andnd,4 %b[41], %b[110], %b[41]
  ldd,5 [ %r2 + 0xbf0 ], %b[48]
}
{
  ldd,0 [ %r2 + 0xc08 ], %r43
  andnd,1 %r17, %r27, %g9
  ldd,2 [ %r2 + 0xc00 ], %b[22]
  ldd,3 [ %r2 + 0xc08 ], %b[67]
  andnd,4 %b[41], %b[51], %g25
  ldd,5 [ %r2 + 0xc00 ], %b[110]
}
{
  ord,0 %r18, %b[34], %g2
  andd,1 %b[4], %r50, %b[37]
  andd,2 %r18, %b[34], %b[38]
  ord,3 %b[42], %b[122], %g18
  andd,4 %b[92], %b[74], %b[125]
  andd,5 %b[42], %b[122], %b[126]
}
{
  xord,0 %r29, %r24, %b[39]
  and_ord,1 %b[16], %g2, %b[38], %g2
  ord,2 %b[4], %r50, %b[38]
  xord,3 %b[53], %b[48], %b[127]
  and_ord,4 %b[104], %g18, %b[126], %g18
  ord,5 %b[92], %b[74], %b[126]
}
{
  xord,0 %r59, %r39, %r57
  andd,1 %r59, %r39, %r39
  andd,2 %r29, %r24, %r24
  xord,3 %b[83], %b[63], %b[81]
  andd,4 %b[83], %b[63], %b[63]
  andd,5 %b[53], %b[48], %b[48]
}
{
  ord,0 %r44, %b[22], %g4
  and_ord,1 %g2, %b[38], %b[37], %b[38]
  andd,2 %r44, %b[22], %b[37]
  ord,3 %b[68], %b[110], %g20
  and_ord,4 %g18, %b[126], %b[125], %b[126]
  andd,5 %b[68], %b[110], %b[125]
}
{
  xord,0 %r45, %r43, %b[26]
  andd,1 %r45, %r43, %r43
  ldd,2 [ %r2 + 0xc10 ], %b[6]
  xord,3 %b[69], %b[67], %b[114]
  andd,4 %b[69], %b[67], %b[67]
  ldd,5 [ %r2 + 0xc10 ], %b[94]
}
{
  ldd,0 [ %r2 + 0xc20 ], %b[18]
  and_ord,1 %b[38], %b[39], %r24, %r24
  ldd,2 [ %r2 + 0xc18 ], %r33
  ldd,3 [ %r2 + 0xc20 ], %b[106]
  and_ord,4 %b[126], %b[127], %b[48], %b[48]
  ldd,5 [ %r2 + 0xc18 ], %b[57]
}
{
  andd,0 %r17, %b[20], %b[20]
  xor_andnd,1 %r27, %b[12], %r49, %b[12]
  xord,2 %b[20], %g9, %g9
  andd,3 %b[41], %b[108], %b[108]
  xor_andnd,4 %b[51], %b[100], %b[73], %b[100]
  xord,5 %b[108], %g25, %g25
}
{
  xord,0 %r17, %b[3], %b[3]
  and_ord,1 %r24, %r57, %r39, %r39
  andnd,2 %r26, %g9, %r26
  xord,3 %b[41], %b[91], %b[91]
  and_ord,4 %b[48], %b[81], %b[63], %b[63]
  andnd,5 %b[50], %g25, %b[50]
}
{
  xord,0 %r16, %r19, %r19
  xor_xord,1 %r26, %r49, %r34, %r26
  xord,2 %r27, %b[15], %r27
  xord,3 %b[40], %b[43], %b[43]
  xor_xord,4 %b[50], %b[73], %b[58], %b[50]
  xord,5 %b[51], %b[103], %b[51]
}
{
  andd,0 %r25, %b[6], %b[6]
  and_ord,1 %r39, %g4, %b[37], %g4
  xord,2 %r25, %b[6], %b[37]
  andd,3 %b[49], %b[94], %b[94]
  and_ord,4 %b[63], %g20, %b[125], %g20
  xord,5 %b[49], %b[94], %b[125]
}
{
  andd,0 %b[19], %r33, %r33
  andd,1 %r58, %b[18], %b[15]
  xord,2 %b[19], %r33, %r16
  andd,3 %b[107], %b[57], %b[57]
  andd,4 %b[82], %b[106], %b[103]
  xord,5 %b[107], %b[57], %b[40]
}
{
  ord,0 %r58, %b[18], %r34
  and_ord,1 %g4, %b[26], %r43, %r43
  ldd,2 [ %r2 + 0xc28 ], %r49
  ord,3 %b[82], %b[106], %b[58]
  and_ord,4 %g20, %b[114], %b[67], %b[67]
  ldd,5 [ %r2 + 0xc28 ], %b[73]
}
{
  xord,0 %r40, %r55, %r55
  orn_xord,1 %r17, %b[12], %b[20], %b[20]
  xord,2 %g0, %r20, %r20
  xord,3 %b[64], %b[79], %b[79]
  orn_xord,4 %b[41], %b[100], %b[108], %b[108]
  xord,5 %g16, %b[44], %b[44]
}
{
  ldd,0 [ %r2 + 0xc38 ], %r17
  and_ord,1 %r43, %b[37], %b[6], %b[6]
  ldd,2 [ %r2 + 0xc30 ], %g0
  ldd,3 [ %r2 + 0xc38 ], %b[41]
  and_ord,4 %b[67], %b[125], %b[94], %b[94]
  ldd,5 [ %r2 + 0xc30 ], %g16
}
{
  andd,0 %g14, %r49, %r49
  xor_xord,1 %b[7], %b[14], %r28, %b[14]
  xord,2 %g14, %r49, %b[12]
  andd,3 %g30, %b[73], %b[73]
  xor_xord,4 %b[95], %b[102], %b[52], %b[102]
  xord,5 %g30, %b[73], %b[100]
}
{
  xord,0 %b[20], %r27, %r27
  and_ord,1 %b[6], %r16, %r33, %r33
  ldd,2 [ %r2 + 0xc40 ], %r28
  xord,3 %b[108], %b[51], %b[51]
  and_ord,4 %b[94], %b[40], %b[57], %b[57]
  ldd,5 [ %r2 + 0xc40 ], %b[52]
}
{
  xord,0 %r24, %r57, %r57
  xor_xord,1 %r62, %r30, %r54, %r30
  andnd,2 %b[14], %r40, %r54
  xord,3 %b[48], %b[81], %b[81]
  xor_xord,4 %b[86], %b[54], %b[78], %b[54]
  andnd,5 %b[102], %b[64], %b[78]
}
{
  andd,0 %r46, %g0, %g0
  and_ord,1 %r33, %r34, %b[15], %r34
  xord,2 %r46, %g0, %b[15]
  andd,3 %b[70], %g16, %g16
  and_ord,4 %b[57], %b[58], %b[103], %b[58]
  xord,5 %b[70], %g16, %b[103]
}
{
  andd,0 %g15, %r17, %r17
  xor_xord,1 %r58, %b[18], %r33, %b[18]
  xord,2 %g15, %r17, %r24
  andd,3 %g31, %b[41], %b[41]
  xor_xord,4 %b[82], %b[106], %b[57], %b[106]
  xord,5 %g31, %b[41], %b[48]
}
{
  xord,0 %r34, %b[12], %b[12]
  and_ord,1 %r34, %b[12], %r49, %r49
  ldd,2 [ %r2 + 0xc48 ], %r33
  xord,3 %b[58], %b[100], %b[100]
  and_ord,4 %b[58], %b[100], %b[73], %b[73]
  ldd,5 [ %r2 + 0xc48 ], %b[57]
}
{
  andnd,0 %r40, %b[14], %b[20]
  xor_xord,1 %g9, %b[20], %r52, %g9
  andd,2 %b[13], %r28, %r34
  andnd,3 %b[64], %b[102], %b[108]
  xor_xord,4 %g25, %b[108], %b[76], %g25
  andd,5 %b[101], %b[52], %b[58]
}
{
  xord,0 %r49, %b[15], %b[15]
  and_ord,1 %r49, %b[15], %g0, %g0
  ord,2 %b[13], %r28, %r52
  xord,3 %b[73], %b[103], %b[103]
  and_ord,4 %b[73], %b[103], %g16, %g16
  ord,5 %b[101], %b[52], %b[76]
}
{
  andd,0 %r30, %r40, %r40
  xor_xord,1 %b[0], %b[31], %r48, %b[31]
  ldd,2 [ %r2 + 0xc50 ], %r49
  andd,3 %b[54], %b[64], %b[64]
  xor_xord,4 %b[88], %b[119], %b[72], %b[119]
  ldd,5 [ %r2 + 0xc50 ], %b[73]
}
{
  andd,0 %r37, %r33, %g0
  and_ord,1 %g0, %r24, %r17, %r17
  xord,2 %g0, %r24, %r24
  andd,3 %b[61], %b[57], %g16
  and_ord,4 %g16, %b[48], %b[41], %b[41]
  xord,5 %g16, %b[48], %b[48]
}
{
  ord,0 %b[29], %r40, %r40
  xord,1 %b[29], %r30, %b[29]
  andd,2 %b[15], %r24, %r48
  ord,3 %b[117], %b[64], %b[64]
  xord,4 %b[117], %b[54], %b[117]
  andd,5 %b[103], %b[48], %b[72]
}
{
  xornd,0 %b[18], %r48, %r48
  and_ord,1 %r17, %r52, %r34, %r52
  ord,2 %r37, %r33, %r34
  xornd,3 %b[106], %b[72], %b[72]
  and_ord,4 %b[41], %b[76], %b[58], %b[76]
  ord,5 %b[61], %b[57], %b[58]
}
{
  xord,0 %b[38], %b[39], %b[39]
  xor_xord,1 %b[13], %r28, %r17, %r28
  xord,2 %r40, %b[14], %b[14]
  xord,3 %b[126], %b[127], %b[127]
  xor_xord,4 %b[101], %b[52], %b[41], %b[52]
  xord,5 %b[64], %b[102], %b[102]
}
{
  xord,0 %b[15], %b[12], %r17
  xord,1 %b[15], %b[18], %b[15]
  xornd,2 %r24, %b[15], %b[38]
  xord,3 %b[103], %b[100], %b[41]
  xord,4 %b[103], %b[106], %b[103]
  xornd,5 %b[48], %b[103], %b[126]
}
{
  andnd,0 %b[15], %r17, %b[15]
  and_ord,1 %r52, %r34, %g0, %r34
  ldd,2 [ %r2 + 0xc58 ], %g0
  andnd,3 %b[103], %b[41], %b[103]
  and_ord,4 %b[76], %b[58], %g16, %b[58]
  ldd,5 [ %r2 + 0xc58 ], %g16
}
{
  xord,0 %r43, %b[37], %b[37]
  and_andnd,1 %r24, %r48, %b[38], %b[38]
  andd,2 %r24, %b[12], %r17
  xord,3 %b[67], %b[125], %b[125]
  and_andnd,4 %b[48], %b[72], %b[126], %b[126]
  andd,5 %b[48], %b[100], %b[41]
}
{
  andd,0 %b[27], %r49, %r49
  andn_xornd,1 %r48, %b[12], %r24, %r24
  xord,2 %b[27], %r49, %r43
  andd,3 %b[115], %b[73], %b[73]
  andn_xornd,4 %b[72], %b[100], %b[48], %b[48]
  xord,5 %b[115], %b[73], %b[67]
}
{
  xord,0 %r34, %r43, %r43
  and_ord,1 %r34, %r43, %r49, %r49
  xord,2 %b[15], %r17, %r17
  xord,3 %b[58], %b[67], %b[67]
  and_ord,4 %b[58], %b[67], %b[73], %b[73]
  xord,5 %b[103], %b[41], %b[41]
}
{
  andnd,0 %b[18], %b[12], %b[12]
  xor_xord,1 %r24, %b[15], %b[17], %r24
  andnd,2 %b[12], %b[18], %r34
  andnd,3 %b[106], %b[100], %b[100]
  xor_xord,4 %b[48], %b[103], %b[105], %b[48]
  andnd,5 %b[100], %b[106], %b[58]
}
{
  ord,0 %b[15], %b[38], %b[15]
  or_xornd,1 %r17, %b[12], %r34, %b[12]
  ldd,2 [ %r2 + 0xc60 ], %b[17]
  ord,3 %b[103], %b[126], %b[103]
  or_xornd,4 %b[41], %b[100], %b[58], %b[100]
  ldd,5 [ %r2 + 0xc60 ], %b[105]
}
{
  ord,0 %r47, %g0, %b[18]
  xord,1 %g6, %b[15], %b[15]
  andd,2 %r47, %g0, %r34
  ord,3 %b[71], %g16, %b[106]
  xord,4 %g22, %b[103], %b[103]
  andd,5 %b[71], %g16, %b[58]
}
{
  xord,0 %r43, %r28, %b[38]
  xor_xord,1 %r37, %r33, %r52, %r33
  xord,2 %b[12], %b[38], %b[12]
  xord,3 %b[67], %b[52], %b[126]
  xor_xord,4 %b[61], %b[57], %b[76], %b[57]
  xord,5 %b[100], %b[126], %b[100]
}
{
  ornd,0 %b[39], %r57, %b[21]
  xor_xord,1 %r47, %g0, %r49, %g0
  xord,2 %b[21], %b[12], %b[12]
  ornd,3 %b[127], %b[81], %b[109]
  xor_xord,4 %b[71], %g16, %b[73], %g16
  xord,5 %b[109], %b[100], %b[100]
}
{
  xord,0 %r43, %r33, %r49
  and_ord,1 %r49, %b[18], %r34, %b[18]
  andd,2 %r43, %r33, %r34
  xord,3 %b[67], %b[57], %b[73]
  and_ord,4 %b[73], %b[106], %b[58], %b[106]
  andd,5 %b[67], %b[57], %b[58]
}
{
  xord,0 %g0, %r28, %r28
  xord,1 %r43, %g0, %g6
  xord,2 %g0, %r33, %r52
  xord,3 %g16, %b[52], %b[52]
  xord,4 %b[67], %g16, %g22
  xord,5 %g16, %b[57], %b[76]
}
{
  ornd,0 %b[38], %g6, %g6
  xor_xord,1 %r22, %b[2], %r38, %b[2]
  andd,2 %r52, %r28, %r52
  ornd,3 %b[126], %g22, %g22
  xor_xord,4 %b[46], %b[90], %b[62], %b[90]
  andd,5 %b[76], %b[52], %b[76]
}
{
  andnd,0 %r33, %r43, %r34
  and_xornd,1 %r52, %r49, %r34, %r49
  xord,2 %g6, %b[5], %b[5]
  andnd,3 %b[57], %b[67], %b[58]
  and_xornd,4 %b[76], %b[73], %b[58], %b[73]
  xord,5 %g22, %b[93], %b[93]
}
{
  xord,0 %b[6], %r16, %r16
  xor_ord,1 %g0, %r43, %r33, %r43
  xord,2 %r20, %b[2], %r38
  xord,3 %b[94], %b[40], %b[40]
  xor_ord,4 %g16, %b[67], %b[57], %b[67]
  xord,5 %b[44], %b[90], %b[62]
}
{
  xord,0 %r49, %b[5], %b[5]
  or_xord,1 %r34, %b[38], %r33, %r34
  andnd,2 %r49, %r28, %r28
  xord,3 %b[73], %b[93], %b[93]
  or_xord,4 %b[58], %b[126], %b[57], %b[58]
  andnd,5 %b[73], %b[52], %b[52]
}
{
  xord,0 %r43, %g6, %g6
  xor_xord,1 %r53, %b[17], %b[18], %g0
  xornd,2 %g0, %r28, %r28
  xord,3 %b[67], %g22, %g22
  xor_xord,4 %b[77], %b[105], %b[106], %g16
  xornd,5 %g16, %b[52], %b[52]
}
{
  xord,0 %r35, %g6, %g6
  xor_xord,1 %r28, %r43, %b[11], %r28
  ord,2 %r52, %r34, %r52
  xord,3 %b[59], %g22, %g22
  xor_xord,4 %b[52], %b[67], %b[99], %b[52]
  ord,5 %b[76], %b[58], %b[76]
}
{
  andnd,0 %b[39], %r57, %r35
  andn_xornd,1 %r30, %b[20], %r54, %r23
  xord,2 %r23, %r52, %r52
  andnd,3 %b[127], %b[81], %b[59]
  andn_xornd,4 %b[54], %b[108], %b[78], %b[47]
  xord,5 %b[47], %b[76], %b[76]
}
{
  ord,0 %r53, %b[17], %b[17]
  orn_xornd,1 %b[31], %r20, %r19, %r43
  andd,2 %r53, %b[17], %r34
  ord,3 %b[77], %b[105], %b[105]
  orn_xornd,4 %b[119], %b[44], %b[43], %b[67]
  andd,5 %b[77], %b[105], %b[58]
}
{
  xornd,0 %r23, %b[29], %b[29]
  xord,1 %r40, %r23, %b[11]
  andd,2 %r23, %b[14], %b[14]
  xornd,3 %b[47], %b[117], %b[117]
  xord,4 %b[64], %b[47], %b[99]
  andd,5 %b[47], %b[102], %b[102]
}
{
  xord,0 %g3, %b[11], %b[11]
  and_ord,1 %b[18], %b[17], %r34, %b[17]
  andd,2 %r40, %b[29], %r40
  xord,3 %g19, %b[99], %b[99]
  and_ord,4 %b[106], %b[105], %b[58], %b[105]
  andd,5 %b[64], %b[117], %b[64]
}
{
  andd,0 %r20, %r43, %r23
  xor_xord,1 %b[14], %r30, %r61, %b[14]
  andnd,2 %r23, %r40, %r40
  andd,3 %b[44], %b[67], %b[47]
  xor_xord,4 %b[102], %b[54], %b[85], %b[102]
  andnd,5 %b[47], %b[64], %b[64]
}
{
  andnd,0 %r38, %r23, %r23
  andn_ord,1 %b[29], %b[20], %r54, %b[29]
  xord,2 %r40, %r55, %r55
  andnd,3 %b[62], %b[47], %b[47]
  andn_ord,4 %b[117], %b[108], %b[78], %b[117]
  xord,5 %b[64], %b[79], %b[79]
}
{
  ldd,0 [ %r2 + 0xc70 ], %b[20]
  andnd,1 %r43, %b[31], %r54
  ldd,2 [ %r2 + 0xc68 ], %r40
  ldd,3 [ %r2 + 0xc70 ], %b[108]
  andnd,4 %b[67], %b[119], %b[78]
  ldd,5 [ %r2 + 0xc68 ], %b[64]
}
{
  andnd,0 %b[31], %r43, %r61
  xor_xord,1 %r18, %b[34], %b[16], %b[34]
  ldd,2 [ %r2 + 0xc78 ], %r30
  andnd,3 %b[119], %b[67], %b[85]
  xor_xord,4 %b[42], %b[122], %b[104], %b[122]
  ldd,5 [ %r2 + 0xc78 ], %b[54]
}
{
  xord,0 %r23, %r21, %r21
  xor_xord,1 %b[4], %r50, %g2, %r50
  xord,2 %b[29], %b[9], %b[29]
  xord,3 %b[47], %b[45], %b[45]
  xor_xord,4 %b[92], %b[74], %g18, %b[74]
  xord,5 %b[117], %b[97], %b[117]
}
{
  ldd,0 [ %r2 + 0xc88 ], %g2
  xord,1 %b[36], %r40, %b[16]
  ldd,2 [ %r2 + 0xc80 ], %b[9]
  ldd,3 [ %r2 + 0xc88 ], %g18
  xord,4 %b[124], %b[64], %b[104]
  ldd,5 [ %r2 + 0xc80 ], %b[97]
}
{
  xord,0 %g7, %b[20], %g3
  andd,1 %g7, %b[20], %b[20]
  andd,2 %b[36], %r40, %r40
  xord,3 %g23, %b[108], %g19
  andd,4 %g23, %b[108], %b[108]
  andd,5 %b[124], %b[64], %b[64]
}
{
  andnd,0 %b[34], %r50, %b[17]
  and_ord,1 %b[17], %b[16], %r40, %r40
  xord,2 %b[17], %b[16], %b[16]
  andnd,3 %b[122], %b[74], %b[105]
  and_ord,4 %b[105], %b[104], %b[64], %b[64]
  xord,5 %b[105], %b[104], %b[104]
}
{
  andd,0 %b[15], %g2, %b[18]
  ord,1 %b[15], %g2, %b[38]
  andd,2 %r24, %b[9], %r34
  andd,3 %b[103], %g18, %b[106]
  ord,4 %b[103], %g18, %b[126]
  andd,5 %b[48], %b[97], %b[58]
}
{
  xord,0 %b[16], %r31, %r31
  and_ord,1 %r40, %g3, %b[20], %b[20]
  xord,2 %r40, %g3, %g3
  xord,3 %b[104], %b[55], %b[55]
  and_ord,4 %b[64], %g19, %b[108], %b[108]
  xord,5 %b[64], %g19, %g19
}
{
  andnd,0 %b[16], %g3, %r33
  xord,1 %g3, %g0, %r49
  andnd,2 %g3, %b[16], %r40
  andnd,3 %b[104], %g19, %b[57]
  xord,4 %g19, %g16, %b[73]
  andnd,5 %g19, %b[104], %b[64]
}
{
  andnd,0 %g0, %g3, %b[6]
  xor_xord,1 %b[28], %r30, %b[20], %r30
  andnd,2 %g3, %g0, %b[20]
  andnd,3 %g16, %g19, %b[94]
  xor_xord,4 %b[116], %b[54], %b[108], %b[54]
  andnd,5 %g19, %g16, %b[108]
}
{
  andnd,0 %b[21], %b[34], %r23
  andn_xornd,1 %r23, %r61, %r54, %r61
  andnd,2 %r50, %b[34], %r54
  andnd,3 %b[109], %b[122], %b[47]
  andn_xornd,4 %b[47], %b[85], %b[78], %b[85]
  andnd,5 %b[74], %b[122], %b[78]
}
{
  andnd,0 %g0, %r30, %g0
  and_ord,1 %r34, %b[38], %b[18], %b[38]
  xord,2 %r30, %g0, %b[18]
  andnd,3 %g16, %b[54], %g16
  and_ord,4 %b[58], %b[126], %b[106], %b[126]
  xord,5 %b[54], %g16, %b[106]
}
{
  andnd,0 %b[16], %r30, %b[16]
  or_xornd,1 %g3, %g0, %b[18], %g0
  ornd,2 %b[18], %b[16], %b[18]
  andnd,3 %b[104], %b[54], %b[104]
  or_xornd,4 %g19, %g16, %b[106], %g16
  ornd,5 %b[106], %b[104], %b[106]
}
{
  andd,0 %r23, %r57, %g3
  xor_andd,1 %b[18], %g3, %r49, %r49
  ornd,2 %b[16], %g3, %b[16]
  andd,3 %b[47], %b[81], %g19
  xor_andd,4 %b[106], %g19, %b[73], %b[73]
  ornd,5 %b[104], %g19, %b[104]
}
{
  andd,0 %b[39], %b[34], %b[18]
  or_xornd,1 %g0, %r40, %r33, %r33
  andd,2 %g0, %b[18], %g0
  andd,3 %b[127], %b[122], %b[106]
  or_xornd,4 %g16, %b[64], %b[57], %b[57]
  andd,5 %g16, %b[106], %g16
}
{
  xord,0 %r49, %r31, %r31
  xor_ornd,1 %r43, %r20, %r38, %r38
  xord,2 %r56, %g0, %g0
  xord,3 %b[73], %b[55], %b[55]
  xor_ornd,4 %b[67], %b[44], %b[62], %b[62]
  xord,5 %b[80], %g16, %g16
}
{
  ord,0 %b[39], %b[34], %b[20]
  or_xornd,1 %r33, %b[6], %b[20], %b[6]
  ldd,2 [ %r2 + 0xc90 ], %r43
  ord,3 %b[127], %b[122], %b[108]
  or_xornd,4 %b[57], %b[94], %b[108], %b[94]
  ldd,5 [ %r2 + 0xc90 ], %b[67]
}
{
  xord,0 %r38, %b[1], %b[1]
  xor_xord,1 %r33, %r30, %r32, %r33
  xord,2 %r38, %r19, %r19
  xord,3 %b[62], %b[89], %b[89]
  xor_xord,4 %b[57], %b[54], %b[56], %b[57]
  xord,5 %b[62], %b[43], %b[43]
}
{
  xord,0 %r61, %b[1], %b[1]
  xor_xord,1 %b[6], %b[16], %r36, %b[6]
  ornd,2 %r19, %r61, %r19
  xord,3 %b[85], %b[89], %b[89]
  xor_xord,4 %b[94], %b[104], %b[60], %b[94]
  ornd,5 %b[43], %b[85], %b[43]
}
{
  xord,0 %r19, %r21, %r21
  xor_xord,1 %r61, %b[2], %g5, %r61
  andd,2 %b[12], %r43, %b[16]
  xord,3 %b[43], %b[45], %b[45]
  xor_xord,4 %b[85], %b[90], %g21, %b[85]
  andd,5 %b[100], %b[67], %b[104]
}
{
  xord,0 %r19, %b[2], %r19
  or_xornd,1 %r57, %b[17], %r54, %r54
  andnd,2 %r19, %r38, %r38
  xord,3 %b[43], %b[90], %b[43]
  or_xornd,4 %b[81], %b[105], %b[78], %b[78]
  andnd,5 %b[43], %b[62], %b[62]
}
{
  andnd,0 %r19, %r38, %r19
  xor_xord,1 %r44, %b[22], %r39, %b[22]
  ord,2 %b[12], %r43, %b[2]
  andnd,3 %b[43], %b[62], %b[43]
  xor_xord,4 %b[68], %b[110], %b[63], %b[110]
  ord,5 %b[100], %b[67], %b[90]
}
{
  xord,0 %g4, %b[26], %b[26]
  and_ord,1 %b[38], %b[2], %b[16], %b[2]
  ldd,2 [ %r2 + 0xc98 ], %r39
  xord,3 %g20, %b[114], %b[114]
  and_ord,4 %b[126], %b[90], %b[104], %b[90]
  ldd,5 [ %r2 + 0xc98 ], %b[63]
}
{
  andnd,0 %b[22], %b[37], %g4
  or_xord,1 %r54, %r35, %b[21], %r35
  andnd,2 %b[37], %b[22], %b[21]
  andnd,3 %b[110], %b[125], %g20
  or_xord,4 %b[78], %b[59], %b[109], %b[59]
  andnd,5 %b[125], %b[110], %b[109]
}
{
  andnd,0 %b[37], %b[26], %b[31]
  xor_xord,1 %r19, %b[31], %g1, %r19
  xord,2 %r50, %r42, %r42
  andnd,3 %b[125], %b[114], %b[119]
  xor_xord,4 %b[43], %b[119], %g17, %b[43]
  xord,5 %b[74], %b[66], %b[66]
}
{
  andd,0 %r39, %b[2], %r39
  ord,1 %r35, %r57, %r57
  xord,2 %r39, %b[2], %g1
  andd,3 %b[63], %b[90], %b[63]
  ord,4 %b[59], %b[81], %b[81]
  xord,5 %b[63], %b[90], %g17
}
{
  ldd,0 [ %r2 + 0xca8 ], %b[16]
  and_ord,1 %b[5], %g1, %r39, %r39
  ldd,2 [ %r2 + 0xca0 ], %b[2]
  ldd,3 [ %r2 + 0xca8 ], %b[104]
  and_ord,4 %b[93], %g17, %b[63], %b[63]
  ldd,5 [ %r2 + 0xca0 ], %b[90]
}
{
  andnd,0 %b[26], %b[37], %b[18]
  orn_xord,1 %r54, %b[20], %b[18], %b[20]
  ornd,2 %g3, %r57, %r57
  andnd,3 %b[114], %b[125], %b[106]
  orn_xord,4 %b[78], %b[108], %b[106], %b[108]
  ornd,5 %g19, %b[81], %b[81]
}
{
  ldd,0 [ %r2 + 0xcb8 ], %g3
  andd,1 %r57, %b[39], %b[39]
  ldd,2 [ %r2 + 0xcb0 ], %r54
  ldd,3 [ %r2 + 0xcb8 ], %g19
  andd,4 %b[81], %b[127], %b[127]
  ldd,5 [ %r2 + 0xcb0 ], %b[78]
}
{
  andd,0 %b[2], %r39, %b[2]
  andd,1 %r52, %b[16], %r39
  xord,2 %b[2], %r39, %r38
  andd,3 %b[90], %b[63], %b[90]
  andd,4 %b[76], %b[104], %b[63]
  xord,5 %b[90], %b[63], %b[62]
}
{
  ord,0 %r57, %r50, %r50
  and_ord,1 %r28, %r38, %b[2], %b[2]
  ord,2 %r52, %b[16], %b[17]
  ord,3 %b[81], %b[74], %b[74]
  and_ord,4 %b[52], %b[62], %b[90], %b[90]
  ord,5 %b[76], %b[104], %b[105]
}
{
  andd,0 %g6, %r54, %r54
  andd,1 %g0, %g3, %r36
  xord,2 %g6, %r54, %g5
  andd,3 %g22, %b[78], %b[78]
  andd,4 %g16, %g19, %b[60]
  xord,5 %g22, %b[78], %g21
}
{
  ornd,0 %b[39], %r50, %r50
  and_ord,1 %b[2], %b[17], %r39, %b[17]
  ord,2 %g0, %g3, %r39
  ornd,3 %b[127], %b[74], %b[74]
  and_ord,4 %b[90], %b[105], %b[63], %b[105]
  ord,5 %g16, %g19, %b[63]
}
{
  xord,0 %b[20], %r42, %r42
  xor_xord,1 %r50, %b[34], %b[24], %r50
  xord,2 %b[20], %b[23], %b[23]
  xord,3 %b[108], %b[66], %b[66]
  xor_xord,4 %b[74], %b[122], %b[112], %b[74]
  xord,5 %b[108], %b[111], %b[111]
}
{
  xord,0 %b[37], %g8, %g8
  and_ord,1 %b[17], %g5, %r54, %r54
  xord,2 %r57, %b[23], %b[23]
  xord,3 %b[125], %g24, %g24
  and_ord,4 %b[105], %g21, %b[78], %b[78]
  xord,5 %b[81], %b[111], %b[111]
}
{
  xord,0 %r17, %r48, %r17
  andn_xornd,1 %r16, %b[21], %g4, %g4
  xord,2 %r16, %r41, %r41
  xord,3 %b[41], %b[72], %b[41]
  andn_xornd,4 %b[40], %b[109], %g20, %g20
  xord,5 %b[40], %b[65], %b[65]
}
{
  xord,0 %b[5], %g1, %g1
  and_ord,1 %r54, %r39, %r36, %r39
  xord,2 %b[25], %r17, %r17
  xord,3 %b[93], %g17, %g17
  and_ord,4 %b[78], %b[63], %b[60], %b[63]
  xord,5 %b[113], %b[41], %b[41]
}
{
  xord,0 %g4, %b[26], %b[25]
  xor_xord,1 %r35, %r23, %r51, %r35
  andd,2 %g4, %r16, %r16
  xord,3 %g20, %b[114], %b[113]
  xor_xord,4 %b[59], %b[47], %b[75], %b[59]
  andd,5 %g20, %b[40], %b[40]
}
{
  ldd,0 [ %r2 + 0xcc8 ], %r51
  ornd,1 %r16, %b[25], %b[25]
  ldd,2 [ %r2 + 0xcc0 ], %r23
  ldd,3 [ %r2 + 0xcc8 ], %b[75]
  ornd,4 %b[40], %b[113], %b[113]
  ldd,5 [ %r2 + 0xcc0 ], %b[47]
}
{
  xord,0 %b[25], %b[22], %b[31]
  andn_xornd,1 %b[25], %b[18], %b[31], %b[18]
  ldd,2 [ %r2 + 0xcd0 ], %r16
  xord,3 %b[113], %b[110], %b[119]
  andn_xornd,4 %b[113], %b[106], %b[119], %b[106]
  ldd,5 [ %r2 + 0xcd0 ], %b[40]
}
{
  xord,0 %r28, %r38, %r38
  or_xord,1 %b[37], %b[26], %b[22], %b[37]
  xord,2 %r24, %b[9], %b[9]
  xord,3 %b[52], %b[62], %b[62]
  or_xord,4 %b[125], %b[114], %b[110], %b[125]
  xord,5 %b[48], %b[97], %b[97]
}
{
  ord,0 %r31, %r23, %r48
  xord,1 %b[6], %r51, %b[21]
  andd,2 %r31, %r23, %r36
  ord,3 %b[55], %b[47], %b[72]
  xord,4 %b[94], %b[75], %b[109]
  andd,5 %b[55], %b[47], %b[60]
}
{
  ldd,0 [ %r2 + 0xcd8 ], %r36
  and_ord,1 %r39, %r48, %r36, %r48
  andd,2 %b[6], %r51, %r51
  ldd,3 [ %r2 + 0xcd8 ], %b[60]
  and_ord,4 %b[63], %b[72], %b[60], %b[72]
  andd,5 %b[94], %b[75], %b[75]
}
{
  andd,0 %r33, %r16, %r16
  andn_xord,1 %b[18], %b[31], %b[25], %b[31]
  xord,2 %r33, %r16, %r57
  andd,3 %b[57], %b[40], %b[40]
  andn_xord,4 %b[106], %b[119], %b[113], %b[119]
  xord,5 %b[57], %b[40], %b[81]
}
{
  xord,0 %b[17], %g5, %g5
  and_ord,1 %r48, %b[21], %r51, %r51
  xord,2 %b[37], %g4, %g4
  xord,3 %b[105], %g21, %g21
  and_ord,4 %b[72], %b[109], %b[75], %b[75]
  xord,5 %b[125], %g20, %g20
}
{
  andd,0 %r26, %r36, %r36
  xor_xord,1 %b[18], %b[22], %b[35], %b[18]
  xord,2 %r26, %r36, %b[17]
  andd,3 %b[50], %b[60], %b[60]
  xor_xord,4 %b[106], %b[110], %b[123], %b[106]
  xord,5 %b[50], %b[60], %b[105]
}
{
  xord,0 %b[31], %r41, %r41
  and_ord,1 %r51, %r57, %r16, %r16
  ornd,2 %g4, %b[31], %g4
  xord,3 %b[119], %b[65], %b[65]
  and_ord,4 %b[75], %b[81], %b[40], %b[40]
  ornd,5 %g20, %b[119], %g20
}
{
  xord,0 %r51, %r57, %r57
  xor_xord,1 %b[37], %b[26], %r63, %b[37]
  xord,2 %g4, %g8, %g8
  xord,3 %b[75], %b[81], %b[81]
  xor_xord,4 %b[125], %b[114], %b[87], %b[125]
  xord,5 %g20, %g24, %g24
}
{
  ldd,0 [ %r2 + 0xce8 ], %b[26]
  and_ord,1 %r16, %b[17], %r36, %r36
  ldd,2 [ %r2 + 0xce0 ], %r51
  ldd,3 [ %r2 + 0xce8 ], %b[114]
  and_ord,4 %b[40], %b[105], %b[60], %b[60]
  ldd,5 [ %r2 + 0xce0 ], %b[75]
}
{
  ldd,0 [ %r2 + 0xcf8 ], %g4
  xor_xord,1 %b[15], %g2, %r34, %g2
  ldd,2 [ %r2 + 0xcf0 ], %r63
  ldd,3 [ %r2 + 0xcf8 ], %g20
  xor_xord,4 %b[103], %g18, %b[58], %g18
  ldd,5 [ %r2 + 0xcf0 ], %b[87]
}
{
  ldd,0 [ %r2 + 0xd08 ], %b[31]
  xor_xord,1 %b[12], %r43, %b[38], %r43
  ldd,2 [ %r2 + 0xd00 ], %r34
  ldd,3 [ %r2 + 0xd08 ], %b[119]
  xor_xord,4 %b[100], %b[67], %b[126], %b[67]
  ldd,5 [ %r2 + 0xd00 ], %b[58]
}
{
  ord,0 %b[3], %r51, %b[22]
  xord,1 %g9, %b[26], %b[35]
  andd,2 %b[3], %r51, %b[38]
  ord,3 %b[91], %b[75], %b[110]
  xord,4 %g25, %b[114], %b[123]
  andd,5 %b[91], %b[75], %b[126]
}
{
  andd,0 %r27, %r63, %b[38]
  and_ord,1 %r36, %b[22], %b[38], %b[22]
  andd,2 %g9, %b[26], %b[26]
  andd,3 %b[51], %b[87], %b[126]
  and_ord,4 %b[60], %b[110], %b[126], %b[110]
  andd,5 %g25, %b[114], %b[114]
}
{
  xord,0 %b[14], %g4, %b[20]
  andd,1 %b[14], %g4, %g4
  ord,2 %r27, %r63, %b[25]
  xord,3 %b[102], %g20, %b[108]
  andd,4 %b[102], %g20, %g20
  ord,5 %b[51], %b[87], %b[113]
}
{
  andd,0 %b[11], %r34, %r34
  and_ord,1 %b[22], %b[35], %b[26], %b[26]
  xord,2 %b[11], %r34, %b[34]
  andd,3 %b[99], %b[58], %b[58]
  and_ord,4 %b[110], %b[123], %b[114], %b[114]
  xord,5 %b[99], %b[58], %b[122]
}
{
  xord,0 %r55, %b[31], %b[39]
  andd,1 %r55, %b[31], %b[31]
  ldd,2 [ %r2 + 0xd10 ], %b[24]
  xord,3 %b[79], %b[119], %b[127]
  andd,4 %b[79], %b[119], %b[119]
  ldd,5 [ %r2 + 0xd10 ], %b[112]
}
{
  ldd,0 [ %r2 + 0xd20 ], %r30
  and_ord,1 %b[26], %b[25], %b[38], %b[25]
  ldd,2 [ %r2 + 0xd18 ], %b[38]
  ldd,3 [ %r2 + 0xd20 ], %b[54]
  and_ord,4 %b[114], %b[113], %b[126], %b[113]
  ldd,5 [ %r2 + 0xd18 ], %b[126]
}
{
  ldd,0 [ %r2 + 0xd30 ], %r20
  ord,1 %g1, %g2, %r49
  ldd,2 [ %r2 + 0xd28 ], %r32
  ldd,3 [ %r2 + 0xd30 ], %b[44]
  ord,4 %g17, %g18, %b[73]
  ldd,5 [ %r2 + 0xd28 ], %b[56]
}
{
  andd,0 %b[29], %b[24], %b[24]
  and_ord,1 %b[25], %b[20], %g4, %g4
  xord,2 %b[29], %b[24], %r56
  andd,3 %b[117], %b[112], %b[112]
  and_ord,4 %b[113], %b[108], %g20, %g20
  xord,5 %b[117], %b[112], %b[80]
}
{
  andd,0 %r61, %b[38], %b[38]
  xord,1 %b[9], %r49, %r49
  xord,2 %r61, %b[38], %r40
  andd,3 %b[85], %b[126], %b[126]
  xord,4 %b[97], %b[73], %b[73]
  xord,5 %b[85], %b[126], %b[64]
}
{
  andd,0 %r21, %r30, %r30
  and_ord,1 %g4, %b[34], %r34, %r34
  xord,2 %r21, %r30, %b[9]
  andd,3 %b[45], %b[54], %b[54]
  and_ord,4 %g20, %b[122], %b[58], %b[58]
  xord,5 %b[45], %b[54], %b[97]
}
{
  xord,0 %r49, %r29, %r29
  xor_xord,1 %r52, %b[16], %b[2], %b[16]
  xord,2 %g2, %r18, %r18
  xord,3 %b[73], %b[53], %b[53]
  xor_xord,4 %b[76], %b[104], %b[90], %b[104]
  xord,5 %g18, %b[42], %b[42]
}
{
  xord,0 %r16, %b[17], %b[17]
  and_ord,1 %r34, %b[39], %b[31], %b[31]
  andd,2 %b[1], %r32, %b[2]
  xord,3 %b[40], %b[105], %b[105]
  and_ord,4 %b[58], %b[127], %b[119], %b[119]
  andd,5 %b[89], %b[56], %b[90]
}
{
  andnd,0 %r38, %b[16], %r54
  xor_xord,1 %g0, %g3, %r54, %g3
  ord,2 %b[1], %r32, %r16
  andnd,3 %b[62], %b[104], %b[78]
  xor_xord,4 %g16, %g19, %b[78], %g19
  ord,5 %b[89], %b[56], %b[40]
}
{
  xord,0 %b[22], %b[35], %b[35]
  and_ord,1 %b[31], %r56, %b[24], %b[24]
  xord,2 %r48, %b[21], %b[21]
  xord,3 %b[110], %b[123], %b[123]
  and_ord,4 %b[119], %b[80], %b[112], %b[112]
  xord,5 %b[72], %b[109], %b[109]
}
{
  andd,0 %r19, %r20, %r48
  xord,1 %g3, %r59, %r59
  ldd,2 [ %r2 + 0xd38 ], %b[22]
  andd,3 %b[43], %b[44], %b[72]
  xord,4 %g19, %b[83], %b[83]
  ldd,5 [ %r2 + 0xd38 ], %b[110]
}
{
  xord,0 %g4, %b[34], %b[34]
  and_ord,1 %b[24], %r40, %b[38], %b[38]
  xord,2 %b[25], %b[20], %b[20]
  xord,3 %g20, %b[122], %b[122]
  and_ord,4 %b[112], %b[64], %b[126], %b[126]
  xord,5 %b[113], %b[108], %b[108]
}
{
  ldd,0 [ %r2 + 0xd40 ], %b[25]
  xor_xord,1 %r31, %r23, %r39, %r23
  ord,2 %r19, %r20, %g4
  ldd,3 [ %r2 + 0xd40 ], %b[113]
  xor_xord,4 %b[55], %b[47], %b[63], %b[47]
  ord,5 %b[43], %b[44], %g20
}
{
  andd,0 %r50, %b[22], %b[22]
  and_ord,1 %b[38], %b[9], %r30, %r30
  xord,2 %r50, %b[22], %r39
  andd,3 %b[74], %b[110], %b[110]
  and_ord,4 %b[126], %b[97], %b[54], %b[54]
  xord,5 %b[74], %b[110], %b[63]
}
{
  xord,0 %r49, %r43, %b[38]
  xord,1 %r43, %g2, %r43
  xord,2 %b[38], %b[9], %b[9]
  xord,3 %b[73], %b[67], %b[126]
  xord,4 %b[67], %g18, %b[67]
  xord,5 %b[126], %b[97], %b[97]
}
{
  xord,0 %b[31], %r56, %r56
  and_ord,1 %r30, %r16, %b[2], %r16
  ldd,2 [ %r2 + 0xd48 ], %b[2]
  xord,3 %b[119], %b[80], %b[80]
  and_ord,4 %b[54], %b[40], %b[90], %b[40]
  ldd,5 [ %r2 + 0xd48 ], %b[90]
}
{
  ord,0 %b[23], %b[25], %b[31]
  xor_xord,1 %b[1], %r32, %r30, %r32
  andd,2 %b[23], %b[25], %r30
  ord,3 %b[111], %b[113], %b[119]
  xor_xord,4 %b[89], %b[56], %b[54], %b[56]
  andd,5 %b[111], %b[113], %b[54]
}
{
  xord,0 %b[24], %r40, %r40
  and_ord,1 %r16, %g4, %r48, %g4
  andnd,2 %r49, %g1, %r48
  xord,3 %b[112], %b[64], %b[64]
  and_ord,4 %b[40], %g20, %b[72], %g20
  andnd,5 %b[73], %g17, %b[72]
}
{
  xord,0 %r42, %b[2], %b[24]
  xor_xord,1 %r19, %r20, %r16, %r20
  xord,2 %r32, %b[9], %r16
  xord,3 %b[66], %b[90], %b[112]
  xor_xord,4 %b[43], %b[44], %b[40], %b[44]
  xord,5 %b[56], %b[97], %b[40]
}
{
  andnd,0 %b[9], %r32, %g4
  and_ord,1 %g4, %r39, %b[22], %b[22]
  xord,2 %g4, %r39, %r39
  andnd,3 %b[97], %b[56], %g20
  and_ord,4 %g20, %b[63], %b[110], %b[110]
  xord,5 %g20, %b[63], %b[63]
}
{
  andnd,0 %g2, %b[38], %b[38]
  xor_xord,1 %b[3], %r51, %r36, %r51
  andnd,2 %b[38], %r48, %r48
  andnd,3 %g18, %b[126], %b[126]
  xor_xord,4 %b[91], %b[75], %b[60], %b[75]
  andnd,5 %b[126], %b[72], %b[72]
}
{
  andd,0 %r20, %r39, %r36
  and_ord,1 %b[22], %b[31], %r30, %b[31]
  ldd,2 [ %r2 + 0xd50 ], %r30
  andd,3 %b[44], %b[63], %b[60]
  and_ord,4 %b[110], %b[119], %b[54], %b[119]
  ldd,5 [ %r2 + 0xd50 ], %b[54]
}
{
  xornd,0 %b[9], %r36, %r36
  xor_andd,1 %r20, %b[9], %r16, %b[9]
  andd,2 %r42, %b[2], %b[2]
  xornd,3 %b[97], %b[60], %b[60]
  xor_andd,4 %b[44], %b[97], %b[40], %b[97]
  andd,5 %b[66], %b[90], %b[90]
}
{
  xord,0 %b[31], %b[24], %b[24]
  and_ord,1 %b[31], %b[24], %b[2], %b[2]
  xornd,2 %r39, %r20, %r20
  xord,3 %b[119], %b[112], %b[112]
  and_ord,4 %b[119], %b[112], %b[90], %b[90]
  xornd,5 %b[63], %b[44], %b[44]
}
{
  andd,0 %r48, %g1, %b[22]
  xor_xord,1 %b[23], %b[25], %b[22], %b[25]
  andd,2 %r39, %r36, %b[31]
  andd,3 %b[72], %g17, %b[110]
  xor_xord,4 %b[111], %b[113], %b[110], %b[113]
  andd,5 %b[63], %b[60], %b[119]
}
{
  andnd,0 %b[38], %r48, %b[38]
  xor_xord,1 %r35, %r30, %b[2], %b[31]
  andnd,2 %r20, %b[31], %r20
  andnd,3 %b[126], %b[72], %b[126]
  xor_xord,4 %b[59], %b[54], %b[90], %b[119]
  andnd,5 %b[44], %b[119], %b[44]
}
{
  xord,0 %r48, %r18, %r18
  andn_xord,1 %r48, %r49, %g1, %r49
  xornd,2 %b[22], %b[38], %b[38]
  xord,3 %b[72], %b[42], %b[42]
  andn_xord,4 %b[72], %b[73], %g17, %b[73]
  xornd,5 %b[110], %b[126], %b[126]
}
{
  andnd,0 %r36, %r32, %b[22]
  andd,1 %r39, %r32, %r32
  ldd,2 [ %r2 + 0xd58 ], %r48
  andnd,3 %b[60], %b[56], %b[110]
  andd,4 %b[63], %b[56], %b[56]
  ldd,5 [ %r2 + 0xd58 ], %b[72]
}
{
  ord,0 %r35, %r30, %r30
  xornd,1 %r39, %b[22], %b[22]
  andd,2 %r35, %r30, %g1
  ord,3 %b[59], %b[54], %b[54]
  xornd,4 %b[63], %b[110], %b[110]
  andd,5 %b[59], %b[54], %g17
}
{
  ord,0 %b[9], %r20, %g1
  and_ord,1 %b[2], %r30, %g1, %r30
  xord,2 %b[9], %r32, %r32
  ord,3 %b[97], %b[44], %g17
  and_ord,4 %b[90], %b[54], %g17, %b[54]
  xord,5 %b[97], %b[56], %b[56]
}
{
  andnd,0 %r43, %r49, %r43
  andn_xornd,1 %r32, %g4, %r16, %g4
  xord,2 %r60, %g1, %g1
  andnd,3 %b[67], %b[73], %b[67]
  andn_xornd,4 %b[56], %g20, %b[40], %g20
  xord,5 %b[84], %g17, %g17
}
{
  andnd,0 %b[16], %r38, %g11
  xor_xord,1 %b[22], %b[9], %g11, %b[22]
  xord,2 %b[18], %r48, %b[9]
  andnd,3 %b[104], %b[62], %g27
  xor_xord,4 %b[110], %b[97], %g27, %b[110]
  xord,5 %b[106], %b[72], %b[97]
}
{
  andd,0 %g3, %b[16], %g2
  xor_xord,1 %r43, %g2, %b[32], %r43
  xord,2 %g4, %r20, %g4
  andd,3 %g19, %b[104], %g18
  xor_xord,4 %b[67], %g18, %b[120], %b[67]
  xord,5 %g20, %b[44], %g20
}
{
  xord,0 %r30, %b[9], %b[32]
  xord,1 %b[33], %g4, %g4
  andd,2 %b[18], %r48, %r48
  xord,3 %b[54], %b[97], %b[120]
  xord,4 %b[121], %g20, %g20
  andd,5 %b[106], %b[72], %b[72]
}
{
  xord,0 %b[38], %r29, %r29
  and_ord,1 %r30, %b[9], %r48, %r48
  ord,2 %g5, %g2, %g2
  xord,3 %b[126], %b[53], %b[53]
  and_ord,4 %b[54], %b[97], %b[72], %b[72]
  ord,5 %g21, %g18, %g18
}
{
  andnd,0 %b[17], %r23, %b[38]
  xor_xord,1 %r49, %b[38], %b[4], %r49
  xord,2 %g5, %g3, %g5
  andnd,3 %b[105], %b[47], %b[126]
  xor_xord,4 %b[73], %b[126], %b[92], %b[73]
  xord,5 %g21, %g19, %g21
}
{
  ldd,0 [ %r2 + 0xd68 ], %b[9]
  xord,1 %b[32], %b[24], %r30
  ldd,2 [ %r2 + 0xd60 ], %b[4]
  ldd,3 [ %r2 + 0xd68 ], %b[97]
  xord,4 %b[120], %b[112], %b[54]
  ldd,5 [ %r2 + 0xd60 ], %b[92]
}
{
  xord,0 %b[31], %b[25], %b[25]
  andd,1 %b[31], %b[24], %r20
  xord,2 %b[32], %b[25], %b[33]
  xord,3 %b[119], %b[113], %b[113]
  andd,4 %b[119], %b[112], %b[44]
  xord,5 %b[120], %b[113], %b[121]
}
{
  xord,0 %b[31], %b[24], %r60
  xor_ornd,1 %b[31], %b[32], %b[25], %r16
  andd,2 %r30, %b[33], %r30
  xord,3 %b[119], %b[112], %b[84]
  xor_ornd,4 %b[119], %b[120], %b[113], %b[40]
  andd,5 %b[54], %b[121], %b[54]
}
{
  ord,0 %g8, %b[4], %r39
  and_xornd,1 %r30, %r60, %r20, %r60
  andd,2 %g8, %b[4], %b[2]
  ord,3 %g24, %b[92], %b[63]
  and_xornd,4 %b[54], %b[84], %b[44], %b[84]
  andd,5 %g24, %b[92], %b[90]
}
{
  andnd,0 %b[24], %b[31], %b[31]
  and_ord,1 %r48, %r39, %b[2], %r39
  xord,2 %b[32], %b[31], %b[2]
  andnd,3 %b[112], %b[119], %b[119]
  and_ord,4 %b[72], %b[63], %b[90], %b[63]
  xord,5 %b[120], %b[119], %b[90]
}
{
  xord,0 %r57, %b[38], %b[38]
  andn_xornd,1 %r60, %b[33], %b[32], %b[33]
  ord,2 %b[24], %b[2], %b[2]
  xord,3 %b[81], %b[126], %b[126]
  andn_xornd,4 %b[84], %b[121], %b[120], %b[121]
  ord,5 %b[112], %b[90], %b[90]
}
{
  xord,0 %b[2], %r16, %b[2]
  xor_xord,1 %r60, %r16, %b[10], %r60
  xord,2 %b[2], %b[7], %b[7]
  xord,3 %b[90], %b[40], %b[90]
  xor_xord,4 %b[84], %b[40], %b[98], %b[84]
  xord,5 %b[90], %b[95], %b[95]
}
{
  xord,0 %b[30], %b[2], %b[2]
  or_xord,1 %b[31], %b[25], %b[24], %b[31]
  xord,2 %b[33], %b[7], %b[7]
  xord,3 %b[118], %b[90], %b[90]
  or_xord,4 %b[119], %b[113], %b[112], %b[119]
  xord,5 %b[121], %b[95], %b[95]
}
{
  xord,0 %b[17], %b[21], %b[30]
  xor_xord,1 %g8, %b[4], %r48, %b[4]
  andd,2 %b[17], %b[38], %r48
  xord,3 %b[105], %b[109], %b[118]
  xor_xord,4 %g24, %b[92], %b[72], %b[92]
  andd,5 %b[105], %b[126], %b[72]
}
{
  andnd,0 %b[38], %r23, %b[31]
  or_xord,1 %r30, %b[31], %b[8], %r30
  andnd,2 %b[30], %r48, %r48
  andnd,3 %b[126], %b[47], %b[119]
  or_xord,4 %b[54], %b[119], %b[96], %b[54]
  andnd,5 %b[118], %b[72], %b[72]
}
{
  xord,0 %b[38], %b[17], %b[38]
  andn_xornd,1 %g3, %g11, %r54, %g3
  andnd,2 %r23, %b[38], %b[8]
  xord,3 %b[126], %b[105], %b[126]
  andn_xornd,4 %g19, %g27, %b[78], %g19
  andnd,5 %b[47], %b[126], %b[96]
}
{
  andnd,0 %r51, %b[35], %b[31]
  andn_xornd,1 %r48, %b[8], %b[31], %b[8]
  xord,2 %r41, %b[9], %b[17]
  andnd,3 %b[75], %b[123], %b[119]
  andn_xornd,4 %b[72], %b[96], %b[119], %b[96]
  xord,5 %b[65], %b[97], %b[105]
}
{
  xornd,0 %g3, %g5, %g5
  xor_andd,1 %g2, %r38, %g3, %r38
  xord,2 %r39, %b[17], %b[33]
  xornd,3 %g19, %g21, %g21
  xor_andd,4 %g18, %b[62], %g19, %b[62]
  xord,5 %b[63], %b[105], %b[121]
}
{
  andd,0 %g2, %g5, %b[25]
  xor_xord,1 %g2, %g3, %r44, %g2
  andd,2 %r41, %b[9], %b[9]
  andd,3 %g18, %g21, %b[113]
  xor_xord,4 %g18, %g19, %b[68], %g18
  andd,5 %b[65], %b[97], %b[97]
}
{
  andnd,0 %g3, %b[25], %b[25]
  andn_ord,1 %g5, %g11, %r54, %g5
  xord,2 %r38, %r59, %r59
  andnd,3 %g19, %b[113], %b[113]
  andn_ord,4 %g21, %g27, %b[78], %g21
  xord,5 %b[62], %b[83], %b[83]
}
{
  ldd,0 [ %r2 + 0xd78 ], %b[17]
  and_ord,1 %r39, %b[17], %b[9], %b[9]
  ldd,2 [ %r2 + 0xd70 ], %g11
  ldd,3 [ %r2 + 0xd78 ], %b[105]
  and_ord,4 %b[63], %b[105], %b[97], %b[97]
  ldd,5 [ %r2 + 0xd70 ], %g27
}
{
  andnd,0 %b[35], %r51, %r25
  xor_xord,1 %b[25], %b[16], %r45, %b[25]
  xord,2 %g5, %r25, %g5
  andnd,3 %b[123], %b[75], %b[49]
  xor_xord,4 %b[113], %b[104], %b[69], %b[113]
  xord,5 %g21, %b[49], %g21
}
{
  ldd,0 [ %r2 + 0xd88 ], %r45
  xord,1 %b[33], %b[0], %b[0]
  ldd,2 [ %r2 + 0xd80 ], %b[16]
  ldd,3 [ %r2 + 0xd88 ], %b[69]
  xord,4 %b[121], %b[88], %b[88]
  ldd,5 [ %r2 + 0xd80 ], %b[104]
}
{
  xord,0 %b[37], %g11, %r54
  andd,1 %b[37], %g11, %g11
  ldd,2 [ %r2 + 0xd90 ], %r39
  xord,3 %b[125], %g27, %b[78]
  andd,4 %b[125], %g27, %g27
  ldd,5 [ %r2 + 0xd90 ], %b[63]
}
{
  xord,0 %b[9], %r54, %r54
  and_ord,1 %b[9], %r54, %g11, %g11
  xord,2 %r17, %b[17], %b[17]
  xord,3 %b[97], %b[78], %b[78]
  and_ord,4 %b[97], %b[78], %g27, %g27
  xord,5 %b[41], %b[105], %b[105]
}
{
  andd,0 %g1, %r45, %g3
  ord,1 %g1, %r45, %r38
  andd,2 %b[22], %b[16], %b[9]
  andd,3 %g17, %b[69], %g19
  ord,4 %g17, %b[69], %b[62]
  andd,5 %b[110], %b[104], %b[97]
}
{
  andnd,0 %r54, %b[33], %g11
  and_ord,1 %b[9], %r38, %g3, %r38
  xord,2 %g11, %b[17], %b[17]
  andnd,3 %b[78], %b[121], %g27
  and_ord,4 %b[97], %b[62], %g19, %b[62]
  xord,5 %g27, %b[105], %b[105]
}
{
  andnd,0 %b[4], %b[17], %r44
  andnd,1 %b[33], %r54, %b[24]
  xord,2 %b[17], %b[4], %g3
  andnd,3 %b[92], %b[105], %b[68]
  andnd,4 %b[121], %b[78], %b[112]
  xord,5 %b[105], %b[92], %g19
}
{
  andnd,0 %r54, %b[4], %r16
  or_xornd,1 %r54, %r44, %g3, %r44
  ornd,2 %g3, %b[33], %g3
  andnd,3 %b[78], %b[92], %b[40]
  or_xornd,4 %b[78], %b[68], %g19, %b[68]
  ornd,5 %g19, %b[121], %g19
}
{
  xord,0 %g3, %r54, %b[32]
  xord,1 %g3, %b[4], %b[4]
  andnd,2 %b[4], %r54, %b[10]
  xord,3 %g19, %b[78], %b[120]
  xord,4 %g19, %b[92], %b[92]
  andnd,5 %b[92], %b[78], %b[98]
}
{
  andnd,0 %b[32], %b[4], %b[4]
  or_xornd,1 %r44, %g11, %b[24], %b[24]
  andnd,2 %b[33], %b[17], %b[33]
  andnd,3 %b[120], %b[92], %b[92]
  or_xornd,4 %b[68], %g27, %b[112], %b[112]
  andnd,5 %b[121], %b[105], %b[121]
}
{
  xord,0 %b[4], %b[0], %b[0]
  and_xord,1 %r44, %g3, %r62, %r44
  ornd,2 %b[33], %r54, %b[33]
  xord,3 %b[92], %b[88], %b[88]
  and_xord,4 %b[68], %g19, %b[86], %b[68]
  ornd,5 %b[121], %b[78], %b[121]
}
{
  ornd,0 %b[30], %b[38], %b[38]
  or_xornd,1 %b[24], %b[10], %r16, %b[10]
  xord,2 %b[17], %g10, %b[17]
  ornd,3 %b[118], %b[126], %b[126]
  or_xornd,4 %b[112], %b[98], %b[40], %b[98]
  xord,5 %b[105], %g26, %b[105]
}
{
  xord,0 %b[24], %b[17], %b[17]
  xor_xord,1 %r27, %r63, %b[26], %r63
  andd,2 %g4, %r39, %b[30]
  xord,3 %b[112], %b[105], %b[105]
  xor_xord,4 %b[51], %b[87], %b[114], %b[87]
  andd,5 %g20, %b[63], %b[118]
}
{
  xord,0 %r48, %r58, %r48
  xor_xord,1 %b[10], %b[33], %r22, %b[10]
  xord,2 %b[38], %r57, %r57
  xord,3 %b[72], %b[82], %b[72]
  xor_xord,4 %b[98], %b[121], %b[46], %b[98]
  xord,5 %b[126], %b[81], %b[81]
}
{
  ornd,0 %r63, %b[20], %b[33]
  xor_xord,1 %b[8], %b[21], %b[19], %b[19]
  ord,2 %g4, %r39, %r58
  ornd,3 %b[87], %b[108], %b[121]
  xor_xord,4 %b[96], %b[109], %b[107], %b[107]
  ord,5 %g20, %b[63], %b[82]
}
{
  ornd,0 %r57, %b[8], %r57
  or_xornd,1 %b[20], %b[31], %r25, %r25
  andnd,2 %r63, %b[20], %b[31]
  ornd,3 %b[81], %b[96], %b[81]
  or_xornd,4 %b[108], %b[119], %b[49], %b[49]
  andnd,5 %b[87], %b[108], %b[119]
}
{
  ord,0 %b[38], %b[21], %r22
  and_ord,1 %r38, %r58, %b[30], %r58
  andnd,2 %b[33], %r51, %b[30]
  ord,3 %b[126], %b[109], %b[46]
  and_ord,4 %b[62], %b[82], %b[118], %b[82]
  andnd,5 %b[121], %b[75], %b[118]
}
{
  xord,0 %r57, %r48, %r48
  or_xord,1 %r25, %b[31], %b[33], %b[31]
  ldd,2 [ %r2 + 0xd98 ], %b[26]
  xord,3 %b[81], %b[72], %b[72]
  or_xord,4 %b[49], %b[119], %b[121], %b[119]
  ldd,5 [ %r2 + 0xd98 ], %b[114]
}
{
  xord,0 %b[38], %g14, %b[38]
  and_xord,1 %r57, %r22, %b[21], %r22
  andd,2 %b[30], %b[20], %b[33]
  xord,3 %b[126], %g30, %b[126]
  and_xord,4 %b[81], %b[46], %b[109], %b[46]
  andd,5 %b[118], %b[108], %b[121]
}
{
  andd,0 %r63, %r51, %b[8]
  or_ornd,1 %b[31], %b[20], %b[33], %b[33]
  xord,2 %b[8], %b[38], %b[38]
  andd,3 %b[87], %b[75], %b[96]
  or_ornd,4 %b[119], %b[108], %b[121], %b[121]
  xord,5 %b[96], %b[126], %b[126]
}
{
  andd,0 %b[26], %r58, %b[26]
  xor_xord,1 %r22, %r23, %r46, %r22
  xord,2 %b[26], %r58, %b[20]
  andd,3 %b[114], %b[82], %b[114]
  xor_xord,4 %b[46], %b[47], %b[70], %b[46]
  xord,5 %b[114], %b[82], %b[108]
}
{
  ldd,0 [ %r2 + 0xda8 ], %r46
  and_ord,1 %r60, %b[20], %b[26], %b[26]
  ldd,2 [ %r2 + 0xda0 ], %r23
  ldd,3 [ %r2 + 0xda8 ], %b[70]
  and_ord,4 %b[84], %b[108], %b[114], %b[114]
  ldd,5 [ %r2 + 0xda0 ], %b[47]
}
{
  ord,0 %b[33], %b[35], %g14
  ord,1 %r63, %r51, %r63
  andd,2 %b[33], %r63, %r58
  ord,3 %b[121], %b[123], %g30
  ord,4 %b[87], %b[75], %b[87]
  andd,5 %b[121], %b[87], %b[82]
}
{
  ornd,0 %r58, %g14, %g14
  orn_xord,1 %r25, %r63, %b[8], %r63
  ldd,2 [ %r2 + 0xdb0 ], %r57
  ornd,3 %b[82], %g30, %g30
  orn_xord,4 %b[49], %b[87], %b[96], %b[87]
  ldd,5 [ %r2 + 0xdb0 ], %b[81]
}
{
  ord,0 %b[7], %r23, %r25
  xord,1 %r30, %r46, %r58
  andd,2 %b[7], %r23, %b[8]
  ord,3 %b[95], %b[47], %b[49]
  xord,4 %b[54], %b[70], %b[82]
  andd,5 %b[95], %b[47], %b[96]
}
{
  ldd,0 [ %r2 + 0xdb8 ], %b[8]
  and_ord,1 %b[26], %r25, %b[8], %r25
  andd,2 %r30, %r46, %r46
  ldd,3 [ %r2 + 0xdb8 ], %b[96]
  and_ord,4 %b[114], %b[49], %b[96], %b[49]
  andd,5 %b[54], %b[70], %b[70]
}
{
  andd,0 %b[2], %r57, %r57
  xor_xord,1 %g14, %r51, %g15, %g14
  xord,2 %b[2], %r57, %b[21]
  andd,3 %b[90], %b[81], %b[81]
  xor_xord,4 %g30, %b[75], %g31, %g30
  xord,5 %b[90], %b[81], %b[109]
}
{
  andnd,0 %b[34], %r56, %g15
  and_ord,1 %r25, %r58, %r46, %r46
  andnd,2 %r56, %b[34], %r51
  andnd,3 %b[122], %b[80], %g31
  and_ord,4 %b[49], %b[82], %b[70], %b[70]
  andnd,5 %b[80], %b[122], %b[75]
}
{
  andd,0 %r44, %b[8], %b[8]
  xord,1 %r34, %b[39], %b[39]
  xord,2 %r44, %b[8], %b[24]
  andd,3 %b[68], %b[96], %b[96]
  xord,4 %b[58], %b[127], %b[127]
  xord,5 %b[68], %b[96], %b[112]
}
{
  andnd,0 %r40, %b[39], %r34
  and_ord,1 %r46, %b[21], %r57, %r57
  xord,2 %r63, %b[13], %b[13]
  andnd,3 %b[64], %b[127], %b[58]
  and_ord,4 %b[70], %b[109], %b[81], %b[81]
  xord,5 %b[87], %b[101], %b[101]
}
{
  xord,0 %b[35], %r37, %b[35]
  andn_xornd,1 %r40, %r51, %g15, %g15
  xord,2 %b[33], %b[13], %b[13]
  xord,3 %b[123], %b[61], %b[123]
  andn_xornd,4 %b[64], %b[75], %g31, %g31
  xord,5 %b[121], %b[101], %b[101]
}
{
  andnd,0 %b[39], %r56, %b[33]
  and_ord,1 %r57, %b[24], %b[8], %b[8]
  andnd,2 %r56, %b[39], %r37
  andnd,3 %b[127], %b[80], %b[121]
  and_ord,4 %b[81], %b[112], %b[96], %b[96]
  andnd,5 %b[80], %b[127], %b[61]
}
{
  ord,0 %r56, %b[39], %r63
  andn_xornd,1 %g15, %r34, %b[39], %r34
  xord,2 %r63, %b[35], %b[35]
  ord,3 %b[80], %b[127], %b[87]
  andn_xornd,4 %g31, %b[58], %b[127], %b[58]
  xord,5 %b[87], %b[123], %b[123]
}
{
  xord,0 %r40, %b[36], %r40
  xor_xord,1 %b[31], %b[30], %b[27], %b[31]
  xord,2 %b[34], %r63, %r63
  xord,3 %b[64], %b[124], %b[64]
  xor_xord,4 %b[119], %b[118], %b[115], %b[119]
  xord,5 %b[122], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0xdc8 ], %b[30]
  andn_xornd,1 %r34, %b[33], %r37, %b[33]
  ldd,2 [ %r2 + 0xdc0 ], %b[36]
  ldd,3 [ %r2 + 0xdc8 ], %b[118]
  andn_xornd,4 %b[58], %b[121], %b[61], %b[121]
  ldd,5 [ %r2 + 0xdc0 ], %b[124]
}
{
  ldd,0 [ %r2 + 0xdd8 ], %b[27]
  xord,1 %r63, %g15, %g15
  ldd,2 [ %r2 + 0xdd0 ], %r37
  ldd,3 [ %r2 + 0xdd8 ], %b[115]
  xord,4 %b[87], %g31, %g31
  ldd,5 [ %r2 + 0xdd0 ], %b[61]
}
{
  ord,0 %b[33], %r34, %r34
  xor_xord,1 %b[33], %b[34], %r47, %b[33]
  andd,2 %b[33], %b[34], %r51
  ord,3 %b[121], %b[58], %b[58]
  xor_xord,4 %b[121], %b[122], %b[71], %b[121]
  andd,5 %b[121], %b[122], %b[75]
}
{
  ord,0 %b[0], %b[36], %r47
  xord,1 %b[10], %b[30], %g10
  andd,2 %b[0], %b[36], %b[34]
  ord,3 %b[88], %b[124], %b[71]
  xord,4 %b[98], %b[118], %g26
  andd,5 %b[88], %b[124], %b[122]
}
{
  andd,0 %b[17], %r37, %b[34]
  and_ord,1 %b[8], %r47, %b[34], %r47
  andd,2 %b[10], %b[30], %b[30]
  andd,3 %b[105], %b[61], %b[122]
  and_ord,4 %b[96], %b[71], %b[122], %b[71]
  andd,5 %b[98], %b[118], %b[118]
}
{
  xord,0 %r43, %b[27], %b[4]
  andd,1 %r43, %b[27], %b[27]
  ord,2 %b[17], %r37, %r16
  xord,3 %b[67], %b[115], %b[92]
  andd,4 %b[67], %b[115], %b[115]
  ord,5 %b[105], %b[61], %b[40]
}
{
  xord,0 %r32, %r36, %r32
  and_ord,1 %r47, %g10, %b[30], %b[30]
  andnd,2 %r34, %r51, %r34
  xord,3 %b[56], %b[60], %b[56]
  and_ord,4 %b[71], %g26, %b[118], %b[118]
  andnd,5 %b[58], %b[75], %b[58]
}
{
  xord,0 %r34, %r40, %r40
  xor_xord,1 %r63, %b[39], %g7, %r63
  ornd,2 %g15, %r34, %g15
  xord,3 %b[58], %b[64], %b[64]
  xor_xord,4 %b[87], %b[127], %g23, %b[87]
  ornd,5 %g31, %b[58], %g31
}
{
  xord,0 %b[22], %b[16], %b[16]
  and_ord,1 %b[30], %r16, %b[34], %r16
  xord,2 %b[28], %r32, %r32
  xord,3 %b[110], %b[104], %b[104]
  and_ord,4 %b[118], %b[40], %b[122], %b[40]
  xord,5 %b[116], %b[56], %b[56]
}
{
  xord,0 %r25, %r58, %r58
  xor_xord,1 %g15, %r56, %r53, %g15
  xord,2 %r60, %b[20], %b[20]
  xord,3 %b[49], %b[82], %b[82]
  xor_xord,4 %g31, %b[80], %b[77], %g31
  xord,5 %b[84], %b[108], %b[108]
}
{
  ldd,0 [ %r2 + 0xde8 ], %r56
  and_ord,1 %r16, %b[4], %b[27], %b[27]
  ldd,2 [ %r2 + 0xde0 ], %r25
  ldd,3 [ %r2 + 0xde8 ], %b[80]
  and_ord,4 %b[40], %b[92], %b[115], %b[115]
  ldd,5 [ %r2 + 0xde0 ], %b[49]
}
{
  ldd,0 [ %r2 + 0xdf8 ], %b[28]
  xor_xord,1 %g1, %r45, %b[9], %r45
  ldd,2 [ %r2 + 0xdf0 ], %r53
  ldd,3 [ %r2 + 0xdf8 ], %b[116]
  xor_xord,4 %g17, %b[69], %b[97], %b[69]
  ldd,5 [ %r2 + 0xdf0 ], %b[77]
}
{
  ldd,0 [ %r2 + 0xe08 ], %b[34]
  xor_xord,1 %g4, %r39, %r38, %r39
  ldd,2 [ %r2 + 0xe00 ], %b[9]
  ldd,3 [ %r2 + 0xe08 ], %b[122]
  xor_xord,4 %g20, %b[63], %b[62], %b[63]
  ldd,5 [ %r2 + 0xe00 ], %b[97]
}
{
  andd,0 %r18, %r25, %r25
  xord,1 %r49, %r56, %b[39]
  xord,2 %r18, %r25, %r38
  andd,3 %b[42], %b[49], %b[49]
  xord,4 %b[73], %b[80], %b[127]
  xord,5 %b[42], %b[49], %b[62]
}
{
  andd,0 %r29, %r53, %g7
  and_ord,1 %b[27], %r38, %r25, %r25
  andd,2 %r49, %r56, %r56
  andd,3 %b[53], %b[77], %g23
  and_ord,4 %b[115], %b[62], %b[49], %b[49]
  andd,5 %b[73], %b[80], %b[80]
}
{
  xord,0 %r59, %b[28], %r36
  andd,1 %r59, %b[28], %b[28]
  ord,2 %r29, %r53, %r34
  xord,3 %b[83], %b[116], %b[60]
  andd,4 %b[83], %b[116], %b[116]
  ord,5 %b[53], %b[77], %b[58]
}
{
  ord,0 %g2, %b[9], %r54
  and_ord,1 %r25, %b[39], %r56, %r56
  andd,2 %g2, %b[9], %r51
  ord,3 %g18, %b[97], %b[78]
  and_ord,4 %b[49], %b[127], %b[80], %b[80]
  andd,5 %g18, %b[97], %b[75]
}
{
  andd,0 %b[25], %b[34], %r62
  ord,1 %b[25], %b[34], %b[32]
  ldd,2 [ %r2 + 0xe10 ], %g3
  andd,3 %b[113], %b[122], %b[86]
  ord,4 %b[113], %b[122], %b[120]
  ldd,5 [ %r2 + 0xe10 ], %g19
}
{
  ldd,0 [ %r2 + 0xe20 ], %g11
  and_ord,1 %r56, %r34, %g7, %r34
  ldd,2 [ %r2 + 0xe18 ], %g7
  ldd,3 [ %r2 + 0xe20 ], %g27
  and_ord,4 %b[80], %b[58], %g23, %b[58]
  ldd,5 [ %r2 + 0xe18 ], %g23
}
{
  xord,0 %r45, %b[3], %b[3]
  or_xord,1 %b[20], %r45, %b[16], %b[16]
  ldd,2 [ %r2 + 0xe28 ], %r20
  xord,3 %b[69], %b[91], %b[91]
  or_xord,4 %b[108], %b[69], %b[104], %b[104]
  ldd,5 [ %r2 + 0xe28 ], %b[44]
}
{
  xord,0 %r46, %b[21], %b[21]
  and_ord,1 %r34, %r36, %b[28], %b[28]
  xord,2 %r57, %b[24], %b[24]
  xord,3 %b[70], %b[109], %b[109]
  and_ord,4 %b[58], %b[60], %b[116], %b[116]
  xord,5 %b[81], %b[112], %b[112]
}
{
  andd,0 %g5, %g3, %g3
  xord,1 %b[19], %g7, %r57
  xord,2 %g5, %g3, %r46
  andd,3 %g21, %g19, %g19
  xord,4 %b[107], %g23, %b[81]
  xord,5 %g21, %g19, %b[70]
}
{
  andd,0 %r48, %g11, %r51
  and_ord,1 %b[28], %r54, %r51, %r54
  andd,2 %b[19], %g7, %g7
  andd,3 %b[72], %g27, %b[75]
  and_ord,4 %b[116], %b[78], %b[75], %b[78]
  andd,5 %b[107], %g23, %g23
}
{
  xord,0 %b[16], %r27, %r27
  xor_xord,1 %b[7], %r23, %b[26], %r23
  andd,2 %b[24], %r58, %b[26]
  xord,3 %b[104], %b[51], %b[51]
  xor_xord,4 %b[95], %b[47], %b[114], %b[47]
  andd,5 %b[112], %b[82], %b[114]
}
{
  ord,0 %b[21], %b[26], %b[26]
  and_ord,1 %r54, %b[32], %r62, %b[32]
  ord,2 %r48, %g11, %r62
  ord,3 %b[109], %b[114], %b[114]
  and_ord,4 %b[78], %b[120], %b[86], %b[120]
  ord,5 %b[72], %g27, %b[86]
}
{
  xord,0 %b[24], %b[14], %b[14]
  xor_xord,1 %b[0], %b[36], %b[8], %b[36]
  xord,2 %b[21], %b[24], %b[21]
  xord,3 %b[112], %b[102], %b[102]
  xor_xord,4 %b[88], %b[124], %b[96], %b[124]
  xord,5 %b[109], %b[112], %b[109]
}
{
  xord,0 %r16, %b[4], %b[4]
  and_ord,1 %b[32], %r46, %g3, %g3
  ldd,2 [ %r2 + 0xe30 ], %b[8]
  xord,3 %b[40], %b[92], %b[92]
  and_ord,4 %b[120], %b[70], %g19, %g19
  ldd,5 [ %r2 + 0xe30 ], %b[96]
}
{
  andd,0 %b[38], %r20, %r20
  xor_xord,1 %b[17], %r37, %b[30], %r37
  xord,2 %b[38], %r20, %r16
  andd,3 %b[126], %b[44], %b[44]
  xor_xord,4 %b[105], %b[61], %b[118], %b[61]
  xord,5 %b[126], %b[44], %b[40]
}
{
  xord,0 %r47, %g10, %g10
  and_ord,1 %g3, %r57, %g7, %g7
  ldd,2 [ %r2 + 0xe38 ], %b[30]
  xord,3 %b[71], %g26, %g26
  and_ord,4 %g19, %b[81], %g23, %g23
  ldd,5 [ %r2 + 0xe38 ], %b[118]
}
{
  andd,0 %r22, %b[8], %b[8]
  xord,1 %b[27], %r38, %r38
  xord,2 %r22, %b[8], %r47
  andd,3 %b[46], %b[96], %b[96]
  xord,4 %b[115], %b[62], %b[62]
  xord,5 %b[46], %b[96], %b[71]
}
{
  ldd,0 [ %r2 + 0xe48 ], %b[27]
  and_ord,1 %g7, %r62, %r51, %r62
  ldd,2 [ %r2 + 0xe40 ], %r51
  ldd,3 [ %r2 + 0xe48 ], %b[115]
  and_ord,4 %g23, %b[86], %b[75], %b[86]
  ldd,5 [ %r2 + 0xe40 ], %b[75]
}
{
  xord,0 %r25, %b[39], %b[39]
  xor_xord,1 %r48, %g11, %g7, %g11
  andnd,2 %b[16], %b[20], %g7
  xord,3 %b[49], %b[127], %b[127]
  xor_xord,4 %b[72], %g27, %g23, %g27
  andnd,5 %b[104], %b[108], %g23
}
{
  xord,0 %r62, %r16, %r16
  and_ord,1 %r62, %r16, %r20, %r20
  andd,2 %g14, %b[30], %r25
  xord,3 %b[86], %b[40], %b[40]
  and_ord,4 %b[86], %b[40], %b[44], %b[44]
  andd,5 %g30, %b[118], %b[49]
}
{
  xord,0 %r34, %r36, %r36
  xor_xord,1 %r29, %r53, %r56, %r53
  ord,2 %g14, %b[30], %r62
  xord,3 %b[58], %b[60], %b[60]
  xor_xord,4 %b[53], %b[77], %b[80], %b[77]
  ord,5 %g30, %b[118], %b[86]
}
{
  ord,0 %b[13], %r51, %r56
  and_ord,1 %r20, %r47, %b[8], %b[8]
  andd,2 %b[13], %r51, %r34
  ord,3 %b[101], %b[75], %b[80]
  and_ord,4 %b[44], %b[71], %b[96], %b[96]
  andd,5 %b[101], %b[75], %b[58]
}
{
  xord,0 %r16, %g11, %r20
  xor_xord,1 %g2, %b[9], %b[28], %b[9]
  xord,2 %r20, %r47, %r47
  xord,3 %b[40], %g27, %b[44]
  xor_xord,4 %g18, %b[97], %b[116], %b[97]
  xord,5 %b[44], %b[71], %b[71]
}
{
  xord,0 %b[16], %r39, %b[28]
  and_ord,1 %b[8], %r62, %r25, %r62
  andnd,2 %g11, %r16, %r25
  xord,3 %b[104], %b[63], %b[116]
  and_ord,4 %b[96], %b[86], %b[49], %b[86]
  andnd,5 %g27, %b[40], %b[49]
}
{
  xord,0 %r39, %r45, %g7
  xor_xord,1 %g14, %b[30], %b[8], %b[30]
  andnd,2 %b[28], %g7, %b[28]
  xord,3 %b[63], %b[69], %g23
  xor_xord,4 %g30, %b[118], %b[96], %b[118]
  andnd,5 %b[116], %g23, %b[116]
}
{
  andd,0 %b[28], %b[20], %b[8]
  and_ord,1 %r62, %r56, %r34, %r56
  andnd,2 %b[28], %b[16], %r34
  andd,3 %b[116], %b[108], %b[96]
  and_ord,4 %b[86], %b[80], %b[58], %b[80]
  andnd,5 %b[116], %b[104], %b[58]
}
{
  xord,0 %b[28], %b[3], %b[3]
  xor_xord,1 %b[13], %r51, %r62, %r51
  xord,2 %b[20], %r34, %r34
  xord,3 %b[116], %b[91], %b[91]
  xor_xord,4 %b[101], %b[75], %b[86], %b[75]
  xord,5 %b[108], %b[58], %b[58]
}
{
  xornd,0 %b[30], %r47, %r47
  xor_andd,1 %r47, %g11, %r20, %r62
  andd,2 %r47, %b[30], %b[20]
  xornd,3 %b[118], %b[71], %b[71]
  xor_andd,4 %b[71], %g27, %b[44], %b[86]
  andd,5 %b[71], %b[118], %b[108]
}
{
  andd,0 %b[30], %r16, %g11
  andnd,1 %g7, %r34, %g7
  xornd,2 %g11, %b[20], %b[20]
  andd,3 %b[118], %b[40], %g27
  andnd,4 %g23, %b[58], %g23
  xornd,5 %g27, %b[108], %b[108]
}
{
  xord,0 %r38, %r50, %r50
  andn_xornd,1 %b[20], %r16, %b[30], %r16
  xord,2 %r62, %g11, %g11
  xord,3 %b[62], %b[74], %b[74]
  andn_xornd,4 %b[108], %b[40], %b[118], %b[40]
  xord,5 %b[86], %g27, %g27
}
{
  andnd,0 %r23, %r58, %r20
  andn_xornd,1 %g11, %r25, %r20, %r25
  andd,2 %b[30], %b[20], %b[30]
  andnd,3 %b[47], %b[82], %b[44]
  andn_xornd,4 %g27, %b[49], %b[44], %b[49]
  andd,5 %b[118], %b[108], %b[118]
}
{
  andnd,0 %r58, %r23, %r24
  xor_xord,1 %r16, %r62, %r24, %r16
  andnd,2 %r47, %b[30], %r47
  andnd,3 %b[82], %b[47], %b[48]
  xor_xord,4 %b[40], %b[86], %b[48], %b[40]
  andnd,5 %b[71], %b[118], %b[71]
}
{
  xord,0 %r25, %r47, %r25
  xor_andnd,1 %b[16], %r39, %r45, %b[16]
  ord,2 %r62, %r47, %r62
  xord,3 %b[49], %b[71], %b[49]
  xor_andnd,4 %b[104], %b[63], %b[69], %b[104]
  ord,5 %b[86], %b[71], %b[86]
}
{
  xord,0 %b[35], %b[27], %r47
  andd,1 %b[35], %b[27], %b[27]
  ldd,2 [ %r2 + 0xe50 ], %r39
  xord,3 %b[123], %b[115], %b[71]
  andd,4 %b[123], %b[115], %b[115]
  ldd,5 [ %r2 + 0xe50 ], %b[63]
}
{
  xord,0 %r56, %r47, %r47
  and_ord,1 %r56, %r47, %b[27], %b[27]
  xord,2 %b[15], %r62, %r62
  xord,3 %b[80], %b[71], %b[71]
  and_ord,4 %b[80], %b[71], %b[115], %b[115]
  xord,5 %b[103], %b[86], %b[86]
}
{
  xord,0 %b[26], %r23, %r23
  xor_xord,1 %g7, %r45, %r26, %g7
  xord,2 %b[12], %r25, %r25
  xord,3 %b[114], %b[47], %b[47]
  xor_xord,4 %g23, %b[69], %b[50], %g23
  xord,5 %b[100], %b[49], %b[49]
}
{
  xord,0 %b[4], %g10, %b[16]
  orn_xord,1 %b[28], %b[16], %b[8], %b[8]
  andnd,2 %b[4], %b[36], %b[28]
  xord,3 %b[92], %g26, %b[104]
  orn_xord,4 %b[116], %b[104], %b[96], %b[96]
  andnd,5 %b[92], %b[124], %b[116]
}
{
  xord,0 %b[31], %r39, %r26
  andd,1 %b[31], %r39, %r39
  ldd,2 [ %r2 + 0xe58 ], %r45
  xord,3 %b[119], %b[63], %b[50]
  andd,4 %b[119], %b[63], %b[63]
  ldd,5 [ %r2 + 0xe58 ], %b[69]
}
{
  xord,0 %b[8], %r27, %r27
  and_ord,1 %b[27], %r26, %r39, %r39
  xord,2 %b[27], %r26, %r26
  xord,3 %b[96], %b[51], %b[51]
  and_ord,4 %b[115], %b[50], %b[63], %b[63]
  xord,5 %b[115], %b[50], %b[50]
}
{
  andnd,0 %r38, %b[39], %b[8]
  xor_xord,1 %r34, %b[8], %g9, %r34
  xord,2 %r37, %b[28], %b[28]
  andnd,3 %b[62], %b[127], %b[96]
  xor_xord,4 %b[58], %b[96], %g25, %b[58]
  xord,5 %b[61], %b[116], %b[116]
}
{
  andd,0 %b[33], %r45, %b[27]
  ord,1 %b[33], %r45, %b[12]
  ldd,2 [ %r2 + 0xe60 ], %g9
  andd,3 %b[121], %b[69], %b[115]
  ord,4 %b[121], %b[69], %b[100]
  ldd,5 [ %r2 + 0xe60 ], %g25
}
{
  xord,0 %r26, %r51, %b[15]
  xor_xord,1 %b[33], %r45, %r39, %r45
  xornd,2 %r47, %r51, %r56
  xord,3 %b[50], %b[75], %b[103]
  xor_xord,4 %b[121], %b[69], %b[63], %b[69]
  xornd,5 %b[71], %b[75], %b[80]
}
{
  xord,0 %r26, %r47, %r39
  and_ord,1 %r39, %b[12], %b[27], %b[12]
  andd,2 %r26, %r47, %b[27]
  xord,3 %b[50], %b[71], %b[63]
  and_ord,4 %b[63], %b[100], %b[115], %b[100]
  andd,5 %b[50], %b[71], %b[115]
}
{
  xord,0 %b[32], %r46, %r46
  xor_andd,1 %r45, %r47, %r56, %r56
  andd,2 %g15, %g9, %b[30]
  xord,3 %b[120], %b[70], %b[70]
  xor_andd,4 %b[69], %b[71], %b[80], %b[80]
  andd,5 %g31, %g25, %b[118]
}
{
  xord,0 %g3, %r57, %r57
  andn_xornd,1 %b[24], %r24, %r20, %b[24]
  xord,2 %r26, %r45, %b[32]
  xord,3 %g19, %b[81], %b[81]
  andn_xornd,4 %b[112], %b[48], %b[44], %b[112]
  xord,5 %b[50], %b[69], %b[120]
}
{
  ornd,0 %b[15], %b[32], %b[32]
  and_xornd,1 %r56, %r39, %b[27], %r39
  ord,2 %g15, %g9, %g3
  ornd,3 %b[103], %b[120], %b[120]
  and_xornd,4 %b[80], %b[63], %b[115], %b[63]
  ord,5 %g31, %g25, %g19
}
{
  andnd,0 %r47, %r26, %b[30]
  and_ord,1 %b[12], %g3, %b[30], %g3
  xord,2 %b[32], %b[5], %b[5]
  andnd,3 %b[71], %b[50], %b[118]
  and_ord,4 %b[100], %g19, %b[118], %g19
  xord,5 %b[120], %b[93], %b[93]
}
{
  andd,0 %r39, %r51, %r51
  ord,1 %r39, %r45, %r45
  xord,2 %r45, %r26, %r26
  andd,3 %b[63], %b[75], %b[75]
  ord,4 %b[63], %b[69], %b[69]
  xord,5 %b[69], %b[50], %b[50]
}
{
  ord,0 %r47, %r26, %r26
  or_xord,1 %b[30], %b[15], %r47, %b[30]
  xord,2 %r39, %b[5], %b[5]
  ord,3 %b[71], %b[50], %b[50]
  or_xord,4 %b[118], %b[103], %b[71], %b[118]
  xord,5 %b[63], %b[93], %b[93]
}
{
  xord,0 %r26, %b[32], %b[32]
  xor_xord,1 %g15, %g9, %b[12], %g9
  ornd,2 %r51, %r45, %r45
  xord,3 %b[50], %b[120], %b[120]
  xor_xord,4 %g31, %g25, %b[100], %g25
  ornd,5 %b[75], %b[69], %b[69]
}
{
  andd,0 %b[24], %r23, %r23
  xor_xord,1 %r45, %r26, %r28, %r45
  xord,2 %g6, %b[32], %b[32]
  andd,3 %b[112], %b[47], %b[47]
  xor_xord,4 %b[69], %b[50], %b[52], %b[69]
  xord,5 %g22, %b[120], %b[120]
}
{
  xord,0 %r23, %b[14], %b[14]
  or_xord,1 %r56, %b[30], %r52, %r56
  xornd,2 %b[24], %b[21], %b[21]
  xord,3 %b[47], %b[102], %b[102]
  or_xord,4 %b[80], %b[118], %b[76], %b[80]
  xornd,5 %b[112], %b[109], %b[109]
}
{
  andd,0 %b[26], %b[21], %b[30]
  xor_xord,1 %b[26], %b[24], %b[11], %b[26]
  ldd,2 [ %r2 + 0xe68 ], %r23
  andd,3 %b[114], %b[109], %b[118]
  xor_xord,4 %b[114], %b[112], %b[99], %b[114]
  ldd,5 [ %r2 + 0xe68 ], %b[47]
}
{
  andnd,0 %b[28], %b[36], %b[11]
  and_andnd,1 %b[4], %b[28], %b[16], %b[24]
  andnd,2 %b[24], %b[30], %b[30]
  andnd,3 %b[116], %b[124], %b[99]
  and_andnd,4 %b[92], %b[116], %b[104], %b[112]
  andnd,5 %b[112], %b[118], %b[118]
}
{
  xord,0 %b[28], %b[4], %b[28]
  xor_xord,1 %b[30], %r58, %r55, %b[30]
  andnd,2 %b[36], %b[28], %r58
  xord,3 %b[116], %b[92], %b[116]
  xor_xord,4 %b[118], %b[82], %b[79], %b[118]
  andnd,5 %b[124], %b[116], %b[82]
}
{
  andnd,0 %b[39], %r38, %b[16]
  andn_ord,1 %b[21], %r24, %r20, %b[21]
  ornd,2 %b[16], %b[28], %b[28]
  andnd,3 %b[127], %b[62], %b[104]
  andn_ord,4 %b[109], %b[48], %b[44], %b[109]
  ornd,5 %b[104], %b[116], %b[116]
}
{
  xord,0 %r40, %r23, %r20
  andd,1 %r40, %r23, %r23
  ldd,2 [ %r2 + 0xe70 ], %r24
  xord,3 %b[64], %b[47], %b[44]
  andd,4 %b[64], %b[47], %b[47]
  ldd,5 [ %r2 + 0xe70 ], %b[48]
}
{
  xord,0 %g3, %r20, %r20
  and_ord,1 %g3, %r20, %r23, %r23
  ldd,2 [ %r2 + 0xe78 ], %b[4]
  xord,3 %g19, %b[44], %b[44]
  and_ord,4 %g19, %b[44], %b[47], %b[47]
  ldd,5 [ %r2 + 0xe78 ], %b[92]
}
{
  xord,0 %b[28], %r37, %r37
  andn_xornd,1 %b[24], %r58, %b[11], %r58
  xord,2 %b[21], %b[29], %b[21]
  xord,3 %b[116], %b[61], %b[61]
  andn_xornd,4 %b[112], %b[82], %b[99], %b[82]
  xord,5 %b[109], %b[117], %b[109]
}
{
  ldd,0 [ %r2 + 0xe88 ], %b[11]
  xord,1 %r63, %r24, %g3
  ldd,2 [ %r2 + 0xe80 ], %b[29]
  ldd,3 [ %r2 + 0xe88 ], %b[99]
  xord,4 %b[87], %b[48], %g19
  ldd,5 [ %r2 + 0xe80 ], %b[117]
}
{
  andd,0 %r63, %r24, %r24
  xord,1 %r23, %g3, %r52
  ldd,2 [ %r2 + 0xe90 ], %r55
  andd,3 %b[87], %b[48], %b[48]
  xord,4 %b[47], %g19, %b[76]
  ldd,5 [ %r2 + 0xe90 ], %b[79]
}
{
  andnd,0 %r20, %r52, %r23
  and_ord,1 %r23, %g3, %r24, %r24
  andnd,2 %r52, %r20, %g3
  andnd,3 %b[44], %b[76], %b[47]
  and_ord,4 %b[47], %g19, %b[48], %b[48]
  andnd,5 %b[76], %b[44], %g19
}
{
  andd,0 %r62, %b[11], %r26
  ord,1 %r62, %b[11], %r28
  andd,2 %r16, %b[29], %g6
  andd,3 %b[86], %b[99], %b[50]
  ord,4 %b[86], %b[99], %b[52]
  andd,5 %b[40], %b[117], %g22
}
{
  andnd,0 %r52, %g9, %b[12]
  and_ord,1 %g6, %r28, %r26, %r28
  xord,2 %r25, %r55, %r26
  andnd,3 %b[76], %g25, %b[100]
  and_ord,4 %g22, %b[52], %b[50], %b[52]
  xord,5 %b[49], %b[79], %b[50]
}
{
  ornd,0 %r37, %r58, %r37
  xor_xord,1 %r32, %b[4], %r24, %b[4]
  andnd,2 %g9, %r52, %r24
  ornd,3 %b[61], %b[82], %b[61]
  xor_xord,4 %b[56], %b[92], %b[48], %b[92]
  andnd,5 %g25, %b[76], %b[48]
}
{
  ornd,0 %r53, %r36, %r21
  xor_xord,1 %r58, %g10, %r61, %r61
  xord,2 %b[24], %r21, %b[24]
  ornd,3 %b[77], %b[60], %b[45]
  xor_xord,4 %b[82], %g26, %b[85], %b[85]
  xord,5 %b[112], %b[45], %b[112]
}
{
  andnd,0 %g9, %b[4], %r47
  andnd,1 %r20, %b[4], %b[15]
  xord,2 %b[4], %g9, %r51
  andnd,3 %g25, %b[92], %b[71]
  andnd,4 %b[44], %b[92], %b[103]
  xord,5 %b[92], %g25, %b[75]
}
{
  ornd,0 %b[15], %r52, %b[15]
  or_xornd,1 %r52, %r47, %r51, %r47
  ornd,2 %r51, %r20, %r51
  ornd,3 %b[103], %b[76], %b[103]
  or_xornd,4 %b[76], %b[71], %b[75], %b[71]
  ornd,5 %b[75], %b[44], %b[75]
}
{
  xord,0 %r51, %g9, %g9
  xord,1 %b[15], %b[6], %b[15]
  xord,2 %r51, %r52, %r52
  xord,3 %b[75], %g25, %g25
  xord,4 %b[103], %b[94], %b[103]
  xord,5 %b[75], %b[76], %b[76]
}
{
  andnd,0 %r52, %g9, %g9
  or_xornd,1 %r47, %g3, %r23, %r23
  andd,2 %r47, %r51, %r51
  andnd,3 %b[76], %g25, %g25
  or_xornd,4 %b[71], %g19, %b[47], %b[47]
  andd,5 %b[71], %b[75], %b[75]
}
{
  andnd,0 %r53, %r36, %r20
  xor_xord,1 %g9, %r20, %r31, %g9
  xord,2 %g0, %r51, %r51
  andnd,3 %b[77], %b[60], %b[44]
  xor_xord,4 %g25, %b[44], %b[55], %g25
  xord,5 %g16, %b[75], %b[75]
}
{
  xord,0 %r37, %b[24], %b[24]
  or_xornd,1 %r23, %r24, %b[12], %r24
  ord,2 %b[28], %g10, %b[12]
  xord,3 %b[61], %b[112], %b[112]
  or_xornd,4 %b[47], %b[48], %b[100], %b[48]
  ord,5 %b[116], %g26, %b[100]
}
{
  xord,0 %b[28], %b[1], %b[28]
  xor_xord,1 %r23, %b[4], %r33, %r23
  andd,2 %r25, %r55, %r55
  xord,3 %b[116], %b[89], %b[116]
  xor_xord,4 %b[47], %b[92], %b[57], %b[47]
  andd,5 %b[49], %b[79], %b[79]
}
{
  andnd,0 %r21, %r38, %b[8]
  or_xornd,1 %r36, %b[8], %b[16], %b[16]
  xord,2 %r24, %b[15], %b[15]
  andnd,3 %b[45], %b[62], %b[96]
  or_xornd,4 %b[60], %b[96], %b[104], %b[104]
  xord,5 %b[48], %b[103], %b[103]
}
{
  andd,0 %b[8], %r36, %r58
  and_xord,1 %r37, %b[12], %g10, %b[12]
  xord,2 %r58, %b[28], %b[28]
  andd,3 %b[96], %b[60], %b[82]
  and_xord,4 %b[61], %b[100], %g26, %b[100]
  xord,5 %b[82], %b[116], %b[116]
}
{
  xord,0 %r53, %b[39], %g10
  and_ord,1 %r28, %r26, %r55, %r55
  ldd,2 [ %r2 + 0xe98 ], %r37
  xord,3 %b[77], %b[127], %g26
  and_ord,4 %b[52], %b[50], %b[79], %b[79]
  ldd,5 [ %r2 + 0xe98 ], %b[61]
}
{
  ord,0 %r53, %r38, %r53
  or_xord,1 %b[16], %r20, %r21, %r20
  andd,2 %r53, %r38, %r21
  ord,3 %b[77], %b[62], %b[77]
  or_xord,4 %b[104], %b[44], %b[45], %b[44]
  andd,5 %b[77], %b[62], %b[45]
}
{
  andnd,0 %b[9], %r46, %r19
  xor_xord,1 %b[12], %b[36], %r19, %b[12]
  andnd,2 %r46, %b[9], %b[36]
  andnd,3 %b[97], %b[70], %b[43]
  xor_xord,4 %b[100], %b[124], %b[43], %b[100]
  andnd,5 %b[70], %b[97], %b[124]
}
{
  ord,0 %r37, %r55, %r24
  ord,1 %r20, %r36, %r36
  andd,2 %r37, %r55, %r38
  ord,3 %b[61], %b[79], %b[48]
  ord,4 %b[44], %b[60], %b[60]
  andd,5 %b[61], %b[79], %b[62]
}
{
  ldd,0 [ %r2 + 0xea8 ], %r38
  and_ord,1 %b[5], %r24, %r38, %r24
  ldd,2 [ %r2 + 0xea0 ], %b[1]
  ldd,3 [ %r2 + 0xea8 ], %b[62]
  and_ord,4 %b[93], %b[48], %b[62], %b[48]
  ldd,5 [ %r2 + 0xea0 ], %b[89]
}
{
  xord,0 %b[39], %r42, %r42
  orn_xord,1 %b[16], %r53, %r21, %r53
  ornd,2 %r58, %r36, %r36
  xord,3 %b[127], %b[66], %b[66]
  orn_xord,4 %b[104], %b[77], %b[45], %b[77]
  ornd,5 %b[82], %b[60], %b[60]
}
{
  ldd,0 [ %r2 + 0xeb8 ], %b[16]
  andn_xornd,1 %r36, %g10, %b[39], %g10
  ldd,2 [ %r2 + 0xeb0 ], %r21
  ldd,3 [ %r2 + 0xeb8 ], %b[104]
  andn_xornd,4 %b[60], %g26, %b[127], %g26
  ldd,5 [ %r2 + 0xeb0 ], %b[45]
}
{
  ord,0 %b[1], %r24, %r58
  xord,1 %r56, %r38, %b[4]
  andd,2 %b[1], %r24, %b[39]
  ord,3 %b[89], %b[48], %b[82]
  xord,4 %b[80], %b[62], %b[92]
  andd,5 %b[89], %b[48], %b[127]
}
{
  xord,0 %g10, %r50, %r50
  and_ord,1 %r45, %r58, %b[39], %r58
  andd,2 %r56, %r38, %r38
  xord,3 %g26, %b[74], %b[74]
  and_ord,4 %b[69], %b[82], %b[127], %b[82]
  andd,5 %b[80], %b[62], %b[62]
}
{
  andd,0 %b[32], %r21, %r21
  andd,1 %r51, %b[16], %b[39]
  xord,2 %b[32], %r21, %g10
  andd,3 %b[120], %b[45], %b[45]
  andd,4 %b[75], %b[104], %b[127]
  xord,5 %b[120], %b[45], %g26
}
{
  xord,0 %r53, %r42, %r42
  and_ord,1 %r58, %b[4], %r38, %r38
  ord,2 %r51, %b[16], %r33
  xord,3 %b[77], %b[66], %b[66]
  and_ord,4 %b[82], %b[92], %b[62], %b[62]
  ord,5 %b[75], %b[104], %b[57]
}
{
  xord,0 %r46, %g8, %g8
  xor_xord,1 %r36, %r53, %b[23], %r36
  xord,2 %b[8], %r35, %b[8]
  xord,3 %b[70], %g24, %g24
  xor_xord,4 %b[60], %b[77], %b[111], %b[60]
  xord,5 %b[96], %b[59], %b[96]
}
{
  xord,0 %g11, %b[20], %g11
  and_ord,1 %r38, %g10, %r21, %r21
  xord,2 %r20, %b[8], %b[8]
  xord,3 %g27, %b[108], %g27
  and_ord,4 %b[62], %g26, %b[45], %b[45]
  xord,5 %b[44], %b[96], %b[96]
}
{
  xord,0 %r16, %b[29], %b[29]
  xor_xord,1 %b[25], %b[34], %r54, %b[34]
  xord,2 %r17, %g11, %g11
  xord,3 %b[40], %b[117], %b[117]
  xor_xord,4 %b[113], %b[122], %b[78], %b[122]
  xord,5 %b[41], %g27, %g27
}
{
  ldd,0 [ %r2 + 0xec8 ], %b[39]
  and_ord,1 %r21, %r33, %b[39], %r33
  ldd,2 [ %r2 + 0xec0 ], %r17
  ldd,3 [ %r2 + 0xec8 ], %b[127]
  and_ord,4 %b[45], %b[57], %b[127], %b[57]
  ldd,5 [ %r2 + 0xec0 ], %b[41]
}
{
  andnd,0 %b[34], %r46, %r54
  andn_xornd,1 %r57, %b[36], %r19, %r19
  andnd,2 %r46, %b[34], %b[36]
  andnd,3 %b[122], %b[70], %b[78]
  andn_xornd,4 %b[81], %b[124], %b[43], %b[43]
  andnd,5 %b[70], %b[122], %b[124]
}
{
  xord,0 %b[34], %b[37], %b[37]
  xor_xord,1 %r62, %b[11], %g6, %b[11]
  ord,2 %r46, %b[34], %r46
  xord,3 %b[122], %b[125], %b[125]
  xor_xord,4 %b[86], %b[99], %g22, %b[99]
  ord,5 %b[70], %b[122], %b[70]
}
{
  ord,0 %g9, %r17, %b[20]
  andd,1 %b[15], %b[39], %r20
  andd,2 %g9, %r17, %g6
  ord,3 %g25, %b[41], %b[108]
  andd,4 %b[103], %b[127], %b[44]
  andd,5 %g25, %b[41], %g22
}
{
  ord,0 %b[15], %b[39], %r35
  and_ord,1 %r33, %b[20], %g6, %b[20]
  ldd,2 [ %r2 + 0xed0 ], %g6
  ord,3 %b[103], %b[127], %b[59]
  and_ord,4 %b[57], %b[108], %g22, %b[108]
  ldd,5 [ %r2 + 0xed0 ], %g22
}
{
  xord,0 %r19, %b[34], %b[34]
  xord,1 %b[9], %r46, %r46
  andd,2 %r19, %r57, %r53
  xord,3 %b[43], %b[122], %b[122]
  xord,4 %b[97], %b[70], %b[70]
  andd,5 %b[43], %b[81], %b[77]
}
{
  xord,0 %r46, %r19, %r19
  and_ord,1 %b[20], %r35, %r20, %r35
  ornd,2 %r53, %b[34], %b[34]
  xord,3 %b[70], %b[43], %b[43]
  and_ord,4 %b[108], %b[59], %b[44], %b[59]
  ornd,5 %b[77], %b[122], %b[122]
}
{
  xord,0 %r23, %g6, %r20
  andd,1 %r23, %g6, %g6
  ldd,2 [ %r2 + 0xed8 ], %r53
  xord,3 %b[47], %g22, %b[44]
  andd,4 %b[47], %g22, %g22
  ldd,5 [ %r2 + 0xed8 ], %b[77]
}
{
  xord,0 %r46, %b[37], %b[37]
  and_ord,1 %r35, %r20, %g6, %g6
  xord,2 %b[34], %b[9], %b[23]
  xord,3 %b[70], %b[125], %b[125]
  and_ord,4 %b[59], %b[44], %g22, %g22
  xord,5 %b[122], %b[97], %b[111]
}
{
  xord,0 %b[11], %r18, %r18
  andn_xornd,1 %b[34], %r54, %b[36], %r54
  xord,2 %r28, %r26, %r26
  xord,3 %b[99], %b[42], %b[42]
  andn_xornd,4 %b[122], %b[78], %b[124], %b[78]
  xord,5 %b[52], %b[50], %b[50]
}
{
  andd,0 %g7, %r53, %r53
  xor_xord,1 %b[5], %r37, %r55, %r37
  xord,2 %g7, %r53, %r28
  andd,3 %g23, %b[77], %b[77]
  xor_xord,4 %b[93], %b[61], %b[79], %b[61]
  xord,5 %g23, %b[77], %b[52]
}
{
  xord,0 %r58, %b[4], %b[4]
  andn_xord,1 %r54, %b[23], %b[34], %b[23]
  xord,2 %r26, %b[11], %b[34]
  xord,3 %b[82], %b[92], %b[92]
  andn_xord,4 %b[78], %b[111], %b[122], %b[111]
  xord,5 %b[50], %b[99], %b[122]
}
{
  xord,0 %r38, %g10, %g10
  and_ord,1 %g6, %r28, %r53, %r53
  ord,2 %r37, %b[11], %r58
  xord,3 %b[62], %g26, %g26
  and_ord,4 %g22, %b[52], %b[77], %b[77]
  ord,5 %b[61], %b[99], %b[82]
}
{
  xord,0 %b[29], %r58, %r58
  xor_xord,1 %r54, %b[9], %b[18], %r54
  ornd,2 %r19, %b[23], %r19
  xord,3 %b[117], %b[82], %b[82]
  xor_xord,4 %b[78], %b[97], %b[106], %b[78]
  ornd,5 %b[43], %b[111], %b[43]
}
{
  andnd,0 %r58, %r37, %r57
  xor_xord,1 %b[23], %r57, %r41, %b[23]
  xord,2 %r19, %g8, %g8
  andnd,3 %b[82], %b[61], %b[81]
  xor_xord,4 %b[111], %b[81], %b[65], %b[111]
  xord,5 %b[43], %g24, %g24
}
{
  ldd,0 [ %r2 + 0xee8 ], %r19
  xord,1 %r58, %r26, %b[29]
  ldd,2 [ %r2 + 0xee0 ], %r41
  ldd,3 [ %r2 + 0xee8 ], %b[43]
  xord,4 %b[82], %b[50], %b[117]
  ldd,5 [ %r2 + 0xee0 ], %b[65]
}
{
  ldd,0 [ %r2 + 0xef8 ], %b[18]
  andnd,1 %b[29], %r57, %b[29]
  ldd,2 [ %r2 + 0xef0 ], %b[9]
  ldd,3 [ %r2 + 0xef8 ], %b[106]
  andnd,4 %b[117], %b[81], %b[117]
  ldd,5 [ %r2 + 0xef0 ], %b[97]
}
{
  ldd,0 [ %r2 + 0xf08 ], %r38
  andnd,1 %b[29], %r58, %r55
  ldd,2 [ %r2 + 0xf00 ], %r57
  ldd,3 [ %r2 + 0xf08 ], %b[62]
  andnd,4 %b[117], %b[82], %b[79]
  ldd,5 [ %r2 + 0xf00 ], %b[81]
}
{
  ord,0 %b[3], %r41, %r46
  andd,1 %r34, %r19, %r31
  andd,2 %b[3], %r41, %b[36]
  ord,3 %b[91], %b[65], %b[70]
  andd,4 %b[58], %b[43], %b[55]
  andd,5 %b[91], %b[65], %b[124]
}
{
  xord,0 %r27, %b[9], %g0
  and_ord,1 %r53, %r46, %b[36], %r46
  ord,2 %r34, %r19, %b[36]
  xord,3 %b[51], %b[97], %g16
  and_ord,4 %b[77], %b[70], %b[124], %b[70]
  ord,5 %b[58], %b[43], %b[124]
}
{
  xord,0 %b[14], %b[18], %r52
  andd,1 %b[14], %b[18], %b[18]
  andd,2 %r27, %b[9], %b[9]
  xord,3 %b[102], %b[106], %b[76]
  andd,4 %b[102], %b[106], %b[106]
  andd,5 %b[51], %b[97], %b[97]
}
{
  ord,0 %b[26], %r57, %g3
  and_ord,1 %r46, %b[36], %r31, %b[36]
  andd,2 %b[26], %r57, %r31
  ord,3 %b[114], %b[81], %g19
  and_ord,4 %b[70], %b[124], %b[55], %b[124]
  andd,5 %b[114], %b[81], %b[55]
}
{
  xord,0 %b[30], %r38, %b[6]
  andd,1 %b[30], %r38, %r38
  ldd,2 [ %r2 + 0xf10 ], %r47
  xord,3 %b[118], %b[62], %b[94]
  andd,4 %b[118], %b[62], %b[62]
  ldd,5 [ %r2 + 0xf10 ], %b[71]
}
{
  ldd,0 [ %r2 + 0xf20 ], %b[27]
  and_ord,1 %b[36], %g0, %b[9], %b[9]
  ldd,2 [ %r2 + 0xf18 ], %r39
  ldd,3 [ %r2 + 0xf20 ], %b[115]
  and_ord,4 %b[124], %g16, %b[97], %b[97]
  ldd,5 [ %r2 + 0xf18 ], %b[63]
}
{
  andd,0 %b[29], %r37, %r37
  xor_andnd,1 %r58, %r26, %b[11], %r26
  xord,2 %r37, %r55, %r55
  andd,3 %b[117], %b[61], %b[61]
  xor_andnd,4 %b[82], %b[50], %b[99], %b[50]
  xord,5 %b[61], %b[79], %b[79]
}
{
  xord,0 %b[29], %r18, %r18
  and_ord,1 %b[9], %r52, %b[18], %b[18]
  andnd,2 %b[34], %r55, %b[34]
  xord,3 %b[117], %b[42], %b[42]
  and_ord,4 %b[97], %b[76], %b[106], %b[106]
  andnd,5 %b[122], %b[79], %b[122]
}
{
  xord,0 %r35, %r20, %r20
  xor_xord,1 %b[34], %b[11], %r43, %b[34]
  xord,2 %r58, %r29, %r58
  xord,3 %b[59], %b[44], %b[44]
  xor_xord,4 %b[122], %b[99], %b[67], %b[122]
  xord,5 %b[82], %b[53], %b[82]
}
{
  andd,0 %b[21], %r47, %r47
  and_ord,1 %b[18], %g3, %r31, %g3
  xord,2 %b[21], %r47, %r31
  andd,3 %b[109], %b[71], %b[71]
  and_ord,4 %b[106], %g19, %b[55], %g19
  xord,5 %b[109], %b[71], %b[55]
}
{
  andd,0 %r61, %r39, %r39
  andd,1 %b[24], %b[27], %r29
  xord,2 %r61, %r39, %r35
  andd,3 %b[85], %b[63], %b[63]
  andd,4 %b[112], %b[115], %b[53]
  xord,5 %b[85], %b[63], %b[59]
}
{
  ord,0 %b[24], %b[27], %r43
  and_ord,1 %g3, %b[6], %r38, %r38
  ldd,2 [ %r2 + 0xf28 ], %b[11]
  ord,3 %b[112], %b[115], %b[67]
  and_ord,4 %g19, %b[94], %b[62], %b[62]
  ldd,5 [ %r2 + 0xf28 ], %b[99]
}
{
  xord,0 %b[4], %b[25], %b[25]
  orn_xord,1 %b[29], %r26, %r37, %r37
  xord,2 %g6, %r28, %r28
  xord,3 %b[92], %b[113], %b[113]
  orn_xord,4 %b[117], %b[50], %b[61], %b[61]
  xord,5 %g22, %b[52], %b[52]
}
{
  ldd,0 [ %r2 + 0xf38 ], %b[29]
  and_ord,1 %r38, %r31, %r47, %r47
  ldd,2 [ %r2 + 0xf30 ], %g6
  ldd,3 [ %r2 + 0xf38 ], %b[117]
  and_ord,4 %b[62], %b[55], %b[71], %b[71]
  ldd,5 [ %r2 + 0xf30 ], %g22
}
{
  andd,0 %b[28], %b[11], %b[11]
  xor_xord,1 %r45, %b[1], %r24, %b[1]
  xord,2 %b[28], %b[11], %r26
  andd,3 %b[116], %b[99], %b[99]
  xor_xord,4 %b[69], %b[89], %b[48], %b[89]
  xord,5 %b[116], %b[99], %b[50]
}
{
  xord,0 %r37, %r58, %r58
  and_ord,1 %r47, %r35, %r39, %r39
  ldd,2 [ %r2 + 0xf40 ], %r24
  xord,3 %b[61], %b[82], %b[82]
  and_ord,4 %b[71], %b[59], %b[63], %b[63]
  ldd,5 [ %r2 + 0xf40 ], %b[48]
}
{
  xord,0 %b[9], %r52, %r52
  xor_xord,1 %r51, %b[16], %r21, %b[16]
  andnd,2 %b[1], %b[4], %r21
  xord,3 %b[97], %b[76], %b[76]
  xor_xord,4 %b[75], %b[104], %b[45], %b[104]
  andnd,5 %b[89], %b[92], %b[45]
}
{
  andd,0 %b[12], %g6, %g6
  and_ord,1 %r39, %r43, %r29, %r43
  xord,2 %b[12], %g6, %r29
  andd,3 %b[100], %g22, %g22
  and_ord,4 %b[63], %b[67], %b[53], %b[67]
  xord,5 %b[100], %g22, %b[53]
}
{
  andd,0 %r50, %b[29], %b[29]
  xor_xord,1 %b[24], %b[27], %r39, %b[27]
  xord,2 %r50, %b[29], %b[9]
  andd,3 %b[74], %b[117], %b[117]
  xor_xord,4 %b[112], %b[115], %b[63], %b[115]
  xord,5 %b[74], %b[117], %b[97]
}
{
  xord,0 %r43, %r26, %r26
  and_ord,1 %r43, %r26, %b[11], %b[11]
  ldd,2 [ %r2 + 0xf48 ], %r39
  xord,3 %b[67], %b[50], %b[50]
  and_ord,4 %b[67], %b[50], %b[99], %b[99]
  ldd,5 [ %r2 + 0xf48 ], %b[63]
}
{
  andnd,0 %b[4], %b[1], %r37
  xor_xord,1 %r55, %r37, %r49, %r55
  andd,2 %r36, %r24, %r43
  andnd,3 %b[92], %b[89], %b[61]
  xor_xord,4 %b[79], %b[61], %b[73], %b[79]
  andd,5 %b[60], %b[48], %b[67]
}
{
  xord,0 %b[11], %r29, %r29
  and_ord,1 %b[11], %r29, %g6, %g6
  ord,2 %r36, %r24, %r49
  xord,3 %b[99], %b[53], %b[53]
  and_ord,4 %b[99], %b[53], %g22, %g22
  ord,5 %b[60], %b[48], %b[73]
}
{
  andd,0 %b[16], %b[4], %b[4]
  xor_xord,1 %g9, %r17, %r33, %r17
  ldd,2 [ %r2 + 0xf50 ], %b[11]
  andd,3 %b[104], %b[92], %b[92]
  xor_xord,4 %g25, %b[41], %b[57], %b[41]
  ldd,5 [ %r2 + 0xf50 ], %b[99]
}
{
  andd,0 %r42, %r39, %g6
  and_ord,1 %g6, %b[9], %b[29], %b[29]
  xord,2 %g6, %b[9], %b[9]
  andd,3 %b[66], %b[63], %g22
  and_ord,4 %g22, %b[97], %b[117], %b[117]
  xord,5 %g22, %b[97], %b[97]
}
{
  ord,0 %g10, %b[4], %b[4]
  xord,1 %g10, %b[16], %g10
  andd,2 %r29, %b[9], %r33
  ord,3 %g26, %b[92], %b[92]
  xord,4 %g26, %b[104], %g26
  andd,5 %b[53], %b[97], %b[57]
}
{
  xornd,0 %b[27], %r33, %r33
  and_ord,1 %b[29], %r49, %r43, %r49
  ord,2 %r42, %r39, %r43
  xornd,3 %b[115], %b[57], %b[57]
  and_ord,4 %b[117], %b[73], %b[67], %b[73]
  ord,5 %b[66], %b[63], %b[67]
}
{
  xord,0 %b[36], %g0, %g0
  xor_xord,1 %r36, %r24, %b[29], %r24
  xord,2 %b[4], %b[1], %b[1]
  xord,3 %b[124], %g16, %g16
  xor_xord,4 %b[60], %b[48], %b[117], %b[48]
  xord,5 %b[92], %b[89], %b[89]
}
{
  xord,0 %r29, %r26, %b[29]
  xord,1 %r29, %b[27], %r29
  xornd,2 %b[9], %r29, %b[36]
  xord,3 %b[53], %b[50], %b[117]
  xord,4 %b[53], %b[115], %b[53]
  xornd,5 %b[97], %b[53], %b[124]
}
{
  andnd,0 %r29, %b[29], %r29
  and_ord,1 %r49, %r43, %g6, %r43
  ldd,2 [ %r2 + 0xf58 ], %g6
  andnd,3 %b[53], %b[117], %b[53]
  and_ord,4 %b[73], %b[67], %g22, %b[67]
  ldd,5 [ %r2 + 0xf58 ], %g22
}
{
  xord,0 %r38, %r31, %r31
  and_andnd,1 %b[9], %r33, %b[36], %b[36]
  andd,2 %b[9], %r26, %b[29]
  xord,3 %b[62], %b[55], %b[55]
  and_andnd,4 %b[97], %b[57], %b[124], %b[124]
  andd,5 %b[97], %b[50], %b[117]
}
{
  andd,0 %b[8], %b[11], %b[11]
  andn_xornd,1 %r33, %r26, %b[9], %b[9]
  xord,2 %b[8], %b[11], %r38
  andd,3 %b[96], %b[99], %b[99]
  andn_xornd,4 %b[57], %b[50], %b[97], %b[97]
  xord,5 %b[96], %b[99], %b[62]
}
{
  xord,0 %r43, %r38, %r38
  and_ord,1 %r43, %r38, %b[11], %b[11]
  xord,2 %r29, %b[29], %b[29]
  xord,3 %b[67], %b[62], %b[62]
  and_ord,4 %b[67], %b[62], %b[99], %b[99]
  xord,5 %b[53], %b[117], %b[117]
}
{
  andnd,0 %b[27], %r26, %r26
  xor_xord,1 %b[9], %r29, %b[22], %b[9]
  andnd,2 %r26, %b[27], %r43
  andnd,3 %b[115], %b[50], %b[50]
  xor_xord,4 %b[97], %b[53], %b[110], %b[97]
  andnd,5 %b[50], %b[115], %b[67]
}
{
  ord,0 %r29, %b[36], %r29
  or_xornd,1 %b[29], %r26, %r43, %r26
  ldd,2 [ %r2 + 0xf60 ], %b[22]
  ord,3 %b[53], %b[124], %b[53]
  or_xornd,4 %b[117], %b[50], %b[67], %b[50]
  ldd,5 [ %r2 + 0xf60 ], %b[110]
}
{
  ord,0 %r54, %g6, %b[27]
  xord,1 %g1, %r29, %r29
  andd,2 %r54, %g6, %r43
  ord,3 %b[78], %g22, %b[115]
  xord,4 %g17, %b[53], %b[53]
  andd,5 %b[78], %g22, %b[67]
}
{
  xord,0 %r38, %r24, %b[36]
  xor_xord,1 %r42, %r39, %r49, %r39
  xord,2 %r26, %b[36], %r26
  xord,3 %b[62], %b[48], %b[124]
  xor_xord,4 %b[66], %b[63], %b[73], %b[63]
  xord,5 %b[50], %b[124], %b[50]
}
{
  ornd,0 %g0, %r52, %g4
  xor_xord,1 %r54, %g6, %b[11], %g6
  xord,2 %g4, %r26, %r26
  ornd,3 %g16, %b[76], %g20
  xor_xord,4 %b[78], %g22, %b[99], %g22
  xord,5 %g20, %b[50], %b[50]
}
{
  xord,0 %r38, %r39, %b[11]
  and_ord,1 %b[11], %b[27], %r43, %b[27]
  andd,2 %r38, %r39, %r43
  xord,3 %b[62], %b[63], %b[99]
  and_ord,4 %b[99], %b[115], %b[67], %b[115]
  andd,5 %b[62], %b[63], %b[67]
}
{
  xord,0 %g6, %r24, %r24
  xord,1 %r38, %g6, %g1
  xord,2 %g6, %r39, %r49
  xord,3 %g22, %b[48], %b[48]
  xord,4 %b[62], %g22, %g17
  xord,5 %g22, %b[63], %b[73]
}
{
  ornd,0 %b[36], %g1, %g1
  xor_xord,1 %b[15], %b[39], %b[20], %b[39]
  andd,2 %r49, %r24, %r49
  ornd,3 %b[124], %g17, %g17
  xor_xord,4 %b[103], %b[127], %b[108], %b[127]
  andd,5 %b[73], %b[48], %b[73]
}
{
  andnd,0 %r39, %r38, %r43
  and_xornd,1 %r49, %b[11], %r43, %b[11]
  xord,2 %g1, %r60, %r60
  andnd,3 %b[63], %b[62], %b[67]
  and_xornd,4 %b[73], %b[99], %b[67], %b[99]
  xord,5 %g17, %b[84], %b[84]
}
{
  xord,0 %r47, %r35, %r35
  xor_ord,1 %g6, %r38, %r39, %r38
  xord,2 %r28, %b[39], %b[20]
  xord,3 %b[71], %b[59], %b[59]
  xor_ord,4 %g22, %b[62], %b[63], %b[62]
  xord,5 %b[52], %b[127], %b[108]
}
{
  xord,0 %b[11], %r60, %r60
  or_xord,1 %r43, %b[36], %r39, %r43
  andnd,2 %b[11], %r24, %r24
  xord,3 %b[99], %b[84], %b[84]
  or_xord,4 %b[67], %b[124], %b[63], %b[67]
  andnd,5 %b[99], %b[48], %b[48]
}
{
  xord,0 %r38, %g1, %g1
  xor_xord,1 %g8, %b[22], %b[27], %g6
  xornd,2 %g6, %r24, %r24
  xord,3 %b[62], %g17, %g17
  xor_xord,4 %g24, %b[110], %b[115], %g22
  xornd,5 %g22, %b[48], %b[48]
}
{
  xord,0 %b[2], %g1, %g1
  xor_xord,1 %r24, %r38, %b[7], %r24
  ord,2 %r49, %r43, %r49
  xord,3 %b[90], %g17, %g17
  xor_xord,4 %b[48], %b[62], %b[95], %b[48]
  ord,5 %b[73], %b[67], %b[73]
}
{
  andnd,0 %g0, %r52, %b[2]
  andn_xornd,1 %b[16], %r37, %r21, %r30
  xord,2 %r30, %r49, %r49
  andnd,3 %g16, %b[76], %b[90]
  andn_xornd,4 %b[104], %b[61], %b[45], %b[54]
  xord,5 %b[54], %b[73], %b[73]
}
{
  ord,0 %g8, %b[22], %b[22]
  orn_xornd,1 %r17, %r28, %r20, %r38
  andd,2 %g8, %b[22], %r43
  ord,3 %g24, %b[110], %b[110]
  orn_xornd,4 %b[41], %b[52], %b[44], %b[62]
  andd,5 %g24, %b[110], %b[67]
}
{
  xornd,0 %r30, %g10, %g10
  xord,1 %b[4], %r30, %b[7]
  andd,2 %r30, %b[1], %b[1]
  xornd,3 %b[54], %g26, %g26
  xord,4 %b[92], %b[54], %b[95]
  andd,5 %b[54], %b[89], %b[89]
}
{
  xord,0 %g2, %b[7], %b[7]
  and_ord,1 %b[27], %b[22], %r43, %b[22]
  andd,2 %b[4], %g10, %b[4]
  xord,3 %g18, %b[95], %b[95]
  and_ord,4 %b[115], %b[110], %b[67], %b[110]
  andd,5 %b[92], %g26, %b[92]
}
{
  andd,0 %r28, %r38, %r30
  xor_xord,1 %b[1], %b[16], %r59, %b[1]
  andnd,2 %r30, %b[4], %b[4]
  andd,3 %b[52], %b[62], %b[54]
  xor_xord,4 %b[89], %b[104], %b[83], %b[89]
  andnd,5 %b[54], %b[92], %b[92]
}
{
  andnd,0 %b[20], %r30, %r30
  andn_ord,1 %g10, %r37, %r21, %g10
  xord,2 %b[4], %b[25], %b[25]
  andnd,3 %b[108], %b[54], %b[54]
  andn_ord,4 %g26, %b[61], %b[45], %g26
  xord,5 %b[92], %b[113], %b[113]
}
{
  ldd,0 [ %r2 + 0xf70 ], %r37
  andnd,1 %r38, %r17, %r21
  ldd,2 [ %r2 + 0xf68 ], %b[4]
  ldd,3 [ %r2 + 0xf70 ], %b[61]
  andnd,4 %b[62], %b[41], %b[45]
  ldd,5 [ %r2 + 0xf68 ], %b[92]
}
{
  andnd,0 %r17, %r38, %r59
  xor_xord,1 %b[3], %r41, %r53, %r41
  ldd,2 [ %r2 + 0xf78 ], %b[16]
  andnd,3 %b[41], %b[62], %b[83]
  xor_xord,4 %b[91], %b[65], %b[77], %b[65]
  ldd,5 [ %r2 + 0xf78 ], %b[104]
}
{
  xord,0 %r30, %r48, %r48
  xor_xord,1 %r34, %r19, %r46, %r19
  xord,2 %g10, %g5, %g10
  xord,3 %b[54], %b[72], %b[72]
  xor_xord,4 %b[58], %b[43], %b[70], %b[43]
  xord,5 %g26, %g21, %g26
}
{
  ldd,0 [ %r2 + 0xf88 ], %r46
  xord,1 %b[23], %b[4], %r53
  ldd,2 [ %r2 + 0xf80 ], %g5
  ldd,3 [ %r2 + 0xf88 ], %b[70]
  xord,4 %b[111], %b[92], %b[77]
  ldd,5 [ %r2 + 0xf80 ], %g21
}
{
  xord,0 %b[37], %r37, %g2
  andd,1 %b[37], %r37, %r37
  andd,2 %b[23], %b[4], %b[4]
  xord,3 %b[125], %b[61], %g18
  andd,4 %b[125], %b[61], %b[61]
  andd,5 %b[111], %b[92], %b[92]
}
{
  andnd,0 %r41, %r19, %b[22]
  and_ord,1 %b[22], %r53, %b[4], %b[4]
  xord,2 %b[22], %r53, %r53
  andnd,3 %b[65], %b[43], %b[110]
  and_ord,4 %b[110], %b[77], %b[92], %b[92]
  xord,5 %b[110], %b[77], %b[77]
}
{
  andd,0 %r29, %r46, %b[27]
  ord,1 %r29, %r46, %b[36]
  andd,2 %b[9], %g5, %r43
  andd,3 %b[53], %b[70], %b[115]
  ord,4 %b[53], %b[70], %b[124]
  andd,5 %b[97], %g21, %b[67]
}
{
  xord,0 %r53, %b[0], %b[0]
  and_ord,1 %b[4], %g2, %r37, %r37
  xord,2 %b[4], %g2, %g2
  xord,3 %b[77], %b[88], %b[88]
  and_ord,4 %b[92], %g18, %b[61], %b[61]
  xord,5 %b[92], %g18, %g18
}
{
  andnd,0 %r53, %g2, %r39
  xord,1 %g2, %g6, %b[11]
  andnd,2 %g2, %r53, %b[4]
  andnd,3 %b[77], %g18, %b[63]
  xord,4 %g18, %g22, %b[99]
  andnd,5 %g18, %b[77], %b[92]
}
{
  andnd,0 %g6, %g2, %r47
  xor_xord,1 %g11, %b[16], %r37, %b[16]
  andnd,2 %g2, %g6, %r37
  andnd,3 %g22, %g18, %b[71]
  xor_xord,4 %g27, %b[104], %b[61], %b[104]
  andnd,5 %g18, %g22, %b[61]
}
{
  andnd,0 %g4, %r41, %r30
  andn_xornd,1 %r30, %r59, %r21, %r59
  andnd,2 %r19, %r41, %r21
  andnd,3 %g20, %b[65], %b[54]
  andn_xornd,4 %b[54], %b[83], %b[45], %b[83]
  andnd,5 %b[43], %b[65], %b[45]
}
{
  andnd,0 %g6, %b[16], %g6
  and_ord,1 %r43, %b[36], %b[27], %b[36]
  xord,2 %b[16], %g6, %b[27]
  andnd,3 %g22, %b[104], %g22
  and_ord,4 %b[67], %b[124], %b[115], %b[124]
  xord,5 %b[104], %g22, %b[115]
}
{
  andnd,0 %r53, %b[16], %r53
  or_xornd,1 %g2, %g6, %b[27], %g6
  ornd,2 %b[27], %r53, %b[27]
  andnd,3 %b[77], %b[104], %b[77]
  or_xornd,4 %g18, %g22, %b[115], %g22
  ornd,5 %b[115], %b[77], %b[115]
}
{
  andd,0 %r30, %r52, %g2
  xor_andd,1 %b[27], %g2, %b[11], %b[11]
  ornd,2 %r53, %g2, %r53
  andd,3 %b[54], %b[76], %g18
  xor_andd,4 %b[115], %g18, %b[99], %b[99]
  ornd,5 %b[77], %g18, %b[77]
}
{
  andd,0 %g0, %r41, %b[27]
  or_xornd,1 %g6, %b[4], %r39, %r39
  andd,2 %g6, %b[27], %g6
  andd,3 %g16, %b[65], %b[115]
  or_xornd,4 %g22, %b[92], %b[63], %b[63]
  andd,5 %g22, %b[115], %g22
}
{
  xord,0 %b[11], %b[0], %b[0]
  xor_ornd,1 %r38, %r28, %b[20], %b[20]
  xord,2 %r44, %g6, %g6
  xord,3 %b[99], %b[88], %b[88]
  xor_ornd,4 %b[62], %b[52], %b[108], %b[108]
  xord,5 %b[68], %g22, %g22
}
{
  ord,0 %g0, %r41, %r37
  or_xornd,1 %r39, %r47, %r37, %r47
  ldd,2 [ %r2 + 0xf90 ], %r38
  ord,3 %g16, %b[65], %b[61]
  or_xornd,4 %b[63], %b[71], %b[61], %b[71]
  ldd,5 [ %r2 + 0xf90 ], %b[62]
}
{
  xord,0 %b[20], %b[38], %b[38]
  xor_xord,1 %r39, %b[16], %b[17], %r39
  xord,2 %b[20], %r20, %r20
  xord,3 %b[108], %b[126], %b[126]
  xor_xord,4 %b[63], %b[104], %b[105], %b[63]
  xord,5 %b[108], %b[44], %b[44]
}
{
  xord,0 %r59, %b[38], %b[38]
  xor_xord,1 %r47, %r53, %b[10], %r47
  ornd,2 %r20, %r59, %r20
  xord,3 %b[83], %b[126], %b[126]
  xor_xord,4 %b[71], %b[77], %b[98], %b[71]
  ornd,5 %b[44], %b[83], %b[44]
}
{
  xord,0 %r20, %r48, %r48
  xor_xord,1 %r59, %b[39], %b[19], %r59
  andd,2 %r26, %r38, %r53
  xord,3 %b[44], %b[72], %b[72]
  xor_xord,4 %b[83], %b[127], %b[107], %b[83]
  andd,5 %b[50], %b[62], %b[77]
}
{
  xord,0 %r20, %b[39], %r20
  or_xornd,1 %r52, %b[22], %r21, %r21
  andnd,2 %r20, %b[20], %b[20]
  xord,3 %b[44], %b[127], %b[44]
  or_xornd,4 %b[76], %b[110], %b[45], %b[45]
  andnd,5 %b[44], %b[108], %b[108]
}
{
  andnd,0 %r20, %b[20], %r20
  xor_xord,1 %b[26], %r57, %b[18], %r57
  ord,2 %r26, %r38, %b[39]
  andnd,3 %b[44], %b[108], %b[44]
  xor_xord,4 %b[114], %b[81], %b[106], %b[81]
  ord,5 %b[50], %b[62], %b[127]
}
{
  xord,0 %g3, %b[6], %b[6]
  and_ord,1 %b[36], %b[39], %r53, %b[39]
  ldd,2 [ %r2 + 0xf98 ], %b[18]
  xord,3 %g19, %b[94], %b[94]
  and_ord,4 %b[124], %b[127], %b[77], %b[127]
  ldd,5 [ %r2 + 0xf98 ], %b[106]
}
{
  andnd,0 %r57, %r31, %g3
  or_xord,1 %r21, %b[2], %g4, %b[2]
  andnd,2 %r31, %r57, %g4
  andnd,3 %b[81], %b[55], %g19
  or_xord,4 %b[45], %b[90], %g20, %b[90]
  andnd,5 %b[55], %b[81], %g20
}
{
  andnd,0 %r31, %b[6], %r17
  xor_xord,1 %r20, %r17, %r22, %r20
  xord,2 %r19, %b[35], %b[35]
  andnd,3 %b[55], %b[94], %b[41]
  xor_xord,4 %b[44], %b[41], %b[46], %b[44]
  xord,5 %b[43], %b[123], %b[123]
}
{
  andd,0 %b[18], %b[39], %b[18]
  ord,1 %b[2], %r52, %r52
  xord,2 %b[18], %b[39], %r22
  andd,3 %b[106], %b[127], %b[106]
  ord,4 %b[90], %b[76], %b[76]
  xord,5 %b[106], %b[127], %b[46]
}
{
  ldd,0 [ %r2 + 0xfa8 ], %r53
  and_ord,1 %r60, %r22, %b[18], %b[18]
  ldd,2 [ %r2 + 0xfa0 ], %b[39]
  ldd,3 [ %r2 + 0xfa8 ], %b[77]
  and_ord,4 %b[84], %b[46], %b[106], %b[106]
  ldd,5 [ %r2 + 0xfa0 ], %b[127]
}
{
  andnd,0 %b[6], %r31, %b[27]
  orn_xord,1 %r21, %r37, %b[27], %r37
  ornd,2 %g2, %r52, %r52
  andnd,3 %b[94], %b[55], %b[115]
  orn_xord,4 %b[45], %b[61], %b[115], %b[61]
  ornd,5 %g18, %b[76], %b[76]
}
{
  ldd,0 [ %r2 + 0xfb8 ], %g2
  andd,1 %r52, %g0, %g0
  ldd,2 [ %r2 + 0xfb0 ], %r21
  ldd,3 [ %r2 + 0xfb8 ], %g18
  andd,4 %b[76], %g16, %g16
  ldd,5 [ %r2 + 0xfb0 ], %b[45]
}
{
  andd,0 %b[39], %b[18], %b[39]
  andd,1 %r49, %r53, %b[18]
  xord,2 %b[39], %b[18], %b[20]
  andd,3 %b[127], %b[106], %b[127]
  andd,4 %b[73], %b[77], %b[106]
  xord,5 %b[127], %b[106], %b[108]
}
{
  ord,0 %r52, %r19, %r19
  and_ord,1 %r24, %b[20], %b[39], %b[39]
  ord,2 %r49, %r53, %b[22]
  ord,3 %b[76], %b[43], %b[43]
  and_ord,4 %b[48], %b[108], %b[127], %b[127]
  ord,5 %b[73], %b[77], %b[110]
}
{
  andd,0 %g1, %r21, %r21
  andd,1 %g6, %g2, %b[10]
  xord,2 %g1, %r21, %b[19]
  andd,3 %g17, %b[45], %b[45]
  andd,4 %g22, %g18, %b[98]
  xord,5 %g17, %b[45], %b[107]
}
{
  ornd,0 %g0, %r19, %r19
  and_ord,1 %b[39], %b[22], %b[18], %b[22]
  ord,2 %g6, %g2, %b[18]
  ornd,3 %g16, %b[43], %b[43]
  and_ord,4 %b[127], %b[110], %b[106], %b[110]
  ord,5 %g22, %g18, %b[106]
}
{
  xord,0 %r37, %b[35], %b[35]
  xor_xord,1 %r19, %r41, %g14, %r19
  xord,2 %r37, %b[13], %b[13]
  xord,3 %b[61], %b[123], %b[123]
  xor_xord,4 %b[43], %b[65], %g30, %b[43]
  xord,5 %b[61], %b[101], %b[101]
}
{
  xord,0 %r31, %g15, %g15
  and_ord,1 %b[22], %b[19], %r21, %r21
  xord,2 %r52, %b[13], %b[13]
  xord,3 %b[55], %g31, %g31
  and_ord,4 %b[110], %b[107], %b[45], %b[45]
  xord,5 %b[76], %b[101], %b[101]
}
{
  xord,0 %b[29], %r33, %b[29]
  andn_xornd,1 %r35, %g4, %g3, %g3
  xord,2 %r35, %r40, %r40
  xord,3 %b[117], %b[57], %b[117]
  andn_xornd,4 %b[59], %g20, %g19, %g19
  xord,5 %b[59], %b[64], %b[64]
}
{
  xord,0 %r60, %r22, %r22
  and_ord,1 %r21, %b[18], %b[10], %b[18]
  xord,2 %r32, %b[29], %b[29]
  xord,3 %b[84], %b[46], %b[46]
  and_ord,4 %b[45], %b[106], %b[98], %b[106]
  xord,5 %b[56], %b[117], %b[117]
}
{
  xord,0 %g3, %b[6], %r32
  xor_xord,1 %b[2], %r30, %b[31], %b[2]
  andd,2 %g3, %r35, %r35
  xord,3 %g19, %b[94], %b[56]
  xor_xord,4 %b[90], %b[54], %b[119], %b[90]
  andd,5 %g19, %b[59], %b[59]
}
{
  ldd,0 [ %r2 + 0xfc8 ], %b[31]
  ornd,1 %r35, %r32, %r32
  ldd,2 [ %r2 + 0xfc0 ], %r30
  ldd,3 [ %r2 + 0xfc8 ], %b[119]
  ornd,4 %b[59], %b[56], %b[56]
  ldd,5 [ %r2 + 0xfc0 ], %b[54]
}
{
  xord,0 %r32, %r57, %r17
  andn_xornd,1 %r32, %b[27], %r17, %b[27]
  ldd,2 [ %r2 + 0xfd0 ], %r35
  xord,3 %b[56], %b[81], %b[41]
  andn_xornd,4 %b[56], %b[115], %b[41], %b[115]
  ldd,5 [ %r2 + 0xfd0 ], %b[59]
}
{
  xord,0 %r24, %b[20], %b[20]
  or_xord,1 %r31, %b[6], %r57, %r31
  xord,2 %b[9], %g5, %g5
  xord,3 %b[48], %b[108], %b[108]
  or_xord,4 %b[55], %b[94], %b[81], %b[55]
  xord,5 %b[97], %g21, %g21
}
{
  ord,0 %b[0], %r30, %r33
  xord,1 %r47, %b[31], %g4
  andd,2 %b[0], %r30, %b[10]
  ord,3 %b[88], %b[54], %b[57]
  xord,4 %b[71], %b[119], %g20
  andd,5 %b[88], %b[54], %b[98]
}
{
  ldd,0 [ %r2 + 0xfd8 ], %b[10]
  and_ord,1 %b[18], %r33, %b[10], %r33
  andd,2 %r47, %b[31], %b[31]
  ldd,3 [ %r2 + 0xfd8 ], %b[98]
  and_ord,4 %b[106], %b[57], %b[98], %b[57]
  andd,5 %b[71], %b[119], %b[119]
}
{
  andd,0 %r39, %r35, %r35
  andn_xord,1 %b[27], %r17, %r32, %r17
  xord,2 %r39, %r35, %r52
  andd,3 %b[63], %b[59], %b[59]
  andn_xord,4 %b[115], %b[41], %b[56], %b[41]
  xord,5 %b[63], %b[59], %b[76]
}
{
  xord,0 %b[22], %b[19], %b[19]
  and_ord,1 %r33, %g4, %b[31], %b[31]
  xord,2 %r31, %g3, %g3
  xord,3 %b[110], %b[107], %b[107]
  and_ord,4 %b[57], %g20, %b[119], %b[119]
  xord,5 %b[55], %g19, %g19
}
{
  andd,0 %b[34], %b[10], %b[10]
  xor_xord,1 %b[27], %r57, %b[33], %b[27]
  xord,2 %b[34], %b[10], %b[22]
  andd,3 %b[122], %b[98], %b[98]
  xor_xord,4 %b[115], %b[81], %b[121], %b[115]
  xord,5 %b[122], %b[98], %b[110]
}
{
  xord,0 %r17, %r40, %r40
  and_ord,1 %b[31], %r52, %r35, %r35
  ornd,2 %g3, %r17, %g3
  xord,3 %b[41], %b[64], %b[64]
  and_ord,4 %b[119], %b[76], %b[59], %b[59]
  ornd,5 %g19, %b[41], %g19
}
{
  xord,0 %b[31], %r52, %r52
  xor_xord,1 %r31, %b[6], %r63, %r31
  xord,2 %g3, %g15, %g15
  xord,3 %b[119], %b[76], %b[76]
  xor_xord,4 %b[55], %b[94], %b[87], %b[55]
  xord,5 %g19, %g31, %g31
}
{
  ldd,0 [ %r2 + 0xfe8 ], %b[6]
  and_ord,1 %r35, %b[22], %b[10], %b[10]
  ldd,2 [ %r2 + 0xfe0 ], %b[31]
  ldd,3 [ %r2 + 0xfe8 ], %b[94]
  and_ord,4 %b[59], %b[110], %b[98], %b[98]
  ldd,5 [ %r2 + 0xfe0 ], %b[119]
}
{
  ldd,0 [ %r2 + 0xff8 ], %g3
  xor_xord,1 %r29, %r46, %r43, %r46
  ldd,2 [ %r2 + 0xff0 ], %r63
  ldd,3 [ %r2 + 0xff8 ], %g19
  xor_xord,4 %b[53], %b[70], %b[67], %b[70]
  ldd,5 [ %r2 + 0xff0 ], %b[87]
}
{
  ldd,0 [ %r2 + 0x1008 ], %r17
  xor_xord,1 %r26, %r38, %b[36], %r38
  ldd,2 [ %r2 + 0x1000 ], %r43
  ldd,3 [ %r2 + 0x1008 ], %b[41]
  xor_xord,4 %b[50], %b[62], %b[124], %b[62]
  ldd,5 [ %r2 + 0x1000 ], %b[67]
}
{
  ord,0 %r18, %b[31], %r57
  xord,1 %r55, %b[6], %b[33]
  andd,2 %r18, %b[31], %b[36]
  ord,3 %b[42], %b[119], %b[81]
  xord,4 %b[79], %b[94], %b[121]
  andd,5 %b[42], %b[119], %b[124]
}
{
  andd,0 %r58, %r63, %b[36]
  and_ord,1 %b[10], %r57, %b[36], %r57
  andd,2 %r55, %b[6], %b[6]
  andd,3 %b[82], %b[87], %b[124]
  and_ord,4 %b[98], %b[81], %b[124], %b[81]
  andd,5 %b[79], %b[94], %b[94]
}
{
  xord,0 %b[1], %g3, %r37
  andd,1 %b[1], %g3, %g3
  ord,2 %r58, %r63, %r32
  xord,3 %b[89], %g19, %b[61]
  andd,4 %b[89], %g19, %g19
  ord,5 %b[82], %b[87], %b[56]
}
{
  andd,0 %b[7], %r43, %r43
  and_ord,1 %r57, %b[33], %b[6], %b[6]
  xord,2 %b[7], %r43, %r41
  andd,3 %b[95], %b[67], %b[67]
  and_ord,4 %b[81], %b[121], %b[94], %b[94]
  xord,5 %b[95], %b[67], %b[65]
}
{
  xord,0 %b[25], %r17, %g0
  andd,1 %b[25], %r17, %r17
  ldd,2 [ %r2 + 0x1010 ], %g14
  xord,3 %b[113], %b[41], %g16
  andd,4 %b[113], %b[41], %b[41]
  ldd,5 [ %r2 + 0x1010 ], %g30
}
{
  ldd,0 [ %r2 + 0x1020 ], %b[16]
  and_ord,1 %b[6], %r32, %b[36], %r32
  ldd,2 [ %r2 + 0x1018 ], %b[36]
  ldd,3 [ %r2 + 0x1020 ], %b[104]
  and_ord,4 %b[94], %b[56], %b[124], %b[56]
  ldd,5 [ %r2 + 0x1018 ], %b[124]
}
{
  ldd,0 [ %r2 + 0x1030 ], %r28
  ord,1 %r22, %r46, %b[11]
  ldd,2 [ %r2 + 0x1028 ], %b[17]
  ldd,3 [ %r2 + 0x1030 ], %b[52]
  ord,4 %b[46], %b[70], %b[99]
  ldd,5 [ %r2 + 0x1028 ], %b[105]
}
{
  andd,0 %g10, %g14, %g14
  and_ord,1 %r32, %r37, %g3, %g3
  xord,2 %g10, %g14, %r44
  andd,3 %g26, %g30, %g30
  and_ord,4 %b[56], %b[61], %g19, %g19
  xord,5 %g26, %g30, %b[68]
}
{
  andd,0 %r59, %b[36], %b[36]
  xord,1 %g5, %b[11], %b[11]
  xord,2 %r59, %b[36], %b[4]
  andd,3 %b[83], %b[124], %b[124]
  xord,4 %g21, %b[99], %b[99]
  xord,5 %b[83], %b[124], %b[92]
}
{
  andd,0 %r48, %b[16], %b[16]
  and_ord,1 %g3, %r41, %r43, %r43
  xord,2 %r48, %b[16], %g5
  andd,3 %b[72], %b[104], %b[104]
  and_ord,4 %g19, %b[65], %b[67], %b[67]
  xord,5 %b[72], %b[104], %g21
}
{
  xord,0 %b[11], %r27, %r27
  xor_xord,1 %r49, %r53, %b[39], %r53
  xord,2 %r46, %b[3], %b[3]
  xord,3 %b[99], %b[51], %b[51]
  xor_xord,4 %b[73], %b[77], %b[127], %b[77]
  xord,5 %b[70], %b[91], %b[91]
}
{
  xord,0 %r35, %b[22], %b[22]
  and_ord,1 %r43, %g0, %r17, %r17
  andd,2 %b[38], %b[17], %b[39]
  xord,3 %b[59], %b[110], %b[110]
  and_ord,4 %b[67], %g16, %b[41], %b[41]
  andd,5 %b[126], %b[105], %b[127]
}
{
  andnd,0 %b[20], %r53, %r21
  xor_xord,1 %g6, %g2, %r21, %g2
  ord,2 %b[38], %b[17], %r35
  andnd,3 %b[108], %b[77], %b[45]
  xor_xord,4 %g22, %g18, %b[45], %g18
  ord,5 %b[126], %b[105], %b[59]
}
{
  xord,0 %r57, %b[33], %b[33]
  and_ord,1 %r17, %r44, %g14, %g14
  xord,2 %r33, %g4, %g4
  xord,3 %b[81], %b[121], %b[121]
  and_ord,4 %b[41], %b[68], %g30, %g30
  xord,5 %b[57], %g20, %g20
}
{
  andd,0 %r20, %r28, %r33
  xord,1 %g2, %b[14], %b[14]
  ldd,2 [ %r2 + 0x1038 ], %r57
  andd,3 %b[44], %b[52], %b[57]
  xord,4 %g18, %b[102], %b[102]
  ldd,5 [ %r2 + 0x1038 ], %b[81]
}
{
  xord,0 %g3, %r41, %r41
  and_ord,1 %g14, %b[4], %b[36], %b[36]
  xord,2 %r32, %r37, %r37
  xord,3 %g19, %b[65], %b[65]
  and_ord,4 %g30, %b[92], %b[124], %b[124]
  xord,5 %b[56], %b[61], %b[61]
}
{
  ldd,0 [ %r2 + 0x1040 ], %r32
  xor_xord,1 %b[0], %r30, %b[18], %r30
  ord,2 %r20, %r28, %g3
  ldd,3 [ %r2 + 0x1040 ], %b[56]
  xor_xord,4 %b[88], %b[54], %b[106], %b[54]
  ord,5 %b[44], %b[52], %g19
}
{
  andd,0 %r19, %r57, %r57
  and_ord,1 %b[36], %g5, %b[16], %b[16]
  xord,2 %r19, %r57, %b[18]
  andd,3 %b[43], %b[81], %b[81]
  and_ord,4 %b[124], %g21, %b[104], %b[104]
  xord,5 %b[43], %b[81], %b[106]
}
{
  xord,0 %b[11], %r38, %b[36]
  xord,1 %r38, %r46, %r38
  xord,2 %b[36], %g5, %g5
  xord,3 %b[99], %b[62], %b[124]
  xord,4 %b[62], %b[70], %b[62]
  xord,5 %b[124], %g21, %g21
}
{
  xord,0 %r17, %r44, %r44
  and_ord,1 %b[16], %r35, %b[39], %r35
  ldd,2 [ %r2 + 0x1048 ], %b[39]
  xord,3 %b[41], %b[68], %b[68]
  and_ord,4 %b[104], %b[59], %b[127], %b[59]
  ldd,5 [ %r2 + 0x1048 ], %b[127]
}
{
  ord,0 %b[13], %r32, %r17
  xor_xord,1 %b[38], %b[17], %b[16], %b[17]
  andd,2 %b[13], %r32, %b[16]
  ord,3 %b[101], %b[56], %b[41]
  xor_xord,4 %b[126], %b[105], %b[104], %b[105]
  andd,5 %b[101], %b[56], %b[104]
}
{
  xord,0 %g14, %b[4], %b[4]
  and_ord,1 %r35, %g3, %r33, %g3
  andnd,2 %b[11], %r22, %r33
  xord,3 %g30, %b[92], %b[92]
  and_ord,4 %b[59], %g19, %b[57], %g19
  andnd,5 %b[99], %b[46], %b[57]
}
{
  xord,0 %b[35], %b[39], %g14
  xor_xord,1 %r20, %r28, %r35, %r28
  xord,2 %b[17], %g5, %r35
  xord,3 %b[123], %b[127], %g30
  xor_xord,4 %b[44], %b[52], %b[59], %b[52]
  xord,5 %b[105], %g21, %b[59]
}
{
  andnd,0 %g5, %b[17], %g3
  and_ord,1 %g3, %b[18], %r57, %r57
  xord,2 %g3, %b[18], %b[18]
  andnd,3 %g21, %b[105], %g19
  and_ord,4 %g19, %b[106], %b[81], %b[81]
  xord,5 %g19, %b[106], %b[106]
}
{
  andnd,0 %r46, %b[36], %b[36]
  xor_xord,1 %r18, %b[31], %b[10], %b[31]
  andnd,2 %b[36], %r33, %r33
  andnd,3 %b[70], %b[124], %b[124]
  xor_xord,4 %b[42], %b[119], %b[98], %b[119]
  andnd,5 %b[124], %b[57], %b[57]
}
{
  andd,0 %r28, %b[18], %b[10]
  and_ord,1 %r57, %r17, %b[16], %r17
  ldd,2 [ %r2 + 0x1050 ], %b[16]
  andd,3 %b[52], %b[106], %b[98]
  and_ord,4 %b[81], %b[41], %b[104], %b[41]
  ldd,5 [ %r2 + 0x1050 ], %b[104]
}
{
  xornd,0 %g5, %b[10], %b[10]
  xor_andd,1 %r28, %g5, %r35, %g5
  andd,2 %b[35], %b[39], %b[39]
  xornd,3 %g21, %b[98], %b[98]
  xor_andd,4 %b[52], %g21, %b[59], %g21
  andd,5 %b[123], %b[127], %b[127]
}
{
  xord,0 %r17, %g14, %g14
  and_ord,1 %r17, %g14, %b[39], %b[39]
  xornd,2 %b[18], %r28, %r28
  xord,3 %b[41], %g30, %g30
  and_ord,4 %b[41], %g30, %b[127], %b[127]
  xornd,5 %b[106], %b[52], %b[52]
}
{
  andd,0 %r33, %r22, %r57
  xor_xord,1 %b[13], %r32, %r57, %r32
  andd,2 %b[18], %b[10], %r17
  andd,3 %b[57], %b[46], %b[81]
  xor_xord,4 %b[101], %b[56], %b[81], %b[56]
  andd,5 %b[106], %b[98], %b[41]
}
{
  andnd,0 %b[36], %r33, %b[36]
  xor_xord,1 %b[2], %b[16], %b[39], %r17
  andnd,2 %r28, %r17, %r28
  andnd,3 %b[124], %b[57], %b[124]
  xor_xord,4 %b[90], %b[104], %b[127], %b[41]
  andnd,5 %b[52], %b[41], %b[52]
}
{
  xord,0 %r33, %b[3], %b[3]
  andn_xord,1 %r33, %b[11], %r22, %b[11]
  xornd,2 %r57, %b[36], %b[36]
  xord,3 %b[57], %b[91], %b[91]
  andn_xord,4 %b[57], %b[99], %b[46], %b[99]
  xornd,5 %b[81], %b[124], %b[124]
}
{
  andnd,0 %b[10], %b[17], %r57
  andd,1 %b[18], %b[17], %b[17]
  ldd,2 [ %r2 + 0x1058 ], %r33
  andnd,3 %b[98], %b[105], %b[81]
  andd,4 %b[106], %b[105], %b[105]
  ldd,5 [ %r2 + 0x1058 ], %b[57]
}
{
  ord,0 %b[2], %b[16], %b[16]
  xornd,1 %b[18], %r57, %r57
  andd,2 %b[2], %b[16], %r22
  ord,3 %b[90], %b[104], %b[104]
  xornd,4 %b[106], %b[81], %b[81]
  andd,5 %b[90], %b[104], %b[46]
}
{
  ord,0 %g5, %r28, %r22
  and_ord,1 %b[39], %b[16], %r22, %b[16]
  xord,2 %g5, %b[17], %b[17]
  ord,3 %g21, %b[52], %b[46]
  and_ord,4 %b[127], %b[104], %b[46], %b[104]
  xord,5 %g21, %b[105], %b[105]
}
{
  andnd,0 %r38, %b[11], %r38
  andn_xornd,1 %b[17], %g3, %r35, %g3
  xord,2 %r62, %r22, %r22
  andnd,3 %b[62], %b[99], %b[62]
  andn_xornd,4 %b[105], %g19, %b[59], %g19
  xord,5 %b[86], %b[46], %b[46]
}
{
  andnd,0 %r53, %b[20], %r16
  xor_xord,1 %r57, %g5, %r16, %r57
  xord,2 %b[27], %r33, %g5
  andnd,3 %b[77], %b[108], %b[40]
  xor_xord,4 %b[81], %g21, %b[40], %b[81]
  xord,5 %b[115], %b[57], %g21
}
{
  andd,0 %g2, %r53, %r46
  xor_xord,1 %r38, %r46, %g7, %r38
  xord,2 %g3, %r28, %g3
  andd,3 %g18, %b[77], %b[70]
  xor_xord,4 %b[62], %b[70], %g23, %b[62]
  xord,5 %g19, %b[52], %g19
}
{
  xord,0 %b[16], %g5, %g7
  xord,1 %r25, %g3, %g3
  andd,2 %b[27], %r33, %r33
  xord,3 %b[104], %g21, %g23
  xord,4 %b[49], %g19, %g19
  andd,5 %b[115], %b[57], %b[57]
}
{
  xord,0 %b[36], %r27, %r27
  and_ord,1 %b[16], %g5, %r33, %r33
  ord,2 %b[19], %r46, %r46
  xord,3 %b[124], %b[51], %b[51]
  and_ord,4 %b[104], %g21, %b[57], %b[57]
  ord,5 %b[107], %b[70], %b[70]
}
{
  andnd,0 %b[22], %r30, %b[36]
  xor_xord,1 %b[11], %b[36], %r34, %b[11]
  xord,2 %b[19], %g2, %b[19]
  andnd,3 %b[110], %b[54], %b[124]
  xor_xord,4 %b[99], %b[124], %b[58], %b[99]
  xord,5 %b[107], %g18, %b[107]
}
{
  ldd,0 [ %r2 + 0x1068 ], %g5
  xord,1 %g7, %g14, %b[16]
  ldd,2 [ %r2 + 0x1060 ], %r34
  ldd,3 [ %r2 + 0x1068 ], %g21
  xord,4 %g23, %g30, %b[104]
  ldd,5 [ %r2 + 0x1060 ], %b[58]
}
{
  xord,0 %r17, %r32, %r32
  andd,1 %r17, %g14, %r28
  xord,2 %g7, %r32, %r25
  xord,3 %b[41], %b[56], %b[56]
  andd,4 %b[41], %g30, %b[52]
  xord,5 %g23, %b[56], %b[49]
}
{
  xord,0 %r17, %g14, %r62
  xor_ornd,1 %r17, %g7, %r32, %r35
  andd,2 %b[16], %r25, %b[16]
  xord,3 %b[41], %g30, %b[86]
  xor_ornd,4 %b[41], %g23, %b[56], %b[59]
  andd,5 %b[104], %b[49], %b[104]
}
{
  ord,0 %g15, %r34, %b[18]
  and_xornd,1 %b[16], %r62, %r28, %r62
  andd,2 %g15, %r34, %b[39]
  ord,3 %g31, %b[58], %b[106]
  and_xornd,4 %b[104], %b[86], %b[52], %b[86]
  andd,5 %g31, %b[58], %b[127]
}
{
  andnd,0 %g14, %r17, %r17
  and_ord,1 %r33, %b[18], %b[39], %b[18]
  xord,2 %g7, %r17, %b[39]
  andnd,3 %g30, %b[41], %b[41]
  and_ord,4 %b[57], %b[106], %b[127], %b[106]
  xord,5 %g23, %b[41], %b[127]
}
{
  xord,0 %r52, %b[36], %b[36]
  andn_xornd,1 %r62, %r25, %g7, %r25
  ord,2 %g14, %b[39], %b[39]
  xord,3 %b[76], %b[124], %b[124]
  andn_xornd,4 %b[86], %b[49], %g23, %b[49]
  ord,5 %g30, %b[127], %b[127]
}
{
  xord,0 %b[39], %r35, %b[39]
  xor_xord,1 %r62, %r35, %b[5], %r62
  xord,2 %b[39], %r45, %r45
  xord,3 %b[127], %b[59], %b[127]
  xor_xord,4 %b[86], %b[59], %b[93], %b[86]
  xord,5 %b[127], %b[69], %b[69]
}
{
  xord,0 %b[32], %b[39], %b[39]
  or_xord,1 %r17, %r32, %g14, %r17
  xord,2 %r25, %r45, %r45
  xord,3 %b[120], %b[127], %b[127]
  or_xord,4 %b[41], %b[56], %g30, %b[41]
  xord,5 %b[49], %b[69], %b[69]
}
{
  xord,0 %b[22], %g4, %b[32]
  xor_xord,1 %g15, %r34, %r33, %r34
  andd,2 %b[22], %b[36], %r33
  xord,3 %b[110], %g20, %b[120]
  xor_xord,4 %g31, %b[58], %b[57], %b[58]
  andd,5 %b[110], %b[124], %b[57]
}
{
  andnd,0 %b[36], %r30, %r17
  or_xord,1 %b[16], %r17, %r56, %b[16]
  andnd,2 %b[32], %r33, %r33
  andnd,3 %b[124], %b[54], %b[41]
  or_xord,4 %b[104], %b[41], %b[80], %b[104]
  andnd,5 %b[120], %b[57], %b[57]
}
{
  xord,0 %b[36], %b[22], %b[36]
  andn_xornd,1 %g2, %r16, %r21, %g2
  andnd,2 %r30, %b[36], %r56
  xord,3 %b[124], %b[110], %b[124]
  andn_xornd,4 %g18, %b[40], %b[45], %g18
  andnd,5 %b[54], %b[124], %b[80]
}
{
  andnd,0 %b[31], %b[33], %r17
  andn_xornd,1 %r33, %r56, %r17, %r56
  xord,2 %r40, %g5, %b[22]
  andnd,3 %b[119], %b[121], %b[41]
  andn_xornd,4 %b[57], %b[80], %b[41], %b[80]
  xord,5 %b[64], %g21, %b[110]
}
{
  xornd,0 %g2, %b[19], %b[19]
  xor_andd,1 %r46, %b[20], %g2, %b[20]
  xord,2 %b[18], %b[22], %r25
  xornd,3 %g18, %b[107], %b[107]
  xor_andd,4 %b[70], %b[108], %g18, %b[108]
  xord,5 %b[106], %b[110], %b[49]
}
{
  andd,0 %r46, %b[19], %r32
  xor_xord,1 %r46, %g2, %b[26], %r46
  andd,2 %r40, %g5, %g5
  andd,3 %b[70], %b[107], %b[56]
  xor_xord,4 %b[70], %g18, %b[114], %b[70]
  andd,5 %b[64], %g21, %g21
}
{
  andnd,0 %g2, %r32, %r32
  andn_ord,1 %b[19], %r16, %r21, %b[19]
  xord,2 %b[20], %b[14], %b[14]
  andnd,3 %g18, %b[56], %b[56]
  andn_ord,4 %b[107], %b[40], %b[45], %b[107]
  xord,5 %b[108], %b[102], %b[102]
}
{
  ldd,0 [ %r2 + 0x1078 ], %b[22]
  and_ord,1 %b[18], %b[22], %g5, %g5
  ldd,2 [ %r2 + 0x1070 ], %r16
  ldd,3 [ %r2 + 0x1078 ], %b[110]
  and_ord,4 %b[106], %b[110], %g21, %g21
  ldd,5 [ %r2 + 0x1070 ], %b[40]
}
{
  andnd,0 %b[33], %b[31], %b[21]
  xor_xord,1 %r32, %r53, %b[30], %r32
  xord,2 %b[19], %b[21], %b[19]
  andnd,3 %b[121], %b[119], %b[109]
  xor_xord,4 %b[56], %b[77], %b[118], %b[56]
  xord,5 %b[107], %b[109], %b[107]
}
{
  ldd,0 [ %r2 + 0x1088 ], %b[30]
  xord,1 %r25, %g9, %g9
  ldd,2 [ %r2 + 0x1080 ], %r53
  ldd,3 [ %r2 + 0x1088 ], %b[118]
  xord,4 %b[49], %g25, %g25
  ldd,5 [ %r2 + 0x1080 ], %b[77]
}
{
  xord,0 %r31, %r16, %r21
  andd,1 %r31, %r16, %r16
  ldd,2 [ %r2 + 0x1090 ], %b[18]
  xord,3 %b[55], %b[40], %b[45]
  andd,4 %b[55], %b[40], %b[40]
  ldd,5 [ %r2 + 0x1090 ], %b[106]
}
{
  xord,0 %g5, %r21, %r21
  and_ord,1 %g5, %r21, %r16, %r16
  xord,2 %b[29], %b[22], %b[22]
  xord,3 %g21, %b[45], %b[45]
  and_ord,4 %g21, %b[45], %b[40], %b[40]
  xord,5 %b[117], %b[110], %b[110]
}
{
  andd,0 %r22, %b[30], %g2
  ord,1 %r22, %b[30], %b[20]
  andd,2 %r57, %r53, %g5
  andd,3 %b[46], %b[118], %g18
  ord,4 %b[46], %b[118], %b[108]
  andd,5 %b[81], %b[77], %g21
}
{
  andnd,0 %r21, %r25, %r16
  and_ord,1 %g5, %b[20], %g2, %b[20]
  xord,2 %r16, %b[22], %b[22]
  andnd,3 %b[45], %b[49], %b[40]
  and_ord,4 %g21, %b[108], %g18, %b[108]
  xord,5 %b[40], %b[110], %b[110]
}
{
  andnd,0 %r34, %b[22], %b[26]
  andnd,1 %r25, %r21, %g14
  xord,2 %b[22], %r34, %g2
  andnd,3 %b[58], %b[110], %b[114]
  andnd,4 %b[49], %b[45], %g30
  xord,5 %b[110], %b[58], %g18
}
{
  andnd,0 %r21, %r34, %r35
  or_xornd,1 %r21, %b[26], %g2, %b[26]
  ornd,2 %g2, %r25, %g2
  andnd,3 %b[45], %b[58], %b[59]
  or_xornd,4 %b[45], %b[114], %g18, %b[114]
  ornd,5 %g18, %b[49], %g18
}
{
  xord,0 %g2, %r21, %g7
  xord,1 %g2, %r34, %r34
  andnd,2 %r34, %r21, %b[5]
  xord,3 %g18, %b[45], %g23
  xord,4 %g18, %b[58], %b[58]
  andnd,5 %b[58], %b[45], %b[93]
}
{
  andnd,0 %g7, %r34, %r34
  or_xornd,1 %b[26], %r16, %g14, %g14
  andnd,2 %r25, %b[22], %r25
  andnd,3 %g23, %b[58], %b[58]
  or_xornd,4 %b[114], %b[40], %g30, %g30
  andnd,5 %b[49], %b[110], %b[49]
}
{
  xord,0 %r34, %g9, %g9
  and_xord,1 %b[26], %g2, %r51, %b[26]
  ornd,2 %r25, %r21, %r25
  xord,3 %b[58], %g25, %g25
  and_xord,4 %b[114], %g18, %b[75], %b[114]
  ornd,5 %b[49], %b[45], %b[49]
}
{
  ornd,0 %b[32], %b[36], %b[36]
  or_xornd,1 %g14, %b[5], %r35, %b[5]
  xord,2 %b[22], %r23, %b[22]
  ornd,3 %b[120], %b[124], %b[124]
  or_xornd,4 %g30, %b[93], %b[59], %b[93]
  xord,5 %b[110], %b[47], %b[110]
}
{
  xord,0 %g14, %b[22], %b[22]
  xor_xord,1 %r58, %r63, %b[6], %r63
  andd,2 %g3, %b[18], %b[32]
  xord,3 %g30, %b[110], %b[110]
  xor_xord,4 %b[82], %b[87], %b[94], %b[87]
  andd,5 %g19, %b[106], %b[120]
}
{
  xord,0 %r33, %b[24], %r33
  xor_xord,1 %b[5], %r25, %b[15], %b[5]
  xord,2 %b[36], %r52, %r52
  xord,3 %b[57], %b[112], %b[57]
  xor_xord,4 %b[93], %b[49], %b[103], %b[93]
  xord,5 %b[124], %b[76], %b[76]
}
{
  ornd,0 %r63, %r37, %r25
  xor_xord,1 %r56, %g4, %r61, %r61
  ord,2 %g3, %b[18], %b[24]
  ornd,3 %b[87], %b[61], %b[49]
  xor_xord,4 %b[80], %g20, %b[85], %b[85]
  ord,5 %g19, %b[106], %b[112]
}
{
  ornd,0 %r52, %r56, %r52
  or_xornd,1 %r37, %r17, %b[21], %b[21]
  andnd,2 %r63, %r37, %r17
  ornd,3 %b[76], %b[80], %b[76]
  or_xornd,4 %b[61], %b[41], %b[109], %b[109]
  andnd,5 %b[87], %b[61], %b[41]
}
{
  ord,0 %b[36], %g4, %b[15]
  and_ord,1 %b[20], %b[24], %b[32], %b[24]
  andnd,2 %r25, %b[31], %b[32]
  ord,3 %b[124], %g20, %b[103]
  and_ord,4 %b[108], %b[112], %b[120], %b[112]
  andnd,5 %b[49], %b[119], %b[120]
}
{
  xord,0 %r52, %r33, %r33
  or_xord,1 %b[21], %r17, %r25, %r17
  ldd,2 [ %r2 + 0x1098 ], %b[6]
  xord,3 %b[76], %b[57], %b[57]
  or_xord,4 %b[109], %b[41], %b[49], %b[41]
  ldd,5 [ %r2 + 0x1098 ], %b[94]
}
{
  xord,0 %b[36], %b[28], %b[36]
  and_xord,1 %r52, %b[15], %g4, %b[15]
  andd,2 %b[32], %r37, %r25
  xord,3 %b[124], %b[116], %b[124]
  and_xord,4 %b[76], %b[103], %g20, %b[103]
  andd,5 %b[120], %b[61], %b[49]
}
{
  andd,0 %r63, %b[31], %r56
  or_ornd,1 %r17, %r37, %r25, %r25
  xord,2 %r56, %b[36], %b[36]
  andd,3 %b[87], %b[119], %b[80]
  or_ornd,4 %b[41], %b[61], %b[49], %b[49]
  xord,5 %b[80], %b[124], %b[124]
}
{
  andd,0 %b[6], %b[24], %b[6]
  xor_xord,1 %b[15], %r30, %b[12], %b[15]
  xord,2 %b[6], %b[24], %r37
  andd,3 %b[94], %b[112], %b[94]
  xor_xord,4 %b[103], %b[54], %b[100], %b[103]
  xord,5 %b[94], %b[112], %b[61]
}
{
  ldd,0 [ %r2 + 0x10a8 ], %b[12]
  and_ord,1 %r62, %r37, %b[6], %b[6]
  ldd,2 [ %r2 + 0x10a0 ], %r30
  ldd,3 [ %r2 + 0x10a8 ], %b[100]
  and_ord,4 %b[86], %b[61], %b[94], %b[94]
  ldd,5 [ %r2 + 0x10a0 ], %b[54]
}
{
  ord,0 %r25, %b[33], %b[28]
  ord,1 %r63, %b[31], %r63
  andd,2 %r25, %r63, %b[24]
  ord,3 %b[49], %b[121], %b[116]
  ord,4 %b[87], %b[119], %b[87]
  andd,5 %b[49], %b[87], %b[112]
}
{
  ornd,0 %b[24], %b[28], %b[28]
  orn_xord,1 %b[21], %r63, %r56, %r63
  ldd,2 [ %r2 + 0x10b0 ], %r52
  ornd,3 %b[112], %b[116], %b[116]
  orn_xord,4 %b[109], %b[87], %b[80], %b[87]
  ldd,5 [ %r2 + 0x10b0 ], %b[76]
}
{
  ord,0 %r45, %r30, %b[21]
  xord,1 %b[16], %b[12], %b[24]
  andd,2 %r45, %r30, %r56
  ord,3 %b[69], %b[54], %b[109]
  xord,4 %b[104], %b[100], %b[112]
  andd,5 %b[69], %b[54], %b[80]
}
{
  ldd,0 [ %r2 + 0x10b8 ], %r56
  and_ord,1 %b[6], %b[21], %r56, %b[21]
  andd,2 %b[16], %b[12], %b[12]
  ldd,3 [ %r2 + 0x10b8 ], %b[80]
  and_ord,4 %b[94], %b[109], %b[80], %b[109]
  andd,5 %b[104], %b[100], %b[100]
}
{
  andd,0 %b[39], %r52, %r52
  xor_xord,1 %b[28], %b[31], %r50, %b[28]
  xord,2 %b[39], %r52, %g4
  andd,3 %b[127], %b[76], %b[76]
  xor_xord,4 %b[116], %b[119], %b[74], %b[116]
  xord,5 %b[127], %b[76], %g20
}
{
  andnd,0 %r41, %r44, %r50
  and_ord,1 %b[21], %b[24], %b[12], %b[12]
  andnd,2 %r44, %r41, %b[31]
  andnd,3 %b[65], %b[68], %b[74]
  and_ord,4 %b[109], %b[112], %b[100], %b[100]
  andnd,5 %b[68], %b[65], %b[119]
}
{
  andd,0 %b[26], %r56, %r56
  xord,1 %r43, %g0, %g0
  xord,2 %b[26], %r56, %g14
  andd,3 %b[114], %b[80], %b[80]
  xord,4 %b[67], %g16, %g16
  xord,5 %b[114], %b[80], %g30
}
{
  andnd,0 %b[4], %g0, %r43
  and_ord,1 %b[12], %g4, %r52, %r52
  xord,2 %r63, %r36, %r36
  andnd,3 %b[92], %g16, %b[67]
  and_ord,4 %b[100], %g20, %b[76], %b[76]
  xord,5 %b[87], %b[60], %b[60]
}
{
  xord,0 %b[33], %r42, %b[33]
  andn_xornd,1 %b[4], %b[31], %r50, %r50
  xord,2 %r25, %r36, %r36
  xord,3 %b[121], %b[66], %b[121]
  andn_xornd,4 %b[92], %b[119], %b[74], %b[74]
  xord,5 %b[49], %b[60], %b[60]
}
{
  andnd,0 %g0, %r44, %r25
  and_ord,1 %r52, %g14, %r56, %r56
  andnd,2 %r44, %g0, %r42
  andnd,3 %g16, %b[68], %b[49]
  and_ord,4 %b[76], %g30, %b[80], %b[80]
  andnd,5 %b[68], %g16, %b[66]
}
{
  ord,0 %r44, %g0, %r63
  andn_xornd,1 %r50, %r43, %g0, %r43
  xord,2 %r63, %b[33], %b[33]
  ord,3 %b[68], %g16, %b[87]
  andn_xornd,4 %b[74], %b[67], %g16, %b[67]
  xord,5 %b[87], %b[121], %b[121]
}
{
  xord,0 %b[4], %b[23], %b[4]
  xor_xord,1 %r17, %b[32], %b[8], %r17
  xord,2 %r41, %r63, %r63
  xord,3 %b[92], %b[111], %b[92]
  xor_xord,4 %b[41], %b[120], %b[96], %b[41]
  xord,5 %b[65], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0x10c8 ], %b[32]
  andn_xornd,1 %r43, %r25, %r42, %r25
  ldd,2 [ %r2 + 0x10c0 ], %b[23]
  ldd,3 [ %r2 + 0x10c8 ], %b[120]
  andn_xornd,4 %b[67], %b[49], %b[66], %b[49]
  ldd,5 [ %r2 + 0x10c0 ], %b[111]
}
{
  ldd,0 [ %r2 + 0x10d8 ], %b[8]
  xord,1 %r63, %r50, %r50
  ldd,2 [ %r2 + 0x10d0 ], %r42
  ldd,3 [ %r2 + 0x10d8 ], %b[96]
  xord,4 %b[87], %b[74], %b[74]
  ldd,5 [ %r2 + 0x10d0 ], %b[66]
}
{
  ord,0 %r25, %r43, %r43
  xor_xord,1 %r25, %r41, %r54, %r25
  andd,2 %r25, %r41, %b[31]
  ord,3 %b[49], %b[67], %b[67]
  xor_xord,4 %b[49], %b[65], %b[78], %b[49]
  andd,5 %b[49], %b[65], %b[119]
}
{
  ord,0 %g9, %b[23], %r54
  xord,1 %b[5], %b[32], %r23
  andd,2 %g9, %b[23], %r41
  ord,3 %g25, %b[111], %b[78]
  xord,4 %b[93], %b[120], %b[47]
  andd,5 %g25, %b[111], %b[65]
}
{
  andd,0 %b[22], %r42, %r41
  and_ord,1 %r56, %r54, %r41, %r54
  andd,2 %b[5], %b[32], %b[32]
  andd,3 %b[110], %b[66], %b[65]
  and_ord,4 %b[80], %b[78], %b[65], %b[78]
  andd,5 %b[93], %b[120], %b[120]
}
{
  xord,0 %r38, %b[8], %r34
  andd,1 %r38, %b[8], %b[8]
  ord,2 %b[22], %r42, %r35
  xord,3 %b[62], %b[96], %b[58]
  andd,4 %b[62], %b[96], %b[96]
  ord,5 %b[110], %b[66], %b[59]
}
{
  xord,0 %b[17], %b[10], %b[17]
  and_ord,1 %r54, %r23, %b[32], %b[32]
  andnd,2 %r43, %b[31], %r43
  xord,3 %b[105], %b[98], %b[105]
  and_ord,4 %b[78], %b[47], %b[120], %b[120]
  andnd,5 %b[67], %b[119], %b[67]
}
{
  xord,0 %r43, %b[4], %b[4]
  xor_xord,1 %r63, %g0, %b[37], %r63
  ornd,2 %r50, %r43, %r50
  xord,3 %b[67], %b[92], %b[92]
  xor_xord,4 %b[87], %g16, %b[125], %b[87]
  ornd,5 %b[74], %b[67], %b[74]
}
{
  xord,0 %r57, %r53, %r53
  and_ord,1 %b[32], %r35, %r41, %r35
  xord,2 %g11, %b[17], %b[17]
  xord,3 %b[81], %b[77], %b[77]
  and_ord,4 %b[120], %b[59], %b[65], %b[59]
  xord,5 %g27, %b[105], %b[105]
}
{
  xord,0 %b[21], %b[24], %b[24]
  xor_xord,1 %r50, %r44, %g8, %r50
  xord,2 %r62, %r37, %r37
  xord,3 %b[109], %b[112], %b[112]
  xor_xord,4 %b[74], %b[68], %g24, %b[74]
  xord,5 %b[86], %b[61], %b[61]
}
{
  ldd,0 [ %r2 + 0x10e8 ], %r44
  and_ord,1 %r35, %r34, %b[8], %b[8]
  ldd,2 [ %r2 + 0x10e0 ], %b[21]
  ldd,3 [ %r2 + 0x10e8 ], %b[68]
  and_ord,4 %b[59], %b[58], %b[96], %b[96]
  ldd,5 [ %r2 + 0x10e0 ], %b[109]
}
{
  ldd,0 [ %r2 + 0x10f8 ], %g11
  xor_xord,1 %r22, %b[30], %g5, %b[30]
  ldd,2 [ %r2 + 0x10f0 ], %g8
  ldd,3 [ %r2 + 0x10f8 ], %g27
  xor_xord,4 %b[46], %b[118], %g21, %b[118]
  ldd,5 [ %r2 + 0x10f0 ], %g24
}
{
  ldd,0 [ %r2 + 0x1108 ], %r41
  xor_xord,1 %g3, %b[18], %b[20], %b[18]
  ldd,2 [ %r2 + 0x1100 ], %g5
  ldd,3 [ %r2 + 0x1108 ], %b[65]
  xor_xord,4 %g19, %b[106], %b[108], %b[106]
  ldd,5 [ %r2 + 0x1100 ], %g21
}
{
  andd,0 %b[3], %b[21], %b[21]
  xord,1 %b[11], %r44, %g0
  xord,2 %b[3], %b[21], %b[20]
  andd,3 %b[91], %b[109], %b[109]
  xord,4 %b[99], %b[68], %g16
  xord,5 %b[91], %b[109], %b[108]
}
{
  andd,0 %r27, %g8, %b[37]
  and_ord,1 %b[8], %b[20], %b[21], %b[21]
  andd,2 %b[11], %r44, %r44
  andd,3 %b[51], %g24, %b[125]
  and_ord,4 %b[96], %b[108], %b[109], %b[109]
  andd,5 %b[99], %b[68], %b[68]
}
{
  xord,0 %b[14], %g11, %b[10]
  andd,1 %b[14], %g11, %g11
  ord,2 %r27, %g8, %r43
  xord,3 %b[102], %g27, %b[98]
  andd,4 %b[102], %g27, %g27
  ord,5 %b[51], %g24, %b[67]
}
{
  ord,0 %r46, %g5, %r21
  and_ord,1 %b[21], %g0, %r44, %r44
  andd,2 %r46, %g5, %b[31]
  ord,3 %b[70], %g21, %b[45]
  and_ord,4 %b[109], %g16, %b[68], %b[68]
  andd,5 %b[70], %g21, %b[119]
}
{
  andd,0 %r32, %r41, %r51
  ord,1 %r32, %r41, %g7
  ldd,2 [ %r2 + 0x1110 ], %g2
  andd,3 %b[56], %b[65], %b[75]
  ord,4 %b[56], %b[65], %g23
  ldd,5 [ %r2 + 0x1110 ], %g18
}
{
  ldd,0 [ %r2 + 0x1120 ], %r16
  and_ord,1 %r44, %r43, %b[37], %r43
  ldd,2 [ %r2 + 0x1118 ], %b[37]
  ldd,3 [ %r2 + 0x1120 ], %b[40]
  and_ord,4 %b[68], %b[67], %b[125], %b[67]
  ldd,5 [ %r2 + 0x1118 ], %b[125]
}
{
  xord,0 %b[30], %r18, %r18
  or_xord,1 %r37, %b[30], %r53, %r53
  ldd,2 [ %r2 + 0x1128 ], %r28
  xord,3 %b[118], %b[42], %b[42]
  or_xord,4 %b[61], %b[118], %b[77], %b[77]
  ldd,5 [ %r2 + 0x1128 ], %b[52]
}
{
  xord,0 %b[12], %g4, %g4
  and_ord,1 %r43, %b[10], %g11, %g11
  xord,2 %r52, %g14, %g14
  xord,3 %b[100], %g20, %g20
  and_ord,4 %b[67], %b[98], %g27, %g27
  xord,5 %b[76], %g30, %g30
}
{
  andd,0 %b[19], %g2, %g2
  xord,1 %r61, %b[37], %r52
  xord,2 %b[19], %g2, %b[12]
  andd,3 %b[107], %g18, %g18
  xord,4 %b[85], %b[125], %b[76]
  xord,5 %b[107], %g18, %b[100]
}
{
  andd,0 %r33, %r16, %b[31]
  and_ord,1 %g11, %r21, %b[31], %r21
  andd,2 %r61, %b[37], %b[37]
  andd,3 %b[57], %b[40], %b[119]
  and_ord,4 %g27, %b[45], %b[119], %b[45]
  andd,5 %b[85], %b[125], %b[125]
}
{
  xord,0 %r53, %r58, %r58
  xor_xord,1 %r45, %r30, %b[6], %r30
  andd,2 %g14, %b[24], %b[6]
  xord,3 %b[77], %b[82], %b[82]
  xor_xord,4 %b[69], %b[54], %b[94], %b[54]
  andd,5 %g30, %b[112], %b[94]
}
{
  ord,0 %g4, %b[6], %b[6]
  and_ord,1 %r21, %g7, %r51, %g7
  ord,2 %r33, %r16, %r51
  ord,3 %g20, %b[94], %b[94]
  and_ord,4 %b[45], %g23, %b[75], %g23
  ord,5 %b[57], %b[40], %b[75]
}
{
  xord,0 %g14, %b[1], %b[1]
  xor_xord,1 %g9, %b[23], %r56, %b[23]
  xord,2 %g4, %g14, %g4
  xord,3 %g30, %b[89], %b[89]
  xor_xord,4 %g25, %b[111], %b[80], %b[111]
  xord,5 %g20, %g30, %g20
}
{
  xord,0 %r35, %r34, %r34
  and_ord,1 %g7, %b[12], %g2, %g2
  ldd,2 [ %r2 + 0x1130 ], %r56
  xord,3 %b[59], %b[58], %b[58]
  and_ord,4 %g23, %b[100], %g18, %g18
  ldd,5 [ %r2 + 0x1130 ], %b[80]
}
{
  andd,0 %b[36], %r28, %r28
  xor_xord,1 %b[22], %r42, %b[32], %r42
  xord,2 %b[36], %r28, %r35
  andd,3 %b[124], %b[52], %b[52]
  xor_xord,4 %b[110], %b[66], %b[120], %b[66]
  xord,5 %b[124], %b[52], %b[59]
}
{
  xord,0 %r54, %r23, %r23
  and_ord,1 %g2, %r52, %b[37], %b[37]
  ldd,2 [ %r2 + 0x1138 ], %b[32]
  xord,3 %b[78], %b[47], %b[47]
  and_ord,4 %g18, %b[76], %b[125], %b[125]
  ldd,5 [ %r2 + 0x1138 ], %b[120]
}
{
  andd,0 %b[15], %r56, %r56
  xord,1 %b[8], %b[20], %b[20]
  xord,2 %b[15], %r56, %r54
  andd,3 %b[103], %b[80], %b[80]
  xord,4 %b[96], %b[108], %b[108]
  xord,5 %b[103], %b[80], %b[78]
}
{
  ldd,0 [ %r2 + 0x1148 ], %b[8]
  and_ord,1 %b[37], %r51, %b[31], %r51
  ldd,2 [ %r2 + 0x1140 ], %b[31]
  ldd,3 [ %r2 + 0x1148 ], %b[96]
  and_ord,4 %b[125], %b[75], %b[119], %b[75]
  ldd,5 [ %r2 + 0x1140 ], %b[119]
}
{
  xord,0 %b[21], %g0, %g0
  xor_xord,1 %r33, %r16, %b[37], %r16
  andnd,2 %r53, %r37, %b[37]
  xord,3 %b[109], %g16, %g16
  xor_xord,4 %b[57], %b[40], %b[125], %b[40]
  andnd,5 %b[77], %b[61], %b[125]
}
{
  xord,0 %r51, %r35, %r35
  and_ord,1 %r51, %r35, %r28, %r28
  andd,2 %b[28], %b[32], %b[21]
  xord,3 %b[75], %b[59], %b[59]
  and_ord,4 %b[75], %b[59], %b[52], %b[52]
  andd,5 %b[116], %b[120], %b[109]
}
{
  xord,0 %r43, %b[10], %b[10]
  xor_xord,1 %r27, %g8, %r44, %g8
  ord,2 %b[28], %b[32], %r51
  xord,3 %b[67], %b[98], %b[98]
  xor_xord,4 %b[51], %g24, %b[68], %g24
  ord,5 %b[116], %b[120], %b[75]
}
{
  ord,0 %r36, %b[31], %r44
  and_ord,1 %r28, %r54, %r56, %r56
  andd,2 %r36, %b[31], %r43
  ord,3 %b[60], %b[119], %b[68]
  and_ord,4 %b[52], %b[78], %b[80], %b[80]
  andd,5 %b[60], %b[119], %b[67]
}
{
  xord,0 %r35, %r16, %r28
  xor_xord,1 %r46, %g5, %g11, %g5
  xord,2 %r28, %r54, %r54
  xord,3 %b[59], %b[40], %b[52]
  xor_xord,4 %b[70], %g21, %g27, %g21
  xord,5 %b[52], %b[78], %b[78]
}
{
  xord,0 %r53, %b[18], %g11
  and_ord,1 %r56, %r51, %b[21], %r51
  andnd,2 %r16, %r35, %b[21]
  xord,3 %b[77], %b[106], %g27
  and_ord,4 %b[80], %b[75], %b[109], %b[75]
  andnd,5 %b[40], %b[59], %b[109]
}
{
  xord,0 %b[18], %b[30], %b[37]
  xor_xord,1 %b[28], %b[32], %r56, %b[32]
  andnd,2 %g11, %b[37], %g11
  xord,3 %b[106], %b[118], %b[125]
  xor_xord,4 %b[116], %b[120], %b[80], %b[120]
  andnd,5 %g27, %b[125], %g27
}
{
  andd,0 %g11, %r37, %r56
  and_ord,1 %r51, %r44, %r43, %r44
  andnd,2 %g11, %r53, %r43
  andd,3 %g27, %b[61], %b[80]
  and_ord,4 %b[75], %b[68], %b[67], %b[68]
  andnd,5 %g27, %b[77], %b[67]
}
{
  xord,0 %g11, %r18, %r18
  xor_xord,1 %r36, %b[31], %r51, %b[31]
  xord,2 %r37, %r43, %r43
  xord,3 %g27, %b[42], %b[42]
  xor_xord,4 %b[60], %b[119], %b[75], %b[119]
  xord,5 %b[61], %b[67], %b[67]
}
{
  xornd,0 %b[32], %r54, %r54
  xor_andd,1 %r54, %r16, %r28, %r51
  andd,2 %r54, %b[32], %r37
  xornd,3 %b[120], %b[78], %b[78]
  xor_andd,4 %b[78], %b[40], %b[52], %b[75]
  andd,5 %b[78], %b[120], %b[61]
}
{
  andd,0 %b[32], %r35, %r16
  andnd,1 %b[37], %r43, %b[37]
  xornd,2 %r16, %r37, %r37
  andd,3 %b[120], %b[59], %b[40]
  andnd,4 %b[125], %b[67], %b[125]
  xornd,5 %b[40], %b[61], %b[61]
}
{
  xord,0 %b[20], %r19, %r19
  andn_xornd,1 %r37, %r35, %b[32], %r35
  xord,2 %r51, %r16, %r16
  xord,3 %b[108], %b[43], %b[43]
  andn_xornd,4 %b[61], %b[59], %b[120], %b[59]
  xord,5 %b[75], %b[40], %b[40]
}
{
  andnd,0 %r30, %b[24], %r28
  andn_xornd,1 %r16, %b[21], %r28, %b[21]
  andd,2 %b[32], %r37, %b[32]
  andnd,3 %b[54], %b[112], %b[52]
  andn_xornd,4 %b[40], %b[109], %b[52], %b[109]
  andd,5 %b[120], %b[61], %b[120]
}
{
  andnd,0 %b[24], %r30, %b[9]
  xor_xord,1 %r35, %r51, %b[9], %r35
  andnd,2 %r54, %b[32], %r54
  andnd,3 %b[112], %b[54], %b[97]
  xor_xord,4 %b[59], %b[75], %b[97], %b[59]
  andnd,5 %b[78], %b[120], %b[78]
}
{
  xord,0 %b[21], %r54, %b[21]
  xor_andnd,1 %r53, %b[18], %b[30], %r53
  ord,2 %r51, %r54, %r51
  xord,3 %b[109], %b[78], %b[109]
  xor_andnd,4 %b[77], %b[106], %b[118], %b[77]
  ord,5 %b[75], %b[78], %b[75]
}
{
  xord,0 %b[33], %b[8], %r54
  andd,1 %b[33], %b[8], %b[8]
  ldd,2 [ %r2 + 0x1150 ], %b[18]
  xord,3 %b[121], %b[96], %b[78]
  andd,4 %b[121], %b[96], %b[96]
  ldd,5 [ %r2 + 0x1150 ], %b[106]
}
{
  xord,0 %r44, %r54, %r54
  and_ord,1 %r44, %r54, %b[8], %b[8]
  xord,2 %r29, %r51, %r51
  xord,3 %b[68], %b[78], %b[78]
  and_ord,4 %b[68], %b[78], %b[96], %b[96]
  xord,5 %b[53], %b[75], %b[75]
}
{
  xord,0 %b[6], %r30, %r30
  xor_xord,1 %b[37], %b[30], %b[34], %b[37]
  xord,2 %r26, %b[21], %b[21]
  xord,3 %b[94], %b[54], %b[54]
  xor_xord,4 %b[125], %b[118], %b[122], %b[125]
  xord,5 %b[50], %b[109], %b[109]
}
{
  xord,0 %r34, %r23, %r53
  orn_xord,1 %g11, %r53, %r56, %r56
  andnd,2 %r34, %b[23], %g11
  xord,3 %b[58], %b[47], %b[77]
  orn_xord,4 %g27, %b[77], %b[80], %b[80]
  andnd,5 %b[58], %b[111], %g27
}
{
  xord,0 %r17, %b[18], %b[34]
  andd,1 %r17, %b[18], %b[18]
  ldd,2 [ %r2 + 0x1158 ], %b[30]
  xord,3 %b[41], %b[106], %b[122]
  andd,4 %b[41], %b[106], %b[106]
  ldd,5 [ %r2 + 0x1158 ], %b[118]
}
{
  xord,0 %r56, %r58, %r58
  and_ord,1 %b[8], %b[34], %b[18], %b[18]
  xord,2 %b[8], %b[34], %b[34]
  xord,3 %b[80], %b[82], %b[82]
  and_ord,4 %b[96], %b[122], %b[106], %b[106]
  xord,5 %b[96], %b[122], %b[122]
}
{
  andnd,0 %b[20], %g0, %r56
  xor_xord,1 %r43, %r56, %r55, %r43
  xord,2 %r42, %g11, %g11
  andnd,3 %b[108], %g16, %b[80]
  xor_xord,4 %b[67], %b[80], %b[79], %b[67]
  xord,5 %b[66], %g27, %g27
}
{
  andd,0 %r25, %b[30], %b[8]
  ord,1 %r25, %b[30], %r26
  ldd,2 [ %r2 + 0x1160 ], %r55
  andd,3 %b[49], %b[118], %b[96]
  ord,4 %b[49], %b[118], %b[50]
  ldd,5 [ %r2 + 0x1160 ], %b[79]
}
{
  xord,0 %b[34], %b[31], %r29
  xor_xord,1 %r25, %b[30], %b[18], %b[30]
  xornd,2 %r54, %b[31], %r44
  xord,3 %b[122], %b[119], %b[53]
  xor_xord,4 %b[49], %b[118], %b[106], %b[118]
  xornd,5 %b[78], %b[119], %b[68]
}
{
  xord,0 %b[34], %r54, %b[18]
  and_ord,1 %b[18], %r26, %b[8], %r26
  andd,2 %b[34], %r54, %b[8]
  xord,3 %b[122], %b[78], %b[106]
  and_ord,4 %b[106], %b[50], %b[96], %b[50]
  andd,5 %b[122], %b[78], %b[96]
}
{
  xord,0 %g7, %b[12], %b[12]
  xor_andd,1 %b[30], %r54, %r44, %r44
  andd,2 %r50, %r55, %b[32]
  xord,3 %g23, %b[100], %b[100]
  xor_andd,4 %b[118], %b[78], %b[68], %b[68]
  andd,5 %b[74], %b[79], %b[120]
}
{
  xord,0 %g2, %r52, %r52
  andn_xornd,1 %g14, %b[9], %r28, %g14
  xord,2 %b[34], %b[30], %g7
  xord,3 %g18, %b[76], %b[76]
  andn_xornd,4 %g30, %b[97], %b[52], %g30
  xord,5 %b[122], %b[118], %g23
}
{
  ornd,0 %r29, %g7, %g7
  and_xornd,1 %r44, %b[18], %b[8], %b[18]
  ord,2 %r50, %r55, %g2
  ornd,3 %b[53], %g23, %g23
  and_xornd,4 %b[68], %b[106], %b[96], %b[106]
  ord,5 %b[74], %b[79], %g18
}
{
  andnd,0 %r54, %b[34], %b[32]
  and_ord,1 %r26, %g2, %b[32], %g2
  xord,2 %g7, %r60, %r60
  andnd,3 %b[78], %b[122], %b[120]
  and_ord,4 %b[50], %g18, %b[120], %g18
  xord,5 %g23, %b[84], %b[84]
}
{
  andd,0 %b[18], %b[31], %b[31]
  ord,1 %b[18], %b[30], %b[30]
  xord,2 %b[30], %b[34], %b[34]
  andd,3 %b[106], %b[119], %b[119]
  ord,4 %b[106], %b[118], %b[118]
  xord,5 %b[118], %b[122], %b[122]
}
{
  ord,0 %r54, %b[34], %b[34]
  or_xord,1 %b[32], %r29, %r54, %b[32]
  xord,2 %b[18], %r60, %r60
  ord,3 %b[78], %b[122], %b[122]
  or_xord,4 %b[120], %b[53], %b[78], %b[120]
  xord,5 %b[106], %b[84], %b[84]
}
{
  xord,0 %b[34], %g7, %g7
  xor_xord,1 %r50, %r55, %r26, %r55
  ornd,2 %b[31], %b[30], %b[30]
  xord,3 %b[122], %g23, %g23
  xor_xord,4 %b[74], %b[79], %b[50], %b[79]
  ornd,5 %b[119], %b[118], %b[118]
}
{
  andd,0 %g14, %r30, %r30
  xor_xord,1 %b[30], %b[34], %r24, %b[30]
  xord,2 %g1, %g7, %g7
  andd,3 %g30, %b[54], %b[54]
  xor_xord,4 %b[118], %b[122], %b[48], %b[118]
  xord,5 %g17, %g23, %g23
}
{
  xord,0 %r30, %b[1], %b[1]
  or_xord,1 %r44, %b[32], %r49, %r44
  xornd,2 %g14, %g4, %g4
  xord,3 %b[54], %b[89], %b[89]
  or_xord,4 %b[68], %b[120], %b[73], %b[68]
  xornd,5 %g30, %g20, %g20
}
{
  andd,0 %b[6], %g4, %b[32]
  xor_xord,1 %b[6], %g14, %b[7], %b[6]
  ldd,2 [ %r2 + 0x1168 ], %r30
  andd,3 %b[94], %g20, %b[120]
  xor_xord,4 %b[94], %g30, %b[95], %b[94]
  ldd,5 [ %r2 + 0x1168 ], %b[54]
}
{
  andnd,0 %g11, %b[23], %b[7]
  and_andnd,1 %r34, %g11, %r53, %g14
  andnd,2 %g14, %b[32], %b[32]
  andnd,3 %g27, %b[111], %b[95]
  and_andnd,4 %b[58], %g27, %b[77], %g30
  andnd,5 %g30, %b[120], %b[120]
}
{
  xord,0 %g11, %r34, %g11
  xor_xord,1 %b[32], %b[24], %b[25], %b[32]
  andnd,2 %b[23], %g11, %b[24]
  xord,3 %g27, %b[58], %g27
  xor_xord,4 %b[120], %b[112], %b[113], %b[120]
  andnd,5 %b[111], %g27, %b[112]
}
{
  andnd,0 %g0, %b[20], %r53
  andn_ord,1 %g4, %b[9], %r28, %g4
  ornd,2 %r53, %g11, %g11
  andnd,3 %g16, %b[108], %b[77]
  andn_ord,4 %g20, %b[97], %b[52], %g20
  ornd,5 %b[77], %g27, %g27
}
{
  xord,0 %b[4], %r30, %r28
  andd,1 %b[4], %r30, %r30
  ldd,2 [ %r2 + 0x1170 ], %b[9]
  xord,3 %b[92], %b[54], %b[52]
  andd,4 %b[92], %b[54], %b[54]
  ldd,5 [ %r2 + 0x1170 ], %b[97]
}
{
  xord,0 %g2, %r28, %r28
  and_ord,1 %g2, %r28, %r30, %r30
  ldd,2 [ %r2 + 0x1178 ], %r34
  xord,3 %g18, %b[52], %b[52]
  and_ord,4 %g18, %b[52], %b[54], %b[54]
  ldd,5 [ %r2 + 0x1178 ], %b[58]
}
{
  xord,0 %g11, %r42, %r42
  andn_xornd,1 %g14, %b[24], %b[7], %b[24]
  xord,2 %g4, %g10, %g4
  xord,3 %g27, %b[66], %b[66]
  andn_xornd,4 %g30, %b[112], %b[95], %b[112]
  xord,5 %g20, %g26, %g20
}
{
  ldd,0 [ %r2 + 0x1188 ], %b[7]
  xord,1 %r63, %b[9], %g2
  ldd,2 [ %r2 + 0x1180 ], %g10
  ldd,3 [ %r2 + 0x1188 ], %b[95]
  xord,4 %b[87], %b[97], %g18
  ldd,5 [ %r2 + 0x1180 ], %g26
}
{
  andd,0 %r63, %b[9], %b[9]
  xord,1 %r30, %g2, %r49
  ldd,2 [ %r2 + 0x1190 ], %b[25]
  andd,3 %b[87], %b[97], %b[97]
  xord,4 %b[54], %g18, %b[73]
  ldd,5 [ %r2 + 0x1190 ], %b[113]
}
{
  andnd,0 %r28, %r49, %r30
  and_ord,1 %r30, %g2, %b[9], %b[9]
  andnd,2 %r49, %r28, %g2
  andnd,3 %b[52], %b[73], %b[54]
  and_ord,4 %b[54], %g18, %b[97], %b[97]
  andnd,5 %b[73], %b[52], %g18
}
{
  andd,0 %r51, %b[7], %b[34]
  ord,1 %r51, %b[7], %r24
  andd,2 %r35, %g10, %g1
  andd,3 %b[75], %b[95], %b[122]
  ord,4 %b[75], %b[95], %b[48]
  andd,5 %b[59], %g26, %g17
}
{
  andnd,0 %r49, %r55, %r26
  and_ord,1 %g1, %r24, %b[34], %r24
  xord,2 %b[21], %b[25], %b[34]
  andnd,3 %b[73], %b[79], %b[50]
  and_ord,4 %g17, %b[48], %b[122], %b[48]
  xord,5 %b[109], %b[113], %b[122]
}
{
  ornd,0 %r42, %b[24], %r42
  xor_xord,1 %b[17], %r34, %b[9], %r34
  andnd,2 %r55, %r49, %b[9]
  ornd,3 %b[66], %b[112], %b[66]
  xor_xord,4 %b[105], %b[58], %b[97], %b[58]
  andnd,5 %b[79], %b[73], %b[97]
}
{
  ornd,0 %g8, %b[10], %r48
  xor_xord,1 %b[24], %r23, %r59, %r59
  xord,2 %g14, %r48, %g14
  ornd,3 %g24, %b[98], %b[72]
  xor_xord,4 %b[112], %b[47], %b[83], %b[83]
  xord,5 %g30, %b[72], %g30
}
{
  andnd,0 %r55, %r34, %r54
  andnd,1 %r28, %r34, %r29
  xord,2 %r34, %r55, %b[31]
  andnd,3 %b[79], %b[58], %b[78]
  andnd,4 %b[52], %b[58], %b[53]
  xord,5 %b[58], %b[79], %b[119]
}
{
  ornd,0 %r29, %r49, %r29
  or_xornd,1 %r49, %r54, %b[31], %r54
  ornd,2 %b[31], %r28, %b[31]
  ornd,3 %b[53], %b[73], %b[53]
  or_xornd,4 %b[73], %b[78], %b[119], %b[78]
  ornd,5 %b[119], %b[52], %b[119]
}
{
  xord,0 %b[31], %r55, %r55
  xord,1 %r29, %r47, %r29
  xord,2 %b[31], %r49, %r49
  xord,3 %b[119], %b[79], %b[79]
  xord,4 %b[53], %b[71], %b[53]
  xord,5 %b[119], %b[73], %b[73]
}
{
  andnd,0 %r49, %r55, %r55
  or_xornd,1 %r54, %g2, %r30, %r30
  andd,2 %r54, %b[31], %b[31]
  andnd,3 %b[73], %b[79], %b[79]
  or_xornd,4 %b[78], %g18, %b[54], %b[54]
  andd,5 %b[78], %b[119], %b[119]
}
{
  andnd,0 %g8, %b[10], %r28
  xor_xord,1 %r55, %r28, %b[0], %r55
  xord,2 %g6, %b[31], %b[31]
  andnd,3 %g24, %b[98], %b[52]
  xor_xord,4 %b[79], %b[52], %b[88], %b[79]
  xord,5 %g22, %b[119], %b[119]
}
{
  xord,0 %r42, %g14, %g14
  or_xornd,1 %r30, %b[9], %r26, %b[9]
  ord,2 %g11, %r23, %r26
  xord,3 %b[66], %g30, %g30
  or_xornd,4 %b[54], %b[97], %b[50], %b[97]
  ord,5 %g27, %b[47], %b[50]
}
{
  xord,0 %g11, %b[38], %g11
  xor_xord,1 %r30, %r34, %r39, %r30
  andd,2 %b[21], %b[25], %b[25]
  xord,3 %g27, %b[126], %g27
  xor_xord,4 %b[54], %b[58], %b[63], %b[54]
  andd,5 %b[109], %b[113], %b[113]
}
{
  andnd,0 %r48, %b[20], %r56
  or_xornd,1 %b[10], %r56, %r53, %r53
  xord,2 %b[9], %r29, %r29
  andnd,3 %b[72], %b[108], %b[80]
  or_xornd,4 %b[98], %b[80], %b[77], %b[77]
  xord,5 %b[97], %b[53], %b[53]
}
{
  andd,0 %r56, %b[10], %b[24]
  and_xord,1 %r42, %r26, %r23, %r26
  xord,2 %b[24], %g11, %g11
  andd,3 %b[80], %b[98], %b[112]
  and_xord,4 %b[66], %b[50], %b[47], %b[50]
  xord,5 %b[112], %g27, %g27
}
{
  xord,0 %g8, %g0, %r23
  and_ord,1 %r24, %b[34], %b[25], %b[25]
  ldd,2 [ %r2 + 0x1198 ], %r42
  xord,3 %g24, %g16, %b[47]
  and_ord,4 %b[48], %b[122], %b[113], %b[113]
  ldd,5 [ %r2 + 0x1198 ], %b[66]
}
{
  ord,0 %g8, %b[20], %g8
  or_xord,1 %r53, %r28, %r48, %r28
  andd,2 %g8, %b[20], %r48
  ord,3 %g24, %b[108], %g24
  or_xord,4 %b[77], %b[52], %b[72], %b[52]
  andd,5 %g24, %b[108], %b[72]
}
{
  andnd,0 %g5, %b[12], %r20
  xor_xord,1 %r26, %b[23], %r20, %r26
  andnd,2 %b[12], %g5, %b[23]
  andnd,3 %g21, %b[100], %b[44]
  xor_xord,4 %b[50], %b[111], %b[44], %b[50]
  andnd,5 %b[100], %g21, %b[111]
}
{
  ord,0 %r42, %b[25], %b[9]
  ord,1 %r28, %b[10], %b[10]
  andd,2 %r42, %b[25], %b[20]
  ord,3 %b[66], %b[113], %b[97]
  ord,4 %b[52], %b[98], %b[98]
  andd,5 %b[66], %b[113], %b[108]
}
{
  ldd,0 [ %r2 + 0x11a8 ], %b[20]
  and_ord,1 %r60, %b[9], %b[20], %b[9]
  ldd,2 [ %r2 + 0x11a0 ], %b[38]
  ldd,3 [ %r2 + 0x11a8 ], %b[108]
  and_ord,4 %b[84], %b[97], %b[108], %b[97]
  ldd,5 [ %r2 + 0x11a0 ], %b[126]
}
{
  xord,0 %g0, %b[35], %b[35]
  orn_xord,1 %r53, %g8, %r48, %g8
  ornd,2 %b[24], %b[10], %b[10]
  xord,3 %g16, %b[123], %b[123]
  orn_xord,4 %b[77], %g24, %b[72], %g24
  ornd,5 %b[112], %b[98], %b[98]
}
{
  ldd,0 [ %r2 + 0x11b8 ], %r53
  andn_xornd,1 %b[10], %r23, %g0, %r23
  ldd,2 [ %r2 + 0x11b0 ], %r48
  ldd,3 [ %r2 + 0x11b8 ], %b[77]
  andn_xornd,4 %b[98], %b[47], %g16, %b[47]
  ldd,5 [ %r2 + 0x11b0 ], %b[72]
}
{
  ord,0 %b[38], %b[9], %b[24]
  xord,1 %r44, %b[20], %r34
  andd,2 %b[38], %b[9], %g0
  ord,3 %b[126], %b[97], %b[112]
  xord,4 %b[68], %b[108], %b[58]
  andd,5 %b[126], %b[97], %g16
}
{
  xord,0 %r23, %r19, %r19
  and_ord,1 %b[30], %b[24], %g0, %b[24]
  andd,2 %r44, %b[20], %b[20]
  xord,3 %b[47], %b[43], %b[43]
  and_ord,4 %b[118], %b[112], %g16, %b[112]
  andd,5 %b[68], %b[108], %b[108]
}
{
  andd,0 %g7, %r48, %r48
  andd,1 %b[31], %r53, %g0
  xord,2 %g7, %r48, %r23
  andd,3 %g23, %b[72], %b[72]
  andd,4 %b[119], %b[77], %g16
  xord,5 %g23, %b[72], %b[47]
}
{
  xord,0 %g8, %b[35], %b[35]
  and_ord,1 %b[24], %r34, %b[20], %b[20]
  ord,2 %b[31], %r53, %r39
  xord,3 %g24, %b[123], %b[123]
  and_ord,4 %b[112], %b[58], %b[108], %b[108]
  ord,5 %b[119], %b[77], %b[63]
}
{
  xord,0 %b[12], %g15, %g15
  xor_xord,1 %b[10], %g8, %b[13], %b[10]
  xord,2 %r56, %b[2], %r56
  xord,3 %b[100], %g31, %g31
  xor_xord,4 %b[98], %g24, %b[101], %b[98]
  xord,5 %b[80], %b[90], %b[80]
}
{
  xord,0 %r16, %r37, %r16
  and_ord,1 %b[20], %r23, %r48, %r48
  xord,2 %r28, %r56, %r56
  xord,3 %b[40], %b[61], %b[40]
  and_ord,4 %b[108], %b[47], %b[72], %b[72]
  xord,5 %b[52], %b[80], %b[80]
}
{
  xord,0 %r35, %g10, %g10
  xor_xord,1 %r32, %r41, %r21, %r41
  xord,2 %b[29], %r16, %r16
  xord,3 %b[59], %g26, %g26
  xor_xord,4 %b[56], %b[65], %b[45], %b[65]
  xord,5 %b[117], %b[40], %b[40]
}
{
  ldd,0 [ %r2 + 0x11c8 ], %g0
  and_ord,1 %r48, %r39, %g0, %r39
  ldd,2 [ %r2 + 0x11c0 ], %b[29]
  ldd,3 [ %r2 + 0x11c8 ], %g16
  and_ord,4 %b[72], %b[63], %g16, %b[63]
  ldd,5 [ %r2 + 0x11c0 ], %b[117]
}
{
  andnd,0 %r41, %b[12], %r21
  andn_xornd,1 %r52, %b[23], %r20, %r20
  andnd,2 %b[12], %r41, %b[23]
  andnd,3 %b[65], %b[100], %b[45]
  andn_xornd,4 %b[76], %b[111], %b[44], %b[44]
  andnd,5 %b[100], %b[65], %b[111]
}
{
  xord,0 %r41, %r31, %r31
  xor_xord,1 %r51, %b[7], %g1, %b[7]
  ord,2 %b[12], %r41, %b[12]
  xord,3 %b[65], %b[55], %b[55]
  xor_xord,4 %b[75], %b[95], %g17, %b[95]
  ord,5 %b[100], %b[65], %b[100]
}
{
  ord,0 %r55, %b[29], %r37
  andd,1 %r29, %g0, %r28
  andd,2 %r55, %b[29], %g1
  ord,3 %b[79], %b[117], %b[61]
  andd,4 %b[53], %g16, %b[52]
  andd,5 %b[79], %b[117], %g17
}
{
  ord,0 %r29, %g0, %b[2]
  and_ord,1 %r39, %r37, %g1, %r37
  ldd,2 [ %r2 + 0x11d0 ], %g1
  ord,3 %b[53], %g16, %b[90]
  and_ord,4 %b[63], %b[61], %g17, %b[61]
  ldd,5 [ %r2 + 0x11d0 ], %g17
}
{
  xord,0 %r20, %r41, %r41
  xord,1 %g5, %b[12], %b[12]
  andd,2 %r20, %r52, %g8
  xord,3 %b[44], %b[65], %b[65]
  xord,4 %g21, %b[100], %b[100]
  andd,5 %b[44], %b[76], %g24
}
{
  xord,0 %b[12], %r20, %r20
  and_ord,1 %r37, %b[2], %r28, %b[2]
  ornd,2 %g8, %r41, %r41
  xord,3 %b[100], %b[44], %b[44]
  and_ord,4 %b[61], %b[90], %b[52], %b[90]
  ornd,5 %g24, %b[65], %b[65]
}
{
  xord,0 %r30, %g1, %r28
  andd,1 %r30, %g1, %g1
  ldd,2 [ %r2 + 0x11d8 ], %g8
  xord,3 %b[54], %g17, %b[52]
  andd,4 %b[54], %g17, %g17
  ldd,5 [ %r2 + 0x11d8 ], %g24
}
{
  xord,0 %b[12], %r31, %r31
  and_ord,1 %b[2], %r28, %g1, %g1
  xord,2 %r41, %g5, %b[13]
  xord,3 %b[100], %b[55], %b[55]
  and_ord,4 %b[90], %b[52], %g17, %g17
  xord,5 %b[65], %g21, %b[101]
}
{
  xord,0 %b[7], %b[3], %b[3]
  andn_xornd,1 %r41, %r21, %b[23], %r21
  xord,2 %r24, %b[34], %b[34]
  xord,3 %b[95], %b[91], %b[91]
  andn_xornd,4 %b[65], %b[45], %b[111], %b[45]
  xord,5 %b[48], %b[122], %b[122]
}
{
  andd,0 %b[37], %g8, %g8
  xor_xord,1 %r60, %r42, %b[25], %r42
  xord,2 %b[37], %g8, %r24
  andd,3 %b[125], %g24, %g24
  xor_xord,4 %b[84], %b[66], %b[113], %b[66]
  xord,5 %b[125], %g24, %b[48]
}
{
  xord,0 %b[24], %r34, %r34
  andn_xord,1 %r21, %b[13], %r41, %b[13]
  xord,2 %b[34], %b[7], %r41
  xord,3 %b[112], %b[58], %b[58]
  andn_xord,4 %b[45], %b[101], %b[65], %b[101]
  xord,5 %b[122], %b[95], %b[65]
}
{
  xord,0 %b[20], %r23, %r23
  and_ord,1 %g1, %r24, %g8, %g8
  ord,2 %r42, %b[7], %b[24]
  xord,3 %b[108], %b[47], %b[47]
  and_ord,4 %g17, %b[48], %g24, %g24
  ord,5 %b[66], %b[95], %b[112]
}
{
  xord,0 %g10, %b[24], %b[24]
  xor_xord,1 %r21, %g5, %b[27], %r21
  ornd,2 %r20, %b[13], %r20
  xord,3 %g26, %b[112], %b[112]
  xor_xord,4 %b[45], %g21, %b[115], %b[45]
  ornd,5 %b[44], %b[101], %b[44]
}
{
  andnd,0 %b[24], %r42, %r52
  xor_xord,1 %b[13], %r52, %r40, %b[13]
  xord,2 %r20, %g15, %g15
  andnd,3 %b[112], %b[66], %b[76]
  xor_xord,4 %b[101], %b[76], %b[64], %b[101]
  xord,5 %b[44], %g31, %g31
}
{
  ldd,0 [ %r2 + 0x11e8 ], %r20
  xord,1 %b[24], %b[34], %g10
  ldd,2 [ %r2 + 0x11e0 ], %r40
  ldd,3 [ %r2 + 0x11e8 ], %b[44]
  xord,4 %b[112], %b[122], %g26
  ldd,5 [ %r2 + 0x11e0 ], %b[64]
}
{
  ldd,0 [ %r2 + 0x11f8 ], %b[27]
  andnd,1 %g10, %r52, %g10
  ldd,2 [ %r2 + 0x11f0 ], %g5
  ldd,3 [ %r2 + 0x11f8 ], %b[115]
  andnd,4 %g26, %b[76], %g26
  ldd,5 [ %r2 + 0x11f0 ], %g21
}
{
  ldd,0 [ %r2 + 0x1208 ], %b[20]
  andnd,1 %g10, %b[24], %b[25]
  ldd,2 [ %r2 + 0x1200 ], %r52
  ldd,3 [ %r2 + 0x1208 ], %b[108]
  andnd,4 %g26, %b[112], %b[113]
  ldd,5 [ %r2 + 0x1200 ], %b[76]
}
{
  ord,0 %r18, %r40, %b[12]
  andd,1 %r43, %r20, %b[0]
  andd,2 %r18, %r40, %b[23]
  ord,3 %b[42], %b[64], %b[100]
  andd,4 %b[67], %b[44], %b[88]
  andd,5 %b[42], %b[64], %b[111]
}
{
  xord,0 %r58, %g5, %g6
  and_ord,1 %g8, %b[12], %b[23], %b[12]
  ord,2 %r43, %r20, %b[23]
  xord,3 %b[82], %g21, %g22
  and_ord,4 %g24, %b[100], %b[111], %b[100]
  ord,5 %b[67], %b[44], %b[111]
}
{
  xord,0 %b[1], %b[27], %r49
  andd,1 %b[1], %b[27], %b[27]
  andd,2 %r58, %g5, %g5
  xord,3 %b[89], %b[115], %b[73]
  andd,4 %b[89], %b[115], %b[115]
  andd,5 %b[82], %g21, %g21
}
{
  ord,0 %b[6], %r52, %g2
  and_ord,1 %b[12], %b[23], %b[0], %b[23]
  andd,2 %b[6], %r52, %b[0]
  ord,3 %b[94], %b[76], %g18
  and_ord,4 %b[100], %b[111], %b[88], %b[111]
  andd,5 %b[94], %b[76], %b[88]
}
{
  xord,0 %b[32], %b[20], %r47
  andd,1 %b[32], %b[20], %b[20]
  ldd,2 [ %r2 + 0x1210 ], %r54
  xord,3 %b[120], %b[108], %b[71]
  andd,4 %b[120], %b[108], %b[108]
  ldd,5 [ %r2 + 0x1210 ], %b[78]
}
{
  ldd,0 [ %r2 + 0x1220 ], %b[8]
  and_ord,1 %b[23], %g6, %g5, %g5
  ldd,2 [ %r2 + 0x1218 ], %b[18]
  ldd,3 [ %r2 + 0x1220 ], %b[96]
  and_ord,4 %b[111], %g22, %g21, %g21
  ldd,5 [ %r2 + 0x1218 ], %b[106]
}
{
  andd,0 %g10, %r42, %r42
  xor_andnd,1 %b[24], %b[34], %b[7], %b[34]
  xord,2 %r42, %b[25], %b[25]
  andd,3 %g26, %b[66], %b[66]
  xor_andnd,4 %b[112], %b[122], %b[95], %b[122]
  xord,5 %b[66], %b[113], %b[113]
}
{
  xord,0 %g10, %b[3], %b[3]
  and_ord,1 %g5, %r49, %b[27], %b[27]
  andnd,2 %r41, %b[25], %r41
  xord,3 %g26, %b[91], %b[91]
  and_ord,4 %g21, %b[73], %b[115], %b[115]
  andnd,5 %b[65], %b[113], %b[65]
}
{
  xord,0 %b[2], %r28, %r28
  xor_xord,1 %r41, %b[7], %r38, %r41
  xord,2 %b[24], %r27, %b[24]
  xord,3 %b[90], %b[52], %b[52]
  xor_xord,4 %b[65], %b[95], %b[62], %b[65]
  xord,5 %b[112], %b[51], %b[112]
}
{
  andd,0 %g4, %r54, %r54
  and_ord,1 %b[27], %g2, %b[0], %g2
  xord,2 %g4, %r54, %b[0]
  andd,3 %g20, %b[78], %b[78]
  and_ord,4 %b[115], %g18, %b[88], %g18
  xord,5 %g20, %b[78], %b[88]
}
{
  andd,0 %r59, %b[18], %b[18]
  andd,1 %g14, %b[8], %r27
  xord,2 %r59, %b[18], %b[2]
  andd,3 %b[83], %b[106], %b[106]
  andd,4 %g30, %b[96], %b[51]
  xord,5 %b[83], %b[106], %b[90]
}
{
  ord,0 %g14, %b[8], %r38
  and_ord,1 %g2, %r47, %b[20], %b[20]
  ldd,2 [ %r2 + 0x1228 ], %b[7]
  ord,3 %g30, %b[96], %b[62]
  and_ord,4 %g18, %b[71], %b[108], %b[108]
  ldd,5 [ %r2 + 0x1228 ], %b[95]
}
{
  xord,0 %r34, %r32, %r32
  orn_xord,1 %g10, %b[34], %r42, %r42
  xord,2 %g1, %r24, %r24
  xord,3 %b[58], %b[56], %b[56]
  orn_xord,4 %g26, %b[122], %b[66], %b[66]
  xord,5 %g17, %b[48], %b[48]
}
{
  ldd,0 [ %r2 + 0x1238 ], %g10
  and_ord,1 %b[20], %b[0], %r54, %r54
  ldd,2 [ %r2 + 0x1230 ], %g1
  ldd,3 [ %r2 + 0x1238 ], %g26
  and_ord,4 %b[108], %b[88], %b[78], %b[78]
  ldd,5 [ %r2 + 0x1230 ], %g17
}
{
  andd,0 %g11, %b[7], %b[7]
  xor_xord,1 %b[30], %b[38], %b[9], %b[38]
  xord,2 %g11, %b[7], %b[34]
  andd,3 %g27, %b[95], %b[95]
  xor_xord,4 %b[118], %b[126], %b[97], %b[126]
  xord,5 %g27, %b[95], %b[122]
}
{
  xord,0 %r42, %b[24], %b[24]
  and_ord,1 %r54, %b[2], %b[18], %b[18]
  ldd,2 [ %r2 + 0x1240 ], %b[9]
  xord,3 %b[66], %b[112], %b[112]
  and_ord,4 %b[78], %b[90], %b[106], %b[106]
  ldd,5 [ %r2 + 0x1240 ], %b[97]
}
{
  xord,0 %g5, %r49, %r49
  xor_xord,1 %b[31], %r53, %r48, %r53
  andnd,2 %b[38], %r34, %r48
  xord,3 %g21, %b[73], %b[73]
  xor_xord,4 %b[119], %b[77], %b[72], %b[77]
  andnd,5 %b[126], %b[58], %b[72]
}
{
  andd,0 %r26, %g1, %g1
  and_ord,1 %b[18], %r38, %r27, %r38
  xord,2 %r26, %g1, %r27
  andd,3 %b[50], %g17, %g17
  and_ord,4 %b[106], %b[62], %b[51], %b[62]
  xord,5 %b[50], %g17, %b[51]
}
{
  andd,0 %r19, %g10, %g10
  xor_xord,1 %g14, %b[8], %b[18], %b[8]
  xord,2 %r19, %g10, %g5
  andd,3 %b[43], %g26, %g26
  xor_xord,4 %g30, %b[96], %b[106], %b[96]
  xord,5 %b[43], %g26, %g21
}
{
  xord,0 %r38, %b[34], %b[34]
  and_ord,1 %r38, %b[34], %b[7], %b[7]
  ldd,2 [ %r2 + 0x1248 ], %b[18]
  xord,3 %b[62], %b[122], %b[122]
  and_ord,4 %b[62], %b[122], %b[95], %b[95]
  ldd,5 [ %r2 + 0x1248 ], %b[106]
}
{
  andnd,0 %r34, %b[38], %r42
  xor_xord,1 %b[25], %r42, %b[11], %b[25]
  andd,2 %b[10], %b[9], %r38
  andnd,3 %b[58], %b[126], %b[66]
  xor_xord,4 %b[113], %b[66], %b[99], %b[113]
  andd,5 %b[98], %b[97], %b[62]
}
{
  xord,0 %b[7], %r27, %r27
  and_ord,1 %b[7], %r27, %g1, %g1
  ord,2 %b[10], %b[9], %b[11]
  xord,3 %b[95], %b[51], %b[51]
  and_ord,4 %b[95], %b[51], %g17, %g17
  ord,5 %b[98], %b[97], %b[99]
}
{
  andd,0 %r53, %r34, %r34
  xor_xord,1 %r55, %b[29], %r39, %b[29]
  ldd,2 [ %r2 + 0x1250 ], %b[7]
  andd,3 %b[77], %b[58], %b[58]
  xor_xord,4 %b[79], %b[117], %b[63], %b[117]
  ldd,5 [ %r2 + 0x1250 ], %b[95]
}
{
  andd,0 %b[35], %b[18], %g1
  and_ord,1 %g1, %g5, %g10, %g10
  xord,2 %g1, %g5, %g5
  andd,3 %b[123], %b[106], %g17
  and_ord,4 %g17, %g21, %g26, %g26
  xord,5 %g17, %g21, %g21
}
{
  ord,0 %r23, %r34, %r34
  xord,1 %r23, %r53, %r23
  andd,2 %r27, %g5, %r39
  ord,3 %b[47], %b[58], %b[58]
  xord,4 %b[47], %b[77], %b[47]
  andd,5 %b[51], %g21, %b[63]
}
{
  xornd,0 %b[8], %r39, %r39
  and_ord,1 %g10, %b[11], %r38, %b[11]
  ord,2 %b[35], %b[18], %r38
  xornd,3 %b[96], %b[63], %b[63]
  and_ord,4 %g26, %b[99], %b[62], %b[99]
  ord,5 %b[123], %b[106], %b[62]
}
{
  xord,0 %b[23], %g6, %g6
  xor_xord,1 %b[10], %b[9], %g10, %b[9]
  xord,2 %r34, %b[38], %b[38]
  xord,3 %b[111], %g22, %g22
  xor_xord,4 %b[98], %b[97], %g26, %b[97]
  xord,5 %b[58], %b[126], %b[126]
}
{
  xord,0 %r27, %b[34], %g10
  xord,1 %r27, %b[8], %r27
  xornd,2 %g5, %r27, %b[23]
  xord,3 %b[51], %b[122], %g26
  xord,4 %b[51], %b[96], %b[51]
  xornd,5 %g21, %b[51], %b[111]
}
{
  andnd,0 %r27, %g10, %r27
  and_ord,1 %b[11], %r38, %g1, %r38
  ldd,2 [ %r2 + 0x1258 ], %g1
  andnd,3 %b[51], %g26, %b[51]
  and_ord,4 %b[99], %b[62], %g17, %b[62]
  ldd,5 [ %r2 + 0x1258 ], %g17
}
{
  xord,0 %b[20], %b[0], %b[0]
  and_andnd,1 %g5, %r39, %b[23], %b[23]
  andd,2 %g5, %b[34], %g10
  xord,3 %b[108], %b[88], %b[88]
  and_andnd,4 %g21, %b[63], %b[111], %b[111]
  andd,5 %g21, %b[122], %g26
}
{
  andd,0 %r56, %b[7], %b[7]
  andn_xornd,1 %r39, %b[34], %g5, %g5
  xord,2 %r56, %b[7], %b[20]
  andd,3 %b[80], %b[95], %b[95]
  andn_xornd,4 %b[63], %b[122], %g21, %g21
  xord,5 %b[80], %b[95], %b[108]
}
{
  xord,0 %r38, %b[20], %b[20]
  and_ord,1 %r38, %b[20], %b[7], %b[7]
  xord,2 %r27, %g10, %g10
  xord,3 %b[62], %b[108], %b[108]
  and_ord,4 %b[62], %b[108], %b[95], %b[95]
  xord,5 %b[51], %g26, %g26
}
{
  andnd,0 %b[8], %b[34], %b[34]
  xor_xord,1 %g5, %r27, %r57, %g5
  andnd,2 %b[34], %b[8], %r38
  andnd,3 %b[96], %b[122], %b[122]
  xor_xord,4 %g21, %b[51], %b[81], %g21
  andnd,5 %b[122], %b[96], %b[62]
}
{
  ord,0 %r27, %b[23], %r27
  or_xornd,1 %g10, %b[34], %r38, %b[34]
  ldd,2 [ %r2 + 0x1260 ], %r57
  ord,3 %b[51], %b[111], %b[51]
  or_xornd,4 %g26, %b[122], %b[62], %b[122]
  ldd,5 [ %r2 + 0x1260 ], %b[81]
}
{
  ord,0 %r21, %g1, %b[8]
  xord,1 %r22, %r27, %r27
  andd,2 %r21, %g1, %r38
  ord,3 %b[45], %g17, %b[96]
  xord,4 %b[46], %b[51], %b[51]
  andd,5 %b[45], %g17, %b[62]
}
{
  xord,0 %b[20], %b[9], %b[23]
  xor_xord,1 %b[35], %b[18], %b[11], %b[18]
  xord,2 %b[34], %b[23], %b[34]
  xord,3 %b[108], %b[97], %b[111]
  xor_xord,4 %b[123], %b[106], %b[99], %b[106]
  xord,5 %b[122], %b[111], %b[122]
}
{
  ornd,0 %g6, %r49, %g3
  xor_xord,1 %r21, %g1, %b[7], %g1
  xord,2 %g3, %b[34], %b[34]
  ornd,3 %g22, %b[73], %g19
  xor_xord,4 %b[45], %g17, %b[95], %g17
  xord,5 %g19, %b[122], %b[122]
}
{
  xord,0 %b[20], %b[18], %b[7]
  and_ord,1 %b[7], %b[8], %r38, %b[8]
  andd,2 %b[20], %b[18], %r38
  xord,3 %b[108], %b[106], %b[95]
  and_ord,4 %b[95], %b[96], %b[62], %b[96]
  andd,5 %b[108], %b[106], %b[62]
}
{
  xord,0 %g1, %b[9], %b[9]
  xord,1 %b[20], %g1, %r22
  xord,2 %g1, %b[18], %b[11]
  xord,3 %g17, %b[97], %b[97]
  xord,4 %b[108], %g17, %b[46]
  xord,5 %g17, %b[106], %b[99]
}
{
  ornd,0 %b[23], %r22, %r22
  xor_xord,1 %r29, %g0, %r37, %g0
  andd,2 %b[11], %b[9], %b[11]
  ornd,3 %b[111], %b[46], %b[46]
  xor_xord,4 %b[53], %g16, %b[61], %g16
  andd,5 %b[99], %b[97], %b[99]
}
{
  andnd,0 %b[18], %b[20], %r38
  and_xornd,1 %b[11], %b[7], %r38, %b[7]
  xord,2 %r22, %r62, %r62
  andnd,3 %b[106], %b[108], %b[62]
  and_xornd,4 %b[99], %b[95], %b[62], %b[95]
  xord,5 %b[46], %b[86], %b[86]
}
{
  xord,0 %r54, %b[2], %b[2]
  xor_ord,1 %g1, %b[20], %b[18], %b[20]
  xord,2 %r24, %g0, %r37
  xord,3 %b[78], %b[90], %b[90]
  xor_ord,4 %g17, %b[108], %b[106], %b[108]
  xord,5 %b[48], %g16, %b[61]
}
{
  xord,0 %b[7], %r62, %r62
  or_xord,1 %r38, %b[23], %b[18], %r38
  andnd,2 %b[7], %b[9], %b[9]
  xord,3 %b[95], %b[86], %b[86]
  or_xord,4 %b[62], %b[111], %b[106], %b[62]
  andnd,5 %b[95], %b[97], %b[97]
}
{
  xord,0 %b[20], %r22, %r22
  xor_xord,1 %g15, %r57, %b[8], %g1
  xornd,2 %g1, %b[9], %b[9]
  xord,3 %b[108], %b[46], %b[46]
  xor_xord,4 %g31, %b[81], %b[96], %g17
  xornd,5 %g17, %b[97], %b[97]
}
{
  xord,0 %b[39], %r22, %r22
  xor_xord,1 %b[9], %b[20], %r45, %b[9]
  ord,2 %b[11], %r38, %b[11]
  xord,3 %b[127], %b[46], %b[46]
  xor_xord,4 %b[97], %b[108], %b[69], %b[97]
  ord,5 %b[99], %b[62], %b[99]
}
{
  andnd,0 %g6, %r49, %b[39]
  andn_xornd,1 %r53, %r42, %r48, %b[16]
  xord,2 %b[16], %b[11], %b[11]
  andnd,3 %g22, %b[73], %b[127]
  andn_xornd,4 %b[77], %b[66], %b[72], %b[104]
  xord,5 %b[104], %b[99], %b[99]
}
{
  ord,0 %g15, %r57, %r57
  orn_xornd,1 %b[29], %r24, %r28, %b[20]
  andd,2 %g15, %r57, %r38
  ord,3 %g31, %b[81], %b[81]
  orn_xornd,4 %b[117], %b[48], %b[52], %b[108]
  andd,5 %g31, %b[81], %b[62]
}
{
  xornd,0 %b[16], %r23, %r23
  xord,1 %r34, %b[16], %r45
  andd,2 %b[16], %b[38], %b[38]
  xornd,3 %b[104], %b[47], %b[47]
  xord,4 %b[58], %b[104], %b[69]
  andd,5 %b[104], %b[126], %b[126]
}
{
  xord,0 %r46, %r45, %r45
  and_ord,1 %b[8], %r57, %r38, %r57
  andd,2 %r34, %r23, %r34
  xord,3 %b[70], %b[69], %b[69]
  and_ord,4 %b[96], %b[81], %b[62], %b[81]
  andd,5 %b[58], %b[47], %b[58]
}
{
  andd,0 %r24, %b[20], %b[16]
  xor_xord,1 %b[38], %r53, %b[14], %b[38]
  andnd,2 %b[16], %r34, %r34
  andd,3 %b[48], %b[108], %b[104]
  xor_xord,4 %b[126], %b[77], %b[102], %b[126]
  andnd,5 %b[104], %b[58], %b[58]
}
{
  andnd,0 %r37, %b[16], %b[16]
  andn_ord,1 %r23, %r42, %r48, %r23
  xord,2 %r34, %r32, %r32
  andnd,3 %b[61], %b[104], %b[104]
  andn_ord,4 %b[47], %b[66], %b[72], %b[47]
  xord,5 %b[58], %b[56], %b[56]
}
{
  ldd,0 [ %r2 + 0x1270 ], %r42
  andnd,1 %b[20], %b[29], %r48
  ldd,2 [ %r2 + 0x1268 ], %r34
  ldd,3 [ %r2 + 0x1270 ], %b[66]
  andnd,4 %b[108], %b[117], %b[72]
  ldd,5 [ %r2 + 0x1268 ], %b[58]
}
{
  andnd,0 %b[29], %b[20], %b[14]
  xor_xord,1 %r18, %r40, %g8, %r40
  ldd,2 [ %r2 + 0x1278 ], %r53
  andnd,3 %b[117], %b[108], %b[102]
  xor_xord,4 %b[42], %b[64], %g24, %b[64]
  ldd,5 [ %r2 + 0x1278 ], %b[77]
}
{
  xord,0 %b[16], %r33, %r33
  xor_xord,1 %r43, %r20, %b[12], %r20
  xord,2 %r23, %b[19], %r23
  xord,3 %b[104], %b[57], %b[57]
  xor_xord,4 %b[67], %b[44], %b[100], %b[44]
  xord,5 %b[47], %b[107], %b[47]
}
{
  ldd,0 [ %r2 + 0x1288 ], %b[12]
  xord,1 %b[13], %r34, %g8
  ldd,2 [ %r2 + 0x1280 ], %b[19]
  ldd,3 [ %r2 + 0x1288 ], %b[100]
  xord,4 %b[101], %b[58], %g24
  ldd,5 [ %r2 + 0x1280 ], %b[107]
}
{
  xord,0 %r31, %r42, %r46
  andd,1 %r31, %r42, %r42
  andd,2 %b[13], %r34, %r34
  xord,3 %b[55], %b[66], %b[70]
  andd,4 %b[55], %b[66], %b[66]
  andd,5 %b[101], %b[58], %b[58]
}
{
  andnd,0 %r40, %r20, %r57
  and_ord,1 %r57, %g8, %r34, %r34
  xord,2 %r57, %g8, %g8
  andnd,3 %b[64], %b[44], %b[81]
  and_ord,4 %b[81], %g24, %b[58], %b[58]
  xord,5 %b[81], %g24, %g24
}
{
  andd,0 %r27, %b[12], %b[8]
  ord,1 %r27, %b[12], %b[23]
  andd,2 %g5, %b[19], %r38
  andd,3 %b[51], %b[100], %b[96]
  ord,4 %b[51], %b[100], %b[111]
  andd,5 %g21, %b[107], %b[62]
}
{
  xord,0 %g8, %g9, %g9
  and_ord,1 %r34, %r46, %r42, %r42
  xord,2 %r34, %r46, %r46
  xord,3 %g24, %g25, %g25
  and_ord,4 %b[58], %b[70], %b[66], %b[66]
  xord,5 %b[58], %b[70], %b[70]
}
{
  andnd,0 %g8, %r46, %b[18]
  xord,1 %r46, %g1, %b[7]
  andnd,2 %r46, %g8, %r34
  andnd,3 %g24, %b[70], %b[106]
  xord,4 %b[70], %g17, %b[95]
  andnd,5 %b[70], %g24, %b[58]
}
{
  andnd,0 %g1, %r46, %r54
  xor_xord,1 %r16, %r53, %r42, %r53
  andnd,2 %r46, %g1, %r42
  andnd,3 %g17, %b[70], %b[78]
  xor_xord,4 %b[40], %b[77], %b[66], %b[77]
  andnd,5 %b[70], %g17, %b[66]
}
{
  andnd,0 %g3, %r40, %b[16]
  andn_xornd,1 %b[16], %b[14], %r48, %b[14]
  andnd,2 %r20, %r40, %r48
  andnd,3 %g19, %b[64], %b[104]
  andn_xornd,4 %b[104], %b[102], %b[72], %b[102]
  andnd,5 %b[44], %b[64], %b[72]
}
{
  andnd,0 %g1, %r53, %g1
  and_ord,1 %r38, %b[23], %b[8], %b[23]
  xord,2 %r53, %g1, %b[8]
  andnd,3 %g17, %b[77], %g17
  and_ord,4 %b[62], %b[111], %b[96], %b[111]
  xord,5 %b[77], %g17, %b[96]
}
{
  andnd,0 %g8, %r53, %g8
  or_xornd,1 %r46, %g1, %b[8], %g1
  ornd,2 %b[8], %g8, %b[8]
  andnd,3 %g24, %b[77], %g24
  or_xornd,4 %b[70], %g17, %b[96], %g17
  ornd,5 %b[96], %g24, %b[96]
}
{
  andd,0 %b[16], %r49, %r46
  xor_andd,1 %b[8], %r46, %b[7], %b[7]
  ornd,2 %g8, %r46, %g8
  andd,3 %b[104], %b[73], %b[70]
  xor_andd,4 %b[96], %b[70], %b[95], %b[95]
  ornd,5 %g24, %b[70], %g24
}
{
  andd,0 %g6, %r40, %b[8]
  or_xornd,1 %g1, %r34, %b[18], %b[18]
  andd,2 %g1, %b[8], %g1
  andd,3 %g22, %b[64], %b[96]
  or_xornd,4 %g17, %b[58], %b[106], %b[106]
  andd,5 %g17, %b[96], %g17
}
{
  xord,0 %b[7], %g9, %g9
  xor_ornd,1 %b[20], %r24, %r37, %r37
  xord,2 %b[26], %g1, %g1
  xord,3 %b[95], %g25, %g25
  xor_ornd,4 %b[108], %b[48], %b[61], %b[61]
  xord,5 %b[114], %g17, %g17
}
{
  ord,0 %g6, %r40, %r42
  or_xornd,1 %b[18], %r54, %r42, %r54
  ldd,2 [ %r2 + 0x1290 ], %b[20]
  ord,3 %g22, %b[64], %b[66]
  or_xornd,4 %b[106], %b[78], %b[66], %b[78]
  ldd,5 [ %r2 + 0x1290 ], %b[108]
}
{
  xord,0 %r37, %b[36], %b[36]
  xor_xord,1 %b[18], %r53, %b[22], %b[18]
  xord,2 %r37, %r28, %r28
  xord,3 %b[61], %b[124], %b[124]
  xor_xord,4 %b[106], %b[77], %b[110], %b[106]
  xord,5 %b[61], %b[52], %b[52]
}
{
  xord,0 %b[14], %b[36], %b[36]
  xor_xord,1 %r54, %g8, %b[5], %r54
  ornd,2 %r28, %b[14], %r28
  xord,3 %b[102], %b[124], %b[124]
  xor_xord,4 %b[78], %g24, %b[93], %b[78]
  ornd,5 %b[52], %b[102], %b[52]
}
{
  xord,0 %r28, %r33, %r33
  xor_xord,1 %b[14], %g0, %r61, %b[14]
  andd,2 %b[34], %b[20], %g8
  xord,3 %b[52], %b[57], %b[57]
  xor_xord,4 %b[102], %g16, %b[85], %b[102]
  andd,5 %b[122], %b[108], %g24
}
{
  xord,0 %r28, %g0, %r28
  or_xornd,1 %r49, %r57, %r48, %r48
  andnd,2 %r28, %r37, %r37
  xord,3 %b[52], %g16, %b[52]
  or_xornd,4 %b[73], %b[81], %b[72], %b[72]
  andnd,5 %b[52], %b[61], %b[61]
}
{
  andnd,0 %r28, %r37, %r28
  xor_xord,1 %b[6], %r52, %b[27], %r52
  ord,2 %b[34], %b[20], %g0
  andnd,3 %b[52], %b[61], %b[52]
  xor_xord,4 %b[94], %b[76], %b[115], %b[76]
  ord,5 %b[122], %b[108], %g16
}
{
  xord,0 %g2, %r47, %r47
  and_ord,1 %b[23], %g0, %g8, %g0
  ldd,2 [ %r2 + 0x1298 ], %b[27]
  xord,3 %g18, %b[71], %b[71]
  and_ord,4 %b[111], %g16, %g24, %g16
  ldd,5 [ %r2 + 0x1298 ], %b[115]
}
{
  andnd,0 %r52, %b[0], %g2
  or_xord,1 %r48, %b[39], %g3, %b[39]
  andnd,2 %b[0], %r52, %g3
  andnd,3 %b[76], %b[88], %g18
  or_xord,4 %b[72], %b[127], %g19, %b[127]
  andnd,5 %b[88], %b[76], %g19
}
{
  andnd,0 %b[0], %r47, %b[29]
  xor_xord,1 %r28, %b[29], %b[15], %r28
  xord,2 %r20, %b[33], %b[33]
  andnd,3 %b[88], %b[71], %b[117]
  xor_xord,4 %b[52], %b[117], %b[103], %b[52]
  xord,5 %b[44], %b[121], %b[121]
}
{
  andd,0 %b[27], %g0, %b[27]
  ord,1 %b[39], %r49, %r49
  xord,2 %b[27], %g0, %b[15]
  andd,3 %b[115], %g16, %b[115]
  ord,4 %b[127], %b[73], %b[73]
  xord,5 %b[115], %g16, %b[103]
}
{
  ldd,0 [ %r2 + 0x12a8 ], %g8
  and_ord,1 %r62, %b[15], %b[27], %b[27]
  ldd,2 [ %r2 + 0x12a0 ], %g0
  ldd,3 [ %r2 + 0x12a8 ], %g24
  and_ord,4 %b[86], %b[103], %b[115], %b[115]
  ldd,5 [ %r2 + 0x12a0 ], %g16
}
{
  andnd,0 %r47, %b[0], %b[8]
  orn_xord,1 %r48, %r42, %b[8], %r42
  ornd,2 %r46, %r49, %r49
  andnd,3 %b[71], %b[88], %b[96]
  orn_xord,4 %b[72], %b[66], %b[96], %b[66]
  ornd,5 %b[70], %b[73], %b[73]
}
{
  ldd,0 [ %r2 + 0x12b8 ], %r46
  andd,1 %r49, %g6, %g6
  ldd,2 [ %r2 + 0x12b0 ], %r48
  ldd,3 [ %r2 + 0x12b8 ], %b[70]
  andd,4 %b[73], %g22, %g22
  ldd,5 [ %r2 + 0x12b0 ], %b[72]
}
{
  andd,0 %g0, %b[27], %g0
  andd,1 %b[11], %g8, %b[27]
  xord,2 %g0, %b[27], %r37
  andd,3 %g16, %b[115], %g16
  andd,4 %b[99], %g24, %b[115]
  xord,5 %g16, %b[115], %b[61]
}
{
  ord,0 %r49, %r20, %r20
  and_ord,1 %b[9], %r37, %g0, %g0
  ord,2 %b[11], %g8, %r57
  ord,3 %b[73], %b[44], %b[44]
  and_ord,4 %b[97], %b[61], %g16, %g16
  ord,5 %b[99], %g24, %b[81]
}
{
  andd,0 %r22, %r48, %r48
  andd,1 %g1, %r46, %b[5]
  xord,2 %r22, %r48, %r61
  andd,3 %b[46], %b[72], %b[72]
  andd,4 %g17, %b[70], %b[93]
  xord,5 %b[46], %b[72], %b[85]
}
{
  ornd,0 %g6, %r20, %r20
  and_ord,1 %g0, %r57, %b[27], %r57
  ord,2 %g1, %r46, %b[27]
  ornd,3 %g22, %b[44], %b[44]
  and_ord,4 %g16, %b[81], %b[115], %b[81]
  ord,5 %g17, %b[70], %b[115]
}
{
  xord,0 %r42, %b[33], %b[33]
  xor_xord,1 %r20, %r40, %b[28], %r20
  xord,2 %r42, %r36, %r36
  xord,3 %b[66], %b[121], %b[121]
  xor_xord,4 %b[44], %b[64], %b[116], %b[44]
  xord,5 %b[66], %b[60], %b[60]
}
{
  xord,0 %b[0], %r50, %r50
  and_ord,1 %r57, %r61, %r48, %r48
  xord,2 %r49, %r36, %r36
  xord,3 %b[88], %b[74], %b[74]
  and_ord,4 %b[81], %b[85], %b[72], %b[72]
  xord,5 %b[73], %b[60], %b[60]
}
{
  xord,0 %g10, %r39, %g10
  andn_xornd,1 %b[2], %g3, %g2, %g2
  xord,2 %b[2], %b[4], %b[4]
  xord,3 %g26, %b[63], %g26
  andn_xornd,4 %b[90], %g19, %g18, %g18
  xord,5 %b[90], %b[92], %b[92]
}
{
  xord,0 %r62, %b[15], %b[15]
  and_ord,1 %r48, %b[27], %b[5], %b[27]
  xord,2 %b[17], %g10, %g10
  xord,3 %b[86], %b[103], %b[103]
  and_ord,4 %b[72], %b[115], %b[93], %b[115]
  xord,5 %b[105], %g26, %g26
}
{
  xord,0 %g2, %r47, %b[17]
  xor_xord,1 %b[39], %b[16], %r17, %b[39]
  andd,2 %g2, %b[2], %b[2]
  xord,3 %g18, %b[71], %b[105]
  xor_xord,4 %b[127], %b[104], %b[41], %b[127]
  andd,5 %g18, %b[90], %b[90]
}
{
  ldd,0 [ %r2 + 0x12c8 ], %r17
  ornd,1 %b[2], %b[17], %b[17]
  ldd,2 [ %r2 + 0x12c0 ], %b[16]
  ldd,3 [ %r2 + 0x12c8 ], %b[41]
  ornd,4 %b[90], %b[105], %b[105]
  ldd,5 [ %r2 + 0x12c0 ], %b[104]
}
{
  xord,0 %b[17], %r52, %b[29]
  andn_xornd,1 %b[17], %b[8], %b[29], %b[8]
  ldd,2 [ %r2 + 0x12d0 ], %b[2]
  xord,3 %b[105], %b[76], %b[117]
  andn_xornd,4 %b[105], %b[96], %b[117], %b[96]
  ldd,5 [ %r2 + 0x12d0 ], %b[90]
}
{
  xord,0 %b[9], %r37, %r37
  or_xord,1 %b[0], %r47, %r52, %b[0]
  xord,2 %g5, %b[19], %b[19]
  xord,3 %b[97], %b[61], %b[61]
  or_xord,4 %b[88], %b[71], %b[76], %b[88]
  xord,5 %g21, %b[107], %b[107]
}
{
  ord,0 %g9, %b[16], %r39
  xord,1 %r54, %r17, %g3
  andd,2 %g9, %b[16], %b[5]
  ord,3 %g25, %b[104], %b[63]
  xord,4 %b[78], %b[41], %g19
  andd,5 %g25, %b[104], %b[93]
}
{
  ldd,0 [ %r2 + 0x12d8 ], %b[5]
  and_ord,1 %b[27], %r39, %b[5], %r39
  andd,2 %r54, %r17, %r17
  ldd,3 [ %r2 + 0x12d8 ], %b[93]
  and_ord,4 %b[115], %b[63], %b[93], %b[63]
  andd,5 %b[78], %b[41], %b[41]
}
{
  andd,0 %b[18], %b[2], %b[2]
  andn_xord,1 %b[8], %b[29], %b[17], %b[29]
  xord,2 %b[18], %b[2], %r49
  andd,3 %b[106], %b[90], %b[90]
  andn_xord,4 %b[96], %b[117], %b[105], %b[117]
  xord,5 %b[106], %b[90], %b[73]
}
{
  xord,0 %r57, %r61, %r61
  and_ord,1 %r39, %g3, %r17, %r17
  xord,2 %b[0], %g2, %g2
  xord,3 %b[81], %b[85], %b[85]
  and_ord,4 %b[63], %g19, %b[41], %b[41]
  xord,5 %b[88], %g18, %g18
}
{
  andd,0 %r41, %b[5], %b[5]
  xor_xord,1 %b[8], %r52, %r25, %b[8]
  xord,2 %r41, %b[5], %r57
  andd,3 %b[65], %b[93], %b[93]
  xor_xord,4 %b[96], %b[76], %b[49], %b[96]
  xord,5 %b[65], %b[93], %b[81]
}
{
  xord,0 %b[29], %b[4], %b[4]
  and_ord,1 %r17, %r49, %b[2], %b[2]
  ornd,2 %g2, %b[29], %g2
  xord,3 %b[117], %b[92], %b[92]
  and_ord,4 %b[41], %b[73], %b[90], %b[90]
  ornd,5 %g18, %b[117], %g18
}
{
  xord,0 %r17, %r49, %r49
  xor_xord,1 %b[0], %r47, %r63, %b[0]
  xord,2 %g2, %r50, %r50
  xord,3 %b[41], %b[73], %b[73]
  xor_xord,4 %b[88], %b[71], %b[87], %b[88]
  xord,5 %g18, %b[74], %b[74]
}
{
  ldd,0 [ %r2 + 0x12e8 ], %r47
  and_ord,1 %b[2], %r57, %b[5], %b[5]
  ldd,2 [ %r2 + 0x12e0 ], %r17
  ldd,3 [ %r2 + 0x12e8 ], %b[71]
  and_ord,4 %b[90], %b[81], %b[93], %b[93]
  ldd,5 [ %r2 + 0x12e0 ], %b[41]
}
{
  ldd,0 [ %r2 + 0x12f8 ], %g2
  xor_xord,1 %r27, %b[12], %r38, %b[12]
  ldd,2 [ %r2 + 0x12f0 ], %r63
  ldd,3 [ %r2 + 0x12f8 ], %g18
  xor_xord,4 %b[51], %b[100], %b[62], %b[100]
  ldd,5 [ %r2 + 0x12f0 ], %b[87]
}
{
  ldd,0 [ %r2 + 0x1308 ], %b[29]
  xor_xord,1 %b[34], %b[20], %b[23], %b[20]
  ldd,2 [ %r2 + 0x1300 ], %r38
  ldd,3 [ %r2 + 0x1308 ], %b[117]
  xor_xord,4 %b[122], %b[108], %b[111], %b[108]
  ldd,5 [ %r2 + 0x1300 ], %b[62]
}
{
  ord,0 %b[3], %r17, %r52
  xord,1 %b[25], %r47, %r25
  andd,2 %b[3], %r17, %b[23]
  ord,3 %b[91], %b[41], %b[76]
  xord,4 %b[113], %b[71], %b[49]
  andd,5 %b[91], %b[41], %b[111]
}
{
  andd,0 %b[24], %r63, %b[23]
  and_ord,1 %b[5], %r52, %b[23], %r52
  andd,2 %b[25], %r47, %r47
  andd,3 %b[112], %b[87], %b[111]
  and_ord,4 %b[93], %b[76], %b[111], %b[76]
  andd,5 %b[113], %b[71], %b[71]
}
{
  xord,0 %b[38], %g2, %r42
  andd,1 %b[38], %g2, %g2
  ord,2 %b[24], %r63, %b[17]
  xord,3 %b[126], %g18, %b[66]
  andd,4 %b[126], %g18, %g18
  ord,5 %b[112], %b[87], %b[105]
}
{
  andd,0 %r45, %r38, %r38
  and_ord,1 %r52, %r25, %r47, %r47
  xord,2 %r45, %r38, %r40
  andd,3 %b[69], %b[62], %b[62]
  and_ord,4 %b[76], %b[49], %b[71], %b[71]
  xord,5 %b[69], %b[62], %b[64]
}
{
  xord,0 %r32, %b[29], %g6
  andd,1 %r32, %b[29], %b[29]
  ldd,2 [ %r2 + 0x1310 ], %b[28]
  xord,3 %b[56], %b[117], %g22
  andd,4 %b[56], %b[117], %b[117]
  ldd,5 [ %r2 + 0x1310 ], %b[116]
}
{
  ldd,0 [ %r2 + 0x1320 ], %r53
  and_ord,1 %r47, %b[17], %b[23], %b[17]
  ldd,2 [ %r2 + 0x1318 ], %b[23]
  ldd,3 [ %r2 + 0x1320 ], %b[77]
  and_ord,4 %b[71], %b[105], %b[111], %b[105]
  ldd,5 [ %r2 + 0x1318 ], %b[111]
}
{
  ldd,0 [ %r2 + 0x1330 ], %r24
  ord,1 %b[15], %b[12], %b[7]
  ldd,2 [ %r2 + 0x1328 ], %b[22]
  ldd,3 [ %r2 + 0x1330 ], %b[48]
  ord,4 %b[103], %b[100], %b[95]
  ldd,5 [ %r2 + 0x1328 ], %b[110]
}
{
  andd,0 %r23, %b[28], %b[28]
  and_ord,1 %b[17], %r42, %g2, %g2
  xord,2 %r23, %b[28], %b[26]
  andd,3 %b[47], %b[116], %b[116]
  and_ord,4 %b[105], %b[66], %g18, %g18
  xord,5 %b[47], %b[116], %b[114]
}
{
  andd,0 %b[14], %b[23], %b[23]
  xord,1 %b[19], %b[7], %b[7]
  xord,2 %b[14], %b[23], %r34
  andd,3 %b[102], %b[111], %b[111]
  xord,4 %b[107], %b[95], %b[95]
  xord,5 %b[102], %b[111], %b[58]
}
{
  andd,0 %r33, %r53, %r53
  and_ord,1 %g2, %r40, %r38, %r38
  xord,2 %r33, %r53, %b[19]
  andd,3 %b[57], %b[77], %b[77]
  and_ord,4 %g18, %b[64], %b[62], %b[62]
  xord,5 %b[57], %b[77], %b[107]
}
{
  xord,0 %b[7], %r58, %r58
  xor_xord,1 %b[11], %g8, %g0, %g8
  xord,2 %b[12], %r18, %r18
  xord,3 %b[95], %b[82], %b[82]
  xor_xord,4 %b[99], %g24, %g16, %g24
  xord,5 %b[100], %b[42], %b[42]
}
{
  xord,0 %b[2], %r57, %r57
  and_ord,1 %r38, %g6, %b[29], %b[29]
  andd,2 %b[36], %b[22], %g0
  xord,3 %b[90], %b[81], %b[81]
  and_ord,4 %b[62], %g22, %b[117], %b[117]
  andd,5 %b[124], %b[110], %g16
}
{
  andnd,0 %r37, %g8, %r48
  xor_xord,1 %g1, %r46, %r48, %r46
  ord,2 %b[36], %b[22], %b[2]
  andnd,3 %b[61], %g24, %b[72]
  xor_xord,4 %g17, %b[70], %b[72], %b[70]
  ord,5 %b[124], %b[110], %b[90]
}
{
  xord,0 %r52, %r25, %r25
  and_ord,1 %b[29], %b[26], %b[28], %b[28]
  xord,2 %r39, %g3, %g3
  xord,3 %b[76], %b[49], %b[49]
  and_ord,4 %b[117], %b[114], %b[116], %b[116]
  xord,5 %b[63], %g19, %g19
}
{
  andd,0 %r28, %r24, %r39
  xord,1 %r46, %b[1], %b[1]
  ldd,2 [ %r2 + 0x1338 ], %r52
  andd,3 %b[52], %b[48], %b[63]
  xord,4 %b[70], %b[89], %b[89]
  ldd,5 [ %r2 + 0x1338 ], %b[76]
}
{
  xord,0 %g2, %r40, %r40
  and_ord,1 %b[28], %r34, %b[23], %b[23]
  xord,2 %b[17], %r42, %r42
  xord,3 %g18, %b[64], %b[64]
  and_ord,4 %b[116], %b[58], %b[111], %b[111]
  xord,5 %b[105], %b[66], %b[66]
}
{
  ldd,0 [ %r2 + 0x1340 ], %b[17]
  xor_xord,1 %g9, %b[16], %b[27], %b[16]
  ord,2 %r28, %r24, %g2
  ldd,3 [ %r2 + 0x1340 ], %b[105]
  xor_xord,4 %g25, %b[104], %b[115], %b[104]
  ord,5 %b[52], %b[48], %g18
}
{
  andd,0 %r20, %r52, %r52
  and_ord,1 %b[23], %b[19], %r53, %r53
  xord,2 %r20, %r52, %b[27]
  andd,3 %b[44], %b[76], %b[76]
  and_ord,4 %b[111], %b[107], %b[77], %b[77]
  xord,5 %b[44], %b[76], %b[115]
}
{
  xord,0 %b[7], %b[20], %b[23]
  xord,1 %b[20], %b[12], %b[20]
  xord,2 %b[23], %b[19], %b[19]
  xord,3 %b[95], %b[108], %b[111]
  xord,4 %b[108], %b[100], %b[108]
  xord,5 %b[111], %b[107], %b[107]
}
{
  xord,0 %b[29], %b[26], %b[26]
  and_ord,1 %r53, %b[2], %g0, %b[2]
  ldd,2 [ %r2 + 0x1348 ], %g0
  xord,3 %b[117], %b[114], %b[114]
  and_ord,4 %b[77], %b[90], %g16, %b[90]
  ldd,5 [ %r2 + 0x1348 ], %g16
}
{
  ord,0 %r36, %b[17], %b[29]
  xor_xord,1 %b[36], %b[22], %r53, %b[22]
  andd,2 %r36, %b[17], %r53
  ord,3 %b[60], %b[105], %b[117]
  xor_xord,4 %b[124], %b[110], %b[77], %b[110]
  andd,5 %b[60], %b[105], %b[77]
}
{
  xord,0 %b[28], %r34, %r34
  and_ord,1 %b[2], %g2, %r39, %g2
  andnd,2 %b[7], %b[15], %r39
  xord,3 %b[116], %b[58], %b[58]
  and_ord,4 %b[90], %g18, %b[63], %g18
  andnd,5 %b[95], %b[103], %b[63]
}
{
  xord,0 %b[33], %g0, %b[28]
  xor_xord,1 %r28, %r24, %b[2], %r24
  xord,2 %b[22], %b[19], %b[2]
  xord,3 %b[121], %g16, %b[116]
  xor_xord,4 %b[52], %b[48], %b[90], %b[48]
  xord,5 %b[110], %b[107], %b[90]
}
{
  andnd,0 %b[19], %b[22], %g2
  and_ord,1 %g2, %b[27], %r52, %r52
  xord,2 %g2, %b[27], %b[27]
  andnd,3 %b[107], %b[110], %g18
  and_ord,4 %g18, %b[115], %b[76], %b[76]
  xord,5 %g18, %b[115], %b[115]
}
{
  andnd,0 %b[12], %b[23], %b[23]
  xor_xord,1 %b[3], %r17, %b[5], %r17
  andnd,2 %b[23], %r39, %r39
  andnd,3 %b[100], %b[111], %b[111]
  xor_xord,4 %b[91], %b[41], %b[93], %b[41]
  andnd,5 %b[111], %b[63], %b[63]
}
{
  andd,0 %r24, %b[27], %b[5]
  and_ord,1 %r52, %b[29], %r53, %b[29]
  ldd,2 [ %r2 + 0x1350 ], %r53
  andd,3 %b[48], %b[115], %b[93]
  and_ord,4 %b[76], %b[117], %b[77], %b[117]
  ldd,5 [ %r2 + 0x1350 ], %b[77]
}
{
  xornd,0 %b[19], %b[5], %b[5]
  xor_andd,1 %r24, %b[19], %b[2], %b[19]
  andd,2 %b[33], %g0, %g0
  xornd,3 %b[107], %b[93], %b[93]
  xor_andd,4 %b[48], %b[107], %b[90], %b[107]
  andd,5 %b[121], %g16, %g16
}
{
  xord,0 %b[29], %b[28], %b[28]
  and_ord,1 %b[29], %b[28], %g0, %g0
  xornd,2 %b[27], %r24, %r24
  xord,3 %b[117], %b[116], %b[116]
  and_ord,4 %b[117], %b[116], %g16, %g16
  xornd,5 %b[115], %b[48], %b[48]
}
{
  andd,0 %r39, %b[15], %r52
  xor_xord,1 %r36, %b[17], %r52, %b[17]
  andd,2 %b[27], %b[5], %b[29]
  andd,3 %b[63], %b[103], %b[76]
  xor_xord,4 %b[60], %b[105], %b[76], %b[105]
  andd,5 %b[115], %b[93], %b[117]
}
{
  andnd,0 %b[23], %r39, %b[23]
  xor_xord,1 %b[39], %r53, %g0, %b[29]
  andnd,2 %r24, %b[29], %r24
  andnd,3 %b[111], %b[63], %b[111]
  xor_xord,4 %b[127], %b[77], %g16, %b[117]
  andnd,5 %b[48], %b[117], %b[48]
}
{
  xord,0 %r39, %r18, %r18
  andn_xord,1 %r39, %b[7], %b[15], %b[7]
  xornd,2 %r52, %b[23], %b[23]
  xord,3 %b[63], %b[42], %b[42]
  andn_xord,4 %b[63], %b[95], %b[103], %b[95]
  xornd,5 %b[76], %b[111], %b[111]
}
{
  andnd,0 %b[5], %b[22], %r52
  andd,1 %b[27], %b[22], %b[22]
  ldd,2 [ %r2 + 0x1358 ], %r39
  andnd,3 %b[93], %b[110], %b[76]
  andd,4 %b[115], %b[110], %b[110]
  ldd,5 [ %r2 + 0x1358 ], %b[63]
}
{
  ord,0 %b[39], %r53, %r53
  xornd,1 %b[27], %r52, %r52
  andd,2 %b[39], %r53, %b[15]
  ord,3 %b[127], %b[77], %b[77]
  xornd,4 %b[115], %b[76], %b[76]
  andd,5 %b[127], %b[77], %b[103]
}
{
  ord,0 %b[19], %r24, %b[15]
  and_ord,1 %g0, %r53, %b[15], %r53
  xord,2 %b[19], %b[22], %b[22]
  ord,3 %b[107], %b[48], %b[103]
  and_ord,4 %g16, %b[77], %b[103], %b[77]
  xord,5 %b[107], %b[110], %b[110]
}
{
  andnd,0 %b[20], %b[7], %b[20]
  andn_xornd,1 %b[22], %g2, %b[2], %g2
  xord,2 %r51, %b[15], %b[15]
  andnd,3 %b[108], %b[95], %b[108]
  andn_xornd,4 %b[110], %g18, %b[90], %g18
  xord,5 %b[75], %b[103], %b[103]
}
{
  andnd,0 %g8, %r37, %r35
  xor_xord,1 %r52, %b[19], %r35, %r52
  xord,2 %b[8], %r39, %b[19]
  andnd,3 %g24, %b[61], %b[59]
  xor_xord,4 %b[76], %b[107], %b[59], %b[76]
  xord,5 %b[96], %b[63], %b[107]
}
{
  andd,0 %r46, %g8, %b[12]
  xor_xord,1 %b[20], %b[12], %b[37], %b[20]
  xord,2 %g2, %r24, %g2
  andd,3 %b[70], %g24, %b[100]
  xor_xord,4 %b[108], %b[100], %b[125], %b[108]
  xord,5 %g18, %b[48], %g18
}
{
  xord,0 %r53, %b[19], %b[37]
  xord,1 %b[21], %g2, %g2
  andd,2 %b[8], %r39, %r39
  xord,3 %b[77], %b[107], %b[125]
  xord,4 %b[109], %g18, %g18
  andd,5 %b[96], %b[63], %b[63]
}
{
  xord,0 %b[23], %r58, %r58
  and_ord,1 %r53, %b[19], %r39, %r39
  ord,2 %r61, %b[12], %b[12]
  xord,3 %b[111], %b[82], %b[82]
  and_ord,4 %b[77], %b[107], %b[63], %b[63]
  ord,5 %b[85], %b[100], %b[100]
}
{
  andnd,0 %r57, %b[16], %b[23]
  xor_xord,1 %b[7], %b[23], %r43, %b[7]
  xord,2 %r61, %r46, %r61
  andnd,3 %b[81], %b[104], %b[111]
  xor_xord,4 %b[95], %b[111], %b[67], %b[95]
  xord,5 %b[85], %b[70], %b[85]
}
{
  ldd,0 [ %r2 + 0x1368 ], %b[19]
  xord,1 %b[37], %b[28], %r53
  ldd,2 [ %r2 + 0x1360 ], %r43
  ldd,3 [ %r2 + 0x1368 ], %b[107]
  xord,4 %b[125], %b[116], %b[77]
  ldd,5 [ %r2 + 0x1360 ], %b[67]
}
{
  xord,0 %b[29], %b[17], %b[17]
  andd,1 %b[29], %b[28], %r24
  xord,2 %b[37], %b[17], %b[21]
  xord,3 %b[117], %b[105], %b[105]
  andd,4 %b[117], %b[116], %b[48]
  xord,5 %b[125], %b[105], %b[109]
}
{
  xord,0 %b[29], %b[28], %r51
  xor_ornd,1 %b[29], %b[37], %b[17], %b[2]
  andd,2 %r53, %b[21], %r53
  xord,3 %b[117], %b[116], %b[75]
  xor_ornd,4 %b[117], %b[125], %b[105], %b[90]
  andd,5 %b[77], %b[109], %b[77]
}
{
  ord,0 %r50, %r43, %b[27]
  and_xornd,1 %r53, %r51, %r24, %r51
  andd,2 %r50, %r43, %g0
  ord,3 %b[74], %b[67], %b[115]
  and_xornd,4 %b[77], %b[75], %b[48], %b[75]
  andd,5 %b[74], %b[67], %g16
}
{
  andnd,0 %b[28], %b[29], %b[29]
  and_ord,1 %r39, %b[27], %g0, %b[27]
  xord,2 %b[37], %b[29], %g0
  andnd,3 %b[116], %b[117], %b[117]
  and_ord,4 %b[63], %b[115], %g16, %b[115]
  xord,5 %b[125], %b[117], %g16
}
{
  xord,0 %r49, %b[23], %b[23]
  andn_xornd,1 %r51, %b[21], %b[37], %b[21]
  ord,2 %b[28], %g0, %g0
  xord,3 %b[73], %b[111], %b[111]
  andn_xornd,4 %b[75], %b[109], %b[125], %b[109]
  ord,5 %b[116], %g16, %g16
}
{
  xord,0 %g0, %b[2], %g0
  xor_xord,1 %r51, %b[2], %r60, %r51
  xord,2 %g0, %b[30], %b[30]
  xord,3 %g16, %b[90], %g16
  xor_xord,4 %b[75], %b[90], %b[84], %b[75]
  xord,5 %g16, %b[118], %b[118]
}
{
  xord,0 %g7, %g0, %g0
  or_xord,1 %b[29], %b[17], %b[28], %b[29]
  xord,2 %b[21], %b[30], %b[30]
  xord,3 %g23, %g16, %g16
  or_xord,4 %b[117], %b[105], %b[116], %b[117]
  xord,5 %b[109], %b[118], %b[118]
}
{
  xord,0 %r57, %g3, %g7
  xor_xord,1 %r50, %r43, %r39, %r43
  andd,2 %r57, %b[23], %r39
  xord,3 %b[81], %g19, %g23
  xor_xord,4 %b[74], %b[67], %b[63], %b[67]
  andd,5 %b[81], %b[111], %b[63]
}
{
  andnd,0 %b[23], %b[16], %b[29]
  or_xord,1 %r53, %b[29], %r44, %r53
  andnd,2 %g7, %r39, %r39
  andnd,3 %b[111], %b[104], %b[117]
  or_xord,4 %b[77], %b[117], %b[68], %b[77]
  andnd,5 %g23, %b[63], %b[63]
}
{
  xord,0 %b[23], %r57, %b[23]
  andn_xornd,1 %r46, %r35, %r48, %r46
  andnd,2 %b[16], %b[23], %r44
  xord,3 %b[111], %b[81], %b[111]
  andn_xornd,4 %b[70], %b[59], %b[72], %b[70]
  andnd,5 %b[104], %b[111], %b[68]
}
{
  andnd,0 %r17, %r25, %b[29]
  andn_xornd,1 %r39, %r44, %b[29], %r44
  xord,2 %b[4], %b[19], %r57
  andnd,3 %b[41], %b[49], %b[117]
  andn_xornd,4 %b[63], %b[68], %b[117], %b[68]
  xord,5 %b[92], %b[107], %b[81]
}
{
  xornd,0 %r46, %r61, %r61
  xor_andd,1 %b[12], %r37, %r46, %r37
  xord,2 %b[27], %r57, %b[21]
  xornd,3 %b[70], %b[85], %b[85]
  xor_andd,4 %b[100], %b[61], %b[70], %b[61]
  xord,5 %b[115], %b[81], %b[109]
}
{
  andd,0 %b[12], %r61, %b[17]
  xor_xord,1 %b[12], %r46, %b[6], %b[12]
  andd,2 %b[4], %b[19], %b[19]
  andd,3 %b[100], %b[85], %b[105]
  xor_xord,4 %b[100], %b[70], %b[94], %b[100]
  andd,5 %b[92], %b[107], %b[107]
}
{
  andnd,0 %r46, %b[17], %b[17]
  andn_ord,1 %r61, %r35, %r48, %r61
  xord,2 %r37, %b[1], %b[1]
  andnd,3 %b[70], %b[105], %b[105]
  andn_ord,4 %b[85], %b[59], %b[72], %b[85]
  xord,5 %b[61], %b[89], %b[89]
}
{
  ldd,0 [ %r2 + 0x1378 ], %r57
  and_ord,1 %b[27], %r57, %b[19], %b[19]
  ldd,2 [ %r2 + 0x1370 ], %r35
  ldd,3 [ %r2 + 0x1378 ], %b[81]
  and_ord,4 %b[115], %b[81], %b[107], %b[107]
  ldd,5 [ %r2 + 0x1370 ], %b[59]
}
{
  andnd,0 %r25, %r17, %g4
  xor_xord,1 %b[17], %g8, %b[32], %b[17]
  xord,2 %r61, %g4, %r61
  andnd,3 %b[49], %b[41], %g20
  xor_xord,4 %b[105], %g24, %b[120], %b[105]
  xord,5 %b[85], %g20, %b[85]
}
{
  ldd,0 [ %r2 + 0x1388 ], %b[32]
  xord,1 %b[21], %r55, %r55
  ldd,2 [ %r2 + 0x1380 ], %g8
  ldd,3 [ %r2 + 0x1388 ], %b[120]
  xord,4 %b[109], %b[79], %b[79]
  ldd,5 [ %r2 + 0x1380 ], %g24
}
{
  xord,0 %b[0], %r35, %r48
  andd,1 %b[0], %r35, %r35
  ldd,2 [ %r2 + 0x1390 ], %b[27]
  xord,3 %b[88], %b[59], %b[72]
  andd,4 %b[88], %b[59], %b[59]
  ldd,5 [ %r2 + 0x1390 ], %b[115]
}
{
  xord,0 %b[19], %r48, %r48
  and_ord,1 %b[19], %r48, %r35, %r35
  xord,2 %g10, %r57, %r57
  xord,3 %b[107], %b[72], %b[72]
  and_ord,4 %b[107], %b[72], %b[59], %b[59]
  xord,5 %g26, %b[81], %b[81]
}
{
  andd,0 %b[15], %b[32], %r46
  ord,1 %b[15], %b[32], %r37
  andd,2 %r52, %g8, %b[19]
  andd,3 %b[103], %b[120], %b[70]
  ord,4 %b[103], %b[120], %b[61]
  andd,5 %b[76], %g24, %b[107]
}
{
  andnd,0 %r48, %b[21], %r35
  and_ord,1 %b[19], %r37, %r46, %r37
  xord,2 %r35, %r57, %r57
  andnd,3 %b[72], %b[109], %b[59]
  and_ord,4 %b[107], %b[61], %b[70], %b[61]
  xord,5 %b[59], %b[81], %b[81]
}
{
  andnd,0 %r43, %r57, %b[6]
  andnd,1 %b[21], %r48, %b[28]
  xord,2 %r57, %r43, %r46
  andnd,3 %b[67], %b[81], %b[94]
  andnd,4 %b[109], %b[72], %b[116]
  xord,5 %b[81], %b[67], %b[70]
}
{
  andnd,0 %r48, %r43, %b[2]
  or_xornd,1 %r48, %b[6], %r46, %b[6]
  ornd,2 %r46, %b[21], %r46
  andnd,3 %b[72], %b[67], %b[90]
  or_xornd,4 %b[72], %b[94], %b[70], %b[94]
  ornd,5 %b[70], %b[109], %b[70]
}
{
  xord,0 %r46, %r48, %b[37]
  xord,1 %r46, %r43, %r43
  andnd,2 %r43, %r48, %r60
  xord,3 %b[70], %b[72], %b[125]
  xord,4 %b[70], %b[67], %b[67]
  andnd,5 %b[67], %b[72], %b[84]
}
{
  andnd,0 %b[37], %r43, %r43
  or_xornd,1 %b[6], %r35, %b[28], %b[28]
  andnd,2 %b[21], %r57, %b[21]
  andnd,3 %b[125], %b[67], %b[67]
  or_xornd,4 %b[94], %b[59], %b[116], %b[116]
  andnd,5 %b[109], %b[81], %b[109]
}
{
  xord,0 %r43, %r55, %r55
  and_xord,1 %b[6], %r46, %b[31], %b[6]
  ornd,2 %b[21], %r48, %b[21]
  xord,3 %b[67], %b[79], %b[79]
  and_xord,4 %b[94], %b[70], %b[119], %b[94]
  ornd,5 %b[109], %b[72], %b[109]
}
{
  ornd,0 %g7, %b[23], %b[23]
  or_xornd,1 %b[28], %r60, %b[2], %r60
  xord,2 %r57, %r30, %r57
  ornd,3 %g23, %b[111], %b[111]
  or_xornd,4 %b[116], %b[84], %b[90], %b[84]
  xord,5 %b[81], %b[54], %b[81]
}
{
  xord,0 %b[28], %r57, %r57
  xor_xord,1 %b[24], %r63, %r47, %r63
  andd,2 %g2, %b[27], %g7
  xord,3 %b[116], %b[81], %b[81]
  xor_xord,4 %b[112], %b[87], %b[71], %b[87]
  andd,5 %g18, %b[115], %g23
}
{
  xord,0 %r39, %g14, %r39
  xor_xord,1 %r60, %b[21], %r29, %r60
  xord,2 %b[23], %r49, %r49
  xord,3 %b[63], %g30, %b[63]
  xor_xord,4 %b[84], %b[109], %b[53], %b[84]
  xord,5 %b[111], %b[73], %b[73]
}
{
  ornd,0 %r63, %r42, %b[21]
  xor_xord,1 %r44, %g3, %r59, %r59
  ord,2 %g2, %b[27], %g14
  ornd,3 %b[87], %b[66], %b[109]
  xor_xord,4 %b[68], %g19, %b[83], %b[83]
  ord,5 %g18, %b[115], %g30
}
{
  ornd,0 %r49, %r44, %r49
  or_xornd,1 %r42, %b[29], %g4, %g4
  andnd,2 %r63, %r42, %b[29]
  ornd,3 %b[73], %b[68], %b[73]
  or_xornd,4 %b[66], %b[117], %g20, %g20
  andnd,5 %b[87], %b[66], %b[117]
}
{
  ord,0 %b[23], %g3, %r29
  and_ord,1 %r37, %g14, %g7, %g14
  andnd,2 %b[21], %r17, %g7
  ord,3 %b[111], %g19, %b[53]
  and_ord,4 %b[61], %g30, %g23, %g30
  andnd,5 %b[109], %b[41], %g23
}
{
  xord,0 %r49, %r39, %r39
  or_xord,1 %g4, %b[29], %b[21], %b[29]
  ldd,2 [ %r2 + 0x1398 ], %r47
  xord,3 %b[73], %b[63], %b[63]
  or_xord,4 %g20, %b[117], %b[109], %b[117]
  ldd,5 [ %r2 + 0x1398 ], %b[71]
}
{
  xord,0 %b[23], %g11, %b[23]
  and_xord,1 %r49, %r29, %g3, %r29
  andd,2 %g7, %r42, %b[21]
  xord,3 %b[111], %g27, %b[111]
  and_xord,4 %b[73], %b[53], %g19, %b[53]
  andd,5 %g23, %b[66], %b[109]
}
{
  andd,0 %r63, %r17, %r44
  or_ornd,1 %b[29], %r42, %b[21], %b[21]
  xord,2 %r44, %b[23], %b[23]
  andd,3 %b[87], %b[41], %b[68]
  or_ornd,4 %b[117], %b[66], %b[109], %b[109]
  xord,5 %b[68], %b[111], %b[111]
}
{
  andd,0 %r47, %g14, %r47
  xor_xord,1 %r29, %b[16], %r26, %r29
  xord,2 %r47, %g14, %r42
  andd,3 %b[71], %g30, %b[71]
  xor_xord,4 %b[53], %b[104], %b[50], %b[53]
  xord,5 %b[71], %g30, %b[66]
}
{
  ldd,0 [ %r2 + 0x13a8 ], %r26
  and_ord,1 %r51, %r42, %r47, %r47
  ldd,2 [ %r2 + 0x13a0 ], %b[16]
  ldd,3 [ %r2 + 0x13a8 ], %b[50]
  and_ord,4 %b[75], %b[66], %b[71], %b[71]
  ldd,5 [ %r2 + 0x13a0 ], %b[104]
}
{
  ord,0 %b[21], %r25, %g11
  ord,1 %r63, %r17, %r63
  andd,2 %b[21], %r63, %g14
  ord,3 %b[109], %b[49], %g27
  ord,4 %b[87], %b[41], %b[87]
  andd,5 %b[109], %b[87], %g30
}
{
  ornd,0 %g14, %g11, %g11
  orn_xord,1 %g4, %r63, %r44, %r63
  ldd,2 [ %r2 + 0x13b0 ], %r49
  ornd,3 %g30, %g27, %g27
  orn_xord,4 %g20, %b[87], %b[68], %b[87]
  ldd,5 [ %r2 + 0x13b0 ], %b[73]
}
{
  ord,0 %b[30], %b[16], %g4
  xord,1 %r53, %r26, %g14
  andd,2 %b[30], %b[16], %r44
  ord,3 %b[118], %b[104], %g20
  xord,4 %b[77], %b[50], %g30
  andd,5 %b[118], %b[104], %b[68]
}
{
  ldd,0 [ %r2 + 0x13b8 ], %r44
  and_ord,1 %r47, %g4, %r44, %g4
  andd,2 %r53, %r26, %r26
  ldd,3 [ %r2 + 0x13b8 ], %b[68]
  and_ord,4 %b[71], %g20, %b[68], %g20
  andd,5 %b[77], %b[50], %b[50]
}
{
  andd,0 %g0, %r49, %r49
  xor_xord,1 %g11, %r17, %r19, %g11
  xord,2 %g0, %r49, %g3
  andd,3 %g16, %b[73], %b[73]
  xor_xord,4 %g27, %b[41], %b[43], %g27
  xord,5 %g16, %b[73], %g19
}
{
  andnd,0 %r40, %b[26], %r19
  and_ord,1 %g4, %g14, %r26, %r26
  andnd,2 %b[26], %r40, %r17
  andnd,3 %b[64], %b[114], %b[43]
  and_ord,4 %g20, %g30, %b[50], %b[50]
  andnd,5 %b[114], %b[64], %b[41]
}
{
  andd,0 %b[6], %r44, %r44
  xord,1 %r38, %g6, %g6
  xord,2 %b[6], %r44, %b[28]
  andd,3 %b[94], %b[68], %b[68]
  xord,4 %b[62], %g22, %g22
  xord,5 %b[94], %b[68], %b[116]
}
{
  andnd,0 %r34, %g6, %r38
  and_ord,1 %r26, %g3, %r49, %r49
  xord,2 %r63, %b[10], %b[10]
  andnd,3 %b[58], %g22, %b[62]
  and_ord,4 %b[50], %g19, %b[73], %b[73]
  xord,5 %b[87], %b[98], %b[98]
}
{
  xord,0 %r25, %b[35], %r25
  andn_xornd,1 %r34, %r17, %r19, %r19
  xord,2 %b[21], %b[10], %b[10]
  xord,3 %b[49], %b[123], %b[49]
  andn_xornd,4 %b[58], %b[41], %b[43], %b[43]
  xord,5 %b[109], %b[98], %b[98]
}
{
  andnd,0 %g6, %b[26], %b[21]
  and_ord,1 %r49, %b[28], %r44, %r44
  andnd,2 %b[26], %g6, %b[35]
  andnd,3 %g22, %b[114], %b[109]
  and_ord,4 %b[73], %b[116], %b[68], %b[68]
  andnd,5 %b[114], %g22, %b[123]
}
{
  ord,0 %b[26], %g6, %r63
  andn_xornd,1 %r19, %r38, %g6, %r38
  xord,2 %r63, %r25, %r25
  ord,3 %b[114], %g22, %b[87]
  andn_xornd,4 %b[43], %b[62], %g22, %b[62]
  xord,5 %b[87], %b[49], %b[49]
}
{
  xord,0 %r34, %b[13], %r34
  xor_xord,1 %b[29], %g7, %r56, %b[29]
  xord,2 %r40, %r63, %r63
  xord,3 %b[58], %b[101], %b[58]
  xor_xord,4 %b[117], %g23, %b[80], %b[117]
  xord,5 %b[64], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0x13c8 ], %g7
  andn_xornd,1 %r38, %b[21], %b[35], %b[21]
  ldd,2 [ %r2 + 0x13c0 ], %b[13]
  ldd,3 [ %r2 + 0x13c8 ], %g23
  andn_xornd,4 %b[62], %b[109], %b[123], %b[109]
  ldd,5 [ %r2 + 0x13c0 ], %b[101]
}
{
  ldd,0 [ %r2 + 0x13d8 ], %r56
  xord,1 %r63, %r19, %r19
  ldd,2 [ %r2 + 0x13d0 ], %b[35]
  ldd,3 [ %r2 + 0x13d8 ], %b[80]
  xord,4 %b[87], %b[43], %b[43]
  ldd,5 [ %r2 + 0x13d0 ], %b[123]
}
{
  ord,0 %b[21], %r38, %r38
  xor_xord,1 %b[21], %r40, %r21, %b[21]
  andd,2 %b[21], %r40, %r17
  ord,3 %b[109], %b[62], %b[62]
  xor_xord,4 %b[109], %b[64], %b[45], %b[109]
  andd,5 %b[109], %b[64], %b[41]
}
{
  ord,0 %r55, %b[13], %r21
  xord,1 %r60, %g7, %r30
  andd,2 %r55, %b[13], %r40
  ord,3 %b[79], %b[101], %b[45]
  xord,4 %b[84], %g23, %b[54]
  andd,5 %b[79], %b[101], %b[64]
}
{
  andd,0 %r57, %b[35], %r40
  and_ord,1 %r44, %r21, %r40, %r21
  andd,2 %r60, %g7, %g7
  andd,3 %b[81], %b[123], %b[64]
  and_ord,4 %b[68], %b[45], %b[64], %b[45]
  andd,5 %b[84], %g23, %g23
}
{
  xord,0 %b[20], %r56, %r43
  andd,1 %b[20], %r56, %r56
  ord,2 %r57, %b[35], %b[2]
  xord,3 %b[108], %b[80], %b[67]
  andd,4 %b[108], %b[80], %b[80]
  ord,5 %b[81], %b[123], %b[90]
}
{
  xord,0 %b[22], %b[5], %b[22]
  and_ord,1 %r21, %r30, %g7, %g7
  andnd,2 %r38, %r17, %r38
  xord,3 %b[110], %b[93], %b[110]
  and_ord,4 %b[45], %b[54], %g23, %g23
  andnd,5 %b[62], %b[41], %b[62]
}
{
  xord,0 %r38, %r34, %r34
  xor_xord,1 %r63, %g6, %r31, %r63
  ornd,2 %r19, %r38, %r19
  xord,3 %b[62], %b[58], %b[58]
  xor_xord,4 %b[87], %g22, %b[55], %b[87]
  ornd,5 %b[43], %b[62], %b[43]
}
{
  xord,0 %r52, %g8, %g8
  and_ord,1 %g7, %b[2], %r40, %b[2]
  xord,2 %r16, %b[22], %b[22]
  xord,3 %b[76], %g24, %g24
  and_ord,4 %g23, %b[90], %b[64], %b[90]
  xord,5 %b[40], %b[110], %b[110]
}
{
  xord,0 %g4, %g14, %g14
  xor_xord,1 %r19, %b[26], %g15, %r19
  xord,2 %r51, %r42, %r42
  xord,3 %g20, %g30, %g30
  xor_xord,4 %b[43], %b[114], %g31, %b[43]
  xord,5 %b[75], %b[66], %b[66]
}
{
  ldd,0 [ %r2 + 0x13e8 ], %b[26]
  and_ord,1 %b[2], %r43, %r56, %r56
  ldd,2 [ %r2 + 0x13e0 ], %g4
  ldd,3 [ %r2 + 0x13e8 ], %b[114]
  and_ord,4 %b[90], %b[67], %b[80], %b[80]
  ldd,5 [ %r2 + 0x13e0 ], %g20
}
{
  ldd,0 [ %r2 + 0x13f8 ], %r16
  xor_xord,1 %b[15], %b[32], %b[19], %b[32]
  ldd,2 [ %r2 + 0x13f0 ], %g15
  ldd,3 [ %r2 + 0x13f8 ], %b[40]
  xor_xord,4 %b[103], %b[120], %b[107], %b[120]
  ldd,5 [ %r2 + 0x13f0 ], %g31
}
{
  ldd,0 [ %r2 + 0x1408 ], %r40
  xor_xord,1 %g2, %b[27], %r37, %b[27]
  ldd,2 [ %r2 + 0x1400 ], %b[19]
  ldd,3 [ %r2 + 0x1408 ], %b[64]
  xor_xord,4 %g18, %b[115], %b[61], %b[115]
  ldd,5 [ %r2 + 0x1400 ], %b[107]
}
{
  andd,0 %r18, %g4, %g4
  xord,1 %b[7], %b[26], %g6
  xord,2 %r18, %g4, %r37
  andd,3 %b[42], %g20, %g20
  xord,4 %b[95], %b[114], %g22
  xord,5 %b[42], %g20, %b[61]
}
{
  andd,0 %r58, %g15, %r31
  and_ord,1 %r56, %r37, %g4, %g4
  andd,2 %b[7], %b[26], %b[26]
  andd,3 %b[82], %g31, %b[55]
  and_ord,4 %b[80], %b[61], %g20, %g20
  andd,5 %b[95], %b[114], %b[114]
}
{
  xord,0 %b[1], %r16, %b[5]
  andd,1 %b[1], %r16, %r16
  ord,2 %r58, %g15, %r38
  xord,3 %b[89], %b[40], %b[93]
  andd,4 %b[89], %b[40], %b[40]
  ord,5 %b[82], %g31, %b[62]
}
{
  ord,0 %b[12], %b[19], %r48
  and_ord,1 %g4, %g6, %b[26], %b[26]
  andd,2 %b[12], %b[19], %r17
  ord,3 %b[100], %b[107], %b[72]
  and_ord,4 %g20, %g22, %b[114], %b[114]
  andd,5 %b[100], %b[107], %b[41]
}
{
  andd,0 %b[17], %r40, %b[31]
  ord,1 %b[17], %r40, %b[37]
  ldd,2 [ %r2 + 0x1410 ], %r46
  andd,3 %b[105], %b[64], %b[119]
  ord,4 %b[105], %b[64], %b[125]
  ldd,5 [ %r2 + 0x1410 ], %b[70]
}
{
  ldd,0 [ %r2 + 0x1420 ], %r35
  and_ord,1 %b[26], %r38, %r31, %r38
  ldd,2 [ %r2 + 0x1418 ], %r31
  ldd,3 [ %r2 + 0x1420 ], %b[59]
  and_ord,4 %b[114], %b[62], %b[55], %b[62]
  ldd,5 [ %r2 + 0x1418 ], %b[55]
}
{
  xord,0 %b[32], %b[3], %b[3]
  or_xord,1 %r42, %b[32], %g8, %g8
  ldd,2 [ %r2 + 0x1428 ], %r24
  xord,3 %b[120], %b[91], %b[91]
  or_xord,4 %b[66], %b[120], %g24, %g24
  ldd,5 [ %r2 + 0x1428 ], %b[48]
}
{
  xord,0 %r26, %g3, %g3
  and_ord,1 %r38, %b[5], %r16, %r16
  xord,2 %r49, %b[28], %b[28]
  xord,3 %b[50], %g19, %g19
  and_ord,4 %b[62], %b[93], %b[40], %b[40]
  xord,5 %b[73], %b[116], %b[116]
}
{
  andd,0 %r61, %r46, %r46
  xord,1 %r59, %r31, %r49
  xord,2 %r61, %r46, %r26
  andd,3 %b[85], %b[70], %b[70]
  xord,4 %b[83], %b[55], %b[73]
  xord,5 %b[85], %b[70], %b[50]
}
{
  andd,0 %r39, %r35, %r17
  and_ord,1 %r16, %r48, %r17, %r48
  andd,2 %r59, %r31, %r31
  andd,3 %b[63], %b[59], %b[41]
  and_ord,4 %b[40], %b[72], %b[41], %b[72]
  andd,5 %b[83], %b[55], %b[55]
}
{
  xord,0 %g8, %b[24], %b[24]
  xor_xord,1 %b[30], %b[16], %r47, %b[16]
  andd,2 %b[28], %g14, %r47
  xord,3 %g24, %b[112], %b[112]
  xor_xord,4 %b[118], %b[104], %b[71], %b[104]
  andd,5 %b[116], %g30, %b[71]
}
{
  ord,0 %g3, %r47, %r47
  and_ord,1 %r48, %b[37], %b[31], %b[37]
  ord,2 %r39, %r35, %b[31]
  ord,3 %g19, %b[71], %b[71]
  and_ord,4 %b[72], %b[125], %b[119], %b[125]
  ord,5 %b[63], %b[59], %b[119]
}
{
  xord,0 %b[28], %b[38], %b[38]
  xor_xord,1 %r55, %b[13], %r44, %b[13]
  xord,2 %g3, %b[28], %g3
  xord,3 %b[116], %b[126], %b[126]
  xor_xord,4 %b[79], %b[101], %b[68], %b[101]
  xord,5 %g19, %b[116], %g19
}
{
  xord,0 %b[2], %r43, %r43
  and_ord,1 %b[37], %r26, %r46, %r46
  ldd,2 [ %r2 + 0x1430 ], %r44
  xord,3 %b[90], %b[67], %b[67]
  and_ord,4 %b[125], %b[50], %b[70], %b[70]
  ldd,5 [ %r2 + 0x1430 ], %b[68]
}
{
  andd,0 %b[23], %r24, %r24
  xor_xord,1 %r57, %b[35], %g7, %b[35]
  xord,2 %b[23], %r24, %b[2]
  andd,3 %b[111], %b[48], %b[48]
  xor_xord,4 %b[81], %b[123], %g23, %b[123]
  xord,5 %b[111], %b[48], %b[90]
}
{
  xord,0 %r21, %r30, %r30
  and_ord,1 %r46, %r49, %r31, %r31
  ldd,2 [ %r2 + 0x1438 ], %g7
  xord,3 %b[45], %b[54], %b[54]
  and_ord,4 %b[70], %b[73], %b[55], %b[55]
  ldd,5 [ %r2 + 0x1438 ], %g23
}
{
  andd,0 %r29, %r44, %r44
  xord,1 %r56, %r37, %r37
  xord,2 %r29, %r44, %r21
  andd,3 %b[53], %b[68], %b[68]
  xord,4 %b[80], %b[61], %b[61]
  xord,5 %b[53], %b[68], %b[45]
}
{
  ldd,0 [ %r2 + 0x1448 ], %r56
  and_ord,1 %r31, %b[31], %r17, %b[31]
  ldd,2 [ %r2 + 0x1440 ], %r17
  ldd,3 [ %r2 + 0x1448 ], %b[80]
  and_ord,4 %b[55], %b[119], %b[41], %b[119]
  ldd,5 [ %r2 + 0x1440 ], %b[41]
}
{
  xord,0 %g4, %g6, %g6
  xor_xord,1 %r39, %r35, %r31, %r35
  andnd,2 %g8, %r42, %r31
  xord,3 %g20, %g22, %g22
  xor_xord,4 %b[63], %b[59], %b[55], %b[59]
  andnd,5 %g24, %b[66], %b[55]
}
{
  xord,0 %b[31], %b[2], %b[2]
  and_ord,1 %b[31], %b[2], %r24, %r24
  andd,2 %g11, %g7, %g4
  xord,3 %b[119], %b[90], %b[90]
  and_ord,4 %b[119], %b[90], %b[48], %b[48]
  andd,5 %g27, %g23, %g20
}
{
  xord,0 %r38, %b[5], %b[5]
  xor_xord,1 %r58, %g15, %b[26], %g15
  ord,2 %g11, %g7, %b[31]
  xord,3 %b[62], %b[93], %b[93]
  xor_xord,4 %b[82], %g31, %b[114], %g31
  ord,5 %g27, %g23, %b[119]
}
{
  ord,0 %b[10], %r17, %b[26]
  and_ord,1 %r24, %r21, %r44, %r44
  andd,2 %b[10], %r17, %r38
  ord,3 %b[98], %b[41], %b[114]
  and_ord,4 %b[48], %b[45], %b[68], %b[68]
  andd,5 %b[98], %b[41], %b[62]
}
{
  xord,0 %b[2], %r35, %r24
  xor_xord,1 %b[12], %b[19], %r16, %b[19]
  xord,2 %r24, %r21, %r21
  xord,3 %b[90], %b[59], %b[48]
  xor_xord,4 %b[100], %b[107], %b[40], %b[107]
  xord,5 %b[48], %b[45], %b[45]
}
{
  xord,0 %g8, %b[27], %r16
  and_ord,1 %r44, %b[31], %g4, %b[31]
  andnd,2 %r35, %b[2], %g4
  xord,3 %g24, %b[115], %b[40]
  and_ord,4 %b[68], %b[119], %g20, %b[119]
  andnd,5 %b[59], %b[90], %g20
}
{
  xord,0 %b[27], %b[32], %r31
  xor_xord,1 %g11, %g7, %r44, %g7
  andnd,2 %r16, %r31, %r16
  xord,3 %b[115], %b[120], %b[55]
  xor_xord,4 %g27, %g23, %b[68], %g23
  andnd,5 %b[40], %b[55], %b[40]
}
{
  andd,0 %r16, %r42, %r44
  and_ord,1 %b[31], %b[26], %r38, %b[26]
  andnd,2 %r16, %g8, %r38
  andd,3 %b[40], %b[66], %b[68]
  and_ord,4 %b[119], %b[114], %b[62], %b[114]
  andnd,5 %b[40], %g24, %b[62]
}
{
  xord,0 %r16, %b[3], %b[3]
  xor_xord,1 %b[10], %r17, %b[31], %r17
  xord,2 %r42, %r38, %r38
  xord,3 %b[40], %b[91], %b[91]
  xor_xord,4 %b[98], %b[41], %b[119], %b[41]
  xord,5 %b[66], %b[62], %b[62]
}
{
  xornd,0 %g7, %r21, %r21
  xor_andd,1 %r21, %r35, %r24, %b[31]
  andd,2 %r21, %g7, %r42
  xornd,3 %g23, %b[45], %b[45]
  xor_andd,4 %b[45], %b[59], %b[48], %b[119]
  andd,5 %b[45], %g23, %b[66]
}
{
  andd,0 %g7, %b[2], %r35
  andnd,1 %r31, %r38, %r31
  xornd,2 %r35, %r42, %r42
  andd,3 %g23, %b[90], %b[59]
  andnd,4 %b[55], %b[62], %b[55]
  xornd,5 %b[59], %b[66], %b[66]
}
{
  xord,0 %r37, %r20, %r20
  andn_xornd,1 %r42, %b[2], %g7, %b[2]
  xord,2 %b[31], %r35, %r35
  xord,3 %b[61], %b[44], %b[44]
  andn_xornd,4 %b[66], %b[90], %g23, %b[90]
  xord,5 %b[119], %b[59], %b[59]
}
{
  andnd,0 %b[16], %g14, %r24
  andn_xornd,1 %r35, %g4, %r24, %g4
  andd,2 %g7, %r42, %g7
  andnd,3 %b[104], %g30, %b[48]
  andn_xornd,4 %b[59], %g20, %b[48], %g20
  andd,5 %g23, %b[66], %g23
}
{
  andnd,0 %g14, %b[16], %g5
  xor_xord,1 %b[2], %b[31], %g5, %b[2]
  andnd,2 %r21, %g7, %r21
  andnd,3 %g30, %b[104], %g21
  xor_xord,4 %b[90], %b[119], %g21, %b[90]
  andnd,5 %b[45], %g23, %b[45]
}
{
  xord,0 %g4, %r21, %g4
  xor_andnd,1 %g8, %b[27], %b[32], %g8
  ord,2 %b[31], %r21, %b[31]
  xord,3 %g20, %b[45], %g20
  xor_andnd,4 %g24, %b[115], %b[120], %g24
  ord,5 %b[119], %b[45], %b[119]
}
{
  xord,0 %r25, %r56, %r21
  andd,1 %r25, %r56, %r56
  ldd,2 [ %r2 + 0x1450 ], %b[27]
  xord,3 %b[49], %b[80], %b[45]
  andd,4 %b[49], %b[80], %b[80]
  ldd,5 [ %r2 + 0x1450 ], %b[115]
}
{
  xord,0 %b[26], %r21, %r21
  and_ord,1 %b[26], %r21, %r56, %r56
  xord,2 %r27, %b[31], %b[31]
  xord,3 %b[114], %b[45], %b[45]
  and_ord,4 %b[114], %b[45], %b[80], %b[80]
  xord,5 %b[51], %b[119], %b[119]
}
{
  xord,0 %r47, %b[16], %b[16]
  xor_xord,1 %r31, %b[32], %r41, %r31
  xord,2 %b[34], %g4, %g4
  xord,3 %b[71], %b[104], %b[104]
  xor_xord,4 %b[55], %b[120], %b[65], %b[55]
  xord,5 %b[122], %g20, %g20
}
{
  xord,0 %r43, %r30, %g8
  orn_xord,1 %r16, %g8, %r44, %r44
  andnd,2 %r43, %b[13], %r16
  xord,3 %b[67], %b[54], %g24
  orn_xord,4 %b[40], %g24, %b[68], %b[68]
  andnd,5 %b[67], %b[101], %b[40]
}
{
  xord,0 %b[29], %b[27], %r41
  andd,1 %b[29], %b[27], %b[27]
  ldd,2 [ %r2 + 0x1458 ], %b[32]
  xord,3 %b[117], %b[115], %b[65]
  andd,4 %b[117], %b[115], %b[115]
  ldd,5 [ %r2 + 0x1458 ], %b[120]
}
{
  xord,0 %r44, %b[24], %b[24]
  and_ord,1 %r56, %r41, %b[27], %b[27]
  xord,2 %r56, %r41, %r41
  xord,3 %b[68], %b[112], %b[112]
  and_ord,4 %b[80], %b[65], %b[115], %b[115]
  xord,5 %b[80], %b[65], %b[65]
}
{
  andnd,0 %r37, %g6, %r44
  xor_xord,1 %r38, %r44, %b[25], %r38
  xord,2 %b[35], %r16, %r16
  andnd,3 %b[61], %g22, %b[68]
  xor_xord,4 %b[62], %b[68], %b[113], %b[62]
  xord,5 %b[123], %b[40], %b[40]
}
{
  andd,0 %b[21], %b[32], %r56
  ord,1 %b[21], %b[32], %b[34]
  ldd,2 [ %r2 + 0x1460 ], %b[25]
  andd,3 %b[109], %b[120], %b[80]
  ord,4 %b[109], %b[120], %b[122]
  ldd,5 [ %r2 + 0x1460 ], %b[113]
}
{
  xord,0 %r41, %r17, %r27
  xor_xord,1 %b[21], %b[32], %b[27], %b[32]
  xornd,2 %r21, %r17, %b[26]
  xord,3 %b[65], %b[41], %b[51]
  xor_xord,4 %b[109], %b[120], %b[115], %b[120]
  xornd,5 %b[45], %b[41], %b[114]
}
{
  xord,0 %r41, %r21, %b[27]
  and_ord,1 %b[27], %b[34], %r56, %b[34]
  andd,2 %r41, %r21, %r56
  xord,3 %b[65], %b[45], %b[115]
  and_ord,4 %b[115], %b[122], %b[80], %b[122]
  andd,5 %b[65], %b[45], %b[80]
}
{
  xord,0 %b[37], %r26, %r26
  xor_andd,1 %b[32], %r21, %b[26], %b[26]
  andd,2 %r19, %b[25], %g7
  xord,3 %b[125], %b[50], %b[50]
  xor_andd,4 %b[120], %b[45], %b[114], %b[114]
  andd,5 %b[43], %b[113], %g23
}
{
  xord,0 %r46, %r49, %r49
  andn_xornd,1 %b[28], %g5, %r24, %b[28]
  xord,2 %r41, %b[32], %b[37]
  xord,3 %b[70], %b[73], %b[73]
  andn_xornd,4 %b[116], %g21, %b[48], %b[116]
  xord,5 %b[65], %b[120], %b[125]
}
{
  ornd,0 %r27, %b[37], %b[37]
  and_xornd,1 %b[26], %b[27], %r56, %b[27]
  ord,2 %r19, %b[25], %r46
  ornd,3 %b[51], %b[125], %b[125]
  and_xornd,4 %b[114], %b[115], %b[80], %b[115]
  ord,5 %b[43], %b[113], %b[70]
}
{
  andnd,0 %r21, %r41, %g7
  and_ord,1 %b[34], %r46, %g7, %r46
  xord,2 %b[37], %r62, %r62
  andnd,3 %b[45], %b[65], %g23
  and_ord,4 %b[122], %b[70], %g23, %b[70]
  xord,5 %b[125], %b[86], %b[86]
}
{
  andd,0 %b[27], %r17, %r17
  ord,1 %b[27], %b[32], %b[32]
  xord,2 %b[32], %r41, %r41
  andd,3 %b[115], %b[41], %b[41]
  ord,4 %b[115], %b[120], %b[120]
  xord,5 %b[120], %b[65], %b[65]
}
{
  ord,0 %r21, %r41, %r41
  or_xord,1 %g7, %r27, %r21, %g7
  xord,2 %b[27], %r62, %r62
  ord,3 %b[45], %b[65], %b[65]
  or_xord,4 %g23, %b[51], %b[45], %g23
  xord,5 %b[115], %b[86], %b[86]
}
{
  xord,0 %r41, %b[37], %b[37]
  xor_xord,1 %r19, %b[25], %b[34], %b[25]
  ornd,2 %r17, %b[32], %b[32]
  xord,3 %b[65], %b[125], %b[125]
  xor_xord,4 %b[43], %b[113], %b[122], %b[113]
  ornd,5 %b[41], %b[120], %b[120]
}
{
  andd,0 %b[28], %b[16], %b[16]
  xor_xord,1 %b[32], %r41, %b[9], %b[32]
  xord,2 %r22, %b[37], %b[37]
  andd,3 %b[116], %b[104], %b[104]
  xor_xord,4 %b[120], %b[65], %b[97], %b[120]
  xord,5 %b[46], %b[125], %b[125]
}
{
  xord,0 %b[16], %b[38], %b[38]
  or_xord,1 %b[26], %g7, %b[11], %b[26]
  xornd,2 %b[28], %g3, %g3
  xord,3 %b[104], %b[126], %b[126]
  or_xord,4 %b[114], %g23, %b[99], %b[114]
  xornd,5 %b[116], %g19, %g19
}
{
  andd,0 %r47, %g3, %g7
  xor_xord,1 %r47, %b[28], %r45, %r47
  ldd,2 [ %r2 + 0x1468 ], %b[16]
  andd,3 %b[71], %g19, %g23
  xor_xord,4 %b[71], %b[116], %b[69], %b[71]
  ldd,5 [ %r2 + 0x1468 ], %b[104]
}
{
  andnd,0 %r16, %b[13], %r45
  and_andnd,1 %r43, %r16, %g8, %b[28]
  andnd,2 %b[28], %g7, %g7
  andnd,3 %b[40], %b[101], %b[69]
  and_andnd,4 %b[67], %b[40], %g24, %b[116]
  andnd,5 %b[116], %g23, %g23
}
{
  xord,0 %r16, %r43, %r16
  xor_xord,1 %g7, %g14, %r32, %g7
  andnd,2 %b[13], %r16, %g14
  xord,3 %b[40], %b[67], %b[40]
  xor_xord,4 %g23, %g30, %b[56], %g23
  andnd,5 %b[101], %b[40], %g30
}
{
  andnd,0 %g6, %r37, %g8
  andn_ord,1 %g3, %g5, %r24, %g3
  ornd,2 %g8, %r16, %r16
  andnd,3 %g22, %b[61], %g24
  andn_ord,4 %g19, %g21, %b[48], %g19
  ornd,5 %g24, %b[40], %b[40]
}
{
  xord,0 %r34, %b[16], %r24
  andd,1 %r34, %b[16], %b[16]
  ldd,2 [ %r2 + 0x1470 ], %g5
  xord,3 %b[58], %b[104], %b[48]
  andd,4 %b[58], %b[104], %b[104]
  ldd,5 [ %r2 + 0x1470 ], %g21
}
{
  xord,0 %r46, %r24, %r24
  and_ord,1 %r46, %r24, %b[16], %b[16]
  ldd,2 [ %r2 + 0x1478 ], %r43
  xord,3 %b[70], %b[48], %b[48]
  and_ord,4 %b[70], %b[48], %b[104], %b[104]
  ldd,5 [ %r2 + 0x1478 ], %b[67]
}
{
  xord,0 %r16, %b[35], %b[35]
  andn_xornd,1 %b[28], %g14, %r45, %g14
  xord,2 %g3, %r23, %g3
  xord,3 %b[40], %b[123], %b[123]
  andn_xornd,4 %b[116], %g30, %b[69], %g30
  xord,5 %g19, %b[47], %g19
}
{
  ldd,0 [ %r2 + 0x1488 ], %r45
  xord,1 %r63, %g5, %r46
  ldd,2 [ %r2 + 0x1480 ], %r23
  ldd,3 [ %r2 + 0x1488 ], %b[69]
  xord,4 %b[87], %g21, %b[70]
  ldd,5 [ %r2 + 0x1480 ], %b[47]
}
{
  andd,0 %r63, %g5, %g5
  xord,1 %b[16], %r46, %b[11]
  ldd,2 [ %r2 + 0x1490 ], %r32
  andd,3 %b[87], %g21, %g21
  xord,4 %b[104], %b[70], %b[99]
  ldd,5 [ %r2 + 0x1490 ], %b[56]
}
{
  andnd,0 %r24, %b[11], %b[16]
  and_ord,1 %b[16], %r46, %g5, %g5
  andnd,2 %b[11], %r24, %r46
  andnd,3 %b[48], %b[99], %b[104]
  and_ord,4 %b[104], %b[70], %g21, %g21
  andnd,5 %b[99], %b[48], %b[70]
}
{
  andd,0 %b[31], %r45, %r41
  ord,1 %b[31], %r45, %b[9]
  andd,2 %b[2], %r23, %r22
  andd,3 %b[119], %b[69], %b[65]
  ord,4 %b[119], %b[69], %b[97]
  andd,5 %b[90], %b[47], %b[46]
}
{
  andnd,0 %b[11], %b[25], %b[34]
  and_ord,1 %r22, %b[9], %r41, %b[9]
  xord,2 %g4, %r32, %r41
  andnd,3 %b[99], %b[113], %b[122]
  and_ord,4 %b[46], %b[97], %b[65], %b[97]
  xord,5 %g20, %b[56], %b[65]
}
{
  ornd,0 %b[35], %g14, %b[35]
  xor_xord,1 %b[22], %r43, %g5, %r43
  andnd,2 %b[25], %b[11], %g5
  ornd,3 %b[123], %g30, %b[123]
  xor_xord,4 %b[110], %b[67], %g21, %b[67]
  andnd,5 %b[113], %b[99], %g21
}
{
  ornd,0 %g15, %b[5], %r33
  xor_xord,1 %g14, %r30, %b[14], %b[14]
  xord,2 %b[28], %r33, %b[28]
  ornd,3 %g31, %b[93], %b[57]
  xor_xord,4 %g30, %b[54], %b[102], %b[102]
  xord,5 %b[116], %b[57], %b[116]
}
{
  andnd,0 %b[25], %r43, %r21
  andnd,1 %r24, %r43, %r27
  xord,2 %r43, %b[25], %r17
  andnd,3 %b[113], %b[67], %b[45]
  andnd,4 %b[48], %b[67], %b[51]
  xord,5 %b[67], %b[113], %b[41]
}
{
  ornd,0 %r27, %b[11], %r27
  or_xornd,1 %b[11], %r21, %r17, %r21
  ornd,2 %r17, %r24, %r17
  ornd,3 %b[51], %b[99], %b[51]
  or_xornd,4 %b[99], %b[45], %b[41], %b[45]
  ornd,5 %b[41], %b[48], %b[41]
}
{
  xord,0 %r17, %b[25], %b[25]
  xord,1 %r27, %r54, %r27
  xord,2 %r17, %b[11], %b[11]
  xord,3 %b[41], %b[113], %b[113]
  xord,4 %b[51], %b[78], %b[51]
  xord,5 %b[41], %b[99], %b[99]
}
{
  andnd,0 %b[11], %b[25], %b[25]
  or_xornd,1 %r21, %r46, %b[16], %b[16]
  andd,2 %r21, %r17, %r17
  andnd,3 %b[99], %b[113], %b[113]
  or_xornd,4 %b[45], %b[70], %b[104], %b[104]
  andd,5 %b[45], %b[41], %b[41]
}
{
  andnd,0 %g15, %b[5], %r24
  xor_xord,1 %b[25], %r24, %g9, %b[25]
  xord,2 %g1, %r17, %r17
  andnd,3 %g31, %b[93], %b[48]
  xor_xord,4 %b[113], %b[48], %g25, %b[113]
  xord,5 %g17, %b[41], %b[41]
}
{
  xord,0 %b[35], %b[28], %b[28]
  or_xornd,1 %b[16], %g5, %b[34], %g5
  ord,2 %r16, %r30, %b[34]
  xord,3 %b[123], %b[116], %b[116]
  or_xornd,4 %b[104], %g21, %b[122], %g21
  ord,5 %b[40], %b[54], %b[122]
}
{
  xord,0 %r16, %b[36], %r16
  xor_xord,1 %b[16], %r43, %b[18], %b[16]
  andd,2 %g4, %r32, %r32
  xord,3 %b[40], %b[124], %b[40]
  xor_xord,4 %b[104], %b[67], %b[106], %b[104]
  andd,5 %g20, %b[56], %b[56]
}
{
  andnd,0 %r33, %r37, %r44
  or_xornd,1 %b[5], %r44, %g8, %g8
  xord,2 %g5, %r27, %r27
  andnd,3 %b[57], %b[61], %b[68]
  or_xornd,4 %b[93], %b[68], %g24, %g24
  xord,5 %g21, %b[51], %b[51]
}
{
  andd,0 %r44, %b[5], %g14
  and_xord,1 %b[35], %b[34], %r30, %b[34]
  xord,2 %g14, %r16, %r16
  andd,3 %b[68], %b[93], %g30
  and_xord,4 %b[123], %b[122], %b[54], %b[122]
  xord,5 %g30, %b[40], %b[40]
}
{
  xord,0 %g15, %g6, %r30
  and_ord,1 %b[9], %r41, %r32, %r32
  ldd,2 [ %r2 + 0x1498 ], %b[35]
  xord,3 %g31, %g22, %b[54]
  and_ord,4 %b[97], %b[65], %b[56], %b[56]
  ldd,5 [ %r2 + 0x1498 ], %b[123]
}
{
  ord,0 %g15, %r37, %g15
  or_xord,1 %g8, %r24, %r33, %r24
  andd,2 %g15, %r37, %r33
  ord,3 %g31, %b[61], %g31
  or_xord,4 %g24, %b[48], %b[57], %b[48]
  andd,5 %g31, %b[61], %b[57]
}
{
  andnd,0 %b[19], %r26, %r28
  xor_xord,1 %b[34], %b[13], %r28, %b[34]
  andnd,2 %r26, %b[19], %b[13]
  andnd,3 %b[107], %b[50], %b[52]
  xor_xord,4 %b[122], %b[101], %b[52], %b[122]
  andnd,5 %b[50], %b[107], %b[101]
}
{
  ord,0 %b[35], %r32, %g5
  ord,1 %r24, %b[5], %b[5]
  andd,2 %b[35], %r32, %r37
  ord,3 %b[123], %b[56], %g21
  ord,4 %b[48], %b[93], %b[93]
  andd,5 %b[123], %b[56], %b[61]
}
{
  ldd,0 [ %r2 + 0x14a8 ], %r37
  and_ord,1 %r62, %g5, %r37, %g5
  ldd,2 [ %r2 + 0x14a0 ], %b[36]
  ldd,3 [ %r2 + 0x14a8 ], %b[61]
  and_ord,4 %b[86], %g21, %b[61], %g21
  ldd,5 [ %r2 + 0x14a0 ], %b[124]
}
{
  xord,0 %g6, %b[33], %b[33]
  orn_xord,1 %g8, %g15, %r33, %g15
  ornd,2 %g14, %b[5], %b[5]
  xord,3 %g22, %b[121], %b[121]
  orn_xord,4 %g24, %g31, %b[57], %g31
  ornd,5 %g30, %b[93], %b[93]
}
{
  ldd,0 [ %r2 + 0x14b8 ], %g8
  andn_xornd,1 %b[5], %r30, %g6, %r30
  ldd,2 [ %r2 + 0x14b0 ], %r33
  ldd,3 [ %r2 + 0x14b8 ], %g24
  andn_xornd,4 %b[93], %b[54], %g22, %b[54]
  ldd,5 [ %r2 + 0x14b0 ], %b[57]
}
{
  ord,0 %b[36], %g5, %g14
  xord,1 %b[26], %r37, %r43
  andd,2 %b[36], %g5, %g6
  ord,3 %b[124], %g21, %g30
  xord,4 %b[114], %b[61], %b[67]
  andd,5 %b[124], %g21, %g22
}
{
  xord,0 %r30, %r20, %r20
  and_ord,1 %b[32], %g14, %g6, %g14
  andd,2 %b[26], %r37, %r37
  xord,3 %b[54], %b[44], %b[44]
  and_ord,4 %b[120], %g30, %g22, %g30
  andd,5 %b[114], %b[61], %b[61]
}
{
  andd,0 %b[37], %r33, %r33
  andd,1 %r17, %g8, %g6
  xord,2 %b[37], %r33, %r30
  andd,3 %b[125], %b[57], %b[57]
  andd,4 %b[41], %g24, %g22
  xord,5 %b[125], %b[57], %b[54]
}
{
  xord,0 %g15, %b[33], %b[33]
  and_ord,1 %g14, %r43, %r37, %r37
  ord,2 %r17, %g8, %b[18]
  xord,3 %g31, %b[121], %b[121]
  and_ord,4 %g30, %b[67], %b[61], %b[61]
  ord,5 %b[41], %g24, %b[106]
}
{
  xord,0 %r26, %r50, %r50
  xor_xord,1 %b[5], %g15, %r36, %b[5]
  xord,2 %r44, %b[39], %r44
  xord,3 %b[50], %b[74], %b[74]
  xor_xord,4 %b[93], %g31, %b[60], %b[93]
  xord,5 %b[68], %b[127], %b[68]
}
{
  xord,0 %r35, %r42, %r35
  and_ord,1 %r37, %r30, %r33, %r33
  xord,2 %r24, %r44, %r44
  xord,3 %b[59], %b[66], %b[59]
  and_ord,4 %b[61], %b[54], %b[57], %b[57]
  xord,5 %b[48], %b[68], %b[68]
}
{
  xord,0 %b[2], %r23, %r23
  xor_xord,1 %b[17], %r40, %r48, %r40
  xord,2 %g10, %r35, %r35
  xord,3 %b[90], %b[47], %b[47]
  xor_xord,4 %b[105], %b[64], %b[72], %b[64]
  xord,5 %g26, %b[59], %b[59]
}
{
  ldd,0 [ %r2 + 0x14c8 ], %g6
  and_ord,1 %r33, %b[18], %g6, %b[18]
  ldd,2 [ %r2 + 0x14c0 ], %g10
  ldd,3 [ %r2 + 0x14c8 ], %g22
  and_ord,4 %b[57], %b[106], %g22, %b[106]
  ldd,5 [ %r2 + 0x14c0 ], %g26
}
{
  andnd,0 %r40, %r26, %r48
  andn_xornd,1 %r49, %b[13], %r28, %r28
  andnd,2 %r26, %r40, %b[13]
  andnd,3 %b[64], %b[50], %b[72]
  andn_xornd,4 %b[73], %b[101], %b[52], %b[52]
  andnd,5 %b[50], %b[64], %b[101]
}
{
  xord,0 %r40, %b[0], %b[0]
  xor_xord,1 %b[31], %r45, %r22, %r45
  ord,2 %r26, %r40, %r26
  xord,3 %b[64], %b[88], %b[88]
  xor_xord,4 %b[119], %b[69], %b[46], %b[69]
  ord,5 %b[50], %b[64], %b[50]
}
{
  ord,0 %b[25], %g10, %r42
  andd,1 %r27, %g6, %r24
  andd,2 %b[25], %g10, %r22
  ord,3 %b[113], %g26, %b[66]
  andd,4 %b[51], %g22, %b[48]
  andd,5 %b[113], %g26, %b[46]
}
{
  ord,0 %r27, %g6, %b[39]
  and_ord,1 %b[18], %r42, %r22, %r42
  ldd,2 [ %r2 + 0x14d0 ], %r22
  ord,3 %b[51], %g22, %b[127]
  and_ord,4 %b[106], %b[66], %b[46], %b[66]
  ldd,5 [ %r2 + 0x14d0 ], %b[46]
}
{
  xord,0 %r28, %r40, %r40
  xord,1 %b[19], %r26, %r26
  andd,2 %r28, %r49, %g15
  xord,3 %b[52], %b[64], %b[64]
  xord,4 %b[107], %b[50], %b[50]
  andd,5 %b[52], %b[73], %g31
}
{
  xord,0 %r26, %r28, %r28
  and_ord,1 %r42, %b[39], %r24, %b[39]
  ornd,2 %g15, %r40, %r40
  xord,3 %b[50], %b[52], %b[52]
  and_ord,4 %b[66], %b[127], %b[48], %b[127]
  ornd,5 %g31, %b[64], %b[64]
}
{
  xord,0 %b[16], %r22, %r24
  andd,1 %b[16], %r22, %r22
  ldd,2 [ %r2 + 0x14d8 ], %g15
  xord,3 %b[104], %b[46], %b[48]
  andd,4 %b[104], %b[46], %b[46]
  ldd,5 [ %r2 + 0x14d8 ], %g31
}
{
  xord,0 %r26, %b[0], %b[0]
  and_ord,1 %b[39], %r24, %r22, %r22
  xord,2 %r40, %b[19], %r36
  xord,3 %b[50], %b[88], %b[88]
  and_ord,4 %b[127], %b[48], %b[46], %b[46]
  xord,5 %b[64], %b[107], %b[60]
}
{
  xord,0 %r45, %r18, %r18
  andn_xornd,1 %r40, %r48, %b[13], %r48
  xord,2 %b[9], %r41, %r41
  xord,3 %b[69], %b[42], %b[42]
  andn_xornd,4 %b[64], %b[72], %b[101], %b[72]
  xord,5 %b[97], %b[65], %b[65]
}
{
  andd,0 %r31, %g15, %g15
  xor_xord,1 %r62, %b[35], %r32, %b[35]
  xord,2 %r31, %g15, %b[9]
  andd,3 %b[55], %g31, %g31
  xor_xord,4 %b[86], %b[123], %b[56], %b[123]
  xord,5 %b[55], %g31, %b[97]
}
{
  xord,0 %g14, %r43, %r43
  andn_xord,1 %r48, %r36, %r40, %r36
  xord,2 %r41, %r45, %r40
  xord,3 %g30, %b[67], %b[67]
  andn_xord,4 %b[72], %b[60], %b[64], %b[60]
  xord,5 %b[65], %b[69], %b[64]
}
{
  xord,0 %r37, %r30, %r30
  and_ord,1 %r22, %b[9], %g15, %g15
  ord,2 %b[35], %r45, %g14
  xord,3 %b[61], %b[54], %b[54]
  and_ord,4 %b[46], %b[97], %g31, %g31
  ord,5 %b[123], %b[69], %g30
}
{
  xord,0 %r23, %g14, %g14
  xor_xord,1 %r48, %b[19], %b[8], %r48
  ornd,2 %r28, %r36, %r28
  xord,3 %b[47], %g30, %g30
  xor_xord,4 %b[72], %b[107], %b[96], %b[72]
  ornd,5 %b[52], %b[60], %b[52]
}
{
  andnd,0 %g14, %b[35], %r49
  xor_xord,1 %r36, %r49, %b[4], %r36
  xord,2 %r28, %r50, %r50
  andnd,3 %g30, %b[123], %b[73]
  xor_xord,4 %b[60], %b[73], %b[92], %b[60]
  xord,5 %b[52], %b[74], %b[74]
}
{
  ldd,0 [ %r2 + 0x14e8 ], %r28
  xord,1 %g14, %r41, %r23
  ldd,2 [ %r2 + 0x14e0 ], %b[4]
  ldd,3 [ %r2 + 0x14e8 ], %b[52]
  xord,4 %g30, %b[65], %b[47]
  ldd,5 [ %r2 + 0x14e0 ], %b[92]
}
{
  ldd,0 [ %r2 + 0x14f8 ], %b[8]
  andnd,1 %r23, %r49, %r23
  ldd,2 [ %r2 + 0x14f0 ], %b[19]
  ldd,3 [ %r2 + 0x14f8 ], %b[96]
  andnd,4 %b[47], %b[73], %b[47]
  ldd,5 [ %r2 + 0x14f0 ], %b[107]
}
{
  ldd,0 [ %r2 + 0x1508 ], %r37
  andnd,1 %r23, %g14, %r32
  ldd,2 [ %r2 + 0x1500 ], %r49
  ldd,3 [ %r2 + 0x1508 ], %b[61]
  andnd,4 %b[47], %g30, %b[56]
  ldd,5 [ %r2 + 0x1500 ], %b[73]
}
{
  ord,0 %b[3], %b[4], %r26
  andd,1 %r38, %r28, %g9
  andd,2 %b[3], %b[4], %b[13]
  ord,3 %b[91], %b[92], %b[50]
  andd,4 %b[62], %b[52], %g25
  andd,5 %b[91], %b[92], %b[101]
}
{
  xord,0 %b[24], %b[19], %g1
  and_ord,1 %g15, %r26, %b[13], %r26
  ord,2 %r38, %r28, %b[13]
  xord,3 %b[112], %b[107], %g17
  and_ord,4 %g31, %b[50], %b[101], %b[50]
  ord,5 %b[62], %b[52], %b[101]
}
{
  xord,0 %b[38], %b[8], %b[11]
  andd,1 %b[38], %b[8], %b[8]
  andd,2 %b[24], %b[19], %b[19]
  xord,3 %b[126], %b[96], %b[99]
  andd,4 %b[126], %b[96], %b[96]
  andd,5 %b[112], %b[107], %b[107]
}
{
  ord,0 %r47, %r49, %r46
  and_ord,1 %r26, %b[13], %g9, %b[13]
  andd,2 %r47, %r49, %g9
  ord,3 %b[71], %b[73], %b[70]
  and_ord,4 %b[50], %b[101], %g25, %b[101]
  andd,5 %b[71], %b[73], %g25
}
{
  xord,0 %g7, %r37, %r54
  andd,1 %g7, %r37, %r37
  ldd,2 [ %r2 + 0x1510 ], %r21
  xord,3 %g23, %b[61], %b[78]
  andd,4 %g23, %b[61], %b[61]
  ldd,5 [ %r2 + 0x1510 ], %b[45]
}
{
  ldd,0 [ %r2 + 0x1520 ], %r56
  and_ord,1 %b[13], %g1, %b[19], %b[19]
  ldd,2 [ %r2 + 0x1518 ], %b[27]
  ldd,3 [ %r2 + 0x1520 ], %b[80]
  and_ord,4 %b[101], %g17, %b[107], %b[107]
  ldd,5 [ %r2 + 0x1518 ], %b[115]
}
{
  andd,0 %r23, %b[35], %b[35]
  xor_andnd,1 %g14, %r41, %r45, %r41
  xord,2 %b[35], %r32, %r32
  andd,3 %b[47], %b[123], %b[123]
  xor_andnd,4 %g30, %b[65], %b[69], %b[65]
  xord,5 %b[123], %b[56], %b[56]
}
{
  xord,0 %r23, %r18, %r18
  and_ord,1 %b[19], %b[11], %b[8], %b[8]
  andnd,2 %r40, %r32, %r40
  xord,3 %b[47], %b[42], %b[42]
  and_ord,4 %b[107], %b[99], %b[96], %b[96]
  andnd,5 %b[64], %b[56], %b[64]
}
{
  xord,0 %b[39], %r24, %r24
  xor_xord,1 %r40, %r45, %b[20], %r40
  xord,2 %g14, %r58, %g14
  xord,3 %b[127], %b[48], %b[48]
  xor_xord,4 %b[64], %b[69], %b[108], %b[64]
  xord,5 %g30, %b[82], %g30
}
{
  andd,0 %g3, %r21, %r21
  and_ord,1 %b[8], %r46, %g9, %r46
  xord,2 %g3, %r21, %g9
  andd,3 %g19, %b[45], %b[45]
  and_ord,4 %b[96], %b[70], %g25, %b[70]
  xord,5 %g19, %b[45], %g25
}
{
  andd,0 %b[14], %b[27], %b[27]
  andd,1 %b[28], %r56, %r58
  xord,2 %b[14], %b[27], %b[39]
  andd,3 %b[102], %b[115], %b[115]
  andd,4 %b[116], %b[80], %b[82]
  xord,5 %b[102], %b[115], %b[127]
}
{
  ord,0 %b[28], %r56, %b[20]
  and_ord,1 %r46, %r54, %r37, %r37
  ldd,2 [ %r2 + 0x1528 ], %r45
  ord,3 %b[116], %b[80], %b[108]
  and_ord,4 %b[70], %b[78], %b[61], %b[61]
  ldd,5 [ %r2 + 0x1528 ], %b[69]
}
{
  xord,0 %r43, %b[17], %b[17]
  orn_xord,1 %r23, %r41, %b[35], %b[35]
  xord,2 %r22, %b[9], %b[9]
  xord,3 %b[67], %b[105], %b[105]
  orn_xord,4 %b[47], %b[65], %b[123], %b[123]
  xord,5 %b[46], %b[97], %b[97]
}
{
  ldd,0 [ %r2 + 0x1538 ], %r23
  and_ord,1 %r37, %g9, %r21, %r21
  ldd,2 [ %r2 + 0x1530 ], %r22
  ldd,3 [ %r2 + 0x1538 ], %b[47]
  and_ord,4 %b[61], %g25, %b[45], %b[45]
  ldd,5 [ %r2 + 0x1530 ], %b[46]
}
{
  andd,0 %r16, %r45, %r45
  xor_xord,1 %b[32], %b[36], %g5, %b[36]
  xord,2 %r16, %r45, %r41
  andd,3 %b[40], %b[69], %b[69]
  xor_xord,4 %b[120], %b[124], %g21, %b[124]
  xord,5 %b[40], %b[69], %b[65]
}
{
  xord,0 %b[35], %g14, %g14
  and_ord,1 %r21, %b[39], %b[27], %b[27]
  ldd,2 [ %r2 + 0x1540 ], %g5
  xord,3 %b[123], %g30, %g30
  and_ord,4 %b[45], %b[127], %b[115], %b[115]
  ldd,5 [ %r2 + 0x1540 ], %g21
}
{
  xord,0 %b[19], %b[11], %b[11]
  xor_xord,1 %r17, %g8, %r33, %g8
  andnd,2 %b[36], %r43, %r33
  xord,3 %b[107], %b[99], %b[99]
  xor_xord,4 %b[41], %g24, %b[57], %g24
  andnd,5 %b[124], %b[67], %b[57]
}
{
  andd,0 %b[34], %r22, %r22
  and_ord,1 %b[27], %b[20], %r58, %b[20]
  xord,2 %b[34], %r22, %r58
  andd,3 %b[122], %b[46], %b[46]
  and_ord,4 %b[115], %b[108], %b[82], %b[108]
  xord,5 %b[122], %b[46], %b[82]
}
{
  andd,0 %r20, %r23, %r23
  xor_xord,1 %b[28], %r56, %b[27], %r56
  xord,2 %r20, %r23, %b[19]
  andd,3 %b[44], %b[47], %b[47]
  xor_xord,4 %b[116], %b[80], %b[115], %b[80]
  xord,5 %b[44], %b[47], %b[107]
}
{
  xord,0 %b[20], %r41, %r41
  and_ord,1 %b[20], %r41, %r45, %r45
  ldd,2 [ %r2 + 0x1548 ], %b[27]
  xord,3 %b[108], %b[65], %b[65]
  and_ord,4 %b[108], %b[65], %b[69], %b[69]
  ldd,5 [ %r2 + 0x1548 ], %b[115]
}
{
  andnd,0 %r43, %b[36], %b[35]
  xor_xord,1 %r32, %b[35], %b[7], %r32
  andd,2 %b[5], %g5, %b[20]
  andnd,3 %b[67], %b[124], %b[123]
  xor_xord,4 %b[56], %b[123], %b[95], %b[56]
  andd,5 %b[93], %g21, %b[108]
}
{
  xord,0 %r45, %r58, %r58
  and_ord,1 %r45, %r58, %r22, %r22
  ord,2 %b[5], %g5, %b[7]
  xord,3 %b[69], %b[82], %b[82]
  and_ord,4 %b[69], %b[82], %b[46], %b[46]
  ord,5 %b[93], %g21, %b[95]
}
{
  andd,0 %g8, %r43, %r43
  xor_xord,1 %b[25], %g10, %b[18], %g10
  ldd,2 [ %r2 + 0x1550 ], %r45
  andd,3 %g24, %b[67], %b[67]
  xor_xord,4 %b[113], %g26, %b[106], %g26
  ldd,5 [ %r2 + 0x1550 ], %b[69]
}
{
  andd,0 %b[33], %b[27], %r22
  and_ord,1 %r22, %b[19], %r23, %r23
  xord,2 %r22, %b[19], %b[19]
  andd,3 %b[121], %b[115], %b[46]
  and_ord,4 %b[46], %b[107], %b[47], %b[47]
  xord,5 %b[46], %b[107], %b[107]
}
{
  ord,0 %r30, %r43, %r43
  xord,1 %r30, %g8, %r30
  andd,2 %r58, %b[19], %b[18]
  ord,3 %b[54], %b[67], %b[67]
  xord,4 %b[54], %g24, %b[54]
  andd,5 %b[82], %b[107], %b[106]
}
{
  xornd,0 %r56, %b[18], %b[18]
  and_ord,1 %r23, %b[7], %b[20], %b[7]
  ord,2 %b[33], %b[27], %b[20]
  xornd,3 %b[80], %b[106], %b[106]
  and_ord,4 %b[47], %b[95], %b[108], %b[95]
  ord,5 %b[121], %b[115], %b[108]
}
{
  xord,0 %b[13], %g1, %g1
  xor_xord,1 %b[5], %g5, %r23, %g5
  xord,2 %r43, %b[36], %b[36]
  xord,3 %b[101], %g17, %g17
  xor_xord,4 %b[93], %g21, %b[47], %g21
  xord,5 %b[67], %b[124], %b[124]
}
{
  xord,0 %r58, %r41, %r23
  xord,1 %r58, %r56, %r58
  xornd,2 %b[19], %r58, %b[13]
  xord,3 %b[82], %b[65], %b[47]
  xord,4 %b[82], %b[80], %b[82]
  xornd,5 %b[107], %b[82], %b[101]
}
{
  andnd,0 %r58, %r23, %r58
  and_ord,1 %b[7], %b[20], %r22, %b[20]
  ldd,2 [ %r2 + 0x1558 ], %r22
  andnd,3 %b[82], %b[47], %b[82]
  and_ord,4 %b[95], %b[108], %b[46], %b[108]
  ldd,5 [ %r2 + 0x1558 ], %b[46]
}
{
  xord,0 %r37, %g9, %g9
  and_andnd,1 %b[19], %b[18], %b[13], %b[13]
  andd,2 %b[19], %r41, %r23
  xord,3 %b[61], %g25, %g25
  and_andnd,4 %b[107], %b[106], %b[101], %b[101]
  andd,5 %b[107], %b[65], %b[47]
}
{
  andd,0 %r44, %r45, %r45
  andn_xornd,1 %b[18], %r41, %b[19], %b[19]
  xord,2 %r44, %r45, %r37
  andd,3 %b[68], %b[69], %b[69]
  andn_xornd,4 %b[106], %b[65], %b[107], %b[107]
  xord,5 %b[68], %b[69], %b[61]
}
{
  xord,0 %b[20], %r37, %r37
  and_ord,1 %b[20], %r37, %r45, %r45
  xord,2 %r58, %r23, %r23
  xord,3 %b[108], %b[61], %b[61]
  and_ord,4 %b[108], %b[61], %b[69], %b[69]
  xord,5 %b[82], %b[47], %b[47]
}
{
  andnd,0 %r56, %r41, %r41
  xor_xord,1 %b[19], %r58, %r52, %b[19]
  andnd,2 %r41, %r56, %b[20]
  andnd,3 %b[80], %b[65], %b[65]
  xor_xord,4 %b[107], %b[82], %b[76], %b[107]
  andnd,5 %b[65], %b[80], %b[108]
}
{
  ord,0 %r58, %b[13], %r58
  or_xornd,1 %r23, %r41, %b[20], %r41
  ldd,2 [ %r2 + 0x1560 ], %r52
  ord,3 %b[82], %b[101], %b[82]
  or_xornd,4 %b[47], %b[65], %b[108], %b[65]
  ldd,5 [ %r2 + 0x1560 ], %b[76]
}
{
  ord,0 %r48, %r22, %r56
  xord,1 %b[15], %r58, %r58
  andd,2 %r48, %r22, %b[20]
  ord,3 %b[72], %b[46], %b[80]
  xord,4 %b[103], %b[82], %b[82]
  andd,5 %b[72], %b[46], %b[108]
}
{
  xord,0 %r37, %g5, %b[13]
  xor_xord,1 %b[33], %b[27], %b[7], %b[27]
  xord,2 %r41, %b[13], %r41
  xord,3 %b[61], %g21, %b[101]
  xor_xord,4 %b[121], %b[115], %b[95], %b[115]
  xord,5 %b[65], %b[101], %b[65]
}
{
  ornd,0 %g1, %b[11], %g2
  xor_xord,1 %r48, %r22, %r45, %r22
  xord,2 %g2, %r41, %r41
  ornd,3 %g17, %b[99], %g18
  xor_xord,4 %b[72], %b[46], %b[69], %b[46]
  xord,5 %g18, %b[65], %b[65]
}
{
  xord,0 %r37, %b[27], %r45
  and_ord,1 %r45, %r56, %b[20], %r56
  andd,2 %r37, %b[27], %b[20]
  xord,3 %b[61], %b[115], %b[69]
  and_ord,4 %b[69], %b[80], %b[108], %b[80]
  andd,5 %b[61], %b[115], %b[108]
}
{
  xord,0 %r22, %g5, %g5
  xord,1 %r37, %r22, %b[15]
  xord,2 %r22, %b[27], %b[7]
  xord,3 %b[46], %g21, %g21
  xord,4 %b[61], %b[46], %b[103]
  xord,5 %b[46], %b[115], %b[95]
}
{
  ornd,0 %b[13], %b[15], %b[15]
  xor_xord,1 %r27, %g6, %r42, %g6
  andd,2 %b[7], %g5, %b[7]
  ornd,3 %b[101], %b[103], %b[103]
  xor_xord,4 %b[51], %g22, %b[66], %g22
  andd,5 %b[95], %g21, %b[95]
}
{
  andnd,0 %b[27], %r37, %b[20]
  and_xornd,1 %b[7], %r45, %b[20], %r45
  xord,2 %b[15], %r51, %r51
  andnd,3 %b[115], %b[61], %b[108]
  and_xornd,4 %b[95], %b[69], %b[108], %b[69]
  xord,5 %b[103], %b[75], %b[75]
}
{
  xord,0 %r21, %b[39], %b[39]
  xor_ord,1 %r22, %r37, %b[27], %r37
  xord,2 %b[9], %g6, %r42
  xord,3 %b[45], %b[127], %b[127]
  xor_ord,4 %b[46], %b[61], %b[115], %b[61]
  xord,5 %b[97], %g22, %b[66]
}
{
  xord,0 %r45, %r51, %r51
  or_xord,1 %b[20], %b[13], %b[27], %b[20]
  andnd,2 %r45, %g5, %g5
  xord,3 %b[69], %b[75], %b[75]
  or_xord,4 %b[108], %b[101], %b[115], %b[108]
  andnd,5 %b[69], %g21, %g21
}
{
  xord,0 %r37, %b[15], %b[15]
  xor_xord,1 %r50, %r52, %r56, %r22
  xornd,2 %r22, %g5, %g5
  xord,3 %b[61], %b[103], %b[103]
  xor_xord,4 %b[74], %b[76], %b[80], %b[46]
  xornd,5 %b[46], %g21, %g21
}
{
  xord,0 %g0, %b[15], %b[15]
  xor_xord,1 %g5, %r37, %b[30], %g5
  ord,2 %b[7], %b[20], %b[7]
  xord,3 %g16, %b[103], %b[103]
  xor_xord,4 %g21, %b[61], %b[118], %g21
  ord,5 %b[95], %b[108], %b[95]
}
{
  andnd,0 %g1, %b[11], %g0
  andn_xornd,1 %g8, %b[35], %r33, %r53
  xord,2 %r53, %b[7], %b[7]
  andnd,3 %g17, %b[99], %g16
  andn_xornd,4 %g24, %b[123], %b[57], %b[77]
  xord,5 %b[77], %b[95], %b[95]
}
{
  ord,0 %r50, %r52, %r52
  orn_xornd,1 %g10, %b[9], %r24, %r37
  andd,2 %r50, %r52, %b[20]
  ord,3 %b[74], %b[76], %b[76]
  orn_xornd,4 %g26, %b[97], %b[48], %b[61]
  andd,5 %b[74], %b[76], %b[108]
}
{
  xornd,0 %r53, %r30, %r30
  xord,1 %r43, %r53, %b[30]
  andd,2 %r53, %b[36], %b[36]
  xornd,3 %b[77], %b[54], %b[54]
  xord,4 %b[67], %b[77], %b[118]
  andd,5 %b[77], %b[124], %b[124]
}
{
  xord,0 %b[12], %b[30], %b[30]
  and_ord,1 %r56, %r52, %b[20], %r52
  andd,2 %r43, %r30, %r43
  xord,3 %b[100], %b[118], %b[118]
  and_ord,4 %b[80], %b[76], %b[108], %b[76]
  andd,5 %b[67], %b[54], %b[67]
}
{
  andd,0 %b[9], %r37, %r53
  xor_xord,1 %b[36], %g8, %b[1], %b[36]
  andnd,2 %r53, %r43, %r43
  andd,3 %b[97], %b[61], %b[77]
  xor_xord,4 %b[124], %g24, %b[89], %b[124]
  andnd,5 %b[77], %b[67], %b[67]
}
{
  andnd,0 %r42, %r53, %r53
  andn_ord,1 %r30, %b[35], %r33, %r30
  xord,2 %r43, %b[17], %b[17]
  andnd,3 %b[66], %b[77], %b[77]
  andn_ord,4 %b[54], %b[123], %b[57], %b[54]
  xord,5 %b[67], %b[105], %b[105]
}
{
  ldd,0 [ %r2 + 0x1570 ], %b[35]
  andnd,1 %r37, %g10, %r33
  ldd,2 [ %r2 + 0x1568 ], %r43
  ldd,3 [ %r2 + 0x1570 ], %b[123]
  andnd,4 %b[61], %g26, %b[57]
  ldd,5 [ %r2 + 0x1568 ], %b[67]
}
{
  andnd,0 %g10, %r37, %b[1]
  xor_xord,1 %b[3], %b[4], %g15, %b[4]
  ldd,2 [ %r2 + 0x1578 ], %g8
  andnd,3 %g26, %b[61], %b[89]
  xor_xord,4 %b[91], %b[92], %g31, %b[92]
  ldd,5 [ %r2 + 0x1578 ], %g24
}
{
  xord,0 %r53, %r39, %r39
  xor_xord,1 %r38, %r28, %r26, %r28
  xord,2 %r30, %r61, %r30
  xord,3 %b[77], %b[63], %b[63]
  xor_xord,4 %b[62], %b[52], %b[50], %b[52]
  xord,5 %b[54], %b[85], %b[54]
}
{
  ldd,0 [ %r2 + 0x1588 ], %r26
  xord,1 %r36, %r43, %g15
  ldd,2 [ %r2 + 0x1580 ], %r61
  ldd,3 [ %r2 + 0x1588 ], %b[50]
  xord,4 %b[60], %b[67], %g31
  ldd,5 [ %r2 + 0x1580 ], %b[85]
}
{
  xord,0 %b[0], %b[35], %b[12]
  andd,1 %b[0], %b[35], %b[35]
  andd,2 %r36, %r43, %r43
  xord,3 %b[88], %b[123], %b[100]
  andd,4 %b[88], %b[123], %b[123]
  andd,5 %b[60], %b[67], %b[67]
}
{
  andnd,0 %b[4], %r28, %r52
  and_ord,1 %r52, %g15, %r43, %r43
  xord,2 %r52, %g15, %g15
  andnd,3 %b[92], %b[52], %b[76]
  and_ord,4 %b[76], %g31, %b[67], %b[67]
  xord,5 %b[76], %g31, %g31
}
{
  andd,0 %r58, %r26, %r56
  ord,1 %r58, %r26, %b[13]
  andd,2 %b[19], %r61, %b[20]
  andd,3 %b[82], %b[50], %b[80]
  ord,4 %b[82], %b[50], %b[101]
  andd,5 %b[107], %b[85], %b[108]
}
{
  xord,0 %g15, %r55, %r55
  and_ord,1 %r43, %b[12], %b[35], %b[35]
  xord,2 %r43, %b[12], %b[12]
  xord,3 %g31, %b[79], %b[79]
  and_ord,4 %b[67], %b[100], %b[123], %b[123]
  xord,5 %b[67], %b[100], %b[100]
}
{
  andnd,0 %g15, %b[12], %b[27]
  xord,1 %b[12], %r22, %r45
  andnd,2 %b[12], %g15, %r43
  andnd,3 %g31, %b[100], %b[115]
  xord,4 %b[100], %b[46], %b[69]
  andnd,5 %b[100], %g31, %b[67]
}
{
  andnd,0 %r22, %b[12], %r21
  xor_xord,1 %r35, %g8, %b[35], %g8
  andnd,2 %b[12], %r22, %b[35]
  andnd,3 %b[46], %b[100], %b[45]
  xor_xord,4 %b[59], %g24, %b[123], %g24
  andnd,5 %b[100], %b[46], %b[123]
}
{
  andnd,0 %g2, %b[4], %r53
  andn_xornd,1 %r53, %b[1], %r33, %b[1]
  andnd,2 %r28, %b[4], %r33
  andnd,3 %g18, %b[92], %b[77]
  andn_xornd,4 %b[77], %b[89], %b[57], %b[89]
  andnd,5 %b[52], %b[92], %b[57]
}
{
  andnd,0 %r22, %g8, %r22
  and_ord,1 %b[20], %b[13], %r56, %b[13]
  xord,2 %g8, %r22, %r56
  andnd,3 %b[46], %g24, %b[46]
  and_ord,4 %b[108], %b[101], %b[80], %b[101]
  xord,5 %g24, %b[46], %b[80]
}
{
  andnd,0 %g15, %g8, %g15
  or_xornd,1 %b[12], %r22, %r56, %r22
  ornd,2 %r56, %g15, %r56
  andnd,3 %g31, %g24, %g31
  or_xornd,4 %b[100], %b[46], %b[80], %b[46]
  ornd,5 %b[80], %g31, %b[80]
}
{
  andd,0 %r53, %b[11], %b[12]
  xor_andd,1 %r56, %b[12], %r45, %r45
  ornd,2 %g15, %b[12], %g15
  andd,3 %b[77], %b[99], %b[100]
  xor_andd,4 %b[80], %b[100], %b[69], %b[69]
  ornd,5 %g31, %b[100], %g31
}
{
  andd,0 %g1, %b[4], %r56
  or_xornd,1 %r22, %r43, %b[27], %b[27]
  andd,2 %r22, %r56, %r22
  andd,3 %g17, %b[92], %b[80]
  or_xornd,4 %b[46], %b[67], %b[115], %b[115]
  andd,5 %b[46], %b[80], %b[46]
}
{
  xord,0 %r45, %r55, %r55
  xor_ornd,1 %r37, %b[9], %r42, %r42
  xord,2 %b[6], %r22, %r22
  xord,3 %b[69], %b[79], %b[79]
  xor_ornd,4 %b[61], %b[97], %b[66], %b[66]
  xord,5 %b[94], %b[46], %b[46]
}
{
  ord,0 %g1, %b[4], %b[35]
  or_xornd,1 %b[27], %r21, %b[35], %r21
  ldd,2 [ %r2 + 0x1590 ], %r37
  ord,3 %g17, %b[92], %b[123]
  or_xornd,4 %b[115], %b[45], %b[123], %b[45]
  ldd,5 [ %r2 + 0x1590 ], %b[61]
}
{
  xord,0 %r42, %b[23], %b[23]
  xor_xord,1 %b[27], %g8, %r57, %b[27]
  xord,2 %r42, %r24, %r24
  xord,3 %b[66], %b[111], %b[111]
  xor_xord,4 %b[115], %g24, %b[81], %b[115]
  xord,5 %b[66], %b[48], %b[48]
}
{
  xord,0 %b[1], %b[23], %b[23]
  xor_xord,1 %r21, %g15, %r60, %r21
  ornd,2 %r24, %b[1], %r24
  xord,3 %b[89], %b[111], %b[111]
  xor_xord,4 %b[45], %g31, %b[84], %b[45]
  ornd,5 %b[48], %b[89], %b[48]
}
{
  xord,0 %r24, %r39, %r39
  xor_xord,1 %b[1], %g6, %r59, %b[1]
  andd,2 %r41, %r37, %g15
  xord,3 %b[48], %b[63], %b[63]
  xor_xord,4 %b[89], %g22, %b[83], %b[89]
  andd,5 %b[65], %b[61], %g31
}
{
  xord,0 %r24, %g6, %r24
  or_xornd,1 %b[11], %r52, %r33, %r33
  andnd,2 %r24, %r42, %r42
  xord,3 %b[48], %g22, %b[48]
  or_xornd,4 %b[99], %b[76], %b[57], %b[57]
  andnd,5 %b[48], %b[66], %b[66]
}
{
  andnd,0 %r24, %r42, %r24
  xor_xord,1 %r47, %r49, %b[8], %r49
  ord,2 %r41, %r37, %g6
  andnd,3 %b[48], %b[66], %b[48]
  xor_xord,4 %b[71], %b[73], %b[96], %b[73]
  ord,5 %b[65], %b[61], %g22
}
{
  xord,0 %r46, %r54, %r54
  and_ord,1 %b[13], %g6, %g15, %g6
  ldd,2 [ %r2 + 0x1598 ], %b[8]
  xord,3 %b[70], %b[78], %b[78]
  and_ord,4 %b[101], %g22, %g31, %g22
  ldd,5 [ %r2 + 0x1598 ], %b[96]
}
{
  andnd,0 %r49, %g9, %r46
  or_xord,1 %r33, %g0, %g2, %g0
  andnd,2 %g9, %r49, %g2
  andnd,3 %b[73], %g25, %b[70]
  or_xord,4 %b[57], %g16, %g18, %g16
  andnd,5 %g25, %b[73], %g18
}
{
  andnd,0 %g9, %r54, %g10
  xor_xord,1 %r24, %g10, %r29, %r24
  xord,2 %r28, %r25, %r25
  andnd,3 %g25, %b[78], %g26
  xor_xord,4 %b[48], %g26, %b[53], %b[48]
  xord,5 %b[52], %b[49], %b[49]
}
{
  andd,0 %b[8], %g6, %b[8]
  ord,1 %g0, %b[11], %b[11]
  xord,2 %b[8], %g6, %r29
  andd,3 %b[96], %g22, %b[96]
  ord,4 %g16, %b[99], %b[99]
  xord,5 %b[96], %g22, %b[53]
}
{
  ldd,0 [ %r2 + 0x15a8 ], %g15
  and_ord,1 %r51, %r29, %b[8], %b[8]
  ldd,2 [ %r2 + 0x15a0 ], %g6
  ldd,3 [ %r2 + 0x15a8 ], %g31
  and_ord,4 %b[75], %b[53], %b[96], %b[96]
  ldd,5 [ %r2 + 0x15a0 ], %g22
}
{
  andnd,0 %r54, %g9, %r56
  orn_xord,1 %r33, %b[35], %r56, %b[35]
  ornd,2 %b[12], %b[11], %b[11]
  andnd,3 %b[78], %g25, %b[80]
  orn_xord,4 %b[57], %b[123], %b[80], %b[123]
  ornd,5 %b[100], %b[99], %b[99]
}
{
  ldd,0 [ %r2 + 0x15b8 ], %b[12]
  andd,1 %b[11], %g1, %g1
  ldd,2 [ %r2 + 0x15b0 ], %r33
  ldd,3 [ %r2 + 0x15b8 ], %b[100]
  andd,4 %b[99], %g17, %g17
  ldd,5 [ %r2 + 0x15b0 ], %b[57]
}
{
  andd,0 %g6, %b[8], %g6
  andd,1 %b[7], %g15, %b[8]
  xord,2 %g6, %b[8], %r42
  andd,3 %g22, %b[96], %g22
  andd,4 %b[95], %g31, %b[96]
  xord,5 %g22, %b[96], %b[66]
}
{
  ord,0 %b[11], %r28, %r28
  and_ord,1 %g5, %r42, %g6, %g6
  ord,2 %b[7], %g15, %r52
  ord,3 %b[99], %b[52], %b[52]
  and_ord,4 %g21, %b[66], %g22, %g22
  ord,5 %b[95], %g31, %b[76]
}
{
  andd,0 %b[15], %r33, %r33
  andd,1 %r22, %b[12], %r60
  xord,2 %b[15], %r33, %r59
  andd,3 %b[103], %b[57], %b[57]
  andd,4 %b[46], %b[100], %b[84]
  xord,5 %b[103], %b[57], %b[83]
}
{
  ornd,0 %g1, %r28, %r28
  and_ord,1 %g6, %r52, %b[8], %r52
  ord,2 %r22, %b[12], %b[8]
  ornd,3 %g17, %b[52], %b[52]
  and_ord,4 %g22, %b[76], %b[96], %b[76]
  ord,5 %b[46], %b[100], %b[96]
}
{
  xord,0 %b[35], %r25, %r25
  xor_xord,1 %r28, %b[4], %g11, %r28
  xord,2 %b[35], %b[10], %b[10]
  xord,3 %b[123], %b[49], %b[49]
  xor_xord,4 %b[52], %b[92], %g27, %b[52]
  xord,5 %b[123], %b[98], %b[98]
}
{
  xord,0 %g9, %r19, %r19
  and_ord,1 %r52, %r59, %r33, %r33
  xord,2 %b[11], %b[10], %b[10]
  xord,3 %g25, %b[43], %b[43]
  and_ord,4 %b[76], %b[83], %b[57], %b[57]
  xord,5 %b[99], %b[98], %b[98]
}
{
  xord,0 %r23, %b[18], %r23
  andn_xornd,1 %b[39], %g2, %r46, %r46
  xord,2 %b[39], %r34, %r34
  xord,3 %b[47], %b[106], %b[47]
  andn_xornd,4 %b[127], %g18, %b[70], %b[70]
  xord,5 %b[127], %b[58], %b[58]
}
{
  xord,0 %r51, %r29, %r29
  and_ord,1 %r33, %b[8], %r60, %b[8]
  xord,2 %b[22], %r23, %r23
  xord,3 %b[75], %b[53], %b[53]
  and_ord,4 %b[57], %b[96], %b[84], %b[96]
  xord,5 %b[110], %b[47], %b[47]
}
{
  xord,0 %r46, %r54, %b[22]
  xor_xord,1 %g0, %r53, %b[29], %g0
  andd,2 %r46, %b[39], %b[39]
  xord,3 %b[70], %b[78], %b[110]
  xor_xord,4 %g16, %b[77], %b[117], %g16
  andd,5 %b[70], %b[127], %b[127]
}
{
  ldd,0 [ %r2 + 0x15c8 ], %b[29]
  ornd,1 %b[39], %b[22], %b[22]
  ldd,2 [ %r2 + 0x15c0 ], %r53
  ldd,3 [ %r2 + 0x15c8 ], %b[117]
  ornd,4 %b[127], %b[110], %b[110]
  ldd,5 [ %r2 + 0x15c0 ], %b[77]
}
{
  xord,0 %b[22], %r49, %g10
  andn_xornd,1 %b[22], %r56, %g10, %r56
  ldd,2 [ %r2 + 0x15d0 ], %b[39]
  xord,3 %b[110], %b[73], %g26
  andn_xornd,4 %b[110], %b[80], %g26, %b[80]
  ldd,5 [ %r2 + 0x15d0 ], %b[127]
}
{
  xord,0 %g5, %r42, %r42
  or_xord,1 %g9, %r54, %r49, %g9
  xord,2 %b[19], %r61, %r61
  xord,3 %g21, %b[66], %b[66]
  or_xord,4 %g25, %b[78], %b[73], %g25
  xord,5 %b[107], %b[85], %b[85]
}
{
  ord,0 %r55, %r53, %b[18]
  xord,1 %r21, %b[29], %g2
  andd,2 %r55, %r53, %r60
  ord,3 %b[79], %b[77], %b[106]
  xord,4 %b[45], %b[117], %g18
  andd,5 %b[79], %b[77], %b[84]
}
{
  ldd,0 [ %r2 + 0x15d8 ], %r60
  and_ord,1 %b[8], %b[18], %r60, %b[18]
  andd,2 %r21, %b[29], %b[29]
  ldd,3 [ %r2 + 0x15d8 ], %b[84]
  and_ord,4 %b[96], %b[106], %b[84], %b[106]
  andd,5 %b[45], %b[117], %b[117]
}
{
  andd,0 %b[27], %b[39], %b[39]
  andn_xord,1 %r56, %g10, %b[22], %g10
  xord,2 %b[27], %b[39], %b[11]
  andd,3 %b[115], %b[127], %b[127]
  andn_xord,4 %b[80], %g26, %b[110], %g26
  xord,5 %b[115], %b[127], %b[99]
}
{
  xord,0 %r52, %r59, %r59
  and_ord,1 %b[18], %g2, %b[29], %b[29]
  xord,2 %g9, %r46, %r46
  xord,3 %b[76], %b[83], %b[83]
  and_ord,4 %b[106], %g18, %b[117], %b[117]
  xord,5 %g25, %b[70], %b[70]
}
{
  andd,0 %r40, %r60, %r60
  xor_xord,1 %r56, %r49, %b[21], %r56
  xord,2 %r40, %r60, %r52
  andd,3 %b[64], %b[84], %b[84]
  xor_xord,4 %b[80], %b[73], %b[109], %b[80]
  xord,5 %b[64], %b[84], %b[76]
}
{
  xord,0 %g10, %r34, %r34
  and_ord,1 %b[29], %b[11], %b[39], %b[39]
  ornd,2 %r46, %g10, %r46
  xord,3 %g26, %b[58], %b[58]
  and_ord,4 %b[117], %b[99], %b[127], %b[127]
  ornd,5 %b[70], %g26, %b[70]
}
{
  xord,0 %b[29], %b[11], %b[11]
  xor_xord,1 %g9, %r54, %r63, %g9
  xord,2 %r46, %r19, %r19
  xord,3 %b[117], %b[99], %b[99]
  xor_xord,4 %g25, %b[78], %b[87], %g25
  xord,5 %b[70], %b[43], %b[43]
}
{
  ldd,0 [ %r2 + 0x15e8 ], %r54
  and_ord,1 %b[39], %r52, %r60, %r60
  ldd,2 [ %r2 + 0x15e0 ], %b[29]
  ldd,3 [ %r2 + 0x15e8 ], %b[78]
  and_ord,4 %b[127], %b[76], %b[84], %b[84]
  ldd,5 [ %r2 + 0x15e0 ], %b[117]
}
{
  ldd,0 [ %r2 + 0x15f8 ], %r46
  xor_xord,1 %r58, %r26, %b[20], %r26
  ldd,2 [ %r2 + 0x15f0 ], %r63
  ldd,3 [ %r2 + 0x15f8 ], %b[70]
  xor_xord,4 %b[82], %b[50], %b[108], %b[50]
  ldd,5 [ %r2 + 0x15f0 ], %b[87]
}
{
  ldd,0 [ %r2 + 0x1608 ], %g10
  xor_xord,1 %r41, %r37, %b[13], %r37
  ldd,2 [ %r2 + 0x1600 ], %b[20]
  ldd,3 [ %r2 + 0x1608 ], %g26
  xor_xord,4 %b[65], %b[61], %b[101], %b[61]
  ldd,5 [ %r2 + 0x1600 ], %b[108]
}
{
  ord,0 %r18, %b[29], %r49
  xord,1 %r32, %r54, %b[21]
  andd,2 %r18, %b[29], %b[13]
  ord,3 %b[42], %b[117], %b[73]
  xord,4 %b[56], %b[78], %b[109]
  andd,5 %b[42], %b[117], %b[101]
}
{
  andd,0 %g14, %r63, %b[13]
  and_ord,1 %r60, %r49, %b[13], %r49
  andd,2 %r32, %r54, %r54
  andd,3 %g30, %b[87], %b[101]
  and_ord,4 %b[84], %b[73], %b[101], %b[73]
  andd,5 %b[56], %b[78], %b[78]
}
{
  xord,0 %b[36], %r46, %b[35]
  andd,1 %b[36], %r46, %r46
  ord,2 %g14, %r63, %b[22]
  xord,3 %b[124], %b[70], %b[123]
  andd,4 %b[124], %b[70], %b[70]
  ord,5 %g30, %b[87], %b[110]
}
{
  andd,0 %b[30], %b[20], %b[20]
  and_ord,1 %r49, %b[21], %r54, %r54
  xord,2 %b[30], %b[20], %b[4]
  andd,3 %b[118], %b[108], %b[108]
  and_ord,4 %b[73], %b[109], %b[78], %b[78]
  xord,5 %b[118], %b[108], %b[92]
}
{
  xord,0 %b[17], %g10, %g1
  andd,1 %b[17], %g10, %g10
  ldd,2 [ %r2 + 0x1610 ], %g11
  xord,3 %b[105], %g26, %g17
  andd,4 %b[105], %g26, %g26
  ldd,5 [ %r2 + 0x1610 ], %g27
}
{
  ldd,0 [ %r2 + 0x1620 ], %g8
  and_ord,1 %r54, %b[22], %b[13], %b[22]
  ldd,2 [ %r2 + 0x1618 ], %b[13]
  ldd,3 [ %r2 + 0x1620 ], %g24
  and_ord,4 %b[78], %b[110], %b[101], %b[110]
  ldd,5 [ %r2 + 0x1618 ], %b[101]
}
{
  ldd,0 [ %r2 + 0x1630 ], %b[9]
  ord,1 %r29, %r26, %r45
  ldd,2 [ %r2 + 0x1628 ], %r57
  ldd,3 [ %r2 + 0x1630 ], %b[97]
  ord,4 %b[53], %b[50], %b[69]
  ldd,5 [ %r2 + 0x1628 ], %b[81]
}
{
  andd,0 %r30, %g11, %g11
  and_ord,1 %b[22], %b[35], %r46, %r46
  xord,2 %r30, %g11, %b[6]
  andd,3 %b[54], %g27, %g27
  and_ord,4 %b[110], %b[123], %b[70], %b[70]
  xord,5 %b[54], %g27, %b[94]
}
{
  andd,0 %b[1], %b[13], %b[13]
  xord,1 %r61, %r45, %r45
  xord,2 %b[1], %b[13], %r43
  andd,3 %b[89], %b[101], %b[101]
  xord,4 %b[85], %b[69], %b[69]
  xord,5 %b[89], %b[101], %b[67]
}
{
  andd,0 %r39, %g8, %g8
  and_ord,1 %r46, %b[4], %b[20], %b[20]
  xord,2 %r39, %g8, %r61
  andd,3 %b[63], %g24, %g24
  and_ord,4 %b[70], %b[92], %b[108], %b[108]
  xord,5 %b[63], %g24, %b[85]
}
{
  xord,0 %r45, %b[24], %b[24]
  xor_xord,1 %b[7], %g15, %g6, %g15
  xord,2 %r26, %b[3], %b[3]
  xord,3 %b[69], %b[112], %b[112]
  xor_xord,4 %b[95], %g31, %g22, %g31
  xord,5 %b[50], %b[91], %b[91]
}
{
  xord,0 %b[39], %r52, %r52
  and_ord,1 %b[20], %g1, %g10, %g10
  andd,2 %b[23], %r57, %g6
  xord,3 %b[127], %b[76], %b[76]
  and_ord,4 %b[108], %g17, %g26, %g26
  andd,5 %b[111], %b[81], %g22
}
{
  andnd,0 %r42, %g15, %r33
  xor_xord,1 %r22, %b[12], %r33, %b[12]
  ord,2 %b[23], %r57, %b[39]
  andnd,3 %b[66], %g31, %b[57]
  xor_xord,4 %b[46], %b[100], %b[57], %b[100]
  ord,5 %b[111], %b[81], %b[127]
}
{
  xord,0 %r49, %b[21], %b[21]
  and_ord,1 %g10, %b[6], %g11, %g11
  xord,2 %b[18], %g2, %g2
  xord,3 %b[73], %b[109], %b[109]
  and_ord,4 %g26, %b[94], %g27, %g27
  xord,5 %b[106], %g18, %g18
}
{
  andd,0 %r24, %b[9], %b[18]
  xord,1 %b[12], %b[38], %b[38]
  ldd,2 [ %r2 + 0x1638 ], %r49
  andd,3 %b[48], %b[97], %b[106]
  xord,4 %b[100], %b[126], %b[126]
  ldd,5 [ %r2 + 0x1638 ], %b[73]
}
{
  xord,0 %r46, %b[4], %b[4]
  and_ord,1 %g11, %r43, %b[13], %b[13]
  xord,2 %b[22], %b[35], %b[35]
  xord,3 %b[70], %b[92], %b[92]
  and_ord,4 %g27, %b[67], %b[101], %b[101]
  xord,5 %b[110], %b[123], %b[123]
}
{
  ldd,0 [ %r2 + 0x1640 ], %b[22]
  xor_xord,1 %r55, %r53, %b[8], %r53
  ord,2 %r24, %b[9], %r46
  ldd,3 [ %r2 + 0x1640 ], %b[110]
  xor_xord,4 %b[79], %b[77], %b[96], %b[77]
  ord,5 %b[48], %b[97], %b[70]
}
{
  andd,0 %r28, %r49, %r49
  and_ord,1 %b[13], %r61, %g8, %g8
  xord,2 %r28, %r49, %b[8]
  andd,3 %b[52], %b[73], %b[73]
  and_ord,4 %b[101], %b[85], %g24, %g24
  xord,5 %b[52], %b[73], %b[96]
}
{
  xord,0 %r45, %r37, %b[13]
  xord,1 %r37, %r26, %r37
  xord,2 %b[13], %r61, %r61
  xord,3 %b[69], %b[61], %b[101]
  xord,4 %b[61], %b[50], %b[61]
  xord,5 %b[101], %b[85], %b[85]
}
{
  xord,0 %g10, %b[6], %b[6]
  and_ord,1 %g8, %b[39], %g6, %b[39]
  ldd,2 [ %r2 + 0x1648 ], %g6
  xord,3 %g26, %b[94], %b[94]
  and_ord,4 %g24, %b[127], %g22, %b[127]
  ldd,5 [ %r2 + 0x1648 ], %g22
}
{
  ord,0 %b[10], %b[22], %g10
  xor_xord,1 %b[23], %r57, %g8, %r57
  andd,2 %b[10], %b[22], %g8
  ord,3 %b[98], %b[110], %g26
  xor_xord,4 %b[111], %b[81], %g24, %b[81]
  andd,5 %b[98], %b[110], %g24
}
{
  xord,0 %g11, %r43, %r43
  and_ord,1 %b[39], %r46, %b[18], %r46
  andnd,2 %r45, %r29, %b[18]
  xord,3 %g27, %b[67], %b[67]
  and_ord,4 %b[127], %b[70], %b[106], %b[70]
  andnd,5 %b[69], %b[53], %b[106]
}
{
  xord,0 %r25, %g6, %g11
  xor_xord,1 %r24, %b[9], %b[39], %b[9]
  xord,2 %r57, %r61, %b[39]
  xord,3 %b[49], %g22, %g27
  xor_xord,4 %b[48], %b[97], %b[127], %b[97]
  xord,5 %b[81], %b[85], %b[127]
}
{
  andnd,0 %r61, %r57, %r46
  and_ord,1 %r46, %b[8], %r49, %r49
  xord,2 %r46, %b[8], %b[8]
  andnd,3 %b[85], %b[81], %b[70]
  and_ord,4 %b[70], %b[96], %b[73], %b[73]
  xord,5 %b[70], %b[96], %b[96]
}
{
  andnd,0 %r26, %b[13], %b[13]
  xor_xord,1 %r18, %b[29], %r60, %b[29]
  andnd,2 %b[13], %b[18], %b[18]
  andnd,3 %b[50], %b[101], %b[101]
  xor_xord,4 %b[42], %b[117], %b[84], %b[117]
  andnd,5 %b[101], %b[106], %b[106]
}
{
  andd,0 %b[9], %b[8], %r60
  and_ord,1 %r49, %g10, %g8, %g10
  ldd,2 [ %r2 + 0x1650 ], %g8
  andd,3 %b[97], %b[96], %b[84]
  and_ord,4 %b[73], %g26, %g24, %g26
  ldd,5 [ %r2 + 0x1650 ], %g24
}
{
  xornd,0 %r61, %r60, %r60
  xor_andd,1 %b[9], %r61, %b[39], %r61
  andd,2 %r25, %g6, %g6
  xornd,3 %b[85], %b[84], %b[84]
  xor_andd,4 %b[97], %b[85], %b[127], %b[85]
  andd,5 %b[49], %g22, %g22
}
{
  xord,0 %g10, %g11, %g11
  and_ord,1 %g10, %g11, %g6, %g6
  xornd,2 %b[8], %b[9], %b[9]
  xord,3 %g26, %g27, %g27
  and_ord,4 %g26, %g27, %g22, %g22
  xornd,5 %b[96], %b[97], %b[97]
}
{
  andd,0 %b[18], %r29, %r49
  xor_xord,1 %b[10], %b[22], %r49, %b[22]
  andd,2 %b[8], %r60, %g10
  andd,3 %b[106], %b[53], %b[73]
  xor_xord,4 %b[98], %b[110], %b[73], %b[110]
  andd,5 %b[96], %b[84], %g26
}
{
  andnd,0 %b[13], %b[18], %b[13]
  xor_xord,1 %g0, %g8, %g6, %g10
  andnd,2 %b[9], %g10, %b[9]
  andnd,3 %b[101], %b[106], %b[101]
  xor_xord,4 %g16, %g24, %g22, %g26
  andnd,5 %b[97], %g26, %b[97]
}
{
  xord,0 %b[18], %b[3], %b[3]
  andn_xord,1 %b[18], %r45, %r29, %r45
  xornd,2 %r49, %b[13], %b[13]
  xord,3 %b[106], %b[91], %b[91]
  andn_xord,4 %b[106], %b[69], %b[53], %b[69]
  xornd,5 %b[73], %b[101], %b[101]
}
{
  andnd,0 %r60, %r57, %r49
  andd,1 %b[8], %r57, %r57
  ldd,2 [ %r2 + 0x1658 ], %b[18]
  andnd,3 %b[84], %b[81], %b[73]
  andd,4 %b[96], %b[81], %b[81]
  ldd,5 [ %r2 + 0x1658 ], %b[106]
}
{
  ord,0 %g0, %g8, %g8
  xornd,1 %b[8], %r49, %r49
  andd,2 %g0, %g8, %r29
  ord,3 %g16, %g24, %g24
  xornd,4 %b[96], %b[73], %b[73]
  andd,5 %g16, %g24, %b[53]
}
{
  ord,0 %r61, %b[9], %r29
  and_ord,1 %g6, %g8, %r29, %g8
  xord,2 %r61, %r57, %r57
  ord,3 %b[85], %b[97], %b[53]
  and_ord,4 %g22, %g24, %b[53], %g24
  xord,5 %b[85], %b[81], %b[81]
}
{
  andnd,0 %r37, %r45, %r37
  andn_xornd,1 %r57, %r46, %b[39], %r46
  xord,2 %b[31], %r29, %r29
  andnd,3 %b[61], %b[69], %b[61]
  andn_xornd,4 %b[81], %b[70], %b[127], %b[70]
  xord,5 %b[119], %b[53], %b[53]
}
{
  andnd,0 %g15, %r42, %b[2]
  xor_xord,1 %r49, %r61, %b[2], %r49
  xord,2 %r56, %b[18], %r61
  andnd,3 %g31, %b[66], %b[90]
  xor_xord,4 %b[73], %b[85], %b[90], %b[73]
  xord,5 %b[80], %b[106], %b[85]
}
{
  andd,0 %b[12], %g15, %r26
  xor_xord,1 %r37, %r26, %r31, %r37
  xord,2 %r46, %b[9], %r46
  andd,3 %b[100], %g31, %b[50]
  xor_xord,4 %b[61], %b[50], %b[55], %b[61]
  xord,5 %b[70], %b[97], %b[70]
}
{
  xord,0 %g8, %r61, %r31
  xord,1 %g4, %r46, %r46
  andd,2 %r56, %b[18], %b[18]
  xord,3 %g24, %b[85], %b[55]
  xord,4 %g20, %b[70], %b[70]
  andd,5 %b[80], %b[106], %b[106]
}
{
  xord,0 %b[13], %b[24], %b[24]
  and_ord,1 %g8, %r61, %b[18], %b[18]
  ord,2 %r59, %r26, %r26
  xord,3 %b[101], %b[112], %b[112]
  and_ord,4 %g24, %b[85], %b[106], %b[106]
  ord,5 %b[83], %b[50], %b[50]
}
{
  andnd,0 %r52, %r53, %b[13]
  xor_xord,1 %r45, %b[13], %r38, %r45
  xord,2 %r59, %b[12], %r59
  andnd,3 %b[76], %b[77], %b[101]
  xor_xord,4 %b[69], %b[101], %b[62], %b[69]
  xord,5 %b[83], %b[100], %b[83]
}
{
  ldd,0 [ %r2 + 0x1668 ], %r61
  xord,1 %r31, %g11, %g8
  ldd,2 [ %r2 + 0x1660 ], %r38
  ldd,3 [ %r2 + 0x1668 ], %b[85]
  xord,4 %b[55], %g27, %g24
  ldd,5 [ %r2 + 0x1660 ], %b[62]
}
{
  xord,0 %g10, %b[22], %b[22]
  andd,1 %g10, %g11, %b[9]
  xord,2 %r31, %b[22], %g4
  xord,3 %g26, %b[110], %b[110]
  andd,4 %g26, %g27, %b[97]
  xord,5 %b[55], %b[110], %g20
}
{
  xord,0 %g10, %g11, %b[31]
  xor_ornd,1 %g10, %r31, %b[22], %b[39]
  andd,2 %g8, %g4, %g8
  xord,3 %g26, %g27, %b[119]
  xor_ornd,4 %g26, %b[55], %b[110], %b[127]
  andd,5 %g24, %g20, %g24
}
{
  ord,0 %r19, %r38, %b[8]
  and_xornd,1 %g8, %b[31], %b[9], %b[31]
  andd,2 %r19, %r38, %g6
  ord,3 %b[43], %b[62], %b[96]
  and_xornd,4 %g24, %b[119], %b[97], %b[119]
  andd,5 %b[43], %b[62], %g22
}
{
  andnd,0 %g11, %g10, %g10
  and_ord,1 %b[18], %b[8], %g6, %b[8]
  xord,2 %r31, %g10, %g6
  andnd,3 %g27, %g26, %g26
  and_ord,4 %b[106], %b[96], %g22, %b[96]
  xord,5 %b[55], %g26, %g22
}
{
  xord,0 %b[11], %b[13], %b[13]
  andn_xornd,1 %b[31], %g4, %r31, %g4
  ord,2 %g11, %g6, %g6
  xord,3 %b[99], %b[101], %b[101]
  andn_xornd,4 %b[119], %g20, %b[55], %g20
  ord,5 %g27, %g22, %g22
}
{
  xord,0 %g6, %b[39], %g6
  xor_xord,1 %b[31], %b[39], %r62, %b[31]
  xord,2 %g6, %b[32], %b[32]
  xord,3 %g22, %b[127], %g22
  xor_xord,4 %b[119], %b[127], %b[86], %b[119]
  xord,5 %g22, %b[120], %b[120]
}
{
  xord,0 %b[37], %g6, %g6
  or_xord,1 %g10, %b[22], %g11, %g10
  xord,2 %g4, %b[32], %b[32]
  xord,3 %b[125], %g22, %g22
  or_xord,4 %g26, %b[110], %g27, %g26
  xord,5 %g20, %b[120], %b[120]
}
{
  xord,0 %r52, %g2, %b[37]
  xor_xord,1 %r19, %r38, %b[18], %r38
  andd,2 %r52, %b[13], %b[18]
  xord,3 %b[76], %g18, %b[125]
  xor_xord,4 %b[43], %b[62], %b[106], %b[62]
  andd,5 %b[76], %b[101], %b[106]
}
{
  andnd,0 %b[13], %r53, %g10
  or_xord,1 %g8, %g10, %b[26], %g8
  andnd,2 %b[37], %b[18], %b[18]
  andnd,3 %b[101], %b[77], %g26
  or_xord,4 %g24, %g26, %b[114], %g24
  andnd,5 %b[125], %b[106], %b[106]
}
{
  xord,0 %b[13], %r52, %b[13]
  andn_xornd,1 %b[12], %b[2], %r33, %b[12]
  andnd,2 %r53, %b[13], %b[26]
  xord,3 %b[101], %b[76], %b[101]
  andn_xornd,4 %b[100], %b[90], %b[57], %b[100]
  andnd,5 %b[77], %b[101], %b[114]
}
{
  andnd,0 %b[29], %b[21], %g10
  andn_xornd,1 %b[18], %b[26], %g10, %b[26]
  xord,2 %r34, %r61, %r52
  andnd,3 %b[117], %b[109], %g26
  andn_xornd,4 %b[106], %b[114], %g26, %b[114]
  xord,5 %b[58], %b[85], %b[76]
}
{
  xornd,0 %b[12], %r59, %r59
  xor_andd,1 %r26, %r42, %b[12], %r42
  xord,2 %b[8], %r52, %g4
  xornd,3 %b[100], %b[83], %b[83]
  xor_andd,4 %b[50], %b[66], %b[100], %b[66]
  xord,5 %b[96], %b[76], %g20
}
{
  andd,0 %r26, %r59, %b[22]
  xor_xord,1 %r26, %b[12], %r47, %r26
  andd,2 %r34, %r61, %r61
  andd,3 %b[50], %b[83], %b[110]
  xor_xord,4 %b[50], %b[100], %b[71], %b[50]
  andd,5 %b[58], %b[85], %b[85]
}
{
  andnd,0 %b[12], %b[22], %b[22]
  andn_ord,1 %r59, %b[2], %r33, %r59
  xord,2 %r42, %b[38], %b[38]
  andnd,3 %b[100], %b[110], %b[110]
  andn_ord,4 %b[83], %b[90], %b[57], %b[83]
  xord,5 %b[66], %b[126], %b[126]
}
{
  ldd,0 [ %r2 + 0x1678 ], %r52
  and_ord,1 %b[8], %r52, %r61, %r61
  ldd,2 [ %r2 + 0x1670 ], %b[2]
  ldd,3 [ %r2 + 0x1678 ], %b[76]
  and_ord,4 %b[96], %b[76], %b[85], %b[85]
  ldd,5 [ %r2 + 0x1670 ], %b[90]
}
{
  andnd,0 %b[21], %b[29], %g3
  xor_xord,1 %b[22], %g15, %g7, %b[22]
  xord,2 %r59, %g3, %r59
  andnd,3 %b[109], %b[117], %g19
  xor_xord,4 %b[110], %g31, %g23, %b[110]
  xord,5 %b[83], %g19, %b[83]
}
{
  ldd,0 [ %r2 + 0x1688 ], %g7
  xord,1 %g4, %b[25], %b[25]
  ldd,2 [ %r2 + 0x1680 ], %g15
  ldd,3 [ %r2 + 0x1688 ], %g23
  xord,4 %g20, %b[113], %b[113]
  ldd,5 [ %r2 + 0x1680 ], %g31
}
{
  xord,0 %g9, %b[2], %r33
  andd,1 %g9, %b[2], %b[2]
  ldd,2 [ %r2 + 0x1690 ], %b[8]
  xord,3 %g25, %b[90], %b[57]
  andd,4 %g25, %b[90], %b[90]
  ldd,5 [ %r2 + 0x1690 ], %b[96]
}
{
  xord,0 %r61, %r33, %r33
  and_ord,1 %r61, %r33, %b[2], %b[2]
  xord,2 %r23, %r52, %r52
  xord,3 %b[85], %b[57], %b[57]
  and_ord,4 %b[85], %b[57], %b[90], %b[90]
  xord,5 %b[47], %b[76], %b[76]
}
{
  andd,0 %r29, %g7, %b[12]
  ord,1 %r29, %g7, %r42
  andd,2 %r49, %g15, %r61
  andd,3 %b[53], %g23, %b[100]
  ord,4 %b[53], %g23, %b[66]
  andd,5 %b[73], %g31, %b[85]
}
{
  andnd,0 %r33, %g4, %b[2]
  and_ord,1 %r61, %r42, %b[12], %r42
  xord,2 %b[2], %r52, %r52
  andnd,3 %b[57], %g20, %b[90]
  and_ord,4 %b[85], %b[66], %b[100], %b[66]
  xord,5 %b[90], %b[76], %b[76]
}
{
  andnd,0 %r38, %r52, %r47
  andnd,1 %g4, %r33, %g11
  xord,2 %r52, %r38, %b[12]
  andnd,3 %b[62], %b[76], %b[71]
  andnd,4 %g20, %b[57], %g27
  xord,5 %b[76], %b[62], %b[100]
}
{
  andnd,0 %r33, %r38, %b[39]
  or_xornd,1 %r33, %r47, %b[12], %r47
  ornd,2 %b[12], %g4, %b[12]
  andnd,3 %b[57], %b[62], %b[127]
  or_xornd,4 %b[57], %b[71], %b[100], %b[71]
  ornd,5 %b[100], %g20, %b[100]
}
{
  xord,0 %b[12], %r33, %r31
  xord,1 %b[12], %r38, %r38
  andnd,2 %r38, %r33, %r62
  xord,3 %b[100], %b[57], %b[55]
  xord,4 %b[100], %b[62], %b[62]
  andnd,5 %b[62], %b[57], %b[86]
}
{
  andnd,0 %r31, %r38, %r38
  or_xornd,1 %r47, %b[2], %g11, %g11
  andnd,2 %g4, %r52, %g4
  andnd,3 %b[55], %b[62], %b[62]
  or_xornd,4 %b[71], %b[90], %g27, %g27
  andnd,5 %g20, %b[76], %g20
}
{
  xord,0 %r38, %b[25], %b[25]
  and_xord,1 %r47, %b[12], %r17, %r47
  ornd,2 %g4, %r33, %g4
  xord,3 %b[62], %b[113], %b[113]
  and_xord,4 %b[71], %b[100], %b[41], %b[71]
  ornd,5 %g20, %b[57], %g20
}
{
  ornd,0 %b[37], %b[13], %b[13]
  or_xornd,1 %g11, %r62, %b[39], %r62
  xord,2 %r52, %b[16], %r52
  ornd,3 %b[125], %b[101], %b[101]
  or_xornd,4 %g27, %b[86], %b[127], %b[86]
  xord,5 %b[76], %b[104], %b[76]
}
{
  xord,0 %g11, %r52, %r52
  xor_xord,1 %g14, %r63, %r54, %r63
  andd,2 %r46, %b[8], %b[37]
  xord,3 %g27, %b[76], %b[76]
  xor_xord,4 %g30, %b[87], %b[78], %b[87]
  andd,5 %b[70], %b[96], %b[125]
}
{
  xord,0 %b[18], %b[28], %b[18]
  xor_xord,1 %r62, %g4, %r27, %r62
  xord,2 %b[13], %b[11], %b[11]
  xord,3 %b[106], %b[116], %b[106]
  xor_xord,4 %b[86], %g20, %b[51], %b[86]
  xord,5 %b[101], %b[99], %b[99]
}
{
  ornd,0 %r63, %b[35], %g4
  xor_xord,1 %b[26], %g2, %b[14], %b[14]
  ord,2 %r46, %b[8], %b[28]
  ornd,3 %b[87], %b[123], %g20
  xor_xord,4 %b[114], %g18, %b[102], %b[102]
  ord,5 %b[70], %b[96], %b[116]
}
{
  ornd,0 %b[11], %b[26], %b[11]
  or_xornd,1 %b[35], %g10, %g3, %g3
  andnd,2 %r63, %b[35], %g10
  ornd,3 %b[99], %b[114], %b[99]
  or_xornd,4 %b[123], %g26, %g19, %g19
  andnd,5 %b[87], %b[123], %g26
}
{
  ord,0 %b[13], %g2, %r27
  and_ord,1 %r42, %b[28], %b[37], %b[28]
  andnd,2 %g4, %b[29], %b[37]
  ord,3 %b[101], %g18, %b[51]
  and_ord,4 %b[66], %b[116], %b[125], %b[116]
  andnd,5 %g20, %b[117], %b[125]
}
{
  xord,0 %b[11], %b[18], %b[18]
  or_xord,1 %g3, %g10, %g4, %g10
  ldd,2 [ %r2 + 0x1698 ], %r54
  xord,3 %b[99], %b[106], %b[106]
  or_xord,4 %g19, %g26, %g20, %g26
  ldd,5 [ %r2 + 0x1698 ], %b[78]
}
{
  xord,0 %b[13], %r16, %b[13]
  and_xord,1 %b[11], %r27, %g2, %r27
  andd,2 %b[37], %b[35], %g4
  xord,3 %b[101], %b[40], %b[101]
  and_xord,4 %b[99], %b[51], %g18, %b[51]
  andd,5 %b[125], %b[123], %g20
}
{
  andd,0 %r63, %b[29], %b[26]
  or_ornd,1 %g10, %b[35], %g4, %g4
  xord,2 %b[26], %b[13], %b[13]
  andd,3 %b[87], %b[117], %b[114]
  or_ornd,4 %g26, %b[123], %g20, %g20
  xord,5 %b[114], %b[101], %b[101]
}
{
  andd,0 %r54, %b[28], %r54
  xor_xord,1 %r27, %r53, %b[34], %r27
  xord,2 %r54, %b[28], %b[35]
  andd,3 %b[78], %b[116], %b[78]
  xor_xord,4 %b[51], %b[77], %b[122], %b[51]
  xord,5 %b[78], %b[116], %b[123]
}
{
  ldd,0 [ %r2 + 0x16a8 ], %b[34]
  and_ord,1 %b[31], %b[35], %r54, %r54
  ldd,2 [ %r2 + 0x16a0 ], %r53
  ldd,3 [ %r2 + 0x16a8 ], %b[122]
  and_ord,4 %b[119], %b[123], %b[78], %b[78]
  ldd,5 [ %r2 + 0x16a0 ], %b[77]
}
{
  ord,0 %g4, %b[21], %r16
  ord,1 %r63, %b[29], %r63
  andd,2 %g4, %r63, %b[28]
  ord,3 %g20, %b[109], %b[40]
  ord,4 %b[87], %b[117], %b[87]
  andd,5 %g20, %b[87], %b[116]
}
{
  ornd,0 %b[28], %r16, %r16
  orn_xord,1 %g3, %r63, %b[26], %r63
  ldd,2 [ %r2 + 0x16b0 ], %b[11]
  ornd,3 %b[116], %b[40], %b[40]
  orn_xord,4 %g19, %b[87], %b[114], %b[87]
  ldd,5 [ %r2 + 0x16b0 ], %b[99]
}
{
  ord,0 %b[32], %r53, %g3
  xord,1 %g8, %b[34], %b[28]
  andd,2 %b[32], %r53, %b[26]
  ord,3 %b[120], %b[77], %g19
  xord,4 %g24, %b[122], %b[116]
  andd,5 %b[120], %b[77], %b[114]
}
{
  ldd,0 [ %r2 + 0x16b8 ], %b[26]
  and_ord,1 %r54, %g3, %b[26], %g3
  andd,2 %g8, %b[34], %b[34]
  ldd,3 [ %r2 + 0x16b8 ], %b[114]
  and_ord,4 %b[78], %g19, %b[114], %g19
  andd,5 %g24, %b[122], %b[122]
}
{
  andd,0 %g6, %b[11], %b[11]
  xor_xord,1 %r16, %b[29], %r20, %r16
  xord,2 %g6, %b[11], %g2
  andd,3 %g22, %b[99], %b[99]
  xor_xord,4 %b[40], %b[117], %b[44], %b[40]
  xord,5 %g22, %b[99], %g18
}
{
  andnd,0 %b[4], %b[6], %r20
  and_ord,1 %g3, %b[28], %b[34], %b[34]
  andnd,2 %b[6], %b[4], %b[29]
  andnd,3 %b[92], %b[94], %b[44]
  and_ord,4 %g19, %b[116], %b[122], %b[122]
  andnd,5 %b[94], %b[92], %b[117]
}
{
  andd,0 %r47, %b[26], %b[26]
  xord,1 %b[20], %g1, %g1
  xord,2 %r47, %b[26], %g11
  andd,3 %b[71], %b[114], %b[114]
  xord,4 %b[108], %g17, %g17
  xord,5 %b[71], %b[114], %g27
}
{
  andnd,0 %r43, %g1, %b[20]
  and_ord,1 %b[34], %g2, %b[11], %b[11]
  xord,2 %r63, %b[5], %b[5]
  andnd,3 %b[67], %g17, %b[108]
  and_ord,4 %b[122], %g18, %b[99], %b[99]
  xord,5 %b[87], %b[93], %b[93]
}
{
  xord,0 %b[21], %b[33], %b[21]
  andn_xornd,1 %r43, %b[29], %r20, %r20
  xord,2 %g4, %b[5], %b[5]
  xord,3 %b[109], %b[121], %b[109]
  andn_xornd,4 %b[67], %b[117], %b[44], %b[44]
  xord,5 %g20, %b[93], %b[93]
}
{
  andnd,0 %g1, %b[6], %g4
  and_ord,1 %b[11], %g11, %b[26], %b[26]
  andnd,2 %b[6], %g1, %b[33]
  andnd,3 %g17, %b[94], %g20
  and_ord,4 %b[99], %g27, %b[114], %b[114]
  andnd,5 %b[94], %g17, %b[121]
}
{
  ord,0 %b[6], %g1, %r63
  andn_xornd,1 %r20, %b[20], %g1, %b[20]
  xord,2 %r63, %b[21], %b[21]
  ord,3 %b[94], %g17, %b[87]
  andn_xornd,4 %b[44], %b[108], %g17, %b[108]
  xord,5 %b[87], %b[109], %b[109]
}
{
  xord,0 %r43, %r36, %r43
  xor_xord,1 %g10, %b[37], %r44, %g10
  xord,2 %b[4], %r63, %r63
  xord,3 %b[67], %b[60], %b[67]
  xor_xord,4 %g26, %b[125], %b[68], %g26
  xord,5 %b[92], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0x16c8 ], %b[37]
  andn_xornd,1 %b[20], %g4, %b[33], %g4
  ldd,2 [ %r2 + 0x16c0 ], %r36
  ldd,3 [ %r2 + 0x16c8 ], %b[125]
  andn_xornd,4 %b[108], %g20, %b[121], %g20
  ldd,5 [ %r2 + 0x16c0 ], %b[60]
}
{
  ldd,0 [ %r2 + 0x16d8 ], %r44
  xord,1 %r63, %r20, %r20
  ldd,2 [ %r2 + 0x16d0 ], %b[33]
  ldd,3 [ %r2 + 0x16d8 ], %b[68]
  xord,4 %b[87], %b[44], %b[44]
  ldd,5 [ %r2 + 0x16d0 ], %b[121]
}
{
  ord,0 %g4, %b[20], %b[20]
  xor_xord,1 %g4, %b[4], %r48, %g4
  andd,2 %g4, %b[4], %b[29]
  ord,3 %g20, %b[108], %b[108]
  xor_xord,4 %g20, %b[92], %b[72], %g20
  andd,5 %g20, %b[92], %b[117]
}
{
  ord,0 %b[25], %r36, %r48
  xord,1 %r62, %b[37], %b[16]
  andd,2 %b[25], %r36, %b[4]
  ord,3 %b[113], %b[60], %b[72]
  xord,4 %b[86], %b[125], %b[104]
  andd,5 %b[113], %b[60], %b[92]
}
{
  andd,0 %r52, %b[33], %b[4]
  and_ord,1 %b[26], %r48, %b[4], %r48
  andd,2 %r62, %b[37], %b[37]
  andd,3 %b[76], %b[121], %b[92]
  and_ord,4 %b[114], %b[72], %b[92], %b[72]
  andd,5 %b[86], %b[125], %b[125]
}
{
  xord,0 %r37, %r44, %r38
  andd,1 %r37, %r44, %r44
  ord,2 %r52, %b[33], %b[39]
  xord,3 %b[61], %b[68], %b[62]
  andd,4 %b[61], %b[68], %b[68]
  ord,5 %b[76], %b[121], %b[127]
}
{
  xord,0 %r57, %r60, %r57
  and_ord,1 %r48, %b[16], %b[37], %b[37]
  andnd,2 %b[20], %b[29], %b[20]
  xord,3 %b[81], %b[84], %b[81]
  and_ord,4 %b[72], %b[104], %b[125], %b[125]
  andnd,5 %b[108], %b[117], %b[108]
}
{
  xord,0 %b[20], %r43, %r43
  xor_xord,1 %r63, %g1, %b[0], %r63
  ornd,2 %r20, %b[20], %r20
  xord,3 %b[108], %b[67], %b[67]
  xor_xord,4 %b[87], %g17, %b[88], %b[87]
  ornd,5 %b[44], %b[108], %b[44]
}
{
  xord,0 %r49, %g15, %g15
  and_ord,1 %b[37], %b[39], %b[4], %b[39]
  xord,2 %r35, %r57, %r57
  xord,3 %b[73], %g31, %g31
  and_ord,4 %b[125], %b[127], %b[92], %b[127]
  xord,5 %b[59], %b[81], %b[81]
}
{
  xord,0 %g3, %b[28], %b[28]
  xor_xord,1 %r20, %b[6], %r50, %r20
  xord,2 %b[31], %b[35], %b[35]
  xord,3 %g19, %b[116], %b[116]
  xor_xord,4 %b[44], %b[94], %b[74], %b[44]
  xord,5 %b[119], %b[123], %b[123]
}
{
  ldd,0 [ %r2 + 0x16e8 ], %b[6]
  and_ord,1 %b[39], %r38, %r44, %r44
  ldd,2 [ %r2 + 0x16e0 ], %g3
  ldd,3 [ %r2 + 0x16e8 ], %b[94]
  and_ord,4 %b[127], %b[62], %b[68], %b[68]
  ldd,5 [ %r2 + 0x16e0 ], %g19
}
{
  ldd,0 [ %r2 + 0x16f8 ], %r35
  xor_xord,1 %r29, %g7, %r61, %g7
  ldd,2 [ %r2 + 0x16f0 ], %r50
  ldd,3 [ %r2 + 0x16f8 ], %b[59]
  xor_xord,4 %b[53], %g23, %b[85], %g23
  ldd,5 [ %r2 + 0x16f0 ], %b[74]
}
{
  ldd,0 [ %r2 + 0x1708 ], %b[4]
  xor_xord,1 %r46, %b[8], %r42, %b[8]
  ldd,2 [ %r2 + 0x1700 ], %r61
  ldd,3 [ %r2 + 0x1708 ], %b[92]
  xor_xord,4 %b[70], %b[96], %b[66], %b[96]
  ldd,5 [ %r2 + 0x1700 ], %b[85]
}
{
  andd,0 %b[3], %g3, %g3
  xord,1 %r45, %b[6], %g1
  xord,2 %b[3], %g3, %r42
  andd,3 %b[91], %g19, %g19
  xord,4 %b[69], %b[94], %g17
  xord,5 %b[91], %g19, %b[66]
}
{
  andd,0 %b[24], %r50, %b[0]
  and_ord,1 %r44, %r42, %g3, %g3
  andd,2 %r45, %b[6], %b[6]
  andd,3 %b[112], %b[74], %b[88]
  and_ord,4 %b[68], %b[66], %g19, %g19
  andd,5 %b[69], %b[94], %b[94]
}
{
  xord,0 %b[38], %r35, %r60
  andd,1 %b[38], %r35, %r35
  ord,2 %b[24], %r50, %b[20]
  xord,3 %b[126], %b[59], %b[84]
  andd,4 %b[126], %b[59], %b[59]
  ord,5 %b[112], %b[74], %b[108]
}
{
  ord,0 %r26, %r61, %r33
  and_ord,1 %g3, %g1, %b[6], %b[6]
  andd,2 %r26, %r61, %b[29]
  ord,3 %b[50], %b[85], %b[57]
  and_ord,4 %g19, %g17, %b[94], %b[94]
  andd,5 %b[50], %b[85], %b[117]
}
{
  andd,0 %b[22], %b[4], %r17
  ord,1 %b[22], %b[4], %r31
  ldd,2 [ %r2 + 0x1710 ], %b[12]
  andd,3 %b[110], %b[92], %b[41]
  ord,4 %b[110], %b[92], %b[55]
  ldd,5 [ %r2 + 0x1710 ], %b[100]
}
{
  ldd,0 [ %r2 + 0x1720 ], %b[2]
  and_ord,1 %b[6], %b[20], %b[0], %b[20]
  ldd,2 [ %r2 + 0x1718 ], %b[0]
  ldd,3 [ %r2 + 0x1720 ], %b[90]
  and_ord,4 %b[94], %b[108], %b[88], %b[108]
  ldd,5 [ %r2 + 0x1718 ], %b[88]
}
{
  xord,0 %g7, %r18, %r18
  or_xord,1 %b[35], %g7, %g15, %g15
  ldd,2 [ %r2 + 0x1728 ], %b[9]
  xord,3 %g23, %b[42], %b[42]
  or_xord,4 %b[123], %g23, %g31, %g31
  ldd,5 [ %r2 + 0x1728 ], %b[97]
}
{
  xord,0 %b[34], %g2, %g2
  and_ord,1 %b[20], %r60, %r35, %r35
  xord,2 %b[11], %g11, %g11
  xord,3 %b[122], %g18, %g18
  and_ord,4 %b[108], %b[84], %b[59], %b[59]
  xord,5 %b[99], %g27, %g27
}
{
  andd,0 %r59, %b[12], %b[12]
  xord,1 %b[14], %b[0], %b[11]
  xord,2 %r59, %b[12], %b[34]
  andd,3 %b[83], %b[100], %b[100]
  xord,4 %b[102], %b[88], %b[99]
  xord,5 %b[83], %b[100], %b[122]
}
{
  andd,0 %b[18], %b[2], %b[29]
  and_ord,1 %r35, %r33, %b[29], %r33
  andd,2 %b[14], %b[0], %b[0]
  andd,3 %b[106], %b[90], %b[117]
  and_ord,4 %b[59], %b[57], %b[117], %b[57]
  andd,5 %b[102], %b[88], %b[88]
}
{
  xord,0 %g15, %g14, %g14
  xor_xord,1 %b[32], %r53, %r54, %r53
  andd,2 %g11, %b[28], %r54
  xord,3 %g31, %g30, %g30
  xor_xord,4 %b[120], %b[77], %b[78], %b[77]
  andd,5 %g27, %b[116], %b[78]
}
{
  ord,0 %g2, %r54, %r54
  and_ord,1 %r33, %r31, %r17, %r31
  ord,2 %b[18], %b[2], %r17
  ord,3 %g18, %b[78], %b[78]
  and_ord,4 %b[57], %b[55], %b[41], %b[55]
  ord,5 %b[106], %b[90], %b[41]
}
{
  xord,0 %g11, %b[36], %b[36]
  xor_xord,1 %b[25], %r36, %b[26], %r36
  xord,2 %g2, %g11, %g2
  xord,3 %g27, %b[124], %b[124]
  xor_xord,4 %b[113], %b[60], %b[114], %b[60]
  xord,5 %g18, %g27, %g18
}
{
  xord,0 %b[39], %r38, %r38
  and_ord,1 %r31, %b[34], %b[12], %b[12]
  ldd,2 [ %r2 + 0x1730 ], %b[26]
  xord,3 %b[127], %b[62], %b[62]
  and_ord,4 %b[55], %b[122], %b[100], %b[100]
  ldd,5 [ %r2 + 0x1730 ], %b[114]
}
{
  andd,0 %b[13], %b[9], %b[9]
  xor_xord,1 %r52, %b[33], %b[37], %b[33]
  xord,2 %b[13], %b[9], %b[39]
  andd,3 %b[101], %b[97], %b[97]
  xor_xord,4 %b[76], %b[121], %b[125], %b[121]
  xord,5 %b[101], %b[97], %b[127]
}
{
  xord,0 %r48, %b[16], %b[16]
  and_ord,1 %b[12], %b[11], %b[0], %b[0]
  ldd,2 [ %r2 + 0x1738 ], %b[37]
  xord,3 %b[72], %b[104], %b[104]
  and_ord,4 %b[100], %b[99], %b[88], %b[88]
  ldd,5 [ %r2 + 0x1738 ], %b[125]
}
{
  andd,0 %r27, %b[26], %b[26]
  xord,1 %r44, %r42, %r42
  xord,2 %r27, %b[26], %r48
  andd,3 %b[51], %b[114], %b[114]
  xord,4 %b[68], %b[66], %b[66]
  xord,5 %b[51], %b[114], %b[72]
}
{
  ldd,0 [ %r2 + 0x1748 ], %r44
  and_ord,1 %b[0], %r17, %b[29], %r17
  ldd,2 [ %r2 + 0x1740 ], %b[29]
  ldd,3 [ %r2 + 0x1748 ], %b[68]
  and_ord,4 %b[88], %b[41], %b[117], %b[41]
  ldd,5 [ %r2 + 0x1740 ], %b[117]
}
{
  xord,0 %g3, %g1, %g1
  xor_xord,1 %b[18], %b[2], %b[0], %b[2]
  andnd,2 %g15, %b[35], %b[0]
  xord,3 %g19, %g17, %g17
  xor_xord,4 %b[106], %b[90], %b[88], %b[90]
  andnd,5 %g31, %b[123], %b[88]
}
{
  xord,0 %r17, %b[39], %b[39]
  and_ord,1 %r17, %b[39], %b[9], %b[9]
  andd,2 %r16, %b[37], %g3
  xord,3 %b[41], %b[127], %b[127]
  and_ord,4 %b[41], %b[127], %b[97], %b[97]
  andd,5 %b[40], %b[125], %g19
}
{
  xord,0 %b[20], %r60, %r60
  xor_xord,1 %b[24], %r50, %b[6], %r50
  ord,2 %r16, %b[37], %r17
  xord,3 %b[108], %b[84], %b[84]
  xor_xord,4 %b[112], %b[74], %b[94], %b[74]
  ord,5 %b[40], %b[125], %b[41]
}
{
  ord,0 %b[5], %b[29], %b[6]
  and_ord,1 %b[9], %r48, %b[26], %b[26]
  andd,2 %b[5], %b[29], %b[20]
  ord,3 %b[93], %b[117], %b[94]
  and_ord,4 %b[97], %b[72], %b[114], %b[114]
  andd,5 %b[93], %b[117], %b[108]
}
{
  xord,0 %b[39], %b[2], %b[9]
  xor_xord,1 %r26, %r61, %r35, %r61
  xord,2 %b[9], %r48, %r48
  xord,3 %b[127], %b[90], %b[97]
  xor_xord,4 %b[50], %b[85], %b[59], %b[85]
  xord,5 %b[97], %b[72], %b[72]
}
{
  xord,0 %g15, %b[8], %r35
  and_ord,1 %b[26], %r17, %g3, %r17
  andnd,2 %b[2], %b[39], %g3
  xord,3 %g31, %b[96], %b[59]
  and_ord,4 %b[114], %b[41], %g19, %b[41]
  andnd,5 %b[90], %b[127], %g19
}
{
  xord,0 %b[8], %g7, %b[0]
  xor_xord,1 %r16, %b[37], %b[26], %b[37]
  andnd,2 %r35, %b[0], %r35
  xord,3 %b[96], %g23, %b[88]
  xor_xord,4 %b[40], %b[125], %b[114], %b[125]
  andnd,5 %b[59], %b[88], %b[59]
}
{
  andd,0 %r35, %b[35], %b[26]
  and_ord,1 %r17, %b[6], %b[20], %b[6]
  andnd,2 %r35, %g15, %b[20]
  andd,3 %b[59], %b[123], %b[114]
  and_ord,4 %b[41], %b[94], %b[108], %b[94]
  andnd,5 %b[59], %g31, %b[108]
}
{
  xord,0 %r35, %r18, %r18
  xor_xord,1 %b[5], %b[29], %r17, %b[29]
  xord,2 %b[35], %b[20], %b[20]
  xord,3 %b[59], %b[42], %b[42]
  xor_xord,4 %b[93], %b[117], %b[41], %b[117]
  xord,5 %b[123], %b[108], %b[108]
}
{
  xornd,0 %b[37], %r48, %r48
  xor_andd,1 %r48, %b[2], %b[9], %r17
  andd,2 %r48, %b[37], %b[35]
  xornd,3 %b[125], %b[72], %b[72]
  xor_andd,4 %b[72], %b[90], %b[97], %b[41]
  andd,5 %b[72], %b[125], %b[123]
}
{
  andd,0 %b[37], %b[39], %b[2]
  andnd,1 %b[0], %b[20], %b[0]
  xornd,2 %b[2], %b[35], %b[35]
  andd,3 %b[125], %b[127], %b[90]
  andnd,4 %b[88], %b[108], %b[88]
  xornd,5 %b[90], %b[123], %b[123]
}
{
  xord,0 %r42, %r28, %r28
  andn_xornd,1 %b[35], %b[39], %b[37], %b[39]
  xord,2 %r17, %b[2], %b[2]
  xord,3 %b[66], %b[52], %b[52]
  andn_xornd,4 %b[123], %b[127], %b[125], %b[127]
  xord,5 %b[41], %b[90], %b[90]
}
{
  andnd,0 %r53, %b[28], %b[9]
  andn_xornd,1 %b[2], %g3, %b[9], %g3
  andd,2 %b[37], %b[35], %b[37]
  andnd,3 %b[77], %b[116], %b[97]
  andn_xornd,4 %b[90], %g19, %b[97], %g19
  andd,5 %b[125], %b[123], %b[125]
}
{
  andnd,0 %b[28], %r53, %b[19]
  xor_xord,1 %b[39], %r17, %b[19], %b[39]
  andnd,2 %r48, %b[37], %r48
  andnd,3 %b[116], %b[77], %b[107]
  xor_xord,4 %b[127], %b[41], %b[107], %b[127]
  andnd,5 %b[72], %b[125], %b[72]
}
{
  xord,0 %g3, %r48, %g3
  xor_andnd,1 %g15, %b[8], %g7, %g15
  ord,2 %r17, %r48, %r17
  xord,3 %g19, %b[72], %g19
  xor_andnd,4 %g31, %b[96], %g23, %g31
  ord,5 %b[41], %b[72], %b[41]
}
{
  xord,0 %b[21], %r44, %r48
  andd,1 %b[21], %r44, %r44
  ldd,2 [ %r2 + 0x1750 ], %b[8]
  xord,3 %b[109], %b[68], %b[72]
  andd,4 %b[109], %b[68], %b[68]
  ldd,5 [ %r2 + 0x1750 ], %b[96]
}
{
  xord,0 %b[6], %r48, %r48
  and_ord,1 %b[6], %r48, %r44, %r44
  xord,2 %r58, %r17, %r17
  xord,3 %b[94], %b[72], %b[72]
  and_ord,4 %b[94], %b[72], %b[68], %b[68]
  xord,5 %b[82], %b[41], %b[41]
}
{
  xord,0 %r54, %r53, %r53
  xor_xord,1 %b[0], %g7, %r40, %b[0]
  xord,2 %r41, %g3, %g3
  xord,3 %b[78], %b[77], %b[77]
  xor_xord,4 %b[88], %g23, %b[64], %b[88]
  xord,5 %b[65], %g19, %g19
}
{
  xord,0 %r38, %b[16], %g15
  orn_xord,1 %r35, %g15, %b[26], %b[26]
  andnd,2 %r38, %r36, %r35
  xord,3 %b[62], %b[104], %g31
  orn_xord,4 %b[59], %g31, %b[114], %b[114]
  andnd,5 %b[62], %b[60], %b[59]
}
{
  xord,0 %g10, %b[8], %r40
  andd,1 %g10, %b[8], %b[8]
  ldd,2 [ %r2 + 0x1758 ], %g7
  xord,3 %g26, %b[96], %b[64]
  andd,4 %g26, %b[96], %b[96]
  ldd,5 [ %r2 + 0x1758 ], %g23
}
{
  xord,0 %b[26], %g14, %g14
  and_ord,1 %r44, %r40, %b[8], %b[8]
  xord,2 %r44, %r40, %r40
  xord,3 %b[114], %g30, %g30
  and_ord,4 %b[68], %b[64], %b[96], %b[96]
  xord,5 %b[68], %b[64], %b[64]
}
{
  andnd,0 %r42, %g1, %b[26]
  xor_xord,1 %b[20], %b[26], %r32, %b[20]
  xord,2 %b[33], %r35, %r35
  andnd,3 %b[66], %g17, %b[114]
  xor_xord,4 %b[108], %b[114], %b[56], %b[108]
  xord,5 %b[121], %b[59], %b[59]
}
{
  andd,0 %g4, %g7, %r44
  ord,1 %g4, %g7, %r41
  ldd,2 [ %r2 + 0x1760 ], %r32
  andd,3 %g20, %g23, %b[68]
  ord,4 %g20, %g23, %b[65]
  ldd,5 [ %r2 + 0x1760 ], %b[56]
}
{
  xord,0 %r40, %b[29], %r58
  xor_xord,1 %g4, %g7, %b[8], %g7
  xornd,2 %r48, %b[29], %b[6]
  xord,3 %b[64], %b[117], %b[82]
  xor_xord,4 %g20, %g23, %b[96], %g23
  xornd,5 %b[72], %b[117], %b[94]
}
{
  xord,0 %r40, %r48, %b[8]
  and_ord,1 %b[8], %r41, %r44, %r41
  andd,2 %r40, %r48, %r44
  xord,3 %b[64], %b[72], %b[96]
  and_ord,4 %b[96], %b[65], %b[68], %b[65]
  andd,5 %b[64], %b[72], %b[68]
}
{
  xord,0 %r31, %b[34], %b[34]
  xor_andd,1 %g7, %r48, %b[6], %b[6]
  andd,2 %r20, %r32, %b[37]
  xord,3 %b[55], %b[122], %b[122]
  xor_andd,4 %g23, %b[72], %b[94], %b[94]
  andd,5 %b[44], %b[56], %b[125]
}
{
  xord,0 %b[12], %b[11], %b[11]
  andn_xornd,1 %g11, %b[19], %b[9], %g11
  xord,2 %r40, %g7, %r31
  xord,3 %b[100], %b[99], %b[99]
  andn_xornd,4 %g27, %b[107], %b[97], %g27
  xord,5 %b[64], %g23, %b[55]
}
{
  ornd,0 %r58, %r31, %r31
  and_xornd,1 %b[6], %b[8], %r44, %b[8]
  ord,2 %r20, %r32, %b[12]
  ornd,3 %b[82], %b[55], %b[55]
  and_xornd,4 %b[94], %b[96], %b[68], %b[96]
  ord,5 %b[44], %b[56], %b[100]
}
{
  andnd,0 %r48, %r40, %b[37]
  and_ord,1 %r41, %b[12], %b[37], %b[12]
  xord,2 %r31, %r51, %r51
  andnd,3 %b[72], %b[64], %b[125]
  and_ord,4 %b[65], %b[100], %b[125], %b[100]
  xord,5 %b[55], %b[75], %b[75]
}
{
  andd,0 %b[8], %b[29], %b[29]
  ord,1 %b[8], %g7, %g7
  xord,2 %g7, %r40, %r40
  andd,3 %b[96], %b[117], %b[117]
  ord,4 %b[96], %g23, %g23
  xord,5 %g23, %b[64], %b[64]
}
{
  ord,0 %r48, %r40, %r40
  or_xord,1 %b[37], %r58, %r48, %b[37]
  xord,2 %b[8], %r51, %r51
  ord,3 %b[72], %b[64], %b[64]
  or_xord,4 %b[125], %b[82], %b[72], %b[125]
  xord,5 %b[96], %b[75], %b[75]
}
{
  xord,0 %r40, %r31, %r31
  xor_xord,1 %r20, %r32, %r41, %r32
  ornd,2 %b[29], %g7, %g7
  xord,3 %b[64], %b[55], %b[55]
  xor_xord,4 %b[44], %b[56], %b[65], %b[56]
  ornd,5 %b[117], %g23, %g23
}
{
  andd,0 %g11, %r53, %r53
  xor_xord,1 %g7, %r40, %g5, %g7
  xord,2 %b[15], %r31, %r31
  andd,3 %g27, %b[77], %b[77]
  xor_xord,4 %g23, %b[64], %g21, %g23
  xord,5 %b[103], %b[55], %b[55]
}
{
  xord,0 %r53, %b[36], %b[36]
  or_xord,1 %b[6], %b[37], %b[7], %b[6]
  xornd,2 %g11, %g2, %g2
  xord,3 %b[77], %b[124], %b[124]
  or_xord,4 %b[94], %b[125], %b[95], %b[94]
  xornd,5 %g27, %g18, %g18
}
{
  andd,0 %r54, %g2, %b[37]
  xor_xord,1 %r54, %g11, %b[30], %r54
  ldd,2 [ %r2 + 0x1768 ], %r53
  andd,3 %b[78], %g18, %b[125]
  xor_xord,4 %b[78], %g27, %b[118], %b[78]
  ldd,5 [ %r2 + 0x1768 ], %b[77]
}
{
  andnd,0 %r35, %r36, %b[30]
  and_andnd,1 %r38, %r35, %g15, %g11
  andnd,2 %g11, %b[37], %b[37]
  andnd,3 %b[59], %b[60], %b[118]
  and_andnd,4 %b[62], %b[59], %g31, %g27
  andnd,5 %g27, %b[125], %b[125]
}
{
  xord,0 %r35, %r38, %r35
  xor_xord,1 %b[37], %b[28], %b[17], %b[37]
  andnd,2 %r36, %r35, %b[28]
  xord,3 %b[59], %b[62], %b[59]
  xor_xord,4 %b[125], %b[116], %b[105], %b[125]
  andnd,5 %b[60], %b[59], %b[116]
}
{
  andnd,0 %g1, %r42, %g15
  andn_ord,1 %g2, %b[19], %b[9], %g2
  ornd,2 %g15, %r35, %r35
  andnd,3 %g17, %b[66], %g31
  andn_ord,4 %g18, %b[107], %b[97], %g18
  ornd,5 %g31, %b[59], %b[59]
}
{
  xord,0 %r43, %r53, %b[9]
  andd,1 %r43, %r53, %r53
  ldd,2 [ %r2 + 0x1770 ], %b[19]
  xord,3 %b[67], %b[77], %b[97]
  andd,4 %b[67], %b[77], %b[77]
  ldd,5 [ %r2 + 0x1770 ], %b[107]
}
{
  xord,0 %b[12], %b[9], %b[9]
  and_ord,1 %b[12], %b[9], %r53, %r53
  ldd,2 [ %r2 + 0x1778 ], %r38
  xord,3 %b[100], %b[97], %b[97]
  and_ord,4 %b[100], %b[97], %b[77], %b[77]
  ldd,5 [ %r2 + 0x1778 ], %b[62]
}
{
  xord,0 %r35, %b[33], %b[33]
  andn_xornd,1 %g11, %b[28], %b[30], %b[28]
  xord,2 %g2, %r30, %g2
  xord,3 %b[59], %b[121], %b[121]
  andn_xornd,4 %g27, %b[116], %b[118], %b[116]
  xord,5 %g18, %b[54], %g18
}
{
  ldd,0 [ %r2 + 0x1788 ], %b[30]
  xord,1 %r63, %b[19], %b[12]
  ldd,2 [ %r2 + 0x1780 ], %r30
  ldd,3 [ %r2 + 0x1788 ], %b[118]
  xord,4 %b[87], %b[107], %b[100]
  ldd,5 [ %r2 + 0x1780 ], %b[54]
}
{
  andd,0 %r63, %b[19], %b[19]
  xord,1 %r53, %b[12], %b[7]
  ldd,2 [ %r2 + 0x1790 ], %b[17]
  andd,3 %b[87], %b[107], %b[107]
  xord,4 %b[77], %b[100], %b[95]
  ldd,5 [ %r2 + 0x1790 ], %b[105]
}
{
  andnd,0 %b[9], %b[7], %r53
  and_ord,1 %r53, %b[12], %b[19], %b[19]
  andnd,2 %b[7], %b[9], %b[12]
  andnd,3 %b[97], %b[95], %b[77]
  and_ord,4 %b[77], %b[100], %b[107], %b[107]
  andnd,5 %b[95], %b[97], %b[100]
}
{
  andd,0 %r17, %b[30], %r40
  ord,1 %r17, %b[30], %g5
  andd,2 %b[39], %r30, %b[15]
  andd,3 %b[41], %b[118], %b[64]
  ord,4 %b[41], %b[118], %g21
  andd,5 %b[127], %b[54], %b[103]
}
{
  andnd,0 %b[7], %r32, %r41
  and_ord,1 %b[15], %g5, %r40, %g5
  xord,2 %g3, %b[17], %r40
  andnd,3 %b[95], %b[56], %b[65]
  and_ord,4 %b[103], %g21, %b[64], %g21
  xord,5 %g19, %b[105], %b[64]
}
{
  ornd,0 %b[33], %b[28], %b[33]
  xor_xord,1 %r57, %r38, %b[19], %r38
  andnd,2 %r32, %b[7], %b[19]
  ornd,3 %b[121], %b[116], %b[121]
  xor_xord,4 %b[81], %b[62], %b[107], %b[62]
  andnd,5 %b[56], %b[95], %b[107]
}
{
  ornd,0 %r50, %r60, %r39
  xor_xord,1 %b[28], %b[16], %b[1], %b[1]
  xord,2 %g11, %r39, %g11
  ornd,3 %b[74], %b[84], %b[63]
  xor_xord,4 %b[116], %b[104], %b[89], %b[89]
  xord,5 %g27, %b[63], %g27
}
{
  andnd,0 %r32, %r38, %r48
  andnd,1 %b[9], %r38, %r58
  xord,2 %r38, %r32, %b[29]
  andnd,3 %b[56], %b[62], %b[72]
  andnd,4 %b[97], %b[62], %b[82]
  xord,5 %b[62], %b[56], %b[117]
}
{
  ornd,0 %r58, %b[7], %r58
  or_xornd,1 %b[7], %r48, %b[29], %r48
  ornd,2 %b[29], %b[9], %b[29]
  ornd,3 %b[82], %b[95], %b[82]
  or_xornd,4 %b[95], %b[72], %b[117], %b[72]
  ornd,5 %b[117], %b[97], %b[117]
}
{
  xord,0 %b[29], %r32, %r32
  xord,1 %r58, %r21, %r58
  xord,2 %b[29], %b[7], %b[7]
  xord,3 %b[117], %b[56], %b[56]
  xord,4 %b[82], %b[45], %b[82]
  xord,5 %b[117], %b[95], %b[95]
}
{
  andnd,0 %b[7], %r32, %r32
  or_xornd,1 %r48, %b[12], %r53, %r53
  andd,2 %r48, %b[29], %b[29]
  andnd,3 %b[95], %b[56], %b[56]
  or_xornd,4 %b[72], %b[100], %b[77], %b[77]
  andd,5 %b[72], %b[117], %b[117]
}
{
  andnd,0 %r50, %r60, %b[9]
  xor_xord,1 %r32, %b[9], %r55, %r32
  xord,2 %r22, %b[29], %b[29]
  andnd,3 %b[74], %b[84], %b[97]
  xor_xord,4 %b[56], %b[97], %b[79], %b[56]
  xord,5 %b[46], %b[117], %b[117]
}
{
  xord,0 %b[33], %g11, %g11
  or_xornd,1 %r53, %b[19], %r41, %b[19]
  ord,2 %r35, %b[16], %r41
  xord,3 %b[121], %g27, %g27
  or_xornd,4 %b[77], %b[107], %b[65], %b[107]
  ord,5 %b[59], %b[104], %b[65]
}
{
  xord,0 %r35, %b[23], %r35
  xor_xord,1 %r53, %r38, %b[27], %r53
  andd,2 %g3, %b[17], %b[17]
  xord,3 %b[59], %b[111], %b[59]
  xor_xord,4 %b[77], %b[62], %b[115], %b[77]
  andd,5 %g19, %b[105], %b[105]
}
{
  andnd,0 %r39, %r42, %b[26]
  or_xornd,1 %r60, %b[26], %g15, %g15
  xord,2 %b[19], %r58, %r58
  andnd,3 %b[63], %b[66], %b[114]
  or_xornd,4 %b[84], %b[114], %g31, %g31
  xord,5 %b[107], %b[82], %b[82]
}
{
  andd,0 %b[26], %r60, %b[28]
  and_xord,1 %b[33], %r41, %b[16], %r41
  xord,2 %b[28], %r35, %r35
  andd,3 %b[114], %b[84], %b[116]
  and_xord,4 %b[121], %b[65], %b[104], %b[65]
  xord,5 %b[116], %b[59], %b[59]
}
{
  xord,0 %r50, %g1, %b[16]
  and_ord,1 %g5, %r40, %b[17], %b[17]
  ldd,2 [ %r2 + 0x1798 ], %b[33]
  xord,3 %b[74], %g17, %b[104]
  and_ord,4 %g21, %b[64], %b[105], %b[105]
  ldd,5 [ %r2 + 0x1798 ], %b[121]
}
{
  ord,0 %r50, %r42, %r50
  or_xord,1 %g15, %b[9], %r39, %b[9]
  andd,2 %r50, %r42, %r39
  ord,3 %b[74], %b[66], %b[74]
  or_xord,4 %g31, %b[97], %b[63], %b[97]
  andd,5 %b[74], %b[66], %b[63]
}
{
  andnd,0 %r61, %b[34], %r24
  xor_xord,1 %r41, %r36, %r24, %r41
  andnd,2 %b[34], %r61, %r36
  andnd,3 %b[85], %b[122], %b[48]
  xor_xord,4 %b[65], %b[60], %b[48], %b[65]
  andnd,5 %b[122], %b[85], %b[60]
}
{
  ord,0 %b[33], %b[17], %b[19]
  ord,1 %b[9], %r60, %r60
  andd,2 %b[33], %b[17], %r42
  ord,3 %b[121], %b[105], %b[107]
  ord,4 %b[97], %b[84], %b[84]
  andd,5 %b[121], %b[105], %b[66]
}
{
  ldd,0 [ %r2 + 0x17a8 ], %r42
  and_ord,1 %r51, %b[19], %r42, %b[19]
  ldd,2 [ %r2 + 0x17a0 ], %b[23]
  ldd,3 [ %r2 + 0x17a8 ], %b[66]
  and_ord,4 %b[75], %b[107], %b[66], %b[107]
  ldd,5 [ %r2 + 0x17a0 ], %b[111]
}
{
  xord,0 %g1, %r25, %r25
  orn_xord,1 %g15, %r50, %r39, %r50
  ornd,2 %b[28], %r60, %r60
  xord,3 %g17, %b[49], %b[49]
  orn_xord,4 %g31, %b[74], %b[63], %b[74]
  ornd,5 %b[116], %b[84], %b[84]
}
{
  ldd,0 [ %r2 + 0x17b8 ], %g15
  andn_xornd,1 %r60, %b[16], %g1, %b[16]
  ldd,2 [ %r2 + 0x17b0 ], %r39
  ldd,3 [ %r2 + 0x17b8 ], %g31
  andn_xornd,4 %b[84], %b[104], %g17, %b[104]
  ldd,5 [ %r2 + 0x17b0 ], %b[63]
}
{
  ord,0 %b[23], %b[19], %b[28]
  xord,1 %b[6], %r42, %r38
  andd,2 %b[23], %b[19], %g1
  ord,3 %b[111], %b[107], %b[116]
  xord,4 %b[94], %b[66], %b[62]
  andd,5 %b[111], %b[107], %g17
}
{
  xord,0 %b[16], %r28, %r28
  and_ord,1 %g7, %b[28], %g1, %b[28]
  andd,2 %b[6], %r42, %r42
  xord,3 %b[104], %b[52], %b[52]
  and_ord,4 %g23, %b[116], %g17, %b[116]
  andd,5 %b[94], %b[66], %b[66]
}
{
  andd,0 %r31, %r39, %r39
  andd,1 %b[29], %g15, %g1
  xord,2 %r31, %r39, %b[16]
  andd,3 %b[55], %b[63], %b[63]
  andd,4 %b[117], %g31, %g17
  xord,5 %b[55], %b[63], %b[104]
}
{
  xord,0 %r50, %r25, %r25
  and_ord,1 %b[28], %r38, %r42, %r42
  ord,2 %b[29], %g15, %b[27]
  xord,3 %b[74], %b[49], %b[49]
  and_ord,4 %b[116], %b[62], %b[66], %b[66]
  ord,5 %b[117], %g31, %b[115]
}
{
  xord,0 %b[34], %r19, %r19
  xor_xord,1 %r60, %r50, %b[10], %r60
  xord,2 %b[26], %g0, %b[26]
  xord,3 %b[122], %b[43], %b[43]
  xor_xord,4 %b[84], %b[74], %b[98], %b[84]
  xord,5 %b[114], %g16, %b[114]
}
{
  xord,0 %b[2], %b[35], %b[2]
  and_ord,1 %r42, %b[16], %r39, %r39
  xord,2 %b[9], %b[26], %b[26]
  xord,3 %b[90], %b[123], %b[90]
  and_ord,4 %b[66], %b[104], %b[63], %b[63]
  xord,5 %b[97], %b[114], %b[114]
}
{
  xord,0 %b[39], %r30, %r30
  xor_xord,1 %b[22], %b[4], %r33, %b[4]
  xord,2 %r23, %b[2], %b[2]
  xord,3 %b[127], %b[54], %b[54]
  xor_xord,4 %b[110], %b[92], %b[57], %b[92]
  xord,5 %b[47], %b[90], %b[90]
}
{
  ldd,0 [ %r2 + 0x17c8 ], %g1
  and_ord,1 %r39, %b[27], %g1, %b[27]
  ldd,2 [ %r2 + 0x17c0 ], %r23
  ldd,3 [ %r2 + 0x17c8 ], %g17
  and_ord,4 %b[63], %b[115], %g17, %b[115]
  ldd,5 [ %r2 + 0x17c0 ], %b[47]
}
{
  andnd,0 %b[4], %b[34], %r33
  andn_xornd,1 %b[11], %r36, %r24, %r24
  andnd,2 %b[34], %b[4], %r36
  andnd,3 %b[92], %b[122], %b[57]
  andn_xornd,4 %b[99], %b[60], %b[48], %b[48]
  andnd,5 %b[122], %b[92], %b[60]
}
{
  xord,0 %b[4], %g9, %g9
  xor_xord,1 %r17, %b[30], %b[15], %b[30]
  ord,2 %b[34], %b[4], %b[34]
  xord,3 %b[92], %g25, %g25
  xor_xord,4 %b[41], %b[118], %b[103], %b[118]
  ord,5 %b[122], %b[92], %b[122]
}
{
  ord,0 %r32, %r23, %b[35]
  andd,1 %r58, %g1, %b[9]
  andd,2 %r32, %r23, %b[15]
  ord,3 %b[56], %b[47], %b[123]
  andd,4 %b[82], %g17, %b[97]
  andd,5 %b[56], %b[47], %b[103]
}
{
  ord,0 %r58, %g1, %g0
  and_ord,1 %b[27], %b[35], %b[15], %b[35]
  ldd,2 [ %r2 + 0x17d0 ], %b[15]
  ord,3 %b[82], %g17, %g16
  and_ord,4 %b[115], %b[123], %b[103], %b[123]
  ldd,5 [ %r2 + 0x17d0 ], %b[103]
}
{
  xord,0 %r24, %b[4], %b[4]
  xord,1 %r61, %b[34], %b[34]
  andd,2 %r24, %b[11], %r50
  xord,3 %b[48], %b[92], %b[92]
  xord,4 %b[85], %b[122], %b[122]
  andd,5 %b[48], %b[99], %b[74]
}
{
  xord,0 %b[34], %r24, %r24
  and_ord,1 %b[35], %g0, %b[9], %g0
  ornd,2 %r50, %b[4], %b[4]
  xord,3 %b[122], %b[48], %b[48]
  and_ord,4 %b[123], %g16, %b[97], %g16
  ornd,5 %b[74], %b[92], %b[92]
}
{
  xord,0 %r53, %b[15], %b[9]
  andd,1 %r53, %b[15], %b[15]
  ldd,2 [ %r2 + 0x17d8 ], %r50
  xord,3 %b[77], %b[103], %b[97]
  andd,4 %b[77], %b[103], %b[103]
  ldd,5 [ %r2 + 0x17d8 ], %b[74]
}
{
  xord,0 %b[34], %g9, %g9
  and_ord,1 %g0, %b[9], %b[15], %b[15]
  xord,2 %b[4], %r61, %b[10]
  xord,3 %b[122], %g25, %g25
  and_ord,4 %g16, %b[97], %b[103], %b[103]
  xord,5 %b[92], %b[85], %b[98]
}
{
  xord,0 %b[30], %b[3], %b[3]
  andn_xornd,1 %b[4], %r33, %r36, %r33
  xord,2 %g5, %r40, %r40
  xord,3 %b[118], %b[91], %b[91]
  andn_xornd,4 %b[92], %b[57], %b[60], %b[57]
  xord,5 %g21, %b[64], %b[64]
}
{
  andd,0 %b[0], %r50, %r50
  xor_xord,1 %r51, %b[33], %b[17], %b[33]
  xord,2 %b[0], %r50, %g5
  andd,3 %b[88], %b[74], %b[74]
  xor_xord,4 %b[75], %b[121], %b[105], %b[121]
  xord,5 %b[88], %b[74], %g21
}
{
  xord,0 %b[28], %r38, %r38
  andn_xord,1 %r33, %b[10], %b[4], %b[10]
  xord,2 %r40, %b[30], %b[4]
  xord,3 %b[116], %b[62], %b[62]
  andn_xord,4 %b[57], %b[98], %b[92], %b[98]
  xord,5 %b[64], %b[118], %b[92]
}
{
  xord,0 %r42, %b[16], %b[16]
  and_ord,1 %b[15], %g5, %r50, %r50
  ord,2 %b[33], %b[30], %b[28]
  xord,3 %b[66], %b[104], %b[104]
  and_ord,4 %b[103], %g21, %b[74], %b[74]
  ord,5 %b[121], %b[118], %b[116]
}
{
  xord,0 %r30, %b[28], %b[28]
  xor_xord,1 %r33, %r61, %r56, %r33
  ornd,2 %r24, %b[10], %r24
  xord,3 %b[54], %b[116], %b[116]
  xor_xord,4 %b[57], %b[85], %b[80], %b[57]
  ornd,5 %b[48], %b[98], %b[48]
}
{
  andnd,0 %b[28], %b[33], %b[11]
  xor_xord,1 %b[10], %b[11], %r34, %b[10]
  xord,2 %r24, %r19, %r19
  andnd,3 %b[116], %b[121], %b[99]
  xor_xord,4 %b[98], %b[99], %b[58], %b[98]
  xord,5 %b[48], %b[43], %b[43]
}
{
  ldd,0 [ %r2 + 0x17e8 ], %r24
  xord,1 %b[28], %r40, %r30
  ldd,2 [ %r2 + 0x17e0 ], %r34
  ldd,3 [ %r2 + 0x17e8 ], %b[48]
  xord,4 %b[116], %b[64], %b[54]
  ldd,5 [ %r2 + 0x17e0 ], %b[58]
}
{
  ldd,0 [ %r2 + 0x17f8 ], %r56
  andnd,1 %r30, %b[11], %r30
  ldd,2 [ %r2 + 0x17f0 ], %r61
  ldd,3 [ %r2 + 0x17f8 ], %b[80]
  andnd,4 %b[54], %b[99], %b[54]
  ldd,5 [ %r2 + 0x17f0 ], %b[85]
}
{
  ldd,0 [ %r2 + 0x1808 ], %r42
  andnd,1 %r30, %b[28], %b[17]
  ldd,2 [ %r2 + 0x1800 ], %b[11]
  ldd,3 [ %r2 + 0x1808 ], %b[66]
  andnd,4 %b[54], %b[116], %b[105]
  ldd,5 [ %r2 + 0x1800 ], %b[99]
}
{
  ord,0 %r18, %r34, %b[34]
  andd,1 %b[20], %r24, %r55
  andd,2 %r18, %r34, %r36
  ord,3 %b[42], %b[58], %b[122]
  andd,4 %b[108], %b[48], %b[79]
  andd,5 %b[42], %b[58], %b[60]
}
{
  xord,0 %g14, %r61, %r22
  and_ord,1 %r50, %b[34], %r36, %b[34]
  ord,2 %b[20], %r24, %r36
  xord,3 %g30, %b[85], %b[46]
  and_ord,4 %b[74], %b[122], %b[60], %b[122]
  ord,5 %b[108], %b[48], %b[60]
}
{
  xord,0 %b[36], %r56, %b[7]
  andd,1 %b[36], %r56, %r56
  andd,2 %g14, %r61, %r61
  xord,3 %b[124], %b[80], %b[95]
  andd,4 %b[124], %b[80], %b[80]
  andd,5 %g30, %b[85], %b[85]
}
{
  ord,0 %r54, %b[11], %b[12]
  and_ord,1 %b[34], %r36, %r55, %r36
  andd,2 %r54, %b[11], %r55
  ord,3 %b[78], %b[99], %b[100]
  and_ord,4 %b[122], %b[60], %b[79], %b[60]
  andd,5 %b[78], %b[99], %b[79]
}
{
  xord,0 %b[37], %r42, %r21
  andd,1 %b[37], %r42, %r42
  ldd,2 [ %r2 + 0x1810 ], %r48
  xord,3 %b[125], %b[66], %b[45]
  andd,4 %b[125], %b[66], %b[66]
  ldd,5 [ %r2 + 0x1810 ], %b[72]
}
{
  ldd,0 [ %r2 + 0x1820 ], %r44
  and_ord,1 %r36, %r22, %r61, %r61
  ldd,2 [ %r2 + 0x1818 ], %b[8]
  ldd,3 [ %r2 + 0x1820 ], %b[68]
  and_ord,4 %b[60], %b[46], %b[85], %b[85]
  ldd,5 [ %r2 + 0x1818 ], %b[96]
}
{
  andd,0 %r30, %b[33], %b[33]
  xor_andnd,1 %b[28], %r40, %b[30], %r40
  xord,2 %b[33], %b[17], %b[17]
  andd,3 %b[54], %b[121], %b[121]
  xor_andnd,4 %b[116], %b[64], %b[118], %b[64]
  xord,5 %b[121], %b[105], %b[105]
}
{
  xord,0 %r30, %b[3], %b[3]
  and_ord,1 %r61, %b[7], %r56, %r56
  andnd,2 %b[4], %b[17], %b[4]
  xord,3 %b[54], %b[91], %b[91]
  and_ord,4 %b[85], %b[95], %b[80], %b[80]
  andnd,5 %b[92], %b[105], %b[92]
}
{
  xord,0 %g0, %b[9], %b[9]
  xor_xord,1 %b[4], %b[30], %r37, %b[4]
  xord,2 %b[28], %b[24], %b[28]
  xord,3 %g16, %b[97], %b[97]
  xor_xord,4 %b[92], %b[118], %b[61], %b[92]
  xord,5 %b[116], %b[112], %b[116]
}
{
  andd,0 %g2, %r48, %r48
  and_ord,1 %r56, %b[12], %r55, %b[12]
  xord,2 %g2, %r48, %r55
  andd,3 %g18, %b[72], %b[72]
  and_ord,4 %b[80], %b[100], %b[79], %b[100]
  xord,5 %g18, %b[72], %b[79]
}
{
  andd,0 %b[1], %b[8], %b[8]
  andd,1 %g11, %r44, %b[24]
  xord,2 %b[1], %b[8], %g0
  andd,3 %b[89], %b[96], %b[96]
  andd,4 %g27, %b[68], %b[112]
  xord,5 %b[89], %b[96], %g16
}
{
  ord,0 %g11, %r44, %r37
  and_ord,1 %b[12], %r21, %r42, %r42
  ldd,2 [ %r2 + 0x1828 ], %b[30]
  ord,3 %g27, %b[68], %b[61]
  and_ord,4 %b[100], %b[45], %b[66], %b[66]
  ldd,5 [ %r2 + 0x1828 ], %b[118]
}
{
  xord,0 %r38, %b[22], %b[22]
  orn_xord,1 %r30, %r40, %b[33], %b[33]
  xord,2 %b[15], %g5, %g5
  xord,3 %b[62], %b[110], %b[110]
  orn_xord,4 %b[54], %b[64], %b[121], %b[121]
  xord,5 %b[103], %g21, %g21
}
{
  ldd,0 [ %r2 + 0x1838 ], %r30
  and_ord,1 %r42, %r55, %r48, %r48
  ldd,2 [ %r2 + 0x1830 ], %b[15]
  ldd,3 [ %r2 + 0x1838 ], %b[54]
  and_ord,4 %b[66], %b[79], %b[72], %b[72]
  ldd,5 [ %r2 + 0x1830 ], %b[103]
}
{
  andd,0 %r35, %b[30], %b[30]
  xor_xord,1 %g7, %b[23], %b[19], %b[23]
  xord,2 %r35, %b[30], %r40
  andd,3 %b[59], %b[118], %b[118]
  xor_xord,4 %g23, %b[111], %b[107], %b[111]
  xord,5 %b[59], %b[118], %b[64]
}
{
  xord,0 %b[33], %b[28], %b[28]
  and_ord,1 %r48, %g0, %b[8], %b[8]
  ldd,2 [ %r2 + 0x1840 ], %b[19]
  xord,3 %b[121], %b[116], %b[116]
  and_ord,4 %b[72], %g16, %b[96], %b[96]
  ldd,5 [ %r2 + 0x1840 ], %b[107]
}
{
  xord,0 %r61, %b[7], %b[7]
  xor_xord,1 %b[29], %g15, %r39, %g15
  andnd,2 %b[23], %r38, %r39
  xord,3 %b[85], %b[95], %b[95]
  xor_xord,4 %b[117], %g31, %b[63], %g31
  andnd,5 %b[111], %b[62], %b[63]
}
{
  andd,0 %r41, %b[15], %b[15]
  and_ord,1 %b[8], %r37, %b[24], %r37
  xord,2 %r41, %b[15], %b[24]
  andd,3 %b[65], %b[103], %b[103]
  and_ord,4 %b[96], %b[61], %b[112], %b[61]
  xord,5 %b[65], %b[103], %b[112]
}
{
  andd,0 %r28, %r30, %r30
  xor_xord,1 %g11, %r44, %b[8], %r44
  xord,2 %r28, %r30, %r61
  andd,3 %b[52], %b[54], %b[54]
  xor_xord,4 %g27, %b[68], %b[96], %b[68]
  xord,5 %b[52], %b[54], %b[85]
}
{
  xord,0 %r37, %r40, %r40
  and_ord,1 %r37, %r40, %b[30], %b[30]
  ldd,2 [ %r2 + 0x1848 ], %b[8]
  xord,3 %b[61], %b[64], %b[64]
  and_ord,4 %b[61], %b[64], %b[118], %b[118]
  ldd,5 [ %r2 + 0x1848 ], %b[96]
}
{
  andnd,0 %r38, %b[23], %b[33]
  xor_xord,1 %b[17], %b[33], %r45, %b[17]
  andd,2 %r60, %b[19], %r37
  andnd,3 %b[62], %b[111], %b[121]
  xor_xord,4 %b[105], %b[121], %b[69], %b[105]
  andd,5 %b[84], %b[107], %b[61]
}
{
  xord,0 %b[30], %b[24], %b[24]
  and_ord,1 %b[30], %b[24], %b[15], %b[15]
  ord,2 %r60, %b[19], %r45
  xord,3 %b[118], %b[112], %b[112]
  and_ord,4 %b[118], %b[112], %b[103], %b[103]
  ord,5 %b[84], %b[107], %b[69]
}
{
  andd,0 %g15, %r38, %r38
  xor_xord,1 %r32, %r23, %b[27], %r23
  ldd,2 [ %r2 + 0x1850 ], %b[30]
  andd,3 %g31, %b[62], %b[62]
  xor_xord,4 %b[56], %b[47], %b[115], %b[47]
  ldd,5 [ %r2 + 0x1850 ], %b[118]
}
{
  andd,0 %r25, %b[8], %b[15]
  and_ord,1 %b[15], %r61, %r30, %r30
  xord,2 %b[15], %r61, %r61
  andd,3 %b[49], %b[96], %b[103]
  and_ord,4 %b[103], %b[85], %b[54], %b[54]
  xord,5 %b[103], %b[85], %b[85]
}
{
  ord,0 %b[16], %r38, %r38
  xord,1 %b[16], %g15, %b[16]
  andd,2 %b[24], %r61, %b[27]
  ord,3 %b[104], %b[62], %b[62]
  xord,4 %b[104], %g31, %b[104]
  andd,5 %b[112], %b[85], %b[115]
}
{
  xornd,0 %r44, %b[27], %b[27]
  and_ord,1 %r30, %r45, %r37, %r45
  ord,2 %r25, %b[8], %r37
  xornd,3 %b[68], %b[115], %b[115]
  and_ord,4 %b[54], %b[69], %b[61], %b[69]
  ord,5 %b[49], %b[96], %b[61]
}
{
  xord,0 %r36, %r22, %r22
  xor_xord,1 %r60, %b[19], %r30, %b[19]
  xord,2 %r38, %b[23], %b[23]
  xord,3 %b[60], %b[46], %b[46]
  xor_xord,4 %b[84], %b[107], %b[54], %b[107]
  xord,5 %b[62], %b[111], %b[111]
}
{
  xord,0 %b[24], %r40, %r30
  xord,1 %b[24], %r44, %b[24]
  xornd,2 %r61, %b[24], %r36
  xord,3 %b[112], %b[64], %b[54]
  xord,4 %b[112], %b[68], %b[112]
  xornd,5 %b[85], %b[112], %b[60]
}
{
  andnd,0 %b[24], %r30, %b[24]
  and_ord,1 %r45, %r37, %b[15], %r37
  ldd,2 [ %r2 + 0x1858 ], %b[15]
  andnd,3 %b[112], %b[54], %b[112]
  and_ord,4 %b[69], %b[61], %b[103], %b[61]
  ldd,5 [ %r2 + 0x1858 ], %b[103]
}
{
  xord,0 %r42, %r55, %r55
  and_andnd,1 %r61, %b[27], %r36, %r36
  andd,2 %r61, %r40, %r30
  xord,3 %b[66], %b[79], %b[79]
  and_andnd,4 %b[85], %b[115], %b[60], %b[60]
  andd,5 %b[85], %b[64], %b[54]
}
{
  andd,0 %b[26], %b[30], %b[30]
  andn_xornd,1 %b[27], %r40, %r61, %r61
  xord,2 %b[26], %b[30], %r42
  andd,3 %b[114], %b[118], %b[118]
  andn_xornd,4 %b[115], %b[64], %b[85], %b[85]
  xord,5 %b[114], %b[118], %b[66]
}
{
  xord,0 %r37, %r42, %r42
  and_ord,1 %r37, %r42, %b[30], %b[30]
  xord,2 %b[24], %r30, %r30
  xord,3 %b[61], %b[66], %b[66]
  and_ord,4 %b[61], %b[66], %b[118], %b[118]
  xord,5 %b[112], %b[54], %b[54]
}
{
  andnd,0 %r44, %r40, %r40
  xor_xord,1 %r61, %b[24], %r49, %r61
  andnd,2 %r40, %r44, %r37
  andnd,3 %b[68], %b[64], %b[64]
  xor_xord,4 %b[85], %b[112], %b[73], %b[85]
  andnd,5 %b[64], %b[68], %b[61]
}
{
  ord,0 %b[24], %r36, %b[24]
  or_xornd,1 %r30, %r40, %r37, %r40
  ldd,2 [ %r2 + 0x1860 ], %r49
  ord,3 %b[112], %b[60], %b[112]
  or_xornd,4 %b[54], %b[64], %b[61], %b[64]
  ldd,5 [ %r2 + 0x1860 ], %b[73]
}
{
  ord,0 %r33, %b[15], %r44
  xord,1 %r29, %b[24], %b[24]
  andd,2 %r33, %b[15], %r37
  ord,3 %b[57], %b[103], %b[68]
  xord,4 %b[53], %b[112], %b[112]
  andd,5 %b[57], %b[103], %b[61]
}
{
  xord,0 %r42, %b[19], %r36
  xor_xord,1 %r25, %b[8], %r45, %b[8]
  xord,2 %r40, %r36, %r40
  xord,3 %b[66], %b[107], %b[60]
  xor_xord,4 %b[49], %b[96], %b[69], %b[96]
  xord,5 %b[64], %b[60], %b[64]
}
{
  ornd,0 %r22, %b[7], %r46
  xor_xord,1 %r33, %b[15], %b[30], %b[15]
  xord,2 %r46, %r40, %r40
  ornd,3 %b[46], %b[95], %b[70]
  xor_xord,4 %b[57], %b[103], %b[118], %b[103]
  xord,5 %b[70], %b[64], %b[64]
}
{
  xord,0 %r42, %b[8], %b[30]
  and_ord,1 %b[30], %r44, %r37, %r44
  andd,2 %r42, %b[8], %r37
  xord,3 %b[66], %b[96], %b[118]
  and_ord,4 %b[118], %b[68], %b[61], %b[68]
  andd,5 %b[66], %b[96], %b[61]
}
{
  xord,0 %b[15], %b[19], %b[19]
  xord,1 %r42, %b[15], %r29
  xord,2 %b[15], %b[8], %r45
  xord,3 %b[103], %b[107], %b[107]
  xord,4 %b[66], %b[103], %b[53]
  xord,5 %b[103], %b[96], %b[69]
}
{
  ornd,0 %r36, %r29, %r29
  xor_xord,1 %r58, %g1, %b[35], %g1
  andd,2 %r45, %b[19], %r45
  ornd,3 %b[60], %b[53], %b[53]
  xor_xord,4 %b[82], %g17, %b[123], %g17
  andd,5 %b[69], %b[107], %b[69]
}
{
  andnd,0 %b[8], %r42, %r37
  and_xornd,1 %r45, %b[30], %r37, %b[30]
  xord,2 %r29, %b[31], %b[31]
  andnd,3 %b[96], %b[66], %b[61]
  and_xornd,4 %b[69], %b[118], %b[61], %b[118]
  xord,5 %b[53], %b[119], %b[119]
}
{
  xord,0 %r48, %g0, %g0
  xor_ord,1 %b[15], %r42, %b[8], %r42
  xord,2 %g5, %g1, %b[35]
  xord,3 %b[72], %g16, %g16
  xor_ord,4 %b[103], %b[66], %b[96], %b[66]
  xord,5 %g21, %g17, %b[123]
}
{
  xord,0 %b[30], %b[31], %b[31]
  or_xord,1 %r37, %r36, %b[8], %r37
  andnd,2 %b[30], %b[19], %b[19]
  xord,3 %b[118], %b[119], %b[119]
  or_xord,4 %b[61], %b[60], %b[96], %b[61]
  andnd,5 %b[118], %b[107], %b[107]
}
{
  xord,0 %r42, %r29, %r29
  xor_xord,1 %r19, %r49, %r44, %b[15]
  xornd,2 %b[15], %b[19], %b[19]
  xord,3 %b[66], %b[53], %b[53]
  xor_xord,4 %b[43], %b[73], %b[68], %b[103]
  xornd,5 %b[103], %b[107], %b[107]
}
{
  xord,0 %g6, %r29, %r29
  xor_xord,1 %b[19], %r42, %b[32], %b[19]
  ord,2 %r45, %r37, %r45
  xord,3 %g22, %b[53], %b[53]
  xor_xord,4 %b[107], %b[66], %b[120], %b[107]
  ord,5 %b[69], %b[61], %b[69]
}
{
  andnd,0 %r22, %b[7], %g6
  andn_xornd,1 %g15, %b[33], %r39, %g8
  xord,2 %g8, %r45, %r45
  andnd,3 %b[46], %b[95], %g22
  andn_xornd,4 %g31, %b[121], %b[63], %g24
  xord,5 %g24, %b[69], %b[69]
}
{
  ord,0 %r19, %r49, %r49
  orn_xornd,1 %r23, %g5, %b[9], %r42
  andd,2 %r19, %r49, %r37
  ord,3 %b[43], %b[73], %b[73]
  orn_xornd,4 %b[47], %g21, %b[97], %b[66]
  andd,5 %b[43], %b[73], %b[61]
}
{
  xornd,0 %g8, %b[16], %b[16]
  xord,1 %r38, %g8, %b[32]
  andd,2 %g8, %b[23], %b[23]
  xornd,3 %g24, %b[104], %b[104]
  xord,4 %b[62], %g24, %b[120]
  andd,5 %g24, %b[111], %b[111]
}
{
  xord,0 %r26, %b[32], %b[32]
  and_ord,1 %r44, %r49, %r37, %r49
  andd,2 %r38, %b[16], %r38
  xord,3 %b[50], %b[120], %b[120]
  and_ord,4 %b[68], %b[73], %b[61], %b[73]
  andd,5 %b[62], %b[104], %b[62]
}
{
  andd,0 %g5, %r42, %g8
  xor_xord,1 %b[23], %g15, %b[38], %b[23]
  andnd,2 %g8, %r38, %r38
  andd,3 %g21, %b[66], %g24
  xor_xord,4 %b[111], %g31, %b[126], %b[111]
  andnd,5 %g24, %b[62], %b[62]
}
{
  andnd,0 %b[35], %g8, %g8
  andn_ord,1 %b[16], %b[33], %r39, %b[16]
  xord,2 %r38, %b[22], %b[22]
  andnd,3 %b[123], %g24, %g24
  andn_ord,4 %b[104], %b[121], %b[63], %b[104]
  xord,5 %b[62], %b[110], %b[110]
}
{
  ldd,0 [ %r2 + 0x1870 ], %b[33]
  andnd,1 %r42, %r23, %r39
  ldd,2 [ %r2 + 0x1868 ], %r38
  ldd,3 [ %r2 + 0x1870 ], %b[121]
  andnd,4 %b[66], %b[47], %b[63]
  ldd,5 [ %r2 + 0x1868 ], %b[62]
}
{
  andnd,0 %r23, %r42, %b[38]
  xor_xord,1 %r18, %r34, %r50, %r34
  ldd,2 [ %r2 + 0x1878 ], %g15
  andnd,3 %b[47], %b[66], %b[126]
  xor_xord,4 %b[42], %b[58], %b[74], %b[58]
  ldd,5 [ %r2 + 0x1878 ], %g31
}
{
  xord,0 %g8, %b[18], %b[18]
  xor_xord,1 %b[20], %r24, %b[34], %r24
  xord,2 %b[16], %r59, %b[16]
  xord,3 %g24, %b[106], %b[106]
  xor_xord,4 %b[108], %b[48], %b[122], %b[48]
  xord,5 %b[104], %b[83], %b[104]
}
{
  ldd,0 [ %r2 + 0x1888 ], %b[34]
  xord,1 %b[10], %r38, %r50
  ldd,2 [ %r2 + 0x1880 ], %r59
  ldd,3 [ %r2 + 0x1888 ], %b[122]
  xord,4 %b[98], %b[62], %b[74]
  ldd,5 [ %r2 + 0x1880 ], %b[83]
}
{
  xord,0 %g9, %b[33], %r26
  andd,1 %g9, %b[33], %b[33]
  andd,2 %b[10], %r38, %r38
  xord,3 %g25, %b[121], %b[50]
  andd,4 %g25, %b[121], %b[121]
  andd,5 %b[98], %b[62], %b[62]
}
{
  andnd,0 %r34, %r24, %r49
  and_ord,1 %r49, %r50, %r38, %r38
  xord,2 %r49, %r50, %r50
  andnd,3 %b[58], %b[48], %b[73]
  and_ord,4 %b[73], %b[74], %b[62], %b[62]
  xord,5 %b[73], %b[74], %b[74]
}
{
  andd,0 %b[24], %b[34], %r44
  ord,1 %b[24], %b[34], %r36
  andd,2 %r61, %r59, %r37
  andd,3 %b[112], %b[122], %b[68]
  ord,4 %b[112], %b[122], %b[60]
  andd,5 %b[85], %b[83], %b[61]
}
{
  xord,0 %r50, %b[25], %b[25]
  and_ord,1 %r38, %r26, %b[33], %b[33]
  xord,2 %r38, %r26, %r26
  xord,3 %b[74], %b[113], %b[113]
  and_ord,4 %b[62], %b[50], %b[121], %b[121]
  xord,5 %b[62], %b[50], %b[50]
}
{
  andnd,0 %r50, %r26, %b[8]
  xord,1 %r26, %b[15], %b[30]
  andnd,2 %r26, %r50, %r38
  andnd,3 %b[74], %b[50], %b[96]
  xord,4 %b[50], %b[103], %b[118]
  andnd,5 %b[50], %b[74], %b[62]
}
{
  andnd,0 %b[15], %r26, %r48
  xor_xord,1 %b[2], %g15, %b[33], %g15
  andnd,2 %r26, %b[15], %b[33]
  andnd,3 %b[103], %b[50], %b[72]
  xor_xord,4 %b[90], %g31, %b[121], %g31
  andnd,5 %b[50], %b[103], %b[121]
}
{
  andnd,0 %r46, %r34, %g8
  andn_xornd,1 %g8, %b[38], %r39, %b[38]
  andnd,2 %r24, %r34, %r39
  andnd,3 %b[70], %b[58], %g24
  andn_xornd,4 %g24, %b[126], %b[63], %b[126]
  andnd,5 %b[48], %b[58], %b[63]
}
{
  andnd,0 %b[15], %g15, %b[15]
  and_ord,1 %r37, %r36, %r44, %r36
  xord,2 %g15, %b[15], %r44
  andnd,3 %b[103], %g31, %b[103]
  and_ord,4 %b[61], %b[60], %b[68], %b[60]
  xord,5 %g31, %b[103], %b[68]
}
{
  andnd,0 %r50, %g15, %r50
  or_xornd,1 %r26, %b[15], %r44, %b[15]
  ornd,2 %r44, %r50, %r44
  andnd,3 %b[74], %g31, %b[74]
  or_xornd,4 %b[50], %b[103], %b[68], %b[103]
  ornd,5 %b[68], %b[74], %b[68]
}
{
  andd,0 %g8, %b[7], %r26
  xor_andd,1 %r44, %r26, %b[30], %b[30]
  ornd,2 %r50, %r26, %r50
  andd,3 %g24, %b[95], %b[50]
  xor_andd,4 %b[68], %b[50], %b[118], %b[118]
  ornd,5 %b[74], %b[50], %b[74]
}
{
  andd,0 %r22, %r34, %r44
  or_xornd,1 %b[15], %r38, %b[8], %b[8]
  andd,2 %b[15], %r44, %b[15]
  andd,3 %b[46], %b[58], %b[68]
  or_xornd,4 %b[103], %b[62], %b[96], %b[96]
  andd,5 %b[103], %b[68], %b[103]
}
{
  xord,0 %b[30], %b[25], %b[25]
  xor_ornd,1 %r42, %g5, %b[35], %b[35]
  xord,2 %r47, %b[15], %b[15]
  xord,3 %b[118], %b[113], %b[113]
  xor_ornd,4 %b[66], %g21, %b[123], %b[123]
  xord,5 %b[71], %b[103], %b[103]
}
{
  ord,0 %r22, %r34, %b[33]
  or_xornd,1 %b[8], %r48, %b[33], %r48
  ldd,2 [ %r2 + 0x1890 ], %r42
  ord,3 %b[46], %b[58], %b[121]
  or_xornd,4 %b[96], %b[72], %b[121], %b[72]
  ldd,5 [ %r2 + 0x1890 ], %b[66]
}
{
  xord,0 %b[35], %b[13], %b[13]
  xor_xord,1 %b[8], %g15, %r52, %b[8]
  xord,2 %b[35], %b[9], %b[9]
  xord,3 %b[123], %b[101], %b[101]
  xor_xord,4 %b[96], %g31, %b[76], %b[96]
  xord,5 %b[123], %b[97], %b[97]
}
{
  xord,0 %b[38], %b[13], %b[13]
  xor_xord,1 %r48, %r50, %r62, %r48
  ornd,2 %b[9], %b[38], %b[9]
  xord,3 %b[126], %b[101], %b[101]
  xor_xord,4 %b[72], %b[74], %b[86], %b[72]
  ornd,5 %b[97], %b[126], %b[97]
}
{
  xord,0 %b[9], %b[18], %b[18]
  xor_xord,1 %b[38], %g1, %b[14], %b[38]
  andd,2 %r40, %r42, %r50
  xord,3 %b[97], %b[106], %b[106]
  xor_xord,4 %b[126], %g17, %b[102], %b[126]
  andd,5 %b[64], %b[66], %b[74]
}
{
  xord,0 %b[9], %g1, %b[9]
  or_xornd,1 %b[7], %r49, %r39, %r39
  andnd,2 %b[9], %b[35], %b[35]
  xord,3 %b[97], %g17, %b[97]
  or_xornd,4 %b[95], %b[73], %b[63], %b[63]
  andnd,5 %b[97], %b[123], %b[123]
}
{
  andnd,0 %b[9], %b[35], %b[9]
  xor_xord,1 %r54, %b[11], %r56, %b[11]
  ord,2 %r40, %r42, %g1
  andnd,3 %b[97], %b[123], %b[97]
  xor_xord,4 %b[78], %b[99], %b[80], %b[99]
  ord,5 %b[64], %b[66], %g17
}
{
  xord,0 %b[12], %r21, %r21
  and_ord,1 %r36, %g1, %r50, %g1
  ldd,2 [ %r2 + 0x1898 ], %r56
  xord,3 %b[100], %b[45], %b[45]
  and_ord,4 %b[60], %g17, %b[74], %g17
  ldd,5 [ %r2 + 0x1898 ], %b[80]
}
{
  andnd,0 %b[11], %r55, %b[12]
  or_xord,1 %r39, %g6, %r46, %g6
  andnd,2 %r55, %b[11], %r46
  andnd,3 %b[99], %b[79], %b[100]
  or_xord,4 %b[63], %g22, %b[70], %g22
  andnd,5 %b[79], %b[99], %b[70]
}
{
  andnd,0 %r55, %r21, %r23
  xor_xord,1 %b[9], %r23, %r27, %b[9]
  xord,2 %r24, %b[21], %b[21]
  andnd,3 %b[79], %b[45], %b[47]
  xor_xord,4 %b[97], %b[47], %b[51], %b[97]
  xord,5 %b[48], %b[109], %b[109]
}
{
  andd,0 %r56, %g1, %r56
  ord,1 %g6, %b[7], %b[7]
  xord,2 %r56, %g1, %r27
  andd,3 %b[80], %g17, %b[80]
  ord,4 %g22, %b[95], %b[95]
  xord,5 %b[80], %g17, %b[51]
}
{
  ldd,0 [ %r2 + 0x18a8 ], %r50
  and_ord,1 %b[31], %r27, %r56, %r56
  ldd,2 [ %r2 + 0x18a0 ], %g1
  ldd,3 [ %r2 + 0x18a8 ], %b[74]
  and_ord,4 %b[119], %b[51], %b[80], %b[80]
  ldd,5 [ %r2 + 0x18a0 ], %g17
}
{
  andnd,0 %r21, %r55, %r44
  orn_xord,1 %r39, %b[33], %r44, %b[33]
  ornd,2 %r26, %b[7], %b[7]
  andnd,3 %b[45], %b[79], %b[68]
  orn_xord,4 %b[63], %b[121], %b[68], %b[121]
  ornd,5 %b[50], %b[95], %b[95]
}
{
  ldd,0 [ %r2 + 0x18b8 ], %r26
  andd,1 %b[7], %r22, %r22
  ldd,2 [ %r2 + 0x18b0 ], %r39
  ldd,3 [ %r2 + 0x18b8 ], %b[50]
  andd,4 %b[95], %b[46], %b[46]
  ldd,5 [ %r2 + 0x18b0 ], %b[63]
}
{
  andd,0 %g1, %r56, %g1
  andd,1 %r45, %r50, %r56
  xord,2 %g1, %r56, %b[35]
  andd,3 %g17, %b[80], %g17
  andd,4 %b[69], %b[74], %b[80]
  xord,5 %g17, %b[80], %b[123]
}
{
  ord,0 %b[7], %r24, %r24
  and_ord,1 %b[19], %b[35], %g1, %g1
  ord,2 %r45, %r50, %r49
  ord,3 %b[95], %b[48], %b[48]
  and_ord,4 %b[107], %b[123], %g17, %g17
  ord,5 %b[69], %b[74], %b[73]
}
{
  andd,0 %r29, %r39, %r39
  andd,1 %b[15], %r26, %r62
  xord,2 %r29, %r39, %b[14]
  andd,3 %b[53], %b[63], %b[63]
  andd,4 %b[103], %b[50], %b[86]
  xord,5 %b[53], %b[63], %b[102]
}
{
  ornd,0 %r22, %r24, %r24
  and_ord,1 %g1, %r49, %r56, %r49
  ord,2 %b[15], %r26, %r56
  ornd,3 %b[46], %b[48], %b[48]
  and_ord,4 %g17, %b[73], %b[80], %b[73]
  ord,5 %b[103], %b[50], %b[80]
}
{
  xord,0 %b[33], %b[21], %b[21]
  xor_xord,1 %r24, %r34, %r16, %r24
  xord,2 %b[33], %b[5], %b[5]
  xord,3 %b[121], %b[109], %b[109]
  xor_xord,4 %b[48], %b[58], %b[40], %b[48]
  xord,5 %b[121], %b[93], %b[93]
}
{
  xord,0 %r55, %r20, %r20
  and_ord,1 %r49, %b[14], %r39, %r39
  xord,2 %b[7], %b[5], %b[5]
  xord,3 %b[79], %b[44], %b[44]
  and_ord,4 %b[73], %b[102], %b[63], %b[63]
  xord,5 %b[95], %b[93], %b[93]
}
{
  xord,0 %r30, %b[27], %r30
  andn_xornd,1 %g0, %r46, %b[12], %b[12]
  xord,2 %g0, %r43, %r43
  xord,3 %b[54], %b[115], %b[54]
  andn_xornd,4 %g16, %b[70], %b[100], %b[100]
  xord,5 %g16, %b[67], %b[67]
}
{
  xord,0 %b[31], %r27, %r27
  and_ord,1 %r39, %r56, %r62, %r56
  xord,2 %r57, %r30, %r30
  xord,3 %b[119], %b[51], %b[51]
  and_ord,4 %b[63], %b[80], %b[86], %b[80]
  xord,5 %b[81], %b[54], %b[54]
}
{
  xord,0 %b[12], %r21, %r57
  xor_xord,1 %g6, %g8, %g10, %g6
  andd,2 %b[12], %g0, %g0
  xord,3 %b[100], %b[45], %b[81]
  xor_xord,4 %g22, %g24, %g26, %g22
  andd,5 %b[100], %g16, %g16
}
{
  ldd,0 [ %r2 + 0x18c8 ], %g10
  ornd,1 %g0, %r57, %r57
  ldd,2 [ %r2 + 0x18c0 ], %g8
  ldd,3 [ %r2 + 0x18c8 ], %g26
  ornd,4 %g16, %b[81], %b[81]
  ldd,5 [ %r2 + 0x18c0 ], %g24
}
{
  xord,0 %r57, %b[11], %r23
  andn_xornd,1 %r57, %r44, %r23, %r44
  ldd,2 [ %r2 + 0x18d0 ], %g0
  xord,3 %b[81], %b[99], %b[47]
  andn_xornd,4 %b[81], %b[68], %b[47], %b[68]
  ldd,5 [ %r2 + 0x18d0 ], %g16
}
{
  xord,0 %b[19], %b[35], %b[35]
  or_xord,1 %r55, %r21, %b[11], %r55
  xord,2 %r61, %r59, %r59
  xord,3 %b[107], %b[123], %b[123]
  or_xord,4 %b[79], %b[45], %b[99], %b[79]
  xord,5 %b[85], %b[83], %b[83]
}
{
  ord,0 %b[25], %g8, %b[27]
  xord,1 %r48, %g10, %r46
  andd,2 %b[25], %g8, %r62
  ord,3 %b[113], %g24, %b[115]
  xord,4 %b[72], %g26, %b[70]
  andd,5 %b[113], %g24, %b[86]
}
{
  ldd,0 [ %r2 + 0x18d8 ], %r62
  and_ord,1 %r56, %b[27], %r62, %b[27]
  andd,2 %r48, %g10, %g10
  ldd,3 [ %r2 + 0x18d8 ], %b[86]
  and_ord,4 %b[80], %b[115], %b[86], %b[115]
  andd,5 %b[72], %g26, %g26
}
{
  andd,0 %b[8], %g0, %g0
  andn_xord,1 %r44, %r23, %r57, %r23
  xord,2 %b[8], %g0, %b[7]
  andd,3 %b[96], %g16, %g16
  andn_xord,4 %b[68], %b[47], %b[81], %b[47]
  xord,5 %b[96], %g16, %b[95]
}
{
  xord,0 %r49, %b[14], %b[14]
  and_ord,1 %b[27], %r46, %g10, %g10
  xord,2 %r55, %b[12], %b[12]
  xord,3 %b[73], %b[102], %b[102]
  and_ord,4 %b[115], %b[70], %g26, %g26
  xord,5 %b[79], %b[100], %b[100]
}
{
  andd,0 %b[4], %r62, %r62
  xor_xord,1 %r44, %b[11], %g4, %r44
  xord,2 %b[4], %r62, %r49
  andd,3 %b[92], %b[86], %b[86]
  xor_xord,4 %b[68], %b[99], %g20, %b[68]
  xord,5 %b[92], %b[86], %b[73]
}
{
  xord,0 %r23, %r43, %r43
  and_ord,1 %g10, %b[7], %g0, %g0
  ornd,2 %b[12], %r23, %b[12]
  xord,3 %b[47], %b[67], %b[67]
  and_ord,4 %g26, %b[95], %g16, %g16
  ornd,5 %b[100], %b[47], %b[100]
}
{
  xord,0 %g10, %b[7], %b[7]
  xor_xord,1 %r55, %r21, %r63, %r55
  xord,2 %b[12], %r20, %r20
  xord,3 %g26, %b[95], %b[95]
  xor_xord,4 %b[79], %b[45], %b[87], %b[79]
  xord,5 %b[100], %b[44], %b[44]
}
{
  ldd,0 [ %r2 + 0x18e8 ], %r21
  and_ord,1 %g0, %r49, %r62, %r62
  ldd,2 [ %r2 + 0x18e0 ], %g10
  ldd,3 [ %r2 + 0x18e8 ], %b[45]
  and_ord,4 %g16, %b[73], %b[86], %b[86]
  ldd,5 [ %r2 + 0x18e0 ], %g26
}
{
  ldd,0 [ %r2 + 0x18f8 ], %b[12]
  xor_xord,1 %b[24], %b[34], %r37, %b[34]
  ldd,2 [ %r2 + 0x18f0 ], %r63
  ldd,3 [ %r2 + 0x18f8 ], %b[100]
  xor_xord,4 %b[112], %b[122], %b[61], %b[122]
  ldd,5 [ %r2 + 0x18f0 ], %b[87]
}
{
  ldd,0 [ %r2 + 0x1908 ], %r23
  xor_xord,1 %r40, %r42, %r36, %r42
  ldd,2 [ %r2 + 0x1900 ], %r37
  ldd,3 [ %r2 + 0x1908 ], %b[47]
  xor_xord,4 %b[64], %b[66], %b[60], %b[66]
  ldd,5 [ %r2 + 0x1900 ], %b[61]
}
{
  ord,0 %b[3], %g10, %b[11]
  xord,1 %b[17], %r21, %g4
  andd,2 %b[3], %g10, %r36
  ord,3 %b[91], %g26, %b[99]
  xord,4 %b[105], %b[45], %g20
  andd,5 %b[91], %g26, %b[60]
}
{
  andd,0 %b[28], %r63, %r36
  and_ord,1 %r62, %b[11], %r36, %b[11]
  andd,2 %b[17], %r21, %r21
  andd,3 %b[116], %b[87], %b[60]
  and_ord,4 %b[86], %b[99], %b[60], %b[99]
  andd,5 %b[105], %b[45], %b[45]
}
{
  xord,0 %b[23], %b[12], %b[33]
  andd,1 %b[23], %b[12], %b[12]
  ord,2 %b[28], %r63, %r57
  xord,3 %b[111], %b[100], %b[121]
  andd,4 %b[111], %b[100], %b[100]
  ord,5 %b[116], %b[87], %b[81]
}
{
  andd,0 %b[32], %r37, %r37
  and_ord,1 %b[11], %g4, %r21, %r21
  xord,2 %b[32], %r37, %r34
  andd,3 %b[120], %b[61], %b[61]
  and_ord,4 %b[99], %g20, %b[45], %b[45]
  xord,5 %b[120], %b[61], %b[58]
}
{
  xord,0 %b[22], %r23, %r22
  andd,1 %b[22], %r23, %r23
  ldd,2 [ %r2 + 0x1910 ], %r16
  xord,3 %b[110], %b[47], %b[46]
  andd,4 %b[110], %b[47], %b[47]
  ldd,5 [ %r2 + 0x1910 ], %b[40]
}
{
  ldd,0 [ %r2 + 0x1920 ], %g15
  and_ord,1 %r21, %r57, %r36, %r57
  ldd,2 [ %r2 + 0x1918 ], %r36
  ldd,3 [ %r2 + 0x1920 ], %g31
  and_ord,4 %b[45], %b[81], %b[60], %b[81]
  ldd,5 [ %r2 + 0x1918 ], %b[60]
}
{
  ldd,0 [ %r2 + 0x1930 ], %g5
  ord,1 %r27, %b[34], %b[30]
  ldd,2 [ %r2 + 0x1928 ], %r52
  ldd,3 [ %r2 + 0x1930 ], %g21
  ord,4 %b[51], %b[122], %b[118]
  ldd,5 [ %r2 + 0x1928 ], %b[76]
}
{
  andd,0 %b[16], %r16, %r16
  and_ord,1 %r57, %b[33], %b[12], %b[12]
  xord,2 %b[16], %r16, %r47
  andd,3 %b[104], %b[40], %b[40]
  and_ord,4 %b[81], %b[121], %b[100], %b[100]
  xord,5 %b[104], %b[40], %b[71]
}
{
  andd,0 %b[38], %r36, %r36
  xord,1 %r59, %b[30], %b[30]
  xord,2 %b[38], %r36, %r38
  andd,3 %b[126], %b[60], %b[60]
  xord,4 %b[83], %b[118], %b[118]
  xord,5 %b[126], %b[60], %b[62]
}
{
  andd,0 %b[18], %g15, %g15
  and_ord,1 %b[12], %r34, %r37, %r37
  xord,2 %b[18], %g15, %r59
  andd,3 %b[106], %g31, %g31
  and_ord,4 %b[100], %b[58], %b[61], %b[61]
  xord,5 %b[106], %g31, %b[83]
}
{
  xord,0 %b[30], %g14, %g14
  xor_xord,1 %r45, %r50, %g1, %r50
  xord,2 %b[34], %r18, %r18
  xord,3 %b[118], %g30, %g30
  xor_xord,4 %b[69], %b[74], %g17, %b[74]
  xord,5 %b[122], %b[42], %b[42]
}
{
  xord,0 %g0, %r49, %r49
  and_ord,1 %r37, %r22, %r23, %r23
  andd,2 %b[13], %r52, %g1
  xord,3 %g16, %b[73], %b[73]
  and_ord,4 %b[61], %b[46], %b[47], %b[47]
  andd,5 %b[101], %b[76], %g17
}
{
  andnd,0 %b[35], %r50, %r39
  xor_xord,1 %b[15], %r26, %r39, %r26
  ord,2 %b[13], %r52, %g0
  andnd,3 %b[123], %b[74], %b[63]
  xor_xord,4 %b[103], %b[50], %b[63], %b[50]
  ord,5 %b[101], %b[76], %g16
}
{
  xord,0 %b[11], %g4, %g4
  and_ord,1 %r23, %r47, %r16, %r16
  xord,2 %b[27], %r46, %r46
  xord,3 %b[99], %g20, %g20
  and_ord,4 %b[47], %b[71], %b[40], %b[40]
  xord,5 %b[115], %b[70], %b[70]
}
{
  andd,0 %b[9], %g5, %b[27]
  xord,1 %r26, %b[36], %b[36]
  ldd,2 [ %r2 + 0x1938 ], %b[11]
  andd,3 %b[97], %g21, %b[115]
  xord,4 %b[50], %b[124], %b[124]
  ldd,5 [ %r2 + 0x1938 ], %b[99]
}
{
  xord,0 %b[12], %r34, %r34
  and_ord,1 %r16, %r38, %r36, %r36
  xord,2 %r57, %b[33], %b[33]
  xord,3 %b[100], %b[58], %b[58]
  and_ord,4 %b[40], %b[62], %b[60], %b[60]
  xord,5 %b[81], %b[121], %b[121]
}
{
  ldd,0 [ %r2 + 0x1940 ], %r57
  xor_xord,1 %b[25], %g8, %r56, %g8
  ord,2 %b[9], %g5, %b[12]
  ldd,3 [ %r2 + 0x1940 ], %b[81]
  xor_xord,4 %b[113], %g24, %b[80], %g24
  ord,5 %b[97], %g21, %b[100]
}
{
  andd,0 %r24, %b[11], %b[11]
  and_ord,1 %r36, %r59, %g15, %g15
  xord,2 %r24, %b[11], %r56
  andd,3 %b[48], %b[99], %b[99]
  and_ord,4 %b[60], %b[83], %g31, %g31
  xord,5 %b[48], %b[99], %b[80]
}
{
  xord,0 %b[30], %r42, %r36
  xord,1 %r42, %b[34], %r42
  xord,2 %r36, %r59, %r59
  xord,3 %b[118], %b[66], %b[60]
  xord,4 %b[66], %b[122], %b[66]
  xord,5 %b[60], %b[83], %b[83]
}
{
  xord,0 %r23, %r47, %r47
  and_ord,1 %g15, %g0, %g1, %g0
  ldd,2 [ %r2 + 0x1948 ], %g1
  xord,3 %b[47], %b[71], %b[71]
  and_ord,4 %g31, %g16, %g17, %g16
  ldd,5 [ %r2 + 0x1948 ], %g17
}
{
  ord,0 %b[5], %r57, %r23
  xor_xord,1 %b[13], %r52, %g15, %r52
  andd,2 %b[5], %r57, %g15
  ord,3 %b[93], %b[81], %b[47]
  xor_xord,4 %b[101], %b[76], %g31, %b[76]
  andd,5 %b[93], %b[81], %g31
}
{
  xord,0 %r16, %r38, %r38
  and_ord,1 %g0, %b[12], %b[27], %b[12]
  andnd,2 %b[30], %r27, %b[27]
  xord,3 %b[40], %b[62], %b[62]
  and_ord,4 %g16, %b[100], %b[115], %b[100]
  andnd,5 %b[118], %b[51], %b[115]
}
{
  xord,0 %b[21], %g1, %r16
  xor_xord,1 %b[9], %g5, %g0, %g5
  xord,2 %r52, %r59, %g0
  xord,3 %b[109], %g17, %b[40]
  xor_xord,4 %b[97], %g21, %g16, %g21
  xord,5 %b[76], %b[83], %g16
}
{
  andnd,0 %r59, %r52, %b[12]
  and_ord,1 %b[12], %r56, %b[11], %b[11]
  xord,2 %b[12], %r56, %r56
  andnd,3 %b[83], %b[76], %b[100]
  and_ord,4 %b[100], %b[80], %b[99], %b[99]
  xord,5 %b[100], %b[80], %b[80]
}
{
  andnd,0 %b[34], %r36, %r36
  xor_xord,1 %b[3], %g10, %r62, %g10
  andnd,2 %r36, %b[27], %b[27]
  andnd,3 %b[122], %b[60], %b[60]
  xor_xord,4 %b[91], %g26, %b[86], %g26
  andnd,5 %b[60], %b[115], %b[115]
}
{
  andd,0 %g5, %r56, %r62
  and_ord,1 %b[11], %r23, %g15, %r23
  ldd,2 [ %r2 + 0x1950 ], %g15
  andd,3 %g21, %b[80], %b[86]
  and_ord,4 %b[99], %b[47], %g31, %b[47]
  ldd,5 [ %r2 + 0x1950 ], %g31
}
{
  xornd,0 %r59, %r62, %r62
  xor_andd,1 %g5, %r59, %g0, %r59
  andd,2 %b[21], %g1, %g1
  xornd,3 %b[83], %b[86], %b[86]
  xor_andd,4 %g21, %b[83], %g16, %b[83]
  andd,5 %b[109], %g17, %g17
}
{
  xord,0 %r23, %r16, %r16
  and_ord,1 %r23, %r16, %g1, %g1
  xornd,2 %r56, %g5, %g5
  xord,3 %b[47], %b[40], %b[40]
  and_ord,4 %b[47], %b[40], %g17, %g17
  xornd,5 %b[80], %g21, %g21
}
{
  andd,0 %b[27], %r27, %b[11]
  xor_xord,1 %b[5], %r57, %b[11], %r57
  andd,2 %r56, %r62, %r23
  andd,3 %b[115], %b[51], %b[99]
  xor_xord,4 %b[93], %b[81], %b[99], %b[81]
  andd,5 %b[80], %b[86], %b[47]
}
{
  andnd,0 %r36, %b[27], %r36
  xor_xord,1 %g6, %g15, %g1, %r23
  andnd,2 %g5, %r23, %g5
  andnd,3 %b[60], %b[115], %b[60]
  xor_xord,4 %g22, %g31, %g17, %b[47]
  andnd,5 %g21, %b[47], %g21
}
{
  xord,0 %b[27], %r18, %r18
  andn_xord,1 %b[27], %b[30], %r27, %b[30]
  xornd,2 %b[11], %r36, %r36
  xord,3 %b[115], %b[42], %b[42]
  andn_xord,4 %b[115], %b[118], %b[51], %b[118]
  xornd,5 %b[99], %b[60], %b[60]
}
{
  andnd,0 %r62, %r52, %b[11]
  andd,1 %r56, %r52, %r52
  ldd,2 [ %r2 + 0x1958 ], %b[27]
  andnd,3 %b[86], %b[76], %b[99]
  andd,4 %b[80], %b[76], %b[76]
  ldd,5 [ %r2 + 0x1958 ], %b[115]
}
{
  ord,0 %g6, %g15, %g15
  xornd,1 %r56, %b[11], %b[11]
  andd,2 %g6, %g15, %r27
  ord,3 %g22, %g31, %g31
  xornd,4 %b[80], %b[99], %b[99]
  andd,5 %g22, %g31, %b[51]
}
{
  ord,0 %r59, %g5, %r27
  and_ord,1 %g1, %g15, %r27, %g15
  xord,2 %r59, %r52, %r52
  ord,3 %b[83], %g21, %b[51]
  and_ord,4 %g17, %g31, %b[51], %g31
  xord,5 %b[83], %b[76], %b[76]
}
{
  andnd,0 %r42, %b[30], %r42
  andn_xornd,1 %r52, %b[12], %g0, %b[12]
  xord,2 %r17, %r27, %r27
  andnd,3 %b[66], %b[118], %b[66]
  andn_xornd,4 %b[76], %b[100], %g16, %b[100]
  xord,5 %b[41], %b[51], %b[51]
}
{
  andnd,0 %r50, %b[35], %b[39]
  xor_xord,1 %b[11], %r59, %b[39], %b[11]
  xord,2 %r44, %b[27], %r59
  andnd,3 %b[74], %b[123], %b[127]
  xor_xord,4 %b[99], %b[83], %b[127], %b[99]
  xord,5 %b[68], %b[115], %b[83]
}
{
  andd,0 %r26, %r50, %b[34]
  xor_xord,1 %r42, %b[34], %b[0], %r42
  xord,2 %b[12], %g5, %b[12]
  andd,3 %b[50], %b[74], %b[122]
  xor_xord,4 %b[66], %b[122], %b[88], %b[66]
  xord,5 %b[100], %g21, %b[100]
}
{
  xord,0 %g15, %r59, %b[0]
  xord,1 %g3, %b[12], %b[12]
  andd,2 %r44, %b[27], %b[27]
  xord,3 %g31, %b[83], %b[88]
  xord,4 %g19, %b[100], %b[100]
  andd,5 %b[68], %b[115], %b[115]
}
{
  xord,0 %r36, %g14, %g14
  and_ord,1 %g15, %r59, %b[27], %b[27]
  ord,2 %b[14], %b[34], %b[34]
  xord,3 %b[60], %g30, %g30
  and_ord,4 %g31, %b[83], %b[115], %b[115]
  ord,5 %b[102], %b[122], %b[122]
}
{
  andnd,0 %r49, %g8, %r36
  xor_xord,1 %b[30], %r36, %b[20], %b[30]
  xord,2 %b[14], %r26, %b[14]
  andnd,3 %b[73], %g24, %b[60]
  xor_xord,4 %b[118], %b[60], %b[108], %b[118]
  xord,5 %b[102], %b[50], %b[102]
}
{
  ldd,0 [ %r2 + 0x1968 ], %r59
  xord,1 %b[0], %r16, %g15
  ldd,2 [ %r2 + 0x1960 ], %b[20]
  ldd,3 [ %r2 + 0x1968 ], %b[83]
  xord,4 %b[88], %b[40], %g31
  ldd,5 [ %r2 + 0x1960 ], %b[108]
}
{
  xord,0 %r23, %r57, %r57
  andd,1 %r23, %r16, %g5
  xord,2 %b[0], %r57, %g3
  xord,3 %b[47], %b[81], %b[81]
  andd,4 %b[47], %b[40], %g21
  xord,5 %b[88], %b[81], %g19
}
{
  xord,0 %r23, %r16, %r17
  xor_ornd,1 %r23, %b[0], %r57, %g0
  andd,2 %g15, %g3, %g15
  xord,3 %b[47], %b[40], %b[41]
  xor_ornd,4 %b[47], %b[88], %b[81], %g16
  andd,5 %g31, %g19, %g31
}
{
  ord,0 %r20, %b[20], %r56
  and_xornd,1 %g15, %r17, %g5, %r17
  andd,2 %r20, %b[20], %g1
  ord,3 %b[44], %b[108], %b[80]
  and_xornd,4 %g31, %b[41], %g21, %b[41]
  andd,5 %b[44], %b[108], %g17
}
{
  andnd,0 %r16, %r23, %r23
  and_ord,1 %b[27], %r56, %g1, %r56
  xord,2 %b[0], %r23, %g1
  andnd,3 %b[40], %b[47], %b[47]
  and_ord,4 %b[115], %b[80], %g17, %b[80]
  xord,5 %b[88], %b[47], %g17
}
{
  xord,0 %b[7], %r36, %r36
  andn_xornd,1 %r17, %g3, %b[0], %g3
  ord,2 %r16, %g1, %g1
  xord,3 %b[95], %b[60], %b[60]
  andn_xornd,4 %b[41], %g19, %b[88], %g19
  ord,5 %b[40], %g17, %g17
}
{
  xord,0 %g1, %g0, %g1
  xor_xord,1 %r17, %g0, %r51, %r17
  xord,2 %g1, %g7, %g7
  xord,3 %g17, %g16, %g17
  xor_xord,4 %b[41], %g16, %b[75], %b[41]
  xord,5 %g17, %g23, %g23
}
{
  xord,0 %r31, %g1, %g1
  or_xord,1 %r23, %r57, %r16, %r23
  xord,2 %g3, %g7, %g7
  xord,3 %b[55], %g17, %g17
  or_xord,4 %b[47], %b[81], %b[40], %b[47]
  xord,5 %g19, %g23, %g23
}
{
  xord,0 %r49, %r46, %r31
  xor_xord,1 %r20, %b[20], %b[27], %b[20]
  andd,2 %r49, %r36, %b[27]
  xord,3 %b[73], %b[70], %b[55]
  xor_xord,4 %b[44], %b[108], %b[115], %b[108]
  andd,5 %b[73], %b[60], %b[115]
}
{
  andnd,0 %r36, %g8, %r23
  or_xord,1 %g15, %r23, %b[6], %g15
  andnd,2 %r31, %b[27], %b[27]
  andnd,3 %b[60], %g24, %b[47]
  or_xord,4 %g31, %b[47], %b[94], %g31
  andnd,5 %b[55], %b[115], %b[115]
}
{
  xord,0 %r36, %r49, %r36
  andn_xornd,1 %r26, %b[39], %r39, %r26
  andnd,2 %g8, %r36, %b[6]
  xord,3 %b[60], %b[73], %b[60]
  andn_xornd,4 %b[50], %b[127], %b[63], %b[50]
  andnd,5 %g24, %b[60], %b[94]
}
{
  andnd,0 %g10, %g4, %r23
  andn_xornd,1 %b[27], %b[6], %r23, %b[6]
  xord,2 %r43, %r59, %r49
  andnd,3 %g26, %g20, %b[47]
  andn_xornd,4 %b[115], %b[94], %b[47], %b[94]
  xord,5 %b[67], %b[83], %b[73]
}
{
  xornd,0 %r26, %b[14], %b[14]
  xor_andd,1 %b[34], %b[35], %r26, %b[35]
  xord,2 %r56, %r49, %g3
  xornd,3 %b[50], %b[102], %b[102]
  xor_andd,4 %b[122], %b[123], %b[50], %b[123]
  xord,5 %b[80], %b[73], %g19
}
{
  andd,0 %b[34], %b[14], %r57
  xor_xord,1 %b[34], %r26, %r54, %b[34]
  andd,2 %r43, %r59, %r59
  andd,3 %b[122], %b[102], %b[81]
  xor_xord,4 %b[122], %b[50], %b[78], %b[122]
  andd,5 %b[67], %b[83], %b[83]
}
{
  andnd,0 %r26, %r57, %r57
  andn_ord,1 %b[14], %b[39], %r39, %b[14]
  xord,2 %b[35], %b[36], %b[36]
  andnd,3 %b[50], %b[81], %b[81]
  andn_ord,4 %b[102], %b[127], %b[63], %b[102]
  xord,5 %b[123], %b[124], %b[124]
}
{
  ldd,0 [ %r2 + 0x1978 ], %r49
  and_ord,1 %r56, %r49, %r59, %r59
  ldd,2 [ %r2 + 0x1970 ], %b[39]
  ldd,3 [ %r2 + 0x1978 ], %b[73]
  and_ord,4 %b[80], %b[73], %b[83], %b[83]
  ldd,5 [ %r2 + 0x1970 ], %b[127]
}
{
  andnd,0 %g4, %g10, %g2
  xor_xord,1 %r57, %r50, %b[37], %r57
  xord,2 %b[14], %g2, %b[14]
  andnd,3 %g20, %g26, %g18
  xor_xord,4 %b[81], %b[74], %b[125], %b[81]
  xord,5 %b[102], %g18, %b[102]
}
{
  ldd,0 [ %r2 + 0x1988 ], %b[37]
  xord,1 %g3, %r32, %r32
  ldd,2 [ %r2 + 0x1980 ], %r50
  ldd,3 [ %r2 + 0x1988 ], %b[125]
  xord,4 %g19, %b[56], %b[56]
  ldd,5 [ %r2 + 0x1980 ], %b[74]
}
{
  xord,0 %r55, %b[39], %r39
  andd,1 %r55, %b[39], %b[39]
  ldd,2 [ %r2 + 0x1990 ], %r56
  xord,3 %b[79], %b[127], %b[63]
  andd,4 %b[79], %b[127], %b[127]
  ldd,5 [ %r2 + 0x1990 ], %b[80]
}
{
  xord,0 %r59, %r39, %r39
  and_ord,1 %r59, %r39, %b[39], %b[39]
  xord,2 %r30, %r49, %r49
  xord,3 %b[83], %b[63], %b[63]
  and_ord,4 %b[83], %b[63], %b[127], %b[127]
  xord,5 %b[54], %b[73], %b[73]
}
{
  andd,0 %r27, %b[37], %r26
  ord,1 %r27, %b[37], %b[35]
  andd,2 %b[11], %r50, %r59
  andd,3 %b[51], %b[125], %b[50]
  ord,4 %b[51], %b[125], %b[123]
  andd,5 %b[99], %b[74], %b[83]
}
{
  andnd,0 %r39, %g3, %b[39]
  and_ord,1 %r59, %b[35], %r26, %b[35]
  xord,2 %b[39], %r49, %r49
  andnd,3 %b[63], %g19, %b[127]
  and_ord,4 %b[83], %b[123], %b[50], %b[123]
  xord,5 %b[127], %b[73], %b[73]
}
{
  andnd,0 %b[20], %r49, %r54
  andnd,1 %g3, %r39, %r16
  xord,2 %r49, %b[20], %r26
  andnd,3 %b[108], %b[73], %b[78]
  andnd,4 %g19, %b[63], %b[40]
  xord,5 %b[73], %b[108], %b[50]
}
{
  andnd,0 %r39, %b[20], %g0
  or_xornd,1 %r39, %r54, %r26, %r54
  ornd,2 %r26, %g3, %r26
  andnd,3 %b[63], %b[108], %g16
  or_xornd,4 %b[63], %b[78], %b[50], %b[78]
  ornd,5 %b[50], %g19, %b[50]
}
{
  xord,0 %r26, %r39, %b[0]
  xord,1 %r26, %b[20], %b[20]
  andnd,2 %b[20], %r39, %r51
  xord,3 %b[50], %b[63], %b[88]
  xord,4 %b[50], %b[108], %b[108]
  andnd,5 %b[108], %b[63], %b[75]
}
{
  andnd,0 %b[0], %b[20], %b[20]
  or_xornd,1 %r54, %b[39], %r16, %r16
  andnd,2 %g3, %r49, %g3
  andnd,3 %b[88], %b[108], %b[108]
  or_xornd,4 %b[78], %b[127], %b[40], %b[40]
  andnd,5 %g19, %b[73], %g19
}
{
  xord,0 %b[20], %r32, %r32
  and_xord,1 %r54, %r26, %b[29], %r54
  ornd,2 %g3, %r39, %g3
  xord,3 %b[108], %b[56], %b[56]
  and_xord,4 %b[78], %b[50], %b[117], %b[78]
  ornd,5 %g19, %b[63], %g19
}
{
  ornd,0 %r31, %r36, %r36
  or_xornd,1 %r16, %r51, %g0, %r51
  xord,2 %r49, %r53, %r49
  ornd,3 %b[55], %b[60], %b[60]
  or_xornd,4 %b[40], %b[75], %g16, %b[75]
  xord,5 %b[73], %b[77], %b[73]
}
{
  xord,0 %r16, %r49, %r49
  xor_xord,1 %b[28], %r63, %r21, %r63
  andd,2 %b[12], %r56, %r31
  xord,3 %b[40], %b[73], %b[73]
  xor_xord,4 %b[116], %b[87], %b[45], %b[87]
  andd,5 %b[100], %b[80], %b[55]
}
{
  xord,0 %b[27], %g11, %b[27]
  xor_xord,1 %r51, %g3, %r58, %r51
  xord,2 %r36, %b[7], %b[7]
  xord,3 %b[115], %g27, %b[115]
  xor_xord,4 %b[75], %g19, %b[82], %b[75]
  xord,5 %b[60], %b[95], %b[95]
}
{
  ornd,0 %r63, %b[33], %g3
  xor_xord,1 %b[6], %r46, %b[1], %b[1]
  ord,2 %b[12], %r56, %g11
  ornd,3 %b[87], %b[121], %g19
  xor_xord,4 %b[94], %b[70], %b[89], %b[89]
  ord,5 %b[100], %b[80], %g27
}
{
  ornd,0 %b[7], %b[6], %b[7]
  or_xornd,1 %b[33], %r23, %g2, %g2
  andnd,2 %r63, %b[33], %r23
  ornd,3 %b[95], %b[94], %b[95]
  or_xornd,4 %b[121], %b[47], %g18, %g18
  andnd,5 %b[87], %b[121], %b[47]
}
{
  ord,0 %r36, %r46, %r58
  and_ord,1 %b[35], %g11, %r31, %g11
  andnd,2 %g3, %g10, %r31
  ord,3 %b[60], %b[70], %b[82]
  and_ord,4 %b[123], %g27, %b[55], %g27
  andnd,5 %g19, %g26, %b[55]
}
{
  xord,0 %b[7], %b[27], %b[27]
  or_xord,1 %g2, %r23, %g3, %r23
  ldd,2 [ %r2 + 0x1998 ], %r21
  xord,3 %b[95], %b[115], %b[115]
  or_xord,4 %g18, %b[47], %g19, %b[47]
  ldd,5 [ %r2 + 0x1998 ], %b[45]
}
{
  xord,0 %r36, %r35, %r36
  and_xord,1 %b[7], %r58, %r46, %r58
  andd,2 %r31, %b[33], %g3
  xord,3 %b[60], %b[59], %b[60]
  and_xord,4 %b[95], %b[82], %b[70], %b[82]
  andd,5 %b[55], %b[121], %g19
}
{
  andd,0 %r63, %g10, %b[6]
  or_ornd,1 %r23, %b[33], %g3, %g3
  xord,2 %b[6], %r36, %r36
  andd,3 %b[87], %g26, %b[94]
  or_ornd,4 %b[47], %b[121], %g19, %g19
  xord,5 %b[94], %b[60], %b[60]
}
{
  andd,0 %r21, %g11, %r21
  xor_xord,1 %r58, %g8, %r41, %r58
  xord,2 %r21, %g11, %b[33]
  andd,3 %b[45], %g27, %b[45]
  xor_xord,4 %b[82], %g24, %b[65], %b[82]
  xord,5 %b[45], %g27, %b[121]
}
{
  ldd,0 [ %r2 + 0x19a8 ], %r41
  and_ord,1 %r17, %b[33], %r21, %r21
  ldd,2 [ %r2 + 0x19a0 ], %g8
  ldd,3 [ %r2 + 0x19a8 ], %b[65]
  and_ord,4 %b[41], %b[121], %b[45], %b[45]
  ldd,5 [ %r2 + 0x19a0 ], %g24
}
{
  ord,0 %g3, %g4, %r35
  ord,1 %r63, %g10, %r63
  andd,2 %g3, %r63, %g11
  ord,3 %g19, %g20, %b[59]
  ord,4 %b[87], %g26, %b[87]
  andd,5 %g19, %b[87], %g27
}
{
  ornd,0 %g11, %r35, %r35
  orn_xord,1 %g2, %r63, %b[6], %r63
  ldd,2 [ %r2 + 0x19b0 ], %b[7]
  ornd,3 %g27, %b[59], %b[59]
  orn_xord,4 %g18, %b[87], %b[94], %b[87]
  ldd,5 [ %r2 + 0x19b0 ], %b[95]
}
{
  ord,0 %g7, %g8, %g2
  xord,1 %g15, %r41, %g11
  andd,2 %g7, %g8, %b[6]
  ord,3 %g23, %g24, %g18
  xord,4 %g31, %b[65], %g27
  andd,5 %g23, %g24, %b[94]
}
{
  ldd,0 [ %r2 + 0x19b8 ], %b[6]
  and_ord,1 %r21, %g2, %b[6], %g2
  andd,2 %g15, %r41, %r41
  ldd,3 [ %r2 + 0x19b8 ], %b[94]
  and_ord,4 %b[45], %g18, %b[94], %g18
  andd,5 %g31, %b[65], %b[65]
}
{
  andd,0 %g1, %b[7], %b[7]
  xor_xord,1 %r35, %g10, %r28, %r35
  xord,2 %g1, %b[7], %r46
  andd,3 %g17, %b[95], %b[95]
  xor_xord,4 %b[59], %g26, %b[52], %b[59]
  xord,5 %g17, %b[95], %b[70]
}
{
  andnd,0 %r34, %r47, %r28
  and_ord,1 %g2, %g11, %r41, %r41
  andnd,2 %r47, %r34, %g10
  andnd,3 %b[58], %b[71], %b[52]
  and_ord,4 %g18, %g27, %b[65], %b[65]
  andnd,5 %b[71], %b[58], %g26
}
{
  andd,0 %r54, %b[6], %b[6]
  xord,1 %r37, %r22, %r22
  xord,2 %r54, %b[6], %r16
  andd,3 %b[78], %b[94], %b[94]
  xord,4 %b[61], %b[46], %b[46]
  xord,5 %b[78], %b[94], %b[40]
}
{
  andnd,0 %r38, %r22, %r37
  and_ord,1 %r41, %r46, %b[7], %b[7]
  xord,2 %r63, %r60, %r60
  andnd,3 %b[62], %b[46], %b[61]
  and_ord,4 %b[65], %b[70], %b[95], %b[95]
  xord,5 %b[87], %b[84], %b[84]
}
{
  xord,0 %g4, %r25, %g4
  andn_xornd,1 %r38, %g10, %r28, %r28
  xord,2 %g3, %r60, %r60
  xord,3 %g20, %b[49], %g20
  andn_xornd,4 %b[62], %g26, %b[52], %b[52]
  xord,5 %g19, %b[84], %b[84]
}
{
  andnd,0 %r22, %r47, %g3
  and_ord,1 %b[7], %r16, %b[6], %b[6]
  andnd,2 %r47, %r22, %r25
  andnd,3 %b[46], %b[71], %g19
  and_ord,4 %b[95], %b[40], %b[94], %b[94]
  andnd,5 %b[71], %b[46], %b[49]
}
{
  ord,0 %r47, %r22, %r63
  andn_xornd,1 %r28, %r37, %r22, %r37
  xord,2 %r63, %g4, %g4
  ord,3 %b[71], %b[46], %b[87]
  andn_xornd,4 %b[52], %b[61], %b[46], %b[61]
  xord,5 %b[87], %g20, %g20
}
{
  xord,0 %r38, %b[10], %r38
  xor_xord,1 %r23, %r31, %b[26], %r23
  xord,2 %r34, %r63, %r63
  xord,3 %b[62], %b[98], %b[62]
  xor_xord,4 %b[47], %b[55], %b[114], %b[47]
  xord,5 %b[58], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0x19c8 ], %r31
  andn_xornd,1 %r37, %g3, %r25, %g3
  ldd,2 [ %r2 + 0x19c0 ], %b[10]
  ldd,3 [ %r2 + 0x19c8 ], %b[55]
  andn_xornd,4 %b[61], %g19, %b[49], %g19
  ldd,5 [ %r2 + 0x19c0 ], %b[98]
}
{
  ldd,0 [ %r2 + 0x19d8 ], %b[26]
  xord,1 %r63, %r28, %r28
  ldd,2 [ %r2 + 0x19d0 ], %r25
  ldd,3 [ %r2 + 0x19d8 ], %b[114]
  xord,4 %b[87], %b[52], %b[52]
  ldd,5 [ %r2 + 0x19d0 ], %b[49]
}
{
  ord,0 %g3, %r37, %r37
  xor_xord,1 %g3, %r34, %r33, %g3
  andd,2 %g3, %r34, %g10
  ord,3 %g19, %b[61], %b[61]
  xor_xord,4 %g19, %b[58], %b[57], %g19
  andd,5 %g19, %b[58], %g26
}
{
  ord,0 %r32, %b[10], %r33
  xord,1 %r51, %r31, %r53
  andd,2 %r32, %b[10], %r34
  ord,3 %b[56], %b[98], %b[57]
  xord,4 %b[75], %b[55], %b[77]
  andd,5 %b[56], %b[98], %b[58]
}
{
  andd,0 %r49, %r25, %r34
  and_ord,1 %b[6], %r33, %r34, %r33
  andd,2 %r51, %r31, %r31
  andd,3 %b[73], %b[49], %b[58]
  and_ord,4 %b[94], %b[57], %b[58], %b[57]
  andd,5 %b[75], %b[55], %b[55]
}
{
  xord,0 %r42, %b[26], %b[20]
  andd,1 %r42, %b[26], %b[26]
  ord,2 %r49, %r25, %g0
  xord,3 %b[66], %b[114], %b[108]
  andd,4 %b[66], %b[114], %b[114]
  ord,5 %b[73], %b[49], %g16
}
{
  xord,0 %r52, %r62, %r52
  and_ord,1 %r33, %r53, %r31, %r31
  andnd,2 %r37, %g10, %r37
  xord,3 %b[76], %b[86], %b[76]
  and_ord,4 %b[57], %b[77], %b[55], %b[55]
  andnd,5 %b[61], %g26, %b[61]
}
{
  xord,0 %r37, %r38, %r38
  xor_xord,1 %r63, %r22, %g9, %r63
  ornd,2 %r28, %r37, %r28
  xord,3 %b[61], %b[62], %b[62]
  xor_xord,4 %b[87], %b[46], %g25, %b[87]
  ornd,5 %b[52], %b[61], %b[52]
}
{
  xord,0 %b[11], %r50, %r50
  and_ord,1 %r31, %g0, %r34, %g0
  xord,2 %b[2], %r52, %r52
  xord,3 %b[99], %b[74], %b[74]
  and_ord,4 %b[55], %g16, %b[58], %g16
  xord,5 %b[90], %b[76], %b[76]
}
{
  xord,0 %g2, %g11, %g11
  xor_xord,1 %r28, %r47, %r19, %r28
  xord,2 %r17, %b[33], %b[33]
  xord,3 %g18, %g27, %g27
  xor_xord,4 %b[52], %b[71], %b[43], %b[52]
  xord,5 %b[41], %b[121], %b[121]
}
{
  ldd,0 [ %r2 + 0x19e8 ], %r47
  and_ord,1 %g0, %b[20], %b[26], %b[26]
  ldd,2 [ %r2 + 0x19e0 ], %g2
  ldd,3 [ %r2 + 0x19e8 ], %b[71]
  and_ord,4 %g16, %b[108], %b[114], %b[114]
  ldd,5 [ %r2 + 0x19e0 ], %g18
}
{
  ldd,0 [ %r2 + 0x19f8 ], %b[2]
  xor_xord,1 %r27, %b[37], %r59, %b[37]
  ldd,2 [ %r2 + 0x19f0 ], %r19
  ldd,3 [ %r2 + 0x19f8 ], %b[90]
  xor_xord,4 %b[51], %b[125], %b[83], %b[125]
  ldd,5 [ %r2 + 0x19f0 ], %b[43]
}
{
  ldd,0 [ %r2 + 0x1a08 ], %r34
  xor_xord,1 %b[12], %r56, %b[35], %r56
  ldd,2 [ %r2 + 0x1a00 ], %r59
  ldd,3 [ %r2 + 0x1a08 ], %b[58]
  xor_xord,4 %b[100], %b[80], %b[123], %b[80]
  ldd,5 [ %r2 + 0x1a00 ], %b[83]
}
{
  andd,0 %r18, %g2, %g2
  xord,1 %b[30], %r47, %r22
  xord,2 %r18, %g2, %b[35]
  andd,3 %b[42], %g18, %g18
  xord,4 %b[118], %b[71], %b[46]
  xord,5 %b[42], %g18, %b[123]
}
{
  andd,0 %g14, %r19, %g9
  and_ord,1 %b[26], %b[35], %g2, %g2
  andd,2 %b[30], %r47, %r47
  andd,3 %g30, %b[43], %g25
  and_ord,4 %b[114], %b[123], %g18, %g18
  andd,5 %b[118], %b[71], %b[71]
}
{
  xord,0 %b[36], %b[2], %r62
  andd,1 %b[36], %b[2], %b[2]
  ord,2 %g14, %r19, %r37
  xord,3 %b[124], %b[90], %b[86]
  andd,4 %b[124], %b[90], %b[90]
  ord,5 %g30, %b[43], %b[61]
}
{
  ord,0 %b[34], %r59, %r39
  and_ord,1 %g2, %r22, %r47, %r47
  andd,2 %b[34], %r59, %g10
  ord,3 %b[122], %b[83], %b[63]
  and_ord,4 %g18, %b[46], %b[71], %b[71]
  andd,5 %b[122], %b[83], %g26
}
{
  andd,0 %r57, %r34, %b[29]
  ord,1 %r57, %r34, %b[0]
  ldd,2 [ %r2 + 0x1a10 ], %r26
  andd,3 %b[81], %b[58], %b[117]
  ord,4 %b[81], %b[58], %b[88]
  ldd,5 [ %r2 + 0x1a10 ], %b[50]
}
{
  ldd,0 [ %r2 + 0x1a20 ], %b[39]
  and_ord,1 %r47, %r37, %g9, %r37
  ldd,2 [ %r2 + 0x1a18 ], %g9
  ldd,3 [ %r2 + 0x1a20 ], %b[127]
  and_ord,4 %b[71], %b[61], %g25, %b[61]
  ldd,5 [ %r2 + 0x1a18 ], %g25
}
{
  xord,0 %b[37], %b[3], %b[3]
  or_xord,1 %b[33], %b[37], %r50, %r50
  ldd,2 [ %r2 + 0x1a28 ], %g5
  xord,3 %b[125], %b[91], %b[91]
  or_xord,4 %b[121], %b[125], %b[74], %b[74]
  ldd,5 [ %r2 + 0x1a28 ], %g21
}
{
  xord,0 %r41, %r46, %r46
  and_ord,1 %r37, %r62, %b[2], %b[2]
  xord,2 %b[7], %r16, %r16
  xord,3 %b[65], %b[70], %b[70]
  and_ord,4 %b[61], %b[86], %b[90], %b[90]
  xord,5 %b[95], %b[40], %b[40]
}
{
  andd,0 %b[14], %r26, %r26
  xord,1 %b[1], %g9, %b[7]
  xord,2 %b[14], %r26, %r41
  andd,3 %b[102], %b[50], %b[50]
  xord,4 %b[89], %g25, %b[95]
  xord,5 %b[102], %b[50], %b[65]
}
{
  andd,0 %b[27], %b[39], %g10
  and_ord,1 %b[2], %r39, %g10, %r39
  andd,2 %b[1], %g9, %g9
  andd,3 %b[115], %b[127], %g26
  and_ord,4 %b[90], %b[63], %g26, %b[63]
  andd,5 %b[89], %g25, %g25
}
{
  xord,0 %r50, %b[28], %b[28]
  xor_xord,1 %g7, %g8, %r21, %g8
  andd,2 %r16, %g11, %r21
  xord,3 %b[74], %b[116], %b[116]
  xor_xord,4 %g23, %g24, %b[45], %g24
  andd,5 %b[40], %g27, %b[45]
}
{
  ord,0 %r46, %r21, %r21
  and_ord,1 %r39, %b[0], %b[29], %b[0]
  ord,2 %b[27], %b[39], %b[29]
  ord,3 %b[70], %b[45], %b[45]
  and_ord,4 %b[63], %b[88], %b[117], %b[88]
  ord,5 %b[115], %b[127], %b[117]
}
{
  xord,0 %r16, %b[23], %b[23]
  xor_xord,1 %r32, %b[10], %b[6], %b[10]
  xord,2 %r46, %r16, %r46
  xord,3 %b[40], %b[111], %b[111]
  xor_xord,4 %b[56], %b[98], %b[94], %b[98]
  xord,5 %b[70], %b[40], %b[70]
}
{
  xord,0 %g0, %b[20], %b[20]
  and_ord,1 %b[0], %r41, %r26, %r26
  ldd,2 [ %r2 + 0x1a30 ], %b[6]
  xord,3 %g16, %b[108], %b[108]
  and_ord,4 %b[88], %b[65], %b[50], %b[50]
  ldd,5 [ %r2 + 0x1a30 ], %b[94]
}
{
  andd,0 %r36, %g5, %g5
  xor_xord,1 %r49, %r25, %r31, %r25
  xord,2 %r36, %g5, %g0
  andd,3 %b[60], %g21, %g21
  xor_xord,4 %b[73], %b[49], %b[55], %b[49]
  xord,5 %b[60], %g21, %g16
}
{
  xord,0 %r33, %r53, %r53
  and_ord,1 %r26, %b[7], %g9, %g9
  ldd,2 [ %r2 + 0x1a38 ], %r31
  xord,3 %b[57], %b[77], %b[77]
  and_ord,4 %b[50], %b[95], %g25, %g25
  ldd,5 [ %r2 + 0x1a38 ], %b[55]
}
{
  andd,0 %r58, %b[6], %b[6]
  xord,1 %b[26], %b[35], %b[35]
  xord,2 %r58, %b[6], %r33
  andd,3 %b[82], %b[94], %b[94]
  xord,4 %b[114], %b[123], %b[123]
  xord,5 %b[82], %b[94], %b[57]
}
{
  ldd,0 [ %r2 + 0x1a48 ], %b[26]
  and_ord,1 %g9, %b[29], %g10, %b[29]
  ldd,2 [ %r2 + 0x1a40 ], %g10
  ldd,3 [ %r2 + 0x1a48 ], %b[114]
  and_ord,4 %g25, %b[117], %g26, %b[117]
  ldd,5 [ %r2 + 0x1a40 ], %g26
}
{
  xord,0 %g2, %r22, %r22
  xor_xord,1 %b[27], %b[39], %g9, %b[39]
  andnd,2 %r50, %b[33], %g9
  xord,3 %g18, %b[46], %b[46]
  xor_xord,4 %b[115], %b[127], %g25, %b[127]
  andnd,5 %b[74], %b[121], %g25
}
{
  xord,0 %b[29], %g0, %g0
  and_ord,1 %b[29], %g0, %g5, %g5
  andd,2 %r35, %r31, %g2
  xord,3 %b[117], %g16, %g16
  and_ord,4 %b[117], %g16, %g21, %g21
  andd,5 %b[59], %b[55], %g18
}
{
  xord,0 %r37, %r62, %r62
  xor_xord,1 %g14, %r19, %r47, %r19
  ord,2 %r35, %r31, %b[29]
  xord,3 %b[61], %b[86], %b[86]
  xor_xord,4 %g30, %b[43], %b[71], %b[43]
  ord,5 %b[59], %b[55], %b[117]
}
{
  ord,0 %r60, %g10, %r47
  and_ord,1 %g5, %r33, %b[6], %b[6]
  andd,2 %r60, %g10, %r37
  ord,3 %b[84], %g26, %b[71]
  and_ord,4 %g21, %b[57], %b[94], %b[94]
  andd,5 %b[84], %g26, %b[61]
}
{
  xord,0 %g0, %b[39], %g5
  xor_xord,1 %b[34], %r59, %b[2], %r59
  xord,2 %g5, %r33, %r33
  xord,3 %g16, %b[127], %g21
  xor_xord,4 %b[122], %b[83], %b[90], %b[83]
  xord,5 %g21, %b[57], %b[57]
}
{
  xord,0 %r50, %r56, %b[2]
  and_ord,1 %b[6], %b[29], %g2, %b[29]
  andnd,2 %b[39], %g0, %g2
  xord,3 %b[74], %b[80], %b[90]
  and_ord,4 %b[94], %b[117], %g18, %b[117]
  andnd,5 %b[127], %g16, %g18
}
{
  xord,0 %r56, %b[37], %g9
  xor_xord,1 %r35, %r31, %b[6], %r31
  andnd,2 %b[2], %g9, %b[2]
  xord,3 %b[80], %b[125], %g25
  xor_xord,4 %b[59], %b[55], %b[94], %b[55]
  andnd,5 %b[90], %g25, %b[90]
}
{
  andd,0 %b[2], %b[33], %b[6]
  and_ord,1 %b[29], %r47, %r37, %r47
  andnd,2 %b[2], %r50, %r37
  andd,3 %b[90], %b[121], %b[94]
  and_ord,4 %b[117], %b[71], %b[61], %b[71]
  andnd,5 %b[90], %b[74], %b[61]
}
{
  xord,0 %b[2], %b[3], %b[3]
  xor_xord,1 %r60, %g10, %b[29], %g10
  xord,2 %b[33], %r37, %r37
  xord,3 %b[90], %b[91], %b[91]
  xor_xord,4 %b[84], %g26, %b[117], %g26
  xord,5 %b[121], %b[61], %b[61]
}
{
  xornd,0 %r31, %r33, %r33
  xor_andd,1 %r33, %b[39], %g5, %b[29]
  andd,2 %r33, %r31, %b[33]
  xornd,3 %b[55], %b[57], %b[57]
  xor_andd,4 %b[57], %b[127], %g21, %b[117]
  andd,5 %b[57], %b[55], %b[121]
}
{
  andd,0 %r31, %g0, %b[39]
  andnd,1 %g9, %r37, %g9
  xornd,2 %b[39], %b[33], %b[33]
  andd,3 %b[55], %g16, %b[127]
  andnd,4 %g25, %b[61], %g25
  xornd,5 %b[127], %b[121], %b[121]
}
{
  xord,0 %b[35], %r24, %r24
  andn_xornd,1 %b[33], %g0, %r31, %g0
  xord,2 %b[29], %b[39], %b[39]
  xord,3 %b[123], %b[48], %b[48]
  andn_xornd,4 %b[121], %g16, %b[55], %g16
  xord,5 %b[117], %b[127], %b[127]
}
{
  andnd,0 %g8, %g11, %g5
  andn_xornd,1 %b[39], %g2, %g5, %g2
  andd,2 %r31, %b[33], %r31
  andnd,3 %g24, %g27, %g21
  andn_xornd,4 %b[127], %g18, %g21, %g18
  andd,5 %b[55], %b[121], %b[55]
}
{
  andnd,0 %g11, %g8, %r61
  xor_xord,1 %g0, %b[29], %r61, %g0
  andnd,2 %r33, %r31, %r33
  andnd,3 %g27, %g24, %b[85]
  xor_xord,4 %g16, %b[117], %b[85], %g16
  andnd,5 %b[57], %b[55], %b[57]
}
{
  xord,0 %g2, %r33, %g2
  xor_andnd,1 %r50, %r56, %b[37], %r50
  ord,2 %b[29], %r33, %b[29]
  xord,3 %g18, %b[57], %g18
  xor_andnd,4 %b[74], %b[80], %b[125], %b[74]
  ord,5 %b[117], %b[57], %b[117]
}
{
  xord,0 %g4, %b[26], %r33
  andd,1 %g4, %b[26], %b[26]
  ldd,2 [ %r2 + 0x1a50 ], %r56
  xord,3 %g20, %b[114], %b[57]
  andd,4 %g20, %b[114], %b[114]
  ldd,5 [ %r2 + 0x1a50 ], %b[80]
}
{
  xord,0 %r47, %r33, %r33
  and_ord,1 %r47, %r33, %b[26], %b[26]
  xord,2 %b[24], %b[29], %b[29]
  xord,3 %b[71], %b[57], %b[57]
  and_ord,4 %b[71], %b[57], %b[114], %b[114]
  xord,5 %b[112], %b[117], %b[117]
}
{
  xord,0 %r21, %g8, %g8
  xor_xord,1 %g9, %b[37], %b[4], %g9
  xord,2 %r40, %g2, %g2
  xord,3 %b[45], %g24, %g24
  xor_xord,4 %g25, %b[125], %b[92], %g25
  xord,5 %b[64], %g18, %g18
}
{
  xord,0 %b[20], %r53, %r50
  orn_xord,1 %b[2], %r50, %b[6], %b[6]
  andnd,2 %b[20], %b[10], %b[2]
  xord,3 %b[108], %b[77], %b[74]
  orn_xord,4 %b[90], %b[74], %b[94], %b[94]
  andnd,5 %b[108], %b[98], %b[90]
}
{
  xord,0 %r23, %r56, %b[4]
  andd,1 %r23, %r56, %r56
  ldd,2 [ %r2 + 0x1a58 ], %b[37]
  xord,3 %b[47], %b[80], %b[92]
  andd,4 %b[47], %b[80], %b[80]
  ldd,5 [ %r2 + 0x1a58 ], %b[125]
}
{
  xord,0 %b[6], %b[28], %b[28]
  and_ord,1 %b[26], %b[4], %r56, %r56
  xord,2 %b[26], %b[4], %b[4]
  xord,3 %b[94], %b[116], %b[116]
  and_ord,4 %b[114], %b[92], %b[80], %b[80]
  xord,5 %b[114], %b[92], %b[92]
}
{
  andnd,0 %b[35], %r22, %b[6]
  xor_xord,1 %r37, %b[6], %b[17], %r37
  xord,2 %r25, %b[2], %b[2]
  andnd,3 %b[123], %b[46], %b[94]
  xor_xord,4 %b[61], %b[94], %b[105], %b[61]
  xord,5 %b[49], %b[90], %b[90]
}
{
  andd,0 %g3, %b[37], %b[26]
  ord,1 %g3, %b[37], %r40
  ldd,2 [ %r2 + 0x1a60 ], %b[17]
  andd,3 %g19, %b[125], %b[114]
  ord,4 %g19, %b[125], %b[64]
  ldd,5 [ %r2 + 0x1a60 ], %b[105]
}
{
  xord,0 %b[4], %g10, %b[24]
  xor_xord,1 %g3, %b[37], %r56, %b[37]
  xornd,2 %r33, %g10, %r47
  xord,3 %b[92], %g26, %b[112]
  xor_xord,4 %g19, %b[125], %b[80], %b[125]
  xornd,5 %b[57], %g26, %b[71]
}
{
  xord,0 %b[4], %r33, %r56
  and_ord,1 %r56, %r40, %b[26], %r40
  andd,2 %b[4], %r33, %b[26]
  xord,3 %b[92], %b[57], %b[80]
  and_ord,4 %b[80], %b[64], %b[114], %b[64]
  andd,5 %b[92], %b[57], %b[114]
}
{
  xord,0 %b[0], %r41, %r41
  xor_andd,1 %b[37], %r33, %r47, %r47
  andd,2 %r28, %b[17], %r31
  xord,3 %b[88], %b[65], %b[65]
  xor_andd,4 %b[125], %b[57], %b[71], %b[71]
  andd,5 %b[52], %b[105], %b[55]
}
{
  xord,0 %r26, %b[7], %b[7]
  andn_xornd,1 %r16, %r61, %g5, %r16
  xord,2 %b[4], %b[37], %b[0]
  xord,3 %b[50], %b[95], %b[95]
  andn_xornd,4 %b[40], %b[85], %g21, %b[40]
  xord,5 %b[92], %b[125], %b[88]
}
{
  ornd,0 %b[24], %b[0], %b[0]
  and_xornd,1 %r47, %r56, %b[26], %r56
  ord,2 %r28, %b[17], %r26
  ornd,3 %b[112], %b[88], %b[88]
  and_xornd,4 %b[71], %b[80], %b[114], %b[80]
  ord,5 %b[52], %b[105], %b[50]
}
{
  andnd,0 %r33, %b[4], %r31
  and_ord,1 %r40, %r26, %r31, %r26
  xord,2 %b[0], %b[31], %b[31]
  andnd,3 %b[57], %b[92], %b[55]
  and_ord,4 %b[64], %b[50], %b[55], %b[50]
  xord,5 %b[88], %b[119], %b[119]
}
{
  andd,0 %r56, %g10, %g10
  ord,1 %r56, %b[37], %b[37]
  xord,2 %b[37], %b[4], %b[4]
  andd,3 %b[80], %g26, %g26
  ord,4 %b[80], %b[125], %b[125]
  xord,5 %b[125], %b[92], %b[92]
}
{
  ord,0 %r33, %b[4], %b[4]
  or_xord,1 %r31, %b[24], %r33, %r31
  xord,2 %r56, %b[31], %b[31]
  ord,3 %b[57], %b[92], %b[92]
  or_xord,4 %b[55], %b[112], %b[57], %b[55]
  xord,5 %b[80], %b[119], %b[119]
}
{
  xord,0 %b[4], %b[0], %b[0]
  xor_xord,1 %r28, %b[17], %r40, %b[17]
  ornd,2 %g10, %b[37], %b[37]
  xord,3 %b[92], %b[88], %b[88]
  xor_xord,4 %b[52], %b[105], %b[64], %b[105]
  ornd,5 %g26, %b[125], %b[125]
}
{
  andd,0 %r16, %g8, %g8
  xor_xord,1 %b[37], %b[4], %b[19], %b[37]
  xord,2 %r29, %b[0], %b[0]
  andd,3 %b[40], %g24, %g24
  xor_xord,4 %b[125], %b[92], %b[107], %b[125]
  xord,5 %b[53], %b[88], %b[88]
}
{
  xord,0 %g8, %b[23], %b[23]
  or_xord,1 %r47, %r31, %r45, %r47
  xornd,2 %r16, %r46, %r46
  xord,3 %g24, %b[111], %b[111]
  or_xord,4 %b[71], %b[55], %b[69], %b[71]
  xornd,5 %b[40], %b[70], %b[70]
}
{
  andd,0 %r21, %r46, %r31
  xor_xord,1 %r21, %r16, %b[32], %r21
  ldd,2 [ %r2 + 0x1a68 ], %g8
  andd,3 %b[45], %b[70], %b[55]
  xor_xord,4 %b[45], %b[40], %b[120], %b[45]
  ldd,5 [ %r2 + 0x1a68 ], %g24
}
{
  andnd,0 %b[2], %b[10], %b[32]
  and_andnd,1 %b[20], %b[2], %r50, %r16
  andnd,2 %r16, %r31, %r31
  andnd,3 %b[90], %b[98], %b[120]
  and_andnd,4 %b[108], %b[90], %b[74], %b[40]
  andnd,5 %b[40], %b[55], %b[55]
}
{
  xord,0 %b[2], %b[20], %b[2]
  xor_xord,1 %r31, %g11, %b[22], %r31
  andnd,2 %b[10], %b[2], %g11
  xord,3 %b[90], %b[108], %b[90]
  xor_xord,4 %b[55], %g27, %b[110], %b[55]
  andnd,5 %b[98], %b[90], %g27
}
{
  andnd,0 %r22, %b[35], %r50
  andn_ord,1 %r46, %r61, %g5, %r46
  ornd,2 %r50, %b[2], %b[2]
  andnd,3 %b[46], %b[123], %b[74]
  andn_ord,4 %b[70], %b[85], %g21, %b[70]
  ornd,5 %b[74], %b[90], %b[90]
}
{
  xord,0 %r38, %g8, %g5
  andd,1 %r38, %g8, %g8
  ldd,2 [ %r2 + 0x1a70 ], %r61
  xord,3 %b[62], %g24, %g21
  andd,4 %b[62], %g24, %g24
  ldd,5 [ %r2 + 0x1a70 ], %b[85]
}
{
  xord,0 %r26, %g5, %g5
  and_ord,1 %r26, %g5, %g8, %g8
  ldd,2 [ %r2 + 0x1a78 ], %b[20]
  xord,3 %b[50], %g21, %g21
  and_ord,4 %b[50], %g21, %g24, %g24
  ldd,5 [ %r2 + 0x1a78 ], %b[108]
}
{
  xord,0 %b[2], %r25, %r25
  andn_xornd,1 %r16, %g11, %b[32], %g11
  xord,2 %r46, %b[16], %r46
  xord,3 %b[90], %b[49], %b[49]
  andn_xornd,4 %b[40], %g27, %b[120], %g27
  xord,5 %b[70], %b[104], %b[70]
}
{
  ldd,0 [ %r2 + 0x1a88 ], %b[32]
  xord,1 %r63, %r61, %r26
  ldd,2 [ %r2 + 0x1a80 ], %b[16]
  ldd,3 [ %r2 + 0x1a88 ], %b[120]
  xord,4 %b[87], %b[85], %b[50]
  ldd,5 [ %r2 + 0x1a80 ], %b[104]
}
{
  andd,0 %r63, %r61, %r61
  xord,1 %g8, %r26, %r45
  ldd,2 [ %r2 + 0x1a90 ], %b[22]
  andd,3 %b[87], %b[85], %b[85]
  xord,4 %g24, %b[50], %b[69]
  ldd,5 [ %r2 + 0x1a90 ], %b[110]
}
{
  andnd,0 %g5, %r45, %g8
  and_ord,1 %g8, %r26, %r61, %r61
  andnd,2 %r45, %g5, %r26
  andnd,3 %g21, %b[69], %g24
  and_ord,4 %g24, %b[50], %b[85], %b[85]
  andnd,5 %b[69], %g21, %b[50]
}
{
  andd,0 %b[29], %b[32], %b[4]
  ord,1 %b[29], %b[32], %b[19]
  andd,2 %g0, %b[16], %r29
  andd,3 %b[117], %b[120], %b[92]
  ord,4 %b[117], %b[120], %b[107]
  andd,5 %g16, %b[104], %b[53]
}
{
  andnd,0 %r45, %b[17], %r40
  and_ord,1 %r29, %b[19], %b[4], %b[19]
  xord,2 %g2, %b[22], %b[4]
  andnd,3 %b[69], %b[105], %b[64]
  and_ord,4 %b[53], %b[107], %b[92], %b[107]
  xord,5 %g18, %b[110], %b[92]
}
{
  ornd,0 %r25, %g11, %r25
  xor_xord,1 %r52, %b[20], %r61, %b[20]
  andnd,2 %b[17], %r45, %r61
  ornd,3 %b[49], %g27, %b[49]
  xor_xord,4 %b[76], %b[108], %b[85], %b[108]
  andnd,5 %b[105], %b[69], %b[85]
}
{
  ornd,0 %r19, %r62, %b[18]
  xor_xord,1 %g11, %r53, %b[38], %b[38]
  xord,2 %r16, %b[18], %r16
  ornd,3 %b[43], %b[86], %b[106]
  xor_xord,4 %g27, %b[77], %b[126], %b[126]
  xord,5 %b[40], %b[106], %b[40]
}
{
  andnd,0 %b[17], %b[20], %r33
  andnd,1 %g5, %b[20], %b[24]
  xord,2 %b[20], %b[17], %g10
  andnd,3 %b[105], %b[108], %b[57]
  andnd,4 %g21, %b[108], %b[112]
  xord,5 %b[108], %b[105], %g26
}
{
  ornd,0 %b[24], %r45, %b[24]
  or_xornd,1 %r45, %r33, %g10, %r33
  ornd,2 %g10, %g5, %g10
  ornd,3 %b[112], %b[69], %b[112]
  or_xornd,4 %b[69], %b[57], %g26, %b[57]
  ornd,5 %g26, %g21, %g26
}
{
  xord,0 %g10, %b[17], %b[17]
  xord,1 %b[24], %r48, %b[24]
  xord,2 %g10, %r45, %r45
  xord,3 %g26, %b[105], %b[105]
  xord,4 %b[112], %b[72], %b[112]
  xord,5 %g26, %b[69], %b[69]
}
{
  andnd,0 %r45, %b[17], %b[17]
  or_xornd,1 %r33, %r26, %g8, %g8
  andd,2 %r33, %g10, %g10
  andnd,3 %b[69], %b[105], %b[105]
  or_xornd,4 %b[57], %b[50], %g24, %g24
  andd,5 %b[57], %g26, %g26
}
{
  andnd,0 %r19, %r62, %g5
  xor_xord,1 %b[17], %g5, %b[25], %b[17]
  xord,2 %b[15], %g10, %g10
  andnd,3 %b[43], %b[86], %g21
  xor_xord,4 %b[105], %g21, %b[113], %b[105]
  xord,5 %b[103], %g26, %g26
}
{
  xord,0 %r25, %r16, %r16
  or_xornd,1 %g8, %r61, %r40, %r61
  ord,2 %b[2], %r53, %r40
  xord,3 %b[49], %b[40], %b[40]
  or_xornd,4 %g24, %b[85], %b[64], %b[85]
  ord,5 %b[90], %b[77], %b[64]
}
{
  xord,0 %b[2], %b[13], %b[2]
  xor_xord,1 %g8, %b[20], %b[8], %g8
  andd,2 %g2, %b[22], %b[22]
  xord,3 %b[90], %b[101], %b[90]
  xor_xord,4 %g24, %b[108], %b[96], %g24
  andd,5 %g18, %b[110], %b[110]
}
{
  andnd,0 %b[18], %b[35], %b[6]
  or_xornd,1 %r62, %b[6], %r50, %r50
  xord,2 %r61, %b[24], %b[24]
  andnd,3 %b[106], %b[123], %b[94]
  or_xornd,4 %b[86], %b[94], %b[74], %b[74]
  xord,5 %b[85], %b[112], %b[112]
}
{
  andd,0 %b[6], %r62, %g11
  and_xord,1 %r25, %r40, %r53, %r40
  xord,2 %g11, %b[2], %b[2]
  andd,3 %b[94], %b[86], %g27
  and_xord,4 %b[49], %b[64], %b[77], %b[64]
  xord,5 %g27, %b[90], %b[90]
}
{
  xord,0 %r19, %r22, %r53
  and_ord,1 %b[19], %b[4], %b[22], %b[22]
  ldd,2 [ %r2 + 0x1a98 ], %r25
  xord,3 %b[43], %b[46], %b[77]
  and_ord,4 %b[107], %b[92], %b[110], %b[110]
  ldd,5 [ %r2 + 0x1a98 ], %b[49]
}
{
  ord,0 %r19, %b[35], %r19
  or_xord,1 %r50, %g5, %b[18], %g5
  andd,2 %r19, %b[35], %b[18]
  ord,3 %b[43], %b[123], %b[43]
  or_xord,4 %b[74], %g21, %b[106], %g21
  andd,5 %b[43], %b[123], %b[106]
}
{
  andnd,0 %r59, %r41, %b[9]
  xor_xord,1 %r40, %b[10], %b[9], %r40
  andnd,2 %r41, %r59, %b[10]
  andnd,3 %b[83], %b[65], %b[97]
  xor_xord,4 %b[64], %b[98], %b[97], %b[64]
  andnd,5 %b[65], %b[83], %b[98]
}
{
  ord,0 %r25, %b[22], %r61
  ord,1 %g5, %r62, %r62
  andd,2 %r25, %b[22], %b[35]
  ord,3 %b[49], %b[110], %b[85]
  ord,4 %g21, %b[86], %b[86]
  andd,5 %b[49], %b[110], %b[123]
}
{
  ldd,0 [ %r2 + 0x1aa8 ], %b[35]
  and_ord,1 %b[31], %r61, %b[35], %r61
  ldd,2 [ %r2 + 0x1aa0 ], %b[13]
  ldd,3 [ %r2 + 0x1aa8 ], %b[123]
  and_ord,4 %b[119], %b[85], %b[123], %b[85]
  ldd,5 [ %r2 + 0x1aa0 ], %b[101]
}
{
  xord,0 %r22, %b[21], %b[21]
  orn_xord,1 %r50, %r19, %b[18], %r19
  ornd,2 %g11, %r62, %r62
  xord,3 %b[46], %b[109], %b[109]
  orn_xord,4 %b[74], %b[43], %b[106], %b[43]
  ornd,5 %g27, %b[86], %b[86]
}
{
  ldd,0 [ %r2 + 0x1ab8 ], %r50
  andn_xornd,1 %r62, %r53, %r22, %r53
  ldd,2 [ %r2 + 0x1ab0 ], %b[18]
  ldd,3 [ %r2 + 0x1ab8 ], %b[74]
  andn_xornd,4 %b[86], %b[77], %b[46], %b[77]
  ldd,5 [ %r2 + 0x1ab0 ], %b[106]
}
{
  ord,0 %b[13], %r61, %g11
  xord,1 %r47, %b[35], %b[20]
  andd,2 %b[13], %r61, %r22
  ord,3 %b[101], %b[85], %g27
  xord,4 %b[71], %b[123], %b[108]
  andd,5 %b[101], %b[85], %b[46]
}
{
  xord,0 %r53, %r24, %r24
  and_ord,1 %b[37], %g11, %r22, %g11
  andd,2 %r47, %b[35], %b[35]
  xord,3 %b[77], %b[48], %b[48]
  and_ord,4 %b[125], %g27, %b[46], %g27
  andd,5 %b[71], %b[123], %b[123]
}
{
  andd,0 %b[0], %b[18], %b[18]
  andd,1 %g10, %r50, %r22
  xord,2 %b[0], %b[18], %r53
  andd,3 %b[88], %b[106], %b[106]
  andd,4 %g26, %b[74], %b[46]
  xord,5 %b[88], %b[106], %b[77]
}
{
  xord,0 %r19, %b[21], %b[21]
  and_ord,1 %g11, %b[20], %b[35], %b[35]
  ord,2 %g10, %r50, %b[8]
  xord,3 %b[43], %b[109], %b[109]
  and_ord,4 %g27, %b[108], %b[123], %b[123]
  ord,5 %g26, %b[74], %b[96]
}
{
  xord,0 %r41, %r20, %r20
  xor_xord,1 %r62, %r19, %b[5], %r62
  xord,2 %b[6], %g6, %b[6]
  xord,3 %b[65], %b[44], %b[44]
  xor_xord,4 %b[86], %b[43], %b[93], %b[86]
  xord,5 %b[94], %g22, %b[94]
}
{
  xord,0 %b[39], %b[33], %b[39]
  and_ord,1 %b[35], %r53, %b[18], %b[18]
  xord,2 %g5, %b[6], %b[6]
  xord,3 %b[127], %b[121], %b[127]
  and_ord,4 %b[123], %b[77], %b[106], %b[106]
  xord,5 %g21, %b[94], %b[94]
}
{
  xord,0 %g0, %b[16], %b[16]
  xor_xord,1 %r57, %r34, %r39, %r34
  xord,2 %r30, %b[39], %b[39]
  xord,3 %g16, %b[104], %b[104]
  xor_xord,4 %b[81], %b[58], %b[63], %b[58]
  xord,5 %b[54], %b[127], %b[127]
}
{
  ldd,0 [ %r2 + 0x1ac8 ], %r22
  and_ord,1 %b[18], %b[8], %r22, %b[8]
  ldd,2 [ %r2 + 0x1ac0 ], %r30
  ldd,3 [ %r2 + 0x1ac8 ], %b[46]
  and_ord,4 %b[106], %b[96], %b[46], %b[96]
  ldd,5 [ %r2 + 0x1ac0 ], %b[54]
}
{
  andnd,0 %r34, %r41, %r39
  andn_xornd,1 %b[7], %b[10], %b[9], %b[9]
  andnd,2 %r41, %r34, %b[10]
  andnd,3 %b[58], %b[65], %b[63]
  andn_xornd,4 %b[95], %b[98], %b[97], %b[97]
  andnd,5 %b[65], %b[58], %b[98]
}
{
  xord,0 %r34, %r55, %r55
  xor_xord,1 %b[29], %b[32], %r29, %b[32]
  ord,2 %r41, %r34, %r41
  xord,3 %b[58], %b[79], %b[79]
  xor_xord,4 %b[117], %b[120], %b[53], %b[120]
  ord,5 %b[65], %b[58], %b[65]
}
{
  ord,0 %b[17], %r30, %b[33]
  andd,1 %b[24], %r22, %g5
  andd,2 %b[17], %r30, %r29
  ord,3 %b[105], %b[54], %b[121]
  andd,4 %b[112], %b[46], %g21
  andd,5 %b[105], %b[54], %b[53]
}
{
  ord,0 %b[24], %r22, %g6
  and_ord,1 %b[8], %b[33], %r29, %b[33]
  ldd,2 [ %r2 + 0x1ad0 ], %r29
  ord,3 %b[112], %b[46], %g22
  and_ord,4 %b[96], %b[121], %b[53], %b[121]
  ldd,5 [ %r2 + 0x1ad0 ], %b[53]
}
{
  xord,0 %b[9], %r34, %r34
  xord,1 %r59, %r41, %r41
  andd,2 %b[9], %b[7], %r19
  xord,3 %b[97], %b[58], %b[58]
  xord,4 %b[83], %b[65], %b[65]
  andd,5 %b[97], %b[95], %b[43]
}
{
  xord,0 %r41, %b[9], %b[9]
  and_ord,1 %b[33], %g6, %g5, %g6
  ornd,2 %r19, %r34, %r34
  xord,3 %b[65], %b[97], %b[97]
  and_ord,4 %b[121], %g22, %g21, %g22
  ornd,5 %b[43], %b[58], %b[58]
}
{
  xord,0 %g8, %r29, %g5
  andd,1 %g8, %r29, %r29
  ldd,2 [ %r2 + 0x1ad8 ], %r19
  xord,3 %g24, %b[53], %g21
  andd,4 %g24, %b[53], %b[53]
  ldd,5 [ %r2 + 0x1ad8 ], %b[43]
}
{
  xord,0 %r41, %r55, %r55
  and_ord,1 %g6, %g5, %r29, %r29
  xord,2 %r34, %r59, %b[5]
  xord,3 %b[65], %b[79], %b[79]
  and_ord,4 %g22, %g21, %b[53], %b[53]
  xord,5 %b[58], %b[83], %b[93]
}
{
  xord,0 %b[32], %r18, %r18
  andn_xornd,1 %r34, %r39, %b[10], %r39
  xord,2 %b[19], %b[4], %b[4]
  xord,3 %b[120], %b[42], %b[42]
  andn_xornd,4 %b[58], %b[63], %b[98], %b[63]
  xord,5 %b[107], %b[92], %b[92]
}
{
  andd,0 %g9, %r19, %r19
  xor_xord,1 %b[31], %r25, %b[22], %r25
  xord,2 %g9, %r19, %b[19]
  andd,3 %g25, %b[43], %b[43]
  xor_xord,4 %b[119], %b[49], %b[110], %b[49]
  xord,5 %g25, %b[43], %b[107]
}
{
  xord,0 %g11, %b[20], %b[20]
  andn_xord,1 %r39, %b[5], %r34, %b[5]
  xord,2 %b[4], %b[32], %r34
  xord,3 %g27, %b[108], %b[108]
  andn_xord,4 %b[63], %b[93], %b[58], %b[93]
  xord,5 %b[92], %b[120], %b[58]
}
{
  xord,0 %b[35], %r53, %r53
  and_ord,1 %r29, %b[19], %r19, %r19
  ord,2 %r25, %b[32], %g11
  xord,3 %b[123], %b[77], %b[77]
  and_ord,4 %b[53], %b[107], %b[43], %b[43]
  ord,5 %b[49], %b[120], %g27
}
{
  xord,0 %b[16], %g11, %g11
  xor_xord,1 %r39, %r59, %r44, %r39
  ornd,2 %b[9], %b[5], %b[9]
  xord,3 %b[104], %g27, %g27
  xor_xord,4 %b[63], %b[83], %b[68], %b[63]
  ornd,5 %b[97], %b[93], %b[97]
}
{
  andnd,0 %g11, %r25, %b[7]
  xor_xord,1 %b[5], %b[7], %r43, %b[5]
  xord,2 %b[9], %r20, %r20
  andnd,3 %g27, %b[49], %b[95]
  xor_xord,4 %b[93], %b[95], %b[67], %b[93]
  xord,5 %b[97], %b[44], %b[44]
}
{
  ldd,0 [ %r2 + 0x1ae8 ], %b[9]
  xord,1 %g11, %b[4], %b[16]
  ldd,2 [ %r2 + 0x1ae0 ], %r43
  ldd,3 [ %r2 + 0x1ae8 ], %b[97]
  xord,4 %g27, %b[92], %b[104]
  ldd,5 [ %r2 + 0x1ae0 ], %b[67]
}
{
  ldd,0 [ %r2 + 0x1af8 ], %r44
  andnd,1 %b[16], %b[7], %b[16]
  ldd,2 [ %r2 + 0x1af0 ], %r59
  ldd,3 [ %r2 + 0x1af8 ], %b[68]
  andnd,4 %b[104], %b[95], %b[104]
  ldd,5 [ %r2 + 0x1af0 ], %b[83]
}
{
  ldd,0 [ %r2 + 0x1b08 ], %b[35]
  andnd,1 %b[16], %g11, %b[22]
  ldd,2 [ %r2 + 0x1b00 ], %b[7]
  ldd,3 [ %r2 + 0x1b08 ], %b[123]
  andnd,4 %b[104], %g27, %b[110]
  ldd,5 [ %r2 + 0x1b00 ], %b[95]
}
{
  ord,0 %b[3], %r43, %r41
  andd,1 %r37, %b[9], %b[25]
  andd,2 %b[3], %r43, %b[10]
  ord,3 %b[91], %b[67], %b[65]
  andd,4 %b[61], %b[97], %b[113]
  andd,5 %b[91], %b[67], %b[98]
}
{
  xord,0 %b[28], %r59, %b[15]
  and_ord,1 %r19, %r41, %b[10], %r41
  ord,2 %r37, %b[9], %b[10]
  xord,3 %b[116], %b[83], %b[103]
  and_ord,4 %b[43], %b[65], %b[98], %b[65]
  ord,5 %b[61], %b[97], %b[98]
}
{
  xord,0 %b[23], %r44, %r45
  andd,1 %b[23], %r44, %r44
  andd,2 %b[28], %r59, %r59
  xord,3 %b[111], %b[68], %b[69]
  andd,4 %b[111], %b[68], %b[68]
  andd,5 %b[116], %b[83], %b[83]
}
{
  ord,0 %r21, %b[7], %r26
  and_ord,1 %r41, %b[10], %b[25], %b[10]
  andd,2 %r21, %b[7], %b[25]
  ord,3 %b[45], %b[95], %b[50]
  and_ord,4 %b[65], %b[98], %b[113], %b[98]
  andd,5 %b[45], %b[95], %b[113]
}
{
  xord,0 %r31, %b[35], %r48
  andd,1 %r31, %b[35], %b[35]
  ldd,2 [ %r2 + 0x1b10 ], %r33
  xord,3 %b[55], %b[123], %b[72]
  andd,4 %b[55], %b[123], %b[123]
  ldd,5 [ %r2 + 0x1b10 ], %b[57]
}
{
  ldd,0 [ %r2 + 0x1b20 ], %b[26]
  and_ord,1 %b[10], %b[15], %r59, %r59
  ldd,2 [ %r2 + 0x1b18 ], %r56
  ldd,3 [ %r2 + 0x1b20 ], %b[114]
  and_ord,4 %b[98], %b[103], %b[83], %b[83]
  ldd,5 [ %r2 + 0x1b18 ], %b[80]
}
{
  andd,0 %b[16], %r25, %r25
  xor_andnd,1 %g11, %b[4], %b[32], %b[4]
  xord,2 %r25, %b[22], %b[22]
  andd,3 %b[104], %b[49], %b[49]
  xor_andnd,4 %g27, %b[92], %b[120], %b[92]
  xord,5 %b[49], %b[110], %b[110]
}
{
  xord,0 %b[16], %r18, %r18
  and_ord,1 %r59, %r45, %r44, %r44
  andnd,2 %r34, %b[22], %r34
  xord,3 %b[104], %b[42], %b[42]
  and_ord,4 %b[83], %b[69], %b[68], %b[68]
  andnd,5 %b[58], %b[110], %b[58]
}
{
  xord,0 %g6, %g5, %g5
  xor_xord,1 %r34, %b[32], %r42, %r34
  xord,2 %g11, %g14, %g11
  xord,3 %g22, %g21, %g21
  xor_xord,4 %b[58], %b[120], %b[66], %b[58]
  xord,5 %g27, %g30, %g27
}
{
  andd,0 %r46, %r33, %r33
  and_ord,1 %r44, %r26, %b[25], %r26
  xord,2 %r46, %r33, %b[25]
  andd,3 %b[70], %b[57], %b[57]
  and_ord,4 %b[68], %b[50], %b[113], %b[50]
  xord,5 %b[70], %b[57], %b[113]
}
{
  andd,0 %b[38], %r56, %r56
  andd,1 %r16, %b[26], %g14
  xord,2 %b[38], %r56, %g6
  andd,3 %b[126], %b[80], %b[80]
  andd,4 %b[40], %b[114], %g30
  xord,5 %b[126], %b[80], %g22
}
{
  ord,0 %r16, %b[26], %r42
  and_ord,1 %r26, %r48, %b[35], %b[35]
  ldd,2 [ %r2 + 0x1b28 ], %b[32]
  ord,3 %b[40], %b[114], %b[66]
  and_ord,4 %b[50], %b[72], %b[123], %b[123]
  ldd,5 [ %r2 + 0x1b28 ], %b[120]
}
{
  xord,0 %b[20], %r57, %r57
  orn_xord,1 %b[16], %b[4], %r25, %r25
  xord,2 %r29, %b[19], %b[19]
  xord,3 %b[108], %b[81], %b[81]
  orn_xord,4 %b[104], %b[92], %b[49], %b[49]
  xord,5 %b[53], %b[107], %b[107]
}
{
  ldd,0 [ %r2 + 0x1b38 ], %b[16]
  and_ord,1 %b[35], %b[25], %r33, %r33
  ldd,2 [ %r2 + 0x1b30 ], %r29
  ldd,3 [ %r2 + 0x1b38 ], %b[104]
  and_ord,4 %b[123], %b[113], %b[57], %b[57]
  ldd,5 [ %r2 + 0x1b30 ], %b[53]
}
{
  andd,0 %b[2], %b[32], %b[32]
  xor_xord,1 %b[37], %b[13], %r61, %b[13]
  xord,2 %b[2], %b[32], %b[4]
  andd,3 %b[90], %b[120], %b[120]
  xor_xord,4 %b[125], %b[101], %b[85], %b[101]
  xord,5 %b[90], %b[120], %b[92]
}
{
  xord,0 %r25, %g11, %g11
  and_ord,1 %r33, %g6, %r56, %r56
  ldd,2 [ %r2 + 0x1b40 ], %r61
  xord,3 %b[49], %g27, %g27
  and_ord,4 %b[57], %g22, %b[80], %b[80]
  ldd,5 [ %r2 + 0x1b40 ], %b[85]
}
{
  xord,0 %r59, %r45, %r45
  xor_xord,1 %g10, %r50, %b[18], %r50
  andnd,2 %b[13], %b[20], %b[18]
  xord,3 %b[83], %b[69], %b[69]
  xor_xord,4 %g26, %b[74], %b[106], %b[74]
  andnd,5 %b[101], %b[108], %b[106]
}
{
  andd,0 %r40, %r29, %r29
  and_ord,1 %r56, %r42, %g14, %r42
  xord,2 %r40, %r29, %g14
  andd,3 %b[64], %b[53], %b[53]
  and_ord,4 %b[80], %b[66], %g30, %b[66]
  xord,5 %b[64], %b[53], %g30
}
{
  andd,0 %r24, %b[16], %b[16]
  xor_xord,1 %r16, %b[26], %r56, %b[26]
  xord,2 %r24, %b[16], %r59
  andd,3 %b[48], %b[104], %b[104]
  xor_xord,4 %b[40], %b[114], %b[80], %b[114]
  xord,5 %b[48], %b[104], %b[83]
}
{
  xord,0 %r42, %b[4], %b[4]
  and_ord,1 %r42, %b[4], %b[32], %b[32]
  ldd,2 [ %r2 + 0x1b48 ], %r56
  xord,3 %b[66], %b[92], %b[92]
  and_ord,4 %b[66], %b[92], %b[120], %b[120]
  ldd,5 [ %r2 + 0x1b48 ], %b[80]
}
{
  andnd,0 %b[20], %b[13], %r25
  xor_xord,1 %b[22], %r25, %b[30], %b[22]
  andd,2 %r62, %r61, %r42
  andnd,3 %b[108], %b[101], %b[49]
  xor_xord,4 %b[110], %b[49], %b[118], %b[110]
  andd,5 %b[86], %b[85], %b[66]
}
{
  xord,0 %b[32], %g14, %g14
  and_ord,1 %b[32], %g14, %r29, %r29
  ord,2 %r62, %r61, %b[30]
  xord,3 %b[120], %g30, %g30
  and_ord,4 %b[120], %g30, %b[53], %b[53]
  ord,5 %b[86], %b[85], %b[118]
}
{
  andd,0 %r50, %b[20], %b[20]
  xor_xord,1 %b[17], %r30, %b[8], %r30
  ldd,2 [ %r2 + 0x1b50 ], %b[32]
  andd,3 %b[74], %b[108], %b[108]
  xor_xord,4 %b[105], %b[54], %b[96], %b[54]
  ldd,5 [ %r2 + 0x1b50 ], %b[120]
}
{
  andd,0 %b[21], %r56, %r29
  and_ord,1 %r29, %r59, %b[16], %b[16]
  xord,2 %r29, %r59, %r59
  andd,3 %b[109], %b[80], %b[53]
  and_ord,4 %b[53], %b[83], %b[104], %b[104]
  xord,5 %b[53], %b[83], %b[83]
}
{
  ord,0 %r53, %b[20], %b[20]
  xord,1 %r53, %r50, %r53
  andd,2 %g14, %r59, %b[8]
  ord,3 %b[77], %b[108], %b[108]
  xord,4 %b[77], %b[74], %b[77]
  andd,5 %g30, %b[83], %b[96]
}
{
  xornd,0 %b[26], %b[8], %b[8]
  and_ord,1 %b[16], %b[30], %r42, %b[30]
  ord,2 %b[21], %r56, %r42
  xornd,3 %b[114], %b[96], %b[96]
  and_ord,4 %b[104], %b[118], %b[66], %b[118]
  ord,5 %b[109], %b[80], %b[66]
}
{
  xord,0 %b[10], %b[15], %b[15]
  xor_xord,1 %r62, %r61, %b[16], %r61
  xord,2 %b[20], %b[13], %b[13]
  xord,3 %b[98], %b[103], %b[103]
  xor_xord,4 %b[86], %b[85], %b[104], %b[85]
  xord,5 %b[108], %b[101], %b[101]
}
{
  xord,0 %g14, %b[4], %b[16]
  xord,1 %g14, %b[26], %g14
  xornd,2 %r59, %g14, %b[10]
  xord,3 %g30, %b[92], %b[104]
  xord,4 %g30, %b[114], %g30
  xornd,5 %b[83], %g30, %b[98]
}
{
  andnd,0 %g14, %b[16], %g14
  and_ord,1 %b[30], %r42, %r29, %r42
  ldd,2 [ %r2 + 0x1b58 ], %r29
  andnd,3 %g30, %b[104], %g30
  and_ord,4 %b[118], %b[66], %b[53], %b[66]
  ldd,5 [ %r2 + 0x1b58 ], %b[53]
}
{
  xord,0 %b[35], %b[25], %b[25]
  and_andnd,1 %r59, %b[8], %b[10], %b[10]
  andd,2 %r59, %b[4], %b[16]
  xord,3 %b[123], %b[113], %b[113]
  and_andnd,4 %b[83], %b[96], %b[98], %b[98]
  andd,5 %b[83], %b[92], %b[104]
}
{
  andd,0 %b[6], %b[32], %b[32]
  andn_xornd,1 %b[8], %b[4], %r59, %r59
  xord,2 %b[6], %b[32], %b[35]
  andd,3 %b[94], %b[120], %b[120]
  andn_xornd,4 %b[96], %b[92], %b[83], %b[83]
  xord,5 %b[94], %b[120], %b[123]
}
{
  xord,0 %r42, %b[35], %b[35]
  and_ord,1 %r42, %b[35], %b[32], %b[32]
  xord,2 %g14, %b[16], %b[16]
  xord,3 %b[66], %b[123], %b[123]
  and_ord,4 %b[66], %b[123], %b[120], %b[120]
  xord,5 %g30, %b[104], %b[104]
}
{
  andnd,0 %b[26], %b[4], %b[4]
  xor_xord,1 %r59, %g14, %b[11], %r59
  andnd,2 %b[4], %b[26], %r42
  andnd,3 %b[114], %b[92], %b[92]
  xor_xord,4 %b[83], %g30, %b[99], %b[83]
  andnd,5 %b[92], %b[114], %b[66]
}
{
  ord,0 %g14, %b[10], %g14
  or_xornd,1 %b[16], %b[4], %r42, %b[4]
  ldd,2 [ %r2 + 0x1b60 ], %b[11]
  ord,3 %g30, %b[98], %g30
  or_xornd,4 %b[104], %b[92], %b[66], %b[92]
  ldd,5 [ %r2 + 0x1b60 ], %b[99]
}
{
  ord,0 %r39, %r29, %b[26]
  xord,1 %r27, %g14, %g14
  andd,2 %r39, %r29, %r42
  ord,3 %b[63], %b[53], %b[114]
  xord,4 %b[51], %g30, %g30
  andd,5 %b[63], %b[53], %b[66]
}
{
  xord,0 %b[35], %r61, %b[10]
  xor_xord,1 %b[21], %r56, %b[30], %r56
  xord,2 %b[4], %b[10], %b[4]
  xord,3 %b[123], %b[85], %b[98]
  xor_xord,4 %b[109], %b[80], %b[118], %b[80]
  xord,5 %b[92], %b[98], %b[92]
}
{
  ornd,0 %b[15], %r45, %b[12]
  xor_xord,1 %r39, %r29, %b[32], %r29
  xord,2 %b[12], %b[4], %b[4]
  ornd,3 %b[103], %b[69], %b[100]
  xor_xord,4 %b[63], %b[53], %b[120], %b[53]
  xord,5 %b[100], %b[92], %b[92]
}
{
  xord,0 %b[35], %r56, %b[32]
  and_ord,1 %b[32], %b[26], %r42, %b[26]
  andd,2 %b[35], %r56, %r42
  xord,3 %b[123], %b[80], %b[120]
  and_ord,4 %b[120], %b[114], %b[66], %b[114]
  andd,5 %b[123], %b[80], %b[66]
}
{
  xord,0 %r29, %r61, %r61
  xord,1 %b[35], %r29, %r27
  xord,2 %r29, %r56, %b[30]
  xord,3 %b[53], %b[85], %b[85]
  xord,4 %b[123], %b[53], %b[51]
  xord,5 %b[53], %b[80], %b[118]
}
{
  ornd,0 %b[10], %r27, %r27
  xor_xord,1 %b[24], %r22, %b[33], %r22
  andd,2 %b[30], %r61, %b[30]
  ornd,3 %b[98], %b[51], %b[51]
  xor_xord,4 %b[112], %b[46], %b[121], %b[46]
  andd,5 %b[118], %b[85], %b[118]
}
{
  andnd,0 %r56, %b[35], %r42
  and_xornd,1 %b[30], %b[32], %r42, %b[32]
  xord,2 %r27, %r17, %r17
  andnd,3 %b[80], %b[123], %b[66]
  and_xornd,4 %b[118], %b[120], %b[66], %b[120]
  xord,5 %b[51], %b[41], %b[41]
}
{
  xord,0 %r33, %g6, %g6
  xor_ord,1 %r29, %b[35], %r56, %b[35]
  xord,2 %b[19], %r22, %b[33]
  xord,3 %b[57], %g22, %g22
  xor_ord,4 %b[53], %b[123], %b[80], %b[123]
  xord,5 %b[107], %b[46], %b[121]
}
{
  xord,0 %b[32], %r17, %r17
  or_xord,1 %r42, %b[10], %r56, %r42
  andnd,2 %b[32], %r61, %r61
  xord,3 %b[120], %b[41], %b[41]
  or_xord,4 %b[66], %b[98], %b[80], %b[66]
  andnd,5 %b[120], %b[85], %b[85]
}
{
  xord,0 %b[35], %r27, %r27
  xor_xord,1 %r20, %b[11], %b[26], %r29
  xornd,2 %r29, %r61, %r61
  xord,3 %b[123], %b[51], %b[51]
  xor_xord,4 %b[44], %b[99], %b[114], %b[53]
  xornd,5 %b[53], %b[85], %b[85]
}
{
  xord,0 %g1, %r27, %r27
  xor_xord,1 %r61, %b[35], %g7, %r61
  ord,2 %b[30], %r42, %b[30]
  xord,3 %g17, %b[51], %b[51]
  xor_xord,4 %b[85], %b[123], %g23, %b[85]
  ord,5 %b[118], %b[66], %b[118]
}
{
  andnd,0 %b[15], %r45, %g1
  andn_xornd,1 %r50, %r25, %b[18], %g15
  xord,2 %g15, %b[30], %b[30]
  andnd,3 %b[103], %b[69], %g17
  andn_xornd,4 %b[74], %b[49], %b[106], %g31
  xord,5 %g31, %b[118], %b[118]
}
{
  ord,0 %r20, %b[11], %b[11]
  orn_xornd,1 %r30, %b[19], %g5, %b[35]
  andd,2 %r20, %b[11], %r42
  ord,3 %b[44], %b[99], %b[99]
  orn_xornd,4 %b[54], %b[107], %g21, %b[123]
  andd,5 %b[44], %b[99], %b[66]
}
{
  xornd,0 %g15, %r53, %r53
  xord,1 %b[20], %g15, %g7
  andd,2 %g15, %b[13], %b[13]
  xornd,3 %g31, %b[77], %b[77]
  xord,4 %b[108], %g31, %g23
  andd,5 %g31, %b[101], %b[101]
}
{
  xord,0 %b[34], %g7, %g7
  and_ord,1 %b[26], %b[11], %r42, %b[11]
  andd,2 %b[20], %r53, %b[20]
  xord,3 %b[122], %g23, %g23
  and_ord,4 %b[114], %b[99], %b[66], %b[99]
  andd,5 %b[108], %b[77], %b[108]
}
{
  andd,0 %b[19], %b[35], %g15
  xor_xord,1 %b[13], %r50, %b[36], %b[13]
  andnd,2 %g15, %b[20], %b[20]
  andd,3 %b[107], %b[123], %g31
  xor_xord,4 %b[101], %b[74], %b[124], %b[101]
  andnd,5 %g31, %b[108], %b[108]
}
{
  andnd,0 %b[33], %g15, %g15
  andn_ord,1 %r53, %r25, %b[18], %r53
  xord,2 %b[20], %r57, %r57
  andnd,3 %b[121], %g31, %g31
  andn_ord,4 %b[77], %b[49], %b[106], %b[77]
  xord,5 %b[108], %b[81], %b[81]
}
{
  ldd,0 [ %r2 + 0x1b70 ], %r25
  andnd,1 %b[35], %r30, %b[18]
  ldd,2 [ %r2 + 0x1b68 ], %b[20]
  ldd,3 [ %r2 + 0x1b70 ], %b[49]
  andnd,4 %b[123], %b[54], %b[106]
  ldd,5 [ %r2 + 0x1b68 ], %b[108]
}
{
  andnd,0 %r30, %b[35], %b[36]
  xor_xord,1 %b[3], %r43, %r19, %r43
  ldd,2 [ %r2 + 0x1b78 ], %r50
  andnd,3 %b[54], %b[123], %b[124]
  xor_xord,4 %b[91], %b[67], %b[43], %b[67]
  ldd,5 [ %r2 + 0x1b78 ], %b[74]
}
{
  xord,0 %g15, %b[27], %b[27]
  xor_xord,1 %r37, %b[9], %r41, %b[9]
  xord,2 %r53, %b[14], %r53
  xord,3 %g31, %b[115], %b[115]
  xor_xord,4 %b[61], %b[97], %b[65], %b[97]
  xord,5 %b[77], %b[102], %b[77]
}
{
  ldd,0 [ %r2 + 0x1b88 ], %r41
  xord,1 %b[5], %b[20], %r19
  ldd,2 [ %r2 + 0x1b80 ], %b[14]
  ldd,3 [ %r2 + 0x1b88 ], %b[65]
  xord,4 %b[93], %b[108], %b[43]
  ldd,5 [ %r2 + 0x1b80 ], %b[102]
}
{
  xord,0 %r55, %r25, %b[34]
  andd,1 %r55, %r25, %r25
  andd,2 %b[5], %b[20], %b[20]
  xord,3 %b[79], %b[49], %b[122]
  andd,4 %b[79], %b[49], %b[49]
  andd,5 %b[93], %b[108], %b[108]
}
{
  andnd,0 %r43, %b[9], %b[11]
  and_ord,1 %b[11], %r19, %b[20], %b[20]
  xord,2 %b[11], %r19, %r19
  andnd,3 %b[67], %b[97], %b[99]
  and_ord,4 %b[99], %b[43], %b[108], %b[108]
  xord,5 %b[99], %b[43], %b[43]
}
{
  andd,0 %g14, %r41, %b[26]
  ord,1 %g14, %r41, %b[10]
  andd,2 %r59, %b[14], %r42
  andd,3 %g30, %b[65], %b[114]
  ord,4 %g30, %b[65], %b[98]
  andd,5 %b[83], %b[102], %b[66]
}
{
  xord,0 %r19, %r32, %r32
  and_ord,1 %b[20], %b[34], %r25, %r25
  xord,2 %b[20], %b[34], %b[34]
  xord,3 %b[43], %b[56], %b[56]
  and_ord,4 %b[108], %b[122], %b[49], %b[49]
  xord,5 %b[108], %b[122], %b[122]
}
{
  andnd,0 %r19, %b[34], %r56
  xord,1 %b[34], %r29, %b[32]
  andnd,2 %b[34], %r19, %b[20]
  andnd,3 %b[43], %b[122], %b[80]
  xord,4 %b[122], %b[53], %b[120]
  andnd,5 %b[122], %b[43], %b[108]
}
{
  andnd,0 %r29, %b[34], %r33
  xor_xord,1 %b[39], %r50, %r25, %r50
  andnd,2 %b[34], %r29, %r25
  andnd,3 %b[53], %b[122], %b[57]
  xor_xord,4 %b[127], %b[74], %b[49], %b[74]
  andnd,5 %b[122], %b[53], %b[49]
}
{
  andnd,0 %b[12], %r43, %g15
  andn_xornd,1 %g15, %b[36], %b[18], %b[36]
  andnd,2 %b[9], %r43, %b[18]
  andnd,3 %b[100], %b[67], %g31
  andn_xornd,4 %g31, %b[124], %b[106], %b[124]
  andnd,5 %b[97], %b[67], %b[106]
}
{
  andnd,0 %r29, %r50, %r29
  and_ord,1 %r42, %b[10], %b[26], %b[10]
  xord,2 %r50, %r29, %b[26]
  andnd,3 %b[53], %b[74], %b[53]
  and_ord,4 %b[66], %b[98], %b[114], %b[98]
  xord,5 %b[74], %b[53], %b[114]
}
{
  andnd,0 %r19, %r50, %r19
  or_xornd,1 %b[34], %r29, %b[26], %r29
  ornd,2 %b[26], %r19, %b[26]
  andnd,3 %b[43], %b[74], %b[43]
  or_xornd,4 %b[122], %b[53], %b[114], %b[53]
  ornd,5 %b[114], %b[43], %b[114]
}
{
  andd,0 %g15, %r45, %b[34]
  xor_andd,1 %b[26], %b[34], %b[32], %b[32]
  ornd,2 %r19, %b[34], %r19
  andd,3 %g31, %b[69], %b[122]
  xor_andd,4 %b[114], %b[122], %b[120], %b[120]
  ornd,5 %b[43], %b[122], %b[43]
}
{
  andd,0 %b[15], %r43, %b[26]
  or_xornd,1 %r29, %b[20], %r56, %r56
  andd,2 %r29, %b[26], %r29
  andd,3 %b[103], %b[67], %b[114]
  or_xornd,4 %b[53], %b[108], %b[80], %b[80]
  andd,5 %b[53], %b[114], %b[53]
}
{
  xord,0 %b[32], %r32, %r32
  xor_ornd,1 %b[35], %b[19], %b[33], %b[33]
  xord,2 %r54, %r29, %r29
  xord,3 %b[120], %b[56], %b[56]
  xor_ornd,4 %b[123], %b[107], %b[121], %b[121]
  xord,5 %b[78], %b[53], %b[53]
}
{
  ord,0 %b[15], %r43, %r25
  or_xornd,1 %r56, %r33, %r25, %r33
  ldd,2 [ %r2 + 0x1b90 ], %b[35]
  ord,3 %b[103], %b[67], %b[49]
  or_xornd,4 %b[80], %b[57], %b[49], %b[57]
  ldd,5 [ %r2 + 0x1b90 ], %b[123]
}
{
  xord,0 %b[33], %r36, %r36
  xor_xord,1 %r56, %r50, %r49, %r56
  xord,2 %b[33], %g5, %g5
  xord,3 %b[121], %b[60], %b[60]
  xor_xord,4 %b[80], %b[74], %b[73], %b[80]
  xord,5 %b[121], %g21, %g21
}
{
  xord,0 %b[36], %r36, %r36
  xor_xord,1 %r33, %r19, %r51, %r33
  ornd,2 %g5, %b[36], %g5
  xord,3 %b[124], %b[60], %b[60]
  xor_xord,4 %b[57], %b[43], %b[75], %b[57]
  ornd,5 %g21, %b[124], %g21
}
{
  xord,0 %g5, %b[27], %b[27]
  xor_xord,1 %b[36], %r22, %b[1], %b[36]
  andd,2 %b[4], %b[35], %r19
  xord,3 %g21, %b[115], %b[115]
  xor_xord,4 %b[124], %b[46], %b[89], %b[124]
  andd,5 %b[92], %b[123], %b[43]
}
{
  xord,0 %g5, %r22, %g5
  or_xornd,1 %r45, %b[11], %b[18], %b[18]
  andnd,2 %g5, %b[33], %b[33]
  xord,3 %g21, %b[46], %g21
  or_xornd,4 %b[69], %b[99], %b[106], %b[106]
  andnd,5 %g21, %b[121], %b[121]
}
{
  andnd,0 %g5, %b[33], %g5
  xor_xord,1 %r21, %b[7], %r44, %b[7]
  ord,2 %b[4], %b[35], %r22
  andnd,3 %g21, %b[121], %g21
  xor_xord,4 %b[45], %b[95], %b[68], %b[95]
  ord,5 %b[92], %b[123], %b[46]
}
{
  xord,0 %r26, %r48, %r48
  and_ord,1 %b[10], %r22, %r19, %r22
  ldd,2 [ %r2 + 0x1b98 ], %r44
  xord,3 %b[50], %b[72], %b[72]
  and_ord,4 %b[98], %b[46], %b[43], %b[46]
  ldd,5 [ %r2 + 0x1b98 ], %b[68]
}
{
  andnd,0 %b[7], %b[25], %r26
  or_xord,1 %b[18], %g1, %b[12], %g1
  andnd,2 %b[25], %b[7], %b[12]
  andnd,3 %b[95], %b[113], %b[50]
  or_xord,4 %b[106], %g17, %b[100], %g17
  andnd,5 %b[113], %b[95], %b[100]
}
{
  andnd,0 %b[25], %r48, %r30
  xor_xord,1 %g5, %r30, %r58, %g5
  xord,2 %b[9], %g4, %g4
  andnd,3 %b[113], %b[72], %b[54]
  xor_xord,4 %g21, %b[54], %b[82], %g21
  xord,5 %b[97], %g20, %g20
}
{
  andd,0 %r44, %r22, %r44
  ord,1 %g1, %r45, %r45
  xord,2 %r44, %r22, %r58
  andd,3 %b[68], %b[46], %b[68]
  ord,4 %g17, %b[69], %b[69]
  xord,5 %b[68], %b[46], %b[82]
}
{
  ldd,0 [ %r2 + 0x1ba8 ], %r19
  and_ord,1 %r17, %r58, %r44, %r44
  ldd,2 [ %r2 + 0x1ba0 ], %r22
  ldd,3 [ %r2 + 0x1ba8 ], %b[43]
  and_ord,4 %b[41], %b[82], %b[68], %b[68]
  ldd,5 [ %r2 + 0x1ba0 ], %b[46]
}
{
  andnd,0 %r48, %b[25], %b[26]
  orn_xord,1 %b[18], %r25, %b[26], %r25
  ornd,2 %b[34], %r45, %r45
  andnd,3 %b[72], %b[113], %b[114]
  orn_xord,4 %b[106], %b[49], %b[114], %b[49]
  ornd,5 %b[122], %b[69], %b[69]
}
{
  ldd,0 [ %r2 + 0x1bb8 ], %b[34]
  andd,1 %r45, %b[15], %b[15]
  ldd,2 [ %r2 + 0x1bb0 ], %b[18]
  ldd,3 [ %r2 + 0x1bb8 ], %b[122]
  andd,4 %b[69], %b[103], %b[103]
  ldd,5 [ %r2 + 0x1bb0 ], %b[106]
}
{
  andd,0 %r22, %r44, %r22
  andd,1 %b[30], %r19, %r44
  xord,2 %r22, %r44, %b[33]
  andd,3 %b[46], %b[68], %b[46]
  andd,4 %b[118], %b[43], %b[68]
  xord,5 %b[46], %b[68], %b[121]
}
{
  ord,0 %r45, %b[9], %b[9]
  and_ord,1 %r61, %b[33], %r22, %r22
  ord,2 %b[30], %r19, %b[11]
  ord,3 %b[69], %b[97], %b[97]
  and_ord,4 %b[85], %b[121], %b[46], %b[46]
  ord,5 %b[118], %b[43], %b[99]
}
{
  andd,0 %r27, %b[18], %b[18]
  andd,1 %r29, %b[34], %r51
  xord,2 %r27, %b[18], %b[1]
  andd,3 %b[51], %b[106], %b[106]
  andd,4 %b[53], %b[122], %b[75]
  xord,5 %b[51], %b[106], %b[89]
}
{
  ornd,0 %b[15], %b[9], %b[9]
  and_ord,1 %r22, %b[11], %r44, %b[11]
  ord,2 %r29, %b[34], %r44
  ornd,3 %b[103], %b[97], %b[97]
  and_ord,4 %b[46], %b[99], %b[68], %b[99]
  ord,5 %b[53], %b[122], %b[68]
}
{
  xord,0 %r25, %g4, %g4
  xor_xord,1 %b[9], %r43, %r35, %b[9]
  xord,2 %r25, %r60, %r60
  xord,3 %b[49], %g20, %g20
  xor_xord,4 %b[97], %b[67], %b[59], %b[97]
  xord,5 %b[49], %b[84], %b[84]
}
{
  xord,0 %b[25], %r28, %r28
  and_ord,1 %b[11], %b[1], %b[18], %b[18]
  xord,2 %r45, %r60, %r60
  xord,3 %b[113], %b[52], %b[52]
  and_ord,4 %b[99], %b[89], %b[106], %b[106]
  xord,5 %b[69], %b[84], %b[84]
}
{
  xord,0 %b[16], %b[8], %b[16]
  andn_xornd,1 %g6, %b[12], %r26, %r26
  xord,2 %g6, %r38, %r38
  xord,3 %b[104], %b[96], %b[104]
  andn_xornd,4 %g22, %b[100], %b[50], %b[50]
  xord,5 %g22, %b[62], %b[62]
}
{
  xord,0 %r17, %r58, %r58
  and_ord,1 %b[18], %r44, %r51, %r44
  xord,2 %r52, %b[16], %b[16]
  xord,3 %b[41], %b[82], %b[82]
  and_ord,4 %b[106], %b[68], %b[75], %b[68]
  xord,5 %b[76], %b[104], %b[104]
}
{
  xord,0 %r26, %r48, %r52
  xor_xord,1 %g1, %g15, %r23, %g1
  andd,2 %r26, %g6, %g6
  xord,3 %b[50], %b[72], %b[76]
  xor_xord,4 %g17, %g31, %b[47], %g17
  andd,5 %b[50], %g22, %g22
}
{
  ldd,0 [ %r2 + 0x1bc8 ], %r23
  ornd,1 %g6, %r52, %r52
  ldd,2 [ %r2 + 0x1bc0 ], %g15
  ldd,3 [ %r2 + 0x1bc8 ], %b[47]
  ornd,4 %g22, %b[76], %b[76]
  ldd,5 [ %r2 + 0x1bc0 ], %g31
}
{
  xord,0 %r52, %b[7], %r30
  andn_xornd,1 %r52, %b[26], %r30, %b[26]
  ldd,2 [ %r2 + 0x1bd0 ], %g6
  xord,3 %b[76], %b[95], %b[54]
  andn_xornd,4 %b[76], %b[114], %b[54], %b[114]
  ldd,5 [ %r2 + 0x1bd0 ], %g22
}
{
  xord,0 %r61, %b[33], %b[33]
  or_xord,1 %b[25], %r48, %b[7], %b[25]
  xord,2 %r59, %b[14], %b[14]
  xord,3 %b[85], %b[121], %b[121]
  or_xord,4 %b[113], %b[72], %b[95], %b[113]
  xord,5 %b[83], %b[102], %b[102]
}
{
  ord,0 %r32, %g15, %b[8]
  xord,1 %r33, %r23, %b[12]
  andd,2 %r32, %g15, %r51
  ord,3 %b[56], %g31, %b[96]
  xord,4 %b[57], %b[47], %b[100]
  andd,5 %b[56], %g31, %b[75]
}
{
  ldd,0 [ %r2 + 0x1bd8 ], %r51
  and_ord,1 %r44, %b[8], %r51, %b[8]
  andd,2 %r33, %r23, %r23
  ldd,3 [ %r2 + 0x1bd8 ], %b[75]
  and_ord,4 %b[68], %b[96], %b[75], %b[96]
  andd,5 %b[57], %b[47], %b[47]
}
{
  andd,0 %r56, %g6, %g6
  andn_xord,1 %b[26], %r30, %r52, %r30
  xord,2 %r56, %g6, %r45
  andd,3 %b[80], %g22, %g22
  andn_xord,4 %b[114], %b[54], %b[76], %b[54]
  xord,5 %b[80], %g22, %b[69]
}
{
  xord,0 %b[11], %b[1], %b[1]
  and_ord,1 %b[8], %b[12], %r23, %r23
  xord,2 %b[25], %r26, %r26
  xord,3 %b[99], %b[89], %b[89]
  and_ord,4 %b[96], %b[100], %b[47], %b[47]
  xord,5 %b[113], %b[50], %b[50]
}
{
  andd,0 %r34, %r51, %r51
  xor_xord,1 %b[26], %b[7], %g3, %b[26]
  xord,2 %r34, %r51, %b[11]
  andd,3 %b[58], %b[75], %b[75]
  xor_xord,4 %b[114], %b[95], %g19, %b[114]
  xord,5 %b[58], %b[75], %b[99]
}
{
  xord,0 %r30, %r38, %r38
  and_ord,1 %r23, %r45, %g6, %g6
  ornd,2 %r26, %r30, %r26
  xord,3 %b[54], %b[62], %b[62]
  and_ord,4 %b[47], %b[69], %g22, %g22
  ornd,5 %b[50], %b[54], %b[50]
}
{
  xord,0 %r23, %r45, %r45
  xor_xord,1 %b[25], %r48, %r63, %b[25]
  xord,2 %r26, %r28, %r28
  xord,3 %b[47], %b[69], %b[69]
  xor_xord,4 %b[113], %b[72], %b[87], %b[113]
  xord,5 %b[50], %b[52], %b[52]
}
{
  ldd,0 [ %r2 + 0x1be8 ], %r48
  and_ord,1 %g6, %b[11], %r51, %r51
  ldd,2 [ %r2 + 0x1be0 ], %r23
  ldd,3 [ %r2 + 0x1be8 ], %b[72]
  and_ord,4 %g22, %b[99], %b[75], %b[75]
  ldd,5 [ %r2 + 0x1be0 ], %b[47]
}
{
  ldd,0 [ %r2 + 0x1bf8 ], %r26
  xor_xord,1 %g14, %r41, %r42, %r41
  ldd,2 [ %r2 + 0x1bf0 ], %r63
  ldd,3 [ %r2 + 0x1bf8 ], %b[50]
  xor_xord,4 %g30, %b[65], %b[66], %b[65]
  ldd,5 [ %r2 + 0x1bf0 ], %b[87]
}
{
  ldd,0 [ %r2 + 0x1c08 ], %r30
  xor_xord,1 %b[4], %b[35], %b[10], %b[35]
  ldd,2 [ %r2 + 0x1c00 ], %r42
  ldd,3 [ %r2 + 0x1c08 ], %b[54]
  xor_xord,4 %b[92], %b[123], %b[98], %b[123]
  ldd,5 [ %r2 + 0x1c00 ], %b[66]
}
{
  ord,0 %r18, %r23, %b[7]
  xord,1 %b[22], %r48, %g3
  andd,2 %r18, %r23, %b[10]
  ord,3 %b[42], %b[47], %b[95]
  xord,4 %b[110], %b[72], %g19
  andd,5 %b[42], %b[47], %b[98]
}
{
  andd,0 %g11, %r63, %b[10]
  and_ord,1 %r51, %b[7], %b[10], %b[7]
  andd,2 %b[22], %r48, %r48
  andd,3 %g27, %b[87], %b[98]
  and_ord,4 %b[75], %b[95], %b[98], %b[95]
  andd,5 %b[110], %b[72], %b[72]
}
{
  xord,0 %b[13], %r26, %r25
  andd,1 %b[13], %r26, %r26
  ord,2 %g11, %r63, %r52
  xord,3 %b[101], %b[50], %b[49]
  andd,4 %b[101], %b[50], %b[50]
  ord,5 %g27, %b[87], %b[76]
}
{
  andd,0 %g7, %r42, %r42
  and_ord,1 %b[7], %g3, %r48, %r48
  xord,2 %g7, %r42, %r43
  andd,3 %g23, %b[66], %b[66]
  and_ord,4 %b[95], %g19, %b[72], %b[72]
  xord,5 %g23, %b[66], %b[67]
}
{
  xord,0 %r57, %r30, %b[15]
  andd,1 %r57, %r30, %r30
  ldd,2 [ %r2 + 0x1c10 ], %r35
  xord,3 %b[81], %b[54], %b[103]
  andd,4 %b[81], %b[54], %b[54]
  ldd,5 [ %r2 + 0x1c10 ], %b[59]
}
{
  ldd,0 [ %r2 + 0x1c20 ], %r50
  and_ord,1 %r48, %r52, %b[10], %r52
  ldd,2 [ %r2 + 0x1c18 ], %b[10]
  ldd,3 [ %r2 + 0x1c20 ], %b[74]
  and_ord,4 %b[72], %b[76], %b[98], %b[76]
  ldd,5 [ %r2 + 0x1c18 ], %b[98]
}
{
  ldd,0 [ %r2 + 0x1c30 ], %b[19]
  ord,1 %r58, %r41, %b[32]
  ldd,2 [ %r2 + 0x1c28 ], %r49
  ldd,3 [ %r2 + 0x1c30 ], %b[107]
  ord,4 %b[82], %b[65], %b[120]
  ldd,5 [ %r2 + 0x1c28 ], %b[73]
}
{
  andd,0 %r53, %r35, %r35
  and_ord,1 %r52, %r25, %r26, %r26
  xord,2 %r53, %r35, %r54
  andd,3 %b[77], %b[59], %b[59]
  and_ord,4 %b[76], %b[49], %b[50], %b[50]
  xord,5 %b[77], %b[59], %b[78]
}
{
  andd,0 %b[36], %b[10], %b[10]
  xord,1 %b[14], %b[32], %b[32]
  xord,2 %b[36], %b[10], %b[20]
  andd,3 %b[124], %b[98], %b[98]
  xord,4 %b[102], %b[120], %b[120]
  xord,5 %b[124], %b[98], %b[108]
}
{
  andd,0 %b[27], %r50, %r50
  and_ord,1 %r26, %r43, %r42, %r42
  xord,2 %b[27], %r50, %b[14]
  andd,3 %b[115], %b[74], %b[74]
  and_ord,4 %b[50], %b[67], %b[66], %b[66]
  xord,5 %b[115], %b[74], %b[102]
}
{
  xord,0 %b[32], %b[28], %b[28]
  xor_xord,1 %b[30], %r19, %r22, %r19
  xord,2 %r41, %b[3], %b[3]
  xord,3 %b[120], %b[116], %b[116]
  xor_xord,4 %b[118], %b[43], %b[46], %b[43]
  xord,5 %b[65], %b[91], %b[91]
}
{
  xord,0 %g6, %b[11], %b[11]
  and_ord,1 %r42, %b[15], %r30, %r30
  andd,2 %r36, %r49, %r22
  xord,3 %g22, %b[99], %b[99]
  and_ord,4 %b[66], %b[103], %b[54], %b[54]
  andd,5 %b[60], %b[73], %b[46]
}
{
  andnd,0 %b[33], %r19, %b[18]
  xor_xord,1 %r29, %b[34], %b[18], %b[34]
  ord,2 %r36, %r49, %g6
  andnd,3 %b[121], %b[43], %b[106]
  xor_xord,4 %b[53], %b[122], %b[106], %b[122]
  ord,5 %b[60], %b[73], %g22
}
{
  xord,0 %b[7], %g3, %g3
  and_ord,1 %r30, %r54, %r35, %r35
  xord,2 %b[8], %b[12], %b[12]
  xord,3 %b[95], %g19, %g19
  and_ord,4 %b[54], %b[78], %b[59], %b[59]
  xord,5 %b[96], %b[100], %b[100]
}
{
  andd,0 %g5, %b[19], %b[8]
  xord,1 %b[34], %b[23], %b[23]
  ldd,2 [ %r2 + 0x1c38 ], %b[7]
  andd,3 %g21, %b[107], %b[96]
  xord,4 %b[122], %b[111], %b[111]
  ldd,5 [ %r2 + 0x1c38 ], %b[95]
}
{
  xord,0 %r26, %r43, %r43
  and_ord,1 %r35, %b[20], %b[10], %b[10]
  xord,2 %r52, %r25, %r25
  xord,3 %b[50], %b[67], %b[67]
  and_ord,4 %b[59], %b[108], %b[98], %b[98]
  xord,5 %b[76], %b[49], %b[49]
}
{
  ldd,0 [ %r2 + 0x1c40 ], %r52
  xor_xord,1 %r32, %g15, %r44, %g15
  ord,2 %g5, %b[19], %r26
  ldd,3 [ %r2 + 0x1c40 ], %b[76]
  xor_xord,4 %b[56], %g31, %b[68], %g31
  ord,5 %g21, %b[107], %b[50]
}
{
  andd,0 %b[9], %b[7], %b[7]
  and_ord,1 %b[10], %b[14], %r50, %r50
  xord,2 %b[9], %b[7], %r44
  andd,3 %b[97], %b[95], %b[95]
  and_ord,4 %b[98], %b[102], %b[74], %b[74]
  xord,5 %b[97], %b[95], %b[68]
}
{
  xord,0 %b[32], %b[35], %b[10]
  xord,1 %b[35], %r41, %b[35]
  xord,2 %b[10], %b[14], %b[14]
  xord,3 %b[120], %b[123], %b[98]
  xord,4 %b[123], %b[65], %b[123]
  xord,5 %b[98], %b[102], %b[102]
}
{
  xord,0 %r30, %r54, %r54
  and_ord,1 %r50, %g6, %r22, %g6
  ldd,2 [ %r2 + 0x1c48 ], %r22
  xord,3 %b[54], %b[78], %b[78]
  and_ord,4 %b[74], %g22, %b[46], %g22
  ldd,5 [ %r2 + 0x1c48 ], %b[46]
}
{
  ord,0 %r60, %r52, %r30
  xor_xord,1 %r36, %r49, %r50, %r49
  andd,2 %r60, %r52, %r50
  ord,3 %b[84], %b[76], %b[54]
  xor_xord,4 %b[60], %b[73], %b[74], %b[73]
  andd,5 %b[84], %b[76], %b[74]
}
{
  xord,0 %r35, %b[20], %b[20]
  and_ord,1 %g6, %r26, %b[8], %r26
  andnd,2 %b[32], %r58, %b[8]
  xord,3 %b[59], %b[108], %b[108]
  and_ord,4 %g22, %b[50], %b[96], %b[50]
  andnd,5 %b[120], %b[82], %b[96]
}
{
  xord,0 %g4, %r22, %r35
  xor_xord,1 %g5, %b[19], %g6, %b[19]
  xord,2 %r49, %b[14], %g6
  xord,3 %g20, %b[46], %b[59]
  xor_xord,4 %g21, %b[107], %g22, %b[107]
  xord,5 %b[73], %b[102], %g22
}
{
  andnd,0 %b[14], %r49, %r26
  and_ord,1 %r26, %r44, %b[7], %b[7]
  xord,2 %r26, %r44, %r44
  andnd,3 %b[102], %b[73], %b[50]
  and_ord,4 %b[50], %b[68], %b[95], %b[95]
  xord,5 %b[50], %b[68], %b[68]
}
{
  andnd,0 %r41, %b[10], %b[10]
  xor_xord,1 %r18, %r23, %r51, %r23
  andnd,2 %b[10], %b[8], %b[8]
  andnd,3 %b[65], %b[98], %b[98]
  xor_xord,4 %b[42], %b[47], %b[75], %b[47]
  andnd,5 %b[98], %b[96], %b[96]
}
{
  andd,0 %b[19], %r44, %r51
  and_ord,1 %b[7], %r30, %r50, %r30
  ldd,2 [ %r2 + 0x1c50 ], %r50
  andd,3 %b[107], %b[68], %b[75]
  and_ord,4 %b[95], %b[54], %b[74], %b[54]
  ldd,5 [ %r2 + 0x1c50 ], %b[74]
}
{
  xornd,0 %b[14], %r51, %r51
  xor_andd,1 %b[19], %b[14], %g6, %b[14]
  andd,2 %g4, %r22, %r22
  xornd,3 %b[102], %b[75], %b[75]
  xor_andd,4 %b[107], %b[102], %g22, %b[102]
  andd,5 %g20, %b[46], %b[46]
}
{
  xord,0 %r30, %r35, %r35
  and_ord,1 %r30, %r35, %r22, %r22
  xornd,2 %r44, %b[19], %b[19]
  xord,3 %b[54], %b[59], %b[59]
  and_ord,4 %b[54], %b[59], %b[46], %b[46]
  xornd,5 %b[68], %b[107], %b[107]
}
{
  andd,0 %b[8], %r58, %b[7]
  xor_xord,1 %r60, %r52, %b[7], %r52
  andd,2 %r44, %r51, %r30
  andd,3 %b[96], %b[82], %b[95]
  xor_xord,4 %b[84], %b[76], %b[95], %b[76]
  andd,5 %b[68], %b[75], %b[54]
}
{
  andnd,0 %b[10], %b[8], %b[10]
  xor_xord,1 %g1, %r50, %r22, %r30
  andnd,2 %b[19], %r30, %b[19]
  andnd,3 %b[98], %b[96], %b[98]
  xor_xord,4 %g17, %b[74], %b[46], %b[54]
  andnd,5 %b[107], %b[54], %b[107]
}
{
  xord,0 %b[8], %b[3], %b[3]
  andn_xord,1 %b[8], %b[32], %r58, %b[32]
  xornd,2 %b[7], %b[10], %b[10]
  xord,3 %b[96], %b[91], %b[91]
  andn_xord,4 %b[96], %b[120], %b[82], %b[120]
  xornd,5 %b[95], %b[98], %b[98]
}
{
  andnd,0 %r51, %r49, %b[7]
  andd,1 %r44, %r49, %r49
  ldd,2 [ %r2 + 0x1c58 ], %b[8]
  andnd,3 %b[75], %b[73], %b[95]
  andd,4 %b[68], %b[73], %b[73]
  ldd,5 [ %r2 + 0x1c58 ], %b[96]
}
{
  ord,0 %g1, %r50, %r50
  xornd,1 %r44, %b[7], %b[7]
  andd,2 %g1, %r50, %r58
  ord,3 %g17, %b[74], %b[74]
  xornd,4 %b[68], %b[95], %b[95]
  andd,5 %g17, %b[74], %b[82]
}
{
  ord,0 %b[14], %b[19], %r58
  and_ord,1 %r22, %r50, %r58, %r50
  xord,2 %b[14], %r49, %r49
  ord,3 %b[102], %b[107], %b[82]
  and_ord,4 %b[46], %b[74], %b[82], %b[74]
  xord,5 %b[102], %b[73], %b[73]
}
{
  andnd,0 %b[35], %b[32], %b[35]
  andn_xornd,1 %r49, %r26, %g6, %r26
  xord,2 %b[29], %r58, %r58
  andnd,3 %b[123], %b[120], %b[123]
  andn_xornd,4 %b[73], %b[50], %g22, %b[50]
  xord,5 %b[117], %b[82], %b[82]
}
{
  andnd,0 %r19, %b[33], %g0
  xor_xord,1 %b[7], %b[14], %g0, %b[7]
  xord,2 %b[26], %b[8], %b[14]
  andnd,3 %b[43], %b[121], %g16
  xor_xord,4 %b[95], %b[102], %g16, %b[95]
  xord,5 %b[114], %b[96], %b[102]
}
{
  andd,0 %b[34], %r19, %r41
  xor_xord,1 %b[35], %r41, %g9, %b[35]
  xord,2 %r26, %b[19], %r26
  andd,3 %b[122], %b[43], %b[65]
  xor_xord,4 %b[123], %b[65], %g25, %b[123]
  xord,5 %b[50], %b[107], %b[50]
}
{
  xord,0 %r50, %b[14], %g9
  xord,1 %g2, %r26, %r26
  andd,2 %b[26], %b[8], %b[8]
  xord,3 %b[74], %b[102], %g25
  xord,4 %g18, %b[50], %b[50]
  andd,5 %b[114], %b[96], %b[96]
}
{
  xord,0 %b[10], %b[28], %b[28]
  and_ord,1 %r50, %b[14], %b[8], %b[8]
  ord,2 %b[1], %r41, %r41
  xord,3 %b[98], %b[116], %b[116]
  and_ord,4 %b[74], %b[102], %b[96], %b[96]
  ord,5 %b[89], %b[65], %b[65]
}
{
  andnd,0 %b[11], %g15, %b[10]
  xor_xord,1 %b[32], %b[10], %r37, %b[32]
  xord,2 %b[1], %b[34], %b[1]
  andnd,3 %b[99], %g31, %b[98]
  xor_xord,4 %b[120], %b[98], %b[61], %b[120]
  xord,5 %b[89], %b[122], %b[89]
}
{
  ldd,0 [ %r2 + 0x1c68 ], %b[14]
  xord,1 %g9, %r35, %r50
  ldd,2 [ %r2 + 0x1c60 ], %r37
  ldd,3 [ %r2 + 0x1c68 ], %b[102]
  xord,4 %g25, %b[59], %b[74]
  ldd,5 [ %r2 + 0x1c60 ], %b[61]
}
{
  xord,0 %r30, %r52, %r52
  andd,1 %r30, %r35, %b[19]
  xord,2 %g9, %r52, %g2
  xord,3 %b[54], %b[76], %b[76]
  andd,4 %b[54], %b[59], %b[107]
  xord,5 %g25, %b[76], %g18
}
{
  xord,0 %r30, %r35, %b[29]
  xor_ornd,1 %r30, %g9, %r52, %g6
  andd,2 %r50, %g2, %r50
  xord,3 %b[54], %b[59], %b[117]
  xor_ornd,4 %b[54], %g25, %b[76], %g22
  andd,5 %b[74], %g18, %b[74]
}
{
  ord,0 %r28, %r37, %r44
  and_xornd,1 %r50, %b[29], %b[19], %b[29]
  andd,2 %r28, %r37, %r22
  ord,3 %b[52], %b[61], %b[68]
  and_xornd,4 %b[74], %b[117], %b[107], %b[117]
  andd,5 %b[52], %b[61], %b[46]
}
{
  andnd,0 %r35, %r30, %r30
  and_ord,1 %b[8], %r44, %r22, %r44
  xord,2 %g9, %r30, %r22
  andnd,3 %b[59], %b[54], %b[54]
  and_ord,4 %b[96], %b[68], %b[46], %b[68]
  xord,5 %g25, %b[54], %b[46]
}
{
  xord,0 %r45, %b[10], %b[10]
  andn_xornd,1 %b[29], %g2, %g9, %g2
  ord,2 %r35, %r22, %r22
  xord,3 %b[69], %b[98], %b[98]
  andn_xornd,4 %b[117], %g18, %g25, %g18
  ord,5 %b[59], %b[46], %b[46]
}
{
  xord,0 %r22, %g6, %r22
  xor_xord,1 %b[29], %g6, %b[31], %b[29]
  xord,2 %r22, %b[37], %b[37]
  xord,3 %b[46], %g22, %b[46]
  xor_xord,4 %b[117], %g22, %b[119], %b[117]
  xord,5 %b[46], %b[125], %b[125]
}
{
  xord,0 %b[0], %r22, %r22
  or_xord,1 %r30, %r52, %r35, %r30
  xord,2 %g2, %b[37], %b[37]
  xord,3 %b[88], %b[46], %b[46]
  or_xord,4 %b[54], %b[76], %b[59], %b[54]
  xord,5 %g18, %b[125], %b[125]
}
{
  xord,0 %b[11], %b[12], %b[0]
  xor_xord,1 %r28, %r37, %b[8], %r37
  andd,2 %b[11], %b[10], %b[8]
  xord,3 %b[99], %b[100], %b[88]
  xor_xord,4 %b[52], %b[61], %b[96], %b[61]
  andd,5 %b[99], %b[98], %b[96]
}
{
  andnd,0 %b[10], %g15, %r30
  or_xord,1 %r50, %r30, %r47, %r50
  andnd,2 %b[0], %b[8], %b[8]
  andnd,3 %b[98], %g31, %b[54]
  or_xord,4 %b[74], %b[54], %b[71], %b[74]
  andnd,5 %b[88], %b[96], %b[96]
}
{
  xord,0 %b[10], %b[11], %b[10]
  andn_xornd,1 %b[34], %g0, %b[18], %b[34]
  andnd,2 %g15, %b[10], %r47
  xord,3 %b[98], %b[99], %b[98]
  andn_xornd,4 %b[122], %g16, %b[106], %b[122]
  andnd,5 %g31, %b[98], %b[71]
}
{
  andnd,0 %r23, %g3, %r30
  andn_xornd,1 %b[8], %r47, %r30, %r47
  xord,2 %r38, %b[14], %b[11]
  andnd,3 %b[47], %g19, %b[54]
  andn_xornd,4 %b[96], %b[71], %b[54], %b[71]
  xord,5 %b[62], %b[102], %b[99]
}
{
  xornd,0 %b[34], %b[1], %b[1]
  xor_andd,1 %r41, %b[33], %b[34], %b[33]
  xord,2 %r44, %b[11], %g2
  xornd,3 %b[122], %b[89], %b[89]
  xor_andd,4 %b[65], %b[121], %b[122], %b[121]
  xord,5 %b[68], %b[99], %g18
}
{
  andd,0 %r41, %b[1], %r52
  xor_xord,1 %r41, %b[34], %r21, %r41
  andd,2 %r38, %b[14], %b[14]
  andd,3 %b[65], %b[89], %b[76]
  xor_xord,4 %b[65], %b[122], %b[45], %b[65]
  andd,5 %b[62], %b[102], %b[102]
}
{
  andnd,0 %b[34], %r52, %r52
  andn_ord,1 %b[1], %g0, %b[18], %b[1]
  xord,2 %b[33], %b[23], %b[23]
  andnd,3 %b[122], %b[76], %b[76]
  andn_ord,4 %b[89], %g16, %b[106], %b[89]
  xord,5 %b[121], %b[111], %b[111]
}
{
  ldd,0 [ %r2 + 0x1c78 ], %b[11]
  and_ord,1 %r44, %b[11], %b[14], %b[14]
  ldd,2 [ %r2 + 0x1c70 ], %g0
  ldd,3 [ %r2 + 0x1c78 ], %b[99]
  and_ord,4 %b[68], %b[99], %b[102], %b[102]
  ldd,5 [ %r2 + 0x1c70 ], %g16
}
{
  andnd,0 %g3, %r23, %r46
  xor_xord,1 %r52, %r19, %r31, %r52
  xord,2 %b[1], %r46, %b[1]
  andnd,3 %g19, %b[47], %b[70]
  xor_xord,4 %b[76], %b[43], %b[55], %b[76]
  xord,5 %b[89], %b[70], %b[89]
}
{
  ldd,0 [ %r2 + 0x1c88 ], %r31
  xord,1 %g2, %b[17], %b[17]
  ldd,2 [ %r2 + 0x1c80 ], %r19
  ldd,3 [ %r2 + 0x1c88 ], %b[55]
  xord,4 %g18, %b[105], %b[105]
  ldd,5 [ %r2 + 0x1c80 ], %b[43]
}
{
  xord,0 %b[25], %g0, %b[18]
  andd,1 %b[25], %g0, %g0
  ldd,2 [ %r2 + 0x1c90 ], %r44
  xord,3 %b[113], %g16, %b[106]
  andd,4 %b[113], %g16, %g16
  ldd,5 [ %r2 + 0x1c90 ], %b[68]
}
{
  xord,0 %b[14], %b[18], %b[18]
  and_ord,1 %b[14], %b[18], %g0, %g0
  xord,2 %b[16], %b[11], %b[11]
  xord,3 %b[102], %b[106], %b[106]
  and_ord,4 %b[102], %b[106], %g16, %g16
  xord,5 %b[104], %b[99], %b[99]
}
{
  andd,0 %r58, %r31, %b[34]
  ord,1 %r58, %r31, %b[33]
  andd,2 %b[7], %r19, %b[14]
  andd,3 %b[82], %b[55], %b[122]
  ord,4 %b[82], %b[55], %b[121]
  andd,5 %b[95], %b[43], %b[102]
}
{
  andnd,0 %b[18], %g2, %g0
  and_ord,1 %b[14], %b[33], %b[34], %b[33]
  xord,2 %g0, %b[11], %b[11]
  andnd,3 %b[106], %g18, %g16
  and_ord,4 %b[102], %b[121], %b[122], %b[121]
  xord,5 %g16, %b[99], %b[99]
}
{
  andnd,0 %r37, %b[11], %r21
  andnd,1 %g2, %b[18], %r35
  xord,2 %b[11], %r37, %b[34]
  andnd,3 %b[61], %b[99], %b[45]
  andnd,4 %g18, %b[106], %b[59]
  xord,5 %b[99], %b[61], %b[122]
}
{
  andnd,0 %b[18], %r37, %g6
  or_xornd,1 %b[18], %r21, %b[34], %r21
  ornd,2 %b[34], %g2, %b[34]
  andnd,3 %b[106], %b[61], %g22
  or_xornd,4 %b[106], %b[45], %b[122], %b[45]
  ornd,5 %b[122], %g18, %b[122]
}
{
  xord,0 %b[34], %b[18], %g9
  xord,1 %b[34], %r37, %r37
  andnd,2 %r37, %b[18], %b[31]
  xord,3 %b[122], %b[106], %g25
  xord,4 %b[122], %b[61], %b[61]
  andnd,5 %b[61], %b[106], %b[119]
}
{
  andnd,0 %g9, %r37, %r37
  or_xornd,1 %r21, %g0, %r35, %r35
  andnd,2 %g2, %b[11], %g2
  andnd,3 %g25, %b[61], %b[61]
  or_xornd,4 %b[45], %g16, %b[59], %b[59]
  andnd,5 %g18, %b[99], %g18
}
{
  xord,0 %r37, %b[17], %b[17]
  and_xord,1 %r21, %b[34], %g10, %r21
  ornd,2 %g2, %b[18], %g2
  xord,3 %b[61], %b[105], %b[105]
  and_xord,4 %b[45], %b[122], %g26, %b[45]
  ornd,5 %g18, %b[106], %g18
}
{
  ornd,0 %b[0], %b[10], %b[10]
  or_xornd,1 %r35, %b[31], %g6, %b[31]
  xord,2 %b[11], %g8, %b[11]
  ornd,3 %b[88], %b[98], %b[98]
  or_xornd,4 %b[59], %b[119], %g22, %b[119]
  xord,5 %b[99], %g24, %b[99]
}
{
  xord,0 %r35, %b[11], %b[11]
  xor_xord,1 %g11, %r63, %r48, %r63
  andd,2 %r26, %r44, %b[0]
  xord,3 %b[59], %b[99], %b[99]
  xor_xord,4 %g27, %b[87], %b[72], %b[87]
  andd,5 %b[50], %b[68], %b[88]
}
{
  xord,0 %b[8], %r16, %b[8]
  xor_xord,1 %b[31], %g2, %b[24], %b[31]
  xord,2 %b[10], %r45, %r45
  xord,3 %b[96], %b[40], %b[96]
  xor_xord,4 %b[119], %g18, %b[112], %b[119]
  xord,5 %b[98], %b[69], %b[69]
}
{
  ornd,0 %r63, %r25, %g2
  xor_xord,1 %r47, %b[12], %b[38], %b[38]
  ord,2 %r26, %r44, %r16
  ornd,3 %b[87], %b[49], %g18
  xor_xord,4 %b[71], %b[100], %b[126], %b[126]
  ord,5 %b[50], %b[68], %b[40]
}
{
  ornd,0 %r45, %r47, %r45
  or_xornd,1 %r25, %r30, %r46, %r46
  andnd,2 %r63, %r25, %r30
  ornd,3 %b[69], %b[71], %b[69]
  or_xornd,4 %b[49], %b[54], %b[70], %b[70]
  andnd,5 %b[87], %b[49], %b[54]
}
{
  ord,0 %b[10], %b[12], %b[24]
  and_ord,1 %b[33], %r16, %b[0], %r16
  andnd,2 %g2, %r23, %b[0]
  ord,3 %b[98], %b[100], %b[112]
  and_ord,4 %b[121], %b[40], %b[88], %b[40]
  andnd,5 %g18, %b[47], %b[88]
}
{
  xord,0 %r45, %b[8], %b[8]
  or_xord,1 %r46, %r30, %g2, %r30
  ldd,2 [ %r2 + 0x1c98 ], %r48
  xord,3 %b[69], %b[96], %b[96]
  or_xord,4 %b[70], %b[54], %g18, %b[54]
  ldd,5 [ %r2 + 0x1c98 ], %b[72]
}
{
  xord,0 %b[10], %b[2], %b[10]
  and_xord,1 %r45, %b[24], %b[12], %b[24]
  andd,2 %b[0], %r25, %g2
  xord,3 %b[98], %b[90], %b[98]
  and_xord,4 %b[69], %b[112], %b[100], %b[112]
  andd,5 %b[88], %b[49], %g18
}
{
  andd,0 %r63, %r23, %r47
  or_ornd,1 %r30, %r25, %g2, %g2
  xord,2 %r47, %b[10], %b[10]
  andd,3 %b[87], %b[47], %b[71]
  or_ornd,4 %b[54], %b[49], %g18, %g18
  xord,5 %b[71], %b[98], %b[98]
}
{
  andd,0 %r48, %r16, %r48
  xor_xord,1 %b[24], %g15, %r40, %b[24]
  xord,2 %r48, %r16, %r25
  andd,3 %b[72], %b[40], %b[72]
  xor_xord,4 %b[112], %g31, %b[64], %b[112]
  xord,5 %b[72], %b[40], %b[49]
}
{
  ldd,0 [ %r2 + 0x1ca8 ], %r40
  and_ord,1 %b[29], %r25, %r48, %r48
  ldd,2 [ %r2 + 0x1ca0 ], %g15
  ldd,3 [ %r2 + 0x1ca8 ], %b[64]
  and_ord,4 %b[117], %b[49], %b[72], %b[72]
  ldd,5 [ %r2 + 0x1ca0 ], %g31
}
{
  ord,0 %g2, %g3, %b[2]
  ord,1 %r63, %r23, %r63
  andd,2 %g2, %r63, %r16
  ord,3 %g18, %g19, %b[90]
  ord,4 %b[87], %b[47], %b[87]
  andd,5 %g18, %b[87], %b[40]
}
{
  ornd,0 %r16, %b[2], %b[2]
  orn_xord,1 %r46, %r63, %r47, %r63
  ldd,2 [ %r2 + 0x1cb0 ], %r45
  ornd,3 %b[40], %b[90], %b[90]
  orn_xord,4 %b[70], %b[87], %b[71], %b[87]
  ldd,5 [ %r2 + 0x1cb0 ], %b[69]
}
{
  ord,0 %b[37], %g15, %r46
  xord,1 %r50, %r40, %r16
  andd,2 %b[37], %g15, %r47
  ord,3 %b[125], %g31, %b[70]
  xord,4 %b[74], %b[64], %b[40]
  andd,5 %b[125], %g31, %b[71]
}
{
  ldd,0 [ %r2 + 0x1cb8 ], %r47
  and_ord,1 %r48, %r46, %r47, %r46
  andd,2 %r50, %r40, %r40
  ldd,3 [ %r2 + 0x1cb8 ], %b[71]
  and_ord,4 %b[72], %b[70], %b[71], %b[70]
  andd,5 %b[74], %b[64], %b[64]
}
{
  andd,0 %r22, %r45, %r45
  xor_xord,1 %b[2], %r23, %r24, %b[2]
  xord,2 %r22, %r45, %b[12]
  andd,3 %b[46], %b[69], %b[69]
  xor_xord,4 %b[90], %b[47], %b[48], %b[90]
  xord,5 %b[46], %b[69], %b[100]
}
{
  andnd,0 %r43, %r54, %r24
  and_ord,1 %r46, %r16, %r40, %r40
  andnd,2 %r54, %r43, %r23
  andnd,3 %b[67], %b[78], %b[48]
  and_ord,4 %b[70], %b[40], %b[64], %b[64]
  andnd,5 %b[78], %b[67], %b[47]
}
{
  andd,0 %r21, %r47, %r47
  xord,1 %r42, %b[15], %b[15]
  xord,2 %r21, %r47, %r35
  andd,3 %b[45], %b[71], %b[71]
  xord,4 %b[66], %b[103], %b[103]
  xord,5 %b[45], %b[71], %b[59]
}
{
  andnd,0 %b[20], %b[15], %r42
  and_ord,1 %r40, %b[12], %r45, %r45
  xord,2 %r63, %r62, %r62
  andnd,3 %b[108], %b[103], %b[66]
  and_ord,4 %b[64], %b[100], %b[69], %b[69]
  xord,5 %b[87], %b[86], %b[86]
}
{
  xord,0 %g3, %b[21], %g3
  andn_xornd,1 %b[20], %r23, %r24, %r24
  xord,2 %g2, %r62, %r62
  xord,3 %g19, %b[109], %g19
  andn_xornd,4 %b[108], %b[47], %b[48], %b[48]
  xord,5 %g18, %b[86], %b[86]
}
{
  andnd,0 %b[15], %r54, %g2
  and_ord,1 %r45, %r35, %r47, %r47
  andnd,2 %r54, %b[15], %b[21]
  andnd,3 %b[103], %b[78], %g18
  and_ord,4 %b[69], %b[59], %b[71], %b[71]
  andnd,5 %b[78], %b[103], %b[109]
}
{
  ord,0 %r54, %b[15], %r63
  andn_xornd,1 %r24, %r42, %b[15], %r42
  xord,2 %r63, %g3, %g3
  ord,3 %b[78], %b[103], %b[87]
  andn_xornd,4 %b[48], %b[66], %b[103], %b[66]
  xord,5 %b[87], %g19, %g19
}
{
  xord,0 %b[20], %b[5], %b[20]
  xor_xord,1 %r30, %b[0], %b[6], %r30
  xord,2 %r43, %r63, %r63
  xord,3 %b[108], %b[93], %b[108]
  xor_xord,4 %b[54], %b[88], %b[94], %b[54]
  xord,5 %b[67], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0x1cc8 ], %b[0]
  andn_xornd,1 %r42, %g2, %b[21], %g2
  ldd,2 [ %r2 + 0x1cc0 ], %b[5]
  ldd,3 [ %r2 + 0x1cc8 ], %b[88]
  andn_xornd,4 %b[66], %g18, %b[109], %g18
  ldd,5 [ %r2 + 0x1cc0 ], %b[93]
}
{
  ldd,0 [ %r2 + 0x1cd8 ], %b[6]
  xord,1 %r63, %r24, %r24
  ldd,2 [ %r2 + 0x1cd0 ], %b[21]
  ldd,3 [ %r2 + 0x1cd8 ], %b[94]
  xord,4 %b[87], %b[48], %b[48]
  ldd,5 [ %r2 + 0x1cd0 ], %b[109]
}
{
  ord,0 %g2, %r42, %r42
  xor_xord,1 %g2, %r43, %r39, %g2
  andd,2 %g2, %r43, %r23
  ord,3 %g18, %b[66], %b[66]
  xor_xord,4 %g18, %b[67], %b[63], %g18
  andd,5 %g18, %b[67], %b[47]
}
{
  ord,0 %b[17], %b[5], %r39
  xord,1 %b[31], %b[0], %g8
  andd,2 %b[17], %b[5], %r43
  ord,3 %b[105], %b[93], %b[63]
  xord,4 %b[119], %b[88], %g24
  andd,5 %b[105], %b[93], %b[67]
}
{
  andd,0 %b[11], %b[21], %r43
  and_ord,1 %r47, %r39, %r43, %r39
  andd,2 %b[31], %b[0], %b[0]
  andd,3 %b[99], %b[109], %b[67]
  and_ord,4 %b[71], %b[63], %b[67], %b[63]
  andd,5 %b[119], %b[88], %b[88]
}
{
  xord,0 %b[35], %b[6], %r37
  andd,1 %b[35], %b[6], %b[6]
  ord,2 %b[11], %b[21], %g6
  xord,3 %b[123], %b[94], %b[61]
  andd,4 %b[123], %b[94], %b[94]
  ord,5 %b[99], %b[109], %g22
}
{
  xord,0 %r49, %r51, %r49
  and_ord,1 %r39, %g8, %b[0], %b[0]
  andnd,2 %r42, %r23, %r42
  xord,3 %b[73], %b[75], %b[73]
  and_ord,4 %b[63], %g24, %b[88], %b[88]
  andnd,5 %b[66], %b[47], %b[66]
}
{
  xord,0 %r42, %b[20], %b[20]
  xor_xord,1 %r63, %b[15], %r55, %r63
  ornd,2 %r24, %r42, %r24
  xord,3 %b[66], %b[108], %b[108]
  xor_xord,4 %b[87], %b[103], %b[79], %b[87]
  ornd,5 %b[48], %b[66], %b[48]
}
{
  xord,0 %b[7], %r19, %r19
  and_ord,1 %b[0], %g6, %r43, %g6
  xord,2 %b[39], %r49, %r49
  xord,3 %b[95], %b[43], %b[43]
  and_ord,4 %b[88], %g22, %b[67], %g22
  xord,5 %b[127], %b[73], %b[73]
}
{
  xord,0 %r46, %r16, %r16
  xor_xord,1 %r24, %r54, %r20, %r24
  xord,2 %b[29], %r25, %r25
  xord,3 %b[70], %b[40], %b[40]
  xor_xord,4 %b[48], %b[78], %b[44], %b[48]
  xord,5 %b[117], %b[49], %b[49]
}
{
  ldd,0 [ %r2 + 0x1ce8 ], %r54
  and_ord,1 %g6, %r37, %b[6], %b[6]
  ldd,2 [ %r2 + 0x1ce0 ], %r46
  ldd,3 [ %r2 + 0x1ce8 ], %b[78]
  and_ord,4 %g22, %b[61], %b[94], %b[94]
  ldd,5 [ %r2 + 0x1ce0 ], %b[70]
}
{
  ldd,0 [ %r2 + 0x1cf8 ], %b[39]
  xor_xord,1 %r58, %r31, %b[14], %r31
  ldd,2 [ %r2 + 0x1cf0 ], %r20
  ldd,3 [ %r2 + 0x1cf8 ], %b[127]
  xor_xord,4 %b[82], %b[55], %b[102], %b[55]
  ldd,5 [ %r2 + 0x1cf0 ], %b[44]
}
{
  ldd,0 [ %r2 + 0x1d08 ], %r43
  xor_xord,1 %r26, %r44, %b[33], %r44
  ldd,2 [ %r2 + 0x1d00 ], %b[14]
  ldd,3 [ %r2 + 0x1d08 ], %b[67]
  xor_xord,4 %b[50], %b[68], %b[121], %b[68]
  ldd,5 [ %r2 + 0x1d00 ], %b[102]
}
{
  andd,0 %b[3], %r46, %r46
  xord,1 %b[32], %r54, %b[15]
  xord,2 %b[3], %r46, %b[33]
  andd,3 %b[91], %b[70], %b[70]
  xord,4 %b[120], %b[78], %b[103]
  xord,5 %b[91], %b[70], %b[121]
}
{
  andd,0 %b[28], %r20, %r55
  and_ord,1 %b[6], %b[33], %r46, %r46
  andd,2 %b[32], %r54, %r54
  andd,3 %b[116], %b[44], %b[79]
  and_ord,4 %b[94], %b[121], %b[70], %b[70]
  andd,5 %b[120], %b[78], %b[78]
}
{
  xord,0 %b[23], %b[39], %r51
  andd,1 %b[23], %b[39], %b[39]
  ord,2 %b[28], %r20, %r42
  xord,3 %b[111], %b[127], %b[75]
  andd,4 %b[111], %b[127], %b[127]
  ord,5 %b[116], %b[44], %b[66]
}
{
  ord,0 %r41, %b[14], %b[18]
  and_ord,1 %r46, %b[15], %r54, %r54
  andd,2 %r41, %b[14], %r23
  ord,3 %b[65], %b[102], %b[106]
  and_ord,4 %b[70], %b[103], %b[78], %b[78]
  andd,5 %b[65], %b[102], %b[47]
}
{
  andd,0 %r52, %r43, %g10
  ord,1 %r52, %r43, %g9
  ldd,2 [ %r2 + 0x1d10 ], %b[34]
  andd,3 %b[76], %b[67], %g26
  ord,4 %b[76], %b[67], %g25
  ldd,5 [ %r2 + 0x1d10 ], %b[122]
}
{
  ldd,0 [ %r2 + 0x1d20 ], %g0
  and_ord,1 %r54, %r42, %r55, %r42
  ldd,2 [ %r2 + 0x1d18 ], %r55
  ldd,3 [ %r2 + 0x1d20 ], %g16
  and_ord,4 %b[78], %b[66], %b[79], %b[66]
  ldd,5 [ %r2 + 0x1d18 ], %b[79]
}
{
  xord,0 %r31, %r18, %r18
  or_xord,1 %r25, %r31, %r19, %r19
  ldd,2 [ %r2 + 0x1d28 ], %b[19]
  xord,3 %b[55], %b[42], %b[42]
  or_xord,4 %b[49], %b[55], %b[43], %b[43]
  ldd,5 [ %r2 + 0x1d28 ], %b[107]
}
{
  xord,0 %r40, %b[12], %b[12]
  and_ord,1 %r42, %r51, %b[39], %b[39]
  xord,2 %r45, %r35, %r35
  xord,3 %b[64], %b[100], %b[100]
  and_ord,4 %b[66], %b[75], %b[127], %b[127]
  xord,5 %b[69], %b[59], %b[59]
}
{
  andd,0 %b[1], %b[34], %b[34]
  xord,1 %b[38], %r55, %r45
  xord,2 %b[1], %b[34], %r40
  andd,3 %b[89], %b[122], %b[122]
  xord,4 %b[126], %b[79], %b[69]
  xord,5 %b[89], %b[122], %b[64]
}
{
  andd,0 %b[8], %g0, %r23
  and_ord,1 %b[39], %b[18], %r23, %b[18]
  andd,2 %b[38], %r55, %r55
  andd,3 %b[96], %g16, %b[47]
  and_ord,4 %b[127], %b[106], %b[47], %b[106]
  andd,5 %b[126], %b[79], %b[79]
}
{
  xord,0 %r19, %g11, %g11
  xor_xord,1 %b[37], %g15, %r48, %g15
  andd,2 %r35, %r16, %r48
  xord,3 %b[43], %g27, %g27
  xor_xord,4 %b[125], %g31, %b[72], %g31
  andd,5 %b[59], %b[40], %b[72]
}
{
  ord,0 %b[12], %r48, %r48
  and_ord,1 %b[18], %g9, %g10, %g9
  ord,2 %b[8], %g0, %g10
  ord,3 %b[100], %b[72], %b[72]
  and_ord,4 %b[106], %g25, %g26, %g25
  ord,5 %b[96], %g16, %g26
}
{
  xord,0 %r35, %b[13], %b[13]
  xor_xord,1 %b[17], %b[5], %r47, %b[5]
  xord,2 %b[12], %r35, %b[12]
  xord,3 %b[59], %b[101], %b[101]
  xor_xord,4 %b[105], %b[93], %b[71], %b[93]
  xord,5 %b[100], %b[59], %b[100]
}
{
  xord,0 %g6, %r37, %r37
  and_ord,1 %g9, %r40, %b[34], %b[34]
  ldd,2 [ %r2 + 0x1d30 ], %r47
  xord,3 %g22, %b[61], %b[61]
  and_ord,4 %g25, %b[64], %b[122], %b[122]
  ldd,5 [ %r2 + 0x1d30 ], %b[71]
}
{
  andd,0 %b[10], %b[19], %b[19]
  xor_xord,1 %b[11], %b[21], %b[0], %b[21]
  xord,2 %b[10], %b[19], %g6
  andd,3 %b[98], %b[107], %b[107]
  xor_xord,4 %b[99], %b[109], %b[88], %b[109]
  xord,5 %b[98], %b[107], %g22
}
{
  xord,0 %r39, %g8, %g8
  and_ord,1 %b[34], %r45, %r55, %r55
  ldd,2 [ %r2 + 0x1d38 ], %b[0]
  xord,3 %b[63], %g24, %g24
  and_ord,4 %b[122], %b[69], %b[79], %b[79]
  ldd,5 [ %r2 + 0x1d38 ], %b[88]
}
{
  andd,0 %b[24], %r47, %r47
  xord,1 %b[6], %b[33], %b[33]
  xord,2 %b[24], %r47, %r39
  andd,3 %b[112], %b[71], %b[71]
  xord,4 %b[94], %b[121], %b[121]
  xord,5 %b[112], %b[71], %b[63]
}
{
  ldd,0 [ %r2 + 0x1d48 ], %b[6]
  and_ord,1 %r55, %g10, %r23, %g10
  ldd,2 [ %r2 + 0x1d40 ], %r23
  ldd,3 [ %r2 + 0x1d48 ], %b[94]
  and_ord,4 %b[79], %g26, %b[47], %g26
  ldd,5 [ %r2 + 0x1d40 ], %b[47]
}
{
  xord,0 %r46, %b[15], %b[15]
  xor_xord,1 %b[8], %g0, %r55, %g0
  andnd,2 %r19, %r25, %r55
  xord,3 %b[70], %b[103], %b[103]
  xor_xord,4 %b[96], %g16, %b[79], %g16
  andnd,5 %b[43], %b[49], %b[79]
}
{
  xord,0 %g10, %g6, %g6
  and_ord,1 %g10, %g6, %b[19], %b[19]
  andd,2 %b[2], %b[0], %r46
  xord,3 %g26, %g22, %g22
  and_ord,4 %g26, %g22, %b[107], %b[107]
  andd,5 %b[90], %b[88], %b[70]
}
{
  xord,0 %r42, %r51, %r51
  xor_xord,1 %b[28], %r20, %r54, %r20
  ord,2 %b[2], %b[0], %g10
  xord,3 %b[66], %b[75], %b[75]
  xor_xord,4 %b[116], %b[44], %b[78], %b[44]
  ord,5 %b[90], %b[88], %g26
}
{
  ord,0 %r62, %r23, %r54
  and_ord,1 %b[19], %r39, %r47, %r47
  andd,2 %r62, %r23, %r42
  ord,3 %b[86], %b[47], %b[78]
  and_ord,4 %b[107], %b[63], %b[71], %b[71]
  andd,5 %b[86], %b[47], %b[66]
}
{
  xord,0 %g6, %g0, %b[19]
  xor_xord,1 %r41, %b[14], %b[39], %b[14]
  xord,2 %b[19], %r39, %r39
  xord,3 %g22, %g16, %b[107]
  xor_xord,4 %b[65], %b[102], %b[127], %b[102]
  xord,5 %b[107], %b[63], %b[63]
}
{
  xord,0 %r19, %r44, %b[39]
  and_ord,1 %r47, %g10, %r46, %g10
  andnd,2 %g0, %g6, %r46
  xord,3 %b[43], %b[68], %b[127]
  and_ord,4 %b[71], %g26, %b[70], %g26
  andnd,5 %g16, %g22, %b[70]
}
{
  xord,0 %r44, %r31, %r55
  xor_xord,1 %b[2], %b[0], %r47, %b[0]
  andnd,2 %b[39], %r55, %b[39]
  xord,3 %b[68], %b[55], %b[79]
  xor_xord,4 %b[90], %b[88], %b[71], %b[88]
  andnd,5 %b[127], %b[79], %b[127]
}
{
  andd,0 %b[39], %r25, %r47
  and_ord,1 %g10, %r54, %r42, %r54
  andnd,2 %b[39], %r19, %r42
  andd,3 %b[127], %b[49], %b[71]
  and_ord,4 %g26, %b[78], %b[66], %b[78]
  andnd,5 %b[127], %b[43], %b[66]
}
{
  xord,0 %b[39], %r18, %r18
  xor_xord,1 %r62, %r23, %g10, %r23
  xord,2 %r25, %r42, %r42
  xord,3 %b[127], %b[42], %b[42]
  xor_xord,4 %b[86], %b[47], %g26, %b[47]
  xord,5 %b[49], %b[66], %b[66]
}
{
  xornd,0 %b[0], %r39, %r39
  xor_andd,1 %r39, %g0, %b[19], %g10
  andd,2 %r39, %b[0], %r25
  xornd,3 %b[88], %b[63], %b[63]
  xor_andd,4 %b[63], %g16, %b[107], %g26
  andd,5 %b[63], %b[88], %b[49]
}
{
  andd,0 %b[0], %g6, %g0
  andnd,1 %r55, %r42, %r55
  xornd,2 %g0, %r25, %r25
  andd,3 %b[88], %g22, %g16
  andnd,4 %b[79], %b[66], %b[79]
  xornd,5 %g16, %b[49], %b[49]
}
{
  xord,0 %b[33], %b[9], %b[9]
  andn_xornd,1 %r25, %g6, %b[0], %g6
  xord,2 %g10, %g0, %g0
  xord,3 %b[121], %b[97], %b[97]
  andn_xornd,4 %b[49], %g22, %b[88], %g22
  xord,5 %g26, %g16, %g16
}
{
  andnd,0 %g15, %r16, %b[19]
  andn_xornd,1 %g0, %r46, %b[19], %r46
  andd,2 %b[0], %r25, %b[0]
  andnd,3 %g31, %b[40], %b[107]
  andn_xornd,4 %g16, %b[70], %b[107], %b[70]
  andd,5 %b[88], %b[49], %b[88]
}
{
  andnd,0 %r16, %g15, %r59
  xor_xord,1 %g6, %g10, %r59, %g6
  andnd,2 %r39, %b[0], %r39
  andnd,3 %b[40], %g31, %b[83]
  xor_xord,4 %g22, %g26, %b[83], %g22
  andnd,5 %b[63], %b[88], %b[63]
}
{
  xord,0 %r46, %r39, %r46
  xor_andnd,1 %r19, %r44, %r31, %r19
  ord,2 %g10, %r39, %g10
  xord,3 %b[70], %b[63], %b[70]
  xor_andnd,4 %b[43], %b[68], %b[55], %b[43]
  ord,5 %g26, %b[63], %g26
}
{
  xord,0 %g3, %b[6], %r39
  andd,1 %g3, %b[6], %b[6]
  ldd,2 [ %r2 + 0x1d50 ], %r44
  xord,3 %g19, %b[94], %b[63]
  andd,4 %g19, %b[94], %b[94]
  ldd,5 [ %r2 + 0x1d50 ], %b[68]
}
{
  xord,0 %r54, %r39, %r39
  and_ord,1 %r54, %r39, %b[6], %b[6]
  xord,2 %g14, %g10, %g10
  xord,3 %b[78], %b[63], %b[63]
  and_ord,4 %b[78], %b[63], %b[94], %b[94]
  xord,5 %g30, %g26, %g26
}
{
  xord,0 %r48, %g15, %g15
  xor_xord,1 %r55, %r31, %r34, %r55
  xord,2 %b[4], %r46, %r46
  xord,3 %b[72], %g31, %g31
  xor_xord,4 %b[79], %b[55], %b[58], %b[79]
  xord,5 %b[92], %b[70], %b[70]
}
{
  xord,0 %r37, %g8, %r19
  orn_xord,1 %b[39], %r19, %r47, %r47
  andnd,2 %r37, %b[5], %b[39]
  xord,3 %b[61], %g24, %b[43]
  orn_xord,4 %b[127], %b[43], %b[71], %b[71]
  andnd,5 %b[61], %b[93], %b[127]
}
{
  xord,0 %r30, %r44, %r34
  andd,1 %r30, %r44, %r44
  ldd,2 [ %r2 + 0x1d58 ], %r31
  xord,3 %b[54], %b[68], %b[58]
  andd,4 %b[54], %b[68], %b[68]
  ldd,5 [ %r2 + 0x1d58 ], %b[55]
}
{
  xord,0 %r47, %g11, %g11
  and_ord,1 %b[6], %r34, %r44, %r44
  xord,2 %b[6], %r34, %r34
  xord,3 %b[71], %g27, %g27
  and_ord,4 %b[94], %b[58], %b[68], %b[68]
  xord,5 %b[94], %b[58], %b[58]
}
{
  andnd,0 %b[33], %b[15], %r47
  xor_xord,1 %r42, %r47, %b[22], %r42
  xord,2 %b[21], %b[39], %b[39]
  andnd,3 %b[121], %b[103], %b[71]
  xor_xord,4 %b[66], %b[71], %b[110], %b[66]
  xord,5 %b[109], %b[127], %b[127]
}
{
  andd,0 %g2, %r31, %b[6]
  ord,1 %g2, %r31, %b[4]
  ldd,2 [ %r2 + 0x1d60 ], %b[22]
  andd,3 %g18, %b[55], %b[94]
  ord,4 %g18, %b[55], %b[92]
  ldd,5 [ %r2 + 0x1d60 ], %b[110]
}
{
  xord,0 %r34, %r23, %g14
  xor_xord,1 %g2, %r31, %r44, %r31
  xornd,2 %r39, %r23, %r54
  xord,3 %b[58], %b[47], %g30
  xor_xord,4 %g18, %b[55], %b[68], %b[55]
  xornd,5 %b[63], %b[47], %b[78]
}
{
  xord,0 %r34, %r39, %r44
  and_ord,1 %r44, %b[4], %b[6], %b[4]
  andd,2 %r34, %r39, %b[6]
  xord,3 %b[58], %b[63], %b[68]
  and_ord,4 %b[68], %b[92], %b[94], %b[92]
  andd,5 %b[58], %b[63], %b[94]
}
{
  xord,0 %g9, %r40, %r40
  xor_andd,1 %r31, %r39, %r54, %r54
  andd,2 %r24, %b[22], %b[0]
  xord,3 %g25, %b[64], %b[64]
  xor_andd,4 %b[55], %b[63], %b[78], %b[78]
  andd,5 %b[48], %b[110], %b[88]
}
{
  xord,0 %b[34], %r45, %r45
  andn_xornd,1 %r35, %r59, %b[19], %r35
  xord,2 %r34, %r31, %g9
  xord,3 %b[122], %b[69], %b[69]
  andn_xornd,4 %b[59], %b[83], %b[107], %b[59]
  xord,5 %b[58], %b[55], %g25
}
{
  ornd,0 %g14, %g9, %g9
  and_xornd,1 %r54, %r44, %b[6], %r44
  ord,2 %r24, %b[22], %b[34]
  ornd,3 %g30, %g25, %g25
  and_xornd,4 %b[78], %b[68], %b[94], %b[68]
  ord,5 %b[48], %b[110], %b[122]
}
{
  andnd,0 %r39, %r34, %b[0]
  and_ord,1 %b[4], %b[34], %b[0], %b[34]
  xord,2 %g9, %r17, %r17
  andnd,3 %b[63], %b[58], %b[88]
  and_ord,4 %b[92], %b[122], %b[88], %b[122]
  xord,5 %g25, %b[41], %b[41]
}
{
  andd,0 %r44, %r23, %r23
  ord,1 %r44, %r31, %r31
  xord,2 %r31, %r34, %r34
  andd,3 %b[68], %b[47], %b[47]
  ord,4 %b[68], %b[55], %b[55]
  xord,5 %b[55], %b[58], %b[58]
}
{
  ord,0 %r39, %r34, %r34
  or_xord,1 %b[0], %g14, %r39, %b[0]
  xord,2 %r44, %r17, %r17
  ord,3 %b[63], %b[58], %b[58]
  or_xord,4 %b[88], %g30, %b[63], %b[88]
  xord,5 %b[68], %b[41], %b[41]
}
{
  xord,0 %r34, %g9, %g9
  xor_xord,1 %r24, %b[22], %b[4], %b[22]
  ornd,2 %r23, %r31, %r31
  xord,3 %b[58], %g25, %g25
  xor_xord,4 %b[48], %b[110], %b[92], %b[110]
  ornd,5 %b[47], %b[55], %b[55]
}
{
  andd,0 %r35, %g15, %g15
  xor_xord,1 %r31, %r34, %r61, %r31
  xord,2 %r27, %g9, %g9
  andd,3 %b[59], %g31, %g31
  xor_xord,4 %b[55], %b[58], %b[85], %b[55]
  xord,5 %b[51], %g25, %g25
}
{
  xord,0 %g15, %b[13], %b[13]
  or_xord,1 %r54, %b[0], %b[30], %r54
  xornd,2 %r35, %b[12], %b[12]
  xord,3 %g31, %b[101], %b[101]
  or_xord,4 %b[78], %b[88], %b[118], %b[78]
  xornd,5 %b[59], %b[100], %b[100]
}
{
  andd,0 %r48, %b[12], %b[0]
  xor_xord,1 %r48, %r35, %g7, %r48
  ldd,2 [ %r2 + 0x1d68 ], %g15
  andd,3 %b[72], %b[100], %b[88]
  xor_xord,4 %b[72], %b[59], %g23, %b[72]
  ldd,5 [ %r2 + 0x1d68 ], %g31
}
{
  andnd,0 %b[39], %b[5], %g7
  and_andnd,1 %r37, %b[39], %r19, %r35
  andnd,2 %r35, %b[0], %b[0]
  andnd,3 %b[127], %b[93], %g23
  and_andnd,4 %b[61], %b[127], %b[43], %b[59]
  andnd,5 %b[59], %b[88], %b[88]
}
{
  xord,0 %b[39], %r37, %b[39]
  xor_xord,1 %b[0], %r16, %r57, %b[0]
  andnd,2 %b[5], %b[39], %r16
  xord,3 %b[127], %b[61], %b[127]
  xor_xord,4 %b[88], %b[40], %b[81], %b[88]
  andnd,5 %b[93], %b[127], %b[40]
}
{
  andnd,0 %b[15], %b[33], %r19
  andn_ord,1 %b[12], %r59, %b[19], %b[12]
  ornd,2 %r19, %b[39], %b[39]
  andnd,3 %b[103], %b[121], %b[43]
  andn_ord,4 %b[100], %b[83], %b[107], %b[100]
  ornd,5 %b[43], %b[127], %b[127]
}
{
  xord,0 %b[20], %g15, %b[19]
  andd,1 %b[20], %g15, %g15
  ldd,2 [ %r2 + 0x1d70 ], %r59
  xord,3 %b[108], %g31, %b[107]
  andd,4 %b[108], %g31, %g31
  ldd,5 [ %r2 + 0x1d70 ], %b[83]
}
{
  xord,0 %b[34], %b[19], %b[19]
  and_ord,1 %b[34], %b[19], %g15, %g15
  ldd,2 [ %r2 + 0x1d78 ], %r37
  xord,3 %b[122], %b[107], %b[107]
  and_ord,4 %b[122], %b[107], %g31, %g31
  ldd,5 [ %r2 + 0x1d78 ], %b[61]
}
{
  xord,0 %b[39], %b[21], %b[21]
  andn_xornd,1 %r35, %r16, %g7, %r16
  xord,2 %b[12], %r53, %b[12]
  xord,3 %b[127], %b[109], %b[109]
  andn_xornd,4 %b[59], %b[40], %g23, %b[40]
  xord,5 %b[100], %b[77], %b[100]
}
{
  ldd,0 [ %r2 + 0x1d88 ], %g7
  xord,1 %r63, %r59, %b[34]
  ldd,2 [ %r2 + 0x1d80 ], %r53
  ldd,3 [ %r2 + 0x1d88 ], %g23
  xord,4 %b[87], %b[83], %b[122]
  ldd,5 [ %r2 + 0x1d80 ], %b[77]
}
{
  andd,0 %r63, %r59, %r59
  xord,1 %g15, %b[34], %b[30]
  ldd,2 [ %r2 + 0x1d90 ], %r57
  andd,3 %b[87], %b[83], %b[83]
  xord,4 %g31, %b[122], %b[118]
  ldd,5 [ %r2 + 0x1d90 ], %b[81]
}
{
  andnd,0 %b[19], %b[30], %g15
  and_ord,1 %g15, %b[34], %r59, %r59
  andnd,2 %b[30], %b[19], %b[34]
  andnd,3 %b[107], %b[118], %g31
  and_ord,4 %g31, %b[122], %b[83], %b[83]
  andnd,5 %b[118], %b[107], %b[122]
}
{
  andd,0 %g10, %g7, %r34
  ord,1 %g10, %g7, %r61
  andd,2 %g6, %r53, %r27
  andd,3 %g26, %g23, %b[58]
  ord,4 %g26, %g23, %b[85]
  andd,5 %g22, %b[77], %b[51]
}
{
  andnd,0 %b[30], %b[22], %b[4]
  and_ord,1 %r27, %r61, %r34, %r61
  xord,2 %r46, %r57, %r34
  andnd,3 %b[118], %b[110], %b[92]
  and_ord,4 %b[51], %b[85], %b[58], %b[85]
  xord,5 %b[70], %b[81], %b[58]
}
{
  ornd,0 %b[21], %r16, %b[21]
  xor_xord,1 %r49, %r37, %r59, %r37
  andnd,2 %b[22], %b[30], %r59
  ornd,3 %b[109], %b[40], %b[109]
  xor_xord,4 %b[73], %b[61], %b[83], %b[61]
  andnd,5 %b[110], %b[118], %b[83]
}
{
  ornd,0 %r20, %r51, %b[27]
  xor_xord,1 %r16, %g8, %b[36], %b[36]
  xord,2 %r35, %b[27], %r35
  ornd,3 %b[44], %b[75], %b[115]
  xor_xord,4 %b[40], %g24, %b[124], %b[124]
  xord,5 %b[59], %b[115], %b[59]
}
{
  andnd,0 %b[22], %r37, %r39
  andnd,1 %b[19], %r37, %g14
  xord,2 %r37, %b[22], %r23
  andnd,3 %b[110], %b[61], %b[63]
  andnd,4 %b[107], %b[61], %g30
  xord,5 %b[61], %b[110], %b[47]
}
{
  ornd,0 %g14, %b[30], %g14
  or_xornd,1 %b[30], %r39, %r23, %r39
  ornd,2 %r23, %b[19], %r23
  ornd,3 %g30, %b[118], %g30
  or_xornd,4 %b[118], %b[63], %b[47], %b[63]
  ornd,5 %b[47], %b[107], %b[47]
}
{
  xord,0 %r23, %b[22], %b[22]
  xord,1 %g14, %r33, %g14
  xord,2 %r23, %b[30], %b[30]
  xord,3 %b[47], %b[110], %b[110]
  xord,4 %g30, %b[57], %g30
  xord,5 %b[47], %b[118], %b[118]
}
{
  andnd,0 %b[30], %b[22], %b[22]
  or_xornd,1 %r39, %b[34], %g15, %g15
  andd,2 %r39, %r23, %r23
  andnd,3 %b[118], %b[110], %b[110]
  or_xornd,4 %b[63], %b[122], %g31, %g31
  andd,5 %b[63], %b[47], %b[47]
}
{
  andnd,0 %r20, %r51, %b[19]
  xor_xord,1 %b[22], %b[19], %r32, %b[22]
  xord,2 %r29, %r23, %r23
  andnd,3 %b[44], %b[75], %b[107]
  xor_xord,4 %b[110], %b[107], %b[56], %b[110]
  xord,5 %b[53], %b[47], %b[47]
}
{
  xord,0 %b[21], %r35, %r35
  or_xornd,1 %g15, %r59, %b[4], %r59
  ord,2 %b[39], %g8, %b[4]
  xord,3 %b[109], %b[59], %b[59]
  or_xornd,4 %g31, %b[83], %b[92], %b[83]
  ord,5 %b[127], %g24, %b[92]
}
{
  xord,0 %b[39], %r36, %b[39]
  xor_xord,1 %g15, %r37, %r56, %g15
  andd,2 %r46, %r57, %r57
  xord,3 %b[127], %b[60], %b[127]
  xor_xord,4 %g31, %b[61], %b[80], %g31
  andd,5 %b[70], %b[81], %b[81]
}
{
  andnd,0 %b[27], %b[33], %r47
  or_xornd,1 %r51, %r47, %r19, %r19
  xord,2 %r59, %g14, %g14
  andnd,3 %b[115], %b[121], %b[71]
  or_xornd,4 %b[75], %b[71], %b[43], %b[43]
  xord,5 %b[83], %g30, %g30
}
{
  andd,0 %r47, %r51, %r16
  and_xord,1 %b[21], %b[4], %g8, %b[4]
  xord,2 %r16, %b[39], %b[39]
  andd,3 %b[71], %b[75], %b[40]
  and_xord,4 %b[109], %b[92], %g24, %b[92]
  xord,5 %b[40], %b[127], %b[127]
}
{
  xord,0 %r20, %b[15], %g8
  and_ord,1 %r61, %r34, %r57, %r57
  ldd,2 [ %r2 + 0x1d98 ], %b[21]
  xord,3 %b[44], %b[103], %g24
  and_ord,4 %b[85], %b[58], %b[81], %b[81]
  ldd,5 [ %r2 + 0x1d98 ], %b[109]
}
{
  ord,0 %r20, %b[33], %r20
  or_xord,1 %r19, %b[19], %b[27], %b[19]
  andd,2 %r20, %b[33], %b[27]
  ord,3 %b[44], %b[121], %b[44]
  or_xord,4 %b[43], %b[107], %b[115], %b[107]
  andd,5 %b[44], %b[121], %b[115]
}
{
  andnd,0 %b[14], %r40, %g5
  xor_xord,1 %b[4], %b[5], %g5, %b[4]
  andnd,2 %r40, %b[14], %b[5]
  andnd,3 %b[102], %b[64], %g21
  xor_xord,4 %b[92], %b[93], %g21, %b[92]
  andnd,5 %b[64], %b[102], %b[93]
}
{
  ord,0 %b[21], %r57, %r59
  ord,1 %b[19], %r51, %r51
  andd,2 %b[21], %r57, %b[33]
  ord,3 %b[109], %b[81], %b[83]
  ord,4 %b[107], %b[75], %b[75]
  andd,5 %b[109], %b[81], %b[121]
}
{
  ldd,0 [ %r2 + 0x1da8 ], %b[33]
  and_ord,1 %r17, %r59, %b[33], %r59
  ldd,2 [ %r2 + 0x1da0 ], %r36
  ldd,3 [ %r2 + 0x1da8 ], %b[121]
  and_ord,4 %b[41], %b[83], %b[121], %b[83]
  ldd,5 [ %r2 + 0x1da0 ], %b[60]
}
{
  xord,0 %b[15], %g4, %g4
  orn_xord,1 %r19, %r20, %b[27], %r20
  ornd,2 %r16, %r51, %r51
  xord,3 %b[103], %g20, %g20
  orn_xord,4 %b[43], %b[44], %b[115], %b[44]
  ornd,5 %b[40], %b[75], %b[75]
}
{
  ldd,0 [ %r2 + 0x1db8 ], %r19
  andn_xornd,1 %r51, %g8, %b[15], %g8
  ldd,2 [ %r2 + 0x1db0 ], %b[27]
  ldd,3 [ %r2 + 0x1db8 ], %b[43]
  andn_xornd,4 %b[75], %g24, %b[103], %g24
  ldd,5 [ %r2 + 0x1db0 ], %b[115]
}
{
  ord,0 %r36, %r59, %r16
  xord,1 %r54, %b[33], %r37
  andd,2 %r36, %r59, %b[15]
  ord,3 %b[60], %b[83], %b[40]
  xord,4 %b[78], %b[121], %b[61]
  andd,5 %b[60], %b[83], %b[103]
}
{
  xord,0 %g8, %b[9], %b[9]
  and_ord,1 %r31, %r16, %b[15], %r16
  andd,2 %r54, %b[33], %b[33]
  xord,3 %g24, %b[97], %b[97]
  and_ord,4 %b[55], %b[40], %b[103], %b[40]
  andd,5 %b[78], %b[121], %b[121]
}
{
  andd,0 %g9, %b[27], %b[27]
  andd,1 %r23, %r19, %b[15]
  xord,2 %g9, %b[27], %g8
  andd,3 %g25, %b[115], %b[115]
  andd,4 %b[47], %b[43], %b[103]
  xord,5 %g25, %b[115], %g24
}
{
  xord,0 %r20, %g4, %g4
  and_ord,1 %r16, %r37, %b[33], %b[33]
  ord,2 %r23, %r19, %r56
  xord,3 %b[44], %g20, %g20
  and_ord,4 %b[40], %b[61], %b[121], %b[121]
  ord,5 %b[47], %b[43], %b[80]
}
{
  xord,0 %r40, %r28, %r28
  xor_xord,1 %r51, %r20, %r60, %r51
  xord,2 %r47, %g1, %r47
  xord,3 %b[64], %b[52], %b[52]
  xor_xord,4 %b[75], %b[44], %b[84], %b[75]
  xord,5 %b[71], %g17, %b[71]
}
{
  xord,0 %g0, %r25, %g0
  and_ord,1 %b[33], %g8, %b[27], %b[27]
  xord,2 %b[19], %r47, %r47
  xord,3 %g16, %b[49], %g16
  and_ord,4 %b[121], %g24, %b[115], %b[115]
  xord,5 %b[107], %b[71], %b[71]
}
{
  xord,0 %g6, %r53, %r53
  xor_xord,1 %r52, %r43, %b[18], %r43
  xord,2 %b[16], %g0, %g0
  xord,3 %g22, %b[77], %b[77]
  xor_xord,4 %b[76], %b[67], %b[106], %b[67]
  xord,5 %b[104], %g16, %g16
}
{
  ldd,0 [ %r2 + 0x1dc8 ], %b[15]
  and_ord,1 %b[27], %r56, %b[15], %r56
  ldd,2 [ %r2 + 0x1dc0 ], %b[16]
  ldd,3 [ %r2 + 0x1dc8 ], %b[103]
  and_ord,4 %b[115], %b[80], %b[103], %b[80]
  ldd,5 [ %r2 + 0x1dc0 ], %b[104]
}
{
  andnd,0 %r43, %r40, %b[18]
  andn_xornd,1 %r45, %b[5], %g5, %g5
  andnd,2 %r40, %r43, %b[5]
  andnd,3 %b[67], %b[64], %b[106]
  andn_xornd,4 %b[69], %b[93], %g21, %g21
  andnd,5 %b[64], %b[67], %b[93]
}
{
  xord,0 %r43, %b[25], %b[25]
  xor_xord,1 %g10, %g7, %r27, %g7
  ord,2 %r40, %r43, %r40
  xord,3 %b[67], %b[113], %b[113]
  xor_xord,4 %g26, %g23, %b[51], %g23
  ord,5 %b[64], %b[67], %b[64]
}
{
  ord,0 %b[22], %b[16], %r25
  andd,1 %g14, %b[15], %b[19]
  andd,2 %b[22], %b[16], %r27
  ord,3 %b[110], %b[104], %b[49]
  andd,4 %g30, %b[103], %b[107]
  andd,5 %b[110], %b[104], %b[51]
}
{
  ord,0 %g14, %b[15], %g1
  and_ord,1 %r56, %r25, %r27, %r25
  ldd,2 [ %r2 + 0x1dd0 ], %r27
  ord,3 %g30, %b[103], %g17
  and_ord,4 %b[80], %b[49], %b[51], %b[49]
  ldd,5 [ %r2 + 0x1dd0 ], %b[51]
}
{
  xord,0 %g5, %r43, %r43
  xord,1 %b[14], %r40, %r40
  andd,2 %g5, %r45, %r20
  xord,3 %g21, %b[67], %b[67]
  xord,4 %b[102], %b[64], %b[64]
  andd,5 %g21, %b[69], %b[44]
}
{
  xord,0 %r40, %g5, %g5
  and_ord,1 %r25, %g1, %b[19], %g1
  ornd,2 %r20, %r43, %r43
  xord,3 %b[64], %g21, %g21
  and_ord,4 %b[49], %g17, %b[107], %g17
  ornd,5 %b[44], %b[67], %b[67]
}
{
  xord,0 %g15, %r27, %b[19]
  andd,1 %g15, %r27, %r27
  ldd,2 [ %r2 + 0x1dd8 ], %r20
  xord,3 %g31, %b[51], %b[107]
  andd,4 %g31, %b[51], %b[51]
  ldd,5 [ %r2 + 0x1dd8 ], %b[44]
}
{
  xord,0 %r40, %b[25], %b[25]
  and_ord,1 %g1, %b[19], %r27, %r27
  xord,2 %r43, %b[14], %r60
  xord,3 %b[64], %b[113], %b[113]
  and_ord,4 %g17, %b[107], %b[51], %b[51]
  xord,5 %b[67], %b[102], %b[84]
}
{
  xord,0 %g7, %b[3], %b[3]
  andn_xornd,1 %r43, %b[18], %b[5], %b[18]
  xord,2 %r61, %r34, %r34
  xord,3 %g23, %b[91], %b[91]
  andn_xornd,4 %b[67], %b[106], %b[93], %b[106]
  xord,5 %b[85], %b[58], %b[58]
}
{
  andd,0 %r55, %r20, %r20
  xor_xord,1 %r17, %b[21], %r57, %b[21]
  xord,2 %r55, %r20, %r61
  andd,3 %b[79], %b[44], %b[44]
  xor_xord,4 %b[41], %b[109], %b[81], %b[109]
  xord,5 %b[79], %b[44], %b[85]
}
{
  xord,0 %r16, %r37, %r37
  andn_xord,1 %b[18], %r60, %r43, %r60
  xord,2 %r34, %g7, %r43
  xord,3 %b[40], %b[61], %b[61]
  andn_xord,4 %b[106], %b[84], %b[67], %b[84]
  xord,5 %b[58], %g23, %b[67]
}
{
  xord,0 %b[33], %g8, %g8
  and_ord,1 %r27, %r61, %r20, %r20
  ord,2 %b[21], %g7, %r16
  xord,3 %b[121], %g24, %g24
  and_ord,4 %b[51], %b[85], %b[44], %b[44]
  ord,5 %b[109], %g23, %b[40]
}
{
  xord,0 %r53, %r16, %r16
  xor_xord,1 %b[18], %b[14], %b[26], %b[18]
  ornd,2 %g5, %r60, %g5
  xord,3 %b[77], %b[40], %b[40]
  xor_xord,4 %b[106], %b[102], %b[114], %b[106]
  ornd,5 %g21, %b[84], %g21
}
{
  andnd,0 %r16, %b[21], %r45
  xor_xord,1 %r60, %r45, %r38, %r60
  xord,2 %g5, %r28, %r28
  andnd,3 %b[40], %b[109], %b[69]
  xor_xord,4 %b[84], %b[69], %b[62], %b[84]
  xord,5 %g21, %b[52], %b[52]
}
{
  ldd,0 [ %r2 + 0x1de8 ], %g5
  xord,1 %r16, %r34, %r53
  ldd,2 [ %r2 + 0x1de0 ], %r38
  ldd,3 [ %r2 + 0x1de8 ], %g21
  xord,4 %b[40], %b[58], %b[77]
  ldd,5 [ %r2 + 0x1de0 ], %b[62]
}
{
  ldd,0 [ %r2 + 0x1df8 ], %b[26]
  andnd,1 %r53, %r45, %r53
  ldd,2 [ %r2 + 0x1df0 ], %b[14]
  ldd,3 [ %r2 + 0x1df8 ], %b[114]
  andnd,4 %b[77], %b[69], %b[77]
  ldd,5 [ %r2 + 0x1df0 ], %b[102]
}
{
  ldd,0 [ %r2 + 0x1e08 ], %b[33]
  andnd,1 %r53, %r16, %r57
  ldd,2 [ %r2 + 0x1e00 ], %r45
  ldd,3 [ %r2 + 0x1e08 ], %b[121]
  andnd,4 %b[77], %b[40], %b[81]
  ldd,5 [ %r2 + 0x1e00 ], %b[69]
}
{
  ord,0 %r18, %r38, %r40
  andd,1 %r42, %g5, %r32
  andd,2 %r18, %r38, %b[5]
  ord,3 %b[42], %b[62], %b[64]
  andd,4 %b[66], %g21, %b[56]
  andd,5 %b[42], %b[62], %b[93]
}
{
  xord,0 %g11, %b[14], %r29
  and_ord,1 %r20, %r40, %b[5], %r40
  ord,2 %r42, %g5, %b[5]
  xord,3 %g27, %b[102], %b[53]
  and_ord,4 %b[44], %b[64], %b[93], %b[64]
  ord,5 %b[66], %g21, %b[93]
}
{
  xord,0 %b[13], %b[26], %b[30]
  andd,1 %b[13], %b[26], %b[26]
  andd,2 %g11, %b[14], %b[14]
  xord,3 %b[101], %b[114], %b[118]
  andd,4 %b[101], %b[114], %b[114]
  andd,5 %g27, %b[102], %b[102]
}
{
  ord,0 %r48, %r45, %b[34]
  and_ord,1 %r40, %b[5], %r32, %b[5]
  andd,2 %r48, %r45, %r32
  ord,3 %b[72], %b[69], %b[122]
  and_ord,4 %b[64], %b[93], %b[56], %b[93]
  andd,5 %b[72], %b[69], %b[56]
}
{
  xord,0 %b[0], %b[33], %r33
  andd,1 %b[0], %b[33], %b[33]
  ldd,2 [ %r2 + 0x1e10 ], %r39
  xord,3 %b[88], %b[121], %b[57]
  andd,4 %b[88], %b[121], %b[121]
  ldd,5 [ %r2 + 0x1e10 ], %b[63]
}
{
  ldd,0 [ %r2 + 0x1e20 ], %b[6]
  and_ord,1 %b[5], %r29, %b[14], %b[14]
  ldd,2 [ %r2 + 0x1e18 ], %r44
  ldd,3 [ %r2 + 0x1e20 ], %b[94]
  and_ord,4 %b[93], %b[53], %b[102], %b[102]
  ldd,5 [ %r2 + 0x1e18 ], %b[68]
}
{
  andd,0 %r53, %b[21], %b[21]
  xor_andnd,1 %r16, %r34, %g7, %r34
  xord,2 %b[21], %r57, %r57
  andd,3 %b[77], %b[109], %b[109]
  xor_andnd,4 %b[40], %b[58], %g23, %b[58]
  xord,5 %b[109], %b[81], %b[81]
}
{
  xord,0 %r53, %b[3], %b[3]
  and_ord,1 %b[14], %b[30], %b[26], %b[26]
  andnd,2 %r43, %r57, %r43
  xord,3 %b[77], %b[91], %b[91]
  and_ord,4 %b[102], %b[118], %b[114], %b[114]
  andnd,5 %b[67], %b[81], %b[67]
}
{
  xord,0 %g1, %b[19], %b[19]
  xor_xord,1 %r43, %g7, %b[35], %r43
  xord,2 %r16, %b[28], %r16
  xord,3 %g17, %b[107], %b[107]
  xor_xord,4 %b[67], %g23, %b[123], %b[67]
  xord,5 %b[40], %b[116], %b[40]
}
{
  andd,0 %b[12], %r39, %r39
  and_ord,1 %b[26], %b[34], %r32, %b[34]
  xord,2 %b[12], %r39, %r32
  andd,3 %b[100], %b[63], %b[63]
  and_ord,4 %b[114], %b[122], %b[56], %b[122]
  xord,5 %b[100], %b[63], %b[56]
}
{
  andd,0 %b[36], %r44, %r44
  andd,1 %r35, %b[6], %b[28]
  xord,2 %b[36], %r44, %g1
  andd,3 %b[124], %b[68], %b[68]
  andd,4 %b[59], %b[94], %b[116]
  xord,5 %b[124], %b[68], %g17
}
{
  ord,0 %r35, %b[6], %b[35]
  and_ord,1 %b[34], %r33, %b[33], %b[33]
  ldd,2 [ %r2 + 0x1e28 ], %g7
  ord,3 %b[59], %b[94], %b[123]
  and_ord,4 %b[122], %b[57], %b[121], %b[121]
  ldd,5 [ %r2 + 0x1e28 ], %g23
}
{
  xord,0 %r37, %r52, %r52
  orn_xord,1 %r53, %r34, %b[21], %b[21]
  xord,2 %r27, %r61, %r61
  xord,3 %b[61], %b[76], %b[76]
  orn_xord,4 %b[77], %b[58], %b[109], %b[109]
  xord,5 %b[51], %b[85], %b[85]
}
{
  ldd,0 [ %r2 + 0x1e38 ], %r53
  and_ord,1 %b[33], %r32, %r39, %r39
  ldd,2 [ %r2 + 0x1e30 ], %r27
  ldd,3 [ %r2 + 0x1e38 ], %b[77]
  and_ord,4 %b[121], %b[56], %b[63], %b[63]
  ldd,5 [ %r2 + 0x1e30 ], %b[51]
}
{
  andd,0 %b[39], %g7, %g7
  xor_xord,1 %r31, %r36, %r59, %r36
  xord,2 %b[39], %g7, %r34
  andd,3 %b[127], %g23, %g23
  xor_xord,4 %b[55], %b[60], %b[83], %b[60]
  xord,5 %b[127], %g23, %b[58]
}
{
  xord,0 %b[21], %r16, %r16
  and_ord,1 %r39, %g1, %r44, %r44
  ldd,2 [ %r2 + 0x1e40 ], %r59
  xord,3 %b[109], %b[40], %b[40]
  and_ord,4 %b[63], %g17, %b[68], %b[68]
  ldd,5 [ %r2 + 0x1e40 ], %b[83]
}
{
  xord,0 %b[14], %b[30], %b[30]
  xor_xord,1 %r23, %r19, %b[27], %r19
  andnd,2 %r36, %r37, %b[27]
  xord,3 %b[102], %b[118], %b[118]
  xor_xord,4 %b[47], %b[43], %b[115], %b[43]
  andnd,5 %b[60], %b[61], %b[115]
}
{
  andd,0 %b[4], %r27, %r27
  and_ord,1 %r44, %b[35], %b[28], %b[35]
  xord,2 %b[4], %r27, %b[28]
  andd,3 %b[92], %b[51], %b[51]
  and_ord,4 %b[68], %b[123], %b[116], %b[123]
  xord,5 %b[92], %b[51], %b[116]
}
{
  andd,0 %b[9], %r53, %r53
  xor_xord,1 %r35, %b[6], %r44, %b[6]
  xord,2 %b[9], %r53, %b[14]
  andd,3 %b[97], %b[77], %b[77]
  xor_xord,4 %b[59], %b[94], %b[68], %b[94]
  xord,5 %b[97], %b[77], %b[102]
}
{
  xord,0 %b[35], %r34, %r34
  and_ord,1 %b[35], %r34, %g7, %g7
  ldd,2 [ %r2 + 0x1e48 ], %r44
  xord,3 %b[123], %b[58], %b[58]
  and_ord,4 %b[123], %b[58], %g23, %g23
  ldd,5 [ %r2 + 0x1e48 ], %b[68]
}
{
  andnd,0 %r37, %r36, %b[21]
  xor_xord,1 %r57, %b[21], %b[32], %r57
  andd,2 %r51, %r59, %b[35]
  andnd,3 %b[61], %b[60], %b[109]
  xor_xord,4 %b[81], %b[109], %b[120], %b[81]
  andd,5 %b[75], %b[83], %b[123]
}
{
  xord,0 %g7, %b[28], %b[28]
  and_ord,1 %g7, %b[28], %r27, %r27
  ord,2 %r51, %r59, %b[32]
  xord,3 %g23, %b[116], %b[116]
  and_ord,4 %g23, %b[116], %b[51], %b[51]
  ord,5 %b[75], %b[83], %b[120]
}
{
  andd,0 %r19, %r37, %r37
  xor_xord,1 %b[22], %b[16], %r56, %b[16]
  ldd,2 [ %r2 + 0x1e50 ], %g7
  andd,3 %b[43], %b[61], %b[61]
  xor_xord,4 %b[110], %b[104], %b[80], %b[104]
  ldd,5 [ %r2 + 0x1e50 ], %g23
}
{
  andd,0 %g4, %r44, %r27
  and_ord,1 %r27, %b[14], %r53, %r53
  xord,2 %r27, %b[14], %b[14]
  andd,3 %g20, %b[68], %b[51]
  and_ord,4 %b[51], %b[102], %b[77], %b[77]
  xord,5 %b[51], %b[102], %b[102]
}
{
  ord,0 %g8, %r37, %r37
  xord,1 %g8, %r19, %g8
  andd,2 %b[28], %b[14], %r56
  ord,3 %g24, %b[61], %b[61]
  xord,4 %g24, %b[43], %g24
  andd,5 %b[116], %b[102], %b[80]
}
{
  xornd,0 %b[6], %r56, %r56
  and_ord,1 %r53, %b[32], %b[35], %b[32]
  ord,2 %g4, %r44, %b[35]
  xornd,3 %b[94], %b[80], %b[80]
  and_ord,4 %b[77], %b[120], %b[123], %b[120]
  ord,5 %g20, %b[68], %b[123]
}
{
  xord,0 %b[5], %r29, %r29
  xor_xord,1 %r51, %r59, %r53, %r59
  xord,2 %r37, %r36, %r36
  xord,3 %b[93], %b[53], %b[53]
  xor_xord,4 %b[75], %b[83], %b[77], %b[83]
  xord,5 %b[61], %b[60], %b[60]
}
{
  xord,0 %b[28], %r34, %r53
  xord,1 %b[28], %b[6], %b[28]
  xornd,2 %b[14], %b[28], %b[5]
  xord,3 %b[116], %b[58], %b[77]
  xord,4 %b[116], %b[94], %b[116]
  xornd,5 %b[102], %b[116], %b[93]
}
{
  andnd,0 %b[28], %r53, %b[28]
  and_ord,1 %b[32], %b[35], %r27, %b[35]
  ldd,2 [ %r2 + 0x1e58 ], %r27
  andnd,3 %b[116], %b[77], %b[116]
  and_ord,4 %b[120], %b[123], %b[51], %b[123]
  ldd,5 [ %r2 + 0x1e58 ], %b[51]
}
{
  xord,0 %b[33], %r32, %r32
  and_andnd,1 %b[14], %r56, %b[5], %b[5]
  andd,2 %b[14], %r34, %r53
  xord,3 %b[121], %b[56], %b[56]
  and_andnd,4 %b[102], %b[80], %b[93], %b[93]
  andd,5 %b[102], %b[58], %b[77]
}
{
  andd,0 %r47, %g7, %g7
  andn_xornd,1 %r56, %r34, %b[14], %b[14]
  xord,2 %r47, %g7, %b[33]
  andd,3 %b[71], %g23, %g23
  andn_xornd,4 %b[80], %b[58], %b[102], %b[102]
  xord,5 %b[71], %g23, %b[121]
}
{
  xord,0 %b[35], %b[33], %b[33]
  and_ord,1 %b[35], %b[33], %g7, %g7
  xord,2 %b[28], %r53, %r53
  xord,3 %b[123], %b[121], %b[121]
  and_ord,4 %b[123], %b[121], %g23, %g23
  xord,5 %b[116], %b[77], %b[77]
}
{
  andnd,0 %b[6], %r34, %r34
  xor_xord,1 %b[14], %b[28], %b[7], %b[14]
  andnd,2 %r34, %b[6], %b[35]
  andnd,3 %b[94], %b[58], %b[58]
  xor_xord,4 %b[102], %b[116], %b[95], %b[102]
  andnd,5 %b[58], %b[94], %b[123]
}
{
  ord,0 %b[28], %b[5], %b[28]
  or_xornd,1 %r53, %r34, %b[35], %r34
  ldd,2 [ %r2 + 0x1e60 ], %b[7]
  ord,3 %b[116], %b[93], %b[116]
  or_xornd,4 %b[77], %b[58], %b[123], %b[58]
  ldd,5 [ %r2 + 0x1e60 ], %b[95]
}
{
  ord,0 %b[18], %r27, %b[6]
  xord,1 %r58, %b[28], %b[28]
  andd,2 %b[18], %r27, %b[35]
  ord,3 %b[106], %b[51], %b[94]
  xord,4 %b[82], %b[116], %b[116]
  andd,5 %b[106], %b[51], %b[123]
}
{
  xord,0 %b[33], %r59, %b[5]
  xor_xord,1 %g4, %r44, %b[32], %r44
  xord,2 %r34, %b[5], %r34
  xord,3 %b[121], %b[83], %b[93]
  xor_xord,4 %g20, %b[68], %b[120], %b[68]
  xord,5 %b[58], %b[93], %b[58]
}
{
  ornd,0 %r29, %b[30], %r26
  xor_xord,1 %b[18], %r27, %g7, %r27
  xord,2 %r26, %r34, %r34
  ornd,3 %b[53], %b[118], %b[50]
  xor_xord,4 %b[106], %b[51], %g23, %b[51]
  xord,5 %b[50], %b[58], %b[58]
}
{
  xord,0 %b[33], %r44, %g7
  and_ord,1 %g7, %b[6], %b[35], %b[6]
  andd,2 %b[33], %r44, %b[35]
  xord,3 %b[121], %b[68], %g23
  and_ord,4 %g23, %b[94], %b[123], %b[94]
  andd,5 %b[121], %b[68], %b[123]
}
{
  xord,0 %r27, %r59, %r59
  xord,1 %b[33], %r27, %r58
  xord,2 %r27, %r44, %b[32]
  xord,3 %b[51], %b[83], %b[83]
  xord,4 %b[121], %b[51], %b[82]
  xord,5 %b[51], %b[68], %b[120]
}
{
  ornd,0 %b[5], %r58, %r58
  xor_xord,1 %g14, %b[15], %r25, %b[15]
  andd,2 %b[32], %r59, %b[32]
  ornd,3 %b[93], %b[82], %b[82]
  xor_xord,4 %g30, %b[103], %b[49], %b[103]
  andd,5 %b[120], %b[83], %b[120]
}
{
  andnd,0 %r44, %b[33], %b[35]
  and_xornd,1 %b[32], %g7, %b[35], %g7
  xord,2 %r58, %b[29], %b[29]
  andnd,3 %b[68], %b[121], %b[123]
  and_xornd,4 %b[120], %g23, %b[123], %g23
  xord,5 %b[82], %b[117], %b[117]
}
{
  xord,0 %r39, %g1, %g1
  xor_ord,1 %r27, %b[33], %r44, %b[33]
  xord,2 %r61, %b[15], %r25
  xord,3 %b[63], %g17, %g17
  xor_ord,4 %b[51], %b[121], %b[68], %b[121]
  xord,5 %b[85], %b[103], %b[49]
}
{
  xord,0 %g7, %b[29], %b[29]
  or_xord,1 %b[35], %b[5], %r44, %b[35]
  andnd,2 %g7, %r59, %r59
  xord,3 %g23, %b[117], %b[117]
  or_xord,4 %b[123], %b[93], %b[68], %b[123]
  andnd,5 %g23, %b[83], %b[83]
}
{
  xord,0 %b[33], %r58, %r58
  xor_xord,1 %r28, %b[7], %b[6], %r27
  xornd,2 %r27, %r59, %r59
  xord,3 %b[121], %b[82], %b[82]
  xor_xord,4 %b[52], %b[95], %b[94], %b[51]
  xornd,5 %b[51], %b[83], %b[83]
}
{
  xord,0 %r22, %r58, %r58
  xor_xord,1 %r59, %b[33], %b[37], %r59
  ord,2 %b[32], %b[35], %b[32]
  xord,3 %b[46], %b[82], %b[82]
  xor_xord,4 %b[83], %b[121], %b[125], %b[83]
  ord,5 %b[120], %b[123], %b[120]
}
{
  andnd,0 %r29, %b[30], %r22
  andn_xornd,1 %r19, %b[21], %b[27], %r50
  xord,2 %r50, %b[32], %b[32]
  andnd,3 %b[53], %b[118], %b[46]
  andn_xornd,4 %b[43], %b[109], %b[115], %b[74]
  xord,5 %b[74], %b[120], %b[120]
}
{
  ord,0 %r28, %b[7], %b[7]
  orn_xornd,1 %b[16], %r61, %b[19], %b[33]
  andd,2 %r28, %b[7], %b[35]
  ord,3 %b[52], %b[95], %b[95]
  orn_xornd,4 %b[104], %b[85], %b[107], %b[121]
  andd,5 %b[52], %b[95], %b[123]
}
{
  xornd,0 %r50, %g8, %g8
  xord,1 %r37, %r50, %b[37]
  andd,2 %r50, %r36, %r36
  xornd,3 %b[74], %g24, %g24
  xord,4 %b[61], %b[74], %b[125]
  andd,5 %b[74], %b[60], %b[60]
}
{
  xord,0 %r41, %b[37], %b[37]
  and_ord,1 %b[6], %b[7], %b[35], %b[7]
  andd,2 %r37, %g8, %r37
  xord,3 %b[65], %b[125], %b[125]
  and_ord,4 %b[94], %b[95], %b[123], %b[95]
  andd,5 %b[61], %g24, %b[61]
}
{
  andd,0 %r61, %b[33], %r50
  xor_xord,1 %r36, %r19, %b[23], %r36
  andnd,2 %r50, %r37, %r37
  andd,3 %b[85], %b[121], %b[74]
  xor_xord,4 %b[60], %b[43], %b[111], %b[60]
  andnd,5 %b[74], %b[61], %b[61]
}
{
  andnd,0 %r25, %r50, %r50
  andn_ord,1 %g8, %b[21], %b[27], %g8
  xord,2 %r37, %r52, %r52
  andnd,3 %b[49], %b[74], %b[74]
  andn_ord,4 %g24, %b[109], %b[115], %g24
  xord,5 %b[61], %b[76], %b[76]
}
{
  ldd,0 [ %r2 + 0x1e70 ], %b[21]
  andnd,1 %b[33], %b[16], %b[27]
  ldd,2 [ %r2 + 0x1e68 ], %r37
  ldd,3 [ %r2 + 0x1e70 ], %b[109]
  andnd,4 %b[121], %b[104], %b[115]
  ldd,5 [ %r2 + 0x1e68 ], %b[61]
}
{
  andnd,0 %b[16], %b[33], %b[23]
  xor_xord,1 %r18, %r38, %r20, %r38
  ldd,2 [ %r2 + 0x1e78 ], %r19
  andnd,3 %b[104], %b[121], %b[111]
  xor_xord,4 %b[42], %b[62], %b[44], %b[62]
  ldd,5 [ %r2 + 0x1e78 ], %b[43]
}
{
  xord,0 %r50, %b[8], %b[8]
  xor_xord,1 %r42, %g5, %r40, %g5
  xord,2 %g8, %b[1], %g8
  xord,3 %b[74], %b[96], %b[96]
  xor_xord,4 %b[66], %g21, %b[64], %g21
  xord,5 %g24, %b[89], %g24
}
{
  ldd,0 [ %r2 + 0x1e88 ], %r40
  xord,1 %r60, %r37, %r20
  ldd,2 [ %r2 + 0x1e80 ], %b[1]
  ldd,3 [ %r2 + 0x1e88 ], %b[64]
  xord,4 %b[84], %b[61], %b[44]
  ldd,5 [ %r2 + 0x1e80 ], %b[89]
}
{
  xord,0 %b[25], %b[21], %r41
  andd,1 %b[25], %b[21], %b[21]
  andd,2 %r60, %r37, %r37
  xord,3 %b[113], %b[109], %b[65]
  andd,4 %b[113], %b[109], %b[109]
  andd,5 %b[84], %b[61], %b[61]
}
{
  andnd,0 %r38, %g5, %b[7]
  and_ord,1 %b[7], %r20, %r37, %r37
  xord,2 %b[7], %r20, %r20
  andnd,3 %b[62], %g21, %b[95]
  and_ord,4 %b[95], %b[44], %b[61], %b[61]
  xord,5 %b[95], %b[44], %b[44]
}
{
  andd,0 %b[28], %r40, %b[6]
  ord,1 %b[28], %r40, %b[5]
  andd,2 %b[14], %b[1], %b[35]
  andd,3 %b[116], %b[64], %b[94]
  ord,4 %b[116], %b[64], %b[93]
  andd,5 %b[102], %b[89], %b[123]
}
{
  xord,0 %r20, %b[17], %b[17]
  and_ord,1 %r37, %r41, %b[21], %b[21]
  xord,2 %r37, %r41, %r41
  xord,3 %b[44], %b[105], %b[105]
  and_ord,4 %b[61], %b[65], %b[109], %b[109]
  xord,5 %b[61], %b[65], %b[65]
}
{
  andnd,0 %r20, %r41, %r44
  xord,1 %r41, %r27, %g7
  andnd,2 %r41, %r20, %r37
  andnd,3 %b[44], %b[65], %b[68]
  xord,4 %b[65], %b[51], %g23
  andnd,5 %b[65], %b[44], %b[61]
}
{
  andnd,0 %r27, %r41, %r39
  xor_xord,1 %g0, %r19, %b[21], %r19
  andnd,2 %r41, %r27, %b[21]
  andnd,3 %b[51], %b[65], %b[63]
  xor_xord,4 %g16, %b[43], %b[109], %b[43]
  andnd,5 %b[65], %b[51], %b[109]
}
{
  andnd,0 %r26, %r38, %r50
  andn_xornd,1 %r50, %b[23], %b[27], %b[23]
  andnd,2 %g5, %r38, %b[27]
  andnd,3 %b[50], %b[62], %b[74]
  andn_xornd,4 %b[74], %b[111], %b[115], %b[111]
  andnd,5 %g21, %b[62], %b[115]
}
{
  andnd,0 %r27, %r19, %r27
  and_ord,1 %b[35], %b[5], %b[6], %b[5]
  xord,2 %r19, %r27, %b[6]
  andnd,3 %b[51], %b[43], %b[51]
  and_ord,4 %b[123], %b[93], %b[94], %b[93]
  xord,5 %b[43], %b[51], %b[94]
}
{
  andnd,0 %r20, %r19, %r20
  or_xornd,1 %r41, %r27, %b[6], %r27
  ornd,2 %b[6], %r20, %b[6]
  andnd,3 %b[44], %b[43], %b[44]
  or_xornd,4 %b[65], %b[51], %b[94], %b[51]
  ornd,5 %b[94], %b[44], %b[94]
}
{
  andd,0 %r50, %b[30], %r41
  xor_andd,1 %b[6], %r41, %g7, %g7
  ornd,2 %r20, %r41, %r20
  andd,3 %b[74], %b[118], %b[65]
  xor_andd,4 %b[94], %b[65], %g23, %g23
  ornd,5 %b[44], %b[65], %b[44]
}
{
  andd,0 %r29, %r38, %b[6]
  or_xornd,1 %r27, %r37, %r44, %r44
  andd,2 %r27, %b[6], %r27
  andd,3 %b[53], %b[62], %b[94]
  or_xornd,4 %b[51], %b[61], %b[68], %b[68]
  andd,5 %b[51], %b[94], %b[51]
}
{
  xord,0 %g7, %b[17], %b[17]
  xor_ornd,1 %b[33], %r61, %r25, %r25
  xord,2 %r21, %r27, %r27
  xord,3 %g23, %b[105], %b[105]
  xor_ornd,4 %b[121], %b[85], %b[49], %b[49]
  xord,5 %b[45], %b[51], %b[51]
}
{
  ord,0 %r29, %r38, %b[21]
  or_xornd,1 %r44, %r39, %b[21], %r39
  ldd,2 [ %r2 + 0x1e90 ], %b[33]
  ord,3 %b[53], %b[62], %b[109]
  or_xornd,4 %b[68], %b[63], %b[109], %b[63]
  ldd,5 [ %r2 + 0x1e90 ], %b[121]
}
{
  xord,0 %r25, %b[10], %b[10]
  xor_xord,1 %r44, %r19, %b[11], %r44
  xord,2 %r25, %b[19], %b[19]
  xord,3 %b[49], %b[98], %b[98]
  xor_xord,4 %b[68], %b[43], %b[99], %b[68]
  xord,5 %b[49], %b[107], %b[107]
}
{
  xord,0 %b[23], %b[10], %b[10]
  xor_xord,1 %r39, %r20, %b[31], %r39
  ornd,2 %b[19], %b[23], %b[19]
  xord,3 %b[111], %b[98], %b[98]
  xor_xord,4 %b[63], %b[44], %b[119], %b[63]
  ornd,5 %b[107], %b[111], %b[107]
}
{
  xord,0 %b[19], %b[8], %b[8]
  xor_xord,1 %b[23], %b[15], %b[38], %b[23]
  andd,2 %r34, %b[33], %r20
  xord,3 %b[107], %b[96], %b[96]
  xor_xord,4 %b[111], %b[103], %b[126], %b[111]
  andd,5 %b[58], %b[121], %b[44]
}
{
  xord,0 %b[19], %b[15], %b[19]
  or_xornd,1 %b[30], %b[7], %b[27], %b[27]
  andnd,2 %b[19], %r25, %r25
  xord,3 %b[107], %b[103], %b[107]
  or_xornd,4 %b[118], %b[95], %b[115], %b[115]
  andnd,5 %b[107], %b[49], %b[49]
}
{
  andnd,0 %b[19], %r25, %b[19]
  xor_xord,1 %r48, %r45, %b[26], %r45
  ord,2 %r34, %b[33], %b[15]
  andnd,3 %b[107], %b[49], %b[107]
  xor_xord,4 %b[72], %b[69], %b[114], %b[69]
  ord,5 %b[58], %b[121], %b[103]
}
{
  xord,0 %b[34], %r33, %r33
  and_ord,1 %b[5], %b[15], %r20, %b[15]
  ldd,2 [ %r2 + 0x1e98 ], %b[26]
  xord,3 %b[122], %b[57], %b[57]
  and_ord,4 %b[93], %b[103], %b[44], %b[103]
  ldd,5 [ %r2 + 0x1e98 ], %b[114]
}
{
  andnd,0 %r45, %r32, %b[34]
  or_xord,1 %b[27], %r22, %r26, %r22
  andnd,2 %r32, %r45, %r26
  andnd,3 %b[69], %b[56], %b[122]
  or_xord,4 %b[115], %b[46], %b[50], %b[46]
  andnd,5 %b[56], %b[69], %b[50]
}
{
  andnd,0 %r32, %r33, %b[16]
  xor_xord,1 %b[19], %b[16], %b[24], %b[19]
  xord,2 %g5, %g3, %g3
  andnd,3 %b[56], %b[57], %b[104]
  xor_xord,4 %b[107], %b[104], %b[112], %b[107]
  xord,5 %g21, %g19, %g19
}
{
  andd,0 %b[26], %b[15], %b[26]
  ord,1 %r22, %b[30], %b[30]
  xord,2 %b[26], %b[15], %b[24]
  andd,3 %b[114], %b[103], %b[114]
  ord,4 %b[46], %b[118], %b[118]
  xord,5 %b[114], %b[103], %b[112]
}
{
  ldd,0 [ %r2 + 0x1ea8 ], %r20
  and_ord,1 %b[29], %b[24], %b[26], %b[26]
  ldd,2 [ %r2 + 0x1ea0 ], %b[15]
  ldd,3 [ %r2 + 0x1ea8 ], %b[44]
  and_ord,4 %b[117], %b[112], %b[114], %b[114]
  ldd,5 [ %r2 + 0x1ea0 ], %b[103]
}
{
  andnd,0 %r33, %r32, %b[6]
  orn_xord,1 %b[27], %b[21], %b[6], %b[21]
  ornd,2 %r41, %b[30], %b[30]
  andnd,3 %b[57], %b[56], %b[94]
  orn_xord,4 %b[115], %b[109], %b[94], %b[109]
  ornd,5 %b[65], %b[118], %b[118]
}
{
  ldd,0 [ %r2 + 0x1eb8 ], %r41
  andd,1 %b[30], %r29, %r29
  ldd,2 [ %r2 + 0x1eb0 ], %b[27]
  ldd,3 [ %r2 + 0x1eb8 ], %b[65]
  andd,4 %b[118], %b[53], %b[53]
  ldd,5 [ %r2 + 0x1eb0 ], %b[115]
}
{
  andd,0 %b[15], %b[26], %b[15]
  andd,1 %b[32], %r20, %b[26]
  xord,2 %b[15], %b[26], %r25
  andd,3 %b[103], %b[114], %b[103]
  andd,4 %b[120], %b[44], %b[114]
  xord,5 %b[103], %b[114], %b[49]
}
{
  ord,0 %b[30], %g5, %g5
  and_ord,1 %r59, %r25, %b[15], %b[15]
  ord,2 %b[32], %r20, %b[7]
  ord,3 %b[118], %g21, %g21
  and_ord,4 %b[83], %b[49], %b[103], %b[103]
  ord,5 %b[120], %b[44], %b[95]
}
{
  andd,0 %r58, %b[27], %b[27]
  andd,1 %r27, %r41, %b[31]
  xord,2 %r58, %b[27], %b[38]
  andd,3 %b[82], %b[115], %b[115]
  andd,4 %b[51], %b[65], %b[119]
  xord,5 %b[82], %b[115], %b[126]
}
{
  ornd,0 %r29, %g5, %g5
  and_ord,1 %b[15], %b[7], %b[26], %b[7]
  ord,2 %r27, %r41, %b[26]
  ornd,3 %b[53], %g21, %g21
  and_ord,4 %b[103], %b[95], %b[114], %b[95]
  ord,5 %b[51], %b[65], %b[114]
}
{
  xord,0 %b[21], %g3, %g3
  xor_xord,1 %g5, %r38, %b[2], %g5
  xord,2 %b[21], %r62, %r62
  xord,3 %b[109], %g19, %g19
  xor_xord,4 %g21, %b[62], %b[90], %g21
  xord,5 %b[109], %b[86], %b[86]
}
{
  xord,0 %r32, %r24, %r24
  and_ord,1 %b[7], %b[38], %b[27], %b[27]
  xord,2 %b[30], %r62, %r62
  xord,3 %b[56], %b[48], %b[48]
  and_ord,4 %b[95], %b[126], %b[115], %b[115]
  xord,5 %b[118], %b[86], %b[86]
}
{
  xord,0 %r53, %r56, %r53
  andn_xornd,1 %g1, %r26, %b[34], %b[34]
  xord,2 %g1, %b[20], %b[20]
  xord,3 %b[77], %b[80], %b[77]
  andn_xornd,4 %g17, %b[50], %b[122], %b[122]
  xord,5 %g17, %b[108], %b[108]
}
{
  xord,0 %b[29], %b[24], %b[24]
  and_ord,1 %b[27], %b[26], %b[31], %b[26]
  xord,2 %r49, %r53, %r53
  xord,3 %b[117], %b[112], %b[112]
  and_ord,4 %b[115], %b[114], %b[119], %b[114]
  xord,5 %b[73], %b[77], %b[77]
}
{
  xord,0 %b[34], %r33, %r49
  xor_xord,1 %r22, %r50, %r30, %r22
  andd,2 %b[34], %g1, %g1
  xord,3 %b[122], %b[57], %b[73]
  xor_xord,4 %b[46], %b[74], %b[54], %b[46]
  andd,5 %b[122], %g17, %g17
}
{
  ldd,0 [ %r2 + 0x1ec8 ], %r30
  ornd,1 %g1, %r49, %r49
  ldd,2 [ %r2 + 0x1ec0 ], %r50
  ldd,3 [ %r2 + 0x1ec8 ], %b[54]
  ornd,4 %g17, %b[73], %b[73]
  ldd,5 [ %r2 + 0x1ec0 ], %b[74]
}
{
  xord,0 %r49, %r45, %b[16]
  andn_xornd,1 %r49, %b[6], %b[16], %b[6]
  ldd,2 [ %r2 + 0x1ed0 ], %g1
  xord,3 %b[73], %b[69], %b[104]
  andn_xornd,4 %b[73], %b[94], %b[104], %b[94]
  ldd,5 [ %r2 + 0x1ed0 ], %g17
}
{
  xord,0 %r59, %r25, %r25
  or_xord,1 %r32, %r33, %r45, %r32
  xord,2 %b[14], %b[1], %b[1]
  xord,3 %b[83], %b[49], %b[49]
  or_xord,4 %b[56], %b[57], %b[69], %b[56]
  xord,5 %b[102], %b[89], %b[89]
}
{
  ord,0 %b[17], %r50, %r56
  xord,1 %r39, %r30, %r26
  andd,2 %b[17], %r50, %b[31]
  ord,3 %b[105], %b[74], %b[80]
  xord,4 %b[63], %b[54], %b[50]
  andd,5 %b[105], %b[74], %b[119]
}
{
  ldd,0 [ %r2 + 0x1ed8 ], %b[31]
  and_ord,1 %b[26], %r56, %b[31], %r56
  andd,2 %r39, %r30, %r30
  ldd,3 [ %r2 + 0x1ed8 ], %b[119]
  and_ord,4 %b[114], %b[80], %b[119], %b[80]
  andd,5 %b[63], %b[54], %b[54]
}
{
  andd,0 %r44, %g1, %g1
  andn_xord,1 %b[6], %b[16], %r49, %b[16]
  xord,2 %r44, %g1, %b[30]
  andd,3 %b[68], %g17, %g17
  andn_xord,4 %b[94], %b[104], %b[73], %b[104]
  xord,5 %b[68], %g17, %b[118]
}
{
  xord,0 %b[7], %b[38], %b[38]
  and_ord,1 %r56, %r26, %r30, %r30
  xord,2 %r32, %b[34], %b[34]
  xord,3 %b[95], %b[126], %b[126]
  and_ord,4 %b[80], %b[50], %b[54], %b[54]
  xord,5 %b[56], %b[122], %b[122]
}
{
  andd,0 %r43, %b[31], %b[31]
  xor_xord,1 %b[6], %r45, %g2, %b[6]
  xord,2 %r43, %b[31], %b[7]
  andd,3 %b[67], %b[119], %b[119]
  xor_xord,4 %b[94], %b[69], %g18, %b[94]
  xord,5 %b[67], %b[119], %b[95]
}
{
  xord,0 %b[16], %b[20], %b[20]
  and_ord,1 %r30, %b[30], %g1, %g1
  ornd,2 %b[34], %b[16], %b[34]
  xord,3 %b[104], %b[108], %b[108]
  and_ord,4 %b[54], %b[118], %g17, %g17
  ornd,5 %b[122], %b[104], %b[122]
}
{
  xord,0 %r30, %b[30], %b[30]
  xor_xord,1 %r32, %r33, %r63, %r32
  xord,2 %b[34], %r24, %r24
  xord,3 %b[54], %b[118], %b[118]
  xor_xord,4 %b[56], %b[57], %b[87], %b[56]
  xord,5 %b[122], %b[48], %b[48]
}
{
  ldd,0 [ %r2 + 0x1ee8 ], %r33
  and_ord,1 %g1, %b[7], %b[31], %b[31]
  ldd,2 [ %r2 + 0x1ee0 ], %r30
  ldd,3 [ %r2 + 0x1ee8 ], %b[57]
  and_ord,4 %g17, %b[95], %b[119], %b[119]
  ldd,5 [ %r2 + 0x1ee0 ], %b[54]
}
{
  ldd,0 [ %r2 + 0x1ef8 ], %b[34]
  xor_xord,1 %b[28], %r40, %b[35], %r40
  ldd,2 [ %r2 + 0x1ef0 ], %r63
  ldd,3 [ %r2 + 0x1ef8 ], %b[122]
  xor_xord,4 %b[116], %b[64], %b[123], %b[64]
  ldd,5 [ %r2 + 0x1ef0 ], %b[87]
}
{
  ldd,0 [ %r2 + 0x1f08 ], %b[16]
  xor_xord,1 %r34, %b[33], %b[5], %b[33]
  ldd,2 [ %r2 + 0x1f00 ], %b[35]
  ldd,3 [ %r2 + 0x1f08 ], %b[104]
  xor_xord,4 %b[58], %b[121], %b[93], %b[121]
  ldd,5 [ %r2 + 0x1f00 ], %b[123]
}
{
  ord,0 %b[3], %r30, %r45
  xord,1 %r57, %r33, %g2
  andd,2 %b[3], %r30, %b[5]
  ord,3 %b[91], %b[54], %b[69]
  xord,4 %b[81], %b[57], %g18
  andd,5 %b[91], %b[54], %b[93]
}
{
  andd,0 %r16, %r63, %b[5]
  and_ord,1 %b[31], %r45, %b[5], %r45
  andd,2 %r57, %r33, %r33
  andd,3 %b[40], %b[87], %b[93]
  and_ord,4 %b[119], %b[69], %b[93], %b[69]
  andd,5 %b[81], %b[57], %b[57]
}
{
  xord,0 %r36, %b[34], %b[21]
  andd,1 %r36, %b[34], %b[34]
  ord,2 %r16, %r63, %r49
  xord,3 %b[60], %b[122], %b[109]
  andd,4 %b[60], %b[122], %b[122]
  ord,5 %b[40], %b[87], %b[73]
}
{
  andd,0 %b[37], %b[35], %b[35]
  and_ord,1 %r45, %g2, %r33, %r33
  xord,2 %b[37], %b[35], %r38
  andd,3 %b[125], %b[123], %b[123]
  and_ord,4 %b[69], %g18, %b[57], %b[57]
  xord,5 %b[125], %b[123], %b[62]
}
{
  xord,0 %r52, %b[16], %r29
  andd,1 %r52, %b[16], %b[16]
  ldd,2 [ %r2 + 0x1f10 ], %b[2]
  xord,3 %b[76], %b[104], %b[53]
  andd,4 %b[76], %b[104], %b[104]
  ldd,5 [ %r2 + 0x1f10 ], %b[90]
}
{
  ldd,0 [ %r2 + 0x1f20 ], %r19
  and_ord,1 %r33, %r49, %b[5], %r49
  ldd,2 [ %r2 + 0x1f18 ], %b[5]
  ldd,3 [ %r2 + 0x1f20 ], %b[43]
  and_ord,4 %b[57], %b[73], %b[93], %b[73]
  ldd,5 [ %r2 + 0x1f18 ], %b[93]
}
{
  ldd,0 [ %r2 + 0x1f30 ], %r61
  ord,1 %b[24], %r40, %g7
  ldd,2 [ %r2 + 0x1f28 ], %b[11]
  ldd,3 [ %r2 + 0x1f30 ], %b[85]
  ord,4 %b[112], %b[64], %g23
  ldd,5 [ %r2 + 0x1f28 ], %b[99]
}
{
  andd,0 %g8, %b[2], %b[2]
  and_ord,1 %r49, %b[21], %b[34], %b[34]
  xord,2 %g8, %b[2], %r21
  andd,3 %g24, %b[90], %b[90]
  and_ord,4 %b[73], %b[109], %b[122], %b[122]
  xord,5 %g24, %b[90], %b[45]
}
{
  andd,0 %b[23], %b[5], %b[5]
  xord,1 %b[1], %g7, %g7
  xord,2 %b[23], %b[5], %r37
  andd,3 %b[111], %b[93], %b[93]
  xord,4 %b[89], %g23, %g23
  xord,5 %b[111], %b[93], %b[61]
}
{
  andd,0 %b[8], %r19, %r19
  and_ord,1 %b[34], %r38, %b[35], %b[35]
  xord,2 %b[8], %r19, %b[1]
  andd,3 %b[96], %b[43], %b[43]
  and_ord,4 %b[122], %b[62], %b[123], %b[123]
  xord,5 %b[96], %b[43], %b[89]
}
{
  xord,0 %g7, %g11, %g11
  xor_xord,1 %b[32], %r20, %b[15], %r20
  xord,2 %r40, %r18, %r18
  xord,3 %g23, %g27, %g27
  xor_xord,4 %b[120], %b[44], %b[103], %b[44]
  xord,5 %b[64], %b[42], %b[42]
}
{
  xord,0 %g1, %b[7], %b[7]
  and_ord,1 %b[35], %r29, %b[16], %b[16]
  andd,2 %b[10], %b[11], %b[15]
  xord,3 %g17, %b[95], %b[95]
  and_ord,4 %b[123], %b[53], %b[104], %b[104]
  andd,5 %b[98], %b[99], %b[103]
}
{
  andnd,0 %r25, %r20, %b[27]
  xor_xord,1 %r27, %r41, %b[27], %r41
  ord,2 %b[10], %b[11], %g1
  andnd,3 %b[49], %b[44], %b[115]
  xor_xord,4 %b[51], %b[65], %b[115], %b[65]
  ord,5 %b[98], %b[99], %g17
}
{
  xord,0 %r45, %g2, %g2
  and_ord,1 %b[16], %r21, %b[2], %b[2]
  xord,2 %r56, %r26, %r26
  xord,3 %b[69], %g18, %g18
  and_ord,4 %b[104], %b[45], %b[90], %b[90]
  xord,5 %b[80], %b[50], %b[50]
}
{
  andd,0 %b[19], %r61, %r56
  xord,1 %r41, %b[13], %b[13]
  ldd,2 [ %r2 + 0x1f38 ], %r45
  andd,3 %b[107], %b[85], %b[80]
  xord,4 %b[65], %b[101], %b[101]
  ldd,5 [ %r2 + 0x1f38 ], %b[69]
}
{
  xord,0 %b[34], %r38, %r38
  and_ord,1 %b[2], %r37, %b[5], %b[5]
  xord,2 %r49, %b[21], %b[21]
  xord,3 %b[122], %b[62], %b[62]
  and_ord,4 %b[90], %b[61], %b[93], %b[93]
  xord,5 %b[73], %b[109], %b[109]
}
{
  ldd,0 [ %r2 + 0x1f40 ], %r49
  xor_xord,1 %b[17], %r50, %b[26], %r50
  ord,2 %b[19], %r61, %b[34]
  ldd,3 [ %r2 + 0x1f40 ], %b[73]
  xor_xord,4 %b[105], %b[74], %b[114], %b[74]
  ord,5 %b[107], %b[85], %b[122]
}
{
  andd,0 %g5, %r45, %r45
  and_ord,1 %b[5], %b[1], %r19, %r19
  xord,2 %g5, %r45, %b[26]
  andd,3 %g21, %b[69], %b[69]
  and_ord,4 %b[93], %b[89], %b[43], %b[43]
  xord,5 %g21, %b[69], %b[114]
}
{
  xord,0 %g7, %b[33], %b[5]
  xord,1 %b[33], %r40, %b[33]
  xord,2 %b[5], %b[1], %b[1]
  xord,3 %g23, %b[121], %b[93]
  xord,4 %b[121], %b[64], %b[121]
  xord,5 %b[93], %b[89], %b[89]
}
{
  xord,0 %b[16], %r21, %r21
  and_ord,1 %r19, %g1, %b[15], %g1
  ldd,2 [ %r2 + 0x1f48 ], %b[15]
  xord,3 %b[104], %b[45], %b[45]
  and_ord,4 %b[43], %g17, %b[103], %g17
  ldd,5 [ %r2 + 0x1f48 ], %b[103]
}
{
  ord,0 %r62, %r49, %b[16]
  xor_xord,1 %b[10], %b[11], %r19, %b[11]
  andd,2 %r62, %r49, %r19
  ord,3 %b[86], %b[73], %b[104]
  xor_xord,4 %b[98], %b[99], %b[43], %b[99]
  andd,5 %b[86], %b[73], %b[43]
}
{
  xord,0 %b[2], %r37, %r37
  and_ord,1 %g1, %b[34], %r56, %b[34]
  andnd,2 %g7, %b[24], %r56
  xord,3 %b[90], %b[61], %b[61]
  and_ord,4 %g17, %b[122], %b[80], %b[122]
  andnd,5 %g23, %b[112], %b[80]
}
{
  xord,0 %g3, %b[15], %b[2]
  xor_xord,1 %b[19], %r61, %g1, %r61
  xord,2 %b[11], %b[1], %g1
  xord,3 %g19, %b[103], %b[90]
  xor_xord,4 %b[107], %b[85], %g17, %b[85]
  xord,5 %b[99], %b[89], %g17
}
{
  andnd,0 %b[1], %b[11], %b[34]
  and_ord,1 %b[34], %b[26], %r45, %r45
  xord,2 %b[34], %b[26], %b[26]
  andnd,3 %b[89], %b[99], %b[122]
  and_ord,4 %b[122], %b[114], %b[69], %b[69]
  xord,5 %b[122], %b[114], %b[114]
}
{
  andnd,0 %r40, %b[5], %b[5]
  xor_xord,1 %b[3], %r30, %b[31], %r30
  andnd,2 %b[5], %r56, %r56
  andnd,3 %b[64], %b[93], %b[93]
  xor_xord,4 %b[91], %b[54], %b[119], %b[54]
  andnd,5 %b[93], %b[80], %b[80]
}
{
  andd,0 %r61, %b[26], %b[31]
  and_ord,1 %r45, %b[16], %r19, %b[16]
  ldd,2 [ %r2 + 0x1f50 ], %r19
  andd,3 %b[85], %b[114], %b[119]
  and_ord,4 %b[69], %b[104], %b[43], %b[104]
  ldd,5 [ %r2 + 0x1f50 ], %b[43]
}
{
  xornd,0 %b[1], %b[31], %b[31]
  xor_andd,1 %r61, %b[1], %g1, %b[1]
  andd,2 %g3, %b[15], %b[15]
  xornd,3 %b[89], %b[119], %b[119]
  xor_andd,4 %b[85], %b[89], %g17, %b[89]
  andd,5 %g19, %b[103], %b[103]
}
{
  xord,0 %b[16], %b[2], %b[2]
  and_ord,1 %b[16], %b[2], %b[15], %b[15]
  xornd,2 %b[26], %r61, %r61
  xord,3 %b[104], %b[90], %b[90]
  and_ord,4 %b[104], %b[90], %b[103], %b[103]
  xornd,5 %b[114], %b[85], %b[85]
}
{
  andd,0 %r56, %b[24], %r45
  xor_xord,1 %r62, %r49, %r45, %r49
  andd,2 %b[26], %b[31], %b[16]
  andd,3 %b[80], %b[112], %b[69]
  xor_xord,4 %b[86], %b[73], %b[69], %b[73]
  andd,5 %b[114], %b[119], %b[104]
}
{
  andnd,0 %b[5], %r56, %b[5]
  xor_xord,1 %r22, %r19, %b[15], %b[16]
  andnd,2 %r61, %b[16], %r61
  andnd,3 %b[93], %b[80], %b[93]
  xor_xord,4 %b[46], %b[43], %b[103], %b[104]
  andnd,5 %b[85], %b[104], %b[85]
}
{
  xord,0 %r56, %r18, %r18
  andn_xord,1 %r56, %g7, %b[24], %g7
  xornd,2 %r45, %b[5], %b[5]
  xord,3 %b[80], %b[42], %b[42]
  andn_xord,4 %b[80], %g23, %b[112], %g23
  xornd,5 %b[69], %b[93], %b[93]
}
{
  andnd,0 %b[31], %b[11], %r45
  andd,1 %b[26], %b[11], %b[11]
  ldd,2 [ %r2 + 0x1f58 ], %r56
  andnd,3 %b[119], %b[99], %b[69]
  andd,4 %b[114], %b[99], %b[99]
  ldd,5 [ %r2 + 0x1f58 ], %b[80]
}
{
  ord,0 %r22, %r19, %r19
  xornd,1 %b[26], %r45, %r45
  andd,2 %r22, %r19, %b[24]
  ord,3 %b[46], %b[43], %b[43]
  xornd,4 %b[114], %b[69], %b[69]
  andd,5 %b[46], %b[43], %b[112]
}
{
  ord,0 %b[1], %r61, %b[24]
  and_ord,1 %b[15], %r19, %b[24], %r19
  xord,2 %b[1], %b[11], %b[11]
  ord,3 %b[89], %b[85], %b[112]
  and_ord,4 %b[103], %b[43], %b[112], %b[43]
  xord,5 %b[89], %b[99], %b[99]
}
{
  andnd,0 %b[33], %g7, %b[33]
  andn_xornd,1 %b[11], %b[34], %g1, %b[34]
  xord,2 %g10, %b[24], %b[24]
  andnd,3 %b[121], %g23, %b[121]
  andn_xornd,4 %b[99], %b[122], %g17, %b[122]
  xord,5 %g26, %b[112], %b[112]
}
{
  andnd,0 %r20, %r25, %g6
  xor_xord,1 %r45, %b[1], %g6, %r45
  xord,2 %b[6], %r56, %b[1]
  andnd,3 %b[44], %b[49], %g22
  xor_xord,4 %b[69], %b[89], %g22, %b[69]
  xord,5 %b[94], %b[80], %b[89]
}
{
  andd,0 %r41, %r20, %r40
  xor_xord,1 %b[33], %r40, %r55, %b[33]
  xord,2 %b[34], %r61, %b[34]
  andd,3 %b[65], %b[44], %b[64]
  xor_xord,4 %b[121], %b[64], %b[79], %b[121]
  xord,5 %b[122], %b[85], %b[122]
}
{
  xord,0 %r19, %b[1], %r55
  xord,1 %r46, %b[34], %b[34]
  andd,2 %b[6], %r56, %r56
  xord,3 %b[43], %b[89], %b[79]
  xord,4 %b[70], %b[122], %b[122]
  andd,5 %b[94], %b[80], %b[80]
}
{
  xord,0 %b[5], %g11, %g11
  and_ord,1 %r19, %b[1], %r56, %r56
  ord,2 %b[38], %r40, %r40
  xord,3 %b[93], %g27, %g27
  and_ord,4 %b[43], %b[89], %b[80], %b[80]
  ord,5 %b[126], %b[64], %b[64]
}
{
  andnd,0 %b[7], %r50, %b[5]
  xor_xord,1 %g7, %b[5], %r42, %g7
  xord,2 %b[38], %r41, %b[38]
  andnd,3 %b[95], %b[74], %b[93]
  xor_xord,4 %g23, %b[93], %b[66], %g23
  xord,5 %b[126], %b[65], %b[126]
}
{
  ldd,0 [ %r2 + 0x1f68 ], %b[1]
  xord,1 %r55, %b[2], %r19
  ldd,2 [ %r2 + 0x1f60 ], %r42
  ldd,3 [ %r2 + 0x1f68 ], %b[89]
  xord,4 %b[79], %b[90], %b[43]
  ldd,5 [ %r2 + 0x1f60 ], %b[66]
}
{
  xord,0 %b[16], %r49, %r49
  andd,1 %b[16], %b[2], %r61
  xord,2 %r55, %r49, %r46
  xord,3 %b[104], %b[73], %b[73]
  andd,4 %b[104], %b[90], %b[85]
  xord,5 %b[79], %b[73], %b[70]
}
{
  xord,0 %b[16], %b[2], %g10
  xor_ornd,1 %b[16], %r55, %r49, %g1
  andd,2 %r19, %r46, %r19
  xord,3 %b[104], %b[90], %g26
  xor_ornd,4 %b[104], %b[79], %b[73], %g17
  andd,5 %b[43], %b[70], %b[43]
}
{
  ord,0 %r24, %r42, %b[26]
  and_xornd,1 %r19, %g10, %r61, %g10
  andd,2 %r24, %r42, %b[15]
  ord,3 %b[48], %b[66], %b[114]
  and_xornd,4 %b[43], %g26, %b[85], %g26
  andd,5 %b[48], %b[66], %b[103]
}
{
  andnd,0 %b[2], %b[16], %b[16]
  and_ord,1 %r56, %b[26], %b[15], %b[26]
  xord,2 %r55, %b[16], %b[15]
  andnd,3 %b[90], %b[104], %b[104]
  and_ord,4 %b[80], %b[114], %b[103], %b[114]
  xord,5 %b[79], %b[104], %b[103]
}
{
  xord,0 %b[30], %b[5], %b[5]
  andn_xornd,1 %g10, %r46, %r55, %r46
  ord,2 %b[2], %b[15], %b[15]
  xord,3 %b[118], %b[93], %b[93]
  andn_xornd,4 %g26, %b[70], %b[79], %b[70]
  ord,5 %b[90], %b[103], %b[103]
}
{
  xord,0 %b[15], %g1, %b[15]
  xor_xord,1 %g10, %g1, %r17, %g10
  xord,2 %b[15], %r31, %r31
  xord,3 %b[103], %g17, %b[103]
  xor_xord,4 %g26, %g17, %b[41], %g26
  xord,5 %b[103], %b[55], %b[55]
}
{
  xord,0 %g9, %b[15], %b[15]
  or_xord,1 %b[16], %r49, %b[2], %b[16]
  xord,2 %r46, %r31, %r31
  xord,3 %g25, %b[103], %b[103]
  or_xord,4 %b[104], %b[73], %b[90], %b[104]
  xord,5 %b[70], %b[55], %b[55]
}
{
  xord,0 %b[7], %r26, %g9
  xor_xord,1 %r24, %r42, %r56, %r42
  andd,2 %b[7], %b[5], %r56
  xord,3 %b[95], %b[50], %g25
  xor_xord,4 %b[48], %b[66], %b[80], %b[66]
  andd,5 %b[95], %b[93], %b[80]
}
{
  andnd,0 %b[5], %r50, %b[16]
  or_xord,1 %r19, %b[16], %r54, %r19
  andnd,2 %g9, %r56, %r56
  andnd,3 %b[93], %b[74], %b[104]
  or_xord,4 %b[43], %b[104], %b[78], %b[43]
  andnd,5 %g25, %b[80], %b[80]
}
{
  xord,0 %b[5], %b[7], %b[5]
  andn_xornd,1 %r41, %g6, %b[27], %r41
  andnd,2 %r50, %b[5], %r54
  xord,3 %b[93], %b[95], %b[93]
  andn_xornd,4 %b[65], %g22, %b[115], %b[65]
  andnd,5 %b[74], %b[93], %b[78]
}
{
  andnd,0 %r30, %g2, %b[16]
  andn_xornd,1 %r56, %r54, %b[16], %r54
  xord,2 %b[20], %b[1], %b[7]
  andnd,3 %b[54], %g18, %b[104]
  andn_xornd,4 %b[80], %b[78], %b[104], %b[78]
  xord,5 %b[108], %b[89], %b[95]
}
{
  xornd,0 %r41, %b[38], %b[38]
  xor_andd,1 %r40, %r25, %r41, %r25
  xord,2 %b[26], %b[7], %r46
  xornd,3 %b[65], %b[126], %b[126]
  xor_andd,4 %b[64], %b[49], %b[65], %b[49]
  xord,5 %b[114], %b[95], %b[70]
}
{
  andd,0 %r40, %b[38], %r49
  xor_xord,1 %r40, %r41, %r48, %r40
  andd,2 %b[20], %b[1], %b[1]
  andd,3 %b[64], %b[126], %b[73]
  xor_xord,4 %b[64], %b[65], %b[72], %b[64]
  andd,5 %b[108], %b[89], %b[89]
}
{
  andnd,0 %r41, %r49, %r49
  andn_ord,1 %b[38], %g6, %b[27], %b[38]
  xord,2 %r25, %b[13], %b[13]
  andnd,3 %b[65], %b[73], %b[73]
  andn_ord,4 %b[126], %g22, %b[115], %b[126]
  xord,5 %b[49], %b[101], %b[101]
}
{
  ldd,0 [ %r2 + 0x1f78 ], %b[7]
  and_ord,1 %b[26], %b[7], %b[1], %b[1]
  ldd,2 [ %r2 + 0x1f70 ], %g6
  ldd,3 [ %r2 + 0x1f78 ], %b[95]
  and_ord,4 %b[114], %b[95], %b[89], %b[89]
  ldd,5 [ %r2 + 0x1f70 ], %g22
}
{
  andnd,0 %g2, %r30, %b[12]
  xor_xord,1 %r49, %r20, %b[0], %r49
  xord,2 %b[38], %b[12], %b[38]
  andnd,3 %g18, %b[54], %b[100]
  xor_xord,4 %b[73], %b[44], %b[88], %b[73]
  xord,5 %b[126], %b[100], %b[126]
}
{
  ldd,0 [ %r2 + 0x1f88 ], %b[0]
  xord,1 %r46, %b[22], %b[22]
  ldd,2 [ %r2 + 0x1f80 ], %r20
  ldd,3 [ %r2 + 0x1f88 ], %b[88]
  xord,4 %b[70], %b[110], %b[110]
  ldd,5 [ %r2 + 0x1f80 ], %b[44]
}
{
  xord,0 %r32, %g6, %b[27]
  andd,1 %r32, %g6, %g6
  ldd,2 [ %r2 + 0x1f90 ], %b[26]
  xord,3 %b[56], %g22, %b[115]
  andd,4 %b[56], %g22, %g22
  ldd,5 [ %r2 + 0x1f90 ], %b[114]
}
{
  xord,0 %b[1], %b[27], %b[27]
  and_ord,1 %b[1], %b[27], %g6, %g6
  xord,2 %r53, %b[7], %b[7]
  xord,3 %b[89], %b[115], %b[115]
  and_ord,4 %b[89], %b[115], %g22, %g22
  xord,5 %b[77], %b[95], %b[95]
}
{
  andd,0 %b[24], %b[0], %r41
  ord,1 %b[24], %b[0], %r25
  andd,2 %r45, %r20, %b[1]
  andd,3 %b[112], %b[88], %b[65]
  ord,4 %b[112], %b[88], %b[49]
  andd,5 %b[69], %b[44], %b[89]
}
{
  andnd,0 %b[27], %r46, %g6
  and_ord,1 %b[1], %r25, %r41, %r25
  xord,2 %g6, %b[7], %b[7]
  andnd,3 %b[115], %b[70], %g22
  and_ord,4 %b[89], %b[49], %b[65], %b[49]
  xord,5 %g22, %b[95], %b[95]
}
{
  andnd,0 %r42, %b[7], %r48
  andnd,1 %r46, %b[27], %b[2]
  xord,2 %b[7], %r42, %r41
  andnd,3 %b[66], %b[95], %b[72]
  andnd,4 %b[70], %b[115], %b[90]
  xord,5 %b[95], %b[66], %b[65]
}
{
  andnd,0 %b[27], %r42, %g1
  or_xornd,1 %b[27], %r48, %r41, %r48
  ornd,2 %r41, %r46, %r41
  andnd,3 %b[115], %b[66], %g17
  or_xornd,4 %b[115], %b[72], %b[65], %b[72]
  ornd,5 %b[65], %b[70], %b[65]
}
{
  xord,0 %r41, %b[27], %r55
  xord,1 %r41, %r42, %r42
  andnd,2 %r42, %b[27], %r17
  xord,3 %b[65], %b[115], %b[79]
  xord,4 %b[65], %b[66], %b[66]
  andnd,5 %b[66], %b[115], %b[41]
}
{
  andnd,0 %r55, %r42, %r42
  or_xornd,1 %r48, %g6, %b[2], %b[2]
  andnd,2 %r46, %b[7], %r46
  andnd,3 %b[79], %b[66], %b[66]
  or_xornd,4 %b[72], %g22, %b[90], %b[90]
  andnd,5 %b[70], %b[95], %b[70]
}
{
  xord,0 %r42, %b[22], %b[22]
  and_xord,1 %r48, %r41, %r23, %r48
  ornd,2 %r46, %b[27], %r46
  xord,3 %b[66], %b[110], %b[110]
  and_xord,4 %b[72], %b[65], %b[47], %b[72]
  ornd,5 %b[70], %b[115], %b[70]
}
{
  ornd,0 %g9, %b[5], %b[5]
  or_xornd,1 %b[2], %r17, %g1, %r17
  xord,2 %b[7], %g15, %b[7]
  ornd,3 %g25, %b[93], %b[93]
  or_xornd,4 %b[90], %b[41], %g17, %b[41]
  xord,5 %b[95], %g31, %b[95]
}
{
  xord,0 %b[2], %b[7], %b[7]
  xor_xord,1 %r16, %r63, %r33, %r63
  andd,2 %b[34], %b[26], %g9
  xord,3 %b[90], %b[95], %b[95]
  xor_xord,4 %b[40], %b[87], %b[57], %b[87]
  andd,5 %b[122], %b[114], %g25
}
{
  xord,0 %r56, %r35, %r56
  xor_xord,1 %r17, %r46, %g14, %r17
  xord,2 %b[5], %b[30], %b[30]
  xord,3 %b[80], %b[59], %b[80]
  xor_xord,4 %b[41], %b[70], %g30, %b[41]
  xord,5 %b[93], %b[118], %b[118]
}
{
  ornd,0 %r63, %b[21], %r46
  xor_xord,1 %r54, %r26, %b[36], %b[36]
  ord,2 %b[34], %b[26], %r35
  ornd,3 %b[87], %b[109], %b[70]
  xor_xord,4 %b[78], %b[50], %b[124], %b[124]
  ord,5 %b[122], %b[114], %b[59]
}
{
  ornd,0 %b[30], %r54, %b[30]
  or_xornd,1 %b[21], %b[16], %b[12], %b[12]
  andnd,2 %r63, %b[21], %b[16]
  ornd,3 %b[118], %b[78], %b[118]
  or_xornd,4 %b[109], %b[104], %b[100], %b[100]
  andnd,5 %b[87], %b[109], %b[104]
}
{
  ord,0 %b[5], %r26, %g14
  and_ord,1 %r25, %r35, %g9, %r35
  andnd,2 %r46, %r30, %g9
  ord,3 %b[93], %b[50], %g30
  and_ord,4 %b[49], %b[59], %g25, %b[59]
  andnd,5 %b[70], %b[54], %g25
}
{
  xord,0 %b[30], %r56, %r56
  or_xord,1 %b[12], %b[16], %r46, %b[16]
  ldd,2 [ %r2 + 0x1f98 ], %r33
  xord,3 %b[118], %b[80], %b[80]
  or_xord,4 %b[100], %b[104], %b[70], %b[104]
  ldd,5 [ %r2 + 0x1f98 ], %b[57]
}
{
  xord,0 %b[5], %b[39], %b[5]
  and_xord,1 %b[30], %g14, %r26, %g14
  andd,2 %g9, %b[21], %r46
  xord,3 %b[93], %b[127], %b[93]
  and_xord,4 %b[118], %g30, %b[50], %g30
  andd,5 %g25, %b[109], %b[70]
}
{
  andd,0 %r63, %r30, %r54
  or_ornd,1 %b[16], %b[21], %r46, %r46
  xord,2 %r54, %b[5], %b[5]
  andd,3 %b[87], %b[54], %b[78]
  or_ornd,4 %b[104], %b[109], %b[70], %b[70]
  xord,5 %b[78], %b[93], %b[93]
}
{
  andd,0 %r33, %r35, %r33
  xor_xord,1 %g14, %r50, %b[4], %g14
  xord,2 %r33, %r35, %b[21]
  andd,3 %b[57], %b[59], %b[57]
  xor_xord,4 %g30, %b[74], %b[92], %g30
  xord,5 %b[57], %b[59], %b[109]
}
{
  ldd,0 [ %r2 + 0x1fa8 ], %b[4]
  and_ord,1 %g10, %b[21], %r33, %r33
  ldd,2 [ %r2 + 0x1fa0 ], %r50
  ldd,3 [ %r2 + 0x1fa8 ], %b[92]
  and_ord,4 %g26, %b[109], %b[57], %b[57]
  ldd,5 [ %r2 + 0x1fa0 ], %b[74]
}
{
  ord,0 %r46, %g2, %b[39]
  ord,1 %r63, %r30, %r63
  andd,2 %r46, %r63, %r35
  ord,3 %b[70], %g18, %b[127]
  ord,4 %b[87], %b[54], %b[87]
  andd,5 %b[70], %b[87], %b[59]
}
{
  ornd,0 %r35, %b[39], %b[39]
  orn_xord,1 %b[12], %r63, %r54, %r63
  ldd,2 [ %r2 + 0x1fb0 ], %b[30]
  ornd,3 %b[59], %b[127], %b[127]
  orn_xord,4 %b[100], %b[87], %b[78], %b[87]
  ldd,5 [ %r2 + 0x1fb0 ], %b[118]
}
{
  ord,0 %r31, %r50, %b[12]
  xord,1 %r19, %b[4], %r35
  andd,2 %r31, %r50, %r54
  ord,3 %b[55], %b[74], %b[100]
  xord,4 %b[43], %b[92], %b[59]
  andd,5 %b[55], %b[74], %b[78]
}
{
  ldd,0 [ %r2 + 0x1fb8 ], %r54
  and_ord,1 %r33, %b[12], %r54, %b[12]
  andd,2 %r19, %b[4], %b[4]
  ldd,3 [ %r2 + 0x1fb8 ], %b[78]
  and_ord,4 %b[57], %b[100], %b[78], %b[100]
  andd,5 %b[43], %b[92], %b[92]
}
{
  andd,0 %b[15], %b[30], %b[30]
  xor_xord,1 %b[39], %r30, %b[9], %b[39]
  xord,2 %b[15], %b[30], %r26
  andd,3 %b[103], %b[118], %b[118]
  xor_xord,4 %b[127], %b[54], %b[97], %b[127]
  xord,5 %b[103], %b[118], %b[50]
}
{
  andnd,0 %r38, %r21, %b[9]
  and_ord,1 %b[12], %r35, %b[4], %b[4]
  andnd,2 %r21, %r38, %r30
  andnd,3 %b[62], %b[45], %b[97]
  and_ord,4 %b[100], %b[59], %b[92], %b[92]
  andnd,5 %b[45], %b[62], %b[54]
}
{
  andd,0 %r48, %r54, %r54
  xord,1 %b[35], %r29, %r29
  xord,2 %r48, %r54, %b[2]
  andd,3 %b[72], %b[78], %b[78]
  xord,4 %b[123], %b[53], %b[53]
  xord,5 %b[72], %b[78], %b[90]
}
{
  andnd,0 %r37, %r29, %b[35]
  and_ord,1 %b[4], %r26, %b[30], %b[30]
  xord,2 %r63, %r51, %r51
  andnd,3 %b[61], %b[53], %b[123]
  and_ord,4 %b[92], %b[50], %b[118], %b[118]
  xord,5 %b[87], %b[75], %b[75]
}
{
  xord,0 %g2, %g4, %g2
  andn_xornd,1 %r37, %r30, %b[9], %b[9]
  xord,2 %r46, %r51, %r51
  xord,3 %g18, %g20, %g18
  andn_xornd,4 %b[61], %b[54], %b[97], %b[97]
  xord,5 %b[70], %b[75], %b[75]
}
{
  andnd,0 %r29, %r21, %r46
  and_ord,1 %b[30], %b[2], %r54, %r54
  andnd,2 %r21, %r29, %g4
  andnd,3 %b[53], %b[45], %b[70]
  and_ord,4 %b[118], %b[90], %b[78], %b[78]
  andnd,5 %b[45], %b[53], %g20
}
{
  ord,0 %r21, %r29, %r63
  andn_xornd,1 %b[9], %b[35], %r29, %b[35]
  xord,2 %r63, %g2, %g2
  ord,3 %b[45], %b[53], %b[87]
  andn_xornd,4 %b[97], %b[123], %b[53], %b[123]
  xord,5 %b[87], %g18, %g18
}
{
  xord,0 %r37, %r60, %r37
  xor_xord,1 %b[16], %g9, %r47, %b[16]
  xord,2 %r38, %r63, %r63
  xord,3 %b[61], %b[84], %b[61]
  xor_xord,4 %b[104], %g25, %b[71], %b[104]
  xord,5 %b[62], %b[87], %b[87]
}
{
  ldd,0 [ %r2 + 0x1fc8 ], %g9
  andn_xornd,1 %b[35], %r46, %g4, %r46
  ldd,2 [ %r2 + 0x1fc0 ], %r60
  ldd,3 [ %r2 + 0x1fc8 ], %g25
  andn_xornd,4 %b[123], %b[70], %g20, %b[70]
  ldd,5 [ %r2 + 0x1fc0 ], %b[84]
}
{
  ldd,0 [ %r2 + 0x1fd8 ], %r47
  xord,1 %r63, %b[9], %b[9]
  ldd,2 [ %r2 + 0x1fd0 ], %g4
  ldd,3 [ %r2 + 0x1fd8 ], %b[71]
  xord,4 %b[87], %b[97], %b[97]
  ldd,5 [ %r2 + 0x1fd0 ], %g20
}
{
  ord,0 %r46, %b[35], %b[35]
  xor_xord,1 %r46, %r38, %b[18], %r46
  andd,2 %r46, %r38, %r30
  ord,3 %b[70], %b[123], %b[123]
  xor_xord,4 %b[70], %b[62], %b[106], %b[70]
  andd,5 %b[70], %b[62], %b[54]
}
{
  ord,0 %b[22], %r60, %b[18]
  xord,1 %r17, %g9, %g15
  andd,2 %b[22], %r60, %r38
  ord,3 %b[110], %b[84], %b[106]
  xord,4 %b[41], %g25, %g31
  andd,5 %b[110], %b[84], %b[62]
}
{
  andd,0 %b[7], %g4, %r38
  and_ord,1 %r54, %b[18], %r38, %b[18]
  andd,2 %r17, %g9, %g9
  andd,3 %b[95], %g20, %b[62]
  and_ord,4 %b[78], %b[106], %b[62], %b[106]
  andd,5 %b[41], %g25, %g25
}
{
  xord,0 %b[33], %r47, %r42
  andd,1 %b[33], %r47, %r47
  ord,2 %b[7], %g4, %g1
  xord,3 %b[121], %b[71], %b[66]
  andd,4 %b[121], %b[71], %b[71]
  ord,5 %b[95], %g20, %g17
}
{
  xord,0 %b[11], %b[31], %b[11]
  and_ord,1 %b[18], %g15, %g9, %g9
  andnd,2 %b[35], %r30, %b[35]
  xord,3 %b[99], %b[119], %b[99]
  and_ord,4 %b[106], %g31, %g25, %g25
  andnd,5 %b[123], %b[54], %b[123]
}
{
  xord,0 %b[35], %r37, %r37
  xor_xord,1 %r63, %r29, %b[25], %r63
  ornd,2 %b[9], %b[35], %b[9]
  xord,3 %b[123], %b[61], %b[61]
  xor_xord,4 %b[87], %b[53], %b[113], %b[87]
  ornd,5 %b[97], %b[123], %b[97]
}
{
  xord,0 %r45, %r20, %r20
  and_ord,1 %g9, %g1, %r38, %g1
  xord,2 %g0, %b[11], %b[11]
  xord,3 %b[69], %b[44], %b[44]
  and_ord,4 %g25, %g17, %b[62], %g17
  xord,5 %g16, %b[99], %b[99]
}
{
  xord,0 %b[18], %g15, %g15
  xor_xord,1 %b[9], %r21, %r28, %b[9]
  xord,2 %g10, %b[21], %b[21]
  xord,3 %b[106], %g31, %g31
  xor_xord,4 %b[97], %b[45], %b[52], %b[97]
  xord,5 %g26, %b[109], %b[109]
}
{
  ldd,0 [ %r2 + 0x1fe8 ], %r21
  and_ord,1 %g1, %r42, %r47, %r47
  ldd,2 [ %r2 + 0x1fe0 ], %b[18]
  ldd,3 [ %r2 + 0x1fe8 ], %b[45]
  and_ord,4 %g17, %b[66], %b[71], %b[71]
  ldd,5 [ %r2 + 0x1fe0 ], %b[106]
}
{
  ldd,0 [ %r2 + 0x1ff8 ], %g0
  xor_xord,1 %b[22], %r60, %r54, %r60
  ldd,2 [ %r2 + 0x1ff0 ], %r28
  ldd,3 [ %r2 + 0x1ff8 ], %g16
  xor_xord,4 %b[110], %b[84], %b[78], %b[84]
  ldd,5 [ %r2 + 0x1ff0 ], %b[52]
}
{
  ldd,0 [ %r2 + 0x2008 ], %r38
  xor_xord,1 %b[24], %b[0], %b[1], %b[0]
  ldd,2 [ %r2 + 0x2000 ], %r54
  ldd,3 [ %r2 + 0x2008 ], %b[62]
  xor_xord,4 %b[112], %b[88], %b[89], %b[88]
  ldd,5 [ %r2 + 0x2000 ], %b[78]
}
{
  andd,0 %r18, %b[18], %b[18]
  xord,1 %g7, %r21, %r29
  xord,2 %r18, %b[18], %b[1]
  andd,3 %b[42], %b[106], %b[106]
  xord,4 %g23, %b[45], %b[53]
  xord,5 %b[42], %b[106], %b[89]
}
{
  andd,0 %g11, %r28, %b[25]
  and_ord,1 %r47, %b[1], %b[18], %b[18]
  andd,2 %g7, %r21, %r21
  andd,3 %g27, %b[52], %b[113]
  and_ord,4 %b[71], %b[89], %b[106], %b[106]
  andd,5 %g23, %b[45], %b[45]
}
{
  xord,0 %b[13], %g0, %b[31]
  andd,1 %b[13], %g0, %g0
  ord,2 %g11, %r28, %b[35]
  xord,3 %b[101], %g16, %b[119]
  andd,4 %b[101], %g16, %g16
  ord,5 %g27, %b[52], %b[123]
}
{
  ord,0 %r40, %r54, %b[27]
  and_ord,1 %b[18], %r29, %r21, %r21
  andd,2 %r40, %r54, %r30
  ord,3 %b[64], %b[78], %b[115]
  and_ord,4 %b[106], %b[53], %b[45], %b[45]
  andd,5 %b[64], %b[78], %b[54]
}
{
  andd,0 %r49, %r38, %r23
  ord,1 %r49, %r38, %r55
  ldd,2 [ %r2 + 0x2010 ], %r41
  andd,3 %b[73], %b[62], %b[47]
  ord,4 %b[73], %b[62], %b[79]
  ldd,5 [ %r2 + 0x2010 ], %b[65]
}
{
  ldd,0 [ %r2 + 0x2020 ], %g6
  and_ord,1 %r21, %b[35], %b[25], %b[35]
  ldd,2 [ %r2 + 0x2018 ], %b[25]
  ldd,3 [ %r2 + 0x2020 ], %g22
  and_ord,4 %b[45], %b[123], %b[113], %b[123]
  ldd,5 [ %r2 + 0x2018 ], %b[113]
}
{
  xord,0 %g1, %r42, %r42
  xor_xord,1 %b[7], %g4, %g9, %g4
  ldd,2 [ %r2 + 0x2028 ], %r61
  xord,3 %g17, %b[66], %b[66]
  xor_xord,4 %b[95], %g20, %g25, %g20
  ldd,5 [ %r2 + 0x2028 ], %b[85]
}
{
  andd,0 %b[38], %r41, %r41
  and_ord,1 %b[35], %b[31], %g0, %g0
  xord,2 %b[38], %r41, %g1
  andd,3 %b[126], %b[65], %b[65]
  and_ord,4 %b[123], %b[119], %g16, %g16
  xord,5 %b[126], %b[65], %g17
}
{
  andd,0 %b[36], %b[25], %b[25]
  xor_xord,1 %r31, %r50, %r33, %r50
  xord,2 %b[36], %b[25], %g9
  andd,3 %b[124], %b[113], %b[113]
  xor_xord,4 %b[55], %b[74], %b[57], %b[74]
  xord,5 %b[124], %b[113], %g25
}
{
  ord,0 %r56, %g6, %r33
  and_ord,1 %g0, %b[27], %r30, %b[27]
  andd,2 %r56, %g6, %r30
  ord,3 %b[80], %g22, %b[57]
  and_ord,4 %g16, %b[115], %b[54], %b[115]
  andd,5 %b[80], %g22, %b[54]
}
{
  xord,0 %r47, %b[1], %b[1]
  xor_xord,1 %r40, %r54, %g0, %r54
  andnd,2 %r42, %r60, %g0
  xord,3 %b[71], %b[89], %b[89]
  xor_xord,4 %b[64], %b[78], %g16, %b[78]
  andnd,5 %b[66], %b[84], %g16
}
{
  xord,0 %b[5], %r61, %r47
  and_ord,1 %b[27], %r55, %r23, %r55
  ldd,2 [ %r2 + 0x2030 ], %r23
  xord,3 %b[93], %b[85], %b[71]
  and_ord,4 %b[115], %b[79], %b[47], %b[79]
  ldd,5 [ %r2 + 0x2030 ], %b[47]
}
{
  xord,0 %b[18], %r29, %r29
  xor_xord,1 %b[34], %b[26], %r25, %b[26]
  andd,2 %b[5], %r61, %r61
  xord,3 %b[106], %b[53], %b[53]
  xor_xord,4 %b[122], %b[114], %b[49], %b[114]
  andd,5 %b[93], %b[85], %b[85]
}
{
  ldd,0 [ %r2 + 0x2040 ], %b[18]
  and_ord,1 %r55, %g1, %r41, %r41
  ldd,2 [ %r2 + 0x2038 ], %r25
  ldd,3 [ %r2 + 0x2040 ], %b[106]
  and_ord,4 %b[79], %g17, %b[65], %b[65]
  ldd,5 [ %r2 + 0x2038 ], %b[49]
}
{
  xord,0 %b[12], %r35, %r35
  or_xord,1 %b[21], %b[0], %r20, %r20
  xord,2 %r55, %g1, %g1
  xord,3 %b[100], %b[59], %b[59]
  or_xord,4 %b[109], %b[88], %b[44], %b[44]
  xord,5 %b[79], %g17, %g17
}
{
  andd,0 %g14, %r23, %r23
  and_ord,1 %r41, %g9, %b[25], %b[25]
  xord,2 %g14, %r23, %b[12]
  andd,3 %g30, %b[47], %b[47]
  and_ord,4 %b[65], %g25, %b[113], %b[113]
  xord,5 %g30, %b[47], %b[100]
}
{
  xord,0 %r41, %g9, %g9
  andnd,1 %g1, %r54, %r41
  andd,2 %b[39], %r25, %r55
  xord,3 %b[65], %g25, %g25
  andnd,4 %g17, %b[78], %b[65]
  andd,5 %b[127], %b[49], %b[79]
}
{
  xord,0 %g4, %g0, %g0
  and_ord,1 %b[25], %r33, %r30, %r33
  ord,2 %b[39], %r25, %r30
  xord,3 %g20, %g16, %g16
  and_ord,4 %b[113], %b[57], %b[54], %b[57]
  ord,5 %b[127], %b[49], %b[54]
}
{
  andnd,0 %b[1], %r29, %b[35]
  xor_xord,1 %g11, %r28, %r21, %r28
  xord,2 %b[35], %b[31], %b[31]
  andnd,3 %b[89], %b[53], %b[123]
  xor_xord,4 %g27, %b[52], %b[45], %b[52]
  xord,5 %b[123], %b[119], %b[119]
}
{
  xord,0 %b[30], %b[2], %b[2]
  and_ord,1 %r33, %r47, %r61, %r61
  ldd,2 [ %r2 + 0x2048 ], %r21
  xord,3 %b[118], %b[90], %b[90]
  and_ord,4 %b[57], %b[71], %b[85], %b[85]
  ldd,5 [ %r2 + 0x2048 ], %b[45]
}
{
  andnd,0 %r50, %r35, %b[27]
  xor_xord,1 %r49, %r38, %b[27], %r38
  andd,2 %r51, %b[18], %b[30]
  andnd,3 %b[74], %b[59], %b[115]
  xor_xord,4 %b[73], %b[62], %b[115], %b[62]
  andd,5 %b[75], %b[106], %b[118]
}
{
  andnd,0 %r20, %b[21], %r33
  and_ord,1 %r61, %b[12], %r23, %r23
  xord,2 %r33, %r47, %r47
  andnd,3 %b[44], %b[109], %b[57]
  and_ord,4 %b[85], %b[100], %b[47], %b[47]
  xord,5 %b[57], %b[71], %b[71]
}
{
  xord,0 %b[4], %r26, %r26
  xor_xord,1 %r56, %g6, %b[25], %g6
  andnd,2 %r35, %r50, %b[25]
  xord,3 %b[92], %b[50], %b[50]
  xor_xord,4 %b[80], %g22, %b[113], %g22
  andnd,5 %b[59], %b[74], %b[113]
}
{
  andnd,0 %r54, %g1, %b[4]
  and_ord,1 %r23, %r30, %r55, %r30
  ord,2 %r51, %b[18], %r55
  andnd,3 %b[78], %g17, %b[92]
  and_ord,4 %b[47], %b[54], %b[79], %b[54]
  ord,5 %b[75], %b[106], %b[79]
}
{
  xord,0 %r61, %b[12], %b[12]
  andn_xornd,1 %g9, %r41, %b[4], %b[4]
  xord,2 %r20, %b[26], %r41
  xord,3 %b[85], %b[100], %b[100]
  andn_xornd,4 %g25, %b[65], %b[92], %b[92]
  xord,5 %b[44], %b[114], %b[65]
}
{
  andnd,0 %r29, %b[1], %r61
  and_ord,1 %r30, %r55, %b[30], %r55
  xord,2 %r42, %g15, %b[30]
  andnd,3 %b[53], %b[89], %b[85]
  and_ord,4 %b[54], %b[79], %b[118], %b[79]
  xord,5 %b[66], %g31, %b[118]
}
{
  andnd,0 %r41, %r33, %r41
  xor_xord,1 %r51, %b[18], %r30, %b[18]
  andnd,2 %g0, %r60, %r30
  andnd,3 %b[65], %b[57], %b[65]
  xor_xord,4 %b[75], %b[106], %b[54], %b[106]
  andnd,5 %g16, %b[84], %b[54]
}
{
  xord,0 %b[0], %b[3], %b[3]
  and_andnd,1 %r42, %g0, %b[30], %r33
  xord,2 %g0, %r42, %r42
  xord,3 %b[88], %b[91], %b[91]
  and_andnd,4 %b[66], %g16, %b[118], %b[57]
  xord,5 %g16, %b[66], %b[66]
}
{
  ornd,0 %r28, %b[31], %b[35]
  or_xornd,1 %b[31], %b[35], %r61, %r61
  andnd,2 %r60, %g0, %g0
  ornd,3 %b[52], %b[119], %b[123]
  or_xornd,4 %b[119], %b[123], %b[85], %b[85]
  andnd,5 %b[84], %g16, %g16
}
{
  ornd,0 %b[30], %r42, %r42
  xor_xord,1 %b[39], %r25, %r23, %r25
  andnd,2 %r28, %b[31], %r23
  ornd,3 %b[118], %b[66], %b[66]
  xor_xord,4 %b[127], %b[49], %b[47], %b[49]
  andnd,5 %b[52], %b[119], %b[47]
}
{
  xord,0 %r20, %r16, %r16
  andn_xornd,1 %b[2], %b[25], %b[27], %b[30]
  xord,2 %r42, %g4, %g4
  xord,3 %b[44], %b[40], %b[40]
  andn_xornd,4 %b[90], %b[113], %b[115], %b[118]
  xord,5 %b[66], %g20, %g20
}
{
  xord,0 %b[2], %r36, %r36
  andn_xornd,1 %r33, %g0, %r30, %g0
  andnd,2 %g1, %r38, %r30
  xord,3 %b[90], %b[60], %b[60]
  andn_xornd,4 %b[57], %g16, %b[54], %g16
  andnd,5 %g17, %b[62], %b[54]
}
{
  xord,0 %r33, %b[8], %r33
  or_xord,1 %r61, %r23, %b[35], %r23
  andnd,2 %b[35], %b[1], %b[35]
  xord,3 %b[57], %b[96], %b[57]
  or_xord,4 %b[85], %b[47], %b[123], %b[47]
  andnd,5 %b[123], %b[89], %b[123]
}
{
  ornd,0 %g4, %g0, %g4
  xord,1 %r42, %b[10], %b[10]
  andd,2 %b[4], %g9, %b[8]
  ornd,3 %g20, %g16, %g20
  xord,4 %b[66], %b[98], %b[98]
  andd,5 %b[92], %g25, %b[96]
}
{
  xord,0 %r29, %g3, %g3
  xord,1 %b[35], %r22, %r22
  ord,2 %r42, %g15, %r42
  xord,3 %b[53], %g19, %g19
  xord,4 %b[123], %b[46], %b[46]
  ord,5 %b[66], %g31, %b[66]
}
{
  ord,0 %r23, %b[31], %b[31]
  and_xord,1 %g4, %r42, %g15, %r42
  andd,2 %b[35], %b[31], %b[35]
  ord,3 %b[47], %b[119], %b[119]
  and_xord,4 %g20, %b[66], %g31, %b[66]
  andd,5 %b[123], %b[119], %b[123]
}
{
  xord,0 %r28, %r29, %b[35]
  xord,1 %r41, %b[3], %b[3]
  ornd,2 %b[35], %b[31], %b[31]
  xord,3 %b[52], %b[53], %b[123]
  xord,4 %b[65], %b[91], %b[91]
  ornd,5 %b[123], %b[119], %b[119]
}
{
  xord,0 %g0, %b[10], %b[10]
  andn_xornd,1 %b[31], %b[35], %r29, %b[35]
  xord,2 %g4, %r33, %r33
  xord,3 %g16, %b[98], %b[98]
  andn_xornd,4 %b[119], %b[123], %b[53], %b[123]
  xord,5 %g20, %b[57], %b[57]
}
{
  xord,0 %r47, %g6, %r29
  xor_xord,1 %g0, %g15, %b[23], %g0
  xord,2 %b[4], %r38, %g4
  xord,3 %b[71], %g22, %b[53]
  xor_xord,4 %g16, %g31, %b[111], %g16
  xord,5 %b[92], %b[62], %g20
}
{
  andd,0 %b[2], %r35, %b[2]
  ornd,1 %b[8], %g4, %g4
  xord,2 %r26, %b[2], %g15
  andd,3 %b[90], %b[59], %b[90]
  ornd,4 %b[96], %g20, %g20
  xord,5 %b[50], %b[90], %g31
}
{
  andd,0 %b[12], %r25, %b[23]
  xornd,1 %b[30], %g15, %g15
  andnd,2 %r38, %g1, %b[8]
  andd,3 %b[100], %b[49], %b[111]
  xornd,4 %b[118], %g31, %g31
  andnd,5 %b[62], %g17, %b[96]
}
{
  andd,0 %r28, %b[1], %r26
  ord,1 %r28, %b[1], %r28
  ord,2 %r26, %b[2], %b[2]
  andd,3 %b[52], %b[89], %b[50]
  ord,4 %b[52], %b[89], %b[52]
  ord,5 %b[50], %b[90], %b[90]
}
{
  andd,0 %r25, %r47, %r30
  andn_xornd,1 %g4, %b[8], %r30, %b[8]
  xornd,2 %g6, %b[23], %b[23]
  andd,3 %b[49], %b[71], %b[54]
  andn_xornd,4 %g20, %b[96], %b[54], %b[96]
  xornd,5 %g22, %b[111], %b[111]
}
{
  xord,0 %g4, %r54, %r61
  orn_xord,1 %r61, %r28, %r26, %r28
  ord,2 %g1, %r38, %r26
  xord,3 %g20, %b[78], %b[85]
  orn_xord,4 %b[85], %b[52], %b[50], %b[52]
  ord,5 %g17, %b[62], %b[50]
}
{
  xord,0 %r54, %r26, %r26
  andn_ord,1 %g15, %b[25], %b[27], %b[25]
  xord,2 %b[2], %r50, %r50
  xord,3 %b[78], %b[50], %b[50]
  andn_ord,4 %g31, %b[113], %b[115], %b[113]
  xord,5 %b[90], %b[74], %b[74]
}
{
  xornd,0 %r25, %b[12], %b[12]
  xor_andd,1 %b[12], %g6, %r29, %b[27]
  andd,2 %b[2], %g15, %g15
  xornd,3 %b[49], %b[100], %b[100]
  xor_andd,4 %b[100], %g22, %b[53], %b[115]
  andd,5 %b[90], %g31, %g31
}
{
  andnd,0 %b[30], %g15, %g15
  andn_xord,1 %b[8], %r61, %g4, %r61
  andnd,2 %g6, %r47, %g6
  andnd,3 %b[118], %g31, %g31
  andn_xord,4 %b[96], %b[85], %g20, %b[85]
  andnd,5 %g22, %b[71], %g22
}
{
  xord,0 %b[26], %b[0], %b[26]
  xor_andnd,1 %r20, %b[26], %b[0], %g4
  andnd,2 %r41, %r20, %r20
  xord,3 %b[114], %b[88], %b[114]
  xor_andnd,4 %b[44], %b[114], %b[88], %g20
  andnd,5 %b[65], %b[44], %b[44]
}
{
  xord,0 %b[27], %r30, %r30
  andn_xornd,1 %b[23], %r47, %r25, %r47
  xord,2 %b[21], %r20, %r20
  xord,3 %b[115], %b[54], %b[54]
  andn_xornd,4 %b[111], %b[71], %b[49], %b[71]
  xord,5 %b[109], %b[44], %b[44]
}
{
  andd,0 %r25, %b[23], %r25
  andnd,1 %b[26], %r20, %b[26]
  andd,2 %r41, %b[21], %b[21]
  andd,3 %b[49], %b[111], %b[49]
  andnd,4 %b[114], %b[44], %b[114]
  andd,5 %b[65], %b[109], %b[109]
}
{
  andd,0 %b[30], %r50, %r50
  orn_xord,1 %r41, %g4, %b[21], %b[21]
  andnd,2 %b[12], %r25, %b[12]
  andd,3 %b[118], %b[74], %b[74]
  orn_xord,4 %b[65], %g20, %b[109], %b[109]
  andnd,5 %b[100], %b[49], %b[100]
}
{
  xord,0 %g2, %r21, %r41
  andd,1 %g2, %r21, %r21
  ldd,2 [ %r2 + 0x2050 ], %r25
  xord,3 %g18, %b[45], %b[65]
  andd,4 %g18, %b[45], %b[45]
  ldd,5 [ %r2 + 0x2050 ], %b[49]
}
{
  xord,0 %r55, %r41, %r41
  and_ord,1 %r55, %r41, %r21, %r21
  ldd,2 [ %r2 + 0x2058 ], %g4
  xord,3 %b[79], %b[65], %b[65]
  and_ord,4 %b[79], %b[65], %b[45], %b[45]
  ldd,5 [ %r2 + 0x2058 ], %g20
}
{
  ord,0 %b[27], %b[12], %r29
  andn_xornd,1 %r30, %g6, %r29, %g6
  xord,2 %r26, %b[4], %b[4]
  ord,3 %b[115], %b[100], %b[53]
  andn_xornd,4 %b[54], %g22, %b[53], %g22
  xord,5 %b[50], %b[92], %b[92]
}
{
  andd,0 %b[16], %r25, %r25
  xor_xord,1 %b[26], %b[0], %r43, %b[26]
  xord,2 %b[16], %r25, %r55
  andd,3 %b[104], %b[49], %b[49]
  xor_xord,4 %b[114], %b[88], %b[67], %b[114]
  xord,5 %b[104], %b[49], %b[79]
}
{
  ord,0 %r46, %g4, %r43
  and_ord,1 %r21, %r55, %r25, %r25
  andd,2 %r46, %g4, %b[0]
  ord,3 %b[70], %g20, %b[67]
  and_ord,4 %b[45], %b[79], %b[49], %b[49]
  andd,5 %b[70], %g20, %b[88]
}
{
  xord,0 %b[21], %r16, %r16
  xor_xord,1 %b[2], %b[30], %b[37], %b[2]
  xord,2 %r21, %r55, %r55
  xord,3 %b[109], %b[40], %b[40]
  xor_xord,4 %b[90], %b[118], %b[125], %b[90]
  xord,5 %b[45], %b[79], %b[79]
}
{
  xord,0 %b[25], %g8, %b[25]
  xor_xord,1 %r46, %g4, %r25, %g4
  xord,2 %r50, %r36, %r36
  xord,3 %b[113], %g24, %b[113]
  xor_xord,4 %b[70], %g20, %b[49], %g20
  xord,5 %b[74], %b[60], %b[60]
}
{
  xord,0 %r28, %g3, %g3
  xor_xord,1 %g15, %r35, %r52, %g15
  xord,2 %b[1], %g5, %b[1]
  xord,3 %b[52], %g19, %g19
  xor_xord,4 %g31, %b[59], %b[76], %g31
  xord,5 %b[89], %g21, %b[89]
}
{
  ornd,0 %b[4], %r61, %b[4]
  xor_xord,1 %b[31], %r28, %r62, %b[31]
  xord,2 %r23, %r22, %r22
  ornd,3 %b[92], %b[85], %b[92]
  xor_xord,4 %b[119], %b[52], %b[86], %b[119]
  xord,5 %b[47], %b[46], %b[46]
}
{
  xord,0 %r38, %r32, %r38
  xor_xord,1 %b[8], %r54, %b[6], %b[8]
  xord,2 %g1, %r24, %g1
  xord,3 %b[62], %b[56], %b[62]
  xor_xord,4 %b[96], %b[78], %b[94], %b[96]
  xord,5 %g17, %b[48], %g17
}
{
  xord,0 %b[28], %r29, %r29
  xor_xord,1 %r47, %b[27], %b[14], %r47
  xord,2 %r30, %b[23], %r30
  xord,3 %b[116], %b[53], %b[53]
  xor_xord,4 %b[71], %b[115], %b[102], %b[71]
  xord,5 %b[54], %b[111], %b[54]
}
{
  xord,0 %b[35], %b[1], %b[1]
  xor_xord,1 %r20, %b[21], %r57, %r20
  xord,2 %g6, %b[12], %g6
  xord,3 %b[123], %b[89], %b[89]
  xor_xord,4 %b[44], %b[109], %b[81], %b[44]
  xord,5 %g22, %b[100], %g22
}
{
  ldd,0 [ %r2 + 0x2068 ], %b[0]
  and_ord,1 %r25, %r43, %b[0], %r43
  ldd,2 [ %r2 + 0x2060 ], %b[35]
  ldd,3 [ %r2 + 0x2068 ], %b[88]
  and_ord,4 %b[49], %b[67], %b[88], %b[67]
  ldd,5 [ %r2 + 0x2060 ], %b[123]
}
{
  ldd,0 [ %r2 + 0x2078 ], %b[12]
  xornd,1 %r41, %b[18], %b[21]
  ldd,2 [ %r2 + 0x2070 ], %r25
  ldd,3 [ %r2 + 0x2078 ], %b[100]
  xornd,4 %b[65], %b[106], %b[109]
  ldd,5 [ %r2 + 0x2070 ], %b[49]
}
{
  xord,0 %r55, %r41, %b[28]
  xor_andd,1 %g4, %r41, %b[21], %b[21]
  andd,2 %r55, %r41, %r57
  xord,3 %b[79], %b[65], %b[116]
  xor_andd,4 %g20, %b[65], %b[109], %b[109]
  andd,5 %b[79], %b[65], %b[81]
}
{
  ord,0 %b[9], %b[35], %b[27]
  xord,1 %r37, %b[0], %b[14]
  andd,2 %b[9], %b[35], %b[23]
  ord,3 %b[97], %b[123], %b[115]
  xord,4 %b[61], %b[88], %b[102]
  andd,5 %b[97], %b[123], %b[111]
}
{
  xord,0 %r63, %r25, %b[23]
  and_ord,1 %r43, %b[27], %b[23], %b[27]
  andd,2 %r37, %b[0], %b[0]
  xord,3 %b[87], %b[49], %b[111]
  and_ord,4 %b[67], %b[115], %b[111], %b[115]
  andd,5 %b[61], %b[88], %b[88]
}
{
  xord,0 %r55, %b[18], %r43
  xor_xord,1 %b[9], %b[35], %r43, %b[35]
  andd,2 %r63, %r25, %r25
  xord,3 %b[79], %b[106], %b[67]
  xor_xord,4 %b[97], %b[123], %b[67], %b[123]
  andd,5 %b[87], %b[49], %b[49]
}
{
  andnd,0 %r41, %r55, %b[27]
  and_ord,1 %b[27], %b[14], %b[0], %b[0]
  xord,2 %b[27], %b[14], %b[14]
  andnd,3 %b[65], %b[79], %b[115]
  and_ord,4 %b[115], %b[102], %b[88], %b[88]
  xord,5 %b[115], %b[102], %b[102]
}
{
  xord,0 %g4, %r55, %r55
  and_xornd,1 %b[21], %b[28], %r57, %b[28]
  xord,2 %r55, %g4, %r57
  xord,3 %g20, %b[79], %b[79]
  and_xornd,4 %b[109], %b[116], %b[81], %b[116]
  xord,5 %b[79], %g20, %b[81]
}
{
  ornd,0 %r43, %r57, %r57
  and_ord,1 %b[0], %b[23], %r25, %r25
  xord,2 %b[0], %b[23], %b[23]
  ornd,3 %b[67], %b[81], %b[81]
  and_ord,4 %b[88], %b[111], %b[49], %b[49]
  xord,5 %b[88], %b[111], %b[111]
}
{
  andnd,0 %b[14], %b[23], %r32
  or_xord,1 %b[27], %r43, %r41, %b[27]
  andnd,2 %b[23], %b[14], %b[0]
  andnd,3 %b[102], %b[111], %b[56]
  or_xord,4 %b[115], %b[67], %b[65], %b[115]
  andnd,5 %b[111], %b[102], %b[88]
}
{
  ord,0 %b[28], %g4, %g4
  xor_xord,1 %b[11], %b[12], %r25, %b[12]
  andd,2 %b[28], %b[18], %b[18]
  ord,3 %b[116], %g20, %g20
  xor_xord,4 %b[99], %b[100], %b[49], %b[100]
  andd,5 %b[116], %b[106], %b[106]
}
{
  andnd,0 %b[35], %b[23], %r43
  ord,1 %r41, %r55, %r55
  andnd,2 %b[23], %b[35], %r25
  andnd,3 %b[123], %b[111], %b[67]
  ord,4 %b[65], %b[79], %b[79]
  andnd,5 %b[111], %b[123], %b[49]
}
{
  andnd,0 %b[35], %b[12], %r24
  andnd,1 %b[14], %b[12], %r54
  xord,2 %b[12], %b[35], %r41
  andnd,3 %b[123], %b[100], %b[48]
  andnd,4 %b[102], %b[100], %b[78]
  xord,5 %b[100], %b[123], %b[65]
}
{
  ornd,0 %b[18], %g4, %g4
  or_xornd,1 %b[23], %r24, %r41, %r24
  ornd,2 %r41, %b[14], %r41
  ornd,3 %b[106], %g20, %g20
  or_xornd,4 %b[111], %b[48], %b[65], %b[48]
  ornd,5 %b[65], %b[102], %b[65]
}
{
  xord,0 %r41, %b[35], %b[35]
  ornd,1 %r54, %b[23], %r54
  xord,2 %r41, %b[23], %b[18]
  xord,3 %b[65], %b[123], %b[123]
  ornd,4 %b[78], %b[111], %b[78]
  xord,5 %b[65], %b[111], %b[106]
}
{
  xord,0 %r55, %r57, %b[18]
  or_xornd,1 %r24, %b[0], %r32, %r32
  andnd,2 %b[18], %b[35], %b[35]
  xord,3 %b[79], %b[81], %b[106]
  or_xornd,4 %b[48], %b[88], %b[56], %b[56]
  andnd,5 %b[106], %b[123], %b[123]
}
{
  xord,0 %r54, %r39, %r54
  xor_xord,1 %g4, %r55, %r59, %g4
  andd,2 %r24, %r41, %r24
  xord,3 %b[78], %b[63], %b[78]
  xor_xord,4 %g20, %b[79], %b[83], %g20
  andd,5 %b[48], %b[65], %b[48]
}
{
  xord,0 %r58, %b[18], %b[18]
  or_xornd,1 %r32, %r43, %r25, %r43
  xord,2 %r57, %b[29], %r57
  xord,3 %b[82], %b[106], %b[106]
  or_xornd,4 %b[56], %b[67], %b[49], %b[67]
  xord,5 %b[81], %b[117], %b[81]
}
{
  ldd,0 [ %r2 ], %r27
  or_xord,1 %b[21], %b[27], %b[32], %b[21]
  xord,2 %r27, %r24, %r24
  ldd,3 [ %r2 ], %b[51]
  or_xord,4 %b[109], %b[115], %b[120], %b[109]
  xord,5 %b[51], %b[48], %b[48]
}
{
  xord,0 %b[4], %g1, %g1
  xor_xord,1 %b[35], %b[14], %b[17], %b[35]
  xord,2 %r43, %r54, %r54
  xord,3 %b[92], %g17, %g17
  xor_xord,4 %b[123], %b[102], %b[105], %b[123]
  xord,5 %b[67], %b[78], %b[78]
}
{
  xord,0 %r53, %r30, %r30
  xor_xord,1 %r32, %b[12], %r44, %r32
  xord,2 %r26, %r38, %r38
  xord,3 %b[77], %b[54], %b[54]
  xor_xord,4 %b[56], %b[100], %b[68], %b[56]
  xord,5 %b[50], %b[62], %b[62]
}
{
  xord,0 %b[28], %r57, %r57
  xor_xord,1 %r42, %r60, %b[19], %r42
  xord,2 %r34, %g6, %g6
  xord,3 %b[116], %b[81], %b[81]
  xor_xord,4 %b[66], %b[84], %b[107], %b[66]
  xord,5 %b[58], %g22, %g22
}
{
  ldd,0 [ %r2 + 8 ], %b[20]
  xor_xord,1 %r61, %g9, %b[20], %r61
  shrd,2 %b[25], 1, %g9
  ldd,3 [ %r2 + 8 ], %b[108]
  xor_xord,4 %b[85], %g25, %b[108], %b[85]
  shrd,5 %b[113], 1, %g25
}
{
  xord,0 %g9, %g0, %g9
  shr_xord,1 %b[31], 1, %g3, %b[28]
  shrd,2 %b[3], 1, %r34
  xord,3 %g25, %g16, %g25
  shr_xord,4 %b[119], 1, %g19, %b[116]
  shrd,5 %b[91], 1, %b[58]
}
{
  andd,0 %g9, %r27, %g9
  shr_xord,1 %r22, 1, %b[8], %r60
  xord,2 %r34, %r20, %r34
  andd,3 %g25, %b[51], %g25
  shr_xord,4 %b[46], 1, %b[96], %b[84]
  xord,5 %b[58], %b[44], %b[58]
}
{
  andd,0 %r34, %r27, %r34
  shr_xord,1 %b[2], 1, %g15, %b[19]
  andd,2 %b[28], %r27, %b[28]
  andd,3 %b[58], %b[51], %b[58]
  shr_xord,4 %b[90], 1, %g31, %b[107]
  andd,5 %b[116], %b[51], %b[116]
}
{
  shld,0 %g9, 1, %r26
  shr_xord,1 %r33, 1, %b[10], %r53
  andd,2 %r60, %r27, %r60
  shld,3 %g25, 1, %b[50]
  shr_xord,4 %b[57], 1, %b[98], %b[77]
  andd,5 %b[84], %b[51], %b[84]
}
{
  shld,0 %r34, 1, %r44
  shr_xord,1 %b[35], 1, %r54, %b[12]
  andd,2 %b[19], %r27, %b[19]
  shld,3 %b[58], 1, %b[68]
  shr_xord,4 %b[123], 1, %b[78], %b[100]
  andd,5 %b[107], %b[51], %b[107]
}
{
  xord,0 %g3, %b[28], %g3
  shr_xord,1 %r32, 1, %b[26], %b[4]
  andd,2 %r53, %r27, %r53
  xord,3 %g19, %b[116], %g19
  shr_xord,4 %b[56], 1, %b[114], %b[92]
  andd,5 %b[77], %b[51], %b[77]
}
{
  xord,0 %g15, %b[19], %g15
  shr_xord,1 %r16, 1, %r36, %r43
  andd,2 %b[12], %r27, %b[12]
  xord,3 %g31, %b[107], %g31
  shr_xord,4 %b[40], 1, %b[60], %b[67]
  andd,5 %b[100], %b[51], %b[100]
}
{
  xord,0 %g0, %g9, %g9
  shr_xord,1 %r47, 1, %r29, %b[14]
  andd,2 %b[4], %r27, %b[4]
  xord,3 %g16, %g25, %g25
  shr_xord,4 %b[71], 1, %b[53], %b[102]
  andd,5 %b[92], %b[51], %b[92]
}
{
  xord,0 %r26, %b[25], %r26
  shr_xord,1 %g4, 1, %b[21], %g0
  andd,2 %r43, %r27, %r43
  xord,3 %b[50], %b[113], %b[50]
  shr_xord,4 %g20, 1, %b[109], %g16
  andd,5 %b[67], %b[51], %b[67]
}
{
  xord,0 %b[10], %r53, %b[10]
  shr_xord,1 %b[18], 1, %r24, %b[25]
  andd,2 %b[14], %r27, %b[14]
  xord,3 %b[98], %b[77], %b[98]
  shr_xord,4 %b[106], 1, %b[48], %b[113]
  andd,5 %b[102], %b[51], %b[102]
}
{
  xord,0 %r54, %b[12], %r54
  shr_xord,1 %g1, 1, %r61, %b[17]
  andd,2 %g0, %r27, %g0
  xord,3 %b[78], %b[100], %b[78]
  shr_xord,4 %g17, 1, %b[85], %b[105]
  andd,5 %g16, %b[51], %g16
}
{
  xord,0 %b[26], %b[4], %b[26]
  shr_xord,1 %r38, 1, %r30, %b[27]
  andd,2 %b[25], %r27, %b[25]
  xord,3 %b[114], %b[92], %b[114]
  shr_xord,4 %b[62], 1, %b[54], %b[115]
  andd,5 %b[113], %b[51], %b[113]
}
{
  xord,0 %r44, %b[3], %r44
  shr_xord,1 %r42, 1, %b[1], %b[32]
  andd,2 %b[17], %r27, %b[17]
  xord,3 %b[68], %b[91], %b[68]
  shr_xord,4 %b[66], 1, %b[89], %b[120]
  andd,5 %b[105], %b[51], %b[105]
}
{
  xord,0 %r61, %b[17], %r61
  shr_xord,1 %g6, 1, %r57, %b[3]
  andd,2 %b[27], %r27, %b[27]
  xord,3 %b[85], %b[105], %b[85]
  shr_xord,4 %g22, 1, %b[81], %b[91]
  andd,5 %b[115], %b[51], %b[115]
}
{
  xord,0 %r30, %b[27], %r30
  shl_xord,1 %b[28], 1, %b[31], %b[28]
  andd,2 %b[32], %r27, %b[32]
  xord,3 %b[54], %b[115], %b[54]
  shl_xord,4 %b[116], 1, %b[119], %b[116]
  andd,5 %b[120], %b[51], %b[120]
}
{
  xord,0 %b[1], %b[32], %b[1]
  shl_xord,1 %r60, 1, %r22, %r22
  andd,2 %b[3], %r27, %b[3]
  xord,3 %b[89], %b[120], %b[89]
  shl_xord,4 %b[84], 1, %b[46], %b[46]
  andd,5 %b[91], %b[51], %b[91]
}
{
  xord,0 %r57, %b[3], %r57
  shl_xord,1 %b[19], 1, %b[2], %b[19]
  xord,2 %r29, %b[14], %r29
  xord,3 %b[81], %b[91], %b[81]
  shl_xord,4 %b[107], 1, %b[90], %b[107]
  xord,5 %b[53], %b[102], %b[53]
}
{
  xord,0 %b[8], %r60, %r60
  shl_xord,1 %r53, 1, %r33, %r53
  xord,2 %b[21], %g0, %b[21]
  xord,3 %b[96], %b[84], %b[84]
  shl_xord,4 %b[77], 1, %b[57], %b[77]
  xord,5 %b[109], %g16, %b[109]
}
{
  xord,0 %r20, %r34, %r34
  shl_xord,1 %b[12], 1, %b[35], %b[12]
  shrd,2 %g3, 2, %b[35]
  xord,3 %b[44], %b[58], %b[58]
  shl_xord,4 %b[100], 1, %b[123], %b[100]
  shrd,5 %g19, 2, %b[123]
}
{
  xord,0 %r36, %r43, %r36
  shl_xord,1 %b[4], 1, %r32, %b[4]
  shrd,2 %r53, 2, %r32
  xord,3 %b[60], %b[67], %b[60]
  shl_xord,4 %b[92], 1, %b[56], %b[92]
  shrd,5 %b[77], 2, %b[56]
}
{
  shrd,0 %b[21], 2, %r16
  shl_xord,1 %r43, 1, %r16, %r43
  xord,2 %r24, %b[25], %r24
  shrd,3 %b[109], 2, %b[40]
  shl_xord,4 %b[67], 1, %b[40], %b[67]
  xord,5 %b[48], %b[113], %b[48]
}
{
  xord,0 %r16, %r24, %r16
  shl_xord,1 %b[14], 1, %r47, %b[14]
  xord,2 %b[35], %r60, %b[35]
  xord,3 %b[40], %b[48], %b[40]
  shl_xord,4 %b[102], 1, %b[71], %b[102]
  xord,5 %b[123], %b[84], %b[123]
}
{
  andd,0 %r16, %b[20], %r16
  shl_xord,1 %g0, 1, %g4, %g0
  andd,2 %b[35], %b[20], %b[35]
  andd,3 %b[40], %b[108], %b[40]
  shl_xord,4 %g16, 1, %g20, %g16
  andd,5 %b[123], %b[108], %b[123]
}
{
  shld,0 %b[35], 2, %g4
  shl_xord,1 %b[25], 1, %b[18], %b[25]
  shrd,2 %b[14], 2, %b[18]
  shld,3 %b[123], 2, %g20
  shl_xord,4 %b[113], 1, %b[106], %b[113]
  shrd,5 %b[102], 2, %b[106]
}
{
  xord,0 %r60, %b[35], %b[35]
  shl_xord,1 %b[17], 1, %g1, %b[17]
  shld,2 %r16, 2, %g1
  xord,3 %b[84], %b[123], %b[123]
  shl_xord,4 %b[105], 1, %g17, %b[105]
  shld,5 %b[40], 2, %g17
}
{
  ldd,0 [ %r2 + 0x10 ], %g3
  shl_xord,1 %b[27], 1, %r38, %b[27]
  xord,2 %g4, %g3, %g4
  ldd,3 [ %r2 + 0x10 ], %g19
  shl_xord,4 %b[115], 1, %b[62], %b[115]
  xord,5 %g20, %g19, %g20
}
{
  xord,0 %g1, %b[21], %g1
  shl_xord,1 %b[32], 1, %r42, %b[32]
  xord,2 %r24, %r16, %r16
  xord,3 %g17, %b[109], %g17
  shl_xord,4 %b[120], 1, %b[66], %b[120]
  xord,5 %b[48], %b[40], %b[40]
}
{
  ldd,0 [ %r2 + 0x20 ], %b[21]
  shl_xord,1 %b[3], 1, %g6, %b[3]
  ldd,2 [ %r2 + 0x18 ], %g6
  ldd,3 [ %r2 + 0x20 ], %b[109]
  shl_xord,4 %b[91], 1, %g22, %b[91]
  ldd,5 [ %r2 + 0x18 ], %g22
}
{
  shr_xord,1 %b[28], 2, %r22, %r24
  xord,2 %r32, %b[32], %r32
  shr_xord,4 %b[116], 2, %b[46], %b[48]
  xord,5 %b[56], %b[120], %b[56]
}
{
  andd,0 %r32, %b[20], %r32
  shr_xord,1 %r61, 2, %r30, %r42
  xord,2 %b[18], %b[3], %b[18]
  andd,3 %b[56], %b[108], %b[56]
  shr_xord,4 %b[85], 2, %b[54], %b[66]
  xord,5 %b[106], %b[91], %b[106]
}
{
  andd,0 %b[18], %b[20], %b[18]
  shr_xord,1 %b[19], 2, %r26, %r38
  andd,2 %r24, %b[20], %r24
  andd,3 %b[106], %b[108], %b[106]
  shr_xord,4 %b[107], 2, %b[50], %b[62]
  andd,5 %b[48], %b[108], %b[48]
}
{
  shld,0 %r32, 2, %r47
  shr_xord,1 %g15, 2, %g9, %r60
  andd,2 %r42, %b[20], %r42
  shld,3 %b[56], 2, %b[71]
  shr_xord,4 %g31, 2, %g25, %b[84]
  andd,5 %b[66], %b[108], %b[66]
}
{
  shld,0 %b[18], 2, %b[8]
  shr_xord,1 %b[10], 2, %b[1], %r20
  andd,2 %r38, %b[20], %r38
  shld,3 %b[106], 2, %b[96]
  shr_xord,4 %b[98], 2, %b[89], %b[44]
  andd,5 %b[62], %b[108], %b[62]
}
{
  xord,0 %r22, %r24, %r22
  shr_xord,1 %b[12], 2, %b[4], %r33
  andd,2 %r60, %b[20], %r60
  xord,3 %b[46], %b[48], %b[46]
  shr_xord,4 %b[100], 2, %b[92], %b[57]
  andd,5 %b[84], %b[108], %b[84]
}
{
  xord,0 %r30, %r42, %r30
  shr_xord,1 %r54, 2, %b[26], %b[2]
  andd,2 %r20, %b[20], %r20
  xord,3 %b[54], %b[66], %b[54]
  shr_xord,4 %b[78], 2, %b[114], %b[90]
  andd,5 %b[44], %b[108], %b[44]
}
{
  xord,0 %r26, %r38, %r26
  shr_xord,1 %r44, 2, %r43, %b[31]
  andd,2 %r33, %b[20], %r33
  xord,3 %b[50], %b[62], %b[50]
  shr_xord,4 %b[68], 2, %b[67], %b[119]
  andd,5 %b[57], %b[108], %b[57]
}
{
  xord,0 %g9, %r60, %g9
  shr_xord,1 %r29, 2, %r57, %r58
  andd,2 %b[2], %b[20], %b[2]
  xord,3 %g25, %b[84], %g25
  shr_xord,4 %b[53], 2, %b[81], %b[82]
  andd,5 %b[90], %b[108], %b[90]
}
{
  xord,0 %b[32], %r32, %r32
  shr_xord,1 %g0, 2, %b[25], %b[29]
  andd,2 %b[31], %b[20], %b[31]
  xord,3 %b[120], %b[56], %b[56]
  shr_xord,4 %g16, 2, %b[113], %b[117]
  andd,5 %b[119], %b[108], %b[119]
}
{
  xord,0 %r47, %r53, %r47
  shr_xord,1 %b[17], 2, %b[27], %b[32]
  andd,2 %r58, %b[20], %r58
  xord,3 %b[71], %b[77], %b[71]
  shr_xord,4 %b[105], 2, %b[115], %b[120]
  andd,5 %b[82], %b[108], %b[82]
}
{
  xord,0 %b[4], %r33, %b[4]
  shr_xord,1 %r34, 2, %r36, %r53
  andd,2 %b[29], %b[20], %b[29]
  xord,3 %b[92], %b[57], %b[92]
  shr_xord,4 %b[58], 2, %b[60], %b[77]
  andd,5 %b[117], %b[108], %b[117]
}
{
  xord,0 %b[26], %b[2], %b[26]
  shl_xord,1 %r24, 2, %b[28], %r24
  andd,2 %b[32], %b[20], %b[32]
  xord,3 %b[114], %b[90], %b[114]
  shl_xord,4 %b[48], 2, %b[116], %b[48]
  andd,5 %b[120], %b[108], %b[120]
}
{
  xord,0 %b[27], %b[32], %b[27]
  shl_xord,1 %r42, 2, %r61, %r42
  andd,2 %r53, %b[20], %r53
  xord,3 %b[115], %b[120], %b[115]
  shl_xord,4 %b[66], 2, %b[85], %b[66]
  andd,5 %b[77], %b[108], %b[77]
}
{
  xord,0 %r36, %r53, %r36
  shl_xord,1 %r38, 2, %b[19], %r38
  xord,2 %r43, %b[31], %r43
  xord,3 %b[60], %b[77], %b[60]
  shl_xord,4 %b[62], 2, %b[107], %b[62]
  xord,5 %b[67], %b[119], %b[67]
}
{
  xord,0 %b[8], %b[14], %b[8]
  shl_xord,1 %r60, 2, %g15, %r60
  xord,2 %b[3], %b[18], %b[18]
  xord,3 %b[96], %b[102], %b[96]
  shl_xord,4 %b[84], 2, %g31, %b[84]
  xord,5 %b[91], %b[106], %b[106]
}
{
  xord,0 %b[25], %b[29], %b[25]
  shl_xord,1 %r20, 2, %b[10], %b[10]
  xord,2 %r57, %r58, %r57
  xord,3 %b[113], %b[117], %b[113]
  shl_xord,4 %b[44], 2, %b[98], %b[98]
  xord,5 %b[81], %b[82], %b[81]
}
{
  xord,0 %b[1], %r20, %r20
  shl_xord,1 %r33, 2, %b[12], %r33
  shrd,2 %r24, 4, %b[12]
  xord,3 %b[89], %b[44], %b[44]
  shl_xord,4 %b[57], 2, %b[100], %b[57]
  shrd,5 %b[48], 4, %b[100]
}
{
  ldd,0 [ %r2 + 0x28 ], %b[1]
  shl_xord,1 %b[2], 2, %r54, %b[2]
  shrd,2 %g9, 4, %r54
  ldd,3 [ %r2 + 0x28 ], %b[89]
  shl_xord,4 %b[90], 2, %b[78], %b[90]
  shrd,5 %g25, 4, %b[78]
}
{
  ldd,0 [ %r2 + 0x30 ], %r44
  shl_xord,1 %b[31], 2, %r44, %b[31]
  xord,2 %r54, %r20, %r54
  ldd,3 [ %r2 + 0x30 ], %b[68]
  shl_xord,4 %b[119], 2, %b[68], %b[119]
  xord,5 %b[78], %b[44], %b[78]
}
{
  andd,0 %r54, %g3, %r54
  shl_xord,1 %r58, 2, %r29, %r58
  shrd,2 %b[2], 4, %r29
  andd,3 %b[78], %g19, %b[78]
  shl_xord,4 %b[82], 2, %b[53], %b[82]
  shrd,5 %b[90], 4, %b[53]
}
{
  xord,0 %r20, %r54, %r54
  shl_xord,1 %b[29], 2, %g0, %b[29]
  shld,2 %r54, 4, %g0
  xord,3 %b[44], %b[78], %b[78]
  shl_xord,4 %b[117], 2, %g16, %b[117]
  shld,5 %b[78], 4, %g16
}
{
  shl_xord,1 %b[32], 2, %b[17], %b[32]
  xord,2 %g0, %g9, %g0
  shl_xord,4 %b[120], 2, %b[105], %b[120]
  xord,5 %g16, %g25, %g16
}
{
  shl_xord,1 %r53, 2, %r34, %r53
  shl_xord,4 %b[77], 2, %b[58], %b[77]
}
{
  shr_xord,1 %g4, 4, %r42, %r34
  xord,2 %b[12], %b[32], %b[12]
  shr_xord,4 %g20, 4, %b[66], %b[58]
  xord,5 %b[100], %b[120], %b[100]
}
{
  andd,0 %b[12], %g3, %b[12]
  shr_xord,1 %r22, 4, %b[27], %g9
  xord,2 %r29, %r53, %r29
  andd,3 %b[100], %g19, %b[100]
  shr_xord,4 %b[46], 4, %b[115], %g25
  xord,5 %b[53], %b[77], %b[53]
}
{
  andd,0 %r29, %g3, %r29
  shr_xord,1 %b[35], 4, %r30, %b[17]
  andd,2 %r34, %g3, %r34
  andd,3 %b[53], %g19, %b[53]
  shr_xord,4 %b[123], 4, %b[54], %b[105]
  andd,5 %b[58], %g19, %b[58]
}
{
  shld,0 %b[12], 4, %b[14]
  shr_xord,1 %r38, 4, %r47, %r20
  andd,2 %g9, %g3, %g9
  shld,3 %b[100], 4, %b[102]
  shr_xord,4 %b[62], 4, %b[71], %b[44]
  andd,5 %g25, %g19, %g25
}
{
  shld,0 %r29, 4, %g15
  shr_xord,1 %r60, 4, %b[10], %b[3]
  andd,2 %b[17], %g3, %b[17]
  shld,3 %b[53], 4, %g31
  shr_xord,4 %b[84], 4, %b[98], %b[91]
  andd,5 %b[105], %g19, %b[105]
}
{
  xord,0 %b[32], %b[12], %b[12]
  shr_xord,1 %r26, 4, %r32, %b[19]
  andd,2 %r20, %g3, %r20
  xord,3 %b[120], %b[100], %b[100]
  shr_xord,4 %b[50], 4, %b[56], %b[107]
  andd,5 %b[44], %g19, %b[44]
}
{
  xord,0 %b[14], %r24, %b[14]
  shr_xord,1 %r33, 4, %b[31], %b[32]
  andd,2 %b[3], %g3, %b[3]
  xord,3 %b[102], %b[48], %b[102]
  shr_xord,4 %b[57], 4, %b[119], %b[120]
  andd,5 %b[91], %g19, %b[91]
}
{
  xord,0 %r42, %r34, %r42
  shr_xord,1 %b[4], 4, %r43, %r24
  andd,2 %b[19], %g3, %b[19]
  xord,3 %b[66], %b[58], %b[66]
  shr_xord,4 %b[92], 4, %b[67], %b[48]
  andd,5 %b[107], %g19, %b[107]
}
{
  xord,0 %b[27], %g9, %b[27]
  shr_xord,1 %b[26], 4, %r36, %r61
  andd,2 %b[32], %g3, %b[32]
  xord,3 %b[115], %g25, %b[115]
  shr_xord,4 %b[114], 4, %b[60], %b[85]
  andd,5 %b[120], %g19, %b[120]
}
{
  xord,0 %r30, %b[17], %r30
  shr_xord,1 %b[8], 4, %b[29], %b[28]
  andd,2 %r24, %g3, %r24
  xord,3 %b[54], %b[105], %b[54]
  shr_xord,4 %b[96], 4, %b[117], %b[116]
  andd,5 %b[48], %g19, %b[48]
}
{
  xord,0 %r47, %r20, %r47
  shr_xord,1 %r58, 4, %g1, %r25
  andd,2 %r61, %g3, %r61
  xord,3 %b[71], %b[44], %b[71]
  shr_xord,4 %b[82], 4, %g17, %b[49]
  andd,5 %b[85], %g19, %b[85]
}
{
  xord,0 %b[10], %b[3], %b[10]
  shr_xord,1 %b[18], 4, %b[25], %r39
  andd,2 %b[28], %g3, %b[28]
  xord,3 %b[98], %b[91], %b[98]
  shr_xord,4 %b[106], 4, %b[113], %b[63]
  andd,5 %b[116], %g19, %b[116]
}
{
  xord,0 %r32, %b[19], %r32
  shr_xord,1 %r57, 4, %r16, %r41
  andd,2 %r25, %g3, %r25
  xord,3 %b[56], %b[107], %b[56]
  shr_xord,4 %b[81], 4, %b[40], %b[65]
  andd,5 %b[49], %g19, %b[49]
}
{
  xord,0 %b[31], %b[32], %b[31]
  shl_xord,1 %r34, 4, %g4, %r34
  andd,2 %r39, %g3, %r39
  xord,3 %b[119], %b[120], %b[119]
  shl_xord,4 %b[58], 4, %g20, %b[58]
  andd,5 %b[63], %g19, %b[63]
}
{
  xord,0 %r53, %r29, %r29
  shl_xord,1 %g9, 4, %r22, %g9
  andd,2 %r41, %g3, %r41
  xord,3 %b[77], %b[53], %b[53]
  shl_xord,4 %g25, 4, %b[46], %g25
  andd,5 %b[65], %g19, %b[65]
}
{
  xord,0 %r43, %r24, %r43
  shl_xord,1 %b[17], 4, %b[35], %b[17]
  xord,2 %g15, %b[2], %g15
  xord,3 %b[67], %b[48], %b[67]
  shl_xord,4 %b[105], 4, %b[123], %b[105]
  xord,5 %g31, %b[90], %g31
}
{
  shrd,0 %r63, 1, %r53
  shr_xord,1 %b[16], 1, %r46, %b[35]
  shrd,2 %r51, 1, %b[2]
  shrd,3 %b[87], 1, %b[77]
  shr_xord,4 %b[104], 1, %b[70], %b[123]
  shrd,5 %b[75], 1, %b[90]
}
{
  xord,0 %r53, %b[11], %r53
  shr_xord,1 %b[9], 1, %r37, %r22
  xord,2 %b[2], %g2, %b[2]
  xord,3 %b[77], %b[99], %b[77]
  shr_xord,4 %b[97], 1, %b[61], %b[46]
  xord,5 %b[90], %g18, %b[90]
}
{
  andd,0 %b[35], %r27, %b[35]
  andd,1 %r53, %r27, %r53
  andd,2 %b[2], %r27, %b[2]
  andd,3 %b[123], %b[51], %b[123]
  andd,4 %b[77], %b[51], %b[77]
  andd,5 %b[90], %b[51], %b[90]
}
{
  shld,0 %b[2], 1, %g4
  shl_xord,1 %b[35], 1, %b[16], %b[16]
  andd,2 %r22, %r27, %r22
  shld,3 %b[90], 1, %g20
  shl_xord,4 %b[123], 1, %b[104], %b[104]
  andd,5 %b[46], %b[51], %b[46]
}
{
  xord,0 %g2, %b[2], %b[2]
  shl_xord,1 %r22, 1, %b[9], %b[9]
  shld,2 %r53, 1, %r55
  xord,3 %g18, %b[90], %b[90]
  shl_xord,4 %b[46], 1, %b[97], %b[97]
  shld,5 %b[77], 1, %b[79]
}
{
  xord,0 %r46, %b[35], %b[35]
  xord,1 %r37, %r22, %r22
  xord,2 %g4, %r51, %g4
  xord,3 %b[70], %b[123], %b[123]
  xord,4 %b[61], %b[46], %b[46]
  xord,5 %g20, %b[75], %g20
}
{
  xord,0 %r55, %r63, %r55
  shr_xord,1 %g4, 2, %b[16], %r63
  xord,2 %b[11], %r53, %r53
  xord,3 %b[79], %b[87], %b[79]
  shr_xord,4 %g20, 2, %b[104], %b[87]
  xord,5 %b[99], %b[77], %b[77]
}
{
  xord,0 %b[29], %b[28], %b[29]
  shr_xord,1 %b[2], 2, %b[35], %b[11]
  xord,2 %r36, %r61, %r36
  xord,3 %b[117], %b[116], %b[117]
  shr_xord,4 %b[90], 2, %b[123], %b[99]
  xord,5 %b[60], %b[85], %b[60]
}
{
  xord,0 %g1, %r25, %g1
  shr_xord,1 %b[9], 2, %r55, %r37
  andd,2 %r63, %b[20], %r63
  xord,3 %g17, %b[49], %g17
  shr_xord,4 %b[97], 2, %b[79], %b[61]
  andd,5 %b[87], %b[108], %b[87]
}
{
  xord,0 %b[16], %r63, %b[16]
  shr_xord,1 %r22, 2, %r53, %r46
  andd,2 %b[11], %b[20], %b[11]
  xord,3 %b[104], %b[87], %b[104]
  shr_xord,4 %b[46], 2, %b[77], %b[70]
  andd,5 %b[99], %b[108], %b[99]
}
{
  xord,0 %b[35], %b[11], %b[35]
  shl_xord,1 %r63, 2, %g4, %r63
  andd,2 %r37, %b[20], %r37
  xord,3 %b[123], %b[99], %b[123]
  shl_xord,4 %b[87], 2, %g20, %b[87]
  andd,5 %b[61], %b[108], %b[61]
}
{
  xord,0 %b[25], %r39, %b[25]
  shl_xord,1 %b[11], 2, %b[2], %b[11]
  xord,2 %r55, %r37, %r55
  xord,3 %b[113], %b[63], %b[113]
  shl_xord,4 %b[99], 2, %b[90], %b[99]
  xord,5 %b[79], %b[61], %b[79]
}
{
  pshufb,0 %g0, %b[17], %g6, %b[9]
  shl_xord,1 %r37, 2, %b[9], %r37
  xord,2 %r16, %r41, %r16
  pshufb,3 %g16, %b[105], %g22, %b[97]
  shl_xord,4 %b[61], 2, %b[97], %b[61]
  xord,5 %b[40], %b[65], %b[40]
}
{
  pshufb,0 %g0, %b[17], %b[21], %g0
  shl_xord,1 %r20, 4, %r38, %r20
  pshufb,3 %g16, %b[105], %b[109], %g16
  shl_xord,4 %b[44], 4, %b[62], %b[44]
}
{
  pshufb,0 %r47, %b[12], %g6, %r38
  shr_xord,1 %r63, 4, %r37, %b[17]
  andd,2 %r46, %b[20], %r46
  pshufb,3 %b[71], %b[100], %g22, %b[62]
  shr_xord,4 %b[87], 4, %b[61], %b[105]
  andd,5 %b[70], %b[108], %b[70]
}
{
  pshufb,0 %r20, %b[14], %g6, %r53
  shl_xord,1 %r46, 2, %r22, %r22
  xord,2 %r53, %r46, %r46
  pshufb,3 %b[44], %b[102], %g22, %b[77]
  shl_xord,4 %b[70], 2, %b[46], %b[46]
  xord,5 %b[77], %b[70], %b[70]
}
{
  pshufb,0 %r20, %b[14], %b[21], %r20
  shl_xord,1 %b[3], 4, %r60, %b[3]
  pshufb,3 %b[44], %b[102], %b[109], %b[44]
  shl_xord,4 %b[91], 4, %b[84], %b[91]
}
{
  pshufb,0 %r47, %b[12], %b[21], %r47
  shr_xord,1 %b[11], 4, %r22, %b[14]
  andd,2 %b[17], %g3, %b[17]
  pshufb,3 %b[71], %b[100], %b[109], %b[71]
  shr_xord,4 %b[99], 4, %b[46], %b[102]
  andd,5 %b[105], %g19, %b[105]
}
{
  pshufb,0 %b[3], %r34, %g6, %r26
  shl_xord,1 %b[19], 4, %r26, %b[19]
  xord,2 %r37, %b[17], %r37
  pshufb,3 %b[91], %b[58], %g22, %b[50]
  shl_xord,4 %b[107], 4, %b[50], %b[107]
  xord,5 %b[61], %b[105], %b[61]
}
{
  andd,0 %b[14], %g3, %b[14]
  shr_xord,1 %b[35], 4, %r46, %r60
  shrd,2 %b[16], 4, %b[12]
  andd,3 %b[102], %g19, %b[102]
  shr_xord,4 %b[123], 4, %b[70], %b[84]
  shrd,5 %b[104], 4, %b[100]
}
{
  xord,0 %r22, %b[14], %r22
  shl_xord,1 %b[32], 4, %r33, %b[32]
  xord,2 %b[12], %r55, %b[12]
  xord,3 %b[46], %b[102], %b[46]
  shl_xord,4 %b[120], 4, %b[57], %b[120]
  xord,5 %b[100], %b[79], %b[100]
}
{
  andd,0 %r60, %g3, %r60
  shl_xord,1 %r24, 4, %b[4], %r24
  andd,2 %b[12], %g3, %b[12]
  andd,3 %b[84], %g19, %b[84]
  shl_xord,4 %b[48], 4, %b[92], %b[48]
  andd,5 %b[100], %g19, %b[100]
}
{
  xord,0 %r55, %b[12], %b[12]
  shl_xord,1 %r61, 4, %b[26], %r61
  shld,2 %b[12], 4, %b[26]
  xord,3 %b[79], %b[100], %b[100]
  shl_xord,4 %b[85], 4, %b[114], %b[85]
  shld,5 %b[100], 4, %b[114]
}
{
  xord,0 %r46, %r60, %r46
  shl_xord,1 %b[28], 4, %b[8], %b[28]
  xord,2 %b[26], %b[16], %b[26]
  xord,3 %b[70], %b[84], %b[70]
  shl_xord,4 %b[116], 4, %b[96], %b[116]
  xord,5 %b[114], %b[104], %b[114]
}
{
  pshufb,0 %b[3], %r34, %b[21], %b[3]
  shl_xord,1 %r25, 4, %r58, %r25
  pshufb,3 %b[91], %b[58], %b[109], %b[91]
  shl_xord,4 %b[49], 4, %b[82], %b[49]
}
{
  pshufb,0 %b[19], %g9, %g6, %b[18]
  shl_xord,1 %r39, 4, %b[18], %r39
  pshufb,3 %b[107], %g25, %g22, %b[106]
  shl_xord,4 %b[63], 4, %b[106], %b[63]
}
{
  pshufb,0 %b[19], %g9, %b[21], %b[19]
  shr_xord,1 %r40, 1, %r49, %r34
  pshufb,3 %b[107], %g25, %b[109], %b[107]
  shr_xord,4 %b[64], 1, %b[73], %b[58]
}
{
  pshufb,0 %b[10], %r42, %g6, %r58
  shr_xord,1 %b[38], 1, %b[36], %g9
  pshufb,3 %b[98], %b[66], %g22, %b[82]
  shr_xord,4 %b[126], 1, %b[124], %g25
}
{
  pshufb,0 %b[10], %r42, %b[21], %b[10]
  shl_xord,1 %r41, 4, %r57, %r41
  andd,2 %r34, %r27, %r34
  pshufb,3 %b[98], %b[66], %b[109], %b[98]
  shl_xord,4 %b[65], 4, %b[81], %b[65]
  andd,5 %b[58], %b[51], %b[58]
}
{
  xord,0 %r49, %r34, %r34
  shl_xord,1 %r34, 1, %r40, %r40
  andd,2 %g9, %r27, %g9
  xord,3 %b[73], %b[58], %b[58]
  shl_xord,4 %b[58], 1, %b[64], %b[64]
  andd,5 %g25, %b[51], %g25
}
{
  pshufb,0 %r32, %b[27], %g6, %b[36]
  shl_xord,1 %g9, 1, %b[38], %b[38]
  xord,2 %b[36], %g9, %g9
  pshufb,3 %b[56], %b[115], %g22, %b[124]
  shl_xord,4 %g25, 1, %b[126], %b[126]
  xord,5 %b[124], %g25, %g25
}
{
  pshufb,0 %r32, %b[27], %b[21], %r32
  shl_xord,1 %b[17], 4, %r63, %b[17]
  pshufb,3 %b[56], %b[115], %b[109], %b[56]
  shl_xord,4 %b[105], 4, %b[87], %b[105]
}
{
  pshufb,0 %r54, %r30, %g6, %r63
  shr_xord,1 %r40, 2, %b[38], %b[27]
  pshufb,3 %b[78], %b[54], %g22, %b[87]
  shr_xord,4 %b[64], 2, %b[126], %b[115]
}
{
  pshufb,0 %r54, %r30, %b[21], %r54
  shl_xord,1 %b[14], 4, %b[11], %b[14]
  pshufb,3 %b[78], %b[54], %b[109], %b[78]
  shl_xord,4 %b[102], 4, %b[99], %b[102]
}
{
  shrd,0 %r34, 2, %r49
  shr_xord,1 %b[22], 1, %r17, %r30
  shrd,2 %b[7], 1, %b[11]
  shrd,3 %b[58], 2, %b[73]
  shr_xord,4 %b[110], 1, %b[41], %b[54]
  shrd,5 %b[95], 1, %b[99]
}
{
  xord,0 %r49, %g9, %r49
  shr_xord,1 %r18, 1, %g7, %r42
  xord,2 %b[11], %b[33], %b[11]
  xord,3 %b[73], %g25, %b[73]
  shr_xord,4 %b[42], 1, %g23, %b[66]
  xord,5 %b[99], %b[121], %b[99]
}
{
  andd,0 %b[11], %r27, %b[11]
  shr_xord,1 %r56, 1, %b[5], %r57
  andd,2 %r30, %r27, %r30
  andd,3 %b[99], %b[51], %b[99]
  shr_xord,4 %b[80], 1, %b[93], %b[81]
  andd,5 %b[54], %b[51], %b[54]
}
{
  shld,0 %b[11], 1, %b[8]
  shr_xord,1 %g14, 1, %b[39], %b[16]
  andd,2 %r42, %r27, %r42
  shld,3 %b[99], 1, %b[96]
  shr_xord,4 %g30, 1, %b[127], %b[104]
  andd,5 %b[66], %b[51], %b[66]
}
{
  xord,0 %r17, %r30, %r17
  shr_xord,1 %g11, 1, %b[13], %r55
  andd,2 %r57, %r27, %r57
  xord,3 %b[41], %b[54], %b[41]
  shr_xord,4 %g27, 1, %b[101], %b[79]
  andd,5 %b[81], %b[51], %b[81]
}
{
  xord,0 %b[5], %r57, %b[5]
  shl_xord,1 %r30, 1, %b[22], %r30
  andd,2 %b[16], %r27, %b[16]
  xord,3 %b[93], %b[81], %b[93]
  shl_xord,4 %b[54], 1, %b[110], %b[54]
  andd,5 %b[104], %b[51], %b[104]
}
{
  xord,0 %b[39], %b[16], %b[39]
  shl_xord,1 %r42, 1, %r18, %r18
  andd,2 %r55, %r27, %r55
  xord,3 %b[127], %b[104], %b[127]
  shl_xord,4 %b[66], 1, %b[42], %b[42]
  andd,5 %b[79], %b[51], %b[79]
}
{
  xord,0 %b[8], %b[7], %b[8]
  shl_xord,1 %r57, 1, %r56, %r57
  xord,2 %b[33], %b[11], %b[11]
  xord,3 %b[96], %b[95], %b[96]
  shl_xord,4 %b[81], 1, %b[80], %b[81]
  xord,5 %b[121], %b[99], %b[99]
}
{
  xord,0 %b[13], %r55, %b[13]
  shl_xord,1 %b[16], 1, %g14, %b[16]
  xord,2 %g7, %r42, %r42
  xord,3 %b[101], %b[79], %b[101]
  shl_xord,4 %b[104], 1, %g30, %b[104]
  xord,5 %g23, %b[66], %b[66]
}
{
  andd,0 %b[27], %b[20], %b[27]
  shl_xord,1 %r55, 1, %g11, %r55
  shrd,2 %r18, 2, %g11
  andd,3 %b[115], %b[108], %b[115]
  shl_xord,4 %b[79], 1, %g27, %b[79]
  shrd,5 %b[42], 2, %g27
}
{
  xord,0 %b[38], %b[27], %b[38]
  shr_xord,1 %b[5], 2, %b[39], %g7
  andd,2 %r49, %b[20], %r49
  xord,3 %b[126], %b[115], %b[126]
  shr_xord,4 %b[93], 2, %b[127], %g23
  andd,5 %b[73], %b[108], %b[73]
}
{
  shld,0 %r49, 2, %b[7]
  shr_xord,1 %r30, 2, %b[8], %g14
  xord,2 %g11, %r55, %g11
  shld,3 %b[73], 2, %b[95]
  shr_xord,4 %b[54], 2, %b[96], %g30
  xord,5 %g27, %b[79], %g27
}
{
  andd,0 %g11, %b[20], %g11
  shr_xord,1 %r17, 2, %b[11], %b[33]
  andd,2 %g7, %b[20], %g7
  andd,3 %g27, %b[108], %g27
  shr_xord,4 %b[41], 2, %b[99], %b[121]
  andd,5 %g23, %b[108], %g23
}
{
  shld,0 %g11, 2, %b[22]
  shr_xord,1 %r42, 2, %b[13], %r56
  andd,2 %g14, %b[20], %g14
  shld,3 %g27, 2, %b[110]
  shr_xord,4 %b[66], 2, %b[101], %b[80]
  andd,5 %g30, %b[108], %g30
}
{
  xord,0 %g9, %r49, %r49
  shr_xord,1 %r57, 2, %b[16], %b[4]
  andd,2 %b[33], %b[20], %b[33]
  xord,3 %g25, %b[73], %b[73]
  shr_xord,4 %b[81], 2, %b[104], %b[92]
  andd,5 %b[121], %b[108], %b[121]
}
{
  xord,0 %b[7], %r34, %b[7]
  shl_xord,1 %b[27], 2, %r40, %b[27]
  andd,2 %r56, %b[20], %r56
  xord,3 %b[95], %b[58], %b[95]
  shl_xord,4 %b[115], 2, %b[64], %b[115]
  andd,5 %b[80], %b[108], %b[80]
}
{
  xord,0 %b[39], %g7, %g7
  shl_xord,1 %g7, 2, %b[5], %b[5]
  andd,2 %b[4], %b[20], %b[4]
  xord,3 %b[127], %g23, %g23
  shl_xord,4 %g23, 2, %b[93], %b[93]
  andd,5 %b[92], %b[108], %b[92]
}
{
  xord,0 %b[8], %g14, %g14
  shl_xord,1 %g14, 2, %r30, %r30
  xord,2 %b[16], %b[4], %b[16]
  xord,3 %b[96], %g30, %g30
  shl_xord,4 %g30, 2, %b[54], %b[54]
  xord,5 %b[104], %b[92], %b[104]
}
{
  xord,0 %r55, %g11, %g11
  shl_xord,1 %b[33], 2, %r17, %r17
  xord,2 %b[11], %b[33], %b[33]
  xord,3 %b[79], %g27, %g27
  shl_xord,4 %b[121], 2, %b[41], %b[41]
  xord,5 %b[99], %b[121], %b[121]
}
{
  shrd,0 %b[27], 4, %r18
  shl_xord,1 %r56, 2, %r42, %r42
  xord,2 %b[22], %r18, %b[22]
  shrd,3 %b[115], 4, %b[42]
  shl_xord,4 %b[80], 2, %b[66], %b[66]
  xord,5 %b[110], %b[42], %b[110]
}
{
  pshufb,0 %b[28], %b[32], %g6, %b[13]
  shl_xord,1 %b[4], 2, %r57, %b[4]
  xord,2 %b[13], %r56, %r56
  pshufb,3 %b[116], %b[120], %g22, %b[101]
  shl_xord,4 %b[92], 2, %b[81], %b[92]
  xord,5 %b[101], %b[80], %b[80]
}
{
  pshufb,0 %b[28], %b[32], %b[21], %b[28]
  shr_xord,1 %b[7], 4, %b[5], %r57
  shrd,2 %b[33], 4, %r55
  pshufb,3 %b[116], %b[120], %b[109], %b[116]
  shr_xord,4 %b[95], 4, %b[93], %b[81]
  shrd,5 %b[121], 4, %b[79]
}
{
  xord,0 %r55, %r56, %r55
  shr_xord,1 %b[38], 4, %b[16], %b[32]
  xord,2 %r18, %b[4], %r18
  xord,3 %b[79], %b[80], %b[79]
  shr_xord,4 %b[126], 4, %b[104], %b[120]
  xord,5 %b[42], %b[92], %b[42]
}
{
  andd,0 %r57, %g3, %r57
  shr_xord,1 %r49, 4, %g7, %b[11]
  andd,2 %r18, %g3, %r18
  andd,3 %b[81], %g19, %b[81]
  shr_xord,4 %b[73], 4, %g23, %b[99]
  andd,5 %b[42], %g19, %b[42]
}
{
  shld,0 %r18, 4, %b[39]
  shr_xord,1 %r30, 4, %b[22], %b[8]
  andd,2 %b[32], %g3, %b[32]
  shld,3 %b[42], 4, %b[127]
  shr_xord,4 %b[54], 4, %b[110], %b[96]
  andd,5 %b[120], %g19, %b[120]
}
{
  xord,0 %b[4], %r18, %r18
  shr_xord,1 %r17, 4, %r42, %r34
  andd,2 %b[11], %g3, %b[11]
  xord,3 %b[92], %b[42], %b[42]
  shr_xord,4 %b[41], 4, %b[66], %b[58]
  andd,5 %b[99], %g19, %b[99]
}
{
  xord,0 %b[39], %b[27], %b[39]
  shr_xord,1 %g14, 4, %g11, %b[4]
  andd,2 %b[8], %g3, %b[8]
  xord,3 %b[127], %b[115], %b[127]
  shr_xord,4 %g30, 4, %g27, %b[92]
  andd,5 %b[96], %g19, %b[96]
}
{
  xord,0 %b[5], %r57, %b[5]
  shl_xord,1 %r60, 4, %b[35], %r60
  andd,2 %r34, %g3, %r34
  xord,3 %b[93], %b[81], %b[93]
  shl_xord,4 %b[84], 4, %b[123], %b[84]
  andd,5 %b[58], %g19, %b[58]
}
{
  xord,0 %b[16], %b[32], %b[16]
  shl_xord,1 %r57, 4, %b[7], %r57
  andd,2 %b[4], %g3, %b[4]
  xord,3 %b[104], %b[120], %b[104]
  shl_xord,4 %b[81], 4, %b[95], %b[81]
  andd,5 %b[92], %g19, %b[92]
}
{
  xord,0 %b[22], %b[8], %b[22]
  shl_xord,1 %b[32], 4, %b[38], %b[32]
  xord,2 %g7, %b[11], %g7
  xord,3 %b[110], %b[96], %b[110]
  shl_xord,4 %b[120], 4, %b[126], %b[120]
  xord,5 %g23, %b[99], %g23
}
{
  xord,0 %g11, %b[4], %g11
  shl_xord,1 %b[11], 4, %r49, %b[11]
  xord,2 %r42, %r34, %r42
  xord,3 %g27, %b[92], %g27
  shl_xord,4 %b[99], 4, %b[73], %b[99]
  xord,5 %b[66], %b[58], %b[66]
}
{
  pshufb,0 %r25, %g15, %g6, %r30
  shl_xord,1 %b[8], 4, %r30, %b[8]
  pshufb,3 %b[49], %g31, %g22, %b[54]
  shl_xord,4 %b[96], 4, %b[54], %b[96]
}
{
  pshufb,0 %r25, %g15, %b[21], %r25
  shl_xord,1 %r34, 4, %r17, %r34
  andd,2 %r55, %g3, %r55
  pshufb,3 %b[49], %g31, %b[109], %b[49]
  shl_xord,4 %b[58], 4, %b[41], %b[58]
  andd,5 %b[79], %g19, %b[79]
}
{
  pshufb,0 %r39, %r24, %g6, %g14
  shl_xord,1 %b[4], 4, %g14, %b[4]
  xord,2 %r56, %r55, %r56
  pshufb,3 %b[63], %b[48], %g22, %g30
  shl_xord,4 %b[92], 4, %g30, %b[92]
  xord,5 %b[80], %b[79], %b[80]
}
{
  pshufb,0 %r39, %r24, %b[21], %r39
  pshufb,1 %r41, %r61, %g6, %r24
  shld,2 %r55, 4, %r55
  pshufb,3 %b[63], %b[48], %b[109], %b[63]
  pshufb,4 %b[65], %b[85], %g22, %b[48]
  shld,5 %b[79], 4, %b[79]
}
{
  pshufb,0 %r41, %r61, %b[21], %r41
  shr_xord,1 %r45, 1, %b[24], %g15
  xord,2 %r55, %b[33], %r55
  pshufb,3 %b[65], %b[85], %b[109], %b[65]
  shr_xord,4 %b[69], 1, %b[112], %g31
  xord,5 %b[79], %b[121], %b[79]
}
{
  pshufb,0 %b[29], %b[31], %g6, %r61
  pshufb,1 %b[29], %b[31], %b[21], %b[29]
  pshufb,3 %b[117], %b[119], %g22, %b[85]
  pshufb,4 %b[117], %b[119], %b[109], %b[117]
}
{
  pshufb,0 %g1, %r29, %g6, %b[31]
  pshufb,1 %g1, %r29, %b[21], %g1
  andd,2 %g15, %r27, %g15
  pshufb,3 %g17, %b[53], %g22, %b[119]
  pshufb,4 %g17, %b[53], %b[109], %g17
  andd,5 %g31, %b[51], %g31
}
{
  pshufb,0 %b[25], %r43, %g6, %b[33]
  shr_xord,1 %b[34], 1, %g10, %r29
  xord,2 %b[24], %g15, %b[24]
  pshufb,3 %b[113], %b[67], %g22, %b[121]
  shr_xord,4 %b[122], 1, %g26, %b[53]
  xord,5 %b[112], %g31, %b[112]
}
{
  pshufb,0 %b[25], %r43, %b[21], %b[25]
  shl_xord,1 %g15, 1, %r45, %g15
  pshufb,3 %b[113], %b[67], %b[109], %b[113]
  shl_xord,4 %g31, 1, %b[69], %g31
}
{
  pshufb,0 %r16, %r36, %g6, %r43
  pshufb,1 %r16, %r36, %b[21], %r16
  andd,2 %r29, %r27, %r29
  pshufb,3 %b[40], %b[60], %g22, %b[67]
  pshufb,4 %b[40], %b[60], %b[109], %b[40]
  andd,5 %b[53], %b[51], %b[53]
}
{
  pshufb,0 %b[39], %b[17], %g6, %g10
  shl_xord,1 %r29, 1, %b[34], %b[34]
  xord,2 %g10, %r29, %r29
  pshufb,3 %b[127], %b[105], %g22, %g26
  shl_xord,4 %b[53], 1, %b[122], %b[122]
  xord,5 %g26, %b[53], %b[53]
}
{
  pshufb,0 %b[39], %b[17], %b[21], %b[39]
  pshufb,1 %r57, %b[14], %g6, %b[17]
  pshufb,3 %b[127], %b[105], %b[109], %b[127]
  pshufb,4 %b[81], %b[102], %g22, %b[105]
}
{
  pshufb,0 %r57, %b[14], %b[21], %r57
  shr_xord,1 %g15, 2, %b[34], %r36
  pshufb,3 %b[81], %b[102], %b[109], %b[81]
  shr_xord,4 %g31, 2, %b[122], %b[60]
}
{
  pshufb,0 %b[32], %b[26], %g6, %b[14]
  pshufb,1 %b[32], %b[26], %b[21], %b[32]
  pshufb,3 %b[120], %b[114], %g22, %b[102]
  pshufb,4 %b[120], %b[114], %b[109], %b[120]
}
{
  pshufb,0 %b[11], %r60, %g6, %b[26]
  pshufb,1 %b[11], %r60, %b[21], %b[11]
  andd,2 %r36, %b[20], %r36
  pshufb,3 %b[99], %b[84], %g22, %b[114]
  pshufb,4 %b[99], %b[84], %b[109], %b[99]
  andd,5 %b[60], %b[108], %b[60]
}
{
  pshufb,0 %r18, %r37, %g6, %r60
  pshufb,1 %r18, %r37, %b[21], %r18
  xord,2 %b[34], %r36, %b[34]
  pshufb,3 %b[42], %b[61], %g22, %b[84]
  pshufb,4 %b[42], %b[61], %b[109], %b[42]
  xord,5 %b[122], %b[60], %b[122]
}
{
  pshufb,0 %b[5], %r22, %g6, %r37
  pshufb,1 %b[5], %r22, %b[21], %b[5]
  pshufb,3 %b[93], %b[46], %g22, %b[61]
  pshufb,4 %b[93], %b[46], %b[109], %b[93]
}
{
  pshufb,0 %b[16], %b[12], %g6, %r22
  pshufb,1 %b[16], %b[12], %b[21], %b[16]
  pshufb,3 %b[104], %b[100], %g22, %b[46]
  pshufb,4 %b[104], %b[100], %b[109], %b[104]
}
{
  pshufb,0 %g7, %r46, %g6, %b[12]
  pshufb,1 %g7, %r46, %b[21], %g7
  pshufb,3 %g23, %b[70], %g22, %b[100]
  pshufb,4 %g23, %b[70], %b[109], %g23
}
{
  pshufb,0 %b[13], %r53, %b[1], %r46
  pshufb,1 %b[13], %r53, %r44, %b[13]
  pshufb,3 %b[101], %b[77], %b[89], %b[70]
  pshufb,4 %b[101], %b[77], %b[68], %b[101]
}
{
  pshufb,0 %r30, %r26, %b[1], %r45
  shr_xord,1 %b[24], 2, %r29, %r53
  pshufb,3 %b[54], %b[50], %b[89], %b[69]
  shr_xord,4 %b[112], 2, %b[53], %b[77]
}
{
  pshufb,0 %r30, %r26, %r44, %r30
  shl_xord,1 %r36, 2, %g15, %r36
  pshufb,3 %b[54], %b[50], %b[68], %b[54]
  shl_xord,4 %b[60], 2, %g31, %b[60]
}
{
  pshufb,0 %g14, %b[18], %b[1], %r26
  pshufb,1 %g14, %b[18], %r44, %g14
  andd,2 %r53, %b[20], %r53
  pshufb,3 %g30, %b[106], %b[89], %b[50]
  pshufb,4 %g30, %b[106], %b[68], %g30
  andd,5 %b[77], %b[108], %b[77]
}
{
  xord,0 %r29, %r53, %r53
  shl_xord,1 %r53, 2, %b[24], %b[24]
  shrd,2 %r31, 1, %b[18]
  xord,3 %b[53], %b[77], %b[77]
  shl_xord,4 %b[77], 2, %b[112], %b[112]
  shrd,5 %b[55], 1, %b[106]
}
{
  pshufb,0 %r24, %b[9], %b[1], %r29
  pshufb,1 %r24, %b[9], %r44, %r24
  xord,2 %b[18], %r19, %b[18]
  pshufb,3 %b[48], %b[97], %b[89], %b[53]
  pshufb,4 %b[48], %b[97], %b[68], %b[48]
  xord,5 %b[106], %b[43], %b[106]
}
{
  pshufb,0 %r61, %r38, %b[1], %b[9]
  pshufb,1 %r61, %r38, %r44, %r61
  andd,2 %b[18], %r27, %b[18]
  pshufb,3 %b[85], %b[62], %b[89], %b[97]
  pshufb,4 %b[85], %b[62], %b[68], %b[85]
  andd,5 %b[106], %b[51], %b[106]
}
{
  xord,0 %r19, %b[18], %b[18]
  pshufb,1 %b[31], %r58, %b[1], %r19
  shld,2 %b[18], 1, %r38
  xord,3 %b[43], %b[106], %b[106]
  pshufb,4 %b[119], %b[82], %b[89], %b[43]
  shld,5 %b[106], 1, %b[62]
}
{
  pshufb,0 %b[31], %r58, %r44, %b[31]
  shr_xord,1 %b[15], 1, %r48, %g15
  xord,2 %r38, %r31, %r38
  pshufb,3 %b[119], %b[82], %b[68], %b[119]
  shr_xord,4 %b[103], 1, %b[72], %g31
  xord,5 %b[62], %b[55], %b[62]
}
{
  pshufb,0 %b[33], %b[36], %b[1], %r58
  pshufb,1 %b[33], %b[36], %r44, %b[33]
  pshufb,3 %b[121], %b[124], %b[89], %b[82]
  pshufb,4 %b[121], %b[124], %b[68], %b[121]
}
{
  pshufb,0 %r43, %r63, %b[1], %r27
  pshufb,1 %r43, %r63, %r44, %r43
  andd,2 %g15, %r27, %g15
  pshufb,3 %b[67], %b[87], %b[89], %b[51]
  pshufb,4 %b[67], %b[87], %b[68], %b[67]
  andd,5 %g31, %b[51], %g31
}
{
  pshufb,0 %b[28], %r20, %b[1], %r48
  shl_xord,1 %g15, 1, %b[15], %b[15]
  xord,2 %r48, %g15, %g15
  pshufb,3 %b[116], %b[44], %b[89], %b[72]
  shl_xord,4 %g31, 1, %b[103], %b[103]
  xord,5 %b[72], %g31, %g31
}
{
  pshufb,0 %b[28], %r20, %r44, %b[28]
  pshufb,1 %r25, %b[3], %b[1], %r20
  pshufb,3 %b[116], %b[44], %b[68], %b[116]
  pshufb,4 %b[49], %b[91], %b[89], %b[44]
}
{
  pshufb,0 %r25, %b[3], %r44, %r25
  shr_xord,1 %r38, 2, %b[15], %r63
  pshufb,3 %b[49], %b[91], %b[68], %b[49]
  shr_xord,4 %b[62], 2, %b[103], %b[87]
}
{
  pshufb,0 %r39, %b[19], %b[1], %b[36]
  shr_xord,1 %b[18], 2, %g15, %b[3]
  pshufb,3 %b[63], %b[107], %b[89], %b[124]
  shr_xord,4 %b[106], 2, %g31, %b[91]
}
{
  pshufb,0 %r39, %b[19], %r44, %r39
  pshufb,1 %r41, %g0, %b[1], %b[19]
  andd,2 %r63, %b[20], %r63
  pshufb,3 %b[63], %b[107], %b[68], %b[63]
  pshufb,4 %b[65], %g16, %b[89], %b[107]
  andd,5 %b[87], %b[108], %b[87]
}
{
  xord,0 %b[15], %r63, %r63
  shl_xord,1 %r63, 2, %r38, %r38
  andd,2 %b[3], %b[20], %b[3]
  xord,3 %b[103], %b[87], %b[87]
  shl_xord,4 %b[87], 2, %b[62], %b[62]
  andd,5 %b[91], %b[108], %b[91]
}
{
  pshufb,0 %r41, %g0, %r44, %r41
  shl_xord,1 %b[3], 2, %b[18], %b[3]
  xord,2 %g15, %b[3], %g15
  pshufb,3 %b[65], %g16, %b[68], %b[65]
  shl_xord,4 %b[91], 2, %b[106], %b[91]
  xord,5 %g31, %b[91], %g31
}
{
  pshufb,0 %b[29], %r47, %b[1], %b[18]
  shr_xord,1 %r36, 4, %r38, %g0
  pshufb,3 %b[117], %b[71], %b[89], %b[106]
  shr_xord,4 %b[60], 4, %b[62], %g16
}
{
  pshufb,0 %b[29], %r47, %r44, %b[29]
  pshufb,1 %g1, %b[10], %b[1], %r47
  pshufb,3 %b[117], %b[71], %b[68], %b[117]
  pshufb,4 %g17, %b[98], %b[89], %b[71]
}
{
  andd,0 %g0, %g3, %g0
  pshufb,1 %g1, %b[10], %r44, %g1
  shrd,2 %b[24], 4, %b[15]
  andd,3 %g16, %g19, %g16
  pshufb,4 %g17, %b[98], %b[68], %g17
  shrd,5 %b[112], 4, %b[103]
}
{
  xord,0 %r38, %g0, %g0
  shl_xord,1 %g0, 4, %r36, %r36
  xord,2 %b[15], %b[3], %b[15]
  xord,3 %b[62], %g16, %g16
  shl_xord,4 %g16, 4, %b[60], %b[60]
  xord,5 %b[103], %b[91], %b[103]
}
{
  pshufb,0 %b[25], %r32, %b[1], %r38
  pshufb,1 %b[25], %r32, %r44, %b[25]
  pshufb,3 %b[113], %b[56], %b[89], %b[62]
  pshufb,4 %b[113], %b[56], %b[68], %b[113]
}
{
  pshufb,0 %r16, %r54, %b[1], %r32
  pshufb,1 %r16, %r54, %r44, %r16
  andd,2 %b[15], %g3, %b[15]
  pshufb,3 %b[40], %b[78], %b[89], %b[56]
  pshufb,4 %b[40], %b[78], %b[68], %b[40]
  andd,5 %b[103], %g19, %b[103]
}
{
  xord,0 %b[3], %b[15], %b[15]
  shr_xord,1 %b[34], 4, %r63, %r54
  shld,2 %b[15], 4, %b[10]
  xord,3 %b[91], %b[103], %b[103]
  shr_xord,4 %b[122], 4, %b[87], %b[78]
  shld,5 %b[103], 4, %b[98]
}
{
  ldd,0 [ %r2 + 0x38 ], %b[24]
  shr_xord,1 %r53, 4, %g15, %b[3]
  xord,2 %b[10], %b[24], %b[10]
  ldd,3 [ %r2 + 0x38 ], %b[112]
  shr_xord,4 %b[77], 4, %g31, %b[91]
  xord,5 %b[98], %b[112], %b[98]
}
{
  ldd,0 [ %r2 + 0x40 ], %b[20]
  pshufb,1 %r36, %b[8], %g6, %r31
  andd,2 %r54, %g3, %r54
  ldd,3 [ %r2 + 0x40 ], %b[108]
  pshufb,4 %b[60], %b[96], %g22, %b[55]
  andd,5 %b[78], %g19, %b[78]
}
{
  xord,0 %r63, %r54, %r54
  shl_xord,1 %r54, 4, %b[34], %b[34]
  andd,2 %b[3], %g3, %b[3]
  xord,3 %b[87], %b[78], %b[78]
  shl_xord,4 %b[78], 4, %b[122], %b[122]
  andd,5 %b[91], %g19, %b[91]
}
{
  pshufb,0 %r36, %b[8], %b[21], %r36
  shl_xord,1 %b[3], 4, %r53, %r53
  xord,2 %g15, %b[3], %b[3]
  pshufb,3 %b[60], %b[96], %b[109], %b[60]
  shl_xord,4 %b[91], 4, %b[77], %b[77]
  xord,5 %g31, %b[91], %b[91]
}
{
  pshufb,0 %b[10], %r34, %g6, %b[8]
  pshufb,1 %b[10], %r34, %b[21], %b[10]
  pshufb,3 %b[98], %b[58], %g22, %b[96]
  pshufb,4 %b[98], %b[58], %b[109], %b[98]
}
{
  pshufb,0 %b[34], %b[4], %g6, %r34
  pshufb,1 %b[34], %b[4], %b[21], %b[34]
  pshufb,3 %b[122], %b[92], %g22, %b[58]
  pshufb,4 %b[122], %b[92], %b[109], %b[122]
}
{
  pshufb,0 %r53, %r55, %g6, %b[4]
  pshufb,1 %r53, %r55, %b[21], %r53
  pshufb,3 %b[77], %b[79], %g22, %b[92]
  pshufb,4 %b[77], %b[79], %b[109], %b[77]
}
{
  pshufb,0 %g0, %b[22], %g6, %r55
  pshufb,1 %g0, %b[22], %b[21], %g0
  pshufb,3 %g16, %b[110], %g22, %b[79]
  pshufb,4 %g16, %b[110], %b[109], %g16
}
{
  pshufb,0 %b[15], %r42, %g6, %b[22]
  pshufb,1 %b[15], %r42, %b[21], %b[15]
  pshufb,3 %b[103], %b[66], %g22, %b[110]
  pshufb,4 %b[103], %b[66], %b[109], %b[103]
}
{
  pshufb,0 %r54, %g11, %g6, %r42
  pshufb,1 %r54, %g11, %b[21], %r54
  pshufb,3 %b[78], %g27, %g22, %b[66]
  pshufb,4 %b[78], %g27, %b[109], %b[78]
}
{
  pshufb,0 %b[3], %r56, %g6, %g6
  pshufb,1 %b[3], %r56, %b[21], %b[3]
  pshufb,3 %b[91], %b[80], %g22, %g22
  pshufb,4 %b[91], %b[80], %b[109], %b[91]
}
{
  pshufb,0 %r31, %g10, %b[1], %r56
  pshufb,1 %r31, %g10, %r44, %r31
  pshufb,3 %b[55], %g26, %b[89], %b[80]
  pshufb,4 %b[55], %g26, %b[68], %b[55]
}
{
  pshufb,0 %b[8], %b[17], %b[1], %g10
  pshufb,1 %b[8], %b[17], %r44, %b[8]
  pshufb,3 %b[96], %b[105], %b[89], %g26
  pshufb,4 %b[96], %b[105], %b[68], %b[96]
}
{
  pshufb,0 %r34, %b[14], %b[1], %b[17]
  pshufb,1 %r34, %b[14], %r44, %r34
  pshufb,3 %b[58], %b[102], %b[89], %b[105]
  pshufb,4 %b[58], %b[102], %b[68], %b[58]
}
{
  pshufb,0 %b[4], %b[26], %b[1], %b[14]
  pshufb,1 %b[4], %b[26], %r44, %b[4]
  pshufb,3 %b[92], %b[114], %b[89], %b[102]
  pshufb,4 %b[92], %b[114], %b[68], %b[92]
}
{
  pshufb,0 %r55, %r60, %b[1], %b[26]
  pshufb,1 %r55, %r60, %r44, %r55
  pshufb,3 %b[79], %b[84], %b[89], %b[114]
  pshufb,4 %b[79], %b[84], %b[68], %b[79]
}
{
  pshufb,0 %b[22], %r37, %b[1], %r60
  pshufb,1 %b[22], %r37, %r44, %b[22]
  pshufb,3 %b[110], %b[61], %b[89], %b[84]
  pshufb,4 %b[110], %b[61], %b[68], %b[110]
}
{
  pshufb,0 %r42, %r22, %b[1], %r37
  pshufb,1 %r42, %r22, %r44, %r42
  pshufb,3 %b[66], %b[46], %b[89], %b[61]
  pshufb,4 %b[66], %b[46], %b[68], %b[66]
}
{
  pshufb,0 %g6, %b[12], %b[1], %r22
  pshufb,1 %g6, %b[12], %r44, %g6
  pshufb,3 %g22, %b[100], %b[89], %b[46]
  pshufb,4 %g22, %b[100], %b[68], %g22
}
{
  pshufb,0 %r36, %b[39], %b[1], %b[12]
  pshufb,1 %r36, %b[39], %r44, %r36
  pshufb,3 %b[60], %b[127], %b[89], %b[100]
  pshufb,4 %b[60], %b[127], %b[68], %b[60]
}
{
  pshufb,0 %b[10], %r57, %b[1], %b[39]
  pshufb,1 %b[10], %r57, %r44, %b[10]
  pshufb,3 %b[98], %b[81], %b[89], %b[127]
  pshufb,4 %b[98], %b[81], %b[68], %b[98]
}
{
  pshufb,0 %b[34], %b[32], %b[1], %r57
  pshufb,1 %b[34], %b[32], %r44, %b[34]
  pshufb,3 %b[122], %b[120], %b[89], %b[81]
  pshufb,4 %b[122], %b[120], %b[68], %b[122]
}
{
  pshufb,0 %r53, %b[11], %b[1], %b[32]
  pshufb,1 %r53, %b[11], %r44, %r53
  pshufb,3 %b[77], %b[99], %b[89], %b[120]
  pshufb,4 %b[77], %b[99], %b[68], %b[77]
}
{
  pshufb,0 %g0, %r18, %b[1], %b[11]
  pshufb,1 %g0, %r18, %r44, %g0
  pshufb,3 %g16, %b[42], %b[89], %b[99]
  pshufb,4 %g16, %b[42], %b[68], %g16
}
{
  pshufb,0 %b[15], %b[5], %b[1], %r18
  pshufb,1 %b[15], %b[5], %r44, %b[15]
  pshufb,3 %b[103], %b[93], %b[89], %b[42]
  pshufb,4 %b[103], %b[93], %b[68], %b[103]
}
{
  pshufb,0 %r54, %b[16], %b[1], %b[5]
  pshufb,1 %r54, %b[16], %r44, %r54
  pshufb,3 %b[78], %b[104], %b[89], %b[93]
  pshufb,4 %b[78], %b[104], %b[68], %b[78]
}
{
  pshufb,0 %b[3], %g7, %b[1], %b[1]
  pshufb,1 %b[3], %g7, %r44, %b[3]
  pshufb,3 %b[91], %g23, %b[89], %b[89]
  pshufb,4 %b[91], %g23, %b[68], %b[91]
}
{
  pshufb,0 %r56, %r46, %b[24], %g7
  pshufb,1 %r56, %r46, %b[20], %r56
  pshufb,3 %b[80], %b[70], %b[112], %g23
  pshufb,4 %b[80], %b[70], %b[108], %b[80]
}
{
  pshufb,0 %g10, %r45, %b[24], %r46
  pshufb,1 %g10, %r45, %b[20], %g10
  std,2 %g7, [ %r0 ]
  pshufb,3 %g26, %b[69], %b[112], %b[70]
  pshufb,4 %g26, %b[69], %b[108], %g26
  std,5 %g23, [ %r5 ]
}
{
  pshufb,0 %b[17], %r26, %b[24], %g7
  pshufb,1 %b[17], %r26, %b[20], %b[17]
  std,2 %r46, [ %r0 + 8 ]
  pshufb,3 %b[105], %b[50], %b[112], %g23
  pshufb,4 %b[105], %b[50], %b[108], %b[105]
  std,5 %b[70], [ %r5 + 8 ]
}
{
  pshufb,0 %b[14], %r29, %b[24], %r46
  pshufb,1 %b[14], %r29, %b[20], %b[14]
  std,2 %g7, [ %r0 + 0x10 ]
  pshufb,3 %b[102], %b[53], %b[112], %b[70]
  pshufb,4 %b[102], %b[53], %b[108], %b[102]
  std,5 %g23, [ %r5 + 0x10 ]
}
{
  pshufb,0 %b[26], %b[9], %b[24], %g7
  pshufb,1 %b[26], %b[9], %b[20], %b[26]
  std,2 %r46, [ %r0 + 0x18 ]
  pshufb,3 %b[114], %b[97], %b[112], %g23
  pshufb,4 %b[114], %b[97], %b[108], %b[114]
  std,5 %b[70], [ %r5 + 0x18 ]
}
{
  pshufb,0 %r60, %r19, %b[24], %r46
  pshufb,1 %r60, %r19, %b[20], %r60
  std,2 %g7, [ %r0 + 0x20 ]
  pshufb,3 %b[84], %b[43], %b[112], %b[70]
  pshufb,4 %b[84], %b[43], %b[108], %b[84]
  std,5 %g23, [ %r5 + 0x20 ]
}
{
  pshufb,0 %r37, %r58, %b[24], %g7
  pshufb,1 %r37, %r58, %b[20], %r37
  std,2 %r46, [ %r0 + 0x28 ]
  pshufb,3 %b[61], %b[82], %b[112], %g23
  pshufb,4 %b[61], %b[82], %b[108], %b[61]
  std,5 %b[70], [ %r5 + 0x28 ]
}
{
  pshufb,0 %r22, %r27, %b[24], %r46
  pshufb,1 %r22, %r27, %b[20], %r22
  std,2 %g7, [ %r0 + 0x30 ]
  pshufb,3 %b[46], %b[51], %b[112], %b[70]
  pshufb,4 %b[46], %b[51], %b[108], %b[46]
  std,5 %g23, [ %r5 + 0x30 ]
}
{
  pshufb,0 %b[12], %r48, %b[24], %g7
  pshufb,1 %b[12], %r48, %b[20], %b[12]
  std,2 %r46, [ %r0 + 0x38 ]
  pshufb,3 %b[100], %b[72], %b[112], %g23
  pshufb,4 %b[100], %b[72], %b[108], %b[100]
  std,5 %b[70], [ %r5 + 0x38 ]
}
{
  pshufb,0 %b[39], %r20, %b[24], %r46
  pshufb,1 %b[39], %r20, %b[20], %b[39]
  std,2 %g7, [ %r0 + 0x40 ]
  pshufb,3 %b[127], %b[44], %b[112], %b[70]
  pshufb,4 %b[127], %b[44], %b[108], %b[127]
  std,5 %g23, [ %r5 + 0x40 ]
}
{
  pshufb,0 %r57, %b[36], %b[24], %g7
  pshufb,1 %r57, %b[36], %b[20], %r57
  std,2 %r46, [ %r0 + 0x48 ]
  pshufb,3 %b[81], %b[124], %b[112], %g23
  pshufb,4 %b[81], %b[124], %b[108], %b[81]
  std,5 %b[70], [ %r5 + 0x48 ]
}
{
  pshufb,0 %b[32], %b[19], %b[24], %r46
  pshufb,1 %b[32], %b[19], %b[20], %b[32]
  std,2 %g7, [ %r0 + 0x50 ]
  pshufb,3 %b[120], %b[107], %b[112], %b[70]
  pshufb,4 %b[120], %b[107], %b[108], %b[120]
  std,5 %g23, [ %r5 + 0x50 ]
}
{
  pshufb,0 %b[11], %b[18], %b[24], %g7
  pshufb,1 %b[11], %b[18], %b[20], %b[11]
  std,2 %r46, [ %r0 + 0x58 ]
  pshufb,3 %b[99], %b[106], %b[112], %g23
  pshufb,4 %b[99], %b[106], %b[108], %b[99]
  std,5 %b[70], [ %r5 + 0x58 ]
}
{
  pshufb,0 %r18, %r47, %b[24], %r46
  pshufb,1 %r18, %r47, %b[20], %r18
  std,2 %g7, [ %r0 + 0x60 ]
  pshufb,3 %b[42], %b[71], %b[112], %b[70]
  pshufb,4 %b[42], %b[71], %b[108], %b[42]
  std,5 %g23, [ %r5 + 0x60 ]
}
{
  pshufb,0 %b[5], %r38, %b[24], %g7
  pshufb,1 %b[5], %r38, %b[20], %b[5]
  std,2 %r46, [ %r0 + 0x68 ]
  pshufb,3 %b[93], %b[62], %b[112], %g23
  pshufb,4 %b[93], %b[62], %b[108], %b[93]
  std,5 %b[70], [ %r5 + 0x68 ]
}
{
  pshufb,0 %b[1], %r32, %b[24], %r46
  pshufb,1 %b[1], %r32, %b[20], %b[1]
  std,2 %g7, [ %r0 + 0x70 ]
  pshufb,3 %b[89], %b[56], %b[112], %b[70]
  pshufb,4 %b[89], %b[56], %b[108], %b[89]
  std,5 %g23, [ %r5 + 0x70 ]
}
{
  pshufb,0 %r31, %b[13], %b[24], %g7
  pshufb,1 %r31, %b[13], %b[20], %r31
  std,2 %r46, [ %r0 + 0x78 ]
  pshufb,3 %b[55], %b[101], %b[112], %g23
  pshufb,4 %b[55], %b[101], %b[108], %b[55]
  std,5 %b[70], [ %r5 + 0x78 ]
}
{
  pshufb,0 %b[8], %r30, %b[24], %r46
  pshufb,1 %b[8], %r30, %b[20], %b[8]
  std,2 %g7, [ %r0 + 0x80 ]
  pshufb,3 %b[96], %b[54], %b[112], %b[70]
  pshufb,4 %b[96], %b[54], %b[108], %b[96]
  std,5 %g23, [ %r5 + 0x80 ]
}
{
  pshufb,0 %r34, %g14, %b[24], %g7
  pshufb,1 %r34, %g14, %b[20], %r34
  std,2 %r46, [ %r0 + 0x88 ]
  pshufb,3 %b[58], %g30, %b[112], %g23
  pshufb,4 %b[58], %g30, %b[108], %b[58]
  std,5 %b[70], [ %r5 + 0x88 ]
}
{
  pshufb,0 %b[4], %r24, %b[24], %r46
  pshufb,1 %b[4], %r24, %b[20], %b[4]
  std,2 %g7, [ %r0 + 0x90 ]
  pshufb,3 %b[92], %b[48], %b[112], %b[70]
  pshufb,4 %b[92], %b[48], %b[108], %b[92]
  std,5 %g23, [ %r5 + 0x90 ]
}
{
  pshufb,0 %r55, %r61, %b[24], %g7
  pshufb,1 %r55, %r61, %b[20], %r55
  std,2 %r46, [ %r0 + 0x98 ]
  pshufb,3 %b[79], %b[85], %b[112], %g23
  pshufb,4 %b[79], %b[85], %b[108], %b[79]
  std,5 %b[70], [ %r5 + 0x98 ]
}
{
  pshufb,0 %b[22], %b[31], %b[24], %r46
  pshufb,1 %b[22], %b[31], %b[20], %b[22]
  std,2 %g7, [ %r0 + 0xa0 ]
  pshufb,3 %b[110], %b[119], %b[112], %b[70]
  pshufb,4 %b[110], %b[119], %b[108], %b[110]
  std,5 %g23, [ %r5 + 0xa0 ]
}
{
  pshufb,0 %r42, %b[33], %b[24], %g7
  pshufb,1 %r42, %b[33], %b[20], %r42
  std,2 %r46, [ %r0 + 0xa8 ]
  pshufb,3 %b[66], %b[121], %b[112], %g23
  pshufb,4 %b[66], %b[121], %b[108], %b[66]
  std,5 %b[70], [ %r5 + 0xa8 ]
}
{
  pshufb,0 %g6, %r43, %b[24], %r46
  pshufb,1 %g6, %r43, %b[20], %g6
  std,2 %g7, [ %r0 + 0xb0 ]
  pshufb,3 %g22, %b[67], %b[112], %b[70]
  pshufb,4 %g22, %b[67], %b[108], %g22
  std,5 %g23, [ %r5 + 0xb0 ]
}
{
  pshufb,0 %r36, %b[28], %b[24], %g7
  pshufb,1 %r36, %b[28], %b[20], %r36
  std,2 %r46, [ %r0 + 0xb8 ]
  pshufb,3 %b[60], %b[116], %b[112], %g23
  pshufb,4 %b[60], %b[116], %b[108], %b[60]
  std,5 %b[70], [ %r5 + 0xb8 ]
}
{
  pshufb,0 %b[10], %r25, %b[24], %r46
  pshufb,1 %b[10], %r25, %b[20], %b[10]
  std,2 %g7, [ %r0 + 0xc0 ]
  pshufb,3 %b[98], %b[49], %b[112], %b[70]
  pshufb,4 %b[98], %b[49], %b[108], %b[98]
  std,5 %g23, [ %r5 + 0xc0 ]
}
{
  pshufb,0 %b[34], %r39, %b[24], %g7
  pshufb,1 %b[34], %r39, %b[20], %b[34]
  std,2 %r46, [ %r0 + 0xc8 ]
  pshufb,3 %b[122], %b[63], %b[112], %g23
  pshufb,4 %b[122], %b[63], %b[108], %b[122]
  std,5 %b[70], [ %r5 + 0xc8 ]
}
{
  pshufb,0 %r53, %r41, %b[24], %r46
  pshufb,1 %r53, %r41, %b[20], %r53
  std,2 %g7, [ %r0 + 0xd0 ]
  pshufb,3 %b[77], %b[65], %b[112], %b[70]
  pshufb,4 %b[77], %b[65], %b[108], %b[77]
  std,5 %g23, [ %r5 + 0xd0 ]
}
{
  pshufb,0 %g0, %b[29], %b[24], %g7
  pshufb,1 %g0, %b[29], %b[20], %g0
  std,2 %r46, [ %r0 + 0xd8 ]
  pshufb,3 %g16, %b[117], %b[112], %g23
  pshufb,4 %g16, %b[117], %b[108], %g16
  std,5 %b[70], [ %r5 + 0xd8 ]
}
{
  pshufb,0 %b[15], %g1, %b[24], %r46
  pshufb,1 %b[15], %g1, %b[20], %b[15]
  std,2 %g7, [ %r0 + 0xe0 ]
  pshufb,3 %b[103], %g17, %b[112], %b[70]
  pshufb,4 %b[103], %g17, %b[108], %b[103]
  std,5 %g23, [ %r5 + 0xe0 ]
}
{
  pshufb,0 %r54, %b[25], %b[24], %g7
  pshufb,1 %r54, %b[25], %b[20], %r54
  std,2 %r46, [ %r0 + 0xe8 ]
  pshufb,3 %b[78], %b[113], %b[112], %g23
  pshufb,4 %b[78], %b[113], %b[108], %b[78]
  std,5 %b[70], [ %r5 + 0xe8 ]
}
{
  pshufb,0 %b[3], %r16, %b[24], %b[24]
  pshufb,1 %b[3], %r16, %b[20], %b[20]
  std,2 %g7, [ %r0 + 0xf0 ]
  pshufb,3 %b[91], %b[40], %b[112], %b[112]
  pshufb,4 %b[91], %b[40], %b[108], %b[108]
  std,5 %g23, [ %r5 + 0xf0 ]
}
{
  std,2 %b[24], [ %r0 + 0xf8 ]
  std,5 %b[112], [ %r5 + 0xf8 ]
}
{
  std,2 %r56, [ %r0 + 0x100 ]
  std,5 %b[80], [ %r5 + 0x100 ]
}
{
  std,2 %g10, [ %r0 + 0x108 ]
  std,5 %g26, [ %r5 + 0x108 ]
}
{
  std,2 %b[17], [ %r0 + 0x110 ]
  std,5 %b[105], [ %r5 + 0x110 ]
}
{
  std,2 %b[14], [ %r0 + 0x118 ]
  std,5 %b[102], [ %r5 + 0x118 ]
}
{
  std,2 %b[26], [ %r0 + 0x120 ]
  std,5 %b[114], [ %r5 + 0x120 ]
}
{
  std,2 %r60, [ %r0 + 0x128 ]
  std,5 %b[84], [ %r5 + 0x128 ]
}
{
  std,2 %r37, [ %r0 + 0x130 ]
  std,5 %b[61], [ %r5 + 0x130 ]
}
{
  std,2 %r22, [ %r0 + 0x138 ]
  std,5 %b[46], [ %r5 + 0x138 ]
}
{
  std,2 %b[12], [ %r0 + 0x140 ]
  std,5 %b[100], [ %r5 + 0x140 ]
}
{
  std,2 %b[39], [ %r0 + 0x148 ]
  std,5 %b[127], [ %r5 + 0x148 ]
}
{
  std,2 %r57, [ %r0 + 0x150 ]
  std,5 %b[81], [ %r5 + 0x150 ]
}
{
  std,2 %b[32], [ %r0 + 0x158 ]
  std,5 %b[120], [ %r5 + 0x158 ]
}
{
  std,2 %b[11], [ %r0 + 0x160 ]
  std,5 %b[99], [ %r5 + 0x160 ]
}
{
  std,2 %r18, [ %r0 + 0x168 ]
  std,5 %b[42], [ %r5 + 0x168 ]
}
{
  std,2 %b[5], [ %r0 + 0x170 ]
  std,5 %b[93], [ %r5 + 0x170 ]
}
{
  std,2 %b[1], [ %r0 + 0x178 ]
  std,5 %b[89], [ %r5 + 0x178 ]
}
{
  std,2 %r31, [ %r0 + 0x180 ]
  std,5 %b[55], [ %r5 + 0x180 ]
}
{
  std,2 %b[8], [ %r0 + 0x188 ]
  std,5 %b[96], [ %r5 + 0x188 ]
}
{
  std,2 %r34, [ %r0 + 0x190 ]
  std,5 %b[58], [ %r5 + 0x190 ]
}
{
  std,2 %b[4], [ %r0 + 0x198 ]
  std,5 %b[92], [ %r5 + 0x198 ]
}
{
  std,2 %r55, [ %r0 + 0x1a0 ]
  std,5 %b[79], [ %r5 + 0x1a0 ]
}
{
  std,2 %b[22], [ %r0 + 0x1a8 ]
  std,5 %b[110], [ %r5 + 0x1a8 ]
}
{
  std,2 %r42, [ %r0 + 0x1b0 ]
  std,5 %b[66], [ %r5 + 0x1b0 ]
}
{
  std,2 %g6, [ %r0 + 0x1b8 ]
  std,5 %g22, [ %r5 + 0x1b8 ]
}
{
  std,2 %r36, [ %r0 + 0x1c0 ]
  std,5 %b[60], [ %r5 + 0x1c0 ]
}
{
  std,2 %b[10], [ %r0 + 0x1c8 ]
  std,5 %b[98], [ %r5 + 0x1c8 ]
}
{
  std,2 %b[34], [ %r0 + 0x1d0 ]
  std,5 %b[122], [ %r5 + 0x1d0 ]
}
{
  std,2 %r53, [ %r0 + 0x1d8 ]
  std,5 %b[77], [ %r5 + 0x1d8 ]
}
{
  std,2 %g0, [ %r0 + 0x1e0 ]
  std,5 %g16, [ %r5 + 0x1e0 ]
}
{
  std,2 %b[15], [ %r0 + 0x1e8 ]
  std,5 %b[103], [ %r5 + 0x1e8 ]
}
{
  std,2 %r54, [ %r0 + 0x1f0 ]
  std,5 %b[78], [ %r5 + 0x1f0 ]
}
{
  std,2 %b[20], [ %r0 + 0x1f8 ]
  std,5 %b[108], [ %r5 + 0x1f8 ]
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
	.size fastgost_magma_v3, . - fastgost_magma_v3
