import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { DeskHeader } from '../../web/desk-header.tsx'
import type { NextContent } from '../content.contract.ts'
import { nextContent } from './content.calls.ts'
import { LessonBeside } from './lesson-beside.tsx'

export function ContentPage() {
  const { data, error, refetch, isFetching } = useQuery(nextContent)
  return (
    <>
      <DeskHeader
        title="Content"
        lead="What a change would do, before members see it."
        actions={
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            Check again
          </Button>
        }
      />
      <div className="mt-8">
        {error && !data ? (
          <LoadFailure level={2} title="The check didn’t finish" error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Next next={data} />
        ) : (
          <Loading label="Checking the content…">
            <Skeleton className="h-96" />
          </Loading>
        )}
      </div>
    </>
  )
}

function Next({ next }: { next: NextContent }) {
  if (next.isSame)
    return (
      <EmptyState title="Nothing is waiting" level={2}>
        What’s in the folder “{next.folder}” is what members see. Put changes into the folder that NEXT_CONTENT_DIR
        names to see here what they’d do.
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-6">
      {next.mistakes.length > 0 && (
        <section aria-labelledby="mistakes" className="rounded-lg border-l-4 border-danger bg-danger-soft px-5 py-4">
          <h2 id="mistakes" className="font-semibold text-danger">
            This can’t be shown yet
          </h2>
          <List items={next.mistakes} />
        </section>
      )}
      {next.effects.length > 0 && (
        <Card aria-labelledby="effects">
          <CardHeader id="effects" title="What it would do" />
          <List items={next.effects} />
        </Card>
      )}
      {next.lessons.length > 0 && (
        <section aria-labelledby="lessons">
          <h2 id="lessons" className="text-xl">
            Lessons, now and next
          </h2>
          <div className="mt-3 flex flex-col gap-3">
            {next.lessons.map((lesson) => (
              <LessonBeside key={lesson.id} lesson={lesson} />
            ))}
          </div>
        </section>
      )}
      <Card aria-labelledby="files">
        <CardHeader id="files" title="Changed files" />
        <List items={next.files} />
      </Card>
    </div>
  )
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="mt-2 list-disc space-y-2 pl-5 wrap-anywhere">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
