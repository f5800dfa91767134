import { type LimitNode, type OffsetNode, SqliteQueryCompiler, ValueNode } from 'kysely'

/**
 * Writes limits into the text. SQLite plans by the value that is bound to one, and so plans such a statement anew each
 * time it runs: 5 to 8 µs, which is more than most reads take, and ten times that where other work runs beside.
 */
export class PlanningOnce extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    this.append('limit ')
    this.visitNode(written(node.limit))
  }

  protected override visitOffset(node: OffsetNode): void {
    this.append('offset ')
    this.visitNode(written(node.offset))
  }
}

/** What isn’t a number stays as it is: a slot of a hot query. */
const written = <N extends LimitNode['limit']>(node: N): N =>
  ValueNode.is(node) && Number.isInteger(node.value) ? { ...node, immediate: true } : node
