import type { OwnAnswer } from '../../../../tools/server/own-record.ts'
import { type Kind, type Lines, linked, type Say, saidAs, saidBy, type Talk } from '../../talk.ts'
import { isSurelyOfProduct } from '../learned-help.ts'
import { lesson } from '../lesson.ts'
import { isToldSurely } from '../words/told-surely.ts'
import { formOf } from './asked-form.ts'
import { furtherIn } from './own-further.ts'
import { likelyIn, type OwnTarget, type OwnTargets, ownIn, recalledIn, surelyIn } from './own-key.ts'
import { learnedIn, nearestPages } from './own-learned.ts'
import { asksWhetherWritten, pointsToScene, recallIn } from './own-words.ts'
import { plainText, sayDoubted, sayNone, sayOwn } from './say-own.ts'

/** Questions about one's own figures: answered from the member's Founder file, or led to the page that is still empty. */
export const ownFigure: Kind = {
  group: 'own-figure',
  read: (talk) => told(ownIn(talk), talk),
  again: async (wish, talk) => {
    const [found] = (await readTargets(targetsIn(talk), talk)).answers
    const [first] = found?.figures ?? []
    if (!found) return []
    if (!first) return ofEmpty(found, talk)
    const page = linked(found.title, found.href, talk)
    return wish === 'simpler'
      ? [`${first.label}: **${plainText(first.text)}**.`]
      : [
          `I read it from ${page}; I don’t work anything out myself. ${first.mark === 'G' ? 'You marked it as guessed, so it’s as good as that guess.' : 'What it’s made of is there too, field by field.'}`,
        ]
  },
}

/** What somebody says they wrote, set or counted: before stories, help and lessons that share its words. */
export const recalledFigure: Kind = {
  ...ownFigure,
  read: (talk) => {
    if (isSurelyOfProduct(talk)) return undefined
    const said = recallIn(talk)
    if (said !== undefined && asksWhetherWritten(said) && !pointsToScene.test(said))
      return () => whetherWritten(said, talk)
    return told(recalledIn(talk), talk)
  },
}

/** What one asks whether one wrote it is rarely there where only some of it is. */
const likeWritten = 0.5

/** What stands where all its words do; else what is surely meant; else that there is nothing. */
async function whetherWritten(said: string, talk: Talk): Promise<Lines> {
  const { own } = talk.question
  const found = await own.findWritten(said)
  if (found.length > 0) return sayOwn(found, talk)
  const targets = recalledIn(talk)
  const read = targets.length > 0 ? await readTargets(targets, talk) : undefined
  const isAlike = (own.findPlaces(said)?.alike ?? 0) >= likeWritten
  return read?.isSure && isAlike ? sayOwn(read.answers, talk) : sayNone(own.placesOf(nearestPages(talk) ?? []), talk)
}

/** What is asked of the page that was just read from. */
export const furtherFigure: Kind = { ...ownFigure, read: (talk) => told(furtherIn(talk), talk) }

/** What is asked like other questions about one’s own file, before lessons that share its words. */
export const learnedFigure: Kind = { ...ownFigure, read: (talk) => told(learnedIn(talk), talk) }

/** What stands in the file, where it would be asked back otherwise which lesson is meant. */
export const likelyFigure: Kind = { ...ownFigure, read: (talk) => told(likelyIn(talk), talk) }

/** What is surely asked for, though help is known to be asked something like it. */
export const sureFigure: Kind = { ...ownFigure, read: (talk) => told(surelyIn(talk), talk) }

/** What somebody says they wrote, and no page has a field for. */
export const noField: Kind = {
  group: 'own-figure',
  read: (talk) => {
    const pages = nearestPages(talk)
    return pages && (() => sayNone(talk.question.own.placesOf(pages), talk))
  },
}

/** What is written about a key of `own.yaml`, whatever words it was asked in. */
export const figureNamed =
  (id: string, talk: Talk, isSure: boolean): Say =>
  async () =>
    sayOwn([await talk.question.own.readFigure({ id, alike: 1, isPage: false })], talk, { isSure })

