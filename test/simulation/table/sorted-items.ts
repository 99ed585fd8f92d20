import type { Item } from './evaluate.ts'

/** Items of one partition in the order of a text. */
export class SortedItems {
  private readonly orders: string[] = []
  private readonly items: Item[] = []

  get size(): number {
    return this.orders.length
  }

  /** The first place whose order is not before `order`. */
  find(order: string): number {
    let low = 0
    let high = this.orders.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.orders[middle] ?? '') < order) low = middle + 1
      else high = middle
    }
    return low
  }

  at(place: number): Item | undefined {
    return this.items[place]
  }

  get(order: string): Item | undefined {
    const place = this.find(order)
    return this.orders[place] === order ? this.items[place] : undefined
  }

  set(order: string, item: Item): void {
    const place = this.find(order)
    if (this.orders[place] === order) {
      this.items[place] = item
      return
    }
    this.orders.splice(place, 0, order)
    this.items.splice(place, 0, item)
  }

  delete(order: string): void {
    const place = this.find(order)
    if (this.orders[place] !== order) return
    this.orders.splice(place, 1)
    this.items.splice(place, 1)
  }
}

/** Partitions by their key. An empty partition takes no memory. */
export class Partitions {
  private readonly partitions = new Map<string, SortedItems>()

  get(key: string): SortedItems | undefined {
    return this.partitions.get(key)
  }

  set(key: string, order: string, item: Item): void {
    let partition = this.partitions.get(key)
    if (!partition) {
      partition = new SortedItems()
      this.partitions.set(key, partition)
    }
    partition.set(order, item)
  }

  delete(key: string, order: string): void {
    const partition = this.partitions.get(key)
    partition?.delete(order)
    if (partition?.size === 0) this.partitions.delete(key)
  }

  values(): Iterable<SortedItems> {
    return this.partitions.values()
  }
}
