/** No thread could begin a job in time: the machine is too busy. Another attempt may succeed. */
export class ThreadsBusy extends Error {
  constructor() {
    super('no thread could begin a job in time');
    this.name = 'ThreadsBusy';
  }
}
