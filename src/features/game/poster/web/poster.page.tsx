import { Printer } from 'lucide-react'
import { useState } from 'react'
import { BackLink } from '#features/journey/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ChipChoice } from '#platform/ui/form/chip-choice.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { SavePicture } from '#platform/web/picture/save-picture.tsx'
import { type Format, layouts } from '../poster.rules.ts'
import { drawPoster } from './draw-poster.ts'
import { NumberChoice } from './number-choice.tsx'
import { PosterPicture } from './poster-picture.tsx'
import { posterLabel, usePoster } from './use-poster.ts'

/** The member's own map as a picture: to share, for a phone, or for the wall. */
export function PosterPage() {
  const [format, setFormat] = useState<Format>('wide')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { poster, all, error, retry } = usePoster(chosen)
  return (
    <>
      <div className="print:hidden">
        <BackLink to="/frontier">The map</BackLink>
        <PageHeader title="Your expedition poster" lead="Your own map, with every flag you planted." />
      </div>
      {error && <LoadFailure level={2} title="Your map didn’t load" error={error} onRetry={retry} />}
      {!poster && !error && (
        <Loading label="Loading your map…">
          <Skeleton className="mt-8 aspect-[1200/630] max-w-[50rem] rounded-none" />
        </Loading>
      )}
      {poster && (
        <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:mt-0 print:block">
          <div className={classNames('mx-auto w-full shadow-float print:shadow-none', frames[format])}>
            <PosterPicture
              poster={poster}
              format={format}
              label={posterLabel(poster)}
              className={format === 'page' ? 'print:h-full' : ''}
            />
          </div>
          <div className="flex flex-col gap-7 print:hidden">
            <Formats format={format} onChange={setFormat} />
            <div className="flex flex-col items-start gap-3">
              {format === 'page' && (
                <Button onClick={() => print()}>
                  <Printer aria-hidden />
                  Print or save as PDF
                </Button>
              )}
              <SavePicture
                label="Save as a picture"
                fileName={`expedition-${layouts[format].width}x${layouts[format].height}.png`}
                draw={() => drawPoster(poster, format)}
              />
            </div>
            <NumberChoice all={all} chosen={chosen} onChange={setChosen} />
          </div>
        </div>
      )}
    </>
  )
}

const frames: Record<Format, string> = {
  wide: '',
  tall: 'max-w-[26rem]',
  page: 'sheet-upright max-w-[34rem] print:max-w-none print:bg-paper',
}

const formats: Record<Format, string> = {
  wide: 'Wide, 1200 × 630',
  tall: 'Tall, 1080 × 1920',
  page: 'One page, to print',
}

function Formats({ format, onChange }: { format: Format; onChange: (format: Format) => void }) {
  return (
    <fieldset>
      <legend className="font-semibold">Shape</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {(Object.keys(formats) as Format[]).map((one) => (
          <ChipChoice key={one} type="radio" name="shape" checked={one === format} onChange={() => onChange(one)}>
            {formats[one]}
          </ChipChoice>
        ))}
      </div>
    </fieldset>
  )
}
