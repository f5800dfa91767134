export function Closed() {
  return (
    <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
      This coaching has ended, so you can read messages but not send any.
    </p>
  )
}
