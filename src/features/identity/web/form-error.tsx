import { TriangleAlert } from 'lucide-react'

/** What is wrong with the whole form; announced as soon as it is there. */
export function FormError({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex gap-2.5 rounded-md border border-danger bg-danger-soft px-4 py-3 text-sm font-semibold text-danger">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
