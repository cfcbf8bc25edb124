import { catalogue } from './catalogue'

/** Words of the login. */
export const login = catalogue(
  {
    title: 'Log in to Brain',
    text: 'Paste an access token. It is exchanged for a session of this browser and not kept here.',
    ended: 'Your session ended',
    endedText: (uid: string) => `Log in as ${uid} again to go on where you are. What you wrote is still there.`,
    leave: 'Leave this page',
    token: 'Access token',
    action: 'Log in',
    refused: 'This token is not valid, or it was revoked.',
    failed: 'The login did not work. Try again.',
    help: 'A development server prints an address that logs in once. Others get a token from an admin, or with',
    command: 'brain token create',
  },
  {
    title: 'Brain에 로그인',
    text: '접근 토큰을 붙여 넣으세요. 이 브라우저의 세션으로 교환되며 여기에 보관되지 않습니다.',
    ended: '세션이 끝났습니다',
    endedText: (uid: string) => `${uid}(으)로 다시 로그인하면 하던 일을 계속할 수 있습니다. 작성한 내용은 그대로 있습니다.`,
    leave: '이 페이지 떠나기',
    token: '접근 토큰',
    action: '로그인',
    refused: '토큰이 유효하지 않거나 취소되었습니다.',
    failed: '로그인하지 못했습니다. 다시 시도하세요.',
    help: '개발 서버는 한 번 로그인할 수 있는 주소를 출력합니다. 그 밖에는 관리자에게 토큰을 받거나 다음 명령을 쓰세요:',
    command: 'brain token create',
  },
  {
    title: '登录 Brain',
    text: '粘贴访问令牌。它会换成此浏览器的会话，不会保存在这里。',
    ended: '您的会话已结束',
    endedText: (uid: string) => `以 ${uid} 重新登录即可继续。您写的内容仍在。`,
    leave: '离开此页面',
    token: '访问令牌',
    action: '登录',
    refused: '令牌无效或已被撤销。',
    failed: '登录没有成功，请重试。',
    help: '开发服务器会打印一个可登录一次的地址。其他情况请向管理员索取令牌，或使用',
    command: 'brain token create',
  },
)
