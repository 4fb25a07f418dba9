/** Remembers the results of a pure function for the keys asked for last. */
export class Recent<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly size: number) {}

  /** What `make` returned for this key; what it throws is not remembered. */
  get(key: string, make: () => Value): Value {
    const known = this.values.get(key);
    if (known !== undefined) {
      // A map keeps the order of insertion: the first key is the one not asked for longest.
      this.values.delete(key);
      this.values.set(key, known);
      return known;
    }
    const value = make();
    this.values.set(key, value);
    if (this.values.size > this.size) this.values.delete(this.values.keys().next().value ?? '');
    return value;
  }
}
