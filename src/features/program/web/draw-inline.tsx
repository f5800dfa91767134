import { createElement, Fragment, type ReactNode } from 'react'
import type { Inline } from '../lesson.ts'
import { InlineLink } from './inline-link.tsx'

/** Draws inline text with its emphasis and links. */
export function drawInline(inline: readonly Inline[]): ReactNode {
  return createElement(Fragment, null, ...inline.map(drawPiece))
}

function drawPiece(piece: Inline): ReactNode {
  if (typeof piece === 'string') return piece
  switch (piece.kind) {
    case 'strong':
      return <strong>{drawInline(piece.inline)}</strong>
    case 'emphasis':
      return <em>{drawInline(piece.inline)}</em>
    case 'strike':
      return <s>{drawInline(piece.inline)}</s>
    case 'code':
      return <code>{piece.text}</code>
    case 'link':
      return <InlineLink href={piece.href}>{drawInline(piece.inline)}</InlineLink>
    case 'break':
      return <br />
    default:
      return null
  }
}
