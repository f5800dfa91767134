import { toast } from '#platform/ui/toast/toast-store.ts'
import { CallError } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { downloadResource } from './downloads.calls.ts'

/** Counts the download, says so and hands the file to the browser. */
export function useDownload(resourceId: string) {
  const { mutate, isPending } = useCall(downloadResource)
  const download = () =>
    mutate(
      { params: { resourceId } },
      {
        onSuccess: ({ url }) => {
          save(url)
          toast({ title: 'Download started' })
        },
        onError: (error) => toast({ ...wordsOf(error), variant: 'destructive' }),
      },
    )
  return { download, isPending }
}

const wordsOf = (error: Error) =>
  error instanceof CallError && error.status === 403
    ? { title: 'Upgrade required', description: 'You need a higher tier to access this resource.' }
    : { title: 'Download failed', description: 'Something went wrong. Please try again.' }

/** Uses a link with `download`, so that the page stays if it fails. */
function save(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
