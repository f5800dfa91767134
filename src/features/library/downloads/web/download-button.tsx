import { Download } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import type { ButtonSize, ButtonVariant } from '#platform/ui/button/button-classes.ts'
import type { Resource } from '../../resources/resources.contract.ts'
import { useDownload } from './use-download.ts'

type DownloadButtonProps = {
  resource: Pick<Resource, 'id' | 'title' | 'downloadedAt'>
  size?: ButtonSize
  variant?: ButtonVariant
}

export function DownloadButton({ resource, size = 'sm', variant = 'secondary' }: DownloadButtonProps) {
  const { download, isPending } = useDownload(resource.id)
  return (
    <Button size={size} variant={variant} pending={isPending} onClick={download}>
      <Download aria-hidden />
      <span>
        {resource.downloadedAt ? 'Download again' : 'Download'}
        <span className="sr-only"> {resource.title}</span>
      </span>
    </Button>
  )
}
