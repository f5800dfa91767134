/** An exercise that a member keeps running. Once its lesson is completed, it runs no more. */
interface RunningExercisesTable {
  memberId: string
  subModuleId: string
  /** What is counted: `interviews`; empty where nothing is. */
  unit: string
  target: number | null
  /** What the member counted; a page of the Founder file may hold more. */
  done: number
  /** Local dates. */
  backOn: string | null
  startedOn: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    runningExercises: RunningExercisesTable
  }
}
