/** Who looks at a page. */
export type Viewer = 'visitor' | 'client' | 'coach'

/** What an address is to a viewer: the page, nothing, or a way elsewhere. */
export type Answer = 'page' | 'not-found' | { goTo: string }

export type Page = {
  path: string
  name: string
  title: string
  /** A page that is nothing without this in its address: those who lack it go elsewhere. */
  needs?: { query: string; otherwise: string }
  /** Whoever has its address may see it; nobody is led there, search engines neither. */
  isUnlisted?: true
  /** A page of the operator’s desk: nothing for anybody else. */
  isForOperators?: true
  /** A document of its own, with a policy of its own: one comes and goes by loading it. */
  isApart?: true
} & Record<Viewer, Answer>

const everyone = { visitor: 'page', client: 'page', coach: 'page' } as const
const members = { visitor: 'not-found', client: 'page', coach: 'page' } as const
const coaches = { visitor: 'not-found', client: 'not-found', coach: 'page' } as const
const desk = { ...members, isForOperators: true } as const
const clients = { visitor: 'not-found', client: 'page', coach: 'not-found' } as const

/** Every address that is a document. The server answers its status from here, the router its pages. */
export const pages: readonly Page[] = [
  { path: '/', name: 'home', title: 'Dashboard', ...everyone },
  { path: '/dashboard', name: 'home', title: 'Dashboard', ...everyone, visitor: { goTo: '/' } },
  { path: '/framework', name: 'framework', title: 'Framework', ...clients },
  { path: '/summit', name: 'summit', title: 'The summit', ...clients },
  { path: '/summit/certificate', name: 'own-certificate', title: 'Certificate', ...clients },
  { path: '/certificate/:token', name: 'certificate', title: 'Certificate', ...everyone, isUnlisted: true },
  { path: '/phases/:phase', name: 'phase', title: 'Phase', ...clients },
  { path: '/modules', name: 'modules', title: 'Modules', ...clients },
  { path: '/modules/:moduleId', name: 'module', title: 'Module', ...clients },
  { path: '/modules/:moduleId/submodules/:subModuleId', name: 'sub-module', title: 'Lesson', ...clients },
  { path: '/welcome', name: 'welcome', title: 'Welcome', ...clients },
  { path: '/founder-file', name: 'binder', title: 'Founder file', ...clients },
  { path: '/founder-file/plan', name: 'plan', title: 'Plan on a page', ...clients },
  { path: '/founder-file/pages/:pageId', name: 'page-history', title: 'History of a page', ...clients },
  { path: '/founder-file/numbers', name: 'numbers', title: 'This week’s numbers', ...clients },
  { path: '/outcomes', name: 'outcomes', title: 'Outcomes', ...clients },
  { path: '/frontier', name: 'frontier', title: 'Freedom Frontier Map', ...everyone, coach: 'not-found' },
  { path: '/frontier/poster', name: 'poster', title: 'Expedition poster', ...clients },
  { path: '/resources', name: 'resources', title: 'Resource Library', ...members },
  { path: '/ai-assistant', name: 'assistant', title: 'AI coaching assistant', ...members },
  { path: '/pricing', name: 'pricing', title: 'Pricing', ...members },
  {
    path: '/subscribe',
    name: 'subscribe',
    title: 'Payment',
    ...members,
    visitor: { goTo: '/' },
    needs: { query: 'client_secret', otherwise: '/pricing' },
    isApart: true,
  },
  { path: '/refer', name: 'refer', title: 'Refer & Earn', ...everyone },
  { path: '/settings', name: 'settings', title: 'Settings', ...members },
  { path: '/coaching', name: 'coaching', title: 'Coaching', ...clients },
  { path: '/messages', name: 'messages', title: 'Messages', ...clients },
  { path: '/coach/dashboard', name: 'coach-dashboard', title: 'Coach Dashboard', ...coaches },
  { path: '/coach/clients', name: 'coach-clients', title: 'My Clients', ...coaches },
  { path: '/coach/clients/assign', name: 'coach-assign', title: 'Assign New Client', ...coaches },
  { path: '/coach/clients/:clientId', name: 'coach-client', title: 'Client', ...coaches },
  { path: '/coach/clients/:clientId/file', name: 'coach-client-file', title: 'Founder file', ...coaches },
  {
    path: '/coach/clients/:clientId/sessions/:talkId',
    name: 'coach-talk',
    title: 'Session',
    ...coaches,
  },
  { path: '/coach/inbox', name: 'coach-inbox', title: 'Inbox', ...coaches },
  { path: '/coach/write', name: 'coach-write', title: 'Write to several clients', ...coaches },
  { path: '/coach/program', name: 'coach-program', title: 'The program', ...coaches },
  { path: '/coach/program/:lessonId', name: 'coach-lesson', title: 'Lesson', ...coaches },
  { path: '/coach/resources', name: 'coach-resources', title: 'Resource Library', ...coaches },
  { path: '/coach/milestones', name: 'coach-milestones', title: 'Milestones', ...coaches },
  { path: '/coach/milestones/create', name: 'coach-record', title: 'Record Milestone', ...coaches },
  { path: '/coach/achievements', name: 'coach-achievements', title: 'Achievements', ...coaches },
  { path: '/coach/analytics', name: 'coach-analytics', title: 'Analytics', ...coaches },
  { path: '/coach/profile', name: 'coach-profile', title: 'Coach Profile', ...coaches },
  { path: '/operator', name: 'operator-people', title: 'People', ...desk },
  { path: '/operator/people/:memberId', name: 'operator-person', title: 'Person', ...desk },
  { path: '/operator/coaches', name: 'operator-coaches', title: 'Coaches', ...desk },
  { path: '/operator/money', name: 'operator-money', title: 'Money', ...desk },
  { path: '/operator/where-people-stop', name: 'operator-stopping', title: 'Where people stop', ...desk },
  { path: '/operator/broadcasts', name: 'operator-broadcasts', title: 'Broadcasts', ...desk },
  { path: '/operator/broadcasts/:broadcastId', name: 'operator-broadcast', title: 'Broadcast', ...desk },
  { path: '/operator/content', name: 'operator-content', title: 'Content', ...desk },
  { path: '/operator/preview', name: 'operator-preview', title: 'Preview', ...desk },
  { path: '/operator/running', name: 'operator-running', title: 'Running', ...desk },
  { path: '/operator/audit', name: 'operator-audit', title: 'Who did what', ...desk },
  { path: '/coaches/:coachId', name: 'coach', title: 'Coach', ...everyone },
  { path: '/first-lesson', name: 'first-lesson', title: 'The first lesson', ...everyone },
  { path: '/terms', name: 'terms', title: 'Terms', ...everyone },
  { path: '/privacy', name: 'privacy', title: 'Privacy', ...everyone },
  { path: '/refunds', name: 'refunds', title: 'Refunds', ...everyone },
  { path: '/offline', name: 'offline', title: 'Offline', ...everyone },
  { path: '/reset-password', name: 'reset-password', title: 'Set a new password', ...everyone },
  { path: '/unsubscribe', name: 'unsubscribe', title: 'Unsubscribe', ...everyone },
  { path: '/verify-email', name: 'verify-email', title: 'Confirm your email', ...everyone },
]

export type Found = { page: Page; params: Record<string, string> }

/** The page that an address belongs to. */
export function findPage(pathname: string): Found | undefined {
  const parts = pathname.split('/')
  for (const page of pages) {
    const params = matchParts(page.path.split('/'), parts)
    if (params) return { page, params }
  }
  return undefined
}

function matchParts(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (expected.startsWith(':') && part !== '') params[expected.slice(1)] = part
    else if (expected !== part) return undefined
  }
  return params
}
