import type { Phase } from '../framework/web/framework.calls.ts'

type Hue = { text: string; soft: string; border: string; fill: string; bar: string }

/** The classes of a phase's color for each use. */
export const hueOf = (terrain: Phase['terrain'] | undefined): Hue => hues[terrain ?? ''] ?? plain

const plain: Hue = {
  text: 'text-ink-soft',
  soft: 'bg-sunken',
  border: 'border-line-strong',
  fill: 'border-ink bg-ink text-paper',
  bar: '',
}

const hues: Record<string, Hue> = {
  valley: {
    text: 'text-valley',
    soft: 'bg-valley-soft',
    border: 'border-valley',
    fill: 'border-valley bg-valley text-paper',
    bar: '[&_progress::-webkit-progress-value]:bg-valley [&_progress::-moz-progress-bar]:bg-valley',
  },
  ridge: {
    text: 'text-ridge',
    soft: 'bg-ridge-soft',
    border: 'border-ridge',
    fill: 'border-ridge bg-ridge text-paper',
    bar: '[&_progress::-webkit-progress-value]:bg-ridge [&_progress::-moz-progress-bar]:bg-ridge',
  },
  summit: {
    text: 'text-summit',
    soft: 'bg-summit-soft',
    border: 'border-summit',
    fill: 'border-summit bg-summit text-paper',
    bar: '[&_progress::-webkit-progress-value]:bg-summit [&_progress::-moz-progress-bar]:bg-summit',
  },
}
