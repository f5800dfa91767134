import { memberHeader } from '#shared/member-header.ts'

/** `date`: the member's local one, which also changes where the program day stands still. Older servers say neither it nor `member`. */
type Version = { member: string | null; version: number; day: string; date: string }

let seen: Version | undefined
/** Whose page this is, as the server told it first. */
let member: string | null = null
let refresh = () => {}
// Opened by the page that listens: where pages are only rendered, an open channel would keep the process from ending.
let channel: BroadcastChannel | undefined

/** Says what to do when the member's record turns out to have changed elsewhere; other tabs are told too. */
export function onVersionChange(act: () => void): void {
  refresh = act
  channel ??= openChannel()
}

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const opened = new BroadcastChannel('member-record')
  opened.addEventListener('message', ({ data }: MessageEvent<Version>) => {
    if (!isForPage(data.member)) return
    if (seen && isNews(seen, data)) refresh()
    seen = newer(seen, data)
  })
  return opened
}

/**
 * Every reply to a signed-in caller tells the version of the member's record, the program day and their date. The step
 * that our own write made is known already: its mutation says what to refresh.
 */
export function noteVersion(headers: Headers, ownWrite: boolean): void {
  const version = headers.get('x-member-version')
  const day = headers.get('x-program-day')
  if (version === null || day === null) return
  const date = headers.get('x-member-date') ?? ''
  const now = { member: headers.get(memberHeader), version: Number(version), day, date }
  const before = seen
  seen = newer(before, now)
  member ??= now.member
  if (before && !isNews(before, now)) return
  // A page that was just loaded, after a payment for instance, may know more than the tabs that were open before it.
  channel?.postMessage(now)
  if (before && !(ownWrite && now.version === before.version + 1 && now.date === before.date)) refresh()
}

/** The member's program day as the server told it last; undefined before it told any. */
export const programDayNow = (): number | undefined => (seen ? Number(seen.day) : undefined)

/** The member’s local date as the server told it last, `2026-12-01`; undefined before it told any, or from an older one. */
export const memberDateNow = (): string | undefined => seen?.date || undefined

export const pageMember = (): string | null => member

/** Whether something is for this page's member or for no one who is known; for someone else the page is left. */
export function isForPage(other: string | null | undefined): boolean {
  if (!member || !other || member === other) return true
  location.assign('/')
  return false
}

/** Replies to calls that were under way at once come in any order: an older one is no news and takes nothing back. */
const isNews = (before: Version, now: Version) =>
  now.version > before.version || (now.version === before.version && isLater(before, now))

/** By the date; an older server tells the program day alone. */
const isLater = (before: Version, now: Version) => now.date > before.date || Number(now.day) > Number(before.day)

const newer = (before: Version | undefined, now: Version) => (before && !isNews(before, now) ? before : now)
