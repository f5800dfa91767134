/** Everything written, as files. */
export function TakeAlong() {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      Take it along as{' '}
      <a href="/api/founder-file/export?format=xlsx" download className="link">
        an Excel workbook
      </a>{' '}
      or{' '}
      <a href="/api/founder-file/export?format=json" download className="link">
        JSON
      </a>
      .
    </p>
  )
}
