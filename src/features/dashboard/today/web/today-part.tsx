import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue } from 'react'
import { PauseNote } from '#features/billing/web/public.ts'
import { RunningLines } from '#features/founder-file/web/public.ts'
import { programDays } from '#features/journey/journey.rules.ts'
import { timesOfNext } from '#features/journey/pace/next-times.ts'
import { BeginAgain, ComeBack, type Pace, PauseBanner, type Phase } from '#features/journey/web/public.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { minutesText } from '#platform/format/durations.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import type { Dashboard } from '../../dashboard.contract.ts'
import { streakWords } from '../streak-words.ts'
import { type Today, today } from '../today.rules.ts'
import { todayActions, todayWords } from './today-looks.ts'

/** The page waits for these: what comes later would push what is being read. */
const TodayLines = lazy(() => import('./today-lines.tsx').then((part) => ({ default: part.TodayLines })))
const TonightNote = lazy(() => import('./today-lines.tsx').then((part) => ({ default: part.TonightNote })))
const WeekToday = lazy(() => import('./week.tsx').then((part) => ({ default: part.WeekToday })))

type TodayPartProps = {
  pace: Pace
  streak: Dashboard['workStreak']
  running: Dashboard['running']
  tonight: Dashboard['tonight']
  phases: readonly Phase[]
}

/** What a member sees first: where they stand, one thing to do, and after a gap how to go on. */
export function TodayPart({ pace, streak, running, tonight, phases }: TodayPartProps) {
  const part = partOfNext(pace, tonight)
  const { words, action, back } = today(part ? withoutTimes(pace) : pace, running)
  const { asksHowToGoOn } = pace
  const share = action === 'lesson' && !back ? part : null
  return (
    <>
      <section aria-labelledby="today" className="mt-6 border-l-4 border-accent pl-4 sm:pl-6">
        <h2 id="today" className="legend font-text text-accent">
          Today
        </h2>
        {action === 'week' ? (
          <WeekToday pace={pace} phases={phases} />
        ) : (
          <>
            <p className={todayWords}>{words.replaceAll(times, unbroken)}</p>
            {share && <TonightNote tonight={share} />}
            <div className={todayActions}>
              <MainAction action={action} pace={back ? { ...pace, next: back } : pace} tonight={share} />
            </div>
            <TodayLines pace={pace} check={back ? null : pace.check} />
          </>
        )}
        {!pace.pause && <RunningLines running={running} today={pace.today} />}
        <p className="mt-3 text-sm text-ink-soft empty:hidden">
          {streak && !pace.isFinished && streakWords(streak, pace.today)}
        </p>
      </section>
      <GoingOn pace={pace} asks={asksHowToGoOn && action !== 'begin-again'} />
    </>
  )
}

/** Today’s part of the next lesson, where that is long; one that is only compared with what is there is not. */
const partOfNext = ({ next, check }: Pace, tonight: Dashboard['tonight']) =>
  tonight && tonight.subModuleId === next?.id && !check?.isNextChecked ? tonight : null

/** What the whole lesson takes is nothing that one of its evenings is asked for. */
const withoutTimes = (pace: Pace): Pace => ({
  ...pace,
  next: pace.next && { ...pace.next, minutes: 0, fieldMinutes: 0 },
})

/**
 * The page waits for what belongs to its first look, since it would push what is being read. What is asked or told later comes
 * once its code is there, and until then what stood before stays; what is over goes right away, and the focus with it.
 */
function GoingOn({ pace, asks }: { pace: Pace; asks: boolean }) {
  const { pause, currentDay } = pace
  const isPauseReady = useDeferredValue(pause !== null)
  const isAskReady = useDeferredValue(asks)
  return (
    <>
      {pause && isPauseReady && <PauseBanner pause={pause} day={currentDay} />}
      {asks && isAskReady && <ComeBack pace={pace} pauseNote={(days) => <PauseNote days={days} />} />}
    </>
  )
}

type MainActionProps = { action: Today['action']; pace: Pace; tonight: Dashboard['tonight'] }

function MainAction({ action, pace, tonight }: MainActionProps) {
  if (action === 'begin-again') return <BeginOrGoOn pace={pace} />
  if (action === 'phase' || action === 'next-phase') {
    const isAhead = action === 'next-phase'
    const look = (
      <LinkButton asChild variant={isAhead ? 'secondary' : 'primary'}>
        <Link to={`/phases/${pace.phaseDone?.id}`}>See what you made</Link>
      </LinkButton>
    )
    return (
      <>
        {!isAhead && look}
        <NextLesson pace={pace} isMain={isAhead} />
        {isAhead && look}
      </>
    )
  }
  if (action === 'summit')
    return (
      <LinkButton asChild>
        <Link to="/summit">Stand on the summit</Link>
      </LinkButton>
    )
  if (action === 'days-over')
    return (
      <>
        <LinkButton asChild>
          <Link to="/summit">See your {programDays} days</Link>
        </LinkButton>
        <NextLesson pace={pace} />
      </>
    )
  return <NextLesson pace={pace} isMain={action === 'lesson'} tonight={tonight} />
}

function BeginOrGoOn({ pace }: { pace: Pace }) {
  return (
    <>
      <Suspense fallback={<Button pending>Begin again on day 1</Button>}>
        <BeginAgain pace={pace} trigger={<Button>Begin again on day 1</Button>} />
      </Suspense>
      <NextLesson pace={pace} />
    </>
  )
}

type NextLessonProps = { pace: Pace; isMain?: boolean; tonight?: Dashboard['tonight'] }

/** The one lesson to open; quiet where something else comes first or the day's work is done. */
function NextLesson({ pace, isMain = false, tonight }: NextLessonProps) {
  const { next } = pace
  if (!next) return null
  const times = tonight ? minutesText(tonight.minutes) : timesOfNext(pace)
  return (
    <LinkButton asChild variant={isMain ? 'primary' : 'secondary'}>
      <Link to={lessonPath(next)} {...(tonight && !tonight.reads ? { hash: 'tonight' } : {})}>
        <span>
          {isMain ? 'Open the lesson' : 'Open the next lesson'}
          <span className="sr-only">: {next.title}</span>
          {next.minutes > 0 && <span className="font-normal tabular-nums"> · {times}</span>}
        </span>
      </Link>
    </LinkButton>
  )
}

/** `1 h 6 min` stays on one line. */
const times = /\d+ h \d+ min|\d+ (?:h|min)\b/g
const unbroken = (time: string) => time.replaceAll(' ', '\u00a0')
