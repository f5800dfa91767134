import { readFileSync } from 'node:fs'

/** Preloaded into a process: its clock is the machine's, moved by the milliseconds that a file holds, asked ten times a second. */
const file = process.env.CLOCK_OFFSET_FILE
let offset = 0
const look = () => {
  offset = Number(readFileSync(file, 'utf8'))
}
look()
setInterval(look, 100).unref()

const machine = Date.now.bind(Date)
const instant = Temporal.Now.instant.bind(Temporal.Now)
const MachineDate = Date
globalThis.Date = class extends MachineDate {
  constructor(...given) {
    if (given.length === 0) super(machine() + offset)
    else super(...given)
  }
  static now = () => machine() + offset
}
Temporal.Now.instant = () => instant().add({ milliseconds: offset })
