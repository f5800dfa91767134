/** Unlike the callbacks of `mutate`, these run even if the component that called is unmounted by then. */
export const handleResult = <T>(asked: Promise<T>, done: (reply: T) => void, failed: (error: unknown) => void): void =>
  void asked.then(done, failed)
