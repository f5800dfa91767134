import { domainEvent } from '#shared/domain-event.ts'

/** A member erased a page with its history: what others keep about it goes too. */
export const pageErased = domainEvent<{ memberId: string; pageId: string }>('founder-file.page-erased')
