import { type AnswerEnd, roughTokens, type StepUse } from '../../models/server/chat-model.ts'

type Tokens = Pick<AnswerEnd, 'inputTokens' | 'outputTokens'>

/** What an answer uses, step by step: as the provider tells, else estimated by what was asked and written. */
export class Spending {
  /** The question's tokens, estimated; 0 where no model is asked. */
  asked = 0
  #done: Tokens = { inputTokens: 0, outputTokens: 0 }
  #read = 0
  #written = 0
  #isOpen = true

  /** A step is done. `text`: all that was written until then. */
  step({ isLast, ...told }: StepUse, text: string): void {
    this.#add(told, text)
    this.#isOpen = !isLast
  }

  whole(end: Tokens, text: string): Tokens {
    return {
      inputTokens: end.inputTokens || this.#done.inputTokens || this.asked,
      outputTokens: end.outputTokens || this.#done.outputTokens || roughTokens(text),
    }
  }

  /** Of an answer that broke off: what the provider read of its last step is charged, but for one that it refused before a word. */
  broken(text: string, reason?: string): Tokens {
    const isRefused = reason === 'provider' && text.length === this.#written
    if (this.#isOpen && !isRefused && reason !== 'empty') this.#add({ inputTokens: 0, outputTokens: 0 }, text)
    return this.#done
  }

  #add(told: Tokens, text: string): void {
    // Each step reads again what the one before it read.
    this.#read = told.inputTokens || Math.max(this.asked, this.#read)
    this.#done = {
      inputTokens: this.#done.inputTokens + this.#read,
      outputTokens: this.#done.outputTokens + (told.outputTokens || roughTokens(text.slice(this.#written))),
    }
    this.#written = text.length
  }
}
