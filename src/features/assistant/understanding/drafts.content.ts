import { z } from 'zod'

const Ask = z.string().trim().min(2).max(160)

const Draft = z.strictObject({
  asks: z.array(Ask).min(3),
  /** What such a text is called: a message with all words of one means it. */
  names: z.array(z.string().trim().min(5).max(40)).default([]),
  /** What the guide knows of the words in brackets is put in; the others stay for the member. */
  text: z.string().trim().min(40).max(1600),
  /** What isn't in it, and what to look at before it is sent. */
  notes: z.array(z.string().trim().min(20).max(300)).default([]),
  /** The lesson that has more, and a second one, mostly on what the law asks. */
  lesson: z.string().optional(),
  also: z.string().optional(),
  /** It goes to a kind of people that the message may name, in place of the member’s usual customers. */
  toGroup: z.boolean().default(false),
})

/** `content/drafts.yaml`: texts that founders send, post or say, each under what they ask for. */
export const DraftsFile = z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), Draft)
export type Draft = { id: string } & Omit<z.infer<typeof Draft>, 'asks'>
