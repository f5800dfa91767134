import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { PosterPreview } from '#features/game/web/public.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { certificate } from '../../certificate/web/certificate.calls.ts'
import { CertificateSheet } from '../../certificate/web/certificate-sheet.tsx'

/** What is taken along: the certificate and the poster. */
export function Keepsakes() {
  const { data, error, refetch } = useQuery(certificate)
  const certified = data?.certified
  return (
    <section aria-labelledby="keepsakes" className="mt-16">
      <h2 id="keepsakes" className="text-3xl">
        Take it with you
      </h2>
      <div className="mt-6 grid gap-10 lg:grid-cols-2">
        <Keepsake
          title="Your certificate"
          words="Print it or save it. You can also turn on a public page that proves it."
          href="/summit/certificate"
          label="Open the certificate"
        >
          {error && !data && (
            <LoadFailure level={3} title="Your certificate didn’t load" error={error} onRetry={() => void refetch()} />
          )}
          {!data && !error && <Skeleton className="aspect-[7/5] rounded-none" />}
          {certified && (
            <div aria-hidden inert>
              <CertificateSheet certified={certified} level={2} />
            </div>
          )}
        </Keepsake>
        <Keepsake
          title="Your expedition poster"
          words="Your own map with the flags you planted, for the wall or to share. No numbers on it unless you add them."
          href="/frontier/poster"
          label="Make the poster"
        >
          <Suspense fallback={<Skeleton className="aspect-[1200/630] rounded-none" />}>
            <PosterPreview />
          </Suspense>
        </Keepsake>
      </div>
    </section>
  )
}

type KeepsakeProps = { title: string; words: string; href: string; label: string; children?: ReactNode }

const Keepsake = ({ title, words, href, label, children }: KeepsakeProps) => (
  <div className="flex flex-col">
    {children}
    <h3 className="mt-5 text-xl">{title}</h3>
    <p className="mt-1.5 text-ink-soft">{words}</p>
    <div className="mt-4">
      <LinkButton asChild variant="secondary">
        <Link to={href}>{label}</Link>
      </LinkButton>
    </div>
  </div>
)
