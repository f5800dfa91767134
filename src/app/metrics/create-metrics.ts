import type { Context } from '#platform/server/context.ts'
import type { Config } from '../config.ts'
import { readings, readState } from './read-state.ts'

/** The library comes only to who asks for figures. */
export async function createMetrics(listening: NonNullable<Config['metrics']>) {
  const { createPrometheus } = await import('#platform/server/metrics/prometheus.ts')
  const { serveMetrics } = await import('#platform/server/metrics/serve-metrics.ts')
  const { measures, contentType, reader } = createPrometheus()
  return {
    measures,
    serve: (services: Context) =>
      serveMetrics(listening, { contentType, read: reader(readings, () => readState(services)) }),
  }
}