/** Nothing is on the page yet: what it is for. */
function ofEmpty({ title, href }: OwnAnswer, { question, said }: Talk): string[] {
  const lesson = question.look.lesson(/\/submodules\/([a-z0-9-]+)/.exec(href)?.[1] ?? '')
  const next = [lesson?.argument, lesson?.outcome].find((text) => text && !said.has(text))
  return [
    `*${title}* is still empty, so there’s no figure of yours to explain.`,
    ...(next ? [`What it’s for: ${next}`] : []),
  ]
}

const told = (targets: OwnTargets, talk: Talk): Say | undefined =>
  targets.length > 0
    ? async () => {
        const { answers, isSure, isLikely, doubted } = await readTargets(targets, talk)
        const isEmpty = answers.every(({ figures }) => figures.length === 0)
        const ofLesson = isEmpty && mayAskLesson(talk) ? saidBy(lesson, talk) : undefined
        if (ofLesson) return ofLesson()
        const said = sayOwn(answers, talk, { isSure, isLikely })
        if (!doubted) return said
        return saidAs(said.as ?? 'own-figure', sayDoubted(said, talk.question.own.placesOf(doubted), talk))
      }
    : undefined

/** “How do I set goals for the quarter?” has the words of a page, and where that is empty it’s asked of the lesson. */
function mayAskLesson(talk: Talk): boolean {
  const { plain, question } = talk
  const [best] = question.look.meant(plain)
  const isOwn =
    formOf(plain) === 'own' || recallIn(talk) !== undefined || question.look.kinds(plain)('own') >= surelyOwn
  if (best?.kind !== 'lesson' || isOwn) return false
  return isToldSurely({ kind: best.kind, id: best.id }, talk)
}
const surelyOwn = 0.7

/** What most likely answers, whatever way it is asked; nothing is said yet. */
export const readLikeliest = async (talk: Talk): Promise<Read | undefined> => {
  const targets = targetsIn(talk)
  return targets.length > 0 ? readTargets(targets, talk) : undefined
}
export const asksForFigure = (talk: Talk): boolean => targetsIn(talk).length > 0

function targetsIn(talk: Talk): OwnTargets {
  const all = [recalledIn, surelyIn, learnedIn, ownIn, likelyIn]
  for (const targets of all) {
    const found = targets(talk)
    if (found.length > 0) return found
  }
  return []
}

/** As alike as this, a known question is asked in its words. */
const inItsWords = 0.8

type Read = {
  answers: readonly OwnAnswer[]
  isSure: boolean
  isLikely: boolean
  doubted?: readonly string[] | undefined
}

/** The first that has something; where none has, the likeliest. */
async function readTargets(targets: OwnTargets, talk: Talk): Promise<Read> {
  let first: Read = { answers: [], isSure: true, isLikely: false }
  for (const target of targets) {
    const answers = await readTarget(target, talk)
    const isLikely = 'places' in target && target.isLikely === true
    const doubted = 'places' in target ? target.doubted : undefined
    const read = { answers, isLikely, doubted, isSure: 'key' in target || target.isSure }
    if (answers.some(({ figures }) => figures.length > 0))
      return 'key' in target ? { ...read, answers: [...answers, ...(await besides(target, targets, talk))] } : read
    if (first.answers.length === 0) first = read
  }
  return first
}

/** What else may be meant, on other pages, where a known question is not asked in just its words. */
async function besides(known: OwnTarget, targets: OwnTargets, talk: Talk): Promise<readonly OwnAnswer[]> {
  const other = targets.find((one) => 'places' in one && one.isSure)
  if (!other || !('key' in known) || known.key.alike >= inItsWords) return []
  return (await readTarget(other, talk)).filter(({ figures }) => figures.length > 0)
}

const readTarget = async (target: OwnTarget, { question: { own } }: Talk): Promise<readonly OwnAnswer[]> =>
  'key' in target ? [await own.readFigure(target.key)] : own.readPlaces(target.places)
