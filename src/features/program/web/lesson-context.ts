import { type ComponentType, createContext, type ReactNode } from 'react'

/** How an internal link is drawn: with the router's link, if there is a router. */
export type LessonLink = ComponentType<{ href: string; children: ReactNode }>

/** The checklist items that this reader has ticked, by their keys. */
export type Ticks = {
  /** Whether they can be changed. */
  isOpen: boolean
  has: (key: string) => boolean
  set: (key: string, ticked: boolean) => void
}

type Setting = { link?: LessonLink | undefined; ticks?: Ticks | undefined }

/** What the page provides to the lesson it contains. Without it, links are plain and ticks last as long as the page. */
export const LessonContext = createContext<Setting>({})
