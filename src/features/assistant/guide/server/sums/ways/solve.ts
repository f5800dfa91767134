import type { Worked } from '../facts.ts'
import { moneyWays } from './money-ways.ts'
import { readWay, type Way } from './read-way.ts'
import { salesWays } from './sales-ways.ts'

const ways: Readonly<Record<string, Way>> = { ...moneyWays, ...salesWays }

/** A sum that is asked for like others of its kind, where each of its amounts has its place in it. */
export function solve(id: string, text: string, own: string | null = null): Worked | undefined {
  const way = ways[id]
  return way && readWay(way, text, own)
}
