import type { ReactNode } from 'react'
import { Chip, type ChipTone } from '../chip.tsx'

type Rank = 1 | 2 | 3

/** A step on a ladder of three, drawn as one, two or three peaks: what a membership tier wears. */
export function RankChip({ rank, children }: { rank: Rank; children: ReactNode }) {
  return (
    <Chip tone={tones[rank]}>
      <svg
        aria-hidden
        viewBox="0 0 20 14"
        className="h-3! w-auto! fill-none stroke-current stroke-[1.6]"
        strokeLinejoin="round"
      >
        <path d={peaks[rank]} />
      </svg>
      {children}
    </Chip>
  )
}

const tones: Record<Rank, ChipTone> = { 1: 'valley', 2: 'ridge', 3: 'summit' }

const peaks: Record<Rank, string> = {
  1: 'M3 12.5 10 4l7 8.5Z',
  2: 'M1 12.5 7 4.5l4 5.3M6 12.5 12.5 2 19 12.5Z',
  3: 'M1 12.5 5 7l2.6 3.6M19 12.5 15 7l-2.6 3.6M4.5 12.5 10 1.5l5.5 11Z',
}
