import { measureProcessorTime } from '../../support/processorTime.ts';

/** The repetitions of an expensive request, because the process may have done something else at the same time. */
const again = 4;

/** Measures the processor time of the most expensive of many requests. */
export class MostExpensive {
  calls = 0;
  processorTime = 0;

  /** Sends a request and returns its answer. */
  async of<T>(ask: () => Promise<T>): Promise<T> {
    const [answer, first] = await this.#measured(ask);
    let least = first;
    for (let times = 0; least > this.processorTime && times < again; times += 1) {
      least = Math.min(least, (await this.#measured(ask))[1]);
    }
    this.calls += 1;
    this.processorTime = Math.max(this.processorTime, least);
    return answer;
  }

  async #measured<T>(ask: () => Promise<T>): Promise<[T, number]> {
    let answer: T;
    const cost = await measureProcessorTime(async () => (answer = await ask()));
    return [answer!, cost];
  }
}
