import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Measures } from './measures.ts'

/** A figure that is asked for only when somebody reads. */
export type Reading = { name: string; help: string; labels: readonly string[] }
export type Value = { labels?: Record<string, string>; value: number }
/** Reads everything that is not measured as it happens; by name of the reading. */
export type ReadState = () => Promise<Record<string, readonly Value[]>>

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const databaseSeconds = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** All figures of one process in Prometheus' text form. */
export function createPrometheus() {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const requests = new Histogram({
    name: 'frontier_http_request_seconds',
    help: 'Requests answered, by the pattern of their route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: requestSeconds,
    registers,
  })
  const statements = new Histogram({
    name: 'frontier_database_statement_seconds',
    help: 'Statements to the database, by outcome',
    labelNames: ['outcome'],
    buckets: databaseSeconds,
    registers,
  })
  const waits = new Histogram({
    name: 'frontier_database_wait_seconds',
    help: 'Waiting for a connection to PostgreSQL, or for the turn to write into SQLite',
    buckets: databaseSeconds,
    registers,
  })
  const emails = new Counter({
    name: 'frontier_emails_total',
    help: 'Tries to hand an email to the mail server, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['sent', 'failed']) emails.inc({ outcome }, 0)

  const measures: Measures = {
    request: ({ route, method, status }, seconds) => requests.observe({ route, method, status }, seconds),
    statement: (outcome, seconds) => statements.observe({ outcome }, seconds),
    waitForDatabase: (seconds) => waits.observe(seconds),
    email: (outcome) => emails.inc({ outcome }),
  }

  /** Everything as text. Where the database is away, what the process itself knows is told all the same. */
  async function tell(gauges: ReadonlyMap<string, Gauge>, up: Gauge, readState: ReadState): Promise<string> {
    const state = await readState().catch(() => undefined)
    up.set(state ? 1 : 0)
    for (const [name, gauge] of gauges) {
      gauge.reset()
      // Reset, one without labels stays there as 0, which would be a figure too.
      gauge.remove({})
      for (const { labels = {}, value } of state?.[name] ?? []) gauge.set(labels, value)
    }
    return register.metrics()
  }

  return {
    measures,
    contentType: register.contentType,
    /** How to read everything, once what is to be read exists. */
    reader: (readings: readonly Reading[], readState: ReadState) => {
      const up = new Gauge({ name: 'frontier_database_up', help: 'Whether the database answered', registers })
      const gauges = new Map(
        readings.map(({ name, help, labels }) => [name, new Gauge({ name, help, labelNames: labels, registers })]),
      )
      return () => tell(gauges, up, readState)
    },
  }
}
