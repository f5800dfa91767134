/** A lesson as a small tree of known kinds: whatever the Markdown contains, only these are drawn. */

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis' | 'strike'; inline: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; inline: Inline[] }
  | { kind: 'break' }

/** `key` names a task item for as long as members' ticks hang on it; other items have none. */
export type Item = { checked: boolean | null; key?: string; blocks: Block[] }

export const boxNames = [
  'example',
  'exercise',
  'good',
  'checklist',
  'mistakes',
  'deliverable',
  'note',
  'source',
] as const
export type BoxName = (typeof boxNames)[number]

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; id: string; inline: Inline[] }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Item[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; align: ('left' | 'right' | 'center' | null)[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }
  | { kind: 'box'; name: BoxName; title: string | null; business: string | null; blocks: Block[] }
