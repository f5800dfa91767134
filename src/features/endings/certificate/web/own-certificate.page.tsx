import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { BackLink } from '#features/journey/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { SavePicture } from '#platform/web/picture/save-picture.tsx'
import { NotYet } from '../../summit/web/not-yet.tsx'
import { certificate } from './certificate.calls.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import { PublicPage } from './public-page.tsx'

/** The member's own certificate: to print, to save, and to show. */
export function OwnCertificatePage() {
  const { data, error, refetch } = useQuery(certificate)
  if (error && !data)
    return <LoadFailure title="Your certificate didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label="Loading your certificate…">
        <Skeleton className="h-12 max-w-sm" />
        <Skeleton className="mt-10 aspect-[7/5] max-w-[50rem]" />
      </Loading>
    )
  const { certified, link } = data
  if (!certified) return <NotYet title="Your certificate is waiting at the summit." />
  return (
    <>
      <div className="print:hidden">
        <BackLink to="/summit">The summit</BackLink>
        <PageHeader title="Certificate" lead="It has your name as it is in your settings." />
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:mt-0 print:block">
        <CertificateSheet certified={certified} level={2} />
        <div className="flex flex-col gap-8 print:hidden">
          <div className="flex flex-col items-start gap-3">
            <Button onClick={() => print()}>
              <Printer aria-hidden />
              Print or save as PDF
            </Button>
            <SavePicture
              label="Save as a picture"
              fileName="certificate.png"
              draw={() => import('./draw-certificate.ts').then(({ drawCertificate }) => drawCertificate(certified))}
            />
          </div>
          <PublicPage link={link} />
        </div>
      </div>
    </>
  )
}
