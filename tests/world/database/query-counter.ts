import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'

/** Sees every statement that the database is sent, and every answer of it. */
export function queryCounter() {
  const plugin = {
    count: 0,
    /** While someone looks at them, the statements as trees written out. */
    statements: undefined as string[] | undefined,
    transformQuery: ({ node }: PluginTransformQueryArgs) => {
      plugin.statements?.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }: PluginTransformResultArgs) => {
      plugin.count += 1
      return result
    },
  } satisfies KyselyPlugin & { count: number; statements: string[] | undefined }
  return {
    plugin,
    countQueries: async (work: () => Promise<unknown>): Promise<number> => {
      const before = plugin.count
      await work()
      return plugin.count - before
    },
    statementsOf: async (work: () => Promise<unknown>): Promise<readonly string[]> => {
      const seen: string[] = []
      plugin.statements = seen
      await work()
      plugin.statements = undefined
      return seen
    },
  }
}
