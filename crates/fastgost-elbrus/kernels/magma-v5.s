! Magma on bit planes, constant-time.
! Generated: see crates/fastgost-elbrus/src/generate.
	.text

! (dst, src, key, scratch): as many blocks as two registers have bits.
	.global fastgost_magma_v5
	.type fastgost_magma_v5, @function
	.align 8
fastgost_magma_v5:
{
  setwd wsz=0x60, nfx=0
  setbn rsz=0x3f, rbs=0x20, rcur=0x0
}
{
  addd,0 %r0, 0x400, %r5
  addd,1 %r1, 0x400, %r6
  nop 1
}
{
  ldqp,0 [ %r1 + 0xf0 ], %r17
  ldqp,2 [ %r1 + 0x70 ], %r16
  ldqp,3 [ %r6 + 0xf0 ], %b[41]
  ldqp,5 [ %r6 + 0x70 ], %b[40]
}
{
  ldqp,0 [ %r1 + 0x1f0 ], %r19
  ldqp,2 [ %r1 + 0x170 ], %r18
  ldqp,3 [ %r6 + 0x1f0 ], %b[43]
  ldqp,5 [ %r6 + 0x170 ], %b[42]
}
{
  ldqp,0 [ %r1 + 0x2f0 ], %r21
  ldqp,2 [ %r1 + 0x270 ], %r20
  ldqp,3 [ %r6 + 0x2f0 ], %b[45]
  ldqp,5 [ %r6 + 0x270 ], %b[44]
}
{
  ldqp,0 [ %r1 + 0x3f0 ], %r23
  ldqp,2 [ %r1 + 0x370 ], %r22
  ldqp,3 [ %r6 + 0x3f0 ], %b[47]
  ldqp,5 [ %r6 + 0x370 ], %b[46]
}
{
  ldqp,0 [ %r1 + 0x50 ], %r25
  ldqp,2 [ %r1 + 0x30 ], %r24
  ldqp,3 [ %r6 + 0x50 ], %b[49]
  ldqp,5 [ %r6 + 0x30 ], %b[48]
}
{
  ldqp,0 [ %r1 + 0xb0 ], %r27
  qpsllw,1 %r16, 1, %r28
  ldqp,2 [ %r1 + 0x60 ], %r26
  ldqp,3 [ %r6 + 0xb0 ], %b[51]
  qpsllw,4 %b[40], 1, %b[52]
  ldqp,5 [ %r6 + 0x60 ], %b[50]
}
{
  ldqp,0 [ %r1 + 0xe0 ], %r30
  qpsllw,1 %r17, 1, %r31
  ldqp,2 [ %r1 + 0xd0 ], %r29
  ldqp,3 [ %r6 + 0xe0 ], %b[54]
  qpsllw,4 %b[41], 1, %b[55]
  ldqp,5 [ %r6 + 0xd0 ], %b[53]
}
{
  ldqp,0 [ %r1 + 0x150 ], %r33
  ldqp,2 [ %r1 + 0x130 ], %r32
  ldqp,3 [ %r6 + 0x150 ], %b[57]
  ldqp,5 [ %r6 + 0x130 ], %b[56]
}
{
  ldqp,0 [ %r1 + 0x1b0 ], %r35
  ldqp,2 [ %r1 + 0x160 ], %r34
  ldqp,3 [ %r6 + 0x1b0 ], %b[59]
  ldqp,5 [ %r6 + 0x160 ], %b[58]
}
{
  ldqp,0 [ %r1 + 0x1e0 ], %r37
  qpsllw,1 %r24, 1, %r38
  ldqp,2 [ %r1 + 0x1d0 ], %r36
  ldqp,3 [ %r6 + 0x1e0 ], %b[61]
  qpsllw,4 %b[48], 1, %b[62]
  ldqp,5 [ %r6 + 0x1d0 ], %b[60]
}
{
  ldqp,0 [ %r1 + 0x250 ], %r40
  qpsllw,1 %r25, 1, %r41
  ldqp,2 [ %r1 + 0x230 ], %r39
  ldqp,3 [ %r6 + 0x250 ], %b[64]
  qpsllw,4 %b[49], 1, %b[65]
  ldqp,5 [ %r6 + 0x230 ], %b[63]
}
{
  ldqp,0 [ %r1 + 0x2b0 ], %r43
  qpsllw,1 %r27, 1, %r44
  ldqp,2 [ %r1 + 0x260 ], %r42
  ldqp,3 [ %r6 + 0x2b0 ], %b[67]
  qpsllw,4 %b[51], 1, %b[68]
  ldqp,5 [ %r6 + 0x260 ], %b[66]
}
{
  ldqp,0 [ %r1 + 0x2e0 ], %r46
  qpsllw,1 %r29, 1, %r47
  ldqp,2 [ %r1 + 0x2d0 ], %r45
  ldqp,3 [ %r6 + 0x2e0 ], %b[70]
  qpsllw,4 %b[53], 1, %b[71]
  ldqp,5 [ %r6 + 0x2d0 ], %b[69]
}
{
  ldqp,0 [ %r1 + 0x350 ], %r49
  qpsrlw,1 %r26, 1, %r50
  ldqp,2 [ %r1 + 0x330 ], %r48
  ldqp,3 [ %r6 + 0x350 ], %b[73]
  qpsrlw,4 %b[50], 1, %b[74]
  ldqp,5 [ %r6 + 0x330 ], %b[72]
}
{
  ldqp,0 [ %r1 + 0x3b0 ], %r52
  qpsrlw,1 %r30, 1, %r53
  ldqp,2 [ %r1 + 0x360 ], %r51
  ldqp,3 [ %r6 + 0x3b0 ], %b[76]
  qpsrlw,4 %b[54], 1, %b[77]
  ldqp,5 [ %r6 + 0x360 ], %b[75]
}
{
  ldqp,0 [ %r1 + 0x3e0 ], %r55
  ldqp,2 [ %r1 + 0x3d0 ], %r54
  ldqp,3 [ %r6 + 0x3e0 ], %b[79]
  ldqp,5 [ %r6 + 0x3d0 ], %b[78]
}
{
  ldqp,0 [ %r1 + 0x10 ], %r57
  ldqp,2 [ %r2 ], %r56
  ldqp,3 [ %r6 + 0x10 ], %b[81]
  ldqp,5 [ %r2 ], %b[80]
}
{
  ldqp,0 [ %r1 + 0x40 ], %r59
  ldqp,2 [ %r1 + 0x20 ], %r58
  ldqp,3 [ %r6 + 0x40 ], %b[83]
  ldqp,5 [ %r6 + 0x20 ], %b[82]
}
{
  ldqp,0 [ %r1 + 0xa0 ], %r61
  ldqp,2 [ %r1 + 0x90 ], %r60
  ldqp,3 [ %r6 + 0xa0 ], %b[85]
  ldqp,5 [ %r6 + 0x90 ], %b[84]
}
{
  ldqp,0 [ %r1 + 0x110 ], %r63
  ldqp,2 [ %r1 + 0xc0 ], %r62
  ldqp,3 [ %r6 + 0x110 ], %b[87]
  ldqp,5 [ %r6 + 0xc0 ], %b[86]
}
{
  ldqp,0 [ %r1 + 0x140 ], %b[1]
  ldqp,2 [ %r1 + 0x120 ], %b[0]
  ldqp,3 [ %r6 + 0x140 ], %b[89]
  ldqp,5 [ %r6 + 0x120 ], %b[88]
}
{
  ldqp,0 [ %r1 + 0x1a0 ], %b[3]
  qplog_0xca,1 %r56, %r26, %r28, %r28
  ldqp,2 [ %r1 + 0x190 ], %b[2]
  ldqp,3 [ %r6 + 0x1a0 ], %b[91]
  qplog_0xca,4 %b[80], %b[50], %b[52], %b[52]
  ldqp,5 [ %r6 + 0x190 ], %b[90]
}
{
  ldqp,0 [ %r1 + 0x210 ], %b[4]
  qplog_0xca,1 %r56, %r30, %r31, %r31
  ldqp,2 [ %r1 + 0x1c0 ], %r26
  ldqp,3 [ %r6 + 0x210 ], %b[92]
  qplog_0xca,4 %b[80], %b[54], %b[55], %b[55]
  ldqp,5 [ %r6 + 0x1c0 ], %b[50]
}
{
  ldqp,0 [ %r1 + 0x240 ], %b[5]
  qpsllw,1 %r57, 1, %b[6]
  ldqp,2 [ %r1 + 0x220 ], %r30
  ldqp,3 [ %r6 + 0x240 ], %b[93]
  qpsllw,4 %b[81], 1, %b[94]
  ldqp,5 [ %r6 + 0x220 ], %b[54]
}
{
  ldqp,0 [ %r1 + 0x2a0 ], %b[8]
  qplog_0xca,1 %r56, %r58, %r38, %r38
  ldqp,2 [ %r1 + 0x290 ], %b[7]
  ldqp,3 [ %r6 + 0x2a0 ], %b[96]
  qplog_0xca,4 %b[80], %b[82], %b[62], %b[62]
  ldqp,5 [ %r6 + 0x290 ], %b[95]
}
{
  ldqp,0 [ %r1 + 0x310 ], %b[10]
  qplog_0xca,1 %r56, %r59, %r41, %r41
  ldqp,2 [ %r1 + 0x2c0 ], %b[9]
  ldqp,3 [ %r6 + 0x310 ], %b[98]
  qplog_0xca,4 %b[80], %b[83], %b[65], %b[65]
  ldqp,5 [ %r6 + 0x2c0 ], %b[97]
}
{
  ldqp,0 [ %r1 + 0x340 ], %b[12]
  qpsllw,1 %r60, 1, %b[13]
  ldqp,2 [ %r1 + 0x320 ], %b[11]
  ldqp,3 [ %r6 + 0x340 ], %b[100]
  qpsllw,4 %b[84], 1, %b[101]
  ldqp,5 [ %r6 + 0x320 ], %b[99]
}
{
  ldqp,0 [ %r1 + 0x3a0 ], %b[15]
  qplog_0xca,1 %r56, %r61, %r44, %r44
  ldqp,2 [ %r1 + 0x390 ], %b[14]
  ldqp,3 [ %r6 + 0x3a0 ], %b[103]
  qplog_0xca,4 %b[80], %b[85], %b[68], %b[68]
  ldqp,5 [ %r6 + 0x390 ], %b[102]
}
{
  ldqp,0 [ %r1 ], %b[17]
  qplog_0xca,1 %r56, %r62, %r47, %r47
  ldqp,2 [ %r1 + 0x3c0 ], %b[16]
  ldqp,3 [ %r6 ], %b[105]
  qplog_0xca,4 %b[80], %b[86], %b[71], %b[71]
  ldqp,5 [ %r6 + 0x3c0 ], %b[104]
}
{
  ldqp,0 [ %r1 + 0x100 ], %b[19]
  qpsrlw,1 %r58, 1, %r58
  ldqp,2 [ %r1 + 0x80 ], %b[18]
  ldqp,3 [ %r6 + 0x100 ], %b[107]
  qpsrlw,4 %b[82], 1, %b[82]
  ldqp,5 [ %r6 + 0x80 ], %b[106]
}
{
  ldqp,0 [ %r1 + 0x200 ], %b[21]
  qpsllw,1 %r63, 1, %b[22]
  ldqp,2 [ %r1 + 0x180 ], %b[20]
  ldqp,3 [ %r6 + 0x200 ], %b[109]
  qpsllw,4 %b[87], 1, %b[110]
  ldqp,5 [ %r6 + 0x180 ], %b[108]
}
{
  ldqp,0 [ %r1 + 0x300 ], %b[24]
  qpsllw,1 %r32, 1, %b[25]
  ldqp,2 [ %r1 + 0x280 ], %b[23]
  ldqp,3 [ %r6 + 0x300 ], %b[112]
  qpsllw,4 %b[56], 1, %b[113]
  ldqp,5 [ %r6 + 0x280 ], %b[111]
}
{
  ldqp,0 [ %r2 + 0x10 ], %b[27]
  qpsllw,1 %r18, 1, %b[28]
  ldqp,2 [ %r1 + 0x380 ], %b[26]
  ldqp,3 [ %r2 + 0x10 ], %b[115]
  qpsllw,4 %b[42], 1, %b[116]
  ldqp,5 [ %r6 + 0x380 ], %b[114]
}
{
  qpsllw,0 %r33, 1, %b[29]
  qplog_0xca,1 %r56, %r34, %b[28], %b[28]
  ldqp,2 [ %r2 + 0x20 ], %b[30]
  qpsllw,3 %b[57], 1, %b[117]
  qplog_0xca,4 %b[80], %b[58], %b[116], %b[116]
  ldqp,5 [ %r2 + 0x20 ], %b[118]
}
{
  qplog_0xca,0 %r56, %b[0], %b[25], %b[25]
  qplog_0xca,1 %r56, %b[1], %b[29], %b[29]
  ldqp,2 [ %r2 + 0x40 ], %b[31]
  qplog_0xca,3 %b[80], %b[88], %b[113], %b[113]
  qplog_0xca,4 %b[80], %b[89], %b[117], %b[117]
  ldqp,5 [ %r2 + 0x40 ], %b[119]
}
{
  qpsrlw,0 %r34, 1, %r34
  qplog_0xca,1 %r56, %b[17], %b[6], %b[6]
  ldqp,2 [ %r2 + 0x30 ], %b[32]
  qpsrlw,3 %b[58], 1, %b[58]
  qplog_0xca,4 %b[80], %b[105], %b[94], %b[94]
  ldqp,5 [ %r2 + 0x30 ], %b[120]
}
{
  qpsrlw,0 %r59, 1, %r59
  qplog_0xca,1 %r56, %r50, %r16, %r50
  qpsrlw,3 %b[83], 1, %b[83]
  qplog_0xca,4 %b[80], %b[74], %b[40], %b[74]
}
{
  qpsllw,0 %r28, 2, %r16
  qplog_0xca,1 %r56, %b[18], %b[13], %b[13]
  qpsllw,3 %b[52], 2, %b[40]
  qplog_0xca,4 %b[80], %b[106], %b[101], %b[101]
}
{
  qpsrlw,0 %r61, 1, %r61
  qpsrlw,1 %r62, 1, %r62
  qpsrlw,3 %b[85], 1, %b[85]
  qpsrlw,4 %b[86], 1, %b[86]
}
{
  qplog_0xca,0 %r56, %r53, %r17, %r53
  qpsllw,1 %r31, 2, %r17
  qplog_0xca,3 %b[80], %b[77], %b[41], %b[77]
  qpsllw,4 %b[55], 2, %b[41]
}
{
  qplog_0xca,0 %r56, %b[19], %b[22], %b[22]
  qpsrlw,1 %b[0], 1, %b[0]
  qplog_0xca,3 %b[80], %b[107], %b[110], %b[110]
  qpsrlw,4 %b[88], 1, %b[88]
}
{
  qpsrlw,0 %b[1], 1, %b[1]
  qplog_0xca,1 %r56, %r34, %r18, %r34
  qpsrlw,3 %b[89], 1, %b[89]
  qplog_0xca,4 %b[80], %b[58], %b[42], %b[58]
}
{
  qpsllw,0 %b[28], 2, %r18
  qpsrlw,1 %b[17], 1, %b[17]
  qpsllw,3 %b[116], 2, %b[42]
  qpsrlw,4 %b[105], 1, %b[105]
}
{
  qplog_0xca,0 %r56, %r58, %r24, %r58
  qpsllw,1 %r38, 2, %r24
  qplog_0xca,3 %b[80], %b[82], %b[48], %b[82]
  qpsllw,4 %b[62], 2, %b[48]
}
{
  qplog_0xca,0 %r56, %r59, %r25, %r59
  qplog_0xca,1 %b[27], %r41, %r16, %r16
  qplog_0xca,3 %b[80], %b[83], %b[49], %b[83]
  qplog_0xca,4 %b[115], %b[65], %b[40], %b[40]
}
{
  qpsrlw,0 %b[18], 1, %b[18]
  qplog_0xca,1 %r56, %r61, %r27, %r61
  qpsrlw,3 %b[106], 1, %b[106]
  qplog_0xca,4 %b[80], %b[85], %b[51], %b[85]
}
{
  qpsllw,0 %r44, 2, %r27
  qplog_0xca,1 %r56, %r62, %r29, %r62
  qpsllw,3 %b[68], 2, %b[51]
  qplog_0xca,4 %b[80], %b[86], %b[53], %b[86]
}
{
  qplog_0xca,0 %b[27], %r47, %r17, %r17
  qpsrlw,1 %b[19], 1, %b[19]
  qplog_0xca,3 %b[115], %b[71], %b[41], %b[41]
  qpsrlw,4 %b[107], 1, %b[107]
}
{
  qplog_0xca,0 %r56, %b[0], %r32, %b[0]
  qpsllw,1 %b[25], 2, %r32
  qplog_0xca,3 %b[80], %b[88], %b[56], %b[88]
  qpsllw,4 %b[113], 2, %b[56]
}
{
  qplog_0xca,0 %r56, %b[1], %r33, %b[1]
  qplog_0xca,1 %b[27], %b[29], %r18, %r18
  qplog_0xca,3 %b[80], %b[89], %b[57], %b[89]
  qplog_0xca,4 %b[115], %b[117], %b[42], %b[42]
}
{
  qplog_0xca,0 %r56, %b[17], %r57, %b[17]
  qplog_0xca,1 %b[27], %b[6], %r24, %r24
  qplog_0xca,3 %b[80], %b[105], %b[81], %b[105]
  qplog_0xca,4 %b[115], %b[94], %b[48], %b[48]
}
{
  qpsllw,0 %r35, 1, %r57
  qpsllw,1 %b[2], 1, %r33
  qpsllw,3 %b[59], 1, %b[81]
  qpsllw,4 %b[90], 1, %b[57]
}
{
  qplog_0xca,0 %r56, %b[20], %r33, %r33
  qpsrlw,1 %b[3], 1, %r29
  qplog_0xca,3 %b[80], %b[108], %b[57], %b[57]
  qpsrlw,4 %b[91], 1, %b[53]
}
{
  qpsrlw,0 %b[20], 1, %b[20]
  qpsllw,1 %r50, 2, %r25
  qpsrlw,3 %b[108], 1, %b[108]
  qpsllw,4 %b[74], 2, %b[49]
}
{
  qplog_0xca,0 %r56, %b[18], %r60, %b[18]
  qplog_0xca,1 %b[27], %b[13], %r27, %r27
  qplog_0xca,3 %b[80], %b[106], %b[84], %b[106]
  qplog_0xca,4 %b[115], %b[101], %b[51], %b[51]
}
{
  qpsllw,0 %r53, 2, %r60
  qplog_0xca,1 %r56, %b[19], %r63, %b[19]
  qpsllw,3 %b[77], 2, %b[84]
  qplog_0xca,4 %b[80], %b[107], %b[87], %b[107]
}
{
  qplog_0xca,0 %b[27], %b[22], %r32, %r32
  qpsllw,1 %r34, 2, %r63
  qplog_0xca,3 %b[115], %b[110], %b[56], %b[56]
  qpsllw,4 %b[58], 2, %b[87]
}
{
  qplog_0xca,0 %r56, %b[20], %b[2], %b[20]
  qpsllw,1 %r58, 2, %b[2]
  qplog_0xca,3 %b[80], %b[108], %b[90], %b[108]
  qpsllw,4 %b[82], 2, %b[90]
}
{
  qplog_0xca,0 %b[27], %r59, %r25, %r25
  qpsllw,1 %r16, 4, %b[33]
  qplog_0xca,3 %b[115], %b[83], %b[49], %b[49]
  qpsllw,4 %b[40], 4, %b[121]
}
{
  qpsllw,0 %r61, 2, %b[34]
  qplog_0xca,1 %b[27], %r62, %r60, %r60
  qpsllw,3 %b[85], 2, %b[122]
  qplog_0xca,4 %b[115], %b[86], %b[84], %b[84]
}
{
  qpsllw,0 %r17, 4, %b[35]
  qpsllw,1 %b[0], 2, %b[36]
  qpsllw,3 %b[41], 4, %b[123]
  qpsllw,4 %b[88], 2, %b[124]
}
{
  qplog_0xca,0 %b[27], %b[1], %r63, %r63
  qpsllw,1 %r18, 4, %b[37]
  qplog_0xca,3 %b[115], %b[89], %b[87], %b[87]
  qpsllw,4 %b[42], 4, %b[125]
}
{
  qplog_0xca,0 %b[27], %b[17], %b[2], %b[2]
  qpsrlw,1 %r41, 2, %r41
  qplog_0xca,3 %b[115], %b[105], %b[90], %b[90]
  qpsrlw,4 %b[65], 2, %b[65]
}
{
  qplog_0xca,0 %b[30], %r24, %b[33], %b[33]
  qplog_0xca,1 %b[27], %b[18], %b[34], %b[34]
  qplog_0xca,3 %b[118], %b[48], %b[121], %b[121]
  qplog_0xca,4 %b[115], %b[106], %b[122], %b[122]
}
{
  qpsrlw,0 %r47, 2, %r47
  qplog_0xca,1 %b[30], %r27, %b[35], %b[35]
  qpsrlw,3 %b[71], 2, %b[71]
  qplog_0xca,4 %b[118], %b[51], %b[123], %b[123]
}
{
  qplog_0xca,0 %b[27], %b[19], %b[36], %b[36]
  qpsrlw,1 %b[29], 2, %b[29]
  qplog_0xca,3 %b[115], %b[107], %b[124], %b[124]
  qpsrlw,4 %b[117], 2, %b[117]
}
{
  qplog_0xca,0 %b[30], %r32, %b[37], %b[37]
  qpsrlw,1 %b[6], 2, %b[6]
  qplog_0xca,3 %b[118], %b[56], %b[125], %b[125]
  qpsrlw,4 %b[94], 2, %b[94]
}
{
  qplog_0xca,0 %r56, %b[3], %r57, %r57
  qplog_0xca,1 %r56, %r29, %r35, %r29
  qplog_0xca,3 %b[80], %b[91], %b[81], %b[81]
  qplog_0xca,4 %b[80], %b[53], %b[59], %b[53]
}
{
  qplog_0xca,0 %b[27], %r41, %r28, %r41
  qpsllw,1 %r25, 4, %r28
  qplog_0xca,3 %b[115], %b[65], %b[52], %b[65]
  qpsllw,4 %b[49], 4, %b[52]
}
{
  qpsrlw,0 %b[13], 2, %b[13]
  qplog_0xca,1 %b[27], %r47, %r31, %r47
  qpsrlw,3 %b[101], 2, %b[101]
  qplog_0xca,4 %b[115], %b[71], %b[55], %b[71]
}
{
  qpsllw,0 %r60, 4, %r31
  qpsrlw,1 %b[22], 2, %b[22]
  qpsllw,3 %b[84], 4, %b[55]
  qpsrlw,4 %b[110], 2, %b[110]
}
{
  qplog_0xca,0 %b[27], %b[29], %b[28], %b[29]
  qpsllw,1 %r63, 4, %b[28]
  qplog_0xca,3 %b[115], %b[117], %b[116], %b[117]
  qpsllw,4 %b[87], 4, %b[116]
}
{
  qplog_0xca,0 %b[27], %b[6], %r38, %b[6]
  qpsrlw,1 %r59, 2, %r59
  qplog_0xca,3 %b[115], %b[94], %b[62], %b[94]
  qpsrlw,4 %b[83], 2, %b[83]
}
{
  qpsllw,0 %r57, 2, %r38
  qpsrlw,1 %r33, 2, %r35
  qpsllw,3 %b[81], 2, %b[62]
  qpsrlw,4 %b[57], 2, %b[59]
}
{
  qplog_0xca,0 %b[30], %b[2], %r28, %r28
  qplog_0xca,1 %b[27], %b[13], %r44, %b[13]
  qplog_0xca,3 %b[118], %b[90], %b[52], %b[52]
  qplog_0xca,4 %b[115], %b[101], %b[68], %b[101]
}
{
  qpsrlw,0 %r62, 2, %r62
  qplog_0xca,1 %b[30], %b[34], %r31, %r31
  qpsrlw,3 %b[86], 2, %b[86]
  qplog_0xca,4 %b[118], %b[122], %b[55], %b[55]
}
{
  qppermb,0 %b[35], %b[33], %b[31], %r44
  qplog_0xca,1 %b[27], %b[22], %b[25], %b[22]
  qppermb,3 %b[123], %b[121], %b[119], %b[68]
  qplog_0xca,4 %b[115], %b[110], %b[113], %b[110]
}
{
  qpsrlw,0 %b[1], 2, %b[1]
  qplog_0xca,1 %b[30], %b[36], %b[28], %b[28]
  qpsrlw,3 %b[89], 2, %b[89]
  qplog_0xca,4 %b[118], %b[124], %b[116], %b[116]
}
{
  qpsrlw,0 %b[17], 2, %b[17]
  qplog_0xca,1 %b[27], %r59, %r50, %r59
  qpsrlw,3 %b[105], 2, %b[105]
  qplog_0xca,4 %b[115], %b[83], %b[74], %b[83]
}
{
  qplog_0xca,0 %b[27], %r33, %r38, %r38
  qplog_0xca,1 %b[27], %r35, %r57, %r35
  qplog_0xca,3 %b[115], %b[57], %b[62], %b[62]
  qplog_0xca,4 %b[115], %b[59], %b[81], %b[59]
}
{
  qpsllw,0 %r41, 4, %r57
  qpsrlw,1 %b[18], 2, %b[18]
  qpsllw,3 %b[65], 4, %b[81]
  qpsrlw,4 %b[106], 2, %b[106]
}
{
  qplog_0xca,0 %b[27], %r62, %r53, %r62
  qpsllw,1 %r47, 4, %r53
  qplog_0xca,3 %b[115], %b[86], %b[77], %b[86]
  qpsllw,4 %b[71], 4, %b[77]
}
{
  qpsrlw,0 %b[19], 2, %b[19]
  qplog_0xca,1 %b[27], %b[1], %r34, %b[1]
  qpsrlw,3 %b[107], 2, %b[107]
  qplog_0xca,4 %b[115], %b[89], %b[58], %b[89]
}
{
  qpsllw,0 %b[29], 4, %r34
  qplog_0xca,1 %b[27], %b[17], %r58, %b[17]
  qpsllw,3 %b[117], 4, %b[58]
  qplog_0xca,4 %b[115], %b[105], %b[82], %b[105]
}
{
  qpsllw,0 %r19, 1, %r58
  qpsllw,1 %r36, 1, %r33
  qpsllw,3 %b[43], 1, %b[82]
  qpsllw,4 %b[60], 1, %b[57]
}
{
  qplog_0xca,0 %r56, %r37, %r58, %r58
  qplog_0xca,1 %r56, %r26, %r33, %r33
  qplog_0xca,3 %b[80], %b[61], %b[82], %b[82]
  qplog_0xca,4 %b[80], %b[50], %b[57], %b[57]
}
{
  qpsrlw,0 %r37, 1, %r37
  qpsrlw,1 %r26, 1, %r26
  qpsrlw,3 %b[61], 1, %b[61]
  qpsrlw,4 %b[50], 1, %b[50]
}
{
  qplog_0xca,0 %r56, %r37, %r19, %r37
  qpsllw,1 %r58, 2, %r19
  qplog_0xca,3 %b[80], %b[61], %b[43], %b[61]
  qpsllw,4 %b[82], 2, %b[43]
}
{
  qplog_0xca,0 %r56, %r26, %r36, %r26
  qplog_0xca,1 %b[27], %r33, %r19, %r19
  qplog_0xca,3 %b[80], %b[50], %b[60], %b[50]
  qplog_0xca,4 %b[115], %b[57], %b[43], %b[43]
}
{
  qpsllw,0 %r37, 2, %r36
  qpsllw,1 %r29, 2, %r50
  qpsllw,3 %b[61], 2, %b[60]
  qpsllw,4 %b[53], 2, %b[74]
}
{
  qplog_0xca,0 %b[27], %r26, %r36, %r36
  qplog_0xca,1 %b[27], %b[20], %r50, %r50
  qplog_0xca,3 %b[115], %b[50], %b[60], %b[60]
  qplog_0xca,4 %b[115], %b[108], %b[74], %b[74]
}
{
  qpsrlw,0 %r33, 2, %r33
  qpsrlw,1 %r26, 2, %r26
  qpsrlw,3 %b[57], 2, %b[57]
  qpsrlw,4 %b[50], 2, %b[50]
}
{
  qplog_0xca,0 %b[27], %r33, %r58, %r33
  qpsrlw,1 %b[20], 2, %b[20]
  qplog_0xca,3 %b[115], %b[57], %b[82], %b[57]
  qpsrlw,4 %b[108], 2, %b[108]
}
{
  qplog_0xca,0 %b[30], %b[6], %r57, %r57
  qplog_0xca,1 %b[27], %b[18], %r61, %b[18]
  qplog_0xca,3 %b[118], %b[94], %b[81], %b[81]
  qplog_0xca,4 %b[115], %b[106], %b[85], %b[106]
}
{
  qplog_0xca,0 %b[30], %b[13], %r53, %r53
  qppermb,1 %r31, %r28, %b[31], %r61
  qplog_0xca,3 %b[118], %b[101], %b[77], %b[77]
  qppermb,4 %b[55], %b[52], %b[119], %b[85]
}
{
  qplog_0xca,0 %b[27], %b[19], %b[0], %b[19]
  qplog_0xca,1 %b[30], %b[22], %r34, %r34
  qplog_0xca,3 %b[115], %b[107], %b[88], %b[107]
  qplog_0xca,4 %b[118], %b[110], %b[58], %b[58]
}
{
  qplog_0xca,0 %b[27], %b[20], %r29, %b[20]
  qpsllw,1 %r59, 4, %r29
  qplog_0xca,3 %b[115], %b[108], %b[53], %b[108]
  qpsllw,4 %b[83], 4, %b[53]
}
{
  qpsllw,0 %r62, 4, %b[0]
  qpsllw,1 %b[1], 4, %r58
  qpsllw,3 %b[86], 4, %b[88]
  qpsllw,4 %b[89], 4, %b[82]
}
{
  qplog_0xca,0 %b[30], %b[17], %r29, %r29
  qplog_0xca,1 %b[30], %b[18], %b[0], %b[0]
  qplog_0xca,3 %b[118], %b[105], %b[53], %b[53]
  qplog_0xca,4 %b[118], %b[106], %b[88], %b[88]
}
{
  qppermb,0 %r53, %r57, %b[31], %b[25]
  qplog_0xca,1 %b[30], %b[19], %r58, %r58
  qppermb,3 %b[77], %b[81], %b[119], %b[113]
  qplog_0xca,4 %b[118], %b[107], %b[82], %b[82]
}
{
  qpsrlw,0 %r24, 4, %r24
  qpsrlw,1 %r27, 4, %r27
  qpsrlw,3 %b[48], 4, %b[48]
  qpsrlw,4 %b[51], 4, %b[51]
}
{
  qpsllw,0 %r19, 4, %b[3]
  qplog_0xca,1 %b[27], %r26, %r37, %r26
  qpsllw,3 %b[43], 4, %b[91]
  qplog_0xca,4 %b[115], %b[50], %b[61], %b[50]
}
{
  qpsrlw,0 %r32, 4, %r32
  qplog_0xca,1 %b[30], %r24, %r16, %r24
  qpsrlw,3 %b[56], 4, %b[56]
  qplog_0xca,4 %b[118], %b[48], %b[40], %b[48]
}
{
  qplog_0xca,0 %b[30], %r38, %b[3], %b[3]
  qpsrlw,1 %r38, 4, %r38
  qplog_0xca,3 %b[118], %b[62], %b[91], %b[91]
  qpsrlw,4 %b[62], 4, %b[62]
}
{
  qplog_0xca,0 %b[30], %r27, %r17, %r27
  qppermb,1 %b[0], %r29, %b[31], %r17
  qplog_0xca,3 %b[118], %b[51], %b[41], %b[51]
  qppermb,4 %b[88], %b[53], %b[119], %b[41]
}
{
  qplog_0xca,0 %b[30], %r32, %r18, %r32
  qpsrlw,1 %b[2], 4, %b[2]
  qplog_0xca,3 %b[118], %b[56], %b[42], %b[56]
  qpsrlw,4 %b[90], 4, %b[90]
}
{
  qpsllw,0 %r36, 4, %r18
  qplog_0xca,1 %b[30], %r38, %r19, %r38
  qpsllw,3 %b[60], 4, %b[42]
  qplog_0xca,4 %b[118], %b[62], %b[43], %b[62]
}
{
  qpsrlw,0 %b[34], 4, %b[34]
  qpsrlw,1 %b[36], 4, %b[36]
  qpsrlw,3 %b[122], 4, %b[122]
  qpsrlw,4 %b[124], 4, %b[124]
}
{
  qplog_0xca,0 %b[30], %b[2], %r25, %b[2]
  qplog_0xca,1 %b[30], %b[34], %r60, %b[34]
  qplog_0xca,3 %b[118], %b[90], %b[49], %b[90]
  qplog_0xca,4 %b[118], %b[122], %b[84], %b[122]
}
{
  qplog_0xca,0 %b[30], %r50, %r18, %r18
  qpsrlw,1 %r50, 4, %r50
  qplog_0xca,3 %b[118], %b[74], %b[42], %b[42]
  qpsrlw,4 %b[74], 4, %b[74]
}
{
  qppermb,0 %r27, %r24, %b[31], %r60
  qplog_0xca,1 %b[30], %b[36], %r63, %b[36]
  qppermb,3 %b[51], %b[48], %b[119], %b[84]
  qplog_0xca,4 %b[118], %b[124], %b[87], %b[124]
}
{
  qpsrlw,0 %b[6], 4, %b[6]
  qpsrlw,1 %b[13], 4, %b[13]
  qpsrlw,3 %b[94], 4, %b[94]
  qpsrlw,4 %b[101], 4, %b[101]
}
{
  qpsllw,0 %r33, 4, %r63
  qplog_0xca,1 %b[30], %r50, %r36, %r50
  qpsllw,3 %b[57], 4, %b[87]
  qplog_0xca,4 %b[118], %b[74], %b[60], %b[74]
}
{
  qpsrlw,0 %b[22], 4, %b[22]
  qplog_0xca,1 %b[30], %b[6], %r41, %b[6]
  qpsrlw,3 %b[110], 4, %b[110]
  qplog_0xca,4 %b[118], %b[94], %b[65], %b[94]
}
{
  qplog_0xca,0 %b[30], %r35, %r63, %r63
  qpsrlw,1 %r35, 4, %r35
  qplog_0xca,3 %b[118], %b[59], %b[87], %b[87]
  qpsrlw,4 %b[59], 4, %b[59]
}
{
  qplog_0xca,0 %b[30], %b[13], %r47, %b[13]
  qppermb,1 %b[34], %b[2], %b[31], %r47
  qplog_0xca,3 %b[118], %b[101], %b[71], %b[101]
  qppermb,4 %b[122], %b[90], %b[119], %b[71]
}
{
  qplog_0xca,0 %b[30], %b[22], %b[29], %b[22]
  qpsrlw,1 %b[17], 4, %b[17]
  qplog_0xca,3 %b[118], %b[110], %b[117], %b[110]
  qpsrlw,4 %b[105], 4, %b[105]
}
{
  qpsllw,0 %r26, 4, %b[29]
  qplog_0xca,1 %b[30], %r35, %r33, %r35
  qpsllw,3 %b[50], 4, %b[117]
  qplog_0xca,4 %b[118], %b[59], %b[57], %b[59]
}
{
  qpsrlw,0 %b[18], 4, %b[18]
  qpsrlw,1 %b[19], 4, %b[19]
  qpsrlw,3 %b[106], 4, %b[106]
  qpsrlw,4 %b[107], 4, %b[107]
}
{
  qplog_0xca,0 %b[30], %b[17], %r59, %b[17]
  qplog_0xca,1 %b[30], %b[18], %r62, %b[18]
  qplog_0xca,3 %b[118], %b[105], %b[83], %b[105]
  qplog_0xca,4 %b[118], %b[106], %b[86], %b[106]
}
{
  qppermb,0 %b[3], %b[37], %b[31], %r59
  qppermb,1 %r18, %b[28], %b[31], %r33
  ldqp,2 [ %r2 + 0x60 ], %r62
  qppermb,3 %b[91], %b[125], %b[119], %b[83]
  qppermb,4 %b[42], %b[116], %b[119], %b[57]
  ldqp,5 [ %r2 + 0x60 ], %b[86]
}
{
  qplog_0xca,0 %b[30], %b[20], %b[29], %b[29]
  qppermb,1 %r63, %r34, %b[31], %r41
  ldqp,2 [ %r2 + 0x50 ], %r36
  qplog_0xca,3 %b[118], %b[108], %b[117], %b[117]
  qppermb,4 %b[87], %b[58], %b[119], %b[65]
  ldqp,5 [ %r2 + 0x50 ], %b[60]
}
{
  qppermb,0 %r38, %r32, %b[31], %r25
  qppermb,1 %r50, %b[36], %b[31], %r19
  qppermb,3 %b[62], %b[56], %b[119], %b[49]
  qppermb,4 %b[74], %b[124], %b[119], %b[43]
}
{
  qppermb,0 %b[29], %r58, %b[31], %r16
  qpsrlw,1 %b[20], 4, %b[20]
  qppermb,3 %b[117], %b[82], %b[119], %b[40]
  qpsrlw,4 %b[108], 4, %b[108]
}
{
  qppermb,0 %b[13], %b[6], %b[31], %r37
  qplog_0xca,1 %b[30], %b[19], %b[1], %b[19]
  qppermb,3 %b[101], %b[94], %b[119], %b[61]
  qplog_0xca,4 %b[118], %b[107], %b[89], %b[107]
}
{
  qppermb,0 %r59, %r44, %r62, %b[1]
  qppermb,1 %r33, %r61, %r62, %b[38]
  qppermb,3 %b[83], %b[68], %b[86], %b[89]
  qppermb,4 %b[57], %b[85], %b[86], %b[126]
}
{
  qppermb,0 %r41, %b[25], %r62, %b[39]
  qppermb,1 %r16, %r17, %r62, %g0
  qppermb,3 %b[65], %b[113], %b[86], %b[127]
  qppermb,4 %b[40], %b[41], %b[86], %g16
}
{
  qppermb,0 %r25, %r60, %r62, %g1
  qppermb,1 %r19, %r47, %r62, %g2
  qppermb,3 %b[49], %b[84], %b[86], %g17
  qppermb,4 %b[43], %b[71], %b[86], %g18
}
{
  qplog_0xca,0 %b[30], %b[20], %r26, %b[20]
  qppermb,1 %r35, %b[22], %b[31], %r26
  qplog_0xca,3 %b[118], %b[108], %b[50], %b[108]
  qppermb,4 %b[59], %b[110], %b[119], %b[50]
}
{
  qppermb,0 %b[18], %b[17], %b[31], %g3
  qppermb,1 %b[35], %b[33], %b[32], %b[35]
  qppermb,3 %b[106], %b[105], %b[119], %g19
  qppermb,4 %b[123], %b[121], %b[120], %b[123]
}
{
  qppermb,0 %r26, %r37, %r62, %b[33]
  qppermb,1 %b[20], %b[19], %b[31], %g4
  qppermb,3 %b[50], %b[61], %b[86], %b[121]
  qppermb,4 %b[108], %b[107], %b[119], %g20
}
{
  qppermb,0 %g4, %g3, %r62, %g5
  qppermb,1 %b[3], %b[37], %b[32], %b[3]
  qppermb,3 %g20, %g19, %b[86], %g21
  qppermb,4 %b[91], %b[125], %b[120], %b[91]
}
{
  qppermb,0 %b[3], %b[35], %r62, %b[37]
  qppermb,1 %r31, %r28, %b[32], %r31
  qppermb,3 %b[91], %b[123], %b[86], %b[125]
  qppermb,4 %b[55], %b[52], %b[120], %b[55]
}
{
  qpsllw,0 %b[4], 1, %r28
  qpsrlw,1 %b[21], 1, %g6
  qpsllw,3 %b[92], 1, %b[52]
  qpsrlw,4 %b[109], 1, %g22
}
{
  qppermb,0 %r18, %b[28], %b[32], %r18
  qppermb,1 %r53, %r57, %b[32], %r53
  qppermb,3 %b[42], %b[116], %b[120], %b[42]
  qppermb,4 %b[77], %b[81], %b[120], %b[77]
}
{
  qplog_0xca,0 %r56, %b[21], %r28, %r28
  qplog_0xca,1 %r56, %g6, %b[4], %g6
  qplog_0xca,3 %b[80], %b[109], %b[52], %b[52]
  qplog_0xca,4 %b[80], %g22, %b[92], %g22
}
{
  qppermb,0 %r18, %r31, %r62, %b[4]
  qppermb,1 %r63, %r34, %b[32], %r63
  qppermb,3 %b[42], %b[55], %b[86], %b[92]
  qppermb,4 %b[87], %b[58], %b[120], %b[87]
}
{
  qppermb,0 %r63, %r53, %r62, %r34
  qppermb,1 %b[0], %r29, %b[32], %b[0]
  qppermb,3 %b[87], %b[77], %b[86], %b[58]
  qppermb,4 %b[88], %b[53], %b[120], %b[88]
}
{
  qpsllw,0 %r39, 1, %r29
  qpsrlw,1 %r30, 1, %b[21]
  qpsllw,3 %b[63], 1, %b[53]
  qpsrlw,4 %b[54], 1, %b[109]
}
{
  qppermb,0 %b[29], %r58, %b[32], %b[29]
  qppermb,1 %r27, %r24, %b[32], %r27
  qppermb,3 %b[117], %b[82], %b[120], %b[117]
  qppermb,4 %b[51], %b[48], %b[120], %b[51]
}
{
  qplog_0xca,0 %r56, %r30, %r29, %r29
  qplog_0xca,1 %r56, %b[21], %r39, %b[21]
  qplog_0xca,3 %b[80], %b[54], %b[53], %b[53]
  qplog_0xca,4 %b[80], %b[109], %b[63], %b[109]
}
{
  qppermb,0 %b[29], %b[0], %r62, %r39
  qppermb,1 %r38, %r32, %b[32], %r38
  qppermb,3 %b[117], %b[88], %b[86], %b[63]
  qppermb,4 %b[62], %b[56], %b[120], %b[62]
}
{
  qppermb,0 %r38, %r27, %r62, %r32
  qppermb,1 %b[34], %b[2], %b[32], %b[34]
  qppermb,3 %b[62], %b[51], %b[86], %b[56]
  qppermb,4 %b[122], %b[90], %b[120], %b[122]
}
{
  qpsllw,0 %r29, 2, %b[2]
  qpsrlw,1 %r28, 2, %r30
  qpsllw,3 %b[53], 2, %b[90]
  qpsrlw,4 %b[52], 2, %b[54]
}
{
  qppermb,0 %r50, %b[36], %b[32], %r50
  qppermb,1 %b[13], %b[6], %b[32], %b[13]
  qppermb,3 %b[74], %b[124], %b[120], %b[74]
  qppermb,4 %b[101], %b[94], %b[120], %b[101]
}
{
  qplog_0xca,0 %b[27], %r28, %b[2], %b[2]
  qplog_0xca,1 %b[27], %r30, %r29, %r30
  qplog_0xca,3 %b[115], %b[52], %b[90], %b[90]
  qplog_0xca,4 %b[115], %b[54], %b[53], %b[54]
}
{
  qppermb,0 %r50, %b[34], %r62, %r29
  qppermb,1 %r35, %b[22], %b[32], %r35
  qppermb,3 %b[74], %b[122], %b[86], %b[53]
  qppermb,4 %b[59], %b[110], %b[120], %b[59]
}
{
  qppermb,0 %r35, %b[13], %r62, %b[22]
  qppermb,1 %b[18], %b[17], %b[32], %b[18]
  qppermb,3 %b[59], %b[101], %b[86], %b[110]
  qppermb,4 %b[106], %b[105], %b[120], %b[106]
}
{
  qpsllw,0 %r20, 1, %b[17]
  qpsllw,1 %r21, 1, %r28
  qpsllw,3 %b[44], 1, %b[105]
  qpsllw,4 %b[45], 1, %b[52]
}
{
  qpsllw,0 %r40, 1, %b[6]
  qplog_0xca,1 %r56, %r42, %b[17], %b[17]
  qpsllw,3 %b[64], 1, %b[94]
  qplog_0xca,4 %b[80], %b[66], %b[105], %b[105]
}
{
  qpsllw,0 %r43, 1, %b[36]
  qpsllw,1 %r45, 1, %r24
  qpsllw,3 %b[67], 1, %b[124]
  qpsllw,4 %b[69], 1, %b[48]
}
{
  qplog_0xca,0 %r56, %r46, %r28, %r28
  qpsllw,1 %r48, 1, %r58
  qplog_0xca,3 %b[80], %b[70], %b[52], %b[52]
  qpsllw,4 %b[72], 1, %b[82]
}
{
  qplog_0xca,0 %r56, %b[5], %b[6], %b[6]
  qpsrlw,1 %r42, 1, %r42
  qplog_0xca,3 %b[80], %b[93], %b[94], %b[94]
  qpsrlw,4 %b[66], 1, %b[66]
}
{
  qpsllw,0 %b[7], 1, %r57
  qplog_0xca,1 %r56, %b[8], %b[36], %b[36]
  qpsllw,3 %b[95], 1, %b[81]
  qplog_0xca,4 %b[80], %b[96], %b[124], %b[124]
}
{
  qplog_0xca,0 %r56, %b[9], %r24, %r24
  qpsrlw,1 %r46, 1, %r46
  qplog_0xca,3 %b[80], %b[97], %b[48], %b[48]
  qpsrlw,4 %b[70], 1, %b[70]
}
{
  qpsllw,0 %b[10], 1, %b[28]
  qplog_0xca,1 %r56, %b[11], %r58, %r58
  qpsllw,3 %b[98], 1, %b[116]
  qplog_0xca,4 %b[80], %b[99], %b[82], %b[82]
}
{
  qpsrlw,0 %b[5], 1, %b[5]
  qplog_0xca,1 %r56, %r42, %r20, %r42
  qpsrlw,3 %b[93], 1, %b[93]
  qplog_0xca,4 %b[80], %b[66], %b[44], %b[66]
}
{
  qpsllw,0 %b[17], 2, %r20
  qplog_0xca,1 %r56, %b[23], %r57, %r57
  qpsllw,3 %b[105], 2, %b[44]
  qplog_0xca,4 %b[80], %b[111], %b[81], %b[81]
}
{
  qpsrlw,0 %b[8], 1, %b[8]
  qpsrlw,1 %b[9], 1, %b[9]
  qpsrlw,3 %b[96], 1, %b[96]
  qpsrlw,4 %b[97], 1, %b[97]
}
{
  qplog_0xca,0 %r56, %r46, %r21, %r46
  qpsllw,1 %r28, 2, %r21
  qplog_0xca,3 %b[80], %b[70], %b[45], %b[70]
  qpsllw,4 %b[52], 2, %b[45]
}
{
  qplog_0xca,0 %r56, %b[24], %b[28], %b[28]
  qpsrlw,1 %b[11], 1, %b[11]
  qplog_0xca,3 %b[80], %b[112], %b[116], %b[116]
  qpsrlw,4 %b[99], 1, %b[99]
}
{
  qplog_0xca,0 %r56, %b[5], %r40, %b[5]
  qplog_0xca,1 %b[27], %b[6], %r20, %r20
  qplog_0xca,3 %b[80], %b[93], %b[64], %b[93]
  qplog_0xca,4 %b[115], %b[94], %b[44], %b[44]
}
{
  qpsrlw,0 %b[23], 1, %b[23]
  qplog_0xca,1 %r56, %b[8], %r43, %b[8]
  qpsrlw,3 %b[111], 1, %b[111]
  qplog_0xca,4 %b[80], %b[96], %b[67], %b[96]
}
{
  qpsllw,0 %b[36], 2, %r43
  qplog_0xca,1 %r56, %b[9], %r45, %b[9]
  qpsllw,3 %b[124], 2, %b[67]
  qplog_0xca,4 %b[80], %b[97], %b[69], %b[97]
}
{
  qplog_0xca,0 %b[27], %r24, %r21, %r21
  qpsrlw,1 %b[24], 1, %b[24]
  qplog_0xca,3 %b[115], %b[48], %b[45], %b[45]
  qpsrlw,4 %b[112], 1, %b[112]
}
{
  qplog_0xca,0 %r56, %b[11], %r48, %b[11]
  qpsllw,1 %r58, 2, %r48
  qplog_0xca,3 %b[80], %b[99], %b[72], %b[99]
  qpsllw,4 %b[82], 2, %b[72]
}
{
  qpsllw,0 %r42, 2, %r45
  qplog_0xca,1 %r56, %b[23], %b[7], %b[23]
  qpsllw,3 %b[66], 2, %b[69]
  qplog_0xca,4 %b[80], %b[111], %b[95], %b[111]
}
{
  qplog_0xca,0 %b[27], %r57, %r43, %r43
  qpsllw,1 %r46, 2, %b[7]
  qplog_0xca,3 %b[115], %b[81], %b[67], %b[67]
  qpsllw,4 %b[70], 2, %b[95]
}
{
  qplog_0xca,0 %r56, %b[24], %b[10], %b[24]
  qplog_0xca,1 %b[27], %b[28], %r48, %r48
  qplog_0xca,3 %b[80], %b[112], %b[98], %b[112]
  qplog_0xca,4 %b[115], %b[116], %b[72], %b[72]
}
{
  qpsllw,0 %b[21], 2, %b[10]
  qplog_0xca,1 %b[27], %b[5], %r45, %r45
  qpsllw,3 %b[109], 2, %b[98]
  qplog_0xca,4 %b[115], %b[93], %b[69], %b[69]
}
{
  qpsllw,0 %r20, 4, %r40
  qpsllw,1 %b[8], 2, %g7
  qpsllw,3 %b[44], 4, %b[64]
  qpsllw,4 %b[96], 2, %g23
}
{
  qplog_0xca,0 %b[27], %b[9], %b[7], %b[7]
  qpsllw,1 %r21, 4, %g8
  qplog_0xca,3 %b[115], %b[97], %b[95], %b[95]
  qpsllw,4 %b[45], 4, %g24
}
{
  qplog_0xca,0 %b[27], %g6, %b[10], %b[10]
  qpsrlw,1 %b[6], 2, %b[6]
  qplog_0xca,3 %b[115], %g22, %b[98], %b[98]
  qpsrlw,4 %b[94], 2, %b[94]
}
{
  qplog_0xca,0 %b[30], %b[2], %r40, %r40
  qplog_0xca,1 %b[27], %b[23], %g7, %g7
  qplog_0xca,3 %b[118], %b[90], %b[64], %b[64]
  qplog_0xca,4 %b[115], %b[111], %g23, %g23
}
{
  qpsrlw,0 %r24, 2, %r24
  qplog_0xca,1 %b[30], %r43, %g8, %g8
  qpsrlw,3 %b[48], 2, %b[48]
  qplog_0xca,4 %b[118], %b[67], %g24, %g24
}
{
  qplog_0xca,0 %b[27], %b[6], %b[17], %b[6]
  qpsllw,1 %r45, 4, %b[17]
  qplog_0xca,3 %b[115], %b[94], %b[105], %b[94]
  qpsllw,4 %b[69], 4, %b[105]
}
{
  qpsrlw,0 %r57, 2, %r57
  qplog_0xca,1 %b[27], %r24, %r28, %r24
  qpsrlw,3 %b[81], 2, %b[81]
  qplog_0xca,4 %b[115], %b[48], %b[52], %b[48]
}
{
  qpsllw,0 %b[7], 4, %r28
  qpsrlw,1 %b[28], 2, %b[28]
  qpsllw,3 %b[95], 4, %b[52]
  qpsrlw,4 %b[116], 2, %b[116]
}
{
  qpsrlw,0 %b[5], 2, %b[5]
  qplog_0xca,1 %b[30], %b[10], %b[17], %b[17]
  qpsrlw,3 %b[93], 2, %b[93]
  qplog_0xca,4 %b[118], %b[98], %b[105], %b[105]
}
{
  qplog_0xca,0 %b[27], %r57, %b[36], %r57
  qpsrlw,1 %b[9], 2, %b[9]
  qplog_0xca,3 %b[115], %b[81], %b[124], %b[81]
  qpsrlw,4 %b[97], 2, %b[97]
}
{
  qplog_0xca,0 %b[30], %g7, %r28, %r28
  qppermb,1 %g8, %r40, %b[31], %b[36]
  qplog_0xca,3 %b[118], %g23, %b[52], %b[52]
  qppermb,4 %g24, %b[64], %b[119], %b[124]
}
{
  qplog_0xca,0 %b[27], %b[28], %r58, %b[28]
  qpsrlw,1 %g6, 2, %g6
  qplog_0xca,3 %b[115], %b[116], %b[82], %b[116]
  qpsrlw,4 %g22, 2, %g22
}
{
  qplog_0xca,0 %b[27], %b[5], %r42, %b[5]
  qpsllw,1 %b[6], 4, %r42
  qplog_0xca,3 %b[115], %b[93], %b[66], %b[93]
  qpsllw,4 %b[94], 4, %b[66]
}
{
  qpsrlw,0 %b[23], 2, %b[23]
  qplog_0xca,1 %b[27], %b[9], %r46, %b[9]
  qpsrlw,3 %b[111], 2, %b[111]
  qplog_0xca,4 %b[115], %b[97], %b[70], %b[97]
}
{
  qpsllw,0 %r24, 4, %r46
  qplog_0xca,1 %b[27], %g6, %b[21], %g6
  qpsllw,3 %b[48], 4, %b[70]
  qplog_0xca,4 %b[115], %g22, %b[109], %g22
}
{
  qplog_0xca,0 %b[30], %r30, %r42, %r42
  qplog_0xca,1 %b[27], %b[23], %b[8], %b[23]
  qplog_0xca,3 %b[118], %b[54], %b[66], %b[66]
  qplog_0xca,4 %b[115], %b[111], %b[96], %b[111]
}
{
  qplog_0xca,0 %b[30], %r57, %r46, %r46
  qppermb,1 %r28, %b[17], %b[31], %b[8]
  qplog_0xca,3 %b[118], %b[81], %b[70], %b[70]
  qppermb,4 %b[52], %b[105], %b[119], %b[96]
}
{
  qpsllw,0 %b[5], 4, %b[21]
  qpsllw,1 %b[9], 4, %r58
  qpsllw,3 %b[93], 4, %b[109]
  qpsllw,4 %b[97], 4, %b[82]
}
{
  qplog_0xca,0 %b[30], %g6, %b[21], %b[21]
  qplog_0xca,1 %b[30], %b[23], %r58, %r58
  qplog_0xca,3 %b[118], %g22, %b[109], %b[109]
  qplog_0xca,4 %b[118], %b[111], %b[82], %b[82]
}
{
  qppermb,0 %r46, %r42, %b[31], %g9
  qpsrlw,1 %b[2], 4, %b[2]
  qppermb,3 %b[70], %b[66], %b[119], %g25
  qpsrlw,4 %b[90], 4, %b[90]
}
{
  qpsrlw,0 %r43, 4, %r43
  qplog_0xca,1 %b[30], %b[2], %r20, %b[2]
  qpsrlw,3 %b[67], 4, %b[67]
  qplog_0xca,4 %b[118], %b[90], %b[44], %b[90]
}
{
  qplog_0xca,0 %b[30], %r43, %r21, %r43
  qppermb,1 %r58, %b[21], %b[31], %r21
  qplog_0xca,3 %b[118], %b[67], %b[45], %b[67]
  qppermb,4 %b[82], %b[109], %b[119], %b[45]
}
{
  qpsrlw,0 %b[10], 4, %b[10]
  qpsrlw,1 %g7, 4, %g7
  qpsrlw,3 %b[98], 4, %b[98]
  qpsrlw,4 %g23, 4, %g23
}
{
  qplog_0xca,0 %b[30], %b[10], %r45, %b[10]
  qplog_0xca,1 %b[30], %g7, %b[7], %g7
  qplog_0xca,3 %b[118], %b[98], %b[69], %b[98]
  qplog_0xca,4 %b[118], %g23, %b[95], %g23
}
{
  qppermb,0 %r43, %b[2], %b[31], %b[7]
  qpsrlw,1 %r30, 4, %r30
  qppermb,3 %b[67], %b[90], %b[119], %b[95]
  qpsrlw,4 %b[54], 4, %b[54]
}
{
  qpsrlw,0 %r57, 4, %r57
  qplog_0xca,1 %b[30], %r30, %b[6], %r30
  qpsrlw,3 %b[81], 4, %b[81]
  qplog_0xca,4 %b[118], %b[54], %b[94], %b[54]
}
{
  qplog_0xca,0 %b[30], %r57, %r24, %r57
  qppermb,1 %g7, %b[10], %b[31], %r24
  qplog_0xca,3 %b[118], %b[81], %b[48], %b[81]
  qppermb,4 %g23, %b[98], %b[119], %b[48]
}
{
  qpsrlw,0 %g6, 4, %g6
  qpsrlw,1 %b[23], 4, %b[23]
  qpsrlw,3 %g22, 4, %g22
  qpsrlw,4 %b[111], 4, %b[111]
}
{
  qplog_0xca,0 %b[30], %g6, %b[5], %g6
  qplog_0xca,1 %b[30], %b[23], %b[9], %b[23]
  qplog_0xca,3 %b[118], %g22, %b[93], %g22
  qplog_0xca,4 %b[118], %b[111], %b[97], %b[111]
}
{
  qppermb,0 %r57, %r30, %b[31], %b[9]
  qppermb,1 %g8, %r40, %b[32], %g8
  qppermb,3 %b[81], %b[54], %b[119], %b[97]
  qppermb,4 %g24, %b[64], %b[120], %g24
}
{
  qppermb,0 %b[23], %g6, %b[31], %r40
  qppermb,1 %r28, %b[17], %b[32], %r28
  qppermb,3 %b[111], %g22, %b[119], %b[64]
  qppermb,4 %b[52], %b[105], %b[120], %b[52]
}
{
  qppermb,0 %r46, %r42, %b[32], %r46
  qppermb,1 %r58, %b[21], %b[32], %r58
  qppermb,3 %b[70], %b[66], %b[120], %b[70]
  qppermb,4 %b[82], %b[109], %b[120], %b[82]
}
{
  qppermb,0 %r43, %b[2], %b[32], %r43
  qppermb,1 %g7, %b[10], %b[32], %g7
  qppermb,3 %b[67], %b[90], %b[120], %b[67]
  qppermb,4 %g23, %b[98], %b[120], %g23
}
{
  qppermb,0 %r57, %r30, %b[32], %r57
  qppermb,1 %b[20], %b[19], %b[32], %b[20]
  qppermb,3 %b[81], %b[54], %b[120], %b[81]
  qppermb,4 %b[108], %b[107], %b[120], %b[108]
}
{
  qpsllw,0 %b[11], 2, %b[19]
  qpsrlw,1 %b[24], 2, %r30
  qpsllw,3 %b[99], 2, %b[107]
  qpsrlw,4 %b[112], 2, %b[54]
}
{
  qplog_0xca,0 %b[27], %b[24], %b[19], %b[19]
  qppermb,1 %b[23], %g6, %b[32], %b[23]
  qplog_0xca,3 %b[115], %b[112], %b[107], %b[107]
  qppermb,4 %b[111], %g22, %b[120], %b[111]
}
{
  qppermb,0 %b[20], %b[18], %r62, %g6
  qppermb,1 %r59, %r44, %r36, %r59
  qppermb,3 %b[108], %b[106], %b[86], %g22
  qppermb,4 %b[83], %b[68], %b[60], %b[83]
}
{
  qppermb,0 %r33, %r61, %r36, %r33
  qppermb,1 %r41, %b[25], %r36, %r41
  qppermb,3 %b[57], %b[85], %b[60], %b[57]
  qppermb,4 %b[65], %b[113], %b[60], %b[65]
}
{
  qppermb,0 %r16, %r17, %r36, %r16
  qppermb,1 %r25, %r60, %r36, %r25
  qppermb,3 %b[40], %b[41], %b[60], %b[40]
  qppermb,4 %b[49], %b[84], %b[60], %b[49]
}
{
  qppermb,0 %r19, %r47, %r36, %r19
  qppermb,1 %r26, %r37, %r36, %r26
  qppermb,3 %b[43], %b[71], %b[60], %b[43]
  qppermb,4 %b[50], %b[61], %b[60], %b[50]
}
{
  qppermb,0 %g4, %g3, %r36, %g4
  qppermb,1 %b[3], %b[35], %r36, %b[3]
  qppermb,3 %g20, %g19, %b[60], %g20
  qppermb,4 %b[91], %b[123], %b[60], %b[91]
}
{
  qpsllw,0 %r49, 1, %b[35]
  qpsrlw,1 %b[12], 1, %g3
  qpsllw,3 %b[73], 1, %b[123]
  qpsrlw,4 %b[100], 1, %g19
}
{
  qplog_0xca,0 %b[27], %r30, %b[11], %r30
  qppermb,1 %r18, %r31, %r36, %r18
  qplog_0xca,3 %b[115], %b[54], %b[99], %b[54]
  qppermb,4 %b[42], %b[55], %b[60], %b[42]
}
{
  qplog_0xca,0 %r56, %b[12], %b[35], %b[35]
  qplog_0xca,1 %r56, %g3, %r49, %g3
  qplog_0xca,3 %b[80], %b[100], %b[123], %b[123]
  qplog_0xca,4 %b[80], %g19, %b[73], %g19
}
{
  qppermb,0 %r63, %r53, %r36, %r63
  qppermb,1 %b[29], %b[0], %r36, %b[29]
  qppermb,3 %b[87], %b[77], %b[60], %b[87]
  qppermb,4 %b[117], %b[88], %b[60], %b[117]
}
{
  qpsllw,0 %r22, 1, %b[0]
  qpsrlw,1 %r51, 1, %r53
  qpsllw,3 %b[46], 1, %b[88]
  qpsrlw,4 %b[75], 1, %b[77]
}
{
  qplog_0xca,0 %r56, %r51, %b[0], %b[0]
  qplog_0xca,1 %r56, %r53, %r22, %r53
  qplog_0xca,3 %b[80], %b[75], %b[88], %b[88]
  qplog_0xca,4 %b[80], %b[77], %b[46], %b[77]
}
{
  qppermb,0 %r38, %r27, %r36, %r38
  qppermb,1 %r50, %b[34], %r36, %r50
  qppermb,3 %b[62], %b[51], %b[60], %b[62]
  qppermb,4 %b[74], %b[122], %b[60], %b[74]
}
{
  qpsllw,0 %b[0], 2, %b[34]
  qpsrlw,1 %b[35], 2, %r27
  qpsllw,3 %b[88], 2, %b[122]
  qpsrlw,4 %b[123], 2, %b[51]
}
{
  qplog_0xca,0 %b[27], %b[35], %b[34], %b[34]
  qplog_0xca,1 %b[27], %r27, %b[0], %r27
  qplog_0xca,3 %b[115], %b[123], %b[122], %b[122]
  qplog_0xca,4 %b[115], %b[51], %b[88], %b[51]
}
{
  qppermb,0 %r35, %b[13], %r36, %r35
  qppermb,1 %b[20], %b[18], %r36, %b[20]
  qppermb,3 %b[59], %b[101], %b[60], %b[59]
  qppermb,4 %b[108], %b[106], %b[60], %b[108]
}
{
  qpsllw,0 %r23, 1, %b[18]
  qpsllw,1 %r52, 1, %b[13]
  ldqp,2 [ %r2 + 0x80 ], %b[0]
  qpsllw,3 %b[47], 1, %b[106]
  qpsllw,4 %b[76], 1, %b[101]
  ldqp,5 [ %r2 + 0x80 ], %b[88]
}
{
  qpsllw,0 %r54, 1, %b[35]
  qplog_0xca,1 %r56, %r55, %b[18], %b[18]
  ldqp,2 [ %r2 + 0x70 ], %r22
  qpsllw,3 %b[78], 1, %b[123]
  qplog_0xca,4 %b[80], %b[79], %b[106], %b[106]
  ldqp,5 [ %r2 + 0x70 ], %b[46]
}
{
  qpsllw,0 %b[14], 1, %r51
  qplog_0xca,1 %r56, %b[15], %b[13], %b[13]
  qpsllw,3 %b[102], 1, %b[75]
  qplog_0xca,4 %b[80], %b[103], %b[101], %b[101]
}
{
  qplog_0xca,0 %r56, %b[16], %b[35], %b[35]
  qpsrlw,1 %r55, 1, %r55
  qplog_0xca,3 %b[80], %b[104], %b[123], %b[123]
  qpsrlw,4 %b[79], 1, %b[79]
}
{
  qplog_0xca,0 %r56, %b[26], %r51, %r51
  qpsrlw,1 %b[15], 1, %b[15]
  qplog_0xca,3 %b[80], %b[114], %b[75], %b[75]
  qpsrlw,4 %b[103], 1, %b[103]
}
{
  qpsrlw,0 %b[16], 1, %b[16]
  qplog_0xca,1 %r56, %r55, %r23, %r55
  qpsrlw,3 %b[104], 1, %b[104]
  qplog_0xca,4 %b[80], %b[79], %b[47], %b[79]
}
{
  qpsllw,0 %b[18], 2, %r23
  qpsrlw,1 %b[26], 1, %b[26]
  qpsllw,3 %b[106], 2, %b[47]
  qpsrlw,4 %b[114], 1, %b[114]
}
{
  qplog_0xca,0 %r56, %b[15], %r52, %b[15]
  qpsllw,1 %b[13], 2, %r52
  qplog_0xca,3 %b[80], %b[103], %b[76], %b[103]
  qpsllw,4 %b[101], 2, %b[76]
}
{
  qplog_0xca,0 %r56, %b[16], %r54, %b[16]
  qplog_0xca,1 %b[27], %b[35], %r23, %r23
  qplog_0xca,3 %b[80], %b[104], %b[78], %b[104]
  qplog_0xca,4 %b[115], %b[123], %b[47], %b[47]
}
{
  qpsllw,0 %r53, 2, %r54
  qplog_0xca,1 %r56, %b[26], %b[14], %b[26]
  qpsllw,3 %b[77], 2, %b[78]
  qplog_0xca,4 %b[80], %b[114], %b[102], %b[114]
}
{
  qplog_0xca,0 %b[27], %r51, %r52, %r52
  qpsllw,1 %r55, 2, %r56
  qplog_0xca,3 %b[115], %b[75], %b[76], %b[76]
  qpsllw,4 %b[79], 2, %b[80]
}
{
  qplog_0xca,0 %b[27], %g3, %r54, %r54
  qpsllw,1 %b[34], 4, %b[14]
  qplog_0xca,3 %b[115], %g19, %b[78], %b[78]
  qpsllw,4 %b[122], 4, %b[102]
}
{
  qpsllw,0 %b[15], 2, %r49
  qplog_0xca,1 %b[27], %b[16], %r56, %r56
  qpsllw,3 %b[103], 2, %b[73]
  qplog_0xca,4 %b[115], %b[104], %b[80], %b[80]
}
{
  qpsllw,0 %r23, 4, %b[12]
  qplog_0xca,1 %b[30], %r48, %b[14], %b[14]
  qpsllw,3 %b[47], 4, %b[100]
  qplog_0xca,4 %b[118], %b[72], %b[102], %b[102]
}
{
  qplog_0xca,0 %b[27], %b[26], %r49, %r49
  qpsrlw,1 %b[35], 2, %b[35]
  qplog_0xca,3 %b[115], %b[114], %b[73], %b[73]
  qpsrlw,4 %b[123], 2, %b[123]
}
{
  qplog_0xca,0 %b[30], %r52, %b[12], %b[12]
  qpsllw,1 %r54, 4, %r31
  qplog_0xca,3 %b[118], %b[76], %b[100], %b[100]
  qpsllw,4 %b[78], 4, %b[55]
}
{
  qpsrlw,0 %r51, 2, %r51
  qplog_0xca,1 %b[27], %b[35], %b[18], %b[35]
  qpsrlw,3 %b[75], 2, %b[75]
  qplog_0xca,4 %b[115], %b[123], %b[106], %b[123]
}
{
  qpsllw,0 %r56, 4, %b[18]
  qpsrlw,1 %g3, 2, %g3
  qpsllw,3 %b[80], 4, %b[106]
  qpsrlw,4 %g19, 2, %g19
}
{
  qplog_0xca,0 %b[30], %b[19], %r31, %r31
  qplog_0xca,1 %b[27], %r51, %b[13], %r51
  qplog_0xca,3 %b[118], %b[107], %b[55], %b[55]
  qplog_0xca,4 %b[115], %b[75], %b[101], %b[75]
}
{
  qpsrlw,0 %b[16], 2, %b[16]
  qplog_0xca,1 %b[30], %r49, %b[18], %b[18]
  qpsrlw,3 %b[104], 2, %b[104]
  qplog_0xca,4 %b[118], %b[73], %b[106], %b[106]
}
{
  qppermb,0 %b[12], %b[14], %b[31], %b[13]
  qplog_0xca,1 %b[27], %g3, %r53, %g3
  qppermb,3 %b[100], %b[102], %b[119], %b[101]
  qplog_0xca,4 %b[115], %g19, %b[77], %g19
}
{
  qpsllw,0 %r27, 4, %r53
  qpsrlw,1 %b[26], 2, %b[26]
  qpsllw,3 %b[51], 4, %b[77]
  qpsrlw,4 %b[114], 2, %b[114]
}
{
  qplog_0xca,0 %b[27], %b[16], %r55, %b[16]
  qpsllw,1 %b[35], 4, %r55
  qplog_0xca,3 %b[115], %b[104], %b[79], %b[104]
  qpsllw,4 %b[123], 4, %b[79]
}
{
  qppermb,0 %b[13], %b[36], %r62, %b[11]
  qplog_0xca,1 %b[30], %b[28], %r53, %r53
  qppermb,3 %b[101], %b[124], %b[86], %b[99]
  qplog_0xca,4 %b[118], %b[116], %b[77], %b[77]
}
{
  qplog_0xca,0 %b[27], %b[26], %b[15], %b[26]
  qplog_0xca,1 %b[30], %r51, %r55, %r55
  qplog_0xca,3 %b[115], %b[114], %b[103], %b[114]
  qplog_0xca,4 %b[118], %b[75], %b[79], %b[79]
}
{
  qppermb,0 %b[18], %r31, %b[31], %b[15]
  qpsllw,1 %g3, 4, %b[27]
  qppermb,3 %b[106], %b[55], %b[119], %b[103]
  qpsllw,4 %g19, 4, %b[115]
}
{
  qpsllw,0 %b[16], 4, %r37
  qppermb,1 %b[15], %b[8], %r62, %r47
  qpsllw,3 %b[104], 4, %b[61]
  qppermb,4 %b[103], %b[96], %b[86], %b[71]
}
{
  qplog_0xca,0 %b[30], %r30, %b[27], %b[27]
  qplog_0xca,1 %b[30], %b[26], %r37, %r37
  qplog_0xca,3 %b[118], %b[54], %b[115], %b[115]
  qplog_0xca,4 %b[118], %b[114], %b[61], %b[61]
}
{
  qppermb,0 %r55, %r53, %b[31], %r60
  qpsrlw,1 %r48, 4, %r48
  qppermb,3 %b[79], %b[77], %b[119], %b[84]
  qpsrlw,4 %b[72], 4, %b[72]
}
{
  qpsrlw,0 %r52, 4, %r52
  qppermb,1 %r60, %g9, %r62, %r17
  qpsrlw,3 %b[76], 4, %b[76]
  qppermb,4 %b[84], %g25, %b[86], %b[41]
}
{
  qplog_0xca,0 %b[30], %r48, %b[34], %r48
  qplog_0xca,1 %b[30], %r52, %r23, %r52
  qplog_0xca,3 %b[118], %b[72], %b[122], %b[72]
  qplog_0xca,4 %b[118], %b[76], %b[47], %b[76]
}
{
  qppermb,0 %b[11], %b[1], %b[0], %r23
  qppermb,1 %r37, %b[27], %b[31], %b[34]
  qppermb,3 %b[99], %b[89], %b[88], %b[47]
  qppermb,4 %b[61], %b[115], %b[119], %b[122]
}
{
  qpsrlw,0 %b[19], 4, %b[19]
  qpsrlw,1 %r49, 4, %r49
  qpsrlw,3 %b[107], 4, %b[107]
  qpsrlw,4 %b[73], 4, %b[73]
}
{
  qppermb,0 %r47, %b[38], %b[0], %b[25]
  qppermb,1 %b[34], %r21, %r62, %r61
  qppermb,3 %b[71], %b[126], %b[88], %b[113]
  qppermb,4 %b[122], %b[45], %b[86], %b[85]
}
{
  qplog_0xca,0 %b[30], %b[19], %r54, %b[19]
  qplog_0xca,1 %b[30], %r49, %r56, %r49
  qplog_0xca,3 %b[118], %b[107], %b[78], %b[107]
  qplog_0xca,4 %b[118], %b[73], %b[80], %b[73]
}
{
  qppermb,0 %r17, %b[39], %b[0], %r56
  qppermb,1 %r52, %r48, %b[31], %r54
  qppermb,3 %b[41], %b[127], %b[88], %b[80]
  qppermb,4 %b[76], %b[72], %b[119], %b[78]
}
{
  qpsrlw,0 %b[28], 4, %b[28]
  qpsrlw,1 %r51, 4, %r51
  qpsrlw,3 %b[116], 4, %b[116]
  qpsrlw,4 %b[75], 4, %b[75]
}
{
  qppermb,0 %r61, %g0, %b[0], %r44
  qppermb,1 %r54, %b[7], %r62, %b[24]
  qppermb,3 %b[85], %g16, %b[88], %b[68]
  qppermb,4 %b[78], %b[95], %b[86], %b[112]
}
{
  qplog_0xca,0 %b[30], %b[28], %r27, %b[28]
  qplog_0xca,1 %b[30], %r51, %b[35], %r51
  qplog_0xca,3 %b[118], %b[116], %b[51], %b[116]
  qplog_0xca,4 %b[118], %b[75], %b[123], %b[75]
}
{
  qppermb,0 %r49, %b[19], %b[31], %b[35]
  qppermb,1 %b[24], %g1, %b[0], %r27
  qppermb,3 %b[73], %b[107], %b[119], %b[123]
  qppermb,4 %b[112], %g17, %b[88], %b[51]
}
{
  qpsrlw,0 %r30, 4, %r30
  qpsrlw,1 %b[26], 4, %b[26]
  qpsrlw,3 %b[54], 4, %b[54]
  qpsrlw,4 %b[114], 4, %b[114]
}
{
  qppermb,0 %b[35], %r24, %r62, %b[10]
  qplog_0xca,1 %b[30], %r30, %g3, %r30
  qppermb,3 %b[123], %b[48], %b[86], %b[98]
  qplog_0xca,4 %b[118], %b[54], %g19, %b[54]
}
{
  ldqp,0 [ %r2 + 0x110 ], %b[2]
  qplog_0xca,1 %b[30], %b[26], %b[16], %b[26]
  ldqp,2 [ %r2 + 0x100 ], %g3
  ldqp,3 [ %r2 + 0x110 ], %b[90]
  qplog_0xca,4 %b[118], %b[114], %b[104], %b[114]
  ldqp,5 [ %r2 + 0x100 ], %g19
}
{
  ldqp,0 [ %r2 + 0x130 ], %b[30]
  qppermb,1 %r51, %b[28], %b[31], %b[21]
  ldqp,2 [ %r2 + 0x120 ], %b[16]
  ldqp,3 [ %r2 + 0x130 ], %b[118]
  qppermb,4 %b[75], %b[116], %b[119], %b[109]
  ldqp,5 [ %r2 + 0x120 ], %b[104]
}
{
  ldqp,0 [ %r2 + 0x150 ], %b[17]
  qppermb,1 %b[10], %g2, %b[0], %b[5]
  ldqp,2 [ %r2 + 0x140 ], %r42
  ldqp,3 [ %r2 + 0x150 ], %b[105]
  qppermb,4 %b[98], %g18, %b[88], %b[93]
  ldqp,5 [ %r2 + 0x140 ], %b[66]
}
{
  ldqp,0 [ %r2 + 0x170 ], %r45
  qppermb,1 %b[21], %b[9], %r62, %r20
  ldqp,2 [ %r2 + 0x160 ], %b[6]
  ldqp,3 [ %r2 + 0x170 ], %b[69]
  qppermb,4 %b[109], %b[97], %b[86], %b[44]
  ldqp,5 [ %r2 + 0x160 ], %b[94]
}
{
  qppermb,0 %b[26], %r30, %b[31], %b[31]
  qppermb,1 %r20, %b[33], %b[0], %g10
  ldqp,2 [ %r2 + 0x180 ], %g11
  qppermb,3 %b[114], %b[54], %b[119], %b[119]
  qppermb,4 %b[44], %b[121], %b[88], %g26
  ldqp,5 [ %r2 + 0x180 ], %g27
}
{
  qplog_0xc0,0 %r23, %g3, %g3, %g14
  qppermb,1 %b[31], %r40, %r62, %g15
  qplog_0xc0,3 %b[47], %g19, %g19, %g30
  qppermb,4 %b[119], %b[64], %b[86], %g31
}
{
  qppermb,0 %b[12], %b[14], %b[32], %b[12]
  qppermb,1 %g15, %g5, %b[0], %b[14]
  qppermb,3 %b[100], %b[102], %b[120], %b[100]
  qppermb,4 %g31, %g21, %b[88], %b[102]
}
{
  qppermb,0 %b[18], %r31, %b[32], %b[18]
  qppermb,1 %r55, %r53, %b[32], %r55
  qppermb,3 %b[106], %b[55], %b[120], %b[106]
  qppermb,4 %b[79], %b[77], %b[120], %b[79]
}
{
  qplog_0xe8,0 %b[25], %b[2], %g14, %r53
  qppermb,1 %r37, %b[27], %b[32], %r37
  ldqp,2 [ %r2 + 0x190 ], %r31
  qplog_0xe8,3 %b[113], %b[90], %g30, %b[77]
  qppermb,4 %b[61], %b[115], %b[120], %b[61]
  ldqp,5 [ %r2 + 0x190 ], %b[55]
}
{
  qppermb,0 %b[12], %g8, %r62, %b[27]
  qppermb,1 %r52, %r48, %b[32], %r52
  qppermb,3 %b[100], %g24, %b[86], %b[115]
  qppermb,4 %b[76], %b[72], %b[120], %b[76]
}
{
  qplog_0xe8,0 %r56, %b[16], %r53, %r48
  qppermb,1 %r49, %b[19], %b[32], %r49
  qplog_0xe8,3 %b[80], %b[104], %b[77], %b[72]
  qppermb,4 %b[73], %b[107], %b[120], %b[73]
}
{
  qppermb,0 %b[27], %b[37], %b[0], %b[19]
  qppermb,1 %r51, %b[28], %b[32], %r51
  qppermb,3 %b[115], %b[125], %b[88], %b[107]
  qppermb,4 %b[75], %b[116], %b[120], %b[75]
}
{
  qplog_0xe8,0 %r44, %b[30], %r48, %b[28]
  qppermb,1 %b[26], %r30, %b[32], %b[26]
  qplog_0xe8,3 %b[68], %b[118], %b[72], %b[116]
  qppermb,4 %b[114], %b[54], %b[120], %b[114]
}
{
  qppermb,0 %b[18], %r28, %r62, %b[32]
  qppermb,1 %b[13], %b[36], %r36, %b[13]
  ldqp,2 [ %r2 + 0x1a0 ], %r30
  qppermb,3 %b[106], %b[52], %b[86], %b[120]
  qppermb,4 %b[101], %b[124], %b[60], %b[101]
  ldqp,5 [ %r2 + 0x1a0 ], %b[54]
}
{
  qplog_0xe8,0 %r27, %r42, %b[28], %b[36]
  qppermb,1 %b[15], %b[8], %r36, %b[15]
  qplog_0xe8,3 %b[51], %b[66], %b[116], %b[124]
  qppermb,4 %b[103], %b[96], %b[60], %b[103]
}
{
  qppermb,0 %b[32], %b[4], %b[0], %b[8]
  qppermb,1 %r60, %g9, %r36, %r60
  qppermb,3 %b[120], %b[92], %b[88], %b[96]
  qppermb,4 %b[84], %g25, %b[60], %b[84]
}
{
  qplog_0xe8,0 %b[5], %b[17], %b[36], %g9
  qppermb,1 %b[34], %r21, %r36, %b[34]
  qplog_0xe8,3 %b[93], %b[105], %b[124], %g25
  qppermb,4 %b[122], %b[45], %b[60], %b[122]
}
{
  qppermb,0 %r54, %b[7], %r36, %r54
  qppermb,1 %b[35], %r24, %r36, %b[35]
  ldqp,2 [ %r2 + 0x1b0 ], %r21
  qppermb,3 %b[78], %b[95], %b[60], %b[78]
  qppermb,4 %b[123], %b[48], %b[60], %b[123]
  ldqp,5 [ %r2 + 0x1b0 ], %b[45]
}
{
  qplog_0xe8,0 %g10, %b[6], %g9, %r24
  qppermb,1 %r55, %r46, %r62, %b[7]
  qplog_0xe8,3 %g26, %b[94], %g25, %b[48]
  qppermb,4 %b[79], %b[70], %b[86], %b[95]
}
{
  qppermb,0 %b[21], %b[9], %r36, %b[21]
  qppermb,1 %b[31], %r40, %r36, %b[31]
  qppermb,3 %b[109], %b[97], %b[60], %b[109]
  qppermb,4 %b[119], %b[64], %b[60], %b[119]
}
{
  qplog_0xe8,0 %b[14], %r45, %r24, %r40
  qppermb,1 %b[7], %r34, %b[0], %b[9]
  qplog_0xe8,3 %b[102], %b[69], %b[48], %b[64]
  qppermb,4 %b[95], %b[58], %b[88], %b[97]
}
{
  qppermb,0 %b[12], %g8, %r36, %b[12]
  qppermb,1 %b[18], %r28, %r36, %b[18]
  qppermb,3 %b[100], %g24, %b[60], %b[100]
  qppermb,4 %b[106], %b[52], %b[60], %b[106]
}
{
  qplog_0xe8,0 %b[19], %g11, %r40, %r28
  qppermb,1 %r37, %r58, %r62, %g8
  qplog_0xe8,3 %b[107], %g27, %b[64], %b[52]
  qppermb,4 %b[61], %b[82], %b[86], %g24
}
{
  qppermb,0 %r55, %r46, %r36, %r55
  qppermb,1 %r37, %r58, %r36, %r37
  qppermb,3 %b[79], %b[70], %b[60], %b[79]
  qppermb,4 %b[61], %b[82], %b[60], %b[61]
}
{
  qplog_0xe8,0 %b[8], %r31, %r28, %r58
  qppermb,1 %b[11], %b[1], %r22, %b[11]
  ldqp,2 [ %r2 + 0x1c0 ], %r46
  qplog_0xe8,3 %b[96], %b[55], %b[52], %b[82]
  qppermb,4 %b[99], %b[89], %b[46], %b[99]
  ldqp,5 [ %r2 + 0x1c0 ], %b[70]
}
{
  qppermb,0 %g8, %r39, %b[0], %b[1]
  qppermb,1 %r47, %b[38], %r22, %r47
  qppermb,3 %g24, %b[63], %b[88], %b[89]
  qppermb,4 %b[71], %b[126], %b[46], %b[71]
}
{
  qplog_0xe8,0 %b[9], %r30, %r58, %b[38]
  qppermb,1 %r17, %b[39], %r22, %r17
  qplog_0xe8,3 %b[97], %b[54], %b[82], %b[126]
  qppermb,4 %b[41], %b[127], %b[46], %b[41]
}
{
  qppermb,0 %r61, %g0, %r22, %r61
  qppermb,1 %r51, %r57, %r36, %g0
  ldqp,2 [ %r2 + 0x1d0 ], %b[39]
  qppermb,3 %b[85], %g16, %b[46], %b[85]
  qppermb,4 %b[75], %b[81], %b[60], %g16
  ldqp,5 [ %r2 + 0x1d0 ], %b[127]
}
{
  qppermb,0 %r51, %r57, %r62, %r51
  qppermb,1 %b[26], %b[23], %r62, %r57
  qppermb,3 %b[75], %b[81], %b[86], %b[75]
  qppermb,4 %b[114], %b[111], %b[86], %b[81]
}
{
  qppermb,0 %b[24], %g1, %r22, %b[24]
  qppermb,1 %b[26], %b[23], %r36, %b[26]
  qppermb,3 %b[112], %g17, %b[46], %b[112]
  qppermb,4 %b[114], %b[111], %b[60], %b[114]
}
{
  qppermb,0 %r52, %r43, %r62, %b[23]
  qplog_0xe8,1 %b[1], %r21, %b[38], %g1
  qppermb,3 %b[76], %b[67], %b[86], %b[111]
  qplog_0xe8,4 %b[89], %b[45], %b[126], %g17
}
{
  qppermb,0 %r49, %g7, %r62, %r62
  qppermb,1 %r52, %r43, %r36, %r52
  qppermb,3 %b[73], %g23, %b[86], %b[86]
  qppermb,4 %b[76], %b[67], %b[60], %b[76]
}
{
  qppermb,0 %b[23], %r32, %b[0], %r43
  qppermb,1 %r49, %g7, %r36, %r49
  qppermb,3 %b[111], %b[56], %b[88], %b[67]
  qppermb,4 %b[73], %g23, %b[60], %b[73]
}
{
  qplog_0xe8,0 %r43, %r46, %g1, %r36
  qppermb,1 %b[10], %g2, %r22, %b[10]
  ldqp,2 [ %r2 + 0x1e0 ], %g7
  qplog_0xe8,3 %b[67], %b[70], %g17, %b[60]
  qppermb,4 %b[98], %g18, %b[46], %b[98]
  ldqp,5 [ %r2 + 0x1e0 ], %g23
}
{
  qppermb,0 %r62, %r29, %b[0], %g2
  qppermb,1 %r20, %b[33], %r22, %r20
  qppermb,3 %b[86], %b[53], %b[88], %g18
  qppermb,4 %b[44], %b[121], %b[46], %b[44]
}
{
  qplog_0x3c,0 %r23, %g3, %g3, %g3
  qplog_0x96,1 %b[25], %b[2], %g14, %b[2]
  ldqp,2 [ %r2 + 0x1f0 ], %b[33]
  qplog_0x3c,3 %b[47], %g19, %g19, %g19
  qplog_0x96,4 %b[113], %b[90], %g30, %b[90]
  ldqp,5 [ %r2 + 0x1f0 ], %b[121]
}
{
  qplog_0xe8,0 %g2, %b[39], %r36, %g14
  qplog_0x96,1 %r44, %b[30], %r48, %b[30]
  qplog_0xe8,3 %g18, %b[127], %b[60], %g30
  qplog_0x96,4 %b[68], %b[118], %b[72], %b[118]
}
{
  qppermb,0 %r51, %b[22], %b[0], %r48
  qppermb,1 %g15, %g5, %r22, %g15
  qppermb,3 %b[75], %b[110], %b[88], %b[72]
  qppermb,4 %g31, %g21, %b[46], %g31
}
{
  qplog_0x96,0 %r56, %b[16], %r53, %b[16]
  qplog_0x1e,1 %g3, %b[30], %b[2], %g3
  ldqp,2 [ %r2 + 0x200 ], %g5
  qplog_0x96,3 %b[80], %b[104], %b[77], %b[104]
  qplog_0x1e,4 %g19, %b[118], %b[90], %g19
  ldqp,5 [ %r2 + 0x200 ], %g21
}
{
  qplog_0xe8,0 %r48, %g7, %g14, %r53
  qppermb,1 %b[27], %b[37], %r22, %b[27]
  qplog_0xe8,3 %b[72], %g23, %g30, %b[77]
  qppermb,4 %b[115], %b[125], %b[46], %b[115]
}
{
  qppermb,0 %r57, %g6, %b[0], %b[37]
  qppermb,1 %b[32], %b[4], %r22, %b[32]
  qppermb,3 %b[81], %g22, %b[88], %b[125]
  qppermb,4 %b[120], %b[92], %b[46], %b[120]
}
{
  qppermb,0 %b[7], %r34, %r22, %b[7]
  qppermb,1 %g8, %r39, %r22, %g8
  ldqp,2 [ %r2 + 0x210 ], %b[4]
  qppermb,3 %b[95], %b[58], %b[46], %b[95]
  qppermb,4 %g24, %b[63], %b[46], %g24
  ldqp,5 [ %r2 + 0x210 ], %b[92]
}
{
  qplog_0xe8,0 %b[37], %b[33], %r53, %r39
  qppermb,1 %b[13], %r59, %b[0], %r34
  qplog_0xe8,3 %b[125], %b[121], %b[77], %b[63]
  qppermb,4 %b[101], %b[83], %b[88], %b[58]
}
{
  qppermb,0 %b[23], %r32, %r22, %b[23]
  qplog_0x96,1 %r27, %r42, %b[28], %r42
  qppermb,3 %b[111], %b[56], %b[46], %b[111]
  qplog_0x96,4 %b[51], %b[66], %b[116], %b[66]
}
{
  qplog_0xe8,0 %r34, %g5, %r39, %r32
  qplog_0x96,1 %b[5], %b[17], %b[36], %b[17]
  ldqp,2 [ %r2 + 0x220 ], %b[28]
  qplog_0xe8,3 %b[58], %g21, %b[63], %b[56]
  qplog_0x96,4 %b[93], %b[105], %b[124], %b[105]
  ldqp,5 [ %r2 + 0x220 ], %b[116]
}
{
  qppermb,0 %b[15], %r33, %b[0], %b[36]
  qplog_0x96,1 %g10, %b[6], %g9, %b[6]
  qppermb,3 %b[103], %b[57], %b[88], %b[124]
  qplog_0x96,4 %g26, %b[94], %g25, %b[94]
}
{
  qplog_0xe8,0 %b[36], %b[4], %r32, %g9
  qplog_0x96,1 %b[14], %r45, %r24, %r45
  qplog_0xe8,3 %b[124], %b[92], %b[56], %g25
  qplog_0x96,4 %b[102], %b[69], %b[48], %b[69]
}
{
  qppermb,0 %r60, %r41, %b[0], %r24
  qppermb,1 %r62, %r29, %r22, %r62
  qppermb,3 %b[84], %b[65], %b[88], %b[48]
  qppermb,4 %b[86], %b[53], %b[46], %b[86]
}
{
  qppermb,0 %b[34], %r16, %b[0], %r29
  qppermb,1 %r51, %b[22], %r22, %r51
  qppermb,3 %b[122], %b[40], %b[88], %b[53]
  qppermb,4 %b[75], %b[110], %b[46], %b[75]
}
{
  qppermb,0 %r54, %r25, %b[0], %b[22]
  qppermb,1 %r57, %g6, %r22, %r57
  qppermb,3 %b[78], %b[49], %b[88], %b[110]
  qppermb,4 %b[81], %g22, %b[46], %b[81]
}
{
  qppermb,0 %b[35], %r19, %b[0], %g6
  qplog_0x96,1 %b[19], %g11, %r40, %g11
  qppermb,3 %b[123], %b[43], %b[88], %g22
  qplog_0x96,4 %b[107], %g27, %b[64], %g27
}
{
  qppermb,0 %b[21], %r26, %b[0], %r40
  qplog_0x96,1 %b[9], %r30, %r58, %r30
  qppermb,3 %b[109], %b[50], %b[88], %b[64]
  qplog_0x96,4 %b[97], %b[54], %b[82], %b[54]
}
{
  qppermb,0 %b[31], %g4, %b[0], %r58
  qplog_0x96,1 %b[1], %r21, %b[38], %r21
  qppermb,3 %b[119], %g20, %b[88], %b[82]
  qplog_0x96,4 %b[89], %b[45], %b[126], %b[45]
}
{
  qppermb,0 %b[12], %b[3], %b[0], %b[38]
  qppermb,1 %b[13], %r59, %r22, %b[13]
  qppermb,3 %b[100], %b[91], %b[88], %b[126]
  qppermb,4 %b[101], %b[83], %b[46], %b[101]
}
{
  qppermb,0 %b[18], %r18, %b[0], %r59
  qplog_0x96,1 %b[8], %r31, %r28, %r31
  qppermb,3 %b[106], %b[42], %b[88], %b[83]
  qplog_0x96,4 %b[96], %b[55], %b[52], %b[55]
}
{
  qppermb,0 %r55, %r63, %b[0], %r28
  qppermb,1 %b[15], %r33, %r22, %b[15]
  qppermb,3 %b[79], %b[87], %b[88], %b[52]
  qppermb,4 %b[103], %b[57], %b[46], %b[103]
}
{
  qppermb,0 %r37, %b[29], %b[0], %r33
  qppermb,1 %r60, %r41, %r22, %r60
  qppermb,3 %b[61], %b[117], %b[88], %b[57]
  qppermb,4 %b[84], %b[65], %b[46], %b[84]
}
{
  qppermb,0 %r52, %r38, %b[0], %r41
  qplog_0x96,1 %r43, %r46, %g1, %r46
  qppermb,3 %b[76], %b[62], %b[88], %b[65]
  qplog_0x96,4 %b[67], %b[70], %g17, %b[70]
}
{
  qppermb,0 %r49, %r50, %b[0], %g1
  qplog_0x96,1 %g2, %b[39], %r36, %b[39]
  qppermb,3 %b[73], %b[74], %b[88], %g17
  qplog_0x96,4 %g18, %b[127], %b[60], %b[127]
}
{
  qppermb,0 %g0, %r35, %b[0], %r36
  qppermb,1 %b[26], %b[20], %b[0], %b[0]
  qppermb,3 %g16, %b[59], %b[88], %b[60]
  qppermb,4 %b[114], %b[108], %b[88], %b[88]
}
{
  qplog_0x96,0 %b[37], %b[33], %r53, %b[33]
  qppermb,1 %b[34], %r16, %r22, %b[34]
  qplog_0x96,3 %b[125], %b[121], %b[77], %b[121]
  qppermb,4 %b[122], %b[40], %b[46], %b[122]
}
{
  qplog_0x4a,0 %g3, %b[30], %b[16], %r16
  qplog_0x84,1 %g3, %b[2], %b[16], %r53
  qplog_0x4a,3 %g19, %b[118], %b[104], %b[40]
  qplog_0x84,4 %g19, %b[90], %b[104], %b[77]
}
{
  qplog_0x96,0 %r48, %g7, %g14, %g7
  qplog_0x29,1 %r46, %b[33], %b[39], %g14
  qplog_0x96,3 %b[72], %g23, %g30, %g23
  qplog_0x29,4 %b[70], %b[121], %b[127], %g30
}
{
  qplog_0x53,0 %r16, %r53, %b[30], %r53
  qplog_0x96,1 %r16, %b[2], %b[23], %b[23]
  qplog_0x53,3 %b[40], %b[77], %b[118], %b[77]
  qplog_0x96,4 %b[40], %b[90], %b[111], %b[111]
}
{
  qplog_0x9a,0 %r16, %g3, %b[30], %r16
  qplog_0x6b,1 %r45, %r42, %b[17], %b[30]
  qplog_0x9a,3 %b[40], %g19, %b[118], %b[40]
  qplog_0x6b,4 %b[69], %b[66], %b[105], %b[118]
}
{
  qplog_0x96,0 %r53, %g3, %r51, %g3
  qplog_0xc6,1 %g11, %r30, %r21, %r51
  qplog_0x96,3 %b[77], %g19, %b[75], %g19
  qplog_0xc6,4 %g27, %b[54], %b[45], %b[75]
}
{
  qplog_0x06,0 %r16, %b[16], %b[2], %b[16]
  qplog_0x96,1 %r16, %r53, %r62, %r16
  qplog_0x06,3 %b[40], %b[104], %b[90], %b[104]
  qplog_0x96,4 %b[40], %b[77], %b[86], %b[40]
}
{
  qplog_0xec,0 %r45, %b[6], %b[17], %r53
  qplog_0x69,1 %b[6], %r45, %b[30], %b[6]
  qplog_0xec,3 %b[69], %b[94], %b[105], %b[77]
  qplog_0x69,4 %b[94], %b[69], %b[118], %b[94]
}
{
  qplog_0x96,0 %b[16], %b[2], %g8, %b[16]
  qplog_0x1a,1 %r21, %r51, %r31, %b[2]
  qplog_0x96,3 %b[104], %b[90], %g24, %b[104]
  qplog_0x1a,4 %b[45], %b[75], %b[55], %b[90]
}
{
  qplog_0x48,0 %r53, %b[30], %r42, %g8
  qplog_0x2a,1 %r53, %b[6], %b[30], %r62
  qplog_0x48,3 %b[77], %b[118], %b[66], %g24
  qplog_0x2a,4 %b[77], %b[94], %b[118], %b[86]
}
{
  qplog_0x96,0 %r53, %b[30], %b[13], %r53
  qplog_0xb2,1 %b[6], %b[17], %r42, %b[6]
  qplog_0x96,3 %b[77], %b[118], %b[101], %b[77]
  qplog_0xb2,4 %b[94], %b[105], %b[66], %b[94]
}
{
  qplog_0x96,0 %g8, %r45, %r57, %g8
  qplog_0x96,1 %r62, %b[17], %b[15], %r62
  qplog_0x96,3 %g24, %b[69], %b[81], %g24
  qplog_0x96,4 %b[86], %b[105], %b[103], %b[86]
}
{
  qplog_0x5a,0 %b[6], %r42, %r60, %b[6]
  qplog_0x6b,1 %b[2], %r51, %g11, %r42
  qplog_0x5a,3 %b[94], %b[66], %b[84], %b[94]
  qplog_0x6b,4 %b[90], %b[75], %g27, %b[66]
}
{
  qplog_0xe7,0 %r51, %r21, %r31, %r51
  qppermb,1 %r54, %r25, %r22, %r54
  qplog_0xe7,3 %b[75], %b[45], %b[55], %b[75]
  qppermb,4 %b[78], %b[49], %b[46], %b[78]
}
{
  qplog_0x96,0 %r42, %r31, %b[34], %b[34]
  qplog_0x51,1 %g7, %b[33], %r46, %r25
  qplog_0x96,3 %b[66], %b[55], %b[122], %b[122]
  qplog_0x51,4 %g23, %b[121], %b[70], %b[49]
}
{
  qplog_0x7b,0 %r51, %r42, %r30, %r30
  qplog_0x49,1 %g14, %b[33], %g7, %r21
  qplog_0x7b,3 %b[75], %b[66], %b[54], %b[54]
  qplog_0x49,4 %g30, %b[121], %g23, %b[45]
}
{
  qppermb,0 %b[35], %r19, %r22, %b[35]
  qppermb,1 %b[21], %r26, %r22, %b[21]
  qppermb,3 %b[123], %b[43], %b[46], %b[123]
  qppermb,4 %b[109], %b[50], %b[46], %b[109]
}
{
  qplog_0x96,0 %r30, %b[2], %r54, %b[2]
  qplog_0x4a,1 %r30, %r51, %r31, %r30
  qplog_0x96,3 %b[54], %b[90], %b[78], %b[90]
  qplog_0x4a,4 %b[54], %b[75], %b[55], %b[54]
}
{
  qplog_0x96,0 %r51, %r42, %b[35], %r51
  qplog_0x8d,1 %r21, %r25, %b[33], %b[33]
  qplog_0x96,3 %b[75], %b[66], %b[123], %b[75]
  qplog_0x8d,4 %b[45], %b[49], %b[121], %b[121]
}
{
  qplog_0x96,0 %r30, %g11, %b[21], %r30
  qppermb,1 %b[31], %g4, %r22, %b[31]
  qplog_0x96,3 %b[54], %g27, %b[109], %b[54]
  qppermb,4 %b[119], %g20, %b[46], %b[119]
}
{
  qplog_0xc5,0 %b[33], %g7, %b[39], %g4
  qplog_0x79,1 %g14, %g7, %r46, %g14
  qplog_0xc5,3 %b[121], %g23, %b[127], %g20
  qplog_0x79,4 %g30, %g23, %b[70], %g30
}
{
  qplog_0x96,0 %r34, %g5, %r39, %g5
  qppermb,1 %b[12], %b[3], %r22, %b[12]
  qplog_0x96,3 %b[58], %g21, %b[63], %g21
  qppermb,4 %b[100], %b[91], %b[46], %b[100]
}
{
  qplog_0xe8,0 %r24, %b[28], %g9, %r39
  qplog_0x96,1 %g4, %r46, %b[31], %g4
  ldqp,2 [ %r2 + 0x230 ], %b[3]
  qplog_0xe8,3 %b[48], %b[116], %g25, %b[63]
  qplog_0x96,4 %g20, %b[70], %b[119], %g20
  ldqp,5 [ %r2 + 0x230 ], %b[91]
}
{
  qplog_0x96,0 %r24, %b[28], %g9, %b[28]
  qplog_0x96,1 %b[33], %g14, %b[12], %b[33]
  qplog_0x96,3 %b[48], %b[116], %g25, %b[116]
  qplog_0x96,4 %b[121], %g30, %b[100], %b[121]
}
{
  qplog_0x96,0 %b[36], %b[4], %r32, %b[4]
  qppermb,1 %b[18], %r18, %r22, %b[18]
  qplog_0x96,3 %b[124], %b[92], %b[56], %b[92]
  qppermb,4 %b[106], %b[42], %b[46], %b[106]
}
{
  qplog_0x96,0 %g14, %b[39], %b[18], %g14
  qppermb,1 %r55, %r63, %r22, %r55
  qplog_0x96,3 %g30, %b[127], %b[106], %g30
  qppermb,4 %b[79], %b[87], %b[46], %b[79]
}
{
  qplog_0x96,0 %r21, %r25, %r55, %r21
  qppermb,1 %r37, %b[29], %r22, %r37
  qplog_0x96,3 %b[45], %b[49], %b[79], %b[45]
  qppermb,4 %b[61], %b[117], %b[46], %b[61]
}
{
  qplog_0xe8,0 %r29, %b[3], %r39, %b[29]
  qplog_0x96,1 %r29, %b[3], %r39, %b[3]
  qplog_0xe8,3 %b[53], %b[91], %b[63], %b[117]
  qplog_0x96,4 %b[53], %b[91], %b[63], %b[91]
}
{
  qplog_0x56,0 %b[28], %b[4], %g5, %r39
  qppermb,1 %r52, %r38, %r22, %r52
  qplog_0x56,3 %b[116], %b[92], %g21, %b[63]
  qppermb,4 %b[76], %b[62], %b[46], %b[76]
}
{
  qplog_0x79,0 %b[28], %g5, %b[3], %r38
  qppermb,1 %r49, %r50, %r22, %r49
  qplog_0x79,3 %b[116], %g21, %b[91], %b[62]
  qppermb,4 %b[73], %b[74], %b[46], %b[73]
}
{
  qppermb,0 %g0, %r35, %r22, %g0
  qppermb,1 %b[26], %b[20], %r22, %r22
  qppermb,3 %g16, %b[59], %b[46], %g16
  qppermb,4 %b[114], %b[108], %b[46], %b[46]
}
{
  ldqp,0 [ %r2 + 0x250 ], %b[20]
  qplog_0xe5,1 %r38, %b[3], %b[4], %r35
  ldqp,2 [ %r2 + 0x240 ], %b[26]
  ldqp,3 [ %r2 + 0x250 ], %b[108]
  qplog_0xe5,4 %b[62], %b[91], %b[92], %b[59]
  ldqp,5 [ %r2 + 0x240 ], %b[114]
}
{
  ldqp,0 [ %r2 + 0x270 ], %r25
  qplog_0x96,1 %r39, %b[4], %g0, %g0
  ldqp,2 [ %r2 + 0x260 ], %r50
  ldqp,3 [ %r2 + 0x270 ], %b[49]
  qplog_0x96,4 %b[63], %b[92], %g16, %g16
  ldqp,5 [ %r2 + 0x260 ], %b[74]
}
{
  ldqp,0 [ %r2 + 0x290 ], %r63
  qplog_0x6b,1 %r35, %b[28], %b[4], %b[4]
  ldqp,2 [ %r2 + 0x280 ], %r55
  ldqp,3 [ %r2 + 0x290 ], %b[87]
  qplog_0x6b,4 %b[59], %b[116], %b[92], %b[92]
  ldqp,5 [ %r2 + 0x280 ], %b[79]
}
{
  ldqp,0 [ %r2 + 0x2b0 ], %b[18]
  ldqp,2 [ %r2 + 0x2a0 ], %b[39]
  ldqp,3 [ %r2 + 0x2b0 ], %b[106]
  ldqp,5 [ %r2 + 0x2a0 ], %b[127]
}
{
  ldqp,0 [ %r2 + 0x2c0 ], %r32
  qplog_0x5c,1 %b[4], %r35, %g5, %r35
  ldqp,2 [ %r2 + 0x300 ], %r18
  ldqp,3 [ %r2 + 0x2c0 ], %b[56]
  qplog_0x5c,4 %b[92], %b[59], %g21, %b[59]
  ldqp,5 [ %r2 + 0x300 ], %b[42]
}
{
  qplog_0xe8,0 %b[22], %b[26], %b[29], %b[12]
  qplog_0x96,1 %b[22], %b[26], %b[29], %b[26]
  ldqp,2 [ %r2 + 0x310 ], %b[29]
  qplog_0xe8,3 %b[110], %b[114], %b[117], %b[100]
  qplog_0x96,4 %b[110], %b[114], %b[117], %b[114]
  ldqp,5 [ %r2 + 0x310 ], %b[117]
}
{
  ldqp,0 [ %r2 + 0x320 ], %r46
  qplog_0x96,1 %b[4], %g5, %r37, %b[4]
  ldqp,2 [ %r2 + 0x2d0 ], %g9
  ldqp,3 [ %r2 + 0x320 ], %b[70]
  qplog_0x96,4 %b[92], %g21, %b[61], %b[92]
  ldqp,5 [ %r2 + 0x2d0 ], %g25
}
{
  qplog_0xe8,0 %g6, %b[20], %b[12], %g5
  qplog_0x96,1 %g6, %b[20], %b[12], %b[20]
  ldqp,2 [ %r2 + 0x2e0 ], %b[12]
  qplog_0xe8,3 %g22, %b[108], %b[100], %g21
  qplog_0x96,4 %g22, %b[108], %b[100], %b[108]
  ldqp,5 [ %r2 + 0x2e0 ], %b[100]
}
{
  ldqp,0 [ %r2 + 0x2f0 ], %b[31]
  qplog_0x6f,1 %r35, %r39, %r38, %r39
  ldqp,2 [ %r2 + 0x330 ], %r37
  ldqp,3 [ %r2 + 0x2f0 ], %b[119]
  qplog_0x6f,4 %b[59], %b[63], %b[62], %b[63]
  ldqp,5 [ %r2 + 0x330 ], %b[61]
}
{
  qplog_0xe8,0 %r40, %r50, %g5, %r38
  qplog_0x96,1 %r40, %r50, %g5, %r50
  ldqp,2 [ %r2 + 0x340 ], %g5
  qplog_0xe8,3 %b[64], %b[74], %g21, %b[62]
  qplog_0x96,4 %b[64], %b[74], %g21, %b[74]
  ldqp,5 [ %r2 + 0x340 ], %g21
}
{
  ldqp,0 [ %r2 + 0x360 ], %g11
  qplog_0x96,1 %r39, %b[28], %r52, %r39
  ldqp,2 [ %r2 + 0x350 ], %g7
  ldqp,3 [ %r2 + 0x360 ], %g27
  qplog_0x96,4 %b[63], %b[116], %b[76], %b[63]
  ldqp,5 [ %r2 + 0x350 ], %g23
}
{
  qplog_0xe8,0 %r58, %r25, %r38, %b[28]
  qplog_0x96,1 %r58, %r25, %r38, %r25
  ldqp,2 [ %r2 + 0x370 ], %r38
  qplog_0xe8,3 %b[82], %b[49], %b[62], %b[116]
  qplog_0x96,4 %b[82], %b[49], %b[62], %b[49]
  ldqp,5 [ %r2 + 0x370 ], %b[62]
}
{
  qplog_0x42,0 %r50, %b[20], %b[26], %r52
  qplog_0x96,1 %r35, %b[3], %r49, %r35
  ldqp,2 [ %r2 + 0x380 ], %b[21]
  qplog_0x42,3 %b[74], %b[108], %b[114], %b[76]
  qplog_0x96,4 %b[59], %b[91], %b[73], %b[59]
  ldqp,5 [ %r2 + 0x380 ], %b[109]
}
{
  qplog_0xe8,0 %b[38], %r55, %b[28], %b[3]
  qplog_0x93,1 %r50, %b[26], %r25, %r49
  ldqp,2 [ %r2 + 0x390 ], %r42
  qplog_0xe8,3 %b[126], %b[79], %b[116], %b[91]
  qplog_0x93,4 %b[74], %b[114], %b[49], %b[73]
  ldqp,5 [ %r2 + 0x390 ], %b[66]
}
{
  qplog_0x78,0 %r52, %r25, %b[20], %b[35]
  qplog_0x96,1 %b[38], %r55, %b[28], %r55
  ldqp,2 [ %r2 + 0x3a0 ], %b[28]
  qplog_0x78,3 %b[76], %b[49], %b[108], %b[123]
  qplog_0x96,4 %b[126], %b[79], %b[116], %b[79]
  ldqp,5 [ %r2 + 0x3a0 ], %b[116]
}
{
  qplog_0xe8,0 %r59, %r63, %b[3], %r31
  qplog_0x63,1 %r49, %r25, %b[20], %r54
  ldqp,2 [ %r2 + 0x3b0 ], %r26
  qplog_0xe8,3 %b[83], %b[87], %b[91], %b[55]
  qplog_0x63,4 %b[73], %b[49], %b[108], %b[78]
  ldqp,5 [ %r2 + 0x3b0 ], %b[50]
}
{
  qplog_0x25,0 %r25, %r49, %r50, %r25
  qplog_0x96,1 %r59, %r63, %b[3], %r63
  ldqp,2 [ %r2 + 0x3c0 ], %b[3]
  qplog_0x25,3 %b[49], %b[73], %b[74], %b[49]
  qplog_0x96,4 %b[83], %b[87], %b[91], %b[87]
  ldqp,5 [ %r2 + 0x3c0 ], %b[91]
}
{
  qplog_0xe8,0 %r28, %b[39], %r31, %r50
  qplog_0x96,1 %r54, %r52, %b[11], %r54
  ldqp,2 [ %r2 + 0x3d0 ], %b[11]
  qplog_0xe8,3 %b[52], %b[127], %b[55], %b[74]
  qplog_0x96,4 %b[78], %b[76], %b[99], %b[78]
  ldqp,5 [ %r2 + 0x3d0 ], %b[99]
}
{
  qplog_0x49,0 %b[35], %b[20], %b[26], %b[20]
  qplog_0x56,1 %r52, %r25, %r47, %r52
  ldqp,2 [ %r2 + 0x3e0 ], %r47
  qplog_0x49,3 %b[123], %b[108], %b[114], %b[108]
  qplog_0x56,4 %b[76], %b[49], %b[71], %b[76]
  ldqp,5 [ %r2 + 0x3e0 ], %b[71]
}
{
  qplog_0x96,0 %r33, %b[18], %r50, %b[26]
  qplog_0x96,1 %r28, %b[39], %r31, %b[39]
  ldqp,2 [ %r2 + 0x3f0 ], %r31
  qplog_0x96,3 %b[57], %b[106], %b[74], %b[114]
  qplog_0x96,4 %b[52], %b[127], %b[55], %b[127]
  ldqp,5 [ %r2 + 0x3f0 ], %b[55]
}
{
  qplog_0xe8,0 %r33, %b[18], %r50, %b[18]
  qplog_0xc0,1 %r54, %r18, %r18, %r50
  ldqp,2 [ %r2 + 0x400 ], %r19
  qplog_0xe8,3 %b[57], %b[106], %b[74], %b[106]
  qplog_0xc0,4 %b[78], %b[42], %b[42], %b[74]
  ldqp,5 [ %r2 + 0x400 ], %b[43]
}
{
  qplog_0x18,0 %b[26], %r63, %r55, %r60
  qplog_0x96,1 %b[20], %r25, %r17, %b[20]
  ldqp,2 [ %r2 + 0x410 ], %r25
  qplog_0x18,3 %b[114], %b[87], %b[79], %b[84]
  qplog_0x96,4 %b[108], %b[49], %b[41], %b[108]
  ldqp,5 [ %r2 + 0x410 ], %b[49]
}
{
  qplog_0xbd,0 %b[39], %r55, %b[26], %r17
  qplog_0xe8,1 %r41, %r32, %b[18], %b[17]
  ldqp,2 [ %r2 + 0x420 ], %b[15]
  qplog_0xbd,3 %b[127], %b[79], %b[114], %b[41]
  qplog_0xe8,4 %b[65], %b[56], %b[106], %b[105]
  ldqp,5 [ %r2 + 0x420 ], %b[103]
}
{
  qplog_0x17,0 %r60, %b[39], %r63, %r45
  qplog_0xe8,1 %r52, %b[29], %r50, %r57
  ldqp,2 [ %r2 + 0x430 ], %b[30]
  qplog_0x17,3 %b[84], %b[127], %b[87], %b[69]
  qplog_0xe8,4 %b[76], %b[117], %b[74], %b[81]
  ldqp,5 [ %r2 + 0x430 ], %b[118]
}
{
  qplog_0xbe,0 %b[26], %b[39], %r63, %b[13]
  qplog_0x86,1 %r63, %b[39], %r55, %b[39]
  ldqp,2 [ %r2 + 0x440 ], %r63
  qplog_0xbe,3 %b[114], %b[127], %b[87], %b[101]
  qplog_0x86,4 %b[87], %b[127], %b[79], %b[127]
  ldqp,5 [ %r2 + 0x440 ], %b[87]
}
{
  qplog_0xa3,0 %r45, %b[26], %r55, %b[26]
  qplog_0x96,1 %r45, %r17, %r61, %r45
  qplog_0xa3,3 %b[69], %b[114], %b[79], %b[114]
  qplog_0x96,4 %b[69], %b[41], %b[85], %b[69]
}
{
  qplog_0xe8,0 %g1, %g9, %b[17], %r61
  qplog_0xe8,1 %b[20], %r46, %r57, %r55
  qplog_0xe8,3 %g17, %g25, %b[105], %b[85]
  qplog_0xe8,4 %b[108], %b[70], %b[81], %b[79]
}
{
  qplog_0x96,0 %b[26], %b[13], %b[24], %b[26]
  qplog_0x56,1 %r60, %b[39], %b[10], %r60
  qplog_0x96,3 %b[114], %b[101], %b[112], %b[114]
  qplog_0x56,4 %b[84], %b[127], %b[98], %b[84]
}
{
  qplog_0xe8,0 %r36, %b[12], %r61, %b[39]
  qplog_0xe8,1 %r45, %r37, %r55, %b[10]
  qplog_0xe8,3 %b[60], %b[100], %b[85], %b[127]
  qplog_0xe8,4 %b[69], %b[61], %b[79], %b[98]
}
{
  qplog_0x96,0 %r41, %r32, %b[18], %r32
  qplog_0x96,1 %g1, %g9, %b[17], %g9
  qplog_0x96,3 %b[65], %b[56], %b[106], %b[56]
  qplog_0x96,4 %g17, %g25, %b[105], %g25
}
{
  qplog_0x96,0 %r36, %b[12], %r61, %b[12]
  qplog_0x96,1 %b[0], %b[31], %b[39], %b[31]
  qplog_0x96,3 %b[60], %b[100], %b[85], %b[100]
  qplog_0x96,4 %b[88], %b[119], %b[127], %b[119]
}
{
  qplog_0xe8,0 %b[26], %g5, %b[10], %b[39]
  qplog_0x96,1 %b[13], %r17, %r20, %b[13]
  qplog_0xe8,3 %b[114], %g21, %b[98], %b[127]
  qplog_0x96,4 %b[101], %b[41], %b[44], %b[101]
}
{
  qplog_0x6f,0 %g9, %b[31], %r32, %r17
  qplog_0x6b,1 %b[31], %b[12], %r32, %r20
  qplog_0x6f,3 %g25, %b[119], %b[56], %b[41]
  qplog_0x6b,4 %b[119], %b[100], %b[56], %b[44]
}
{
  qplog_0xe8,0 %r60, %g7, %b[39], %r61
  qplog_0x73,1 %g9, %b[12], %b[31], %b[17]
  qplog_0xe8,3 %b[84], %g23, %b[127], %b[85]
  qplog_0x73,4 %g25, %b[100], %b[119], %b[105]
}
{
  qplog_0x29,0 %r20, %b[12], %g9, %b[18]
  qplog_0x24,1 %r17, %b[12], %r32, %b[24]
  qplog_0x29,3 %b[44], %b[100], %g25, %b[106]
  qplog_0x24,4 %b[41], %b[100], %b[56], %b[112]
}
{
  qplog_0x6a,0 %r20, %r17, %g15, %r20
  qplog_0xe8,1 %b[13], %g11, %r61, %r17
  qplog_0x6a,3 %b[44], %b[41], %g31, %b[44]
  qplog_0xe8,4 %b[101], %g27, %b[85], %b[41]
}
{
  qplog_0x49,0 %b[18], %b[12], %r32, %b[12]
  qplog_0x96,1 %b[24], %g9, %b[27], %b[24]
  qplog_0x49,3 %b[106], %b[100], %b[56], %b[100]
  qplog_0x96,4 %b[112], %g25, %b[115], %b[112]
}
{
  qplog_0xe8,0 %r20, %r38, %r17, %g9
  qplog_0x96,1 %b[18], %b[31], %b[7], %b[18]
  qplog_0xe8,3 %b[44], %b[62], %b[41], %g25
  qplog_0x96,4 %b[106], %b[119], %b[95], %b[106]
}
{
  qplog_0x96,0 %b[12], %b[17], %b[32], %b[12]
  qplog_0x96,1 %b[35], %r49, %r22, %b[35]
  qplog_0x96,3 %b[100], %b[105], %b[120], %b[100]
  qplog_0x96,4 %b[123], %b[73], %b[46], %b[123]
}
{
  qplog_0xe8,0 %b[24], %b[21], %g9, %r49
  qplog_0x3c,1 %r54, %r18, %r18, %r18
  ldqp,2 [ %r2 + 0x450 ], %r22
  qplog_0xe8,3 %b[112], %b[109], %g25, %b[73]
  qplog_0x3c,4 %b[78], %b[42], %b[42], %b[42]
  ldqp,5 [ %r2 + 0x450 ], %b[46]
}
{
  ldqp,0 [ %r2 + 0x470 ], %b[32]
  qplog_0x96,1 %r52, %b[29], %r50, %b[29]
  ldqp,2 [ %r2 + 0x460 ], %b[17]
  ldqp,3 [ %r2 + 0x470 ], %b[120]
  qplog_0x96,4 %b[76], %b[117], %b[74], %b[117]
  ldqp,5 [ %r2 + 0x460 ], %b[105]
}
{
  qplog_0xe8,0 %b[12], %r42, %r49, %r50
  qplog_0x96,1 %r45, %r37, %r55, %r37
  ldqp,2 [ %r2 + 0x480 ], %b[31]
  qplog_0xe8,3 %b[100], %b[66], %b[73], %b[74]
  qplog_0x96,4 %b[69], %b[61], %b[79], %b[61]
  ldqp,5 [ %r2 + 0x480 ], %b[119]
}
{
  ldqp,0 [ %r2 + 0x4a0 ], %b[7]
  qplog_0x96,1 %b[20], %r46, %r57, %r46
  ldqp,2 [ %r2 + 0x490 ], %r55
  ldqp,3 [ %r2 + 0x4a0 ], %b[95]
  qplog_0x96,4 %b[108], %b[70], %b[81], %b[70]
  ldqp,5 [ %r2 + 0x490 ], %b[79]
}
{
  qplog_0xe8,0 %b[18], %b[28], %r50, %r57
  qplog_0x1e,1 %r18, %r37, %b[29], %r18
  ldqp,2 [ %r2 + 0x4b0 ], %b[27]
  qplog_0xe8,3 %b[106], %b[116], %b[74], %b[81]
  qplog_0x1e,4 %b[42], %b[61], %b[117], %b[42]
  ldqp,5 [ %r2 + 0x4b0 ], %b[115]
}
{
  ldqp,0 [ %r2 + 0x4d0 ], %g15
  qplog_0x96,1 %b[26], %g5, %b[10], %g5
  ldqp,2 [ %r2 + 0x4c0 ], %r32
  ldqp,3 [ %r2 + 0x4d0 ], %g31
  qplog_0x96,4 %b[114], %g21, %b[98], %g21
  ldqp,5 [ %r2 + 0x4c0 ], %b[56]
}
{
  qplog_0xe8,0 %b[16], %r26, %r57, %b[10]
  qplog_0x96,1 %r60, %g7, %b[39], %g7
  qplog_0xe8,3 %b[104], %b[50], %b[81], %b[98]
  qplog_0x96,4 %b[84], %g23, %b[127], %g23
}
{
  qplog_0x96,0 %b[13], %g11, %r61, %g11
  qplog_0x96,1 %r20, %r38, %r17, %r38
  ldqp,2 [ %r2 + 0x4e0 ], %b[39]
  qplog_0x96,3 %b[101], %g27, %b[85], %g27
  qplog_0x96,4 %b[44], %b[62], %b[41], %b[62]
  ldqp,5 [ %r2 + 0x4e0 ], %b[127]
}
{
  qplog_0xe8,0 %b[23], %b[3], %b[10], %r17
  qplog_0x96,1 %b[24], %b[21], %g9, %b[21]
  ldqp,2 [ %r2 + 0x4f0 ], %r61
  qplog_0xe8,3 %b[111], %b[91], %b[98], %b[41]
  qplog_0x96,4 %b[112], %b[109], %g25, %b[109]
  ldqp,5 [ %r2 + 0x4f0 ], %b[85]
}
{
  qplog_0x4a,0 %r18, %r37, %r46, %g9
  qplog_0x96,1 %b[18], %b[28], %r50, %b[28]
  qplog_0x4a,3 %b[42], %b[61], %b[70], %g25
  qplog_0x96,4 %b[106], %b[116], %b[74], %b[116]
}
{
  qplog_0xe8,0 %r16, %b[11], %r17, %r50
  qplog_0x96,1 %b[16], %r26, %r57, %r26
  qplog_0xe8,3 %b[40], %b[99], %b[41], %b[74]
  qplog_0x96,4 %b[104], %b[50], %b[81], %b[50]
}
{
  qplog_0x9a,0 %g9, %r18, %r37, %r57
  qplog_0x96,1 %g9, %b[29], %r43, %r43
  qplog_0x9a,3 %g25, %b[42], %b[61], %b[81]
  qplog_0x96,4 %g25, %b[117], %b[67], %b[67]
}
{
  qplog_0x96,0 %b[12], %r42, %r49, %r42
  qplog_0xc6,1 %b[21], %b[28], %r26, %r49
  qplog_0x96,3 %b[100], %b[66], %b[73], %b[66]
  qplog_0xc6,4 %b[109], %b[116], %b[50], %b[73]
}
{
  qplog_0x96,0 %b[23], %b[3], %b[10], %b[3]
  qplog_0x96,1 %r16, %b[11], %r17, %b[11]
  qplog_0x96,3 %b[111], %b[91], %b[98], %b[91]
  qplog_0x96,4 %b[40], %b[99], %b[41], %b[99]
}
{
  qplog_0xe8,0 %g3, %r47, %r50, %r17
  qplog_0x06,1 %r57, %r46, %b[29], %b[10]
  qplog_0xe8,3 %g19, %b[71], %b[74], %b[41]
  qplog_0x06,4 %b[81], %b[70], %b[117], %b[98]
}
{
  qplog_0x84,0 %r18, %b[29], %r46, %r46
  qplog_0x96,1 %g3, %r47, %r50, %r47
  qplog_0x84,3 %b[42], %b[117], %b[70], %b[70]
  qplog_0x96,4 %g19, %b[71], %b[74], %b[71]
}
{
  qplog_0xe8,0 %g8, %r31, %r17, %r50
  qplog_0x96,1 %b[10], %b[29], %b[1], %b[10]
  qplog_0xe8,3 %g24, %b[55], %b[41], %b[74]
  qplog_0x96,4 %b[98], %b[117], %b[89], %b[98]
}
{
  qplog_0x53,0 %g9, %r46, %r37, %g9
  qplog_0x6b,1 %r38, %g5, %g7, %r46
  qplog_0x53,3 %g25, %b[70], %b[61], %g25
  qplog_0x6b,4 %b[62], %g21, %g23, %b[70]
}
{
  qplog_0xe8,0 %r53, %r19, %r50, %r37
  qplog_0xec,1 %r38, %g11, %g7, %b[1]
  ldqp,2 [ %r2 + 0x500 ], %b[29]
  qplog_0xe8,3 %b[77], %b[43], %b[74], %b[61]
  qplog_0xec,4 %b[62], %g27, %g23, %b[89]
  ldqp,5 [ %r2 + 0x500 ], %b[117]
}
{
  qplog_0x96,0 %r57, %g9, %g2, %r57
  qplog_0x96,1 %g9, %r18, %r48, %g9
  qplog_0x96,3 %b[81], %g25, %g18, %b[81]
  qplog_0x96,4 %g25, %b[42], %b[72], %g25
}
{
  qplog_0xe8,0 %r62, %r25, %r37, %r18
  qplog_0x48,1 %b[1], %r46, %g5, %g2
  ldqp,2 [ %r2 + 0x510 ], %r48
  qplog_0xe8,3 %b[86], %b[49], %b[61], %b[42]
  qplog_0x48,4 %b[89], %b[70], %g21, %g18
  ldqp,5 [ %r2 + 0x510 ], %b[72]
}
{
  qplog_0x69,0 %g11, %r38, %r46, %g11
  qplog_0x96,1 %b[1], %r46, %r34, %r34
  qplog_0x69,3 %g27, %b[62], %b[70], %g27
  qplog_0x96,4 %b[89], %b[70], %b[58], %b[58]
}
{
  qplog_0x96,0 %g2, %r38, %b[37], %g2
  qplog_0x1a,1 %r26, %r49, %r42, %r38
  qplog_0x96,3 %g18, %b[62], %b[125], %g18
  qplog_0x1a,4 %b[50], %b[73], %b[66], %b[62]
}
{
  qplog_0xe8,0 %b[6], %b[15], %r18, %b[37]
  qplog_0x2a,1 %b[1], %g11, %r46, %b[1]
  qplog_0xe8,3 %b[94], %b[103], %b[42], %b[125]
  qplog_0x2a,4 %b[89], %g27, %b[70], %b[89]
}
{
  qplog_0xb2,0 %g11, %g7, %g5, %g11
  qplog_0xe7,1 %r49, %r26, %r42, %r26
  ldqp,2 [ %r2 + 0x520 ], %r46
  qplog_0xb2,3 %g27, %g23, %g21, %g27
  qplog_0xe7,4 %b[73], %b[50], %b[66], %b[50]
  ldqp,5 [ %r2 + 0x520 ], %b[70]
}
{
  qplog_0x96,0 %b[1], %g7, %b[36], %b[1]
  qplog_0x6b,1 %r38, %r49, %b[21], %r49
  qplog_0x96,3 %b[89], %g23, %b[124], %b[89]
  qplog_0x6b,4 %b[62], %b[73], %b[109], %b[73]
}
{
  qplog_0xe8,0 %b[34], %b[30], %b[37], %g7
  qplog_0x5a,1 %g11, %g5, %r24, %g11
  ldqp,2 [ %r2 + 0x530 ], %b[36]
  qplog_0xe8,3 %b[122], %b[118], %b[125], %g23
  qplog_0x5a,4 %g27, %g21, %b[48], %g27
  ldqp,5 [ %r2 + 0x530 ], %b[124]
}
{
  ldqp,0 [ %r2 + 0x550 ], %r24
  qplog_0x96,1 %g8, %r31, %r17, %r31
  ldqp,2 [ %r2 + 0x540 ], %g5
  ldqp,3 [ %r2 + 0x550 ], %b[48]
  qplog_0x96,4 %g24, %b[55], %b[41], %b[55]
  ldqp,5 [ %r2 + 0x540 ], %g21
}
{
  qplog_0xe8,0 %b[2], %r63, %g7, %r17
  qplog_0x96,1 %b[2], %r63, %g7, %r63
  ldqp,2 [ %r2 + 0x560 ], %g7
  qplog_0xe8,3 %b[90], %b[87], %g23, %b[41]
  qplog_0x96,4 %b[90], %b[87], %g23, %b[87]
  ldqp,5 [ %r2 + 0x560 ], %g23
}
{
  qplog_0x7b,0 %r26, %r49, %b[28], %b[28]
  qplog_0x96,1 %r49, %r42, %r29, %r29
  qplog_0x7b,3 %b[50], %b[73], %b[116], %b[116]
  qplog_0x96,4 %b[73], %b[66], %b[53], %b[53]
}
{
  qplog_0x96,0 %r26, %r49, %g6, %r49
  qplog_0x96,1 %r53, %r19, %r50, %r19
  qplog_0x96,3 %b[50], %b[73], %g22, %b[73]
  qplog_0x96,4 %b[77], %b[43], %b[74], %b[43]
}
{
  qplog_0xe8,0 %r51, %r22, %r17, %r50
  qplog_0x96,1 %r51, %r22, %r17, %r22
  ldqp,2 [ %r2 + 0x570 ], %r17
  qplog_0xe8,3 %b[75], %b[46], %b[41], %b[74]
  qplog_0x96,4 %b[75], %b[46], %b[41], %b[46]
  ldqp,5 [ %r2 + 0x570 ], %b[41]
}
{
  qplog_0x96,0 %b[28], %r38, %b[22], %r38
  qplog_0x51,1 %r47, %r31, %b[3], %b[22]
  ldqp,2 [ %r2 + 0x580 ], %g6
  qplog_0x96,3 %b[116], %b[62], %b[110], %b[62]
  qplog_0x51,4 %b[71], %b[55], %b[91], %b[110]
  ldqp,5 [ %r2 + 0x580 ], %g22
}
{
  qplog_0x4a,0 %b[28], %r26, %r42, %b[28]
  qplog_0x96,1 %b[6], %b[15], %r18, %b[15]
  qplog_0x4a,3 %b[116], %b[50], %b[66], %b[116]
  qplog_0x96,4 %b[94], %b[103], %b[42], %b[103]
}
{
  qplog_0xe8,0 %r30, %b[17], %r50, %r18
  qplog_0x96,1 %r30, %b[17], %r50, %b[17]
  ldqp,2 [ %r2 + 0x590 ], %r50
  qplog_0xe8,3 %b[54], %b[105], %b[74], %b[42]
  qplog_0x96,4 %b[54], %b[105], %b[74], %b[105]
  ldqp,5 [ %r2 + 0x590 ], %b[74]
}
{
  qplog_0x29,0 %b[3], %r31, %b[11], %r26
  qplog_0x96,1 %b[28], %b[21], %r40, %b[28]
  qplog_0x29,3 %b[91], %b[55], %b[99], %b[50]
  qplog_0x96,4 %b[116], %b[109], %b[64], %b[116]
}
{
  qplog_0xe8,0 %g4, %b[32], %r18, %b[21]
  qplog_0x96,1 %g4, %b[32], %r18, %b[32]
  ldqp,2 [ %r2 + 0x5a0 ], %r18
  qplog_0xe8,3 %g20, %b[120], %b[42], %b[109]
  qplog_0x96,4 %g20, %b[120], %b[42], %b[120]
  ldqp,5 [ %r2 + 0x5a0 ], %b[42]
}
{
  qplog_0x42,0 %b[17], %r22, %r63, %r40
  qplog_0x96,1 %b[34], %b[30], %b[37], %b[30]
  ldqp,2 [ %r2 + 0x5b0 ], %r42
  qplog_0x42,3 %b[105], %b[46], %b[87], %b[64]
  qplog_0x96,4 %b[122], %b[118], %b[125], %b[118]
  ldqp,5 [ %r2 + 0x5b0 ], %b[66]
}
{
  qplog_0xe8,0 %b[33], %b[31], %b[21], %b[37]
  qplog_0x96,1 %b[33], %b[31], %b[21], %b[31]
  qplog_0xe8,3 %b[121], %b[119], %b[109], %b[125]
  qplog_0x96,4 %b[121], %b[119], %b[109], %b[119]
}
{
  qplog_0x93,0 %b[17], %r63, %b[32], %b[21]
  qplog_0x96,1 %r62, %r25, %r37, %r25
  qplog_0x93,3 %b[105], %b[87], %b[120], %b[109]
  qplog_0x96,4 %b[86], %b[49], %b[61], %b[49]
}
{
  qplog_0xe8,0 %g14, %r55, %b[37], %r37
  qplog_0x96,1 %g14, %r55, %b[37], %r55
  qplog_0xe8,3 %g30, %b[79], %b[125], %b[61]
  qplog_0x96,4 %g30, %b[79], %b[125], %b[79]
}
{
  qplog_0x63,0 %b[21], %b[32], %r22, %b[37]
  qplog_0x25,1 %b[32], %b[21], %b[17], %b[17]
  qplog_0x63,3 %b[109], %b[120], %b[46], %b[125]
  qplog_0x25,4 %b[120], %b[109], %b[105], %b[105]
}
{
  qplog_0x78,0 %r40, %b[32], %r22, %b[32]
  qplog_0x78,3 %b[64], %b[120], %b[46], %b[120]
}
{
  qplog_0x96,0 %b[37], %r40, %r23, %b[37]
  qplog_0x56,1 %r40, %b[17], %b[25], %r40
  qplog_0x96,3 %b[125], %b[64], %b[47], %b[125]
  qplog_0x56,4 %b[64], %b[105], %b[113], %b[64]
}
{
  qplog_0xe8,0 %r21, %b[7], %r37, %b[25]
  qplog_0x49,1 %b[32], %r22, %r63, %r22
  qplog_0xe8,3 %b[45], %b[95], %b[61], %b[113]
  qplog_0x49,4 %b[120], %b[46], %b[87], %b[46]
}
{
  qplog_0x96,0 %r21, %b[7], %r37, %b[7]
  qplog_0xc0,1 %b[37], %b[29], %b[29], %r37
  qplog_0x96,3 %b[45], %b[95], %b[61], %b[95]
  qplog_0xc0,4 %b[125], %b[117], %b[117], %b[61]
}
{
  qplog_0x96,0 %b[4], %b[27], %b[25], %r63
  qplog_0xe8,1 %b[4], %b[27], %b[25], %b[27]
  qplog_0x96,3 %b[92], %b[115], %b[113], %b[87]
  qplog_0xe8,4 %b[92], %b[115], %b[113], %b[115]
}
{
  qplog_0x96,0 %r22, %b[17], %r56, %r22
  qplog_0xe8,1 %r40, %r48, %r37, %b[17]
  qplog_0x96,3 %b[46], %b[105], %b[80], %b[46]
  qplog_0xe8,4 %b[64], %b[72], %b[61], %b[105]
}
{
  qplog_0x18,0 %r63, %r55, %b[31], %r56
  qplog_0xbd,1 %b[7], %b[31], %r63, %b[25]
  qplog_0x18,3 %b[87], %b[79], %b[119], %b[80]
  qplog_0xbd,4 %b[95], %b[119], %b[87], %b[113]
}
{
  qplog_0xe8,0 %r39, %r32, %b[27], %r23
  qplog_0x96,1 %r39, %r32, %b[27], %r32
  qplog_0xe8,3 %b[63], %b[56], %b[115], %b[47]
  qplog_0x96,4 %b[63], %b[56], %b[115], %b[56]
}
{
  qplog_0x17,0 %r56, %b[7], %r55, %b[27]
  qplog_0x96,1 %b[32], %b[21], %b[0], %b[32]
  qplog_0x17,3 %b[80], %b[95], %b[79], %b[115]
  qplog_0x96,4 %b[120], %b[109], %b[88], %b[120]
}
{
  qplog_0xbe,0 %r63, %b[7], %r55, %b[21]
  qplog_0xe8,1 %r35, %g15, %r23, %b[0]
  qplog_0xbe,3 %b[87], %b[95], %b[79], %b[109]
  qplog_0xe8,4 %b[59], %g31, %b[47], %b[88]
}
{
  qplog_0xa3,0 %b[27], %r63, %b[31], %r63
  qplog_0x96,1 %b[27], %b[25], %r44, %b[27]
  qplog_0xa3,3 %b[115], %b[87], %b[119], %b[87]
  qplog_0x96,4 %b[115], %b[113], %b[68], %b[115]
}
{
  qplog_0xe8,0 %r22, %r46, %b[17], %r44
  qplog_0x86,1 %r55, %b[7], %b[31], %b[7]
  qplog_0xe8,3 %b[46], %b[70], %b[105], %b[68]
  qplog_0x86,4 %b[79], %b[95], %b[119], %b[95]
}
{
  qplog_0x96,0 %r63, %b[21], %r27, %r63
  qplog_0xe8,1 %g0, %b[39], %b[0], %r27
  qplog_0x96,3 %b[87], %b[109], %b[51], %b[87]
  qplog_0xe8,4 %g16, %b[127], %b[88], %b[51]
}
{
  qplog_0xe8,0 %b[27], %b[36], %r44, %r55
  qplog_0x56,1 %r56, %b[7], %b[5], %r56
  qplog_0xe8,3 %b[115], %b[124], %b[68], %b[79]
  qplog_0x56,4 %b[80], %b[95], %b[93], %b[80]
}
{
  qplog_0x96,0 %r35, %g15, %r23, %g15
  qplog_0x96,1 %g0, %b[39], %b[0], %b[39]
  qplog_0x96,3 %b[59], %g31, %b[47], %g31
  qplog_0x96,4 %g16, %b[127], %b[88], %b[127]
}
{
  qplog_0x96,0 %b[35], %r61, %r27, %r61
  qplog_0xe8,1 %r63, %g5, %r55, %r27
  qplog_0x96,3 %b[123], %b[85], %b[51], %b[85]
  qplog_0xe8,4 %b[87], %g21, %b[79], %b[51]
}
{
  qplog_0x96,0 %b[21], %b[25], %g10, %b[21]
  qplog_0x49,1 %r26, %r31, %r47, %b[25]
  qplog_0x96,3 %b[109], %b[113], %g26, %b[109]
  qplog_0x49,4 %b[50], %b[55], %b[71], %b[113]
}
{
  qplog_0x6f,0 %g15, %r61, %r32, %g10
  qplog_0x6b,1 %r61, %b[39], %r32, %b[0]
  qplog_0x6f,3 %g31, %b[85], %b[56], %g26
  qplog_0x6b,4 %b[85], %b[127], %b[56], %b[88]
}
{
  qplog_0xe8,0 %r56, %r24, %r27, %r23
  qplog_0x73,1 %g15, %b[39], %r61, %b[7]
  qplog_0xe8,3 %b[80], %b[48], %b[51], %b[47]
  qplog_0x73,4 %g31, %b[127], %b[85], %b[95]
}
{
  qplog_0x29,0 %b[0], %b[39], %g15, %b[5]
  qplog_0x24,1 %g10, %b[39], %r32, %b[31]
  qplog_0x29,3 %b[88], %b[127], %g31, %b[93]
  qplog_0x24,4 %g26, %b[127], %b[56], %b[119]
}
{
  qplog_0x6a,0 %b[0], %g10, %b[14], %b[0]
  qplog_0xe8,1 %b[21], %g7, %r23, %g10
  qplog_0x6a,3 %b[88], %g26, %b[102], %b[88]
  qplog_0xe8,4 %b[109], %g23, %b[47], %g26
}
{
  qplog_0x49,0 %b[5], %b[39], %r32, %b[39]
  qplog_0x96,1 %b[31], %g15, %b[19], %b[31]
  qplog_0x49,3 %b[93], %b[127], %b[56], %b[127]
  qplog_0x96,4 %b[119], %g31, %b[107], %b[119]
}
{
  qplog_0xe8,0 %b[0], %r17, %g10, %g15
  qplog_0x96,1 %b[5], %r61, %b[9], %b[5]
  qplog_0xe8,3 %b[88], %b[41], %g26, %g31
  qplog_0x96,4 %b[93], %b[85], %b[97], %b[93]
}
{
  qplog_0x96,0 %b[39], %b[7], %b[8], %b[39]
  qplog_0x8d,1 %b[25], %b[22], %r31, %r31
  qplog_0x96,3 %b[127], %b[95], %b[96], %b[127]
  qplog_0x8d,4 %b[113], %b[110], %b[55], %b[55]
}
{
  qplog_0xe8,0 %b[31], %g6, %g15, %b[7]
  qplog_0x79,1 %r26, %r47, %b[3], %r26
  qplog_0xe8,3 %b[119], %g22, %g31, %b[95]
  qplog_0x79,4 %b[50], %b[71], %b[91], %b[50]
}
{
  qplog_0xc5,0 %r31, %r47, %b[11], %r47
  qplog_0x79,1 %b[15], %r19, %b[30], %r61
  ldqp,2 [ %r2 + 0x5c0 ], %b[8]
  qplog_0xc5,3 %b[55], %b[71], %b[99], %b[71]
  qplog_0x79,4 %b[103], %b[43], %b[118], %b[85]
  ldqp,5 [ %r2 + 0x5c0 ], %b[96]
}
{
  qplog_0xe8,0 %b[39], %r50, %b[7], %b[9]
  qplog_0x96,1 %r31, %r26, %b[38], %r31
  qplog_0xe8,3 %b[127], %b[74], %b[95], %b[97]
  qplog_0x96,4 %b[55], %b[50], %b[126], %b[55]
}
{
  qplog_0x96,0 %r47, %b[3], %r58, %r47
  qplog_0x96,1 %r26, %b[11], %r59, %r26
  qplog_0x96,3 %b[71], %b[91], %b[82], %b[71]
  qplog_0x96,4 %b[50], %b[99], %b[83], %b[50]
}
{
  qplog_0xe8,0 %b[5], %r18, %b[9], %b[11]
  qplog_0xe5,1 %r61, %b[30], %r25, %b[3]
  ldqp,2 [ %r2 + 0x5d0 ], %r59
  qplog_0xe8,3 %b[93], %b[42], %b[97], %b[99]
  qplog_0xe5,4 %b[85], %b[118], %b[49], %b[91]
  ldqp,5 [ %r2 + 0x5d0 ], %b[83]
}
{
  qplog_0x96,0 %b[25], %b[22], %r28, %b[25]
  qplog_0x56,1 %b[15], %r25, %r19, %b[22]
  qplog_0x96,3 %b[113], %b[110], %b[52], %b[113]
  qplog_0x56,4 %b[103], %b[49], %b[43], %b[110]
}
{
  qplog_0xe8,0 %b[10], %r42, %b[11], %r28
  qplog_0x6b,1 %b[3], %b[15], %r25, %b[38]
  ldqp,2 [ %r2 + 0x5e0 ], %r58
  qplog_0xe8,3 %b[98], %b[66], %b[99], %b[52]
  qplog_0x6b,4 %b[91], %b[103], %b[49], %b[126]
  ldqp,5 [ %r2 + 0x5e0 ], %b[82]
}
{
  ldqp,0 [ %r2 + 0x600 ], %r32
  qplog_0x96,1 %b[22], %r25, %r36, %r25
  ldqp,2 [ %r2 + 0x5f0 ], %b[19]
  ldqp,3 [ %r2 + 0x600 ], %b[56]
  qplog_0x96,4 %b[110], %b[49], %b[60], %b[49]
  ldqp,5 [ %r2 + 0x5f0 ], %b[107]
}
{
  qplog_0xe8,0 %r43, %b[8], %r28, %r36
  qplog_0x5c,1 %b[38], %b[3], %r19, %b[3]
  qplog_0xe8,3 %b[67], %b[96], %b[52], %b[60]
  qplog_0x5c,4 %b[126], %b[91], %b[43], %b[91]
}
{
  qplog_0x96,0 %b[38], %r19, %r33, %b[38]
  qplog_0x3c,1 %b[37], %b[29], %b[29], %b[29]
  qplog_0x96,3 %b[126], %b[43], %b[57], %b[126]
  qplog_0x3c,4 %b[125], %b[117], %b[117], %b[117]
}
{
  qplog_0xe8,0 %r57, %r59, %r36, %r19
  qplog_0x6f,1 %b[3], %b[22], %r61, %b[22]
  qplog_0xe8,3 %b[81], %b[83], %b[60], %b[43]
  qplog_0x6f,4 %b[91], %b[110], %b[85], %b[110]
}
{
  qplog_0x96,0 %b[3], %b[30], %g1, %b[3]
  qplog_0x96,1 %r40, %r48, %r37, %r48
  ldqp,2 [ %r2 + 0x610 ], %r61
  qplog_0x96,3 %b[91], %b[118], %g17, %b[91]
  qplog_0x96,4 %b[64], %b[72], %b[61], %b[72]
  ldqp,5 [ %r2 + 0x610 ], %b[85]
}
{
  qplog_0xe8,0 %g9, %r58, %r19, %r37
  qplog_0x96,1 %b[22], %b[15], %r41, %b[22]
  qplog_0xe8,3 %g25, %b[82], %b[43], %b[61]
  qplog_0x96,4 %b[110], %b[103], %b[65], %b[110]
}
{
  ldqp,0 [ %r2 + 0x630 ], %r41
  qplog_0x96,1 %b[27], %b[36], %r44, %b[36]
  ldqp,2 [ %r2 + 0x620 ], %b[15]
  ldqp,3 [ %r2 + 0x630 ], %b[65]
  qplog_0x96,4 %b[115], %b[124], %b[68], %b[124]
  ldqp,5 [ %r2 + 0x620 ], %b[103]
}
{
  qplog_0xe8,0 %g2, %b[19], %r37, %r44
  qplog_0x96,1 %r22, %r46, %b[17], %r46
  ldqp,2 [ %r2 + 0x640 ], %b[30]
  qplog_0xe8,3 %g18, %b[107], %b[61], %b[68]
  qplog_0x96,4 %b[46], %b[70], %b[105], %b[70]
  ldqp,5 [ %r2 + 0x640 ], %b[118]
}
{
  ldqp,0 [ %r2 + 0x660 ], %g1
  qplog_0x1e,1 %b[29], %b[36], %r48, %b[29]
  ldqp,2 [ %r2 + 0x650 ], %b[17]
  ldqp,3 [ %r2 + 0x660 ], %g17
  qplog_0x1e,4 %b[117], %b[124], %b[72], %b[117]
  ldqp,5 [ %r2 + 0x650 ], %b[105]
}
{
  qplog_0xe8,0 %r34, %r32, %r44, %r33
  qplog_0x96,1 %r63, %g5, %r55, %g5
  ldqp,2 [ %r2 + 0x670 ], %b[14]
  qplog_0xe8,3 %b[58], %b[56], %b[68], %b[57]
  qplog_0x96,4 %b[87], %g21, %b[79], %g21
  ldqp,5 [ %r2 + 0x670 ], %b[102]
}
{
  qplog_0x96,0 %r56, %r24, %r27, %r24
  qplog_0x96,1 %b[21], %g7, %r23, %g7
  ldqp,2 [ %r2 + 0x680 ], %r55
  qplog_0x96,3 %b[80], %b[48], %b[51], %b[48]
  qplog_0x96,4 %b[109], %g23, %b[47], %g23
  ldqp,5 [ %r2 + 0x680 ], %b[79]
}
{
  qplog_0xe8,0 %b[1], %r61, %r33, %r23
  qplog_0x96,1 %b[0], %r17, %g10, %r17
  ldqp,2 [ %r2 + 0x690 ], %r27
  qplog_0xe8,3 %b[89], %b[85], %b[57], %b[47]
  qplog_0x96,4 %b[88], %b[41], %g26, %b[41]
  ldqp,5 [ %r2 + 0x690 ], %b[51]
}
{
  qplog_0x96,0 %b[31], %g6, %g15, %g6
  qplog_0x96,1 %b[5], %r18, %b[9], %r18
  ldqp,2 [ %r2 + 0x6a0 ], %g10
  qplog_0x96,3 %b[119], %g22, %g31, %g22
  qplog_0x96,4 %b[93], %b[42], %b[97], %b[42]
  ldqp,5 [ %r2 + 0x6a0 ], %g26
}
{
  qplog_0xe8,0 %g11, %b[15], %r23, %b[9]
  qplog_0x96,1 %b[10], %r42, %b[11], %r42
  ldqp,2 [ %r2 + 0x6b0 ], %g15
  qplog_0xe8,3 %g27, %b[103], %b[47], %b[97]
  qplog_0x96,4 %b[98], %b[66], %b[99], %b[66]
  ldqp,5 [ %r2 + 0x6b0 ], %g31
}
{
  qplog_0x96,0 %b[39], %r50, %b[7], %r50
  qplog_0x96,1 %r43, %b[8], %r28, %b[8]
  ldqp,2 [ %r2 + 0x6c0 ], %b[11]
  qplog_0x96,3 %b[127], %b[74], %b[95], %b[74]
  qplog_0x96,4 %b[67], %b[96], %b[52], %b[96]
  ldqp,5 [ %r2 + 0x6c0 ], %b[99]
}
{
  qplog_0xe8,0 %r29, %r41, %b[9], %r28
  qplog_0x96,1 %r57, %r59, %r36, %r59
  ldqp,2 [ %r2 + 0x6d0 ], %b[7]
  qplog_0xe8,3 %b[53], %b[65], %b[97], %b[52]
  qplog_0x96,4 %b[81], %b[83], %b[60], %b[83]
  ldqp,5 [ %r2 + 0x6d0 ], %b[95]
}
{
  qplog_0x96,0 %g2, %b[19], %r37, %b[19]
  qplog_0x96,1 %g9, %r58, %r19, %r58
  ldqp,2 [ %r2 + 0x6e0 ], %r36
  qplog_0x96,3 %g18, %b[107], %b[61], %b[107]
  qplog_0x96,4 %g25, %b[82], %b[43], %b[82]
  ldqp,5 [ %r2 + 0x6e0 ], %b[60]
}
{
  qplog_0xe8,0 %r38, %b[30], %r28, %r19
  qplog_0x96,1 %r38, %b[30], %r28, %b[30]
  ldqp,2 [ %r2 + 0x6f0 ], %r28
  qplog_0xe8,3 %b[62], %b[118], %b[52], %b[43]
  qplog_0x96,4 %b[62], %b[118], %b[52], %b[118]
  ldqp,5 [ %r2 + 0x6f0 ], %b[52]
}
{
  qplog_0x4a,0 %b[29], %b[36], %r46, %r37
  qplog_0x96,1 %r34, %r32, %r44, %r32
  qplog_0x4a,3 %b[117], %b[124], %b[70], %b[61]
  qplog_0x96,4 %b[58], %b[56], %b[68], %b[56]
}
{
  qplog_0xe8,0 %r49, %b[17], %r19, %r44
  qplog_0x96,1 %r49, %b[17], %r19, %b[17]
  qplog_0xe8,3 %b[73], %b[105], %b[43], %b[68]
  qplog_0x96,4 %b[73], %b[105], %b[43], %b[105]
}
{
  qplog_0x9a,0 %r37, %b[29], %b[36], %r19
  qplog_0x96,1 %r37, %r48, %b[23], %b[23]
  qplog_0x9a,3 %b[61], %b[117], %b[124], %b[43]
  qplog_0x96,4 %b[61], %b[72], %b[111], %b[111]
}
{
  qplog_0x96,0 %g11, %b[15], %r23, %b[15]
  qplog_0x96,1 %r29, %r41, %b[9], %r41
  qplog_0x96,3 %g27, %b[103], %b[47], %b[103]
  qplog_0x96,4 %b[53], %b[65], %b[97], %b[65]
}
{
  qplog_0xe8,0 %b[28], %g1, %r44, %b[9]
  qplog_0x96,1 %b[28], %g1, %r44, %g1
  qplog_0xe8,3 %b[116], %g17, %b[68], %b[97]
  qplog_0x96,4 %b[116], %g17, %b[68], %g17
}
{
  qplog_0x06,0 %r19, %r46, %r48, %r44
  qplog_0x84,1 %b[29], %r48, %r46, %r46
  qplog_0x06,3 %b[43], %b[70], %b[72], %b[68]
  qplog_0x84,4 %b[117], %b[72], %b[70], %b[70]
}
{
  qplog_0xe8,0 %r47, %b[14], %b[9], %r23
  qplog_0x96,1 %r47, %b[14], %b[9], %b[14]
  qplog_0xe8,3 %b[71], %b[102], %b[97], %b[47]
  qplog_0x96,4 %b[71], %b[102], %b[97], %b[102]
}
{
  qplog_0x42,0 %g1, %b[17], %b[30], %b[9]
  qplog_0x96,1 %r44, %r48, %b[16], %r44
  qplog_0x42,3 %g17, %b[105], %b[118], %b[97]
  qplog_0x96,4 %b[68], %b[72], %b[104], %b[68]
}
{
  qplog_0xe8,0 %r31, %r55, %r23, %r48
  qplog_0x93,1 %g1, %b[30], %b[14], %b[16]
  qplog_0xe8,3 %b[55], %b[79], %b[47], %b[72]
  qplog_0x93,4 %g17, %b[118], %b[102], %b[104]
}
{
  qplog_0x96,0 %r31, %r55, %r23, %r55
  qplog_0x53,1 %r37, %r46, %b[36], %r37
  qplog_0x96,3 %b[55], %b[79], %b[47], %b[79]
  qplog_0x53,4 %b[61], %b[70], %b[124], %b[61]
}
{
  qplog_0xe8,0 %r26, %r27, %r48, %r46
  qplog_0x63,1 %b[16], %b[14], %b[17], %r23
  ldqp,2 [ %r2 + 0x700 ], %b[36]
  qplog_0xe8,3 %b[50], %b[51], %b[72], %b[70]
  qplog_0x63,4 %b[104], %b[102], %b[105], %b[47]
  ldqp,5 [ %r2 + 0x700 ], %b[124]
}
{
  qplog_0x25,0 %b[14], %b[16], %g1, %g1
  qplog_0x78,1 %b[9], %b[14], %b[17], %b[14]
  qplog_0x25,3 %b[102], %b[104], %g17, %g17
  qplog_0x78,4 %b[97], %b[102], %b[105], %b[102]
}
{
  qplog_0x96,0 %r23, %b[9], %r54, %r23
  qplog_0x96,1 %r26, %r27, %r48, %r27
  qplog_0x96,3 %b[47], %b[97], %b[78], %b[47]
  qplog_0x96,4 %b[50], %b[51], %b[72], %b[51]
}
{
  qplog_0xe8,0 %b[25], %g10, %r46, %r48
  qplog_0x49,1 %b[14], %b[17], %b[30], %b[17]
  ldqp,2 [ %r2 + 0x710 ], %r54
  qplog_0xe8,3 %b[113], %g26, %b[70], %b[72]
  qplog_0x49,4 %b[102], %b[105], %b[118], %b[105]
  ldqp,5 [ %r2 + 0x710 ], %b[78]
}
{
  qplog_0x56,0 %b[9], %g1, %r52, %b[9]
  qplog_0x96,1 %b[25], %g10, %r46, %g10
  qplog_0x56,3 %b[97], %g17, %b[76], %b[97]
  qplog_0x96,4 %b[113], %g26, %b[70], %g26
}
{
  qplog_0x96,0 %b[38], %g15, %r48, %r46
  qplog_0xe8,1 %b[38], %g15, %r48, %g15
  qplog_0x96,3 %b[126], %g31, %b[72], %b[70]
  qplog_0xe8,4 %b[126], %g31, %b[72], %g31
}
{
  qplog_0xc0,0 %r23, %b[36], %b[36], %r48
  qplog_0x96,1 %b[17], %g1, %b[20], %b[17]
  qplog_0xc0,3 %b[47], %b[124], %b[124], %b[72]
  qplog_0x96,4 %b[105], %g17, %b[108], %b[105]
}
{
  qplog_0x18,0 %r46, %r27, %r55, %g1
  qplog_0xbd,1 %g10, %r55, %r46, %b[20]
  qplog_0x18,3 %b[70], %b[51], %b[79], %g17
  qplog_0xbd,4 %g26, %b[79], %b[70], %b[108]
}
{
  qplog_0xe8,0 %b[22], %b[11], %g15, %r52
  qplog_0xbe,1 %r46, %g10, %r27, %b[30]
  qplog_0xe8,3 %b[110], %b[99], %g31, %b[76]
  qplog_0xbe,4 %b[70], %g26, %b[51], %b[118]
}
{
  qplog_0x96,0 %b[22], %b[11], %g15, %b[11]
  qplog_0x96,1 %r19, %r37, %r16, %r19
  qplog_0x96,3 %b[110], %b[99], %g31, %b[99]
  qplog_0x96,4 %b[43], %b[61], %b[40], %b[43]
}
{
  qplog_0x17,0 %g1, %g10, %r27, %r16
  qplog_0xe8,1 %b[9], %r54, %r48, %g15
  qplog_0x17,3 %g17, %g26, %b[51], %b[40]
  qplog_0xe8,4 %b[97], %b[78], %b[72], %g31
}
{
  qplog_0x86,0 %r27, %g10, %r55, %g10
  qplog_0x96,1 %b[3], %b[7], %r52, %r27
  qplog_0x86,3 %b[51], %g26, %b[79], %g26
  qplog_0x96,4 %b[91], %b[95], %b[76], %b[51]
}
{
  qplog_0xa3,0 %r16, %r46, %r55, %r46
  qplog_0x96,1 %r16, %b[20], %r45, %r16
  qplog_0xa3,3 %b[40], %b[70], %b[79], %b[70]
  qplog_0x96,4 %b[40], %b[108], %b[69], %b[40]
}
{
  qplog_0xe8,0 %b[3], %b[7], %r52, %b[7]
  qplog_0x56,1 %g1, %g10, %r60, %g1
  qplog_0xe8,3 %b[91], %b[95], %b[76], %b[95]
  qplog_0x56,4 %g17, %g26, %b[84], %g17
}
{
  qplog_0x96,0 %r46, %b[30], %b[26], %r46
  qplog_0x96,1 %b[30], %b[20], %b[13], %b[30]
  qplog_0x96,3 %b[70], %b[118], %b[114], %b[70]
  qplog_0x96,4 %b[118], %b[108], %b[101], %b[118]
}
{
  qplog_0xe8,0 %r25, %r36, %b[7], %b[20]
  qplog_0x96,1 %r25, %r36, %b[7], %r36
  qplog_0xe8,3 %b[49], %b[60], %b[95], %b[108]
  qplog_0x96,4 %b[49], %b[60], %b[95], %b[60]
}
{
  qplog_0x6b,0 %r17, %g5, %r24, %b[7]
  qplog_0xec,1 %r17, %g7, %r24, %b[13]
  qplog_0x6b,3 %b[41], %g21, %b[48], %b[95]
  qplog_0xec,4 %b[41], %g23, %b[48], %b[101]
}
{
  qplog_0x96,0 %b[32], %r28, %b[20], %r28
  qplog_0x96,1 %r37, %b[29], %g3, %r37
  qplog_0x96,3 %b[120], %b[52], %b[108], %b[52]
  qplog_0x96,4 %b[61], %b[117], %g19, %b[61]
}
{
  ldqp,0 [ %r2 + 0x730 ], %g3
  qplog_0x48,1 %b[13], %b[7], %g5, %b[20]
  ldqp,2 [ %r2 + 0x720 ], %b[29]
  ldqp,3 [ %r2 + 0x730 ], %g19
  qplog_0x48,4 %b[101], %b[95], %g21, %b[108]
  ldqp,5 [ %r2 + 0x720 ], %b[117]
}
{
  qplog_0x6f,0 %r27, %r28, %b[11], %b[26]
  qplog_0x6b,1 %r28, %r36, %b[11], %g10
  qplog_0x6f,3 %b[51], %b[52], %b[99], %b[114]
  qplog_0x6b,4 %b[52], %b[60], %b[99], %g26
}
{
  qplog_0x73,0 %r27, %r36, %r28, %r60
  qplog_0x69,1 %g7, %r17, %b[7], %g7
  qplog_0x73,3 %b[51], %b[60], %b[52], %b[84]
  qplog_0x69,4 %g23, %b[41], %b[95], %g23
}
{
  qplog_0x29,0 %g10, %r36, %r27, %r52
  qplog_0x24,1 %b[26], %r36, %b[11], %r45
  qplog_0x29,3 %g26, %b[60], %b[51], %b[76]
  qplog_0x24,4 %b[114], %b[60], %b[99], %b[69]
}
{
  qplog_0x6a,0 %g10, %b[26], %r20, %g10
  qplog_0x96,1 %b[20], %r17, %g8, %b[20]
  qplog_0x6a,3 %g26, %b[114], %b[44], %g26
  qplog_0x96,4 %b[108], %b[41], %g24, %b[108]
}
{
  qplog_0xe8,0 %b[17], %b[29], %g15, %r17
  qplog_0x49,1 %r52, %r36, %b[11], %r36
  qplog_0xe8,3 %b[105], %b[117], %g31, %b[41]
  qplog_0x49,4 %b[76], %b[60], %b[99], %b[60]
}
{
  qplog_0x96,0 %r45, %r27, %b[24], %r45
  qplog_0x96,1 %r52, %r28, %b[18], %r52
  qplog_0x96,3 %b[69], %b[51], %b[112], %b[69]
  qplog_0x96,4 %b[76], %b[52], %b[106], %b[76]
}
{
  qplog_0xe8,0 %r16, %g3, %r17, %r28
  qplog_0x96,1 %r36, %r60, %b[12], %r36
  qplog_0xe8,3 %b[40], %g19, %b[41], %b[52]
  qplog_0x96,4 %b[60], %b[84], %b[100], %b[60]
}
{
  qplog_0x2a,0 %b[13], %g7, %b[7], %r60
  qplog_0x96,1 %b[13], %b[7], %r53, %b[13]
  qplog_0x2a,3 %b[101], %g23, %b[95], %b[84]
  qplog_0x96,4 %b[101], %b[95], %b[77], %b[101]
}
{
  qplog_0xc6,0 %g6, %r18, %r42, %b[7]
  qplog_0xb2,1 %g7, %r24, %g5, %g7
  qplog_0xc6,3 %g22, %b[42], %b[66], %b[95]
  qplog_0xb2,4 %g23, %b[48], %g21, %g23
}
{
  ldqp,0 [ %r2 + 0x750 ], %b[12]
  qplog_0x96,1 %r60, %r24, %r62, %r60
  ldqp,2 [ %r2 + 0x740 ], %r53
  ldqp,3 [ %r2 + 0x750 ], %b[100]
  qplog_0x96,4 %b[84], %b[48], %b[86], %b[84]
  ldqp,5 [ %r2 + 0x740 ], %b[77]
}
{
  qplog_0x1a,0 %r42, %b[7], %r50, %r24
  qplog_0x5a,1 %g7, %g5, %b[6], %g7
  qplog_0x1a,3 %b[66], %b[95], %b[74], %b[48]
  qplog_0x5a,4 %g23, %g21, %b[94], %g23
}
{
  ldqp,0 [ %r2 + 0x770 ], %b[6]
  qplog_0xe7,1 %b[7], %r42, %r50, %r42
  ldqp,2 [ %r2 + 0x760 ], %g5
  ldqp,3 [ %r2 + 0x770 ], %b[94]
  qplog_0xe7,4 %b[95], %b[66], %b[74], %b[66]
  ldqp,5 [ %r2 + 0x760 ], %g21
}
{
  qplog_0x6b,0 %r24, %b[7], %g6, %b[7]
  qplog_0x29,1 %b[8], %b[19], %r59, %r62
  qplog_0x6b,3 %b[48], %b[95], %g22, %b[95]
  qplog_0x29,4 %b[96], %b[107], %b[83], %b[86]
}
{
  qplog_0x51,0 %r58, %b[19], %b[8], %r27
  qplog_0x96,1 %b[1], %r61, %r33, %r61
  ldqp,2 [ %r2 + 0x780 ], %b[18]
  qplog_0x51,3 %b[82], %b[107], %b[96], %b[51]
  qplog_0x96,4 %b[89], %b[85], %b[57], %b[85]
  ldqp,5 [ %r2 + 0x780 ], %b[106]
}
{
  qplog_0xe8,0 %r46, %r53, %r28, %r33
  qplog_0x7b,1 %r42, %b[7], %r18, %r18
  qplog_0xe8,3 %b[70], %b[77], %b[52], %b[57]
  qplog_0x7b,4 %b[66], %b[95], %b[42], %b[42]
}
{
  qplog_0x96,0 %b[7], %r50, %b[34], %b[34]
  qplog_0x49,1 %r62, %b[19], %r58, %b[24]
  qplog_0x96,3 %b[95], %b[74], %b[122], %b[122]
  qplog_0x49,4 %b[86], %b[107], %b[82], %b[112]
}
{
  qplog_0xe8,0 %g1, %b[12], %r33, %b[11]
  qplog_0x96,1 %r18, %r24, %b[2], %r24
  qplog_0xe8,3 %g17, %b[100], %b[57], %b[99]
  qplog_0x96,4 %b[42], %b[48], %b[90], %b[48]
}
{
  qplog_0x4a,0 %r18, %r42, %r50, %r18
  qplog_0x96,1 %r42, %b[7], %r51, %r42
  qplog_0x4a,3 %b[42], %b[66], %b[74], %b[42]
  qplog_0x96,4 %b[66], %b[95], %b[75], %b[66]
}
{
  qplog_0xe8,0 %b[30], %g5, %b[11], %b[7]
  qplog_0x8d,1 %b[24], %r27, %b[19], %b[19]
  ldqp,2 [ %r2 + 0x790 ], %r51
  qplog_0xe8,3 %b[118], %g21, %b[99], %b[95]
  qplog_0x8d,4 %b[112], %b[51], %b[107], %b[107]
  ldqp,5 [ %r2 + 0x790 ], %b[75]
}
{
  qplog_0x96,0 %r18, %g6, %r30, %r18
  qplog_0x79,1 %r62, %r58, %b[8], %r62
  qplog_0x96,3 %b[42], %g22, %b[54], %b[42]
  qplog_0x79,4 %b[86], %b[82], %b[96], %b[86]
}
{
  qplog_0xe8,0 %g10, %b[6], %b[7], %g6
  qplog_0xc5,1 %b[19], %r58, %r59, %r58
  ldqp,2 [ %r2 + 0x7a0 ], %r30
  qplog_0xe8,3 %g26, %b[94], %b[95], %g22
  qplog_0xc5,4 %b[107], %b[82], %b[83], %b[82]
  ldqp,5 [ %r2 + 0x7a0 ], %b[54]
}
{
  ldqp,0 [ %r2 + 0x7c0 ], %b[2]
  qplog_0x96,1 %b[19], %r62, %b[33], %b[19]
  ldqp,2 [ %r2 + 0x7b0 ], %r50
  ldqp,3 [ %r2 + 0x7c0 ], %b[90]
  qplog_0x96,4 %b[107], %b[86], %b[121], %b[107]
  ldqp,5 [ %r2 + 0x7b0 ], %b[74]
}
{
  qplog_0xe8,0 %r45, %b[18], %g6, %b[33]
  qplog_0x96,1 %r58, %b[8], %g4, %r58
  qplog_0xe8,3 %b[69], %b[106], %g22, %b[121]
  qplog_0x96,4 %b[82], %b[96], %g20, %b[82]
}
{
  qplog_0x79,0 %b[15], %r32, %r41, %g4
  qplog_0x96,1 %r62, %r59, %g14, %r62
  ldqp,2 [ %r2 + 0x7d0 ], %b[8]
  qplog_0x79,3 %b[103], %b[56], %b[65], %g20
  qplog_0x96,4 %b[86], %b[83], %g30, %b[86]
  ldqp,5 [ %r2 + 0x7d0 ], %b[96]
}
{
  qplog_0xe8,0 %r36, %r51, %b[33], %r59
  qplog_0x96,1 %b[24], %r27, %r21, %b[24]
  qplog_0xe8,3 %b[60], %b[75], %b[121], %b[83]
  qplog_0x96,4 %b[112], %b[51], %b[45], %b[112]
}
{
  ldqp,0 [ %r2 + 0x7f0 ], %r21
  qplog_0xe5,1 %g4, %r41, %r61, %g14
  ldqp,2 [ %r2 + 0x7e0 ], %r27
  ldqp,3 [ %r2 + 0x7f0 ], %b[45]
  qplog_0xe5,4 %g20, %b[65], %b[85], %g30
  ldqp,5 [ %r2 + 0x7e0 ], %b[51]
}
{
  qplog_0xe8,0 %r52, %r30, %r59, %g8
  qplog_0x56,1 %b[15], %r61, %r32, %b[26]
  qplog_0xe8,3 %b[76], %b[54], %b[83], %g24
  qplog_0x56,4 %b[103], %b[85], %b[56], %b[114]
}
{
  qplog_0x6b,0 %g14, %b[15], %r61, %r20
  qplog_0x96,1 %b[14], %b[16], %b[35], %b[14]
  qplog_0x6b,3 %g30, %b[103], %b[85], %b[44]
  qplog_0x96,4 %b[102], %b[104], %b[123], %b[102]
}
{
  qplog_0xe8,0 %r44, %r50, %g8, %b[16]
  qplog_0x96,1 %b[26], %r61, %g0, %r61
  ldqp,2 [ %r2 + 0x800 ], %b[35]
  qplog_0xe8,3 %b[68], %b[74], %g24, %b[104]
  qplog_0x96,4 %b[114], %b[85], %g16, %b[85]
  ldqp,5 [ %r2 + 0x800 ], %b[123]
}
{
  qplog_0x5c,0 %r20, %g14, %r32, %g14
  qplog_0x96,1 %r20, %r32, %b[4], %r20
  qplog_0x5c,3 %b[44], %g30, %b[56], %g30
  qplog_0x96,4 %b[44], %b[56], %b[92], %b[44]
}
{
  qplog_0xe8,0 %b[23], %b[2], %b[16], %r32
  qplog_0x3c,1 %r23, %b[36], %b[36], %b[36]
  qplog_0xe8,3 %b[111], %b[90], %b[104], %b[56]
  qplog_0x3c,4 %b[47], %b[124], %b[124], %b[124]
}
{
  qplog_0x6f,0 %g14, %b[26], %g4, %b[26]
  qplog_0x96,1 %g14, %r41, %r35, %g14
  qplog_0x6f,3 %g30, %b[114], %g20, %b[114]
  qplog_0x96,4 %g30, %b[65], %b[59], %g30
}
{
  qplog_0xe8,0 %r19, %b[8], %r32, %r41
  qplog_0x96,1 %b[9], %r54, %r48, %r54
  ldqp,2 [ %r2 + 0x810 ], %r35
  qplog_0xe8,3 %b[43], %b[96], %b[56], %b[65]
  qplog_0x96,4 %b[97], %b[78], %b[72], %b[78]
  ldqp,5 [ %r2 + 0x810 ], %b[59]
}
{
  qplog_0x96,0 %b[26], %b[15], %r39, %b[26]
  qplog_0x96,1 %r16, %g3, %r17, %g3
  qplog_0x96,3 %b[114], %b[103], %b[63], %b[114]
  qplog_0x96,4 %b[40], %g19, %b[41], %g19
}
{
  qplog_0xe8,0 %r37, %r27, %r41, %r17
  qplog_0x96,1 %b[17], %b[29], %g15, %b[29]
  ldqp,2 [ %r2 + 0x820 ], %b[15]
  qplog_0xe8,3 %b[61], %b[51], %b[65], %b[41]
  qplog_0x96,4 %b[105], %b[117], %g31, %b[117]
  ldqp,5 [ %r2 + 0x820 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x840 ], %r39
  qplog_0x1e,1 %b[36], %g3, %r54, %b[36]
  ldqp,2 [ %r2 + 0x830 ], %g15
  ldqp,3 [ %r2 + 0x840 ], %b[63]
  qplog_0x1e,4 %b[124], %g19, %b[78], %b[124]
  ldqp,5 [ %r2 + 0x830 ], %g31
}
{
  qplog_0xe8,0 %b[20], %r21, %r17, %r48
  qplog_0x96,1 %r46, %r53, %r28, %r53
  ldqp,2 [ %r2 + 0x850 ], %g4
  qplog_0xe8,3 %b[108], %b[45], %b[41], %b[72]
  qplog_0x96,4 %b[70], %b[77], %b[52], %b[77]
  ldqp,5 [ %r2 + 0x850 ], %g20
}
{
  ldqp,0 [ %r2 + 0x870 ], %b[4]
  qplog_0x4a,1 %b[36], %g3, %b[29], %g0
  ldqp,2 [ %r2 + 0x860 ], %r28
  ldqp,3 [ %r2 + 0x870 ], %b[92]
  qplog_0x4a,4 %b[124], %g19, %b[117], %g16
  ldqp,5 [ %r2 + 0x860 ], %b[52]
}
{
  qplog_0xe8,0 %b[13], %b[35], %r48, %r55
  qplog_0x96,1 %g1, %b[12], %r33, %b[12]
  qplog_0xe8,3 %b[101], %b[123], %b[72], %b[79]
  qplog_0x96,4 %g17, %b[100], %b[57], %b[100]
}
{
  qplog_0x96,0 %g0, %r54, %r43, %r43
  qplog_0x96,1 %b[30], %g5, %b[11], %g5
  ldqp,2 [ %r2 + 0x880 ], %r33
  qplog_0x96,3 %g16, %b[78], %b[67], %b[67]
  qplog_0x96,4 %b[118], %g21, %b[99], %g21
  ldqp,5 [ %r2 + 0x880 ], %b[57]
}
{
  qplog_0xe8,0 %r60, %r35, %r55, %b[11]
  qplog_0x96,1 %g10, %b[6], %b[7], %b[6]
  qplog_0xe8,3 %b[84], %b[59], %b[79], %b[99]
  qplog_0x96,4 %g26, %b[94], %b[95], %b[94]
}
{
  qplog_0x96,0 %r45, %b[18], %g6, %b[18]
  qplog_0x96,1 %r52, %r30, %r59, %r30
  ldqp,2 [ %r2 + 0x890 ], %b[7]
  qplog_0x96,3 %b[69], %b[106], %g22, %b[106]
  qplog_0x96,4 %b[76], %b[54], %b[83], %b[54]
  ldqp,5 [ %r2 + 0x890 ], %b[95]
}
{
  qplog_0xe8,0 %g7, %b[15], %b[11], %r59
  qplog_0x96,1 %r44, %r50, %g8, %r50
  ldqp,2 [ %r2 + 0x8a0 ], %g6
  qplog_0xe8,3 %g23, %b[103], %b[99], %b[83]
  qplog_0x96,4 %b[68], %b[74], %g24, %b[74]
  ldqp,5 [ %r2 + 0x8a0 ], %g22
}
{
  qplog_0x96,0 %r36, %r51, %b[33], %r51
  qplog_0x96,1 %b[23], %b[2], %b[16], %b[2]
  ldqp,2 [ %r2 + 0x8b0 ], %g8
  qplog_0x96,3 %b[60], %b[75], %b[121], %b[75]
  qplog_0x96,4 %b[111], %b[90], %b[104], %b[90]
  ldqp,5 [ %r2 + 0x8b0 ], %g24
}
{
  qplog_0xe8,0 %b[34], %g15, %r59, %b[16]
  qplog_0x96,1 %r19, %b[8], %r32, %b[8]
  ldqp,2 [ %r2 + 0x8c0 ], %b[33]
  qplog_0xe8,3 %b[122], %g31, %b[83], %b[104]
  qplog_0x96,4 %b[43], %b[96], %b[56], %b[96]
  ldqp,5 [ %r2 + 0x8c0 ], %b[121]
}
{
  qplog_0x96,0 %b[20], %r21, %r17, %r21
  qplog_0x96,1 %r37, %r27, %r41, %r27
  ldqp,2 [ %r2 + 0x8d0 ], %r32
  qplog_0x96,3 %b[108], %b[45], %b[41], %b[45]
  qplog_0x96,4 %b[61], %b[51], %b[65], %b[51]
  ldqp,5 [ %r2 + 0x8d0 ], %b[56]
}
{
  qplog_0xe8,0 %r24, %r39, %b[16], %r41
  qplog_0x96,1 %r24, %r39, %b[16], %r39
  ldqp,2 [ %r2 + 0x8e0 ], %b[16]
  qplog_0xe8,3 %b[48], %b[63], %b[104], %b[65]
  qplog_0x96,4 %b[48], %b[63], %b[104], %b[63]
  ldqp,5 [ %r2 + 0x8e0 ], %b[104]
}
{
  qplog_0x96,0 %b[13], %b[35], %r48, %b[35]
  qplog_0x96,1 %g7, %b[15], %b[11], %b[15]
  ldqp,2 [ %r2 + 0x8f0 ], %r17
  qplog_0x96,3 %b[101], %b[123], %b[72], %b[123]
  qplog_0x96,4 %g23, %b[103], %b[99], %b[103]
  ldqp,5 [ %r2 + 0x8f0 ], %b[41]
}
{
  qplog_0xe8,0 %r42, %g4, %r41, %b[11]
  qplog_0x96,1 %r42, %g4, %r41, %g4
  qplog_0xe8,3 %b[66], %g20, %b[65], %b[99]
  qplog_0x96,4 %b[66], %g20, %b[65], %g20
}
{
  qplog_0x9a,0 %g0, %b[36], %g3, %r41
  qplog_0x84,1 %b[36], %r54, %b[29], %r48
  qplog_0x9a,3 %g16, %b[124], %g19, %b[65]
  qplog_0x84,4 %b[124], %b[78], %b[117], %b[72]
}
{
  qplog_0x96,0 %b[34], %g15, %r59, %g15
  qplog_0x96,1 %r60, %r35, %r55, %r35
  qplog_0x96,3 %b[122], %g31, %b[83], %g31
  qplog_0x96,4 %b[84], %b[59], %b[79], %b[59]
}
{
  qplog_0xe8,0 %r18, %r28, %b[11], %r55
  qplog_0x96,1 %r18, %r28, %b[11], %r28
  qplog_0xe8,3 %b[42], %b[52], %b[99], %b[79]
  qplog_0x96,4 %b[42], %b[52], %b[99], %b[52]
}
{
  qplog_0x06,0 %r41, %b[29], %r54, %b[29]
  qplog_0x53,1 %g0, %r48, %g3, %g0
  qplog_0x06,3 %b[65], %b[117], %b[78], %b[117]
  qplog_0x53,4 %g16, %b[72], %g19, %g16
}
{
  qplog_0xe8,0 %r58, %b[4], %r55, %r48
  qplog_0x96,1 %r58, %b[4], %r55, %b[4]
  ldqp,2 [ %r2 + 0x900 ], %r55
  qplog_0xe8,3 %b[82], %b[92], %b[79], %b[72]
  qplog_0x96,4 %b[82], %b[92], %b[79], %b[92]
  ldqp,5 [ %r2 + 0x900 ], %b[79]
}
{
  qplog_0x42,0 %r28, %g4, %r39, %g3
  qplog_0x96,1 %b[29], %r54, %b[10], %b[29]
  qplog_0x42,3 %b[52], %g20, %b[63], %g19
  qplog_0x96,4 %b[117], %b[78], %b[98], %b[117]
}
{
  qplog_0xe8,0 %b[19], %r33, %r48, %r54
  qplog_0x93,1 %r28, %r39, %b[4], %b[10]
  ldqp,2 [ %r2 + 0x910 ], %b[11]
  qplog_0xe8,3 %b[107], %b[57], %b[72], %b[78]
  qplog_0x93,4 %b[52], %b[63], %b[92], %b[98]
  ldqp,5 [ %r2 + 0x910 ], %b[99]
}
{
  qplog_0x78,0 %g3, %b[4], %g4, %r59
  qplog_0x96,1 %b[19], %r33, %r48, %r33
  qplog_0x78,3 %g19, %b[92], %g20, %b[83]
  qplog_0x96,4 %b[107], %b[57], %b[72], %b[57]
}
{
  qplog_0xe8,0 %r62, %b[7], %r54, %r48
  qplog_0x25,1 %b[4], %b[10], %r28, %r28
  qplog_0xe8,3 %b[86], %b[95], %b[78], %b[72]
  qplog_0x25,4 %b[92], %b[98], %b[52], %b[52]
}
{
  qplog_0x63,0 %b[10], %b[4], %g4, %b[4]
  qplog_0x96,1 %r62, %b[7], %r54, %b[7]
  qplog_0x63,3 %b[98], %b[92], %g20, %b[92]
  qplog_0x96,4 %b[86], %b[95], %b[78], %b[95]
}
{
  qplog_0xe8,0 %b[24], %g6, %r48, %r54
  qplog_0x49,1 %r59, %g4, %r39, %g4
  qplog_0xe8,3 %b[112], %g22, %b[72], %b[78]
  qplog_0x49,4 %b[83], %g20, %b[63], %g20
}
{
  qplog_0x96,0 %b[4], %g3, %b[37], %b[4]
  qplog_0x56,1 %g3, %r28, %r40, %g3
  qplog_0x96,3 %b[92], %g19, %b[125], %b[92]
  qplog_0x56,4 %g19, %b[52], %b[64], %g19
}
{
  qplog_0x96,0 %r20, %g8, %r54, %r40
  qplog_0x96,1 %b[24], %g6, %r48, %g6
  qplog_0x96,3 %b[44], %g24, %b[78], %b[64]
  qplog_0x96,4 %b[112], %g22, %b[72], %g22
}
{
  qplog_0xe8,0 %r20, %g8, %r54, %g8
  qplog_0xc0,1 %b[4], %r55, %r55, %r54
  qplog_0xe8,3 %b[44], %g24, %b[78], %g24
  qplog_0xc0,4 %b[92], %b[79], %b[79], %b[78]
}
{
  qplog_0x18,0 %r40, %b[7], %r33, %r48
  qplog_0x96,1 %g4, %r28, %r22, %g4
  qplog_0x18,3 %b[64], %b[95], %b[57], %b[72]
  qplog_0x96,4 %g20, %b[52], %b[46], %g20
}
{
  qplog_0xbd,0 %g6, %r33, %r40, %r28
  qplog_0xe8,1 %b[26], %b[33], %g8, %r22
  qplog_0xbd,3 %g22, %b[57], %b[64], %b[52]
  qplog_0xe8,4 %b[114], %b[121], %g24, %b[46]
}
{
  qplog_0x17,0 %r48, %g6, %b[7], %b[37]
  qplog_0xbe,1 %r40, %g6, %b[7], %r39
  qplog_0x17,3 %b[72], %g22, %b[95], %b[125]
  qplog_0xbe,4 %b[64], %g22, %b[95], %b[63]
}
{
  qplog_0x86,0 %b[7], %g6, %r33, %g6
  qplog_0x96,1 %b[26], %b[33], %g8, %b[33]
  qplog_0x86,3 %b[95], %g22, %b[57], %g22
  qplog_0x96,4 %b[114], %b[121], %g24, %b[121]
}
{
  qplog_0xa3,0 %b[37], %r40, %r33, %r40
  qplog_0x96,1 %b[37], %r28, %b[27], %b[37]
  qplog_0xa3,3 %b[125], %b[64], %b[57], %b[64]
  qplog_0x96,4 %b[125], %b[52], %b[115], %b[125]
}
{
  qplog_0xe8,0 %g14, %r32, %r22, %b[27]
  qplog_0x56,1 %r48, %g6, %r56, %r48
  qplog_0xe8,3 %g30, %b[56], %b[46], %b[115]
  qplog_0x56,4 %b[72], %g22, %b[80], %b[72]
}
{
  qplog_0x96,0 %r40, %r39, %r63, %r40
  qplog_0x96,1 %g14, %r32, %r22, %r32
  qplog_0x96,3 %b[64], %b[63], %b[87], %b[64]
  qplog_0x96,4 %g30, %b[56], %b[46], %b[56]
}
{
  qplog_0xe8,0 %r61, %b[16], %b[27], %r22
  qplog_0x96,1 %r61, %b[16], %b[27], %b[16]
  qplog_0xe8,3 %b[85], %b[104], %b[115], %b[46]
  qplog_0x96,4 %b[85], %b[104], %b[115], %b[104]
}
{
  qplog_0x96,0 %r39, %r28, %b[21], %r39
  qplog_0x96,1 %r41, %g0, %r57, %r41
  qplog_0x96,3 %b[63], %b[52], %b[109], %b[63]
  qplog_0x96,4 %b[65], %g16, %b[81], %b[65]
}
{
  qplog_0xe8,0 %g3, %b[11], %r54, %r57
  qplog_0x96,1 %b[14], %r17, %r22, %r17
  qplog_0xe8,3 %g19, %b[99], %b[78], %b[81]
  qplog_0x96,4 %b[102], %b[41], %b[46], %b[41]
}
{
  qplog_0x6b,0 %b[6], %r53, %b[12], %r22
  qplog_0xec,1 %b[6], %g5, %b[12], %r28
  qplog_0x6b,3 %b[94], %b[77], %b[100], %b[46]
  qplog_0xec,4 %b[94], %g21, %b[100], %b[52]
}
{
  qplog_0x6f,0 %r32, %r17, %b[33], %b[21]
  qplog_0x6b,1 %r17, %b[16], %b[33], %b[27]
  qplog_0x6f,3 %b[56], %b[41], %b[121], %b[109]
  qplog_0x6b,4 %b[41], %b[104], %b[121], %b[115]
}
{
  qplog_0x73,0 %r32, %b[16], %r17, %r63
  qplog_0x96,1 %g0, %b[36], %g9, %g0
  qplog_0x73,3 %b[56], %b[104], %b[41], %b[87]
  qplog_0x96,4 %g16, %b[124], %g25, %g16
}
{
  ldqp,0 [ %r2 + 0x930 ], %g9
  qplog_0x29,1 %b[27], %b[16], %r32, %g6
  ldqp,2 [ %r2 + 0x920 ], %b[36]
  ldqp,3 [ %r2 + 0x930 ], %g25
  qplog_0x29,4 %b[115], %b[104], %b[56], %g22
  ldqp,5 [ %r2 + 0x920 ], %b[124]
}
{
  qplog_0x24,0 %b[21], %b[16], %b[33], %r56
  qplog_0x6a,1 %b[27], %b[21], %b[0], %b[27]
  qplog_0x24,3 %b[109], %b[104], %b[121], %b[80]
  qplog_0x6a,4 %b[115], %b[109], %b[88], %b[115]
}
{
  qplog_0x49,0 %g6, %b[16], %b[33], %b[16]
  qplog_0x96,1 %g6, %r17, %b[5], %g6
  qplog_0x49,3 %g22, %b[104], %b[121], %b[104]
  qplog_0x96,4 %g22, %b[41], %b[93], %g22
}
{
  qplog_0x96,0 %r56, %r32, %b[31], %r56
  qplog_0x48,1 %r28, %r22, %r53, %r32
  qplog_0x96,3 %b[80], %b[56], %b[119], %b[80]
  qplog_0x48,4 %b[52], %b[46], %b[77], %b[56]
}
{
  qplog_0x96,0 %b[16], %r63, %b[39], %b[16]
  qplog_0x69,1 %g5, %b[6], %r22, %g5
  qplog_0x96,3 %b[104], %b[87], %b[127], %b[104]
  qplog_0x69,4 %g21, %b[94], %b[46], %g21
}
{
  qplog_0xe8,0 %g4, %b[36], %r57, %r63
  qplog_0x96,1 %r32, %b[6], %g2, %r32
  qplog_0xe8,3 %g20, %b[124], %b[81], %b[87]
  qplog_0x96,4 %b[56], %b[94], %g18, %b[56]
}
{
  qplog_0x2a,0 %r28, %g5, %r22, %b[6]
  qplog_0x96,1 %r28, %r22, %r34, %r28
  qplog_0x2a,3 %b[52], %g21, %b[46], %b[94]
  qplog_0x96,4 %b[52], %b[46], %b[58], %b[52]
}
{
  qplog_0xe8,0 %b[37], %g9, %r63, %r22
  qplog_0xc6,1 %b[18], %r30, %r50, %r34
  qplog_0xe8,3 %b[125], %g25, %b[87], %b[46]
  qplog_0xc6,4 %b[106], %b[54], %b[74], %b[58]
}
{
  qplog_0xb2,0 %g5, %b[12], %r53, %g5
  qplog_0x96,1 %b[6], %b[12], %b[1], %b[6]
  qplog_0xb2,3 %g21, %b[100], %b[77], %g21
  qplog_0x96,4 %b[94], %b[100], %b[89], %b[94]
}
{
  ldqp,0 [ %r2 + 0x950 ], %b[1]
  qplog_0x1a,1 %r50, %r34, %r51, %g2
  ldqp,2 [ %r2 + 0x940 ], %b[12]
  ldqp,3 [ %r2 + 0x950 ], %b[89]
  qplog_0x1a,4 %b[74], %b[58], %b[75], %g18
  ldqp,5 [ %r2 + 0x940 ], %b[100]
}
{
  qplog_0x5a,0 %g5, %r53, %g11, %g5
  qplog_0xe7,1 %r34, %r50, %r51, %r50
  qplog_0x5a,3 %g21, %b[77], %g27, %g21
  qplog_0xe7,4 %b[58], %b[74], %b[75], %b[74]
}
{
  ldqp,0 [ %r2 + 0x970 ], %g11
  qplog_0x6b,1 %g2, %r34, %b[18], %r34
  ldqp,2 [ %r2 + 0x960 ], %r53
  ldqp,3 [ %r2 + 0x970 ], %g27
  qplog_0x6b,4 %g18, %b[58], %b[106], %b[58]
  ldqp,5 [ %r2 + 0x960 ], %b[77]
}
{
  qplog_0x29,0 %b[2], %r21, %b[8], %b[31]
  qplog_0x51,1 %r27, %r21, %b[2], %r17
  ldqp,2 [ %r2 + 0x980 ], %b[39]
  qplog_0x29,3 %b[90], %b[45], %b[96], %b[119]
  qplog_0x51,4 %b[51], %b[45], %b[90], %b[41]
  ldqp,5 [ %r2 + 0x980 ], %b[127]
}
{
  qplog_0x7b,0 %r50, %r34, %r30, %r30
  qplog_0x96,1 %r34, %r51, %r29, %r29
  qplog_0x7b,3 %b[74], %b[58], %b[54], %b[54]
  qplog_0x96,4 %b[58], %b[75], %b[53], %b[53]
}
{
  qplog_0xe8,0 %r40, %b[12], %r22, %b[5]
  qplog_0x49,1 %b[31], %r21, %r27, %b[33]
  qplog_0xe8,3 %b[64], %b[100], %b[46], %b[93]
  qplog_0x49,4 %b[119], %b[45], %b[51], %b[121]
}
{
  qplog_0x96,0 %r30, %g2, %r38, %g2
  qplog_0x4a,1 %r30, %r50, %r51, %r30
  qplog_0x96,3 %b[54], %g18, %b[62], %g18
  qplog_0x4a,4 %b[54], %b[74], %b[75], %b[54]
}
{
  qplog_0xe8,0 %r48, %b[1], %b[5], %r51
  qplog_0x96,1 %r50, %r34, %r49, %r50
  ldqp,2 [ %r2 + 0x990 ], %r38
  qplog_0xe8,3 %b[72], %b[89], %b[93], %b[75]
  qplog_0x96,4 %b[74], %b[58], %b[73], %b[74]
  ldqp,5 [ %r2 + 0x990 ], %b[62]
}
{
  qplog_0x8d,0 %b[33], %r17, %r21, %r21
  qplog_0x96,1 %r30, %b[18], %b[28], %r30
  qplog_0x8d,3 %b[121], %b[41], %b[45], %b[45]
  qplog_0x96,4 %b[54], %b[106], %b[116], %b[54]
}
{
  qplog_0xe8,0 %r39, %r53, %r51, %b[18]
  qplog_0x79,1 %b[31], %r27, %b[2], %b[31]
  ldqp,2 [ %r2 + 0x9a0 ], %b[28]
  qplog_0xe8,3 %b[63], %b[77], %b[75], %b[106]
  qplog_0x79,4 %b[119], %b[51], %b[90], %b[119]
  ldqp,5 [ %r2 + 0x9a0 ], %b[116]
}
{
  ldqp,0 [ %r2 + 0x9c0 ], %r49
  qplog_0xc5,1 %r21, %r27, %b[8], %r27
  ldqp,2 [ %r2 + 0x9b0 ], %r34
  ldqp,3 [ %r2 + 0x9c0 ], %b[73]
  qplog_0xc5,4 %b[45], %b[51], %b[96], %b[51]
  ldqp,5 [ %r2 + 0x9b0 ], %b[58]
}
{
  qplog_0xe8,0 %b[27], %g11, %b[18], %b[21]
  qplog_0x96,1 %r21, %b[31], %r31, %r21
  qplog_0xe8,3 %b[115], %g27, %b[106], %b[109]
  qplog_0x96,4 %b[45], %b[119], %b[55], %b[45]
}
{
  qplog_0x96,0 %r27, %b[2], %r47, %r27
  qplog_0x79,1 %b[15], %b[35], %g15, %b[2]
  qplog_0x96,3 %b[51], %b[90], %b[71], %b[51]
  qplog_0x79,4 %b[103], %b[123], %g31, %b[90]
}
{
  qplog_0xe8,0 %r56, %b[39], %b[21], %r47
  qplog_0x96,1 %b[31], %b[8], %r26, %b[31]
  ldqp,2 [ %r2 + 0x9d0 ], %r31
  qplog_0xe8,3 %b[80], %b[127], %b[109], %b[71]
  qplog_0x96,4 %b[119], %b[96], %b[50], %b[119]
  ldqp,5 [ %r2 + 0x9d0 ], %b[55]
}
{
  qplog_0xe5,0 %b[2], %g15, %r35, %b[8]
  qplog_0x96,1 %b[33], %r17, %b[25], %b[33]
  qplog_0xe5,3 %b[90], %g31, %b[59], %b[96]
  qplog_0x96,4 %b[121], %b[41], %b[113], %b[121]
}
{
  qplog_0xe8,0 %b[16], %r38, %r47, %r17
  qplog_0x56,1 %b[15], %r35, %b[35], %r26
  ldqp,2 [ %r2 + 0x9e0 ], %b[25]
  qplog_0xe8,3 %b[104], %b[62], %b[71], %b[41]
  qplog_0x56,4 %b[103], %b[59], %b[123], %b[50]
  ldqp,5 [ %r2 + 0x9e0 ], %b[113]
}
{
  qplog_0x6b,0 %b[8], %b[15], %r35, %r33
  qplog_0x96,1 %r59, %b[10], %b[32], %r59
  ldqp,2 [ %r2 + 0x9f0 ], %b[0]
  qplog_0x6b,3 %b[96], %b[103], %b[59], %b[57]
  qplog_0x96,4 %b[83], %b[98], %b[120], %b[83]
  ldqp,5 [ %r2 + 0x9f0 ], %b[88]
}
{
  qplog_0xe8,0 %g6, %b[28], %r17, %b[10]
  qplog_0x96,1 %r26, %r35, %r25, %r35
  ldqp,2 [ %r2 + 0xa00 ], %b[32]
  qplog_0xe8,3 %g22, %b[116], %b[41], %b[98]
  qplog_0x96,4 %b[50], %b[59], %b[49], %b[59]
  ldqp,5 [ %r2 + 0xa00 ], %b[120]
}
{
  qplog_0x5c,0 %r33, %b[8], %b[35], %b[8]
  qplog_0x96,1 %r33, %b[35], %b[38], %r33
  qplog_0x5c,3 %b[57], %b[96], %b[123], %b[96]
  qplog_0x96,4 %b[57], %b[123], %b[126], %b[57]
}
{
  qplog_0xe8,0 %b[29], %r34, %b[10], %b[35]
  qplog_0x3c,1 %b[4], %r55, %r55, %r55
  qplog_0xe8,3 %b[117], %b[58], %b[98], %b[123]
  qplog_0x3c,4 %b[92], %b[79], %b[79], %b[79]
}
{
  qplog_0x6f,0 %b[8], %r26, %b[2], %r26
  qplog_0x96,1 %b[8], %g15, %b[3], %b[8]
  qplog_0x6f,3 %b[96], %b[50], %b[90], %b[50]
  qplog_0x96,4 %b[96], %g31, %b[91], %b[96]
}
{
  qplog_0xe8,0 %r43, %r49, %b[35], %g15
  qplog_0x96,1 %g3, %b[11], %r54, %b[11]
  ldqp,2 [ %r2 + 0xa10 ], %b[3]
  qplog_0xe8,3 %b[67], %b[73], %b[123], %g31
  qplog_0x96,4 %g19, %b[99], %b[78], %b[99]
  ldqp,5 [ %r2 + 0xa10 ], %b[91]
}
{
  qplog_0x96,0 %r26, %b[15], %b[22], %r26
  qplog_0x96,1 %b[37], %g9, %r63, %g9
  qplog_0x96,3 %b[50], %b[103], %b[110], %b[50]
  qplog_0x96,4 %b[125], %g25, %b[87], %g25
}
{
  qplog_0xe8,0 %r41, %r31, %g15, %r63
  qplog_0x96,1 %g4, %b[36], %r57, %b[36]
  ldqp,2 [ %r2 + 0xa20 ], %b[15]
  qplog_0xe8,3 %b[65], %b[55], %g31, %b[87]
  qplog_0x96,4 %g20, %b[124], %b[81], %b[124]
  ldqp,5 [ %r2 + 0xa20 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0xa40 ], %b[22]
  qplog_0x1e,1 %r55, %g9, %b[11], %r55
  ldqp,2 [ %r2 + 0xa30 ], %r57
  ldqp,3 [ %r2 + 0xa40 ], %b[110]
  qplog_0x1e,4 %b[79], %g25, %b[99], %b[79]
  ldqp,5 [ %r2 + 0xa30 ], %b[81]
}
{
  qplog_0xe8,0 %g0, %b[25], %r63, %r54
  qplog_0x96,1 %r40, %b[12], %r22, %b[12]
  ldqp,2 [ %r2 + 0xa50 ], %b[2]
  qplog_0xe8,3 %g16, %b[113], %b[87], %b[78]
  qplog_0x96,4 %b[64], %b[100], %b[46], %b[100]
  ldqp,5 [ %r2 + 0xa50 ], %b[90]
}
{
  ldqp,0 [ %r2 + 0xa70 ], %b[38]
  qplog_0x4a,1 %r55, %g9, %b[36], %r25
  ldqp,2 [ %r2 + 0xa60 ], %r22
  ldqp,3 [ %r2 + 0xa70 ], %b[126]
  qplog_0x4a,4 %b[79], %g25, %b[124], %b[49]
  ldqp,5 [ %r2 + 0xa60 ], %b[46]
}
{
  qplog_0xe8,0 %r32, %b[0], %r54, %g8
  qplog_0x96,1 %r48, %b[1], %b[5], %b[1]
  ldqp,2 [ %r2 + 0xa80 ], %b[7]
  qplog_0xe8,3 %b[56], %b[88], %b[78], %g24
  qplog_0x96,4 %b[72], %b[89], %b[93], %b[89]
  ldqp,5 [ %r2 + 0xa80 ], %b[95]
}
{
  qplog_0x96,0 %r25, %b[11], %b[23], %b[23]
  qplog_0x96,1 %r39, %r53, %r51, %r53
  ldqp,2 [ %r2 + 0xa90 ], %b[5]
  qplog_0x96,3 %b[49], %b[99], %b[111], %b[111]
  qplog_0x96,4 %b[63], %b[77], %b[75], %b[77]
  ldqp,5 [ %r2 + 0xa90 ], %b[93]
}
{
  qplog_0xe8,0 %r28, %b[32], %g8, %r51
  qplog_0x96,1 %b[27], %g11, %b[18], %g11
  qplog_0xe8,3 %b[52], %b[120], %g24, %b[75]
  qplog_0x96,4 %b[115], %g27, %b[106], %g27
}
{
  qplog_0x96,0 %r56, %b[39], %b[21], %b[39]
  qplog_0x96,1 %g6, %b[28], %r17, %b[28]
  ldqp,2 [ %r2 + 0xaa0 ], %b[18]
  qplog_0x96,3 %b[80], %b[127], %b[109], %b[127]
  qplog_0x96,4 %g22, %b[116], %b[41], %b[116]
  ldqp,5 [ %r2 + 0xaa0 ], %b[106]
}
{
  qplog_0xe8,0 %b[6], %b[3], %r51, %r17
  qplog_0x96,1 %b[29], %r34, %b[10], %r34
  ldqp,2 [ %r2 + 0xab0 ], %b[21]
  qplog_0xe8,3 %b[94], %b[91], %b[75], %b[41]
  qplog_0x96,4 %b[117], %b[58], %b[98], %b[58]
  ldqp,5 [ %r2 + 0xab0 ], %b[109]
}
{
  qplog_0x96,0 %b[16], %r38, %r47, %r38
  qplog_0x96,1 %r43, %r49, %b[35], %r49
  ldqp,2 [ %r2 + 0xac0 ], %b[10]
  qplog_0x96,3 %b[104], %b[62], %b[71], %b[62]
  qplog_0x96,4 %b[67], %b[73], %b[123], %b[73]
  ldqp,5 [ %r2 + 0xac0 ], %b[98]
}
{
  qplog_0xe8,0 %g5, %b[15], %r17, %b[35]
  qplog_0x96,1 %r41, %r31, %g15, %r31
  ldqp,2 [ %r2 + 0xad0 ], %r47
  qplog_0xe8,3 %g21, %b[103], %b[41], %b[123]
  qplog_0x96,4 %b[65], %b[55], %g31, %b[55]
  ldqp,5 [ %r2 + 0xad0 ], %b[71]
}
{
  qplog_0x96,0 %r32, %b[0], %r54, %b[0]
  qplog_0x96,1 %g0, %b[25], %r63, %b[25]
  ldqp,2 [ %r2 + 0xae0 ], %g15
  qplog_0x96,3 %b[56], %b[88], %b[78], %b[88]
  qplog_0x96,4 %g16, %b[113], %b[87], %b[113]
  ldqp,5 [ %r2 + 0xae0 ], %g31
}
{
  qplog_0xe8,0 %r29, %r57, %b[35], %r63
  qplog_0x96,1 %r28, %b[32], %g8, %b[32]
  ldqp,2 [ %r2 + 0xaf0 ], %r54
  qplog_0xe8,3 %b[53], %b[81], %b[123], %b[87]
  qplog_0x96,4 %b[52], %b[120], %g24, %b[120]
  ldqp,5 [ %r2 + 0xaf0 ], %b[78]
}
{
  qplog_0x9a,0 %r25, %r55, %g9, %g8
  qplog_0x96,1 %g5, %b[15], %r17, %b[15]
  qplog_0x9a,3 %b[49], %b[79], %g25, %g24
  qplog_0x96,4 %g21, %b[103], %b[41], %b[103]
}
{
  qplog_0xe8,0 %g2, %b[22], %r63, %r17
  qplog_0x96,1 %g2, %b[22], %r63, %b[22]
  qplog_0xe8,3 %g18, %b[110], %b[87], %b[41]
  qplog_0x96,4 %g18, %b[110], %b[87], %b[110]
}
{
  qplog_0x06,0 %g8, %b[36], %b[11], %r63
  qplog_0x84,1 %r55, %b[11], %b[36], %b[36]
  qplog_0x06,3 %g24, %b[124], %b[99], %b[87]
  qplog_0x84,4 %b[79], %b[99], %b[124], %b[124]
}
{
  qplog_0x96,0 %r29, %r57, %b[35], %r57
  qplog_0x96,1 %b[6], %b[3], %r51, %b[3]
  qplog_0x96,3 %b[53], %b[81], %b[123], %b[81]
  qplog_0x96,4 %b[94], %b[91], %b[75], %b[91]
}
{
  qplog_0xe8,0 %r50, %b[2], %r17, %r51
  qplog_0x96,1 %r50, %b[2], %r17, %b[2]
  qplog_0xe8,3 %b[74], %b[90], %b[41], %b[75]
  qplog_0x96,4 %b[74], %b[90], %b[41], %b[90]
}
{
  qplog_0x96,0 %r63, %b[11], %r44, %r63
  qplog_0x53,1 %r25, %b[36], %g9, %r25
  qplog_0x96,3 %b[87], %b[99], %b[68], %b[87]
  qplog_0x53,4 %b[49], %b[124], %g25, %b[49]
}
{
  qplog_0xe8,0 %r30, %r22, %r51, %b[36]
  qplog_0x96,1 %r30, %r22, %r51, %r22
  ldqp,2 [ %r2 + 0xb00 ], %r51
  qplog_0xe8,3 %b[54], %b[46], %b[75], %b[124]
  qplog_0x96,4 %b[54], %b[46], %b[75], %b[46]
  ldqp,5 [ %r2 + 0xb00 ], %b[75]
}
{
  qplog_0x96,0 %g8, %r25, %r19, %g8
  qplog_0x6b,1 %g11, %b[12], %b[1], %r19
  ldqp,2 [ %r2 + 0xb10 ], %g9
  qplog_0x96,3 %g24, %b[49], %b[43], %g24
  qplog_0x6b,4 %g27, %b[100], %b[89], %b[43]
  ldqp,5 [ %r2 + 0xb10 ], %g25
}
{
  qplog_0xe8,0 %r27, %b[38], %b[36], %b[11]
  qplog_0x96,1 %r27, %b[38], %b[36], %b[38]
  qplog_0xe8,3 %b[51], %b[126], %b[124], %b[99]
  qplog_0x96,4 %b[51], %b[126], %b[124], %b[126]
}
{
  qplog_0x42,0 %r22, %b[2], %b[22], %b[36]
  qplog_0xec,1 %g11, %r53, %b[1], %r44
  qplog_0x42,3 %b[46], %b[90], %b[110], %b[124]
  qplog_0xec,4 %g27, %b[77], %b[89], %b[68]
}
{
  qplog_0xe8,0 %r21, %b[7], %b[11], %r17
  qplog_0x93,1 %r22, %b[22], %b[38], %b[35]
  qplog_0xe8,3 %b[45], %b[95], %b[99], %b[41]
  qplog_0x93,4 %b[46], %b[110], %b[126], %b[123]
}
{
  qplog_0x96,0 %r21, %b[7], %b[11], %b[7]
  qplog_0x96,1 %r25, %r55, %r37, %r25
  qplog_0x96,3 %b[45], %b[95], %b[99], %b[95]
  qplog_0x96,4 %b[49], %b[79], %b[61], %b[49]
}
{
  qplog_0xe8,0 %b[31], %b[5], %r17, %r55
  qplog_0x63,1 %b[35], %b[38], %b[2], %r37
  ldqp,2 [ %r2 + 0xb20 ], %b[11]
  qplog_0xe8,3 %b[119], %b[93], %b[41], %b[79]
  qplog_0x63,4 %b[123], %b[126], %b[90], %b[61]
  ldqp,5 [ %r2 + 0xb20 ], %b[99]
}
{
  qplog_0x25,0 %b[38], %b[35], %r22, %r22
  qplog_0x78,1 %b[36], %b[38], %b[2], %b[38]
  qplog_0x25,3 %b[126], %b[123], %b[46], %b[46]
  qplog_0x78,4 %b[124], %b[126], %b[90], %b[126]
}
{
  qplog_0x96,0 %r37, %b[36], %r23, %r37
  qplog_0x96,1 %b[31], %b[5], %r17, %b[5]
  ldqp,2 [ %r2 + 0xb30 ], %r17
  qplog_0x96,3 %b[61], %b[124], %b[47], %b[61]
  qplog_0x96,4 %b[119], %b[93], %b[41], %b[93]
  ldqp,5 [ %r2 + 0xb30 ], %b[41]
}
{
  qplog_0xe8,0 %b[33], %b[18], %r55, %r23
  qplog_0x49,1 %b[38], %b[2], %b[22], %b[2]
  qplog_0xe8,3 %b[121], %b[106], %b[79], %b[47]
  qplog_0x49,4 %b[126], %b[90], %b[110], %b[90]
}
{
  qplog_0x56,0 %b[36], %r22, %b[9], %b[36]
  qplog_0x96,1 %b[33], %b[18], %r55, %b[18]
  qplog_0x56,3 %b[124], %b[46], %b[97], %b[124]
  qplog_0x96,4 %b[121], %b[106], %b[79], %b[106]
}
{
  qplog_0x96,0 %r33, %b[21], %r23, %r55
  qplog_0xe8,1 %r33, %b[21], %r23, %b[21]
  qplog_0x96,3 %b[57], %b[109], %b[47], %b[79]
  qplog_0xe8,4 %b[57], %b[109], %b[47], %b[109]
}
{
  qplog_0xc0,0 %r37, %r51, %r51, %r23
  qplog_0x96,1 %b[2], %r22, %b[17], %b[2]
  qplog_0xc0,3 %b[61], %b[75], %b[75], %b[47]
  qplog_0x96,4 %b[90], %b[46], %b[105], %b[90]
}
{
  qplog_0x18,0 %r55, %b[5], %b[7], %r22
  qplog_0xbd,1 %b[18], %b[7], %r55, %b[17]
  qplog_0x18,3 %b[79], %b[93], %b[95], %b[46]
  qplog_0xbd,4 %b[106], %b[95], %b[79], %b[105]
}
{
  qplog_0xe8,0 %r26, %b[10], %b[21], %b[9]
  qplog_0xe8,1 %b[36], %g9, %r23, %b[22]
  qplog_0xe8,3 %b[50], %b[98], %b[109], %b[97]
  qplog_0xe8,4 %b[124], %g25, %b[47], %b[110]
}
{
  qplog_0x96,0 %r26, %b[10], %b[21], %b[10]
  qplog_0x48,1 %r44, %r19, %b[12], %b[21]
  qplog_0x96,3 %b[50], %b[98], %b[109], %b[98]
  qplog_0x48,4 %b[68], %b[43], %b[100], %b[109]
}
{
  qplog_0x69,0 %r53, %g11, %r19, %r53
  qplog_0x96,1 %r44, %r19, %b[13], %b[13]
  qplog_0x69,3 %b[77], %g27, %b[43], %b[77]
  qplog_0x96,4 %b[68], %b[43], %b[101], %b[101]
}
{
  qplog_0x96,0 %b[21], %g11, %b[20], %b[21]
  qplog_0xc6,1 %b[39], %b[28], %r34, %g11
  qplog_0x96,3 %b[109], %g27, %b[108], %b[109]
  qplog_0xc6,4 %b[127], %b[116], %b[58], %g27
}
{
  qplog_0x17,0 %r22, %b[18], %b[5], %b[20]
  qplog_0x2a,1 %r44, %r53, %r19, %r44
  qplog_0x17,3 %b[46], %b[106], %b[93], %b[108]
  qplog_0x2a,4 %b[68], %b[77], %b[43], %b[68]
}
{
  qplog_0xbe,0 %r55, %b[18], %b[5], %r19
  qplog_0x86,1 %b[5], %b[18], %b[7], %b[18]
  qplog_0xbe,3 %b[79], %b[106], %b[93], %b[43]
  qplog_0x86,4 %b[93], %b[106], %b[95], %b[106]
}
{
  qplog_0xa3,0 %b[20], %r55, %b[7], %r55
  qplog_0x96,1 %b[20], %b[17], %r16, %b[20]
  qplog_0xa3,3 %b[108], %b[79], %b[95], %b[79]
  qplog_0x96,4 %b[108], %b[105], %b[40], %b[108]
}
{
  qplog_0xe8,0 %b[8], %r47, %b[9], %r16
  qplog_0xe8,1 %b[2], %b[11], %b[22], %b[7]
  qplog_0xe8,3 %b[96], %b[71], %b[97], %b[40]
  qplog_0xe8,4 %b[90], %b[99], %b[110], %b[95]
}
{
  qplog_0x96,0 %r55, %r19, %r46, %r55
  qplog_0x56,1 %r22, %b[18], %g1, %r22
  qplog_0x96,3 %b[79], %b[43], %b[70], %b[79]
  qplog_0x56,4 %b[46], %b[106], %g17, %b[46]
}
{
  qplog_0xe8,0 %r35, %g15, %r16, %b[18]
  qplog_0xe8,1 %b[20], %r17, %b[7], %g1
  qplog_0xe8,3 %b[59], %g31, %b[40], %b[106]
  qplog_0xe8,4 %b[108], %b[41], %b[95], %g17
}
{
  qplog_0x96,0 %b[8], %r47, %b[9], %r47
  qplog_0x96,1 %r35, %g15, %r16, %g15
  qplog_0x96,3 %b[96], %b[71], %b[97], %b[71]
  qplog_0x96,4 %b[59], %g31, %b[40], %g31
}
{
  qplog_0x96,0 %r59, %r54, %b[18], %r54
  qplog_0x96,1 %r19, %b[17], %b[30], %r19
  qplog_0x96,3 %b[83], %b[78], %b[106], %b[78]
  qplog_0x96,4 %b[43], %b[105], %b[118], %b[43]
}
{
  qplog_0xb2,0 %r53, %b[1], %b[12], %r53
  qplog_0x96,1 %r44, %b[1], %r60, %r44
  qplog_0xb2,3 %b[77], %b[89], %b[100], %b[77]
  qplog_0x96,4 %b[68], %b[89], %b[84], %b[68]
}
{
  ldqp,0 [ %r2 + 0xb50 ], %r60
  qplog_0x6f,1 %r47, %r54, %b[10], %b[17]
  ldqp,2 [ %r2 + 0xb40 ], %b[1]
  ldqp,3 [ %r2 + 0xb50 ], %b[84]
  qplog_0x6f,4 %b[71], %b[78], %b[98], %b[105]
  ldqp,5 [ %r2 + 0xb40 ], %b[89]
}
{
  qplog_0x6b,0 %r54, %g15, %b[10], %b[30]
  qplog_0x73,1 %r47, %g15, %r54, %b[18]
  qplog_0x6b,3 %b[78], %g31, %b[98], %b[118]
  qplog_0x73,4 %b[71], %g31, %b[78], %b[106]
}
{
  qplog_0x24,0 %b[17], %g15, %b[10], %r16
  qplog_0x1a,1 %r34, %g11, %r38, %b[9]
  qplog_0x24,3 %b[105], %g31, %b[98], %b[40]
  qplog_0x1a,4 %b[58], %g27, %b[62], %b[97]
}
{
  qplog_0x29,0 %b[30], %g15, %r47, %r46
  qplog_0x6a,1 %b[30], %b[17], %g10, %b[30]
  qplog_0x29,3 %b[118], %g31, %b[71], %b[70]
  qplog_0x6a,4 %b[118], %b[105], %g26, %b[118]
}
{
  qplog_0x96,0 %r16, %r47, %r45, %r16
  qplog_0x5a,1 %r53, %b[12], %g7, %r53
  qplog_0x96,3 %b[40], %b[71], %b[69], %b[40]
  qplog_0x5a,4 %b[77], %b[100], %g23, %b[77]
}
{
  qplog_0xe8,0 %r55, %b[1], %g1, %g7
  qplog_0x49,1 %r46, %g15, %b[10], %g15
  ldqp,2 [ %r2 + 0xb60 ], %b[12]
  qplog_0xe8,3 %b[79], %b[89], %g17, %g23
  qplog_0x49,4 %b[70], %g31, %b[98], %g31
  ldqp,5 [ %r2 + 0xb60 ], %b[100]
}
{
  qplog_0x96,0 %r46, %r54, %r52, %r46
  qplog_0x6b,1 %b[9], %g11, %b[39], %r54
  ldqp,2 [ %r2 + 0xb70 ], %b[10]
  qplog_0x96,3 %b[70], %b[78], %b[76], %b[70]
  qplog_0x6b,4 %b[97], %g27, %b[127], %b[78]
  ldqp,5 [ %r2 + 0xb70 ], %b[98]
}
{
  qplog_0xe8,0 %r22, %r60, %g7, %r52
  qplog_0x96,1 %g15, %b[18], %r36, %g15
  qplog_0xe8,3 %b[46], %b[84], %g23, %b[76]
  qplog_0x96,4 %g31, %b[106], %b[60], %g31
}
{
  qplog_0xe7,0 %g11, %r34, %r38, %g11
  qplog_0x96,1 %r54, %r38, %b[34], %b[34]
  qplog_0xe7,3 %g27, %b[58], %b[62], %g27
  qplog_0x96,4 %b[78], %b[62], %b[122], %b[122]
}
{
  qplog_0x29,0 %r49, %b[0], %r31, %b[18]
  qplog_0x51,1 %b[25], %b[0], %r49, %r36
  ldqp,2 [ %r2 + 0xb80 ], %r34
  qplog_0x29,3 %b[73], %b[88], %b[55], %b[106]
  qplog_0x51,4 %b[113], %b[88], %b[73], %b[60]
  ldqp,5 [ %r2 + 0xb80 ], %b[58]
}
{
  qplog_0xe8,0 %r19, %b[12], %r52, %r47
  qplog_0x7b,1 %g11, %r54, %b[28], %b[28]
  qplog_0xe8,3 %b[43], %b[100], %b[76], %b[71]
  qplog_0x7b,4 %g27, %b[78], %b[116], %b[116]
}
{
  qplog_0x49,0 %b[18], %b[0], %b[25], %r45
  qplog_0x96,1 %g11, %r54, %r42, %r54
  qplog_0x49,3 %b[106], %b[88], %b[113], %b[69]
  qplog_0x96,4 %g27, %b[78], %b[66], %b[78]
}
{
  qplog_0xe8,0 %b[30], %b[10], %r47, %r42
  qplog_0x96,1 %b[28], %b[9], %r24, %b[9]
  qplog_0xe8,3 %b[118], %b[98], %b[71], %b[66]
  qplog_0x96,4 %b[116], %b[97], %b[48], %b[97]
}
{
  qplog_0x4a,0 %b[28], %g11, %r38, %b[28]
  qplog_0x8d,1 %r45, %r36, %b[0], %b[0]
  qplog_0x4a,3 %b[116], %g27, %b[62], %b[116]
  qplog_0x8d,4 %b[69], %b[60], %b[88], %b[88]
}
{
  qplog_0xe8,0 %r16, %r34, %r42, %r38
  qplog_0x79,1 %b[18], %b[25], %r49, %b[18]
  ldqp,2 [ %r2 + 0xb90 ], %g11
  qplog_0xe8,3 %b[40], %b[58], %b[66], %b[62]
  qplog_0x79,4 %b[106], %b[113], %b[73], %b[106]
  ldqp,5 [ %r2 + 0xb90 ], %g27
}
{
  qplog_0x96,0 %b[28], %b[39], %r18, %b[28]
  qplog_0xc5,1 %b[0], %b[25], %r31, %b[25]
  qplog_0x96,3 %b[116], %b[127], %b[42], %b[116]
  qplog_0xc5,4 %b[88], %b[113], %b[55], %b[113]
}
{
  ldqp,0 [ %r2 + 0xbb0 ], %r18
  qplog_0x96,1 %b[0], %b[18], %b[19], %b[0]
  ldqp,2 [ %r2 + 0xba0 ], %b[39]
  ldqp,3 [ %r2 + 0xbb0 ], %b[42]
  qplog_0x96,4 %b[88], %b[106], %b[107], %b[88]
  ldqp,5 [ %r2 + 0xba0 ], %b[127]
}
{
  qplog_0x96,0 %b[25], %r49, %r58, %b[25]
  qplog_0x79,1 %b[15], %b[32], %r57, %r49
  ldqp,2 [ %r2 + 0xbc0 ], %b[19]
  qplog_0x96,3 %b[113], %b[73], %b[82], %b[113]
  qplog_0x79,4 %b[103], %b[120], %b[81], %b[73]
  ldqp,5 [ %r2 + 0xbc0 ], %b[107]
}
{
  qplog_0x96,0 %b[18], %r31, %r62, %b[18]
  qplog_0x96,1 %r45, %r36, %b[24], %r45
  ldqp,2 [ %r2 + 0xbd0 ], %r58
  qplog_0x96,3 %b[106], %b[55], %b[86], %b[106]
  qplog_0x96,4 %b[69], %b[60], %b[112], %b[69]
  ldqp,5 [ %r2 + 0xbd0 ], %b[82]
}
{
  qplog_0xe8,0 %g15, %g11, %r38, %r36
  qplog_0xe5,1 %r49, %r57, %b[3], %r31
  ldqp,2 [ %r2 + 0xbe0 ], %b[24]
  qplog_0xe8,3 %g31, %g27, %b[62], %b[60]
  qplog_0xe5,4 %b[73], %b[81], %b[91], %b[55]
  ldqp,5 [ %r2 + 0xbe0 ], %b[112]
}
{
  qplog_0x56,0 %b[15], %b[3], %b[32], %r24
  qplog_0x96,1 %b[38], %b[35], %b[14], %b[38]
  ldqp,2 [ %r2 + 0xbf0 ], %r62
  qplog_0x56,3 %b[103], %b[91], %b[120], %b[48]
  qplog_0x96,4 %b[126], %b[123], %b[102], %b[126]
  ldqp,5 [ %r2 + 0xbf0 ], %b[86]
}
{
  qplog_0xe8,0 %r46, %b[39], %r36, %b[35]
  qplog_0x6b,1 %r31, %b[15], %b[3], %b[14]
  qplog_0xe8,3 %b[70], %b[127], %b[60], %b[123]
  qplog_0x6b,4 %b[55], %b[103], %b[91], %b[102]
}
{
  qplog_0x96,0 %r24, %b[3], %r61, %b[3]
  qplog_0x3c,1 %r37, %r51, %r51, %r51
  ldqp,2 [ %r2 + 0xc00 ], %b[17]
  qplog_0x96,3 %b[48], %b[91], %b[85], %b[91]
  qplog_0x3c,4 %b[61], %b[75], %b[75], %b[75]
  ldqp,5 [ %r2 + 0xc00 ], %b[105]
}
{
  qplog_0xe8,0 %r63, %r18, %b[35], %r61
  qplog_0x5c,1 %b[14], %r31, %b[32], %r31
  qplog_0xe8,3 %b[87], %b[42], %b[123], %b[85]
  qplog_0x5c,4 %b[102], %b[55], %b[120], %b[55]
}
{
  qplog_0x96,0 %b[14], %b[32], %r20, %b[14]
  qplog_0x96,1 %b[36], %g9, %r23, %g9
  qplog_0x96,3 %b[102], %b[120], %b[44], %b[102]
  qplog_0x96,4 %b[124], %g25, %b[47], %g25
}
{
  qplog_0xe8,0 %b[23], %b[19], %r61, %r23
  qplog_0x6f,1 %r31, %r24, %r49, %r24
  qplog_0xe8,3 %b[111], %b[107], %b[85], %b[47]
  qplog_0x6f,4 %b[55], %b[48], %b[73], %b[48]
}
{
  qplog_0x96,0 %r31, %r57, %g14, %r31
  qplog_0x96,1 %b[20], %r17, %b[7], %r17
  ldqp,2 [ %r2 + 0xc10 ], %r49
  qplog_0x96,3 %b[55], %b[81], %g30, %b[55]
  qplog_0x96,4 %b[108], %b[41], %b[95], %b[41]
  ldqp,5 [ %r2 + 0xc10 ], %b[73]
}
{
  qplog_0xe8,0 %g8, %r58, %r23, %b[7]
  qplog_0x96,1 %r24, %b[15], %b[26], %r24
  qplog_0xe8,3 %g24, %b[82], %b[47], %b[95]
  qplog_0x96,4 %b[48], %b[103], %b[114], %b[48]
}
{
  ldqp,0 [ %r2 + 0xc30 ], %b[26]
  qplog_0x96,1 %b[2], %b[11], %b[22], %b[11]
  ldqp,2 [ %r2 + 0xc20 ], %b[15]
  ldqp,3 [ %r2 + 0xc30 ], %b[114]
  qplog_0x96,4 %b[90], %b[99], %b[110], %b[99]
  ldqp,5 [ %r2 + 0xc20 ], %b[103]
}
{
  qplog_0xe8,0 %r25, %b[24], %b[7], %b[22]
  qplog_0x1e,1 %r51, %r17, %g9, %r51
  ldqp,2 [ %r2 + 0xc40 ], %r57
  qplog_0xe8,3 %b[49], %b[112], %b[95], %b[110]
  qplog_0x1e,4 %b[75], %b[41], %g25, %b[75]
  ldqp,5 [ %r2 + 0xc40 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0xc60 ], %b[32]
  qplog_0x96,1 %r55, %b[1], %g1, %b[1]
  ldqp,2 [ %r2 + 0xc50 ], %g14
  ldqp,3 [ %r2 + 0xc60 ], %b[120]
  qplog_0x96,4 %b[79], %b[89], %g17, %b[89]
  ldqp,5 [ %r2 + 0xc50 ], %g30
}
{
  qplog_0xe8,0 %b[21], %r62, %b[22], %g1
  qplog_0x4a,1 %r51, %r17, %b[11], %g10
  ldqp,2 [ %r2 + 0xc70 ], %r20
  qplog_0xe8,3 %b[109], %b[86], %b[110], %g17
  qplog_0x4a,4 %b[75], %b[41], %b[99], %g26
  ldqp,5 [ %r2 + 0xc70 ], %b[44]
}
{
  qplog_0x96,0 %r22, %r60, %g7, %r60
  qplog_0x96,1 %r19, %b[12], %r52, %b[12]
  ldqp,2 [ %r2 + 0xc80 ], %b[5]
  qplog_0x96,3 %b[46], %b[84], %g23, %b[84]
  qplog_0x96,4 %b[43], %b[100], %b[76], %b[100]
  ldqp,5 [ %r2 + 0xc80 ], %b[93]
}
{
  qplog_0xe8,0 %b[13], %b[17], %g1, %r52
  qplog_0x96,1 %g10, %g9, %r43, %r43
  ldqp,2 [ %r2 + 0xc90 ], %g7
  qplog_0xe8,3 %b[101], %b[105], %g17, %b[76]
  qplog_0x96,4 %g26, %g25, %b[67], %b[67]
  ldqp,5 [ %r2 + 0xc90 ], %g23
}
{
  qplog_0x96,0 %b[30], %b[10], %r47, %b[10]
  qplog_0x96,1 %r16, %r34, %r42, %r34
  qplog_0x96,3 %b[118], %b[98], %b[71], %b[98]
  qplog_0x96,4 %b[40], %b[58], %b[66], %b[58]
}
{
  qplog_0xe8,0 %r44, %r49, %r52, %r42
  qplog_0x96,1 %r46, %b[39], %r36, %b[39]
  ldqp,2 [ %r2 + 0xca0 ], %r47
  qplog_0xe8,3 %b[68], %b[73], %b[76], %b[66]
  qplog_0x96,4 %b[70], %b[127], %b[60], %b[127]
  ldqp,5 [ %r2 + 0xca0 ], %b[71]
}
{
  qplog_0x96,0 %r63, %r18, %b[35], %r18
  qplog_0x96,1 %g15, %g11, %r38, %g11
  ldqp,2 [ %r2 + 0xcb0 ], %r36
  qplog_0x96,3 %b[87], %b[42], %b[123], %b[42]
  qplog_0x96,4 %g31, %g27, %b[62], %g27
  ldqp,5 [ %r2 + 0xcb0 ], %b[60]
}
{
  qplog_0xe8,0 %r53, %b[15], %r42, %r38
  qplog_0x96,1 %b[23], %b[19], %r61, %b[19]
  ldqp,2 [ %r2 + 0xcc0 ], %b[35]
  qplog_0xe8,3 %b[77], %b[103], %b[66], %b[62]
  qplog_0x96,4 %b[111], %b[107], %b[85], %b[107]
  ldqp,5 [ %r2 + 0xcc0 ], %b[123]
}
{
  qplog_0x96,0 %g8, %r58, %r23, %r58
  qplog_0x96,1 %b[21], %r62, %b[22], %r62
  ldqp,2 [ %r2 + 0xcd0 ], %r61
  qplog_0x96,3 %g24, %b[82], %b[47], %b[82]
  qplog_0x96,4 %b[109], %b[86], %b[110], %b[86]
  ldqp,5 [ %r2 + 0xcd0 ], %b[85]
}
{
  qplog_0xe8,0 %b[34], %b[26], %r38, %b[22]
  qplog_0x96,1 %r25, %b[24], %b[7], %b[24]
  ldqp,2 [ %r2 + 0xce0 ], %r23
  qplog_0xe8,3 %b[122], %b[114], %b[62], %b[110]
  qplog_0x96,4 %b[49], %b[112], %b[95], %b[112]
  ldqp,5 [ %r2 + 0xce0 ], %b[47]
}
{
  qplog_0x96,0 %b[13], %b[17], %g1, %b[17]
  qplog_0x96,1 %r53, %b[15], %r42, %b[15]
  ldqp,2 [ %r2 + 0xcf0 ], %b[7]
  qplog_0x96,3 %b[101], %b[105], %g17, %b[105]
  qplog_0x96,4 %b[77], %b[103], %b[66], %b[103]
  ldqp,5 [ %r2 + 0xcf0 ], %b[95]
}
{
  qplog_0xe8,0 %b[9], %r57, %b[22], %r42
  qplog_0x96,1 %b[9], %r57, %b[22], %r57
  qplog_0xe8,3 %b[97], %b[81], %b[110], %b[66]
  qplog_0x96,4 %b[97], %b[81], %b[110], %b[81]
}
{
  qplog_0x9a,0 %g10, %r51, %r17, %b[22]
  qplog_0x84,1 %r51, %g9, %b[11], %g1
  qplog_0x9a,3 %g26, %b[75], %b[41], %b[110]
  qplog_0x84,4 %b[75], %g25, %b[99], %g17
}
{
  qplog_0x96,0 %b[34], %b[26], %r38, %b[26]
  qplog_0x96,1 %r44, %r49, %r52, %r49
  qplog_0x96,3 %b[122], %b[114], %b[62], %b[114]
  qplog_0x96,4 %b[68], %b[73], %b[76], %b[73]
}
{
  qplog_0xe8,0 %r54, %g14, %r42, %r52
  qplog_0x96,1 %r54, %g14, %r42, %g14
  qplog_0xe8,3 %b[78], %g30, %b[66], %b[76]
  qplog_0x96,4 %b[78], %g30, %b[66], %g30
}
{
  qplog_0x06,0 %b[22], %b[11], %g9, %b[11]
  qplog_0x53,1 %g10, %g1, %r17, %g10
  qplog_0x06,3 %b[110], %b[99], %g25, %b[99]
  qplog_0x53,4 %g26, %g17, %b[41], %g26
}
{
  qplog_0xe8,0 %b[28], %b[32], %r52, %g1
  qplog_0x96,1 %b[28], %b[32], %r52, %b[32]
  ldqp,2 [ %r2 + 0xd00 ], %r52
  qplog_0xe8,3 %b[116], %b[120], %b[76], %g17
  qplog_0x96,4 %b[116], %b[120], %b[76], %b[120]
  ldqp,5 [ %r2 + 0xd00 ], %b[76]
}
{
  qplog_0x96,0 %b[11], %g9, %b[29], %b[11]
  qplog_0x96,1 %b[22], %g10, %r41, %b[22]
  qplog_0x96,3 %b[99], %g25, %b[117], %b[99]
  qplog_0x96,4 %b[110], %g26, %b[65], %b[110]
}
{
  qplog_0xe8,0 %b[25], %r20, %g1, %r41
  qplog_0x96,1 %b[25], %r20, %g1, %r20
  ldqp,2 [ %r2 + 0xd10 ], %g1
  qplog_0xe8,3 %b[113], %b[44], %g17, %b[65]
  qplog_0x96,4 %b[113], %b[44], %g17, %b[44]
  ldqp,5 [ %r2 + 0xd10 ], %g17
}
{
  qplog_0x42,0 %b[32], %g14, %r57, %g9
  qplog_0x6b,1 %b[10], %b[1], %r60, %b[29]
  qplog_0x42,3 %b[120], %g30, %b[81], %g25
  qplog_0x6b,4 %b[98], %b[89], %b[84], %b[117]
}
{
  qplog_0xe8,0 %b[0], %b[5], %r41, %r17
  qplog_0x93,1 %b[32], %r57, %r20, %r42
  qplog_0xe8,3 %b[88], %b[93], %b[65], %b[41]
  qplog_0x93,4 %b[120], %b[81], %b[44], %b[66]
}
{
  qplog_0x78,0 %g9, %r20, %g14, %r38
  qplog_0x96,1 %b[0], %b[5], %r41, %b[5]
  qplog_0x78,3 %g25, %b[44], %g30, %b[62]
  qplog_0x96,4 %b[88], %b[93], %b[65], %b[93]
}
{
  qplog_0xe8,0 %b[18], %g7, %r17, %r41
  qplog_0x25,1 %r20, %r42, %b[32], %b[32]
  qplog_0xe8,3 %b[106], %g23, %b[41], %b[65]
  qplog_0x25,4 %b[44], %b[66], %b[120], %b[120]
}
{
  qplog_0x63,0 %r42, %r20, %g14, %r20
  qplog_0x96,1 %b[18], %g7, %r17, %g7
  qplog_0x63,3 %b[66], %b[44], %g30, %b[44]
  qplog_0x96,4 %b[106], %g23, %b[41], %g23
}
{
  qplog_0xe8,0 %r45, %r47, %r41, %r17
  qplog_0x49,1 %r38, %g14, %r57, %g14
  qplog_0xe8,3 %b[69], %b[71], %b[65], %b[41]
  qplog_0x49,4 %b[62], %g30, %b[81], %g30
}
{
  qplog_0x96,0 %r20, %g9, %b[4], %r20
  qplog_0x56,1 %g9, %b[32], %g3, %g9
  qplog_0x96,3 %b[44], %g25, %b[92], %b[44]
  qplog_0x56,4 %g25, %b[120], %g19, %g25
}
{
  qplog_0x96,0 %b[14], %r36, %r17, %g3
  qplog_0x96,1 %r45, %r47, %r41, %r47
  qplog_0x96,3 %b[102], %b[60], %b[41], %g19
  qplog_0x96,4 %b[69], %b[71], %b[65], %b[71]
}
{
  qplog_0xe8,0 %b[14], %r36, %r17, %r36
  qplog_0xc0,1 %r20, %r52, %r52, %r17
  qplog_0xe8,3 %b[102], %b[60], %b[41], %b[60]
  qplog_0xc0,4 %b[44], %b[76], %b[76], %b[41]
}
{
  qplog_0x18,0 %g3, %g7, %b[5], %r41
  qplog_0x96,1 %g14, %b[32], %g4, %g14
  qplog_0x18,3 %g19, %g23, %b[93], %b[65]
  qplog_0x96,4 %g30, %b[120], %g20, %g30
}
{
  qplog_0xbd,0 %r47, %b[5], %g3, %b[32]
  qplog_0xe8,1 %r24, %b[35], %r36, %g4
  qplog_0xbd,3 %b[71], %b[93], %g19, %b[120]
  qplog_0xe8,4 %b[48], %b[123], %b[60], %g20
}
{
  qplog_0x17,0 %r41, %r47, %g7, %b[4]
  qplog_0xe8,1 %g9, %g1, %r17, %r57
  qplog_0x17,3 %b[65], %b[71], %g23, %b[92]
  qplog_0xe8,4 %g25, %g17, %b[41], %b[81]
}
{
  qplog_0x96,0 %r24, %b[35], %r36, %b[35]
  qplog_0x96,1 %r31, %r61, %g4, %r36
  qplog_0x96,3 %b[48], %b[123], %b[60], %b[123]
  qplog_0x96,4 %b[55], %b[85], %g20, %b[60]
}
{
  qplog_0x96,0 %b[4], %b[32], %b[37], %b[37]
  qplog_0xe8,1 %r31, %r61, %g4, %r61
  qplog_0x96,3 %b[92], %b[120], %b[125], %b[125]
  qplog_0xe8,4 %b[55], %b[85], %g20, %b[85]
}
{
  qplog_0xbe,0 %g3, %r47, %g7, %g4
  qplog_0xa3,1 %b[4], %g3, %b[5], %b[4]
  qplog_0xbe,3 %g19, %b[71], %g23, %g20
  qplog_0xa3,4 %b[92], %g19, %b[93], %b[92]
}
{
  qplog_0x86,0 %g7, %r47, %b[5], %r47
  qplog_0xe8,1 %b[3], %r23, %r61, %g7
  qplog_0x86,3 %g23, %b[71], %b[93], %b[71]
  qplog_0xe8,4 %b[91], %b[47], %b[85], %g23
}
{
  qplog_0x96,0 %b[4], %g4, %r40, %b[4]
  qplog_0x96,1 %b[3], %r23, %r61, %r23
  qplog_0x96,3 %b[92], %g20, %b[64], %b[92]
  qplog_0x96,4 %b[91], %b[47], %b[85], %b[47]
}
{
  qplog_0x56,0 %r41, %r47, %r48, %r41
  qplog_0x96,1 %b[38], %b[7], %g7, %b[7]
  qplog_0x56,3 %b[65], %b[71], %b[72], %b[65]
  qplog_0x96,4 %b[126], %b[95], %g23, %b[95]
}
{
  qplog_0x96,0 %g4, %b[32], %r39, %g4
  qplog_0xec,1 %b[10], %b[12], %r60, %b[32]
  qplog_0x96,3 %g20, %b[120], %b[63], %g20
  qplog_0xec,4 %b[98], %b[100], %b[84], %b[120]
}
{
  qplog_0x6f,0 %r36, %b[7], %b[35], %r39
  qplog_0x6b,1 %b[7], %r23, %b[35], %g7
  qplog_0x6f,3 %b[60], %b[95], %b[123], %b[63]
  qplog_0x6b,4 %b[95], %b[47], %b[123], %g23
}
{
  qplog_0x73,0 %r36, %r23, %b[7], %r47
  qplog_0x96,1 %g10, %r51, %g0, %g10
  qplog_0x73,3 %b[60], %b[47], %b[95], %b[71]
  qplog_0x96,4 %g26, %b[75], %g16, %g26
}
{
  ldqp,0 [ %r2 + 0xd30 ], %g0
  qplog_0x29,1 %g7, %r23, %r36, %r48
  ldqp,2 [ %r2 + 0xd20 ], %r51
  ldqp,3 [ %r2 + 0xd30 ], %g16
  qplog_0x29,4 %g23, %b[47], %b[60], %b[72]
  ldqp,5 [ %r2 + 0xd20 ], %b[75]
}
{
  qplog_0x24,0 %r39, %r23, %b[35], %r61
  qplog_0x6a,1 %g7, %r39, %b[27], %g7
  qplog_0x24,3 %b[63], %b[47], %b[123], %b[85]
  qplog_0x6a,4 %g23, %b[63], %b[115], %g23
}
{
  qplog_0x49,0 %r48, %r23, %b[35], %r23
  qplog_0x96,1 %r48, %b[7], %g6, %r48
  qplog_0x49,3 %b[72], %b[47], %b[123], %b[47]
  qplog_0x96,4 %b[72], %b[95], %g22, %b[72]
}
{
  qplog_0x96,0 %r61, %r36, %r56, %r61
  qplog_0x48,1 %b[32], %b[29], %b[1], %r36
  qplog_0x96,3 %b[85], %b[60], %b[80], %b[85]
  qplog_0x48,4 %b[120], %b[117], %b[89], %b[60]
}
{
  qplog_0x96,0 %r23, %r47, %b[16], %r23
  qplog_0x69,1 %b[12], %b[10], %b[29], %b[12]
  qplog_0x96,3 %b[47], %b[71], %b[104], %b[47]
  qplog_0x69,4 %b[100], %b[98], %b[117], %b[100]
}
{
  qplog_0xe8,0 %g14, %r51, %r57, %r47
  qplog_0x96,1 %r36, %b[10], %r32, %r36
  qplog_0xe8,3 %g30, %b[75], %b[81], %b[71]
  qplog_0x96,4 %b[60], %b[98], %b[56], %b[60]
}
{
  qplog_0x2a,0 %b[32], %b[12], %b[29], %b[10]
  qplog_0x96,1 %b[32], %b[29], %r28, %b[32]
  qplog_0x2a,3 %b[120], %b[100], %b[117], %b[98]
  qplog_0x96,4 %b[120], %b[117], %b[52], %b[120]
}
{
  qplog_0xe8,0 %b[37], %g0, %r47, %b[29]
  qplog_0xc6,1 %r34, %b[39], %r18, %r28
  qplog_0xe8,3 %b[125], %g16, %b[71], %b[117]
  qplog_0xc6,4 %b[58], %b[127], %b[42], %b[52]
}
{
  qplog_0xb2,0 %b[12], %r60, %b[1], %b[12]
  qplog_0x96,1 %b[10], %r60, %b[6], %b[10]
  qplog_0xb2,3 %b[100], %b[84], %b[89], %b[100]
  qplog_0x96,4 %b[98], %b[84], %b[94], %b[98]
}
{
  ldqp,0 [ %r2 + 0xd50 ], %b[6]
  qplog_0x1a,1 %r18, %r28, %g11, %r32
  ldqp,2 [ %r2 + 0xd40 ], %r60
  ldqp,3 [ %r2 + 0xd50 ], %b[94]
  qplog_0x1a,4 %b[42], %b[52], %g27, %b[56]
  ldqp,5 [ %r2 + 0xd40 ], %b[84]
}
{
  qplog_0x5a,0 %b[12], %b[1], %g5, %b[12]
  qplog_0xe7,1 %r28, %r18, %g11, %r18
  qplog_0x5a,3 %b[100], %b[89], %g21, %b[100]
  qplog_0xe7,4 %b[52], %b[42], %g27, %b[42]
}
{
  ldqp,0 [ %r2 + 0xd70 ], %g5
  qplog_0x6b,1 %r32, %r28, %r34, %r28
  ldqp,2 [ %r2 + 0xd60 ], %b[1]
  ldqp,3 [ %r2 + 0xd70 ], %g21
  qplog_0x6b,4 %b[56], %b[52], %b[58], %b[52]
  ldqp,5 [ %r2 + 0xd60 ], %b[89]
}
{
  qplog_0x29,0 %b[19], %r62, %r58, %r56
  qplog_0x51,1 %b[24], %r62, %b[19], %b[7]
  ldqp,2 [ %r2 + 0xd80 ], %b[16]
  qplog_0x29,3 %b[107], %b[86], %b[82], %b[80]
  qplog_0x51,4 %b[112], %b[86], %b[107], %b[95]
  ldqp,5 [ %r2 + 0xd80 ], %b[104]
}
{
  qplog_0x7b,0 %r18, %r28, %b[39], %b[39]
  qplog_0x96,1 %r28, %g11, %r29, %r29
  qplog_0x7b,3 %b[42], %b[52], %b[127], %b[127]
  qplog_0x96,4 %b[52], %g27, %b[53], %b[53]
}
{
  qplog_0xe8,0 %b[4], %r60, %b[29], %g6
  qplog_0x49,1 %r56, %r62, %b[24], %b[35]
  qplog_0xe8,3 %b[92], %b[84], %b[117], %g22
  qplog_0x49,4 %b[80], %b[86], %b[112], %b[123]
}
{
  qplog_0x96,0 %b[39], %r32, %g2, %r32
  qplog_0x4a,1 %b[39], %r18, %g11, %b[39]
  qplog_0x96,3 %b[127], %b[56], %g18, %b[56]
  qplog_0x4a,4 %b[127], %b[42], %g27, %b[127]
}
{
  qplog_0xe8,0 %r41, %b[6], %g6, %g11
  qplog_0x96,1 %r18, %r28, %r50, %r18
  ldqp,2 [ %r2 + 0xd90 ], %g2
  qplog_0xe8,3 %b[65], %b[94], %g22, %g27
  qplog_0x96,4 %b[42], %b[52], %b[74], %b[42]
  ldqp,5 [ %r2 + 0xd90 ], %g18
}
{
  qplog_0x8d,0 %b[35], %b[7], %r62, %r62
  qplog_0x96,1 %b[39], %r34, %r30, %b[39]
  qplog_0x8d,3 %b[123], %b[95], %b[86], %b[86]
  qplog_0x96,4 %b[127], %b[58], %b[54], %b[127]
}
{
  qplog_0xe8,0 %g4, %b[1], %g11, %r34
  qplog_0x79,1 %r56, %b[24], %b[19], %r56
  ldqp,2 [ %r2 + 0xda0 ], %r30
  qplog_0xe8,3 %g20, %b[89], %g27, %b[58]
  qplog_0x79,4 %b[80], %b[112], %b[107], %b[80]
  ldqp,5 [ %r2 + 0xda0 ], %b[54]
}
{
  ldqp,0 [ %r2 + 0xdc0 ], %r50
  qplog_0xc5,1 %r62, %b[24], %r58, %b[24]
  ldqp,2 [ %r2 + 0xdb0 ], %r28
  ldqp,3 [ %r2 + 0xdc0 ], %b[74]
  qplog_0xc5,4 %b[86], %b[112], %b[82], %b[112]
  ldqp,5 [ %r2 + 0xdb0 ], %b[52]
}
{
  qplog_0xe8,0 %g7, %g5, %r34, %r39
  qplog_0x96,1 %r62, %r56, %r21, %r62
  qplog_0xe8,3 %g23, %g21, %b[58], %b[63]
  qplog_0x96,4 %b[86], %b[80], %b[45], %b[86]
}
{
  qplog_0x96,0 %b[24], %b[19], %r27, %b[24]
  qplog_0x79,1 %b[15], %b[17], %b[26], %b[19]
  qplog_0x96,3 %b[112], %b[107], %b[51], %b[112]
  qplog_0x79,4 %b[103], %b[105], %b[114], %b[107]
}
{
  qplog_0xe8,0 %r61, %b[16], %r39, %r27
  qplog_0x96,1 %r56, %r58, %b[31], %r56
  ldqp,2 [ %r2 + 0xdd0 ], %r21
  qplog_0xe8,3 %b[85], %b[104], %b[63], %b[51]
  qplog_0x96,4 %b[80], %b[82], %b[119], %b[80]
  ldqp,5 [ %r2 + 0xdd0 ], %b[45]
}
{
  qplog_0xe5,0 %b[19], %b[26], %r49, %r58
  qplog_0x96,1 %b[35], %b[7], %b[33], %b[35]
  qplog_0xe5,3 %b[107], %b[114], %b[73], %b[82]
  qplog_0x96,4 %b[123], %b[95], %b[121], %b[123]
}
{
  qplog_0xe8,0 %r23, %g2, %r27, %b[7]
  qplog_0x56,1 %b[15], %r49, %b[17], %b[31]
  ldqp,2 [ %r2 + 0xde0 ], %b[33]
  qplog_0xe8,3 %b[47], %g18, %b[51], %b[95]
  qplog_0x56,4 %b[103], %b[73], %b[105], %b[119]
  ldqp,5 [ %r2 + 0xde0 ], %b[121]
}
{
  qplog_0x6b,0 %r58, %b[15], %r49, %r40
  qplog_0x96,1 %r38, %r42, %r59, %r38
  ldqp,2 [ %r2 + 0xdf0 ], %b[27]
  qplog_0x6b,3 %b[82], %b[103], %b[73], %b[64]
  qplog_0x96,4 %b[62], %b[66], %b[83], %b[62]
  ldqp,5 [ %r2 + 0xdf0 ], %b[115]
}
{
  qplog_0xe8,0 %r48, %r30, %b[7], %r42
  qplog_0x96,1 %b[31], %r49, %r35, %r49
  ldqp,2 [ %r2 + 0xe00 ], %r59
  qplog_0xe8,3 %b[72], %b[54], %b[95], %b[66]
  qplog_0x96,4 %b[119], %b[73], %b[59], %b[73]
  ldqp,5 [ %r2 + 0xe00 ], %b[83]
}
{
  qplog_0x5c,0 %r40, %r58, %b[17], %r58
  qplog_0x96,1 %r40, %b[17], %r33, %r40
  qplog_0x5c,3 %b[64], %b[82], %b[105], %b[82]
  qplog_0x96,4 %b[64], %b[105], %b[57], %b[64]
}
{
  qplog_0xe8,0 %b[11], %r28, %r42, %b[17]
  qplog_0x3c,1 %r20, %r52, %r52, %r52
  qplog_0xe8,3 %b[99], %b[52], %b[66], %b[105]
  qplog_0x3c,4 %b[44], %b[76], %b[76], %b[76]
}
{
  qplog_0x6f,0 %r58, %b[31], %b[19], %b[31]
  qplog_0x96,1 %r58, %b[26], %b[8], %r58
  qplog_0x6f,3 %b[82], %b[119], %b[107], %b[119]
  qplog_0x96,4 %b[82], %b[114], %b[96], %b[82]
}
{
  qplog_0xe8,0 %r43, %r50, %b[17], %b[26]
  qplog_0x96,1 %g9, %g1, %r17, %g1
  ldqp,2 [ %r2 + 0xe10 ], %b[8]
  qplog_0xe8,3 %b[67], %b[74], %b[105], %b[114]
  qplog_0x96,4 %g25, %g17, %b[41], %g17
  ldqp,5 [ %r2 + 0xe10 ], %b[96]
}
{
  qplog_0x96,0 %b[31], %b[15], %r26, %b[31]
  qplog_0x96,1 %b[37], %g0, %r47, %g0
  qplog_0x96,3 %b[119], %b[103], %b[50], %b[119]
  qplog_0x96,4 %b[125], %g16, %b[71], %g16
}
{
  qplog_0xe8,0 %b[22], %r21, %b[26], %r47
  qplog_0x96,1 %g14, %r51, %r57, %r51
  ldqp,2 [ %r2 + 0xe20 ], %b[15]
  qplog_0xe8,3 %b[110], %b[45], %b[114], %b[71]
  qplog_0x96,4 %g30, %b[75], %b[81], %b[75]
  ldqp,5 [ %r2 + 0xe20 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0xe40 ], %r26
  qplog_0x1e,1 %r52, %g0, %g1, %r52
  ldqp,2 [ %r2 + 0xe30 ], %r57
  ldqp,3 [ %r2 + 0xe40 ], %b[50]
  qplog_0x1e,4 %b[76], %g16, %g17, %b[76]
  ldqp,5 [ %r2 + 0xe30 ], %b[81]
}
{
  qplog_0xe8,0 %g10, %b[33], %r47, %r17
  qplog_0x96,1 %b[4], %r60, %b[29], %r60
  ldqp,2 [ %r2 + 0xe50 ], %b[19]
  qplog_0xe8,3 %g26, %b[121], %b[71], %b[41]
  qplog_0x96,4 %b[92], %b[84], %b[117], %b[84]
  ldqp,5 [ %r2 + 0xe50 ], %b[107]
}
{
  ldqp,0 [ %r2 + 0xe70 ], %r33
  qplog_0x4a,1 %r52, %g0, %r51, %r35
  ldqp,2 [ %r2 + 0xe60 ], %b[29]
  ldqp,3 [ %r2 + 0xe70 ], %b[57]
  qplog_0x4a,4 %b[76], %g16, %b[75], %b[59]
  ldqp,5 [ %r2 + 0xe60 ], %b[117]
}
{
  qplog_0xe8,0 %r36, %b[27], %r17, %b[5]
  qplog_0x96,1 %r41, %b[6], %g6, %b[6]
  ldqp,2 [ %r2 + 0xe80 ], %g3
  qplog_0xe8,3 %b[60], %b[115], %b[41], %b[93]
  qplog_0x96,4 %b[65], %b[94], %g22, %b[94]
  ldqp,5 [ %r2 + 0xe80 ], %g19
}
{
  qplog_0x96,0 %r35, %g1, %b[23], %b[23]
  qplog_0x96,1 %g4, %b[1], %g11, %b[1]
  ldqp,2 [ %r2 + 0xe90 ], %g6
  qplog_0x96,3 %b[59], %g17, %b[111], %b[111]
  qplog_0x96,4 %g20, %b[89], %g27, %b[89]
  ldqp,5 [ %r2 + 0xe90 ], %g22
}
{
  qplog_0xe8,0 %b[32], %r59, %b[5], %g11
  qplog_0x96,1 %g7, %g5, %r34, %g5
  qplog_0xe8,3 %b[120], %b[83], %b[93], %g27
  qplog_0x96,4 %g23, %g21, %b[58], %g21
}
{
  qplog_0x96,0 %r61, %b[16], %r39, %b[16]
  qplog_0x96,1 %r48, %r30, %b[7], %r30
  ldqp,2 [ %r2 + 0xea0 ], %r34
  qplog_0x96,3 %b[85], %b[104], %b[63], %b[104]
  qplog_0x96,4 %b[72], %b[54], %b[95], %b[54]
  ldqp,5 [ %r2 + 0xea0 ], %b[58]
}
{
  qplog_0xe8,0 %b[10], %b[8], %g11, %b[7]
  qplog_0x96,1 %b[11], %r28, %r42, %r28
  ldqp,2 [ %r2 + 0xeb0 ], %r39
  qplog_0xe8,3 %b[98], %b[96], %g27, %b[95]
  qplog_0x96,4 %b[99], %b[52], %b[66], %b[52]
  ldqp,5 [ %r2 + 0xeb0 ], %b[63]
}
{
  qplog_0x96,0 %r23, %g2, %r27, %g2
  qplog_0x96,1 %r43, %r50, %b[17], %r50
  ldqp,2 [ %r2 + 0xec0 ], %r42
  qplog_0x96,3 %b[47], %g18, %b[51], %g18
  qplog_0x96,4 %b[67], %b[74], %b[105], %b[74]
  ldqp,5 [ %r2 + 0xec0 ], %b[66]
}
{
  qplog_0xe8,0 %b[12], %b[15], %b[7], %b[17]
  qplog_0x96,1 %b[22], %r21, %b[26], %r21
  ldqp,2 [ %r2 + 0xed0 ], %r27
  qplog_0xe8,3 %b[100], %b[103], %b[95], %b[105]
  qplog_0x96,4 %b[110], %b[45], %b[114], %b[45]
  ldqp,5 [ %r2 + 0xed0 ], %b[51]
}
{
  qplog_0x96,0 %r36, %b[27], %r17, %b[27]
  qplog_0x96,1 %g10, %b[33], %r47, %b[33]
  ldqp,2 [ %r2 + 0xee0 ], %b[26]
  qplog_0x96,3 %b[60], %b[115], %b[41], %b[115]
  qplog_0x96,4 %g26, %b[121], %b[71], %b[121]
  ldqp,5 [ %r2 + 0xee0 ], %b[114]
}
{
  qplog_0xe8,0 %r29, %r57, %b[17], %r47
  qplog_0x96,1 %b[32], %r59, %b[5], %r59
  ldqp,2 [ %r2 + 0xef0 ], %r17
  qplog_0xe8,3 %b[53], %b[81], %b[105], %b[71]
  qplog_0x96,4 %b[120], %b[83], %b[93], %b[83]
  ldqp,5 [ %r2 + 0xef0 ], %b[41]
}
{
  qplog_0x9a,0 %r35, %r52, %g0, %b[5]
  qplog_0x96,1 %b[12], %b[15], %b[7], %b[15]
  qplog_0x9a,3 %b[59], %b[76], %g16, %b[93]
  qplog_0x96,4 %b[100], %b[103], %b[95], %b[103]
}
{
  qplog_0xe8,0 %r32, %r26, %r47, %b[7]
  qplog_0x96,1 %r32, %r26, %r47, %r26
  qplog_0xe8,3 %b[56], %b[50], %b[71], %b[95]
  qplog_0x96,4 %b[56], %b[50], %b[71], %b[50]
}
{
  qplog_0x06,0 %b[5], %r51, %g1, %r47
  qplog_0x84,1 %r52, %g1, %r51, %r51
  qplog_0x06,3 %b[93], %b[75], %g17, %b[71]
  qplog_0x84,4 %b[76], %g17, %b[75], %b[75]
}
{
  qplog_0x96,0 %r29, %r57, %b[17], %r57
  qplog_0x96,1 %b[10], %b[8], %g11, %b[8]
  qplog_0x96,3 %b[53], %b[81], %b[105], %b[81]
  qplog_0x96,4 %b[98], %b[96], %g27, %b[96]
}
{
  qplog_0xe8,0 %r18, %b[19], %b[7], %g11
  qplog_0x96,1 %r18, %b[19], %b[7], %b[19]
  qplog_0xe8,3 %b[42], %b[107], %b[95], %g27
  qplog_0x96,4 %b[42], %b[107], %b[95], %b[107]
}
{
  qplog_0x96,0 %r47, %g1, %r63, %r47
  qplog_0x53,1 %r35, %r51, %g0, %r35
  qplog_0x96,3 %b[71], %g17, %b[87], %b[71]
  qplog_0x53,4 %b[59], %b[75], %g16, %b[59]
}
{
  qplog_0xe8,0 %b[39], %b[29], %g11, %r51
  qplog_0x96,1 %b[39], %b[29], %g11, %b[29]
  ldqp,2 [ %r2 + 0xf00 ], %g11
  qplog_0xe8,3 %b[127], %b[117], %g27, %b[75]
  qplog_0x96,4 %b[127], %b[117], %g27, %b[117]
  ldqp,5 [ %r2 + 0xf00 ], %g27
}
{
  qplog_0x96,0 %b[5], %r35, %g8, %b[5]
  qplog_0x6b,1 %g5, %r60, %b[6], %g8
  ldqp,2 [ %r2 + 0xf10 ], %g0
  qplog_0x96,3 %b[93], %b[59], %g24, %b[93]
  qplog_0x6b,4 %g21, %b[84], %b[94], %g24
  ldqp,5 [ %r2 + 0xf10 ], %g16
}
{
  qplog_0xe8,0 %b[24], %r33, %r51, %g1
  qplog_0x96,1 %b[24], %r33, %r51, %r33
  qplog_0xe8,3 %b[112], %b[57], %b[75], %g17
  qplog_0x96,4 %b[112], %b[57], %b[75], %b[57]
}
{
  qplog_0x42,0 %b[29], %b[19], %r26, %r51
  qplog_0xec,1 %g5, %b[1], %b[6], %r63
  qplog_0x42,3 %b[117], %b[107], %b[50], %b[75]
  qplog_0xec,4 %g21, %b[89], %b[94], %b[87]
}
{
  qplog_0xe8,0 %r62, %g3, %g1, %b[7]
  qplog_0x93,1 %b[29], %r26, %r33, %b[17]
  qplog_0xe8,3 %b[86], %g19, %g17, %b[95]
  qplog_0x93,4 %b[117], %b[50], %b[57], %b[105]
}
{
  qplog_0x96,0 %r62, %g3, %g1, %g3
  qplog_0x96,1 %r35, %r52, %r25, %r35
  qplog_0x96,3 %b[86], %g19, %g17, %g19
  qplog_0x96,4 %b[59], %b[76], %b[49], %b[59]
}
{
  qplog_0xe8,0 %r56, %g6, %b[7], %r52
  qplog_0x63,1 %b[17], %r33, %b[19], %r25
  ldqp,2 [ %r2 + 0xf20 ], %g1
  qplog_0xe8,3 %b[80], %g22, %b[95], %b[76]
  qplog_0x63,4 %b[105], %b[57], %b[107], %b[49]
  ldqp,5 [ %r2 + 0xf20 ], %g17
}
{
  qplog_0x25,0 %r33, %b[17], %b[29], %b[29]
  qplog_0x78,1 %r51, %r33, %b[19], %r33
  qplog_0x25,3 %b[57], %b[105], %b[117], %b[117]
  qplog_0x78,4 %b[75], %b[57], %b[107], %b[57]
}
{
  qplog_0x96,0 %r25, %r51, %r37, %r25
  qplog_0x96,1 %r56, %g6, %b[7], %g6
  ldqp,2 [ %r2 + 0xf30 ], %b[7]
  qplog_0x96,3 %b[49], %b[75], %b[61], %b[49]
  qplog_0x96,4 %b[80], %g22, %b[95], %g22
  ldqp,5 [ %r2 + 0xf30 ], %b[95]
}
{
  qplog_0xe8,0 %b[35], %r34, %r52, %r37
  qplog_0x49,1 %r33, %b[19], %r26, %b[19]
  qplog_0xe8,3 %b[123], %b[58], %b[76], %b[61]
  qplog_0x49,4 %b[57], %b[107], %b[50], %b[107]
}
{
  qplog_0x56,0 %r51, %b[29], %b[36], %r51
  qplog_0x96,1 %b[35], %r34, %r52, %r34
  qplog_0x56,3 %b[75], %b[117], %b[124], %b[75]
  qplog_0x96,4 %b[123], %b[58], %b[76], %b[58]
}
{
  qplog_0x96,0 %r40, %r39, %r37, %r52
  qplog_0xe8,1 %r40, %r39, %r37, %r39
  qplog_0x96,3 %b[64], %b[63], %b[61], %b[76]
  qplog_0xe8,4 %b[64], %b[63], %b[61], %b[63]
}
{
  qplog_0xc0,0 %r25, %g11, %g11, %r37
  qplog_0x96,1 %b[19], %b[29], %b[2], %b[19]
  qplog_0xc0,3 %b[49], %g27, %g27, %b[61]
  qplog_0x96,4 %b[107], %b[117], %b[90], %b[107]
}
{
  qplog_0x18,0 %r52, %g6, %g3, %b[29]
  qplog_0xbd,1 %r34, %g3, %r52, %b[2]
  qplog_0x18,3 %b[76], %g22, %g19, %b[117]
  qplog_0xbd,4 %b[58], %g19, %b[76], %b[90]
}
{
  qplog_0xe8,0 %b[31], %r42, %r39, %b[36]
  qplog_0xe8,1 %r51, %g0, %r37, %r26
  qplog_0xe8,3 %b[119], %b[66], %b[63], %b[124]
  qplog_0xe8,4 %b[75], %g16, %b[61], %b[50]
}
{
  qplog_0x96,0 %b[31], %r42, %r39, %r42
  qplog_0x48,1 %r63, %g8, %r60, %r39
  qplog_0x96,3 %b[119], %b[66], %b[63], %b[66]
  qplog_0x48,4 %b[87], %g24, %b[84], %b[63]
}
{
  qplog_0x69,0 %b[1], %g5, %g8, %b[1]
  qplog_0x96,1 %r63, %g8, %b[13], %b[13]
  qplog_0x69,3 %b[89], %g21, %g24, %b[89]
  qplog_0x96,4 %b[87], %g24, %b[101], %b[101]
}
{
  qplog_0x96,0 %r39, %g5, %b[21], %r39
  qplog_0xc6,1 %b[16], %r30, %r28, %g5
  qplog_0x96,3 %b[63], %g21, %b[109], %b[63]
  qplog_0xc6,4 %b[104], %b[54], %b[52], %g21
}
{
  qplog_0x17,0 %b[29], %r34, %g6, %b[21]
  qplog_0x2a,1 %r63, %b[1], %g8, %r63
  qplog_0x17,3 %b[117], %b[58], %g22, %b[109]
  qplog_0x2a,4 %b[87], %b[89], %g24, %b[87]
}
{
  qplog_0xbe,0 %r52, %r34, %g6, %g8
  qplog_0x86,1 %g6, %r34, %g3, %r34
  qplog_0xbe,3 %b[76], %b[58], %g22, %g24
  qplog_0x86,4 %g22, %b[58], %g19, %b[58]
}
{
  qplog_0xa3,0 %b[21], %r52, %g3, %r52
  qplog_0x96,1 %b[21], %b[2], %b[20], %b[21]
  qplog_0xa3,3 %b[109], %b[76], %g19, %b[76]
  qplog_0x96,4 %b[109], %b[90], %b[108], %b[109]
}
{
  qplog_0xe8,0 %r58, %r27, %b[36], %b[20]
  qplog_0xe8,1 %b[19], %g1, %r26, %g3
  qplog_0xe8,3 %b[82], %b[51], %b[124], %b[108]
  qplog_0xe8,4 %b[107], %g17, %b[50], %g19
}
{
  qplog_0x96,0 %r52, %g8, %r55, %r52
  qplog_0x56,1 %b[29], %r34, %r22, %b[29]
  qplog_0x96,3 %b[76], %g24, %b[79], %b[76]
  qplog_0x56,4 %b[117], %b[58], %b[46], %b[117]
}
{
  qplog_0xe8,0 %r49, %b[26], %b[20], %r34
  qplog_0xe8,1 %b[21], %b[7], %g3, %r22
  qplog_0xe8,3 %b[73], %b[114], %b[108], %b[58]
  qplog_0xe8,4 %b[109], %b[95], %g19, %b[46]
}
{
  qplog_0x96,0 %r58, %r27, %b[36], %r27
  qplog_0x96,1 %r49, %b[26], %b[20], %b[26]
  qplog_0x96,3 %b[82], %b[51], %b[124], %b[51]
  qplog_0x96,4 %b[73], %b[114], %b[108], %b[114]
}
{
  qplog_0x96,0 %r38, %r17, %r34, %r17
  qplog_0x96,1 %g8, %b[2], %r19, %g8
  qplog_0x96,3 %b[62], %b[41], %b[58], %b[41]
  qplog_0x96,4 %g24, %b[90], %b[43], %g24
}
{
  qplog_0xb2,0 %b[1], %b[6], %r60, %b[1]
  qplog_0x96,1 %r63, %b[6], %r44, %r63
  qplog_0xb2,3 %b[89], %b[94], %b[84], %b[89]
  qplog_0x96,4 %b[87], %b[94], %b[68], %b[87]
}
{
  ldqp,0 [ %r2 + 0xf50 ], %r44
  qplog_0x6f,1 %r27, %r17, %r42, %b[2]
  ldqp,2 [ %r2 + 0xf40 ], %b[6]
  ldqp,3 [ %r2 + 0xf50 ], %b[68]
  qplog_0x6f,4 %b[51], %b[41], %b[66], %b[90]
  ldqp,5 [ %r2 + 0xf40 ], %b[94]
}
{
  qplog_0x6b,0 %r17, %b[26], %r42, %r19
  qplog_0x73,1 %r27, %b[26], %r17, %r34
  qplog_0x6b,3 %b[41], %b[114], %b[66], %b[43]
  qplog_0x73,4 %b[51], %b[114], %b[41], %b[58]
}
{
  qplog_0x24,0 %b[2], %b[26], %r42, %b[20]
  qplog_0x1a,1 %r28, %g5, %g2, %b[36]
  qplog_0x24,3 %b[90], %b[114], %b[66], %b[108]
  qplog_0x1a,4 %b[52], %g21, %g18, %b[124]
}
{
  qplog_0x29,0 %r19, %b[26], %r27, %r55
  qplog_0x6a,1 %r19, %b[2], %b[30], %r19
  qplog_0x29,3 %b[43], %b[114], %b[51], %b[79]
  qplog_0x6a,4 %b[43], %b[90], %b[118], %b[43]
}
{
  qplog_0x96,0 %b[20], %r27, %r16, %b[20]
  qplog_0x5a,1 %b[1], %r60, %r53, %b[1]
  qplog_0x96,3 %b[108], %b[51], %b[40], %b[108]
  qplog_0x5a,4 %b[89], %b[84], %b[77], %b[89]
}
{
  qplog_0xe8,0 %r52, %b[6], %r22, %r53
  qplog_0x49,1 %r55, %b[26], %r42, %b[26]
  ldqp,2 [ %r2 + 0xf60 ], %r60
  qplog_0xe8,3 %b[76], %b[94], %b[46], %b[77]
  qplog_0x49,4 %b[79], %b[114], %b[66], %b[114]
  ldqp,5 [ %r2 + 0xf60 ], %b[84]
}
{
  qplog_0x96,0 %r55, %r17, %r46, %r55
  qplog_0x6b,1 %b[36], %g5, %b[16], %r17
  ldqp,2 [ %r2 + 0xf70 ], %r42
  qplog_0x96,3 %b[79], %b[41], %b[70], %b[79]
  qplog_0x6b,4 %b[124], %g21, %b[104], %b[41]
  ldqp,5 [ %r2 + 0xf70 ], %b[66]
}
{
  qplog_0xe8,0 %b[29], %r44, %r53, %r46
  qplog_0x96,1 %b[26], %r34, %g15, %b[26]
  qplog_0xe8,3 %b[117], %b[68], %b[77], %b[70]
  qplog_0x96,4 %b[114], %b[58], %g31, %b[114]
}
{
  qplog_0xe7,0 %g5, %r28, %g2, %g5
  qplog_0x96,1 %r17, %g2, %b[34], %b[34]
  qplog_0xe7,3 %g21, %b[52], %g18, %g21
  qplog_0x96,4 %b[41], %g18, %b[122], %b[122]
}
{
  qplog_0x29,0 %r50, %b[27], %r21, %r34
  qplog_0x51,1 %b[33], %b[27], %r50, %g15
  ldqp,2 [ %r2 + 0xf80 ], %r28
  qplog_0x29,3 %b[74], %b[115], %b[45], %b[58]
  qplog_0x51,4 %b[121], %b[115], %b[74], %g31
  ldqp,5 [ %r2 + 0xf80 ], %b[52]
}
{
  qplog_0xe8,0 %g8, %r60, %r46, %r27
  qplog_0x7b,1 %g5, %r17, %r30, %r30
  qplog_0xe8,3 %g24, %b[84], %b[70], %b[51]
  qplog_0x7b,4 %g21, %b[41], %b[54], %b[54]
}
{
  qplog_0x49,0 %r34, %b[27], %b[33], %r16
  qplog_0x96,1 %g5, %r17, %r54, %r17
  qplog_0x49,3 %b[58], %b[115], %b[121], %b[40]
  qplog_0x96,4 %g21, %b[41], %b[78], %b[41]
}
{
  qplog_0xe8,0 %r19, %r42, %r27, %r54
  qplog_0x96,1 %r30, %b[36], %b[9], %b[36]
  qplog_0xe8,3 %b[43], %b[66], %b[51], %b[78]
  qplog_0x96,4 %b[54], %b[124], %b[97], %b[124]
}
{
  qplog_0x4a,0 %r30, %g5, %g2, %r30
  qplog_0x8d,1 %r16, %g15, %b[27], %b[27]
  qplog_0x4a,3 %b[54], %g21, %g18, %b[54]
  qplog_0x8d,4 %b[40], %g31, %b[115], %b[115]
}
{
  qplog_0xe8,0 %b[20], %r28, %r54, %g2
  qplog_0x79,1 %r34, %b[33], %r50, %r34
  ldqp,2 [ %r2 + 0xf90 ], %g5
  qplog_0xe8,3 %b[108], %b[52], %b[78], %g18
  qplog_0x79,4 %b[58], %b[121], %b[74], %b[58]
  ldqp,5 [ %r2 + 0xf90 ], %g21
}
{
  qplog_0x96,0 %r30, %b[16], %b[28], %r30
  qplog_0xc5,1 %b[27], %b[33], %r21, %b[33]
  qplog_0x96,3 %b[54], %b[104], %b[116], %b[54]
  qplog_0xc5,4 %b[115], %b[121], %b[45], %b[121]
}
{
  ldqp,0 [ %r2 + 0xfb0 ], %b[28]
  qplog_0x96,1 %b[27], %r34, %b[0], %b[27]
  ldqp,2 [ %r2 + 0xfa0 ], %b[16]
  ldqp,3 [ %r2 + 0xfb0 ], %b[116]
  qplog_0x96,4 %b[115], %b[58], %b[88], %b[115]
  ldqp,5 [ %r2 + 0xfa0 ], %b[104]
}
{
  qplog_0x96,0 %b[33], %r50, %b[25], %b[33]
  qplog_0x79,1 %b[15], %r59, %r57, %r50
  ldqp,2 [ %r2 + 0xfc0 ], %b[0]
  qplog_0x96,3 %b[121], %b[74], %b[113], %b[121]
  qplog_0x79,4 %b[103], %b[83], %b[81], %b[74]
  ldqp,5 [ %r2 + 0xfc0 ], %b[88]
}
{
  qplog_0x96,0 %r34, %r21, %b[18], %r34
  qplog_0x96,1 %r16, %g15, %r45, %r16
  ldqp,2 [ %r2 + 0xfd0 ], %b[25]
  qplog_0x96,3 %b[58], %b[45], %b[106], %b[58]
  qplog_0x96,4 %b[40], %g31, %b[69], %b[40]
  ldqp,5 [ %r2 + 0xfd0 ], %b[113]
}
{
  qplog_0xe8,0 %b[26], %g5, %g2, %g15
  qplog_0xe5,1 %r50, %r57, %b[8], %r21
  ldqp,2 [ %r2 + 0xfe0 ], %r45
  qplog_0xe8,3 %b[114], %g21, %g18, %g31
  qplog_0xe5,4 %b[74], %b[81], %b[96], %b[45]
  ldqp,5 [ %r2 + 0xfe0 ], %b[69]
}
{
  qplog_0x56,0 %b[15], %b[8], %r59, %b[9]
  qplog_0x96,1 %r33, %b[17], %b[38], %r33
  ldqp,2 [ %r2 + 0xff0 ], %b[18]
  qplog_0x56,3 %b[103], %b[96], %b[83], %b[97]
  qplog_0x96,4 %b[57], %b[105], %b[126], %b[57]
  ldqp,5 [ %r2 + 0xff0 ], %b[106]
}
{
  qplog_0xe8,0 %r55, %b[16], %g15, %b[17]
  qplog_0x6b,1 %r21, %b[15], %b[8], %b[38]
  qplog_0xe8,3 %b[79], %b[104], %g31, %b[105]
  qplog_0x6b,4 %b[45], %b[103], %b[96], %b[126]
}
{
  qplog_0x96,0 %b[9], %b[8], %b[3], %b[8]
  qplog_0x3c,1 %r25, %g11, %g11, %g11
  ldqp,2 [ %r2 + 0x1000 ], %b[2]
  qplog_0x96,3 %b[97], %b[96], %b[91], %b[96]
  qplog_0x3c,4 %b[49], %g27, %g27, %g27
  ldqp,5 [ %r2 + 0x1000 ], %b[90]
}
{
  qplog_0xe8,0 %r47, %b[28], %b[17], %b[3]
  qplog_0x5c,1 %b[38], %r21, %r59, %r21
  qplog_0xe8,3 %b[71], %b[116], %b[105], %b[91]
  qplog_0x5c,4 %b[126], %b[45], %b[83], %b[45]
}
{
  qplog_0x96,0 %b[38], %r59, %b[14], %b[38]
  qplog_0x96,1 %r51, %g0, %r37, %g0
  qplog_0x96,3 %b[126], %b[83], %b[102], %b[126]
  qplog_0x96,4 %b[75], %g16, %b[61], %g16
}
{
  qplog_0xe8,0 %b[23], %b[0], %b[3], %r37
  qplog_0x6f,1 %r21, %b[9], %r50, %b[9]
  qplog_0xe8,3 %b[111], %b[88], %b[91], %b[61]
  qplog_0x6f,4 %b[45], %b[97], %b[74], %b[97]
}
{
  qplog_0x96,0 %r21, %r57, %r31, %r21
  qplog_0x96,1 %b[21], %b[7], %g3, %b[7]
  ldqp,2 [ %r2 + 0x1010 ], %r50
  qplog_0x96,3 %b[45], %b[81], %b[55], %b[45]
  qplog_0x96,4 %b[109], %b[95], %g19, %b[95]
  ldqp,5 [ %r2 + 0x1010 ], %b[74]
}
{
  qplog_0xe8,0 %b[5], %b[25], %r37, %g3
  qplog_0x96,1 %b[9], %b[15], %r24, %b[9]
  qplog_0xe8,3 %b[93], %b[113], %b[61], %g19
  qplog_0x96,4 %b[97], %b[103], %b[48], %b[97]
}
{
  ldqp,0 [ %r2 + 0x1030 ], %r24
  qplog_0x96,1 %b[19], %g1, %r26, %g1
  ldqp,2 [ %r2 + 0x1020 ], %b[15]
  ldqp,3 [ %r2 + 0x1030 ], %b[48]
  qplog_0x96,4 %b[107], %g17, %b[50], %g17
  ldqp,5 [ %r2 + 0x1020 ], %b[103]
}
{
  qplog_0xe8,0 %r35, %r45, %g3, %r26
  qplog_0x1e,1 %g11, %b[7], %g0, %g11
  ldqp,2 [ %r2 + 0x1040 ], %r57
  qplog_0xe8,3 %b[59], %b[69], %g19, %b[50]
  qplog_0x1e,4 %g27, %b[95], %g16, %g27
  ldqp,5 [ %r2 + 0x1040 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x1060 ], %r59
  qplog_0x96,1 %r52, %b[6], %r22, %b[6]
  ldqp,2 [ %r2 + 0x1050 ], %r31
  ldqp,3 [ %r2 + 0x1060 ], %b[83]
  qplog_0x96,4 %b[76], %b[94], %b[46], %b[94]
  ldqp,5 [ %r2 + 0x1050 ], %b[55]
}
{
  qplog_0xe8,0 %r39, %b[18], %r26, %r22
  qplog_0x4a,1 %g11, %b[7], %g1, %b[30]
  ldqp,2 [ %r2 + 0x1070 ], %b[14]
  qplog_0xe8,3 %b[63], %b[106], %b[50], %b[46]
  qplog_0x4a,4 %g27, %b[95], %g17, %b[118]
  ldqp,5 [ %r2 + 0x1070 ], %b[102]
}
{
  qplog_0x96,0 %b[29], %r44, %r53, %r44
  qplog_0x96,1 %g8, %r60, %r46, %r60
  ldqp,2 [ %r2 + 0x1080 ], %g6
  qplog_0x96,3 %b[117], %b[68], %b[77], %b[68]
  qplog_0x96,4 %g24, %b[84], %b[70], %b[84]
  ldqp,5 [ %r2 + 0x1080 ], %g22
}
{
  qplog_0xe8,0 %b[13], %b[2], %r22, %r46
  qplog_0x96,1 %b[30], %g0, %r43, %r43
  ldqp,2 [ %r2 + 0x1090 ], %r53
  qplog_0xe8,3 %b[101], %b[90], %b[46], %b[70]
  qplog_0x96,4 %b[118], %g16, %b[67], %b[67]
  ldqp,5 [ %r2 + 0x1090 ], %b[77]
}
{
  qplog_0x96,0 %r19, %r42, %r27, %r42
  qplog_0x96,1 %b[20], %r28, %r54, %r28
  qplog_0x96,3 %b[43], %b[66], %b[51], %b[66]
  qplog_0x96,4 %b[108], %b[52], %b[78], %b[52]
}
{
  qplog_0xe8,0 %r63, %r50, %r46, %r54
  qplog_0x96,1 %r55, %b[16], %g15, %b[16]
  ldqp,2 [ %r2 + 0x10a0 ], %r27
  qplog_0xe8,3 %b[87], %b[74], %b[70], %b[78]
  qplog_0x96,4 %b[79], %b[104], %g31, %b[104]
  ldqp,5 [ %r2 + 0x10a0 ], %b[51]
}
{
  qplog_0x96,0 %r47, %b[28], %b[17], %b[28]
  qplog_0x96,1 %b[26], %g5, %g2, %g5
  ldqp,2 [ %r2 + 0x10b0 ], %g15
  qplog_0x96,3 %b[71], %b[116], %b[105], %b[116]
  qplog_0x96,4 %b[114], %g21, %g18, %g21
  ldqp,5 [ %r2 + 0x10b0 ], %g31
}
{
  qplog_0xe8,0 %b[1], %b[15], %r54, %g2
  qplog_0x96,1 %b[23], %b[0], %b[3], %b[0]
  ldqp,2 [ %r2 + 0x10c0 ], %b[17]
  qplog_0xe8,3 %b[89], %b[103], %b[78], %g18
  qplog_0x96,4 %b[111], %b[88], %b[91], %b[88]
  ldqp,5 [ %r2 + 0x10c0 ], %b[105]
}
{
  qplog_0x96,0 %b[5], %b[25], %r37, %b[25]
  qplog_0x96,1 %r39, %b[18], %r26, %b[18]
  ldqp,2 [ %r2 + 0x10d0 ], %b[3]
  qplog_0x96,3 %b[93], %b[113], %b[61], %b[113]
  qplog_0x96,4 %b[63], %b[106], %b[50], %b[106]
  ldqp,5 [ %r2 + 0x10d0 ], %b[91]
}
{
  qplog_0xe8,0 %b[34], %r24, %g2, %r26
  qplog_0x96,1 %r35, %r45, %g3, %r45
  ldqp,2 [ %r2 + 0x10e0 ], %r37
  qplog_0xe8,3 %b[122], %b[48], %g18, %b[50]
  qplog_0x96,4 %b[59], %b[69], %g19, %b[69]
  ldqp,5 [ %r2 + 0x10e0 ], %b[61]
}
{
  qplog_0x96,0 %b[13], %b[2], %r22, %b[2]
  qplog_0x96,1 %b[1], %b[15], %r54, %b[15]
  ldqp,2 [ %r2 + 0x10f0 ], %g3
  qplog_0x96,3 %b[101], %b[90], %b[46], %b[90]
  qplog_0x96,4 %b[89], %b[103], %b[78], %b[103]
  ldqp,5 [ %r2 + 0x10f0 ], %g19
}
{
  qplog_0xe8,0 %b[36], %r57, %r26, %r54
  qplog_0x96,1 %b[36], %r57, %r26, %r57
  qplog_0xe8,3 %b[124], %b[81], %b[50], %b[78]
  qplog_0x96,4 %b[124], %b[81], %b[50], %b[81]
}
{
  qplog_0x9a,0 %b[30], %g11, %b[7], %r26
  qplog_0x84,1 %g11, %g0, %g1, %r22
  qplog_0x9a,3 %b[118], %g27, %b[95], %b[50]
  qplog_0x84,4 %g27, %g16, %g17, %b[46]
}
{
  qplog_0x96,0 %b[34], %r24, %g2, %r24
  qplog_0x96,1 %r63, %r50, %r46, %r50
  qplog_0x96,3 %b[122], %b[48], %g18, %b[48]
  qplog_0x96,4 %b[87], %b[74], %b[70], %b[74]
}
{
  qplog_0xe8,0 %r17, %r31, %r54, %r46
  qplog_0x96,1 %r17, %r31, %r54, %r31
  qplog_0xe8,3 %b[41], %b[55], %b[78], %b[70]
  qplog_0x96,4 %b[41], %b[55], %b[78], %b[55]
}
{
  qplog_0x06,0 %r26, %g1, %g0, %g1
  qplog_0x53,1 %b[30], %r22, %b[7], %b[30]
  qplog_0x06,3 %b[50], %g17, %g16, %g17
  qplog_0x53,4 %b[118], %b[46], %b[95], %b[118]
}
{
  qplog_0xe8,0 %r30, %r59, %r46, %r22
  qplog_0x96,1 %r30, %r59, %r46, %r59
  ldqp,2 [ %r2 + 0x1100 ], %r46
  qplog_0xe8,3 %b[54], %b[83], %b[70], %b[46]
  qplog_0x96,4 %b[54], %b[83], %b[70], %b[83]
  ldqp,5 [ %r2 + 0x1100 ], %b[70]
}
{
  qplog_0x96,0 %g1, %g0, %b[11], %g1
  qplog_0x96,1 %r26, %b[30], %b[22], %r26
  qplog_0x96,3 %g17, %g16, %b[99], %g17
  qplog_0x96,4 %b[50], %b[118], %b[110], %b[50]
}
{
  qplog_0xe8,0 %b[33], %b[14], %r22, %b[22]
  qplog_0x96,1 %b[33], %b[14], %r22, %b[14]
  ldqp,2 [ %r2 + 0x1110 ], %r22
  qplog_0xe8,3 %b[121], %b[102], %b[46], %b[110]
  qplog_0x96,4 %b[121], %b[102], %b[46], %b[102]
  ldqp,5 [ %r2 + 0x1110 ], %b[46]
}
{
  qplog_0x42,0 %r59, %r31, %r57, %g0
  qplog_0x6b,1 %r42, %b[6], %r44, %b[11]
  qplog_0x42,3 %b[83], %b[55], %b[81], %g16
  qplog_0x6b,4 %b[66], %b[94], %b[68], %b[99]
}
{
  qplog_0xe8,0 %b[27], %g6, %b[22], %b[7]
  qplog_0x93,1 %r59, %r57, %b[14], %r54
  qplog_0xe8,3 %b[115], %g22, %b[110], %b[95]
  qplog_0x93,4 %b[83], %b[81], %b[102], %b[78]
}
{
  qplog_0x78,0 %g0, %b[14], %r31, %g2
  qplog_0x96,1 %b[27], %g6, %b[22], %g6
  qplog_0x78,3 %g16, %b[102], %b[55], %g18
  qplog_0x96,4 %b[115], %g22, %b[110], %g22
}
{
  qplog_0xe8,0 %r34, %r53, %b[7], %b[22]
  qplog_0x25,1 %b[14], %r54, %r59, %r59
  qplog_0xe8,3 %b[58], %b[77], %b[95], %b[110]
  qplog_0x25,4 %b[102], %b[78], %b[83], %b[83]
}
{
  qplog_0x63,0 %r54, %b[14], %r31, %b[14]
  qplog_0x96,1 %r34, %r53, %b[7], %r53
  qplog_0x63,3 %b[78], %b[102], %b[55], %b[102]
  qplog_0x96,4 %b[58], %b[77], %b[95], %b[77]
}
{
  qplog_0xe8,0 %r16, %r27, %b[22], %b[7]
  qplog_0x49,1 %g2, %r31, %r57, %r31
  qplog_0xe8,3 %b[40], %b[51], %b[110], %b[95]
  qplog_0x49,4 %g18, %b[55], %b[81], %b[55]
}
{
  qplog_0x96,0 %b[14], %g0, %r20, %b[14]
  qplog_0x56,1 %g0, %r59, %g9, %g0
  qplog_0x96,3 %b[102], %g16, %b[44], %b[102]
  qplog_0x56,4 %g16, %b[83], %g25, %g16
}
{
  qplog_0x96,0 %b[38], %g15, %b[7], %g9
  qplog_0x96,1 %r16, %r27, %b[22], %r27
  qplog_0x96,3 %b[126], %g31, %b[95], %g25
  qplog_0x96,4 %b[40], %b[51], %b[110], %b[51]
}
{
  qplog_0xe8,0 %b[38], %g15, %b[7], %g15
  qplog_0xc0,1 %b[14], %r46, %r46, %b[7]
  qplog_0xe8,3 %b[126], %g31, %b[95], %g31
  qplog_0xc0,4 %b[102], %b[70], %b[70], %b[95]
}
{
  qplog_0x18,0 %g9, %r53, %g6, %b[22]
  qplog_0x96,1 %r31, %r59, %g14, %r31
  qplog_0x18,3 %g25, %b[77], %g22, %b[110]
  qplog_0x96,4 %b[55], %b[83], %g30, %b[55]
}
{
  qplog_0xbd,0 %r27, %g6, %g9, %r59
  qplog_0xe8,1 %b[9], %b[17], %g15, %g14
  qplog_0xbd,3 %b[51], %g22, %g25, %b[83]
  qplog_0xe8,4 %b[97], %b[105], %g31, %g30
}
{
  qplog_0x17,0 %b[22], %r27, %r53, %r20
  qplog_0xe8,1 %g0, %r22, %b[7], %r57
  qplog_0x17,3 %b[110], %b[51], %b[77], %b[44]
  qplog_0xe8,4 %g16, %b[46], %b[95], %b[81]
}
{
  qplog_0x96,0 %b[9], %b[17], %g15, %b[17]
  qplog_0x96,1 %r21, %b[3], %g14, %g15
  qplog_0x96,3 %b[97], %b[105], %g31, %b[105]
  qplog_0x96,4 %b[45], %b[91], %g30, %g31
}
{
  qplog_0x96,0 %r20, %r59, %b[37], %b[37]
  qplog_0xe8,1 %r21, %b[3], %g14, %b[3]
  qplog_0x96,3 %b[44], %b[83], %b[125], %b[125]
  qplog_0xe8,4 %b[45], %b[91], %g30, %b[91]
}
{
  qplog_0xbe,0 %g9, %r27, %r53, %g14
  qplog_0xa3,1 %r20, %g9, %g6, %r20
  qplog_0xbe,3 %g25, %b[51], %b[77], %g30
  qplog_0xa3,4 %b[44], %g25, %g22, %b[44]
}
{
  qplog_0x86,0 %r53, %r27, %g6, %r27
  qplog_0xe8,1 %b[8], %r37, %b[3], %r53
  qplog_0x86,3 %b[77], %b[51], %g22, %b[51]
  qplog_0xe8,4 %b[96], %b[61], %b[91], %b[77]
}
{
  qplog_0x96,0 %r20, %g14, %b[4], %r20
  qplog_0x96,1 %b[8], %r37, %b[3], %r37
  qplog_0x96,3 %b[44], %g30, %b[92], %b[44]
  qplog_0x96,4 %b[96], %b[61], %b[91], %b[61]
}
{
  qplog_0x56,0 %b[22], %r27, %r41, %b[22]
  qplog_0x96,1 %r33, %g3, %r53, %g3
  qplog_0x56,3 %b[110], %b[51], %b[65], %b[110]
  qplog_0x96,4 %b[57], %g19, %b[77], %g19
}
{
  qplog_0x96,0 %g14, %r59, %g4, %g14
  qplog_0xec,1 %r42, %r60, %r44, %r59
  qplog_0x96,3 %g30, %b[83], %g20, %g30
  qplog_0xec,4 %b[66], %b[84], %b[68], %b[83]
}
{
  qplog_0x6f,0 %g15, %g3, %b[17], %g4
  qplog_0x6b,1 %g3, %r37, %b[17], %r53
  qplog_0x6f,3 %g31, %g19, %b[105], %g20
  qplog_0x6b,4 %g19, %b[61], %b[105], %b[77]
}
{
  qplog_0x73,0 %g15, %r37, %g3, %r27
  qplog_0x96,1 %b[30], %g11, %g10, %b[30]
  qplog_0x73,3 %g31, %b[61], %g19, %b[51]
  qplog_0x96,4 %b[118], %g27, %g26, %b[118]
}
{
  ldqp,0 [ %r2 + 0x1130 ], %g10
  qplog_0x29,1 %r53, %r37, %g15, %r41
  ldqp,2 [ %r2 + 0x1120 ], %g11
  ldqp,3 [ %r2 + 0x1130 ], %g26
  qplog_0x29,4 %b[77], %b[61], %g31, %b[65]
  ldqp,5 [ %r2 + 0x1120 ], %g27
}
{
  qplog_0x24,0 %g4, %r37, %b[17], %b[3]
  qplog_0x6a,1 %r53, %g4, %g7, %r53
  qplog_0x24,3 %g20, %b[61], %b[105], %b[91]
  qplog_0x6a,4 %b[77], %g20, %g23, %b[77]
}
{
  qplog_0x49,0 %r41, %r37, %b[17], %r37
  qplog_0x96,1 %r41, %g3, %r48, %r41
  qplog_0x49,3 %b[65], %b[61], %b[105], %b[61]
  qplog_0x96,4 %b[65], %g19, %b[72], %b[65]
}
{
  qplog_0x96,0 %b[3], %g15, %r61, %b[3]
  qplog_0x48,1 %r59, %b[11], %b[6], %g15
  qplog_0x96,3 %b[91], %g31, %b[85], %b[91]
  qplog_0x48,4 %b[83], %b[99], %b[94], %g31
}
{
  qplog_0x96,0 %r37, %r27, %r23, %r37
  qplog_0x69,1 %r60, %r42, %b[11], %r60
  qplog_0x96,3 %b[61], %b[51], %b[47], %b[61]
  qplog_0x69,4 %b[84], %b[66], %b[99], %b[84]
}
{
  qplog_0xe8,0 %r31, %g11, %r57, %r27
  qplog_0x96,1 %g15, %r42, %r36, %g15
  qplog_0xe8,3 %b[55], %g27, %b[81], %b[51]
  qplog_0x96,4 %g31, %b[66], %b[60], %g31
}
{
  qplog_0x2a,0 %r59, %r60, %b[11], %r42
  qplog_0x96,1 %r59, %b[11], %b[32], %r59
  qplog_0x2a,3 %b[83], %b[84], %b[99], %b[66]
  qplog_0x96,4 %b[83], %b[99], %b[120], %b[83]
}
{
  qplog_0xe8,0 %b[37], %g10, %r27, %b[11]
  qplog_0xc6,1 %r28, %b[16], %b[28], %b[32]
  qplog_0xe8,3 %b[125], %g26, %b[51], %b[99]
  qplog_0xc6,4 %b[52], %b[104], %b[116], %b[120]
}
{
  qplog_0xb2,0 %r60, %r44, %b[6], %r60
  qplog_0x96,1 %r42, %r44, %b[10], %r42
  qplog_0xb2,3 %b[84], %b[68], %b[94], %b[84]
  qplog_0x96,4 %b[66], %b[68], %b[98], %b[66]
}
{
  ldqp,0 [ %r2 + 0x1150 ], %b[10]
  qplog_0x1a,1 %b[28], %b[32], %g5, %r36
  ldqp,2 [ %r2 + 0x1140 ], %r44
  ldqp,3 [ %r2 + 0x1150 ], %b[98]
  qplog_0x1a,4 %b[116], %b[120], %g21, %b[60]
  ldqp,5 [ %r2 + 0x1140 ], %b[68]
}
{
  qplog_0x5a,0 %r60, %b[6], %b[12], %r60
  qplog_0xe7,1 %b[32], %b[28], %g5, %b[28]
  qplog_0x5a,3 %b[84], %b[94], %b[100], %b[84]
  qplog_0xe7,4 %b[120], %b[116], %g21, %b[116]
}
{
  ldqp,0 [ %r2 + 0x1170 ], %b[12]
  qplog_0x6b,1 %r36, %b[32], %r28, %b[32]
  ldqp,2 [ %r2 + 0x1160 ], %b[6]
  ldqp,3 [ %r2 + 0x1170 ], %b[100]
  qplog_0x6b,4 %b[60], %b[120], %b[52], %b[120]
  ldqp,5 [ %r2 + 0x1160 ], %b[94]
}
{
  qplog_0x29,0 %b[0], %b[18], %b[25], %r61
  qplog_0x51,1 %r45, %b[18], %b[0], %g3
  ldqp,2 [ %r2 + 0x1180 ], %r23
  qplog_0x29,3 %b[88], %b[106], %b[113], %b[85]
  qplog_0x51,4 %b[69], %b[106], %b[88], %g19
  ldqp,5 [ %r2 + 0x1180 ], %b[47]
}
{
  qplog_0x7b,0 %b[28], %b[32], %b[16], %b[16]
  qplog_0x96,1 %b[32], %g5, %r29, %r29
  qplog_0x7b,3 %b[116], %b[120], %b[104], %b[104]
  qplog_0x96,4 %b[120], %g21, %b[53], %b[53]
}
{
  qplog_0xe8,0 %r20, %r44, %b[11], %r48
  qplog_0x49,1 %r61, %b[18], %r45, %b[17]
  qplog_0xe8,3 %b[44], %b[68], %b[99], %b[72]
  qplog_0x49,4 %b[85], %b[106], %b[69], %b[105]
}
{
  qplog_0x96,0 %b[16], %r36, %r32, %r36
  qplog_0x4a,1 %b[16], %b[28], %g5, %b[16]
  qplog_0x96,3 %b[104], %b[60], %b[56], %b[60]
  qplog_0x4a,4 %b[104], %b[116], %g21, %b[104]
}
{
  qplog_0xe8,0 %b[22], %b[10], %r48, %g5
  qplog_0x96,1 %b[28], %b[32], %r18, %b[28]
  ldqp,2 [ %r2 + 0x1190 ], %r32
  qplog_0xe8,3 %b[110], %b[98], %b[72], %g21
  qplog_0x96,4 %b[116], %b[120], %b[42], %b[116]
  ldqp,5 [ %r2 + 0x1190 ], %b[56]
}
{
  qplog_0x8d,0 %b[17], %g3, %b[18], %b[18]
  qplog_0x96,1 %b[16], %r28, %b[39], %b[16]
  qplog_0x8d,3 %b[105], %g19, %b[106], %b[106]
  qplog_0x96,4 %b[104], %b[52], %b[127], %b[104]
}
{
  qplog_0xe8,0 %g14, %b[6], %g5, %r28
  qplog_0x79,1 %r61, %r45, %b[0], %r61
  ldqp,2 [ %r2 + 0x11a0 ], %b[39]
  qplog_0xe8,3 %g30, %b[94], %g21, %b[52]
  qplog_0x79,4 %b[85], %b[69], %b[88], %b[85]
  ldqp,5 [ %r2 + 0x11a0 ], %b[127]
}
{
  ldqp,0 [ %r2 + 0x11c0 ], %r18
  qplog_0xc5,1 %b[18], %r45, %b[25], %r45
  ldqp,2 [ %r2 + 0x11b0 ], %b[32]
  ldqp,3 [ %r2 + 0x11c0 ], %b[42]
  qplog_0xc5,4 %b[106], %b[69], %b[113], %b[69]
  ldqp,5 [ %r2 + 0x11b0 ], %b[120]
}
{
  qplog_0xe8,0 %r53, %b[12], %r28, %g4
  qplog_0x96,1 %b[18], %r61, %r62, %b[18]
  qplog_0xe8,3 %b[77], %b[100], %b[52], %g20
  qplog_0x96,4 %b[106], %b[85], %b[86], %b[106]
}
{
  qplog_0x96,0 %r45, %b[0], %b[24], %r45
  qplog_0x79,1 %b[15], %b[2], %r24, %b[0]
  qplog_0x96,3 %b[69], %b[88], %b[112], %b[69]
  qplog_0x79,4 %b[103], %b[90], %b[48], %b[88]
}
{
  qplog_0xe8,0 %b[3], %r23, %g4, %b[24]
  qplog_0x96,1 %r61, %b[25], %r56, %r61
  ldqp,2 [ %r2 + 0x11d0 ], %r62
  qplog_0xe8,3 %b[91], %b[47], %g20, %b[112]
  qplog_0x96,4 %b[85], %b[113], %b[80], %b[85]
  ldqp,5 [ %r2 + 0x11d0 ], %b[86]
}
{
  qplog_0xe5,0 %b[0], %r24, %r50, %b[25]
  qplog_0x96,1 %b[17], %g3, %b[35], %b[17]
  qplog_0xe5,3 %b[88], %b[48], %b[74], %b[113]
  qplog_0x96,4 %b[105], %g19, %b[123], %b[105]
}
{
  qplog_0xe8,0 %r37, %r32, %b[24], %g3
  qplog_0x56,1 %b[15], %r50, %b[2], %r56
  ldqp,2 [ %r2 + 0x11e0 ], %b[35]
  qplog_0xe8,3 %b[61], %b[56], %b[112], %g19
  qplog_0x56,4 %b[103], %b[74], %b[90], %b[80]
  ldqp,5 [ %r2 + 0x11e0 ], %b[123]
}
{
  qplog_0x6b,0 %b[25], %b[15], %r50, %b[4]
  qplog_0x96,1 %g2, %r54, %r38, %g2
  ldqp,2 [ %r2 + 0x11f0 ], %g7
  qplog_0x6b,3 %b[113], %b[103], %b[74], %b[92]
  qplog_0x96,4 %g18, %b[78], %b[62], %g18
  ldqp,5 [ %r2 + 0x11f0 ], %g23
}
{
  qplog_0xe8,0 %r41, %b[39], %g3, %r54
  qplog_0x96,1 %r56, %r50, %r49, %r50
  ldqp,2 [ %r2 + 0x1200 ], %r38
  qplog_0xe8,3 %b[65], %b[127], %g19, %b[78]
  qplog_0x96,4 %b[80], %b[74], %b[73], %b[74]
  ldqp,5 [ %r2 + 0x1200 ], %b[62]
}
{
  qplog_0x5c,0 %b[4], %b[25], %b[2], %b[25]
  qplog_0x96,1 %b[4], %b[2], %r40, %b[4]
  qplog_0x5c,3 %b[92], %b[113], %b[90], %b[113]
  qplog_0x96,4 %b[92], %b[90], %b[64], %b[92]
}
{
  qplog_0xe8,0 %g1, %b[32], %r54, %b[2]
  qplog_0x3c,1 %b[14], %r46, %r46, %r46
  qplog_0xe8,3 %g17, %b[120], %b[78], %b[90]
  qplog_0x3c,4 %b[102], %b[70], %b[70], %b[70]
}
{
  qplog_0x6f,0 %b[25], %r56, %b[0], %r56
  qplog_0x96,1 %b[25], %r24, %r58, %b[25]
  qplog_0x6f,3 %b[113], %b[80], %b[88], %b[80]
  qplog_0x96,4 %b[113], %b[48], %b[82], %b[113]
}
{
  qplog_0xe8,0 %r43, %r18, %b[2], %r24
  qplog_0x96,1 %g0, %r22, %b[7], %r22
  ldqp,2 [ %r2 + 0x1210 ], %r58
  qplog_0xe8,3 %b[67], %b[42], %b[90], %b[48]
  qplog_0x96,4 %g16, %b[46], %b[95], %b[46]
  ldqp,5 [ %r2 + 0x1210 ], %b[82]
}
{
  qplog_0x96,0 %r56, %b[15], %b[31], %r56
  qplog_0x96,1 %b[37], %g10, %r27, %g10
  qplog_0x96,3 %b[80], %b[103], %b[119], %b[80]
  qplog_0x96,4 %b[125], %g26, %b[51], %g26
}
{
  qplog_0xe8,0 %r26, %r62, %r24, %r27
  qplog_0x96,1 %r31, %g11, %r57, %g11
  ldqp,2 [ %r2 + 0x1220 ], %b[15]
  qplog_0xe8,3 %b[50], %b[86], %b[48], %b[51]
  qplog_0x96,4 %b[55], %g27, %b[81], %g27
  ldqp,5 [ %r2 + 0x1220 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x1240 ], %b[31]
  qplog_0x1e,1 %r46, %g10, %r22, %r46
  ldqp,2 [ %r2 + 0x1230 ], %r57
  ldqp,3 [ %r2 + 0x1240 ], %b[119]
  qplog_0x1e,4 %b[70], %g26, %b[46], %b[70]
  ldqp,5 [ %r2 + 0x1230 ], %b[81]
}
{
  qplog_0xe8,0 %b[30], %b[35], %r27, %b[7]
  qplog_0x96,1 %r20, %r44, %b[11], %r44
  ldqp,2 [ %r2 + 0x1250 ], %b[0]
  qplog_0xe8,3 %b[118], %b[123], %b[51], %b[95]
  qplog_0x96,4 %b[44], %b[68], %b[99], %b[68]
  ldqp,5 [ %r2 + 0x1250 ], %b[88]
}
{
  ldqp,0 [ %r2 + 0x1270 ], %r40
  qplog_0x4a,1 %r46, %g10, %g11, %r49
  ldqp,2 [ %r2 + 0x1260 ], %b[11]
  ldqp,3 [ %r2 + 0x1270 ], %b[64]
  qplog_0x4a,4 %b[70], %g26, %g27, %b[73]
  ldqp,5 [ %r2 + 0x1260 ], %b[99]
}
{
  qplog_0xe8,0 %g15, %g7, %b[7], %g6
  qplog_0x96,1 %b[22], %b[10], %r48, %b[10]
  ldqp,2 [ %r2 + 0x1280 ], %g9
  qplog_0xe8,3 %g31, %g23, %b[95], %g22
  qplog_0x96,4 %b[110], %b[98], %b[72], %b[98]
  ldqp,5 [ %r2 + 0x1280 ], %g25
}
{
  qplog_0x96,0 %r49, %r22, %b[23], %b[23]
  qplog_0x96,1 %g14, %b[6], %g5, %b[6]
  ldqp,2 [ %r2 + 0x1290 ], %r48
  qplog_0x96,3 %b[73], %b[46], %b[111], %b[111]
  qplog_0x96,4 %g30, %b[94], %g21, %b[94]
  ldqp,5 [ %r2 + 0x1290 ], %b[72]
}
{
  qplog_0xe8,0 %r59, %r38, %g6, %g5
  qplog_0x96,1 %r53, %b[12], %r28, %b[12]
  qplog_0xe8,3 %b[83], %b[62], %g22, %g21
  qplog_0x96,4 %b[77], %b[100], %b[52], %b[100]
}
{
  qplog_0x96,0 %b[3], %r23, %g4, %r23
  qplog_0x96,1 %r41, %b[39], %g3, %b[39]
  ldqp,2 [ %r2 + 0x12a0 ], %r28
  qplog_0x96,3 %b[91], %b[47], %g20, %b[47]
  qplog_0x96,4 %b[65], %b[127], %g19, %b[127]
  ldqp,5 [ %r2 + 0x12a0 ], %b[52]
}
{
  qplog_0xe8,0 %r42, %r58, %g5, %g3
  qplog_0x96,1 %g1, %b[32], %r54, %b[32]
  ldqp,2 [ %r2 + 0x12b0 ], %g4
  qplog_0xe8,3 %b[66], %b[82], %g21, %g19
  qplog_0x96,4 %g17, %b[120], %b[78], %b[120]
  ldqp,5 [ %r2 + 0x12b0 ], %g20
}
{
  qplog_0x96,0 %r37, %r32, %b[24], %r32
  qplog_0x96,1 %r43, %r18, %b[2], %r18
  ldqp,2 [ %r2 + 0x12c0 ], %r54
  qplog_0x96,3 %b[61], %b[56], %b[112], %b[56]
  qplog_0x96,4 %b[67], %b[42], %b[90], %b[42]
  ldqp,5 [ %r2 + 0x12c0 ], %b[78]
}
{
  qplog_0xe8,0 %r60, %b[15], %g3, %b[2]
  qplog_0x96,1 %r26, %r62, %r24, %r62
  ldqp,2 [ %r2 + 0x12d0 ], %b[24]
  qplog_0xe8,3 %b[84], %b[103], %g19, %b[90]
  qplog_0x96,4 %b[50], %b[86], %b[48], %b[86]
  ldqp,5 [ %r2 + 0x12d0 ], %b[112]
}
{
  qplog_0x96,0 %g15, %g7, %b[7], %g7
  qplog_0x96,1 %b[30], %b[35], %r27, %b[35]
  ldqp,2 [ %r2 + 0x12e0 ], %r24
  qplog_0x96,3 %g31, %g23, %b[95], %g23
  qplog_0x96,4 %b[118], %b[123], %b[51], %b[123]
  ldqp,5 [ %r2 + 0x12e0 ], %b[48]
}
{
  qplog_0xe8,0 %r29, %r57, %b[2], %r27
  qplog_0x96,1 %r59, %r38, %g6, %r38
  ldqp,2 [ %r2 + 0x12f0 ], %b[7]
  qplog_0xe8,3 %b[53], %b[81], %b[90], %b[51]
  qplog_0x96,4 %b[83], %b[62], %g22, %b[62]
  ldqp,5 [ %r2 + 0x12f0 ], %b[95]
}
{
  qplog_0x9a,0 %r49, %r46, %g10, %g6
  qplog_0x96,1 %r60, %b[15], %g3, %b[15]
  qplog_0x9a,3 %b[73], %b[70], %g26, %g22
  qplog_0x96,4 %b[84], %b[103], %g19, %b[103]
}
{
  qplog_0xe8,0 %r36, %b[31], %r27, %g3
  qplog_0x96,1 %r36, %b[31], %r27, %b[31]
  qplog_0xe8,3 %b[60], %b[119], %b[51], %g19
  qplog_0x96,4 %b[60], %b[119], %b[51], %b[119]
}
{
  qplog_0x06,0 %g6, %g11, %r22, %r27
  qplog_0x84,1 %r46, %r22, %g11, %g11
  qplog_0x06,3 %g22, %g27, %b[46], %b[51]
  qplog_0x84,4 %b[70], %b[46], %g27, %g27
}
{
  qplog_0x96,0 %r29, %r57, %b[2], %r57
  qplog_0x96,1 %r42, %r58, %g5, %r58
  qplog_0x96,3 %b[53], %b[81], %b[90], %b[81]
  qplog_0x96,4 %b[66], %b[82], %g21, %b[82]
}
{
  qplog_0xe8,0 %b[28], %b[0], %g3, %g5
  qplog_0x96,1 %b[28], %b[0], %g3, %b[0]
  qplog_0xe8,3 %b[116], %b[88], %g19, %g21
  qplog_0x96,4 %b[116], %b[88], %g19, %b[88]
}
{
  qplog_0x96,0 %r27, %r22, %r47, %r27
  qplog_0x53,1 %r49, %g11, %g10, %r49
  qplog_0x96,3 %b[51], %b[46], %b[71], %b[51]
  qplog_0x53,4 %b[73], %g27, %g26, %b[73]
}
{
  qplog_0xe8,0 %b[16], %b[11], %g5, %g11
  qplog_0x96,1 %b[16], %b[11], %g5, %b[11]
  ldqp,2 [ %r2 + 0x1300 ], %g5
  qplog_0xe8,3 %b[104], %b[99], %g21, %g27
  qplog_0x96,4 %b[104], %b[99], %g21, %b[99]
  ldqp,5 [ %r2 + 0x1300 ], %g21
}
{
  qplog_0x96,0 %g6, %r49, %b[5], %g6
  qplog_0x6b,1 %b[12], %r44, %b[10], %b[5]
  ldqp,2 [ %r2 + 0x1310 ], %g10
  qplog_0x96,3 %g22, %b[73], %b[93], %g22
  qplog_0x6b,4 %b[100], %b[68], %b[98], %b[93]
  ldqp,5 [ %r2 + 0x1310 ], %g26
}
{
  qplog_0xe8,0 %r45, %r40, %g11, %r22
  qplog_0x96,1 %r45, %r40, %g11, %r40
  qplog_0xe8,3 %b[69], %b[64], %g27, %b[46]
  qplog_0x96,4 %b[69], %b[64], %g27, %b[64]
}
{
  qplog_0x42,0 %b[11], %b[0], %b[31], %g11
  qplog_0xec,1 %b[12], %b[6], %b[10], %r47
  qplog_0x42,3 %b[99], %b[88], %b[119], %g27
  qplog_0xec,4 %b[100], %b[94], %b[98], %b[71]
}
{
  qplog_0xe8,0 %b[18], %g9, %r22, %g3
  qplog_0x93,1 %b[11], %b[31], %r40, %b[2]
  qplog_0xe8,3 %b[106], %g25, %b[46], %g19
  qplog_0x93,4 %b[99], %b[119], %b[64], %b[90]
}
{
  qplog_0x96,0 %b[18], %g9, %r22, %g9
  qplog_0x96,1 %r49, %r46, %r35, %r49
  qplog_0x96,3 %b[106], %g25, %b[46], %g25
  qplog_0x96,4 %b[73], %b[70], %b[59], %b[73]
}
{
  qplog_0xe8,0 %r61, %r48, %g3, %r46
  qplog_0x63,1 %b[2], %r40, %b[0], %r35
  ldqp,2 [ %r2 + 0x1320 ], %r22
  qplog_0xe8,3 %b[85], %b[72], %g19, %b[70]
  qplog_0x63,4 %b[90], %b[64], %b[88], %b[59]
  ldqp,5 [ %r2 + 0x1320 ], %b[46]
}
{
  qplog_0x25,0 %r40, %b[2], %b[11], %b[11]
  qplog_0x78,1 %g11, %r40, %b[0], %r40
  qplog_0x25,3 %b[64], %b[90], %b[99], %b[99]
  qplog_0x78,4 %g27, %b[64], %b[88], %b[64]
}
{
  qplog_0x96,0 %r35, %g11, %r25, %r35
  qplog_0x96,1 %r61, %r48, %g3, %r48
  ldqp,2 [ %r2 + 0x1330 ], %g3
  qplog_0x96,3 %b[59], %g27, %b[49], %b[59]
  qplog_0x96,4 %b[85], %b[72], %g19, %b[72]
  ldqp,5 [ %r2 + 0x1330 ], %g19
}
{
  qplog_0xe8,0 %b[17], %r28, %r46, %r25
  qplog_0x49,1 %r40, %b[0], %b[31], %b[0]
  qplog_0xe8,3 %b[105], %b[52], %b[70], %b[49]
  qplog_0x49,4 %b[64], %b[88], %b[119], %b[88]
}
{
  qplog_0x56,0 %g11, %b[11], %r51, %g11
  qplog_0x96,1 %b[17], %r28, %r46, %r28
  qplog_0x56,3 %g27, %b[99], %b[75], %g27
  qplog_0x96,4 %b[105], %b[52], %b[70], %b[52]
}
{
  qplog_0x96,0 %b[4], %g4, %r25, %r46
  qplog_0xe8,1 %b[4], %g4, %r25, %g4
  qplog_0x96,3 %b[92], %g20, %b[49], %b[70]
  qplog_0xe8,4 %b[92], %g20, %b[49], %g20
}
{
  qplog_0xc0,0 %r35, %g5, %g5, %r25
  qplog_0x96,1 %b[0], %b[11], %b[19], %b[0]
  qplog_0xc0,3 %b[59], %g21, %g21, %b[49]
  qplog_0x96,4 %b[88], %b[99], %b[107], %b[88]
}
{
  qplog_0x18,0 %r46, %r48, %g9, %b[11]
  qplog_0xbd,1 %r28, %g9, %r46, %b[19]
  qplog_0x18,3 %b[70], %b[72], %g25, %b[99]
  qplog_0xbd,4 %b[52], %g25, %b[70], %b[107]
}
{
  qplog_0xe8,0 %r56, %r54, %g4, %r51
  qplog_0xe8,1 %g11, %g10, %r25, %b[31]
  qplog_0xe8,3 %b[80], %b[78], %g20, %b[75]
  qplog_0xe8,4 %g27, %g26, %b[49], %b[119]
}
{
  qplog_0x96,0 %r56, %r54, %g4, %r54
  qplog_0x48,1 %r47, %b[5], %r44, %g4
  qplog_0x96,3 %b[80], %b[78], %g20, %b[78]
  qplog_0x48,4 %b[71], %b[93], %b[68], %g20
}
{
  qplog_0x69,0 %b[6], %b[12], %b[5], %b[6]
  qplog_0x96,1 %r47, %b[5], %b[13], %b[13]
  qplog_0x69,3 %b[94], %b[100], %b[93], %b[94]
  qplog_0x96,4 %b[71], %b[93], %b[101], %b[101]
}
{
  qplog_0x96,0 %g4, %b[12], %r39, %g4
  qplog_0xc6,1 %r23, %b[39], %b[32], %b[12]
  qplog_0x96,3 %g20, %b[100], %b[63], %g20
  qplog_0xc6,4 %b[47], %b[127], %b[120], %b[100]
}
{
  qplog_0x17,0 %b[11], %r28, %r48, %r39
  qplog_0x2a,1 %r47, %b[6], %b[5], %r47
  qplog_0x17,3 %b[99], %b[52], %b[72], %b[63]
  qplog_0x2a,4 %b[71], %b[94], %b[93], %b[71]
}
{
  qplog_0xbe,0 %r46, %r28, %r48, %b[5]
  qplog_0x86,1 %r48, %r28, %g9, %r28
  qplog_0xbe,3 %b[70], %b[52], %b[72], %b[93]
  qplog_0x86,4 %b[72], %b[52], %g25, %b[52]
}
{
  qplog_0xa3,0 %r39, %r46, %g9, %r46
  qplog_0x96,1 %r39, %b[19], %b[21], %r39
  qplog_0xa3,3 %b[63], %b[70], %g25, %b[70]
  qplog_0x96,4 %b[63], %b[107], %b[109], %b[63]
}
{
  qplog_0xe8,0 %b[25], %b[24], %r51, %b[21]
  qplog_0xe8,1 %b[0], %r22, %b[31], %g9
  qplog_0xe8,3 %b[113], %b[112], %b[75], %b[109]
  qplog_0xe8,4 %b[88], %b[46], %b[119], %g25
}
{
  qplog_0x96,0 %r46, %b[5], %r52, %r46
  qplog_0x56,1 %b[11], %r28, %b[29], %b[11]
  qplog_0x96,3 %b[70], %b[93], %b[76], %b[70]
  qplog_0x56,4 %b[99], %b[52], %b[117], %b[99]
}
{
  qplog_0xe8,0 %r50, %r24, %b[21], %r28
  qplog_0xe8,1 %r39, %g3, %g9, %b[29]
  qplog_0xe8,3 %b[74], %b[48], %b[109], %b[52]
  qplog_0xe8,4 %b[63], %g19, %g25, %b[117]
}
{
  qplog_0x96,0 %b[25], %b[24], %r51, %b[24]
  qplog_0x96,1 %r50, %r24, %b[21], %r24
  qplog_0x96,3 %b[113], %b[112], %b[75], %b[112]
  qplog_0x96,4 %b[74], %b[48], %b[109], %b[48]
}
{
  qplog_0x96,0 %g2, %b[7], %r28, %b[7]
  qplog_0x96,1 %b[5], %b[19], %g8, %b[5]
  qplog_0x96,3 %g18, %b[95], %b[52], %b[95]
  qplog_0x96,4 %b[93], %b[107], %g24, %b[93]
}
{
  qplog_0xb2,0 %b[6], %b[10], %r44, %b[6]
  qplog_0x96,1 %r47, %b[10], %r63, %r47
  qplog_0xb2,3 %b[94], %b[98], %b[68], %b[94]
  qplog_0x96,4 %b[71], %b[98], %b[87], %b[71]
}
{
  ldqp,0 [ %r2 + 0x1350 ], %r63
  qplog_0x6f,1 %b[24], %b[7], %r54, %b[19]
  ldqp,2 [ %r2 + 0x1340 ], %b[10]
  ldqp,3 [ %r2 + 0x1350 ], %b[87]
  qplog_0x6f,4 %b[112], %b[95], %b[78], %b[107]
  ldqp,5 [ %r2 + 0x1340 ], %b[98]
}
{
  qplog_0x6b,0 %b[7], %r24, %r54, %g8
  qplog_0x73,1 %b[24], %r24, %b[7], %r28
  qplog_0x6b,3 %b[95], %b[48], %b[78], %g24
  qplog_0x73,4 %b[112], %b[48], %b[95], %b[52]
}
{
  qplog_0x24,0 %b[19], %r24, %r54, %b[21]
  qplog_0x1a,1 %b[32], %b[12], %r32, %r51
  qplog_0x24,3 %b[107], %b[48], %b[78], %b[109]
  qplog_0x1a,4 %b[120], %b[100], %b[56], %b[75]
}
{
  qplog_0x29,0 %g8, %r24, %b[24], %r52
  qplog_0x6a,1 %g8, %b[19], %r19, %g8
  qplog_0x29,3 %g24, %b[48], %b[112], %b[76]
  qplog_0x6a,4 %g24, %b[107], %b[43], %g24
}
{
  qplog_0x96,0 %b[21], %b[24], %b[20], %b[21]
  qplog_0x5a,1 %b[6], %r44, %b[1], %b[6]
  qplog_0x96,3 %b[109], %b[112], %b[108], %b[109]
  qplog_0x5a,4 %b[94], %b[68], %b[89], %b[94]
}
{
  qplog_0xe8,0 %r46, %b[10], %b[29], %b[1]
  qplog_0x49,1 %r52, %r24, %r54, %r24
  ldqp,2 [ %r2 + 0x1360 ], %r44
  qplog_0xe8,3 %b[70], %b[98], %b[117], %b[89]
  qplog_0x49,4 %b[76], %b[48], %b[78], %b[48]
  ldqp,5 [ %r2 + 0x1360 ], %b[68]
}
{
  qplog_0x96,0 %r52, %b[7], %r55, %r52
  qplog_0x6b,1 %r51, %b[12], %r23, %b[7]
  ldqp,2 [ %r2 + 0x1370 ], %r54
  qplog_0x96,3 %b[76], %b[95], %b[79], %b[76]
  qplog_0x6b,4 %b[75], %b[100], %b[47], %b[95]
  ldqp,5 [ %r2 + 0x1370 ], %b[78]
}
{
  qplog_0xe8,0 %b[11], %r63, %b[1], %r55
  qplog_0x96,1 %r24, %r28, %b[26], %r24
  qplog_0xe8,3 %b[99], %b[87], %b[89], %b[79]
  qplog_0x96,4 %b[48], %b[52], %b[114], %b[48]
}
{
  qplog_0xe7,0 %b[12], %b[32], %r32, %b[12]
  qplog_0x96,1 %b[7], %r32, %b[34], %b[34]
  qplog_0xe7,3 %b[100], %b[120], %b[56], %b[100]
  qplog_0x96,4 %b[95], %b[56], %b[122], %b[122]
}
{
  qplog_0x29,0 %r18, %g7, %r62, %r28
  qplog_0x51,1 %b[35], %g7, %r18, %b[26]
  ldqp,2 [ %r2 + 0x1380 ], %b[32]
  qplog_0x29,3 %b[42], %g23, %b[86], %b[52]
  qplog_0x51,4 %b[123], %g23, %b[42], %b[114]
  ldqp,5 [ %r2 + 0x1380 ], %b[120]
}
{
  qplog_0xe8,0 %b[5], %r44, %r55, %b[24]
  qplog_0x7b,1 %b[12], %b[7], %b[39], %b[39]
  qplog_0xe8,3 %b[93], %b[68], %b[79], %b[112]
  qplog_0x7b,4 %b[100], %b[95], %b[127], %b[127]
}
{
  qplog_0x49,0 %r28, %g7, %b[35], %b[20]
  qplog_0x96,1 %b[12], %b[7], %r17, %b[7]
  qplog_0x49,3 %b[52], %g23, %b[123], %b[108]
  qplog_0x96,4 %b[100], %b[95], %b[41], %b[95]
}
{
  qplog_0xe8,0 %g8, %r54, %b[24], %r17
  qplog_0x96,1 %b[39], %r51, %b[36], %r51
  qplog_0xe8,3 %g24, %b[78], %b[112], %b[41]
  qplog_0x96,4 %b[127], %b[75], %b[124], %b[75]
}
{
  qplog_0x4a,0 %b[39], %b[12], %r32, %b[39]
  qplog_0x8d,1 %b[20], %b[26], %g7, %g7
  qplog_0x4a,3 %b[127], %b[100], %b[56], %b[127]
  qplog_0x8d,4 %b[108], %b[114], %g23, %g23
}
{
  qplog_0xe8,0 %b[21], %b[32], %r17, %r32
  qplog_0x79,1 %r28, %b[35], %r18, %r28
  ldqp,2 [ %r2 + 0x1390 ], %b[12]
  qplog_0xe8,3 %b[109], %b[120], %b[41], %b[56]
  qplog_0x79,4 %b[52], %b[123], %b[42], %b[52]
  ldqp,5 [ %r2 + 0x1390 ], %b[100]
}
{
  qplog_0x96,0 %b[39], %r23, %r30, %b[39]
  qplog_0xc5,1 %g7, %b[35], %r62, %b[35]
  qplog_0x96,3 %b[127], %b[47], %b[54], %b[127]
  qplog_0xc5,4 %g23, %b[123], %b[86], %b[123]
}
{
  ldqp,0 [ %r2 + 0x13b0 ], %r30
  qplog_0x96,1 %g7, %r28, %b[27], %g7
  ldqp,2 [ %r2 + 0x13a0 ], %r23
  ldqp,3 [ %r2 + 0x13b0 ], %b[54]
  qplog_0x96,4 %g23, %b[52], %b[115], %g23
  ldqp,5 [ %r2 + 0x13a0 ], %b[47]
}
{
  qplog_0x96,0 %b[35], %r18, %b[33], %b[35]
  qplog_0x79,1 %b[15], %r38, %r57, %r18
  ldqp,2 [ %r2 + 0x13c0 ], %b[27]
  qplog_0x96,3 %b[123], %b[42], %b[121], %b[123]
  qplog_0x79,4 %b[103], %b[62], %b[81], %b[42]
  ldqp,5 [ %r2 + 0x13c0 ], %b[115]
}
{
  qplog_0x96,0 %r28, %r62, %r34, %r28
  qplog_0x96,1 %b[20], %b[26], %r16, %b[20]
  ldqp,2 [ %r2 + 0x13d0 ], %b[33]
  qplog_0x96,3 %b[52], %b[86], %b[58], %b[52]
  qplog_0x96,4 %b[108], %b[114], %b[40], %b[108]
  ldqp,5 [ %r2 + 0x13d0 ], %b[121]
}
{
  qplog_0xe8,0 %r24, %b[12], %r32, %b[26]
  qplog_0xe5,1 %r18, %r57, %r58, %r62
  ldqp,2 [ %r2 + 0x13e0 ], %r16
  qplog_0xe8,3 %b[48], %b[100], %b[56], %b[114]
  qplog_0xe5,4 %b[42], %b[81], %b[82], %b[86]
  ldqp,5 [ %r2 + 0x13e0 ], %b[40]
}
{
  qplog_0x56,0 %b[15], %r58, %r38, %b[36]
  qplog_0x96,1 %r40, %b[2], %r33, %r40
  ldqp,2 [ %r2 + 0x13f0 ], %r34
  qplog_0x56,3 %b[103], %b[82], %b[62], %b[124]
  qplog_0x96,4 %b[64], %b[90], %b[57], %b[64]
  ldqp,5 [ %r2 + 0x13f0 ], %b[58]
}
{
  qplog_0xe8,0 %r52, %r23, %b[26], %b[2]
  qplog_0x6b,1 %r62, %b[15], %r58, %r33
  qplog_0xe8,3 %b[76], %b[47], %b[114], %b[90]
  qplog_0x6b,4 %b[86], %b[103], %b[82], %b[57]
}
{
  qplog_0x96,0 %b[36], %r58, %b[8], %r58
  qplog_0x3c,1 %r35, %g5, %g5, %g5
  ldqp,2 [ %r2 + 0x1400 ], %b[19]
  qplog_0x96,3 %b[124], %b[82], %b[96], %b[82]
  qplog_0x3c,4 %b[59], %g21, %g21, %g21
  ldqp,5 [ %r2 + 0x1400 ], %b[107]
}
{
  qplog_0xe8,0 %r27, %r30, %b[2], %b[8]
  qplog_0x5c,1 %r33, %r62, %r38, %r62
  qplog_0xe8,3 %b[51], %b[54], %b[90], %b[96]
  qplog_0x5c,4 %b[57], %b[86], %b[62], %b[86]
}
{
  qplog_0x96,0 %r33, %r38, %b[38], %r33
  qplog_0x96,1 %g11, %g10, %r25, %g10
  qplog_0x96,3 %b[57], %b[62], %b[126], %b[57]
  qplog_0x96,4 %g27, %g26, %b[49], %g26
}
{
  qplog_0xe8,0 %b[23], %b[27], %b[8], %r25
  qplog_0x6f,1 %r62, %b[36], %r18, %b[36]
  qplog_0xe8,3 %b[111], %b[115], %b[96], %b[49]
  qplog_0x6f,4 %b[86], %b[124], %b[42], %b[124]
}
{
  qplog_0x96,0 %r62, %r57, %r21, %r62
  qplog_0x96,1 %r39, %g3, %g9, %g3
  ldqp,2 [ %r2 + 0x1410 ], %r18
  qplog_0x96,3 %b[86], %b[81], %b[45], %b[86]
  qplog_0x96,4 %b[63], %g19, %g25, %g19
  ldqp,5 [ %r2 + 0x1410 ], %b[42]
}
{
  qplog_0xe8,0 %g6, %b[33], %r25, %g9
  qplog_0x96,1 %b[36], %b[15], %b[9], %b[36]
  qplog_0xe8,3 %g22, %b[121], %b[49], %g25
  qplog_0x96,4 %b[124], %b[103], %b[97], %b[124]
}
{
  ldqp,0 [ %r2 + 0x1430 ], %b[9]
  qplog_0x96,1 %b[0], %r22, %b[31], %r22
  ldqp,2 [ %r2 + 0x1420 ], %b[15]
  ldqp,3 [ %r2 + 0x1430 ], %b[97]
  qplog_0x96,4 %b[88], %b[46], %b[119], %b[46]
  ldqp,5 [ %r2 + 0x1420 ], %b[103]
}
{
  qplog_0xe8,0 %r49, %r16, %g9, %b[31]
  qplog_0x1e,1 %g5, %g3, %g10, %g5
  ldqp,2 [ %r2 + 0x1440 ], %r57
  qplog_0xe8,3 %b[73], %b[40], %g25, %b[119]
  qplog_0x1e,4 %g21, %g19, %g26, %g21
  ldqp,5 [ %r2 + 0x1440 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x1460 ], %r38
  qplog_0x96,1 %r46, %b[10], %b[29], %b[10]
  ldqp,2 [ %r2 + 0x1450 ], %r21
  ldqp,3 [ %r2 + 0x1460 ], %b[62]
  qplog_0x96,4 %b[70], %b[98], %b[117], %b[98]
  ldqp,5 [ %r2 + 0x1450 ], %b[45]
}
{
  qplog_0xe8,0 %g4, %r34, %b[31], %b[29]
  qplog_0x4a,1 %g5, %g3, %r22, %r19
  ldqp,2 [ %r2 + 0x1470 ], %b[38]
  qplog_0xe8,3 %g20, %b[58], %b[119], %b[117]
  qplog_0x4a,4 %g21, %g19, %b[46], %b[43]
  ldqp,5 [ %r2 + 0x1470 ], %b[126]
}
{
  qplog_0x96,0 %b[11], %r63, %b[1], %r63
  qplog_0x96,1 %b[5], %r44, %r55, %r44
  ldqp,2 [ %r2 + 0x1480 ], %r48
  qplog_0x96,3 %b[99], %b[87], %b[89], %b[87]
  qplog_0x96,4 %b[93], %b[68], %b[79], %b[68]
  ldqp,5 [ %r2 + 0x1480 ], %b[72]
}
{
  qplog_0xe8,0 %b[13], %b[19], %b[29], %r55
  qplog_0x96,1 %r19, %g10, %r43, %r43
  ldqp,2 [ %r2 + 0x1490 ], %b[1]
  qplog_0xe8,3 %b[101], %b[107], %b[117], %b[79]
  qplog_0x96,4 %b[43], %g26, %b[67], %b[67]
  ldqp,5 [ %r2 + 0x1490 ], %b[89]
}
{
  qplog_0x96,0 %g8, %r54, %b[24], %r54
  qplog_0x96,1 %b[21], %b[32], %r17, %b[32]
  qplog_0x96,3 %g24, %b[78], %b[112], %b[78]
  qplog_0x96,4 %b[109], %b[120], %b[41], %b[120]
}
{
  qplog_0xe8,0 %r47, %r18, %r55, %r17
  qplog_0x96,1 %r52, %r23, %b[26], %r23
  ldqp,2 [ %r2 + 0x14a0 ], %b[24]
  qplog_0xe8,3 %b[71], %b[42], %b[79], %b[41]
  qplog_0x96,4 %b[76], %b[47], %b[114], %b[47]
  ldqp,5 [ %r2 + 0x14a0 ], %b[112]
}
{
  qplog_0x96,0 %r27, %r30, %b[2], %r30
  qplog_0x96,1 %r24, %b[12], %r32, %b[12]
  ldqp,2 [ %r2 + 0x14b0 ], %b[26]
  qplog_0x96,3 %b[51], %b[54], %b[90], %b[54]
  qplog_0x96,4 %b[48], %b[100], %b[56], %b[100]
  ldqp,5 [ %r2 + 0x14b0 ], %b[114]
}
{
  qplog_0xe8,0 %b[6], %b[15], %r17, %r32
  qplog_0x96,1 %b[23], %b[27], %b[8], %b[27]
  ldqp,2 [ %r2 + 0x14c0 ], %b[2]
  qplog_0xe8,3 %b[94], %b[103], %b[41], %b[56]
  qplog_0x96,4 %b[111], %b[115], %b[96], %b[115]
  ldqp,5 [ %r2 + 0x14c0 ], %b[90]
}
{
  qplog_0x96,0 %g6, %b[33], %r25, %b[33]
  qplog_0x96,1 %g4, %r34, %b[31], %r34
  ldqp,2 [ %r2 + 0x14d0 ], %b[8]
  qplog_0x96,3 %g22, %b[121], %b[49], %b[121]
  qplog_0x96,4 %g20, %b[58], %b[119], %b[58]
  ldqp,5 [ %r2 + 0x14d0 ], %b[96]
}
{
  qplog_0xe8,0 %b[34], %b[9], %r32, %b[31]
  qplog_0x96,1 %r49, %r16, %g9, %r16
  ldqp,2 [ %r2 + 0x14e0 ], %r25
  qplog_0xe8,3 %b[122], %b[97], %b[56], %b[119]
  qplog_0x96,4 %b[73], %b[40], %g25, %b[40]
  ldqp,5 [ %r2 + 0x14e0 ], %b[49]
}
{
  qplog_0x96,0 %b[13], %b[19], %b[29], %b[19]
  qplog_0x96,1 %b[6], %b[15], %r17, %b[15]
  ldqp,2 [ %r2 + 0x14f0 ], %g9
  qplog_0x96,3 %b[101], %b[107], %b[117], %b[107]
  qplog_0x96,4 %b[94], %b[103], %b[41], %b[103]
  ldqp,5 [ %r2 + 0x14f0 ], %g25
}
{
  qplog_0xe8,0 %r51, %r57, %b[31], %r17
  qplog_0x96,1 %r51, %r57, %b[31], %r57
  qplog_0xe8,3 %b[75], %b[81], %b[119], %b[41]
  qplog_0x96,4 %b[75], %b[81], %b[119], %b[81]
}
{
  qplog_0x9a,0 %r19, %g5, %g3, %b[31]
  qplog_0x84,1 %g5, %g10, %r22, %b[29]
  qplog_0x9a,3 %b[43], %g21, %g19, %b[119]
  qplog_0x84,4 %g21, %g26, %b[46], %b[117]
}
{
  qplog_0x96,0 %b[34], %b[9], %r32, %b[9]
  qplog_0x96,1 %r47, %r18, %r55, %r18
  qplog_0x96,3 %b[122], %b[97], %b[56], %b[97]
  qplog_0x96,4 %b[71], %b[42], %b[79], %b[42]
}
{
  qplog_0xe8,0 %b[7], %r21, %r17, %r55
  qplog_0x96,1 %b[7], %r21, %r17, %r21
  qplog_0xe8,3 %b[95], %b[45], %b[41], %b[79]
  qplog_0x96,4 %b[95], %b[45], %b[41], %b[45]
}
{
  qplog_0x06,0 %b[31], %r22, %g10, %r22
  qplog_0x53,1 %r19, %b[29], %g3, %r19
  qplog_0x06,3 %b[119], %b[46], %g26, %b[46]
  qplog_0x53,4 %b[43], %b[117], %g19, %b[43]
}
{
  qplog_0xe8,0 %b[39], %r38, %r55, %b[29]
  qplog_0x96,1 %b[39], %r38, %r55, %r38
  ldqp,2 [ %r2 + 0x1500 ], %r55
  qplog_0xe8,3 %b[127], %b[62], %b[79], %b[117]
  qplog_0x96,4 %b[127], %b[62], %b[79], %b[62]
  ldqp,5 [ %r2 + 0x1500 ], %b[79]
}
{
  qplog_0x96,0 %r22, %g10, %g1, %r22
  qplog_0x96,1 %b[31], %r19, %r26, %b[31]
  qplog_0x96,3 %b[46], %g26, %g17, %b[46]
  qplog_0x96,4 %b[119], %b[43], %b[50], %b[119]
}
{
  qplog_0xe8,0 %b[35], %b[38], %b[29], %r26
  qplog_0x96,1 %b[35], %b[38], %b[29], %b[38]
  ldqp,2 [ %r2 + 0x1510 ], %b[29]
  qplog_0xe8,3 %b[123], %b[126], %b[117], %b[50]
  qplog_0x96,4 %b[123], %b[126], %b[117], %b[126]
  ldqp,5 [ %r2 + 0x1510 ], %b[117]
}
{
  qplog_0x42,0 %r38, %r21, %r57, %g10
  qplog_0x6b,1 %r54, %b[10], %r63, %g1
  qplog_0x42,3 %b[62], %b[45], %b[81], %g26
  qplog_0x6b,4 %b[78], %b[98], %b[87], %g17
}
{
  qplog_0xe8,0 %g7, %r48, %r26, %g3
  qplog_0x93,1 %r38, %r57, %b[38], %r17
  qplog_0xe8,3 %g23, %b[72], %b[50], %g19
  qplog_0x93,4 %b[62], %b[81], %b[126], %b[41]
}
{
  qplog_0x78,0 %g10, %b[38], %r21, %r32
  qplog_0x96,1 %g7, %r48, %r26, %r48
  qplog_0x78,3 %g26, %b[126], %b[45], %b[56]
  qplog_0x96,4 %g23, %b[72], %b[50], %b[72]
}
{
  qplog_0xe8,0 %r28, %b[1], %g3, %r26
  qplog_0x25,1 %b[38], %r17, %r38, %r38
  qplog_0xe8,3 %b[52], %b[89], %g19, %b[50]
  qplog_0x25,4 %b[126], %b[41], %b[62], %b[62]
}
{
  qplog_0x63,0 %r17, %b[38], %r21, %b[38]
  qplog_0x96,1 %r28, %b[1], %g3, %b[1]
  qplog_0x63,3 %b[41], %b[126], %b[45], %b[126]
  qplog_0x96,4 %b[52], %b[89], %g19, %b[89]
}
{
  qplog_0xe8,0 %b[20], %b[24], %r26, %g3
  qplog_0x49,1 %r32, %r21, %r57, %r21
  qplog_0xe8,3 %b[108], %b[112], %b[50], %g19
  qplog_0x49,4 %b[56], %b[45], %b[81], %b[45]
}
{
  qplog_0x96,0 %b[38], %g10, %b[14], %b[38]
  qplog_0x56,1 %g10, %r38, %g0, %g10
  qplog_0x96,3 %b[126], %g26, %b[102], %b[126]
  qplog_0x56,4 %g26, %b[62], %g16, %g26
}
{
  qplog_0x96,0 %r33, %b[26], %g3, %g0
  qplog_0x96,1 %b[20], %b[24], %r26, %b[24]
  qplog_0x96,3 %b[57], %b[114], %g19, %g16
  qplog_0x96,4 %b[108], %b[112], %b[50], %b[112]
}
{
  qplog_0xe8,0 %r33, %b[26], %g3, %b[26]
  qplog_0xc0,1 %b[38], %r55, %r55, %g3
  qplog_0xe8,3 %b[57], %b[114], %g19, %b[114]
  qplog_0xc0,4 %b[126], %b[79], %b[79], %g19
}
{
  qplog_0x18,0 %g0, %b[1], %r48, %r26
  qplog_0x96,1 %r21, %r38, %r31, %r21
  qplog_0x18,3 %g16, %b[89], %b[72], %b[50]
  qplog_0x96,4 %b[45], %b[62], %b[55], %b[45]
}
{
  qplog_0xbd,0 %b[24], %r48, %g0, %r38
  qplog_0xe8,1 %b[36], %b[2], %b[26], %r31
  qplog_0xbd,3 %b[112], %b[72], %g16, %b[62]
  qplog_0xe8,4 %b[124], %b[90], %b[114], %b[55]
}
{
  qplog_0x17,0 %r26, %b[24], %b[1], %b[14]
  qplog_0xe8,1 %g10, %b[29], %g3, %r57
  qplog_0x17,3 %b[50], %b[112], %b[89], %b[102]
  qplog_0xe8,4 %g26, %b[117], %g19, %b[81]
}
{
  qplog_0x96,0 %b[36], %b[2], %b[26], %b[2]
  qplog_0x96,1 %r62, %b[8], %r31, %b[26]
  qplog_0x96,3 %b[124], %b[90], %b[114], %b[90]
  qplog_0x96,4 %b[86], %b[96], %b[55], %b[114]
}
{
  qplog_0x96,0 %b[14], %r38, %b[37], %b[37]
  qplog_0xe8,1 %r62, %b[8], %r31, %b[8]
  qplog_0x96,3 %b[102], %b[62], %b[125], %b[125]
  qplog_0xe8,4 %b[86], %b[96], %b[55], %b[96]
}
{
  qplog_0xbe,0 %g0, %b[24], %b[1], %r31
  qplog_0xa3,1 %b[14], %g0, %r48, %b[14]
  qplog_0xbe,3 %g16, %b[112], %b[89], %b[55]
  qplog_0xa3,4 %b[102], %g16, %b[72], %b[102]
}
{
  qplog_0x86,0 %b[1], %b[24], %r48, %b[24]
  qplog_0xe8,1 %r58, %r25, %b[8], %b[1]
  qplog_0x86,3 %b[89], %b[112], %b[72], %b[112]
  qplog_0xe8,4 %b[82], %b[49], %b[96], %b[89]
}
{
  qplog_0x96,0 %b[14], %r31, %r20, %b[14]
  qplog_0x96,1 %r58, %r25, %b[8], %r25
  qplog_0x96,3 %b[102], %b[55], %b[44], %b[102]
  qplog_0x96,4 %b[82], %b[49], %b[96], %b[49]
}
{
  qplog_0x56,0 %r26, %b[24], %b[22], %r26
  qplog_0x96,1 %r40, %g9, %b[1], %g9
  qplog_0x56,3 %b[50], %b[112], %b[110], %b[50]
  qplog_0x96,4 %b[64], %g25, %b[89], %g25
}
{
  qplog_0x96,0 %r31, %r38, %g14, %r31
  qplog_0xec,1 %r54, %r44, %r63, %r38
  qplog_0x96,3 %b[55], %b[62], %g30, %b[55]
  qplog_0xec,4 %b[78], %b[68], %b[87], %b[62]
}
{
  qplog_0x6f,0 %b[26], %g9, %b[2], %g14
  qplog_0x6b,1 %g9, %r25, %b[2], %b[1]
  qplog_0x6f,3 %b[114], %g25, %b[90], %g30
  qplog_0x6b,4 %g25, %b[49], %b[90], %b[89]
}
{
  qplog_0x73,0 %b[26], %r25, %g9, %b[24]
  qplog_0x96,1 %r19, %g5, %b[30], %r19
  qplog_0x73,3 %b[114], %b[49], %g25, %b[112]
  qplog_0x96,4 %b[43], %g21, %b[118], %b[43]
}
{
  ldqp,0 [ %r2 + 0x1530 ], %b[30]
  qplog_0x29,1 %b[1], %r25, %b[26], %b[22]
  ldqp,2 [ %r2 + 0x1520 ], %g5
  ldqp,3 [ %r2 + 0x1530 ], %b[118]
  qplog_0x29,4 %b[89], %b[49], %b[114], %b[110]
  ldqp,5 [ %r2 + 0x1520 ], %g21
}
{
  qplog_0x24,0 %g14, %r25, %b[2], %b[8]
  qplog_0x6a,1 %b[1], %g14, %r53, %b[1]
  qplog_0x24,3 %g30, %b[49], %b[90], %b[96]
  qplog_0x6a,4 %b[89], %g30, %b[77], %b[89]
}
{
  qplog_0x49,0 %b[22], %r25, %b[2], %r25
  qplog_0x96,1 %b[22], %g9, %r41, %b[22]
  qplog_0x49,3 %b[110], %b[49], %b[90], %b[49]
  qplog_0x96,4 %b[110], %g25, %b[65], %b[110]
}
{
  qplog_0x96,0 %b[8], %b[26], %b[3], %b[8]
  qplog_0x48,1 %r38, %g1, %b[10], %b[26]
  qplog_0x96,3 %b[96], %b[114], %b[91], %b[96]
  qplog_0x48,4 %b[62], %g17, %b[98], %b[114]
}
{
  qplog_0x96,0 %r25, %b[24], %r37, %r25
  qplog_0x69,1 %r44, %r54, %g1, %r44
  qplog_0x96,3 %b[49], %b[112], %b[61], %b[49]
  qplog_0x69,4 %b[68], %b[78], %g17, %b[68]
}
{
  qplog_0xe8,0 %r21, %g5, %r57, %b[24]
  qplog_0x96,1 %b[26], %r54, %g15, %b[26]
  qplog_0xe8,3 %b[45], %g21, %b[81], %b[112]
  qplog_0x96,4 %b[114], %b[78], %g31, %b[114]
}
{
  qplog_0x2a,0 %r38, %r44, %g1, %r54
  qplog_0x96,1 %r38, %g1, %r59, %r38
  qplog_0x2a,3 %b[62], %b[68], %g17, %b[78]
  qplog_0x96,4 %b[62], %g17, %b[83], %b[62]
}
{
  qplog_0xe8,0 %b[37], %b[30], %b[24], %g1
  qplog_0xc6,1 %b[32], %r23, %r30, %r59
  qplog_0xe8,3 %b[125], %b[118], %b[112], %g17
  qplog_0xc6,4 %b[120], %b[47], %b[54], %b[83]
}
{
  qplog_0xb2,0 %r44, %r63, %b[10], %r44
  qplog_0x96,1 %r54, %r63, %r42, %r54
  qplog_0xb2,3 %b[68], %b[87], %b[98], %b[68]
  qplog_0x96,4 %b[78], %b[87], %b[66], %b[78]
}
{
  ldqp,0 [ %r2 + 0x1550 ], %r42
  qplog_0x1a,1 %r30, %r59, %b[12], %g15
  ldqp,2 [ %r2 + 0x1540 ], %r63
  ldqp,3 [ %r2 + 0x1550 ], %b[66]
  qplog_0x1a,4 %b[54], %b[83], %b[100], %g31
  ldqp,5 [ %r2 + 0x1540 ], %b[87]
}
{
  qplog_0x5a,0 %r44, %b[10], %r60, %r44
  qplog_0xe7,1 %r59, %r30, %b[12], %r30
  qplog_0x5a,3 %b[68], %b[98], %b[84], %b[68]
  qplog_0xe7,4 %b[83], %b[54], %b[100], %b[54]
}
{
  ldqp,0 [ %r2 + 0x1570 ], %r60
  qplog_0x6b,1 %g15, %r59, %b[32], %r59
  ldqp,2 [ %r2 + 0x1560 ], %b[10]
  ldqp,3 [ %r2 + 0x1570 ], %b[84]
  qplog_0x6b,4 %g31, %b[83], %b[120], %b[83]
  ldqp,5 [ %r2 + 0x1560 ], %b[98]
}
{
  qplog_0x29,0 %b[27], %r34, %b[33], %b[3]
  qplog_0x51,1 %r16, %r34, %b[27], %g9
  ldqp,2 [ %r2 + 0x1580 ], %r37
  qplog_0x29,3 %b[115], %b[58], %b[121], %b[91]
  qplog_0x51,4 %b[40], %b[58], %b[115], %g25
  ldqp,5 [ %r2 + 0x1580 ], %b[61]
}
{
  qplog_0x7b,0 %r30, %r59, %r23, %r23
  qplog_0x96,1 %r59, %b[12], %r29, %r29
  qplog_0x7b,3 %b[54], %b[83], %b[47], %b[47]
  qplog_0x96,4 %b[83], %b[100], %b[53], %b[53]
}
{
  qplog_0xe8,0 %b[14], %r63, %g1, %r41
  qplog_0x49,1 %b[3], %r34, %r16, %b[2]
  qplog_0xe8,3 %b[102], %b[87], %g17, %b[65]
  qplog_0x49,4 %b[91], %b[58], %b[40], %b[90]
}
{
  qplog_0x96,0 %r23, %g15, %r36, %g15
  qplog_0x4a,1 %r23, %r30, %b[12], %r23
  qplog_0x96,3 %b[47], %g31, %b[60], %g31
  qplog_0x4a,4 %b[47], %b[54], %b[100], %b[47]
}
{
  qplog_0xe8,0 %r26, %r42, %r41, %b[12]
  qplog_0x96,1 %r30, %r59, %b[28], %r30
  ldqp,2 [ %r2 + 0x1590 ], %r36
  qplog_0xe8,3 %b[50], %b[66], %b[65], %b[100]
  qplog_0x96,4 %b[54], %b[83], %b[116], %b[54]
  ldqp,5 [ %r2 + 0x1590 ], %b[60]
}
{
  qplog_0x8d,0 %b[2], %g9, %r34, %r34
  qplog_0x96,1 %r23, %b[32], %b[16], %r23
  qplog_0x8d,3 %b[90], %g25, %b[58], %b[58]
  qplog_0x96,4 %b[47], %b[120], %b[104], %b[47]
}
{
  qplog_0xe8,0 %r31, %b[10], %b[12], %b[32]
  qplog_0x79,1 %b[3], %r16, %b[27], %b[3]
  ldqp,2 [ %r2 + 0x15a0 ], %b[16]
  qplog_0xe8,3 %b[55], %b[98], %b[100], %b[120]
  qplog_0x79,4 %b[91], %b[40], %b[115], %b[91]
  ldqp,5 [ %r2 + 0x15a0 ], %b[104]
}
{
  ldqp,0 [ %r2 + 0x15c0 ], %b[28]
  qplog_0xc5,1 %r34, %r16, %b[33], %r16
  ldqp,2 [ %r2 + 0x15b0 ], %r59
  ldqp,3 [ %r2 + 0x15c0 ], %b[116]
  qplog_0xc5,4 %b[58], %b[40], %b[121], %b[40]
  ldqp,5 [ %r2 + 0x15b0 ], %b[83]
}
{
  qplog_0xe8,0 %b[1], %r60, %b[32], %g14
  qplog_0x96,1 %r34, %b[3], %b[18], %r34
  qplog_0xe8,3 %b[89], %b[84], %b[120], %g30
  qplog_0x96,4 %b[58], %b[91], %b[106], %b[58]
}
{
  qplog_0x96,0 %r16, %b[27], %r45, %r16
  qplog_0x79,1 %b[15], %b[19], %b[9], %b[27]
  qplog_0x96,3 %b[40], %b[115], %b[69], %b[40]
  qplog_0x79,4 %b[103], %b[107], %b[97], %b[115]
}
{
  qplog_0xe8,0 %b[8], %r37, %g14, %r45
  qplog_0x96,1 %b[3], %b[33], %r61, %b[3]
  ldqp,2 [ %r2 + 0x15d0 ], %b[18]
  qplog_0xe8,3 %b[96], %b[61], %g30, %b[69]
  qplog_0x96,4 %b[91], %b[121], %b[85], %b[91]
  ldqp,5 [ %r2 + 0x15d0 ], %b[106]
}
{
  qplog_0xe5,0 %b[27], %b[9], %r18, %b[33]
  qplog_0x96,1 %b[2], %g9, %b[17], %b[2]
  qplog_0xe5,3 %b[115], %b[97], %b[42], %b[121]
  qplog_0x96,4 %b[90], %g25, %b[105], %b[90]
}
{
  qplog_0xe8,0 %r25, %r36, %r45, %g9
  qplog_0x56,1 %b[15], %r18, %b[19], %r61
  ldqp,2 [ %r2 + 0x15e0 ], %b[17]
  qplog_0xe8,3 %b[49], %b[60], %b[69], %g25
  qplog_0x56,4 %b[103], %b[42], %b[107], %b[85]
  ldqp,5 [ %r2 + 0x15e0 ], %b[105]
}
{
  qplog_0x6b,0 %b[33], %b[15], %r18, %r20
  qplog_0x96,1 %r32, %r17, %g2, %r32
  ldqp,2 [ %r2 + 0x15f0 ], %r53
  qplog_0x6b,3 %b[121], %b[103], %b[42], %b[44]
  qplog_0x96,4 %b[56], %b[41], %g18, %b[56]
  ldqp,5 [ %r2 + 0x15f0 ], %b[77]
}
{
  qplog_0xe8,0 %b[22], %b[16], %g9, %r17
  qplog_0x96,1 %r61, %r18, %r50, %r18
  ldqp,2 [ %r2 + 0x1600 ], %g2
  qplog_0xe8,3 %b[110], %b[104], %g25, %b[41]
  qplog_0x96,4 %b[85], %b[42], %b[74], %b[42]
  ldqp,5 [ %r2 + 0x1600 ], %g18
}
{
  qplog_0x5c,0 %r20, %b[33], %b[19], %b[33]
  qplog_0x96,1 %r20, %b[19], %b[4], %r20
  qplog_0x5c,3 %b[44], %b[121], %b[107], %b[121]
  qplog_0x96,4 %b[44], %b[107], %b[92], %b[44]
}
{
  qplog_0xe8,0 %r22, %r59, %r17, %b[19]
  qplog_0x3c,1 %b[38], %r55, %r55, %r55
  qplog_0xe8,3 %b[46], %b[83], %b[41], %b[107]
  qplog_0x3c,4 %b[126], %b[79], %b[79], %b[79]
}
{
  qplog_0x6f,0 %b[33], %r61, %b[27], %r61
  qplog_0x96,1 %b[33], %b[9], %b[25], %b[33]
  qplog_0x6f,3 %b[121], %b[85], %b[115], %b[85]
  qplog_0x96,4 %b[121], %b[97], %b[113], %b[121]
}
{
  qplog_0xe8,0 %r43, %b[28], %b[19], %b[9]
  qplog_0x96,1 %g10, %b[29], %g3, %b[29]
  ldqp,2 [ %r2 + 0x1610 ], %b[25]
  qplog_0xe8,3 %b[67], %b[116], %b[107], %b[97]
  qplog_0x96,4 %g26, %b[117], %g19, %b[117]
  ldqp,5 [ %r2 + 0x1610 ], %b[113]
}
{
  qplog_0x96,0 %r61, %b[15], %r56, %r61
  qplog_0x96,1 %b[37], %b[30], %b[24], %b[30]
  qplog_0x96,3 %b[85], %b[103], %b[80], %b[85]
  qplog_0x96,4 %b[125], %b[118], %b[112], %b[118]
}
{
  qplog_0xe8,0 %b[31], %b[18], %b[9], %b[24]
  qplog_0x96,1 %r21, %g5, %r57, %g5
  ldqp,2 [ %r2 + 0x1620 ], %b[15]
  qplog_0xe8,3 %b[119], %b[106], %b[97], %b[112]
  qplog_0x96,4 %b[45], %g21, %b[81], %g21
  ldqp,5 [ %r2 + 0x1620 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x1640 ], %r56
  qplog_0x1e,1 %r55, %b[30], %b[29], %r55
  ldqp,2 [ %r2 + 0x1630 ], %r57
  ldqp,3 [ %r2 + 0x1640 ], %b[80]
  qplog_0x1e,4 %b[79], %b[118], %b[117], %b[79]
  ldqp,5 [ %r2 + 0x1630 ], %b[81]
}
{
  qplog_0xe8,0 %r19, %b[17], %b[24], %g3
  qplog_0x96,1 %b[14], %r63, %g1, %r63
  ldqp,2 [ %r2 + 0x1650 ], %b[27]
  qplog_0xe8,3 %b[43], %b[105], %b[112], %g19
  qplog_0x96,4 %b[102], %b[87], %g17, %b[87]
  ldqp,5 [ %r2 + 0x1650 ], %b[115]
}
{
  ldqp,0 [ %r2 + 0x1670 ], %b[4]
  qplog_0x4a,1 %r55, %b[30], %g5, %r50
  ldqp,2 [ %r2 + 0x1660 ], %g1
  ldqp,3 [ %r2 + 0x1670 ], %b[92]
  qplog_0x4a,4 %b[79], %b[118], %g21, %b[74]
  ldqp,5 [ %r2 + 0x1660 ], %g17
}
{
  qplog_0xe8,0 %b[26], %r53, %g3, %r48
  qplog_0x96,1 %r26, %r42, %r41, %r42
  ldqp,2 [ %r2 + 0x1680 ], %g0
  qplog_0xe8,3 %b[114], %b[77], %g19, %b[72]
  qplog_0x96,4 %b[50], %b[66], %b[65], %b[66]
  ldqp,5 [ %r2 + 0x1680 ], %g16
}
{
  qplog_0x96,0 %r50, %b[29], %b[23], %b[23]
  qplog_0x96,1 %r31, %b[10], %b[12], %b[10]
  ldqp,2 [ %r2 + 0x1690 ], %r41
  qplog_0x96,3 %b[74], %b[117], %b[111], %b[111]
  qplog_0x96,4 %b[55], %b[98], %b[100], %b[98]
  ldqp,5 [ %r2 + 0x1690 ], %b[65]
}
{
  qplog_0xe8,0 %r38, %g2, %r48, %b[12]
  qplog_0x96,1 %b[1], %r60, %b[32], %r60
  qplog_0xe8,3 %b[62], %g18, %b[72], %b[100]
  qplog_0x96,4 %b[89], %b[84], %b[120], %b[84]
}
{
  qplog_0x96,0 %b[8], %r37, %g14, %r37
  qplog_0x96,1 %b[22], %b[16], %g9, %b[16]
  ldqp,2 [ %r2 + 0x16a0 ], %b[32]
  qplog_0x96,3 %b[96], %b[61], %g30, %b[61]
  qplog_0x96,4 %b[110], %b[104], %g25, %b[104]
  ldqp,5 [ %r2 + 0x16a0 ], %b[120]
}
{
  qplog_0xe8,0 %r54, %b[25], %b[12], %g9
  qplog_0x96,1 %r22, %r59, %r17, %r59
  ldqp,2 [ %r2 + 0x16b0 ], %g14
  qplog_0xe8,3 %b[78], %b[113], %b[100], %g25
  qplog_0x96,4 %b[46], %b[83], %b[41], %b[83]
  ldqp,5 [ %r2 + 0x16b0 ], %g30
}
{
  qplog_0x96,0 %r25, %r36, %r45, %r36
  qplog_0x96,1 %r43, %b[28], %b[19], %b[28]
  ldqp,2 [ %r2 + 0x16c0 ], %r17
  qplog_0x96,3 %b[49], %b[60], %b[69], %b[60]
  qplog_0x96,4 %b[67], %b[116], %b[107], %b[116]
  ldqp,5 [ %r2 + 0x16c0 ], %b[41]
}
{
  qplog_0xe8,0 %r44, %b[15], %g9, %b[19]
  qplog_0x96,1 %b[31], %b[18], %b[9], %b[18]
  ldqp,2 [ %r2 + 0x16d0 ], %r45
  qplog_0xe8,3 %b[68], %b[103], %g25, %b[107]
  qplog_0x96,4 %b[119], %b[106], %b[97], %b[106]
  ldqp,5 [ %r2 + 0x16d0 ], %b[69]
}
{
  qplog_0x96,0 %b[26], %r53, %g3, %r53
  qplog_0x96,1 %r19, %b[17], %b[24], %b[17]
  ldqp,2 [ %r2 + 0x16e0 ], %b[9]
  qplog_0x96,3 %b[114], %b[77], %g19, %b[77]
  qplog_0x96,4 %b[43], %b[105], %b[112], %b[105]
  ldqp,5 [ %r2 + 0x16e0 ], %b[97]
}
{
  qplog_0xe8,0 %r29, %r57, %b[19], %b[24]
  qplog_0x96,1 %r38, %g2, %r48, %g2
  ldqp,2 [ %r2 + 0x16f0 ], %g3
  qplog_0xe8,3 %b[53], %b[81], %b[107], %b[112]
  qplog_0x96,4 %b[62], %g18, %b[72], %g18
  ldqp,5 [ %r2 + 0x16f0 ], %g19
}
{
  qplog_0x9a,0 %r50, %r55, %b[30], %r48
  qplog_0x96,1 %r44, %b[15], %g9, %b[15]
  qplog_0x9a,3 %b[74], %b[79], %b[118], %b[72]
  qplog_0x96,4 %b[68], %b[103], %g25, %b[103]
}
{
  qplog_0xe8,0 %g15, %r56, %b[24], %g9
  qplog_0x96,1 %g15, %r56, %b[24], %r56
  qplog_0xe8,3 %g31, %b[80], %b[112], %g25
  qplog_0x96,4 %g31, %b[80], %b[112], %b[80]
}
{
  qplog_0x06,0 %r48, %g5, %b[29], %b[24]
  qplog_0x84,1 %r55, %b[29], %g5, %g5
  qplog_0x06,3 %b[72], %g21, %b[117], %b[112]
  qplog_0x84,4 %b[79], %b[117], %g21, %g21
}
{
  qplog_0x96,0 %r29, %r57, %b[19], %r57
  qplog_0x96,1 %r54, %b[25], %b[12], %b[25]
  qplog_0x96,3 %b[53], %b[81], %b[107], %b[81]
  qplog_0x96,4 %b[78], %b[113], %b[100], %b[113]
}
{
  qplog_0xe8,0 %r30, %b[27], %g9, %b[12]
  qplog_0x96,1 %r30, %b[27], %g9, %b[27]
  qplog_0xe8,3 %b[54], %b[115], %g25, %b[100]
  qplog_0x96,4 %b[54], %b[115], %g25, %b[115]
}
{
  qplog_0x96,0 %b[24], %b[29], %r27, %b[24]
  qplog_0x53,1 %r50, %g5, %b[30], %r50
  qplog_0x96,3 %b[112], %b[117], %b[51], %b[112]
  qplog_0x53,4 %b[74], %g21, %b[118], %b[74]
}
{
  qplog_0xe8,0 %r23, %g1, %b[12], %g5
  qplog_0x96,1 %r23, %g1, %b[12], %g1
  ldqp,2 [ %r2 + 0x1700 ], %b[12]
  qplog_0xe8,3 %b[47], %g17, %b[100], %g21
  qplog_0x96,4 %b[47], %g17, %b[100], %g17
  ldqp,5 [ %r2 + 0x1700 ], %b[100]
}
{
  qplog_0x96,0 %r48, %r50, %g6, %r48
  qplog_0x6b,1 %r60, %r63, %r42, %g6
  ldqp,2 [ %r2 + 0x1710 ], %b[30]
  qplog_0x96,3 %b[72], %b[74], %g22, %b[72]
  qplog_0x6b,4 %b[84], %b[87], %b[66], %g22
  ldqp,5 [ %r2 + 0x1710 ], %b[118]
}
{
  qplog_0xe8,0 %r16, %b[4], %g5, %b[29]
  qplog_0x96,1 %r16, %b[4], %g5, %b[4]
  qplog_0xe8,3 %b[40], %b[92], %g21, %b[117]
  qplog_0x96,4 %b[40], %b[92], %g21, %b[92]
}
{
  qplog_0x42,0 %g1, %b[27], %r56, %g5
  qplog_0xec,1 %r60, %b[10], %r42, %r27
  qplog_0x42,3 %g17, %b[115], %b[80], %g21
  qplog_0xec,4 %b[84], %b[98], %b[66], %b[51]
}
{
  qplog_0xe8,0 %r34, %g0, %b[29], %g9
  qplog_0x93,1 %g1, %r56, %b[4], %b[19]
  qplog_0xe8,3 %b[58], %g16, %b[117], %g25
  qplog_0x93,4 %g17, %b[80], %b[92], %b[107]
}
{
  qplog_0x96,0 %r34, %g0, %b[29], %g0
  qplog_0x96,1 %r50, %r55, %r49, %r50
  qplog_0x96,3 %b[58], %g16, %b[117], %g16
  qplog_0x96,4 %b[74], %b[79], %b[73], %b[74]
}
{
  qplog_0xe8,0 %b[3], %r41, %g9, %r55
  qplog_0x63,1 %b[19], %b[4], %b[27], %r49
  ldqp,2 [ %r2 + 0x1720 ], %b[29]
  qplog_0xe8,3 %b[91], %b[65], %g25, %b[79]
  qplog_0x63,4 %b[107], %b[92], %b[115], %b[73]
  ldqp,5 [ %r2 + 0x1720 ], %b[117]
}
{
  qplog_0x25,0 %b[4], %b[19], %g1, %g1
  qplog_0x78,1 %g5, %b[4], %b[27], %b[4]
  qplog_0x25,3 %b[92], %b[107], %g17, %g17
  qplog_0x78,4 %g21, %b[92], %b[115], %b[92]
}
{
  qplog_0x96,0 %r49, %g5, %r35, %r49
  qplog_0x96,1 %b[3], %r41, %g9, %r41
  ldqp,2 [ %r2 + 0x1730 ], %g9
  qplog_0x96,3 %b[73], %g21, %b[59], %b[73]
  qplog_0x96,4 %b[91], %b[65], %g25, %b[65]
  ldqp,5 [ %r2 + 0x1730 ], %g25
}
{
  qplog_0xe8,0 %b[2], %b[32], %r55, %r35
  qplog_0x49,1 %b[4], %b[27], %r56, %b[27]
  qplog_0xe8,3 %b[90], %b[120], %b[79], %b[59]
  qplog_0x49,4 %b[92], %b[115], %b[80], %b[115]
}
{
  qplog_0x56,0 %g5, %g1, %g11, %g5
  qplog_0x96,1 %b[2], %b[32], %r55, %b[32]
  qplog_0x56,3 %g21, %g17, %g27, %g21
  qplog_0x96,4 %b[90], %b[120], %b[79], %b[120]
}
{
  qplog_0x96,0 %r20, %g14, %r35, %r55
  qplog_0xe8,1 %r20, %g14, %r35, %g14
  qplog_0x96,3 %b[44], %g30, %b[59], %b[79]
  qplog_0xe8,4 %b[44], %g30, %b[59], %g30
}
{
  qplog_0xc0,0 %r49, %b[12], %b[12], %r35
  qplog_0x96,1 %b[27], %g1, %b[0], %b[27]
  qplog_0xc0,3 %b[73], %b[100], %b[100], %b[59]
  qplog_0x96,4 %b[115], %g17, %b[88], %b[115]
}
{
  qplog_0x18,0 %r55, %r41, %g0, %g1
  qplog_0xbd,1 %b[32], %g0, %r55, %b[0]
  qplog_0x18,3 %b[79], %b[65], %g16, %g17
  qplog_0xbd,4 %b[120], %g16, %b[79], %b[88]
}
{
  qplog_0xe8,0 %r61, %r17, %g14, %g11
  qplog_0xe8,1 %g5, %b[30], %r35, %r56
  qplog_0xe8,3 %b[85], %b[41], %g30, %g27
  qplog_0xe8,4 %g21, %b[118], %b[59], %b[80]
}
{
  qplog_0x96,0 %r61, %r17, %g14, %r17
  qplog_0x48,1 %r27, %g6, %r63, %g14
  qplog_0x96,3 %b[85], %b[41], %g30, %b[41]
  qplog_0x48,4 %b[51], %g22, %b[87], %g30
}
{
  qplog_0x69,0 %b[10], %r60, %g6, %b[10]
  qplog_0x96,1 %r27, %g6, %b[13], %b[13]
  qplog_0x69,3 %b[98], %b[84], %g22, %b[98]
  qplog_0x96,4 %b[51], %g22, %b[101], %b[101]
}
{
  qplog_0x96,0 %g14, %r60, %g4, %g14
  qplog_0xc6,1 %r37, %b[16], %r59, %r60
  qplog_0x96,3 %g30, %b[84], %g20, %g30
  qplog_0xc6,4 %b[61], %b[104], %b[83], %b[84]
}
{
  qplog_0x17,0 %g1, %b[32], %r41, %g4
  qplog_0x2a,1 %r27, %b[10], %g6, %r27
  qplog_0x17,3 %g17, %b[120], %b[65], %g20
  qplog_0x2a,4 %b[51], %b[98], %g22, %b[51]
}
{
  qplog_0xbe,0 %r55, %b[32], %r41, %g6
  qplog_0x86,1 %r41, %b[32], %g0, %b[32]
  qplog_0xbe,3 %b[79], %b[120], %b[65], %g22
  qplog_0x86,4 %b[65], %b[120], %g16, %b[120]
}
{
  qplog_0xa3,0 %g4, %r55, %g0, %r55
  qplog_0x96,1 %g4, %b[0], %r39, %g4
  qplog_0xa3,3 %g20, %b[79], %g16, %b[79]
  qplog_0x96,4 %g20, %b[88], %b[63], %g20
}
{
  qplog_0xe8,0 %b[33], %r45, %g11, %r39
  qplog_0xe8,1 %b[27], %b[29], %r56, %g0
  qplog_0xe8,3 %b[121], %b[69], %g27, %b[63]
  qplog_0xe8,4 %b[115], %b[117], %b[80], %g16
}
{
  qplog_0x96,0 %r55, %g6, %r46, %r55
  qplog_0x56,1 %g1, %b[32], %b[11], %g1
  qplog_0x96,3 %b[79], %g22, %b[70], %b[79]
  qplog_0x56,4 %g17, %b[120], %b[99], %g17
}
{
  qplog_0xe8,0 %r18, %b[9], %r39, %b[32]
  qplog_0xe8,1 %g4, %g9, %g0, %b[11]
  qplog_0xe8,3 %b[42], %b[97], %b[63], %b[120]
  qplog_0xe8,4 %g20, %g25, %g16, %b[99]
}
{
  qplog_0x96,0 %b[33], %r45, %g11, %r45
  qplog_0x96,1 %r18, %b[9], %r39, %b[9]
  qplog_0x96,3 %b[121], %b[69], %g27, %b[69]
  qplog_0x96,4 %b[42], %b[97], %b[63], %b[97]
}
{
  qplog_0x96,0 %r32, %g3, %b[32], %g3
  qplog_0x96,1 %g6, %b[0], %b[5], %g6
  qplog_0x96,3 %b[56], %g19, %b[120], %g19
  qplog_0x96,4 %g22, %b[88], %b[93], %g22
}
{
  qplog_0xb2,0 %b[10], %r42, %r63, %b[10]
  qplog_0x96,1 %r27, %r42, %r47, %r27
  qplog_0xb2,3 %b[98], %b[66], %b[87], %b[98]
  qplog_0x96,4 %b[51], %b[66], %b[71], %b[51]
}
{
  ldqp,0 [ %r2 + 0x1750 ], %r47
  qplog_0x6f,1 %r45, %g3, %r17, %b[0]
  ldqp,2 [ %r2 + 0x1740 ], %r42
  ldqp,3 [ %r2 + 0x1750 ], %b[71]
  qplog_0x6f,4 %b[69], %g19, %b[41], %b[88]
  ldqp,5 [ %r2 + 0x1740 ], %b[66]
}
{
  qplog_0x6b,0 %g3, %b[9], %r17, %b[5]
  qplog_0x73,1 %r45, %b[9], %g3, %b[32]
  qplog_0x6b,3 %g19, %b[97], %b[41], %b[93]
  qplog_0x73,4 %b[69], %b[97], %g19, %b[120]
}
{
  qplog_0x24,0 %b[0], %b[9], %r17, %r39
  qplog_0x1a,1 %r59, %r60, %r36, %g11
  qplog_0x24,3 %b[88], %b[97], %b[41], %b[63]
  qplog_0x1a,4 %b[83], %b[84], %b[60], %g27
}
{
  qplog_0x29,0 %b[5], %b[9], %r45, %r46
  qplog_0x6a,1 %b[5], %b[0], %g8, %b[5]
  qplog_0x29,3 %b[93], %b[97], %b[69], %b[70]
  qplog_0x6a,4 %b[93], %b[88], %g24, %b[93]
}
{
  qplog_0x96,0 %r39, %r45, %b[21], %r39
  qplog_0x5a,1 %b[10], %r63, %b[6], %b[10]
  qplog_0x96,3 %b[63], %b[69], %b[109], %b[63]
  qplog_0x5a,4 %b[98], %b[87], %b[94], %b[98]
}
{
  qplog_0xe8,0 %r55, %r42, %b[11], %b[6]
  qplog_0x49,1 %r46, %b[9], %r17, %b[9]
  ldqp,2 [ %r2 + 0x1760 ], %r63
  qplog_0xe8,3 %b[79], %b[66], %b[99], %b[94]
  qplog_0x49,4 %b[70], %b[97], %b[41], %b[97]
  ldqp,5 [ %r2 + 0x1760 ], %b[87]
}
{
  qplog_0x96,0 %r46, %g3, %r52, %r46
  qplog_0x6b,1 %g11, %r60, %r37, %g3
  ldqp,2 [ %r2 + 0x1770 ], %r17
  qplog_0x96,3 %b[70], %g19, %b[76], %b[70]
  qplog_0x6b,4 %g27, %b[84], %b[61], %g19
  ldqp,5 [ %r2 + 0x1770 ], %b[41]
}
{
  qplog_0xe8,0 %g1, %r47, %b[6], %r52
  qplog_0x96,1 %b[9], %b[32], %r24, %b[9]
  qplog_0xe8,3 %g17, %b[71], %b[94], %b[76]
  qplog_0x96,4 %b[97], %b[120], %b[48], %b[97]
}
{
  qplog_0xe7,0 %r60, %r59, %r36, %r60
  qplog_0x96,1 %g3, %r36, %b[34], %b[34]
  qplog_0xe7,3 %b[84], %b[83], %b[60], %b[84]
  qplog_0x96,4 %g19, %b[60], %b[122], %b[122]
}
{
  qplog_0x29,0 %b[28], %r53, %b[18], %b[32]
  qplog_0x51,1 %b[17], %r53, %b[28], %r24
  ldqp,2 [ %r2 + 0x1780 ], %r59
  qplog_0x29,3 %b[116], %b[77], %b[106], %b[120]
  qplog_0x51,4 %b[105], %b[77], %b[116], %b[48]
  ldqp,5 [ %r2 + 0x1780 ], %b[83]
}
{
  qplog_0xe8,0 %g6, %r63, %r52, %r45
  qplog_0x7b,1 %r60, %g3, %b[16], %b[16]
  qplog_0xe8,3 %g22, %b[87], %b[76], %b[69]
  qplog_0x7b,4 %b[84], %g19, %b[104], %b[104]
}
{
  qplog_0x49,0 %b[32], %r53, %b[17], %b[21]
  qplog_0x96,1 %r60, %g3, %b[7], %g3
  qplog_0x49,3 %b[120], %b[77], %b[105], %b[109]
  qplog_0x96,4 %b[84], %g19, %b[95], %g19
}
{
  qplog_0xe8,0 %b[5], %r17, %r45, %b[7]
  qplog_0x96,1 %b[16], %g11, %r51, %g11
  qplog_0xe8,3 %b[93], %b[41], %b[69], %b[95]
  qplog_0x96,4 %b[104], %g27, %b[75], %g27
}
{
  qplog_0x4a,0 %b[16], %r60, %r36, %b[16]
  qplog_0x8d,1 %b[21], %r24, %r53, %r53
  qplog_0x4a,3 %b[104], %b[84], %b[60], %b[104]
  qplog_0x8d,4 %b[109], %b[48], %b[77], %b[77]
}
{
  qplog_0xe8,0 %r39, %r59, %b[7], %r36
  qplog_0x79,1 %b[32], %b[17], %b[28], %b[32]
  ldqp,2 [ %r2 + 0x1790 ], %r60
  qplog_0xe8,3 %b[63], %b[83], %b[95], %b[60]
  qplog_0x79,4 %b[120], %b[105], %b[116], %b[120]
  ldqp,5 [ %r2 + 0x1790 ], %b[84]
}
{
  qplog_0x96,0 %b[16], %r37, %b[39], %b[16]
  qplog_0xc5,1 %r53, %b[17], %b[18], %b[17]
  qplog_0x96,3 %b[104], %b[61], %b[127], %b[104]
  qplog_0xc5,4 %b[77], %b[105], %b[106], %b[105]
}
{
  ldqp,0 [ %r2 + 0x17b0 ], %b[39]
  qplog_0x96,1 %r53, %b[32], %g7, %r53
  ldqp,2 [ %r2 + 0x17a0 ], %r37
  ldqp,3 [ %r2 + 0x17b0 ], %b[127]
  qplog_0x96,4 %b[77], %b[120], %g23, %b[77]
  ldqp,5 [ %r2 + 0x17a0 ], %b[61]
}
{
  qplog_0x96,0 %b[17], %b[28], %b[35], %b[17]
  qplog_0x79,1 %b[15], %g2, %r57, %b[28]
  ldqp,2 [ %r2 + 0x17c0 ], %g7
  qplog_0x96,3 %b[105], %b[116], %b[123], %b[105]
  qplog_0x79,4 %b[103], %g18, %b[81], %b[116]
  ldqp,5 [ %r2 + 0x17c0 ], %g23
}
{
  qplog_0x96,0 %b[32], %b[18], %r28, %b[32]
  qplog_0x96,1 %b[21], %r24, %b[20], %b[21]
  ldqp,2 [ %r2 + 0x17d0 ], %b[35]
  qplog_0x96,3 %b[120], %b[106], %b[52], %b[120]
  qplog_0x96,4 %b[109], %b[48], %b[108], %b[109]
  ldqp,5 [ %r2 + 0x17d0 ], %b[123]
}
{
  qplog_0xe8,0 %b[9], %r60, %r36, %r24
  qplog_0xe5,1 %b[28], %r57, %b[25], %b[18]
  ldqp,2 [ %r2 + 0x17e0 ], %b[20]
  qplog_0xe8,3 %b[97], %b[84], %b[60], %b[48]
  qplog_0xe5,4 %b[116], %b[81], %b[113], %b[106]
  ldqp,5 [ %r2 + 0x17e0 ], %b[108]
}
{
  qplog_0x56,0 %b[15], %b[25], %g2, %r51
  qplog_0x96,1 %b[4], %b[19], %r40, %b[4]
  ldqp,2 [ %r2 + 0x17f0 ], %r28
  qplog_0x56,3 %b[103], %b[113], %g18, %b[75]
  qplog_0x96,4 %b[92], %b[107], %b[64], %b[92]
  ldqp,5 [ %r2 + 0x17f0 ], %b[52]
}
{
  qplog_0xe8,0 %r46, %r37, %r24, %b[19]
  qplog_0x6b,1 %b[18], %b[15], %b[25], %r40
  qplog_0xe8,3 %b[70], %b[61], %b[48], %b[107]
  qplog_0x6b,4 %b[106], %b[103], %b[113], %b[64]
}
{
  qplog_0x96,0 %r51, %b[25], %r58, %b[25]
  qplog_0x3c,1 %r49, %b[12], %b[12], %b[12]
  ldqp,2 [ %r2 + 0x1800 ], %b[0]
  qplog_0x96,3 %b[75], %b[113], %b[82], %b[113]
  qplog_0x3c,4 %b[73], %b[100], %b[100], %b[100]
  ldqp,5 [ %r2 + 0x1800 ], %b[88]
}
{
  qplog_0xe8,0 %b[24], %b[39], %b[19], %r58
  qplog_0x5c,1 %r40, %b[18], %g2, %b[18]
  qplog_0xe8,3 %b[112], %b[127], %b[107], %b[82]
  qplog_0x5c,4 %b[64], %b[106], %g18, %b[106]
}
{
  qplog_0x96,0 %r40, %g2, %r33, %r40
  qplog_0x96,1 %g5, %b[30], %r35, %b[30]
  qplog_0x96,3 %b[64], %g18, %b[57], %b[64]
  qplog_0x96,4 %g21, %b[118], %b[59], %b[118]
}
{
  qplog_0xe8,0 %b[23], %g7, %r58, %r35
  qplog_0x6f,1 %b[18], %r51, %b[28], %r51
  qplog_0xe8,3 %b[111], %g23, %b[82], %b[59]
  qplog_0x6f,4 %b[106], %b[75], %b[116], %b[75]
}
{
  qplog_0x96,0 %b[18], %r57, %r62, %b[18]
  qplog_0x96,1 %g4, %g9, %g0, %g9
  ldqp,2 [ %r2 + 0x1810 ], %b[28]
  qplog_0x96,3 %b[106], %b[81], %b[86], %b[106]
  qplog_0x96,4 %g20, %g25, %g16, %g25
  ldqp,5 [ %r2 + 0x1810 ], %b[116]
}
{
  qplog_0xe8,0 %r48, %b[35], %r35, %g0
  qplog_0x96,1 %r51, %b[15], %b[36], %r51
  qplog_0xe8,3 %b[72], %b[123], %b[59], %g16
  qplog_0x96,4 %b[75], %b[103], %b[124], %b[75]
}
{
  ldqp,0 [ %r2 + 0x1830 ], %b[36]
  qplog_0x96,1 %b[27], %b[29], %r56, %b[29]
  ldqp,2 [ %r2 + 0x1820 ], %b[15]
  ldqp,3 [ %r2 + 0x1830 ], %b[124]
  qplog_0x96,4 %b[115], %b[117], %b[80], %b[117]
  ldqp,5 [ %r2 + 0x1820 ], %b[103]
}
{
  qplog_0xe8,0 %r50, %b[20], %g0, %r56
  qplog_0x1e,1 %b[12], %g9, %b[30], %b[12]
  ldqp,2 [ %r2 + 0x1840 ], %r57
  qplog_0xe8,3 %b[74], %b[108], %g16, %b[80]
  qplog_0x1e,4 %b[100], %g25, %b[118], %b[100]
  ldqp,5 [ %r2 + 0x1840 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x1860 ], %g2
  qplog_0x96,1 %r55, %r42, %b[11], %r42
  ldqp,2 [ %r2 + 0x1850 ], %r62
  ldqp,3 [ %r2 + 0x1860 ], %g18
  qplog_0x96,4 %b[79], %b[66], %b[99], %b[66]
  ldqp,5 [ %r2 + 0x1850 ], %b[86]
}
{
  qplog_0xe8,0 %g14, %r28, %r56, %b[11]
  qplog_0x4a,1 %b[12], %g9, %b[29], %g8
  ldqp,2 [ %r2 + 0x1870 ], %r33
  qplog_0xe8,3 %g30, %b[52], %b[80], %b[99]
  qplog_0x4a,4 %b[100], %g25, %b[117], %g24
  ldqp,5 [ %r2 + 0x1870 ], %b[57]
}
{
  qplog_0x96,0 %g1, %r47, %b[6], %r47
  qplog_0x96,1 %g6, %r63, %r52, %r63
  ldqp,2 [ %r2 + 0x1880 ], %r41
  qplog_0x96,3 %g17, %b[71], %b[94], %b[71]
  qplog_0x96,4 %g22, %b[87], %b[76], %b[87]
  ldqp,5 [ %r2 + 0x1880 ], %b[65]
}
{
  qplog_0xe8,0 %b[13], %b[0], %b[11], %r52
  qplog_0x96,1 %g8, %b[30], %r43, %r43
  ldqp,2 [ %r2 + 0x1890 ], %b[6]
  qplog_0xe8,3 %b[101], %b[88], %b[99], %b[76]
  qplog_0x96,4 %g24, %b[118], %b[67], %b[67]
  ldqp,5 [ %r2 + 0x1890 ], %b[94]
}
{
  qplog_0x96,0 %b[5], %r17, %r45, %r17
  qplog_0x96,1 %r39, %r59, %b[7], %r59
  qplog_0x96,3 %b[93], %b[41], %b[69], %b[41]
  qplog_0x96,4 %b[63], %b[83], %b[95], %b[83]
}
{
  qplog_0xe8,0 %r27, %b[28], %r52, %b[7]
  qplog_0x96,1 %r46, %r37, %r24, %r37
  ldqp,2 [ %r2 + 0x18a0 ], %r45
  qplog_0xe8,3 %b[51], %b[116], %b[76], %b[95]
  qplog_0x96,4 %b[70], %b[61], %b[48], %b[61]
  ldqp,5 [ %r2 + 0x18a0 ], %b[69]
}
{
  qplog_0x96,0 %b[24], %b[39], %b[19], %b[39]
  qplog_0x96,1 %b[9], %r60, %r36, %r60
  ldqp,2 [ %r2 + 0x18b0 ], %r24
  qplog_0x96,3 %b[112], %b[127], %b[107], %b[127]
  qplog_0x96,4 %b[97], %b[84], %b[60], %b[84]
  ldqp,5 [ %r2 + 0x18b0 ], %b[48]
}
{
  qplog_0xe8,0 %b[10], %b[15], %b[7], %r36
  qplog_0x96,1 %b[23], %g7, %r58, %g7
  ldqp,2 [ %r2 + 0x18c0 ], %b[19]
  qplog_0xe8,3 %b[98], %b[103], %b[95], %b[60]
  qplog_0x96,4 %b[111], %g23, %b[82], %g23
  ldqp,5 [ %r2 + 0x18c0 ], %b[107]
}
{
  qplog_0x96,0 %r48, %b[35], %r35, %b[35]
  qplog_0x96,1 %g14, %r28, %r56, %r28
  ldqp,2 [ %r2 + 0x18d0 ], %r58
  qplog_0x96,3 %b[72], %b[123], %b[59], %b[123]
  qplog_0x96,4 %g30, %b[52], %b[80], %b[52]
  ldqp,5 [ %r2 + 0x18d0 ], %b[82]
}
{
  qplog_0xe8,0 %b[34], %b[36], %r36, %r56
  qplog_0x96,1 %r50, %b[20], %g0, %b[20]
  ldqp,2 [ %r2 + 0x18e0 ], %r35
  qplog_0xe8,3 %b[122], %b[124], %b[60], %b[80]
  qplog_0x96,4 %b[74], %b[108], %g16, %b[108]
  ldqp,5 [ %r2 + 0x18e0 ], %b[59]
}
{
  qplog_0x96,0 %b[13], %b[0], %b[11], %b[0]
  qplog_0x96,1 %b[10], %b[15], %b[7], %b[15]
  ldqp,2 [ %r2 + 0x18f0 ], %g0
  qplog_0x96,3 %b[101], %b[88], %b[99], %b[88]
  qplog_0x96,4 %b[98], %b[103], %b[95], %b[103]
  ldqp,5 [ %r2 + 0x18f0 ], %g16
}
{
  qplog_0xe8,0 %g11, %r57, %r56, %b[7]
  qplog_0x96,1 %g11, %r57, %r56, %r57
  qplog_0xe8,3 %g27, %b[81], %b[80], %b[95]
  qplog_0x96,4 %g27, %b[81], %b[80], %b[81]
}
{
  qplog_0x9a,0 %g8, %b[12], %g9, %r56
  qplog_0x84,1 %b[12], %b[30], %b[29], %b[11]
  qplog_0x9a,3 %g24, %b[100], %g25, %b[80]
  qplog_0x84,4 %b[100], %b[118], %b[117], %b[99]
}
{
  qplog_0x96,0 %b[34], %b[36], %r36, %b[36]
  qplog_0x96,1 %r27, %b[28], %r52, %b[28]
  qplog_0x96,3 %b[122], %b[124], %b[60], %b[124]
  qplog_0x96,4 %b[51], %b[116], %b[76], %b[116]
}
{
  qplog_0xe8,0 %g3, %r62, %b[7], %r52
  qplog_0x96,1 %g3, %r62, %b[7], %r62
  qplog_0xe8,3 %g19, %b[86], %b[95], %b[76]
  qplog_0x96,4 %g19, %b[86], %b[95], %b[86]
}
{
  qplog_0x06,0 %r56, %b[29], %b[30], %b[29]
  qplog_0x53,1 %g8, %b[11], %g9, %g8
  qplog_0x06,3 %b[80], %b[117], %b[118], %b[117]
  qplog_0x53,4 %g24, %b[99], %g25, %g24
}
{
  qplog_0xe8,0 %b[16], %g2, %r52, %b[11]
  qplog_0x96,1 %b[16], %g2, %r52, %g2
  ldqp,2 [ %r2 + 0x1900 ], %r52
  qplog_0xe8,3 %b[104], %g18, %b[76], %b[99]
  qplog_0x96,4 %b[104], %g18, %b[76], %g18
  ldqp,5 [ %r2 + 0x1900 ], %b[76]
}
{
  qplog_0x96,0 %b[29], %b[30], %r22, %b[29]
  qplog_0x96,1 %r56, %g8, %b[31], %r56
  qplog_0x96,3 %b[117], %b[118], %b[46], %b[117]
  qplog_0x96,4 %b[80], %g24, %b[119], %b[80]
}
{
  qplog_0xe8,0 %b[17], %r33, %b[11], %b[31]
  qplog_0x96,1 %b[17], %r33, %b[11], %r33
  ldqp,2 [ %r2 + 0x1910 ], %b[11]
  qplog_0xe8,3 %b[105], %b[57], %b[99], %b[119]
  qplog_0x96,4 %b[105], %b[57], %b[99], %b[57]
  ldqp,5 [ %r2 + 0x1910 ], %b[99]
}
{
  qplog_0x42,0 %g2, %r62, %r57, %b[30]
  qplog_0x6b,1 %r17, %r42, %r47, %r22
  qplog_0x42,3 %g18, %b[86], %b[81], %b[118]
  qplog_0x6b,4 %b[41], %b[66], %b[71], %b[46]
}
{
  qplog_0xe8,0 %r53, %r41, %b[31], %g9
  qplog_0x93,1 %g2, %r57, %r33, %b[7]
  qplog_0xe8,3 %b[77], %b[65], %b[119], %g25
  qplog_0x93,4 %g18, %b[81], %b[57], %b[95]
}
{
  qplog_0x78,0 %b[30], %r33, %r62, %r36
  qplog_0x96,1 %r53, %r41, %b[31], %r41
  qplog_0x78,3 %b[118], %b[57], %b[86], %b[60]
  qplog_0x96,4 %b[77], %b[65], %b[119], %b[65]
}
{
  qplog_0xe8,0 %b[32], %b[6], %g9, %b[31]
  qplog_0x25,1 %r33, %b[7], %g2, %g2
  qplog_0xe8,3 %b[120], %b[94], %g25, %b[119]
  qplog_0x25,4 %b[57], %b[95], %g18, %g18
}
{
  qplog_0x63,0 %b[7], %r33, %r62, %r33
  qplog_0x96,1 %b[32], %b[6], %g9, %b[6]
  qplog_0x63,3 %b[95], %b[57], %b[86], %b[57]
  qplog_0x96,4 %b[120], %b[94], %g25, %b[94]
}
{
  qplog_0xe8,0 %b[21], %r45, %b[31], %g9
  qplog_0x49,1 %r36, %r62, %r57, %r62
  qplog_0xe8,3 %b[109], %b[69], %b[119], %g25
  qplog_0x49,4 %b[60], %b[86], %b[81], %b[86]
}
{
  qplog_0x96,0 %r33, %b[30], %b[38], %r33
  qplog_0x56,1 %b[30], %g2, %g10, %b[30]
  qplog_0x96,3 %b[57], %b[118], %b[126], %b[57]
  qplog_0x56,4 %b[118], %g18, %g26, %b[118]
}
{
  qplog_0x96,0 %r40, %r24, %g9, %g10
  qplog_0x96,1 %b[21], %r45, %b[31], %r45
  qplog_0x96,3 %b[64], %b[48], %g25, %g26
  qplog_0x96,4 %b[109], %b[69], %b[119], %b[69]
}
{
  qplog_0xe8,0 %r40, %r24, %g9, %r24
  qplog_0xc0,1 %r33, %r52, %r52, %g9
  qplog_0xe8,3 %b[64], %b[48], %g25, %b[48]
  qplog_0xc0,4 %b[57], %b[76], %b[76], %g25
}
{
  qplog_0x18,0 %g10, %b[6], %r41, %b[31]
  qplog_0x96,1 %r62, %g2, %r21, %r62
  qplog_0x18,3 %g26, %b[94], %b[65], %b[119]
  qplog_0x96,4 %b[86], %g18, %b[45], %b[86]
}
{
  qplog_0xbd,0 %r45, %r41, %g10, %g2
  qplog_0xe8,1 %r51, %b[19], %r24, %r21
  qplog_0xbd,3 %b[69], %b[65], %g26, %g18
  qplog_0xe8,4 %b[75], %b[107], %b[48], %b[45]
}
{
  qplog_0x17,0 %b[31], %r45, %b[6], %b[38]
  qplog_0xe8,1 %b[30], %b[11], %g9, %r57
  qplog_0x17,3 %b[119], %b[69], %b[94], %b[126]
  qplog_0xe8,4 %b[118], %b[99], %g25, %b[81]
}
{
  qplog_0x96,0 %r51, %b[19], %r24, %b[19]
  qplog_0x96,1 %b[18], %r58, %r21, %r24
  qplog_0x96,3 %b[75], %b[107], %b[48], %b[107]
  qplog_0x96,4 %b[106], %b[82], %b[45], %b[48]
}
{
  qplog_0x96,0 %b[38], %g2, %b[37], %b[37]
  qplog_0xe8,1 %b[18], %r58, %r21, %r58
  qplog_0x96,3 %b[126], %g18, %b[125], %b[125]
  qplog_0xe8,4 %b[106], %b[82], %b[45], %b[82]
}
{
  qplog_0xbe,0 %g10, %r45, %b[6], %r21
  qplog_0xa3,1 %b[38], %g10, %r41, %b[38]
  qplog_0xbe,3 %g26, %b[69], %b[94], %b[45]
  qplog_0xa3,4 %b[126], %g26, %b[65], %b[126]
}
{
  qplog_0x86,0 %b[6], %r45, %r41, %r45
  qplog_0xe8,1 %b[25], %r35, %r58, %b[6]
  qplog_0x86,3 %b[94], %b[69], %b[65], %b[69]
  qplog_0xe8,4 %b[113], %b[59], %b[82], %b[94]
}
{
  qplog_0x96,0 %b[38], %r21, %b[14], %b[38]
  qplog_0x96,1 %b[25], %r35, %r58, %r35
  qplog_0x96,3 %b[126], %b[45], %b[102], %b[126]
  qplog_0x96,4 %b[113], %b[59], %b[82], %b[59]
}
{
  qplog_0x56,0 %b[31], %r45, %r26, %b[31]
  qplog_0x96,1 %b[4], %g0, %b[6], %g0
  qplog_0x56,3 %b[119], %b[69], %b[50], %b[119]
  qplog_0x96,4 %b[92], %g16, %b[94], %g16
}
{
  qplog_0x96,0 %r21, %g2, %r31, %r21
  qplog_0xec,1 %r17, %r63, %r47, %g2
  qplog_0x96,3 %b[45], %g18, %b[55], %b[45]
  qplog_0xec,4 %b[41], %b[87], %b[71], %g18
}
{
  qplog_0x6f,0 %r24, %g0, %b[19], %r31
  qplog_0x6b,1 %g0, %r35, %b[19], %b[6]
  qplog_0x6f,3 %b[48], %g16, %b[107], %b[55]
  qplog_0x6b,4 %g16, %b[59], %b[107], %b[94]
}
{
  qplog_0x73,0 %r24, %r35, %g0, %r45
  qplog_0x96,1 %g8, %b[12], %r19, %g8
  qplog_0x73,3 %b[48], %b[59], %g16, %b[69]
  qplog_0x96,4 %g24, %b[100], %b[43], %g24
}
{
  ldqp,0 [ %r2 + 0x1930 ], %r19
  qplog_0x29,1 %b[6], %r35, %r24, %r26
  ldqp,2 [ %r2 + 0x1920 ], %b[12]
  ldqp,3 [ %r2 + 0x1930 ], %b[43]
  qplog_0x29,4 %b[94], %b[59], %b[48], %b[50]
  ldqp,5 [ %r2 + 0x1920 ], %b[100]
}
{
  qplog_0x24,0 %r31, %r35, %b[19], %r58
  qplog_0x6a,1 %b[6], %r31, %b[1], %b[6]
  qplog_0x24,3 %b[55], %b[59], %b[107], %b[82]
  qplog_0x6a,4 %b[94], %b[55], %b[89], %b[94]
}
{
  qplog_0x49,0 %r26, %r35, %b[19], %r35
  qplog_0x96,1 %r26, %g0, %b[22], %r26
  qplog_0x49,3 %b[50], %b[59], %b[107], %b[59]
  qplog_0x96,4 %b[50], %g16, %b[110], %b[50]
}
{
  qplog_0x96,0 %r58, %r24, %b[8], %r58
  qplog_0x48,1 %g2, %r22, %r42, %r24
  qplog_0x96,3 %b[82], %b[48], %b[96], %b[82]
  qplog_0x48,4 %g18, %b[46], %b[66], %b[48]
}
{
  qplog_0x96,0 %r35, %r45, %r25, %r35
  qplog_0x69,1 %r63, %r17, %r22, %r63
  qplog_0x96,3 %b[59], %b[69], %b[49], %b[59]
  qplog_0x69,4 %b[87], %b[41], %b[46], %b[87]
}
{
  qplog_0xe8,0 %r62, %b[12], %r57, %r45
  qplog_0x96,1 %r24, %r17, %b[26], %r24
  qplog_0xe8,3 %b[86], %b[100], %b[81], %b[69]
  qplog_0x96,4 %b[48], %b[41], %b[114], %b[48]
}
{
  qplog_0x2a,0 %g2, %r63, %r22, %r17
  qplog_0x96,1 %g2, %r22, %r38, %g2
  qplog_0x2a,3 %g18, %b[87], %b[46], %b[41]
  qplog_0x96,4 %g18, %b[46], %b[62], %g18
}
{
  qplog_0xe8,0 %b[37], %r19, %r45, %r22
  qplog_0xc6,1 %r59, %r37, %b[39], %r38
  qplog_0xe8,3 %b[125], %b[43], %b[69], %b[46]
  qplog_0xc6,4 %b[83], %b[61], %b[127], %b[62]
}
{
  qplog_0xb2,0 %r63, %r47, %r42, %r63
  qplog_0x96,1 %r17, %r47, %r54, %r17
  qplog_0xb2,3 %b[87], %b[71], %b[66], %b[87]
  qplog_0x96,4 %b[41], %b[71], %b[78], %b[41]
}
{
  ldqp,0 [ %r2 + 0x1950 ], %r54
  qplog_0x1a,1 %b[39], %r38, %r60, %b[26]
  ldqp,2 [ %r2 + 0x1940 ], %r47
  ldqp,3 [ %r2 + 0x1950 ], %b[78]
  qplog_0x1a,4 %b[127], %b[62], %b[84], %b[114]
  ldqp,5 [ %r2 + 0x1940 ], %b[71]
}
{
  qplog_0x5a,0 %r63, %r42, %r44, %r63
  qplog_0xe7,1 %r38, %b[39], %r60, %b[39]
  qplog_0x5a,3 %b[87], %b[66], %b[68], %b[87]
  qplog_0xe7,4 %b[62], %b[127], %b[84], %b[127]
}
{
  ldqp,0 [ %r2 + 0x1970 ], %r44
  qplog_0x6b,1 %b[26], %r38, %r59, %r38
  ldqp,2 [ %r2 + 0x1960 ], %r42
  ldqp,3 [ %r2 + 0x1970 ], %b[68]
  qplog_0x6b,4 %b[114], %b[62], %b[83], %b[62]
  ldqp,5 [ %r2 + 0x1960 ], %b[66]
}
{
  qplog_0x29,0 %g7, %r28, %b[35], %b[8]
  qplog_0x51,1 %b[20], %r28, %g7, %g0
  ldqp,2 [ %r2 + 0x1980 ], %r25
  qplog_0x29,3 %g23, %b[52], %b[123], %b[96]
  qplog_0x51,4 %b[108], %b[52], %g23, %g16
  ldqp,5 [ %r2 + 0x1980 ], %b[49]
}
{
  qplog_0x7b,0 %b[39], %r38, %r37, %r37
  qplog_0x96,1 %r38, %r60, %r29, %r29
  qplog_0x7b,3 %b[127], %b[62], %b[61], %b[61]
  qplog_0x96,4 %b[62], %b[84], %b[53], %b[53]
}
{
  qplog_0xe8,0 %b[38], %r47, %r22, %b[22]
  qplog_0x49,1 %b[8], %r28, %b[20], %b[19]
  qplog_0xe8,3 %b[126], %b[71], %b[46], %b[110]
  qplog_0x49,4 %b[96], %b[52], %b[108], %b[107]
}
{
  qplog_0x96,0 %r37, %b[26], %g15, %b[26]
  qplog_0x4a,1 %r37, %b[39], %r60, %r37
  qplog_0x96,3 %b[61], %b[114], %g31, %b[114]
  qplog_0x4a,4 %b[61], %b[127], %b[84], %b[61]
}
{
  qplog_0xe8,0 %b[31], %r54, %b[22], %r60
  qplog_0x96,1 %b[39], %r38, %r30, %b[39]
  ldqp,2 [ %r2 + 0x1990 ], %g15
  qplog_0xe8,3 %b[119], %b[78], %b[110], %b[84]
  qplog_0x96,4 %b[127], %b[62], %b[54], %b[127]
  ldqp,5 [ %r2 + 0x1990 ], %g31
}
{
  qplog_0x8d,0 %b[19], %g0, %r28, %r28
  qplog_0x96,1 %r37, %r59, %r23, %r37
  qplog_0x8d,3 %b[107], %g16, %b[52], %b[52]
  qplog_0x96,4 %b[61], %b[83], %b[47], %b[61]
}
{
  qplog_0xe8,0 %r21, %r42, %r60, %r59
  qplog_0x79,1 %b[8], %b[20], %g7, %b[8]
  ldqp,2 [ %r2 + 0x19a0 ], %r23
  qplog_0xe8,3 %b[45], %b[66], %b[84], %b[83]
  qplog_0x79,4 %b[96], %b[108], %g23, %b[96]
  ldqp,5 [ %r2 + 0x19a0 ], %b[47]
}
{
  ldqp,0 [ %r2 + 0x19c0 ], %r30
  qplog_0xc5,1 %r28, %b[20], %b[35], %b[20]
  ldqp,2 [ %r2 + 0x19b0 ], %r38
  ldqp,3 [ %r2 + 0x19c0 ], %b[54]
  qplog_0xc5,4 %b[52], %b[108], %b[123], %b[108]
  ldqp,5 [ %r2 + 0x19b0 ], %b[62]
}
{
  qplog_0xe8,0 %b[6], %r44, %r59, %r31
  qplog_0x96,1 %r28, %b[8], %r34, %r28
  qplog_0xe8,3 %b[94], %b[68], %b[83], %b[55]
  qplog_0x96,4 %b[52], %b[96], %b[58], %b[52]
}
{
  qplog_0x96,0 %b[20], %g7, %r16, %b[20]
  qplog_0x79,1 %b[15], %b[0], %b[36], %g7
  qplog_0x96,3 %b[108], %g23, %b[40], %b[108]
  qplog_0x79,4 %b[103], %b[88], %b[124], %g23
}
{
  qplog_0xe8,0 %r58, %r25, %r31, %r16
  qplog_0x96,1 %b[8], %b[35], %b[3], %b[8]
  ldqp,2 [ %r2 + 0x19d0 ], %r34
  qplog_0xe8,3 %b[82], %b[49], %b[55], %b[40]
  qplog_0x96,4 %b[96], %b[123], %b[91], %b[96]
  ldqp,5 [ %r2 + 0x19d0 ], %b[58]
}
{
  qplog_0xe5,0 %g7, %b[36], %b[28], %b[35]
  qplog_0x96,1 %b[19], %g0, %b[2], %b[19]
  qplog_0xe5,3 %g23, %b[124], %b[116], %b[123]
  qplog_0x96,4 %b[107], %g16, %b[90], %b[107]
}
{
  qplog_0xe8,0 %r35, %g15, %r16, %g0
  qplog_0x56,1 %b[15], %b[28], %b[0], %b[3]
  ldqp,2 [ %r2 + 0x19e0 ], %b[2]
  qplog_0xe8,3 %b[59], %g31, %b[40], %g16
  qplog_0x56,4 %b[103], %b[116], %b[88], %b[91]
  ldqp,5 [ %r2 + 0x19e0 ], %b[90]
}
{
  qplog_0x6b,0 %b[35], %b[15], %b[28], %b[14]
  qplog_0x96,1 %r36, %b[7], %r32, %r36
  ldqp,2 [ %r2 + 0x19f0 ], %b[1]
  qplog_0x6b,3 %b[123], %b[103], %b[116], %b[102]
  qplog_0x96,4 %b[60], %b[95], %b[56], %b[60]
  ldqp,5 [ %r2 + 0x19f0 ], %b[89]
}
{
  qplog_0xe8,0 %r26, %r23, %g0, %b[7]
  qplog_0x96,1 %b[3], %b[28], %r18, %b[28]
  ldqp,2 [ %r2 + 0x1a00 ], %r32
  qplog_0xe8,3 %b[50], %b[47], %g16, %b[95]
  qplog_0x96,4 %b[91], %b[116], %b[42], %b[116]
  ldqp,5 [ %r2 + 0x1a00 ], %b[56]
}
{
  qplog_0x5c,0 %b[14], %b[35], %b[0], %b[35]
  qplog_0x96,1 %b[14], %b[0], %r20, %b[14]
  qplog_0x5c,3 %b[102], %b[123], %b[88], %b[123]
  qplog_0x96,4 %b[102], %b[88], %b[44], %b[102]
}
{
  qplog_0xe8,0 %b[29], %r38, %b[7], %b[0]
  qplog_0x3c,1 %r33, %r52, %r52, %r52
  qplog_0xe8,3 %b[117], %b[62], %b[95], %b[88]
  qplog_0x3c,4 %b[57], %b[76], %b[76], %b[76]
}
{
  qplog_0x6f,0 %b[35], %b[3], %g7, %b[3]
  qplog_0x96,1 %b[35], %b[36], %b[33], %b[35]
  qplog_0x6f,3 %b[123], %b[91], %g23, %b[91]
  qplog_0x96,4 %b[123], %b[124], %b[121], %b[123]
}
{
  qplog_0xe8,0 %r43, %r30, %b[0], %b[36]
  qplog_0x96,1 %b[30], %b[11], %g9, %b[11]
  ldqp,2 [ %r2 + 0x1a10 ], %b[33]
  qplog_0xe8,3 %b[67], %b[54], %b[88], %b[124]
  qplog_0x96,4 %b[118], %b[99], %g25, %b[99]
  ldqp,5 [ %r2 + 0x1a10 ], %b[121]
}
{
  qplog_0x96,0 %b[3], %b[15], %r61, %b[3]
  qplog_0x96,1 %b[37], %r19, %r45, %r19
  qplog_0x96,3 %b[91], %b[103], %b[85], %b[91]
  qplog_0x96,4 %b[125], %b[43], %b[69], %b[43]
}
{
  qplog_0xe8,0 %r56, %r34, %b[36], %r45
  qplog_0x96,1 %r62, %b[12], %r57, %b[12]
  ldqp,2 [ %r2 + 0x1a20 ], %b[15]
  qplog_0xe8,3 %b[80], %b[58], %b[124], %b[69]
  qplog_0x96,4 %b[86], %b[100], %b[81], %b[100]
  ldqp,5 [ %r2 + 0x1a20 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x1a40 ], %r61
  qplog_0x1e,1 %r52, %r19, %b[11], %r52
  ldqp,2 [ %r2 + 0x1a30 ], %r57
  ldqp,3 [ %r2 + 0x1a40 ], %b[85]
  qplog_0x1e,4 %b[76], %b[43], %b[99], %b[76]
  ldqp,5 [ %r2 + 0x1a30 ], %b[81]
}
{
  qplog_0xe8,0 %g8, %b[2], %r45, %g9
  qplog_0x96,1 %b[38], %r47, %r22, %r47
  ldqp,2 [ %r2 + 0x1a50 ], %g7
  qplog_0xe8,3 %g24, %b[90], %b[69], %g25
  qplog_0x96,4 %b[126], %b[71], %b[46], %b[71]
  ldqp,5 [ %r2 + 0x1a50 ], %g23
}
{
  ldqp,0 [ %r2 + 0x1a70 ], %r20
  qplog_0x4a,1 %r52, %r19, %b[12], %r18
  ldqp,2 [ %r2 + 0x1a60 ], %r22
  ldqp,3 [ %r2 + 0x1a70 ], %b[44]
  qplog_0x4a,4 %b[76], %b[43], %b[100], %b[42]
  ldqp,5 [ %r2 + 0x1a60 ], %b[46]
}
{
  qplog_0xe8,0 %r24, %b[1], %g9, %r41
  qplog_0x96,1 %b[31], %r54, %b[22], %r54
  ldqp,2 [ %r2 + 0x1a80 ], %g10
  qplog_0xe8,3 %b[48], %b[89], %g25, %b[65]
  qplog_0x96,4 %b[119], %b[78], %b[110], %b[78]
  ldqp,5 [ %r2 + 0x1a80 ], %g26
}
{
  qplog_0x96,0 %r18, %b[11], %b[23], %b[23]
  qplog_0x96,1 %r21, %r42, %r60, %r42
  ldqp,2 [ %r2 + 0x1a90 ], %b[22]
  qplog_0x96,3 %b[42], %b[99], %b[111], %b[111]
  qplog_0x96,4 %b[45], %b[66], %b[84], %b[66]
  ldqp,5 [ %r2 + 0x1a90 ], %b[110]
}
{
  qplog_0xe8,0 %g2, %r32, %r41, %r60
  qplog_0x96,1 %b[6], %r44, %r59, %r44
  qplog_0xe8,3 %g18, %b[56], %b[65], %b[84]
  qplog_0x96,4 %b[94], %b[68], %b[83], %b[68]
}
{
  qplog_0x96,0 %r58, %r25, %r31, %r25
  qplog_0x96,1 %r26, %r23, %g0, %r23
  ldqp,2 [ %r2 + 0x1aa0 ], %r59
  qplog_0x96,3 %b[82], %b[49], %b[55], %b[49]
  qplog_0x96,4 %b[50], %b[47], %g16, %b[47]
  ldqp,5 [ %r2 + 0x1aa0 ], %b[83]
}
{
  qplog_0xe8,0 %r17, %b[33], %r60, %g0
  qplog_0x96,1 %b[29], %r38, %b[7], %r38
  ldqp,2 [ %r2 + 0x1ab0 ], %r31
  qplog_0xe8,3 %b[41], %b[121], %b[84], %g16
  qplog_0x96,4 %b[117], %b[62], %b[95], %b[62]
  ldqp,5 [ %r2 + 0x1ab0 ], %b[55]
}
{
  qplog_0x96,0 %r35, %g15, %r16, %g15
  qplog_0x96,1 %r43, %r30, %b[0], %r30
  ldqp,2 [ %r2 + 0x1ac0 ], %b[7]
  qplog_0x96,3 %b[59], %g31, %b[40], %g31
  qplog_0x96,4 %b[67], %b[54], %b[88], %b[54]
  ldqp,5 [ %r2 + 0x1ac0 ], %b[95]
}
{
  qplog_0xe8,0 %r63, %b[15], %g0, %b[0]
  qplog_0x96,1 %r56, %r34, %b[36], %r34
  ldqp,2 [ %r2 + 0x1ad0 ], %r16
  qplog_0xe8,3 %b[87], %b[103], %g16, %b[88]
  qplog_0x96,4 %b[80], %b[58], %b[124], %b[58]
  ldqp,5 [ %r2 + 0x1ad0 ], %b[40]
}
{
  qplog_0x96,0 %r24, %b[1], %g9, %b[1]
  qplog_0x96,1 %g8, %b[2], %r45, %b[2]
  ldqp,2 [ %r2 + 0x1ae0 ], %b[36]
  qplog_0x96,3 %b[48], %b[89], %g25, %b[89]
  qplog_0x96,4 %g24, %b[90], %b[69], %b[90]
  ldqp,5 [ %r2 + 0x1ae0 ], %b[124]
}
{
  qplog_0xe8,0 %r29, %r57, %b[0], %r45
  qplog_0x96,1 %g2, %r32, %r41, %r32
  ldqp,2 [ %r2 + 0x1af0 ], %g9
  qplog_0xe8,3 %b[53], %b[81], %b[88], %b[69]
  qplog_0x96,4 %g18, %b[56], %b[65], %b[56]
  ldqp,5 [ %r2 + 0x1af0 ], %g25
}
{
  qplog_0x9a,0 %r18, %r52, %r19, %r41
  qplog_0x96,1 %r63, %b[15], %g0, %b[15]
  qplog_0x9a,3 %b[42], %b[76], %b[43], %b[65]
  qplog_0x96,4 %b[87], %b[103], %g16, %b[103]
}
{
  qplog_0xe8,0 %b[26], %r61, %r45, %g0
  qplog_0x96,1 %b[26], %r61, %r45, %r61
  qplog_0xe8,3 %b[114], %b[85], %b[69], %g16
  qplog_0x96,4 %b[114], %b[85], %b[69], %b[85]
}
{
  qplog_0x06,0 %r41, %b[12], %b[11], %r45
  qplog_0x84,1 %r52, %b[11], %b[12], %b[12]
  qplog_0x06,3 %b[65], %b[100], %b[99], %b[69]
  qplog_0x84,4 %b[76], %b[99], %b[100], %b[100]
}
{
  qplog_0x96,0 %r29, %r57, %b[0], %r57
  qplog_0x96,1 %r17, %b[33], %r60, %b[33]
  qplog_0x96,3 %b[53], %b[81], %b[88], %b[81]
  qplog_0x96,4 %b[41], %b[121], %b[84], %b[121]
}
{
  qplog_0xe8,0 %b[39], %g7, %g0, %r60
  qplog_0x96,1 %b[39], %g7, %g0, %g7
  qplog_0xe8,3 %b[127], %g23, %g16, %b[84]
  qplog_0x96,4 %b[127], %g23, %g16, %g23
}
{
  qplog_0x96,0 %r45, %b[11], %b[24], %r45
  qplog_0x53,1 %r18, %b[12], %r19, %r18
  qplog_0x96,3 %b[69], %b[99], %b[112], %b[69]
  qplog_0x53,4 %b[42], %b[100], %b[43], %b[42]
}
{
  qplog_0xe8,0 %r37, %r22, %r60, %b[12]
  qplog_0x96,1 %r37, %r22, %r60, %r22
  ldqp,2 [ %r2 + 0x1b00 ], %r60
  qplog_0xe8,3 %b[61], %b[46], %b[84], %b[100]
  qplog_0x96,4 %b[61], %b[46], %b[84], %b[46]
  ldqp,5 [ %r2 + 0x1b00 ], %b[84]
}
{
  qplog_0x96,0 %r41, %r18, %r48, %r41
  qplog_0x6b,1 %r44, %r47, %r54, %r48
  ldqp,2 [ %r2 + 0x1b10 ], %r19
  qplog_0x96,3 %b[65], %b[42], %b[72], %b[65]
  qplog_0x6b,4 %b[68], %b[71], %b[78], %b[72]
  ldqp,5 [ %r2 + 0x1b10 ], %b[43]
}
{
  qplog_0xe8,0 %b[20], %r20, %b[12], %b[11]
  qplog_0x96,1 %b[20], %r20, %b[12], %r20
  qplog_0xe8,3 %b[108], %b[44], %b[100], %b[99]
  qplog_0x96,4 %b[108], %b[44], %b[100], %b[44]
}
{
  qplog_0x42,0 %r22, %g7, %r61, %b[12]
  qplog_0xec,1 %r44, %r42, %r54, %b[24]
  qplog_0x42,3 %b[46], %g23, %b[85], %b[100]
  qplog_0xec,4 %b[68], %b[66], %b[78], %b[112]
}
{
  qplog_0xe8,0 %r28, %g10, %b[11], %g0
  qplog_0x93,1 %r22, %r61, %r20, %b[0]
  qplog_0xe8,3 %b[52], %g26, %b[99], %g16
  qplog_0x93,4 %b[46], %b[85], %b[44], %b[88]
}
{
  qplog_0x96,0 %r28, %g10, %b[11], %g10
  qplog_0x96,1 %r18, %r52, %r50, %r18
  qplog_0x96,3 %b[52], %g26, %b[99], %g26
  qplog_0x96,4 %b[42], %b[76], %b[74], %b[42]
}
{
  qplog_0xe8,0 %b[8], %b[22], %g0, %r52
  qplog_0x63,1 %b[0], %r20, %g7, %r50
  ldqp,2 [ %r2 + 0x1b20 ], %b[11]
  qplog_0xe8,3 %b[96], %b[110], %g16, %b[76]
  qplog_0x63,4 %b[88], %b[44], %g23, %b[74]
  ldqp,5 [ %r2 + 0x1b20 ], %b[99]
}
{
  qplog_0x25,0 %r20, %b[0], %r22, %r22
  qplog_0x78,1 %b[12], %r20, %g7, %r20
  qplog_0x25,3 %b[44], %b[88], %b[46], %b[46]
  qplog_0x78,4 %b[100], %b[44], %g23, %b[44]
}
{
  qplog_0x96,0 %r50, %b[12], %r49, %r50
  qplog_0x96,1 %b[8], %b[22], %g0, %b[22]
  ldqp,2 [ %r2 + 0x1b30 ], %g0
  qplog_0x96,3 %b[74], %b[100], %b[73], %b[74]
  qplog_0x96,4 %b[96], %b[110], %g16, %b[110]
  ldqp,5 [ %r2 + 0x1b30 ], %g16
}
{
  qplog_0xe8,0 %b[19], %r59, %r52, %r49
  qplog_0x49,1 %r20, %g7, %r61, %g7
  qplog_0xe8,3 %b[107], %b[83], %b[76], %b[73]
  qplog_0x49,4 %b[44], %g23, %b[85], %g23
}
{
  qplog_0x56,0 %b[12], %r22, %g5, %b[12]
  qplog_0x96,1 %b[19], %r59, %r52, %r59
  qplog_0x56,3 %b[100], %b[46], %g21, %b[100]
  qplog_0x96,4 %b[107], %b[83], %b[76], %b[83]
}
{
  qplog_0x96,0 %b[14], %r31, %r49, %r52
  qplog_0xe8,1 %b[14], %r31, %r49, %r31
  qplog_0x96,3 %b[102], %b[55], %b[73], %b[76]
  qplog_0xe8,4 %b[102], %b[55], %b[73], %b[55]
}
{
  qplog_0xc0,0 %r50, %r60, %r60, %r49
  qplog_0x96,1 %g7, %r22, %b[27], %g7
  qplog_0xc0,3 %b[74], %b[84], %b[84], %b[73]
  qplog_0x96,4 %g23, %b[46], %b[115], %g23
}
{
  qplog_0x18,0 %r52, %b[22], %g10, %r22
  qplog_0xbd,1 %r59, %g10, %r52, %b[27]
  qplog_0x18,3 %b[76], %b[110], %g26, %b[46]
  qplog_0xbd,4 %b[83], %g26, %b[76], %b[115]
}
{
  qplog_0xe8,0 %b[3], %b[7], %r31, %g5
  qplog_0xe8,1 %b[12], %r19, %r49, %r61
  qplog_0xe8,3 %b[91], %b[95], %b[55], %g21
  qplog_0xe8,4 %b[100], %b[43], %b[73], %b[85]
}
{
  qplog_0x96,0 %b[3], %b[7], %r31, %b[7]
  qplog_0x48,1 %b[24], %r48, %r47, %r31
  qplog_0x96,3 %b[91], %b[95], %b[55], %b[95]
  qplog_0x48,4 %b[112], %b[72], %b[71], %b[55]
}
{
  qplog_0x69,0 %r42, %r44, %r48, %r42
  qplog_0x96,1 %b[24], %r48, %b[13], %b[13]
  qplog_0x69,3 %b[66], %b[68], %b[72], %b[66]
  qplog_0x96,4 %b[112], %b[72], %b[101], %b[101]
}
{
  qplog_0x96,0 %r31, %r44, %g14, %r31
  qplog_0xc6,1 %r25, %r23, %r38, %r44
  qplog_0x96,3 %b[55], %b[68], %g30, %b[55]
  qplog_0xc6,4 %b[49], %b[47], %b[62], %b[68]
}
{
  qplog_0x17,0 %r22, %r59, %b[22], %g14
  qplog_0x2a,1 %b[24], %r42, %r48, %b[24]
  qplog_0x17,3 %b[46], %b[83], %b[110], %g30
  qplog_0x2a,4 %b[112], %b[66], %b[72], %b[112]
}
{
  qplog_0xbe,0 %r52, %r59, %b[22], %r48
  qplog_0x86,1 %b[22], %r59, %g10, %r59
  qplog_0xbe,3 %b[76], %b[83], %b[110], %b[72]
  qplog_0x86,4 %b[110], %b[83], %g26, %b[83]
}
{
  qplog_0xa3,0 %g14, %r52, %g10, %r52
  qplog_0x96,1 %g14, %b[27], %g4, %g14
  qplog_0xa3,3 %g30, %b[76], %g26, %b[76]
  qplog_0x96,4 %g30, %b[115], %g20, %g30
}
{
  qplog_0xe8,0 %b[35], %r16, %g5, %g4
  qplog_0xe8,1 %g7, %b[11], %r61, %g10
  qplog_0xe8,3 %b[123], %b[40], %g21, %g20
  qplog_0xe8,4 %g23, %b[99], %b[85], %g26
}
{
  qplog_0x96,0 %r52, %r48, %r55, %r52
  qplog_0x56,1 %r22, %r59, %g1, %r22
  qplog_0x96,3 %b[76], %b[72], %b[79], %b[76]
  qplog_0x56,4 %b[46], %b[83], %g17, %b[46]
}
{
  qplog_0xe8,0 %b[28], %b[36], %g4, %r59
  qplog_0xe8,1 %g14, %g0, %g10, %g1
  qplog_0xe8,3 %b[116], %b[124], %g20, %b[83]
  qplog_0xe8,4 %g30, %g16, %g26, %g17
}
{
  qplog_0x96,0 %b[35], %r16, %g5, %r16
  qplog_0x96,1 %b[28], %b[36], %g4, %b[36]
  qplog_0x96,3 %b[123], %b[40], %g21, %b[40]
  qplog_0x96,4 %b[116], %b[124], %g20, %b[124]
}
{
  qplog_0x96,0 %r36, %g9, %r59, %g9
  qplog_0x96,1 %r48, %b[27], %g6, %r48
  qplog_0x96,3 %b[60], %g25, %b[83], %g25
  qplog_0x96,4 %b[72], %b[115], %g22, %b[72]
}
{
  qplog_0xb2,0 %r42, %r54, %r47, %r42
  qplog_0x96,1 %b[24], %r54, %r27, %b[24]
  qplog_0xb2,3 %b[66], %b[78], %b[71], %b[66]
  qplog_0x96,4 %b[112], %b[78], %b[51], %b[112]
}
{
  ldqp,0 [ %r2 + 0x1b50 ], %r27
  qplog_0x6f,1 %r16, %g9, %b[7], %b[27]
  ldqp,2 [ %r2 + 0x1b40 ], %r54
  ldqp,3 [ %r2 + 0x1b50 ], %b[51]
  qplog_0x6f,4 %b[40], %g25, %b[95], %b[115]
  ldqp,5 [ %r2 + 0x1b40 ], %b[78]
}
{
  qplog_0x6b,0 %g9, %b[36], %b[7], %g6
  qplog_0x73,1 %r16, %b[36], %g9, %r59
  qplog_0x6b,3 %g25, %b[124], %b[95], %g22
  qplog_0x73,4 %b[40], %b[124], %g25, %b[83]
}
{
  qplog_0x24,0 %b[27], %b[36], %b[7], %g4
  qplog_0x1a,1 %r38, %r44, %g15, %g5
  qplog_0x24,3 %b[115], %b[124], %b[95], %g20
  qplog_0x1a,4 %b[62], %b[68], %g31, %g21
}
{
  qplog_0x29,0 %g6, %b[36], %r16, %r55
  qplog_0x6a,1 %g6, %b[27], %b[5], %g6
  qplog_0x29,3 %g22, %b[124], %b[40], %b[79]
  qplog_0x6a,4 %g22, %b[115], %b[93], %g22
}
{
  qplog_0x96,0 %g4, %r16, %r39, %g4
  qplog_0x5a,1 %r42, %r47, %b[10], %r42
  qplog_0x96,3 %g20, %b[40], %b[63], %g20
  qplog_0x5a,4 %b[66], %b[71], %b[98], %b[66]
}
{
  qplog_0xe8,0 %r52, %r54, %g1, %b[10]
  qplog_0x49,1 %r55, %b[36], %b[7], %b[36]
  ldqp,2 [ %r2 + 0x1b60 ], %r47
  qplog_0xe8,3 %b[76], %b[78], %g17, %b[98]
  qplog_0x49,4 %b[79], %b[124], %b[95], %b[124]
  ldqp,5 [ %r2 + 0x1b60 ], %b[71]
}
{
  qplog_0x96,0 %r55, %g9, %r46, %r55
  qplog_0x6b,1 %g5, %r44, %r25, %g9
  ldqp,2 [ %r2 + 0x1b70 ], %b[7]
  qplog_0x96,3 %b[79], %g25, %b[70], %b[79]
  qplog_0x6b,4 %g21, %b[68], %b[49], %g25
  ldqp,5 [ %r2 + 0x1b70 ], %b[95]
}
{
  qplog_0xe8,0 %r22, %r27, %b[10], %r46
  qplog_0x96,1 %b[36], %r59, %b[9], %b[36]
  qplog_0xe8,3 %b[46], %b[51], %b[98], %b[70]
  qplog_0x96,4 %b[124], %b[83], %b[97], %b[124]
}
{
  qplog_0xe7,0 %r44, %r38, %g15, %r44
  qplog_0x96,1 %g9, %g15, %b[34], %b[34]
  qplog_0xe7,3 %b[68], %b[62], %g31, %b[68]
  qplog_0x96,4 %g25, %g31, %b[122], %b[122]
}
{
  qplog_0x29,0 %r30, %b[1], %r34, %r59
  qplog_0x51,1 %b[2], %b[1], %r30, %b[9]
  ldqp,2 [ %r2 + 0x1b80 ], %r38
  qplog_0x29,3 %b[54], %b[89], %b[58], %b[83]
  qplog_0x51,4 %b[90], %b[89], %b[54], %b[97]
  ldqp,5 [ %r2 + 0x1b80 ], %b[62]
}
{
  qplog_0xe8,0 %r48, %r47, %r46, %r16
  qplog_0x7b,1 %r44, %g9, %r23, %r23
  qplog_0xe8,3 %b[72], %b[71], %b[70], %b[40]
  qplog_0x7b,4 %b[68], %g25, %b[47], %b[47]
}
{
  qplog_0x49,0 %r59, %b[1], %b[2], %r39
  qplog_0x96,1 %r44, %g9, %g3, %g9
  qplog_0x49,3 %b[83], %b[89], %b[90], %b[63]
  qplog_0x96,4 %b[68], %g25, %g19, %g25
}
{
  qplog_0xe8,0 %g6, %b[7], %r16, %g3
  qplog_0x96,1 %r23, %g5, %g11, %g5
  qplog_0xe8,3 %g22, %b[95], %b[40], %g19
  qplog_0x96,4 %b[47], %g21, %g27, %g21
}
{
  qplog_0x4a,0 %r23, %r44, %g15, %r23
  qplog_0x8d,1 %r39, %b[9], %b[1], %b[1]
  qplog_0x4a,3 %b[47], %b[68], %g31, %b[47]
  qplog_0x8d,4 %b[63], %b[97], %b[89], %b[89]
}
{
  qplog_0xe8,0 %g4, %r38, %g3, %g15
  qplog_0x79,1 %r59, %b[2], %r30, %r59
  ldqp,2 [ %r2 + 0x1b90 ], %r44
  qplog_0xe8,3 %g20, %b[62], %g19, %g31
  qplog_0x79,4 %b[83], %b[90], %b[54], %b[83]
  ldqp,5 [ %r2 + 0x1b90 ], %b[68]
}
{
  qplog_0x96,0 %r23, %r25, %b[16], %r23
  qplog_0xc5,1 %b[1], %b[2], %r34, %b[2]
  qplog_0x96,3 %b[47], %b[49], %b[104], %b[47]
  qplog_0xc5,4 %b[89], %b[90], %b[58], %b[90]
}
{
  ldqp,0 [ %r2 + 0x1bb0 ], %b[16]
  qplog_0x96,1 %b[1], %r59, %r53, %b[1]
  ldqp,2 [ %r2 + 0x1ba0 ], %r25
  ldqp,3 [ %r2 + 0x1bb0 ], %b[104]
  qplog_0x96,4 %b[89], %b[83], %b[77], %b[89]
  ldqp,5 [ %r2 + 0x1ba0 ], %b[49]
}
{
  qplog_0x96,0 %b[2], %r30, %b[17], %b[2]
  qplog_0x79,1 %b[15], %r32, %r57, %r30
  ldqp,2 [ %r2 + 0x1bc0 ], %r53
  qplog_0x96,3 %b[90], %b[54], %b[105], %b[90]
  qplog_0x79,4 %b[103], %b[56], %b[81], %b[54]
  ldqp,5 [ %r2 + 0x1bc0 ], %b[77]
}
{
  qplog_0x96,0 %r59, %r34, %b[32], %r59
  qplog_0x96,1 %r39, %b[9], %b[21], %r39
  ldqp,2 [ %r2 + 0x1bd0 ], %b[17]
  qplog_0x96,3 %b[83], %b[58], %b[120], %b[83]
  qplog_0x96,4 %b[63], %b[97], %b[109], %b[63]
  ldqp,5 [ %r2 + 0x1bd0 ], %b[105]
}
{
  qplog_0xe8,0 %b[36], %r44, %g15, %b[9]
  qplog_0xe5,1 %r30, %r57, %b[33], %r34
  ldqp,2 [ %r2 + 0x1be0 ], %b[21]
  qplog_0xe8,3 %b[124], %b[68], %g31, %b[97]
  qplog_0xe5,4 %b[54], %b[81], %b[121], %b[58]
  ldqp,5 [ %r2 + 0x1be0 ], %b[109]
}
{
  qplog_0x56,0 %b[15], %b[33], %r32, %g11
  qplog_0x96,1 %r20, %b[0], %b[4], %r20
  ldqp,2 [ %r2 + 0x1bf0 ], %b[32]
  qplog_0x56,3 %b[103], %b[121], %b[56], %g27
  qplog_0x96,4 %b[44], %b[88], %b[92], %b[44]
  ldqp,5 [ %r2 + 0x1bf0 ], %b[120]
}
{
  qplog_0xe8,0 %r55, %r25, %b[9], %b[0]
  qplog_0x6b,1 %r34, %b[15], %b[33], %b[4]
  qplog_0xe8,3 %b[79], %b[49], %b[97], %b[88]
  qplog_0x6b,4 %b[58], %b[103], %b[121], %b[92]
}
{
  qplog_0x96,0 %g11, %b[33], %b[25], %b[33]
  qplog_0x3c,1 %r50, %r60, %r60, %r60
  ldqp,2 [ %r2 + 0x1c00 ], %b[27]
  qplog_0x96,3 %g27, %b[121], %b[113], %b[121]
  qplog_0x3c,4 %b[74], %b[84], %b[84], %b[84]
  ldqp,5 [ %r2 + 0x1c00 ], %b[115]
}
{
  qplog_0xe8,0 %r45, %b[16], %b[0], %b[25]
  qplog_0x5c,1 %b[4], %r34, %r32, %r34
  qplog_0xe8,3 %b[69], %b[104], %b[88], %b[113]
  qplog_0x5c,4 %b[92], %b[58], %b[56], %b[58]
}
{
  qplog_0x96,0 %b[4], %r32, %r40, %b[4]
  qplog_0x96,1 %b[12], %r19, %r49, %r19
  qplog_0x96,3 %b[92], %b[56], %b[64], %b[92]
  qplog_0x96,4 %b[100], %b[43], %b[73], %b[43]
}
{
  qplog_0xe8,0 %b[23], %r53, %b[25], %r49
  qplog_0x6f,1 %r34, %g11, %r30, %g11
  qplog_0xe8,3 %b[111], %b[77], %b[113], %b[73]
  qplog_0x6f,4 %b[58], %g27, %b[54], %g27
}
{
  qplog_0x96,0 %r34, %r57, %b[18], %r34
  qplog_0x96,1 %g14, %g0, %g10, %g0
  ldqp,2 [ %r2 + 0x1c10 ], %r30
  qplog_0x96,3 %b[58], %b[81], %b[106], %b[58]
  qplog_0x96,4 %g30, %g16, %g26, %g16
  ldqp,5 [ %r2 + 0x1c10 ], %b[54]
}
{
  qplog_0xe8,0 %r41, %b[17], %r49, %g10
  qplog_0x96,1 %g11, %b[15], %r51, %g11
  qplog_0xe8,3 %b[65], %b[105], %b[73], %g26
  qplog_0x96,4 %g27, %b[103], %b[75], %g27
}
{
  ldqp,0 [ %r2 + 0x1c30 ], %r51
  qplog_0x96,1 %g7, %b[11], %r61, %b[11]
  ldqp,2 [ %r2 + 0x1c20 ], %b[15]
  ldqp,3 [ %r2 + 0x1c30 ], %b[75]
  qplog_0x96,4 %g23, %b[99], %b[85], %b[99]
  ldqp,5 [ %r2 + 0x1c20 ], %b[103]
}
{
  qplog_0xe8,0 %r18, %b[21], %g10, %r61
  qplog_0x1e,1 %r60, %g0, %r19, %r60
  ldqp,2 [ %r2 + 0x1c40 ], %r57
  qplog_0xe8,3 %b[42], %b[109], %g26, %b[85]
  qplog_0x1e,4 %b[84], %g16, %b[43], %b[84]
  ldqp,5 [ %r2 + 0x1c40 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x1c60 ], %r32
  qplog_0x96,1 %r52, %r54, %g1, %r54
  ldqp,2 [ %r2 + 0x1c50 ], %b[18]
  ldqp,3 [ %r2 + 0x1c60 ], %b[56]
  qplog_0x96,4 %b[76], %b[78], %g17, %b[78]
  ldqp,5 [ %r2 + 0x1c50 ], %b[106]
}
{
  qplog_0xe8,0 %r31, %b[32], %r61, %g1
  qplog_0x4a,1 %r60, %g0, %b[11], %b[5]
  ldqp,2 [ %r2 + 0x1c70 ], %r40
  qplog_0xe8,3 %b[55], %b[120], %b[85], %g17
  qplog_0x4a,4 %b[84], %g16, %b[99], %b[93]
  ldqp,5 [ %r2 + 0x1c70 ], %b[64]
}
{
  qplog_0x96,0 %r22, %r27, %b[10], %r27
  qplog_0x96,1 %r48, %r47, %r46, %r47
  ldqp,2 [ %r2 + 0x1c80 ], %b[22]
  qplog_0x96,3 %b[46], %b[51], %b[98], %b[51]
  qplog_0x96,4 %b[72], %b[71], %b[70], %b[71]
  ldqp,5 [ %r2 + 0x1c80 ], %b[110]
}
{
  qplog_0xe8,0 %b[13], %b[27], %g1, %r46
  qplog_0x96,1 %b[5], %r19, %r43, %r43
  ldqp,2 [ %r2 + 0x1c90 ], %b[10]
  qplog_0xe8,3 %b[101], %b[115], %g17, %b[70]
  qplog_0x96,4 %b[93], %b[43], %b[67], %b[67]
  ldqp,5 [ %r2 + 0x1c90 ], %b[98]
}
{
  qplog_0x96,0 %g6, %b[7], %r16, %b[7]
  qplog_0x96,1 %g4, %r38, %g3, %r38
  qplog_0x96,3 %g22, %b[95], %b[40], %b[95]
  qplog_0x96,4 %g20, %b[62], %g19, %b[62]
}
{
  qplog_0xe8,0 %b[24], %r30, %r46, %g3
  qplog_0x96,1 %r55, %r25, %b[9], %r25
  ldqp,2 [ %r2 + 0x1ca0 ], %r16
  qplog_0xe8,3 %b[112], %b[54], %b[70], %g19
  qplog_0x96,4 %b[79], %b[49], %b[97], %b[49]
  ldqp,5 [ %r2 + 0x1ca0 ], %b[40]
}
{
  qplog_0x96,0 %r45, %b[16], %b[0], %b[16]
  qplog_0x96,1 %b[36], %r44, %g15, %r44
  ldqp,2 [ %r2 + 0x1cb0 ], %b[9]
  qplog_0x96,3 %b[69], %b[104], %b[88], %b[104]
  qplog_0x96,4 %b[124], %b[68], %g31, %b[68]
  ldqp,5 [ %r2 + 0x1cb0 ], %b[97]
}
{
  qplog_0xe8,0 %r42, %b[15], %g3, %g15
  qplog_0x96,1 %b[23], %r53, %b[25], %r53
  ldqp,2 [ %r2 + 0x1cc0 ], %b[0]
  qplog_0xe8,3 %b[66], %b[103], %g19, %g31
  qplog_0x96,4 %b[111], %b[77], %b[113], %b[77]
  ldqp,5 [ %r2 + 0x1cc0 ], %b[88]
}
{
  qplog_0x96,0 %r41, %b[17], %r49, %b[17]
  qplog_0x96,1 %r31, %b[32], %r61, %b[32]
  ldqp,2 [ %r2 + 0x1cd0 ], %b[25]
  qplog_0x96,3 %b[65], %b[105], %b[73], %b[105]
  qplog_0x96,4 %b[55], %b[120], %b[85], %b[120]
  ldqp,5 [ %r2 + 0x1cd0 ], %b[113]
}
{
  qplog_0xe8,0 %b[34], %r51, %g15, %r61
  qplog_0x96,1 %r18, %b[21], %g10, %b[21]
  ldqp,2 [ %r2 + 0x1ce0 ], %r49
  qplog_0xe8,3 %b[122], %b[75], %g31, %b[85]
  qplog_0x96,4 %b[42], %b[109], %g26, %b[109]
  ldqp,5 [ %r2 + 0x1ce0 ], %b[73]
}
{
  qplog_0x96,0 %b[13], %b[27], %g1, %b[27]
  qplog_0x96,1 %r42, %b[15], %g3, %b[15]
  ldqp,2 [ %r2 + 0x1cf0 ], %g10
  qplog_0x96,3 %b[101], %b[115], %g17, %b[115]
  qplog_0x96,4 %b[66], %b[103], %g19, %b[103]
  ldqp,5 [ %r2 + 0x1cf0 ], %g26
}
{
  qplog_0xe8,0 %g5, %r57, %r61, %g3
  qplog_0x96,1 %g5, %r57, %r61, %r57
  qplog_0xe8,3 %g21, %b[81], %b[85], %g19
  qplog_0x96,4 %g21, %b[81], %b[85], %b[81]
}
{
  qplog_0x9a,0 %b[5], %r60, %g0, %r61
  qplog_0x84,1 %r60, %r19, %b[11], %g1
  qplog_0x9a,3 %b[93], %b[84], %g16, %b[85]
  qplog_0x84,4 %b[84], %b[43], %b[99], %g17
}
{
  qplog_0x96,0 %b[34], %r51, %g15, %r51
  qplog_0x96,1 %b[24], %r30, %r46, %r30
  qplog_0x96,3 %b[122], %b[75], %g31, %b[75]
  qplog_0x96,4 %b[112], %b[54], %b[70], %b[54]
}
{
  qplog_0xe8,0 %g9, %b[18], %g3, %r46
  qplog_0x96,1 %g9, %b[18], %g3, %b[18]
  qplog_0xe8,3 %g25, %b[106], %g19, %b[70]
  qplog_0x96,4 %g25, %b[106], %g19, %b[106]
}
{
  qplog_0x06,0 %r61, %b[11], %r19, %b[11]
  qplog_0x53,1 %b[5], %g1, %g0, %b[5]
  qplog_0x06,3 %b[85], %b[99], %b[43], %b[99]
  qplog_0x53,4 %b[93], %g17, %g16, %b[93]
}
{
  qplog_0xe8,0 %r23, %r32, %r46, %g1
  qplog_0x96,1 %r23, %r32, %r46, %r32
  ldqp,2 [ %r2 + 0x1d00 ], %r46
  qplog_0xe8,3 %b[47], %b[56], %b[70], %g17
  qplog_0x96,4 %b[47], %b[56], %b[70], %b[56]
  ldqp,5 [ %r2 + 0x1d00 ], %b[70]
}
{
  qplog_0x96,0 %b[11], %r19, %b[29], %b[11]
  qplog_0x96,1 %r61, %b[5], %r56, %r61
  qplog_0x96,3 %b[99], %b[43], %b[117], %b[99]
  qplog_0x96,4 %b[85], %b[93], %b[80], %b[85]
}
{
  qplog_0xe8,0 %b[2], %r40, %g1, %r56
  qplog_0x96,1 %b[2], %r40, %g1, %r40
  ldqp,2 [ %r2 + 0x1d10 ], %g1
  qplog_0xe8,3 %b[90], %b[64], %g17, %b[80]
  qplog_0x96,4 %b[90], %b[64], %g17, %b[64]
  ldqp,5 [ %r2 + 0x1d10 ], %g17
}
{
  qplog_0x42,0 %r32, %b[18], %r57, %r19
  qplog_0x6b,1 %b[7], %r54, %r27, %b[29]
  qplog_0x42,3 %b[56], %b[106], %b[81], %b[43]
  qplog_0x6b,4 %b[95], %b[78], %b[51], %b[117]
}
{
  qplog_0xe8,0 %b[1], %b[22], %r56, %g0
  qplog_0x93,1 %r32, %r57, %r40, %g3
  qplog_0xe8,3 %b[89], %b[110], %b[80], %g16
  qplog_0x93,4 %b[56], %b[81], %b[64], %g19
}
{
  qplog_0x78,0 %r19, %r40, %b[18], %g15
  qplog_0x96,1 %b[1], %b[22], %r56, %b[22]
  qplog_0x78,3 %b[43], %b[64], %b[106], %g31
  qplog_0x96,4 %b[89], %b[110], %b[80], %b[110]
}
{
  qplog_0xe8,0 %r59, %b[10], %g0, %r56
  qplog_0x25,1 %r40, %g3, %r32, %r32
  qplog_0xe8,3 %b[83], %b[98], %g16, %b[80]
  qplog_0x25,4 %b[64], %g19, %b[56], %b[56]
}
{
  qplog_0x63,0 %g3, %r40, %b[18], %r40
  qplog_0x96,1 %r59, %b[10], %g0, %b[10]
  qplog_0x63,3 %g19, %b[64], %b[106], %b[64]
  qplog_0x96,4 %b[83], %b[98], %g16, %b[98]
}
{
  qplog_0xe8,0 %r39, %r16, %r56, %g0
  qplog_0x49,1 %g15, %b[18], %r57, %b[18]
  qplog_0xe8,3 %b[63], %b[40], %b[80], %g16
  qplog_0x49,4 %g31, %b[106], %b[81], %b[106]
}
{
  qplog_0x96,0 %r40, %r19, %r33, %r40
  qplog_0x56,1 %r19, %r32, %b[30], %r19
  qplog_0x96,3 %b[64], %b[43], %b[57], %b[64]
  qplog_0x56,4 %b[43], %b[56], %b[118], %b[43]
}
{
  qplog_0x96,0 %b[4], %b[9], %g0, %b[30]
  qplog_0x96,1 %r39, %r16, %r56, %r16
  qplog_0x96,3 %b[92], %b[97], %g16, %b[118]
  qplog_0x96,4 %b[63], %b[40], %b[80], %b[40]
}
{
  qplog_0xe8,0 %b[4], %b[9], %g0, %b[9]
  qplog_0xc0,1 %r40, %r46, %r46, %g0
  qplog_0xe8,3 %b[92], %b[97], %g16, %b[97]
  qplog_0xc0,4 %b[64], %b[70], %b[70], %g16
}
{
  qplog_0x18,0 %b[30], %b[10], %b[22], %r56
  qplog_0x96,1 %b[18], %r32, %r62, %b[18]
  qplog_0x18,3 %b[118], %b[98], %b[110], %b[80]
  qplog_0x96,4 %b[106], %b[56], %b[86], %b[106]
}
{
  qplog_0xbd,0 %r16, %b[22], %b[30], %r32
  qplog_0xe8,1 %g11, %b[0], %b[9], %r62
  qplog_0xbd,3 %b[40], %b[110], %b[118], %b[56]
  qplog_0xe8,4 %g27, %b[88], %b[97], %b[86]
}
{
  qplog_0x17,0 %r56, %r16, %b[10], %r33
  qplog_0xe8,1 %r19, %g1, %g0, %r57
  qplog_0x17,3 %b[80], %b[40], %b[98], %b[57]
  qplog_0xe8,4 %b[43], %g17, %g16, %b[81]
}
{
  qplog_0x96,0 %g11, %b[0], %b[9], %b[0]
  qplog_0x96,1 %r34, %b[25], %r62, %b[9]
  qplog_0x96,3 %g27, %b[88], %b[97], %b[88]
  qplog_0x96,4 %b[58], %b[113], %b[86], %b[97]
}
{
  qplog_0x96,0 %r33, %r32, %b[37], %b[37]
  qplog_0xe8,1 %r34, %b[25], %r62, %b[25]
  qplog_0x96,3 %b[57], %b[56], %b[125], %b[125]
  qplog_0xe8,4 %b[58], %b[113], %b[86], %b[113]
}
{
  qplog_0xbe,0 %b[30], %r16, %b[10], %r62
  qplog_0xa3,1 %r33, %b[30], %b[22], %r33
  qplog_0xbe,3 %b[118], %b[40], %b[98], %b[86]
  qplog_0xa3,4 %b[57], %b[118], %b[110], %b[57]
}
{
  qplog_0x86,0 %b[10], %r16, %b[22], %r16
  qplog_0xe8,1 %b[33], %r49, %b[25], %b[10]
  qplog_0x86,3 %b[98], %b[40], %b[110], %b[40]
  qplog_0xe8,4 %b[121], %b[73], %b[113], %b[98]
}
{
  qplog_0x96,0 %r33, %r62, %b[38], %r33
  qplog_0x96,1 %b[33], %r49, %b[25], %r49
  qplog_0x96,3 %b[57], %b[86], %b[126], %b[57]
  qplog_0x96,4 %b[121], %b[73], %b[113], %b[73]
}
{
  qplog_0x56,0 %r56, %r16, %b[31], %r56
  qplog_0x96,1 %r20, %g10, %b[10], %g10
  qplog_0x56,3 %b[80], %b[40], %b[119], %b[80]
  qplog_0x96,4 %b[44], %g26, %b[98], %g26
}
{
  qplog_0x96,0 %r62, %r32, %r21, %r62
  qplog_0xec,1 %b[7], %r47, %r27, %r32
  qplog_0x96,3 %b[86], %b[56], %b[45], %b[86]
  qplog_0xec,4 %b[95], %b[71], %b[51], %b[56]
}
{
  qplog_0x6f,0 %b[9], %g10, %b[0], %r21
  qplog_0x6b,1 %g10, %r49, %b[0], %b[10]
  qplog_0x6f,3 %b[97], %g26, %b[88], %b[45]
  qplog_0x6b,4 %g26, %b[73], %b[88], %b[98]
}
{
  qplog_0x73,0 %b[9], %r49, %g10, %r16
  qplog_0x96,1 %b[5], %r60, %g8, %b[5]
  qplog_0x73,3 %b[97], %b[73], %g26, %b[40]
  qplog_0x96,4 %b[93], %b[84], %g24, %b[93]
}
{
  ldqp,0 [ %r2 + 0x1d30 ], %g8
  qplog_0x29,1 %b[10], %r49, %b[9], %b[31]
  ldqp,2 [ %r2 + 0x1d20 ], %r60
  ldqp,3 [ %r2 + 0x1d30 ], %g24
  qplog_0x29,4 %b[98], %b[73], %b[97], %b[119]
  ldqp,5 [ %r2 + 0x1d20 ], %b[84]
}
{
  qplog_0x24,0 %r21, %r49, %b[0], %b[25]
  qplog_0x6a,1 %b[10], %r21, %b[6], %b[10]
  qplog_0x24,3 %b[45], %b[73], %b[88], %b[113]
  qplog_0x6a,4 %b[98], %b[45], %b[94], %b[98]
}
{
  qplog_0x49,0 %b[31], %r49, %b[0], %r49
  qplog_0x96,1 %b[31], %g10, %r26, %b[31]
  qplog_0x49,3 %b[119], %b[73], %b[88], %b[73]
  qplog_0x96,4 %b[119], %g26, %b[50], %b[119]
}
{
  qplog_0x96,0 %b[25], %b[9], %r58, %b[25]
  qplog_0x48,1 %r32, %b[29], %r54, %b[9]
  qplog_0x96,3 %b[113], %b[97], %b[82], %b[113]
  qplog_0x48,4 %b[56], %b[117], %b[78], %b[97]
}
{
  qplog_0x96,0 %r49, %r16, %r35, %r49
  qplog_0x69,1 %r47, %b[7], %b[29], %r47
  qplog_0x96,3 %b[73], %b[40], %b[59], %b[73]
  qplog_0x69,4 %b[71], %b[95], %b[117], %b[71]
}
{
  qplog_0xe8,0 %b[18], %r60, %r57, %r16
  qplog_0x96,1 %b[9], %b[7], %r24, %b[9]
  qplog_0xe8,3 %b[106], %b[84], %b[81], %b[40]
  qplog_0x96,4 %b[97], %b[95], %b[48], %b[97]
}
{
  qplog_0x2a,0 %r32, %r47, %b[29], %b[7]
  qplog_0x96,1 %r32, %b[29], %g2, %r32
  qplog_0x2a,3 %b[56], %b[71], %b[117], %b[95]
  qplog_0x96,4 %b[56], %b[117], %g18, %b[56]
}
{
  qplog_0xe8,0 %b[37], %g8, %r16, %b[29]
  qplog_0xc6,1 %r38, %r25, %b[16], %g2
  qplog_0xe8,3 %b[125], %g24, %b[40], %b[117]
  qplog_0xc6,4 %b[62], %b[49], %b[104], %g18
}
{
  qplog_0xb2,0 %r47, %r27, %r54, %r47
  qplog_0x96,1 %b[7], %r27, %r17, %b[7]
  qplog_0xb2,3 %b[71], %b[51], %b[78], %b[71]
  qplog_0x96,4 %b[95], %b[51], %b[41], %b[95]
}
{
  ldqp,0 [ %r2 + 0x1d50 ], %r17
  qplog_0x1a,1 %b[16], %g2, %r44, %r24
  ldqp,2 [ %r2 + 0x1d40 ], %r27
  ldqp,3 [ %r2 + 0x1d50 ], %b[41]
  qplog_0x1a,4 %b[104], %g18, %b[68], %b[48]
  ldqp,5 [ %r2 + 0x1d40 ], %b[51]
}
{
  qplog_0x5a,0 %r47, %r54, %r63, %r47
  qplog_0xe7,1 %g2, %b[16], %r44, %b[16]
  qplog_0x5a,3 %b[71], %b[78], %b[87], %b[71]
  qplog_0xe7,4 %g18, %b[104], %b[68], %b[104]
}
{
  ldqp,0 [ %r2 + 0x1d70 ], %r63
  qplog_0x6b,1 %r24, %g2, %r38, %g2
  ldqp,2 [ %r2 + 0x1d60 ], %r54
  ldqp,3 [ %r2 + 0x1d70 ], %b[87]
  qplog_0x6b,4 %b[48], %g18, %b[62], %g18
  ldqp,5 [ %r2 + 0x1d60 ], %b[78]
}
{
  qplog_0x29,0 %r53, %b[32], %b[17], %r58
  qplog_0x51,1 %b[21], %b[32], %r53, %g10
  ldqp,2 [ %r2 + 0x1d80 ], %r35
  qplog_0x29,3 %b[77], %b[120], %b[105], %b[82]
  qplog_0x51,4 %b[109], %b[120], %b[77], %g26
  ldqp,5 [ %r2 + 0x1d80 ], %b[59]
}
{
  qplog_0x7b,0 %b[16], %g2, %r25, %r25
  qplog_0x96,1 %g2, %r44, %r29, %r29
  qplog_0x7b,3 %b[104], %g18, %b[49], %b[49]
  qplog_0x96,4 %g18, %b[68], %b[53], %b[53]
}
{
  qplog_0xe8,0 %r33, %r27, %b[29], %r26
  qplog_0x49,1 %r58, %b[32], %b[21], %b[0]
  qplog_0xe8,3 %b[57], %b[51], %b[117], %b[50]
  qplog_0x49,4 %b[82], %b[120], %b[109], %b[88]
}
{
  qplog_0x96,0 %r25, %r24, %b[26], %r24
  qplog_0x4a,1 %r25, %b[16], %r44, %r25
  qplog_0x96,3 %b[49], %b[48], %b[114], %b[48]
  qplog_0x4a,4 %b[49], %b[104], %b[68], %b[49]
}
{
  qplog_0xe8,0 %r56, %r17, %r26, %r44
  qplog_0x96,1 %b[16], %g2, %b[39], %b[16]
  ldqp,2 [ %r2 + 0x1d90 ], %b[26]
  qplog_0xe8,3 %b[80], %b[41], %b[50], %b[68]
  qplog_0x96,4 %b[104], %g18, %b[127], %b[104]
  ldqp,5 [ %r2 + 0x1d90 ], %b[114]
}
{
  qplog_0x8d,0 %b[0], %g10, %b[32], %b[32]
  qplog_0x96,1 %r25, %r38, %r37, %r25
  qplog_0x8d,3 %b[88], %g26, %b[120], %b[120]
  qplog_0x96,4 %b[49], %b[62], %b[61], %b[49]
}
{
  qplog_0xe8,0 %r62, %r54, %r44, %r38
  qplog_0x79,1 %r58, %b[21], %r53, %r58
  ldqp,2 [ %r2 + 0x1da0 ], %r37
  qplog_0xe8,3 %b[86], %b[78], %b[68], %b[62]
  qplog_0x79,4 %b[82], %b[109], %b[77], %b[82]
  ldqp,5 [ %r2 + 0x1da0 ], %b[61]
}
{
  ldqp,0 [ %r2 + 0x1dc0 ], %b[39]
  qplog_0xc5,1 %b[32], %b[21], %b[17], %b[21]
  ldqp,2 [ %r2 + 0x1db0 ], %g2
  ldqp,3 [ %r2 + 0x1dc0 ], %b[127]
  qplog_0xc5,4 %b[120], %b[109], %b[105], %b[109]
  ldqp,5 [ %r2 + 0x1db0 ], %g18
}
{
  qplog_0xe8,0 %b[10], %r63, %r38, %r21
  qplog_0x96,1 %b[32], %r58, %r28, %b[32]
  qplog_0xe8,3 %b[98], %b[87], %b[62], %b[45]
  qplog_0x96,4 %b[120], %b[82], %b[52], %b[120]
}
{
  qplog_0x96,0 %b[21], %r53, %b[20], %b[21]
  qplog_0x79,1 %b[15], %b[27], %r51, %r53
  qplog_0x96,3 %b[109], %b[77], %b[108], %b[109]
  qplog_0x79,4 %b[103], %b[115], %b[75], %b[77]
}
{
  qplog_0xe8,0 %b[25], %r35, %r21, %b[20]
  qplog_0x96,1 %r58, %b[17], %b[8], %r58
  ldqp,2 [ %r2 + 0x1dd0 ], %r28
  qplog_0xe8,3 %b[113], %b[59], %b[45], %b[108]
  qplog_0x96,4 %b[82], %b[105], %b[96], %b[82]
  ldqp,5 [ %r2 + 0x1dd0 ], %b[52]
}
{
  qplog_0xe5,0 %r53, %r51, %r30, %b[17]
  qplog_0x96,1 %b[0], %g10, %b[19], %b[0]
  qplog_0xe5,3 %b[77], %b[75], %b[54], %b[105]
  qplog_0x96,4 %b[88], %g26, %b[107], %b[88]
}
{
  qplog_0xe8,0 %r49, %b[26], %b[20], %g10
  qplog_0x56,1 %b[15], %r30, %b[27], %b[8]
  ldqp,2 [ %r2 + 0x1de0 ], %b[19]
  qplog_0xe8,3 %b[73], %b[114], %b[108], %g26
  qplog_0x56,4 %b[103], %b[54], %b[115], %b[96]
  ldqp,5 [ %r2 + 0x1de0 ], %b[107]
}
{
  qplog_0x6b,0 %b[17], %b[15], %r30, %b[38]
  qplog_0x96,1 %g15, %g3, %r36, %g15
  ldqp,2 [ %r2 + 0x1df0 ], %b[6]
  qplog_0x6b,3 %b[105], %b[103], %b[54], %b[126]
  qplog_0x96,4 %g31, %g19, %b[60], %g31
  ldqp,5 [ %r2 + 0x1df0 ], %b[94]
}
{
  qplog_0xe8,0 %b[31], %r37, %g10, %g3
  qplog_0x96,1 %b[8], %r30, %b[28], %r30
  ldqp,2 [ %r2 + 0x1e00 ], %r36
  qplog_0xe8,3 %b[119], %b[61], %g26, %g19
  qplog_0x96,4 %b[96], %b[54], %b[116], %b[54]
  ldqp,5 [ %r2 + 0x1e00 ], %b[60]
}
{
  qplog_0x5c,0 %b[38], %b[17], %b[27], %b[17]
  qplog_0x96,1 %b[38], %b[27], %b[14], %b[38]
  qplog_0x5c,3 %b[126], %b[105], %b[115], %b[105]
  qplog_0x96,4 %b[126], %b[115], %b[102], %b[126]
}
{
  qplog_0xe8,0 %b[11], %g2, %g3, %b[27]
  qplog_0x3c,1 %r40, %r46, %r46, %r46
  qplog_0xe8,3 %b[99], %g18, %g19, %b[115]
  qplog_0x3c,4 %b[64], %b[70], %b[70], %b[70]
}
{
  qplog_0x6f,0 %b[17], %b[8], %r53, %b[8]
  qplog_0x96,1 %b[17], %r51, %b[35], %b[17]
  qplog_0x6f,3 %b[105], %b[96], %b[77], %b[96]
  qplog_0x96,4 %b[105], %b[75], %b[123], %b[105]
}
{
  qplog_0xe8,0 %r43, %b[39], %b[27], %r51
  qplog_0x96,1 %r19, %g1, %g0, %g1
  ldqp,2 [ %r2 + 0x1e10 ], %b[35]
  qplog_0xe8,3 %b[67], %b[127], %b[115], %b[75]
  qplog_0x96,4 %b[43], %g17, %g16, %g17
  ldqp,5 [ %r2 + 0x1e10 ], %b[123]
}
{
  qplog_0x96,0 %b[8], %b[15], %b[3], %b[8]
  qplog_0x96,1 %b[37], %g8, %r16, %g8
  qplog_0x96,3 %b[96], %b[103], %b[91], %b[96]
  qplog_0x96,4 %b[125], %g24, %b[40], %g24
}
{
  qplog_0xe8,0 %r61, %r28, %r51, %r16
  qplog_0x96,1 %b[18], %r60, %r57, %r60
  ldqp,2 [ %r2 + 0x1e20 ], %b[15]
  qplog_0xe8,3 %b[85], %b[52], %b[75], %b[40]
  qplog_0x96,4 %b[106], %b[84], %b[81], %b[84]
  ldqp,5 [ %r2 + 0x1e20 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x1e40 ], %b[3]
  qplog_0x1e,1 %r46, %g8, %g1, %r46
  ldqp,2 [ %r2 + 0x1e30 ], %r57
  ldqp,3 [ %r2 + 0x1e40 ], %b[91]
  qplog_0x1e,4 %b[70], %g24, %g17, %b[70]
  ldqp,5 [ %r2 + 0x1e30 ], %b[81]
}
{
  qplog_0xe8,0 %b[5], %b[19], %r16, %g0
  qplog_0x96,1 %r33, %r27, %b[29], %r27
  ldqp,2 [ %r2 + 0x1e50 ], %r53
  qplog_0xe8,3 %b[93], %b[107], %b[40], %g16
  qplog_0x96,4 %b[57], %b[51], %b[117], %b[51]
  ldqp,5 [ %r2 + 0x1e50 ], %b[77]
}
{
  ldqp,0 [ %r2 + 0x1e70 ], %b[14]
  qplog_0x4a,1 %r46, %g8, %r60, %b[28]
  ldqp,2 [ %r2 + 0x1e60 ], %b[29]
  ldqp,3 [ %r2 + 0x1e70 ], %b[102]
  qplog_0x4a,4 %b[70], %g24, %b[84], %b[116]
  ldqp,5 [ %r2 + 0x1e60 ], %b[117]
}
{
  qplog_0xe8,0 %b[9], %b[6], %g0, %b[22]
  qplog_0x96,1 %r56, %r17, %r26, %r17
  ldqp,2 [ %r2 + 0x1e80 ], %b[30]
  qplog_0xe8,3 %b[97], %b[94], %g16, %b[110]
  qplog_0x96,4 %b[80], %b[41], %b[50], %b[41]
  ldqp,5 [ %r2 + 0x1e80 ], %b[118]
}
{
  qplog_0x96,0 %b[28], %g1, %b[23], %b[23]
  qplog_0x96,1 %r62, %r54, %r44, %r54
  ldqp,2 [ %r2 + 0x1e90 ], %r26
  qplog_0x96,3 %b[116], %g17, %b[111], %b[111]
  qplog_0x96,4 %b[86], %b[78], %b[68], %b[78]
  ldqp,5 [ %r2 + 0x1e90 ], %b[50]
}
{
  qplog_0xe8,0 %r32, %r36, %b[22], %r44
  qplog_0x96,1 %b[10], %r63, %r38, %r63
  qplog_0xe8,3 %b[56], %b[60], %b[110], %b[68]
  qplog_0x96,4 %b[98], %b[87], %b[62], %b[87]
}
{
  qplog_0x96,0 %b[25], %r35, %r21, %r35
  qplog_0x96,1 %b[31], %r37, %g10, %r37
  ldqp,2 [ %r2 + 0x1ea0 ], %r38
  qplog_0x96,3 %b[113], %b[59], %b[45], %b[59]
  qplog_0x96,4 %b[119], %b[61], %g26, %b[61]
  ldqp,5 [ %r2 + 0x1ea0 ], %b[62]
}
{
  qplog_0xe8,0 %b[7], %b[35], %r44, %g10
  qplog_0x96,1 %b[11], %g2, %g3, %g2
  ldqp,2 [ %r2 + 0x1eb0 ], %r21
  qplog_0xe8,3 %b[95], %b[123], %b[68], %g26
  qplog_0x96,4 %b[99], %g18, %g19, %g18
  ldqp,5 [ %r2 + 0x1eb0 ], %b[45]
}
{
  qplog_0x96,0 %r49, %b[26], %b[20], %b[26]
  qplog_0x96,1 %r43, %b[39], %b[27], %b[39]
  ldqp,2 [ %r2 + 0x1ec0 ], %g3
  qplog_0x96,3 %b[73], %b[114], %b[108], %b[114]
  qplog_0x96,4 %b[67], %b[127], %b[115], %b[127]
  ldqp,5 [ %r2 + 0x1ec0 ], %g19
}
{
  qplog_0xe8,0 %r47, %b[15], %g10, %b[27]
  qplog_0x96,1 %r61, %r28, %r51, %r28
  ldqp,2 [ %r2 + 0x1ed0 ], %b[20]
  qplog_0xe8,3 %b[71], %b[103], %g26, %b[115]
  qplog_0x96,4 %b[85], %b[52], %b[75], %b[52]
  ldqp,5 [ %r2 + 0x1ed0 ], %b[108]
}
{
  qplog_0x96,0 %b[9], %b[6], %g0, %b[6]
  qplog_0x96,1 %b[5], %b[19], %r16, %b[19]
  ldqp,2 [ %r2 + 0x1ee0 ], %r51
  qplog_0x96,3 %b[97], %b[94], %g16, %b[94]
  qplog_0x96,4 %b[93], %b[107], %b[40], %b[107]
  ldqp,5 [ %r2 + 0x1ee0 ], %b[75]
}
{
  qplog_0xe8,0 %r29, %r57, %b[27], %r16
  qplog_0x96,1 %r32, %r36, %b[22], %r36
  ldqp,2 [ %r2 + 0x1ef0 ], %g0
  qplog_0xe8,3 %b[53], %b[81], %b[115], %b[40]
  qplog_0x96,4 %b[56], %b[60], %b[110], %b[60]
  ldqp,5 [ %r2 + 0x1ef0 ], %g16
}
{
  qplog_0x9a,0 %b[28], %r46, %g8, %b[22]
  qplog_0x96,1 %r47, %b[15], %g10, %b[15]
  qplog_0x9a,3 %b[116], %b[70], %g24, %b[110]
  qplog_0x96,4 %b[71], %b[103], %g26, %b[103]
}
{
  qplog_0xe8,0 %r24, %b[3], %r16, %g10
  qplog_0x96,1 %r24, %b[3], %r16, %b[3]
  qplog_0xe8,3 %b[48], %b[91], %b[40], %g26
  qplog_0x96,4 %b[48], %b[91], %b[40], %b[91]
}
{
  qplog_0x06,0 %b[22], %r60, %g1, %r16
  qplog_0x84,1 %r46, %g1, %r60, %r60
  qplog_0x06,3 %b[110], %b[84], %g17, %b[40]
  qplog_0x84,4 %b[70], %g17, %b[84], %b[84]
}
{
  qplog_0x96,0 %r29, %r57, %b[27], %r57
  qplog_0x96,1 %b[7], %b[35], %r44, %b[35]
  qplog_0x96,3 %b[53], %b[81], %b[115], %b[81]
  qplog_0x96,4 %b[95], %b[123], %b[68], %b[123]
}
{
  qplog_0xe8,0 %b[16], %r53, %g10, %r44
  qplog_0x96,1 %b[16], %r53, %g10, %r53
  qplog_0xe8,3 %b[104], %b[77], %g26, %b[68]
  qplog_0x96,4 %b[104], %b[77], %g26, %b[77]
}
{
  qplog_0x96,0 %r16, %g1, %r45, %r16
  qplog_0x53,1 %b[28], %r60, %g8, %b[28]
  qplog_0x96,3 %b[40], %g17, %b[69], %b[40]
  qplog_0x53,4 %b[116], %b[84], %g24, %b[116]
}
{
  qplog_0xe8,0 %r25, %b[29], %r44, %r60
  qplog_0x96,1 %r25, %b[29], %r44, %b[29]
  ldqp,2 [ %r2 + 0x1f00 ], %r44
  qplog_0xe8,3 %b[49], %b[117], %b[68], %b[84]
  qplog_0x96,4 %b[49], %b[117], %b[68], %b[117]
  ldqp,5 [ %r2 + 0x1f00 ], %b[68]
}
{
  qplog_0x96,0 %b[22], %b[28], %r41, %b[22]
  qplog_0x6b,1 %r63, %r27, %r17, %r41
  ldqp,2 [ %r2 + 0x1f10 ], %g8
  qplog_0x96,3 %b[110], %b[116], %b[65], %b[110]
  qplog_0x6b,4 %b[87], %b[51], %b[41], %b[65]
  ldqp,5 [ %r2 + 0x1f10 ], %g24
}
{
  qplog_0xe8,0 %b[21], %b[14], %r60, %g1
  qplog_0x96,1 %b[21], %b[14], %r60, %b[14]
  qplog_0xe8,3 %b[109], %b[102], %b[84], %g17
  qplog_0x96,4 %b[109], %b[102], %b[84], %b[102]
}
{
  qplog_0x42,0 %b[29], %r53, %b[3], %r60
  qplog_0xec,1 %r63, %r54, %r17, %r45
  qplog_0x42,3 %b[117], %b[77], %b[91], %b[84]
  qplog_0xec,4 %b[87], %b[78], %b[41], %b[69]
}
{
  qplog_0xe8,0 %b[32], %b[30], %g1, %g10
  qplog_0x93,1 %b[29], %b[3], %b[14], %b[27]
  qplog_0xe8,3 %b[120], %b[118], %g17, %g26
  qplog_0x93,4 %b[117], %b[91], %b[102], %b[115]
}
{
  qplog_0x96,0 %b[32], %b[30], %g1, %b[30]
  qplog_0x96,1 %b[28], %r46, %r18, %b[28]
  qplog_0x96,3 %b[120], %b[118], %g17, %b[118]
  qplog_0x96,4 %b[116], %b[70], %b[42], %b[116]
}
{
  qplog_0xe8,0 %r58, %r26, %g10, %r46
  qplog_0x63,1 %b[27], %b[14], %r53, %r18
  ldqp,2 [ %r2 + 0x1f20 ], %g1
  qplog_0xe8,3 %b[82], %b[50], %g26, %b[70]
  qplog_0x63,4 %b[115], %b[102], %b[77], %b[42]
  ldqp,5 [ %r2 + 0x1f20 ], %g17
}
{
  qplog_0x25,0 %b[14], %b[27], %b[29], %b[29]
  qplog_0x78,1 %r60, %b[14], %r53, %b[14]
  qplog_0x25,3 %b[102], %b[115], %b[117], %b[117]
  qplog_0x78,4 %b[84], %b[102], %b[77], %b[102]
}
{
  qplog_0x96,0 %r18, %r60, %r50, %r18
  qplog_0x96,1 %r58, %r26, %g10, %r26
  ldqp,2 [ %r2 + 0x1f30 ], %g10
  qplog_0x96,3 %b[42], %b[84], %b[74], %b[42]
  qplog_0x96,4 %b[82], %b[50], %g26, %b[50]
  ldqp,5 [ %r2 + 0x1f30 ], %g26
}
{
  qplog_0xe8,0 %b[0], %r38, %r46, %r50
  qplog_0x49,1 %b[14], %r53, %b[3], %r53
  qplog_0xe8,3 %b[88], %b[62], %b[70], %b[74]
  qplog_0x49,4 %b[102], %b[77], %b[91], %b[77]
}
{
  qplog_0x56,0 %r60, %b[29], %b[12], %r60
  qplog_0x96,1 %b[0], %r38, %r46, %r38
  qplog_0x56,3 %b[84], %b[117], %b[100], %b[84]
  qplog_0x96,4 %b[88], %b[62], %b[70], %b[62]
}
{
  qplog_0x96,0 %b[38], %r21, %r50, %r46
  qplog_0xe8,1 %b[38], %r21, %r50, %r21
  qplog_0x96,3 %b[126], %b[45], %b[74], %b[70]
  qplog_0xe8,4 %b[126], %b[45], %b[74], %b[45]
}
{
  qplog_0xc0,0 %r18, %r44, %r44, %r50
  qplog_0x96,1 %r53, %b[29], %g7, %r53
  qplog_0xc0,3 %b[42], %b[68], %b[68], %b[74]
  qplog_0x96,4 %b[77], %b[117], %g23, %b[77]
}
{
  qplog_0x18,0 %r46, %r26, %b[30], %b[29]
  qplog_0xbd,1 %r38, %b[30], %r46, %g7
  qplog_0x18,3 %b[70], %b[50], %b[118], %b[117]
  qplog_0xbd,4 %b[62], %b[118], %b[70], %g23
}
{
  qplog_0xe8,0 %b[8], %g3, %r21, %b[12]
  qplog_0xe8,1 %r60, %g8, %r50, %b[3]
  qplog_0xe8,3 %b[96], %g19, %b[45], %b[100]
  qplog_0xe8,4 %b[84], %g24, %b[74], %b[91]
}
{
  qplog_0x96,0 %b[8], %g3, %r21, %g3
  qplog_0x48,1 %r45, %r41, %r27, %r21
  qplog_0x96,3 %b[96], %g19, %b[45], %g19
  qplog_0x48,4 %b[69], %b[65], %b[51], %b[45]
}
{
  qplog_0x69,0 %r54, %r63, %r41, %r54
  qplog_0x96,1 %r45, %r41, %b[13], %b[13]
  qplog_0x69,3 %b[78], %b[87], %b[65], %b[78]
  qplog_0x96,4 %b[69], %b[65], %b[101], %b[101]
}
{
  qplog_0x96,0 %r21, %r63, %r31, %r21
  qplog_0xc6,1 %r35, %r37, %g2, %r63
  qplog_0x96,3 %b[45], %b[87], %b[55], %b[45]
  qplog_0xc6,4 %b[59], %b[61], %g18, %b[87]
}
{
  qplog_0x17,0 %b[29], %r38, %r26, %r31
  qplog_0x2a,1 %r45, %r54, %r41, %r45
  qplog_0x17,3 %b[117], %b[62], %b[50], %b[55]
  qplog_0x2a,4 %b[69], %b[78], %b[65], %b[69]
}
{
  qplog_0xbe,0 %r46, %r38, %r26, %r41
  qplog_0x86,1 %r26, %r38, %b[30], %r38
  qplog_0xbe,3 %b[70], %b[62], %b[50], %b[65]
  qplog_0x86,4 %b[50], %b[62], %b[118], %b[62]
}
{
  qplog_0xa3,0 %r31, %r46, %b[30], %r46
  qplog_0x96,1 %r31, %g7, %g14, %r31
  qplog_0xa3,3 %b[55], %b[70], %b[118], %b[70]
  qplog_0x96,4 %b[55], %g23, %g30, %b[55]
}
{
  qplog_0xe8,0 %b[17], %b[20], %b[12], %g14
  qplog_0xe8,1 %r53, %g1, %b[3], %b[30]
  qplog_0xe8,3 %b[105], %b[108], %b[100], %g30
  qplog_0xe8,4 %b[77], %g17, %b[91], %b[118]
}
{
  qplog_0x96,0 %r46, %r41, %r52, %r46
  qplog_0x56,1 %b[29], %r38, %r22, %b[29]
  qplog_0x96,3 %b[70], %b[65], %b[76], %b[70]
  qplog_0x56,4 %b[117], %b[62], %b[46], %b[117]
}
{
  qplog_0xe8,0 %r30, %r51, %g14, %r38
  qplog_0xe8,1 %r31, %g10, %b[30], %r22
  qplog_0xe8,3 %b[54], %b[75], %g30, %b[62]
  qplog_0xe8,4 %b[55], %g26, %b[118], %b[46]
}
{
  qplog_0x96,0 %b[17], %b[20], %b[12], %b[20]
  qplog_0x96,1 %r30, %r51, %g14, %r51
  qplog_0x96,3 %b[105], %b[108], %b[100], %b[108]
  qplog_0x96,4 %b[54], %b[75], %g30, %b[75]
}
{
  qplog_0x96,0 %g15, %g0, %r38, %g0
  qplog_0x96,1 %r41, %g7, %r48, %r41
  qplog_0x96,3 %g31, %g16, %b[62], %g16
  qplog_0x96,4 %b[65], %g23, %b[72], %b[65]
}
{
  qplog_0xb2,0 %r54, %r17, %r27, %r54
  qplog_0x96,1 %r45, %r17, %b[24], %r45
  qplog_0xb2,3 %b[78], %b[41], %b[51], %b[78]
  qplog_0x96,4 %b[69], %b[41], %b[112], %b[69]
}
{
  ldqp,0 [ %r2 + 0x1f50 ], %b[24]
  qplog_0x6f,1 %b[20], %g0, %g3, %g7
  ldqp,2 [ %r2 + 0x1f40 ], %r17
  ldqp,3 [ %r2 + 0x1f50 ], %b[112]
  qplog_0x6f,4 %b[108], %g16, %g19, %g23
  ldqp,5 [ %r2 + 0x1f40 ], %b[41]
}
{
  qplog_0x6b,0 %g0, %r51, %g3, %r48
  qplog_0x73,1 %b[20], %r51, %g0, %r38
  qplog_0x6b,3 %g16, %b[75], %g19, %b[72]
  qplog_0x73,4 %b[108], %b[75], %g16, %b[62]
}
{
  qplog_0x24,0 %g7, %r51, %g3, %g14
  qplog_0x1a,1 %g2, %r63, %b[26], %b[12]
  qplog_0x24,3 %g23, %b[75], %g19, %g30
  qplog_0x1a,4 %g18, %b[87], %b[114], %b[100]
}
{
  qplog_0x29,0 %r48, %r51, %b[20], %r52
  qplog_0x6a,1 %r48, %g7, %g6, %r48
  qplog_0x29,3 %b[72], %b[75], %b[108], %b[76]
  qplog_0x6a,4 %b[72], %g23, %g22, %b[72]
}
{
  qplog_0x96,0 %g14, %b[20], %g4, %g14
  qplog_0x5a,1 %r54, %r27, %r42, %r54
  qplog_0x96,3 %g30, %b[108], %g20, %g30
  qplog_0x5a,4 %b[78], %b[51], %b[66], %b[78]
}
{
  qplog_0xe8,0 %r46, %r17, %r22, %r42
  qplog_0x49,1 %r52, %r51, %g3, %r51
  ldqp,2 [ %r2 + 0x1f60 ], %r27
  qplog_0xe8,3 %b[70], %b[41], %b[46], %b[66]
  qplog_0x49,4 %b[76], %b[75], %g19, %b[75]
  ldqp,5 [ %r2 + 0x1f60 ], %b[51]
}
{
  qplog_0x96,0 %r52, %g0, %r55, %r52
  qplog_0x6b,1 %b[12], %r63, %r35, %g0
  ldqp,2 [ %r2 + 0x1f70 ], %g3
  qplog_0x96,3 %b[76], %g16, %b[79], %b[76]
  qplog_0x6b,4 %b[100], %b[87], %b[59], %g16
  ldqp,5 [ %r2 + 0x1f70 ], %g19
}
{
  qplog_0xe8,0 %b[29], %b[24], %r42, %r55
  qplog_0x96,1 %r51, %r38, %b[36], %r51
  qplog_0xe8,3 %b[117], %b[112], %b[66], %b[79]
  qplog_0x96,4 %b[75], %b[62], %b[124], %b[75]
}
{
  qplog_0xe7,0 %r63, %g2, %b[26], %r63
  qplog_0x96,1 %g0, %b[26], %b[34], %b[34]
  qplog_0xe7,3 %b[87], %g18, %b[114], %b[87]
  qplog_0x96,4 %g16, %b[114], %b[122], %b[122]
}
{
  qplog_0x29,0 %b[39], %b[6], %r28, %r38
  qplog_0x51,1 %b[19], %b[6], %b[39], %b[36]
  ldqp,2 [ %r2 + 0x1f80 ], %g2
  qplog_0x29,3 %b[127], %b[94], %b[52], %b[62]
  qplog_0x51,4 %b[107], %b[94], %b[127], %b[124]
  ldqp,5 [ %r2 + 0x1f80 ], %g18
}
{
  qplog_0xe8,0 %r41, %r27, %r55, %b[20]
  qplog_0x7b,1 %r63, %g0, %r37, %r37
  qplog_0xe8,3 %b[65], %b[51], %b[79], %b[108]
  qplog_0x7b,4 %b[87], %g16, %b[61], %b[61]
}
{
  qplog_0x49,0 %r38, %b[6], %b[19], %g4
  qplog_0x96,1 %r63, %g0, %g9, %g0
  qplog_0x49,3 %b[62], %b[94], %b[107], %g20
  qplog_0x96,4 %b[87], %g16, %g25, %g16
}
{
  qplog_0xe8,0 %r48, %g3, %b[20], %g9
  qplog_0x96,1 %r37, %b[12], %g5, %b[12]
  qplog_0xe8,3 %b[72], %g19, %b[108], %g25
  qplog_0x96,4 %b[61], %b[100], %g21, %b[100]
}
{
  qplog_0x4a,0 %r37, %r63, %b[26], %r37
  qplog_0x8d,1 %g4, %b[36], %b[6], %b[6]
  qplog_0x4a,3 %b[61], %b[87], %b[114], %b[61]
  qplog_0x8d,4 %g20, %b[124], %b[94], %b[94]
}
{
  qplog_0xe8,0 %g14, %g2, %g9, %b[26]
  qplog_0x79,1 %r38, %b[19], %b[39], %r38
  ldqp,2 [ %r2 + 0x1f90 ], %r63
  qplog_0xe8,3 %g30, %g18, %g25, %b[114]
  qplog_0x79,4 %b[62], %b[107], %b[127], %b[62]
  ldqp,5 [ %r2 + 0x1f90 ], %b[87]
}
{
  qplog_0x96,0 %r37, %r35, %r23, %r37
  qplog_0xc5,1 %b[6], %b[19], %r28, %b[19]
  qplog_0x96,3 %b[61], %b[59], %b[47], %b[61]
  qplog_0xc5,4 %b[94], %b[107], %b[52], %b[107]
}
{
  ldqp,0 [ %r2 + 0x1fb0 ], %r23
  qplog_0x96,1 %b[6], %r38, %b[1], %b[6]
  ldqp,2 [ %r2 + 0x1fa0 ], %r35
  ldqp,3 [ %r2 + 0x1fb0 ], %b[47]
  qplog_0x96,4 %b[94], %b[62], %b[89], %b[94]
  ldqp,5 [ %r2 + 0x1fa0 ], %b[59]
}
{
  qplog_0x96,0 %b[19], %b[39], %b[2], %b[19]
  qplog_0x79,1 %b[15], %r36, %r57, %b[39]
  ldqp,2 [ %r2 + 0x1fc0 ], %b[1]
  qplog_0x96,3 %b[107], %b[127], %b[90], %b[107]
  qplog_0x79,4 %b[103], %b[60], %b[81], %b[127]
  ldqp,5 [ %r2 + 0x1fc0 ], %b[89]
}
{
  qplog_0x96,0 %r38, %r28, %r59, %r38
  qplog_0x96,1 %g4, %b[36], %r39, %g4
  ldqp,2 [ %r2 + 0x1fd0 ], %b[2]
  qplog_0x96,3 %b[62], %b[52], %b[83], %b[62]
  qplog_0x96,4 %g20, %b[124], %b[63], %g20
  ldqp,5 [ %r2 + 0x1fd0 ], %b[90]
}
{
  qplog_0xe8,0 %r51, %r63, %b[26], %b[36]
  qplog_0xe5,1 %b[39], %r57, %b[35], %r28
  ldqp,2 [ %r2 + 0x1fe0 ], %r39
  qplog_0xe8,3 %b[75], %b[87], %b[114], %b[124]
  qplog_0xe5,4 %b[127], %b[81], %b[123], %b[52]
  ldqp,5 [ %r2 + 0x1fe0 ], %b[63]
}
{
  qplog_0x56,0 %b[15], %b[35], %r36, %g5
  qplog_0x96,1 %b[14], %b[27], %r20, %b[14]
  ldqp,2 [ %r2 + 0x1ff0 ], %r59
  qplog_0x56,3 %b[103], %b[123], %b[60], %g21
  qplog_0x96,4 %b[102], %b[115], %b[44], %b[102]
  ldqp,5 [ %r2 + 0x1ff0 ], %b[83]
}
{
  qplog_0xe8,0 %r52, %r35, %b[36], %b[27]
  qplog_0x6b,1 %r28, %b[15], %b[35], %r20
  qplog_0xe8,3 %b[76], %b[59], %b[124], %b[115]
  qplog_0x6b,4 %b[52], %b[103], %b[123], %b[44]
}
{
  qplog_0x96,0 %g5, %b[35], %b[33], %b[35]
  qplog_0x3c,1 %r18, %r44, %r44, %r44
  ldqp,2 [ %r2 + 0x2000 ], %g7
  qplog_0x96,3 %g21, %b[123], %b[121], %b[123]
  qplog_0x3c,4 %b[42], %b[68], %b[68], %b[68]
  ldqp,5 [ %r2 + 0x2000 ], %g23
}
{
  qplog_0xe8,0 %r16, %r23, %b[27], %b[33]
  qplog_0x5c,1 %r20, %r28, %r36, %r28
  qplog_0xe8,3 %b[40], %b[47], %b[115], %b[121]
  qplog_0x5c,4 %b[44], %b[52], %b[60], %b[52]
}
{
  qplog_0x96,0 %r20, %r36, %b[4], %r20
  qplog_0x96,1 %r60, %g8, %r50, %g8
  qplog_0x96,3 %b[44], %b[60], %b[92], %b[44]
  qplog_0x96,4 %b[84], %g24, %b[74], %g24
}
{
  qplog_0xe8,0 %b[23], %b[1], %b[33], %r50
  qplog_0x6f,1 %r28, %g5, %b[39], %g5
  qplog_0xe8,3 %b[111], %b[89], %b[121], %b[74]
  qplog_0x6f,4 %b[52], %g21, %b[127], %g21
}
{
  qplog_0x96,0 %r28, %r57, %r34, %r28
  qplog_0x96,1 %r31, %g10, %b[30], %g10
  ldqp,2 [ %r2 + 0x2010 ], %b[39]
  qplog_0x96,3 %b[52], %b[81], %b[58], %b[52]
  qplog_0x96,4 %b[55], %g26, %b[118], %g26
  ldqp,5 [ %r2 + 0x2010 ], %b[127]
}
{
  qplog_0xe8,0 %b[22], %b[2], %r50, %b[30]
  qplog_0x96,1 %g5, %b[15], %g11, %g5
  qplog_0xe8,3 %b[110], %b[90], %b[74], %b[118]
  qplog_0x96,4 %g21, %b[103], %g27, %g21
}
{
  ldqp,0 [ %r2 + 0x2030 ], %g11
  qplog_0x96,1 %r53, %g1, %b[3], %g1
  ldqp,2 [ %r2 + 0x2020 ], %b[15]
  ldqp,3 [ %r2 + 0x2030 ], %g27
  qplog_0x96,4 %b[77], %g17, %b[91], %g17
  ldqp,5 [ %r2 + 0x2020 ], %b[103]
}
{
  qplog_0xe8,0 %b[28], %r39, %b[30], %b[3]
  qplog_0x1e,1 %r44, %g10, %g8, %r44
  ldqp,2 [ %r2 + 0x2040 ], %r57
  qplog_0xe8,3 %b[116], %b[63], %b[118], %b[91]
  qplog_0x1e,4 %b[68], %g26, %g24, %b[68]
  ldqp,5 [ %r2 + 0x2040 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x2060 ], %r36
  qplog_0x96,1 %r46, %r17, %r22, %r17
  ldqp,2 [ %r2 + 0x2050 ], %r34
  ldqp,3 [ %r2 + 0x2060 ], %b[60]
  qplog_0x96,4 %b[70], %b[41], %b[46], %b[41]
  ldqp,5 [ %r2 + 0x2050 ], %b[58]
}
{
  qplog_0xe8,0 %r21, %r59, %b[3], %r22
  qplog_0x4a,1 %r44, %g10, %g1, %g6
  ldqp,2 [ %r2 + 0x2070 ], %b[4]
  qplog_0xe8,3 %b[45], %b[83], %b[91], %b[46]
  qplog_0x4a,4 %b[68], %g26, %g17, %g22
  ldqp,5 [ %r2 + 0x2070 ], %b[92]
}
{
  qplog_0x96,0 %b[29], %b[24], %r42, %b[24]
  qplog_0x96,1 %r41, %r27, %r55, %r27
  ldqp,2 [ %r2 + 0x2080 ], %r26
  qplog_0x96,3 %b[117], %b[112], %b[66], %b[112]
  qplog_0x96,4 %b[65], %b[51], %b[79], %b[51]
  ldqp,5 [ %r2 + 0x2080 ], %b[50]
}
{
  qplog_0xe8,0 %b[13], %g7, %r22, %r55
  qplog_0x96,1 %g6, %g8, %r43, %r43
  ldqp,2 [ %r2 + 0x2090 ], %r42
  qplog_0xe8,3 %b[101], %g23, %b[46], %b[79]
  qplog_0x96,4 %g22, %g24, %b[67], %b[67]
  ldqp,5 [ %r2 + 0x2090 ], %b[66]
}
{
  qplog_0x96,0 %r48, %g3, %b[20], %g3
  qplog_0x96,1 %g14, %g2, %g9, %g2
  qplog_0x96,3 %b[72], %g19, %b[108], %g19
  qplog_0x96,4 %g30, %g18, %g25, %g18
}
{
  qplog_0xe8,0 %r45, %b[39], %r55, %g9
  qplog_0x96,1 %r52, %r35, %b[36], %r35
  ldqp,2 [ %r2 + 0x20a0 ], %b[20]
  qplog_0xe8,3 %b[69], %b[127], %b[79], %g25
  qplog_0x96,4 %b[76], %b[59], %b[124], %b[59]
  ldqp,5 [ %r2 + 0x20a0 ], %b[108]
}
{
  qplog_0x96,0 %r16, %r23, %b[27], %r23
  qplog_0x96,1 %r51, %r63, %b[26], %r63
  ldqp,2 [ %r2 + 0x20b0 ], %b[36]
  qplog_0x96,3 %b[40], %b[47], %b[115], %b[47]
  qplog_0x96,4 %b[75], %b[87], %b[114], %b[87]
  ldqp,5 [ %r2 + 0x20b0 ], %b[124]
}
{
  qplog_0xe8,0 %r54, %b[15], %g9, %b[26]
  qplog_0x96,1 %b[23], %b[1], %b[33], %b[1]
  ldqp,2 [ %r2 + 0x20c0 ], %b[27]
  qplog_0xe8,3 %b[78], %b[103], %g25, %b[114]
  qplog_0x96,4 %b[111], %b[89], %b[121], %b[89]
  ldqp,5 [ %r2 + 0x20c0 ], %b[115]
}
{
  qplog_0x96,0 %b[22], %b[2], %r50, %b[2]
  qplog_0x96,1 %r21, %r59, %b[3], %r59
  ldqp,2 [ %r2 + 0x20d0 ], %b[33]
  qplog_0x96,3 %b[110], %b[90], %b[74], %b[90]
  qplog_0x96,4 %b[45], %b[83], %b[91], %b[83]
  ldqp,5 [ %r2 + 0x20d0 ], %b[121]
}
{
  qplog_0xe8,0 %b[34], %g11, %b[26], %b[3]
  qplog_0x96,1 %b[28], %r39, %b[30], %r39
  ldqp,2 [ %r2 + 0x20e0 ], %r50
  qplog_0xe8,3 %b[122], %g27, %b[114], %b[91]
  qplog_0x96,4 %b[116], %b[63], %b[118], %b[63]
  ldqp,5 [ %r2 + 0x20e0 ], %b[74]
}
{
  qplog_0x96,0 %b[13], %g7, %r22, %g7
  qplog_0x96,1 %r54, %b[15], %g9, %b[15]
  ldqp,2 [ %r2 + 0x20f0 ], %b[30]
  qplog_0x96,3 %b[101], %g23, %b[46], %g23
  qplog_0x96,4 %b[78], %b[103], %g25, %b[103]
  ldqp,5 [ %r2 + 0x20f0 ], %b[118]
}
{
  qplog_0xe8,0 %b[12], %r57, %b[3], %g9
  qplog_0x96,1 %b[12], %r57, %b[3], %r57
  qplog_0xe8,3 %b[100], %b[81], %b[91], %g25
  qplog_0x96,4 %b[100], %b[81], %b[91], %b[81]
}
{
  qplog_0x9a,0 %g6, %r44, %g10, %b[3]
  qplog_0x84,1 %r44, %g8, %g1, %r22
  qplog_0x9a,3 %g22, %b[68], %g26, %b[91]
  qplog_0x84,4 %b[68], %g24, %g17, %b[46]
}
{
  qplog_0x96,0 %b[34], %g11, %b[26], %g11
  qplog_0x96,1 %r45, %b[39], %r55, %b[39]
  qplog_0x96,3 %b[122], %g27, %b[114], %g27
  qplog_0x96,4 %b[69], %b[127], %b[79], %b[127]
}
{
  qplog_0xe8,0 %g0, %r34, %g9, %r55
  qplog_0x96,1 %g0, %r34, %g9, %r34
  qplog_0xe8,3 %g16, %b[58], %g25, %b[79]
  qplog_0x96,4 %g16, %b[58], %g25, %b[58]
}
{
  qplog_0x06,0 %b[3], %g1, %g8, %g1
  qplog_0x53,1 %g6, %r22, %g10, %g6
  qplog_0x06,3 %b[91], %g17, %g24, %g17
  qplog_0x53,4 %g22, %b[46], %g26, %g22
}
{
  qplog_0xe8,0 %r37, %r36, %r55, %r22
  qplog_0x96,1 %r37, %r36, %r55, %r36
  ldqp,2 [ %r2 + 0x2100 ], %r55
  qplog_0xe8,3 %b[61], %b[60], %b[79], %b[46]
  qplog_0x96,4 %b[61], %b[60], %b[79], %b[60]
  ldqp,5 [ %r2 + 0x2100 ], %b[79]
}
{
  qplog_0x96,0 %g1, %g8, %b[11], %g1
  qplog_0x96,1 %b[3], %g6, %r61, %b[3]
  qplog_0x96,3 %g17, %g24, %b[99], %g17
  qplog_0x96,4 %b[91], %g22, %b[85], %b[91]
}
{
  qplog_0xe8,0 %b[19], %b[4], %r22, %r61
  qplog_0x96,1 %b[19], %b[4], %r22, %b[4]
  ldqp,2 [ %r2 + 0x2110 ], %r22
  qplog_0xe8,3 %b[107], %b[92], %b[46], %b[85]
  qplog_0x96,4 %b[107], %b[92], %b[46], %b[92]
  ldqp,5 [ %r2 + 0x2110 ], %b[46]
}
{
  qplog_0x42,0 %r36, %r34, %r57, %g8
  qplog_0x6b,1 %g3, %r17, %b[24], %b[11]
  qplog_0x42,3 %b[60], %b[58], %b[81], %g24
  qplog_0x6b,4 %g19, %b[41], %b[112], %b[99]
}
{
  qplog_0xe8,0 %b[6], %r26, %r61, %g10
  qplog_0x93,1 %r36, %r57, %b[4], %g9
  qplog_0xe8,3 %b[94], %b[50], %b[85], %g26
  qplog_0x93,4 %b[60], %b[81], %b[92], %g25
}
{
  qplog_0x78,0 %g8, %b[4], %r34, %b[26]
  qplog_0x96,1 %b[6], %r26, %r61, %r26
  qplog_0x78,3 %g24, %b[92], %b[58], %b[114]
  qplog_0x96,4 %b[94], %b[50], %b[85], %b[50]
}
{
  qplog_0xe8,0 %r38, %r42, %g10, %r61
  qplog_0x25,1 %b[4], %g9, %r36, %r36
  qplog_0xe8,3 %b[62], %b[66], %g26, %b[85]
  qplog_0x25,4 %b[92], %g25, %b[60], %b[60]
}
{
  qplog_0x63,0 %g9, %b[4], %r34, %b[4]
  qplog_0x96,1 %r38, %r42, %g10, %r42
  qplog_0x63,3 %g25, %b[92], %b[58], %b[92]
  qplog_0x96,4 %b[62], %b[66], %g26, %b[66]
}
{
  qplog_0xe8,0 %g4, %b[20], %r61, %g10
  qplog_0x49,1 %b[26], %r34, %r57, %r34
  qplog_0xe8,3 %g20, %b[108], %b[85], %g26
  qplog_0x49,4 %b[114], %b[58], %b[81], %b[58]
}
{
  qplog_0x96,0 %b[4], %g8, %r40, %b[4]
  qplog_0x56,1 %g8, %r36, %r19, %g8
  qplog_0x96,3 %b[92], %g24, %b[64], %b[92]
  qplog_0x56,4 %g24, %b[60], %b[43], %g24
}
{
  qplog_0x96,0 %r20, %b[36], %g10, %r19
  qplog_0x96,1 %g4, %b[20], %r61, %b[20]
  qplog_0x96,3 %b[44], %b[124], %g26, %b[43]
  qplog_0x96,4 %g20, %b[108], %b[85], %b[108]
}
{
  qplog_0xe8,0 %r20, %b[36], %g10, %b[36]
  qplog_0xc0,1 %b[4], %r55, %r55, %g10
  qplog_0xe8,3 %b[44], %b[124], %g26, %b[124]
  qplog_0xc0,4 %b[92], %b[79], %b[79], %g26
}
{
  qplog_0x18,0 %r19, %r42, %r26, %r61
  qplog_0x96,1 %r34, %r36, %b[18], %r34
  qplog_0x18,3 %b[43], %b[66], %b[50], %b[85]
  qplog_0x96,4 %b[58], %b[60], %b[106], %b[58]
}
{
  qplog_0xbd,0 %b[20], %r26, %r19, %r36
  qplog_0xe8,1 %g5, %b[27], %b[36], %b[18]
  qplog_0xbd,3 %b[108], %b[50], %b[43], %b[60]
  qplog_0xe8,4 %g21, %b[115], %b[124], %b[106]
}
{
  qplog_0x17,0 %r61, %b[20], %r42, %r40
  qplog_0xe8,1 %g8, %r22, %g10, %r57
  qplog_0x17,3 %b[85], %b[108], %b[66], %b[64]
  qplog_0xe8,4 %g24, %b[46], %g26, %b[81]
}
{
  qplog_0x96,0 %g5, %b[27], %b[36], %b[27]
  qplog_0x96,1 %r28, %b[33], %b[18], %b[36]
  qplog_0x96,3 %g21, %b[115], %b[124], %b[115]
  qplog_0x96,4 %b[52], %b[121], %b[106], %b[124]
}
{
  qplog_0x96,0 %r40, %r36, %b[37], %b[37]
  qplog_0xe8,1 %r28, %b[33], %b[18], %b[33]
  qplog_0x96,3 %b[64], %b[60], %b[125], %b[125]
  qplog_0xe8,4 %b[52], %b[121], %b[106], %b[121]
}
{
  qplog_0xbe,0 %r19, %b[20], %r42, %b[18]
  qplog_0xa3,1 %r40, %r19, %r26, %r40
  qplog_0xbe,3 %b[43], %b[108], %b[66], %b[106]
  qplog_0xa3,4 %b[64], %b[43], %b[50], %b[64]
}
{
  qplog_0x86,0 %r42, %b[20], %r26, %b[20]
  qplog_0xe8,1 %b[35], %r50, %b[33], %r42
  qplog_0x86,3 %b[66], %b[108], %b[50], %b[108]
  qplog_0xe8,4 %b[123], %b[74], %b[121], %b[66]
}
{
  qplog_0x96,0 %r40, %b[18], %r33, %r40
  qplog_0x96,1 %b[35], %r50, %b[33], %r50
  qplog_0x96,3 %b[64], %b[106], %b[57], %b[64]
  qplog_0x96,4 %b[123], %b[74], %b[121], %b[74]
}
{
  qplog_0x56,0 %r61, %b[20], %r56, %r61
  qplog_0x96,1 %b[14], %b[30], %r42, %b[30]
  qplog_0x56,3 %b[85], %b[108], %b[80], %b[85]
  qplog_0x96,4 %b[102], %b[118], %b[66], %b[118]
}
{
  qplog_0x96,0 %b[18], %r36, %r62, %b[18]
  qplog_0xec,1 %g3, %r27, %b[24], %r36
  qplog_0x96,3 %b[106], %b[60], %b[86], %b[106]
  qplog_0xec,4 %g19, %b[51], %b[112], %b[60]
}
{
  qplog_0x6f,0 %b[36], %b[30], %b[27], %r62
  qplog_0x6b,1 %b[30], %r50, %b[27], %r42
  qplog_0x6f,3 %b[124], %b[118], %b[115], %b[86]
  qplog_0x6b,4 %b[118], %b[74], %b[115], %b[66]
}
{
  qplog_0x73,0 %b[36], %r50, %b[30], %b[20]
  qplog_0x96,1 %g6, %r44, %b[5], %g6
  qplog_0x73,3 %b[124], %b[74], %b[118], %b[108]
  qplog_0x96,4 %g22, %b[68], %b[93], %g22
}
{
  ldqp,0 [ %r2 + 0x2130 ], %b[5]
  qplog_0x29,1 %r42, %r50, %b[36], %r56
  ldqp,2 [ %r2 + 0x2120 ], %r44
  ldqp,3 [ %r2 + 0x2130 ], %b[93]
  qplog_0x29,4 %b[66], %b[74], %b[124], %b[80]
  ldqp,5 [ %r2 + 0x2120 ], %b[68]
}
{
  qplog_0x24,0 %r62, %r50, %b[27], %b[33]
  qplog_0x6a,1 %r42, %r62, %b[10], %r42
  qplog_0x24,3 %b[86], %b[74], %b[115], %b[121]
  qplog_0x6a,4 %b[66], %b[86], %b[98], %b[66]
}
{
  qplog_0x49,0 %r56, %r50, %b[27], %r50
  qplog_0x96,1 %r56, %b[30], %b[31], %r56
  qplog_0x49,3 %b[80], %b[74], %b[115], %b[74]
  qplog_0x96,4 %b[80], %b[118], %b[119], %b[80]
}
{
  qplog_0x96,0 %b[33], %b[36], %b[25], %b[33]
  qplog_0x48,1 %r36, %b[11], %r17, %b[36]
  qplog_0x96,3 %b[121], %b[124], %b[113], %b[121]
  qplog_0x48,4 %b[60], %b[99], %b[41], %b[124]
}
{
  qplog_0x96,0 %r50, %b[20], %r49, %r50
  qplog_0x69,1 %r27, %g3, %b[11], %r27
  qplog_0x96,3 %b[74], %b[108], %b[73], %b[74]
  qplog_0x69,4 %b[51], %g19, %b[99], %b[51]
}
{
  qplog_0xe8,0 %r34, %r44, %r57, %b[20]
  qplog_0x96,1 %b[36], %g3, %b[9], %b[36]
  qplog_0xe8,3 %b[58], %b[68], %b[81], %b[108]
  qplog_0x96,4 %b[124], %g19, %b[97], %b[124]
}
{
  qplog_0x2a,0 %r36, %r27, %b[11], %g3
  qplog_0x96,1 %r36, %b[11], %r32, %r36
  qplog_0x2a,3 %b[60], %b[51], %b[99], %g19
  qplog_0x96,4 %b[60], %b[99], %b[56], %b[60]
}
{
  qplog_0xe8,0 %b[37], %b[5], %b[20], %b[11]
  qplog_0xc6,1 %g2, %r35, %r23, %r32
  qplog_0xe8,3 %b[125], %b[93], %b[108], %b[99]
  qplog_0xc6,4 %g18, %b[59], %b[47], %b[56]
}
{
  qplog_0xb2,0 %r27, %b[24], %r17, %r27
  qplog_0x96,1 %g3, %b[24], %b[7], %g3
  qplog_0xb2,3 %b[51], %b[112], %b[41], %b[51]
  qplog_0x96,4 %g19, %b[112], %b[95], %g19
}
{
  ldqp,0 [ %r2 + 0x2150 ], %b[7]
  qplog_0x1a,1 %r23, %r32, %r63, %b[9]
  ldqp,2 [ %r2 + 0x2140 ], %b[24]
  ldqp,3 [ %r2 + 0x2150 ], %b[95]
  qplog_0x1a,4 %b[47], %b[56], %b[87], %b[97]
  ldqp,5 [ %r2 + 0x2140 ], %b[112]
}
{
  qplog_0x5a,0 %r27, %r17, %r47, %r27
  qplog_0xe7,1 %r32, %r23, %r63, %r23
  qplog_0x5a,3 %b[51], %b[41], %b[71], %b[51]
  qplog_0xe7,4 %b[56], %b[47], %b[87], %b[47]
}
{
  ldqp,0 [ %r2 + 0x2170 ], %r47
  qplog_0x6b,1 %b[9], %r32, %g2, %r32
  ldqp,2 [ %r2 + 0x2160 ], %r17
  ldqp,3 [ %r2 + 0x2170 ], %b[71]
  qplog_0x6b,4 %b[97], %b[56], %g18, %b[56]
  ldqp,5 [ %r2 + 0x2160 ], %b[41]
}
{
  qplog_0x29,0 %b[1], %r59, %b[2], %b[25]
  qplog_0x51,1 %r39, %r59, %b[1], %b[30]
  ldqp,2 [ %r2 + 0x2180 ], %r49
  qplog_0x29,3 %b[89], %b[83], %b[90], %b[113]
  qplog_0x51,4 %b[63], %b[83], %b[89], %b[118]
  ldqp,5 [ %r2 + 0x2180 ], %b[73]
}
{
  qplog_0x7b,0 %r23, %r32, %r35, %r35
  qplog_0x96,1 %r32, %r63, %r29, %r29
  qplog_0x7b,3 %b[47], %b[56], %b[59], %b[59]
  qplog_0x96,4 %b[56], %b[87], %b[53], %b[53]
}
{
  qplog_0xe8,0 %r40, %b[24], %b[11], %b[31]
  qplog_0x49,1 %b[25], %r59, %r39, %b[27]
  qplog_0xe8,3 %b[64], %b[112], %b[99], %b[119]
  qplog_0x49,4 %b[113], %b[83], %b[63], %b[115]
}
{
  qplog_0x96,0 %r35, %b[9], %r24, %b[9]
  qplog_0x4a,1 %r35, %r23, %r63, %r35
  qplog_0x96,3 %b[59], %b[97], %b[48], %b[97]
  qplog_0x4a,4 %b[59], %b[47], %b[87], %b[59]
}
{
  qplog_0xe8,0 %r61, %b[7], %b[31], %r63
  qplog_0x96,1 %r23, %r32, %b[16], %r23
  ldqp,2 [ %r2 + 0x2190 ], %r24
  qplog_0xe8,3 %b[85], %b[95], %b[119], %b[87]
  qplog_0x96,4 %b[47], %b[56], %b[104], %b[47]
  ldqp,5 [ %r2 + 0x2190 ], %b[48]
}
{
  qplog_0x8d,0 %b[27], %b[30], %r59, %r59
  qplog_0x96,1 %r35, %g2, %r25, %r35
  qplog_0x8d,3 %b[115], %b[118], %b[83], %b[83]
  qplog_0x96,4 %b[59], %g18, %b[49], %b[59]
}
{
  qplog_0xe8,0 %b[18], %r17, %r63, %g2
  qplog_0x79,1 %b[25], %r39, %b[1], %b[25]
  ldqp,2 [ %r2 + 0x21a0 ], %r25
  qplog_0xe8,3 %b[106], %b[41], %b[87], %g18
  qplog_0x79,4 %b[113], %b[63], %b[89], %b[113]
  ldqp,5 [ %r2 + 0x21a0 ], %b[49]
}
{
  ldqp,0 [ %r2 + 0x21c0 ], %b[16]
  qplog_0xc5,1 %r59, %r39, %b[2], %r39
  ldqp,2 [ %r2 + 0x21b0 ], %r32
  ldqp,3 [ %r2 + 0x21c0 ], %b[104]
  qplog_0xc5,4 %b[83], %b[63], %b[90], %b[63]
  ldqp,5 [ %r2 + 0x21b0 ], %b[56]
}
{
  qplog_0xe8,0 %r42, %r47, %g2, %r62
  qplog_0x96,1 %r59, %b[25], %b[32], %r59
  qplog_0xe8,3 %b[66], %b[71], %g18, %b[86]
  qplog_0x96,4 %b[83], %b[113], %b[120], %b[83]
}
{
  qplog_0x96,0 %r39, %b[1], %b[21], %r39
  qplog_0x79,1 %b[15], %g7, %g11, %b[1]
  qplog_0x96,3 %b[63], %b[89], %b[109], %b[63]
  qplog_0x79,4 %b[103], %g23, %g27, %b[89]
}
{
  qplog_0xe8,0 %b[33], %r49, %r62, %b[21]
  qplog_0x96,1 %b[25], %b[2], %r58, %b[25]
  ldqp,2 [ %r2 + 0x21d0 ], %b[32]
  qplog_0xe8,3 %b[121], %b[73], %b[86], %b[109]
  qplog_0x96,4 %b[113], %b[90], %b[82], %b[113]
  ldqp,5 [ %r2 + 0x21d0 ], %b[120]
}
{
  qplog_0xe5,0 %b[1], %g11, %b[39], %b[2]
  qplog_0x96,1 %b[27], %b[30], %b[0], %b[27]
  qplog_0xe5,3 %b[89], %g27, %b[127], %b[90]
  qplog_0x96,4 %b[115], %b[118], %b[88], %b[115]
}
{
  qplog_0xe8,0 %r50, %r24, %b[21], %b[30]
  qplog_0x56,1 %b[15], %b[39], %g7, %r58
  ldqp,2 [ %r2 + 0x21e0 ], %b[0]
  qplog_0xe8,3 %b[74], %b[48], %b[109], %b[118]
  qplog_0x56,4 %b[103], %b[127], %g23, %b[82]
  ldqp,5 [ %r2 + 0x21e0 ], %b[88]
}
{
  qplog_0x6b,0 %b[2], %b[15], %b[39], %r33
  qplog_0x96,1 %b[26], %g9, %g15, %b[26]
  ldqp,2 [ %r2 + 0x21f0 ], %b[10]
  qplog_0x6b,3 %b[90], %b[103], %b[127], %b[57]
  qplog_0x96,4 %b[114], %g25, %g31, %b[114]
  ldqp,5 [ %r2 + 0x21f0 ], %b[98]
}
{
  qplog_0xe8,0 %r56, %r25, %b[30], %g9
  qplog_0x96,1 %r58, %b[39], %r30, %b[39]
  ldqp,2 [ %r2 + 0x2200 ], %g15
  qplog_0xe8,3 %b[80], %b[49], %b[118], %g25
  qplog_0x96,4 %b[82], %b[127], %b[54], %b[127]
  ldqp,5 [ %r2 + 0x2200 ], %g31
}
{
  qplog_0x5c,0 %r33, %b[2], %g7, %b[2]
  qplog_0x96,1 %r33, %g7, %b[38], %r33
  qplog_0x5c,3 %b[57], %b[90], %g23, %b[90]
  qplog_0x96,4 %b[57], %g23, %b[126], %b[57]
}
{
  qplog_0xe8,0 %g1, %r32, %g9, %g7
  qplog_0x3c,1 %b[4], %r55, %r55, %r55
  qplog_0xe8,3 %g17, %b[56], %g25, %g23
  qplog_0x3c,4 %b[92], %b[79], %b[79], %b[79]
}
{
  qplog_0x6f,0 %b[2], %r58, %b[1], %r58
  qplog_0x96,1 %b[2], %g11, %b[17], %b[2]
  qplog_0x6f,3 %b[90], %b[82], %b[89], %b[82]
  qplog_0x96,4 %b[90], %g27, %b[105], %b[90]
}
{
  qplog_0xe8,0 %r43, %b[16], %g7, %g11
  qplog_0x96,1 %g8, %r22, %g10, %r22
  ldqp,2 [ %r2 + 0x2210 ], %b[17]
  qplog_0xe8,3 %b[67], %b[104], %g23, %g27
  qplog_0x96,4 %g24, %b[46], %g26, %b[46]
  ldqp,5 [ %r2 + 0x2210 ], %b[105]
}
{
  qplog_0x96,0 %r58, %b[15], %b[8], %r58
  qplog_0x96,1 %b[37], %b[5], %b[20], %b[5]
  qplog_0x96,3 %b[82], %b[103], %b[96], %b[82]
  qplog_0x96,4 %b[125], %b[93], %b[108], %b[93]
}
{
  qplog_0xe8,0 %b[3], %b[32], %g11, %b[20]
  qplog_0x96,1 %r34, %r44, %r57, %r44
  ldqp,2 [ %r2 + 0x2220 ], %b[15]
  qplog_0xe8,3 %b[91], %b[120], %g27, %b[108]
  qplog_0x96,4 %b[58], %b[68], %b[81], %b[68]
  ldqp,5 [ %r2 + 0x2220 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x2240 ], %b[8]
  qplog_0x1e,1 %r55, %b[5], %r22, %r55
  ldqp,2 [ %r2 + 0x2230 ], %r57
  ldqp,3 [ %r2 + 0x2240 ], %b[96]
  qplog_0x1e,4 %b[79], %b[93], %b[46], %b[79]
  ldqp,5 [ %r2 + 0x2230 ], %b[81]
}
{
  qplog_0xe8,0 %g6, %b[0], %b[20], %g10
  qplog_0x96,1 %r40, %b[24], %b[11], %b[24]
  ldqp,2 [ %r2 + 0x2250 ], %b[1]
  qplog_0xe8,3 %g22, %b[88], %b[108], %g26
  qplog_0x96,4 %b[64], %b[112], %b[99], %b[112]
  ldqp,5 [ %r2 + 0x2250 ], %b[89]
}
{
  ldqp,0 [ %r2 + 0x2270 ], %b[38]
  qplog_0x4a,1 %r55, %b[5], %r44, %r30
  ldqp,2 [ %r2 + 0x2260 ], %b[11]
  ldqp,3 [ %r2 + 0x2270 ], %b[126]
  qplog_0x4a,4 %b[79], %b[93], %b[68], %b[54]
  ldqp,5 [ %r2 + 0x2260 ], %b[99]
}
{
  qplog_0xe8,0 %b[36], %b[10], %g10, %r26
  qplog_0x96,1 %r61, %b[7], %b[31], %b[7]
  ldqp,2 [ %r2 + 0x2280 ], %r19
  qplog_0xe8,3 %b[124], %b[98], %g26, %b[50]
  qplog_0x96,4 %b[85], %b[95], %b[119], %b[95]
  ldqp,5 [ %r2 + 0x2280 ], %b[43]
}
{
  qplog_0x96,0 %r30, %r22, %b[23], %b[23]
  qplog_0x96,1 %b[18], %r17, %r63, %r17
  ldqp,2 [ %r2 + 0x2290 ], %b[31]
  qplog_0x96,3 %b[54], %b[46], %b[111], %b[111]
  qplog_0x96,4 %b[106], %b[41], %b[87], %b[41]
  ldqp,5 [ %r2 + 0x2290 ], %b[119]
}
{
  qplog_0xe8,0 %r36, %g15, %r26, %r63
  qplog_0x96,1 %r42, %r47, %g2, %r47
  qplog_0xe8,3 %b[60], %g31, %b[50], %b[87]
  qplog_0x96,4 %b[66], %b[71], %g18, %b[71]
}
{
  qplog_0x96,0 %b[33], %r49, %r62, %r49
  qplog_0x96,1 %r56, %r25, %b[30], %r25
  ldqp,2 [ %r2 + 0x22a0 ], %g2
  qplog_0x96,3 %b[121], %b[73], %b[86], %b[73]
  qplog_0x96,4 %b[80], %b[49], %b[118], %b[49]
  ldqp,5 [ %r2 + 0x22a0 ], %g18
}
{
  qplog_0xe8,0 %g3, %b[17], %r63, %b[30]
  qplog_0x96,1 %g1, %r32, %g9, %r32
  ldqp,2 [ %r2 + 0x22b0 ], %r62
  qplog_0xe8,3 %g19, %b[105], %b[87], %b[118]
  qplog_0x96,4 %g17, %b[56], %g25, %b[56]
  ldqp,5 [ %r2 + 0x22b0 ], %b[86]
}
{
  qplog_0x96,0 %r50, %r24, %b[21], %r24
  qplog_0x96,1 %r43, %b[16], %g7, %b[16]
  ldqp,2 [ %r2 + 0x22c0 ], %g9
  qplog_0x96,3 %b[74], %b[48], %b[109], %b[48]
  qplog_0x96,4 %b[67], %b[104], %g23, %b[104]
  ldqp,5 [ %r2 + 0x22c0 ], %g25
}
{
  qplog_0xe8,0 %r27, %b[15], %b[30], %g7
  qplog_0x96,1 %b[3], %b[32], %g11, %b[32]
  ldqp,2 [ %r2 + 0x22d0 ], %b[21]
  qplog_0xe8,3 %b[51], %b[103], %b[118], %g23
  qplog_0x96,4 %b[91], %b[120], %g27, %b[120]
  ldqp,5 [ %r2 + 0x22d0 ], %b[109]
}
{
  qplog_0x96,0 %b[36], %b[10], %g10, %b[10]
  qplog_0x96,1 %g6, %b[0], %b[20], %b[0]
  ldqp,2 [ %r2 + 0x22e0 ], %g11
  qplog_0x96,3 %b[124], %b[98], %g26, %b[98]
  qplog_0x96,4 %g22, %b[88], %b[108], %b[88]
  ldqp,5 [ %r2 + 0x22e0 ], %g27
}
{
  qplog_0xe8,0 %r29, %r57, %g7, %b[20]
  qplog_0x96,1 %r36, %g15, %r26, %g15
  ldqp,2 [ %r2 + 0x22f0 ], %g10
  qplog_0xe8,3 %b[53], %b[81], %g23, %b[108]
  qplog_0x96,4 %b[60], %g31, %b[50], %g31
  ldqp,5 [ %r2 + 0x22f0 ], %g26
}
{
  qplog_0x9a,0 %r30, %r55, %b[5], %r26
  qplog_0x96,1 %r27, %b[15], %b[30], %b[15]
  qplog_0x9a,3 %b[54], %b[79], %b[93], %b[50]
  qplog_0x96,4 %b[51], %b[103], %b[118], %b[103]
}
{
  qplog_0xe8,0 %b[9], %b[8], %b[20], %b[30]
  qplog_0x96,1 %b[9], %b[8], %b[20], %b[8]
  qplog_0xe8,3 %b[97], %b[96], %b[108], %b[118]
  qplog_0x96,4 %b[97], %b[96], %b[108], %b[96]
}
{
  qplog_0x06,0 %r26, %r44, %r22, %b[20]
  qplog_0x84,1 %r55, %r22, %r44, %r44
  qplog_0x06,3 %b[50], %b[68], %b[46], %b[108]
  qplog_0x84,4 %b[79], %b[46], %b[68], %b[68]
}
{
  qplog_0x96,0 %r29, %r57, %g7, %r57
  qplog_0x96,1 %g3, %b[17], %r63, %b[17]
  qplog_0x96,3 %b[53], %b[81], %g23, %b[81]
  qplog_0x96,4 %g19, %b[105], %b[87], %b[105]
}
{
  qplog_0xe8,0 %r23, %b[1], %b[30], %r63
  qplog_0x96,1 %r23, %b[1], %b[30], %b[1]
  qplog_0xe8,3 %b[47], %b[89], %b[118], %b[87]
  qplog_0x96,4 %b[47], %b[89], %b[118], %b[89]
}
{
  qplog_0x96,0 %b[20], %r22, %r16, %b[20]
  qplog_0x53,1 %r30, %r44, %b[5], %r30
  qplog_0x96,3 %b[108], %b[46], %b[40], %b[108]
  qplog_0x53,4 %b[54], %b[68], %b[93], %b[54]
}
{
  qplog_0xe8,0 %r35, %b[11], %r63, %r44
  qplog_0x96,1 %r35, %b[11], %r63, %b[11]
  ldqp,2 [ %r2 + 0x2300 ], %r63
  qplog_0xe8,3 %b[59], %b[99], %b[87], %b[68]
  qplog_0x96,4 %b[59], %b[99], %b[87], %b[99]
  ldqp,5 [ %r2 + 0x2300 ], %b[87]
}
{
  qplog_0x96,0 %r26, %r30, %b[22], %r26
  qplog_0x6b,1 %r47, %b[24], %b[7], %b[22]
  ldqp,2 [ %r2 + 0x2310 ], %b[5]
  qplog_0x96,3 %b[50], %b[54], %b[110], %b[50]
  qplog_0x6b,4 %b[71], %b[112], %b[95], %b[110]
  ldqp,5 [ %r2 + 0x2310 ], %b[93]
}
{
  qplog_0xe8,0 %r39, %b[38], %r44, %r22
  qplog_0x96,1 %r39, %b[38], %r44, %b[38]
  qplog_0xe8,3 %b[63], %b[126], %b[68], %b[46]
  qplog_0x96,4 %b[63], %b[126], %b[68], %b[126]
}
{
  qplog_0x42,0 %b[11], %b[1], %b[8], %r44
  qplog_0xec,1 %r47, %r17, %b[7], %r16
  qplog_0x42,3 %b[99], %b[89], %b[96], %b[68]
  qplog_0xec,4 %b[71], %b[41], %b[95], %b[40]
}
{
  qplog_0xe8,0 %r59, %r19, %r22, %b[30]
  qplog_0x93,1 %b[11], %b[8], %b[38], %g7
  qplog_0xe8,3 %b[83], %b[43], %b[46], %b[118]
  qplog_0x93,4 %b[99], %b[96], %b[126], %g23
}
{
  qplog_0x96,0 %r59, %r19, %r22, %r19
  qplog_0x96,1 %r30, %r55, %b[28], %r30
  qplog_0x96,3 %b[83], %b[43], %b[46], %b[43]
  qplog_0x96,4 %b[54], %b[79], %b[116], %b[54]
}
{
  qplog_0xe8,0 %b[25], %b[31], %b[30], %r55
  qplog_0x63,1 %g7, %b[38], %b[1], %b[28]
  ldqp,2 [ %r2 + 0x2320 ], %r22
  qplog_0xe8,3 %b[113], %b[119], %b[118], %b[79]
  qplog_0x63,4 %g23, %b[126], %b[89], %b[116]
  ldqp,5 [ %r2 + 0x2320 ], %b[46]
}
{
  qplog_0x25,0 %b[38], %g7, %b[11], %b[11]
  qplog_0x78,1 %r44, %b[38], %b[1], %b[38]
  qplog_0x25,3 %b[126], %g23, %b[99], %b[99]
  qplog_0x78,4 %b[68], %b[126], %b[89], %b[126]
}
{
  qplog_0x96,0 %b[28], %r44, %r18, %b[28]
  qplog_0x96,1 %b[25], %b[31], %b[30], %b[31]
  ldqp,2 [ %r2 + 0x2330 ], %b[30]
  qplog_0x96,3 %b[116], %b[68], %b[42], %b[116]
  qplog_0x96,4 %b[113], %b[119], %b[118], %b[119]
  ldqp,5 [ %r2 + 0x2330 ], %b[118]
}
{
  qplog_0xe8,0 %b[27], %g2, %r55, %r18
  qplog_0x49,1 %b[38], %b[1], %b[8], %b[1]
  qplog_0xe8,3 %b[115], %g18, %b[79], %b[42]
  qplog_0x49,4 %b[126], %b[89], %b[96], %b[89]
}
{
  qplog_0x56,0 %r44, %b[11], %r60, %r44
  qplog_0x96,1 %b[27], %g2, %r55, %g2
  qplog_0x56,3 %b[68], %b[99], %b[84], %b[68]
  qplog_0x96,4 %b[115], %g18, %b[79], %g18
}
{
  qplog_0x96,0 %r33, %r62, %r18, %r55
  qplog_0xe8,1 %r33, %r62, %r18, %r62
  qplog_0x96,3 %b[57], %b[86], %b[42], %b[79]
  qplog_0xe8,4 %b[57], %b[86], %b[42], %b[86]
}
{
  qplog_0xc0,0 %b[28], %r63, %r63, %r18
  qplog_0x96,1 %b[1], %b[11], %r53, %b[1]
  qplog_0xc0,3 %b[116], %b[87], %b[87], %b[42]
  qplog_0x96,4 %b[89], %b[99], %b[77], %b[89]
}
{
  qplog_0x18,0 %r55, %b[31], %r19, %b[11]
  qplog_0xbd,1 %g2, %r19, %r55, %r53
  qplog_0x18,3 %b[79], %b[119], %b[43], %b[99]
  qplog_0xbd,4 %g18, %b[43], %b[79], %b[77]
}
{
  qplog_0xe8,0 %r58, %g9, %r62, %r60
  qplog_0xe8,1 %r44, %b[5], %r18, %b[8]
  qplog_0xe8,3 %b[82], %g25, %b[86], %b[84]
  qplog_0xe8,4 %b[68], %b[93], %b[42], %b[96]
}
{
  qplog_0x96,0 %r58, %g9, %r62, %g9
  qplog_0x48,1 %r16, %b[22], %b[24], %r62
  qplog_0x96,3 %b[82], %g25, %b[86], %g25
  qplog_0x48,4 %b[40], %b[110], %b[112], %b[86]
}
{
  qplog_0x69,0 %r17, %r47, %b[22], %r17
  qplog_0x96,1 %r16, %b[22], %b[13], %b[13]
  qplog_0x69,3 %b[41], %b[71], %b[110], %b[41]
  qplog_0x96,4 %b[40], %b[110], %b[101], %b[101]
}
{
  qplog_0x96,0 %r62, %r47, %r21, %r62
  qplog_0xc6,1 %r49, %r25, %r32, %r47
  qplog_0x96,3 %b[86], %b[71], %b[45], %b[86]
  qplog_0xc6,4 %b[73], %b[49], %b[56], %b[71]
}
{
  qplog_0x17,0 %b[11], %g2, %b[31], %r21
  qplog_0x2a,1 %r16, %r17, %b[22], %r16
  qplog_0x17,3 %b[99], %g18, %b[119], %b[45]
  qplog_0x2a,4 %b[40], %b[41], %b[110], %b[40]
}
{
  qplog_0xbe,0 %r55, %g2, %b[31], %b[22]
  qplog_0x86,1 %b[31], %g2, %r19, %g2
  qplog_0xbe,3 %b[79], %g18, %b[119], %b[110]
  qplog_0x86,4 %b[119], %g18, %b[43], %g18
}
{
  qplog_0xa3,0 %r21, %r55, %r19, %r55
  qplog_0x96,1 %r21, %r53, %r31, %r21
  qplog_0xa3,3 %b[45], %b[79], %b[43], %b[79]
  qplog_0x96,4 %b[45], %b[77], %b[55], %b[45]
}
{
  qplog_0xe8,0 %b[2], %b[21], %r60, %r31
  qplog_0xe8,1 %b[1], %r22, %b[8], %r19
  qplog_0xe8,3 %b[90], %b[109], %b[84], %b[55]
  qplog_0xe8,4 %b[89], %b[46], %b[96], %b[43]
}
{
  qplog_0x96,0 %r55, %b[22], %r46, %r55
  qplog_0x56,1 %b[11], %g2, %b[29], %b[11]
  qplog_0x96,3 %b[79], %b[110], %b[70], %b[79]
  qplog_0x56,4 %b[99], %g18, %b[117], %b[99]
}
{
  qplog_0xe8,0 %b[39], %g11, %r31, %g2
  qplog_0xe8,1 %r21, %b[30], %r19, %b[29]
  qplog_0xe8,3 %b[127], %g27, %b[55], %g18
  qplog_0xe8,4 %b[45], %b[118], %b[43], %b[117]
}
{
  qplog_0x96,0 %b[2], %b[21], %r60, %b[21]
  qplog_0x96,1 %b[39], %g11, %r31, %g11
  qplog_0x96,3 %b[90], %b[109], %b[84], %b[109]
  qplog_0x96,4 %b[127], %g27, %b[55], %g27
}
{
  qplog_0x96,0 %b[26], %g10, %g2, %g10
  qplog_0x96,1 %b[22], %r53, %r41, %b[22]
  qplog_0x96,3 %b[114], %g26, %g18, %g26
  qplog_0x96,4 %b[110], %b[77], %b[65], %b[110]
}
{
  qplog_0xb2,0 %r17, %b[7], %b[24], %r17
  qplog_0x96,1 %r16, %b[7], %r45, %r16
  qplog_0xb2,3 %b[41], %b[95], %b[112], %b[41]
  qplog_0x96,4 %b[40], %b[95], %b[69], %b[40]
}
{
  ldqp,0 [ %r2 + 0x2350 ], %r45
  qplog_0x6f,1 %b[21], %g10, %g9, %r53
  ldqp,2 [ %r2 + 0x2340 ], %b[7]
  ldqp,3 [ %r2 + 0x2350 ], %b[69]
  qplog_0x6f,4 %b[109], %g26, %g25, %b[77]
  ldqp,5 [ %r2 + 0x2340 ], %b[95]
}
{
  qplog_0x6b,0 %g10, %g11, %g9, %r41
  qplog_0x73,1 %b[21], %g11, %g10, %g2
  qplog_0x6b,3 %g26, %g27, %g25, %b[65]
  qplog_0x73,4 %b[109], %g27, %g26, %g18
}
{
  qplog_0x24,0 %r53, %g11, %g9, %r31
  qplog_0x1a,1 %r32, %r47, %r24, %r60
  qplog_0x24,3 %b[77], %g27, %g25, %b[55]
  qplog_0x1a,4 %b[56], %b[71], %b[48], %b[84]
}
{
  qplog_0x29,0 %r41, %g11, %b[21], %r46
  qplog_0x6a,1 %r41, %r53, %r48, %r41
  qplog_0x29,3 %b[65], %g27, %b[109], %b[70]
  qplog_0x6a,4 %b[65], %b[77], %b[72], %b[65]
}
{
  qplog_0x96,0 %r31, %b[21], %g14, %r31
  qplog_0x5a,1 %r17, %b[24], %r54, %r17
  qplog_0x96,3 %b[55], %b[109], %g30, %b[55]
  qplog_0x5a,4 %b[41], %b[112], %b[78], %b[41]
}
{
  qplog_0xe8,0 %r55, %b[7], %b[29], %r54
  qplog_0x49,1 %r46, %g11, %g9, %g11
  ldqp,2 [ %r2 + 0x2360 ], %b[24]
  qplog_0xe8,3 %b[79], %b[95], %b[117], %b[78]
  qplog_0x49,4 %b[70], %g27, %g25, %g27
  ldqp,5 [ %r2 + 0x2360 ], %b[112]
}
{
  qplog_0x96,0 %r46, %g10, %r52, %r46
  qplog_0x6b,1 %r60, %r47, %r49, %g10
  ldqp,2 [ %r2 + 0x2370 ], %g9
  qplog_0x96,3 %b[70], %g26, %b[76], %b[70]
  qplog_0x6b,4 %b[84], %b[71], %b[73], %g26
  ldqp,5 [ %r2 + 0x2370 ], %g25
}
{
  qplog_0xe8,0 %b[11], %r45, %r54, %r52
  qplog_0x96,1 %g11, %g2, %r51, %g11
  qplog_0xe8,3 %b[99], %b[69], %b[78], %b[76]
  qplog_0x96,4 %g27, %g18, %b[75], %g27
}
{
  qplog_0xe7,0 %r47, %r32, %r24, %r47
  qplog_0x96,1 %g10, %r24, %b[34], %b[34]
  qplog_0xe7,3 %b[71], %b[56], %b[48], %b[71]
  qplog_0x96,4 %g26, %b[48], %b[122], %b[122]
}
{
  qplog_0x29,0 %b[16], %b[10], %b[32], %g2
  qplog_0x51,1 %b[0], %b[10], %b[16], %r51
  ldqp,2 [ %r2 + 0x2380 ], %r32
  qplog_0x29,3 %b[104], %b[98], %b[120], %g18
  qplog_0x51,4 %b[88], %b[98], %b[104], %b[75]
  ldqp,5 [ %r2 + 0x2380 ], %b[56]
}
{
  qplog_0xe8,0 %b[22], %b[24], %r52, %b[21]
  qplog_0x7b,1 %r47, %g10, %r25, %r25
  qplog_0xe8,3 %b[110], %b[112], %b[76], %b[109]
  qplog_0x7b,4 %b[71], %g26, %b[49], %b[49]
}
{
  qplog_0x49,0 %g2, %b[10], %b[0], %g14
  qplog_0x96,1 %r47, %g10, %g0, %g10
  qplog_0x49,3 %g18, %b[98], %b[88], %g30
  qplog_0x96,4 %b[71], %g26, %g16, %g26
}
{
  qplog_0xe8,0 %r41, %g9, %b[21], %g0
  qplog_0x96,1 %r25, %r60, %b[12], %r60
  qplog_0xe8,3 %b[65], %g25, %b[109], %g16
  qplog_0x96,4 %b[49], %b[84], %b[100], %b[84]
}
{
  qplog_0x4a,0 %r25, %r47, %r24, %r25
  qplog_0x8d,1 %g14, %r51, %b[10], %b[10]
  qplog_0x4a,3 %b[49], %b[71], %b[48], %b[49]
  qplog_0x8d,4 %g30, %b[75], %b[98], %b[98]
}
{
  qplog_0xe8,0 %r31, %r32, %g0, %r24
  qplog_0x79,1 %g2, %b[0], %b[16], %g2
  ldqp,2 [ %r2 + 0x2390 ], %r47
  qplog_0xe8,3 %b[55], %b[56], %g16, %b[48]
  qplog_0x79,4 %g18, %b[88], %b[104], %g18
  ldqp,5 [ %r2 + 0x2390 ], %b[71]
}
{
  qplog_0x96,0 %r25, %r49, %r37, %r25
  qplog_0xc5,1 %b[10], %b[0], %b[32], %b[0]
  qplog_0x96,3 %b[49], %b[73], %b[61], %b[49]
  qplog_0xc5,4 %b[98], %b[88], %b[120], %b[88]
}
{
  ldqp,0 [ %r2 + 0x23b0 ], %r37
  qplog_0x96,1 %b[10], %g2, %b[6], %b[10]
  ldqp,2 [ %r2 + 0x23a0 ], %r49
  ldqp,3 [ %r2 + 0x23b0 ], %b[61]
  qplog_0x96,4 %b[98], %g18, %b[94], %b[98]
  ldqp,5 [ %r2 + 0x23a0 ], %b[73]
}
{
  qplog_0x96,0 %b[0], %b[16], %b[19], %b[0]
  qplog_0x79,1 %b[15], %g15, %r57, %b[16]
  ldqp,2 [ %r2 + 0x23c0 ], %b[6]
  qplog_0x96,3 %b[88], %b[104], %b[107], %b[88]
  qplog_0x79,4 %b[103], %g31, %b[81], %b[104]
  ldqp,5 [ %r2 + 0x23c0 ], %b[94]
}
{
  qplog_0x96,0 %g2, %b[32], %r38, %g2
  qplog_0x96,1 %g14, %r51, %g4, %g14
  ldqp,2 [ %r2 + 0x23d0 ], %b[19]
  qplog_0x96,3 %g18, %b[120], %b[62], %g18
  qplog_0x96,4 %g30, %b[75], %g20, %g30
  ldqp,5 [ %r2 + 0x23d0 ], %b[107]
}
{
  qplog_0xe8,0 %g11, %r47, %r24, %r51
  qplog_0xe5,1 %b[16], %r57, %b[17], %b[32]
  ldqp,2 [ %r2 + 0x23e0 ], %g4
  qplog_0xe8,3 %g27, %b[71], %b[48], %b[75]
  qplog_0xe5,4 %b[104], %b[81], %b[105], %b[120]
  ldqp,5 [ %r2 + 0x23e0 ], %g20
}
{
  qplog_0x56,0 %b[15], %b[17], %g15, %b[12]
  qplog_0x96,1 %b[38], %g7, %b[14], %b[38]
  ldqp,2 [ %r2 + 0x23f0 ], %r38
  qplog_0x56,3 %b[103], %b[105], %g31, %b[100]
  qplog_0x96,4 %b[126], %g23, %b[102], %b[126]
  ldqp,5 [ %r2 + 0x23f0 ], %b[62]
}
{
  qplog_0xe8,0 %r46, %r49, %r51, %g7
  qplog_0x6b,1 %b[32], %b[15], %b[17], %b[14]
  qplog_0xe8,3 %b[70], %b[73], %b[75], %g23
  qplog_0x6b,4 %b[120], %b[103], %b[105], %b[102]
}
{
  qplog_0x96,0 %b[12], %b[17], %b[35], %b[17]
  qplog_0x3c,1 %b[28], %r63, %r63, %r63
  ldqp,2 [ %r2 + 0x2400 ], %r53
  qplog_0x96,3 %b[100], %b[105], %b[123], %b[105]
  qplog_0x3c,4 %b[116], %b[87], %b[87], %b[87]
  ldqp,5 [ %r2 + 0x2400 ], %b[77]
}
{
  qplog_0xe8,0 %b[20], %r37, %g7, %b[35]
  qplog_0x5c,1 %b[14], %b[32], %g15, %b[32]
  qplog_0xe8,3 %b[108], %b[61], %g23, %b[123]
  qplog_0x5c,4 %b[102], %b[120], %g31, %b[120]
}
{
  qplog_0x96,0 %b[14], %g15, %r20, %b[14]
  qplog_0x96,1 %r44, %b[5], %r18, %b[5]
  qplog_0x96,3 %b[102], %g31, %b[44], %b[102]
  qplog_0x96,4 %b[68], %b[93], %b[42], %b[93]
}
{
  qplog_0xe8,0 %b[23], %b[6], %b[35], %r18
  qplog_0x6f,1 %b[32], %b[12], %b[16], %b[12]
  qplog_0xe8,3 %b[111], %b[94], %b[123], %b[42]
  qplog_0x6f,4 %b[120], %b[100], %b[104], %b[100]
}
{
  qplog_0x96,0 %b[32], %r57, %r28, %b[32]
  qplog_0x96,1 %r21, %b[30], %r19, %b[30]
  ldqp,2 [ %r2 + 0x2410 ], %b[16]
  qplog_0x96,3 %b[120], %b[81], %b[52], %b[120]
  qplog_0x96,4 %b[45], %b[118], %b[43], %b[118]
  ldqp,5 [ %r2 + 0x2410 ], %b[104]
}
{
  qplog_0xe8,0 %r26, %b[19], %r18, %r19
  qplog_0x96,1 %b[12], %b[15], %g5, %b[12]
  qplog_0xe8,3 %b[50], %b[107], %b[42], %b[43]
  qplog_0x96,4 %b[100], %b[103], %g21, %b[100]
}
{
  ldqp,0 [ %r2 + 0x2430 ], %g5
  qplog_0x96,1 %b[1], %r22, %b[8], %r22
  ldqp,2 [ %r2 + 0x2420 ], %b[15]
  ldqp,3 [ %r2 + 0x2430 ], %g21
  qplog_0x96,4 %b[89], %b[46], %b[96], %b[46]
  ldqp,5 [ %r2 + 0x2420 ], %b[103]
}
{
  qplog_0xe8,0 %r30, %g4, %r19, %b[8]
  qplog_0x1e,1 %r63, %b[30], %b[5], %r63
  ldqp,2 [ %r2 + 0x2440 ], %r57
  qplog_0xe8,3 %b[54], %g20, %b[43], %b[96]
  qplog_0x1e,4 %b[87], %b[118], %b[93], %b[87]
  ldqp,5 [ %r2 + 0x2440 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x2460 ], %g15
  qplog_0x96,1 %r55, %b[7], %b[29], %b[7]
  ldqp,2 [ %r2 + 0x2450 ], %r28
  ldqp,3 [ %r2 + 0x2460 ], %g31
  qplog_0x96,4 %b[79], %b[95], %b[117], %b[95]
  ldqp,5 [ %r2 + 0x2450 ], %b[52]
}
{
  qplog_0xe8,0 %r62, %r38, %b[8], %b[29]
  qplog_0x4a,1 %r63, %b[30], %r22, %r48
  ldqp,2 [ %r2 + 0x2470 ], %r20
  qplog_0xe8,3 %b[86], %b[62], %b[96], %b[117]
  qplog_0x4a,4 %b[87], %b[118], %b[46], %b[72]
  ldqp,5 [ %r2 + 0x2470 ], %b[44]
}
{
  qplog_0x96,0 %b[11], %r45, %r54, %r45
  qplog_0x96,1 %b[22], %b[24], %r52, %b[24]
  ldqp,2 [ %r2 + 0x2480 ], %b[31]
  qplog_0x96,3 %b[99], %b[69], %b[78], %b[69]
  qplog_0x96,4 %b[110], %b[112], %b[76], %b[112]
  ldqp,5 [ %r2 + 0x2480 ], %b[119]
}
{
  qplog_0xe8,0 %b[13], %r53, %b[29], %r52
  qplog_0x96,1 %r48, %b[5], %r43, %r43
  ldqp,2 [ %r2 + 0x2490 ], %r54
  qplog_0xe8,3 %b[101], %b[77], %b[117], %b[76]
  qplog_0x96,4 %b[72], %b[93], %b[67], %b[67]
  ldqp,5 [ %r2 + 0x2490 ], %b[78]
}
{
  qplog_0x96,0 %r41, %g9, %b[21], %g9
  qplog_0x96,1 %r31, %r32, %g0, %r32
  qplog_0x96,3 %b[65], %g25, %b[109], %g25
  qplog_0x96,4 %b[55], %b[56], %g16, %b[56]
}
{
  qplog_0xe8,0 %r16, %b[16], %r52, %g0
  qplog_0x96,1 %r46, %r49, %r51, %r49
  ldqp,2 [ %r2 + 0x24a0 ], %b[21]
  qplog_0xe8,3 %b[40], %b[104], %b[76], %g16
  qplog_0x96,4 %b[70], %b[73], %b[75], %b[73]
  ldqp,5 [ %r2 + 0x24a0 ], %b[109]
}
{
  qplog_0x96,0 %b[20], %r37, %g7, %r37
  qplog_0x96,1 %g11, %r47, %r24, %r47
  ldqp,2 [ %r2 + 0x24b0 ], %r51
  qplog_0x96,3 %b[108], %b[61], %g23, %b[61]
  qplog_0x96,4 %g27, %b[71], %b[48], %b[71]
  ldqp,5 [ %r2 + 0x24b0 ], %b[75]
}
{
  qplog_0xe8,0 %r17, %b[15], %g0, %r24
  qplog_0x96,1 %b[23], %b[6], %b[35], %b[6]
  ldqp,2 [ %r2 + 0x24c0 ], %g7
  qplog_0xe8,3 %b[41], %b[103], %g16, %b[48]
  qplog_0x96,4 %b[111], %b[94], %b[123], %b[94]
  ldqp,5 [ %r2 + 0x24c0 ], %g23
}
{
  qplog_0x96,0 %r26, %b[19], %r18, %b[19]
  qplog_0x96,1 %r62, %r38, %b[8], %r38
  ldqp,2 [ %r2 + 0x24d0 ], %b[35]
  qplog_0x96,3 %b[50], %b[107], %b[42], %b[107]
  qplog_0x96,4 %b[86], %b[62], %b[96], %b[62]
  ldqp,5 [ %r2 + 0x24d0 ], %b[123]
}
{
  qplog_0xe8,0 %b[34], %g5, %r24, %b[8]
  qplog_0x96,1 %r30, %g4, %r19, %g4
  ldqp,2 [ %r2 + 0x24e0 ], %r18
  qplog_0xe8,3 %b[122], %g21, %b[48], %b[96]
  qplog_0x96,4 %b[54], %g20, %b[43], %g20
  ldqp,5 [ %r2 + 0x24e0 ], %b[42]
}
{
  qplog_0x96,0 %b[13], %r53, %b[29], %r53
  qplog_0x96,1 %r17, %b[15], %g0, %b[15]
  ldqp,2 [ %r2 + 0x24f0 ], %r19
  qplog_0x96,3 %b[101], %b[77], %b[117], %b[77]
  qplog_0x96,4 %b[41], %b[103], %g16, %b[103]
  ldqp,5 [ %r2 + 0x24f0 ], %b[43]
}
{
  qplog_0xe8,0 %r60, %r57, %b[8], %g0
  qplog_0x96,1 %r60, %r57, %b[8], %r57
  qplog_0xe8,3 %b[84], %b[81], %b[96], %g16
  qplog_0x96,4 %b[84], %b[81], %b[96], %b[81]
}
{
  qplog_0x9a,0 %r48, %r63, %b[30], %b[8]
  qplog_0x84,1 %r63, %b[5], %r22, %b[29]
  qplog_0x9a,3 %b[72], %b[87], %b[118], %b[96]
  qplog_0x84,4 %b[87], %b[93], %b[46], %b[117]
}
{
  qplog_0x96,0 %b[34], %g5, %r24, %g5
  qplog_0x96,1 %r16, %b[16], %r52, %b[16]
  qplog_0x96,3 %b[122], %g21, %b[48], %g21
  qplog_0x96,4 %b[40], %b[104], %b[76], %b[104]
}
{
  qplog_0xe8,0 %g10, %r28, %g0, %r52
  qplog_0x96,1 %g10, %r28, %g0, %r28
  qplog_0xe8,3 %g26, %b[52], %g16, %b[76]
  qplog_0x96,4 %g26, %b[52], %g16, %b[52]
}
{
  qplog_0x06,0 %b[8], %r22, %b[5], %r22
  qplog_0x53,1 %r48, %b[29], %b[30], %r48
  qplog_0x06,3 %b[96], %b[46], %b[93], %b[46]
  qplog_0x53,4 %b[72], %b[117], %b[118], %b[72]
}
{
  qplog_0xe8,0 %r25, %g15, %r52, %b[29]
  qplog_0x96,1 %r25, %g15, %r52, %g15
  ldqp,2 [ %r2 + 0x2500 ], %r52
  qplog_0xe8,3 %b[49], %g31, %b[76], %b[117]
  qplog_0x96,4 %b[49], %g31, %b[76], %g31
  ldqp,5 [ %r2 + 0x2500 ], %b[76]
}
{
  qplog_0x96,0 %r22, %b[5], %g1, %r22
  qplog_0x96,1 %b[8], %r48, %b[3], %b[8]
  qplog_0x96,3 %b[46], %b[93], %g17, %b[46]
  qplog_0x96,4 %b[96], %b[72], %b[91], %b[96]
}
{
  qplog_0xe8,0 %b[0], %r20, %b[29], %b[3]
  qplog_0x96,1 %b[0], %r20, %b[29], %r20
  ldqp,2 [ %r2 + 0x2510 ], %b[29]
  qplog_0xe8,3 %b[88], %b[44], %b[117], %b[91]
  qplog_0x96,4 %b[88], %b[44], %b[117], %b[44]
  ldqp,5 [ %r2 + 0x2510 ], %b[117]
}
{
  qplog_0x42,0 %g15, %r28, %r57, %b[5]
  qplog_0x6b,1 %g9, %b[7], %r45, %g1
  qplog_0x42,3 %g31, %b[52], %b[81], %b[93]
  qplog_0x6b,4 %g25, %b[95], %b[69], %g17
}
{
  qplog_0xe8,0 %b[10], %b[31], %b[3], %b[30]
  qplog_0x93,1 %g15, %r57, %r20, %g0
  qplog_0xe8,3 %b[98], %b[119], %b[91], %b[118]
  qplog_0x93,4 %g31, %b[81], %b[44], %g16
}
{
  qplog_0x78,0 %b[5], %r20, %r28, %r24
  qplog_0x96,1 %b[10], %b[31], %b[3], %b[31]
  qplog_0x78,3 %b[93], %b[44], %b[52], %b[48]
  qplog_0x96,4 %b[98], %b[119], %b[91], %b[119]
}
{
  qplog_0xe8,0 %g2, %r54, %b[30], %b[3]
  qplog_0x25,1 %r20, %g0, %g15, %g15
  qplog_0xe8,3 %g18, %b[78], %b[118], %b[91]
  qplog_0x25,4 %b[44], %g16, %g31, %g31
}
{
  qplog_0x63,0 %g0, %r20, %r28, %r20
  qplog_0x96,1 %g2, %r54, %b[30], %r54
  qplog_0x63,3 %g16, %b[44], %b[52], %b[44]
  qplog_0x96,4 %g18, %b[78], %b[118], %b[78]
}
{
  qplog_0xe8,0 %g14, %b[21], %b[3], %b[30]
  qplog_0x49,1 %r24, %r28, %r57, %r28
  qplog_0xe8,3 %g30, %b[109], %b[91], %b[118]
  qplog_0x49,4 %b[48], %b[52], %b[81], %b[52]
}
{
  qplog_0x96,0 %r20, %b[5], %b[4], %r20
  qplog_0x56,1 %b[5], %g15, %g8, %b[5]
  qplog_0x96,3 %b[44], %b[93], %b[92], %b[44]
  qplog_0x56,4 %b[93], %g31, %g24, %b[93]
}
{
  qplog_0x96,0 %b[14], %r51, %b[30], %g8
  qplog_0x96,1 %g14, %b[21], %b[3], %b[21]
  qplog_0x96,3 %b[102], %b[75], %b[118], %g24
  qplog_0x96,4 %g30, %b[109], %b[91], %b[109]
}
{
  qplog_0xe8,0 %b[14], %r51, %b[30], %r51
  qplog_0xc0,1 %r20, %r52, %r52, %b[30]
  qplog_0xe8,3 %b[102], %b[75], %b[118], %b[75]
  qplog_0xc0,4 %b[44], %b[76], %b[76], %b[118]
}
{
  qplog_0x18,0 %g8, %r54, %b[31], %b[3]
  qplog_0x96,1 %r28, %g15, %r34, %r28
  qplog_0x18,3 %g24, %b[78], %b[119], %b[91]
  qplog_0x96,4 %b[52], %g31, %b[58], %b[52]
}
{
  qplog_0xbd,0 %b[21], %b[31], %g8, %g15
  qplog_0xe8,1 %b[12], %g7, %r51, %r34
  qplog_0xbd,3 %b[109], %b[119], %g24, %g31
  qplog_0xe8,4 %b[100], %g23, %b[75], %b[58]
}
{
  qplog_0x17,0 %b[3], %b[21], %r54, %b[4]
  qplog_0xe8,1 %b[5], %b[29], %b[30], %r57
  qplog_0x17,3 %b[91], %b[109], %b[78], %b[92]
  qplog_0xe8,4 %b[93], %b[117], %b[118], %b[81]
}
{
  qplog_0x96,0 %b[12], %g7, %r51, %g7
  qplog_0x96,1 %b[32], %b[35], %r34, %r51
  qplog_0x96,3 %b[100], %g23, %b[75], %g23
  qplog_0x96,4 %b[120], %b[123], %b[58], %b[75]
}
{
  qplog_0x96,0 %b[4], %g15, %b[37], %b[37]
  qplog_0xe8,1 %b[32], %b[35], %r34, %b[35]
  qplog_0x96,3 %b[92], %g31, %b[125], %b[125]
  qplog_0xe8,4 %b[120], %b[123], %b[58], %b[123]
}
{
  qplog_0xbe,0 %g8, %b[21], %r54, %r34
  qplog_0xa3,1 %b[4], %g8, %b[31], %b[4]
  qplog_0xbe,3 %g24, %b[109], %b[78], %b[58]
  qplog_0xa3,4 %b[92], %g24, %b[119], %b[92]
}
{
  qplog_0x86,0 %r54, %b[21], %b[31], %b[21]
  qplog_0xe8,1 %b[17], %r18, %b[35], %r54
  qplog_0x86,3 %b[78], %b[109], %b[119], %b[109]
  qplog_0xe8,4 %b[105], %b[42], %b[123], %b[78]
}
{
  qplog_0x96,0 %b[4], %r34, %r40, %b[4]
  qplog_0x96,1 %b[17], %r18, %b[35], %r18
  qplog_0x96,3 %b[92], %b[58], %b[64], %b[92]
  qplog_0x96,4 %b[105], %b[42], %b[123], %b[42]
}
{
  qplog_0x56,0 %b[3], %b[21], %r61, %b[3]
  qplog_0x96,1 %b[38], %r19, %r54, %r19
  qplog_0x56,3 %b[91], %b[109], %b[85], %b[91]
  qplog_0x96,4 %b[126], %b[43], %b[78], %b[43]
}
{
  qplog_0x96,0 %r34, %g15, %b[18], %r34
  qplog_0xec,1 %g9, %b[24], %r45, %g15
  qplog_0x96,3 %b[58], %g31, %b[106], %b[58]
  qplog_0xec,4 %g25, %b[112], %b[69], %g31
}
{
  qplog_0x6f,0 %r51, %r19, %g7, %b[18]
  qplog_0x6b,1 %r19, %r18, %g7, %r54
  qplog_0x6f,3 %b[75], %b[43], %g23, %b[106]
  qplog_0x6b,4 %b[43], %b[42], %g23, %b[78]
}
{
  qplog_0x73,0 %r51, %r18, %r19, %b[21]
  qplog_0x96,1 %r48, %r63, %g6, %r48
  qplog_0x73,3 %b[75], %b[42], %b[43], %b[109]
  qplog_0x96,4 %b[72], %b[87], %g22, %b[72]
}
{
  ldqp,0 [ %r2 + 0x2530 ], %g6
  qplog_0x29,1 %r54, %r18, %r51, %r61
  ldqp,2 [ %r2 + 0x2520 ], %r63
  ldqp,3 [ %r2 + 0x2530 ], %g22
  qplog_0x29,4 %b[78], %b[42], %b[75], %b[85]
  ldqp,5 [ %r2 + 0x2520 ], %b[87]
}
{
  qplog_0x24,0 %b[18], %r18, %g7, %b[35]
  qplog_0x6a,1 %r54, %b[18], %r42, %r54
  qplog_0x24,3 %b[106], %b[42], %g23, %b[123]
  qplog_0x6a,4 %b[78], %b[106], %b[66], %b[78]
}
{
  qplog_0x49,0 %r61, %r18, %g7, %r18
  qplog_0x96,1 %r61, %r19, %r56, %r61
  qplog_0x49,3 %b[85], %b[42], %g23, %b[42]
  qplog_0x96,4 %b[85], %b[43], %b[80], %b[85]
}
{
  qplog_0x96,0 %b[35], %r51, %b[33], %b[35]
  qplog_0x48,1 %g15, %g1, %b[7], %r51
  qplog_0x96,3 %b[123], %b[75], %b[121], %b[123]
  qplog_0x48,4 %g31, %g17, %b[95], %b[75]
}
{
  qplog_0x96,0 %r18, %b[21], %r50, %r18
  qplog_0x69,1 %b[24], %g9, %g1, %b[24]
  qplog_0x96,3 %b[42], %b[109], %b[74], %b[42]
  qplog_0x69,4 %b[112], %g25, %g17, %b[112]
}
{
  qplog_0xe8,0 %r28, %r63, %r57, %b[21]
  qplog_0x96,1 %r51, %g9, %b[36], %r51
  qplog_0xe8,3 %b[52], %b[87], %b[81], %b[109]
  qplog_0x96,4 %b[75], %g25, %b[124], %b[75]
}
{
  qplog_0x2a,0 %g15, %b[24], %g1, %g9
  qplog_0x96,1 %g15, %g1, %r36, %g15
  qplog_0x2a,3 %g31, %b[112], %g17, %g25
  qplog_0x96,4 %g31, %g17, %b[60], %g31
}
{
  qplog_0xe8,0 %b[37], %g6, %b[21], %g1
  qplog_0xc6,1 %r32, %r49, %r37, %r36
  qplog_0xe8,3 %b[125], %g22, %b[109], %g17
  qplog_0xc6,4 %b[56], %b[73], %b[61], %b[60]
}
{
  qplog_0xb2,0 %b[24], %r45, %b[7], %b[24]
  qplog_0x96,1 %g9, %r45, %g3, %g9
  qplog_0xb2,3 %b[112], %b[69], %b[95], %b[112]
  qplog_0x96,4 %g25, %b[69], %g19, %g25
}
{
  ldqp,0 [ %r2 + 0x2550 ], %g3
  qplog_0x1a,1 %r37, %r36, %r47, %b[36]
  ldqp,2 [ %r2 + 0x2540 ], %r45
  ldqp,3 [ %r2 + 0x2550 ], %g19
  qplog_0x1a,4 %b[61], %b[60], %b[71], %b[124]
  ldqp,5 [ %r2 + 0x2540 ], %b[69]
}
{
  qplog_0x5a,0 %b[24], %b[7], %r27, %b[24]
  qplog_0xe7,1 %r36, %r37, %r47, %r37
  qplog_0x5a,3 %b[112], %b[95], %b[51], %b[112]
  qplog_0xe7,4 %b[60], %b[61], %b[71], %b[61]
}
{
  ldqp,0 [ %r2 + 0x2570 ], %r27
  qplog_0x6b,1 %b[36], %r36, %r32, %r36
  ldqp,2 [ %r2 + 0x2560 ], %b[7]
  ldqp,3 [ %r2 + 0x2570 ], %b[51]
  qplog_0x6b,4 %b[124], %b[60], %b[56], %b[60]
  ldqp,5 [ %r2 + 0x2560 ], %b[95]
}
{
  qplog_0x29,0 %b[6], %r38, %b[19], %b[33]
  qplog_0x51,1 %g4, %r38, %b[6], %r19
  ldqp,2 [ %r2 + 0x2580 ], %r50
  qplog_0x29,3 %b[94], %b[62], %b[107], %b[121]
  qplog_0x51,4 %g20, %b[62], %b[94], %b[43]
  ldqp,5 [ %r2 + 0x2580 ], %b[74]
}
{
  qplog_0x7b,0 %r37, %r36, %r49, %r49
  qplog_0x96,1 %r36, %r47, %r29, %r29
  qplog_0x7b,3 %b[61], %b[60], %b[73], %b[73]
  qplog_0x96,4 %b[60], %b[71], %b[53], %b[53]
}
{
  qplog_0xe8,0 %b[4], %r45, %g1, %r56
  qplog_0x49,1 %b[33], %r38, %g4, %g7
  qplog_0xe8,3 %b[92], %b[69], %g17, %b[80]
  qplog_0x49,4 %b[121], %b[62], %g20, %g23
}
{
  qplog_0x96,0 %r49, %b[36], %b[9], %b[36]
  qplog_0x4a,1 %r49, %r37, %r47, %r49
  qplog_0x96,3 %b[73], %b[124], %b[97], %b[124]
  qplog_0x4a,4 %b[73], %b[61], %b[71], %b[73]
}
{
  qplog_0xe8,0 %b[3], %g3, %r56, %r47
  qplog_0x96,1 %r37, %r36, %r23, %r37
  ldqp,2 [ %r2 + 0x2590 ], %b[9]
  qplog_0xe8,3 %b[91], %g19, %b[80], %b[71]
  qplog_0x96,4 %b[61], %b[60], %b[47], %b[61]
  ldqp,5 [ %r2 + 0x2590 ], %b[97]
}
{
  qplog_0x8d,0 %g7, %r19, %r38, %r38
  qplog_0x96,1 %r49, %r32, %r35, %r49
  qplog_0x8d,3 %g23, %b[43], %b[62], %b[62]
  qplog_0x96,4 %b[73], %b[56], %b[59], %b[73]
}
{
  qplog_0xe8,0 %r34, %b[7], %r47, %r32
  qplog_0x79,1 %b[33], %g4, %b[6], %b[33]
  ldqp,2 [ %r2 + 0x25a0 ], %r35
  qplog_0xe8,3 %b[58], %b[95], %b[71], %b[56]
  qplog_0x79,4 %b[121], %g20, %b[94], %b[121]
  ldqp,5 [ %r2 + 0x25a0 ], %b[59]
}
{
  ldqp,0 [ %r2 + 0x25c0 ], %r23
  qplog_0xc5,1 %r38, %g4, %b[19], %g4
  ldqp,2 [ %r2 + 0x25b0 ], %r36
  ldqp,3 [ %r2 + 0x25c0 ], %b[47]
  qplog_0xc5,4 %b[62], %g20, %b[107], %g20
  ldqp,5 [ %r2 + 0x25b0 ], %b[60]
}
{
  qplog_0xe8,0 %r54, %r27, %r32, %b[18]
  qplog_0x96,1 %r38, %b[33], %r59, %r38
  qplog_0xe8,3 %b[78], %b[51], %b[56], %b[106]
  qplog_0x96,4 %b[62], %b[121], %b[83], %b[62]
}
{
  qplog_0x96,0 %g4, %b[6], %r39, %g4
  qplog_0x79,1 %b[15], %r53, %g5, %b[6]
  qplog_0x96,3 %g20, %b[94], %b[63], %g20
  qplog_0x79,4 %b[103], %b[77], %g21, %b[94]
}
{
  qplog_0xe8,0 %b[35], %r50, %b[18], %r39
  qplog_0x96,1 %b[33], %b[19], %b[25], %b[33]
  ldqp,2 [ %r2 + 0x25d0 ], %r59
  qplog_0xe8,3 %b[123], %b[74], %b[106], %b[63]
  qplog_0x96,4 %b[121], %b[107], %b[113], %b[121]
  ldqp,5 [ %r2 + 0x25d0 ], %b[83]
}
{
  qplog_0xe5,0 %b[6], %g5, %b[16], %b[19]
  qplog_0x96,1 %g7, %r19, %b[27], %g7
  qplog_0xe5,3 %b[94], %g21, %b[104], %b[107]
  qplog_0x96,4 %g23, %b[43], %b[115], %g23
}
{
  qplog_0xe8,0 %r18, %b[9], %r39, %r19
  qplog_0x56,1 %b[15], %b[16], %r53, %b[25]
  ldqp,2 [ %r2 + 0x25e0 ], %b[27]
  qplog_0xe8,3 %b[42], %b[97], %b[63], %b[43]
  qplog_0x56,4 %b[103], %b[104], %b[77], %b[113]
  ldqp,5 [ %r2 + 0x25e0 ], %b[115]
}
{
  qplog_0x6b,0 %b[19], %b[15], %b[16], %r40
  qplog_0x96,1 %r24, %g0, %b[26], %r24
  ldqp,2 [ %r2 + 0x25f0 ], %r42
  qplog_0x6b,3 %b[107], %b[103], %b[104], %b[64]
  qplog_0x96,4 %b[48], %g16, %b[114], %b[48]
  ldqp,5 [ %r2 + 0x25f0 ], %b[66]
}
{
  qplog_0xe8,0 %r61, %r35, %r19, %g0
  qplog_0x96,1 %b[25], %b[16], %b[39], %b[16]
  ldqp,2 [ %r2 + 0x2600 ], %b[26]
  qplog_0xe8,3 %b[85], %b[59], %b[43], %g16
  qplog_0x96,4 %b[113], %b[104], %b[127], %b[104]
  ldqp,5 [ %r2 + 0x2600 ], %b[114]
}
{
  qplog_0x5c,0 %r40, %b[19], %r53, %b[19]
  qplog_0x96,1 %r40, %r53, %r33, %r40
  qplog_0x5c,3 %b[64], %b[107], %b[77], %b[107]
  qplog_0x96,4 %b[64], %b[77], %b[57], %b[64]
}
{
  qplog_0xe8,0 %r22, %r36, %g0, %r53
  qplog_0x3c,1 %r20, %r52, %r52, %r52
  qplog_0xe8,3 %b[46], %b[60], %g16, %b[77]
  qplog_0x3c,4 %b[44], %b[76], %b[76], %b[76]
}
{
  qplog_0x6f,0 %b[19], %b[25], %b[6], %b[25]
  qplog_0x96,1 %b[19], %g5, %b[2], %b[19]
  qplog_0x6f,3 %b[107], %b[113], %b[94], %b[113]
  qplog_0x96,4 %b[107], %g21, %b[90], %b[107]
}
{
  qplog_0xe8,0 %r43, %r23, %r53, %g5
  qplog_0x96,1 %b[5], %b[29], %b[30], %b[29]
  ldqp,2 [ %r2 + 0x2610 ], %b[2]
  qplog_0xe8,3 %b[67], %b[47], %b[77], %g21
  qplog_0x96,4 %b[93], %b[117], %b[118], %b[117]
  ldqp,5 [ %r2 + 0x2610 ], %b[90]
}
{
  qplog_0x96,0 %b[25], %b[15], %r58, %b[25]
  qplog_0x96,1 %b[37], %g6, %b[21], %g6
  qplog_0x96,3 %b[113], %b[103], %b[82], %b[113]
  qplog_0x96,4 %b[125], %g22, %b[109], %g22
}
{
  qplog_0xe8,0 %b[8], %r59, %g5, %b[21]
  qplog_0x96,1 %r28, %r63, %r57, %r63
  ldqp,2 [ %r2 + 0x2620 ], %b[15]
  qplog_0xe8,3 %b[96], %b[83], %g21, %b[109]
  qplog_0x96,4 %b[52], %b[87], %b[81], %b[87]
  ldqp,5 [ %r2 + 0x2620 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x2640 ], %r58
  qplog_0x1e,1 %r52, %g6, %b[29], %r52
  ldqp,2 [ %r2 + 0x2630 ], %r57
  ldqp,3 [ %r2 + 0x2640 ], %b[82]
  qplog_0x1e,4 %b[76], %g22, %b[117], %b[76]
  ldqp,5 [ %r2 + 0x2630 ], %b[81]
}
{
  qplog_0xe8,0 %r48, %b[27], %b[21], %b[30]
  qplog_0x96,1 %b[4], %r45, %g1, %r45
  ldqp,2 [ %r2 + 0x2650 ], %b[6]
  qplog_0xe8,3 %b[72], %b[115], %b[109], %b[118]
  qplog_0x96,4 %b[92], %b[69], %g17, %b[69]
  ldqp,5 [ %r2 + 0x2650 ], %b[94]
}
{
  ldqp,0 [ %r2 + 0x2670 ], %r33
  qplog_0x4a,1 %r52, %g6, %r63, %b[39]
  ldqp,2 [ %r2 + 0x2660 ], %g1
  ldqp,3 [ %r2 + 0x2670 ], %b[57]
  qplog_0x4a,4 %b[76], %g22, %b[87], %b[127]
  ldqp,5 [ %r2 + 0x2660 ], %g17
}
{
  qplog_0xe8,0 %r51, %r42, %b[30], %b[31]
  qplog_0x96,1 %b[3], %g3, %r56, %g3
  ldqp,2 [ %r2 + 0x2680 ], %g8
  qplog_0xe8,3 %b[75], %b[66], %b[118], %b[119]
  qplog_0x96,4 %b[91], %g19, %b[80], %g19
  ldqp,5 [ %r2 + 0x2680 ], %g24
}
{
  qplog_0x96,0 %b[39], %b[29], %b[23], %b[23]
  qplog_0x96,1 %r34, %b[7], %r47, %b[7]
  ldqp,2 [ %r2 + 0x2690 ], %r56
  qplog_0x96,3 %b[127], %b[117], %b[111], %b[111]
  qplog_0x96,4 %b[58], %b[95], %b[71], %b[95]
  ldqp,5 [ %r2 + 0x2690 ], %b[80]
}
{
  qplog_0xe8,0 %g15, %b[26], %b[31], %r47
  qplog_0x96,1 %r54, %r27, %r32, %r27
  qplog_0xe8,3 %g31, %b[114], %b[119], %b[71]
  qplog_0x96,4 %b[78], %b[51], %b[56], %b[51]
}
{
  qplog_0x96,0 %b[35], %r50, %b[18], %r50
  qplog_0x96,1 %r61, %r35, %r19, %r35
  ldqp,2 [ %r2 + 0x26a0 ], %r32
  qplog_0x96,3 %b[123], %b[74], %b[106], %b[74]
  qplog_0x96,4 %b[85], %b[59], %b[43], %b[59]
  ldqp,5 [ %r2 + 0x26a0 ], %b[56]
}
{
  qplog_0xe8,0 %g9, %b[2], %r47, %r19
  qplog_0x96,1 %r22, %r36, %g0, %r36
  ldqp,2 [ %r2 + 0x26b0 ], %b[18]
  qplog_0xe8,3 %g25, %b[90], %b[71], %b[43]
  qplog_0x96,4 %b[46], %b[60], %g16, %b[60]
  ldqp,5 [ %r2 + 0x26b0 ], %b[106]
}
{
  qplog_0x96,0 %r18, %b[9], %r39, %b[9]
  qplog_0x96,1 %r43, %r23, %r53, %r23
  ldqp,2 [ %r2 + 0x26c0 ], %g0
  qplog_0x96,3 %b[42], %b[97], %b[63], %b[97]
  qplog_0x96,4 %b[67], %b[47], %b[77], %b[47]
  ldqp,5 [ %r2 + 0x26c0 ], %g16
}
{
  qplog_0xe8,0 %b[24], %b[15], %r19, %r53
  qplog_0x96,1 %b[8], %r59, %g5, %r59
  ldqp,2 [ %r2 + 0x26d0 ], %r39
  qplog_0xe8,3 %b[112], %b[103], %b[43], %b[77]
  qplog_0x96,4 %b[96], %b[83], %g21, %b[83]
  ldqp,5 [ %r2 + 0x26d0 ], %b[63]
}
{
  qplog_0x96,0 %r51, %r42, %b[30], %r42
  qplog_0x96,1 %r48, %b[27], %b[21], %b[27]
  ldqp,2 [ %r2 + 0x26e0 ], %g5
  qplog_0x96,3 %b[75], %b[66], %b[118], %b[66]
  qplog_0x96,4 %b[72], %b[115], %b[109], %b[115]
  ldqp,5 [ %r2 + 0x26e0 ], %g21
}
{
  qplog_0xe8,0 %r29, %r57, %r53, %b[21]
  qplog_0x96,1 %g15, %b[26], %b[31], %b[26]
  ldqp,2 [ %r2 + 0x26f0 ], %b[30]
  qplog_0xe8,3 %b[53], %b[81], %b[77], %b[109]
  qplog_0x96,4 %g31, %b[114], %b[119], %b[114]
  ldqp,5 [ %r2 + 0x26f0 ], %b[118]
}
{
  qplog_0x9a,0 %b[39], %r52, %g6, %b[31]
  qplog_0x96,1 %b[24], %b[15], %r19, %b[15]
  qplog_0x9a,3 %b[127], %b[76], %g22, %b[119]
  qplog_0x96,4 %b[112], %b[103], %b[43], %b[103]
}
{
  qplog_0xe8,0 %b[36], %r58, %b[21], %r19
  qplog_0x96,1 %b[36], %r58, %b[21], %r58
  qplog_0xe8,3 %b[124], %b[82], %b[109], %b[43]
  qplog_0x96,4 %b[124], %b[82], %b[109], %b[82]
}
{
  qplog_0x06,0 %b[31], %r63, %b[29], %b[21]
  qplog_0x84,1 %r52, %b[29], %r63, %r63
  qplog_0x06,3 %b[119], %b[87], %b[117], %b[109]
  qplog_0x84,4 %b[76], %b[117], %b[87], %b[87]
}
{
  qplog_0x96,0 %r29, %r57, %r53, %r57
  qplog_0x96,1 %g9, %b[2], %r47, %b[2]
  qplog_0x96,3 %b[53], %b[81], %b[77], %b[81]
  qplog_0x96,4 %g25, %b[90], %b[71], %b[90]
}
{
  qplog_0xe8,0 %r37, %b[6], %r19, %r47
  qplog_0x96,1 %r37, %b[6], %r19, %b[6]
  qplog_0xe8,3 %b[61], %b[94], %b[43], %b[71]
  qplog_0x96,4 %b[61], %b[94], %b[43], %b[94]
}
{
  qplog_0x96,0 %b[21], %b[29], %b[20], %b[21]
  qplog_0x53,1 %b[39], %r63, %g6, %b[39]
  qplog_0x96,3 %b[109], %b[117], %b[108], %b[109]
  qplog_0x53,4 %b[127], %b[87], %g22, %b[127]
}
{
  qplog_0xe8,0 %r49, %g1, %r47, %r63
  qplog_0x96,1 %r49, %g1, %r47, %g1
  ldqp,2 [ %r2 + 0x2700 ], %r47
  qplog_0xe8,3 %b[73], %g17, %b[71], %b[87]
  qplog_0x96,4 %b[73], %g17, %b[71], %g17
  ldqp,5 [ %r2 + 0x2700 ], %b[71]
}
{
  qplog_0x96,0 %b[31], %b[39], %r26, %b[31]
  qplog_0x6b,1 %r27, %r45, %g3, %r26
  ldqp,2 [ %r2 + 0x2710 ], %g6
  qplog_0x96,3 %b[119], %b[127], %b[50], %b[119]
  qplog_0x6b,4 %b[51], %b[69], %g19, %b[50]
  ldqp,5 [ %r2 + 0x2710 ], %g22
}
{
  qplog_0xe8,0 %g4, %r33, %r63, %b[29]
  qplog_0x96,1 %g4, %r33, %r63, %r33
  qplog_0xe8,3 %g20, %b[57], %b[87], %b[117]
  qplog_0x96,4 %g20, %b[57], %b[87], %b[57]
}
{
  qplog_0x42,0 %g1, %b[6], %r58, %r63
  qplog_0xec,1 %r27, %b[7], %g3, %b[20]
  qplog_0x42,3 %g17, %b[94], %b[82], %b[87]
  qplog_0xec,4 %b[51], %b[95], %g19, %b[108]
}
{
  qplog_0xe8,0 %r38, %g8, %b[29], %r19
  qplog_0x93,1 %g1, %r58, %r33, %r53
  qplog_0xe8,3 %b[62], %g24, %b[117], %b[43]
  qplog_0x93,4 %g17, %b[82], %b[57], %b[77]
}
{
  qplog_0x96,0 %r38, %g8, %b[29], %g8
  qplog_0x96,1 %b[39], %r52, %r30, %b[39]
  qplog_0x96,3 %b[62], %g24, %b[117], %g24
  qplog_0x96,4 %b[127], %b[76], %b[54], %b[127]
}
{
  qplog_0xe8,0 %b[33], %r56, %r19, %r52
  qplog_0x63,1 %r53, %r33, %b[6], %r30
  ldqp,2 [ %r2 + 0x2720 ], %b[29]
  qplog_0xe8,3 %b[121], %b[80], %b[43], %b[76]
  qplog_0x63,4 %b[77], %b[57], %b[94], %b[54]
  ldqp,5 [ %r2 + 0x2720 ], %b[117]
}
{
  qplog_0x25,0 %r33, %r53, %g1, %g1
  qplog_0x78,1 %r63, %r33, %b[6], %r33
  qplog_0x25,3 %b[57], %b[77], %g17, %g17
  qplog_0x78,4 %b[87], %b[57], %b[94], %b[57]
}
{
  qplog_0x96,0 %r30, %r63, %b[28], %r30
  qplog_0x96,1 %b[33], %r56, %r19, %r56
  ldqp,2 [ %r2 + 0x2730 ], %r19
  qplog_0x96,3 %b[54], %b[87], %b[116], %b[54]
  qplog_0x96,4 %b[121], %b[80], %b[43], %b[80]
  ldqp,5 [ %r2 + 0x2730 ], %b[43]
}
{
  qplog_0xe8,0 %g7, %r32, %r52, %b[28]
  qplog_0x49,1 %r33, %b[6], %r58, %b[6]
  qplog_0xe8,3 %g23, %b[56], %b[76], %b[116]
  qplog_0x49,4 %b[57], %b[94], %b[82], %b[94]
}
{
  qplog_0x56,0 %r63, %g1, %r44, %r63
  qplog_0x96,1 %g7, %r32, %r52, %r32
  qplog_0x56,3 %b[87], %g17, %b[68], %b[87]
  qplog_0x96,4 %g23, %b[56], %b[76], %b[56]
}
{
  qplog_0x96,0 %r40, %b[18], %b[28], %r52
  qplog_0xe8,1 %r40, %b[18], %b[28], %b[18]
  qplog_0x96,3 %b[64], %b[106], %b[116], %b[76]
  qplog_0xe8,4 %b[64], %b[106], %b[116], %b[106]
}
{
  qplog_0xc0,0 %r30, %r47, %r47, %b[28]
  qplog_0x96,1 %b[6], %g1, %b[1], %b[6]
  qplog_0xc0,3 %b[54], %b[71], %b[71], %b[116]
  qplog_0x96,4 %b[94], %g17, %b[89], %b[94]
}
{
  qplog_0x18,0 %r52, %r56, %g8, %g1
  qplog_0xbd,1 %r32, %g8, %r52, %b[1]
  qplog_0x18,3 %b[76], %b[80], %g24, %g17
  qplog_0xbd,4 %b[56], %g24, %b[76], %b[89]
}
{
  qplog_0xe8,0 %b[25], %g0, %b[18], %r44
  qplog_0xe8,1 %r63, %g6, %b[28], %r58
  qplog_0xe8,3 %b[113], %g16, %b[106], %b[68]
  qplog_0xe8,4 %b[87], %g22, %b[116], %b[82]
}
{
  qplog_0x96,0 %b[25], %g0, %b[18], %g0
  qplog_0x48,1 %b[20], %r26, %r45, %b[18]
  qplog_0x96,3 %b[113], %g16, %b[106], %g16
  qplog_0x48,4 %b[108], %b[50], %b[69], %b[106]
}
{
  qplog_0x69,0 %b[7], %r27, %r26, %b[7]
  qplog_0x96,1 %b[20], %r26, %b[13], %b[13]
  qplog_0x69,3 %b[95], %b[51], %b[50], %b[95]
  qplog_0x96,4 %b[108], %b[50], %b[101], %b[101]
}
{
  qplog_0x96,0 %b[18], %r27, %r62, %b[18]
  qplog_0xc6,1 %r50, %r35, %r36, %r27
  qplog_0x96,3 %b[106], %b[51], %b[86], %b[106]
  qplog_0xc6,4 %b[74], %b[59], %b[60], %b[51]
}
{
  qplog_0x17,0 %g1, %r32, %r56, %r62
  qplog_0x2a,1 %b[20], %b[7], %r26, %b[20]
  qplog_0x17,3 %g17, %b[56], %b[80], %b[86]
  qplog_0x2a,4 %b[108], %b[95], %b[50], %b[108]
}
{
  qplog_0xbe,0 %r52, %r32, %r56, %r26
  qplog_0x86,1 %r56, %r32, %g8, %r32
  qplog_0xbe,3 %b[76], %b[56], %b[80], %b[50]
  qplog_0x86,4 %b[80], %b[56], %g24, %b[56]
}
{
  qplog_0xa3,0 %r62, %r52, %g8, %r52
  qplog_0x96,1 %r62, %b[1], %r21, %r62
  qplog_0xa3,3 %b[86], %b[76], %g24, %b[76]
  qplog_0x96,4 %b[86], %b[89], %b[45], %b[86]
}
{
  qplog_0xe8,0 %b[19], %r39, %r44, %r21
  qplog_0xe8,1 %b[6], %b[29], %r58, %g8
  qplog_0xe8,3 %b[107], %b[63], %b[68], %b[45]
  qplog_0xe8,4 %b[94], %b[117], %b[82], %g24
}
{
  qplog_0x96,0 %r52, %r26, %r55, %r52
  qplog_0x56,1 %g1, %r32, %b[11], %g1
  qplog_0x96,3 %b[76], %b[50], %b[79], %b[76]
  qplog_0x56,4 %g17, %b[56], %b[99], %g17
}
{
  qplog_0xe8,0 %b[16], %g5, %r21, %r32
  qplog_0xe8,1 %r62, %r19, %g8, %b[11]
  qplog_0xe8,3 %b[104], %g21, %b[45], %b[56]
  qplog_0xe8,4 %b[86], %b[43], %g24, %b[99]
}
{
  qplog_0x96,0 %b[19], %r39, %r44, %r39
  qplog_0x96,1 %b[16], %g5, %r21, %g5
  qplog_0x96,3 %b[107], %b[63], %b[68], %b[63]
  qplog_0x96,4 %b[104], %g21, %b[45], %g21
}
{
  qplog_0x96,0 %r24, %b[30], %r32, %b[30]
  qplog_0x96,1 %r26, %b[1], %b[22], %r26
  qplog_0x96,3 %b[48], %b[118], %b[56], %b[118]
  qplog_0x96,4 %b[50], %b[89], %b[110], %b[50]
}
{
  qplog_0xb2,0 %b[7], %g3, %r45, %b[7]
  qplog_0x96,1 %b[20], %g3, %r16, %b[20]
  qplog_0xb2,3 %b[95], %g19, %b[69], %b[95]
  qplog_0x96,4 %b[108], %g19, %b[40], %b[108]
}
{
  ldqp,0 [ %r2 + 0x2750 ], %r16
  qplog_0x6f,1 %r39, %b[30], %g0, %b[1]
  ldqp,2 [ %r2 + 0x2740 ], %g3
  ldqp,3 [ %r2 + 0x2750 ], %b[40]
  qplog_0x6f,4 %b[63], %b[118], %g16, %b[89]
  ldqp,5 [ %r2 + 0x2740 ], %g19
}
{
  qplog_0x6b,0 %b[30], %g5, %g0, %b[22]
  qplog_0x73,1 %r39, %g5, %b[30], %r32
  qplog_0x6b,3 %b[118], %g21, %g16, %b[110]
  qplog_0x73,4 %b[63], %g21, %b[118], %b[56]
}
{
  qplog_0x24,0 %b[1], %g5, %g0, %r21
  qplog_0x1a,1 %r36, %r27, %b[9], %r44
  qplog_0x24,3 %b[89], %g21, %g16, %b[45]
  qplog_0x1a,4 %b[60], %b[51], %b[97], %b[68]
}
{
  qplog_0x29,0 %b[22], %g5, %r39, %r55
  qplog_0x6a,1 %b[22], %b[1], %r41, %b[22]
  qplog_0x29,3 %b[110], %g21, %b[63], %b[79]
  qplog_0x6a,4 %b[110], %b[89], %b[65], %b[110]
}
{
  qplog_0x96,0 %r21, %r39, %r31, %r21
  qplog_0x5a,1 %b[7], %r45, %r17, %b[7]
  qplog_0x96,3 %b[45], %b[63], %b[55], %b[45]
  qplog_0x5a,4 %b[95], %b[69], %b[41], %b[95]
}
{
  qplog_0xe8,0 %r52, %g3, %b[11], %r17
  qplog_0x49,1 %r55, %g5, %g0, %g5
  ldqp,2 [ %r2 + 0x2760 ], %r45
  qplog_0xe8,3 %b[76], %g19, %b[99], %b[41]
  qplog_0x49,4 %b[79], %g21, %g16, %g21
  ldqp,5 [ %r2 + 0x2760 ], %b[69]
}
{
  qplog_0x96,0 %r55, %b[30], %r46, %r55
  qplog_0x6b,1 %r44, %r27, %r50, %b[30]
  ldqp,2 [ %r2 + 0x2770 ], %g0
  qplog_0x96,3 %b[79], %b[118], %b[70], %b[79]
  qplog_0x6b,4 %b[68], %b[51], %b[74], %b[118]
  ldqp,5 [ %r2 + 0x2770 ], %g16
}
{
  qplog_0xe8,0 %g1, %r16, %r17, %r46
  qplog_0x96,1 %g5, %r32, %g11, %g5
  qplog_0xe8,3 %g17, %b[40], %b[41], %b[70]
  qplog_0x96,4 %g21, %b[56], %g27, %g21
}
{
  qplog_0xe7,0 %r27, %r36, %b[9], %r27
  qplog_0x96,1 %b[30], %b[9], %b[34], %b[34]
  qplog_0xe7,3 %b[51], %b[60], %b[97], %b[51]
  qplog_0x96,4 %b[118], %b[97], %b[122], %b[122]
}
{
  qplog_0x29,0 %r23, %r42, %r59, %r32
  qplog_0x51,1 %b[27], %r42, %r23, %g11
  ldqp,2 [ %r2 + 0x2780 ], %r36
  qplog_0x29,3 %b[47], %b[66], %b[83], %b[56]
  qplog_0x51,4 %b[115], %b[66], %b[47], %g27
  ldqp,5 [ %r2 + 0x2780 ], %b[60]
}
{
  qplog_0xe8,0 %r26, %r45, %r46, %r39
  qplog_0x7b,1 %r27, %b[30], %r35, %r35
  qplog_0xe8,3 %b[50], %b[69], %b[70], %b[63]
  qplog_0x7b,4 %b[51], %b[118], %b[59], %b[59]
}
{
  qplog_0x49,0 %r32, %r42, %b[27], %r31
  qplog_0x96,1 %r27, %b[30], %g10, %b[30]
  qplog_0x49,3 %b[56], %b[66], %b[115], %b[55]
  qplog_0x96,4 %b[51], %b[118], %g26, %b[118]
}
{
  qplog_0xe8,0 %b[22], %g0, %r39, %g10
  qplog_0x96,1 %r35, %r44, %r60, %r44
  qplog_0xe8,3 %b[110], %g16, %b[63], %g26
  qplog_0x96,4 %b[59], %b[68], %b[84], %b[68]
}
{
  qplog_0x4a,0 %r35, %r27, %b[9], %r35
  qplog_0x8d,1 %r31, %g11, %r42, %r42
  qplog_0x4a,3 %b[59], %b[51], %b[97], %b[59]
  qplog_0x8d,4 %b[55], %g27, %b[66], %b[66]
}
{
  qplog_0xe8,0 %r21, %r36, %g10, %b[9]
  qplog_0x79,1 %r32, %b[27], %r23, %r32
  ldqp,2 [ %r2 + 0x2790 ], %r27
  qplog_0xe8,3 %b[45], %b[60], %g26, %b[97]
  qplog_0x79,4 %b[56], %b[115], %b[47], %b[56]
  ldqp,5 [ %r2 + 0x2790 ], %b[51]
}
{
  qplog_0x96,0 %r35, %r50, %r25, %r35
  qplog_0xc5,1 %r42, %b[27], %r59, %b[27]
  qplog_0x96,3 %b[59], %b[74], %b[49], %b[59]
  qplog_0xc5,4 %b[66], %b[115], %b[83], %b[115]
}
{
  ldqp,0 [ %r2 + 0x27b0 ], %r25
  qplog_0x96,1 %r42, %r32, %b[10], %r42
  ldqp,2 [ %r2 + 0x27a0 ], %r50
  ldqp,3 [ %r2 + 0x27b0 ], %b[49]
  qplog_0x96,4 %b[66], %b[56], %b[98], %b[66]
  ldqp,5 [ %r2 + 0x27a0 ], %b[74]
}
{
  qplog_0x96,0 %b[27], %r23, %b[0], %b[27]
  qplog_0x79,1 %b[15], %b[26], %r57, %r23
  ldqp,2 [ %r2 + 0x27c0 ], %b[10]
  qplog_0x96,3 %b[115], %b[47], %b[88], %b[115]
  qplog_0x79,4 %b[103], %b[114], %b[81], %b[47]
  ldqp,5 [ %r2 + 0x27c0 ], %b[98]
}
{
  qplog_0x96,0 %r32, %r59, %g2, %r32
  qplog_0x96,1 %r31, %g11, %g14, %r31
  ldqp,2 [ %r2 + 0x27d0 ], %b[0]
  qplog_0x96,3 %b[56], %b[83], %g18, %b[56]
  qplog_0x96,4 %b[55], %g27, %g30, %b[55]
  ldqp,5 [ %r2 + 0x27d0 ], %b[88]
}
{
  qplog_0xe8,0 %g5, %r27, %b[9], %g11
  qplog_0xe5,1 %r23, %r57, %b[2], %r59
  ldqp,2 [ %r2 + 0x27e0 ], %g14
  qplog_0xe8,3 %g21, %b[51], %b[97], %g27
  qplog_0xe5,4 %b[47], %b[81], %b[90], %b[83]
  ldqp,5 [ %r2 + 0x27e0 ], %g30
}
{
  qplog_0x56,0 %b[15], %b[2], %b[26], %r60
  qplog_0x96,1 %r33, %r53, %b[38], %r33
  ldqp,2 [ %r2 + 0x27f0 ], %g2
  qplog_0x56,3 %b[103], %b[90], %b[114], %b[84]
  qplog_0x96,4 %b[57], %b[77], %b[126], %b[57]
  ldqp,5 [ %r2 + 0x27f0 ], %g18
}
{
  qplog_0xe8,0 %r55, %r50, %g11, %r53
  qplog_0x6b,1 %r59, %b[15], %b[2], %b[38]
  qplog_0xe8,3 %b[79], %b[74], %g27, %b[77]
  qplog_0x6b,4 %b[83], %b[103], %b[90], %b[126]
}
{
  qplog_0x96,0 %r60, %b[2], %b[17], %b[2]
  qplog_0x3c,1 %r30, %r47, %r47, %r47
  ldqp,2 [ %r2 + 0x2800 ], %b[1]
  qplog_0x96,3 %b[84], %b[90], %b[105], %b[90]
  qplog_0x3c,4 %b[54], %b[71], %b[71], %b[71]
  ldqp,5 [ %r2 + 0x2800 ], %b[89]
}
{
  qplog_0xe8,0 %b[21], %r25, %r53, %b[17]
  qplog_0x5c,1 %b[38], %r59, %b[26], %r59
  qplog_0xe8,3 %b[109], %b[49], %b[77], %b[105]
  qplog_0x5c,4 %b[126], %b[83], %b[114], %b[83]
}
{
  qplog_0x96,0 %b[38], %b[26], %b[14], %b[38]
  qplog_0x96,1 %r63, %g6, %b[28], %g6
  qplog_0x96,3 %b[126], %b[114], %b[102], %b[126]
  qplog_0x96,4 %b[87], %g22, %b[116], %g22
}
{
  qplog_0xe8,0 %b[23], %b[10], %b[17], %b[28]
  qplog_0x6f,1 %r59, %r60, %r23, %r60
  qplog_0xe8,3 %b[111], %b[98], %b[105], %b[116]
  qplog_0x6f,4 %b[83], %b[84], %b[47], %b[84]
}
{
  qplog_0x96,0 %r59, %r57, %b[32], %r59
  qplog_0x96,1 %r62, %r19, %g8, %r19
  ldqp,2 [ %r2 + 0x2810 ], %r23
  qplog_0x96,3 %b[83], %b[81], %b[120], %b[83]
  qplog_0x96,4 %b[86], %b[43], %g24, %b[43]
  ldqp,5 [ %r2 + 0x2810 ], %b[47]
}
{
  qplog_0xe8,0 %b[31], %b[0], %b[28], %g8
  qplog_0x96,1 %r60, %b[15], %b[12], %r60
  qplog_0xe8,3 %b[119], %b[88], %b[116], %g24
  qplog_0x96,4 %b[84], %b[103], %b[100], %b[84]
}
{
  ldqp,0 [ %r2 + 0x2830 ], %b[12]
  qplog_0x96,1 %b[6], %b[29], %r58, %b[29]
  ldqp,2 [ %r2 + 0x2820 ], %b[15]
  ldqp,3 [ %r2 + 0x2830 ], %b[100]
  qplog_0x96,4 %b[94], %b[117], %b[82], %b[117]
  ldqp,5 [ %r2 + 0x2820 ], %b[103]
}
{
  qplog_0xe8,0 %b[39], %g14, %g8, %r58
  qplog_0x1e,1 %r47, %r19, %g6, %r47
  ldqp,2 [ %r2 + 0x2840 ], %r57
  qplog_0xe8,3 %b[127], %g30, %g24, %b[82]
  qplog_0x1e,4 %b[71], %b[43], %g22, %b[71]
  ldqp,5 [ %r2 + 0x2840 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x2860 ], %b[26]
  qplog_0x96,1 %r52, %g3, %b[11], %g3
  ldqp,2 [ %r2 + 0x2850 ], %b[32]
  ldqp,3 [ %r2 + 0x2860 ], %b[114]
  qplog_0x96,4 %b[76], %g19, %b[99], %g19
  ldqp,5 [ %r2 + 0x2850 ], %b[120]
}
{
  qplog_0xe8,0 %b[18], %g2, %r58, %b[11]
  qplog_0x4a,1 %r47, %r19, %b[29], %r41
  ldqp,2 [ %r2 + 0x2870 ], %b[14]
  qplog_0xe8,3 %b[106], %g18, %b[82], %b[99]
  qplog_0x4a,4 %b[71], %b[43], %b[117], %b[65]
  ldqp,5 [ %r2 + 0x2870 ], %b[102]
}
{
  qplog_0x96,0 %g1, %r16, %r17, %r16
  qplog_0x96,1 %r26, %r45, %r46, %r45
  ldqp,2 [ %r2 + 0x2880 ], %r56
  qplog_0x96,3 %g17, %b[40], %b[41], %b[40]
  qplog_0x96,4 %b[50], %b[69], %b[70], %b[69]
  ldqp,5 [ %r2 + 0x2880 ], %b[80]
}
{
  qplog_0xe8,0 %b[13], %b[1], %b[11], %r46
  qplog_0x96,1 %r41, %g6, %r43, %r43
  ldqp,2 [ %r2 + 0x2890 ], %r17
  qplog_0xe8,3 %b[101], %b[89], %b[99], %b[70]
  qplog_0x96,4 %b[65], %g22, %b[67], %b[67]
  ldqp,5 [ %r2 + 0x2890 ], %b[41]
}
{
  qplog_0x96,0 %b[22], %g0, %r39, %g0
  qplog_0x96,1 %r21, %r36, %g10, %r36
  qplog_0x96,3 %b[110], %g16, %b[63], %g16
  qplog_0x96,4 %b[45], %b[60], %g26, %b[60]
}
{
  qplog_0xe8,0 %b[20], %r23, %r46, %g10
  qplog_0x96,1 %r55, %r50, %g11, %r50
  ldqp,2 [ %r2 + 0x28a0 ], %r39
  qplog_0xe8,3 %b[108], %b[47], %b[70], %g26
  qplog_0x96,4 %b[79], %b[74], %g27, %b[74]
  ldqp,5 [ %r2 + 0x28a0 ], %b[63]
}
{
  qplog_0x96,0 %b[21], %r25, %r53, %r25
  qplog_0x96,1 %g5, %r27, %b[9], %r27
  ldqp,2 [ %r2 + 0x28b0 ], %g11
  qplog_0x96,3 %b[109], %b[49], %b[77], %b[49]
  qplog_0x96,4 %g21, %b[51], %b[97], %b[51]
  ldqp,5 [ %r2 + 0x28b0 ], %g27
}
{
  qplog_0xe8,0 %b[7], %b[15], %g10, %b[9]
  qplog_0x96,1 %b[23], %b[10], %b[17], %b[10]
  ldqp,2 [ %r2 + 0x28c0 ], %r53
  qplog_0xe8,3 %b[95], %b[103], %g26, %b[97]
  qplog_0x96,4 %b[111], %b[98], %b[105], %b[98]
  ldqp,5 [ %r2 + 0x28c0 ], %b[77]
}
{
  qplog_0x96,0 %b[31], %b[0], %b[28], %b[0]
  qplog_0x96,1 %b[18], %g2, %r58, %g2
  ldqp,2 [ %r2 + 0x28d0 ], %b[17]
  qplog_0x96,3 %b[119], %b[88], %b[116], %b[88]
  qplog_0x96,4 %b[106], %g18, %b[82], %g18
  ldqp,5 [ %r2 + 0x28d0 ], %b[105]
}
{
  qplog_0xe8,0 %b[34], %b[12], %b[9], %r58
  qplog_0x96,1 %b[39], %g14, %g8, %g14
  ldqp,2 [ %r2 + 0x28e0 ], %b[28]
  qplog_0xe8,3 %b[122], %b[100], %b[97], %b[82]
  qplog_0x96,4 %b[127], %g30, %g24, %g30
  ldqp,5 [ %r2 + 0x28e0 ], %b[116]
}
{
  qplog_0x96,0 %b[13], %b[1], %b[11], %b[1]
  qplog_0x96,1 %b[7], %b[15], %g10, %b[15]
  ldqp,2 [ %r2 + 0x28f0 ], %g8
  qplog_0x96,3 %b[101], %b[89], %b[99], %b[89]
  qplog_0x96,4 %b[95], %b[103], %g26, %b[103]
  ldqp,5 [ %r2 + 0x28f0 ], %g24
}
{
  qplog_0xe8,0 %r44, %r57, %r58, %g10
  qplog_0x96,1 %r44, %r57, %r58, %r57
  qplog_0xe8,3 %b[68], %b[81], %b[82], %g26
  qplog_0x96,4 %b[68], %b[81], %b[82], %b[81]
}
{
  qplog_0x9a,0 %r41, %r47, %r19, %r58
  qplog_0x84,1 %r47, %g6, %b[29], %b[11]
  qplog_0x9a,3 %b[65], %b[71], %b[43], %b[82]
  qplog_0x84,4 %b[71], %g22, %b[117], %b[99]
}
{
  qplog_0x96,0 %b[34], %b[12], %b[9], %b[12]
  qplog_0x96,1 %b[20], %r23, %r46, %r23
  qplog_0x96,3 %b[122], %b[100], %b[97], %b[100]
  qplog_0x96,4 %b[108], %b[47], %b[70], %b[47]
}
{
  qplog_0xe8,0 %b[30], %b[32], %g10, %r46
  qplog_0x96,1 %b[30], %b[32], %g10, %b[32]
  qplog_0xe8,3 %b[118], %b[120], %g26, %b[70]
  qplog_0x96,4 %b[118], %b[120], %g26, %b[120]
}
{
  qplog_0x06,0 %r58, %b[29], %g6, %b[29]
  qplog_0x53,1 %r41, %b[11], %r19, %r41
  qplog_0x06,3 %b[82], %b[117], %g22, %b[117]
  qplog_0x53,4 %b[65], %b[99], %b[43], %b[65]
}
{
  qplog_0xe8,0 %r35, %b[26], %r46, %b[11]
  qplog_0x96,1 %r35, %b[26], %r46, %b[26]
  ldqp,2 [ %r2 + 0x2900 ], %r46
  qplog_0xe8,3 %b[59], %b[114], %b[70], %b[99]
  qplog_0x96,4 %b[59], %b[114], %b[70], %b[114]
  ldqp,5 [ %r2 + 0x2900 ], %b[70]
}
{
  qplog_0x96,0 %b[29], %g6, %r22, %b[29]
  qplog_0x96,1 %r58, %r41, %b[8], %r58
  qplog_0x96,3 %b[117], %g22, %b[46], %b[117]
  qplog_0x96,4 %b[82], %b[65], %b[96], %b[82]
}
{
  qplog_0xe8,0 %b[27], %b[14], %b[11], %b[8]
  qplog_0x96,1 %b[27], %b[14], %b[11], %b[14]
  ldqp,2 [ %r2 + 0x2910 ], %b[11]
  qplog_0xe8,3 %b[115], %b[102], %b[99], %b[96]
  qplog_0x96,4 %b[115], %b[102], %b[99], %b[102]
  ldqp,5 [ %r2 + 0x2910 ], %b[99]
}
{
  qplog_0x42,0 %b[26], %b[32], %r57, %g6
  qplog_0x6b,1 %g0, %g3, %r16, %r22
  qplog_0x42,3 %b[114], %b[120], %b[81], %g22
  qplog_0x6b,4 %g16, %g19, %b[40], %b[46]
}
{
  qplog_0xe8,0 %r42, %r56, %b[8], %r19
  qplog_0x93,1 %b[26], %r57, %b[14], %g10
  qplog_0xe8,3 %b[66], %b[80], %b[96], %b[43]
  qplog_0x93,4 %b[114], %b[81], %b[102], %g26
}
{
  qplog_0x78,0 %g6, %b[14], %b[32], %b[9]
  qplog_0x96,1 %r42, %r56, %b[8], %r56
  qplog_0x78,3 %g22, %b[102], %b[120], %b[97]
  qplog_0x96,4 %b[66], %b[80], %b[96], %b[80]
}
{
  qplog_0xe8,0 %r32, %r17, %r19, %b[8]
  qplog_0x25,1 %b[14], %g10, %b[26], %b[26]
  qplog_0xe8,3 %b[56], %b[41], %b[43], %b[96]
  qplog_0x25,4 %b[102], %g26, %b[114], %b[114]
}
{
  qplog_0x63,0 %g10, %b[14], %b[32], %b[14]
  qplog_0x96,1 %r32, %r17, %r19, %r17
  qplog_0x63,3 %g26, %b[102], %b[120], %b[102]
  qplog_0x96,4 %b[56], %b[41], %b[43], %b[41]
}
{
  qplog_0xe8,0 %r31, %r39, %b[8], %r19
  qplog_0x49,1 %b[9], %b[32], %r57, %b[32]
  qplog_0xe8,3 %b[55], %b[63], %b[96], %b[43]
  qplog_0x49,4 %b[97], %b[120], %b[81], %b[120]
}
{
  qplog_0x96,0 %b[14], %g6, %r20, %b[14]
  qplog_0x56,1 %g6, %b[26], %b[5], %g6
  qplog_0x96,3 %b[102], %g22, %b[44], %b[102]
  qplog_0x56,4 %g22, %b[114], %b[93], %g22
}
{
  qplog_0x96,0 %b[38], %g11, %r19, %b[5]
  qplog_0x96,1 %r31, %r39, %b[8], %r39
  qplog_0x96,3 %b[126], %g27, %b[43], %b[93]
  qplog_0x96,4 %b[55], %b[63], %b[96], %b[63]
}
{
  qplog_0xe8,0 %b[38], %g11, %r19, %g11
  qplog_0xc0,1 %b[14], %r46, %r46, %r19
  qplog_0xe8,3 %b[126], %g27, %b[43], %g27
  qplog_0xc0,4 %b[102], %b[70], %b[70], %b[43]
}
{
  qplog_0x18,0 %b[5], %r17, %r56, %b[8]
  qplog_0x96,1 %b[32], %b[26], %r28, %b[32]
  qplog_0x18,3 %b[93], %b[41], %b[80], %b[96]
  qplog_0x96,4 %b[120], %b[114], %b[52], %b[120]
}
{
  qplog_0xbd,0 %r39, %r56, %b[5], %b[26]
  qplog_0xe8,1 %r60, %r53, %g11, %r28
  qplog_0xbd,3 %b[63], %b[80], %b[93], %b[114]
  qplog_0xe8,4 %b[84], %b[77], %g27, %b[52]
}
{
  qplog_0x17,0 %b[8], %r39, %r17, %r20
  qplog_0xe8,1 %g6, %b[11], %r19, %r57
  qplog_0x17,3 %b[96], %b[63], %b[41], %b[44]
  qplog_0xe8,4 %g22, %b[99], %b[43], %b[81]
}
{
  qplog_0x96,0 %r60, %r53, %g11, %r53
  qplog_0x96,1 %r59, %b[17], %r28, %g11
  qplog_0x96,3 %b[84], %b[77], %g27, %b[77]
  qplog_0x96,4 %b[83], %b[105], %b[52], %g27
}
{
  qplog_0x96,0 %r20, %b[26], %b[37], %b[37]
  qplog_0xe8,1 %r59, %b[17], %r28, %b[17]
  qplog_0x96,3 %b[44], %b[114], %b[125], %b[125]
  qplog_0xe8,4 %b[83], %b[105], %b[52], %b[105]
}
{
  qplog_0xbe,0 %b[5], %r39, %r17, %r28
  qplog_0xa3,1 %r20, %b[5], %r56, %r20
  qplog_0xbe,3 %b[93], %b[63], %b[41], %b[52]
  qplog_0xa3,4 %b[44], %b[93], %b[80], %b[44]
}
{
  qplog_0x86,0 %r17, %r39, %r56, %r39
  qplog_0xe8,1 %b[2], %b[28], %b[17], %r17
  qplog_0x86,3 %b[41], %b[63], %b[80], %b[63]
  qplog_0xe8,4 %b[90], %b[116], %b[105], %b[41]
}
{
  qplog_0x96,0 %r20, %r28, %b[4], %r20
  qplog_0x96,1 %b[2], %b[28], %b[17], %b[28]
  qplog_0x96,3 %b[44], %b[52], %b[92], %b[44]
  qplog_0x96,4 %b[90], %b[116], %b[105], %b[116]
}
{
  qplog_0x56,0 %b[8], %r39, %b[3], %b[8]
  qplog_0x96,1 %r33, %g8, %r17, %g8
  qplog_0x56,3 %b[96], %b[63], %b[91], %b[96]
  qplog_0x96,4 %b[57], %g24, %b[41], %g24
}
{
  qplog_0x96,0 %r28, %b[26], %r34, %r28
  qplog_0xec,1 %g0, %r45, %r16, %b[26]
  qplog_0x96,3 %b[52], %b[114], %b[58], %b[52]
  qplog_0xec,4 %g16, %b[69], %b[40], %b[114]
}
{
  qplog_0x6f,0 %g11, %g8, %r53, %r34
  qplog_0x6b,1 %g8, %b[28], %r53, %r17
  qplog_0x6f,3 %g27, %g24, %b[77], %b[58]
  qplog_0x6b,4 %g24, %b[116], %b[77], %b[41]
}
{
  qplog_0x73,0 %g11, %b[28], %g8, %r39
  qplog_0x96,1 %r41, %r47, %r48, %r41
  qplog_0x73,3 %g27, %b[116], %g24, %b[63]
  qplog_0x96,4 %b[65], %b[71], %b[72], %b[65]
}
{
  ldqp,0 [ %r2 + 0x2930 ], %r48
  qplog_0x29,1 %r17, %b[28], %g11, %b[3]
  ldqp,2 [ %r2 + 0x2920 ], %r47
  ldqp,3 [ %r2 + 0x2930 ], %b[72]
  qplog_0x29,4 %b[41], %b[116], %g27, %b[91]
  ldqp,5 [ %r2 + 0x2920 ], %b[71]
}
{
  qplog_0x24,0 %r34, %b[28], %r53, %b[17]
  qplog_0x6a,1 %r17, %r34, %r54, %r17
  qplog_0x24,3 %b[58], %b[116], %b[77], %b[105]
  qplog_0x6a,4 %b[41], %b[58], %b[78], %b[41]
}
{
  qplog_0x49,0 %b[3], %b[28], %r53, %b[28]
  qplog_0x96,1 %b[3], %g8, %r61, %b[3]
  qplog_0x49,3 %b[91], %b[116], %b[77], %b[116]
  qplog_0x96,4 %b[91], %g24, %b[85], %b[91]
}
{
  qplog_0x96,0 %b[17], %g11, %b[35], %b[17]
  qplog_0x48,1 %b[26], %r22, %g3, %g11
  qplog_0x96,3 %b[105], %g27, %b[123], %b[105]
  qplog_0x48,4 %b[114], %b[46], %g19, %g27
}
{
  qplog_0x96,0 %b[28], %r39, %r18, %b[28]
  qplog_0x69,1 %r45, %g0, %r22, %r45
  qplog_0x96,3 %b[116], %b[63], %b[42], %b[116]
  qplog_0x69,4 %b[69], %g16, %b[46], %b[69]
}
{
  qplog_0xe8,0 %b[32], %r47, %r57, %r39
  qplog_0x96,1 %g11, %g0, %r51, %g11
  qplog_0xe8,3 %b[120], %b[71], %b[81], %b[63]
  qplog_0x96,4 %g27, %g16, %b[75], %g27
}
{
  qplog_0x2a,0 %b[26], %r45, %r22, %g0
  qplog_0x96,1 %b[26], %r22, %g15, %b[26]
  qplog_0x2a,3 %b[114], %b[69], %b[46], %g16
  qplog_0x96,4 %b[114], %b[46], %g31, %b[114]
}
{
  qplog_0xe8,0 %b[37], %r48, %r39, %r22
  qplog_0xc6,1 %r36, %r50, %r25, %g15
  qplog_0xe8,3 %b[125], %b[72], %b[63], %b[46]
  qplog_0xc6,4 %b[60], %b[74], %b[49], %g31
}
{
  qplog_0xb2,0 %r45, %r16, %g3, %r45
  qplog_0x96,1 %g0, %r16, %g9, %g0
  qplog_0xb2,3 %b[69], %b[40], %g19, %b[69]
  qplog_0x96,4 %g16, %b[40], %g25, %g16
}
{
  ldqp,0 [ %r2 + 0x2950 ], %g9
  qplog_0x1a,1 %r25, %g15, %r27, %r51
  ldqp,2 [ %r2 + 0x2940 ], %r16
  ldqp,3 [ %r2 + 0x2950 ], %g25
  qplog_0x1a,4 %b[49], %g31, %b[51], %b[75]
  ldqp,5 [ %r2 + 0x2940 ], %b[40]
}
{
  qplog_0x5a,0 %r45, %g3, %b[24], %r45
  qplog_0xe7,1 %g15, %r25, %r27, %r25
  qplog_0x5a,3 %b[69], %g19, %b[112], %b[69]
  qplog_0xe7,4 %g31, %b[49], %b[51], %b[49]
}
{
  ldqp,0 [ %r2 + 0x2970 ], %b[24]
  qplog_0x6b,1 %r51, %g15, %r36, %g15
  ldqp,2 [ %r2 + 0x2960 ], %g3
  ldqp,3 [ %r2 + 0x2970 ], %b[112]
  qplog_0x6b,4 %b[75], %g31, %b[60], %g31
  ldqp,5 [ %r2 + 0x2960 ], %g19
}
{
  qplog_0x29,0 %b[10], %g2, %b[0], %b[35]
  qplog_0x51,1 %g14, %g2, %b[10], %g8
  ldqp,2 [ %r2 + 0x2980 ], %r18
  qplog_0x29,3 %b[98], %g18, %b[88], %b[123]
  qplog_0x51,4 %g30, %g18, %b[98], %g24
  ldqp,5 [ %r2 + 0x2980 ], %b[42]
}
{
  qplog_0x7b,0 %r25, %g15, %r50, %r50
  qplog_0x96,1 %g15, %r27, %r29, %r29
  qplog_0x7b,3 %b[49], %g31, %b[74], %b[74]
  qplog_0x96,4 %g31, %b[51], %b[53], %b[53]
}
{
  qplog_0xe8,0 %r20, %r16, %r22, %r61
  qplog_0x49,1 %b[35], %g2, %g14, %r53
  qplog_0xe8,3 %b[44], %b[40], %b[46], %b[85]
  qplog_0x49,4 %b[123], %g18, %g30, %b[77]
}
{
  qplog_0x96,0 %r50, %r51, %b[36], %r51
  qplog_0x4a,1 %r50, %r25, %r27, %r50
  qplog_0x96,3 %b[74], %b[75], %b[124], %b[75]
  qplog_0x4a,4 %b[74], %b[49], %b[51], %b[74]
}
{
  qplog_0xe8,0 %b[8], %g9, %r61, %r27
  qplog_0x96,1 %r25, %g15, %r37, %r25
  ldqp,2 [ %r2 + 0x2990 ], %b[36]
  qplog_0xe8,3 %b[96], %g25, %b[85], %b[51]
  qplog_0x96,4 %b[49], %g31, %b[61], %b[49]
  ldqp,5 [ %r2 + 0x2990 ], %b[124]
}
{
  qplog_0x8d,0 %r53, %g8, %g2, %g2
  qplog_0x96,1 %r50, %r36, %r49, %r50
  qplog_0x8d,3 %b[77], %g24, %g18, %g18
  qplog_0x96,4 %b[74], %b[60], %b[73], %b[74]
}
{
  qplog_0xe8,0 %r28, %g3, %r27, %r36
  qplog_0x79,1 %b[35], %g14, %b[10], %b[35]
  ldqp,2 [ %r2 + 0x29a0 ], %r49
  qplog_0xe8,3 %b[52], %g19, %b[51], %b[60]
  qplog_0x79,4 %b[123], %g30, %b[98], %b[123]
  ldqp,5 [ %r2 + 0x29a0 ], %b[73]
}
{
  ldqp,0 [ %r2 + 0x29c0 ], %r37
  qplog_0xc5,1 %g2, %g14, %b[0], %g14
  ldqp,2 [ %r2 + 0x29b0 ], %g15
  ldqp,3 [ %r2 + 0x29c0 ], %b[61]
  qplog_0xc5,4 %g18, %g30, %b[88], %g30
  ldqp,5 [ %r2 + 0x29b0 ], %g31
}
{
  qplog_0xe8,0 %r17, %b[24], %r36, %r34
  qplog_0x96,1 %g2, %b[35], %r38, %g2
  qplog_0xe8,3 %b[41], %b[112], %b[60], %b[58]
  qplog_0x96,4 %g18, %b[123], %b[62], %g18
}
{
  qplog_0x96,0 %g14, %b[10], %g4, %g14
  qplog_0x79,1 %b[15], %b[1], %b[12], %b[10]
  qplog_0x96,3 %g30, %b[98], %g20, %g30
  qplog_0x79,4 %b[103], %b[89], %b[100], %b[98]
}
{
  qplog_0xe8,0 %b[17], %r18, %r34, %g4
  qplog_0x96,1 %b[35], %b[0], %b[33], %b[35]
  ldqp,2 [ %r2 + 0x29d0 ], %r38
  qplog_0xe8,3 %b[105], %b[42], %b[58], %g20
  qplog_0x96,4 %b[123], %b[88], %b[121], %b[123]
  ldqp,5 [ %r2 + 0x29d0 ], %b[62]
}
{
  qplog_0xe5,0 %b[10], %b[12], %r23, %b[0]
  qplog_0x96,1 %r53, %g8, %g7, %r53
  qplog_0xe5,3 %b[98], %b[100], %b[47], %b[88]
  qplog_0x96,4 %b[77], %g24, %g23, %b[77]
}
{
  qplog_0xe8,0 %b[28], %b[36], %g4, %g8
  qplog_0x56,1 %b[15], %r23, %b[1], %b[33]
  ldqp,2 [ %r2 + 0x29e0 ], %g7
  qplog_0xe8,3 %b[116], %b[124], %g20, %g24
  qplog_0x56,4 %b[103], %b[47], %b[89], %b[121]
  ldqp,5 [ %r2 + 0x29e0 ], %g23
}
{
  qplog_0x6b,0 %b[0], %b[15], %r23, %b[4]
  qplog_0x96,1 %b[9], %g10, %r24, %b[9]
  ldqp,2 [ %r2 + 0x29f0 ], %r54
  qplog_0x6b,3 %b[88], %b[103], %b[47], %b[92]
  qplog_0x96,4 %b[97], %g26, %b[48], %b[97]
  ldqp,5 [ %r2 + 0x29f0 ], %b[78]
}
{
  qplog_0xe8,0 %b[3], %r49, %g8, %g10
  qplog_0x96,1 %b[33], %r23, %b[16], %r23
  ldqp,2 [ %r2 + 0x2a00 ], %r24
  qplog_0xe8,3 %b[91], %b[73], %g24, %g26
  qplog_0x96,4 %b[121], %b[47], %b[104], %b[47]
  ldqp,5 [ %r2 + 0x2a00 ], %b[48]
}
{
  qplog_0x5c,0 %b[4], %b[0], %b[1], %b[0]
  qplog_0x96,1 %b[4], %b[1], %r40, %b[4]
  qplog_0x5c,3 %b[92], %b[88], %b[89], %b[88]
  qplog_0x96,4 %b[92], %b[89], %b[64], %b[92]
}
{
  qplog_0xe8,0 %b[29], %g15, %g10, %b[1]
  qplog_0x3c,1 %b[14], %r46, %r46, %r46
  qplog_0xe8,3 %b[117], %g31, %g26, %b[89]
  qplog_0x3c,4 %b[102], %b[70], %b[70], %b[70]
}
{
  qplog_0x6f,0 %b[0], %b[33], %b[10], %b[33]
  qplog_0x96,1 %b[0], %b[12], %b[19], %b[0]
  qplog_0x6f,3 %b[88], %b[121], %b[98], %b[121]
  qplog_0x96,4 %b[88], %b[100], %b[107], %b[88]
}
{
  qplog_0xe8,0 %r43, %r37, %b[1], %b[12]
  qplog_0x96,1 %g6, %b[11], %r19, %b[11]
  ldqp,2 [ %r2 + 0x2a10 ], %b[19]
  qplog_0xe8,3 %b[67], %b[61], %b[89], %b[100]
  qplog_0x96,4 %g22, %b[99], %b[43], %b[99]
  ldqp,5 [ %r2 + 0x2a10 ], %b[107]
}
{
  qplog_0x96,0 %b[33], %b[15], %b[25], %b[33]
  qplog_0x96,1 %b[37], %r48, %r39, %r48
  qplog_0x96,3 %b[121], %b[103], %b[113], %b[121]
  qplog_0x96,4 %b[125], %b[72], %b[63], %b[72]
}
{
  qplog_0xe8,0 %r58, %r38, %b[12], %r39
  qplog_0x96,1 %b[32], %r47, %r57, %r47
  ldqp,2 [ %r2 + 0x2a20 ], %b[15]
  qplog_0xe8,3 %b[82], %b[62], %b[100], %b[63]
  qplog_0x96,4 %b[120], %b[71], %b[81], %b[71]
  ldqp,5 [ %r2 + 0x2a20 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x2a40 ], %b[25]
  qplog_0x1e,1 %r46, %r48, %b[11], %r46
  ldqp,2 [ %r2 + 0x2a30 ], %r57
  ldqp,3 [ %r2 + 0x2a40 ], %b[113]
  qplog_0x1e,4 %b[70], %b[72], %b[99], %b[70]
  ldqp,5 [ %r2 + 0x2a30 ], %b[81]
}
{
  qplog_0xe8,0 %r41, %g7, %r39, %r19
  qplog_0x96,1 %r20, %r16, %r22, %r16
  ldqp,2 [ %r2 + 0x2a50 ], %b[10]
  qplog_0xe8,3 %b[65], %g23, %b[63], %b[43]
  qplog_0x96,4 %b[44], %b[40], %b[46], %b[40]
  ldqp,5 [ %r2 + 0x2a50 ], %b[98]
}
{
  ldqp,0 [ %r2 + 0x2a70 ], %r40
  qplog_0x4a,1 %r46, %r48, %r47, %b[16]
  ldqp,2 [ %r2 + 0x2a60 ], %r22
  ldqp,3 [ %r2 + 0x2a70 ], %b[64]
  qplog_0x4a,4 %b[70], %b[72], %b[71], %b[104]
  ldqp,5 [ %r2 + 0x2a60 ], %b[46]
}
{
  qplog_0xe8,0 %g11, %r54, %r19, %r56
  qplog_0x96,1 %b[8], %g9, %r61, %g9
  ldqp,2 [ %r2 + 0x2a80 ], %b[5]
  qplog_0xe8,3 %g27, %b[78], %b[43], %b[80]
  qplog_0x96,4 %b[96], %g25, %b[85], %g25
  ldqp,5 [ %r2 + 0x2a80 ], %b[93]
}
{
  qplog_0x96,0 %b[16], %b[11], %b[23], %b[23]
  qplog_0x96,1 %r28, %g3, %r27, %g3
  ldqp,2 [ %r2 + 0x2a90 ], %r61
  qplog_0x96,3 %b[104], %b[99], %b[111], %b[111]
  qplog_0x96,4 %b[52], %g19, %b[51], %g19
  ldqp,5 [ %r2 + 0x2a90 ], %b[85]
}
{
  qplog_0xe8,0 %b[26], %r24, %r56, %r27
  qplog_0x96,1 %r17, %b[24], %r36, %b[24]
  qplog_0xe8,3 %b[114], %b[48], %b[80], %b[51]
  qplog_0x96,4 %b[41], %b[112], %b[60], %b[112]
}
{
  qplog_0x96,0 %b[17], %r18, %r34, %r18
  qplog_0x96,1 %b[3], %r49, %g8, %r49
  ldqp,2 [ %r2 + 0x2aa0 ], %r36
  qplog_0x96,3 %b[105], %b[42], %b[58], %b[42]
  qplog_0x96,4 %b[91], %b[73], %g24, %b[73]
  ldqp,5 [ %r2 + 0x2aa0 ], %b[60]
}
{
  qplog_0xe8,0 %g0, %b[19], %r27, %g8
  qplog_0x96,1 %b[29], %g15, %g10, %g15
  ldqp,2 [ %r2 + 0x2ab0 ], %r34
  qplog_0xe8,3 %g16, %b[107], %b[51], %g24
  qplog_0x96,4 %b[117], %g31, %g26, %g31
  ldqp,5 [ %r2 + 0x2ab0 ], %b[58]
}
{
  qplog_0x96,0 %b[28], %b[36], %g4, %b[36]
  qplog_0x96,1 %r43, %r37, %b[1], %r37
  ldqp,2 [ %r2 + 0x2ac0 ], %g10
  qplog_0x96,3 %b[116], %b[124], %g20, %b[124]
  qplog_0x96,4 %b[67], %b[61], %b[89], %b[61]
  ldqp,5 [ %r2 + 0x2ac0 ], %g26
}
{
  qplog_0xe8,0 %r45, %b[15], %g8, %b[1]
  qplog_0x96,1 %r58, %r38, %b[12], %r38
  ldqp,2 [ %r2 + 0x2ad0 ], %g4
  qplog_0xe8,3 %b[69], %b[103], %g24, %b[89]
  qplog_0x96,4 %b[82], %b[62], %b[100], %b[62]
  ldqp,5 [ %r2 + 0x2ad0 ], %g20
}
{
  qplog_0x96,0 %g11, %r54, %r19, %r54
  qplog_0x96,1 %r41, %g7, %r39, %g7
  ldqp,2 [ %r2 + 0x2ae0 ], %b[12]
  qplog_0x96,3 %g27, %b[78], %b[43], %b[78]
  qplog_0x96,4 %b[65], %g23, %b[63], %g23
  ldqp,5 [ %r2 + 0x2ae0 ], %b[100]
}
{
  qplog_0xe8,0 %r29, %r57, %b[1], %r39
  qplog_0x96,1 %b[26], %r24, %r56, %r24
  ldqp,2 [ %r2 + 0x2af0 ], %r19
  qplog_0xe8,3 %b[53], %b[81], %b[89], %b[63]
  qplog_0x96,4 %b[114], %b[48], %b[80], %b[48]
  ldqp,5 [ %r2 + 0x2af0 ], %b[43]
}
{
  qplog_0x9a,0 %b[16], %r46, %r48, %r56
  qplog_0x96,1 %r45, %b[15], %g8, %b[15]
  qplog_0x9a,3 %b[104], %b[70], %b[72], %b[80]
  qplog_0x96,4 %b[69], %b[103], %g24, %b[103]
}
{
  qplog_0xe8,0 %r51, %b[25], %r39, %g8
  qplog_0x96,1 %r51, %b[25], %r39, %b[25]
  qplog_0xe8,3 %b[75], %b[113], %b[63], %g24
  qplog_0x96,4 %b[75], %b[113], %b[63], %b[113]
}
{
  qplog_0x06,0 %r56, %r47, %b[11], %r39
  qplog_0x84,1 %r46, %b[11], %r47, %r47
  qplog_0x06,3 %b[80], %b[71], %b[99], %b[63]
  qplog_0x84,4 %b[70], %b[99], %b[71], %b[71]
}
{
  qplog_0x96,0 %r29, %r57, %b[1], %r57
  qplog_0x96,1 %g0, %b[19], %r27, %b[19]
  qplog_0x96,3 %b[53], %b[81], %b[89], %b[81]
  qplog_0x96,4 %g16, %b[107], %b[51], %b[107]
}
{
  qplog_0xe8,0 %r25, %b[10], %g8, %r27
  qplog_0x96,1 %r25, %b[10], %g8, %b[10]
  qplog_0xe8,3 %b[49], %b[98], %g24, %b[51]
  qplog_0x96,4 %b[49], %b[98], %g24, %b[98]
}
{
  qplog_0x96,0 %r39, %b[11], %b[21], %r39
  qplog_0x53,1 %b[16], %r47, %r48, %b[16]
  qplog_0x96,3 %b[63], %b[99], %b[109], %b[63]
  qplog_0x53,4 %b[104], %b[71], %b[72], %b[104]
}
{
  qplog_0xe8,0 %r50, %r22, %r27, %r47
  qplog_0x96,1 %r50, %r22, %r27, %r22
  ldqp,2 [ %r2 + 0x2b00 ], %r27
  qplog_0xe8,3 %b[74], %b[46], %b[51], %b[71]
  qplog_0x96,4 %b[74], %b[46], %b[51], %b[46]
  ldqp,5 [ %r2 + 0x2b00 ], %b[51]
}
{
  qplog_0x96,0 %r56, %b[16], %b[31], %r56
  qplog_0x6b,1 %b[24], %r16, %g9, %b[31]
  ldqp,2 [ %r2 + 0x2b10 ], %r48
  qplog_0x96,3 %b[80], %b[104], %b[119], %b[80]
  qplog_0x6b,4 %b[112], %b[40], %g25, %b[119]
  ldqp,5 [ %r2 + 0x2b10 ], %b[72]
}
{
  qplog_0xe8,0 %g14, %r40, %r47, %b[11]
  qplog_0x96,1 %g14, %r40, %r47, %r40
  qplog_0xe8,3 %g30, %b[64], %b[71], %b[99]
  qplog_0x96,4 %g30, %b[64], %b[71], %b[64]
}
{
  qplog_0x42,0 %r22, %b[10], %b[25], %r47
  qplog_0xec,1 %b[24], %g3, %g9, %b[21]
  qplog_0x42,3 %b[46], %b[98], %b[113], %b[71]
  qplog_0xec,4 %b[112], %g19, %g25, %b[109]
}
{
  qplog_0xe8,0 %g2, %b[5], %b[11], %g8
  qplog_0x93,1 %r22, %b[25], %r40, %b[1]
  qplog_0xe8,3 %g18, %b[93], %b[99], %g24
  qplog_0x93,4 %b[46], %b[113], %b[64], %b[89]
}
{
  qplog_0x96,0 %g2, %b[5], %b[11], %b[5]
  qplog_0x96,1 %b[16], %r46, %b[39], %b[16]
  qplog_0x96,3 %g18, %b[93], %b[99], %b[93]
  qplog_0x96,4 %b[104], %b[70], %b[127], %b[104]
}
{
  qplog_0xe8,0 %b[35], %r61, %g8, %r46
  qplog_0x63,1 %b[1], %r40, %b[10], %b[39]
  ldqp,2 [ %r2 + 0x2b20 ], %b[11]
  qplog_0xe8,3 %b[123], %b[85], %g24, %b[70]
  qplog_0x63,4 %b[89], %b[64], %b[98], %b[127]
  ldqp,5 [ %r2 + 0x2b20 ], %b[99]
}
{
  qplog_0x25,0 %r40, %b[1], %r22, %r22
  qplog_0x78,1 %r47, %r40, %b[10], %r40
  qplog_0x25,3 %b[64], %b[89], %b[46], %b[46]
  qplog_0x78,4 %b[71], %b[64], %b[98], %b[64]
}
{
  qplog_0x96,0 %b[39], %r47, %r30, %b[39]
  qplog_0x96,1 %b[35], %r61, %g8, %r61
  ldqp,2 [ %r2 + 0x2b30 ], %g8
  qplog_0x96,3 %b[127], %b[71], %b[54], %b[127]
  qplog_0x96,4 %b[123], %b[85], %g24, %b[85]
  ldqp,5 [ %r2 + 0x2b30 ], %g24
}
{
  qplog_0xe8,0 %r53, %r36, %r46, %r30
  qplog_0x49,1 %r40, %b[10], %b[25], %b[10]
  qplog_0xe8,3 %b[77], %b[60], %b[70], %b[54]
  qplog_0x49,4 %b[64], %b[98], %b[113], %b[98]
}
{
  qplog_0x56,0 %r47, %r22, %r63, %r47
  qplog_0x96,1 %r53, %r36, %r46, %r36
  qplog_0x56,3 %b[71], %b[46], %b[87], %b[71]
  qplog_0x96,4 %b[77], %b[60], %b[70], %b[60]
}
{
  qplog_0x96,0 %b[4], %r34, %r30, %r46
  qplog_0xe8,1 %b[4], %r34, %r30, %r34
  qplog_0x96,3 %b[92], %b[58], %b[54], %b[70]
  qplog_0xe8,4 %b[92], %b[58], %b[54], %b[58]
}
{
  qplog_0xc0,0 %b[39], %r27, %r27, %r30
  qplog_0x96,1 %b[10], %r22, %b[6], %b[10]
  qplog_0xc0,3 %b[127], %b[51], %b[51], %b[54]
  qplog_0x96,4 %b[98], %b[46], %b[94], %b[98]
}
{
  qplog_0x18,0 %r46, %r61, %b[5], %r22
  qplog_0xbd,1 %r36, %b[5], %r46, %b[6]
  qplog_0x18,3 %b[70], %b[85], %b[93], %b[46]
  qplog_0xbd,4 %b[60], %b[93], %b[70], %b[94]
}
{
  qplog_0xe8,0 %b[33], %g10, %r34, %r63
  qplog_0xe8,1 %r47, %r48, %r30, %b[25]
  qplog_0xe8,3 %b[121], %g26, %b[58], %b[87]
  qplog_0xe8,4 %b[71], %b[72], %b[54], %b[113]
}
{
  qplog_0x96,0 %b[33], %g10, %r34, %g10
  qplog_0x48,1 %b[21], %b[31], %r16, %r34
  qplog_0x96,3 %b[121], %g26, %b[58], %g26
  qplog_0x48,4 %b[109], %b[119], %b[40], %b[58]
}
{
  qplog_0x69,0 %g3, %b[24], %b[31], %g3
  qplog_0x96,1 %b[21], %b[31], %b[13], %b[13]
  qplog_0x69,3 %g19, %b[112], %b[119], %g19
  qplog_0x96,4 %b[109], %b[119], %b[101], %b[101]
}
{
  qplog_0x96,0 %r34, %b[24], %b[18], %r34
  qplog_0xc6,1 %r18, %r49, %g15, %b[24]
  qplog_0x96,3 %b[58], %b[112], %b[106], %b[58]
  qplog_0xc6,4 %b[42], %b[73], %g31, %b[112]
}
{
  qplog_0x17,0 %r22, %r36, %r61, %b[18]
  qplog_0x2a,1 %b[21], %g3, %b[31], %b[21]
  qplog_0x17,3 %b[46], %b[60], %b[85], %b[106]
  qplog_0x2a,4 %b[109], %g19, %b[119], %b[109]
}
{
  qplog_0xbe,0 %r46, %r36, %r61, %b[31]
  qplog_0x86,1 %r61, %r36, %b[5], %r36
  qplog_0xbe,3 %b[70], %b[60], %b[85], %b[119]
  qplog_0x86,4 %b[85], %b[60], %b[93], %b[60]
}
{
  qplog_0xa3,0 %b[18], %r46, %b[5], %r46
  qplog_0x96,1 %b[18], %b[6], %r62, %b[18]
  qplog_0xa3,3 %b[106], %b[70], %b[93], %b[70]
  qplog_0x96,4 %b[106], %b[94], %b[86], %b[106]
}
{
  qplog_0xe8,0 %b[0], %g4, %r63, %r62
  qplog_0xe8,1 %b[10], %b[11], %b[25], %b[5]
  qplog_0xe8,3 %b[88], %g20, %b[87], %b[86]
  qplog_0xe8,4 %b[98], %b[99], %b[113], %b[93]
}
{
  qplog_0x96,0 %r46, %b[31], %r52, %r46
  qplog_0x56,1 %r22, %r36, %g1, %r22
  qplog_0x96,3 %b[70], %b[119], %b[76], %b[70]
  qplog_0x56,4 %b[46], %b[60], %g17, %b[46]
}
{
  qplog_0xe8,0 %r23, %b[12], %r62, %r36
  qplog_0xe8,1 %b[18], %g8, %b[5], %g1
  qplog_0xe8,3 %b[47], %b[100], %b[86], %b[60]
  qplog_0xe8,4 %b[106], %g24, %b[93], %g17
}
{
  qplog_0x96,0 %b[0], %g4, %r63, %g4
  qplog_0x96,1 %r23, %b[12], %r62, %b[12]
  qplog_0x96,3 %b[88], %g20, %b[87], %g20
  qplog_0x96,4 %b[47], %b[100], %b[86], %b[100]
}
{
  qplog_0x96,0 %b[9], %r19, %r36, %r19
  qplog_0x96,1 %b[31], %b[6], %r26, %b[31]
  qplog_0x96,3 %b[97], %b[43], %b[60], %b[43]
  qplog_0x96,4 %b[119], %b[94], %b[50], %b[119]
}
{
  qplog_0xb2,0 %g3, %g9, %r16, %g3
  qplog_0x96,1 %b[21], %g9, %b[20], %b[21]
  qplog_0xb2,3 %g19, %g25, %b[40], %g19
  qplog_0x96,4 %b[109], %g25, %b[108], %b[109]
}
{
  ldqp,0 [ %r2 + 0x2b50 ], %b[20]
  qplog_0x6f,1 %g4, %r19, %g10, %b[6]
  ldqp,2 [ %r2 + 0x2b40 ], %g9
  ldqp,3 [ %r2 + 0x2b50 ], %b[108]
  qplog_0x6f,4 %g20, %b[43], %g26, %b[94]
  ldqp,5 [ %r2 + 0x2b40 ], %g25
}
{
  qplog_0x6b,0 %r19, %b[12], %g10, %r26
  qplog_0x73,1 %g4, %b[12], %r19, %r36
  qplog_0x6b,3 %b[43], %b[100], %g26, %b[50]
  qplog_0x73,4 %g20, %b[100], %b[43], %b[60]
}
{
  qplog_0x24,0 %b[6], %b[12], %g10, %r62
  qplog_0x1a,1 %g15, %b[24], %b[36], %r63
  qplog_0x24,3 %b[94], %b[100], %g26, %b[86]
  qplog_0x1a,4 %g31, %b[112], %b[124], %b[87]
}
{
  qplog_0x29,0 %r26, %b[12], %g4, %r52
  qplog_0x6a,1 %r26, %b[6], %b[22], %r26
  qplog_0x29,3 %b[50], %b[100], %g20, %b[76]
  qplog_0x6a,4 %b[50], %b[94], %b[110], %b[50]
}
{
  qplog_0x96,0 %r62, %g4, %r21, %r62
  qplog_0x5a,1 %g3, %r16, %b[7], %g3
  qplog_0x96,3 %b[86], %g20, %b[45], %b[86]
  qplog_0x5a,4 %g19, %b[40], %b[95], %g19
}
{
  qplog_0xe8,0 %r46, %g9, %g1, %b[7]
  qplog_0x49,1 %r52, %b[12], %g10, %b[12]
  ldqp,2 [ %r2 + 0x2b60 ], %r16
  qplog_0xe8,3 %b[70], %g25, %g17, %b[95]
  qplog_0x49,4 %b[76], %b[100], %g26, %b[100]
  ldqp,5 [ %r2 + 0x2b60 ], %b[40]
}
{
  qplog_0x96,0 %r52, %r19, %r55, %r52
  qplog_0x6b,1 %r63, %b[24], %r18, %r19
  ldqp,2 [ %r2 + 0x2b70 ], %g10
  qplog_0x96,3 %b[76], %b[43], %b[79], %b[76]
  qplog_0x6b,4 %b[87], %b[112], %b[42], %b[43]
  ldqp,5 [ %r2 + 0x2b70 ], %g26
}
{
  qplog_0xe8,0 %r22, %b[20], %b[7], %r55
  qplog_0x96,1 %b[12], %r36, %g5, %b[12]
  qplog_0xe8,3 %b[46], %b[108], %b[95], %b[79]
  qplog_0x96,4 %b[100], %b[60], %g21, %b[100]
}
{
  qplog_0xe7,0 %b[24], %g15, %b[36], %b[24]
  qplog_0x96,1 %r19, %b[36], %b[34], %b[34]
  qplog_0xe7,3 %b[112], %g31, %b[124], %b[112]
  qplog_0x96,4 %b[43], %b[124], %b[122], %b[122]
}
{
  qplog_0x29,0 %r37, %r54, %r38, %r36
  qplog_0x51,1 %g7, %r54, %r37, %g5
  ldqp,2 [ %r2 + 0x2b80 ], %g15
  qplog_0x29,3 %b[61], %b[78], %b[62], %b[60]
  qplog_0x51,4 %g23, %b[78], %b[61], %g21
  ldqp,5 [ %r2 + 0x2b80 ], %g31
}
{
  qplog_0xe8,0 %b[31], %r16, %r55, %g4
  qplog_0x7b,1 %b[24], %r19, %r49, %r49
  qplog_0xe8,3 %b[119], %b[40], %b[79], %g20
  qplog_0x7b,4 %b[112], %b[43], %b[73], %b[73]
}
{
  qplog_0x49,0 %r36, %r54, %g7, %r21
  qplog_0x96,1 %b[24], %r19, %b[30], %r19
  qplog_0x49,3 %b[60], %b[78], %g23, %b[45]
  qplog_0x96,4 %b[112], %b[43], %b[118], %b[43]
}
{
  qplog_0xe8,0 %r26, %g10, %g4, %b[30]
  qplog_0x96,1 %r49, %r63, %r44, %r63
  qplog_0xe8,3 %b[50], %g26, %g20, %b[118]
  qplog_0x96,4 %b[73], %b[87], %b[68], %b[87]
}
{
  qplog_0x4a,0 %r49, %b[24], %b[36], %r49
  qplog_0x8d,1 %r21, %g5, %r54, %r54
  qplog_0x4a,3 %b[73], %b[112], %b[124], %b[73]
  qplog_0x8d,4 %b[45], %g21, %b[78], %b[78]
}
{
  qplog_0xe8,0 %r62, %g15, %b[30], %b[36]
  qplog_0x79,1 %r36, %g7, %r37, %r36
  ldqp,2 [ %r2 + 0x2b90 ], %b[24]
  qplog_0xe8,3 %b[86], %g31, %b[118], %b[124]
  qplog_0x79,4 %b[60], %g23, %b[61], %b[60]
  ldqp,5 [ %r2 + 0x2b90 ], %b[112]
}
{
  qplog_0x96,0 %r49, %r18, %r35, %r49
  qplog_0xc5,1 %r54, %g7, %r38, %g7
  qplog_0x96,3 %b[73], %b[42], %b[59], %b[73]
  qplog_0xc5,4 %b[78], %g23, %b[62], %g23
}
{
  ldqp,0 [ %r2 + 0x2bb0 ], %r35
  qplog_0x96,1 %r54, %r36, %r42, %r54
  ldqp,2 [ %r2 + 0x2ba0 ], %r18
  ldqp,3 [ %r2 + 0x2bb0 ], %b[59]
  qplog_0x96,4 %b[78], %b[60], %b[66], %b[78]
  ldqp,5 [ %r2 + 0x2ba0 ], %b[42]
}
{
  qplog_0x96,0 %g7, %r37, %b[27], %g7
  qplog_0x79,1 %b[15], %r24, %r57, %r37
  ldqp,2 [ %r2 + 0x2bc0 ], %r42
  qplog_0x96,3 %g23, %b[61], %b[115], %g23
  qplog_0x79,4 %b[103], %b[48], %b[81], %b[61]
  ldqp,5 [ %r2 + 0x2bc0 ], %b[66]
}
{
  qplog_0x96,0 %r36, %r38, %r32, %r36
  qplog_0x96,1 %r21, %g5, %r31, %r21
  ldqp,2 [ %r2 + 0x2bd0 ], %b[27]
  qplog_0x96,3 %b[60], %b[62], %b[56], %b[60]
  qplog_0x96,4 %b[45], %g21, %b[55], %b[45]
  ldqp,5 [ %r2 + 0x2bd0 ], %b[115]
}
{
  qplog_0xe8,0 %b[12], %b[24], %b[36], %g5
  qplog_0xe5,1 %r37, %r57, %b[19], %r38
  ldqp,2 [ %r2 + 0x2be0 ], %r31
  qplog_0xe8,3 %b[100], %b[112], %b[124], %g21
  qplog_0xe5,4 %b[61], %b[81], %b[107], %b[62]
  ldqp,5 [ %r2 + 0x2be0 ], %b[55]
}
{
  qplog_0x56,0 %b[15], %b[19], %r24, %r44
  qplog_0x96,1 %r40, %b[1], %r33, %r40
  ldqp,2 [ %r2 + 0x2bf0 ], %r32
  qplog_0x56,3 %b[103], %b[107], %b[48], %b[68]
  qplog_0x96,4 %b[64], %b[89], %b[57], %b[64]
  ldqp,5 [ %r2 + 0x2bf0 ], %b[56]
}
{
  qplog_0xe8,0 %r52, %r18, %g5, %b[1]
  qplog_0x6b,1 %r38, %b[15], %b[19], %r33
  qplog_0xe8,3 %b[76], %b[42], %g21, %b[89]
  qplog_0x6b,4 %b[62], %b[103], %b[107], %b[57]
}
{
  qplog_0x96,0 %r44, %b[19], %b[2], %b[19]
  qplog_0x3c,1 %b[39], %r27, %r27, %r27
  ldqp,2 [ %r2 + 0x2c00 ], %b[6]
  qplog_0x96,3 %b[68], %b[107], %b[90], %b[107]
  qplog_0x3c,4 %b[127], %b[51], %b[51], %b[51]
  ldqp,5 [ %r2 + 0x2c00 ], %b[94]
}
{
  qplog_0xe8,0 %r39, %r35, %b[1], %b[2]
  qplog_0x5c,1 %r33, %r38, %r24, %r38
  qplog_0xe8,3 %b[63], %b[59], %b[89], %b[90]
  qplog_0x5c,4 %b[57], %b[62], %b[48], %b[62]
}
{
  qplog_0x96,0 %r33, %r24, %b[38], %r33
  qplog_0x96,1 %r47, %r48, %r30, %r48
  qplog_0x96,3 %b[57], %b[48], %b[126], %b[57]
  qplog_0x96,4 %b[71], %b[72], %b[54], %b[72]
}
{
  qplog_0xe8,0 %b[23], %r42, %b[2], %r30
  qplog_0x6f,1 %r38, %r44, %r37, %r44
  qplog_0xe8,3 %b[111], %b[66], %b[90], %b[54]
  qplog_0x6f,4 %b[62], %b[68], %b[61], %b[68]
}
{
  qplog_0x96,0 %r38, %r57, %r59, %r38
  qplog_0x96,1 %b[18], %g8, %b[5], %g8
  ldqp,2 [ %r2 + 0x2c10 ], %r37
  qplog_0x96,3 %b[62], %b[81], %b[83], %b[62]
  qplog_0x96,4 %b[106], %g24, %b[93], %g24
  ldqp,5 [ %r2 + 0x2c10 ], %b[61]
}
{
  qplog_0xe8,0 %r56, %b[27], %r30, %b[5]
  qplog_0x96,1 %r44, %b[15], %r60, %r44
  qplog_0xe8,3 %b[80], %b[115], %b[54], %b[93]
  qplog_0x96,4 %b[68], %b[103], %b[84], %b[68]
}
{
  ldqp,0 [ %r2 + 0x2c30 ], %r60
  qplog_0x96,1 %b[10], %b[11], %b[25], %b[11]
  ldqp,2 [ %r2 + 0x2c20 ], %b[15]
  ldqp,3 [ %r2 + 0x2c30 ], %b[84]
  qplog_0x96,4 %b[98], %b[99], %b[113], %b[99]
  ldqp,5 [ %r2 + 0x2c20 ], %b[103]
}
{
  qplog_0xe8,0 %b[16], %r31, %b[5], %b[25]
  qplog_0x1e,1 %r27, %g8, %r48, %r27
  ldqp,2 [ %r2 + 0x2c40 ], %r57
  qplog_0xe8,3 %b[104], %b[55], %b[93], %b[113]
  qplog_0x1e,4 %b[51], %g24, %b[72], %b[51]
  ldqp,5 [ %r2 + 0x2c40 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x2c60 ], %r24
  qplog_0x96,1 %r46, %g9, %g1, %g9
  ldqp,2 [ %r2 + 0x2c50 ], %r59
  ldqp,3 [ %r2 + 0x2c60 ], %b[48]
  qplog_0x96,4 %b[70], %g25, %g17, %g25
  ldqp,5 [ %r2 + 0x2c50 ], %b[83]
}
{
  qplog_0xe8,0 %r34, %r32, %b[25], %g1
  qplog_0x4a,1 %r27, %g8, %b[11], %b[22]
  ldqp,2 [ %r2 + 0x2c70 ], %b[38]
  qplog_0xe8,3 %b[58], %b[56], %b[113], %g17
  qplog_0x4a,4 %b[51], %g24, %b[99], %b[110]
  ldqp,5 [ %r2 + 0x2c70 ], %b[126]
}
{
  qplog_0x96,0 %r22, %b[20], %b[7], %b[20]
  qplog_0x96,1 %b[31], %r16, %r55, %r16
  ldqp,2 [ %r2 + 0x2c80 ], %r61
  qplog_0x96,3 %b[46], %b[108], %b[95], %b[108]
  qplog_0x96,4 %b[119], %b[40], %b[79], %b[40]
  ldqp,5 [ %r2 + 0x2c80 ], %b[85]
}
{
  qplog_0xe8,0 %b[13], %b[6], %g1, %r55
  qplog_0x96,1 %b[22], %r48, %r43, %r43
  ldqp,2 [ %r2 + 0x2c90 ], %b[7]
  qplog_0xe8,3 %b[101], %b[94], %g17, %b[79]
  qplog_0x96,4 %b[110], %b[72], %b[67], %b[67]
  ldqp,5 [ %r2 + 0x2c90 ], %b[95]
}
{
  qplog_0x96,0 %r26, %g10, %g4, %g10
  qplog_0x96,1 %r62, %g15, %b[30], %g15
  qplog_0x96,3 %b[50], %g26, %g20, %g26
  qplog_0x96,4 %b[86], %g31, %b[118], %g31
}
{
  qplog_0xe8,0 %b[21], %r37, %r55, %b[30]
  qplog_0x96,1 %r52, %r18, %g5, %r18
  ldqp,2 [ %r2 + 0x2ca0 ], %g4
  qplog_0xe8,3 %b[109], %b[61], %b[79], %b[118]
  qplog_0x96,4 %b[76], %b[42], %g21, %b[42]
  ldqp,5 [ %r2 + 0x2ca0 ], %g20
}
{
  qplog_0x96,0 %r39, %r35, %b[1], %r35
  qplog_0x96,1 %b[12], %b[24], %b[36], %b[24]
  ldqp,2 [ %r2 + 0x2cb0 ], %g5
  qplog_0x96,3 %b[63], %b[59], %b[89], %b[59]
  qplog_0x96,4 %b[100], %b[112], %b[124], %b[112]
  ldqp,5 [ %r2 + 0x2cb0 ], %g21
}
{
  qplog_0xe8,0 %g3, %b[15], %b[30], %b[36]
  qplog_0x96,1 %b[23], %r42, %b[2], %r42
  ldqp,2 [ %r2 + 0x2cc0 ], %b[1]
  qplog_0xe8,3 %g19, %b[103], %b[118], %b[124]
  qplog_0x96,4 %b[111], %b[66], %b[90], %b[66]
  ldqp,5 [ %r2 + 0x2cc0 ], %b[89]
}
{
  qplog_0x96,0 %r56, %b[27], %r30, %b[27]
  qplog_0x96,1 %r34, %r32, %b[25], %r32
  ldqp,2 [ %r2 + 0x2cd0 ], %b[2]
  qplog_0x96,3 %b[80], %b[115], %b[54], %b[115]
  qplog_0x96,4 %b[58], %b[56], %b[113], %b[56]
  ldqp,5 [ %r2 + 0x2cd0 ], %b[90]
}
{
  qplog_0xe8,0 %b[34], %r60, %b[36], %b[25]
  qplog_0x96,1 %b[16], %r31, %b[5], %r31
  ldqp,2 [ %r2 + 0x2ce0 ], %r30
  qplog_0xe8,3 %b[122], %b[84], %b[124], %b[113]
  qplog_0x96,4 %b[104], %b[55], %b[93], %b[55]
  ldqp,5 [ %r2 + 0x2ce0 ], %b[54]
}
{
  qplog_0x96,0 %b[13], %b[6], %g1, %b[6]
  qplog_0x96,1 %g3, %b[15], %b[30], %b[15]
  ldqp,2 [ %r2 + 0x2cf0 ], %b[5]
  qplog_0x96,3 %b[101], %b[94], %g17, %b[94]
  qplog_0x96,4 %g19, %b[103], %b[118], %b[103]
  ldqp,5 [ %r2 + 0x2cf0 ], %b[93]
}
{
  qplog_0xe8,0 %r63, %r57, %b[25], %b[30]
  qplog_0x96,1 %r63, %r57, %b[25], %r57
  qplog_0xe8,3 %b[87], %b[81], %b[113], %b[118]
  qplog_0x96,4 %b[87], %b[81], %b[113], %b[81]
}
{
  qplog_0x9a,0 %b[22], %r27, %g8, %b[25]
  qplog_0x84,1 %r27, %r48, %b[11], %g1
  qplog_0x9a,3 %b[110], %b[51], %g24, %b[113]
  qplog_0x84,4 %b[51], %b[72], %b[99], %g17
}
{
  qplog_0x96,0 %b[34], %r60, %b[36], %r60
  qplog_0x96,1 %b[21], %r37, %r55, %r37
  qplog_0x96,3 %b[122], %b[84], %b[124], %b[84]
  qplog_0x96,4 %b[109], %b[61], %b[79], %b[61]
}
{
  qplog_0xe8,0 %r19, %r59, %b[30], %r55
  qplog_0x96,1 %r19, %r59, %b[30], %r59
  qplog_0xe8,3 %b[43], %b[83], %b[118], %b[79]
  qplog_0x96,4 %b[43], %b[83], %b[118], %b[83]
}
{
  qplog_0x06,0 %b[25], %b[11], %r48, %b[11]
  qplog_0x53,1 %b[22], %g1, %g8, %b[22]
  qplog_0x06,3 %b[113], %b[99], %b[72], %b[99]
  qplog_0x53,4 %b[110], %g17, %g24, %b[110]
}
{
  qplog_0xe8,0 %r49, %r24, %r55, %g1
  qplog_0x96,1 %r49, %r24, %r55, %r24
  ldqp,2 [ %r2 + 0x2d00 ], %r55
  qplog_0xe8,3 %b[73], %b[48], %b[79], %g17
  qplog_0x96,4 %b[73], %b[48], %b[79], %b[48]
  ldqp,5 [ %r2 + 0x2d00 ], %b[79]
}
{
  qplog_0x96,0 %b[11], %r48, %b[29], %b[11]
  qplog_0x96,1 %b[25], %b[22], %r58, %b[25]
  qplog_0x96,3 %b[99], %b[72], %b[117], %b[99]
  qplog_0x96,4 %b[113], %b[110], %b[82], %b[113]
}
{
  qplog_0xe8,0 %g7, %b[38], %g1, %r58
  qplog_0x96,1 %g7, %b[38], %g1, %b[38]
  ldqp,2 [ %r2 + 0x2d10 ], %g1
  qplog_0xe8,3 %g23, %b[126], %g17, %b[82]
  qplog_0x96,4 %g23, %b[126], %g17, %b[126]
  ldqp,5 [ %r2 + 0x2d10 ], %g17
}
{
  qplog_0x42,0 %r24, %r59, %r57, %r48
  qplog_0x6b,1 %g10, %g9, %b[20], %b[29]
  qplog_0x42,3 %b[48], %b[83], %b[81], %b[72]
  qplog_0x6b,4 %g26, %g25, %b[108], %b[117]
}
{
  qplog_0xe8,0 %r54, %r61, %r58, %g8
  qplog_0x93,1 %r24, %r57, %b[38], %b[30]
  qplog_0xe8,3 %b[78], %b[85], %b[82], %g24
  qplog_0x93,4 %b[48], %b[81], %b[126], %b[118]
}
{
  qplog_0x78,0 %r48, %b[38], %r59, %b[36]
  qplog_0x96,1 %r54, %r61, %r58, %r61
  qplog_0x78,3 %b[72], %b[126], %b[83], %b[124]
  qplog_0x96,4 %b[78], %b[85], %b[82], %b[85]
}
{
  qplog_0xe8,0 %r36, %b[7], %g8, %r58
  qplog_0x25,1 %b[38], %b[30], %r24, %r24
  qplog_0xe8,3 %b[60], %b[95], %g24, %b[82]
  qplog_0x25,4 %b[126], %b[118], %b[48], %b[48]
}
{
  qplog_0x63,0 %b[30], %b[38], %r59, %b[38]
  qplog_0x96,1 %r36, %b[7], %g8, %b[7]
  qplog_0x63,3 %b[118], %b[126], %b[83], %b[126]
  qplog_0x96,4 %b[60], %b[95], %g24, %b[95]
}
{
  qplog_0xe8,0 %r21, %g4, %r58, %g8
  qplog_0x49,1 %b[36], %r59, %r57, %r59
  qplog_0xe8,3 %b[45], %g20, %b[82], %g24
  qplog_0x49,4 %b[124], %b[83], %b[81], %b[83]
}
{
  qplog_0x96,0 %b[38], %r48, %b[14], %b[38]
  qplog_0x56,1 %r48, %r24, %g6, %r48
  qplog_0x96,3 %b[126], %b[72], %b[102], %b[126]
  qplog_0x56,4 %b[72], %b[48], %g22, %b[72]
}
{
  qplog_0x96,0 %r33, %g5, %g8, %g6
  qplog_0x96,1 %r21, %g4, %r58, %g4
  qplog_0x96,3 %b[57], %g21, %g24, %g22
  qplog_0x96,4 %b[45], %g20, %b[82], %g20
}
{
  qplog_0xe8,0 %r33, %g5, %g8, %g5
  qplog_0xc0,1 %b[38], %r55, %r55, %g8
  qplog_0xe8,3 %b[57], %g21, %g24, %g21
  qplog_0xc0,4 %b[126], %b[79], %b[79], %g24
}
{
  qplog_0x18,0 %g6, %b[7], %r61, %r58
  qplog_0x96,1 %r59, %r24, %b[32], %r59
  qplog_0x18,3 %g22, %b[95], %b[85], %b[82]
  qplog_0x96,4 %b[83], %b[48], %b[120], %b[83]
}
{
  qplog_0xbd,0 %g4, %r61, %g6, %r24
  qplog_0xe8,1 %r44, %b[1], %g5, %b[32]
  qplog_0xbd,3 %g20, %b[85], %g22, %b[48]
  qplog_0xe8,4 %b[68], %b[89], %g21, %b[120]
}
{
  qplog_0x17,0 %r58, %g4, %b[7], %b[14]
  qplog_0xe8,1 %r48, %g1, %g8, %r57
  qplog_0x17,3 %b[82], %g20, %b[95], %b[102]
  qplog_0xe8,4 %b[72], %g17, %g24, %b[81]
}
{
  qplog_0x96,0 %r44, %b[1], %g5, %b[1]
  qplog_0x96,1 %r38, %b[2], %b[32], %g5
  qplog_0x96,3 %b[68], %b[89], %g21, %b[89]
  qplog_0x96,4 %b[62], %b[90], %b[120], %g21
}
{
  qplog_0x96,0 %b[14], %r24, %b[37], %b[37]
  qplog_0xe8,1 %r38, %b[2], %b[32], %b[2]
  qplog_0x96,3 %b[102], %b[48], %b[125], %b[125]
  qplog_0xe8,4 %b[62], %b[90], %b[120], %b[90]
}
{
  qplog_0xbe,0 %g6, %g4, %b[7], %b[32]
  qplog_0xa3,1 %b[14], %g6, %r61, %b[14]
  qplog_0xbe,3 %g22, %g20, %b[95], %b[120]
  qplog_0xa3,4 %b[102], %g22, %b[85], %b[102]
}
{
  qplog_0x86,0 %b[7], %g4, %r61, %g4
  qplog_0xe8,1 %b[19], %r30, %b[2], %b[7]
  qplog_0x86,3 %b[95], %g20, %b[85], %g20
  qplog_0xe8,4 %b[107], %b[54], %b[90], %b[95]
}
{
  qplog_0x96,0 %b[14], %b[32], %r20, %b[14]
  qplog_0x96,1 %b[19], %r30, %b[2], %r30
  qplog_0x96,3 %b[102], %b[120], %b[44], %b[102]
  qplog_0x96,4 %b[107], %b[54], %b[90], %b[54]
}
{
  qplog_0x56,0 %r58, %g4, %b[8], %r58
  qplog_0x96,1 %r40, %b[5], %b[7], %b[5]
  qplog_0x56,3 %b[82], %g20, %b[96], %b[82]
  qplog_0x96,4 %b[64], %b[93], %b[95], %b[93]
}
{
  qplog_0x96,0 %b[32], %r24, %r28, %b[32]
  qplog_0xec,1 %g10, %r16, %b[20], %r24
  qplog_0x96,3 %b[120], %b[48], %b[52], %b[120]
  qplog_0xec,4 %g26, %b[40], %b[108], %b[48]
}
{
  qplog_0x6f,0 %g5, %b[5], %b[1], %r28
  qplog_0x6b,1 %b[5], %r30, %b[1], %b[7]
  qplog_0x6f,3 %g21, %b[93], %b[89], %b[52]
  qplog_0x6b,4 %b[93], %b[54], %b[89], %b[95]
}
{
  qplog_0x73,0 %g5, %r30, %b[5], %g4
  qplog_0x96,1 %b[22], %r27, %r41, %b[22]
  qplog_0x73,3 %g21, %b[54], %b[93], %g20
  qplog_0x96,4 %b[110], %b[51], %b[65], %b[110]
}
{
  ldqp,0 [ %r2 + 0x2d30 ], %r41
  qplog_0x29,1 %b[7], %r30, %g5, %b[8]
  ldqp,2 [ %r2 + 0x2d20 ], %r27
  ldqp,3 [ %r2 + 0x2d30 ], %b[65]
  qplog_0x29,4 %b[95], %b[54], %g21, %b[96]
  ldqp,5 [ %r2 + 0x2d20 ], %b[51]
}
{
  qplog_0x24,0 %r28, %r30, %b[1], %b[2]
  qplog_0x6a,1 %b[7], %r28, %r17, %b[7]
  qplog_0x24,3 %b[52], %b[54], %b[89], %b[90]
  qplog_0x6a,4 %b[95], %b[52], %b[41], %b[95]
}
{
  qplog_0x49,0 %b[8], %r30, %b[1], %r30
  qplog_0x96,1 %b[8], %b[5], %b[3], %b[8]
  qplog_0x49,3 %b[96], %b[54], %b[89], %b[54]
  qplog_0x96,4 %b[96], %b[93], %b[91], %b[96]
}
{
  qplog_0x96,0 %b[2], %g5, %b[17], %b[2]
  qplog_0x48,1 %r24, %b[29], %g9, %g5
  qplog_0x96,3 %b[90], %g21, %b[105], %b[90]
  qplog_0x48,4 %b[48], %b[117], %g25, %g21
}
{
  qplog_0x96,0 %r30, %g4, %b[28], %r30
  qplog_0x69,1 %r16, %g10, %b[29], %r16
  qplog_0x96,3 %b[54], %g20, %b[116], %b[54]
  qplog_0x69,4 %b[40], %g26, %b[117], %b[40]
}
{
  qplog_0xe8,0 %r59, %r27, %r57, %g4
  qplog_0x96,1 %g5, %g10, %g11, %g5
  qplog_0xe8,3 %b[83], %b[51], %b[81], %g20
  qplog_0x96,4 %g21, %g26, %g27, %g21
}
{
  qplog_0x2a,0 %r24, %r16, %b[29], %g10
  qplog_0x96,1 %r24, %b[29], %b[26], %r24
  qplog_0x2a,3 %b[48], %b[40], %b[117], %g26
  qplog_0x96,4 %b[48], %b[117], %b[114], %b[48]
}
{
  qplog_0xe8,0 %b[37], %r41, %g4, %b[29]
  qplog_0xc6,1 %g15, %r18, %r35, %b[26]
  qplog_0xe8,3 %b[125], %b[65], %g20, %b[117]
  qplog_0xc6,4 %g31, %b[42], %b[59], %b[114]
}
{
  qplog_0xb2,0 %r16, %b[20], %g9, %r16
  qplog_0x96,1 %g10, %b[20], %g0, %g10
  qplog_0xb2,3 %b[40], %b[108], %g25, %b[40]
  qplog_0x96,4 %g26, %b[108], %g16, %g26
}
{
  ldqp,0 [ %r2 + 0x2d50 ], %g0
  qplog_0x1a,1 %r35, %b[26], %b[24], %g11
  ldqp,2 [ %r2 + 0x2d40 ], %b[20]
  ldqp,3 [ %r2 + 0x2d50 ], %g16
  qplog_0x1a,4 %b[59], %b[114], %b[112], %g27
  ldqp,5 [ %r2 + 0x2d40 ], %b[108]
}
{
  qplog_0x5a,0 %r16, %g9, %r45, %r16
  qplog_0xe7,1 %b[26], %r35, %b[24], %r35
  qplog_0x5a,3 %b[40], %g25, %b[69], %b[40]
  qplog_0xe7,4 %b[114], %b[59], %b[112], %b[59]
}
{
  ldqp,0 [ %r2 + 0x2d70 ], %r45
  qplog_0x6b,1 %g11, %b[26], %g15, %b[26]
  ldqp,2 [ %r2 + 0x2d60 ], %g9
  ldqp,3 [ %r2 + 0x2d70 ], %b[69]
  qplog_0x6b,4 %g27, %b[114], %g31, %b[114]
  ldqp,5 [ %r2 + 0x2d60 ], %g25
}
{
  qplog_0x29,0 %r42, %r32, %b[27], %b[17]
  qplog_0x51,1 %r31, %r32, %r42, %b[5]
  ldqp,2 [ %r2 + 0x2d80 ], %b[28]
  qplog_0x29,3 %b[66], %b[56], %b[115], %b[105]
  qplog_0x51,4 %b[55], %b[56], %b[66], %b[93]
  ldqp,5 [ %r2 + 0x2d80 ], %b[116]
}
{
  qplog_0x7b,0 %r35, %b[26], %r18, %r18
  qplog_0x96,1 %b[26], %b[24], %r29, %r29
  qplog_0x7b,3 %b[59], %b[114], %b[42], %b[42]
  qplog_0x96,4 %b[114], %b[112], %b[53], %b[53]
}
{
  qplog_0xe8,0 %b[14], %b[20], %b[29], %b[3]
  qplog_0x49,1 %b[17], %r32, %r31, %b[1]
  qplog_0xe8,3 %b[102], %b[108], %b[117], %b[91]
  qplog_0x49,4 %b[105], %b[56], %b[55], %b[89]
}
{
  qplog_0x96,0 %r18, %g11, %r51, %g11
  qplog_0x4a,1 %r18, %r35, %b[24], %r18
  qplog_0x96,3 %b[42], %g27, %b[75], %g27
  qplog_0x4a,4 %b[42], %b[59], %b[112], %b[42]
}
{
  qplog_0xe8,0 %r58, %g0, %b[3], %b[24]
  qplog_0x96,1 %r35, %b[26], %r25, %r35
  ldqp,2 [ %r2 + 0x2d90 ], %r51
  qplog_0xe8,3 %b[82], %g16, %b[91], %b[112]
  qplog_0x96,4 %b[59], %b[114], %b[49], %b[59]
  ldqp,5 [ %r2 + 0x2d90 ], %b[75]
}
{
  qplog_0x8d,0 %b[1], %b[5], %r32, %r32
  qplog_0x96,1 %r18, %g15, %r50, %r18
  qplog_0x8d,3 %b[89], %b[93], %b[56], %b[56]
  qplog_0x96,4 %b[42], %g31, %b[74], %b[42]
}
{
  qplog_0xe8,0 %b[32], %g9, %b[24], %g15
  qplog_0x79,1 %b[17], %r31, %r42, %b[17]
  ldqp,2 [ %r2 + 0x2da0 ], %r50
  qplog_0xe8,3 %b[120], %g25, %b[112], %g31
  qplog_0x79,4 %b[105], %b[55], %b[66], %b[105]
  ldqp,5 [ %r2 + 0x2da0 ], %b[74]
}
{
  ldqp,0 [ %r2 + 0x2dc0 ], %r25
  qplog_0xc5,1 %r32, %r31, %b[27], %r31
  ldqp,2 [ %r2 + 0x2db0 ], %b[26]
  ldqp,3 [ %r2 + 0x2dc0 ], %b[49]
  qplog_0xc5,4 %b[56], %b[55], %b[115], %b[55]
  ldqp,5 [ %r2 + 0x2db0 ], %b[114]
}
{
  qplog_0xe8,0 %b[7], %r45, %g15, %r28
  qplog_0x96,1 %r32, %b[17], %g2, %r32
  qplog_0xe8,3 %b[95], %b[69], %g31, %b[52]
  qplog_0x96,4 %b[56], %b[105], %g18, %b[56]
}
{
  qplog_0x96,0 %r31, %r42, %g14, %r31
  qplog_0x79,1 %b[15], %b[6], %r60, %r42
  qplog_0x96,3 %b[55], %b[66], %g30, %b[55]
  qplog_0x79,4 %b[103], %b[94], %b[84], %b[66]
}
{
  qplog_0xe8,0 %b[2], %b[28], %r28, %g14
  qplog_0x96,1 %b[17], %b[27], %b[35], %b[17]
  ldqp,2 [ %r2 + 0x2dd0 ], %g2
  qplog_0xe8,3 %b[90], %b[116], %b[52], %g30
  qplog_0x96,4 %b[105], %b[115], %b[123], %b[105]
  ldqp,5 [ %r2 + 0x2dd0 ], %g18
}
{
  qplog_0xe5,0 %r42, %r60, %r37, %b[27]
  qplog_0x96,1 %b[1], %b[5], %r53, %b[1]
  qplog_0xe5,3 %b[66], %b[84], %b[61], %b[115]
  qplog_0x96,4 %b[89], %b[93], %b[77], %b[89]
}
{
  qplog_0xe8,0 %r30, %r51, %g14, %b[5]
  qplog_0x56,1 %b[15], %r37, %b[6], %b[35]
  ldqp,2 [ %r2 + 0x2de0 ], %r53
  qplog_0xe8,3 %b[54], %b[75], %g30, %b[93]
  qplog_0x56,4 %b[103], %b[61], %b[94], %b[123]
  ldqp,5 [ %r2 + 0x2de0 ], %b[77]
}
{
  qplog_0x6b,0 %b[27], %b[15], %r37, %r20
  qplog_0x96,1 %b[36], %b[30], %b[9], %b[36]
  ldqp,2 [ %r2 + 0x2df0 ], %r17
  qplog_0x6b,3 %b[115], %b[103], %b[61], %b[44]
  qplog_0x96,4 %b[124], %b[118], %b[97], %b[124]
  ldqp,5 [ %r2 + 0x2df0 ], %b[41]
}
{
  qplog_0xe8,0 %b[8], %r50, %b[5], %b[30]
  qplog_0x96,1 %b[35], %r37, %r23, %r37
  ldqp,2 [ %r2 + 0x2e00 ], %b[9]
  qplog_0xe8,3 %b[96], %b[74], %b[93], %b[118]
  qplog_0x96,4 %b[123], %b[61], %b[47], %b[61]
  ldqp,5 [ %r2 + 0x2e00 ], %b[97]
}
{
  qplog_0x5c,0 %r20, %b[27], %b[6], %b[27]
  qplog_0x96,1 %r20, %b[6], %b[4], %r20
  qplog_0x5c,3 %b[44], %b[115], %b[94], %b[115]
  qplog_0x96,4 %b[44], %b[94], %b[92], %b[44]
}
{
  qplog_0xe8,0 %b[11], %b[26], %b[30], %b[6]
  qplog_0x3c,1 %b[38], %r55, %r55, %r55
  qplog_0xe8,3 %b[99], %b[114], %b[118], %b[94]
  qplog_0x3c,4 %b[126], %b[79], %b[79], %b[79]
}
{
  qplog_0x6f,0 %b[27], %b[35], %r42, %b[35]
  qplog_0x96,1 %b[27], %r60, %b[0], %b[27]
  qplog_0x6f,3 %b[115], %b[123], %b[66], %b[123]
  qplog_0x96,4 %b[115], %b[84], %b[88], %b[115]
}
{
  qplog_0xe8,0 %r43, %r25, %b[6], %r60
  qplog_0x96,1 %r48, %g1, %g8, %g1
  ldqp,2 [ %r2 + 0x2e10 ], %b[0]
  qplog_0xe8,3 %b[67], %b[49], %b[94], %b[84]
  qplog_0x96,4 %b[72], %g17, %g24, %g17
  ldqp,5 [ %r2 + 0x2e10 ], %b[88]
}
{
  qplog_0x96,0 %b[35], %b[15], %b[33], %b[35]
  qplog_0x96,1 %b[37], %r41, %g4, %r41
  qplog_0x96,3 %b[123], %b[103], %b[121], %b[123]
  qplog_0x96,4 %b[125], %b[65], %g20, %b[65]
}
{
  qplog_0xe8,0 %b[25], %g2, %r60, %g4
  qplog_0x96,1 %r59, %r27, %r57, %r27
  ldqp,2 [ %r2 + 0x2e20 ], %b[15]
  qplog_0xe8,3 %b[113], %g18, %b[84], %g20
  qplog_0x96,4 %b[83], %b[51], %b[81], %b[51]
  ldqp,5 [ %r2 + 0x2e20 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x2e40 ], %b[33]
  qplog_0x1e,1 %r55, %r41, %g1, %r55
  ldqp,2 [ %r2 + 0x2e30 ], %r57
  ldqp,3 [ %r2 + 0x2e40 ], %b[121]
  qplog_0x1e,4 %b[79], %b[65], %g17, %b[79]
  ldqp,5 [ %r2 + 0x2e30 ], %b[81]
}
{
  qplog_0xe8,0 %b[22], %r53, %g4, %g8
  qplog_0x96,1 %b[14], %b[20], %b[29], %b[20]
  ldqp,2 [ %r2 + 0x2e50 ], %r42
  qplog_0xe8,3 %b[110], %b[77], %g20, %g24
  qplog_0x96,4 %b[102], %b[108], %b[117], %b[108]
  ldqp,5 [ %r2 + 0x2e50 ], %b[66]
}
{
  ldqp,0 [ %r2 + 0x2e70 ], %b[4]
  qplog_0x4a,1 %r55, %r41, %r27, %r23
  ldqp,2 [ %r2 + 0x2e60 ], %b[29]
  ldqp,3 [ %r2 + 0x2e70 ], %b[92]
  qplog_0x4a,4 %b[79], %b[65], %b[51], %b[47]
  ldqp,5 [ %r2 + 0x2e60 ], %b[117]
}
{
  qplog_0xe8,0 %g5, %r17, %g8, %r61
  qplog_0x96,1 %r58, %g0, %b[3], %g0
  ldqp,2 [ %r2 + 0x2e80 ], %g6
  qplog_0xe8,3 %g21, %b[41], %g24, %b[85]
  qplog_0x96,4 %b[82], %g16, %b[91], %g16
  ldqp,5 [ %r2 + 0x2e80 ], %g22
}
{
  qplog_0x96,0 %r23, %g1, %b[23], %b[23]
  qplog_0x96,1 %b[32], %g9, %b[24], %g9
  ldqp,2 [ %r2 + 0x2e90 ], %b[3]
  qplog_0x96,3 %b[47], %g17, %b[111], %b[111]
  qplog_0x96,4 %b[120], %g25, %b[112], %g25
  ldqp,5 [ %r2 + 0x2e90 ], %b[91]
}
{
  qplog_0xe8,0 %r24, %b[9], %r61, %b[24]
  qplog_0x96,1 %b[7], %r45, %g15, %r45
  qplog_0xe8,3 %b[48], %b[97], %b[85], %b[112]
  qplog_0x96,4 %b[95], %b[69], %g31, %b[69]
}
{
  qplog_0x96,0 %b[2], %b[28], %r28, %b[28]
  qplog_0x96,1 %b[8], %r50, %b[5], %r50
  ldqp,2 [ %r2 + 0x2ea0 ], %g15
  qplog_0x96,3 %b[90], %b[116], %b[52], %b[116]
  qplog_0x96,4 %b[96], %b[74], %b[93], %b[74]
  ldqp,5 [ %r2 + 0x2ea0 ], %g31
}
{
  qplog_0xe8,0 %g10, %b[0], %b[24], %b[5]
  qplog_0x96,1 %b[11], %b[26], %b[30], %b[26]
  ldqp,2 [ %r2 + 0x2eb0 ], %r28
  qplog_0xe8,3 %g26, %b[88], %b[112], %b[93]
  qplog_0x96,4 %b[99], %b[114], %b[118], %b[114]
  ldqp,5 [ %r2 + 0x2eb0 ], %b[52]
}
{
  qplog_0x96,0 %r30, %r51, %g14, %r51
  qplog_0x96,1 %r43, %r25, %b[6], %r25
  ldqp,2 [ %r2 + 0x2ec0 ], %b[30]
  qplog_0x96,3 %b[54], %b[75], %g30, %b[75]
  qplog_0x96,4 %b[67], %b[49], %b[94], %b[49]
  ldqp,5 [ %r2 + 0x2ec0 ], %b[118]
}
{
  qplog_0xe8,0 %r16, %b[15], %b[5], %b[6]
  qplog_0x96,1 %b[25], %g2, %r60, %g2
  ldqp,2 [ %r2 + 0x2ed0 ], %g14
  qplog_0xe8,3 %b[40], %b[103], %b[93], %b[94]
  qplog_0x96,4 %b[113], %g18, %b[84], %g18
  ldqp,5 [ %r2 + 0x2ed0 ], %g30
}
{
  qplog_0x96,0 %g5, %r17, %g8, %r17
  qplog_0x96,1 %b[22], %r53, %g4, %r53
  ldqp,2 [ %r2 + 0x2ee0 ], %r60
  qplog_0x96,3 %g21, %b[41], %g24, %b[41]
  qplog_0x96,4 %b[110], %b[77], %g20, %b[77]
  ldqp,5 [ %r2 + 0x2ee0 ], %b[84]
}
{
  qplog_0xe8,0 %r29, %r57, %b[6], %g4
  qplog_0x96,1 %r24, %b[9], %r61, %b[9]
  ldqp,2 [ %r2 + 0x2ef0 ], %g8
  qplog_0xe8,3 %b[53], %b[81], %b[94], %g20
  qplog_0x96,4 %b[48], %b[97], %b[85], %b[97]
  ldqp,5 [ %r2 + 0x2ef0 ], %g24
}
{
  qplog_0x9a,0 %r23, %r55, %r41, %r61
  qplog_0x96,1 %r16, %b[15], %b[5], %b[15]
  qplog_0x9a,3 %b[47], %b[79], %b[65], %b[85]
  qplog_0x96,4 %b[40], %b[103], %b[93], %b[103]
}
{
  qplog_0xe8,0 %g11, %b[33], %g4, %b[5]
  qplog_0x96,1 %g11, %b[33], %g4, %b[33]
  qplog_0xe8,3 %g27, %b[121], %g20, %b[93]
  qplog_0x96,4 %g27, %b[121], %g20, %b[121]
}
{
  qplog_0x06,0 %r61, %r27, %g1, %g4
  qplog_0x84,1 %r55, %g1, %r27, %r27
  qplog_0x06,3 %b[85], %b[51], %g17, %g20
  qplog_0x84,4 %b[79], %g17, %b[51], %b[51]
}
{
  qplog_0x96,0 %r29, %r57, %b[6], %r57
  qplog_0x96,1 %g10, %b[0], %b[24], %b[0]
  qplog_0x96,3 %b[53], %b[81], %b[94], %b[81]
  qplog_0x96,4 %g26, %b[88], %b[112], %b[88]
}
{
  qplog_0xe8,0 %r35, %r42, %b[5], %b[24]
  qplog_0x96,1 %r35, %r42, %b[5], %r42
  qplog_0xe8,3 %b[59], %b[66], %b[93], %b[112]
  qplog_0x96,4 %b[59], %b[66], %b[93], %b[66]
}
{
  qplog_0x96,0 %g4, %g1, %r39, %g4
  qplog_0x53,1 %r23, %r27, %r41, %r23
  qplog_0x96,3 %g20, %g17, %b[63], %g20
  qplog_0x53,4 %b[47], %b[51], %b[65], %b[47]
}
{
  qplog_0xe8,0 %r18, %b[29], %b[24], %r27
  qplog_0x96,1 %r18, %b[29], %b[24], %b[29]
  ldqp,2 [ %r2 + 0x2f00 ], %b[24]
  qplog_0xe8,3 %b[42], %b[117], %b[112], %b[51]
  qplog_0x96,4 %b[42], %b[117], %b[112], %b[117]
  ldqp,5 [ %r2 + 0x2f00 ], %b[112]
}
{
  qplog_0x96,0 %r61, %r23, %r56, %r61
  qplog_0x6b,1 %r45, %b[20], %g0, %r56
  ldqp,2 [ %r2 + 0x2f10 ], %r41
  qplog_0x96,3 %b[85], %b[47], %b[80], %b[85]
  qplog_0x6b,4 %b[69], %b[108], %g16, %b[80]
  ldqp,5 [ %r2 + 0x2f10 ], %b[65]
}
{
  qplog_0xe8,0 %r31, %b[4], %r27, %g1
  qplog_0x96,1 %r31, %b[4], %r27, %b[4]
  qplog_0xe8,3 %b[55], %b[92], %b[51], %g17
  qplog_0x96,4 %b[55], %b[92], %b[51], %b[92]
}
{
  qplog_0x42,0 %b[29], %r42, %b[33], %r27
  qplog_0xec,1 %r45, %g9, %g0, %r39
  qplog_0x42,3 %b[117], %b[66], %b[121], %b[51]
  qplog_0xec,4 %b[69], %g25, %g16, %b[63]
}
{
  qplog_0xe8,0 %r32, %g6, %g1, %b[5]
  qplog_0x93,1 %b[29], %b[33], %b[4], %b[6]
  qplog_0xe8,3 %b[56], %g22, %g17, %b[93]
  qplog_0x93,4 %b[117], %b[121], %b[92], %b[94]
}
{
  qplog_0x96,0 %r32, %g6, %g1, %g6
  qplog_0x96,1 %r23, %r55, %b[16], %r23
  qplog_0x96,3 %b[56], %g22, %g17, %g22
  qplog_0x96,4 %b[47], %b[79], %b[104], %b[47]
}
{
  qplog_0xe8,0 %b[17], %b[3], %b[5], %r55
  qplog_0x63,1 %b[6], %b[4], %r42, %b[16]
  ldqp,2 [ %r2 + 0x2f20 ], %g1
  qplog_0xe8,3 %b[105], %b[91], %b[93], %b[79]
  qplog_0x63,4 %b[94], %b[92], %b[66], %b[104]
  ldqp,5 [ %r2 + 0x2f20 ], %g17
}
{
  qplog_0x25,0 %b[4], %b[6], %b[29], %b[29]
  qplog_0x78,1 %r27, %b[4], %r42, %b[4]
  qplog_0x25,3 %b[92], %b[94], %b[117], %b[117]
  qplog_0x78,4 %b[51], %b[92], %b[66], %b[92]
}
{
  qplog_0x96,0 %b[16], %r27, %b[39], %b[16]
  qplog_0x96,1 %b[17], %b[3], %b[5], %b[3]
  ldqp,2 [ %r2 + 0x2f30 ], %b[5]
  qplog_0x96,3 %b[104], %b[51], %b[127], %b[104]
  qplog_0x96,4 %b[105], %b[91], %b[93], %b[91]
  ldqp,5 [ %r2 + 0x2f30 ], %b[93]
}
{
  qplog_0xe8,0 %b[1], %g15, %r55, %b[39]
  qplog_0x49,1 %b[4], %r42, %b[33], %r42
  qplog_0xe8,3 %b[89], %g31, %b[79], %b[127]
  qplog_0x49,4 %b[92], %b[66], %b[121], %b[66]
}
{
  qplog_0x56,0 %r27, %b[29], %r47, %r27
  qplog_0x96,1 %b[1], %g15, %r55, %g15
  qplog_0x56,3 %b[51], %b[117], %b[71], %b[51]
  qplog_0x96,4 %b[89], %g31, %b[79], %g31
}
{
  qplog_0x96,0 %r20, %r28, %b[39], %r55
  qplog_0xe8,1 %r20, %r28, %b[39], %r28
  qplog_0x96,3 %b[44], %b[52], %b[127], %b[79]
  qplog_0xe8,4 %b[44], %b[52], %b[127], %b[52]
}
{
  qplog_0xc0,0 %b[16], %b[24], %b[24], %b[39]
  qplog_0x96,1 %r42, %b[29], %b[10], %r42
  qplog_0xc0,3 %b[104], %b[112], %b[112], %b[127]
  qplog_0x96,4 %b[66], %b[117], %b[98], %b[66]
}
{
  qplog_0x18,0 %r55, %b[3], %g6, %b[29]
  qplog_0xbd,1 %g15, %g6, %r55, %b[10]
  qplog_0x18,3 %b[79], %b[91], %g22, %b[117]
  qplog_0xbd,4 %g31, %g22, %b[79], %b[98]
}
{
  qplog_0xe8,0 %b[35], %b[30], %r28, %r47
  qplog_0xe8,1 %r27, %r41, %b[39], %b[33]
  qplog_0xe8,3 %b[123], %b[118], %b[52], %b[71]
  qplog_0xe8,4 %b[51], %b[65], %b[127], %b[121]
}
{
  qplog_0x96,0 %b[35], %b[30], %r28, %b[30]
  qplog_0x48,1 %r39, %r56, %b[20], %r28
  qplog_0x96,3 %b[123], %b[118], %b[52], %b[118]
  qplog_0x48,4 %b[63], %b[80], %b[108], %b[52]
}
{
  qplog_0x69,0 %g9, %r45, %r56, %g9
  qplog_0x96,1 %r39, %r56, %b[13], %b[13]
  qplog_0x69,3 %g25, %b[69], %b[80], %g25
  qplog_0x96,4 %b[63], %b[80], %b[101], %b[101]
}
{
  qplog_0x96,0 %r28, %r45, %r34, %r28
  qplog_0xc6,1 %b[28], %r50, %b[26], %r45
  qplog_0x96,3 %b[52], %b[69], %b[58], %b[52]
  qplog_0xc6,4 %b[116], %b[74], %b[114], %b[69]
}
{
  qplog_0x17,0 %b[29], %g15, %b[3], %r34
  qplog_0x2a,1 %r39, %g9, %r56, %r39
  qplog_0x17,3 %b[117], %g31, %b[91], %b[58]
  qplog_0x2a,4 %b[63], %g25, %b[80], %b[63]
}
{
  qplog_0xbe,0 %r55, %g15, %b[3], %r56
  qplog_0x86,1 %b[3], %g15, %g6, %g15
  qplog_0xbe,3 %b[79], %g31, %b[91], %b[80]
  qplog_0x86,4 %b[91], %g31, %g22, %g31
}
{
  qplog_0xa3,0 %r34, %r55, %g6, %r55
  qplog_0x96,1 %r34, %b[10], %b[18], %r34
  qplog_0xa3,3 %b[58], %b[79], %g22, %b[79]
  qplog_0x96,4 %b[58], %b[98], %b[106], %b[58]
}
{
  qplog_0xe8,0 %b[27], %g14, %r47, %b[18]
  qplog_0xe8,1 %r42, %g1, %b[33], %g6
  qplog_0xe8,3 %b[115], %g30, %b[71], %b[106]
  qplog_0xe8,4 %b[66], %g17, %b[121], %g22
}
{
  qplog_0x96,0 %r55, %r56, %r46, %r55
  qplog_0x56,1 %b[29], %g15, %r22, %b[29]
  qplog_0x96,3 %b[79], %b[80], %b[70], %b[79]
  qplog_0x56,4 %b[117], %g31, %b[46], %b[117]
}
{
  qplog_0xe8,0 %r37, %r60, %b[18], %g15
  qplog_0xe8,1 %r34, %b[5], %g6, %r22
  qplog_0xe8,3 %b[61], %b[84], %b[106], %g31
  qplog_0xe8,4 %b[58], %b[93], %g22, %b[46]
}
{
  qplog_0x96,0 %b[27], %g14, %r47, %g14
  qplog_0x96,1 %r37, %r60, %b[18], %r60
  qplog_0x96,3 %b[115], %g30, %b[71], %g30
  qplog_0x96,4 %b[61], %b[84], %b[106], %b[84]
}
{
  qplog_0x96,0 %b[36], %g8, %g15, %g8
  qplog_0x96,1 %r56, %b[10], %b[31], %r56
  qplog_0x96,3 %b[124], %g24, %g31, %g24
  qplog_0x96,4 %b[80], %b[98], %b[119], %b[80]
}
{
  qplog_0xb2,0 %g9, %g0, %b[20], %g9
  qplog_0x96,1 %r39, %g0, %b[21], %r39
  qplog_0xb2,3 %g25, %g16, %b[108], %g25
  qplog_0x96,4 %b[63], %g16, %b[109], %b[63]
}
{
  ldqp,0 [ %r2 + 0x2f50 ], %b[21]
  qplog_0x6f,1 %g14, %g8, %b[30], %b[10]
  ldqp,2 [ %r2 + 0x2f40 ], %g0
  ldqp,3 [ %r2 + 0x2f50 ], %b[109]
  qplog_0x6f,4 %g30, %g24, %b[118], %b[98]
  ldqp,5 [ %r2 + 0x2f40 ], %g16
}
{
  qplog_0x6b,0 %g8, %r60, %b[30], %b[31]
  qplog_0x73,1 %g14, %r60, %g8, %g15
  qplog_0x6b,3 %g24, %b[84], %b[118], %b[119]
  qplog_0x73,4 %g30, %b[84], %g24, %g31
}
{
  qplog_0x24,0 %b[10], %r60, %b[30], %b[18]
  qplog_0x1a,1 %b[26], %r45, %r51, %r47
  qplog_0x24,3 %b[98], %b[84], %b[118], %b[106]
  qplog_0x1a,4 %b[114], %b[69], %b[75], %b[71]
}
{
  qplog_0x29,0 %b[31], %r60, %g14, %r46
  qplog_0x6a,1 %b[31], %b[10], %r26, %b[31]
  qplog_0x29,3 %b[119], %b[84], %g30, %b[70]
  qplog_0x6a,4 %b[119], %b[98], %b[50], %b[119]
}
{
  qplog_0x96,0 %b[18], %g14, %r62, %b[18]
  qplog_0x5a,1 %g9, %b[20], %g3, %g9
  qplog_0x96,3 %b[106], %g30, %b[86], %b[106]
  qplog_0x5a,4 %g25, %b[108], %g19, %g25
}
{
  qplog_0xe8,0 %r55, %g0, %r22, %g3
  qplog_0x49,1 %r46, %r60, %b[30], %r60
  ldqp,2 [ %r2 + 0x2f60 ], %b[20]
  qplog_0xe8,3 %b[79], %g16, %b[46], %g19
  qplog_0x49,4 %b[70], %b[84], %b[118], %b[84]
  ldqp,5 [ %r2 + 0x2f60 ], %b[108]
}
{
  qplog_0x96,0 %r46, %g8, %r52, %r46
  qplog_0x6b,1 %r47, %r45, %b[28], %g8
  ldqp,2 [ %r2 + 0x2f70 ], %b[30]
  qplog_0x96,3 %b[70], %g24, %b[76], %b[70]
  qplog_0x6b,4 %b[71], %b[69], %b[116], %g24
  ldqp,5 [ %r2 + 0x2f70 ], %b[118]
}
{
  qplog_0xe8,0 %b[29], %b[21], %g3, %r52
  qplog_0x96,1 %r60, %g15, %b[12], %r60
  qplog_0xe8,3 %b[117], %b[109], %g19, %b[76]
  qplog_0x96,4 %b[84], %g31, %b[100], %b[84]
}
{
  qplog_0xe7,0 %r45, %b[26], %r51, %r45
  qplog_0x96,1 %g8, %r51, %b[34], %b[34]
  qplog_0xe7,3 %b[69], %b[114], %b[75], %b[69]
  qplog_0x96,4 %g24, %b[75], %b[122], %b[122]
}
{
  qplog_0x29,0 %r25, %r17, %g2, %g15
  qplog_0x51,1 %r53, %r17, %r25, %b[12]
  ldqp,2 [ %r2 + 0x2f80 ], %b[26]
  qplog_0x29,3 %b[49], %b[41], %g18, %g31
  qplog_0x51,4 %b[77], %b[41], %b[49], %b[100]
  ldqp,5 [ %r2 + 0x2f80 ], %b[114]
}
{
  qplog_0xe8,0 %r56, %b[20], %r52, %g14
  qplog_0x7b,1 %r45, %g8, %r50, %r50
  qplog_0xe8,3 %b[80], %b[108], %b[76], %g30
  qplog_0x7b,4 %b[69], %g24, %b[74], %b[74]
}
{
  qplog_0x49,0 %g15, %r17, %r53, %r62
  qplog_0x96,1 %r45, %g8, %r19, %g8
  qplog_0x49,3 %g31, %b[41], %b[77], %b[86]
  qplog_0x96,4 %b[69], %g24, %b[43], %g24
}
{
  qplog_0xe8,0 %b[31], %b[30], %g14, %r19
  qplog_0x96,1 %r50, %r47, %r63, %r47
  qplog_0xe8,3 %b[119], %b[118], %g30, %b[43]
  qplog_0x96,4 %b[74], %b[71], %b[87], %b[71]
}
{
  qplog_0x4a,0 %r50, %r45, %r51, %r50
  qplog_0x8d,1 %r62, %b[12], %r17, %r17
  qplog_0x4a,3 %b[74], %b[69], %b[75], %b[74]
  qplog_0x8d,4 %b[86], %b[100], %b[41], %b[41]
}
{
  qplog_0xe8,0 %b[18], %b[26], %r19, %r51
  qplog_0x79,1 %g15, %r53, %r25, %g15
  ldqp,2 [ %r2 + 0x2f90 ], %r45
  qplog_0xe8,3 %b[106], %b[114], %b[43], %b[75]
  qplog_0x79,4 %g31, %b[77], %b[49], %g31
  ldqp,5 [ %r2 + 0x2f90 ], %b[69]
}
{
  qplog_0x96,0 %r50, %b[28], %r49, %r50
  qplog_0xc5,1 %r17, %r53, %g2, %r53
  qplog_0x96,3 %b[74], %b[116], %b[73], %b[74]
  qplog_0xc5,4 %b[41], %b[77], %g18, %b[77]
}
{
  ldqp,0 [ %r2 + 0x2fb0 ], %r49
  qplog_0x96,1 %r17, %g15, %r54, %r17
  ldqp,2 [ %r2 + 0x2fa0 ], %b[28]
  ldqp,3 [ %r2 + 0x2fb0 ], %b[73]
  qplog_0x96,4 %b[41], %g31, %b[78], %b[41]
  ldqp,5 [ %r2 + 0x2fa0 ], %b[116]
}
{
  qplog_0x96,0 %r53, %r25, %g7, %r53
  qplog_0x79,1 %b[15], %b[9], %r57, %r25
  ldqp,2 [ %r2 + 0x2fc0 ], %r54
  qplog_0x96,3 %b[77], %b[49], %g23, %b[77]
  qplog_0x79,4 %b[103], %b[97], %b[81], %b[49]
  ldqp,5 [ %r2 + 0x2fc0 ], %b[78]
}
{
  qplog_0x96,0 %g15, %g2, %r36, %g15
  qplog_0x96,1 %r62, %b[12], %r21, %r62
  ldqp,2 [ %r2 + 0x2fd0 ], %g7
  qplog_0x96,3 %g31, %g18, %b[60], %g31
  qplog_0x96,4 %b[86], %b[100], %b[45], %b[86]
  ldqp,5 [ %r2 + 0x2fd0 ], %g23
}
{
  qplog_0xe8,0 %r60, %r45, %r51, %b[12]
  qplog_0xe5,1 %r25, %r57, %b[0], %g2
  ldqp,2 [ %r2 + 0x2fe0 ], %r21
  qplog_0xe8,3 %b[84], %b[69], %b[75], %b[100]
  qplog_0xe5,4 %b[49], %b[81], %b[88], %g18
  ldqp,5 [ %r2 + 0x2fe0 ], %b[45]
}
{
  qplog_0x56,0 %b[15], %b[0], %b[9], %r63
  qplog_0x96,1 %b[4], %b[6], %r40, %b[4]
  ldqp,2 [ %r2 + 0x2ff0 ], %r36
  qplog_0x56,3 %b[103], %b[88], %b[97], %b[87]
  qplog_0x96,4 %b[92], %b[94], %b[64], %b[92]
  ldqp,5 [ %r2 + 0x2ff0 ], %b[60]
}
{
  qplog_0xe8,0 %r46, %b[28], %b[12], %b[6]
  qplog_0x6b,1 %g2, %b[15], %b[0], %r40
  qplog_0xe8,3 %b[70], %b[116], %b[100], %b[94]
  qplog_0x6b,4 %g18, %b[103], %b[88], %b[64]
}
{
  qplog_0x96,0 %r63, %b[0], %b[19], %b[0]
  qplog_0x3c,1 %b[16], %b[24], %b[24], %b[24]
  ldqp,2 [ %r2 + 0x3000 ], %b[10]
  qplog_0x96,3 %b[87], %b[88], %b[107], %b[88]
  qplog_0x3c,4 %b[104], %b[112], %b[112], %b[112]
  ldqp,5 [ %r2 + 0x3000 ], %b[98]
}
{
  qplog_0xe8,0 %g4, %r49, %b[6], %b[19]
  qplog_0x5c,1 %r40, %g2, %b[9], %g2
  qplog_0xe8,3 %g20, %b[73], %b[94], %b[107]
  qplog_0x5c,4 %b[64], %g18, %b[97], %g18
}
{
  qplog_0x96,0 %r40, %b[9], %r33, %r40
  qplog_0x96,1 %r27, %r41, %b[39], %r41
  qplog_0x96,3 %b[64], %b[97], %b[57], %b[64]
  qplog_0x96,4 %b[51], %b[65], %b[127], %b[65]
}
{
  qplog_0xe8,0 %b[23], %r54, %b[19], %b[39]
  qplog_0x6f,1 %g2, %r63, %r25, %r63
  qplog_0xe8,3 %b[111], %b[78], %b[107], %b[127]
  qplog_0x6f,4 %g18, %b[87], %b[49], %b[87]
}
{
  qplog_0x96,0 %g2, %r57, %r38, %g2
  qplog_0x96,1 %r34, %b[5], %g6, %b[5]
  ldqp,2 [ %r2 + 0x3010 ], %r25
  qplog_0x96,3 %g18, %b[81], %b[62], %g18
  qplog_0x96,4 %b[58], %b[93], %g22, %b[93]
  ldqp,5 [ %r2 + 0x3010 ], %b[49]
}
{
  qplog_0xe8,0 %r61, %g7, %b[39], %g6
  qplog_0x96,1 %r63, %b[15], %r44, %r63
  qplog_0xe8,3 %b[85], %g23, %b[127], %g22
  qplog_0x96,4 %b[87], %b[103], %b[68], %b[87]
}
{
  ldqp,0 [ %r2 + 0x3030 ], %r44
  qplog_0x96,1 %r42, %g1, %b[33], %g1
  ldqp,2 [ %r2 + 0x3020 ], %b[15]
  ldqp,3 [ %r2 + 0x3030 ], %b[68]
  qplog_0x96,4 %b[66], %g17, %b[121], %g17
  ldqp,5 [ %r2 + 0x3020 ], %b[103]
}
{
  qplog_0xe8,0 %r23, %r21, %g6, %b[33]
  qplog_0x1e,1 %b[24], %b[5], %r41, %b[24]
  ldqp,2 [ %r2 + 0x3040 ], %r57
  qplog_0xe8,3 %b[47], %b[45], %g22, %b[121]
  qplog_0x1e,4 %b[112], %b[93], %b[65], %b[112]
  ldqp,5 [ %r2 + 0x3040 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x3060 ], %b[9]
  qplog_0x96,1 %r55, %g0, %r22, %g0
  ldqp,2 [ %r2 + 0x3050 ], %r38
  ldqp,3 [ %r2 + 0x3060 ], %b[97]
  qplog_0x96,4 %b[79], %g16, %b[46], %g16
  ldqp,5 [ %r2 + 0x3050 ], %b[62]
}
{
  qplog_0xe8,0 %r28, %r36, %b[33], %r22
  qplog_0x4a,1 %b[24], %b[5], %g1, %r26
  ldqp,2 [ %r2 + 0x3070 ], %r33
  qplog_0xe8,3 %b[52], %b[60], %b[121], %b[46]
  qplog_0x4a,4 %b[112], %b[93], %g17, %b[50]
  ldqp,5 [ %r2 + 0x3070 ], %b[57]
}
{
  qplog_0x96,0 %b[29], %b[21], %g3, %b[21]
  qplog_0x96,1 %r56, %b[20], %r52, %b[20]
  ldqp,2 [ %r2 + 0x3080 ], %b[3]
  qplog_0x96,3 %b[117], %b[109], %g19, %b[109]
  qplog_0x96,4 %b[80], %b[108], %b[76], %b[108]
  ldqp,5 [ %r2 + 0x3080 ], %b[91]
}
{
  qplog_0xe8,0 %b[13], %b[10], %r22, %r52
  qplog_0x96,1 %r26, %r41, %r43, %r43
  ldqp,2 [ %r2 + 0x3090 ], %g3
  qplog_0xe8,3 %b[101], %b[98], %b[46], %b[76]
  qplog_0x96,4 %b[50], %b[65], %b[67], %b[67]
  ldqp,5 [ %r2 + 0x3090 ], %g19
}
{
  qplog_0x96,0 %b[31], %b[30], %g14, %b[30]
  qplog_0x96,1 %b[18], %b[26], %r19, %b[26]
  qplog_0x96,3 %b[119], %b[118], %g30, %b[118]
  qplog_0x96,4 %b[106], %b[114], %b[43], %b[114]
}
{
  qplog_0xe8,0 %r39, %r25, %r52, %r19
  qplog_0x96,1 %r46, %b[28], %b[12], %b[28]
  ldqp,2 [ %r2 + 0x30a0 ], %g14
  qplog_0xe8,3 %b[63], %b[49], %b[76], %b[43]
  qplog_0x96,4 %b[70], %b[116], %b[100], %b[116]
  ldqp,5 [ %r2 + 0x30a0 ], %g30
}
{
  qplog_0x96,0 %g4, %r49, %b[6], %r49
  qplog_0x96,1 %r60, %r45, %r51, %r45
  ldqp,2 [ %r2 + 0x30b0 ], %b[12]
  qplog_0x96,3 %g20, %b[73], %b[94], %b[73]
  qplog_0x96,4 %b[84], %b[69], %b[75], %b[69]
  ldqp,5 [ %r2 + 0x30b0 ], %b[100]
}
{
  qplog_0xe8,0 %g9, %b[15], %r19, %r51
  qplog_0x96,1 %b[23], %r54, %b[19], %r54
  ldqp,2 [ %r2 + 0x30c0 ], %b[6]
  qplog_0xe8,3 %g25, %b[103], %b[43], %b[75]
  qplog_0x96,4 %b[111], %b[78], %b[107], %b[78]
  ldqp,5 [ %r2 + 0x30c0 ], %b[94]
}
{
  qplog_0x96,0 %r61, %g7, %b[39], %g7
  qplog_0x96,1 %r28, %r36, %b[33], %r36
  ldqp,2 [ %r2 + 0x30d0 ], %b[19]
  qplog_0x96,3 %b[85], %g23, %b[127], %g23
  qplog_0x96,4 %b[52], %b[60], %b[121], %b[60]
  ldqp,5 [ %r2 + 0x30d0 ], %b[107]
}
{
  qplog_0xe8,0 %b[34], %r44, %r51, %b[33]
  qplog_0x96,1 %r23, %r21, %g6, %r21
  ldqp,2 [ %r2 + 0x30e0 ], %b[39]
  qplog_0xe8,3 %b[122], %b[68], %b[75], %b[121]
  qplog_0x96,4 %b[47], %b[45], %g22, %b[45]
  ldqp,5 [ %r2 + 0x30e0 ], %b[127]
}
{
  qplog_0x96,0 %b[13], %b[10], %r22, %b[10]
  qplog_0x96,1 %g9, %b[15], %r19, %b[15]
  ldqp,2 [ %r2 + 0x30f0 ], %g6
  qplog_0x96,3 %b[101], %b[98], %b[46], %b[98]
  qplog_0x96,4 %g25, %b[103], %b[43], %b[103]
  ldqp,5 [ %r2 + 0x30f0 ], %g22
}
{
  qplog_0xe8,0 %r47, %r57, %b[33], %r19
  qplog_0x96,1 %r47, %r57, %b[33], %r57
  qplog_0xe8,3 %b[71], %b[81], %b[121], %b[43]
  qplog_0x96,4 %b[71], %b[81], %b[121], %b[81]
}
{
  qplog_0x9a,0 %r26, %b[24], %b[5], %b[33]
  qplog_0x84,1 %b[24], %r41, %g1, %r22
  qplog_0x9a,3 %b[50], %b[112], %b[93], %b[121]
  qplog_0x84,4 %b[112], %b[65], %g17, %b[46]
}
{
  qplog_0x96,0 %b[34], %r44, %r51, %r44
  qplog_0x96,1 %r39, %r25, %r52, %r25
  qplog_0x96,3 %b[122], %b[68], %b[75], %b[68]
  qplog_0x96,4 %b[63], %b[49], %b[76], %b[49]
}
{
  qplog_0xe8,0 %g8, %r38, %r19, %r52
  qplog_0x96,1 %g8, %r38, %r19, %r38
  qplog_0xe8,3 %g24, %b[62], %b[43], %b[76]
  qplog_0x96,4 %g24, %b[62], %b[43], %b[62]
}
{
  qplog_0x06,0 %b[33], %g1, %r41, %g1
  qplog_0x53,1 %r26, %r22, %b[5], %r26
  qplog_0x06,3 %b[121], %g17, %b[65], %g17
  qplog_0x53,4 %b[50], %b[46], %b[93], %b[50]
}
{
  qplog_0xe8,0 %r50, %b[9], %r52, %r22
  qplog_0x96,1 %r50, %b[9], %r52, %b[9]
  ldqp,2 [ %r2 + 0x3100 ], %r52
  qplog_0xe8,3 %b[74], %b[97], %b[76], %b[46]
  qplog_0x96,4 %b[74], %b[97], %b[76], %b[97]
  ldqp,5 [ %r2 + 0x3100 ], %b[76]
}
{
  qplog_0x96,0 %g1, %r41, %b[11], %g1
  qplog_0x96,1 %b[33], %r26, %b[25], %b[33]
  qplog_0x96,3 %g17, %b[65], %b[99], %g17
  qplog_0x96,4 %b[121], %b[50], %b[113], %b[121]
}
{
  qplog_0xe8,0 %r53, %r33, %r22, %b[25]
  qplog_0x96,1 %r53, %r33, %r22, %r33
  ldqp,2 [ %r2 + 0x3110 ], %r22
  qplog_0xe8,3 %b[77], %b[57], %b[46], %b[113]
  qplog_0x96,4 %b[77], %b[57], %b[46], %b[57]
  ldqp,5 [ %r2 + 0x3110 ], %b[46]
}
{
  qplog_0x42,0 %b[9], %r38, %r57, %r41
  qplog_0x6b,1 %b[30], %g0, %b[21], %b[11]
  qplog_0x42,3 %b[97], %b[62], %b[81], %b[65]
  qplog_0x6b,4 %b[118], %g16, %b[109], %b[99]
}
{
  qplog_0xe8,0 %r17, %b[3], %b[25], %b[5]
  qplog_0x93,1 %b[9], %r57, %r33, %r19
  qplog_0xe8,3 %b[41], %b[91], %b[113], %b[93]
  qplog_0x93,4 %b[97], %b[81], %b[57], %b[43]
}
{
  qplog_0x78,0 %r41, %r33, %r38, %r51
  qplog_0x96,1 %r17, %b[3], %b[25], %b[3]
  qplog_0x78,3 %b[65], %b[57], %b[62], %b[75]
  qplog_0x96,4 %b[41], %b[91], %b[113], %b[91]
}
{
  qplog_0xe8,0 %g15, %g3, %b[5], %b[25]
  qplog_0x25,1 %r33, %r19, %b[9], %b[9]
  qplog_0xe8,3 %g31, %g19, %b[93], %b[113]
  qplog_0x25,4 %b[57], %b[43], %b[97], %b[97]
}
{
  qplog_0x63,0 %r19, %r33, %r38, %r33
  qplog_0x96,1 %g15, %g3, %b[5], %g3
  qplog_0x63,3 %b[43], %b[57], %b[62], %b[57]
  qplog_0x96,4 %g31, %g19, %b[93], %g19
}
{
  qplog_0xe8,0 %r62, %g14, %b[25], %b[5]
  qplog_0x49,1 %r51, %r38, %r57, %r38
  qplog_0xe8,3 %b[86], %g30, %b[113], %b[93]
  qplog_0x49,4 %b[75], %b[62], %b[81], %b[62]
}
{
  qplog_0x96,0 %r33, %r41, %b[38], %r33
  qplog_0x56,1 %r41, %b[9], %r48, %r41
  qplog_0x96,3 %b[57], %b[65], %b[126], %b[57]
  qplog_0x56,4 %b[65], %b[97], %b[72], %b[65]
}
{
  qplog_0x96,0 %r40, %b[12], %b[5], %r48
  qplog_0x96,1 %r62, %g14, %b[25], %g14
  qplog_0x96,3 %b[64], %b[100], %b[93], %b[72]
  qplog_0x96,4 %b[86], %g30, %b[113], %g30
}
{
  qplog_0xe8,0 %r40, %b[12], %b[5], %b[12]
  qplog_0xc0,1 %r33, %r52, %r52, %b[5]
  qplog_0xe8,3 %b[64], %b[100], %b[93], %b[100]
  qplog_0xc0,4 %b[57], %b[76], %b[76], %b[93]
}
{
  qplog_0x18,0 %r48, %g3, %b[3], %b[25]
  qplog_0x96,1 %r38, %b[9], %r59, %r38
  qplog_0x18,3 %b[72], %g19, %b[91], %b[113]
  qplog_0x96,4 %b[62], %b[97], %b[83], %b[62]
}
{
  qplog_0xbd,0 %g14, %b[3], %r48, %b[9]
  qplog_0xe8,1 %r63, %b[6], %b[12], %r59
  qplog_0xbd,3 %g30, %b[91], %b[72], %b[97]
  qplog_0xe8,4 %b[87], %b[94], %b[100], %b[83]
}
{
  qplog_0x17,0 %b[25], %g14, %g3, %b[38]
  qplog_0xe8,1 %r41, %r22, %b[5], %r57
  qplog_0x17,3 %b[113], %g30, %g19, %b[126]
  qplog_0xe8,4 %b[65], %b[46], %b[93], %b[81]
}
{
  qplog_0x96,0 %r63, %b[6], %b[12], %b[6]
  qplog_0x96,1 %g2, %b[19], %r59, %b[12]
  qplog_0x96,3 %b[87], %b[94], %b[100], %b[94]
  qplog_0x96,4 %g18, %b[107], %b[83], %b[100]
}
{
  qplog_0x96,0 %b[38], %b[9], %b[37], %b[37]
  qplog_0xe8,1 %g2, %b[19], %r59, %b[19]
  qplog_0x96,3 %b[126], %b[97], %b[125], %b[125]
  qplog_0xe8,4 %g18, %b[107], %b[83], %b[107]
}
{
  qplog_0xbe,0 %r48, %g14, %g3, %r59
  qplog_0xa3,1 %b[38], %r48, %b[3], %b[38]
  qplog_0xbe,3 %b[72], %g30, %g19, %b[83]
  qplog_0xa3,4 %b[126], %b[72], %b[91], %b[126]
}
{
  qplog_0x86,0 %g3, %g14, %b[3], %g14
  qplog_0xe8,1 %b[0], %b[39], %b[19], %g3
  qplog_0x86,3 %g19, %g30, %b[91], %g30
  qplog_0xe8,4 %b[88], %b[127], %b[107], %g19
}
{
  qplog_0x96,0 %b[38], %r59, %b[14], %b[38]
  qplog_0x96,1 %b[0], %b[39], %b[19], %b[39]
  qplog_0x96,3 %b[126], %b[83], %b[102], %b[126]
  qplog_0x96,4 %b[88], %b[127], %b[107], %b[127]
}
{
  qplog_0x56,0 %b[25], %g14, %r58, %b[25]
  qplog_0x96,1 %b[4], %g6, %g3, %g6
  qplog_0x56,3 %b[113], %g30, %b[82], %b[113]
  qplog_0x96,4 %b[92], %g22, %g19, %g22
}
{
  qplog_0x96,0 %r59, %b[9], %b[32], %r59
  qplog_0xec,1 %b[30], %b[20], %b[21], %b[9]
  qplog_0x96,3 %b[83], %b[97], %b[120], %b[83]
  qplog_0xec,4 %b[118], %b[108], %b[109], %b[97]
}
{
  qplog_0x6f,0 %b[12], %g6, %b[6], %b[32]
  qplog_0x6b,1 %g6, %b[39], %b[6], %g3
  qplog_0x6f,3 %b[100], %g22, %b[94], %b[120]
  qplog_0x6b,4 %g22, %b[127], %b[94], %g19
}
{
  qplog_0x73,0 %b[12], %b[39], %g6, %g14
  qplog_0x96,1 %r26, %b[24], %b[22], %r26
  qplog_0x73,3 %b[100], %b[127], %g22, %g30
  qplog_0x96,4 %b[50], %b[112], %b[110], %b[50]
}
{
  ldqp,0 [ %r2 + 0x3130 ], %b[22]
  qplog_0x29,1 %g3, %b[39], %b[12], %r58
  ldqp,2 [ %r2 + 0x3120 ], %b[24]
  ldqp,3 [ %r2 + 0x3130 ], %b[110]
  qplog_0x29,4 %g19, %b[127], %b[100], %b[82]
  ldqp,5 [ %r2 + 0x3120 ], %b[112]
}
{
  qplog_0x24,0 %b[32], %b[39], %b[6], %b[19]
  qplog_0x6a,1 %g3, %b[32], %b[7], %g3
  qplog_0x24,3 %b[120], %b[127], %b[94], %b[107]
  qplog_0x6a,4 %g19, %b[120], %b[95], %g19
}
{
  qplog_0x49,0 %r58, %b[39], %b[6], %b[39]
  qplog_0x96,1 %r58, %g6, %b[8], %r58
  qplog_0x49,3 %b[82], %b[127], %b[94], %b[127]
  qplog_0x96,4 %b[82], %g22, %b[96], %b[82]
}
{
  qplog_0x96,0 %b[19], %b[12], %b[2], %b[19]
  qplog_0x48,1 %b[9], %b[11], %g0, %b[12]
  qplog_0x96,3 %b[107], %b[100], %b[90], %b[107]
  qplog_0x48,4 %b[97], %b[99], %g16, %b[100]
}
{
  qplog_0x96,0 %b[39], %g14, %r30, %b[39]
  qplog_0x69,1 %b[20], %b[30], %b[11], %b[20]
  qplog_0x96,3 %b[127], %g30, %b[54], %b[127]
  qplog_0x69,4 %b[108], %b[118], %b[99], %b[108]
}
{
  qplog_0xe8,0 %r38, %b[24], %r57, %g14
  qplog_0x96,1 %b[12], %b[30], %g5, %b[12]
  qplog_0xe8,3 %b[62], %b[112], %b[81], %g30
  qplog_0x96,4 %b[100], %b[118], %g21, %b[100]
}
{
  qplog_0x2a,0 %b[9], %b[20], %b[11], %b[30]
  qplog_0x96,1 %b[9], %b[11], %r24, %b[9]
  qplog_0x2a,3 %b[97], %b[108], %b[99], %b[118]
  qplog_0x96,4 %b[97], %b[99], %b[48], %b[97]
}
{
  qplog_0xe8,0 %b[37], %b[22], %g14, %b[11]
  qplog_0xc6,1 %b[26], %b[28], %r49, %r24
  qplog_0xe8,3 %b[125], %b[110], %g30, %b[99]
  qplog_0xc6,4 %b[114], %b[116], %b[73], %b[48]
}
{
  qplog_0xb2,0 %b[20], %b[21], %g0, %b[20]
  qplog_0x96,1 %b[30], %b[21], %g10, %b[30]
  qplog_0xb2,3 %b[108], %b[109], %g16, %b[108]
  qplog_0x96,4 %b[118], %b[109], %g26, %b[118]
}
{
  ldqp,0 [ %r2 + 0x3150 ], %g10
  qplog_0x1a,1 %r49, %r24, %r45, %g5
  ldqp,2 [ %r2 + 0x3140 ], %b[21]
  ldqp,3 [ %r2 + 0x3150 ], %g26
  qplog_0x1a,4 %b[73], %b[48], %b[69], %g21
  ldqp,5 [ %r2 + 0x3140 ], %b[109]
}
{
  qplog_0x5a,0 %b[20], %g0, %r16, %b[20]
  qplog_0xe7,1 %r24, %r49, %r45, %r49
  qplog_0x5a,3 %b[108], %g16, %b[40], %b[108]
  qplog_0xe7,4 %b[48], %b[73], %b[69], %b[73]
}
{
  ldqp,0 [ %r2 + 0x3170 ], %r16
  qplog_0x6b,1 %g5, %r24, %b[26], %r24
  ldqp,2 [ %r2 + 0x3160 ], %g0
  ldqp,3 [ %r2 + 0x3170 ], %b[40]
  qplog_0x6b,4 %g21, %b[48], %b[114], %b[48]
  ldqp,5 [ %r2 + 0x3160 ], %g16
}
{
  qplog_0x29,0 %r54, %r36, %g7, %b[2]
  qplog_0x51,1 %r21, %r36, %r54, %g6
  ldqp,2 [ %r2 + 0x3180 ], %r30
  qplog_0x29,3 %b[78], %b[60], %g23, %b[90]
  qplog_0x51,4 %b[45], %b[60], %b[78], %g22
  ldqp,5 [ %r2 + 0x3180 ], %b[54]
}
{
  qplog_0x7b,0 %r49, %r24, %b[28], %b[28]
  qplog_0x96,1 %r24, %r45, %r29, %r29
  qplog_0x7b,3 %b[73], %b[48], %b[116], %b[116]
  qplog_0x96,4 %b[48], %b[69], %b[53], %b[53]
}
{
  qplog_0xe8,0 %b[38], %b[21], %b[11], %b[8]
  qplog_0x49,1 %b[2], %r36, %r21, %b[6]
  qplog_0xe8,3 %b[126], %b[109], %b[99], %b[96]
  qplog_0x49,4 %b[90], %b[60], %b[45], %b[94]
}
{
  qplog_0x96,0 %b[28], %g5, %g11, %g5
  qplog_0x4a,1 %b[28], %r49, %r45, %b[28]
  qplog_0x96,3 %b[116], %g21, %g27, %g21
  qplog_0x4a,4 %b[116], %b[73], %b[69], %b[116]
}
{
  qplog_0xe8,0 %b[25], %g10, %b[8], %r45
  qplog_0x96,1 %r49, %r24, %r35, %r49
  ldqp,2 [ %r2 + 0x3190 ], %g11
  qplog_0xe8,3 %b[113], %g26, %b[96], %b[69]
  qplog_0x96,4 %b[73], %b[48], %b[59], %b[73]
  ldqp,5 [ %r2 + 0x3190 ], %g27
}
{
  qplog_0x8d,0 %b[6], %g6, %r36, %r36
  qplog_0x96,1 %b[28], %b[26], %r18, %b[28]
  qplog_0x8d,3 %b[94], %g22, %b[60], %b[60]
  qplog_0x96,4 %b[116], %b[114], %b[42], %b[116]
}
{
  qplog_0xe8,0 %r59, %g0, %r45, %b[26]
  qplog_0x79,1 %b[2], %r21, %r54, %b[2]
  ldqp,2 [ %r2 + 0x31a0 ], %r18
  qplog_0xe8,3 %b[83], %g16, %b[69], %b[114]
  qplog_0x79,4 %b[90], %b[45], %b[78], %b[90]
  ldqp,5 [ %r2 + 0x31a0 ], %b[42]
}
{
  ldqp,0 [ %r2 + 0x31c0 ], %r35
  qplog_0xc5,1 %r36, %r21, %g7, %r21
  ldqp,2 [ %r2 + 0x31b0 ], %r24
  ldqp,3 [ %r2 + 0x31c0 ], %b[59]
  qplog_0xc5,4 %b[60], %b[45], %g23, %b[45]
  ldqp,5 [ %r2 + 0x31b0 ], %b[48]
}
{
  qplog_0xe8,0 %g3, %r16, %b[26], %b[32]
  qplog_0x96,1 %r36, %b[2], %r32, %r36
  qplog_0xe8,3 %g19, %b[40], %b[114], %b[120]
  qplog_0x96,4 %b[60], %b[90], %b[56], %b[60]
}
{
  qplog_0x96,0 %r21, %r54, %r31, %r21
  qplog_0x79,1 %b[15], %b[10], %r44, %r54
  qplog_0x96,3 %b[45], %b[78], %b[55], %b[45]
  qplog_0x79,4 %b[103], %b[98], %b[68], %b[78]
}
{
  qplog_0xe8,0 %b[19], %r30, %b[32], %r31
  qplog_0x96,1 %b[2], %g7, %b[17], %b[2]
  ldqp,2 [ %r2 + 0x31d0 ], %r32
  qplog_0xe8,3 %b[107], %b[54], %b[120], %b[55]
  qplog_0x96,4 %b[90], %g23, %b[105], %b[90]
  ldqp,5 [ %r2 + 0x31d0 ], %b[56]
}
{
  qplog_0xe5,0 %r54, %r44, %r25, %g7
  qplog_0x96,1 %b[6], %g6, %b[1], %b[6]
  qplog_0xe5,3 %b[78], %b[68], %b[49], %g23
  qplog_0x96,4 %b[94], %g22, %b[89], %b[94]
}
{
  qplog_0xe8,0 %b[39], %g11, %r31, %g6
  qplog_0x56,1 %b[15], %r25, %b[10], %b[17]
  ldqp,2 [ %r2 + 0x31e0 ], %b[1]
  qplog_0xe8,3 %b[127], %g27, %b[55], %g22
  qplog_0x56,4 %b[103], %b[49], %b[98], %b[105]
  ldqp,5 [ %r2 + 0x31e0 ], %b[89]
}
{
  qplog_0x6b,0 %g7, %b[15], %r25, %b[14]
  qplog_0x96,1 %r51, %r19, %b[36], %r51
  ldqp,2 [ %r2 + 0x31f0 ], %b[7]
  qplog_0x6b,3 %g23, %b[103], %b[49], %b[102]
  qplog_0x96,4 %b[75], %b[43], %b[124], %b[75]
  ldqp,5 [ %r2 + 0x31f0 ], %b[95]
}
{
  qplog_0xe8,0 %r58, %r18, %g6, %r19
  qplog_0x96,1 %b[17], %r25, %r37, %r25
  ldqp,2 [ %r2 + 0x3200 ], %b[36]
  qplog_0xe8,3 %b[82], %b[42], %g22, %b[43]
  qplog_0x96,4 %b[105], %b[49], %b[61], %b[49]
  ldqp,5 [ %r2 + 0x3200 ], %b[124]
}
{
  qplog_0x5c,0 %b[14], %g7, %b[10], %g7
  qplog_0x96,1 %b[14], %b[10], %r20, %b[14]
  qplog_0x5c,3 %b[102], %g23, %b[98], %g23
  qplog_0x96,4 %b[102], %b[98], %b[44], %b[102]
}
{
  qplog_0xe8,0 %g1, %r24, %r19, %b[10]
  qplog_0x3c,1 %r33, %r52, %r52, %r52
  qplog_0xe8,3 %g17, %b[48], %b[43], %b[98]
  qplog_0x3c,4 %b[57], %b[76], %b[76], %b[76]
}
{
  qplog_0x6f,0 %g7, %b[17], %r54, %b[17]
  qplog_0x96,1 %g7, %r44, %b[27], %g7
  qplog_0x6f,3 %g23, %b[105], %b[78], %b[105]
  qplog_0x96,4 %g23, %b[68], %b[115], %g23
}
{
  qplog_0xe8,0 %r43, %r35, %b[10], %r44
  qplog_0x96,1 %r41, %r22, %b[5], %r22
  ldqp,2 [ %r2 + 0x3210 ], %b[27]
  qplog_0xe8,3 %b[67], %b[59], %b[98], %b[68]
  qplog_0x96,4 %b[65], %b[46], %b[93], %b[46]
  ldqp,5 [ %r2 + 0x3210 ], %b[115]
}
{
  qplog_0x96,0 %b[17], %b[15], %b[35], %b[17]
  qplog_0x96,1 %b[37], %b[22], %g14, %b[22]
  qplog_0x96,3 %b[105], %b[103], %b[123], %b[105]
  qplog_0x96,4 %b[125], %b[110], %g30, %b[110]
}
{
  qplog_0xe8,0 %b[33], %r32, %r44, %g14
  qplog_0x96,1 %r38, %b[24], %r57, %b[24]
  ldqp,2 [ %r2 + 0x3220 ], %b[15]
  qplog_0xe8,3 %b[121], %b[56], %b[68], %g30
  qplog_0x96,4 %b[62], %b[112], %b[81], %b[112]
  ldqp,5 [ %r2 + 0x3220 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x3240 ], %b[35]
  qplog_0x1e,1 %r52, %b[22], %r22, %r52
  ldqp,2 [ %r2 + 0x3230 ], %r57
  ldqp,3 [ %r2 + 0x3240 ], %b[123]
  qplog_0x1e,4 %b[76], %b[110], %b[46], %b[76]
  ldqp,5 [ %r2 + 0x3230 ], %b[81]
}
{
  qplog_0xe8,0 %r26, %b[1], %g14, %b[5]
  qplog_0x96,1 %b[38], %b[21], %b[11], %b[21]
  ldqp,2 [ %r2 + 0x3250 ], %r54
  qplog_0xe8,3 %b[50], %b[89], %g30, %b[93]
  qplog_0x96,4 %b[126], %b[109], %b[99], %b[109]
  ldqp,5 [ %r2 + 0x3250 ], %b[78]
}
{
  ldqp,0 [ %r2 + 0x3270 ], %r20
  qplog_0x4a,1 %r52, %b[22], %b[24], %r37
  ldqp,2 [ %r2 + 0x3260 ], %b[11]
  ldqp,3 [ %r2 + 0x3270 ], %b[44]
  qplog_0x4a,4 %b[76], %b[110], %b[112], %b[61]
  ldqp,5 [ %r2 + 0x3260 ], %b[99]
}
{
  qplog_0xe8,0 %b[12], %b[7], %b[5], %b[3]
  qplog_0x96,1 %b[25], %g10, %b[8], %g10
  ldqp,2 [ %r2 + 0x3280 ], %r48
  qplog_0xe8,3 %b[100], %b[95], %b[93], %b[91]
  qplog_0x96,4 %b[113], %g26, %b[96], %g26
  ldqp,5 [ %r2 + 0x3280 ], %b[72]
}
{
  qplog_0x96,0 %r37, %r22, %b[23], %b[23]
  qplog_0x96,1 %r59, %g0, %r45, %g0
  ldqp,2 [ %r2 + 0x3290 ], %b[8]
  qplog_0x96,3 %b[61], %b[46], %b[111], %b[111]
  qplog_0x96,4 %b[83], %g16, %b[69], %g16
  ldqp,5 [ %r2 + 0x3290 ], %b[96]
}
{
  qplog_0xe8,0 %b[9], %b[36], %b[3], %r45
  qplog_0x96,1 %g3, %r16, %b[26], %r16
  qplog_0xe8,3 %b[97], %b[124], %b[91], %b[69]
  qplog_0x96,4 %g19, %b[40], %b[114], %b[40]
}
{
  qplog_0x96,0 %b[19], %r30, %b[32], %r30
  qplog_0x96,1 %r58, %r18, %g6, %r18
  ldqp,2 [ %r2 + 0x32a0 ], %b[26]
  qplog_0x96,3 %b[107], %b[54], %b[120], %b[54]
  qplog_0x96,4 %b[82], %b[42], %g22, %b[42]
  ldqp,5 [ %r2 + 0x32a0 ], %b[114]
}
{
  qplog_0xe8,0 %b[30], %b[27], %r45, %g6
  qplog_0x96,1 %g1, %r24, %r19, %r24
  ldqp,2 [ %r2 + 0x32b0 ], %b[32]
  qplog_0xe8,3 %b[118], %b[115], %b[69], %g22
  qplog_0x96,4 %g17, %b[48], %b[43], %b[48]
  ldqp,5 [ %r2 + 0x32b0 ], %b[120]
}
{
  qplog_0x96,0 %b[39], %g11, %r31, %g11
  qplog_0x96,1 %r43, %r35, %b[10], %r35
  ldqp,2 [ %r2 + 0x32c0 ], %r19
  qplog_0x96,3 %b[127], %g27, %b[55], %g27
  qplog_0x96,4 %b[67], %b[59], %b[98], %b[59]
  ldqp,5 [ %r2 + 0x32c0 ], %b[43]
}
{
  qplog_0xe8,0 %b[20], %b[15], %g6, %b[10]
  qplog_0x96,1 %b[33], %r32, %r44, %r32
  ldqp,2 [ %r2 + 0x32d0 ], %r31
  qplog_0xe8,3 %b[108], %b[103], %g22, %b[98]
  qplog_0x96,4 %b[121], %b[56], %b[68], %b[56]
  ldqp,5 [ %r2 + 0x32d0 ], %b[55]
}
{
  qplog_0x96,0 %b[12], %b[7], %b[5], %b[7]
  qplog_0x96,1 %r26, %b[1], %g14, %b[1]
  ldqp,2 [ %r2 + 0x32e0 ], %r44
  qplog_0x96,3 %b[100], %b[95], %b[93], %b[95]
  qplog_0x96,4 %b[50], %b[89], %g30, %b[89]
  ldqp,5 [ %r2 + 0x32e0 ], %b[68]
}
{
  qplog_0xe8,0 %r29, %r57, %b[10], %g14
  qplog_0x96,1 %b[9], %b[36], %b[3], %b[36]
  ldqp,2 [ %r2 + 0x32f0 ], %b[5]
  qplog_0xe8,3 %b[53], %b[81], %b[98], %g30
  qplog_0x96,4 %b[97], %b[124], %b[91], %b[124]
  ldqp,5 [ %r2 + 0x32f0 ], %b[93]
}
{
  qplog_0x9a,0 %r37, %r52, %b[22], %b[3]
  qplog_0x96,1 %b[20], %b[15], %g6, %b[15]
  qplog_0x9a,3 %b[61], %b[76], %b[110], %b[91]
  qplog_0x96,4 %b[108], %b[103], %g22, %b[103]
}
{
  qplog_0xe8,0 %g5, %b[35], %g14, %g6
  qplog_0x96,1 %g5, %b[35], %g14, %b[35]
  qplog_0xe8,3 %g21, %b[123], %g30, %g22
  qplog_0x96,4 %g21, %b[123], %g30, %b[123]
}
{
  qplog_0x06,0 %b[3], %b[24], %r22, %g14
  qplog_0x84,1 %r52, %r22, %b[24], %b[24]
  qplog_0x06,3 %b[91], %b[112], %b[46], %g30
  qplog_0x84,4 %b[76], %b[46], %b[112], %b[112]
}
{
  qplog_0x96,0 %r29, %r57, %b[10], %r57
  qplog_0x96,1 %b[30], %b[27], %r45, %b[27]
  qplog_0x96,3 %b[53], %b[81], %b[98], %b[81]
  qplog_0x96,4 %b[118], %b[115], %b[69], %b[115]
}
{
  qplog_0xe8,0 %r49, %r54, %g6, %r45
  qplog_0x96,1 %r49, %r54, %g6, %r54
  qplog_0xe8,3 %b[73], %b[78], %g22, %b[69]
  qplog_0x96,4 %b[73], %b[78], %g22, %b[78]
}
{
  qplog_0x96,0 %g14, %r22, %g4, %g14
  qplog_0x53,1 %r37, %b[24], %b[22], %r37
  qplog_0x96,3 %g30, %b[46], %g20, %g30
  qplog_0x53,4 %b[61], %b[112], %b[110], %b[61]
}
{
  qplog_0xe8,0 %b[28], %b[11], %r45, %b[24]
  qplog_0x96,1 %b[28], %b[11], %r45, %b[11]
  ldqp,2 [ %r2 + 0x3300 ], %r45
  qplog_0xe8,3 %b[116], %b[99], %b[69], %b[112]
  qplog_0x96,4 %b[116], %b[99], %b[69], %b[99]
  ldqp,5 [ %r2 + 0x3300 ], %b[69]
}
{
  qplog_0x96,0 %b[3], %r37, %r61, %b[3]
  qplog_0x6b,1 %r16, %b[21], %g10, %r61
  ldqp,2 [ %r2 + 0x3310 ], %b[22]
  qplog_0x96,3 %b[91], %b[61], %b[85], %b[91]
  qplog_0x6b,4 %b[40], %b[109], %g26, %b[85]
  ldqp,5 [ %r2 + 0x3310 ], %b[110]
}
{
  qplog_0xe8,0 %r21, %r20, %b[24], %r22
  qplog_0x96,1 %r21, %r20, %b[24], %r20
  qplog_0xe8,3 %b[45], %b[44], %b[112], %b[46]
  qplog_0x96,4 %b[45], %b[44], %b[112], %b[44]
}
{
  qplog_0x42,0 %b[11], %r54, %b[35], %b[24]
  qplog_0xec,1 %r16, %g0, %g10, %g4
  qplog_0x42,3 %b[99], %b[78], %b[123], %b[112]
  qplog_0xec,4 %b[40], %g16, %g26, %g20
}
{
  qplog_0xe8,0 %r36, %r48, %r22, %g6
  qplog_0x93,1 %b[11], %b[35], %r20, %b[10]
  qplog_0xe8,3 %b[60], %b[72], %b[46], %g22
  qplog_0x93,4 %b[99], %b[123], %b[44], %b[98]
}
{
  qplog_0x96,0 %r36, %r48, %r22, %r48
  qplog_0x96,1 %r37, %r52, %r23, %r37
  qplog_0x96,3 %b[60], %b[72], %b[46], %b[72]
  qplog_0x96,4 %b[61], %b[76], %b[47], %b[61]
}
{
  qplog_0xe8,0 %b[2], %b[8], %g6, %r52
  qplog_0x63,1 %b[10], %r20, %r54, %r23
  ldqp,2 [ %r2 + 0x3320 ], %r22
  qplog_0xe8,3 %b[90], %b[96], %g22, %b[76]
  qplog_0x63,4 %b[98], %b[44], %b[78], %b[47]
  ldqp,5 [ %r2 + 0x3320 ], %b[46]
}
{
  qplog_0x25,0 %r20, %b[10], %b[11], %b[11]
  qplog_0x78,1 %b[24], %r20, %r54, %r20
  qplog_0x25,3 %b[44], %b[98], %b[99], %b[99]
  qplog_0x78,4 %b[112], %b[44], %b[78], %b[44]
}
{
  qplog_0x96,0 %r23, %b[24], %b[16], %r23
  qplog_0x96,1 %b[2], %b[8], %g6, %b[8]
  ldqp,2 [ %r2 + 0x3330 ], %g6
  qplog_0x96,3 %b[47], %b[112], %b[104], %b[47]
  qplog_0x96,4 %b[90], %b[96], %g22, %b[96]
  ldqp,5 [ %r2 + 0x3330 ], %g22
}
{
  qplog_0xe8,0 %b[6], %b[26], %r52, %b[16]
  qplog_0x49,1 %r20, %r54, %b[35], %r54
  qplog_0xe8,3 %b[94], %b[114], %b[76], %b[104]
  qplog_0x49,4 %b[44], %b[78], %b[123], %b[78]
}
{
  qplog_0x56,0 %b[24], %b[11], %r27, %b[24]
  qplog_0x96,1 %b[6], %b[26], %r52, %b[26]
  qplog_0x56,3 %b[112], %b[99], %b[51], %b[112]
  qplog_0x96,4 %b[94], %b[114], %b[76], %b[114]
}
{
  qplog_0x96,0 %b[14], %b[32], %b[16], %r52
  qplog_0xe8,1 %b[14], %b[32], %b[16], %b[32]
  qplog_0x96,3 %b[102], %b[120], %b[104], %b[76]
  qplog_0xe8,4 %b[102], %b[120], %b[104], %b[120]
}
{
  qplog_0xc0,0 %r23, %r45, %r45, %b[16]
  qplog_0x96,1 %r54, %b[11], %r42, %r54
  qplog_0xc0,3 %b[47], %b[69], %b[69], %b[104]
  qplog_0x96,4 %b[78], %b[99], %b[66], %b[78]
}
{
  qplog_0x18,0 %r52, %b[8], %r48, %b[11]
  qplog_0xbd,1 %b[26], %r48, %r52, %r42
  qplog_0x18,3 %b[76], %b[96], %b[72], %b[99]
  qplog_0xbd,4 %b[114], %b[72], %b[76], %b[66]
}
{
  qplog_0xe8,0 %b[17], %r19, %b[32], %r27
  qplog_0xe8,1 %b[24], %b[22], %b[16], %b[35]
  qplog_0xe8,3 %b[105], %b[43], %b[120], %b[51]
  qplog_0xe8,4 %b[112], %b[110], %b[104], %b[123]
}
{
  qplog_0x96,0 %b[17], %r19, %b[32], %r19
  qplog_0x48,1 %g4, %r61, %b[21], %b[32]
  qplog_0x96,3 %b[105], %b[43], %b[120], %b[43]
  qplog_0x48,4 %g20, %b[85], %b[109], %b[120]
}
{
  qplog_0x69,0 %g0, %r16, %r61, %g0
  qplog_0x96,1 %g4, %r61, %b[13], %b[13]
  qplog_0x69,3 %g16, %b[40], %b[85], %g16
  qplog_0x96,4 %g20, %b[85], %b[101], %b[101]
}
{
  qplog_0x96,0 %b[32], %r16, %r28, %b[32]
  qplog_0xc6,1 %r30, %r18, %r24, %r16
  qplog_0x96,3 %b[120], %b[40], %b[52], %b[120]
  qplog_0xc6,4 %b[54], %b[42], %b[48], %b[40]
}
{
  qplog_0x17,0 %b[11], %b[26], %b[8], %r28
  qplog_0x2a,1 %g4, %g0, %r61, %g4
  qplog_0x17,3 %b[99], %b[114], %b[96], %b[52]
  qplog_0x2a,4 %g20, %g16, %b[85], %g20
}
{
  qplog_0xbe,0 %r52, %b[26], %b[8], %r61
  qplog_0x86,1 %b[8], %b[26], %r48, %b[26]
  qplog_0xbe,3 %b[76], %b[114], %b[96], %b[85]
  qplog_0x86,4 %b[96], %b[114], %b[72], %b[114]
}
{
  qplog_0xa3,0 %r28, %r52, %r48, %r52
  qplog_0x96,1 %r28, %r42, %r34, %r28
  qplog_0xa3,3 %b[52], %b[76], %b[72], %b[76]
  qplog_0x96,4 %b[52], %b[66], %b[58], %b[52]
}
{
  qplog_0xe8,0 %g7, %r31, %r27, %r34
  qplog_0xe8,1 %r54, %r22, %b[35], %r48
  qplog_0xe8,3 %g23, %b[55], %b[51], %b[58]
  qplog_0xe8,4 %b[78], %b[46], %b[123], %b[72]
}
{
  qplog_0x96,0 %r52, %r61, %r55, %r52
  qplog_0x56,1 %b[11], %b[26], %b[29], %b[11]
  qplog_0x96,3 %b[76], %b[85], %b[79], %b[76]
  qplog_0x56,4 %b[99], %b[114], %b[117], %b[99]
}
{
  qplog_0xe8,0 %r25, %r44, %r34, %b[26]
  qplog_0xe8,1 %r28, %g6, %r48, %b[29]
  qplog_0xe8,3 %b[49], %b[68], %b[58], %b[114]
  qplog_0xe8,4 %b[52], %g22, %b[72], %b[117]
}
{
  qplog_0x96,0 %g7, %r31, %r27, %r31
  qplog_0x96,1 %r25, %r44, %r34, %r44
  qplog_0x96,3 %g23, %b[55], %b[51], %b[55]
  qplog_0x96,4 %b[49], %b[68], %b[58], %b[68]
}
{
  qplog_0x96,0 %r51, %b[5], %b[26], %b[5]
  qplog_0x96,1 %r61, %r42, %r56, %r61
  qplog_0x96,3 %b[75], %b[93], %b[114], %b[93]
  qplog_0x96,4 %b[85], %b[66], %b[80], %b[85]
}
{
  qplog_0xb2,0 %g0, %g10, %b[21], %g0
  qplog_0x96,1 %g4, %g10, %r39, %g4
  qplog_0xb2,3 %g16, %g26, %b[109], %g16
  qplog_0x96,4 %g20, %g26, %b[63], %g20
}
{
  ldqp,0 [ %r2 + 0x3350 ], %r39
  qplog_0x6f,1 %r31, %b[5], %r19, %r42
  ldqp,2 [ %r2 + 0x3340 ], %g10
  ldqp,3 [ %r2 + 0x3350 ], %b[63]
  qplog_0x6f,4 %b[55], %b[93], %b[43], %b[66]
  ldqp,5 [ %r2 + 0x3340 ], %g26
}
{
  qplog_0x6b,0 %b[5], %r44, %r19, %r56
  qplog_0x73,1 %r31, %r44, %b[5], %b[26]
  qplog_0x6b,3 %b[93], %b[68], %b[43], %b[80]
  qplog_0x73,4 %b[55], %b[68], %b[93], %b[114]
}
{
  qplog_0x24,0 %r42, %r44, %r19, %r34
  qplog_0x1a,1 %r24, %r16, %g11, %r27
  qplog_0x24,3 %b[66], %b[68], %b[43], %b[58]
  qplog_0x1a,4 %b[48], %b[40], %g27, %b[51]
}
{
  qplog_0x29,0 %r56, %r44, %r31, %r55
  qplog_0x6a,1 %r56, %r42, %b[31], %r56
  qplog_0x29,3 %b[80], %b[68], %b[55], %b[79]
  qplog_0x6a,4 %b[80], %b[66], %b[119], %b[80]
}
{
  qplog_0x96,0 %r34, %r31, %b[18], %r34
  qplog_0x5a,1 %g0, %b[21], %g9, %g0
  qplog_0x96,3 %b[58], %b[55], %b[106], %b[58]
  qplog_0x5a,4 %g16, %b[109], %g25, %g16
}
{
  qplog_0xe8,0 %r52, %g10, %b[29], %g9
  qplog_0x49,1 %r55, %r44, %r19, %r44
  ldqp,2 [ %r2 + 0x3360 ], %b[21]
  qplog_0xe8,3 %b[76], %g26, %b[117], %g25
  qplog_0x49,4 %b[79], %b[68], %b[43], %b[68]
  ldqp,5 [ %r2 + 0x3360 ], %b[109]
}
{
  qplog_0x96,0 %r55, %b[5], %r46, %r55
  qplog_0x6b,1 %r27, %r16, %r30, %b[5]
  ldqp,2 [ %r2 + 0x3370 ], %r19
  qplog_0x96,3 %b[79], %b[93], %b[70], %b[79]
  qplog_0x6b,4 %b[51], %b[40], %b[54], %b[93]
  ldqp,5 [ %r2 + 0x3370 ], %b[43]
}
{
  qplog_0xe8,0 %b[11], %r39, %g9, %r46
  qplog_0x96,1 %r44, %b[26], %r60, %r44
  qplog_0xe8,3 %b[99], %b[63], %g25, %b[70]
  qplog_0x96,4 %b[68], %b[114], %b[84], %b[68]
}
{
  qplog_0xe7,0 %r16, %r24, %g11, %r16
  qplog_0x96,1 %b[5], %g11, %b[34], %b[34]
  qplog_0xe7,3 %b[40], %b[48], %g27, %b[40]
  qplog_0x96,4 %b[93], %g27, %b[122], %b[122]
}
{
  qplog_0x29,0 %r35, %b[7], %r32, %b[26]
  qplog_0x51,1 %b[1], %b[7], %r35, %r60
  ldqp,2 [ %r2 + 0x3380 ], %r24
  qplog_0x29,3 %b[59], %b[95], %b[56], %b[114]
  qplog_0x51,4 %b[89], %b[95], %b[59], %b[84]
  ldqp,5 [ %r2 + 0x3380 ], %b[48]
}
{
  qplog_0xe8,0 %r61, %b[21], %r46, %r31
  qplog_0x7b,1 %r16, %b[5], %r18, %r18
  qplog_0xe8,3 %b[85], %b[109], %b[70], %b[55]
  qplog_0x7b,4 %b[40], %b[93], %b[42], %b[42]
}
{
  qplog_0x49,0 %b[26], %b[7], %b[1], %b[18]
  qplog_0x96,1 %r16, %b[5], %g8, %b[5]
  qplog_0x49,3 %b[114], %b[95], %b[89], %b[106]
  qplog_0x96,4 %b[40], %b[93], %g24, %b[93]
}
{
  qplog_0xe8,0 %r56, %r19, %r31, %g8
  qplog_0x96,1 %r18, %r27, %r47, %r27
  qplog_0xe8,3 %b[80], %b[43], %b[55], %g24
  qplog_0x96,4 %b[42], %b[51], %b[71], %b[51]
}
{
  qplog_0x4a,0 %r18, %r16, %g11, %r18
  qplog_0x8d,1 %b[18], %r60, %b[7], %b[7]
  qplog_0x4a,3 %b[42], %b[40], %g27, %b[42]
  qplog_0x8d,4 %b[106], %b[84], %b[95], %b[95]
}
{
  qplog_0xe8,0 %r34, %r24, %g8, %g11
  qplog_0x79,1 %b[26], %b[1], %r35, %b[26]
  ldqp,2 [ %r2 + 0x3390 ], %r16
  qplog_0xe8,3 %b[58], %b[48], %g24, %g27
  qplog_0x79,4 %b[114], %b[89], %b[59], %b[114]
  ldqp,5 [ %r2 + 0x3390 ], %b[40]
}
{
  qplog_0x96,0 %r18, %r30, %r50, %r18
  qplog_0xc5,1 %b[7], %b[1], %r32, %b[1]
  qplog_0x96,3 %b[42], %b[54], %b[74], %b[42]
  qplog_0xc5,4 %b[95], %b[89], %b[56], %b[89]
}
{
  ldqp,0 [ %r2 + 0x33b0 ], %r50
  qplog_0x96,1 %b[7], %b[26], %r17, %b[7]
  ldqp,2 [ %r2 + 0x33a0 ], %r30
  ldqp,3 [ %r2 + 0x33b0 ], %b[74]
  qplog_0x96,4 %b[95], %b[114], %b[41], %b[95]
  ldqp,5 [ %r2 + 0x33a0 ], %b[54]
}
{
  qplog_0x96,0 %b[1], %r35, %r53, %b[1]
  qplog_0x79,1 %b[15], %b[36], %r57, %r35
  ldqp,2 [ %r2 + 0x33c0 ], %r17
  qplog_0x96,3 %b[89], %b[59], %b[77], %b[89]
  qplog_0x79,4 %b[103], %b[124], %b[81], %b[59]
  ldqp,5 [ %r2 + 0x33c0 ], %b[41]
}
{
  qplog_0x96,0 %b[26], %r32, %g15, %b[26]
  qplog_0x96,1 %b[18], %r60, %r62, %b[18]
  ldqp,2 [ %r2 + 0x33d0 ], %r53
  qplog_0x96,3 %b[114], %b[56], %g31, %b[114]
  qplog_0x96,4 %b[106], %b[84], %b[86], %b[106]
  ldqp,5 [ %r2 + 0x33d0 ], %b[77]
}
{
  qplog_0xe8,0 %r44, %r16, %g11, %r60
  qplog_0xe5,1 %r35, %r57, %b[27], %r32
  ldqp,2 [ %r2 + 0x33e0 ], %r62
  qplog_0xe8,3 %b[68], %b[40], %g27, %b[84]
  qplog_0xe5,4 %b[59], %b[81], %b[115], %b[56]
  ldqp,5 [ %r2 + 0x33e0 ], %b[86]
}
{
  qplog_0x56,0 %b[15], %b[27], %b[36], %r47
  qplog_0x96,1 %r20, %b[10], %b[4], %r20
  ldqp,2 [ %r2 + 0x33f0 ], %g15
  qplog_0x56,3 %b[103], %b[115], %b[124], %b[71]
  qplog_0x96,4 %b[44], %b[98], %b[92], %b[44]
  ldqp,5 [ %r2 + 0x33f0 ], %g31
}
{
  qplog_0xe8,0 %r55, %r30, %r60, %b[10]
  qplog_0x6b,1 %r32, %b[15], %b[27], %b[4]
  qplog_0xe8,3 %b[79], %b[54], %b[84], %b[98]
  qplog_0x6b,4 %b[56], %b[103], %b[115], %b[92]
}
{
  qplog_0x96,0 %r47, %b[27], %b[0], %b[27]
  qplog_0x3c,1 %r23, %r45, %r45, %r45
  ldqp,2 [ %r2 + 0x3400 ], %r42
  qplog_0x96,3 %b[71], %b[115], %b[88], %b[115]
  qplog_0x3c,4 %b[47], %b[69], %b[69], %b[69]
  ldqp,5 [ %r2 + 0x3400 ], %b[66]
}
{
  qplog_0xe8,0 %g14, %r50, %b[10], %b[0]
  qplog_0x5c,1 %b[4], %r32, %b[36], %r32
  qplog_0xe8,3 %g30, %b[74], %b[98], %b[88]
  qplog_0x5c,4 %b[92], %b[56], %b[124], %b[56]
}
{
  qplog_0x96,0 %b[4], %b[36], %r40, %b[4]
  qplog_0x96,1 %b[24], %b[22], %b[16], %b[22]
  qplog_0x96,3 %b[92], %b[124], %b[64], %b[92]
  qplog_0x96,4 %b[112], %b[110], %b[104], %b[110]
}
{
  qplog_0xe8,0 %b[23], %r17, %b[0], %b[16]
  qplog_0x6f,1 %r32, %r47, %r35, %r47
  qplog_0xe8,3 %b[111], %b[41], %b[88], %b[104]
  qplog_0x6f,4 %b[56], %b[71], %b[59], %b[71]
}
{
  qplog_0x96,0 %r32, %r57, %g2, %r32
  qplog_0x96,1 %r28, %g6, %r48, %g6
  ldqp,2 [ %r2 + 0x3410 ], %r35
  qplog_0x96,3 %b[56], %b[81], %g18, %b[56]
  qplog_0x96,4 %b[52], %g22, %b[72], %g22
  ldqp,5 [ %r2 + 0x3410 ], %b[59]
}
{
  qplog_0xe8,0 %b[3], %r53, %b[16], %r48
  qplog_0x96,1 %r47, %b[15], %r63, %r47
  qplog_0xe8,3 %b[91], %b[77], %b[104], %b[72]
  qplog_0x96,4 %b[71], %b[103], %b[87], %b[71]
}
{
  ldqp,0 [ %r2 + 0x3430 ], %r63
  qplog_0x96,1 %r54, %r22, %b[35], %r22
  ldqp,2 [ %r2 + 0x3420 ], %b[15]
  ldqp,3 [ %r2 + 0x3430 ], %b[87]
  qplog_0x96,4 %b[78], %b[46], %b[123], %b[46]
  ldqp,5 [ %r2 + 0x3420 ], %b[103]
}
{
  qplog_0xe8,0 %r37, %r62, %r48, %b[35]
  qplog_0x1e,1 %r45, %g6, %b[22], %r45
  ldqp,2 [ %r2 + 0x3440 ], %r57
  qplog_0xe8,3 %b[61], %b[86], %b[72], %b[123]
  qplog_0x1e,4 %b[69], %g22, %b[110], %b[69]
  ldqp,5 [ %r2 + 0x3440 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x3460 ], %b[36]
  qplog_0x96,1 %r52, %g10, %b[29], %g10
  ldqp,2 [ %r2 + 0x3450 ], %g2
  ldqp,3 [ %r2 + 0x3460 ], %b[124]
  qplog_0x96,4 %b[76], %g26, %b[117], %g26
  ldqp,5 [ %r2 + 0x3450 ], %g18
}
{
  qplog_0xe8,0 %b[32], %g15, %b[35], %b[29]
  qplog_0x4a,1 %r45, %g6, %r22, %b[31]
  ldqp,2 [ %r2 + 0x3470 ], %r40
  qplog_0xe8,3 %b[120], %g31, %b[123], %b[117]
  qplog_0x4a,4 %b[69], %g22, %b[46], %b[119]
  ldqp,5 [ %r2 + 0x3470 ], %b[64]
}
{
  qplog_0x96,0 %b[11], %r39, %g9, %r39
  qplog_0x96,1 %r61, %b[21], %r46, %b[21]
  ldqp,2 [ %r2 + 0x3480 ], %b[8]
  qplog_0x96,3 %b[99], %b[63], %g25, %b[63]
  qplog_0x96,4 %b[85], %b[109], %b[70], %b[109]
  ldqp,5 [ %r2 + 0x3480 ], %b[96]
}
{
  qplog_0xe8,0 %b[13], %r42, %b[29], %r46
  qplog_0x96,1 %b[31], %b[22], %r43, %r43
  ldqp,2 [ %r2 + 0x3490 ], %g9
  qplog_0xe8,3 %b[101], %b[66], %b[117], %b[70]
  qplog_0x96,4 %b[119], %b[110], %b[67], %b[67]
  ldqp,5 [ %r2 + 0x3490 ], %g25
}
{
  qplog_0x96,0 %r56, %r19, %r31, %r19
  qplog_0x96,1 %r34, %r24, %g8, %r24
  qplog_0x96,3 %b[80], %b[43], %b[55], %b[43]
  qplog_0x96,4 %b[58], %b[48], %g24, %b[48]
}
{
  qplog_0xe8,0 %g4, %r35, %r46, %g8
  qplog_0x96,1 %r55, %r30, %r60, %r30
  ldqp,2 [ %r2 + 0x34a0 ], %r31
  qplog_0xe8,3 %g20, %b[59], %b[70], %g24
  qplog_0x96,4 %b[79], %b[54], %b[84], %b[54]
  ldqp,5 [ %r2 + 0x34a0 ], %b[55]
}
{
  qplog_0x96,0 %g14, %r50, %b[10], %r50
  qplog_0x96,1 %r44, %r16, %g11, %r16
  ldqp,2 [ %r2 + 0x34b0 ], %r60
  qplog_0x96,3 %g30, %b[74], %b[98], %b[74]
  qplog_0x96,4 %b[68], %b[40], %g27, %b[40]
  ldqp,5 [ %r2 + 0x34b0 ], %b[84]
}
{
  qplog_0xe8,0 %g0, %b[15], %g8, %g11
  qplog_0x96,1 %b[23], %r17, %b[0], %r17
  ldqp,2 [ %r2 + 0x34c0 ], %b[10]
  qplog_0xe8,3 %g16, %b[103], %g24, %g27
  qplog_0x96,4 %b[111], %b[41], %b[88], %b[41]
  ldqp,5 [ %r2 + 0x34c0 ], %b[98]
}
{
  qplog_0x96,0 %b[3], %r53, %b[16], %r53
  qplog_0x96,1 %b[32], %g15, %b[35], %g15
  ldqp,2 [ %r2 + 0x34d0 ], %b[0]
  qplog_0x96,3 %b[91], %b[77], %b[104], %b[77]
  qplog_0x96,4 %b[120], %g31, %b[123], %g31
  ldqp,5 [ %r2 + 0x34d0 ], %b[88]
}
{
  qplog_0xe8,0 %b[34], %r63, %g11, %b[35]
  qplog_0x96,1 %r37, %r62, %r48, %r62
  ldqp,2 [ %r2 + 0x34e0 ], %b[16]
  qplog_0xe8,3 %b[122], %b[87], %g27, %b[123]
  qplog_0x96,4 %b[61], %b[86], %b[72], %b[86]
  ldqp,5 [ %r2 + 0x34e0 ], %b[104]
}
{
  qplog_0x96,0 %b[13], %r42, %b[29], %r42
  qplog_0x96,1 %g0, %b[15], %g8, %b[15]
  ldqp,2 [ %r2 + 0x34f0 ], %r48
  qplog_0x96,3 %b[101], %b[66], %b[117], %b[66]
  qplog_0x96,4 %g16, %b[103], %g24, %b[103]
  ldqp,5 [ %r2 + 0x34f0 ], %b[72]
}
{
  qplog_0xe8,0 %r27, %r57, %b[35], %g8
  qplog_0x96,1 %r27, %r57, %b[35], %r57
  qplog_0xe8,3 %b[51], %b[81], %b[123], %g24
  qplog_0x96,4 %b[51], %b[81], %b[123], %b[81]
}
{
  qplog_0x9a,0 %b[31], %r45, %g6, %b[35]
  qplog_0x84,1 %r45, %b[22], %r22, %b[29]
  qplog_0x9a,3 %b[119], %b[69], %g22, %b[123]
  qplog_0x84,4 %b[69], %b[110], %b[46], %b[117]
}
{
  qplog_0x96,0 %b[34], %r63, %g11, %r63
  qplog_0x96,1 %g4, %r35, %r46, %r35
  qplog_0x96,3 %b[122], %b[87], %g27, %b[87]
  qplog_0x96,4 %g20, %b[59], %b[70], %b[59]
}
{
  qplog_0xe8,0 %b[5], %g2, %g8, %r46
  qplog_0x96,1 %b[5], %g2, %g8, %g2
  qplog_0xe8,3 %b[93], %g18, %g24, %b[70]
  qplog_0x96,4 %b[93], %g18, %g24, %g18
}
{
  qplog_0x06,0 %b[35], %r22, %b[22], %r22
  qplog_0x53,1 %b[31], %b[29], %g6, %b[31]
  qplog_0x06,3 %b[123], %b[46], %b[110], %b[46]
  qplog_0x53,4 %b[119], %b[117], %g22, %b[119]
}
{
  qplog_0xe8,0 %r18, %b[36], %r46, %b[29]
  qplog_0x96,1 %r18, %b[36], %r46, %b[36]
  ldqp,2 [ %r2 + 0x3500 ], %r46
  qplog_0xe8,3 %b[42], %b[124], %b[70], %b[117]
  qplog_0x96,4 %b[42], %b[124], %b[70], %b[124]
  ldqp,5 [ %r2 + 0x3500 ], %b[70]
}
{
  qplog_0x96,0 %r22, %b[22], %g1, %r22
  qplog_0x96,1 %b[35], %b[31], %b[33], %b[35]
  qplog_0x96,3 %b[46], %b[110], %g17, %b[46]
  qplog_0x96,4 %b[123], %b[119], %b[121], %b[123]
}
{
  qplog_0xe8,0 %b[1], %r40, %b[29], %b[33]
  qplog_0x96,1 %b[1], %r40, %b[29], %r40
  ldqp,2 [ %r2 + 0x3510 ], %b[29]
  qplog_0xe8,3 %b[89], %b[64], %b[117], %b[121]
  qplog_0x96,4 %b[89], %b[64], %b[117], %b[64]
  ldqp,5 [ %r2 + 0x3510 ], %b[117]
}
{
  qplog_0x42,0 %b[36], %g2, %r57, %b[22]
  qplog_0x6b,1 %r19, %g10, %r39, %g1
  qplog_0x42,3 %b[124], %g18, %b[81], %b[110]
  qplog_0x6b,4 %b[43], %g26, %b[63], %g17
}
{
  qplog_0xe8,0 %b[7], %b[8], %b[33], %g6
  qplog_0x93,1 %b[36], %r57, %r40, %g8
  qplog_0xe8,3 %b[95], %b[96], %b[121], %g22
  qplog_0x93,4 %b[124], %b[81], %b[64], %g24
}
{
  qplog_0x78,0 %b[22], %r40, %g2, %g11
  qplog_0x96,1 %b[7], %b[8], %b[33], %b[8]
  qplog_0x78,3 %b[110], %b[64], %g18, %g27
  qplog_0x96,4 %b[95], %b[96], %b[121], %b[96]
}
{
  qplog_0xe8,0 %b[26], %g9, %g6, %b[33]
  qplog_0x25,1 %r40, %g8, %b[36], %b[36]
  qplog_0xe8,3 %b[114], %g25, %g22, %b[121]
  qplog_0x25,4 %b[64], %g24, %b[124], %b[124]
}
{
  qplog_0x63,0 %g8, %r40, %g2, %r40
  qplog_0x96,1 %b[26], %g9, %g6, %g9
  qplog_0x63,3 %g24, %b[64], %g18, %b[64]
  qplog_0x96,4 %b[114], %g25, %g22, %g25
}
{
  qplog_0xe8,0 %b[18], %r31, %b[33], %g6
  qplog_0x49,1 %g11, %g2, %r57, %g2
  qplog_0xe8,3 %b[106], %b[55], %b[121], %g22
  qplog_0x49,4 %g27, %g18, %b[81], %g18
}
{
  qplog_0x96,0 %r40, %b[22], %r33, %r40
  qplog_0x56,1 %b[22], %b[36], %r41, %b[22]
  qplog_0x96,3 %b[64], %b[110], %b[57], %b[64]
  qplog_0x56,4 %b[110], %b[124], %b[65], %b[110]
}
{
  qplog_0x96,0 %b[4], %r60, %g6, %r41
  qplog_0x96,1 %b[18], %r31, %b[33], %r31
  qplog_0x96,3 %b[92], %b[84], %g22, %b[65]
  qplog_0x96,4 %b[106], %b[55], %b[121], %b[55]
}
{
  qplog_0xe8,0 %b[4], %r60, %g6, %r60
  qplog_0xc0,1 %r40, %r46, %r46, %g6
  qplog_0xe8,3 %b[92], %b[84], %g22, %b[84]
  qplog_0xc0,4 %b[64], %b[70], %b[70], %g22
}
{
  qplog_0x18,0 %r41, %g9, %b[8], %b[33]
  qplog_0x96,1 %g2, %b[36], %r38, %g2
  qplog_0x18,3 %b[65], %g25, %b[96], %b[121]
  qplog_0x96,4 %g18, %b[124], %b[62], %g18
}
{
  qplog_0xbd,0 %r31, %b[8], %r41, %b[36]
  qplog_0xe8,1 %r47, %b[10], %r60, %r38
  qplog_0xbd,3 %b[55], %b[96], %b[65], %b[124]
  qplog_0xe8,4 %b[71], %b[98], %b[84], %b[62]
}
{
  qplog_0x17,0 %b[33], %r31, %g9, %r33
  qplog_0xe8,1 %b[22], %b[29], %g6, %r57
  qplog_0x17,3 %b[121], %b[55], %g25, %b[57]
  qplog_0xe8,4 %b[110], %b[117], %g22, %b[81]
}
{
  qplog_0x96,0 %r47, %b[10], %r60, %b[10]
  qplog_0x96,1 %r32, %b[0], %r38, %r60
  qplog_0x96,3 %b[71], %b[98], %b[84], %b[98]
  qplog_0x96,4 %b[56], %b[88], %b[62], %b[84]
}
{
  qplog_0x96,0 %r33, %b[36], %b[37], %b[37]
  qplog_0xe8,1 %r32, %b[0], %r38, %b[0]
  qplog_0x96,3 %b[57], %b[124], %b[125], %b[125]
  qplog_0xe8,4 %b[56], %b[88], %b[62], %b[88]
}
{
  qplog_0xbe,0 %r41, %r31, %g9, %r38
  qplog_0xa3,1 %r33, %r41, %b[8], %r33
  qplog_0xbe,3 %b[65], %b[55], %g25, %b[62]
  qplog_0xa3,4 %b[57], %b[65], %b[96], %b[57]
}
{
  qplog_0x86,0 %g9, %r31, %b[8], %r31
  qplog_0xe8,1 %b[27], %b[16], %b[0], %g9
  qplog_0x86,3 %g25, %b[55], %b[96], %b[55]
  qplog_0xe8,4 %b[115], %b[104], %b[88], %g25
}
{
  qplog_0x96,0 %r33, %r38, %b[38], %r33
  qplog_0x96,1 %b[27], %b[16], %b[0], %b[16]
  qplog_0x96,3 %b[57], %b[62], %b[126], %b[57]
  qplog_0x96,4 %b[115], %b[104], %b[88], %b[104]
}
{
  qplog_0x56,0 %b[33], %r31, %b[25], %b[33]
  qplog_0x96,1 %r20, %r48, %g9, %r48
  qplog_0x56,3 %b[121], %b[55], %b[113], %b[121]
  qplog_0x96,4 %b[44], %b[72], %g25, %b[72]
}
{
  qplog_0x96,0 %r38, %b[36], %r59, %r38
  qplog_0xec,1 %r19, %b[21], %r39, %b[36]
  qplog_0x96,3 %b[62], %b[124], %b[83], %b[62]
  qplog_0xec,4 %b[43], %b[109], %b[63], %b[124]
}
{
  qplog_0x6f,0 %r60, %r48, %b[10], %r59
  qplog_0x6b,1 %r48, %b[16], %b[10], %g9
  qplog_0x6f,3 %b[84], %b[72], %b[98], %b[83]
  qplog_0x6b,4 %b[72], %b[104], %b[98], %g25
}
{
  qplog_0x73,0 %r60, %b[16], %r48, %r31
  qplog_0x96,1 %b[31], %r45, %r26, %b[31]
  qplog_0x73,3 %b[84], %b[104], %b[72], %b[55]
  qplog_0x96,4 %b[119], %b[69], %b[50], %b[119]
}
{
  ldqp,0 [ %r2 + 0x3530 ], %r26
  qplog_0x29,1 %g9, %b[16], %r60, %b[25]
  ldqp,2 [ %r2 + 0x3520 ], %r45
  ldqp,3 [ %r2 + 0x3530 ], %b[50]
  qplog_0x29,4 %g25, %b[104], %b[84], %b[113]
  ldqp,5 [ %r2 + 0x3520 ], %b[69]
}
{
  qplog_0x24,0 %r59, %b[16], %b[10], %b[0]
  qplog_0x6a,1 %g9, %r59, %g3, %g9
  qplog_0x24,3 %b[83], %b[104], %b[98], %b[88]
  qplog_0x6a,4 %g25, %b[83], %g19, %g25
}
{
  qplog_0x49,0 %b[25], %b[16], %b[10], %b[16]
  qplog_0x96,1 %b[25], %r48, %r58, %b[25]
  qplog_0x49,3 %b[113], %b[104], %b[98], %b[104]
  qplog_0x96,4 %b[113], %b[72], %b[82], %b[113]
}
{
  qplog_0x96,0 %b[0], %r60, %b[19], %b[0]
  qplog_0x48,1 %b[36], %g1, %g10, %r60
  qplog_0x96,3 %b[88], %b[84], %b[107], %b[88]
  qplog_0x48,4 %b[124], %g17, %g26, %b[84]
}
{
  qplog_0x96,0 %b[16], %r31, %b[39], %b[16]
  qplog_0x69,1 %b[21], %r19, %g1, %b[21]
  qplog_0x96,3 %b[104], %b[55], %b[127], %b[104]
  qplog_0x69,4 %b[109], %b[43], %g17, %b[109]
}
{
  qplog_0xe8,0 %g2, %r45, %r57, %r31
  qplog_0x96,1 %r60, %r19, %b[12], %r60
  qplog_0xe8,3 %g18, %b[69], %b[81], %b[55]
  qplog_0x96,4 %b[84], %b[43], %b[100], %b[84]
}
{
  qplog_0x2a,0 %b[36], %b[21], %g1, %r19
  qplog_0x96,1 %b[36], %g1, %b[9], %b[36]
  qplog_0x2a,3 %b[124], %b[109], %g17, %b[43]
  qplog_0x96,4 %b[124], %g17, %b[97], %b[124]
}
{
  qplog_0xe8,0 %b[37], %r26, %r31, %g1
  qplog_0xc6,1 %r24, %r30, %r50, %b[9]
  qplog_0xe8,3 %b[125], %b[50], %b[55], %g17
  qplog_0xc6,4 %b[48], %b[54], %b[74], %b[97]
}
{
  qplog_0xb2,0 %b[21], %r39, %g10, %b[21]
  qplog_0x96,1 %r19, %r39, %b[30], %r19
  qplog_0xb2,3 %b[109], %b[63], %g26, %b[109]
  qplog_0x96,4 %b[43], %b[63], %b[118], %b[43]
}
{
  ldqp,0 [ %r2 + 0x3550 ], %b[30]
  qplog_0x1a,1 %r50, %b[9], %r16, %b[12]
  ldqp,2 [ %r2 + 0x3540 ], %r39
  ldqp,3 [ %r2 + 0x3550 ], %b[118]
  qplog_0x1a,4 %b[74], %b[97], %b[40], %b[100]
  ldqp,5 [ %r2 + 0x3540 ], %b[63]
}
{
  qplog_0x5a,0 %b[21], %g10, %b[20], %b[21]
  qplog_0xe7,1 %b[9], %r50, %r16, %r50
  qplog_0x5a,3 %b[109], %g26, %b[108], %b[109]
  qplog_0xe7,4 %b[97], %b[74], %b[40], %b[74]
}
{
  ldqp,0 [ %r2 + 0x3570 ], %b[20]
  qplog_0x6b,1 %b[12], %b[9], %r24, %b[9]
  ldqp,2 [ %r2 + 0x3560 ], %g10
  ldqp,3 [ %r2 + 0x3570 ], %b[108]
  qplog_0x6b,4 %b[100], %b[97], %b[48], %b[97]
  ldqp,5 [ %r2 + 0x3560 ], %g26
}
{
  qplog_0x29,0 %r17, %g15, %r53, %b[19]
  qplog_0x51,1 %r62, %g15, %r17, %r48
  ldqp,2 [ %r2 + 0x3580 ], %b[39]
  qplog_0x29,3 %b[41], %g31, %b[77], %b[107]
  qplog_0x51,4 %b[86], %g31, %b[41], %b[72]
  ldqp,5 [ %r2 + 0x3580 ], %b[127]
}
{
  qplog_0x7b,0 %r50, %b[9], %r30, %r30
  qplog_0x96,1 %b[9], %r16, %r29, %r29
  qplog_0x7b,3 %b[74], %b[97], %b[54], %b[54]
  qplog_0x96,4 %b[97], %b[40], %b[53], %b[53]
}
{
  qplog_0xe8,0 %r33, %r39, %g1, %r58
  qplog_0x49,1 %b[19], %g15, %r62, %b[10]
  qplog_0xe8,3 %b[57], %b[63], %g17, %b[82]
  qplog_0x49,4 %b[107], %g31, %b[86], %b[98]
}
{
  qplog_0x96,0 %r30, %b[12], %g5, %b[12]
  qplog_0x4a,1 %r30, %r50, %r16, %r30
  qplog_0x96,3 %b[54], %b[100], %g21, %b[100]
  qplog_0x4a,4 %b[54], %b[74], %b[40], %b[54]
}
{
  qplog_0xe8,0 %b[33], %b[30], %r58, %r16
  qplog_0x96,1 %r50, %b[9], %r49, %r50
  ldqp,2 [ %r2 + 0x3590 ], %g5
  qplog_0xe8,3 %b[121], %b[118], %b[82], %b[40]
  qplog_0x96,4 %b[74], %b[97], %b[73], %b[74]
  ldqp,5 [ %r2 + 0x3590 ], %g21
}
{
  qplog_0x8d,0 %b[10], %r48, %g15, %g15
  qplog_0x96,1 %r30, %r24, %b[28], %r30
  qplog_0x8d,3 %b[98], %b[72], %g31, %g31
  qplog_0x96,4 %b[54], %b[48], %b[116], %b[54]
}
{
  qplog_0xe8,0 %r38, %g10, %r16, %r24
  qplog_0x79,1 %b[19], %r62, %r17, %b[19]
  ldqp,2 [ %r2 + 0x35a0 ], %b[28]
  qplog_0xe8,3 %b[62], %g26, %b[40], %b[48]
  qplog_0x79,4 %b[107], %b[86], %b[41], %b[107]
  ldqp,5 [ %r2 + 0x35a0 ], %b[116]
}
{
  ldqp,0 [ %r2 + 0x35c0 ], %r49
  qplog_0xc5,1 %g15, %r62, %r53, %r62
  ldqp,2 [ %r2 + 0x35b0 ], %b[9]
  ldqp,3 [ %r2 + 0x35c0 ], %b[73]
  qplog_0xc5,4 %g31, %b[86], %b[77], %b[86]
  ldqp,5 [ %r2 + 0x35b0 ], %b[97]
}
{
  qplog_0xe8,0 %g9, %b[20], %r24, %r59
  qplog_0x96,1 %g15, %b[19], %r36, %g15
  qplog_0xe8,3 %g25, %b[108], %b[48], %b[83]
  qplog_0x96,4 %g31, %b[107], %b[60], %g31
}
{
  qplog_0x96,0 %r62, %r17, %r21, %r62
  qplog_0x79,1 %b[15], %r42, %r63, %r17
  qplog_0x96,3 %b[86], %b[41], %b[45], %b[86]
  qplog_0x79,4 %b[103], %b[66], %b[87], %b[41]
}
{
  qplog_0xe8,0 %b[0], %b[39], %r59, %r21
  qplog_0x96,1 %b[19], %r53, %b[2], %b[19]
  ldqp,2 [ %r2 + 0x35d0 ], %r36
  qplog_0xe8,3 %b[88], %b[127], %b[83], %b[45]
  qplog_0x96,4 %b[107], %b[77], %b[90], %b[107]
  ldqp,5 [ %r2 + 0x35d0 ], %b[60]
}
{
  qplog_0xe5,0 %r17, %r63, %r35, %r53
  qplog_0x96,1 %b[10], %r48, %b[6], %b[10]
  qplog_0xe5,3 %b[41], %b[87], %b[59], %b[77]
  qplog_0x96,4 %b[98], %b[72], %b[94], %b[98]
}
{
  qplog_0xe8,0 %b[16], %g5, %r21, %r48
  qplog_0x56,1 %b[15], %r35, %r42, %b[2]
  ldqp,2 [ %r2 + 0x35e0 ], %b[6]
  qplog_0xe8,3 %b[104], %g21, %b[45], %b[72]
  qplog_0x56,4 %b[103], %b[59], %b[66], %b[90]
  ldqp,5 [ %r2 + 0x35e0 ], %b[94]
}
{
  qplog_0x6b,0 %r53, %b[15], %r35, %b[38]
  qplog_0x96,1 %g11, %g8, %r51, %g11
  ldqp,2 [ %r2 + 0x35f0 ], %g3
  qplog_0x6b,3 %b[77], %b[103], %b[59], %b[126]
  qplog_0x96,4 %g27, %g24, %b[75], %g27
  ldqp,5 [ %r2 + 0x35f0 ], %g19
}
{
  qplog_0xe8,0 %b[25], %b[28], %r48, %g8
  qplog_0x96,1 %b[2], %r35, %r25, %r35
  ldqp,2 [ %r2 + 0x3600 ], %r51
  qplog_0xe8,3 %b[113], %b[116], %b[72], %g24
  qplog_0x96,4 %b[90], %b[59], %b[49], %b[59]
  ldqp,5 [ %r2 + 0x3600 ], %b[75]
}
{
  qplog_0x5c,0 %b[38], %r53, %r42, %r53
  qplog_0x96,1 %b[38], %r42, %b[14], %b[38]
  qplog_0x5c,3 %b[126], %b[77], %b[66], %b[77]
  qplog_0x96,4 %b[126], %b[66], %b[102], %b[126]
}
{
  qplog_0xe8,0 %r22, %b[9], %g8, %r42
  qplog_0x3c,1 %r40, %r46, %r46, %r46
  qplog_0xe8,3 %b[46], %b[97], %g24, %b[66]
  qplog_0x3c,4 %b[64], %b[70], %b[70], %b[70]
}
{
  qplog_0x6f,0 %r53, %b[2], %r17, %b[2]
  qplog_0x96,1 %r53, %r63, %g7, %r53
  qplog_0x6f,3 %b[77], %b[90], %b[41], %b[90]
  qplog_0x96,4 %b[77], %b[87], %g23, %b[77]
}
{
  qplog_0xe8,0 %r43, %r49, %r42, %r63
  qplog_0x96,1 %b[22], %b[29], %g6, %b[29]
  ldqp,2 [ %r2 + 0x3610 ], %g7
  qplog_0xe8,3 %b[67], %b[73], %b[66], %b[87]
  qplog_0x96,4 %b[110], %b[117], %g22, %b[117]
  ldqp,5 [ %r2 + 0x3610 ], %g23
}
{
  qplog_0x96,0 %b[2], %b[15], %b[17], %b[2]
  qplog_0x96,1 %b[37], %r26, %r31, %r26
  qplog_0x96,3 %b[90], %b[103], %b[105], %b[90]
  qplog_0x96,4 %b[125], %b[50], %b[55], %b[50]
}
{
  qplog_0xe8,0 %b[35], %r36, %r63, %r31
  qplog_0x96,1 %g2, %r45, %r57, %r45
  ldqp,2 [ %r2 + 0x3620 ], %b[15]
  qplog_0xe8,3 %b[123], %b[60], %b[87], %b[55]
  qplog_0x96,4 %g18, %b[69], %b[81], %b[69]
  ldqp,5 [ %r2 + 0x3620 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x3640 ], %b[17]
  qplog_0x1e,1 %r46, %r26, %b[29], %r46
  ldqp,2 [ %r2 + 0x3630 ], %r57
  ldqp,3 [ %r2 + 0x3640 ], %b[105]
  qplog_0x1e,4 %b[70], %b[50], %b[117], %b[70]
  ldqp,5 [ %r2 + 0x3630 ], %b[81]
}
{
  qplog_0xe8,0 %b[31], %b[6], %r31, %g6
  qplog_0x96,1 %r33, %r39, %g1, %r39
  ldqp,2 [ %r2 + 0x3650 ], %r17
  qplog_0xe8,3 %b[119], %b[94], %b[55], %g22
  qplog_0x96,4 %b[57], %b[63], %g17, %b[63]
  ldqp,5 [ %r2 + 0x3650 ], %b[41]
}
{
  ldqp,0 [ %r2 + 0x3670 ], %b[14]
  qplog_0x4a,1 %r46, %r26, %r45, %r25
  ldqp,2 [ %r2 + 0x3660 ], %g1
  ldqp,3 [ %r2 + 0x3670 ], %b[102]
  qplog_0x4a,4 %b[70], %b[50], %b[69], %b[49]
  ldqp,5 [ %r2 + 0x3660 ], %g17
}
{
  qplog_0xe8,0 %r60, %g3, %g6, %b[8]
  qplog_0x96,1 %b[33], %b[30], %r58, %b[30]
  ldqp,2 [ %r2 + 0x3680 ], %r41
  qplog_0xe8,3 %b[84], %g19, %g22, %b[96]
  qplog_0x96,4 %b[121], %b[118], %b[82], %b[118]
  ldqp,5 [ %r2 + 0x3680 ], %b[65]
}
{
  qplog_0x96,0 %r25, %b[29], %b[23], %b[23]
  qplog_0x96,1 %r38, %g10, %r16, %g10
  ldqp,2 [ %r2 + 0x3690 ], %r58
  qplog_0x96,3 %b[49], %b[117], %b[111], %b[111]
  qplog_0x96,4 %b[62], %g26, %b[40], %g26
  ldqp,5 [ %r2 + 0x3690 ], %b[82]
}
{
  qplog_0xe8,0 %b[36], %r51, %b[8], %r16
  qplog_0x96,1 %g9, %b[20], %r24, %b[20]
  qplog_0xe8,3 %b[124], %b[75], %b[96], %b[40]
  qplog_0x96,4 %g25, %b[108], %b[48], %b[108]
}
{
  qplog_0x96,0 %b[0], %b[39], %r59, %b[39]
  qplog_0x96,1 %b[25], %b[28], %r48, %b[28]
  ldqp,2 [ %r2 + 0x36a0 ], %r24
  qplog_0x96,3 %b[88], %b[127], %b[83], %b[127]
  qplog_0x96,4 %b[113], %b[116], %b[72], %b[116]
  ldqp,5 [ %r2 + 0x36a0 ], %b[48]
}
{
  qplog_0xe8,0 %r19, %g7, %r16, %r48
  qplog_0x96,1 %r22, %b[9], %g8, %b[9]
  ldqp,2 [ %r2 + 0x36b0 ], %r59
  qplog_0xe8,3 %b[43], %g23, %b[40], %b[72]
  qplog_0x96,4 %b[46], %b[97], %g24, %b[97]
  ldqp,5 [ %r2 + 0x36b0 ], %b[83]
}
{
  qplog_0x96,0 %b[16], %g5, %r21, %g5
  qplog_0x96,1 %r43, %r49, %r42, %r49
  ldqp,2 [ %r2 + 0x36c0 ], %g8
  qplog_0x96,3 %b[104], %g21, %b[45], %g21
  qplog_0x96,4 %b[67], %b[73], %b[66], %b[73]
  ldqp,5 [ %r2 + 0x36c0 ], %g24
}
{
  qplog_0xe8,0 %b[21], %b[15], %r48, %r42
  qplog_0x96,1 %b[35], %r36, %r63, %r36
  ldqp,2 [ %r2 + 0x36d0 ], %r21
  qplog_0xe8,3 %b[109], %b[103], %b[72], %b[66]
  qplog_0x96,4 %b[123], %b[60], %b[87], %b[60]
  ldqp,5 [ %r2 + 0x36d0 ], %b[45]
}
{
  qplog_0x96,0 %r60, %g3, %g6, %g3
  qplog_0x96,1 %b[31], %b[6], %r31, %b[6]
  ldqp,2 [ %r2 + 0x36e0 ], %r63
  qplog_0x96,3 %b[84], %g19, %g22, %g19
  qplog_0x96,4 %b[119], %b[94], %b[55], %b[94]
  ldqp,5 [ %r2 + 0x36e0 ], %b[87]
}
{
  qplog_0xe8,0 %r29, %r57, %r42, %r31
  qplog_0x96,1 %b[36], %r51, %b[8], %r51
  ldqp,2 [ %r2 + 0x36f0 ], %g6
  qplog_0xe8,3 %b[53], %b[81], %b[66], %b[55]
  qplog_0x96,4 %b[124], %b[75], %b[96], %b[75]
  ldqp,5 [ %r2 + 0x36f0 ], %g22
}
{
  qplog_0x9a,0 %r25, %r46, %r26, %b[8]
  qplog_0x96,1 %b[21], %b[15], %r48, %b[15]
  qplog_0x9a,3 %b[49], %b[70], %b[50], %b[96]
  qplog_0x96,4 %b[109], %b[103], %b[72], %b[103]
}
{
  qplog_0xe8,0 %b[12], %b[17], %r31, %r48
  qplog_0x96,1 %b[12], %b[17], %r31, %b[17]
  qplog_0xe8,3 %b[100], %b[105], %b[55], %b[72]
  qplog_0x96,4 %b[100], %b[105], %b[55], %b[105]
}
{
  qplog_0x06,0 %b[8], %r45, %b[29], %r31
  qplog_0x84,1 %r46, %b[29], %r45, %r45
  qplog_0x06,3 %b[96], %b[69], %b[117], %b[55]
  qplog_0x84,4 %b[70], %b[117], %b[69], %b[69]
}
{
  qplog_0x96,0 %r29, %r57, %r42, %r57
  qplog_0x96,1 %r19, %g7, %r16, %g7
  qplog_0x96,3 %b[53], %b[81], %b[66], %b[81]
  qplog_0x96,4 %b[43], %g23, %b[40], %g23
}
{
  qplog_0xe8,0 %r50, %r17, %r48, %r16
  qplog_0x96,1 %r50, %r17, %r48, %r17
  qplog_0xe8,3 %b[74], %b[41], %b[72], %b[40]
  qplog_0x96,4 %b[74], %b[41], %b[72], %b[41]
}
{
  qplog_0x96,0 %r31, %b[29], %g14, %r31
  qplog_0x53,1 %r25, %r45, %r26, %r25
  qplog_0x96,3 %b[55], %b[117], %g30, %b[55]
  qplog_0x53,4 %b[49], %b[69], %b[50], %b[49]
}
{
  qplog_0xe8,0 %r30, %g1, %r16, %r45
  qplog_0x96,1 %r30, %g1, %r16, %g1
  ldqp,2 [ %r2 + 0x3700 ], %r16
  qplog_0xe8,3 %b[54], %g17, %b[40], %b[69]
  qplog_0x96,4 %b[54], %g17, %b[40], %g17
  ldqp,5 [ %r2 + 0x3700 ], %b[40]
}
{
  qplog_0x96,0 %b[8], %r25, %b[3], %b[8]
  qplog_0x6b,1 %b[20], %r39, %b[30], %b[3]
  ldqp,2 [ %r2 + 0x3710 ], %r26
  qplog_0x96,3 %b[96], %b[49], %b[91], %b[96]
  qplog_0x6b,4 %b[108], %b[63], %b[118], %b[91]
  ldqp,5 [ %r2 + 0x3710 ], %b[50]
}
{
  qplog_0xe8,0 %r62, %b[14], %r45, %b[29]
  qplog_0x96,1 %r62, %b[14], %r45, %b[14]
  qplog_0xe8,3 %b[86], %b[102], %b[69], %b[117]
  qplog_0x96,4 %b[86], %b[102], %b[69], %b[102]
}
{
  qplog_0x42,0 %g1, %r17, %b[17], %r45
  qplog_0xec,1 %b[20], %g10, %b[30], %g14
  qplog_0x42,3 %g17, %b[41], %b[105], %b[69]
  qplog_0xec,4 %b[108], %g26, %b[118], %g30
}
{
  qplog_0xe8,0 %g15, %r41, %b[29], %r48
  qplog_0x93,1 %g1, %b[17], %b[14], %r42
  qplog_0xe8,3 %g31, %b[65], %b[117], %b[72]
  qplog_0x93,4 %g17, %b[105], %b[102], %b[66]
}
{
  qplog_0x96,0 %g15, %r41, %b[29], %r41
  qplog_0x96,1 %r25, %r46, %r37, %r25
  qplog_0x96,3 %g31, %b[65], %b[117], %b[65]
  qplog_0x96,4 %b[49], %b[70], %b[61], %b[49]
}
{
  qplog_0xe8,0 %b[19], %r58, %r48, %r46
  qplog_0x63,1 %r42, %b[14], %r17, %r37
  ldqp,2 [ %r2 + 0x3720 ], %b[29]
  qplog_0xe8,3 %b[107], %b[82], %b[72], %b[70]
  qplog_0x63,4 %b[66], %b[102], %b[41], %b[61]
  ldqp,5 [ %r2 + 0x3720 ], %b[117]
}
{
  qplog_0x25,0 %b[14], %r42, %g1, %g1
  qplog_0x78,1 %r45, %b[14], %r17, %b[14]
  qplog_0x25,3 %b[102], %b[66], %g17, %g17
  qplog_0x78,4 %b[69], %b[102], %b[41], %b[102]
}
{
  qplog_0x96,0 %r37, %r45, %r23, %r37
  qplog_0x96,1 %b[19], %r58, %r48, %r58
  ldqp,2 [ %r2 + 0x3730 ], %r48
  qplog_0x96,3 %b[61], %b[69], %b[47], %b[61]
  qplog_0x96,4 %b[107], %b[82], %b[72], %b[82]
  ldqp,5 [ %r2 + 0x3730 ], %b[72]
}
{
  qplog_0xe8,0 %b[10], %r24, %r46, %r23
  qplog_0x49,1 %b[14], %r17, %b[17], %r17
  qplog_0xe8,3 %b[98], %b[48], %b[70], %b[47]
  qplog_0x49,4 %b[102], %b[41], %b[105], %b[41]
}
{
  qplog_0x56,0 %r45, %g1, %b[24], %r45
  qplog_0x96,1 %b[10], %r24, %r46, %r24
  qplog_0x56,3 %b[69], %g17, %b[112], %b[69]
  qplog_0x96,4 %b[98], %b[48], %b[70], %b[48]
}
{
  qplog_0x96,0 %b[38], %r59, %r23, %r46
  qplog_0xe8,1 %b[38], %r59, %r23, %r59
  qplog_0x96,3 %b[126], %b[83], %b[47], %b[70]
  qplog_0xe8,4 %b[126], %b[83], %b[47], %b[83]
}
{
  qplog_0xc0,0 %r37, %r16, %r16, %r23
  qplog_0x96,1 %r17, %g1, %r54, %r17
  qplog_0xc0,3 %b[61], %b[40], %b[40], %b[47]
  qplog_0x96,4 %b[41], %g17, %b[78], %b[41]
}
{
  qplog_0x18,0 %r46, %r58, %r41, %g1
  qplog_0xbd,1 %r24, %r41, %r46, %r54
  qplog_0x18,3 %b[70], %b[82], %b[65], %g17
  qplog_0xbd,4 %b[48], %b[65], %b[70], %b[78]
}
{
  qplog_0xe8,0 %b[2], %g8, %r59, %b[24]
  qplog_0xe8,1 %r45, %r26, %r23, %b[17]
  qplog_0xe8,3 %b[90], %g24, %b[83], %b[112]
  qplog_0xe8,4 %b[69], %b[50], %b[47], %b[105]
}
{
  qplog_0x96,0 %b[2], %g8, %r59, %g8
  qplog_0x48,1 %g14, %b[3], %r39, %r59
  qplog_0x96,3 %b[90], %g24, %b[83], %g24
  qplog_0x48,4 %g30, %b[91], %b[63], %b[83]
}
{
  qplog_0x69,0 %g10, %b[20], %b[3], %g10
  qplog_0x96,1 %g14, %b[3], %b[13], %b[13]
  qplog_0x69,3 %g26, %b[108], %b[91], %g26
  qplog_0x96,4 %g30, %b[91], %b[101], %b[101]
}
{
  qplog_0x96,0 %r59, %b[20], %b[32], %r59
  qplog_0xc6,1 %b[39], %b[28], %b[9], %b[20]
  qplog_0x96,3 %b[83], %b[108], %b[120], %b[83]
  qplog_0xc6,4 %b[127], %b[116], %b[97], %b[108]
}
{
  qplog_0x17,0 %g1, %r24, %r58, %b[32]
  qplog_0x2a,1 %g14, %g10, %b[3], %g14
  qplog_0x17,3 %g17, %b[48], %b[82], %b[120]
  qplog_0x2a,4 %g30, %g26, %b[91], %g30
}
{
  qplog_0xbe,0 %r46, %r24, %r58, %b[3]
  qplog_0x86,1 %r58, %r24, %r41, %r24
  qplog_0xbe,3 %b[70], %b[48], %b[82], %b[91]
  qplog_0x86,4 %b[82], %b[48], %b[65], %b[48]
}
{
  qplog_0xa3,0 %b[32], %r46, %r41, %r46
  qplog_0x96,1 %b[32], %r54, %r28, %b[32]
  qplog_0xa3,3 %b[120], %b[70], %b[65], %b[70]
  qplog_0x96,4 %b[120], %b[78], %b[52], %b[120]
}
{
  qplog_0xe8,0 %r53, %r21, %b[24], %r28
  qplog_0xe8,1 %r17, %b[29], %b[17], %r41
  qplog_0xe8,3 %b[77], %b[45], %b[112], %b[52]
  qplog_0xe8,4 %b[41], %b[117], %b[105], %b[65]
}
{
  qplog_0x96,0 %r46, %b[3], %r52, %r46
  qplog_0x56,1 %g1, %r24, %b[11], %g1
  qplog_0x96,3 %b[70], %b[91], %b[76], %b[70]
  qplog_0x56,4 %g17, %b[48], %b[99], %g17
}
{
  qplog_0xe8,0 %r35, %r63, %r28, %r24
  qplog_0xe8,1 %b[32], %r48, %r41, %b[11]
  qplog_0xe8,3 %b[59], %b[87], %b[52], %b[48]
  qplog_0xe8,4 %b[120], %b[72], %b[65], %b[99]
}
{
  qplog_0x96,0 %r53, %r21, %b[24], %r21
  qplog_0x96,1 %r35, %r63, %r28, %r63
  qplog_0x96,3 %b[77], %b[45], %b[112], %b[45]
  qplog_0x96,4 %b[59], %b[87], %b[52], %b[87]
}
{
  qplog_0x96,0 %g11, %g6, %r24, %g6
  qplog_0x96,1 %b[3], %r54, %r61, %b[3]
  qplog_0x96,3 %g27, %g22, %b[48], %g22
  qplog_0x96,4 %b[91], %b[78], %b[85], %b[91]
}
{
  qplog_0xb2,0 %g10, %b[30], %r39, %g10
  qplog_0x96,1 %g14, %b[30], %g4, %g14
  qplog_0xb2,3 %g26, %b[118], %b[63], %g26
  qplog_0x96,4 %g30, %b[118], %g20, %g30
}
{
  ldqp,0 [ %r2 + 0x3750 ], %g4
  qplog_0x6f,1 %r21, %g6, %g8, %r54
  ldqp,2 [ %r2 + 0x3740 ], %b[30]
  ldqp,3 [ %r2 + 0x3750 ], %g20
  qplog_0x6f,4 %b[45], %g22, %g24, %b[78]
  ldqp,5 [ %r2 + 0x3740 ], %b[118]
}
{
  qplog_0x6b,0 %g6, %r63, %g8, %r61
  qplog_0x73,1 %r21, %r63, %g6, %r24
  qplog_0x6b,3 %g22, %b[87], %g24, %b[85]
  qplog_0x73,4 %b[45], %b[87], %g22, %b[48]
}
{
  qplog_0x24,0 %r54, %r63, %g8, %r28
  qplog_0x1a,1 %b[9], %b[20], %g5, %b[24]
  qplog_0x24,3 %b[78], %b[87], %g24, %b[52]
  qplog_0x1a,4 %b[97], %b[108], %g21, %b[112]
}
{
  qplog_0x29,0 %r61, %r63, %r21, %r52
  qplog_0x6a,1 %r61, %r54, %r56, %r61
  qplog_0x29,3 %b[85], %b[87], %b[45], %b[76]
  qplog_0x6a,4 %b[85], %b[78], %b[80], %b[85]
}
{
  qplog_0x96,0 %r28, %r21, %r34, %r28
  qplog_0x5a,1 %g10, %r39, %g0, %g10
  qplog_0x96,3 %b[52], %b[45], %b[58], %b[52]
  qplog_0x5a,4 %g26, %b[63], %g16, %g26
}
{
  qplog_0xe8,0 %r46, %b[30], %b[11], %g0
  qplog_0x49,1 %r52, %r63, %g8, %r63
  ldqp,2 [ %r2 + 0x3760 ], %r39
  qplog_0xe8,3 %b[70], %b[118], %b[99], %g16
  qplog_0x49,4 %b[76], %b[87], %g24, %b[87]
  ldqp,5 [ %r2 + 0x3760 ], %b[63]
}
{
  qplog_0x96,0 %r52, %g6, %r55, %r52
  qplog_0x6b,1 %b[24], %b[20], %b[39], %g6
  ldqp,2 [ %r2 + 0x3770 ], %g8
  qplog_0x96,3 %b[76], %g22, %b[79], %b[76]
  qplog_0x6b,4 %b[112], %b[108], %b[127], %g22
  ldqp,5 [ %r2 + 0x3770 ], %g24
}
{
  qplog_0xe8,0 %g1, %g4, %g0, %r55
  qplog_0x96,1 %r63, %r24, %r44, %r63
  qplog_0xe8,3 %g17, %g20, %g16, %b[79]
  qplog_0x96,4 %b[87], %b[48], %b[68], %b[87]
}
{
  qplog_0xe7,0 %b[20], %b[9], %g5, %b[20]
  qplog_0x96,1 %g6, %g5, %b[34], %b[34]
  qplog_0xe7,3 %b[108], %b[97], %g21, %b[108]
  qplog_0x96,4 %g22, %g21, %b[122], %b[122]
}
{
  qplog_0x29,0 %r49, %g3, %r36, %r24
  qplog_0x51,1 %b[6], %g3, %r49, %r44
  ldqp,2 [ %r2 + 0x3780 ], %b[9]
  qplog_0x29,3 %b[73], %g19, %b[60], %b[48]
  qplog_0x51,4 %b[94], %g19, %b[73], %b[68]
  ldqp,5 [ %r2 + 0x3780 ], %b[97]
}
{
  qplog_0xe8,0 %b[3], %r39, %r55, %r21
  qplog_0x7b,1 %b[20], %g6, %b[28], %b[28]
  qplog_0xe8,3 %b[91], %b[63], %b[79], %b[45]
  qplog_0x7b,4 %b[108], %g22, %b[116], %b[116]
}
{
  qplog_0x49,0 %r24, %g3, %b[6], %r34
  qplog_0x96,1 %b[20], %g6, %b[5], %g6
  qplog_0x49,3 %b[48], %g19, %b[94], %b[58]
  qplog_0x96,4 %b[108], %g22, %b[93], %g22
}
{
  qplog_0xe8,0 %r61, %g8, %r21, %b[5]
  qplog_0x96,1 %b[28], %b[24], %r27, %b[24]
  qplog_0xe8,3 %b[85], %g24, %b[45], %b[93]
  qplog_0x96,4 %b[116], %b[112], %b[51], %b[112]
}
{
  qplog_0x4a,0 %b[28], %b[20], %g5, %b[28]
  qplog_0x8d,1 %r34, %r44, %g3, %g3
  qplog_0x4a,3 %b[116], %b[108], %g21, %b[116]
  qplog_0x8d,4 %b[58], %b[68], %g19, %g19
}
{
  qplog_0xe8,0 %r28, %b[9], %b[5], %g5
  qplog_0x79,1 %r24, %b[6], %r49, %r24
  ldqp,2 [ %r2 + 0x3790 ], %b[20]
  qplog_0xe8,3 %b[52], %b[97], %b[93], %g21
  qplog_0x79,4 %b[48], %b[94], %b[73], %b[48]
  ldqp,5 [ %r2 + 0x3790 ], %b[108]
}
{
  qplog_0x96,0 %b[28], %b[39], %r18, %b[28]
  qplog_0xc5,1 %g3, %b[6], %r36, %b[6]
  qplog_0x96,3 %b[116], %b[127], %b[42], %b[116]
  qplog_0xc5,4 %g19, %b[94], %b[60], %b[94]
}
{
  ldqp,0 [ %r2 + 0x37b0 ], %r18
  qplog_0x96,1 %g3, %r24, %b[7], %g3
  ldqp,2 [ %r2 + 0x37a0 ], %b[39]
  ldqp,3 [ %r2 + 0x37b0 ], %b[42]
  qplog_0x96,4 %g19, %b[48], %b[95], %g19
  ldqp,5 [ %r2 + 0x37a0 ], %b[127]
}
{
  qplog_0x96,0 %b[6], %r49, %b[1], %b[6]
  qplog_0x79,1 %b[15], %r51, %r57, %r49
  ldqp,2 [ %r2 + 0x37c0 ], %b[7]
  qplog_0x96,3 %b[94], %b[73], %b[89], %b[94]
  qplog_0x79,4 %b[103], %b[75], %b[81], %b[73]
  ldqp,5 [ %r2 + 0x37c0 ], %b[95]
}
{
  qplog_0x96,0 %r24, %r36, %b[26], %r24
  qplog_0x96,1 %r34, %r44, %b[18], %r34
  ldqp,2 [ %r2 + 0x37d0 ], %b[1]
  qplog_0x96,3 %b[48], %b[60], %b[114], %b[48]
  qplog_0x96,4 %b[58], %b[68], %b[106], %b[58]
  ldqp,5 [ %r2 + 0x37d0 ], %b[89]
}
{
  qplog_0xe8,0 %r63, %b[20], %g5, %r44
  qplog_0xe5,1 %r49, %r57, %g7, %r36
  ldqp,2 [ %r2 + 0x37e0 ], %b[18]
  qplog_0xe8,3 %b[87], %b[108], %g21, %b[68]
  qplog_0xe5,4 %b[73], %b[81], %g23, %b[60]
  ldqp,5 [ %r2 + 0x37e0 ], %b[106]
}
{
  qplog_0x56,0 %b[15], %g7, %r51, %r27
  qplog_0x96,1 %b[14], %r42, %r20, %b[14]
  ldqp,2 [ %r2 + 0x37f0 ], %b[26]
  qplog_0x56,3 %b[103], %g23, %b[75], %b[51]
  qplog_0x96,4 %b[102], %b[66], %b[44], %b[102]
  ldqp,5 [ %r2 + 0x37f0 ], %b[114]
}
{
  qplog_0xe8,0 %r52, %b[39], %r44, %r42
  qplog_0x6b,1 %r36, %b[15], %g7, %r20
  qplog_0xe8,3 %b[76], %b[127], %b[68], %b[66]
  qplog_0x6b,4 %b[60], %b[103], %g23, %b[44]
}
{
  qplog_0x96,0 %r27, %g7, %b[27], %g7
  qplog_0x3c,1 %r37, %r16, %r16, %r16
  ldqp,2 [ %r2 + 0x3800 ], %r54
  qplog_0x96,3 %b[51], %g23, %b[115], %g23
  qplog_0x3c,4 %b[61], %b[40], %b[40], %b[40]
  ldqp,5 [ %r2 + 0x3800 ], %b[78]
}
{
  qplog_0xe8,0 %r31, %r18, %r42, %b[27]
  qplog_0x5c,1 %r20, %r36, %r51, %r36
  qplog_0xe8,3 %b[55], %b[42], %b[66], %b[115]
  qplog_0x5c,4 %b[44], %b[60], %b[75], %b[60]
}
{
  qplog_0x96,0 %r20, %r51, %b[4], %r20
  qplog_0x96,1 %r45, %r26, %r23, %r26
  qplog_0x96,3 %b[44], %b[75], %b[92], %b[44]
  qplog_0x96,4 %b[69], %b[50], %b[47], %b[50]
}
{
  qplog_0xe8,0 %b[23], %b[7], %b[27], %r23
  qplog_0x6f,1 %r36, %r27, %r49, %r27
  qplog_0xe8,3 %b[111], %b[95], %b[115], %b[47]
  qplog_0x6f,4 %b[60], %b[51], %b[73], %b[51]
}
{
  qplog_0x96,0 %r36, %r57, %r32, %r36
  qplog_0x96,1 %b[32], %r48, %r41, %r48
  ldqp,2 [ %r2 + 0x3810 ], %r49
  qplog_0x96,3 %b[60], %b[81], %b[56], %b[60]
  qplog_0x96,4 %b[120], %b[72], %b[65], %b[72]
  ldqp,5 [ %r2 + 0x3810 ], %b[73]
}
{
  qplog_0xe8,0 %b[8], %b[1], %r23, %r41
  qplog_0x96,1 %r27, %b[15], %r47, %r27
  qplog_0xe8,3 %b[96], %b[89], %b[47], %b[65]
  qplog_0x96,4 %b[51], %b[103], %b[71], %b[51]
}
{
  ldqp,0 [ %r2 + 0x3830 ], %r47
  qplog_0x96,1 %r17, %b[29], %b[17], %b[29]
  ldqp,2 [ %r2 + 0x3820 ], %b[15]
  ldqp,3 [ %r2 + 0x3830 ], %b[71]
  qplog_0x96,4 %b[41], %b[117], %b[105], %b[117]
  ldqp,5 [ %r2 + 0x3820 ], %b[103]
}
{
  qplog_0xe8,0 %r25, %b[18], %r41, %b[17]
  qplog_0x1e,1 %r16, %r48, %r26, %r16
  ldqp,2 [ %r2 + 0x3840 ], %r57
  qplog_0xe8,3 %b[49], %b[106], %b[65], %b[105]
  qplog_0x1e,4 %b[40], %b[72], %b[50], %b[40]
  ldqp,5 [ %r2 + 0x3840 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x3860 ], %r51
  qplog_0x96,1 %r46, %b[30], %b[11], %b[30]
  ldqp,2 [ %r2 + 0x3850 ], %r32
  ldqp,3 [ %r2 + 0x3860 ], %b[75]
  qplog_0x96,4 %b[70], %b[118], %b[99], %b[118]
  ldqp,5 [ %r2 + 0x3850 ], %b[56]
}
{
  qplog_0xe8,0 %r59, %b[26], %b[17], %b[11]
  qplog_0x4a,1 %r16, %r48, %b[29], %r56
  ldqp,2 [ %r2 + 0x3870 ], %b[4]
  qplog_0xe8,3 %b[83], %b[114], %b[105], %b[99]
  qplog_0x4a,4 %b[40], %b[72], %b[117], %b[80]
  ldqp,5 [ %r2 + 0x3870 ], %b[92]
}
{
  qplog_0x96,0 %g1, %g4, %g0, %g4
  qplog_0x96,1 %b[3], %r39, %r55, %r39
  ldqp,2 [ %r2 + 0x3880 ], %r58
  qplog_0x96,3 %g17, %g20, %g16, %g20
  qplog_0x96,4 %b[91], %b[63], %b[79], %b[63]
  ldqp,5 [ %r2 + 0x3880 ], %b[82]
}
{
  qplog_0xe8,0 %b[13], %r54, %b[11], %r55
  qplog_0x96,1 %r56, %r26, %r43, %r43
  ldqp,2 [ %r2 + 0x3890 ], %g0
  qplog_0xe8,3 %b[101], %b[78], %b[99], %b[79]
  qplog_0x96,4 %b[80], %b[50], %b[67], %b[67]
  ldqp,5 [ %r2 + 0x3890 ], %g16
}
{
  qplog_0x96,0 %r61, %g8, %r21, %g8
  qplog_0x96,1 %r28, %b[9], %b[5], %b[9]
  qplog_0x96,3 %b[85], %g24, %b[45], %g24
  qplog_0x96,4 %b[52], %b[97], %b[93], %b[97]
}
{
  qplog_0xe8,0 %g14, %r49, %r55, %b[5]
  qplog_0x96,1 %r52, %b[39], %r44, %b[39]
  ldqp,2 [ %r2 + 0x38a0 ], %r21
  qplog_0xe8,3 %g30, %b[73], %b[79], %b[93]
  qplog_0x96,4 %b[76], %b[127], %b[68], %b[127]
  ldqp,5 [ %r2 + 0x38a0 ], %b[45]
}
{
  qplog_0x96,0 %r31, %r18, %r42, %r18
  qplog_0x96,1 %r63, %b[20], %g5, %b[20]
  ldqp,2 [ %r2 + 0x38b0 ], %r44
  qplog_0x96,3 %b[55], %b[42], %b[66], %b[42]
  qplog_0x96,4 %b[87], %b[108], %g21, %b[108]
  ldqp,5 [ %r2 + 0x38b0 ], %b[68]
}
{
  qplog_0xe8,0 %g10, %b[15], %b[5], %g5
  qplog_0x96,1 %b[23], %b[7], %b[27], %b[7]
  ldqp,2 [ %r2 + 0x38c0 ], %r42
  qplog_0xe8,3 %g26, %b[103], %b[93], %g21
  qplog_0x96,4 %b[111], %b[95], %b[115], %b[95]
  ldqp,5 [ %r2 + 0x38c0 ], %b[66]
}
{
  qplog_0x96,0 %b[8], %b[1], %r23, %b[1]
  qplog_0x96,1 %r59, %b[26], %b[17], %b[26]
  ldqp,2 [ %r2 + 0x38d0 ], %b[27]
  qplog_0x96,3 %b[96], %b[89], %b[47], %b[89]
  qplog_0x96,4 %b[83], %b[114], %b[105], %b[114]
  ldqp,5 [ %r2 + 0x38d0 ], %b[115]
}
{
  qplog_0xe8,0 %b[34], %r47, %g5, %b[17]
  qplog_0x96,1 %r25, %b[18], %r41, %b[18]
  ldqp,2 [ %r2 + 0x38e0 ], %r23
  qplog_0xe8,3 %b[122], %b[71], %g21, %b[105]
  qplog_0x96,4 %b[49], %b[106], %b[65], %b[106]
  ldqp,5 [ %r2 + 0x38e0 ], %b[47]
}
{
  qplog_0x96,0 %b[13], %r54, %b[11], %r54
  qplog_0x96,1 %g10, %b[15], %b[5], %b[15]
  ldqp,2 [ %r2 + 0x38f0 ], %r41
  qplog_0x96,3 %b[101], %b[78], %b[99], %b[78]
  qplog_0x96,4 %g26, %b[103], %b[93], %b[103]
  ldqp,5 [ %r2 + 0x38f0 ], %b[65]
}
{
  qplog_0xe8,0 %b[24], %r57, %b[17], %b[5]
  qplog_0x96,1 %b[24], %r57, %b[17], %r57
  qplog_0xe8,3 %b[112], %b[81], %b[105], %b[93]
  qplog_0x96,4 %b[112], %b[81], %b[105], %b[81]
}
{
  qplog_0x9a,0 %r56, %r16, %r48, %b[17]
  qplog_0x84,1 %r16, %r26, %b[29], %b[11]
  qplog_0x9a,3 %b[80], %b[40], %b[72], %b[105]
  qplog_0x84,4 %b[40], %b[50], %b[117], %b[99]
}
{
  qplog_0x96,0 %b[34], %r47, %g5, %r47
  qplog_0x96,1 %g14, %r49, %r55, %r49
  qplog_0x96,3 %b[122], %b[71], %g21, %b[71]
  qplog_0x96,4 %g30, %b[73], %b[79], %b[73]
}
{
  qplog_0xe8,0 %g6, %r32, %b[5], %r55
  qplog_0x96,1 %g6, %r32, %b[5], %r32
  qplog_0xe8,3 %g22, %b[56], %b[93], %b[79]
  qplog_0x96,4 %g22, %b[56], %b[93], %b[56]
}
{
  qplog_0x06,0 %b[17], %b[29], %r26, %b[29]
  qplog_0x53,1 %r56, %b[11], %r48, %r56
  qplog_0x06,3 %b[105], %b[117], %b[50], %b[117]
  qplog_0x53,4 %b[80], %b[99], %b[72], %b[80]
}
{
  qplog_0xe8,0 %b[28], %r51, %r55, %b[11]
  qplog_0x96,1 %b[28], %r51, %r55, %r51
  ldqp,2 [ %r2 + 0x3900 ], %r55
  qplog_0xe8,3 %b[116], %b[75], %b[79], %b[99]
  qplog_0x96,4 %b[116], %b[75], %b[79], %b[75]
  ldqp,5 [ %r2 + 0x3900 ], %b[79]
}
{
  qplog_0x96,0 %b[29], %r26, %r22, %b[29]
  qplog_0x96,1 %b[17], %r56, %b[35], %b[17]
  qplog_0x96,3 %b[117], %b[50], %b[46], %b[117]
  qplog_0x96,4 %b[105], %b[80], %b[123], %b[105]
}
{
  qplog_0xe8,0 %b[6], %b[4], %b[11], %b[35]
  qplog_0x96,1 %b[6], %b[4], %b[11], %b[4]
  ldqp,2 [ %r2 + 0x3910 ], %b[11]
  qplog_0xe8,3 %b[94], %b[92], %b[99], %b[123]
  qplog_0x96,4 %b[94], %b[92], %b[99], %b[92]
  ldqp,5 [ %r2 + 0x3910 ], %b[99]
}
{
  qplog_0x42,0 %r51, %r32, %r57, %r26
  qplog_0x6b,1 %g8, %b[30], %g4, %r22
  qplog_0x42,3 %b[75], %b[56], %b[81], %b[50]
  qplog_0x6b,4 %g24, %b[118], %g20, %b[46]
}
{
  qplog_0xe8,0 %g3, %r58, %b[35], %r48
  qplog_0x93,1 %r51, %r57, %b[4], %b[5]
  qplog_0xe8,3 %g19, %b[82], %b[123], %b[72]
  qplog_0x93,4 %b[75], %b[81], %b[92], %b[93]
}
{
  qplog_0x78,0 %r26, %b[4], %r32, %g5
  qplog_0x96,1 %g3, %r58, %b[35], %r58
  qplog_0x78,3 %b[50], %b[92], %b[56], %g21
  qplog_0x96,4 %g19, %b[82], %b[123], %b[82]
}
{
  qplog_0xe8,0 %r24, %g0, %r48, %b[35]
  qplog_0x25,1 %b[4], %b[5], %r51, %r51
  qplog_0xe8,3 %b[48], %g16, %b[72], %b[123]
  qplog_0x25,4 %b[92], %b[93], %b[75], %b[75]
}
{
  qplog_0x63,0 %b[5], %b[4], %r32, %b[4]
  qplog_0x96,1 %r24, %g0, %r48, %g0
  qplog_0x63,3 %b[93], %b[92], %b[56], %b[92]
  qplog_0x96,4 %b[48], %g16, %b[72], %g16
}
{
  qplog_0xe8,0 %r34, %r21, %b[35], %r48
  qplog_0x49,1 %g5, %r32, %r57, %r32
  qplog_0xe8,3 %b[58], %b[45], %b[123], %b[72]
  qplog_0x49,4 %g21, %b[56], %b[81], %b[56]
}
{
  qplog_0x96,0 %b[4], %r26, %r40, %b[4]
  qplog_0x56,1 %r26, %r51, %b[22], %r26
  qplog_0x96,3 %b[92], %b[50], %b[64], %b[92]
  qplog_0x56,4 %b[50], %b[75], %b[110], %b[50]
}
{
  qplog_0x96,0 %r20, %r44, %r48, %b[22]
  qplog_0x96,1 %r34, %r21, %b[35], %r21
  qplog_0x96,3 %b[44], %b[68], %b[72], %b[110]
  qplog_0x96,4 %b[58], %b[45], %b[123], %b[45]
}
{
  qplog_0xe8,0 %r20, %r44, %r48, %r44
  qplog_0xc0,1 %b[4], %r55, %r55, %r48
  qplog_0xe8,3 %b[44], %b[68], %b[72], %b[68]
  qplog_0xc0,4 %b[92], %b[79], %b[79], %b[72]
}
{
  qplog_0x18,0 %b[22], %g0, %r58, %b[35]
  qplog_0x96,1 %r32, %r51, %g2, %r32
  qplog_0x18,3 %b[110], %g16, %b[82], %b[123]
  qplog_0x96,4 %b[56], %b[75], %g18, %b[56]
}
{
  qplog_0xbd,0 %r21, %r58, %b[22], %r51
  qplog_0xe8,1 %r27, %r42, %r44, %g2
  qplog_0xbd,3 %b[45], %b[82], %b[110], %b[75]
  qplog_0xe8,4 %b[51], %b[66], %b[68], %g18
}
{
  qplog_0x17,0 %b[35], %r21, %g0, %r40
  qplog_0xe8,1 %r26, %b[11], %r48, %r57
  qplog_0x17,3 %b[123], %b[45], %g16, %b[64]
  qplog_0xe8,4 %b[50], %b[99], %b[72], %b[81]
}
{
  qplog_0x96,0 %r27, %r42, %r44, %r42
  qplog_0x96,1 %r36, %b[27], %g2, %r44
  qplog_0x96,3 %b[51], %b[66], %b[68], %b[66]
  qplog_0x96,4 %b[60], %b[115], %g18, %b[68]
}
{
  qplog_0x96,0 %r40, %r51, %b[37], %b[37]
  qplog_0xe8,1 %r36, %b[27], %g2, %b[27]
  qplog_0x96,3 %b[64], %b[75], %b[125], %b[125]
  qplog_0xe8,4 %b[60], %b[115], %g18, %b[115]
}
{
  qplog_0xbe,0 %b[22], %r21, %g0, %g2
  qplog_0xa3,1 %r40, %b[22], %r58, %r40
  qplog_0xbe,3 %b[110], %b[45], %g16, %g18
  qplog_0xa3,4 %b[64], %b[110], %b[82], %b[64]
}
{
  qplog_0x86,0 %g0, %r21, %r58, %r21
  qplog_0xe8,1 %g7, %r23, %b[27], %g0
  qplog_0x86,3 %g16, %b[45], %b[82], %b[45]
  qplog_0xe8,4 %g23, %b[47], %b[115], %g16
}
{
  qplog_0x96,0 %r40, %g2, %r33, %r40
  qplog_0x96,1 %g7, %r23, %b[27], %r23
  qplog_0x96,3 %b[64], %g18, %b[57], %b[64]
  qplog_0x96,4 %g23, %b[47], %b[115], %b[47]
}
{
  qplog_0x56,0 %b[35], %r21, %b[33], %b[35]
  qplog_0x96,1 %b[14], %r41, %g0, %r41
  qplog_0x56,3 %b[123], %b[45], %b[121], %b[123]
  qplog_0x96,4 %b[102], %b[65], %g16, %b[65]
}
{
  qplog_0x96,0 %g2, %r51, %r38, %g2
  qplog_0xec,1 %g8, %r39, %g4, %r51
  qplog_0x96,3 %g18, %b[75], %b[62], %g18
  qplog_0xec,4 %g24, %b[63], %g20, %b[75]
}
{
  qplog_0x6f,0 %r44, %r41, %r42, %r38
  qplog_0x6b,1 %r41, %r23, %r42, %g0
  qplog_0x6f,3 %b[68], %b[65], %b[66], %b[62]
  qplog_0x6b,4 %b[65], %b[47], %b[66], %g16
}
{
  qplog_0x73,0 %r44, %r23, %r41, %r21
  qplog_0x96,1 %r56, %r16, %b[31], %r56
  qplog_0x73,3 %b[68], %b[47], %b[65], %b[45]
  qplog_0x96,4 %b[80], %b[40], %b[119], %b[80]
}
{
  ldqp,0 [ %r2 + 0x3930 ], %b[31]
  qplog_0x29,1 %g0, %r23, %r44, %b[33]
  ldqp,2 [ %r2 + 0x3920 ], %r16
  ldqp,3 [ %r2 + 0x3930 ], %b[119]
  qplog_0x29,4 %g16, %b[47], %b[68], %b[121]
  ldqp,5 [ %r2 + 0x3920 ], %b[40]
}
{
  qplog_0x24,0 %r38, %r23, %r42, %b[27]
  qplog_0x6a,1 %g0, %r38, %g9, %g0
  qplog_0x24,3 %b[62], %b[47], %b[66], %b[115]
  qplog_0x6a,4 %g16, %b[62], %g25, %g16
}
{
  qplog_0x49,0 %b[33], %r23, %r42, %r23
  qplog_0x96,1 %b[33], %r41, %b[25], %b[33]
  qplog_0x49,3 %b[121], %b[47], %b[66], %b[47]
  qplog_0x96,4 %b[121], %b[65], %b[113], %b[121]
}
{
  qplog_0x96,0 %b[27], %r44, %b[0], %b[27]
  qplog_0x48,1 %r51, %r22, %b[30], %r44
  qplog_0x96,3 %b[115], %b[68], %b[88], %b[115]
  qplog_0x48,4 %b[75], %b[46], %b[118], %b[68]
}
{
  qplog_0x96,0 %r23, %r21, %b[16], %r23
  qplog_0x69,1 %r39, %g8, %r22, %r39
  qplog_0x96,3 %b[47], %b[45], %b[104], %b[47]
  qplog_0x69,4 %b[63], %g24, %b[46], %b[63]
}
{
  qplog_0xe8,0 %r32, %r16, %r57, %r21
  qplog_0x96,1 %r44, %g8, %r60, %r44
  qplog_0xe8,3 %b[56], %b[40], %b[81], %b[45]
  qplog_0x96,4 %b[68], %g24, %b[84], %b[68]
}
{
  qplog_0x2a,0 %r51, %r39, %r22, %g8
  qplog_0x96,1 %r51, %r22, %b[36], %r51
  qplog_0x2a,3 %b[75], %b[63], %b[46], %g24
  qplog_0x96,4 %b[75], %b[46], %b[124], %b[75]
}
{
  qplog_0xe8,0 %b[37], %b[31], %r21, %r22
  qplog_0xc6,1 %b[9], %b[39], %r18, %b[36]
  qplog_0xe8,3 %b[125], %b[119], %b[45], %b[46]
  qplog_0xc6,4 %b[97], %b[127], %b[42], %b[124]
}
{
  qplog_0xb2,0 %r39, %g4, %b[30], %r39
  qplog_0x96,1 %g8, %g4, %r19, %g8
  qplog_0xb2,3 %b[63], %g20, %b[118], %b[63]
  qplog_0x96,4 %g24, %g20, %b[43], %g24
}
{
  ldqp,0 [ %r2 + 0x3950 ], %r19
  qplog_0x1a,1 %r18, %b[36], %b[20], %r60
  ldqp,2 [ %r2 + 0x3940 ], %g4
  ldqp,3 [ %r2 + 0x3950 ], %b[43]
  qplog_0x1a,4 %b[42], %b[124], %b[108], %b[84]
  ldqp,5 [ %r2 + 0x3940 ], %g20
}
{
  qplog_0x5a,0 %r39, %b[30], %b[21], %r39
  qplog_0xe7,1 %b[36], %r18, %b[20], %r18
  qplog_0x5a,3 %b[63], %b[118], %b[109], %b[63]
  qplog_0xe7,4 %b[124], %b[42], %b[108], %b[42]
}
{
  ldqp,0 [ %r2 + 0x3970 ], %b[21]
  qplog_0x6b,1 %r60, %b[36], %b[9], %b[36]
  ldqp,2 [ %r2 + 0x3960 ], %b[30]
  ldqp,3 [ %r2 + 0x3970 ], %b[109]
  qplog_0x6b,4 %b[84], %b[124], %b[97], %b[124]
  ldqp,5 [ %r2 + 0x3960 ], %b[118]
}
{
  qplog_0x29,0 %b[7], %b[26], %b[1], %b[0]
  qplog_0x51,1 %b[18], %b[26], %b[7], %r41
  ldqp,2 [ %r2 + 0x3980 ], %b[16]
  qplog_0x29,3 %b[95], %b[114], %b[89], %b[88]
  qplog_0x51,4 %b[106], %b[114], %b[95], %b[65]
  ldqp,5 [ %r2 + 0x3980 ], %b[104]
}
{
  qplog_0x7b,0 %r18, %b[36], %b[39], %b[39]
  qplog_0x96,1 %b[36], %b[20], %r29, %r29
  qplog_0x7b,3 %b[42], %b[124], %b[127], %b[127]
  qplog_0x96,4 %b[124], %b[108], %b[53], %b[53]
}
{
  qplog_0xe8,0 %r40, %g4, %r22, %b[25]
  qplog_0x49,1 %b[0], %b[26], %b[18], %r42
  qplog_0xe8,3 %b[64], %g20, %b[46], %b[113]
  qplog_0x49,4 %b[88], %b[114], %b[106], %b[66]
}
{
  qplog_0x96,0 %b[39], %r60, %b[12], %r60
  qplog_0x4a,1 %b[39], %r18, %b[20], %b[39]
  qplog_0x96,3 %b[127], %b[84], %b[100], %b[84]
  qplog_0x4a,4 %b[127], %b[42], %b[108], %b[127]
}
{
  qplog_0xe8,0 %b[35], %r19, %b[25], %b[20]
  qplog_0x96,1 %r18, %b[36], %r50, %r18
  ldqp,2 [ %r2 + 0x3990 ], %b[12]
  qplog_0xe8,3 %b[123], %b[43], %b[113], %b[108]
  qplog_0x96,4 %b[42], %b[124], %b[74], %b[42]
  ldqp,5 [ %r2 + 0x3990 ], %b[100]
}
{
  qplog_0x8d,0 %r42, %r41, %b[26], %b[26]
  qplog_0x96,1 %b[39], %b[9], %r30, %b[39]
  qplog_0x8d,3 %b[66], %b[65], %b[114], %b[114]
  qplog_0x96,4 %b[127], %b[97], %b[54], %b[127]
}
{
  qplog_0xe8,0 %g2, %b[30], %b[20], %b[9]
  qplog_0x79,1 %b[0], %b[18], %b[7], %b[0]
  ldqp,2 [ %r2 + 0x39a0 ], %r30
  qplog_0xe8,3 %g18, %b[118], %b[108], %b[97]
  qplog_0x79,4 %b[88], %b[106], %b[95], %b[88]
  ldqp,5 [ %r2 + 0x39a0 ], %b[54]
}
{
  ldqp,0 [ %r2 + 0x39c0 ], %r50
  qplog_0xc5,1 %b[26], %b[18], %b[1], %b[18]
  ldqp,2 [ %r2 + 0x39b0 ], %b[36]
  ldqp,3 [ %r2 + 0x39c0 ], %b[74]
  qplog_0xc5,4 %b[114], %b[106], %b[89], %b[106]
  ldqp,5 [ %r2 + 0x39b0 ], %b[124]
}
{
  qplog_0xe8,0 %g0, %b[21], %b[9], %r38
  qplog_0x96,1 %b[26], %b[0], %g15, %b[26]
  qplog_0xe8,3 %g16, %b[109], %b[97], %b[62]
  qplog_0x96,4 %b[114], %b[88], %g31, %b[114]
}
{
  qplog_0x96,0 %b[18], %b[7], %r62, %b[18]
  qplog_0x79,1 %b[15], %r54, %r47, %b[7]
  qplog_0x96,3 %b[106], %b[95], %b[86], %b[106]
  qplog_0x79,4 %b[103], %b[78], %b[71], %b[95]
}
{
  qplog_0xe8,0 %b[27], %b[16], %r38, %r62
  qplog_0x96,1 %b[0], %b[1], %b[19], %b[0]
  ldqp,2 [ %r2 + 0x39d0 ], %g15
  qplog_0xe8,3 %b[115], %b[104], %b[62], %b[86]
  qplog_0x96,4 %b[88], %b[89], %b[107], %b[88]
  ldqp,5 [ %r2 + 0x39d0 ], %g31
}
{
  qplog_0xe5,0 %b[7], %r47, %r49, %b[1]
  qplog_0x96,1 %r42, %r41, %b[10], %r42
  qplog_0xe5,3 %b[95], %b[71], %b[73], %b[89]
  qplog_0x96,4 %b[66], %b[65], %b[98], %b[66]
}
{
  qplog_0xe8,0 %r23, %b[12], %r62, %r41
  qplog_0x56,1 %b[15], %r49, %r54, %b[19]
  ldqp,2 [ %r2 + 0x39e0 ], %b[10]
  qplog_0xe8,3 %b[47], %b[100], %b[86], %b[65]
  qplog_0x56,4 %b[103], %b[73], %b[78], %b[107]
  ldqp,5 [ %r2 + 0x39e0 ], %b[98]
}
{
  qplog_0x6b,0 %b[1], %b[15], %r49, %r33
  qplog_0x96,1 %g5, %b[5], %g11, %g5
  ldqp,2 [ %r2 + 0x39f0 ], %g9
  qplog_0x6b,3 %b[89], %b[103], %b[73], %b[57]
  qplog_0x96,4 %g21, %b[93], %g27, %g21
  ldqp,5 [ %r2 + 0x39f0 ], %g25
}
{
  qplog_0xe8,0 %b[33], %r30, %r41, %b[5]
  qplog_0x96,1 %b[19], %r49, %r35, %r49
  ldqp,2 [ %r2 + 0x3a00 ], %g11
  qplog_0xe8,3 %b[121], %b[54], %b[65], %b[93]
  qplog_0x96,4 %b[107], %b[73], %b[59], %b[73]
  ldqp,5 [ %r2 + 0x3a00 ], %g27
}
{
  qplog_0x5c,0 %r33, %b[1], %r54, %b[1]
  qplog_0x96,1 %r33, %r54, %b[38], %r33
  qplog_0x5c,3 %b[57], %b[89], %b[78], %b[89]
  qplog_0x96,4 %b[57], %b[78], %b[126], %b[57]
}
{
  qplog_0xe8,0 %b[29], %b[36], %b[5], %r54
  qplog_0x3c,1 %b[4], %r55, %r55, %r55
  qplog_0xe8,3 %b[117], %b[124], %b[93], %b[78]
  qplog_0x3c,4 %b[92], %b[79], %b[79], %b[79]
}
{
  qplog_0x6f,0 %b[1], %b[19], %b[7], %b[19]
  qplog_0x96,1 %b[1], %r47, %r53, %b[1]
  qplog_0x6f,3 %b[89], %b[107], %b[95], %b[107]
  qplog_0x96,4 %b[89], %b[71], %b[77], %b[89]
}
{
  qplog_0xe8,0 %r43, %r50, %r54, %r47
  qplog_0x96,1 %r26, %b[11], %r48, %b[11]
  ldqp,2 [ %r2 + 0x3a10 ], %r53
  qplog_0xe8,3 %b[67], %b[74], %b[78], %b[71]
  qplog_0x96,4 %b[50], %b[99], %b[72], %b[99]
  ldqp,5 [ %r2 + 0x3a10 ], %b[77]
}
{
  qplog_0x96,0 %b[19], %b[15], %b[2], %b[19]
  qplog_0x96,1 %b[37], %b[31], %r21, %b[31]
  qplog_0x96,3 %b[107], %b[103], %b[90], %b[107]
  qplog_0x96,4 %b[125], %b[119], %b[45], %b[119]
}
{
  qplog_0xe8,0 %b[17], %g15, %r47, %r21
  qplog_0x96,1 %r32, %r16, %r57, %r16
  ldqp,2 [ %r2 + 0x3a20 ], %b[15]
  qplog_0xe8,3 %b[105], %g31, %b[71], %b[45]
  qplog_0x96,4 %b[56], %b[40], %b[81], %b[40]
  ldqp,5 [ %r2 + 0x3a20 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x3a40 ], %b[2]
  qplog_0x1e,1 %r55, %b[31], %b[11], %r55
  ldqp,2 [ %r2 + 0x3a30 ], %r57
  ldqp,3 [ %r2 + 0x3a40 ], %b[90]
  qplog_0x1e,4 %b[79], %b[119], %b[99], %b[79]
  ldqp,5 [ %r2 + 0x3a30 ], %b[81]
}
{
  qplog_0xe8,0 %r56, %b[10], %r21, %r48
  qplog_0x96,1 %r40, %g4, %r22, %g4
  ldqp,2 [ %r2 + 0x3a50 ], %b[7]
  qplog_0xe8,3 %b[80], %b[98], %b[45], %b[72]
  qplog_0x96,4 %b[64], %g20, %b[46], %g20
  ldqp,5 [ %r2 + 0x3a50 ], %b[95]
}
{
  ldqp,0 [ %r2 + 0x3a70 ], %b[38]
  qplog_0x4a,1 %r55, %b[31], %r16, %r35
  ldqp,2 [ %r2 + 0x3a60 ], %r22
  ldqp,3 [ %r2 + 0x3a70 ], %b[126]
  qplog_0x4a,4 %b[79], %b[119], %b[40], %b[59]
  ldqp,5 [ %r2 + 0x3a60 ], %b[46]
}
{
  qplog_0xe8,0 %r44, %g9, %r48, %r58
  qplog_0x96,1 %b[35], %r19, %b[25], %r19
  ldqp,2 [ %r2 + 0x3a80 ], %b[22]
  qplog_0xe8,3 %b[68], %g25, %b[72], %b[82]
  qplog_0x96,4 %b[123], %b[43], %b[113], %b[43]
  ldqp,5 [ %r2 + 0x3a80 ], %b[110]
}
{
  qplog_0x96,0 %r35, %b[11], %b[23], %b[23]
  qplog_0x96,1 %g2, %b[30], %b[20], %b[30]
  ldqp,2 [ %r2 + 0x3a90 ], %b[25]
  qplog_0x96,3 %b[59], %b[99], %b[111], %b[111]
  qplog_0x96,4 %g18, %b[118], %b[108], %b[118]
  ldqp,5 [ %r2 + 0x3a90 ], %b[113]
}
{
  qplog_0xe8,0 %r51, %g11, %r58, %b[20]
  qplog_0x96,1 %g0, %b[21], %b[9], %b[21]
  qplog_0xe8,3 %b[75], %g27, %b[82], %b[108]
  qplog_0x96,4 %g16, %b[109], %b[97], %b[109]
}
{
  qplog_0x96,0 %b[27], %b[16], %r38, %b[16]
  qplog_0x96,1 %b[33], %r30, %r41, %r30
  ldqp,2 [ %r2 + 0x3aa0 ], %b[9]
  qplog_0x96,3 %b[115], %b[104], %b[62], %b[104]
  qplog_0x96,4 %b[121], %b[54], %b[65], %b[54]
  ldqp,5 [ %r2 + 0x3aa0 ], %b[97]
}
{
  qplog_0xe8,0 %g8, %r53, %b[20], %r41
  qplog_0x96,1 %b[29], %b[36], %b[5], %b[36]
  ldqp,2 [ %r2 + 0x3ab0 ], %r38
  qplog_0xe8,3 %g24, %b[77], %b[108], %b[65]
  qplog_0x96,4 %b[117], %b[124], %b[93], %b[124]
  ldqp,5 [ %r2 + 0x3ab0 ], %b[62]
}
{
  qplog_0x96,0 %r23, %b[12], %r62, %b[12]
  qplog_0x96,1 %r43, %r50, %r54, %r50
  ldqp,2 [ %r2 + 0x3ac0 ], %b[5]
  qplog_0x96,3 %b[47], %b[100], %b[86], %b[100]
  qplog_0x96,4 %b[67], %b[74], %b[78], %b[74]
  ldqp,5 [ %r2 + 0x3ac0 ], %b[93]
}
{
  qplog_0xe8,0 %r39, %b[15], %r41, %r54
  qplog_0x96,1 %b[17], %g15, %r47, %g15
  ldqp,2 [ %r2 + 0x3ad0 ], %r62
  qplog_0xe8,3 %b[63], %b[103], %b[65], %b[78]
  qplog_0x96,4 %b[105], %g31, %b[71], %g31
  ldqp,5 [ %r2 + 0x3ad0 ], %b[86]
}
{
  qplog_0x96,0 %r44, %g9, %r48, %g9
  qplog_0x96,1 %r56, %b[10], %r21, %b[10]
  ldqp,2 [ %r2 + 0x3ae0 ], %r47
  qplog_0x96,3 %b[68], %g25, %b[72], %g25
  qplog_0x96,4 %b[80], %b[98], %b[45], %b[98]
  ldqp,5 [ %r2 + 0x3ae0 ], %b[71]
}
{
  qplog_0xe8,0 %r29, %r57, %r54, %r21
  qplog_0x96,1 %r51, %g11, %r58, %g11
  ldqp,2 [ %r2 + 0x3af0 ], %r48
  qplog_0xe8,3 %b[53], %b[81], %b[78], %b[45]
  qplog_0x96,4 %b[75], %g27, %b[82], %g27
  ldqp,5 [ %r2 + 0x3af0 ], %b[72]
}
{
  qplog_0x9a,0 %r35, %r55, %b[31], %r58
  qplog_0x96,1 %r39, %b[15], %r41, %b[15]
  qplog_0x9a,3 %b[59], %b[79], %b[119], %b[82]
  qplog_0x96,4 %b[63], %b[103], %b[65], %b[103]
}
{
  qplog_0xe8,0 %r60, %b[2], %r21, %r41
  qplog_0x96,1 %r60, %b[2], %r21, %b[2]
  qplog_0xe8,3 %b[84], %b[90], %b[45], %b[65]
  qplog_0x96,4 %b[84], %b[90], %b[45], %b[90]
}
{
  qplog_0x06,0 %r58, %r16, %b[11], %r21
  qplog_0x84,1 %r55, %b[11], %r16, %r16
  qplog_0x06,3 %b[82], %b[40], %b[99], %b[45]
  qplog_0x84,4 %b[79], %b[99], %b[40], %b[40]
}
{
  qplog_0x96,0 %r29, %r57, %r54, %r57
  qplog_0x96,1 %g8, %r53, %b[20], %r53
  qplog_0x96,3 %b[53], %b[81], %b[78], %b[81]
  qplog_0x96,4 %g24, %b[77], %b[108], %b[77]
}
{
  qplog_0xe8,0 %r18, %b[7], %r41, %b[20]
  qplog_0x96,1 %r18, %b[7], %r41, %b[7]
  qplog_0xe8,3 %b[42], %b[95], %b[65], %b[108]
  qplog_0x96,4 %b[42], %b[95], %b[65], %b[95]
}
{
  qplog_0x96,0 %r21, %b[11], %r31, %r21
  qplog_0x53,1 %r35, %r16, %b[31], %r35
  qplog_0x96,3 %b[45], %b[99], %b[55], %b[45]
  qplog_0x53,4 %b[59], %b[40], %b[119], %b[59]
}
{
  qplog_0xe8,0 %b[39], %r22, %b[20], %r16
  qplog_0x96,1 %b[39], %r22, %b[20], %r22
  ldqp,2 [ %r2 + 0x3b00 ], %b[20]
  qplog_0xe8,3 %b[127], %b[46], %b[108], %b[40]
  qplog_0x96,4 %b[127], %b[46], %b[108], %b[46]
  ldqp,5 [ %r2 + 0x3b00 ], %b[108]
}
{
  qplog_0x96,0 %r58, %r35, %b[8], %r58
  qplog_0x6b,1 %b[21], %g4, %r19, %b[8]
  ldqp,2 [ %r2 + 0x3b10 ], %b[31]
  qplog_0x96,3 %b[82], %b[59], %b[96], %b[82]
  qplog_0x6b,4 %b[109], %g20, %b[43], %b[96]
  ldqp,5 [ %r2 + 0x3b10 ], %b[119]
}
{
  qplog_0xe8,0 %b[18], %b[38], %r16, %b[11]
  qplog_0x96,1 %b[18], %b[38], %r16, %b[38]
  qplog_0xe8,3 %b[106], %b[126], %b[40], %b[99]
  qplog_0x96,4 %b[106], %b[126], %b[40], %b[126]
}
{
  qplog_0x42,0 %r22, %b[7], %b[2], %r16
  qplog_0xec,1 %b[21], %b[30], %r19, %r31
  qplog_0x42,3 %b[46], %b[95], %b[90], %b[40]
  qplog_0xec,4 %b[109], %b[118], %b[43], %b[55]
}
{
  qplog_0xe8,0 %b[26], %b[22], %b[11], %r41
  qplog_0x93,1 %r22, %b[2], %b[38], %r54
  qplog_0xe8,3 %b[114], %b[110], %b[99], %b[65]
  qplog_0x93,4 %b[46], %b[90], %b[126], %b[78]
}
{
  qplog_0x96,0 %b[26], %b[22], %b[11], %b[22]
  qplog_0x96,1 %r35, %r55, %r25, %r35
  qplog_0x96,3 %b[114], %b[110], %b[99], %b[110]
  qplog_0x96,4 %b[59], %b[79], %b[49], %b[59]
}
{
  qplog_0xe8,0 %b[0], %b[25], %r41, %r55
  qplog_0x63,1 %r54, %b[38], %b[7], %r25
  ldqp,2 [ %r2 + 0x3b20 ], %b[11]
  qplog_0xe8,3 %b[88], %b[113], %b[65], %b[79]
  qplog_0x63,4 %b[78], %b[126], %b[95], %b[49]
  ldqp,5 [ %r2 + 0x3b20 ], %b[99]
}
{
  qplog_0x25,0 %b[38], %r54, %r22, %r22
  qplog_0x78,1 %r16, %b[38], %b[7], %b[38]
  qplog_0x25,3 %b[126], %b[78], %b[46], %b[46]
  qplog_0x78,4 %b[40], %b[126], %b[95], %b[126]
}
{
  qplog_0x96,0 %r25, %r16, %r37, %r25
  qplog_0x96,1 %b[0], %b[25], %r41, %b[25]
  ldqp,2 [ %r2 + 0x3b30 ], %r41
  qplog_0x96,3 %b[49], %b[40], %b[61], %b[49]
  qplog_0x96,4 %b[88], %b[113], %b[65], %b[113]
  ldqp,5 [ %r2 + 0x3b30 ], %b[65]
}
{
  qplog_0xe8,0 %r42, %b[9], %r55, %r37
  qplog_0x49,1 %b[38], %b[7], %b[2], %b[7]
  qplog_0xe8,3 %b[66], %b[97], %b[79], %b[61]
  qplog_0x49,4 %b[126], %b[95], %b[90], %b[95]
}
{
  qplog_0x56,0 %r16, %r22, %r45, %r16
  qplog_0x96,1 %r42, %b[9], %r55, %b[9]
  qplog_0x56,3 %b[40], %b[46], %b[69], %b[40]
  qplog_0x96,4 %b[66], %b[97], %b[79], %b[97]
}
{
  qplog_0x96,0 %r33, %r38, %r37, %r55
  qplog_0xe8,1 %r33, %r38, %r37, %r38
  qplog_0x96,3 %b[57], %b[62], %b[61], %b[79]
  qplog_0xe8,4 %b[57], %b[62], %b[61], %b[62]
}
{
  qplog_0xc0,0 %r25, %b[20], %b[20], %r37
  qplog_0x96,1 %b[7], %r22, %r17, %b[7]
  qplog_0xc0,3 %b[49], %b[108], %b[108], %b[61]
  qplog_0x96,4 %b[95], %b[46], %b[41], %b[95]
}
{
  qplog_0x18,0 %r55, %b[25], %b[22], %r22
  qplog_0xbd,1 %b[9], %b[22], %r55, %r17
  qplog_0x18,3 %b[79], %b[113], %b[110], %b[46]
  qplog_0xbd,4 %b[97], %b[110], %b[79], %b[41]
}
{
  qplog_0xe8,0 %b[19], %b[5], %r38, %r45
  qplog_0xe8,1 %r16, %b[31], %r37, %b[2]
  qplog_0xe8,3 %b[107], %b[93], %b[62], %b[69]
  qplog_0xe8,4 %b[40], %b[119], %b[61], %b[90]
}
{
  qplog_0x96,0 %b[19], %b[5], %r38, %b[5]
  qplog_0x48,1 %r31, %b[8], %g4, %r38
  qplog_0x96,3 %b[107], %b[93], %b[62], %b[93]
  qplog_0x48,4 %b[55], %b[96], %g20, %b[62]
}
{
  qplog_0x69,0 %b[30], %b[21], %b[8], %b[30]
  qplog_0x96,1 %r31, %b[8], %b[13], %b[13]
  qplog_0x69,3 %b[118], %b[109], %b[96], %b[118]
  qplog_0x96,4 %b[55], %b[96], %b[101], %b[101]
}
{
  qplog_0x96,0 %r38, %b[21], %r59, %r38
  qplog_0xc6,1 %b[16], %r30, %b[36], %b[21]
  qplog_0x96,3 %b[62], %b[109], %b[83], %b[62]
  qplog_0xc6,4 %b[104], %b[54], %b[124], %b[109]
}
{
  qplog_0x17,0 %r22, %b[9], %b[25], %r59
  qplog_0x2a,1 %r31, %b[30], %b[8], %r31
  qplog_0x17,3 %b[46], %b[97], %b[113], %b[83]
  qplog_0x2a,4 %b[55], %b[118], %b[96], %b[55]
}
{
  qplog_0xbe,0 %r55, %b[9], %b[25], %b[8]
  qplog_0x86,1 %b[25], %b[9], %b[22], %b[9]
  qplog_0xbe,3 %b[79], %b[97], %b[113], %b[96]
  qplog_0x86,4 %b[113], %b[97], %b[110], %b[97]
}
{
  qplog_0xa3,0 %r59, %r55, %b[22], %r55
  qplog_0x96,1 %r59, %r17, %b[32], %r59
  qplog_0xa3,3 %b[83], %b[79], %b[110], %b[79]
  qplog_0x96,4 %b[83], %b[41], %b[120], %b[83]
}
{
  qplog_0xe8,0 %b[1], %r62, %r45, %b[32]
  qplog_0xe8,1 %b[7], %b[11], %b[2], %b[22]
  qplog_0xe8,3 %b[89], %b[86], %b[69], %b[120]
  qplog_0xe8,4 %b[95], %b[99], %b[90], %b[110]
}
{
  qplog_0x96,0 %r55, %b[8], %r46, %r55
  qplog_0x56,1 %r22, %b[9], %g1, %r22
  qplog_0x96,3 %b[79], %b[96], %b[70], %b[79]
  qplog_0x56,4 %b[46], %b[97], %g17, %b[46]
}
{
  qplog_0xe8,0 %r49, %r47, %b[32], %b[9]
  qplog_0xe8,1 %r59, %r41, %b[22], %g1
  qplog_0xe8,3 %b[73], %b[71], %b[120], %b[97]
  qplog_0xe8,4 %b[83], %b[65], %b[110], %g17
}
{
  qplog_0x96,0 %b[1], %r62, %r45, %r62
  qplog_0x96,1 %r49, %r47, %b[32], %r47
  qplog_0x96,3 %b[89], %b[86], %b[69], %b[86]
  qplog_0x96,4 %b[73], %b[71], %b[120], %b[71]
}
{
  qplog_0x96,0 %g5, %r48, %b[9], %r48
  qplog_0x96,1 %b[8], %r17, %b[3], %b[8]
  qplog_0x96,3 %g21, %b[72], %b[97], %b[72]
  qplog_0x96,4 %b[96], %b[41], %b[91], %b[96]
}
{
  qplog_0xb2,0 %b[30], %r19, %g4, %b[30]
  qplog_0x96,1 %r31, %r19, %g14, %r31
  qplog_0xb2,3 %b[118], %b[43], %g20, %b[118]
  qplog_0x96,4 %b[55], %b[43], %g30, %b[55]
}
{
  ldqp,0 [ %r2 + 0x3b50 ], %g14
  qplog_0x6f,1 %r62, %r48, %b[5], %r17
  ldqp,2 [ %r2 + 0x3b40 ], %r19
  ldqp,3 [ %r2 + 0x3b50 ], %g30
  qplog_0x6f,4 %b[86], %b[72], %b[93], %b[41]
  ldqp,5 [ %r2 + 0x3b40 ], %b[43]
}
{
  qplog_0x6b,0 %r48, %r47, %b[5], %b[3]
  qplog_0x73,1 %r62, %r47, %r48, %b[9]
  qplog_0x6b,3 %b[72], %b[71], %b[93], %b[91]
  qplog_0x73,4 %b[86], %b[71], %b[72], %b[97]
}
{
  qplog_0x24,0 %r17, %r47, %b[5], %b[32]
  qplog_0x1a,1 %b[36], %b[21], %b[12], %r45
  qplog_0x24,3 %b[41], %b[71], %b[93], %b[120]
  qplog_0x1a,4 %b[124], %b[109], %b[100], %b[69]
}
{
  qplog_0x29,0 %b[3], %r47, %r62, %r46
  qplog_0x6a,1 %b[3], %r17, %r61, %b[3]
  qplog_0x29,3 %b[91], %b[71], %b[86], %b[70]
  qplog_0x6a,4 %b[91], %b[41], %b[85], %b[91]
}
{
  qplog_0x96,0 %b[32], %r62, %r28, %b[32]
  qplog_0x5a,1 %b[30], %g4, %g10, %b[30]
  qplog_0x96,3 %b[120], %b[86], %b[52], %b[120]
  qplog_0x5a,4 %b[118], %g20, %g26, %b[118]
}
{
  qplog_0xe8,0 %r55, %r19, %g1, %g10
  qplog_0x49,1 %r46, %r47, %b[5], %r47
  ldqp,2 [ %r2 + 0x3b60 ], %g4
  qplog_0xe8,3 %b[79], %b[43], %g17, %g26
  qplog_0x49,4 %b[70], %b[71], %b[93], %b[71]
  ldqp,5 [ %r2 + 0x3b60 ], %g20
}
{
  qplog_0x96,0 %r46, %r48, %r52, %r46
  qplog_0x6b,1 %r45, %b[21], %b[16], %r48
  ldqp,2 [ %r2 + 0x3b70 ], %b[5]
  qplog_0x96,3 %b[70], %b[72], %b[76], %b[70]
  qplog_0x6b,4 %b[69], %b[109], %b[104], %b[72]
  ldqp,5 [ %r2 + 0x3b70 ], %b[93]
}
{
  qplog_0xe8,0 %r22, %g14, %g10, %r52
  qplog_0x96,1 %r47, %b[9], %r63, %r47
  qplog_0xe8,3 %b[46], %g30, %g26, %b[76]
  qplog_0x96,4 %b[71], %b[97], %b[87], %b[71]
}
{
  qplog_0xe7,0 %b[21], %b[36], %b[12], %b[21]
  qplog_0x96,1 %r48, %b[12], %b[34], %b[34]
  qplog_0xe7,3 %b[109], %b[124], %b[100], %b[109]
  qplog_0x96,4 %b[72], %b[100], %b[122], %b[122]
}
{
  qplog_0x29,0 %r50, %g9, %g15, %b[9]
  qplog_0x51,1 %b[10], %g9, %r50, %r63
  ldqp,2 [ %r2 + 0x3b80 ], %b[36]
  qplog_0x29,3 %b[74], %g25, %g31, %b[97]
  qplog_0x51,4 %b[98], %g25, %b[74], %b[87]
  ldqp,5 [ %r2 + 0x3b80 ], %b[124]
}
{
  qplog_0xe8,0 %b[8], %g4, %r52, %r62
  qplog_0x7b,1 %b[21], %r48, %r30, %r30
  qplog_0xe8,3 %b[96], %g20, %b[76], %b[86]
  qplog_0x7b,4 %b[109], %b[72], %b[54], %b[54]
}
{
  qplog_0x49,0 %b[9], %g9, %b[10], %r28
  qplog_0x96,1 %b[21], %r48, %g6, %r48
  qplog_0x49,3 %b[97], %g25, %b[98], %b[52]
  qplog_0x96,4 %b[109], %b[72], %g22, %b[72]
}
{
  qplog_0xe8,0 %b[3], %b[5], %r62, %g6
  qplog_0x96,1 %r30, %r45, %b[24], %r45
  qplog_0xe8,3 %b[91], %b[93], %b[86], %g22
  qplog_0x96,4 %b[54], %b[69], %b[112], %b[69]
}
{
  qplog_0x4a,0 %r30, %b[21], %b[12], %r30
  qplog_0x8d,1 %r28, %r63, %g9, %g9
  qplog_0x4a,3 %b[54], %b[109], %b[100], %b[54]
  qplog_0x8d,4 %b[52], %b[87], %g25, %g25
}
{
  qplog_0xe8,0 %b[32], %b[36], %g6, %b[12]
  qplog_0x79,1 %b[9], %b[10], %r50, %b[9]
  ldqp,2 [ %r2 + 0x3b90 ], %b[21]
  qplog_0xe8,3 %b[120], %b[124], %g22, %b[100]
  qplog_0x79,4 %b[97], %b[98], %b[74], %b[97]
  ldqp,5 [ %r2 + 0x3b90 ], %b[109]
}
{
  qplog_0x96,0 %r30, %b[16], %b[28], %r30
  qplog_0xc5,1 %g9, %b[10], %g15, %b[10]
  qplog_0x96,3 %b[54], %b[104], %b[116], %b[54]
  qplog_0xc5,4 %g25, %b[98], %g31, %b[98]
}
{
  ldqp,0 [ %r2 + 0x3bb0 ], %b[28]
  qplog_0x96,1 %g9, %b[9], %g3, %g9
  ldqp,2 [ %r2 + 0x3ba0 ], %b[16]
  ldqp,3 [ %r2 + 0x3bb0 ], %b[116]
  qplog_0x96,4 %g25, %b[97], %g19, %g25
  ldqp,5 [ %r2 + 0x3ba0 ], %b[104]
}
{
  qplog_0x96,0 %b[10], %r50, %b[6], %b[10]
  qplog_0x79,1 %b[15], %g11, %r57, %r50
  ldqp,2 [ %r2 + 0x3bc0 ], %g3
  qplog_0x96,3 %b[98], %b[74], %b[94], %b[98]
  qplog_0x79,4 %b[103], %g27, %b[81], %b[74]
  ldqp,5 [ %r2 + 0x3bc0 ], %g19
}
{
  qplog_0x96,0 %b[9], %g15, %r24, %b[9]
  qplog_0x96,1 %r28, %r63, %r34, %r28
  ldqp,2 [ %r2 + 0x3bd0 ], %b[6]
  qplog_0x96,3 %b[97], %g31, %b[48], %b[97]
  qplog_0x96,4 %b[52], %b[87], %b[58], %b[52]
  ldqp,5 [ %r2 + 0x3bd0 ], %b[94]
}
{
  qplog_0xe8,0 %r47, %b[21], %b[12], %r63
  qplog_0xe5,1 %r50, %r57, %r53, %g15
  ldqp,2 [ %r2 + 0x3be0 ], %r34
  qplog_0xe8,3 %b[71], %b[109], %b[100], %b[87]
  qplog_0xe5,4 %b[74], %b[81], %b[77], %g31
  ldqp,5 [ %r2 + 0x3be0 ], %b[58]
}
{
  qplog_0x56,0 %b[15], %r53, %g11, %b[24]
  qplog_0x96,1 %b[38], %r54, %b[14], %b[38]
  ldqp,2 [ %r2 + 0x3bf0 ], %r24
  qplog_0x56,3 %b[103], %b[77], %g27, %b[112]
  qplog_0x96,4 %b[126], %b[78], %b[102], %b[126]
  ldqp,5 [ %r2 + 0x3bf0 ], %b[48]
}
{
  qplog_0xe8,0 %r46, %b[16], %r63, %r54
  qplog_0x6b,1 %g15, %b[15], %r53, %b[14]
  qplog_0xe8,3 %b[70], %b[104], %b[87], %b[78]
  qplog_0x6b,4 %g31, %b[103], %b[77], %b[102]
}
{
  qplog_0x96,0 %b[24], %r53, %g7, %r53
  qplog_0x3c,1 %r25, %b[20], %b[20], %b[20]
  ldqp,2 [ %r2 + 0x3c00 ], %r17
  qplog_0x96,3 %b[112], %b[77], %g23, %b[77]
  qplog_0x3c,4 %b[49], %b[108], %b[108], %b[108]
  ldqp,5 [ %r2 + 0x3c00 ], %b[41]
}
{
  qplog_0xe8,0 %r21, %b[28], %r54, %g7
  qplog_0x5c,1 %b[14], %g15, %g11, %g15
  qplog_0xe8,3 %b[45], %b[116], %b[78], %g23
  qplog_0x5c,4 %b[102], %g31, %g27, %g31
}
{
  qplog_0x96,0 %b[14], %g11, %r20, %b[14]
  qplog_0x96,1 %r16, %b[31], %r37, %b[31]
  qplog_0x96,3 %b[102], %g27, %b[44], %b[102]
  qplog_0x96,4 %b[40], %b[119], %b[61], %b[119]
}
{
  qplog_0xe8,0 %b[23], %g3, %g7, %r37
  qplog_0x6f,1 %g15, %b[24], %r50, %b[24]
  qplog_0xe8,3 %b[111], %g19, %g23, %b[61]
  qplog_0x6f,4 %g31, %b[112], %b[74], %b[112]
}
{
  qplog_0x96,0 %g15, %r57, %r36, %g15
  qplog_0x96,1 %r59, %r41, %b[22], %r41
  ldqp,2 [ %r2 + 0x3c10 ], %r50
  qplog_0x96,3 %g31, %b[81], %b[60], %g31
  qplog_0x96,4 %b[83], %b[65], %b[110], %b[65]
  ldqp,5 [ %r2 + 0x3c10 ], %b[74]
}
{
  qplog_0xe8,0 %r58, %b[6], %r37, %b[22]
  qplog_0x96,1 %b[24], %b[15], %r27, %b[24]
  qplog_0xe8,3 %b[82], %b[94], %b[61], %b[110]
  qplog_0x96,4 %b[112], %b[103], %b[51], %b[112]
}
{
  ldqp,0 [ %r2 + 0x3c30 ], %r27
  qplog_0x96,1 %b[7], %b[11], %b[2], %b[11]
  ldqp,2 [ %r2 + 0x3c20 ], %b[15]
  ldqp,3 [ %r2 + 0x3c30 ], %b[51]
  qplog_0x96,4 %b[95], %b[99], %b[90], %b[99]
  ldqp,5 [ %r2 + 0x3c20 ], %b[103]
}
{
  qplog_0xe8,0 %r35, %r34, %b[22], %b[2]
  qplog_0x1e,1 %b[20], %r41, %b[31], %b[20]
  ldqp,2 [ %r2 + 0x3c40 ], %r57
  qplog_0xe8,3 %b[59], %b[58], %b[110], %b[90]
  qplog_0x1e,4 %b[108], %b[65], %b[119], %b[108]
  ldqp,5 [ %r2 + 0x3c40 ], %b[81]
}
{
  ldqp,0 [ %r2 + 0x3c60 ], %g11
  qplog_0x96,1 %r55, %r19, %g1, %r19
  ldqp,2 [ %r2 + 0x3c50 ], %r36
  ldqp,3 [ %r2 + 0x3c60 ], %g27
  qplog_0x96,4 %b[79], %b[43], %g17, %b[43]
  ldqp,5 [ %r2 + 0x3c50 ], %b[60]
}
{
  qplog_0xe8,0 %r38, %r24, %b[2], %g1
  qplog_0x4a,1 %b[20], %r41, %b[11], %r61
  ldqp,2 [ %r2 + 0x3c70 ], %r20
  qplog_0xe8,3 %b[62], %b[48], %b[90], %g17
  qplog_0x4a,4 %b[108], %b[65], %b[99], %b[85]
  ldqp,5 [ %r2 + 0x3c70 ], %b[44]
}
{
  qplog_0x96,0 %r22, %g14, %g10, %g14
  qplog_0x96,1 %b[8], %g4, %r52, %g4
  ldqp,2 [ %r2 + 0x3c80 ], %b[25]
  qplog_0x96,3 %b[46], %g30, %g26, %g30
  qplog_0x96,4 %b[96], %g20, %b[76], %g20
  ldqp,5 [ %r2 + 0x3c80 ], %b[113]
}
{
  qplog_0xe8,0 %b[13], %r17, %g1, %r52
  qplog_0x96,1 %r61, %b[31], %r43, %r43
  ldqp,2 [ %r2 + 0x3c90 ], %g10
  qplog_0xe8,3 %b[101], %b[41], %g17, %b[76]
  qplog_0x96,4 %b[85], %b[119], %b[67], %b[67]
  ldqp,5 [ %r2 + 0x3c90 ], %g26
}
{
  qplog_0x96,0 %b[3], %b[5], %r62, %b[5]
  qplog_0x96,1 %b[32], %b[36], %g6, %b[36]
  qplog_0x96,3 %b[91], %b[93], %b[86], %b[93]
  qplog_0x96,4 %b[120], %b[124], %g22, %b[124]
}
{
  qplog_0xe8,0 %r31, %r50, %r52, %g6
  qplog_0x96,1 %r46, %b[16], %r63, %b[16]
  ldqp,2 [ %r2 + 0x3ca0 ], %r62
  qplog_0xe8,3 %b[55], %b[74], %b[76], %g22
  qplog_0x96,4 %b[70], %b[104], %b[87], %b[104]
  ldqp,5 [ %r2 + 0x3ca0 ], %b[86]
}
{
  qplog_0x96,0 %r21, %b[28], %r54, %b[28]
  qplog_0x96,1 %r47, %b[21], %b[12], %b[21]
  ldqp,2 [ %r2 + 0x3cb0 ], %r63
  qplog_0x96,3 %b[45], %b[116], %b[78], %b[116]
  qplog_0x96,4 %b[71], %b[109], %b[100], %b[109]
  ldqp,5 [ %r2 + 0x3cb0 ], %b[87]
}
{
  qplog_0xe8,0 %b[30], %b[15], %g6, %b[12]
  qplog_0x96,1 %b[23], %g3, %g7, %g3
  ldqp,2 [ %r2 + 0x3cc0 ], %r54
  qplog_0xe8,3 %b[118], %b[103], %g22, %b[100]
  qplog_0x96,4 %b[111], %g19, %g23, %g19
  ldqp,5 [ %r2 + 0x3cc0 ], %b[78]
}
{
  qplog_0x96,0 %r58, %b[6], %r37, %b[6]
  qplog_0x96,1 %r38, %r24, %b[2], %r24
  ldqp,2 [ %r2 + 0x3cd0 ], %g7
  qplog_0x96,3 %b[82], %b[94], %b[61], %b[94]
  qplog_0x96,4 %b[62], %b[48], %b[90], %b[48]
  ldqp,5 [ %r2 + 0x3cd0 ], %g23
}
{
  qplog_0xe8,0 %b[34], %r27, %b[12], %b[2]
  qplog_0x96,1 %r35, %r34, %b[22], %r34
  ldqp,2 [ %r2 + 0x3ce0 ], %r37
  qplog_0xe8,3 %b[122], %b[51], %b[100], %b[90]
  qplog_0x96,4 %b[59], %b[58], %b[110], %b[58]
  ldqp,5 [ %r2 + 0x3ce0 ], %b[61]
}
{
  qplog_0x96,0 %b[13], %r17, %g1, %r17
  qplog_0x96,1 %b[30], %b[15], %g6, %b[15]
  ldqp,2 [ %r2 + 0x3cf0 ], %b[22]
  qplog_0x96,3 %b[101], %b[41], %g17, %b[41]
  qplog_0x96,4 %b[118], %b[103], %g22, %b[103]
  ldqp,5 [ %r2 + 0x3cf0 ], %b[110]
}
{
  qplog_0xe8,0 %r45, %r57, %b[2], %g6
  qplog_0x96,1 %r45, %r57, %b[2], %r57
  qplog_0xe8,3 %b[69], %b[81], %b[90], %g22
  qplog_0x96,4 %b[69], %b[81], %b[90], %b[81]
}
{
  qplog_0x9a,0 %r61, %b[20], %r41, %b[2]
  qplog_0x84,1 %b[20], %b[31], %b[11], %g1
  qplog_0x9a,3 %b[85], %b[108], %b[65], %b[90]
  qplog_0x84,4 %b[108], %b[119], %b[99], %g17
}
{
  qplog_0x96,0 %b[34], %r27, %b[12], %r27
  qplog_0x96,1 %r31, %r50, %r52, %r50
  qplog_0x96,3 %b[122], %b[51], %b[100], %b[51]
  qplog_0x96,4 %b[55], %b[74], %b[76], %b[74]
}
{
  qplog_0xe8,0 %r48, %r36, %g6, %r52
  qplog_0x96,1 %r48, %r36, %g6, %r36
  qplog_0xe8,3 %b[72], %b[60], %g22, %b[76]
  qplog_0x96,4 %b[72], %b[60], %g22, %b[60]
}
{
  qplog_0x06,0 %b[2], %b[11], %b[31], %b[11]
  qplog_0x53,1 %r61, %g1, %r41, %r61
  qplog_0x06,3 %b[90], %b[99], %b[119], %b[99]
  qplog_0x53,4 %b[85], %g17, %b[65], %b[85]
}
{
  qplog_0xe8,0 %r30, %g11, %r52, %g1
  qplog_0x96,1 %r30, %g11, %r52, %g11
  ldqp,2 [ %r2 + 0x3d00 ], %r52
  qplog_0xe8,3 %b[54], %g27, %b[76], %g17
  qplog_0x96,4 %b[54], %g27, %b[76], %g27
  ldqp,5 [ %r2 + 0x3d00 ], %b[76]
}
{
  qplog_0x96,0 %b[11], %b[31], %b[29], %b[11]
  qplog_0x96,1 %b[2], %r61, %b[17], %b[2]
  qplog_0x96,3 %b[99], %b[119], %b[117], %b[99]
  qplog_0x96,4 %b[90], %b[85], %b[105], %b[90]
}
{
  qplog_0xe8,0 %b[10], %r20, %g1, %b[17]
  qplog_0x96,1 %b[10], %r20, %g1, %r20
  ldqp,2 [ %r2 + 0x3d10 ], %g1
  qplog_0xe8,3 %b[98], %b[44], %g17, %b[105]
  qplog_0x96,4 %b[98], %b[44], %g17, %b[44]
  ldqp,5 [ %r2 + 0x3d10 ], %g17
}
{
  qplog_0x42,0 %g11, %r36, %r57, %b[31]
  qplog_0x6b,1 %b[5], %r19, %g14, %b[29]
  qplog_0x42,3 %g27, %b[60], %b[81], %b[119]
  qplog_0x6b,4 %b[93], %b[43], %g30, %b[117]
}
{
  qplog_0xe8,0 %g9, %b[25], %b[17], %r41
  qplog_0x93,1 %g11, %r57, %r20, %g6
  qplog_0xe8,3 %g25, %b[113], %b[105], %b[65]
  qplog_0x93,4 %g27, %b[81], %b[44], %g22
}
{
  qplog_0x78,0 %b[31], %r20, %r36, %b[12]
  qplog_0x96,1 %g9, %b[25], %b[17], %b[25]
  qplog_0x78,3 %b[119], %b[44], %b[60], %b[100]
  qplog_0x96,4 %g25, %b[113], %b[105], %b[113]
}
{
  qplog_0xe8,0 %b[9], %g10, %r41, %b[17]
  qplog_0x25,1 %r20, %g6, %g11, %g11
  qplog_0xe8,3 %b[97], %g26, %b[65], %b[105]
  qplog_0x25,4 %b[44], %g22, %g27, %g27
}
{
  qplog_0x63,0 %g6, %r20, %r36, %r20
  qplog_0x96,1 %b[9], %g10, %r41, %g10
  qplog_0x63,3 %g22, %b[44], %b[60], %b[44]
  qplog_0x96,4 %b[97], %g26, %b[65], %g26
}
{
  qplog_0xe8,0 %r28, %r62, %b[17], %r41
  qplog_0x49,1 %b[12], %r36, %r57, %r36
  qplog_0xe8,3 %b[52], %b[86], %b[105], %b[65]
  qplog_0x49,4 %b[100], %b[60], %b[81], %b[60]
}
{
  qplog_0x96,0 %r20, %b[31], %b[4], %r20
  qplog_0x56,1 %b[31], %g11, %r26, %b[31]
  qplog_0x96,3 %b[44], %b[119], %b[92], %b[44]
  qplog_0x56,4 %b[119], %g27, %b[50], %b[119]
}
{
  qplog_0x96,0 %b[14], %r63, %r41, %r26
  qplog_0x96,1 %r28, %r62, %b[17], %r62
  qplog_0x96,3 %b[102], %b[87], %b[65], %b[50]
  qplog_0x96,4 %b[52], %b[86], %b[105], %b[86]
}
{
  qplog_0xe8,0 %b[14], %r63, %r41, %r63
  qplog_0xc0,1 %r20, %r52, %r52, %r41
  qplog_0xe8,3 %b[102], %b[87], %b[65], %b[87]
  qplog_0xc0,4 %b[44], %b[76], %b[76], %b[65]
}
{
  qplog_0x18,0 %r26, %g10, %b[25], %b[17]
  qplog_0x96,1 %r36, %g11, %r32, %r36
  qplog_0x18,3 %b[50], %g26, %b[113], %b[105]
  qplog_0x96,4 %b[60], %g27, %b[56], %b[60]
}
{
  qplog_0xbd,0 %r62, %b[25], %r26, %g11
  qplog_0xe8,1 %b[24], %r54, %r63, %r32
  qplog_0xbd,3 %b[86], %b[113], %b[50], %g27
  qplog_0xe8,4 %b[112], %b[78], %b[87], %b[56]
}
{
  qplog_0x17,0 %b[17], %r62, %g10, %b[4]
  qplog_0xe8,1 %b[31], %g1, %r41, %r57
  qplog_0x17,3 %b[105], %b[86], %g26, %b[92]
  qplog_0xe8,4 %b[119], %g17, %b[65], %b[81]
}
{
  qplog_0x96,0 %b[24], %r54, %r63, %r54
  qplog_0x96,1 %g15, %g7, %r32, %r63
  qplog_0x96,3 %b[112], %b[78], %b[87], %b[78]
  qplog_0x96,4 %g31, %g23, %b[56], %b[87]
}
{
  qplog_0x96,0 %b[4], %g11, %b[37], %b[37]
  qplog_0xe8,1 %g15, %g7, %r32, %g7
  qplog_0x96,3 %b[92], %g27, %b[125], %b[125]
  qplog_0xe8,4 %g31, %g23, %b[56], %g23
}
{
  qplog_0xbe,0 %r26, %r62, %g10, %r32
  qplog_0xa3,1 %b[4], %r26, %b[25], %b[4]
  qplog_0xbe,3 %b[50], %b[86], %g26, %b[56]
  qplog_0xa3,4 %b[92], %b[50], %b[113], %b[92]
}
{
  qplog_0x86,0 %g10, %r62, %b[25], %r62
  qplog_0xe8,1 %r53, %r37, %g7, %g10
  qplog_0x86,3 %g26, %b[86], %b[113], %b[86]
  qplog_0xe8,4 %b[77], %b[61], %g23, %g26
}
{
  qplog_0x96,0 %b[4], %r32, %r40, %b[4]
  qplog_0x96,1 %r53, %r37, %g7, %r37
  qplog_0x96,3 %b[92], %b[56], %b[64], %b[92]
  qplog_0x96,4 %b[77], %b[61], %g23, %b[61]
}
{
  qplog_0x56,0 %b[17], %r62, %b[35], %b[17]
  qplog_0x96,1 %b[38], %b[22], %g10, %b[22]
  qplog_0x56,3 %b[105], %b[86], %b[123], %b[105]
  qplog_0x96,4 %b[126], %b[110], %g26, %b[110]
}
{
  qplog_0x96,0 %r32, %g11, %g2, %r32
  qplog_0xec,1 %b[5], %g4, %g14, %g11
  qplog_0x96,3 %b[56], %g27, %g18, %b[56]
  qplog_0xec,4 %b[93], %g20, %g30, %g27
}
{
  qplog_0x6f,0 %r63, %b[22], %r54, %g2
  qplog_0x6b,1 %b[22], %r37, %r54, %g10
  qplog_0x6f,3 %b[87], %b[110], %b[78], %g18
  qplog_0x6b,4 %b[110], %b[61], %b[78], %g26
}
{
  qplog_0x73,0 %r63, %r37, %b[22], %r62
  qplog_0x96,1 %r61, %b[20], %r56, %r61
  qplog_0x73,3 %b[87], %b[61], %b[110], %b[86]
  qplog_0x96,4 %b[85], %b[108], %b[80], %b[85]
}
{
  ldqp,0 [ %r2 + 0x3d30 ], %r56
  qplog_0x29,1 %g10, %r37, %r63, %b[35]
  ldqp,2 [ %r2 + 0x3d20 ], %b[20]
  ldqp,3 [ %r2 + 0x3d30 ], %b[80]
  qplog_0x29,4 %g26, %b[61], %b[87], %b[123]
  ldqp,5 [ %r2 + 0x3d20 ], %b[108]
}
{
  qplog_0x24,0 %g2, %r37, %r54, %g7
  qplog_0x6a,1 %g10, %g2, %g0, %g10
  qplog_0x24,3 %g18, %b[61], %b[78], %g23
  qplog_0x6a,4 %g26, %g18, %g16, %g26
}
{
  qplog_0x49,0 %b[35], %r37, %r54, %r37
  qplog_0x96,1 %b[35], %b[22], %b[33], %b[35]
  qplog_0x49,3 %b[123], %b[61], %b[78], %b[61]
  qplog_0x96,4 %b[123], %b[110], %b[121], %b[123]
}
{
  qplog_0x96,0 %g7, %r63, %b[27], %g7
  qplog_0x48,1 %g11, %b[29], %r19, %r63
  qplog_0x96,3 %g23, %b[87], %b[115], %g23
  qplog_0x48,4 %g27, %b[117], %b[43], %b[87]
}
{
  qplog_0x96,0 %r37, %r62, %r23, %r37
  qplog_0x69,1 %g4, %b[5], %b[29], %g4
  qplog_0x96,3 %b[61], %b[86], %b[47], %b[61]
  qplog_0x69,4 %g20, %b[93], %b[117], %g20
}
{
  qplog_0xe8,0 %r36, %b[20], %r57, %r62
  qplog_0x96,1 %r63, %b[5], %r44, %r63
  qplog_0xe8,3 %b[60], %b[108], %b[81], %b[86]
  qplog_0x96,4 %b[87], %b[93], %b[68], %b[87]
}
{
  qplog_0x2a,0 %g11, %g4, %b[29], %b[5]
  qplog_0x96,1 %g11, %b[29], %r51, %g11
  qplog_0x2a,3 %g27, %g20, %b[117], %b[93]
  qplog_0x96,4 %g27, %b[117], %b[75], %g27
}
{
  qplog_0xe8,0 %b[37], %r56, %r62, %b[29]
  qplog_0xc6,1 %b[36], %b[16], %b[28], %r51
  qplog_0xe8,3 %b[125], %b[80], %b[86], %b[117]
  qplog_0xc6,4 %b[124], %b[104], %b[116], %b[75]
}
{
  qplog_0xb2,0 %g4, %g14, %r19, %g4
  qplog_0x96,1 %b[5], %g14, %g8, %b[5]
  qplog_0xb2,3 %g20, %g30, %b[43], %g20
  qplog_0x96,4 %b[93], %g30, %g24, %b[93]
}
{
  ldqp,0 [ %r2 + 0x3d50 ], %g8
  qplog_0x1a,1 %b[28], %r51, %b[21], %r44
  ldqp,2 [ %r2 + 0x3d40 ], %g14
  ldqp,3 [ %r2 + 0x3d50 ], %g24
  qplog_0x1a,4 %b[116], %b[75], %b[109], %b[68]
  ldqp,5 [ %r2 + 0x3d40 ], %g30
}
{
  qplog_0x5a,0 %g4, %r19, %r39, %g4
  qplog_0xe7,1 %r51, %b[28], %b[21], %b[28]
  qplog_0x5a,3 %g20, %b[43], %b[63], %g20
  qplog_0xe7,4 %b[75], %b[116], %b[109], %b[116]
}
{
  ldqp,0 [ %r2 + 0x3d70 ], %r39
  qplog_0x6b,1 %r44, %r51, %b[36], %r51
  ldqp,2 [ %r2 + 0x3d60 ], %r19
  ldqp,3 [ %r2 + 0x3d70 ], %b[63]
  qplog_0x6b,4 %b[68], %b[75], %b[124], %b[75]
  ldqp,5 [ %r2 + 0x3d60 ], %b[43]
}
{
  qplog_0x29,0 %g3, %r24, %b[6], %b[27]
  qplog_0x51,1 %r34, %r24, %g3, %b[22]
  ldqp,2 [ %r2 + 0x3d80 ], %r23
  qplog_0x29,3 %g19, %b[48], %b[94], %b[115]
  qplog_0x51,4 %b[58], %b[48], %g19, %b[110]
  ldqp,5 [ %r2 + 0x3d80 ], %b[47]
}
{
  qplog_0x7b,0 %b[28], %r51, %b[16], %b[16]
  qplog_0x96,1 %r51, %b[21], %r29, %r29
  qplog_0x7b,3 %b[116], %b[75], %b[104], %b[104]
  qplog_0x96,4 %b[75], %b[109], %b[53], %b[53]
}
{
  qplog_0xe8,0 %b[4], %g14, %b[29], %b[33]
  qplog_0x49,1 %b[27], %r24, %r34, %r54
  qplog_0xe8,3 %b[92], %g30, %b[117], %b[121]
  qplog_0x49,4 %b[115], %b[48], %b[58], %b[78]
}
{
  qplog_0x96,0 %b[16], %r44, %r60, %r44
  qplog_0x4a,1 %b[16], %b[28], %b[21], %b[16]
  qplog_0x96,3 %b[104], %b[68], %b[84], %b[68]
  qplog_0x4a,4 %b[104], %b[116], %b[109], %b[104]
}
{
  qplog_0xe8,0 %b[17], %g8, %b[33], %b[21]
  qplog_0x96,1 %b[28], %r51, %r18, %b[28]
  ldqp,2 [ %r2 + 0x3d90 ], %r60
  qplog_0xe8,3 %b[105], %g24, %b[121], %b[109]
  qplog_0x96,4 %b[116], %b[75], %b[42], %b[116]
  ldqp,5 [ %r2 + 0x3d90 ], %b[84]
}
{
  qplog_0x8d,0 %r54, %b[22], %r24, %r24
  qplog_0x96,1 %b[16], %b[36], %b[39], %b[16]
  qplog_0x8d,3 %b[78], %b[110], %b[48], %b[48]
  qplog_0x96,4 %b[104], %b[124], %b[127], %b[104]
}
{
  qplog_0xe8,0 %r32, %r19, %b[21], %b[36]
  qplog_0x79,1 %b[27], %r34, %g3, %b[27]
  ldqp,2 [ %r2 + 0x3da0 ], %b[39]
  qplog_0xe8,3 %b[56], %b[43], %b[109], %b[124]
  qplog_0x79,4 %b[115], %b[58], %g19, %b[115]
  ldqp,5 [ %r2 + 0x3da0 ], %b[127]
}
{
  ldqp,0 [ %r2 + 0x3dc0 ], %r18
  qplog_0xc5,1 %r24, %r34, %b[6], %r34
  ldqp,2 [ %r2 + 0x3db0 ], %r51
  ldqp,3 [ %r2 + 0x3dc0 ], %b[42]
  qplog_0xc5,4 %b[48], %b[58], %b[94], %b[58]
  ldqp,5 [ %r2 + 0x3db0 ], %b[75]
}
{
  qplog_0xe8,0 %g10, %r39, %b[36], %g2
  qplog_0x96,1 %r24, %b[27], %b[26], %r24
  qplog_0xe8,3 %g26, %b[63], %b[124], %g18
  qplog_0x96,4 %b[48], %b[115], %b[114], %b[48]
}
{
  qplog_0x96,0 %r34, %g3, %b[18], %r34
  qplog_0x79,1 %b[15], %r17, %r27, %g3
  qplog_0x96,3 %b[58], %g19, %b[106], %b[58]
  qplog_0x79,4 %b[103], %b[41], %b[51], %g19
}
{
  qplog_0xe8,0 %g7, %r23, %g2, %b[18]
  qplog_0x96,1 %b[27], %b[6], %b[0], %b[27]
  ldqp,2 [ %r2 + 0x3dd0 ], %b[26]
  qplog_0xe8,3 %g23, %b[47], %g18, %b[106]
  qplog_0x96,4 %b[115], %b[94], %b[88], %b[115]
  ldqp,5 [ %r2 + 0x3dd0 ], %b[114]
}
{
  qplog_0xe5,0 %g3, %r27, %r50, %b[6]
  qplog_0x96,1 %r54, %b[22], %r42, %r54
  qplog_0xe5,3 %g19, %b[51], %b[74], %b[94]
  qplog_0x96,4 %b[78], %b[110], %b[66], %b[78]
}
{
  qplog_0xe8,0 %r37, %r60, %b[18], %b[22]
  qplog_0x56,1 %b[15], %r50, %r17, %b[0]
  ldqp,2 [ %r2 + 0x3de0 ], %r42
  qplog_0xe8,3 %b[61], %b[84], %b[106], %b[110]
  qplog_0x56,4 %b[103], %b[74], %b[41], %b[88]
  ldqp,5 [ %r2 + 0x3de0 ], %b[66]
}
{
  qplog_0x6b,0 %b[6], %b[15], %r50, %r40
  qplog_0x96,1 %b[12], %g6, %g5, %b[12]
  ldqp,2 [ %r2 + 0x3df0 ], %g0
  qplog_0x6b,3 %b[94], %b[103], %b[74], %b[64]
  qplog_0x96,4 %b[100], %g22, %g21, %b[100]
  ldqp,5 [ %r2 + 0x3df0 ], %g16
}
{
  qplog_0xe8,0 %b[35], %b[39], %b[22], %g6
  qplog_0x96,1 %b[0], %r50, %r49, %r50
  ldqp,2 [ %r2 + 0x3e00 ], %g5
  qplog_0xe8,3 %b[123], %b[127], %b[110], %g22
  qplog_0x96,4 %b[88], %b[74], %b[73], %b[74]
  ldqp,5 [ %r2 + 0x3e00 ], %g21
}
{
  qplog_0x5c,0 %r40, %b[6], %r17, %b[6]
  qplog_0x96,1 %r40, %r17, %r33, %r40
  qplog_0x5c,3 %b[64], %b[94], %b[41], %b[94]
  qplog_0x96,4 %b[64], %b[41], %b[57], %b[64]
}
{
  qplog_0xe8,0 %b[11], %r51, %g6, %r17
  qplog_0x3c,1 %r20, %r52, %r52, %r52
  qplog_0xe8,3 %b[99], %b[75], %g22, %b[41]
  qplog_0x3c,4 %b[44], %b[76], %b[76], %b[76]
}
{
  qplog_0x6f,0 %b[6], %b[0], %g3, %b[0]
  qplog_0x96,1 %b[6], %r27, %b[1], %b[6]
  qplog_0x6f,3 %b[94], %b[88], %g19, %b[88]
  qplog_0x96,4 %b[94], %b[51], %b[89], %b[94]
}
{
  qplog_0xe8,0 %r43, %r18, %r17, %r27
  qplog_0x96,1 %b[31], %g1, %r41, %g1
  ldqp,2 [ %r2 + 0x3e10 ], %b[1]
  qplog_0xe8,3 %b[67], %b[42], %b[41], %b[51]
  qplog_0x96,4 %b[119], %g17, %b[65], %g17
  ldqp,5 [ %r2 + 0x3e10 ], %b[89]
}
{
  qplog_0x96,0 %b[0], %b[15], %b[19], %b[0]
  qplog_0x96,1 %b[37], %r56, %r62, %r56
  qplog_0x96,3 %b[88], %b[103], %b[107], %b[88]
  qplog_0x96,4 %b[125], %b[80], %b[86], %b[80]
}
{
  qplog_0xe8,0 %b[2], %b[26], %r27, %r62
  qplog_0x96,1 %r36, %b[20], %r57, %b[20]
  ldqp,2 [ %r2 + 0x3e20 ], %b[15]
  qplog_0xe8,3 %b[90], %b[114], %b[51], %b[86]
  qplog_0x96,4 %b[60], %b[108], %b[81], %b[108]
  ldqp,5 [ %r2 + 0x3e20 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x3e40 ], %b[19]
  qplog_0x1e,1 %r52, %r56, %g1, %r52
  ldqp,2 [ %r2 + 0x3e30 ], %r57
  ldqp,3 [ %r2 + 0x3e40 ], %b[107]
  qplog_0x1e,4 %b[76], %b[80], %g17, %b[76]
  ldqp,5 [ %r2 + 0x3e30 ], %b[81]
}
{
  qplog_0xe8,0 %r61, %r42, %r62, %r41
  qplog_0x96,1 %b[4], %g14, %b[29], %g14
  ldqp,2 [ %r2 + 0x3e50 ], %g3
  qplog_0xe8,3 %b[85], %b[66], %b[86], %b[65]
  qplog_0x96,4 %b[92], %g30, %b[117], %g30
  ldqp,5 [ %r2 + 0x3e50 ], %g19
}
{
  ldqp,0 [ %r2 + 0x3e70 ], %r33
  qplog_0x4a,1 %r52, %r56, %b[20], %r49
  ldqp,2 [ %r2 + 0x3e60 ], %b[29]
  ldqp,3 [ %r2 + 0x3e70 ], %b[57]
  qplog_0x4a,4 %b[76], %b[80], %b[108], %b[73]
  ldqp,5 [ %r2 + 0x3e60 ], %b[117]
}
{
  qplog_0xe8,0 %r63, %g0, %r41, %b[25]
  qplog_0x96,1 %b[17], %g8, %b[33], %g8
  ldqp,2 [ %r2 + 0x3e80 ], %r26
  qplog_0xe8,3 %b[87], %g16, %b[65], %b[113]
  qplog_0x96,4 %b[105], %g24, %b[121], %g24
  ldqp,5 [ %r2 + 0x3e80 ], %b[50]
}
{
  qplog_0x96,0 %r49, %g1, %b[23], %b[23]
  qplog_0x96,1 %r32, %r19, %b[21], %r19
  ldqp,2 [ %r2 + 0x3e90 ], %b[33]
  qplog_0x96,3 %b[73], %g17, %b[111], %b[111]
  qplog_0x96,4 %b[56], %b[43], %b[109], %b[43]
  ldqp,5 [ %r2 + 0x3e90 ], %b[121]
}
{
  qplog_0xe8,0 %g11, %g5, %b[25], %b[21]
  qplog_0x96,1 %g10, %r39, %b[36], %r39
  qplog_0xe8,3 %g27, %g21, %b[113], %b[109]
  qplog_0x96,4 %g26, %b[63], %b[124], %b[63]
}
{
  qplog_0x96,0 %g7, %r23, %g2, %r23
  qplog_0x96,1 %b[35], %b[39], %b[22], %b[39]
  ldqp,2 [ %r2 + 0x3ea0 ], %b[36]
  qplog_0x96,3 %g23, %b[47], %g18, %b[47]
  qplog_0x96,4 %b[123], %b[127], %b[110], %b[127]
  ldqp,5 [ %r2 + 0x3ea0 ], %b[124]
}
{
  qplog_0xe8,0 %b[5], %b[1], %b[21], %b[22]
  qplog_0x96,1 %b[11], %r51, %g6, %r51
  ldqp,2 [ %r2 + 0x3eb0 ], %g2
  qplog_0xe8,3 %b[93], %b[89], %b[109], %b[110]
  qplog_0x96,4 %b[99], %b[75], %g22, %b[75]
  ldqp,5 [ %r2 + 0x3eb0 ], %g18
}
{
  qplog_0x96,0 %r37, %r60, %b[18], %r60
  qplog_0x96,1 %r43, %r18, %r17, %r18
  ldqp,2 [ %r2 + 0x3ec0 ], %g6
  qplog_0x96,3 %b[61], %b[84], %b[106], %b[84]
  qplog_0x96,4 %b[67], %b[42], %b[41], %b[42]
  ldqp,5 [ %r2 + 0x3ec0 ], %g22
}
{
  qplog_0xe8,0 %g4, %b[15], %b[22], %r17
  qplog_0x96,1 %b[2], %b[26], %r27, %b[26]
  ldqp,2 [ %r2 + 0x3ed0 ], %b[18]
  qplog_0xe8,3 %g20, %b[103], %b[110], %b[41]
  qplog_0x96,4 %b[90], %b[114], %b[51], %b[114]
  ldqp,5 [ %r2 + 0x3ed0 ], %b[106]
}
{
  qplog_0x96,0 %r63, %g0, %r41, %g0
  qplog_0x96,1 %r61, %r42, %r62, %r42
  ldqp,2 [ %r2 + 0x3ee0 ], %r27
  qplog_0x96,3 %b[87], %g16, %b[65], %g16
  qplog_0x96,4 %b[85], %b[66], %b[86], %b[66]
  ldqp,5 [ %r2 + 0x3ee0 ], %b[51]
}
{
  qplog_0xe8,0 %r29, %r57, %r17, %r62
  qplog_0x96,1 %g11, %g5, %b[25], %g5
  ldqp,2 [ %r2 + 0x3ef0 ], %r41
  qplog_0xe8,3 %b[53], %b[81], %b[41], %b[86]
  qplog_0x96,4 %g27, %g21, %b[113], %g21
  ldqp,5 [ %r2 + 0x3ef0 ], %b[65]
}
{
  qplog_0x9a,0 %r49, %r52, %r56, %b[25]
  qplog_0x96,1 %g4, %b[15], %b[22], %b[15]
  qplog_0x9a,3 %b[73], %b[76], %b[80], %b[113]
  qplog_0x96,4 %g20, %b[103], %b[110], %b[103]
}
{
  qplog_0xe8,0 %r44, %b[19], %r62, %b[22]
  qplog_0x96,1 %r44, %b[19], %r62, %b[19]
  qplog_0xe8,3 %b[68], %b[107], %b[86], %b[110]
  qplog_0x96,4 %b[68], %b[107], %b[86], %b[107]
}
{
  qplog_0x06,0 %b[25], %b[20], %g1, %r62
  qplog_0x84,1 %r52, %g1, %b[20], %b[20]
  qplog_0x06,3 %b[113], %b[108], %g17, %b[86]
  qplog_0x84,4 %b[76], %g17, %b[108], %b[108]
}
{
  qplog_0x96,0 %r29, %r57, %r17, %r57
  qplog_0x96,1 %b[5], %b[1], %b[21], %b[1]
  qplog_0x96,3 %b[53], %b[81], %b[41], %b[81]
  qplog_0x96,4 %b[93], %b[89], %b[109], %b[89]
}
{
  qplog_0xe8,0 %b[28], %g3, %b[22], %b[21]
  qplog_0x96,1 %b[28], %g3, %b[22], %g3
  qplog_0xe8,3 %b[116], %g19, %b[110], %b[109]
  qplog_0x96,4 %b[116], %g19, %b[110], %g19
}
{
  qplog_0x96,0 %r62, %g1, %r21, %r62
  qplog_0x53,1 %r49, %b[20], %r56, %r49
  qplog_0x96,3 %b[86], %g17, %b[45], %b[86]
  qplog_0x53,4 %b[73], %b[108], %b[80], %b[73]
}
{
  qplog_0xe8,0 %b[16], %b[29], %b[21], %b[20]
  qplog_0x96,1 %b[16], %b[29], %b[21], %b[29]
  ldqp,2 [ %r2 + 0x3f00 ], %b[21]
  qplog_0xe8,3 %b[104], %b[117], %b[109], %b[108]
  qplog_0x96,4 %b[104], %b[117], %b[109], %b[117]
  ldqp,5 [ %r2 + 0x3f00 ], %b[109]
}
{
  qplog_0x96,0 %b[25], %r49, %r58, %b[25]
  qplog_0x6b,1 %r39, %g14, %g8, %r58
  ldqp,2 [ %r2 + 0x3f10 ], %r56
  qplog_0x96,3 %b[113], %b[73], %b[82], %b[113]
  qplog_0x6b,4 %b[63], %g30, %g24, %b[82]
  ldqp,5 [ %r2 + 0x3f10 ], %b[80]
}
{
  qplog_0xe8,0 %r34, %r33, %b[20], %g1
  qplog_0x96,1 %r34, %r33, %b[20], %r33
  qplog_0xe8,3 %b[58], %b[57], %b[108], %g17
  qplog_0x96,4 %b[58], %b[57], %b[108], %b[57]
}
{
  qplog_0x42,0 %b[29], %g3, %b[19], %b[20]
  qplog_0xec,1 %r39, %r19, %g8, %r21
  qplog_0x42,3 %b[117], %g19, %b[107], %b[108]
  qplog_0xec,4 %b[63], %b[43], %g24, %b[45]
}
{
  qplog_0xe8,0 %r24, %r26, %g1, %b[22]
  qplog_0x93,1 %b[29], %b[19], %r33, %r17
  qplog_0xe8,3 %b[48], %b[50], %g17, %b[110]
  qplog_0x93,4 %b[117], %b[107], %b[57], %b[41]
}
{
  qplog_0x96,0 %r24, %r26, %g1, %r26
  qplog_0x96,1 %r49, %r52, %r35, %r49
  qplog_0x96,3 %b[48], %b[50], %g17, %b[50]
  qplog_0x96,4 %b[73], %b[76], %b[59], %b[73]
}
{
  qplog_0xe8,0 %b[27], %b[33], %b[22], %r52
  qplog_0x63,1 %r17, %r33, %g3, %r35
  ldqp,2 [ %r2 + 0x3f20 ], %g1
  qplog_0xe8,3 %b[115], %b[121], %b[110], %b[76]
  qplog_0x63,4 %b[41], %b[57], %g19, %b[59]
  ldqp,5 [ %r2 + 0x3f20 ], %g17
}
{
  qplog_0x25,0 %r33, %r17, %b[29], %b[29]
  qplog_0x78,1 %b[20], %r33, %g3, %r33
  qplog_0x25,3 %b[57], %b[41], %b[117], %b[117]
  qplog_0x78,4 %b[108], %b[57], %g19, %b[57]
}
{
  qplog_0x96,0 %r35, %b[20], %r25, %r35
  qplog_0x96,1 %b[27], %b[33], %b[22], %b[33]
  ldqp,2 [ %r2 + 0x3f30 ], %b[22]
  qplog_0x96,3 %b[59], %b[108], %b[49], %b[59]
  qplog_0x96,4 %b[115], %b[121], %b[110], %b[121]
  ldqp,5 [ %r2 + 0x3f30 ], %b[110]
}
{
  qplog_0xe8,0 %r54, %b[36], %r52, %r25
  qplog_0x49,1 %r33, %g3, %b[19], %g3
  qplog_0xe8,3 %b[78], %b[124], %b[76], %b[49]
  qplog_0x49,4 %b[57], %g19, %b[107], %g19
}
{
  qplog_0x56,0 %b[20], %b[29], %r16, %b[20]
  qplog_0x96,1 %r54, %b[36], %r52, %b[36]
  qplog_0x56,3 %b[108], %b[117], %b[40], %b[108]
  qplog_0x96,4 %b[78], %b[124], %b[76], %b[124]
}
{
  qplog_0x96,0 %r40, %g2, %r25, %r52
  qplog_0xe8,1 %r40, %g2, %r25, %g2
  qplog_0x96,3 %b[64], %g18, %b[49], %b[76]
  qplog_0xe8,4 %b[64], %g18, %b[49], %g18
}
{
  qplog_0xc0,0 %r35, %b[21], %b[21], %r25
  qplog_0x96,1 %g3, %b[29], %b[7], %g3
  qplog_0xc0,3 %b[59], %b[109], %b[109], %b[49]
  qplog_0x96,4 %g19, %b[117], %b[95], %g19
}
{
  qplog_0x18,0 %r52, %b[33], %r26, %b[29]
  qplog_0xbd,1 %b[36], %r26, %r52, %b[7]
  qplog_0x18,3 %b[76], %b[121], %b[50], %b[117]
  qplog_0xbd,4 %b[124], %b[50], %b[76], %b[95]
}
{
  qplog_0xe8,0 %b[0], %g6, %g2, %r16
  qplog_0xe8,1 %b[20], %r56, %r25, %b[19]
  qplog_0xe8,3 %b[88], %g22, %g18, %b[40]
  qplog_0xe8,4 %b[108], %b[80], %b[49], %b[107]
}
{
  qplog_0x96,0 %b[0], %g6, %g2, %g6
  qplog_0x48,1 %r21, %r58, %g14, %g2
  qplog_0x96,3 %b[88], %g22, %g18, %g22
  qplog_0x48,4 %b[45], %b[82], %g30, %g18
}
{
  qplog_0x69,0 %r19, %r39, %r58, %r19
  qplog_0x96,1 %r21, %r58, %b[13], %b[13]
  qplog_0x69,3 %b[43], %b[63], %b[82], %b[43]
  qplog_0x96,4 %b[45], %b[82], %b[101], %b[101]
}
{
  qplog_0x96,0 %g2, %r39, %r38, %g2
  qplog_0xc6,1 %r23, %b[39], %r51, %r39
  qplog_0x96,3 %g18, %b[63], %b[62], %g18
  qplog_0xc6,4 %b[47], %b[127], %b[75], %b[63]
}
{
  qplog_0x17,0 %b[29], %b[36], %b[33], %r38
  qplog_0x2a,1 %r21, %r19, %r58, %r21
  qplog_0x17,3 %b[117], %b[124], %b[121], %b[62]
  qplog_0x2a,4 %b[45], %b[43], %b[82], %b[45]
}
{
  qplog_0xbe,0 %r52, %b[36], %b[33], %r58
  qplog_0x86,1 %b[33], %b[36], %r26, %b[36]
  qplog_0xbe,3 %b[76], %b[124], %b[121], %b[82]
  qplog_0x86,4 %b[121], %b[124], %b[50], %b[124]
}
{
  qplog_0xa3,0 %r38, %r52, %r26, %r52
  qplog_0x96,1 %r38, %b[7], %r59, %r38
  qplog_0xa3,3 %b[62], %b[76], %b[50], %b[76]
  qplog_0x96,4 %b[62], %b[95], %b[83], %b[62]
}
{
  qplog_0xe8,0 %b[6], %b[18], %r16, %r59
  qplog_0xe8,1 %g3, %g1, %b[19], %r26
  qplog_0xe8,3 %b[94], %b[106], %b[40], %b[83]
  qplog_0xe8,4 %g19, %g17, %b[107], %b[50]
}
{
  qplog_0x96,0 %r52, %r58, %r55, %r52
  qplog_0x56,1 %b[29], %b[36], %r22, %b[29]
  qplog_0x96,3 %b[76], %b[82], %b[79], %b[76]
  qplog_0x56,4 %b[117], %b[124], %b[46], %b[117]
}
{
  qplog_0xe8,0 %r50, %r27, %r59, %b[36]
  qplog_0xe8,1 %r38, %b[22], %r26, %r22
  qplog_0xe8,3 %b[74], %b[51], %b[83], %b[124]
  qplog_0xe8,4 %b[62], %b[110], %b[50], %b[46]
}
{
  qplog_0x96,0 %b[6], %b[18], %r16, %b[18]
  qplog_0x96,1 %r50, %r27, %r59, %r27
  qplog_0x96,3 %b[94], %b[106], %b[40], %b[106]
  qplog_0x96,4 %b[74], %b[51], %b[83], %b[51]
}
{
  qplog_0x96,0 %b[12], %r41, %b[36], %r41
  qplog_0x96,1 %r58, %b[7], %b[8], %r58
  qplog_0x96,3 %b[100], %b[65], %b[124], %b[65]
  qplog_0x96,4 %b[82], %b[95], %b[96], %b[82]
}
{
  qplog_0xb2,0 %r19, %g8, %g14, %r19
  qplog_0x96,1 %r21, %g8, %r31, %r21
  qplog_0xb2,3 %b[43], %g24, %g30, %b[43]
  qplog_0x96,4 %b[45], %g24, %b[55], %b[45]
}
{
  ldqp,0 [ %r2 + 0x3f50 ], %r31
  qplog_0x6f,1 %b[18], %r41, %g6, %b[7]
  ldqp,2 [ %r2 + 0x3f40 ], %g8
  ldqp,3 [ %r2 + 0x3f50 ], %b[55]
  qplog_0x6f,4 %b[106], %b[65], %g22, %b[95]
  ldqp,5 [ %r2 + 0x3f40 ], %g24
}
{
  qplog_0x6b,0 %r41, %r27, %g6, %b[8]
  qplog_0x73,1 %b[18], %r27, %r41, %b[36]
  qplog_0x6b,3 %b[65], %b[51], %g22, %b[96]
  qplog_0x73,4 %b[106], %b[51], %b[65], %b[124]
}
{
  qplog_0x24,0 %b[7], %r27, %g6, %r59
  qplog_0x1a,1 %r51, %r39, %r60, %r16
  qplog_0x24,3 %b[95], %b[51], %g22, %b[83]
  qplog_0x1a,4 %b[75], %b[63], %b[84], %b[40]
}
{
  qplog_0x29,0 %b[8], %r27, %b[18], %r55
  qplog_0x6a,1 %b[8], %b[7], %b[3], %b[8]
  qplog_0x29,3 %b[96], %b[51], %b[106], %b[79]
  qplog_0x6a,4 %b[96], %b[95], %b[91], %b[96]
}
{
  qplog_0x96,0 %r59, %b[18], %b[32], %r59
  qplog_0x5a,1 %r19, %g14, %b[30], %r19
  qplog_0x96,3 %b[83], %b[106], %b[120], %b[83]
  qplog_0x5a,4 %b[43], %g30, %b[118], %b[43]
}
{
  qplog_0xe8,0 %r52, %g8, %r22, %b[30]
  qplog_0x49,1 %r55, %r27, %g6, %r27
  ldqp,2 [ %r2 + 0x3f60 ], %g14
  qplog_0xe8,3 %b[76], %g24, %b[46], %b[118]
  qplog_0x49,4 %b[79], %b[51], %g22, %b[51]
  ldqp,5 [ %r2 + 0x3f60 ], %g30
}
{
  qplog_0x96,0 %r55, %r41, %r46, %r55
  qplog_0x6b,1 %r16, %r39, %r23, %r41
  ldqp,2 [ %r2 + 0x3f70 ], %g6
  qplog_0x96,3 %b[79], %b[65], %b[70], %b[79]
  qplog_0x6b,4 %b[40], %b[63], %b[47], %b[65]
  ldqp,5 [ %r2 + 0x3f70 ], %g22
}
{
  qplog_0xe8,0 %b[29], %r31, %b[30], %r46
  qplog_0x96,1 %r27, %b[36], %r47, %r27
  qplog_0xe8,3 %b[117], %b[55], %b[118], %b[70]
  qplog_0x96,4 %b[51], %b[124], %b[71], %b[51]
}
{
  qplog_0xe7,0 %r39, %r51, %r60, %r39
  qplog_0x96,1 %r41, %r60, %b[34], %b[34]
  qplog_0xe7,3 %b[63], %b[75], %b[84], %b[63]
  qplog_0x96,4 %b[65], %b[84], %b[122], %b[122]
}
{
  qplog_0x29,0 %r18, %g0, %b[26], %b[36]
  qplog_0x51,1 %r42, %g0, %r18, %r47
  ldqp,2 [ %r2 + 0x3f80 ], %r51
  qplog_0x29,3 %b[42], %g16, %b[114], %b[124]
  qplog_0x51,4 %b[66], %g16, %b[42], %b[71]
  ldqp,5 [ %r2 + 0x3f80 ], %b[75]
}
{
  qplog_0xe8,0 %r58, %g14, %r46, %b[18]
  qplog_0x7b,1 %r39, %r41, %b[39], %b[39]
  qplog_0xe8,3 %b[82], %g30, %b[70], %b[106]
  qplog_0x7b,4 %b[63], %b[65], %b[127], %b[127]
}
{
  qplog_0x49,0 %b[36], %g0, %r42, %b[32]
  qplog_0x96,1 %r39, %r41, %r48, %r41
  qplog_0x49,3 %b[124], %g16, %b[66], %b[120]
  qplog_0x96,4 %b[63], %b[65], %b[72], %b[65]
}
{
  qplog_0xe8,0 %b[8], %g6, %b[18], %r48
  qplog_0x96,1 %b[39], %r16, %r45, %r16
  qplog_0xe8,3 %b[96], %g22, %b[106], %b[72]
  qplog_0x96,4 %b[127], %b[40], %b[69], %b[40]
}
{
  qplog_0x4a,0 %b[39], %r39, %r60, %b[39]
  qplog_0x8d,1 %b[32], %r47, %g0, %g0
  qplog_0x4a,3 %b[127], %b[63], %b[84], %b[127]
  qplog_0x8d,4 %b[120], %b[71], %g16, %g16
}
{
  qplog_0xe8,0 %r59, %r51, %r48, %r60
  qplog_0x79,1 %b[36], %r42, %r18, %b[36]
  ldqp,2 [ %r2 + 0x3f90 ], %r39
  qplog_0xe8,3 %b[83], %b[75], %b[72], %b[84]
  qplog_0x79,4 %b[124], %b[66], %b[42], %b[124]
  ldqp,5 [ %r2 + 0x3f90 ], %b[63]
}
{
  qplog_0x96,0 %b[39], %r23, %r30, %b[39]
  qplog_0xc5,1 %g0, %r42, %b[26], %r42
  qplog_0x96,3 %b[127], %b[47], %b[54], %b[127]
  qplog_0xc5,4 %g16, %b[66], %b[114], %b[66]
}
{
  ldqp,0 [ %r2 + 0x3fb0 ], %r30
  qplog_0x79,1 %b[15], %g5, %r57, %r45
  ldqp,2 [ %r2 + 0x3fa0 ], %r23
  ldqp,3 [ %r2 + 0x3fb0 ], %b[54]
  qplog_0x79,4 %b[103], %g21, %b[81], %b[69]
  ldqp,5 [ %r2 + 0x3fa0 ], %b[47]
}
{
  qplog_0x96,0 %r42, %r18, %b[10], %r42
  qplog_0x96,1 %g0, %b[36], %g9, %g0
  ldqp,2 [ %r2 + 0x3fc0 ], %b[7]
  qplog_0x96,3 %b[66], %b[42], %b[98], %b[66]
  qplog_0x96,4 %g16, %b[124], %g25, %g16
  ldqp,5 [ %r2 + 0x3fc0 ], %b[95]
}
{
  qplog_0xe5,0 %r45, %r57, %b[1], %r18
  qplog_0x96,1 %b[36], %b[26], %b[9], %b[36]
  ldqp,2 [ %r2 + 0x3fd0 ], %g9
  qplog_0xe5,3 %b[69], %b[81], %b[89], %b[42]
  qplog_0x96,4 %b[124], %b[114], %b[97], %b[124]
  ldqp,5 [ %r2 + 0x3fd0 ], %g25
}
{
  qplog_0xe8,0 %r27, %r39, %r60, %b[26]
  qplog_0x96,1 %b[32], %r47, %r28, %b[32]
  qplog_0xe8,3 %b[51], %b[63], %b[84], %b[114]
  qplog_0x96,4 %b[120], %b[71], %b[52], %b[120]
}
{
  ldqp,0 [ %r2 + 0x3ff0 ], %r28
  qplog_0x6b,1 %r18, %b[15], %b[1], %b[9]
  ldqp,2 [ %r2 + 0x3fe0 ], %r47
  ldqp,3 [ %r2 + 0x3ff0 ], %b[52]
  qplog_0x6b,4 %b[42], %b[103], %b[89], %b[97]
  ldqp,5 [ %r2 + 0x3fe0 ], %b[71]
}
{
  qplog_0xe8,0 %r55, %r23, %b[26], %b[10]
  qplog_0x56,1 %b[15], %b[1], %g5, %b[3]
  qplog_0xe8,3 %b[79], %b[47], %b[114], %b[98]
  qplog_0x56,4 %b[103], %b[89], %g21, %b[91]
}
{
  qplog_0x5c,0 %b[9], %r18, %g5, %r18
  qplog_0x96,1 %b[9], %g5, %b[14], %b[9]
  ldqp,2 [ %r2 + 0x4000 ], %b[33]
  qplog_0x5c,3 %b[97], %b[42], %g21, %b[42]
  qplog_0x96,4 %b[97], %g21, %b[102], %b[97]
  ldqp,5 [ %r2 + 0x4000 ], %b[121]
}
{
  qplog_0xe8,0 %r62, %r30, %b[10], %g5
  qplog_0x96,1 %b[3], %b[1], %r53, %b[1]
  qplog_0xe8,3 %b[86], %b[54], %b[98], %g21
  qplog_0x96,4 %b[91], %b[89], %b[77], %b[89]
}
{
  qplog_0x6f,0 %r18, %b[3], %r45, %b[3]
  qplog_0x96,1 %r18, %r57, %g15, %r18
  qplog_0x6f,3 %b[42], %b[91], %b[69], %b[91]
  qplog_0x96,4 %b[42], %b[81], %g31, %b[42]
}
{
  qplog_0xe8,0 %b[23], %b[7], %g5, %r57
  qplog_0x96,1 %r59, %r51, %r48, %r51
  ldqp,2 [ %r2 + 0x4010 ], %g15
  qplog_0xe8,3 %b[111], %b[95], %g21, %b[81]
  qplog_0x96,4 %b[83], %b[75], %b[72], %b[75]
  ldqp,5 [ %r2 + 0x4010 ], %g31
}
{
  qplog_0x96,0 %b[3], %b[15], %b[24], %b[3]
  qplog_0x96,1 %r55, %r23, %b[26], %r23
  qplog_0x96,3 %b[91], %b[103], %b[112], %b[91]
  qplog_0x96,4 %b[79], %b[47], %b[114], %b[47]
}
{
  qplog_0xe8,0 %b[25], %g9, %r57, %b[26]
  qplog_0x96,1 %r62, %r30, %b[10], %r30
  ldqp,2 [ %r2 + 0x4020 ], %b[15]
  qplog_0xe8,3 %b[113], %g25, %b[81], %b[114]
  qplog_0x96,4 %b[86], %b[54], %b[98], %b[54]
  ldqp,5 [ %r2 + 0x4020 ], %b[103]
}
{
  ldqp,0 [ %r2 + 0x4040 ], %b[24]
  qplog_0x96,1 %r33, %r17, %b[38], %r33
  ldqp,2 [ %r2 + 0x4030 ], %b[10]
  ldqp,3 [ %r2 + 0x4040 ], %b[112]
  qplog_0x96,4 %b[57], %b[41], %b[126], %b[57]
  ldqp,5 [ %r2 + 0x4030 ], %b[98]
}
{
  qplog_0xe8,0 %r49, %r47, %b[26], %r17
  qplog_0x3c,1 %r35, %b[21], %b[21], %b[21]
  ldqp,2 [ %r2 + 0x4050 ], %b[38]
  qplog_0xe8,3 %b[73], %b[71], %b[114], %b[41]
  qplog_0x3c,4 %b[59], %b[109], %b[109], %b[109]
  ldqp,5 [ %r2 + 0x4050 ], %b[126]
}
{
  ldqp,0 [ %r2 + 0x4070 ], %r45
  qplog_0x96,1 %b[20], %r56, %r25, %r56
  ldqp,2 [ %r2 + 0x4060 ], %r48
  ldqp,3 [ %r2 + 0x4070 ], %b[69]
  qplog_0x96,4 %b[108], %b[80], %b[49], %b[80]
  ldqp,5 [ %r2 + 0x4060 ], %b[72]
}
{
  qplog_0xe8,0 %g2, %r28, %r17, %r25
  qplog_0x96,1 %r38, %b[22], %r26, %b[22]
  ldqp,2 [ %r2 + 0x4080 ], %r53
  qplog_0xe8,3 %g18, %b[52], %b[41], %b[49]
  qplog_0x96,4 %b[62], %b[110], %b[50], %b[110]
  ldqp,5 [ %r2 + 0x4080 ], %b[77]
}
{
  ldqp,0 [ %r2 + 0x40a0 ], %b[14]
  qplog_0x96,1 %r27, %r39, %r60, %r39
  ldqp,2 [ %r2 + 0x4090 ], %r26
  ldqp,3 [ %r2 + 0x40a0 ], %b[102]
  qplog_0x96,4 %b[51], %b[63], %b[84], %b[63]
  ldqp,5 [ %r2 + 0x4090 ], %b[50]
}
{
  qplog_0xe8,0 %b[13], %b[33], %r25, %r60
  qplog_0x96,1 %b[13], %b[33], %r25, %b[33]
  qplog_0xe8,3 %b[101], %b[121], %b[49], %b[84]
  qplog_0x96,4 %b[101], %b[121], %b[49], %b[121]
}
{
  qplog_0x96,0 %b[23], %b[7], %g5, %b[7]
  qplog_0x96,1 %b[25], %g9, %r57, %g9
  ldqp,2 [ %r2 + 0x40b0 ], %r25
  qplog_0x96,3 %b[111], %b[95], %g21, %b[95]
  qplog_0x96,4 %b[113], %g25, %b[81], %g25
  ldqp,5 [ %r2 + 0x40b0 ], %b[49]
}
{
  qplog_0xe8,0 %r21, %g15, %r60, %r57
  qplog_0x96,1 %g2, %r28, %r17, %r28
  ldqp,2 [ %r2 + 0x40c0 ], %g5
  qplog_0xe8,3 %b[45], %g31, %b[84], %b[81]
  qplog_0x96,4 %g18, %b[52], %b[41], %b[52]
  ldqp,5 [ %r2 + 0x40c0 ], %g21
}
{
  qplog_0x96,0 %r21, %g15, %r60, %g15
  qplog_0x96,1 %g3, %g1, %b[19], %g1
  ldqp,2 [ %r2 + 0x40d0 ], %r17
  qplog_0x96,3 %b[45], %g31, %b[84], %g31
  qplog_0x96,4 %g19, %g17, %b[107], %g17
  ldqp,5 [ %r2 + 0x40d0 ], %b[41]
}
{
  qplog_0xe8,0 %r19, %b[15], %r57, %b[19]
  qplog_0x96,1 %r19, %b[15], %r57, %b[15]
  ldqp,2 [ %r2 + 0x40e0 ], %r60
  qplog_0xe8,3 %b[43], %b[103], %b[81], %b[107]
  qplog_0x96,4 %b[43], %b[103], %b[81], %b[103]
  ldqp,5 [ %r2 + 0x40e0 ], %b[84]
}
{
  qplog_0x1e,0 %b[21], %b[22], %r56, %b[21]
  qplog_0x96,1 %r52, %g8, %r22, %g8
  ldqp,2 [ %r2 + 0x40f0 ], %r57
  qplog_0x1e,3 %b[109], %b[110], %b[80], %b[109]
  qplog_0x96,4 %b[76], %g24, %b[46], %g24
  ldqp,5 [ %r2 + 0x40f0 ], %b[81]
}
{
  qplog_0xe8,0 %b[34], %b[10], %b[19], %r22
  qplog_0x96,1 %b[34], %b[10], %b[19], %b[10]
  qplog_0xe8,3 %b[122], %b[98], %b[107], %b[46]
  qplog_0x96,4 %b[122], %b[98], %b[107], %b[98]
}
{
  qplog_0xc6,0 %r51, %r23, %r30, %b[19]
  qplog_0x96,1 %b[29], %r31, %b[30], %r31
  qplog_0xc6,3 %b[75], %b[47], %b[54], %b[107]
  qplog_0x96,4 %b[117], %b[55], %b[118], %b[55]
}
{
  qplog_0xe8,0 %r16, %b[24], %r22, %b[30]
  qplog_0x96,1 %b[8], %g6, %b[18], %g6
  qplog_0xe8,3 %b[40], %b[112], %b[46], %b[118]
  qplog_0x96,4 %b[96], %g22, %b[106], %g22
}
{
  qplog_0x79,0 %b[15], %b[33], %b[10], %b[18]
  qplog_0x96,1 %r49, %r47, %b[26], %r47
  qplog_0x79,3 %b[103], %b[121], %b[98], %b[106]
  qplog_0x96,4 %b[73], %b[71], %b[114], %b[71]
}
{
  qplog_0xe8,0 %r41, %b[38], %b[30], %b[26]
  qplog_0x96,1 %r16, %b[24], %r22, %b[24]
  qplog_0xe8,3 %b[65], %b[126], %b[118], %b[114]
  qplog_0x96,4 %b[40], %b[112], %b[46], %b[112]
}
{
  qplog_0x1a,0 %r30, %b[19], %r39, %r22
  qplog_0x96,1 %r41, %b[38], %b[30], %b[38]
  qplog_0x1a,3 %b[54], %b[107], %b[63], %b[46]
  qplog_0x96,4 %b[65], %b[126], %b[118], %b[126]
}
{
  qplog_0xe8,0 %b[39], %r48, %b[26], %b[30]
  qplog_0x96,1 %b[39], %r48, %b[26], %r48
  qplog_0xe8,3 %b[127], %b[72], %b[114], %b[118]
  qplog_0x96,4 %b[127], %b[72], %b[114], %b[72]
}
{
  qplog_0x29,0 %b[7], %r28, %g9, %b[26]
  qplog_0x96,1 %r58, %g14, %r46, %g14
  qplog_0x29,3 %b[95], %b[52], %g25, %b[114]
  qplog_0x96,4 %b[82], %g30, %b[70], %g30
}
{
  qplog_0xe8,0 %r42, %r45, %b[30], %r46
  qplog_0xe7,1 %b[19], %r30, %r39, %r30
  qplog_0xe8,3 %b[66], %b[69], %b[118], %b[70]
  qplog_0xe7,4 %b[107], %b[54], %b[63], %b[54]
}
{
  qplog_0x6b,0 %r22, %b[19], %r51, %b[19]
  qplog_0x96,1 %r42, %r45, %b[30], %r45
  qplog_0x6b,3 %b[46], %b[107], %b[75], %b[107]
  qplog_0x96,4 %b[66], %b[69], %b[118], %b[69]
}
{
  qplog_0xe8,0 %g0, %r53, %r46, %b[30]
  qplog_0x96,1 %g0, %r53, %r46, %r53
  qplog_0xe8,3 %g16, %b[77], %b[70], %b[118]
  qplog_0x96,4 %g16, %b[77], %b[70], %b[77]
}
{
  qplog_0xe5,0 %b[18], %b[10], %g15, %r46
  qplog_0x7b,1 %r30, %b[19], %r23, %r23
  qplog_0xe5,3 %b[106], %b[98], %g31, %b[70]
  qplog_0x7b,4 %b[54], %b[107], %b[47], %b[47]
}
{
  qplog_0x96,0 %b[19], %r39, %r29, %r29
  qplog_0x96,1 %r30, %b[19], %b[28], %b[19]
  qplog_0x96,3 %b[107], %b[63], %b[53], %b[53]
  qplog_0x96,4 %b[54], %b[107], %b[116], %b[107]
}
{
  qplog_0xe8,0 %b[36], %r26, %b[30], %b[28]
  qplog_0x96,1 %b[36], %r26, %b[30], %r26
  qplog_0xe8,3 %b[124], %b[50], %b[118], %b[116]
  qplog_0x96,4 %b[124], %b[50], %b[118], %b[50]
}
{
  qplog_0x4a,0 %b[21], %b[22], %g1, %b[30]
  qplog_0x4a,1 %r23, %r30, %r39, %r30
  qplog_0x4a,3 %b[109], %b[110], %g17, %b[118]
  qplog_0x4a,4 %b[47], %b[54], %b[63], %b[54]
}
{
  qplog_0xe8,0 %b[32], %b[14], %b[28], %r39
  qplog_0x96,1 %b[32], %b[14], %b[28], %b[14]
  qplog_0xe8,3 %b[120], %b[102], %b[116], %b[63]
  qplog_0x96,4 %b[120], %b[102], %b[116], %b[102]
}
{
  qplog_0x6b,0 %g6, %g8, %r31, %b[28]
  qplog_0x96,1 %b[30], %r56, %r43, %r43
  qplog_0x6b,3 %g22, %g24, %b[55], %b[116]
  qplog_0x96,4 %b[118], %b[80], %b[67], %b[67]
}
{
  qplog_0x96,0 %r23, %r22, %r44, %r23
  qplog_0x96,1 %r30, %r51, %b[16], %r30
  qplog_0x96,3 %b[47], %b[46], %b[68], %b[47]
  qplog_0x96,4 %b[54], %b[75], %b[104], %b[54]
}
{
  qplog_0xe8,0 %b[9], %r25, %r39, %r51
  qplog_0x96,1 %b[9], %r25, %r39, %r25
  qplog_0xe8,3 %b[97], %b[49], %b[63], %b[75]
  qplog_0x96,4 %b[97], %b[49], %b[63], %b[49]
}
{
  qplog_0x51,0 %r47, %r28, %b[7], %r39
  qplog_0x49,1 %b[26], %r28, %r47, %b[16]
  qplog_0x51,3 %b[71], %b[52], %b[95], %b[63]
  qplog_0x49,4 %b[114], %b[52], %b[71], %b[104]
}
{
  qplog_0xe8,0 %b[3], %g5, %r51, %r22
  qplog_0x96,1 %b[3], %g5, %r51, %g5
  qplog_0xe8,3 %b[91], %g21, %b[75], %b[46]
  qplog_0x96,4 %b[91], %g21, %b[75], %g21
}
{
  qplog_0x6b,0 %r46, %b[15], %g15, %r51
  qplog_0x42,1 %r48, %b[38], %b[24], %r44
  qplog_0x6b,3 %b[70], %b[103], %g31, %b[75]
  qplog_0x42,4 %b[72], %b[126], %b[112], %b[68]
}
{
  qplog_0x8d,0 %b[16], %r39, %r28, %r28
  qplog_0x79,1 %b[26], %r47, %b[7], %b[26]
  qplog_0x8d,3 %b[104], %b[63], %b[52], %b[52]
  qplog_0x79,4 %b[114], %b[71], %b[95], %b[114]
}
{
  qplog_0x5c,0 %r51, %r46, %b[33], %r46
  qplog_0x96,1 %b[16], %r39, %r54, %b[16]
  qplog_0x5c,3 %b[75], %b[70], %b[121], %b[70]
  qplog_0x96,4 %b[104], %b[63], %b[78], %b[104]
}
{
  qplog_0xe8,0 %r18, %r17, %r22, %r39
  qplog_0x18,1 %r25, %r26, %r53, %r54
  qplog_0xe8,3 %b[42], %b[41], %b[46], %b[63]
  qplog_0x18,4 %b[49], %b[50], %b[77], %b[78]
}
{
  qplog_0x96,0 %r18, %r17, %r22, %r17
  qplog_0x84,1 %b[21], %r56, %g1, %r22
  qplog_0x96,3 %b[42], %b[41], %b[46], %b[41]
  qplog_0x84,4 %b[109], %b[80], %g17, %b[46]
}
{
  qplog_0xc5,0 %r28, %r47, %g9, %r47
  qplog_0x96,1 %r28, %b[26], %r24, %r28
  qplog_0xc5,3 %b[52], %b[71], %g25, %b[71]
  qplog_0x96,4 %b[52], %b[114], %b[48], %b[52]
}
{
  qplog_0xe8,0 %b[1], %r60, %r39, %r24
  qplog_0x96,1 %b[1], %r60, %r39, %r60
  qplog_0xe8,3 %b[89], %b[84], %b[63], %b[48]
  qplog_0x96,4 %b[89], %b[84], %b[63], %b[84]
}
{
  qplog_0x9a,0 %b[30], %b[21], %b[22], %r39
  qplog_0x53,1 %b[30], %r22, %b[22], %b[30]
  qplog_0x9a,3 %b[118], %b[109], %b[110], %b[63]
  qplog_0x53,4 %b[118], %b[46], %b[110], %b[118]
}
{
  qplog_0x96,0 %r33, %r57, %r24, %r57
  qplog_0x69,1 %g14, %g6, %b[28], %r24
  ldqp,2 [ %r2 ], %r22
  qplog_0x96,3 %b[57], %b[81], %b[48], %b[81]
  qplog_0x69,4 %g30, %g22, %b[116], %b[48]
  ldqp,5 [ %r2 ], %b[46]
}
{
  qplog_0xec,0 %g6, %g14, %r31, %g14
  qplog_0x56,1 %b[15], %g15, %b[33], %b[22]
  qplog_0xec,3 %g22, %g30, %b[55], %g30
  qplog_0x56,4 %b[103], %g31, %b[121], %b[110]
}
{
  qplog_0x06,0 %r39, %g1, %r56, %g1
  qplog_0x96,1 %r39, %b[30], %b[2], %r39
  qplog_0x06,3 %b[63], %g17, %b[80], %g17
  qplog_0x96,4 %b[63], %b[118], %b[90], %b[63]
}
{
  qplog_0x6b,0 %r57, %r60, %g5, %b[2]
  qplog_0x6f,1 %r46, %b[22], %b[18], %b[18]
  qplog_0x6b,3 %b[81], %b[84], %g21, %b[90]
  qplog_0x6f,4 %b[70], %b[110], %b[106], %b[106]
}
{
  qplog_0x96,0 %g1, %r56, %b[11], %g1
  qplog_0x96,1 %b[30], %b[21], %r61, %b[30]
  qplog_0x96,3 %g17, %b[80], %b[99], %g17
  qplog_0x96,4 %b[118], %b[109], %b[85], %b[118]
}
{
  qplog_0x93,0 %r48, %b[24], %r45, %b[21]
  qplog_0x78,1 %r44, %r45, %b[38], %r61
  ldqp,2 [ %r2 + 0x10 ], %r56
  qplog_0x93,3 %b[72], %b[112], %b[69], %b[109]
  qplog_0x78,4 %b[68], %b[69], %b[126], %b[85]
  ldqp,5 [ %r2 + 0x10 ], %b[80]
}
{
  qplog_0x17,0 %r54, %b[14], %r26, %b[11]
  qplog_0x96,1 %g14, %b[28], %g11, %g11
  qplog_0x17,3 %b[78], %b[102], %b[50], %b[99]
  qplog_0x96,4 %g30, %b[116], %g27, %g27
}
{
  qplog_0x25,0 %r45, %b[21], %r48, %r48
  qplog_0x63,1 %b[21], %r45, %b[38], %r45
  qplog_0x25,3 %b[69], %b[109], %b[72], %b[72]
  qplog_0x63,4 %b[109], %b[69], %b[126], %b[69]
}
{
  qplog_0x49,0 %r61, %b[38], %b[24], %b[38]
  qplog_0xbd,1 %b[14], %r53, %r25, %b[24]
  qplog_0x49,3 %b[85], %b[126], %b[112], %b[126]
  qplog_0xbd,4 %b[102], %b[77], %b[49], %b[112]
}
{
  qplog_0x96,0 %r47, %b[7], %r34, %r47
  qplog_0x96,1 %b[26], %g9, %b[27], %b[26]
  qplog_0x96,3 %b[71], %b[95], %b[58], %b[71]
  qplog_0x96,4 %b[114], %g25, %b[115], %b[114]
}
{
  qplog_0x6f,0 %r17, %r57, %g5, %g9
  qplog_0x29,1 %b[2], %r60, %r17, %b[27]
  qplog_0x6f,3 %b[41], %b[81], %g21, %g25
  qplog_0x29,4 %b[90], %b[84], %b[41], %b[115]
}
{
  qplog_0xb2,0 %r24, %r31, %g8, %b[7]
  qplog_0x2a,1 %g14, %r24, %b[28], %r24
  qplog_0xb2,3 %b[48], %b[55], %g24, %b[95]
  qplog_0x2a,4 %g30, %b[48], %b[116], %b[48]
}
{
  qplog_0x48,0 %g14, %b[28], %g8, %g14
  qplog_0x86,1 %r26, %b[14], %r53, %b[28]
  qplog_0x48,3 %g30, %b[116], %g24, %g30
  qplog_0x86,4 %b[50], %b[102], %b[77], %b[116]
}
{
  qplog_0xbe,0 %r25, %b[14], %r26, %b[14]
  qplog_0xa3,1 %b[11], %r25, %r53, %r25
  qplog_0xbe,3 %b[49], %b[102], %b[50], %b[102]
  qplog_0xa3,4 %b[99], %b[49], %b[77], %b[49]
}
{
  qplog_0x73,0 %r17, %r60, %r57, %r53
  qplog_0x49,1 %b[27], %r60, %g5, %r26
  qplog_0x73,3 %b[41], %b[84], %b[81], %b[77]
  qplog_0x49,4 %b[115], %b[84], %g21, %b[50]
}
{
  qplog_0x24,0 %g9, %r60, %g5, %r60
  qplog_0x96,1 %g14, %g6, %r63, %g14
  qplog_0x24,3 %g25, %b[84], %g21, %b[84]
  qplog_0x96,4 %g30, %g22, %b[87], %g30
}
{
  qplog_0x96,0 %r24, %r31, %b[5], %r24
  qplog_0x5a,1 %b[7], %g8, %g4, %b[7]
  qplog_0x96,3 %b[48], %b[55], %b[93], %b[48]
  qplog_0x5a,4 %b[95], %g24, %g20, %b[95]
}
{
  qplog_0x96,0 %r51, %b[33], %r40, %r51
  qplog_0x96,1 %b[18], %b[15], %b[0], %b[18]
  ldqp,2 [ %r2 + 0x20 ], %b[15]
  qplog_0x96,3 %b[75], %b[121], %b[64], %b[75]
  qplog_0x96,4 %b[106], %b[103], %b[88], %b[106]
  ldqp,5 [ %r2 + 0x20 ], %b[103]
}
{
  qplog_0x96,0 %r46, %b[10], %b[6], %r46
  qplog_0x96,1 %b[22], %g15, %r50, %b[22]
  qplog_0x96,3 %b[70], %b[98], %b[94], %b[70]
  qplog_0x96,4 %b[110], %g31, %b[74], %b[110]
}
{
  qplog_0x96,0 %r61, %b[21], %b[12], %r61
  qplog_0x96,1 %r45, %r44, %r20, %r45
  ldqp,2 [ %r2 + 0x30 ], %r20
  qplog_0x96,3 %b[85], %b[109], %b[100], %b[85]
  qplog_0x96,4 %b[69], %b[68], %b[44], %b[69]
  ldqp,5 [ %r2 + 0x30 ], %b[44]
}
{
  qplog_0x56,0 %r44, %r48, %b[31], %r44
  qplog_0x96,1 %b[38], %r48, %r36, %b[38]
  ldqp,2 [ %r2 + 0x40 ], %r48
  qplog_0x56,3 %b[68], %b[72], %b[119], %b[68]
  qplog_0x96,4 %b[126], %b[72], %b[60], %b[126]
  ldqp,5 [ %r2 + 0x40 ], %b[72]
}
{
  qplog_0x96,0 %b[11], %b[24], %b[37], %b[11]
  qplog_0x96,1 %r25, %b[14], %b[4], %r25
  qplog_0x96,3 %b[99], %b[112], %b[125], %b[99]
  qplog_0x96,4 %b[49], %b[102], %b[92], %b[49]
}
{
  qplog_0x56,0 %r54, %b[28], %b[17], %r54
  qplog_0x96,1 %b[14], %b[24], %r32, %b[14]
  qplog_0x56,3 %b[78], %b[116], %b[105], %b[78]
  qplog_0x96,4 %b[102], %b[112], %b[56], %b[102]
}
{
  qplog_0x6a,0 %b[2], %g9, %g10, %b[2]
  qplog_0x96,1 %r60, %r17, %g7, %r60
  qplog_0x6a,3 %b[90], %g25, %g26, %b[90]
  qplog_0x96,4 %b[84], %b[41], %g23, %b[84]
}
{
  qplog_0x96,0 %r26, %r53, %r37, %r26
  qplog_0x96,1 %b[27], %r57, %b[35], %b[27]
  qplog_0x96,3 %b[50], %b[77], %b[61], %b[50]
  qplog_0x96,4 %b[115], %b[81], %b[123], %b[115]
}
{
  qpsllw,0 %b[26], 1, %r57
  qpsrlw,1 %r28, 1, %b[35]
  qpsllw,3 %b[114], 1, %b[81]
  qpsrlw,4 %b[52], 1, %b[123]
}
{
  qpsllw,0 %r51, 1, %r53
  qpsrlw,1 %b[16], 1, %r37
  qpsllw,3 %b[75], 1, %b[77]
  qpsrlw,4 %b[104], 1, %b[61]
}
{
  qpsllw,0 %r46, 1, %r17
  qpsrlw,1 %b[18], 1, %g7
  qpsllw,3 %b[70], 1, %b[41]
  qpsrlw,4 %b[106], 1, %g23
}
{
  qpsllw,0 %r61, 1, %g9
  qpsrlw,1 %b[22], 1, %g10
  qpsllw,3 %b[85], 1, %g25
  qpsrlw,4 %b[110], 1, %g26
}
{
  qpsllw,0 %r24, 1, %b[24]
  qpsrlw,1 %g11, 1, %r32
  qpsllw,3 %b[48], 1, %b[112]
  qpsrlw,4 %g27, 1, %b[56]
}
{
  qpsllw,0 %r29, 1, %b[28]
  qpsrlw,1 %b[7], 1, %b[17]
  qpsllw,3 %b[53], 1, %b[116]
  qpsrlw,4 %b[95], 1, %b[105]
}
{
  qpsllw,0 %b[19], 1, %b[4]
  qpsrlw,1 %r23, 1, %b[37]
  qpsllw,3 %b[107], 1, %b[92]
  qpsrlw,4 %b[47], 1, %b[125]
}
{
  qpsllw,0 %r47, 1, %r36
  qpsrlw,1 %r30, 1, %b[31]
  qpsllw,3 %b[71], 1, %b[60]
  qpsrlw,4 %b[54], 1, %b[119]
}
{
  qpsllw,0 %r26, 1, %b[21]
  qpsrlw,1 %r60, 1, %b[12]
  qpsllw,3 %b[50], 1, %b[109]
  qpsrlw,4 %b[84], 1, %b[100]
}
{
  qpsllw,0 %g1, 1, %g15
  qpsrlw,1 %b[27], 1, %r50
  qpsllw,3 %g17, 1, %g31
  qpsrlw,4 %b[115], 1, %b[74]
}
{
  qpsllw,0 %r39, 1, %b[10]
  qpsrlw,1 %r43, 1, %b[6]
  qpsllw,3 %b[63], 1, %b[98]
  qpsrlw,4 %b[67], 1, %b[94]
}
{
  qpsllw,0 %g14, 1, %b[0]
  qpsrlw,1 %b[30], 1, %b[33]
  qpsllw,3 %g30, 1, %b[88]
  qpsrlw,4 %b[118], 1, %b[121]
}
{
  qplog_0xca,0 %r22, %r28, %r57, %r57
  qplog_0xca,1 %r22, %b[35], %b[26], %b[35]
  qplog_0xca,3 %b[46], %b[52], %b[81], %b[81]
  qplog_0xca,4 %b[46], %b[123], %b[114], %b[123]
}
{
  qpsllw,0 %r44, 1, %b[26]
  qpsrlw,1 %r45, 1, %r28
  qpsllw,3 %b[68], 1, %b[114]
  qpsrlw,4 %b[69], 1, %b[52]
}
{
  qplog_0xca,0 %r22, %b[16], %r53, %r53
  qplog_0xca,1 %r22, %r37, %r51, %r37
  qplog_0xca,3 %b[46], %b[104], %b[77], %b[77]
  qplog_0xca,4 %b[46], %b[61], %b[75], %b[61]
}
{
  qpsllw,0 %b[11], 1, %r51
  qplog_0xca,1 %r22, %b[18], %r17, %r17
  qpsllw,3 %b[99], 1, %b[75]
  qplog_0xca,4 %b[46], %b[106], %b[41], %b[41]
}
{
  qplog_0xca,0 %r22, %g7, %r46, %g7
  qplog_0xca,1 %r22, %b[22], %g9, %g9
  qplog_0xca,3 %b[46], %g23, %b[70], %g23
  qplog_0xca,4 %b[46], %b[110], %g25, %g25
}
{
  qplog_0xca,0 %r22, %g10, %r61, %g10
  qplog_0xca,1 %r22, %g11, %b[24], %b[24]
  qplog_0xca,3 %b[46], %g26, %b[85], %g26
  qplog_0xca,4 %b[46], %g27, %b[112], %b[112]
}
{
  qplog_0xca,0 %r22, %r32, %r24, %r32
  qplog_0xca,1 %r22, %b[7], %b[28], %b[28]
  qplog_0xca,3 %b[46], %b[56], %b[48], %b[56]
  qplog_0xca,4 %b[46], %b[95], %b[116], %b[116]
}
{
  qplog_0xca,0 %r22, %b[17], %r29, %b[17]
  qplog_0xca,1 %r22, %r23, %b[4], %b[4]
  qplog_0xca,3 %b[46], %b[105], %b[53], %b[105]
  qplog_0xca,4 %b[46], %b[47], %b[92], %b[92]
}
{
  qplog_0xca,0 %r22, %b[37], %b[19], %b[37]
  qplog_0xca,1 %r22, %r30, %r36, %r36
  qplog_0xca,3 %b[46], %b[125], %b[107], %b[125]
  qplog_0xca,4 %b[46], %b[54], %b[60], %b[60]
}
{
  qplog_0xca,0 %r22, %b[31], %r47, %b[31]
  qplog_0xca,1 %r22, %r60, %b[21], %b[21]
  qplog_0xca,3 %b[46], %b[119], %b[71], %b[119]
  qplog_0xca,4 %b[46], %b[84], %b[109], %b[109]
}
{
  qplog_0xca,0 %r22, %b[12], %r26, %b[12]
  qplog_0xca,1 %r22, %b[27], %g15, %g15
  qplog_0xca,3 %b[46], %b[100], %b[50], %b[100]
  qplog_0xca,4 %b[46], %b[115], %g31, %g31
}
{
  qplog_0xca,0 %r22, %r50, %g1, %r50
  qplog_0xca,1 %r22, %r43, %b[10], %b[10]
  qplog_0xca,3 %b[46], %b[74], %g17, %b[74]
  qplog_0xca,4 %b[46], %b[67], %b[98], %b[98]
}
{
  qplog_0xca,0 %r22, %b[6], %r39, %b[6]
  qplog_0xca,1 %r22, %b[30], %b[0], %b[0]
  qplog_0xca,3 %b[46], %b[94], %b[63], %b[94]
  qplog_0xca,4 %b[46], %b[118], %b[88], %b[88]
}
{
  qplog_0xca,0 %r22, %b[33], %g14, %b[33]
  qplog_0xca,1 %r22, %r45, %b[26], %b[26]
  qplog_0xca,3 %b[46], %b[121], %g30, %b[121]
  qplog_0xca,4 %b[46], %b[69], %b[114], %b[114]
}
{
  qplog_0xca,0 %r22, %r28, %r44, %r28
  qpsllw,1 %r53, 2, %r44
  qplog_0xca,3 %b[46], %b[52], %b[68], %b[52]
  qpsllw,4 %b[77], 2, %b[68]
}
{
  qpsrlw,0 %b[38], 1, %r45
  qpsrlw,1 %r57, 2, %g14
  qpsrlw,3 %b[126], 1, %b[69]
  qpsrlw,4 %b[81], 2, %g30
}
{
  qplog_0xca,0 %r22, %b[38], %r51, %r51
  qpsllw,1 %r37, 2, %b[38]
  qplog_0xca,3 %b[46], %b[126], %b[75], %b[75]
  qpsllw,4 %b[61], 2, %b[126]
}
{
  qpsrlw,0 %b[35], 2, %b[30]
  qpsllw,1 %g9, 2, %r39
  qpsrlw,3 %b[123], 2, %b[118]
  qpsllw,4 %g25, 2, %b[63]
}
{
  qpsrlw,0 %r17, 2, %r43
  qpsllw,1 %g10, 2, %g1
  qpsrlw,3 %b[41], 2, %b[67]
  qpsllw,4 %g26, 2, %g17
}
{
  qpsrlw,0 %g7, 2, %b[27]
  qpsllw,1 %b[28], 2, %r26
  qpsrlw,3 %g23, 2, %b[115]
  qpsllw,4 %b[116], 2, %b[50]
}
{
  qpsrlw,0 %b[24], 2, %r60
  qpsllw,1 %b[17], 2, %r47
  qpsrlw,3 %b[112], 2, %b[84]
  qpsllw,4 %b[105], 2, %b[71]
}
{
  qpsrlw,0 %r32, 2, %r30
  qpsllw,1 %r36, 2, %b[19]
  qpsrlw,3 %b[56], 2, %b[54]
  qpsllw,4 %b[60], 2, %b[107]
}
{
  qpsrlw,0 %b[4], 2, %r23
  qpsllw,1 %b[31], 2, %r29
  qpsrlw,3 %b[92], 2, %b[47]
  qpsllw,4 %b[119], 2, %b[53]
}
{
  qpsrlw,0 %b[37], 2, %b[7]
  qpsllw,1 %g15, 2, %r24
  qpsrlw,3 %b[125], 2, %b[95]
  qpsllw,4 %g31, 2, %b[48]
}
{
  qpsrlw,0 %b[21], 2, %g11
  qpsllw,1 %r50, 2, %r61
  qpsrlw,3 %b[109], 2, %g27
  qpsllw,4 %b[74], 2, %b[85]
}
{
  qpsrlw,0 %b[12], 2, %b[22]
  qpsllw,1 %b[0], 2, %r46
  qpsrlw,3 %b[100], 2, %b[110]
  qpsllw,4 %b[88], 2, %b[70]
}
{
  qpsrlw,0 %b[10], 2, %b[18]
  qpsllw,1 %b[33], 2, %b[16]
  qpsrlw,3 %b[98], 2, %b[106]
  qpsllw,4 %b[121], 2, %b[104]
}
{
  qpsrlw,0 %b[6], 2, %r40
  qplog_0xca,1 %r56, %r57, %r44, %r44
  qpsrlw,3 %b[94], 2, %b[64]
  qplog_0xca,4 %b[80], %b[81], %b[68], %b[68]
}
{
  qplog_0xca,0 %r22, %r45, %b[11], %r45
  qplog_0xca,1 %r56, %g14, %r53, %g14
  qplog_0xca,3 %b[46], %b[69], %b[99], %b[69]
  qplog_0xca,4 %b[80], %g30, %b[77], %g30
}
{
  qpsllw,0 %r51, 2, %r53
  qpsrlw,1 %b[26], 2, %b[11]
  qpsllw,3 %b[75], 2, %b[77]
  qpsrlw,4 %b[114], 2, %b[99]
}
{
  qplog_0xca,0 %r56, %b[35], %b[38], %b[38]
  qplog_0xca,1 %r56, %b[30], %r37, %b[30]
  qplog_0xca,3 %b[80], %b[123], %b[126], %b[126]
  qplog_0xca,4 %b[80], %b[118], %b[61], %b[118]
}
{
  qpsllw,0 %r54, 1, %r37
  qpsrlw,1 %r25, 1, %b[35]
  qpsllw,3 %b[78], 1, %b[61]
  qpsrlw,4 %b[49], 1, %b[123]
}
{
  qpsllw,0 %b[2], 1, %r57
  qpsrlw,1 %b[14], 1, %g8
  qpsllw,3 %b[90], 1, %b[81]
  qpsrlw,4 %b[102], 1, %g24
}
{
  qplog_0xca,0 %r22, %r25, %r37, %r37
  qplog_0xca,1 %r22, %b[35], %r54, %b[35]
  qplog_0xca,3 %b[46], %b[49], %b[61], %b[61]
  qplog_0xca,4 %b[46], %b[123], %b[78], %b[123]
}
{
  qplog_0xca,0 %r22, %b[14], %r57, %r57
  qpsllw,1 %r45, 2, %b[14]
  qplog_0xca,3 %b[46], %b[102], %b[81], %b[81]
  qpsllw,4 %b[69], 2, %b[102]
}
{
  qpsrlw,0 %r28, 2, %r54
  qplog_0xca,1 %r56, %r17, %r39, %r39
  qpsrlw,3 %b[52], 2, %b[78]
  qplog_0xca,4 %b[80], %b[41], %b[63], %b[63]
}
{
  qplog_0xca,0 %r22, %g8, %b[2], %g8
  qplog_0xca,1 %r56, %r43, %g9, %r43
  qplog_0xca,3 %b[46], %g24, %b[90], %g24
  qplog_0xca,4 %b[80], %b[67], %g25, %b[67]
}
{
  qpsllw,0 %r57, 2, %g9
  qpsrlw,1 %r37, 2, %b[2]
  qpsllw,3 %b[81], 2, %g25
  qpsrlw,4 %b[61], 2, %b[90]
}
{
  qplog_0xca,0 %r56, %g7, %g1, %g1
  qplog_0xca,1 %r56, %b[27], %g10, %b[27]
  qplog_0xca,3 %b[80], %g23, %g17, %g17
  qplog_0xca,4 %b[80], %b[115], %g26, %b[115]
}
{
  qpsllw,0 %g8, 2, %g10
  qpsrlw,1 %b[35], 2, %g7
  qpsllw,3 %g24, 2, %g26
  qpsrlw,4 %b[123], 2, %g23
}
{
  qplog_0xca,0 %r56, %b[24], %r26, %r26
  qplog_0xca,1 %r56, %r60, %b[28], %r60
  qplog_0xca,3 %b[80], %b[112], %b[50], %b[50]
  qplog_0xca,4 %b[80], %b[84], %b[116], %b[84]
}
{
  qplog_0xca,0 %r56, %r32, %r47, %r47
  qplog_0xca,1 %r56, %r30, %b[17], %r30
  qplog_0xca,3 %b[80], %b[56], %b[71], %b[71]
  qplog_0xca,4 %b[80], %b[54], %b[105], %b[54]
}
{
  qplog_0xca,0 %r56, %b[4], %b[19], %b[19]
  qplog_0xca,1 %r56, %r23, %r36, %r23
  qplog_0xca,3 %b[80], %b[92], %b[107], %b[107]
  qplog_0xca,4 %b[80], %b[47], %b[60], %b[47]
}
{
  qplog_0xca,0 %r56, %b[37], %r29, %r29
  qplog_0xca,1 %r56, %b[7], %b[31], %b[7]
  qplog_0xca,3 %b[80], %b[125], %b[53], %b[53]
  qplog_0xca,4 %b[80], %b[95], %b[119], %b[95]
}
{
  qplog_0xca,0 %r56, %b[21], %r24, %r24
  qplog_0xca,1 %r56, %g11, %g15, %g11
  qplog_0xca,3 %b[80], %b[109], %b[48], %b[48]
  qplog_0xca,4 %b[80], %g27, %g31, %g27
}
{
  qplog_0xca,0 %r56, %b[12], %r61, %r61
  qplog_0xca,1 %r56, %b[22], %r50, %b[22]
  qplog_0xca,3 %b[80], %b[100], %b[85], %b[85]
  qplog_0xca,4 %b[80], %b[110], %b[74], %b[110]
}
{
  qplog_0xca,0 %r56, %b[10], %r46, %r46
  qplog_0xca,1 %r56, %b[18], %b[0], %b[18]
  qplog_0xca,3 %b[80], %b[98], %b[70], %b[70]
  qplog_0xca,4 %b[80], %b[106], %b[88], %b[106]
}
{
  qplog_0xca,0 %r56, %b[6], %b[16], %b[16]
  qplog_0xca,1 %r56, %r40, %b[33], %r40
  qplog_0xca,3 %b[80], %b[94], %b[104], %b[104]
  qplog_0xca,4 %b[80], %b[64], %b[121], %b[64]
}
{
  qplog_0xca,0 %r56, %b[26], %r53, %r53
  qplog_0xca,1 %r56, %b[11], %r51, %b[11]
  qplog_0xca,3 %b[80], %b[114], %b[77], %b[77]
  qplog_0xca,4 %b[80], %b[99], %b[75], %b[99]
}
{
  qplog_0xca,0 %r56, %r28, %b[14], %b[14]
  qplog_0xca,1 %r56, %r54, %r45, %r54
  qplog_0xca,3 %b[80], %b[52], %b[102], %b[102]
  qplog_0xca,4 %b[80], %b[78], %b[69], %b[78]
}
{
  qplog_0xca,0 %r56, %r37, %g9, %g9
  qplog_0xca,1 %r56, %b[2], %r57, %b[2]
  qplog_0xca,3 %b[80], %b[61], %g25, %g25
  qplog_0xca,4 %b[80], %b[90], %b[81], %b[90]
}
{
  qpsllw,0 %r39, 4, %r57
  qpsrlw,1 %r44, 4, %r37
  qpsllw,3 %b[63], 4, %b[81]
  qpsrlw,4 %b[68], 4, %b[61]
}
{
  qplog_0xca,0 %r56, %b[35], %g10, %g10
  qplog_0xca,1 %r56, %g7, %g8, %g7
  qplog_0xca,3 %b[80], %b[123], %g26, %g26
  qplog_0xca,4 %b[80], %g23, %g24, %g23
}
{
  qpsllw,0 %g1, 4, %g8
  qpsrlw,1 %b[38], 4, %b[35]
  qpsllw,3 %g17, 4, %g24
  qpsrlw,4 %b[126], 4, %b[123]
}
{
  qpsllw,0 %r43, 4, %r45
  qpsrlw,1 %g14, 4, %r28
  qpsllw,3 %b[67], 4, %b[69]
  qpsrlw,4 %g30, 4, %b[52]
}
{
  qpsllw,0 %b[27], 4, %r51
  qpsrlw,1 %b[30], 4, %b[26]
  qpsllw,3 %b[115], 4, %b[75]
  qpsrlw,4 %b[118], 4, %b[114]
}
{
  qpsllw,0 %b[19], 4, %b[33]
  qpsrlw,1 %r26, 4, %b[6]
  qpsllw,3 %b[107], 4, %b[121]
  qpsrlw,4 %b[50], 4, %b[94]
}
{
  qpsllw,0 %r29, 4, %b[0]
  qpsrlw,1 %r47, 4, %b[10]
  qpsllw,3 %b[53], 4, %b[88]
  qpsrlw,4 %b[71], 4, %b[98]
}
{
  qpsllw,0 %r23, 4, %r50
  qpsrlw,1 %r60, 4, %b[12]
  qpsllw,3 %b[47], 4, %b[74]
  qpsrlw,4 %b[84], 4, %b[100]
}
{
  qpsllw,0 %b[7], 4, %g15
  qpsrlw,1 %r30, 4, %b[21]
  qpsllw,3 %b[95], 4, %g31
  qpsrlw,4 %b[54], 4, %b[109]
}
{
  qpsllw,0 %r46, 4, %b[31]
  qpsrlw,1 %r24, 4, %b[37]
  qpsllw,3 %b[70], 4, %b[119]
  qpsrlw,4 %b[48], 4, %b[125]
}
{
  qpsllw,0 %b[16], 4, %r36
  qpsrlw,1 %r61, 4, %b[4]
  qpsllw,3 %b[104], 4, %b[60]
  qpsrlw,4 %b[85], 4, %b[92]
}
{
  qpsllw,0 %b[18], 4, %b[17]
  qpsrlw,1 %g11, 4, %r32
  qpsllw,3 %b[106], 4, %b[105]
  qpsrlw,4 %g27, 4, %b[56]
}
{
  qpsllw,0 %r40, 4, %b[28]
  qpsrlw,1 %b[22], 4, %b[24]
  qpsllw,3 %b[64], 4, %b[116]
  qpsrlw,4 %b[110], 4, %b[112]
}
{
  qplog_0xca,0 %b[15], %r44, %r57, %r57
  qplog_0xca,1 %b[15], %r37, %r39, %r37
  qplog_0xca,3 %b[103], %b[68], %b[81], %b[81]
  qplog_0xca,4 %b[103], %b[61], %b[63], %b[61]
}
{
  qpsllw,0 %g9, 4, %r39
  qpsrlw,1 %r53, 4, %r44
  qpsllw,3 %g25, 4, %b[63]
  qpsrlw,4 %b[77], 4, %b[68]
}
{
  qplog_0xca,0 %b[15], %b[38], %g8, %g8
  qplog_0xca,1 %b[15], %b[35], %g1, %b[35]
  qplog_0xca,3 %b[103], %b[126], %g24, %g24
  qplog_0xca,4 %b[103], %b[123], %g17, %b[123]
}
{
  qpsllw,0 %g10, 4, %g1
  qpsrlw,1 %b[14], 4, %b[38]
  qpsllw,3 %g26, 4, %g17
  qpsrlw,4 %b[102], 4, %b[126]
}
{
  qplog_0xca,0 %b[15], %g14, %r45, %r45
  qplog_0xca,1 %b[15], %r28, %r43, %r28
  qplog_0xca,3 %b[103], %g30, %b[69], %b[69]
  qplog_0xca,4 %b[103], %b[52], %b[67], %b[52]
}
{
  qpsllw,0 %b[2], 4, %r43
  qpsrlw,1 %b[11], 4, %g14
  qpsllw,3 %b[90], 4, %b[67]
  qpsrlw,4 %b[99], 4, %g30
}
{
  qplog_0xca,0 %b[15], %b[30], %r51, %r51
  qplog_0xca,1 %b[15], %b[26], %b[27], %b[26]
  qplog_0xca,3 %b[103], %b[118], %b[75], %b[75]
  qplog_0xca,4 %b[103], %b[114], %b[115], %b[114]
}
{
  ldqp,0 [ %r2 + 0x60 ], %b[30]
  qpsllw,1 %g7, 4, %r17
  ldqp,2 [ %r2 + 0x50 ], %b[27]
  ldqp,3 [ %r2 + 0x60 ], %b[118]
  qpsllw,4 %g23, 4, %b[41]
  ldqp,5 [ %r2 + 0x50 ], %b[115]
}
{
  qpsrlw,0 %r54, 4, %r25
  qplog_0xca,1 %b[15], %r26, %b[33], %b[33]
  qpsrlw,3 %b[78], 4, %b[49]
  qplog_0xca,4 %b[103], %b[50], %b[121], %b[121]
}
{
  qplog_0xca,0 %b[15], %b[6], %b[19], %b[6]
  qplog_0xca,1 %b[15], %r47, %b[0], %b[0]
  qplog_0xca,3 %b[103], %b[94], %b[107], %b[94]
  qplog_0xca,4 %b[103], %b[71], %b[88], %b[88]
}
{
  qplog_0xca,0 %b[15], %b[10], %r29, %b[10]
  qplog_0xca,1 %b[15], %r60, %r50, %r50
  qplog_0xca,3 %b[103], %b[98], %b[53], %b[98]
  qplog_0xca,4 %b[103], %b[84], %b[74], %b[74]
}
{
  qplog_0xca,0 %b[15], %b[12], %r23, %b[12]
  qplog_0xca,1 %b[15], %r30, %g15, %g15
  qplog_0xca,3 %b[103], %b[100], %b[47], %b[100]
  qplog_0xca,4 %b[103], %b[54], %g31, %g31
}
{
  qplog_0xca,0 %b[15], %b[21], %b[7], %b[21]
  qplog_0xca,1 %b[15], %r24, %b[31], %b[31]
  qplog_0xca,3 %b[103], %b[109], %b[95], %b[109]
  qplog_0xca,4 %b[103], %b[48], %b[119], %b[119]
}
{
  qplog_0xca,0 %b[15], %b[37], %r46, %b[37]
  qplog_0xca,1 %b[15], %r61, %r36, %r36
  qplog_0xca,3 %b[103], %b[125], %b[70], %b[125]
  qplog_0xca,4 %b[103], %b[85], %b[60], %b[60]
}
{
  qplog_0xca,0 %b[15], %b[4], %b[16], %b[4]
  qplog_0xca,1 %b[15], %g11, %b[17], %b[17]
  qplog_0xca,3 %b[103], %b[92], %b[104], %b[92]
  qplog_0xca,4 %b[103], %g27, %b[105], %b[105]
}
{
  qplog_0xca,0 %b[15], %r32, %b[18], %r32
  qplog_0xca,1 %b[15], %b[22], %b[28], %b[28]
  qplog_0xca,3 %b[103], %b[56], %b[106], %b[56]
  qplog_0xca,4 %b[103], %b[110], %b[116], %b[116]
}
{
  qplog_0xca,0 %b[15], %b[24], %r40, %b[24]
  qplog_0xca,1 %b[15], %r53, %r39, %r39
  qplog_0xca,3 %b[103], %b[112], %b[64], %b[112]
  qplog_0xca,4 %b[103], %b[77], %b[63], %b[63]
}
{
  qplog_0xca,0 %b[15], %r44, %g9, %r44
  qplog_0xca,1 %b[15], %b[14], %g1, %g1
  qplog_0xca,3 %b[103], %b[68], %g25, %b[68]
  qplog_0xca,4 %b[103], %b[102], %g17, %g17
}
{
  qplog_0xca,0 %b[15], %b[38], %g10, %b[38]
  qplog_0xca,1 %b[15], %b[11], %r43, %r43
  qplog_0xca,3 %b[103], %b[126], %g26, %b[126]
  qplog_0xca,4 %b[103], %b[99], %b[67], %b[67]
}
{
  qplog_0xca,0 %b[15], %g14, %b[2], %g14
  qplog_0xca,1 %b[15], %r54, %r17, %r17
  qplog_0xca,3 %b[103], %g30, %b[90], %g30
  qplog_0xca,4 %b[103], %b[78], %b[41], %b[41]
}
{
  qplog_0xca,0 %b[15], %r25, %g7, %r25
  qppermb,1 %b[33], %r57, %r20, %g7
  qplog_0xca,3 %b[103], %b[49], %g23, %b[49]
  qppermb,4 %b[121], %b[81], %b[44], %g23
}
{
  qppermb,0 %b[33], %r57, %r48, %b[33]
  qppermb,1 %b[0], %g8, %r20, %r57
  qppermb,3 %b[121], %b[81], %b[72], %b[121]
  qppermb,4 %b[88], %g24, %b[44], %b[81]
}
{
  qpsllw,0 %b[36], 1, %r54
  qppermb,1 %b[0], %g8, %r48, %b[0]
  qpsllw,3 %b[124], 1, %b[78]
  qppermb,4 %b[88], %g24, %b[72], %b[88]
}
{
  qpsrlw,0 %g0, 1, %g8
  qppermb,1 %r50, %r45, %r20, %b[2]
  qpsrlw,3 %g16, 1, %g24
  qppermb,4 %b[74], %b[69], %b[44], %b[90]
}
{
  qplog_0xca,0 %r22, %g0, %r54, %r54
  qppermb,1 %r50, %r45, %r48, %r50
  qplog_0xca,3 %b[46], %g16, %b[78], %b[78]
  qppermb,4 %b[74], %b[69], %b[72], %b[74]
}
{
  qplog_0xca,0 %r22, %g8, %b[36], %g8
  qppermb,1 %g15, %r51, %r20, %b[36]
  qplog_0xca,3 %b[46], %g24, %b[124], %g24
  qppermb,4 %g31, %b[75], %b[44], %b[124]
}
{
  qpsllw,0 %b[9], 1, %r45
  qppermb,1 %g15, %r51, %r48, %g15
  qpsllw,3 %b[97], 1, %b[69]
  qppermb,4 %g31, %b[75], %b[72], %g31
}
{
  qpsrlw,0 %b[32], 1, %r51
  qppermb,1 %b[6], %r37, %r20, %g0
  qpsrlw,3 %b[120], 1, %b[75]
  qppermb,4 %b[94], %b[61], %b[44], %g16
}
{
  qplog_0xca,0 %r22, %b[32], %r45, %r45
  qppermb,1 %b[6], %r37, %r48, %b[6]
  qplog_0xca,3 %b[46], %b[120], %b[69], %b[69]
  qppermb,4 %b[94], %b[61], %b[72], %b[94]
}
{
  qplog_0xca,0 %r22, %r51, %b[9], %r51
  qppermb,1 %b[10], %b[35], %r20, %b[9]
  qplog_0xca,3 %b[46], %b[75], %b[97], %b[75]
  qppermb,4 %b[98], %b[123], %b[44], %b[97]
}
{
  qpsllw,0 %r45, 2, %r37
  qppermb,1 %b[10], %b[35], %r48, %b[10]
  qpsllw,3 %b[69], 2, %b[61]
  qppermb,4 %b[98], %b[123], %b[72], %b[98]
}
{
  qpsrlw,0 %r54, 2, %b[35]
  qppermb,1 %b[12], %r28, %r20, %b[32]
  qpsrlw,3 %b[78], 2, %b[123]
  qppermb,4 %b[100], %b[52], %b[44], %b[120]
}
{
  qplog_0xca,0 %r56, %r54, %r37, %r37
  qppermb,1 %b[12], %r28, %r48, %b[12]
  qplog_0xca,3 %b[80], %b[78], %b[61], %b[61]
  qppermb,4 %b[100], %b[52], %b[72], %b[100]
}
{
  qplog_0xca,0 %r56, %b[35], %r45, %b[35]
  qppermb,1 %b[21], %b[26], %r20, %r45
  qplog_0xca,3 %b[80], %b[123], %b[69], %b[123]
  qppermb,4 %b[109], %b[114], %b[44], %b[69]
}
{
  qpsllw,0 %r51, 2, %r28
  qppermb,1 %b[21], %b[26], %r48, %b[21]
  qpsllw,3 %b[75], 2, %b[52]
  qppermb,4 %b[109], %b[114], %b[72], %b[109]
}
{
  qpsllw,0 %r18, 1, %b[26]
  qpsrlw,1 %b[3], 1, %r54
  qpsllw,3 %b[42], 1, %b[114]
  qpsrlw,4 %b[91], 1, %b[78]
}
{
  qpsllw,0 %r33, 1, %b[11]
  qpsrlw,1 %b[1], 1, %g10
  qpsllw,3 %b[57], 1, %b[99]
  qpsrlw,4 %b[89], 1, %g26
}
{
  qpsllw,0 %r21, 1, %b[14]
  qpsrlw,1 %b[13], 1, %g9
  qpsllw,3 %b[45], 1, %b[102]
  qpsrlw,4 %b[101], 1, %g25
}
{
  qpsllw,0 %b[34], 1, %r53
  qpsrlw,1 %r19, 1, %r40
  qpsllw,3 %b[122], 1, %b[77]
  qpsrlw,4 %b[43], 1, %b[64]
}
{
  qpsllw,0 %r41, 1, %b[22]
  qpsrlw,1 %r16, 1, %b[18]
  qpsllw,3 %b[65], 1, %b[110]
  qpsrlw,4 %b[40], 1, %b[106]
}
{
  qpsllw,0 %r42, 1, %g11
  qpsrlw,1 %b[39], 1, %b[16]
  qpsllw,3 %b[66], 1, %g27
  qpsrlw,4 %b[127], 1, %b[104]
}
{
  qplog_0xca,0 %r22, %b[3], %b[26], %b[26]
  qplog_0xca,1 %r22, %r54, %r18, %r54
  qplog_0xca,3 %b[46], %b[91], %b[114], %b[114]
  qplog_0xca,4 %b[46], %b[78], %b[42], %b[78]
}
{
  qplog_0xca,0 %r22, %b[1], %b[11], %b[11]
  qplog_0xca,1 %r22, %g10, %r33, %g10
  qplog_0xca,3 %b[46], %b[89], %b[99], %b[99]
  qplog_0xca,4 %b[46], %g26, %b[57], %g26
}
{
  qplog_0xca,0 %r22, %b[13], %b[14], %b[14]
  qplog_0xca,1 %r22, %g9, %r21, %g9
  qplog_0xca,3 %b[46], %b[101], %b[102], %b[102]
  qplog_0xca,4 %b[46], %g25, %b[45], %g25
}
{
  qplog_0xca,0 %r22, %r19, %r53, %r53
  qplog_0xca,1 %r22, %r40, %b[34], %r40
  qplog_0xca,3 %b[46], %b[43], %b[77], %b[77]
  qplog_0xca,4 %b[46], %b[64], %b[122], %b[64]
}
{
  qplog_0xca,0 %r22, %r16, %b[22], %b[22]
  qplog_0xca,1 %r22, %b[18], %r41, %b[18]
  qplog_0xca,3 %b[46], %b[40], %b[110], %b[110]
  qplog_0xca,4 %b[46], %b[106], %b[65], %b[106]
}
{
  qplog_0xca,0 %r22, %b[39], %g11, %g11
  qplog_0xca,1 %r22, %b[16], %r42, %b[16]
  qplog_0xca,3 %b[46], %b[127], %g27, %g27
  qplog_0xca,4 %b[46], %b[104], %b[66], %b[104]
}
{
  qpsrlw,0 %g8, 2, %r42
  qpsllw,1 %b[11], 2, %b[39]
  qpsrlw,3 %g24, 2, %b[66]
  qpsllw,4 %b[99], 2, %b[127]
}
{
  qpsrlw,0 %b[26], 2, %r41
  qpsllw,1 %g10, 2, %r16
  qpsrlw,3 %b[114], 2, %b[65]
  qpsllw,4 %g26, 2, %b[40]
}
{
  qpsrlw,0 %r54, 2, %b[34]
  qpsllw,1 %r53, 2, %r19
  qpsrlw,3 %b[78], 2, %b[122]
  qpsllw,4 %b[77], 2, %b[43]
}
{
  qpsrlw,0 %b[14], 2, %r21
  qpsllw,1 %r40, 2, %b[13]
  qpsrlw,3 %b[102], 2, %b[45]
  qpsllw,4 %b[64], 2, %b[101]
}
{
  qpsrlw,0 %g9, 2, %r33
  qpsllw,1 %g11, 2, %b[1]
  qpsrlw,3 %g25, 2, %b[57]
  qpsllw,4 %g27, 2, %b[89]
}
{
  qpsrlw,0 %b[22], 2, %r18
  qpsllw,1 %b[16], 2, %b[3]
  qpsrlw,3 %b[110], 2, %b[42]
  qpsllw,4 %b[104], 2, %b[91]
}
{
  qpsrlw,0 %b[18], 2, %r61
  qplog_0xca,1 %r56, %g8, %r28, %r28
  qpsrlw,3 %b[106], 2, %b[85]
  qplog_0xca,4 %b[80], %g24, %b[52], %b[52]
}
{
  qplog_0xca,0 %r56, %r42, %r51, %r42
  qplog_0xca,1 %r56, %b[26], %b[39], %b[39]
  qplog_0xca,3 %b[80], %b[66], %b[75], %b[66]
  qplog_0xca,4 %b[80], %b[114], %b[127], %b[127]
}
{
  qplog_0xca,0 %r56, %r41, %b[11], %r41
  qplog_0xca,1 %r56, %r54, %r16, %r16
  qplog_0xca,3 %b[80], %b[65], %b[99], %b[65]
  qplog_0xca,4 %b[80], %b[78], %b[40], %b[40]
}
{
  qplog_0xca,0 %r56, %b[34], %g10, %b[34]
  qplog_0xca,1 %r56, %b[14], %r19, %r19
  qplog_0xca,3 %b[80], %b[122], %g26, %b[122]
  qplog_0xca,4 %b[80], %b[102], %b[43], %b[43]
}
{
  qplog_0xca,0 %r56, %r21, %r53, %r21
  qplog_0xca,1 %r56, %g9, %b[13], %b[13]
  qplog_0xca,3 %b[80], %b[45], %b[77], %b[45]
  qplog_0xca,4 %b[80], %g25, %b[101], %b[101]
}
{
  qplog_0xca,0 %r56, %r33, %r40, %r33
  qplog_0xca,1 %r56, %b[22], %b[1], %b[1]
  qplog_0xca,3 %b[80], %b[57], %b[64], %b[57]
  qplog_0xca,4 %b[80], %b[110], %b[89], %b[89]
}
{
  qplog_0xca,0 %r56, %r18, %g11, %r18
  qplog_0xca,1 %r56, %b[18], %b[3], %b[3]
  qplog_0xca,3 %b[80], %b[42], %g27, %b[42]
  qplog_0xca,4 %b[80], %b[106], %b[91], %b[91]
}
{
  qplog_0xca,0 %r56, %r61, %b[16], %r61
  qpsllw,1 %b[39], 4, %b[16]
  qplog_0xca,3 %b[80], %b[85], %b[104], %b[85]
  qpsllw,4 %b[127], 4, %b[104]
}
{
  qpsrlw,0 %r37, 4, %b[18]
  qpsllw,1 %r16, 4, %g11
  qpsrlw,3 %b[61], 4, %b[106]
  qpsllw,4 %b[40], 4, %g27
}
{
  qpsrlw,0 %r28, 4, %b[22]
  qpsllw,1 %r41, 4, %r40
  qpsrlw,3 %b[52], 4, %b[110]
  qpsllw,4 %b[65], 4, %b[64]
}
{
  qpsrlw,0 %b[35], 4, %g9
  qpsllw,1 %b[34], 4, %r53
  qpsrlw,3 %b[123], 4, %g25
  qpsllw,4 %b[122], 4, %b[77]
}
{
  qpsrlw,0 %r42, 4, %b[14]
  qpsllw,1 %b[1], 4, %g10
  qpsrlw,3 %b[66], 4, %b[102]
  qpsllw,4 %b[89], 4, %g26
}
{
  qpsrlw,0 %r19, 4, %r54
  qpsllw,1 %b[3], 4, %b[11]
  qpsrlw,3 %b[43], 4, %b[78]
  qpsllw,4 %b[91], 4, %b[99]
}
{
  qpsrlw,0 %b[13], 4, %b[26]
  qpsllw,1 %r18, 4, %r51
  qpsrlw,3 %b[101], 4, %b[114]
  qpsllw,4 %b[42], 4, %b[75]
}
{
  qpsrlw,0 %r21, 4, %g8
  qpsllw,1 %r61, 4, %r46
  qpsrlw,3 %b[45], 4, %g24
  qpsllw,4 %b[85], 4, %b[70]
}
{
  qpsrlw,0 %r33, 4, %r24
  qplog_0xca,1 %b[15], %r37, %b[16], %b[16]
  qpsrlw,3 %b[57], 4, %b[48]
  qplog_0xca,4 %b[103], %b[61], %b[104], %b[104]
}
{
  qplog_0xca,0 %b[15], %b[18], %b[39], %b[18]
  qplog_0xca,1 %b[15], %r28, %g11, %g11
  qplog_0xca,3 %b[103], %b[106], %b[127], %b[106]
  qplog_0xca,4 %b[103], %b[52], %g27, %g27
}
{
  qplog_0xca,0 %b[15], %b[22], %r16, %b[22]
  qplog_0xca,1 %b[15], %b[35], %r40, %r40
  qplog_0xca,3 %b[103], %b[110], %b[40], %b[110]
  qplog_0xca,4 %b[103], %b[123], %b[64], %b[64]
}
{
  qplog_0xca,0 %b[15], %g9, %r41, %g9
  qplog_0xca,1 %b[15], %r42, %r53, %r53
  qplog_0xca,3 %b[103], %g25, %b[65], %g25
  qplog_0xca,4 %b[103], %b[66], %b[77], %b[77]
}
{
  qplog_0xca,0 %b[15], %b[14], %b[34], %b[14]
  qplog_0xca,1 %b[15], %r19, %g10, %g10
  qplog_0xca,3 %b[103], %b[102], %b[122], %b[102]
  qplog_0xca,4 %b[103], %b[43], %g26, %g26
}
{
  qplog_0xca,0 %b[15], %r54, %b[1], %r54
  qplog_0xca,1 %b[15], %b[13], %b[11], %b[11]
  qplog_0xca,3 %b[103], %b[78], %b[89], %b[78]
  qplog_0xca,4 %b[103], %b[101], %b[99], %b[99]
}
{
  qplog_0xca,0 %b[15], %b[26], %b[3], %b[26]
  qplog_0xca,1 %b[15], %r21, %r51, %r51
  qplog_0xca,3 %b[103], %b[114], %b[91], %b[114]
  qplog_0xca,4 %b[103], %b[45], %b[75], %b[75]
}
{
  qplog_0xca,0 %b[15], %g8, %r18, %g8
  qplog_0xca,1 %b[15], %r33, %r46, %r46
  qplog_0xca,3 %b[103], %g24, %b[42], %g24
  qplog_0xca,4 %b[103], %b[57], %b[70], %b[70]
}
{
  qplog_0xca,0 %b[15], %r24, %r61, %r24
  qppermb,1 %r39, %b[31], %r20, %r61
  qplog_0xca,3 %b[103], %b[48], %b[85], %b[48]
  qppermb,4 %b[63], %b[119], %b[44], %b[85]
}
{
  qppermb,0 %r39, %b[31], %r48, %r39
  qppermb,1 %g1, %r36, %r20, %b[31]
  qppermb,3 %b[63], %b[119], %b[72], %b[63]
  qppermb,4 %g17, %b[60], %b[44], %b[119]
}
{
  qpsllw,0 %r27, 1, %r33
  qppermb,1 %g1, %r36, %r48, %g1
  qpsllw,3 %b[51], 1, %b[57]
  qppermb,4 %g17, %b[60], %b[72], %g17
}
{
  qpsrlw,0 %r59, 1, %r36
  qppermb,1 %r43, %b[17], %r20, %r18
  qpsrlw,3 %b[83], 1, %b[60]
  qppermb,4 %b[67], %b[105], %b[44], %b[42]
}
{
  qplog_0xca,0 %r22, %r59, %r33, %r33
  qppermb,1 %r43, %b[17], %r48, %r43
  qplog_0xca,3 %b[46], %b[83], %b[57], %b[57]
  qppermb,4 %b[67], %b[105], %b[72], %b[67]
}
{
  qplog_0xca,0 %r22, %r36, %r27, %r36
  qppermb,1 %r17, %b[28], %r20, %r27
  qplog_0xca,3 %b[46], %b[60], %b[51], %b[60]
  qppermb,4 %b[41], %b[116], %b[44], %b[51]
}
{
  qpsllw,0 %r62, 1, %b[17]
  qppermb,1 %r17, %b[28], %r48, %r17
  qpsllw,3 %b[86], 1, %b[105]
  qppermb,4 %b[41], %b[116], %b[72], %b[41]
}
{
  qpsrlw,0 %r55, 1, %b[28]
  qppermb,1 %r44, %b[37], %r20, %r59
  qpsrlw,3 %b[79], 1, %b[116]
  qppermb,4 %b[68], %b[125], %b[44], %b[83]
}
{
  qplog_0xca,0 %r22, %r55, %b[17], %b[17]
  qppermb,1 %r44, %b[37], %r48, %r44
  qplog_0xca,3 %b[46], %b[79], %b[105], %b[105]
  qppermb,4 %b[68], %b[125], %b[72], %b[68]
}
{
  qplog_0xca,0 %r22, %b[28], %r62, %b[28]
  qppermb,1 %b[38], %b[4], %r20, %r62
  qplog_0xca,3 %b[46], %b[116], %b[86], %b[116]
  qppermb,4 %b[126], %b[92], %b[44], %b[86]
}
{
  qpsllw,0 %b[17], 2, %b[37]
  qppermb,1 %b[38], %b[4], %r48, %b[38]
  qpsllw,3 %b[105], 2, %b[125]
  qppermb,4 %b[126], %b[92], %b[72], %b[126]
}
{
  qpsrlw,0 %r33, 2, %b[4]
  qppermb,1 %g14, %r32, %r20, %r55
  qpsrlw,3 %b[57], 2, %b[92]
  qppermb,4 %g30, %b[56], %b[44], %b[79]
}
{
  qplog_0xca,0 %r56, %r33, %b[37], %b[37]
  qppermb,1 %g14, %r32, %r48, %g14
  qplog_0xca,3 %b[80], %b[57], %b[125], %b[125]
  qppermb,4 %g30, %b[56], %b[72], %g30
}
{
  qplog_0xca,0 %r56, %b[4], %b[17], %b[4]
  qppermb,1 %r25, %b[24], %r20, %b[17]
  qplog_0xca,3 %b[80], %b[92], %b[105], %b[92]
  qppermb,4 %b[49], %b[112], %b[44], %b[105]
}
{
  qpsllw,0 %b[28], 2, %r32
  qppermb,1 %r25, %b[24], %r48, %r25
  qpsllw,3 %b[116], 2, %b[56]
  qppermb,4 %b[49], %b[112], %b[72], %b[49]
}
{
  qpsrlw,0 %r36, 2, %b[24]
  qplog_0xca,1 %r56, %r36, %r32, %r32
  qpsrlw,3 %b[60], 2, %b[112]
  qplog_0xca,4 %b[80], %b[60], %b[56], %b[56]
}
{
  qppermb,0 %g10, %b[16], %r20, %r36
  qppermb,1 %g10, %b[16], %r48, %g10
  qppermb,3 %g26, %b[104], %b[44], %b[60]
  qppermb,4 %g26, %b[104], %b[72], %g26
}
{
  qppermb,0 %b[11], %g11, %r20, %b[16]
  qppermb,1 %b[11], %g11, %r48, %b[11]
  qppermb,3 %b[99], %g27, %b[44], %b[104]
  qppermb,4 %b[99], %g27, %b[72], %b[99]
}
{
  qppermb,0 %r51, %r40, %r20, %g11
  qppermb,1 %r51, %r40, %r48, %r51
  qppermb,3 %b[75], %b[64], %b[44], %g27
  qppermb,4 %b[75], %b[64], %b[72], %b[75]
}
{
  qppermb,0 %r46, %r53, %r20, %r40
  qppermb,1 %r46, %r53, %r48, %r46
  qppermb,3 %b[70], %b[77], %b[44], %b[64]
  qppermb,4 %b[70], %b[77], %b[72], %b[70]
}
{
  qppermb,0 %r54, %b[18], %r20, %r53
  qppermb,1 %r54, %b[18], %r48, %r54
  qppermb,3 %b[78], %b[106], %b[44], %b[77]
  qppermb,4 %b[78], %b[106], %b[72], %b[78]
}
{
  qppermb,0 %b[26], %b[22], %r20, %b[18]
  qppermb,1 %b[26], %b[22], %r48, %b[26]
  qppermb,3 %b[114], %b[110], %b[44], %b[106]
  qppermb,4 %b[114], %b[110], %b[72], %b[114]
}
{
  qppermb,0 %g8, %g9, %r20, %b[22]
  qppermb,1 %g8, %g9, %r48, %g8
  qppermb,3 %g24, %g25, %b[44], %b[110]
  qppermb,4 %g24, %g25, %b[72], %g24
}
{
  qppermb,0 %r24, %b[14], %r20, %g9
  qppermb,1 %r24, %b[14], %r48, %r24
  qppermb,3 %b[48], %b[102], %b[44], %g25
  qppermb,4 %b[48], %b[102], %b[72], %b[48]
}
{
  qppermb,0 %r61, %g7, %b[27], %b[14]
  qppermb,1 %r61, %g7, %b[30], %r61
  qppermb,3 %b[85], %g23, %b[115], %b[102]
  qppermb,4 %b[85], %g23, %b[118], %b[85]
}
{
  qpsllw,0 %b[25], 1, %g7
  qpsrlw,1 %b[23], 1, %r33
  qpsllw,3 %b[113], 1, %g23
  qpsrlw,4 %b[111], 1, %b[57]
}
{
  qplog_0xca,0 %r56, %b[24], %b[28], %b[24]
  qppermb,1 %b[31], %r57, %b[27], %b[28]
  qplog_0xca,3 %b[80], %b[112], %b[116], %b[112]
  qppermb,4 %b[119], %b[81], %b[115], %b[116]
}
{
  qplog_0xca,0 %r22, %b[23], %g7, %g7
  qppermb,1 %b[31], %r57, %b[30], %b[31]
  qplog_0xca,3 %b[46], %b[111], %g23, %g23
  qppermb,4 %b[119], %b[81], %b[118], %b[119]
}
{
  qplog_0xca,0 %r22, %r33, %b[25], %r33
  qppermb,1 %r18, %b[2], %b[27], %b[25]
  qplog_0xca,3 %b[46], %b[57], %b[113], %b[57]
  qppermb,4 %b[42], %b[90], %b[115], %b[113]
}
{
  qpsllw,0 %g2, 1, %r57
  qppermb,1 %r18, %b[2], %b[30], %r18
  qpsllw,3 %g18, 1, %b[81]
  qppermb,4 %b[42], %b[90], %b[118], %b[42]
}
{
  qpsrlw,0 %r49, 1, %b[2]
  qppermb,1 %r27, %b[36], %b[27], %b[23]
  qpsrlw,3 %b[73], 1, %b[90]
  qppermb,4 %b[51], %b[124], %b[115], %b[111]
}
{
  qplog_0xca,0 %r22, %r49, %r57, %r57
  qppermb,1 %r27, %b[36], %b[30], %r27
  qplog_0xca,3 %b[46], %b[73], %b[81], %b[81]
  qppermb,4 %b[51], %b[124], %b[118], %b[51]
}
{
  qplog_0xca,0 %r22, %b[2], %g2, %b[2]
  qppermb,1 %r59, %g0, %b[27], %g2
  qplog_0xca,3 %b[46], %b[90], %g18, %b[90]
  qppermb,4 %b[83], %g16, %b[115], %g18
}
{
  qpsllw,0 %r57, 2, %b[36]
  qppermb,1 %r59, %g0, %b[30], %r59
  qpsllw,3 %b[81], 2, %b[124]
  qppermb,4 %b[83], %g16, %b[118], %b[83]
}
{
  qpsrlw,0 %g7, 2, %g0
  qppermb,1 %r62, %b[9], %b[27], %r49
  qpsrlw,3 %g23, 2, %g16
  qppermb,4 %b[86], %b[97], %b[115], %b[73]
}
{
  qplog_0xca,0 %r56, %g7, %b[36], %b[36]
  qppermb,1 %r62, %b[9], %b[30], %r62
  qplog_0xca,3 %b[80], %g23, %b[124], %b[124]
  qppermb,4 %b[86], %b[97], %b[118], %b[86]
}
{
  qplog_0xca,0 %r56, %g0, %r57, %g0
  qppermb,1 %r55, %b[32], %b[27], %r57
  qplog_0xca,3 %b[80], %g16, %b[81], %g16
  qppermb,4 %b[79], %b[120], %b[115], %b[81]
}
{
  qpsllw,0 %b[2], 2, %b[9]
  qppermb,1 %r55, %b[32], %b[30], %r55
  qpsllw,3 %b[90], 2, %b[97]
  qppermb,4 %b[79], %b[120], %b[118], %b[79]
}
{
  qpsrlw,0 %r33, 2, %b[32]
  qppermb,1 %b[17], %r45, %b[27], %g7
  qpsrlw,3 %b[57], 2, %b[120]
  qppermb,4 %b[105], %b[69], %b[115], %g23
}
{
  qplog_0xca,0 %r56, %r33, %b[9], %b[9]
  qppermb,1 %b[17], %r45, %b[30], %b[17]
  qplog_0xca,3 %b[80], %b[57], %b[97], %b[97]
  qppermb,4 %b[105], %b[69], %b[118], %b[105]
}
{
  qplog_0xca,0 %r56, %b[32], %b[2], %b[32]
  qppermb,1 %r39, %b[33], %b[27], %b[2]
  qplog_0xca,3 %b[80], %b[120], %b[90], %b[120]
  qppermb,4 %b[63], %b[121], %b[115], %b[90]
}
{
  qpsllw,0 %b[36], 4, %r45
  qppermb,1 %r39, %b[33], %b[30], %r39
  qpsllw,3 %b[124], 4, %b[69]
  qppermb,4 %b[63], %b[121], %b[118], %b[63]
}
{
  qpsrlw,0 %b[37], 4, %b[33]
  qppermb,1 %g1, %b[0], %b[27], %r33
  qpsrlw,3 %b[125], 4, %b[121]
  qppermb,4 %g17, %b[88], %b[115], %b[57]
}
{
  qplog_0xca,0 %b[15], %b[37], %r45, %r45
  qppermb,1 %g1, %b[0], %b[30], %g1
  qplog_0xca,3 %b[103], %b[125], %b[69], %b[69]
  qppermb,4 %g17, %b[88], %b[118], %g17
}
{
  qplog_0xca,0 %b[15], %b[33], %b[36], %b[33]
  qppermb,1 %r43, %r50, %b[27], %b[36]
  qplog_0xca,3 %b[103], %b[121], %b[124], %b[121]
  qppermb,4 %b[67], %b[74], %b[115], %b[124]
}
{
  qpsllw,0 %b[9], 4, %b[0]
  qppermb,1 %r43, %r50, %b[30], %r43
  qpsllw,3 %b[97], 4, %b[88]
  qppermb,4 %b[67], %b[74], %b[118], %b[67]
}
{
  qpsrlw,0 %r32, 4, %r50
  qppermb,1 %r17, %g15, %b[27], %b[37]
  qpsrlw,3 %b[56], 4, %b[74]
  qppermb,4 %b[41], %g31, %b[115], %b[125]
}
{
  qplog_0xca,0 %b[15], %r32, %b[0], %b[0]
  qppermb,1 %r17, %g15, %b[30], %r17
  qplog_0xca,3 %b[103], %b[56], %b[88], %b[88]
  qppermb,4 %b[41], %g31, %b[118], %b[41]
}
{
  qplog_0xca,0 %b[15], %r50, %b[9], %r50
  qppermb,1 %r44, %b[6], %b[27], %b[9]
  qplog_0xca,3 %b[103], %b[74], %b[97], %b[74]
  qppermb,4 %b[68], %b[94], %b[115], %b[97]
}
{
  qpsllw,0 %g0, 4, %g15
  qppermb,1 %r44, %b[6], %b[30], %r44
  qpsllw,3 %g16, 4, %g31
  qppermb,4 %b[68], %b[94], %b[118], %b[68]
}
{
  qpsrlw,0 %b[4], 4, %b[6]
  qppermb,1 %b[38], %b[10], %b[27], %r32
  qpsrlw,3 %b[92], 4, %b[94]
  qppermb,4 %b[126], %b[98], %b[115], %b[56]
}
{
  qplog_0xca,0 %b[15], %b[4], %g15, %g15
  qppermb,1 %b[38], %b[10], %b[30], %b[38]
  qplog_0xca,3 %b[103], %b[92], %g31, %g31
  qppermb,4 %b[126], %b[98], %b[118], %b[126]
}
{
  qplog_0xca,0 %b[15], %b[6], %g0, %b[6]
  qppermb,1 %g14, %b[12], %b[27], %g0
  qplog_0xca,3 %b[103], %b[94], %g16, %b[94]
  qppermb,4 %g30, %b[100], %b[115], %g16
}
{
  qpsllw,0 %b[32], 4, %b[10]
  qppermb,1 %g14, %b[12], %b[30], %g14
  qpsllw,3 %b[120], 4, %b[98]
  qppermb,4 %g30, %b[100], %b[118], %g30
}
{
  qpsrlw,0 %b[24], 4, %b[12]
  qppermb,1 %r25, %b[21], %b[27], %b[4]
  qpsrlw,3 %b[112], 4, %b[100]
  qppermb,4 %b[49], %b[109], %b[115], %b[92]
}
{
  qplog_0xca,0 %b[15], %b[24], %b[10], %b[10]
  qppermb,1 %r25, %b[21], %b[30], %r25
  qplog_0xca,3 %b[103], %b[112], %b[98], %b[98]
  qppermb,4 %b[49], %b[109], %b[118], %b[49]
}
{
  qpsllw,0 %b[20], 1, %b[21]
  qpsrlw,1 %r35, 1, %b[24]
  ldqp,2 [ %r2 + 0x70 ], %r21
  qpsllw,3 %b[108], 1, %b[109]
  qpsrlw,4 %b[59], 1, %b[112]
  ldqp,5 [ %r2 + 0x70 ], %b[45]
}
{
  qpsllw,0 %r38, 1, %b[3]
  qpsrlw,1 %g3, 1, %b[13]
  ldqp,2 [ %r2 + 0x80 ], %b[1]
  qpsllw,3 %b[62], 1, %b[91]
  qpsrlw,4 %g19, 1, %b[101]
  ldqp,5 [ %r2 + 0x80 ], %b[89]
}
{
  qpsllw,0 %b[29], 1, %r19
  qpsrlw,1 %r52, 1, %b[34]
  qpsllw,3 %b[117], 1, %b[43]
  qpsrlw,4 %b[76], 1, %b[122]
}
{
  qpsllw,0 %b[8], 1, %r42
  qpsrlw,1 %r58, 1, %r41
  qpsllw,3 %b[96], 1, %b[66]
  qpsrlw,4 %b[82], 1, %b[65]
}
{
  qplog_0xca,0 %r22, %r35, %b[21], %b[21]
  qplog_0xca,1 %r22, %b[24], %b[20], %b[24]
  qplog_0xca,3 %b[46], %b[59], %b[109], %b[109]
  qplog_0xca,4 %b[46], %b[112], %b[108], %b[112]
}
{
  qplog_0xca,0 %r22, %g3, %b[3], %b[3]
  qplog_0xca,1 %r22, %b[13], %r38, %b[13]
  qplog_0xca,3 %b[46], %g19, %b[91], %b[91]
  qplog_0xca,4 %b[46], %b[101], %b[62], %b[101]
}
{
  qplog_0xca,0 %r22, %r52, %r19, %r19
  qplog_0xca,1 %r22, %b[34], %b[29], %b[34]
  qplog_0xca,3 %b[46], %b[76], %b[43], %b[43]
  qplog_0xca,4 %b[46], %b[122], %b[117], %b[122]
}
{
  qplog_0xca,0 %r22, %r58, %r42, %r42
  qplog_0xca,1 %r22, %r41, %b[8], %r41
  qplog_0xca,3 %b[46], %b[82], %b[66], %b[66]
  qplog_0xca,4 %b[46], %b[65], %b[96], %b[65]
}
{
  qpsllw,0 %b[3], 2, %r22
  qpsrlw,1 %b[21], 2, %b[8]
  qpsllw,3 %b[91], 2, %b[46]
  qpsrlw,4 %b[109], 2, %b[96]
}
{
  qpsllw,0 %b[13], 2, %r58
  qpsrlw,1 %b[24], 2, %b[29]
  qpsllw,3 %b[101], 2, %b[82]
  qpsrlw,4 %b[112], 2, %b[117]
}
{
  qpsllw,0 %r42, 2, %r52
  qpsrlw,1 %r19, 2, %r38
  qpsllw,3 %b[66], 2, %b[76]
  qpsrlw,4 %b[43], 2, %b[62]
}
{
  qpsllw,0 %r41, 2, %g3
  qpsrlw,1 %b[34], 2, %b[20]
  qpsllw,3 %b[65], 2, %g19
  qpsrlw,4 %b[122], 2, %b[108]
}
{
  qplog_0xca,0 %r56, %b[21], %r22, %r22
  qplog_0xca,1 %r56, %b[8], %b[3], %b[8]
  qplog_0xca,3 %b[80], %b[109], %b[46], %b[46]
  qplog_0xca,4 %b[80], %b[96], %b[91], %b[96]
}
{
  qplog_0xca,0 %r56, %b[24], %r58, %r58
  qplog_0xca,1 %r56, %b[29], %b[13], %b[29]
  qplog_0xca,3 %b[80], %b[112], %b[82], %b[82]
  qplog_0xca,4 %b[80], %b[117], %b[101], %b[117]
}
{
  qplog_0xca,0 %r56, %r19, %r52, %r52
  qplog_0xca,1 %r56, %r38, %r42, %r38
  qplog_0xca,3 %b[80], %b[43], %b[76], %b[76]
  qplog_0xca,4 %b[80], %b[62], %b[66], %b[62]
}
{
  qplog_0xca,0 %r56, %b[34], %g3, %g3
  qplog_0xca,1 %r56, %b[20], %r41, %b[20]
  qplog_0xca,3 %b[80], %b[122], %g19, %g19
  qplog_0xca,4 %b[80], %b[108], %b[65], %b[108]
}
{
  qpsllw,0 %r52, 4, %r41
  qpsrlw,1 %r22, 4, %r56
  qpsllw,3 %b[76], 4, %b[65]
  qpsrlw,4 %b[46], 4, %b[80]
}
{
  qpsllw,0 %g3, 4, %b[34]
  qpsrlw,1 %r58, 4, %r42
  qpsllw,3 %g19, 4, %b[122]
  qpsrlw,4 %b[82], 4, %b[66]
}
{
  qpsllw,0 %r38, 4, %r19
  qpsrlw,1 %b[8], 4, %b[13]
  qpsllw,3 %b[62], 4, %b[43]
  qpsrlw,4 %b[96], 4, %b[101]
}
{
  qpsllw,0 %b[20], 4, %b[24]
  qpsrlw,1 %b[29], 4, %b[3]
  qpsllw,3 %b[108], 4, %b[112]
  qpsrlw,4 %b[117], 4, %b[91]
}
{
  qplog_0xca,0 %b[15], %b[12], %b[32], %b[12]
  qplog_0xca,1 %b[15], %r22, %r41, %r41
  qplog_0xca,3 %b[103], %b[100], %b[120], %b[100]
  qplog_0xca,4 %b[103], %b[46], %b[65], %b[65]
}
{
  qplog_0xca,0 %b[15], %r56, %r52, %r56
  qplog_0xca,1 %b[15], %r58, %b[34], %b[34]
  qplog_0xca,3 %b[103], %b[80], %b[76], %b[80]
  qplog_0xca,4 %b[103], %b[82], %b[122], %b[122]
}
{
  qplog_0xca,0 %b[15], %r42, %g3, %r42
  qplog_0xca,1 %b[15], %b[8], %r19, %r19
  qplog_0xca,3 %b[103], %b[66], %g19, %b[66]
  qplog_0xca,4 %b[103], %b[96], %b[43], %b[43]
}
{
  qplog_0xca,0 %b[15], %b[13], %r38, %b[13]
  qplog_0xca,1 %b[15], %b[29], %b[24], %b[24]
  qplog_0xca,3 %b[103], %b[101], %b[62], %b[101]
  qplog_0xca,4 %b[103], %b[117], %b[112], %b[112]
}
{
  qplog_0xca,0 %b[15], %b[3], %b[20], %b[3]
  qppermb,1 %r41, %r45, %r20, %b[20]
  qplog_0xca,3 %b[103], %b[91], %b[108], %b[91]
  qppermb,4 %b[65], %b[69], %b[44], %b[108]
}
{
  qppermb,0 %r41, %r45, %r48, %r41
  qppermb,1 %b[34], %b[0], %r20, %r45
  qppermb,3 %b[65], %b[69], %b[72], %b[65]
  qppermb,4 %b[122], %b[88], %b[44], %b[69]
}
{
  qppermb,0 %b[34], %b[0], %r48, %b[34]
  qppermb,1 %r19, %g15, %r20, %b[0]
  qppermb,3 %b[122], %b[88], %b[72], %b[122]
  qppermb,4 %b[43], %g31, %b[44], %b[88]
}
{
  qppermb,0 %r19, %g15, %r48, %r19
  qppermb,1 %b[24], %b[10], %r20, %g15
  qppermb,3 %b[43], %g31, %b[72], %b[43]
  qppermb,4 %b[112], %b[98], %b[44], %g31
}
{
  qppermb,0 %b[24], %b[10], %r48, %b[24]
  qppermb,1 %r56, %b[33], %r20, %b[10]
  qppermb,3 %b[112], %b[98], %b[72], %b[112]
  qppermb,4 %b[80], %b[121], %b[44], %b[98]
}
{
  qppermb,0 %r56, %b[33], %r48, %r56
  qppermb,1 %r42, %r50, %r20, %b[33]
  qppermb,3 %b[80], %b[121], %b[72], %b[80]
  qppermb,4 %b[66], %b[74], %b[44], %b[121]
}
{
  qppermb,0 %r42, %r50, %r48, %r42
  qppermb,1 %b[13], %b[6], %r20, %r50
  qppermb,3 %b[66], %b[74], %b[72], %b[66]
  qppermb,4 %b[101], %b[94], %b[44], %b[74]
}
{
  qppermb,0 %b[13], %b[6], %r48, %b[13]
  qppermb,1 %b[3], %b[12], %r20, %r20
  qppermb,3 %b[101], %b[94], %b[72], %b[101]
  qppermb,4 %b[91], %b[100], %b[44], %b[44]
}
{
  qppermb,0 %b[3], %b[12], %r48, %b[3]
  qppermb,1 %b[20], %r36, %b[27], %b[12]
  qppermb,3 %b[91], %b[100], %b[72], %b[91]
  qppermb,4 %b[108], %b[60], %b[115], %b[100]
}
{
  qppermb,0 %b[20], %r36, %b[30], %b[20]
  qppermb,1 %r45, %b[16], %b[27], %r36
  qppermb,3 %b[108], %b[60], %b[118], %b[108]
  qppermb,4 %b[69], %b[104], %b[115], %b[60]
}
{
  qppermb,0 %r45, %b[16], %b[30], %r45
  qppermb,1 %b[0], %g11, %b[27], %b[16]
  qppermb,3 %b[69], %b[104], %b[118], %b[69]
  qppermb,4 %b[88], %g27, %b[115], %b[104]
}
{
  qppermb,0 %b[0], %g11, %b[30], %b[0]
  qppermb,1 %g15, %r40, %b[27], %g11
  qppermb,3 %b[88], %g27, %b[118], %b[88]
  qppermb,4 %g31, %b[64], %b[115], %g27
}
{
  qppermb,0 %g15, %r40, %b[30], %g15
  qppermb,1 %b[10], %r53, %b[27], %r40
  qppermb,3 %g31, %b[64], %b[118], %g31
  qppermb,4 %b[98], %b[77], %b[115], %b[64]
}
{
  qppermb,0 %b[10], %r53, %b[30], %b[10]
  qppermb,1 %b[33], %b[18], %b[27], %r53
  qppermb,3 %b[98], %b[77], %b[118], %b[98]
  qppermb,4 %b[121], %b[106], %b[115], %b[77]
}
{
  qppermb,0 %b[33], %b[18], %b[30], %b[33]
  qppermb,1 %r50, %b[22], %b[27], %b[18]
  qppermb,3 %b[121], %b[106], %b[118], %b[121]
  qppermb,4 %b[74], %b[110], %b[115], %b[106]
}
{
  qppermb,0 %r50, %b[22], %b[30], %r50
  qppermb,1 %r20, %g9, %b[27], %b[22]
  qppermb,3 %b[74], %b[110], %b[118], %b[74]
  qppermb,4 %b[44], %g25, %b[115], %b[110]
}
{
  qppermb,0 %r20, %g9, %b[30], %r20
  qppermb,1 %r41, %g10, %b[27], %g9
  qppermb,3 %b[44], %g25, %b[118], %b[44]
  qppermb,4 %b[65], %g26, %b[115], %g25
}
{
  qppermb,0 %r41, %g10, %b[30], %r41
  qppermb,1 %b[34], %b[11], %b[27], %g10
  qppermb,3 %b[65], %g26, %b[118], %b[65]
  qppermb,4 %b[122], %b[99], %b[115], %g26
}
{
  qppermb,0 %b[34], %b[11], %b[30], %b[34]
  qppermb,1 %r19, %r51, %b[27], %b[11]
  qppermb,3 %b[122], %b[99], %b[118], %b[122]
  qppermb,4 %b[43], %b[75], %b[115], %b[99]
}
{
  qppermb,0 %r19, %r51, %b[30], %r19
  qppermb,1 %b[24], %r46, %b[27], %r51
  qppermb,3 %b[43], %b[75], %b[118], %b[43]
  qppermb,4 %b[112], %b[70], %b[115], %b[75]
}
{
  qppermb,0 %b[24], %r46, %b[30], %b[24]
  qppermb,1 %r56, %r54, %b[27], %r46
  qppermb,3 %b[112], %b[70], %b[118], %b[112]
  qppermb,4 %b[80], %b[78], %b[115], %b[70]
}
{
  qppermb,0 %r56, %r54, %b[30], %r56
  qppermb,1 %r42, %b[26], %b[27], %r54
  qppermb,3 %b[80], %b[78], %b[118], %b[80]
  qppermb,4 %b[66], %b[114], %b[115], %b[78]
}
{
  qppermb,0 %r42, %b[26], %b[30], %r42
  qppermb,1 %b[13], %g8, %b[27], %b[26]
  qppermb,3 %b[66], %b[114], %b[118], %b[66]
  qppermb,4 %b[101], %g24, %b[115], %b[114]
}
{
  qppermb,0 %b[13], %g8, %b[30], %b[13]
  qppermb,1 %b[3], %r24, %b[27], %b[27]
  qppermb,3 %b[101], %g24, %b[118], %b[101]
  qppermb,4 %b[91], %b[48], %b[115], %b[115]
}
{
  qppermb,0 %b[3], %r24, %b[30], %b[3]
  qppermb,1 %b[12], %b[14], %r21, %r24
  qppermb,3 %b[91], %b[48], %b[118], %b[91]
  qppermb,4 %b[100], %b[102], %b[45], %b[48]
}
{
  qppermb,0 %b[12], %b[14], %b[1], %b[12]
  qppermb,1 %r36, %b[28], %r21, %b[14]
  stqp,2 %r24, [ %r0 ]
  qppermb,3 %b[100], %b[102], %b[89], %b[100]
  qppermb,4 %b[60], %b[116], %b[45], %b[102]
  stqp,5 %b[48], [ %r5 ]
}
{
  qppermb,0 %r36, %b[28], %b[1], %r36
  qppermb,1 %b[16], %b[25], %r21, %b[28]
  stqp,2 %b[14], [ %r0 + 0x10 ]
  qppermb,3 %b[60], %b[116], %b[89], %b[60]
  qppermb,4 %b[104], %b[113], %b[45], %b[116]
  stqp,5 %b[102], [ %r5 + 0x10 ]
}
{
  qppermb,0 %b[16], %b[25], %b[1], %b[16]
  qppermb,1 %g11, %b[23], %r21, %b[25]
  stqp,2 %b[28], [ %r0 + 0x20 ]
  qppermb,3 %b[104], %b[113], %b[89], %b[104]
  qppermb,4 %g27, %b[111], %b[45], %b[113]
  stqp,5 %b[116], [ %r5 + 0x20 ]
}
{
  qppermb,0 %g11, %b[23], %b[1], %g11
  qppermb,1 %r40, %g2, %r21, %b[23]
  stqp,2 %b[25], [ %r0 + 0x30 ]
  qppermb,3 %g27, %b[111], %b[89], %g27
  qppermb,4 %b[64], %g18, %b[45], %b[111]
  stqp,5 %b[113], [ %r5 + 0x30 ]
}
{
  qppermb,0 %r40, %g2, %b[1], %r40
  qppermb,1 %r53, %r49, %r21, %g2
  stqp,2 %b[23], [ %r0 + 0x40 ]
  qppermb,3 %b[64], %g18, %b[89], %b[64]
  qppermb,4 %b[77], %b[73], %b[45], %g18
  stqp,5 %b[111], [ %r5 + 0x40 ]
}
{
  qppermb,0 %r53, %r49, %b[1], %r53
  qppermb,1 %b[18], %r57, %r21, %r49
  stqp,2 %g2, [ %r0 + 0x50 ]
  qppermb,3 %b[77], %b[73], %b[89], %b[77]
  qppermb,4 %b[106], %b[81], %b[45], %b[73]
  stqp,5 %g18, [ %r5 + 0x50 ]
}
{
  qppermb,0 %b[18], %r57, %b[1], %b[18]
  qppermb,1 %b[22], %g7, %r21, %r57
  stqp,2 %r49, [ %r0 + 0x60 ]
  qppermb,3 %b[106], %b[81], %b[89], %b[106]
  qppermb,4 %b[110], %g23, %b[45], %b[81]
  stqp,5 %b[73], [ %r5 + 0x60 ]
}
{
  qppermb,0 %b[22], %g7, %b[1], %b[22]
  qppermb,1 %g9, %b[2], %r21, %g7
  stqp,2 %r57, [ %r0 + 0x70 ]
  qppermb,3 %b[110], %g23, %b[89], %b[110]
  qppermb,4 %g25, %b[90], %b[45], %g23
  stqp,5 %b[81], [ %r5 + 0x70 ]
}
{
  qppermb,0 %g9, %b[2], %b[1], %g9
  qppermb,1 %g10, %r33, %r21, %b[2]
  stqp,2 %g7, [ %r0 + 0x80 ]
  qppermb,3 %g25, %b[90], %b[89], %g25
  qppermb,4 %g26, %b[57], %b[45], %b[90]
  stqp,5 %g23, [ %r5 + 0x80 ]
}
{
  qppermb,0 %g10, %r33, %b[1], %g10
  qppermb,1 %b[11], %b[36], %r21, %r33
  stqp,2 %b[2], [ %r0 + 0x90 ]
  qppermb,3 %g26, %b[57], %b[89], %g26
  qppermb,4 %b[99], %b[124], %b[45], %b[57]
  stqp,5 %b[90], [ %r5 + 0x90 ]
}
{
  qppermb,0 %b[11], %b[36], %b[1], %b[11]
  qppermb,1 %r51, %b[37], %r21, %b[36]
  stqp,2 %r33, [ %r0 + 0xa0 ]
  qppermb,3 %b[99], %b[124], %b[89], %b[99]
  qppermb,4 %b[75], %b[125], %b[45], %b[124]
  stqp,5 %b[57], [ %r5 + 0xa0 ]
}
{
  qppermb,0 %r51, %b[37], %b[1], %r51
  qppermb,1 %r46, %b[9], %r21, %b[37]
  stqp,2 %b[36], [ %r0 + 0xb0 ]
  qppermb,3 %b[75], %b[125], %b[89], %b[75]
  qppermb,4 %b[70], %b[97], %b[45], %b[125]
  stqp,5 %b[124], [ %r5 + 0xb0 ]
}
{
  qppermb,0 %r46, %b[9], %b[1], %r46
  qppermb,1 %r54, %r32, %r21, %b[9]
  stqp,2 %b[37], [ %r0 + 0xc0 ]
  qppermb,3 %b[70], %b[97], %b[89], %b[70]
  qppermb,4 %b[78], %b[56], %b[45], %b[97]
  stqp,5 %b[125], [ %r5 + 0xc0 ]
}
{
  qppermb,0 %r54, %r32, %b[1], %r54
  qppermb,1 %b[26], %g0, %r21, %r32
  stqp,2 %b[9], [ %r0 + 0xd0 ]
  qppermb,3 %b[78], %b[56], %b[89], %b[78]
  qppermb,4 %b[114], %g16, %b[45], %b[56]
  stqp,5 %b[97], [ %r5 + 0xd0 ]
}
{
  qppermb,0 %b[26], %g0, %b[1], %b[26]
  qppermb,1 %b[27], %b[4], %r21, %g0
  stqp,2 %r32, [ %r0 + 0xe0 ]
  qppermb,3 %b[114], %g16, %b[89], %b[114]
  qppermb,4 %b[115], %b[92], %b[45], %g16
  stqp,5 %b[56], [ %r5 + 0xe0 ]
}
{
  qppermb,0 %b[27], %b[4], %b[1], %b[27]
  qppermb,1 %b[20], %r61, %r21, %b[4]
  stqp,2 %g0, [ %r0 + 0xf0 ]
  qppermb,3 %b[115], %b[92], %b[89], %b[115]
  qppermb,4 %b[108], %b[85], %b[45], %b[92]
  stqp,5 %g16, [ %r5 + 0xf0 ]
}
{
  qppermb,0 %b[20], %r61, %b[1], %b[20]
  qppermb,1 %r45, %b[31], %r21, %r61
  stqp,2 %b[4], [ %r0 + 0x100 ]
  qppermb,3 %b[108], %b[85], %b[89], %b[108]
  qppermb,4 %b[69], %b[119], %b[45], %b[85]
  stqp,5 %b[92], [ %r5 + 0x100 ]
}
{
  qppermb,0 %r45, %b[31], %b[1], %r45
  qppermb,1 %b[0], %r18, %r21, %b[31]
  stqp,2 %r61, [ %r0 + 0x110 ]
  qppermb,3 %b[69], %b[119], %b[89], %b[69]
  qppermb,4 %b[88], %b[42], %b[45], %b[119]
  stqp,5 %b[85], [ %r5 + 0x110 ]
}
{
  qppermb,0 %b[0], %r18, %b[1], %b[0]
  qppermb,1 %g15, %r27, %r21, %r18
  stqp,2 %b[31], [ %r0 + 0x120 ]
  qppermb,3 %b[88], %b[42], %b[89], %b[88]
  qppermb,4 %g31, %b[51], %b[45], %b[42]
  stqp,5 %b[119], [ %r5 + 0x120 ]
}
{
  qppermb,0 %g15, %r27, %b[1], %g15
  qppermb,1 %b[10], %r59, %r21, %r27
  stqp,2 %r18, [ %r0 + 0x130 ]
  qppermb,3 %g31, %b[51], %b[89], %g31
  qppermb,4 %b[98], %b[83], %b[45], %b[51]
  stqp,5 %b[42], [ %r5 + 0x130 ]
}
{
  qppermb,0 %b[10], %r59, %b[1], %b[10]
  qppermb,1 %b[33], %r62, %r21, %r59
  stqp,2 %r27, [ %r0 + 0x140 ]
  qppermb,3 %b[98], %b[83], %b[89], %b[98]
  qppermb,4 %b[121], %b[86], %b[45], %b[83]
  stqp,5 %b[51], [ %r5 + 0x140 ]
}
{
  qppermb,0 %b[33], %r62, %b[1], %b[33]
  qppermb,1 %r50, %r55, %r21, %r62
  stqp,2 %r59, [ %r0 + 0x150 ]
  qppermb,3 %b[121], %b[86], %b[89], %b[121]
  qppermb,4 %b[74], %b[79], %b[45], %b[86]
  stqp,5 %b[83], [ %r5 + 0x150 ]
}
{
  qppermb,0 %r50, %r55, %b[1], %r50
  qppermb,1 %r20, %b[17], %r21, %r55
  stqp,2 %r62, [ %r0 + 0x160 ]
  qppermb,3 %b[74], %b[79], %b[89], %b[74]
  qppermb,4 %b[44], %b[105], %b[45], %b[79]
  stqp,5 %b[86], [ %r5 + 0x160 ]
}
{
  qppermb,0 %r20, %b[17], %b[1], %r20
  qppermb,1 %r41, %r39, %r21, %b[17]
  stqp,2 %r55, [ %r0 + 0x170 ]
  qppermb,3 %b[44], %b[105], %b[89], %b[44]
  qppermb,4 %b[65], %b[63], %b[45], %b[105]
  stqp,5 %b[79], [ %r5 + 0x170 ]
}
{
  qppermb,0 %r41, %r39, %b[1], %r41
  qppermb,1 %b[34], %g1, %r21, %r39
  stqp,2 %b[17], [ %r0 + 0x180 ]
  qppermb,3 %b[65], %b[63], %b[89], %b[65]
  qppermb,4 %b[122], %g17, %b[45], %b[63]
  stqp,5 %b[105], [ %r5 + 0x180 ]
}
{
  qppermb,0 %b[34], %g1, %b[1], %b[34]
  qppermb,1 %r19, %r43, %r21, %g1
  stqp,2 %r39, [ %r0 + 0x190 ]
  qppermb,3 %b[122], %g17, %b[89], %b[122]
  qppermb,4 %b[43], %b[67], %b[45], %g17
  stqp,5 %b[63], [ %r5 + 0x190 ]
}
{
  qppermb,0 %r19, %r43, %b[1], %r19
  qppermb,1 %b[24], %r17, %r21, %r43
  stqp,2 %g1, [ %r0 + 0x1a0 ]
  qppermb,3 %b[43], %b[67], %b[89], %b[43]
  qppermb,4 %b[112], %b[41], %b[45], %b[67]
  stqp,5 %g17, [ %r5 + 0x1a0 ]
}
{
  qppermb,0 %b[24], %r17, %b[1], %b[24]
  qppermb,1 %r56, %r44, %r21, %r17
  stqp,2 %r43, [ %r0 + 0x1b0 ]
  qppermb,3 %b[112], %b[41], %b[89], %b[112]
  qppermb,4 %b[80], %b[68], %b[45], %b[41]
  stqp,5 %b[67], [ %r5 + 0x1b0 ]
}
{
  qppermb,0 %r56, %r44, %b[1], %r56
  qppermb,1 %r42, %b[38], %r21, %r44
  stqp,2 %r17, [ %r0 + 0x1c0 ]
  qppermb,3 %b[80], %b[68], %b[89], %b[80]
  qppermb,4 %b[66], %b[126], %b[45], %b[68]
  stqp,5 %b[41], [ %r5 + 0x1c0 ]
}
{
  qppermb,0 %r42, %b[38], %b[1], %r42
  qppermb,1 %b[13], %g14, %r21, %b[38]
  stqp,2 %r44, [ %r0 + 0x1d0 ]
  qppermb,3 %b[66], %b[126], %b[89], %b[66]
  qppermb,4 %b[101], %g30, %b[45], %b[126]
  stqp,5 %b[68], [ %r5 + 0x1d0 ]
}
{
  qppermb,0 %b[13], %g14, %b[1], %b[13]
  qppermb,1 %b[3], %r25, %r21, %r21
  stqp,2 %b[38], [ %r0 + 0x1e0 ]
  qppermb,3 %b[101], %g30, %b[89], %b[101]
  qppermb,4 %b[91], %b[49], %b[45], %b[45]
  stqp,5 %b[126], [ %r5 + 0x1e0 ]
}
{
  qppermb,0 %b[3], %r25, %b[1], %b[1]
  stqp,2 %r21, [ %r0 + 0x1f0 ]
  qppermb,3 %b[91], %b[49], %b[89], %b[89]
  stqp,5 %b[45], [ %r5 + 0x1f0 ]
}
{
  stqp,2 %b[12], [ %r0 + 0x200 ]
  stqp,5 %b[100], [ %r5 + 0x200 ]
}
{
  stqp,2 %r36, [ %r0 + 0x210 ]
  stqp,5 %b[60], [ %r5 + 0x210 ]
}
{
  stqp,2 %b[16], [ %r0 + 0x220 ]
  stqp,5 %b[104], [ %r5 + 0x220 ]
}
{
  stqp,2 %g11, [ %r0 + 0x230 ]
  stqp,5 %g27, [ %r5 + 0x230 ]
}
{
  stqp,2 %r40, [ %r0 + 0x240 ]
  stqp,5 %b[64], [ %r5 + 0x240 ]
}
{
  stqp,2 %r53, [ %r0 + 0x250 ]
  stqp,5 %b[77], [ %r5 + 0x250 ]
}
{
  stqp,2 %b[18], [ %r0 + 0x260 ]
  stqp,5 %b[106], [ %r5 + 0x260 ]
}
{
  stqp,2 %b[22], [ %r0 + 0x270 ]
  stqp,5 %b[110], [ %r5 + 0x270 ]
}
{
  stqp,2 %g9, [ %r0 + 0x280 ]
  stqp,5 %g25, [ %r5 + 0x280 ]
}
{
  stqp,2 %g10, [ %r0 + 0x290 ]
  stqp,5 %g26, [ %r5 + 0x290 ]
}
{
  stqp,2 %b[11], [ %r0 + 0x2a0 ]
  stqp,5 %b[99], [ %r5 + 0x2a0 ]
}
{
  stqp,2 %r51, [ %r0 + 0x2b0 ]
  stqp,5 %b[75], [ %r5 + 0x2b0 ]
}
{
  stqp,2 %r46, [ %r0 + 0x2c0 ]
  stqp,5 %b[70], [ %r5 + 0x2c0 ]
}
{
  stqp,2 %r54, [ %r0 + 0x2d0 ]
  stqp,5 %b[78], [ %r5 + 0x2d0 ]
}
{
  stqp,2 %b[26], [ %r0 + 0x2e0 ]
  stqp,5 %b[114], [ %r5 + 0x2e0 ]
}
{
  stqp,2 %b[27], [ %r0 + 0x2f0 ]
  stqp,5 %b[115], [ %r5 + 0x2f0 ]
}
{
  stqp,2 %b[20], [ %r0 + 0x300 ]
  stqp,5 %b[108], [ %r5 + 0x300 ]
}
{
  stqp,2 %r45, [ %r0 + 0x310 ]
  stqp,5 %b[69], [ %r5 + 0x310 ]
}
{
  stqp,2 %b[0], [ %r0 + 0x320 ]
  stqp,5 %b[88], [ %r5 + 0x320 ]
}
{
  stqp,2 %g15, [ %r0 + 0x330 ]
  stqp,5 %g31, [ %r5 + 0x330 ]
}
{
  stqp,2 %b[10], [ %r0 + 0x340 ]
  stqp,5 %b[98], [ %r5 + 0x340 ]
}
{
  stqp,2 %b[33], [ %r0 + 0x350 ]
  stqp,5 %b[121], [ %r5 + 0x350 ]
}
{
  stqp,2 %r50, [ %r0 + 0x360 ]
  stqp,5 %b[74], [ %r5 + 0x360 ]
}
{
  stqp,2 %r20, [ %r0 + 0x370 ]
  stqp,5 %b[44], [ %r5 + 0x370 ]
}
{
  stqp,2 %r41, [ %r0 + 0x380 ]
  stqp,5 %b[65], [ %r5 + 0x380 ]
}
{
  stqp,2 %b[34], [ %r0 + 0x390 ]
  stqp,5 %b[122], [ %r5 + 0x390 ]
}
{
  stqp,2 %r19, [ %r0 + 0x3a0 ]
  stqp,5 %b[43], [ %r5 + 0x3a0 ]
}
{
  stqp,2 %b[24], [ %r0 + 0x3b0 ]
  stqp,5 %b[112], [ %r5 + 0x3b0 ]
}
{
  stqp,2 %r56, [ %r0 + 0x3c0 ]
  stqp,5 %b[80], [ %r5 + 0x3c0 ]
}
{
  stqp,2 %r42, [ %r0 + 0x3d0 ]
  stqp,5 %b[66], [ %r5 + 0x3d0 ]
}
{
  stqp,2 %b[13], [ %r0 + 0x3e0 ]
  stqp,5 %b[101], [ %r5 + 0x3e0 ]
}
{
  stqp,2 %b[1], [ %r0 + 0x3f0 ]
  stqp,5 %b[89], [ %r5 + 0x3f0 ]
}
{
  qppackdl,0 0, 0, %g0
  qppackdl,1 0, 0, %g1
  qppackdl,3 0, 0, %g2
  qppackdl,4 0, 0, %g3
  return %ctpr3
}
{
  qppackdl,0 0, 0, %g4
  qppackdl,1 0, 0, %g5
  qppackdl,3 0, 0, %g6
  qppackdl,4 0, 0, %g7
}
{
  qppackdl,0 0, 0, %g8
  qppackdl,1 0, 0, %g9
  qppackdl,3 0, 0, %g10
  qppackdl,4 0, 0, %g11
}
{
  qppackdl,0 0, 0, %g14
  qppackdl,1 0, 0, %g15
  qppackdl,3 0, 0, %g16
  qppackdl,4 0, 0, %g17
}
{
  qppackdl,0 0, 0, %g18
  qppackdl,1 0, 0, %g19
  qppackdl,3 0, 0, %g20
  qppackdl,4 0, 0, %g21
}
{
  qppackdl,0 0, 0, %g22
  qppackdl,1 0, 0, %g23
  qppackdl,3 0, 0, %g24
  qppackdl,4 0, 0, %g25
}
{
  qppackdl,0 0, 0, %g26
  qppackdl,1 0, 0, %g27
  qppackdl,3 0, 0, %g30
  qppackdl,4 0, 0, %g31
  nop 1
}
{
  ct %ctpr3
}
	.size fastgost_magma_v5, . - fastgost_magma_v5
