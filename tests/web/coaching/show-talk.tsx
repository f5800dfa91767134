import { fireEvent, screen } from '@testing-library/react'
import { TalkPage } from '#features/coaching/talks/web/talk.page.tsx'
import { type Answers, answer } from '../answers.ts'
import { showPage } from '../show-page.tsx'
import { aTalk } from './talk-data.ts'

/** Where the next session with Ada is. */
export const talkPath = '/api/coach/clients/ada/sessions/next'

export const showTalk = (talk = aTalk(), more: Answers = {}) =>
  showPage('/coach/clients/$clientId/sessions/$talkId', '/coach/clients/ada/sessions/next', TalkPage, {
    ...answer(`GET ${talkPath}`, talk),
    ...answer('GET /api/coach/snippets', []),
    ...more,
  })

export const typeInto = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
