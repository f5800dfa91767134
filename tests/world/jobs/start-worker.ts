import { createWorker, type Worker } from '#platform/server/jobs/worker.ts'

export function startWorker(...given: Parameters<typeof createWorker>): Worker {
  const worker = createWorker(...given)
  worker.start()
  return worker
}
