import http from 'node:http'

type Lesson = { id: string; moduleId: string }

const connections = 64

/** Completions per second: many members at once, each walking through lessons not completed before; the first third warms up. */
export async function completionsPerSecond(
  url: string,
  cookies: readonly string[],
  lessons: readonly Lesson[],
): Promise<number> {
  const warm = Math.floor(lessons.length / 3)
  await completionTimes(url, cookies, lessons.slice(0, warm))
  const begun = performance.now()
  const times = await completionTimes(url, cookies, lessons.slice(warm))
  return times.length / ((performance.now() - begun) / 1000)
}

/** How long each completion took, in milliseconds. */
export async function completionTimes(
  url: string,
  cookies: readonly string[],
  lessons: readonly Lesson[],
): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  // Neighbours in the list are different members, as in life.
  const work = lessons.flatMap((lesson) => cookies.map((cookie) => ({ cookie, lesson })))
  const times: number[] = []
  let next = 0
  const one = async () => {
    for (let item = work[next++]; item; item = work[next++]) {
      const begun = performance.now()
      await complete(url, agent, item.cookie, item.lesson)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return times
}

function complete(url: string, agent: http.Agent, cookie: string, { id, moduleId }: Lesson): Promise<void> {
  const body = JSON.stringify({ moduleId, subModuleId: id })
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const request = http.request(
      `${url}/api/submodules/${id}/complete`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`completion: ${response.statusCode}`)),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
