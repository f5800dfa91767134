type Version = { version: number; day: string }

let seen: Version | undefined
let refresh = () => {}
// Opened by the page that listens: where pages are only rendered, an open channel would keep the process from ending.
let channel: BroadcastChannel | undefined

/** Says what to do when the member's record turns out to have changed elsewhere; other tabs are told too. */
export function onVersionChange(act: () => void): void {
  refresh = act
  channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('member-record')
  channel?.addEventListener('message', ({ data }: MessageEvent<Version>) => {
    if (seen && isNews(seen, data)) act()
    seen = newer(seen, data)
  })
}

/**
 * Every reply to a signed-in caller tells the version of the member's record and the program day. The step that our own
 * write made is known already: its mutation says what to refresh.
 */
export function noteVersion(headers: Headers, ownWrite: boolean): void {
  const version = headers.get('x-member-version')
  const day = headers.get('x-program-day')
  if (version === null || day === null) return
  const now = { version: Number(version), day }
  const before = seen
  seen = newer(before, now)
  if (before && !isNews(before, now)) return
  // A page that was just loaded, after a payment for instance, may know more than the tabs that were open before it.
  channel?.postMessage(now)
  if (before && !(ownWrite && now.version === before.version + 1 && now.day === before.day)) refresh()
}

/** The member's program day as the server told it last; undefined before it told any. */
export const programDayNow = (): number | undefined => (seen ? Number(seen.day) : undefined)

/** Replies to calls that were under way at once come in any order: an older one is no news and takes nothing back. */
const isNews = (before: Version, now: Version) =>
  now.version > before.version || (now.version === before.version && Number(now.day) > Number(before.day))

const newer = (before: Version | undefined, now: Version) => (before && !isNews(before, now) ? before : now)
