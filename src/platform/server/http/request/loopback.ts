export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (hostname: string): boolean => loopbackHosts.includes(hostname)
