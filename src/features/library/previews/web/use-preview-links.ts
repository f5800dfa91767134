import { useEffect } from 'react'
import { useCall } from '#platform/web/queries.ts'
import { openResource } from './previews.calls.ts'

/** Preview links, requested again on every visit because they last five minutes. */
export function usePreviewLinks(resourceId: string) {
  const { mutate, data, error } = useCall(openResource)
  const ask = () => mutate({ params: { resourceId } })
  useEffect(() => mutate({ params: { resourceId } }), [mutate, resourceId])
  return { links: data, error, ask }
}
