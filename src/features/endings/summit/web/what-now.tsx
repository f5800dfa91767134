import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { membership } from '#features/billing/web/public.ts'

/** Nothing ends by itself and nothing is taken away: what runs on, what stays, and what stops. */
export function WhatNow() {
  return (
    <section aria-labelledby="what-now" className="neatline m-[5px] mt-16 bg-sheet px-5 py-7 sm:px-10 sm:py-10">
      <h2 id="what-now" className="text-3xl">
        What now
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        <Membership />
        <Part title="What stays">
          <p>
            Every lesson you completed stays open to read, even after your membership ends. So do your Founder file and
            its exports, your map, your points and this page.
          </p>
          <p className="mt-3">
            <Link to="/modules" className="link">
              Read a lesson again
            </Link>
          </p>
        </Part>
        <Part title="Which emails stop">
          <p>
            Work reminders stop on their own. You get the Monday email only after a week when you did something here.
            Emails from your coach and about payments or your account keep coming.
          </p>
          <p className="mt-3">
            <a href="/settings#notifications" className="link">
              Choose your emails
            </a>
          </p>
        </Part>
      </div>
    </section>
  )
}

function Membership() {
  const { data } = useQuery(membership)
  const isPaid = data !== undefined && data.tier !== 'starter'
  return (
    <Part title="Your membership">
      {/* Room for the sentence until it is there. */}
      <p className={data ? undefined : 'min-h-[3em]'}>{data?.sentence}</p>
      {data?.canCancel && (
        <p className="mt-2">It continues until you say otherwise. Keep it, change it or end it: your call.</p>
      )}
      <p className="mt-3">
        <a href="/settings#membership" className="link">
          {isPaid ? 'Keep, change or end it' : 'See your membership'}
        </a>
      </p>
    </Part>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="border-t border-ink pt-3 text-xl">{title}</h3>
    <div className="mt-2">{children}</div>
  </div>
)
