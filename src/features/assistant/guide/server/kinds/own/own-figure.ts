import type { OwnAnswer } from '../../../../tools/server/own-record.ts'
import { type Kind, linked, type Say, type Talk } from '../../talk.ts'
import { type OwnTarget, type OwnTargets, ownIn, recalledIn } from './own-key.ts'
import { plainText, sayOwn } from './say-own.ts'

/** Questions about one's own figures: answered from the member's Founder file, or led to the page that is still empty. */
export const ownFigure: Kind = {
  name: 'own-figure',
  read: (talk) => told(ownIn(talk), talk),
  again: async (wish, talk) => {
    const [found] = await readTargets(targetsIn(talk), talk)
    const [first] = found?.figures ?? []
    if (!found) return []
    if (!first) return ['There’s nothing on that page yet, so there’s nothing to explain.']
    const page = linked(found.title, found.href, talk)
    return wish === 'simpler'
      ? [`${first.label}: **${plainText(first.text)}**.`]
      : [
          `I read it from ${page}; I don’t work anything out myself. ${first.mark === 'G' ? 'You marked it as guessed, so it’s as good as that guess.' : 'What it’s made of is there too, field by field.'}`,
        ]
  },
}

/** What somebody says they wrote, set or counted: before stories, help and lessons that share its words. */
export const recalledFigure: Kind = { ...ownFigure, read: (talk) => told(recalledIn(talk), talk) }

/** What is written about a key of `own.yaml`, whatever words it was asked in. */
export const figureNamed = (id: string, talk: Talk): Say | undefined =>
  told([{ key: { id, alike: 1, isPage: false } }], talk)

const told = (targets: OwnTargets, talk: Talk): Say | undefined =>
  targets.length > 0 ? async () => sayOwn(await readTargets(targets, talk), talk) : undefined

function targetsIn(talk: Talk): OwnTargets {
  const recalled = recalledIn(talk)
  return recalled.length > 0 ? recalled : ownIn(talk)
}

/** The first that has something; where none has, the likeliest. */
async function readTargets(targets: OwnTargets, talk: Talk): Promise<readonly OwnAnswer[]> {
  let first: readonly OwnAnswer[] = []
  for (const target of targets) {
    const read = await readTarget(target, talk)
    if (read.some(({ figures }) => figures.length > 0)) return read
    if (first.length === 0) first = read
  }
  return first
}

const readTarget = async (target: OwnTarget, { question: { own } }: Talk): Promise<readonly OwnAnswer[]> =>
  'key' in target ? [await own.readFigure(target.key)] : own.readPlaces(target.places)
