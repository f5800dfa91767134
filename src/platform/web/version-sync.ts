import { memberHeader } from '#shared/member-header.ts'

/** `member`: whose it is; `date`: their local one, which goes on where the program day doesn’t. Older servers tell neither. */
type Version = { member: string | null; version: number; day: string; date: string | null }

let seen: Version | undefined
let refresh = () => {}
let leave = () => {}
// Opened by the page that listens: where pages are only rendered, an open channel would keep the process from ending.
let channel: BroadcastChannel | undefined

/**
 * Says what to do when the member's record turns out to have changed elsewhere, and when someone else turns out to have
 * signed in in this browser: the page is not theirs. Other tabs are told too.
 */
export function onVersionChange(changed: () => void, otherMember: () => void): void {
  refresh = changed
  leave = otherMember
  channel ??= openChannel()
}

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const opened = new BroadcastChannel('member-record')
  opened.addEventListener('message', ({ data }: MessageEvent<Version>) => {
    if (seen && isOther(seen, data)) return leave()
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
  const now = versionOf(headers)
  if (!now) return
  const before = seen
  seen = newer(before, now)
  if (before && !isNews(before, now)) return
  // A page that was just loaded, after a payment for instance, may know more than the tabs that were open before it.
  channel?.postMessage(now)
  if (before && !(ownWrite && now.version === before.version + 1 && !isLater(before, now))) refresh()
}

/** Whether a reply was for this page’s member, or for no one who is known. For anyone else's the page is left. */
export function isForThisMember(headers: Headers): boolean {
  const now = versionOf(headers)
  if (!seen || !now || !isOther(seen, now)) return true
  leave()
  return false
}

/** Whose page this is, as the server told it first. */
export const pageMember = (): string | null => seen?.member ?? null

/** The member's program day as the server told it last; undefined before it told any. */
export const programDayNow = (): number | undefined => (seen ? Number(seen.day) : undefined)

function versionOf(headers: Headers): Version | undefined {
  const version = headers.get('x-member-version')
  const day = headers.get('x-program-day')
  if (version === null || day === null) return undefined
  return { member: headers.get(memberHeader), version: Number(version), day, date: headers.get('x-member-date') }
}

const isOther = (before: Version, now: Version) => !!before.member && !!now.member && before.member !== now.member

/** Replies to calls that were under way at once come in any order: an older one is no news and takes nothing back. */
const isNews = (before: Version, now: Version) =>
  now.version > before.version || (now.version === before.version && isLater(before, now))

const isLater = (before: Version, now: Version) =>
  Number(now.day) > Number(before.day) || (!!before.date && !!now.date && now.date > before.date)

/** What one of them doesn’t tell is taken from the other. */
function newer(before: Version | undefined, now: Version): Version {
  const [newest, other] = before && !isNews(before, now) ? [before, now] : [now, before]
  return { ...newest, member: newest.member ?? other?.member ?? null, date: newest.date ?? other?.date ?? null }
}
