/** How `npm start` starts the server; `tests/rules/start-settings.test.ts` compares. */
export const asInstalled = {
  TEST_BUILT_SERVER: 'yes',
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '1',
}
