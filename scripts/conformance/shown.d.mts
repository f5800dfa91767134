type Outcome = { title: string; status: string; file: string }

export function unshownRows(
  rows: readonly { id: string; tests?: readonly string[] }[],
  outcomes: readonly Outcome[],
): string[]
