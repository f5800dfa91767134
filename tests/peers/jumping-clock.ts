import { readFileSync } from 'node:fs'
import process from 'node:process'

/** Preloaded into a process: its clock is the machine's, moved by the milliseconds that a file holds, asked ten times a second. */
const file = process.env.CLOCK_OFFSET_FILE ?? ''
let offset = 0
const look = () => {
  offset = Number(readFileSync(file, 'utf8'))
}
look()
setInterval(look, 100).unref()

const MachineDate = Date
const machineNow = Date.now.bind(Date)
const machineInstant = Temporal.Now.instant.bind(Temporal.Now)

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [machineNow() + offset] : given, newTarget),
})
Date.now = () => machineNow() + offset
Temporal.Now.instant = () => machineInstant().add({ milliseconds: offset })
