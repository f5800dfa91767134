import {
  BorderStyle,
  Footer,
  HeadingLevel,
  type IRunOptions,
  type IStylesOptions,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import type { Inline } from '../../src/features/program/lesson.ts'
import { brand, mix } from './brand.ts'
import type { Front } from './written.ts'

export const hex = (color: string): string => color.slice(1).toUpperCase()
const soft = hex(mix(brand.ink, 0.7, '#ffffff'))
export const tint = hex(mix(brand.accent, 0.08, '#ffffff'))
export const rule = { style: BorderStyle.SINGLE, size: 4, color: hex(mix(brand.ink, 0.3, '#ffffff')) }
export const pageWidth = 9350

export const styles = (): IStylesOptions => ({
  default: {
    document: {
      run: { font: 'Calibri', size: 22, color: hex(brand.ink) },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    title: {
      run: { font: 'Georgia', size: 44, bold: true, color: hex(brand.ink) },
      paragraph: { spacing: { after: 80 } },
    },
    heading1: {
      run: { font: 'Georgia', size: 28, bold: true, color: hex(brand.accent) },
      paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
    },
    heading2: {
      run: { font: 'Georgia', size: 24, bold: true, color: hex(brand.ink) },
      paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
    },
  },
})

export const footer = ({ title }: Front): Footer =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ text: `${brand.name} · ${title} · `, size: 16, color: soft }),
          new TextRun({ children: [PageNumber.CURRENT], size: 16, color: soft }),
        ],
      }),
    ],
  })

export const heading = ({ title, use }: Front): Paragraph[] => [
  new Paragraph({
    children: [
      new TextRun({
        text: brand.name.toUpperCase(),
        bold: true,
        size: 17,
        color: hex(brand.accent),
        characterSpacing: 20,
      }),
    ],
  }),
  new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
  new Paragraph({
    children: [new TextRun({ text: use, color: soft, size: 21 })],
    border: { bottom: { ...rule, space: 8 } },
    spacing: { after: 240 },
  }),
]

export function runs(inline: readonly Inline[], style: IRunOptions = {}): TextRun[] {
  return inline.flatMap((node) => {
    if (typeof node === 'string') return [new TextRun({ text: node.replaceAll('\n', ' '), ...style })]
    if (node.kind === 'break') return [new TextRun({ break: 1 })]
    if (node.kind === 'code') return [new TextRun({ text: node.text, ...style })]
    return runs(node.inline, {
      ...style,
      ...(node.kind === 'strong' ? { bold: true } : {}),
      ...(node.kind === 'emphasis' ? { italics: true } : {}),
    })
  })
}
