import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { errorToast } from '../error-toast.ts'
import { downloadPicture } from './download-picture.ts'

type SavePictureProps = { label: string; fileName: string; draw: () => Promise<HTMLCanvasElement> }

/** Draws a picture and hands it to the browser as a PNG. */
export function SavePicture({ label, fileName, draw }: SavePictureProps) {
  const [isPending, setIsPending] = useState(false)
  const save = async () => {
    setIsPending(true)
    try {
      await downloadPicture(await draw(), fileName)
    } catch {
      errorToast('We couldn’t make the picture. Please try again.')
    }
    setIsPending(false)
  }
  return (
    <Button variant="secondary" pending={isPending} onClick={() => void save()}>
      <ImageDown aria-hidden />
      {label}
    </Button>
  )
}
